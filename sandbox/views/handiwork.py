"""Edits by hand that need a word or a number first: counters, damage, life, mana, turn, attaching to what is clicked next."""
from PySide6.QtCore import QPoint

from sandbox.models import dropping, edits
from sandbox.models.doings import agreeing
from sandbox.views.cardmenu import CornerMenu
from sandbox.views.carry import Target
from sandbox.views.popups import CounterPopup, NumberPopup
from sandbox.views.setupbar import TurnMenu

KINDS = ["+1/+1", "-1/-1", "loyalty", "lore", "charge", "time", "stun", "shield", "flying", "oil"]
PLAYER_KINDS = ["poison", "energy", "experience", "rad", "ticket"]


class Handiwork:
    """The part of the window that is the person's own hand."""

    def way(self):
        return self.setup.manner().way

    def by_hand(self, ids, what, value):
        """An edit on objects, by its word in the menu."""
        state, way = self.table.state, self.way()
        ids = [id for id in ids if state.things.get(id)]
        if not ids:
            return
        simple = {"transform": lambda id: edits.transform(state, id, way), "control": lambda id: edits.control(state, id, value),
                  "remove": lambda id: edits.remove(state, id), "copy": lambda id: edits.copy(state, self.table.seat, id, self.manner()),
                  "detach": lambda id: edits.attach(state, id, None), "sick": lambda id: edits.sick(state, id, value)}
        if what == "transform" and not all(state.things.get(id).copiable.turns for id in ids):
            self.say(f"{state.look(ids[0]).name} has no other face [701.27c].", "refused")
        elif what in simple:
            self._edit([simple[what](id) for id in ids])
        elif what == "tap":
            self._tap_by_hand(ids)
        elif what == "inspect":
            self.inspect(ids[0])
            self.show_inspector()
        elif what == "variant":
            self.make_variant(ids[0])
        elif what == "mend":
            self.mend_object(ids[0])
        elif what == "move":
            self._move(ids, value)
        elif what == "attach":
            self._attach(ids)
        else:
            self._count(ids, what)

    def _edit(self, actions):
        """All of it as one step."""
        if actions:
            self.table.edit(edits.together(self.table.seat, actions))

    def _move(self, ids, zone):
        owner = self.table.state.things.get(ids[0]).owner
        self._mean(dropping.by_hand(self.table, tuple(ids), Target("zone", owner, zone), self.manner()), self.place_of(ids[0]))

    def _attach(self, ids):
        """The next click says to what."""
        self.pointing = lambda host: self._edit([edits.attach(self.table.state, id, host, self.way()) for id in ids if id != host])
        self.say("Click what it is to be attached to, or press Esc.")

    def _pointed(self, key):
        pointing, self.pointing = self.pointing, None
        self.notice.hide()
        if key >= 0 and self.table.state.things.get(key):
            pointing(key)

    def _count(self, ids, what):
        state = self.table.state
        thing = state.things.get(ids[0])
        name = state.look(ids[0]).name
        if what == "counters":
            counts = dict(thing.counters)
            popup = CounterPopup(self, f"Counters on {name}", list(dict.fromkeys([*counts, *KINDS])), counts)
            popup.counted.connect(
                lambda kind, count: self._edit([edits.counters(state, id, kind, count, self.way()) for id in ids if kind])
            )
        else:
            popup = NumberPopup(self, f"Damage on {name}", thing.damage, 0, 9999)
            popup.given.connect(lambda count: self._edit([edits.damage(state, id, count) for id in ids]))
        popup.open_at(self.place_of(ids[0]))
        self.popup = popup

    # ---- players ----
    def corner_menu(self, seat, zone, at: QPoint):
        self.menu = CornerMenu(self.table.state.seats[seat].name, zone, self)
        self.menu.wanted.connect(lambda what, value: self.corner_deed(seat, what, value, zone))
        self.menu.popup(at)

    def corner_deed(self, seat, what, value, zone="library"):
        state, way = self.table.state, self.way()
        player = state.seats[seat]
        if what == "life":
            return self._ask(f"Life of {player.name}", player.life, -999, lambda life: edits.life(state, seat, life, way), seat)
        if what == "player counters":
            counts = dict(player.counters)
            popup = CounterPopup(self, f"Counters on {player.name}", list(dict.fromkeys([*counts, *PLAYER_KINDS])), counts)
            popup.counted.connect(lambda kind, count: self._edit([edits.player_counters(state, seat, kind, count)] if kind else []))
            popup.open_at(self.corner_place(seat))
            self.popup = popup
        elif what == "look":
            self.open_pile(seat, zone)
        elif what == "concede":
            self.concede(seat)
        else:
            self.table.edit({"mana": edits.player(seat, pool=player.pool + (value or "")), "empty": edits.player(seat, pool=""),
                             "draw": edits.tell(seat, "Draw a card."), "shuffle": edits.tell(seat, "Shuffle.")}[what])

    def concede(self, seat):
        """That player leaves the game, at any time but in the middle of an answer [104.3a]."""
        name = self.table.state.seats[seat].name
        if self.table.choice is not None:
            return self.say("First answer what is asked, or press Esc to take it back.", "refused")
        if self.table.state.seats[seat].lost:
            return self.say(f"{name} {'have' if name == 'You' else 'has'} lost already.", "refused")
        if self.table.do(("concede", seat)):
            self.say(f"{name} {agreeing(name, 'concede')} [104.3a]: Ctrl+Z takes it back.")

    def _ask(self, words, value, least, made, seat):
        popup = NumberPopup(self, words, value, least)
        popup.given.connect(lambda number: self.table.edit(made(number)))
        popup.open_at(self.corner_place(seat))
        self.popup = popup

    def corner_place(self, seat):
        corner = self.field.corners[seat]
        return corner.mapToGlobal(QPoint(24, 40))

    # ---- the turn ----
    def turn_menu(self):
        state = self.table.state
        self.menu = TurnMenu(state, self)
        self.menu.step_wanted.connect(lambda step: self.table.edit(edits.turn(self.table.state, step=step)))
        self.menu.active_wanted.connect(lambda seat: self.table.edit(edits.turn(self.table.state, active=seat)))
        self.menu.priority_wanted.connect(lambda seat: self.table.edit(edits.turn(self.table.state, priority=seat)))
        self.menu.turn_wanted.connect(self._turn_number)
        self.menu.popup(self.setup.turn.mapToGlobal(QPoint(0, 0)))

    def _turn_number(self):
        popup = NumberPopup(self, "Turn number", self.table.state.turn, 1, 999, (-1, 1))
        popup.given.connect(lambda number: self.table.edit(edits.turn(self.table.state, turn=number)))
        popup.open_at(self.setup.turn.mapToGlobal(QPoint(0, -60)))
        self.popup = popup

    def mana_menu(self):
        seat = self.table.seat
        self.menu = CornerMenu(self.table.state.seats[seat].name, "player", self)
        self.menu.wanted.connect(lambda what, value: self.corner_deed(seat, what, value))
        self.menu.popup(self.setup.mana.mapToGlobal(QPoint(0, 0)))
