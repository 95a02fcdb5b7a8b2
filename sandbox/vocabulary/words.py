"""The words for what objects are: colors, supertypes, card types and subtypes [105.1, 205.3, 205.4]."""
from sandbox.engine.printed import CARD_TYPES, COLORS, SUPERTYPES
from sandbox.language.phrase import Phrase

__all__ = ["BASICS", "CARD_TYPES", "COLORS", "CREATURE_TYPES", "HEADS", "LAND_TYPES", "SINGULAR", "SUBTYPES", "SUPERTYPES", "TYPES",
           "WITHOUT", "Wording"]

BASICS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}      # 305.6


def listed(words):
    return tuple(" ".join(word.split()) for word in words.split(","))


ARTIFACT_TYPES = listed("""
    Attraction, Blood, Bobblehead, Clue, Contraption, Equipment, Food, Fortification, Gold, Incubator, Infinity, Junk, Lander,
    Map, Powerstone, Spacecraft, Stone, Treasure, Vehicle
""")
ENCHANTMENT_TYPES = listed("""
    Aura, Background, Cartouche, Case, Class, Curse, Role, Room, Rune, Saga, Shard, Shrine
""")
LAND_TYPES = listed("""
    Cave, Desert, Forest, Gate, Island, Lair, Locus, Mine, Mountain, Plains, Planet, Power-Plant, Sphere, Swamp, Tower, Town,
    Urza's
""")
PLANESWALKER_TYPES = listed("""
    Ajani, Aminatou, Angrath, Arlinn, Ashiok, Bahamut, Basri, Bolas, Calix, Chandra, Comet, Dack, Dakkon, Daretti, Davriel,
    Dihada, Domri, Dovin, Ellywick, Elminster, Elspeth, Estrid, Freyalise, Garruk, Gideon, Grist, Guff, Huatli, Jace, Jared, Jaya,
    Jeska, Kaito, Karn, Kasmina, Kaya, Kiora, Koth, Liliana, Lolth, Lukka, Minsc, Mordenkainen, Nahiri, Narset, Niko, Nissa,
    Nixilis, Oko, Quintorius, Ral, Rowan, Saheeli, Samut, Sarkhan, Serra, Sivitri, Sorin, Szat, Tamiyo, Tasha, Teferi, Teyo,
    Tezzeret, Tibalt, Tyvar, Ugin, Urza, Venser, Vivien, Vraska, Vronos, Will, Windgrace, Wrenn, Xenagos, Yanggu, Yanling, Zariel
""")
BATTLE_TYPES = listed("""
    Siege
""")
DUNGEON_TYPES = listed("""
    Undercity
""")
SPELL_TYPES = listed("""
    Adventure, Arcane, Lesson, Omen, Trap
""")
CREATURE_TYPES = listed("""
    Time Lord, Advisor, Aetherborn, Alien, Ally, Angel, Antelope, Ape, Archer, Archon, Armadillo, Army, Artificer, Assassin,
    Assembly-Worker, Astartes, Atog, Aurochs, Avatar, Azra, Badger, Balloon, Barbarian, Bard, Basilisk, Bat, Bear, Beast, Beaver,
    Beeble, Beholder, Berserker, Bird, Bison, Blinkmoth, Boar, Bringer, Brushwagg, Camarid, Camel, Capybara, Caribou, Carrier,
    Cat, Centaur, Child, Chimera, Citizen, Cleric, Clown, Cockatrice, Construct, Coward, Coyote, Crab, Crocodile, C'tan, Custodes,
    Cyberman, Cyclops, Dalek, Dauthi, Demigod, Demon, Deserter, Detective, Devil, Dinosaur, Djinn, Doctor, Dog, Dragon, Drake,
    Dreadnought, Drix, Drone, Druid, Dryad, Dwarf, Echidna, Efreet, Egg, Elder, Eldrazi, Elemental, Elephant, Elf, Elk, Employee,
    Eye, Faerie, Ferret, Fish, Flagbearer, Fox, Fractal, Frog, Fungus, Gamer, Gargoyle, Germ, Giant, Gith, Glimmer, Gnoll, Gnome,
    Goat, Goblin, God, Golem, Gorgon, Graveborn, Gremlin, Griffin, Guest, Hag, Halfling, Hamster, Harpy, Hedgehog, Hellion, Hero,
    Hippo, Hippogriff, Homarid, Homunculus, Horror, Horse, Human, Hydra, Hyena, Illusion, Imp, Incarnation, Inkling, Inquisitor,
    Insect, Jackal, Jellyfish, Juggernaut, Kangaroo, Kavu, Kirin, Kithkin, Knight, Kobold, Kor, Kraken, Llama, Lamia, Lammasu,
    Leech, Lemur, Leviathan, Lhurgoyf, Licid, Lizard, Lobster, Manticore, Masticore, Mercenary, Merfolk, Metathran, Minion,
    Minotaur, Mite, Mole, Monger, Mongoose, Monk, Monkey, Moogle, Moonfolk, Mount, Mouse, Mutant, Myr, Mystic, Nautilus, Necron,
    Nephilim, Nightmare, Nightstalker, Ninja, Noble, Noggle, Nomad, Nymph, Octopus, Ogre, Ooze, Orb, Orc, Orgg, Otter, Ouphe, Ox,
    Oyster, Pangolin, Peasant, Pegasus, Pentavite, Performer, Pest, Phelddagrif, Phoenix, Phyrexian, Pilot, Pincher, Pirate,
    Plant, Platypus, Porcupine, Possum, Praetor, Primarch, Prism, Processor, Qu, Rabbit, Raccoon, Ranger, Rat, Rebel, Reflection,
    Rhino, Rigger, Robot, Rogue, Sable, Salamander, Samurai, Sand, Saproling, Satyr, Scarecrow, Scientist, Scion, Scorpion, Scout,
    Sculpture, Seal, Serf, Serpent, Servo, Shade, Shaman, Shapeshifter, Shark, Sheep, Siren, Skeleton, Skunk, Slith, Sliver,
    Sloth, Slug, Snail, Snake, Soldier, Soltari, Sorcerer, Spawn, Specter, Spellshaper, Sphinx, Spider, Spike, Spirit, Splinter,
    Sponge, Squid, Squirrel, Starfish, Surrakar, Survivor, Symbiote, Synth, Tentacle, Tetravite, Thalakos, Thopter, Thrull,
    Tiefling, Toy, Treefolk, Trilobite, Triskelavite, Troll, Turtle, Tyranid, Unicorn, Vampire, Varmint, Vedalken, Villain,
    Volver, Wall, Walrus, Warlock, Warrior, Weasel, Weird, Werewolf, Whale, Wizard, Wolf, Wolverine, Wombat, Worm, Wraith, Wurm,
    Yeti, Zombie, Zubera
""")

