"""The web page on which a person plays: its files, its routes and the socket of every open tab."""
