"""The server: HTTP and one socket a client. It carries messages; the rules and the tables lie below it."""
