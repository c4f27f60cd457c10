"""What players press: private panels for decisions, the menu, the lobby, votes and standing orders."""
