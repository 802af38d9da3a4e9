"""The bands' project: settings and addresses."""