SUBTYPES_OF = {"artifact": ARTIFACT_TYPES, "enchantment": ENCHANTMENT_TYPES, "land": LAND_TYPES, "planeswalker": PLANESWALKER_TYPES,
               "instant": SPELL_TYPES, "sorcery": SPELL_TYPES, "battle": BATTLE_TYPES, "dungeon": DUNGEON_TYPES, "creature": CREATURE_TYPES,
               "kindred": CREATURE_TYPES}
SUBTYPES = tuple(dict.fromkeys(word for words in SUBTYPES_OF.values() for word in words))
TYPES = SUPERTYPES + CARD_TYPES + SUBTYPES

IRREGULAR = {"sorcery": "sorceries", "Plains": "Plains", "Elf": "Elves", "Wolf": "Wolves", "Werewolf": "Werewolves",
             "Dwarf": "Dwarves", "Fungus": "Funguses", "Ox": "Oxen", "Mouse": "Mice", "Fish": "Fish", "Sheep": "Sheep",
             "Faerie": "Faeries", "Ally": "Allies", "Mercenary": "Mercenaries", "Cyclops": "Cyclopes", "Hippo": "Hippos",
             "Thalakos": "Thalakos", "Eldrazi": "Eldrazi", "Merfolk": "Merfolk", "Moonfolk": "Moonfolk", "Treefolk": "Treefolk",
             "Myr": "Myr", "Kor": "Kor", "Naga": "Naga", "Squid": "Squid", "Jellyfish": "Jellyfish", "Starfish": "Starfish",
             "Serf": "Serfs", "Kithkin": "Kithkin", "Samurai": "Samurai", "Ninja": "Ninja", "Dauthi": "Dauthi", "Soltari": "Soltari",
             "Vedalken": "Vedalken", "Octopus": "Octopuses", "Pegasus": "Pegasuses", "Lotus": "Lotuses", "Sphinx": "Sphinxes",
             "Fox": "Foxes", "Phoenix": "Phoenixes", "Homunculus": "Homunculi", "Child": "Children", "Zubera": "Zubera", "Bison": "Bison",
             "Siege": "Sieges", "Dryad": "Dryads", "Efreet": "Efreet", "Djinn": "Djinn", "Kavu": "Kavu",
             "Spellshaper": "Spellshapers"}


def plural_of(word):
    if word in IRREGULAR:
        return IRREGULAR[word]
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    return word[:-1] + "ies" if word.endswith("y") and word[-2] not in "aeiou" else word + "s"


HEADS = {word: plural_of(word) for word in ("permanent", "card", "spell", "token", *CARD_TYPES, *SUBTYPES)}
SINGULAR = {many: one for one, many in HEADS.items()}
WITHOUT = r"(?:non-?)?"                               # "nontoken", "non-Aura"


def alternatives(words):
    """A pattern for any of the words, the longest first."""
    return "(?:" + "|".join(sorted(words, key=len, reverse=True)) + ")"


class Wording(Phrase):
    """A leaf that is one of a few fixed wordings: its field `word` is what it says."""
    @classmethod
    def from_text(cls, text):
        return cls(word=text)

    def to_text(self, form):
        return self.word
