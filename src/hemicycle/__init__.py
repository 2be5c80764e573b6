"""Hemicycle: civics games for the table, complete and true to their rule books."""
