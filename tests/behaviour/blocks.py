"""Who may block whom, as the table offers it."""


def offered_blocks(table, *attacks):
    """These pairs attack; the pairs (blocker, attacker) that may be declared then, by name."""
    table.does("go_to", table.state.active, 0, "declare blockers")
    table.answers(tuple(attacks))
    return {(one.name, other.name) for one, other in table.asked.options} if table.asked else set()
