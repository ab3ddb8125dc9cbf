"""What answers the rules: dice, hands and machines. Random streams live here and nowhere else."""
