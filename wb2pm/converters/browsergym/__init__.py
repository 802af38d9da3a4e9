"""Episodes that BrowserGym and AgentLab store, step by step, as pickles."""
