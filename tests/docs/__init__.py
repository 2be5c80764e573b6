"""The pages of the project are run: their code, their commands, their games."""
