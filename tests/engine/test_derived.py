"""What is derived follows the State and nothing else: never its history, and no more of it than what changed [613]."""
