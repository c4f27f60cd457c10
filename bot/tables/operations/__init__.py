"""What can be done at a table: one module for each kind of request."""
