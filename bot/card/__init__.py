"""The public card of a table: what it says, and how it gets into its channel."""
