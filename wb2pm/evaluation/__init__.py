"""Tasks, solvers and scores: rules, miners and models on the same examples."""
