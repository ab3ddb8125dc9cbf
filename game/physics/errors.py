"""The one error that a machine raises for input it cannot take."""


class MachineError(ValueError):
    """An input of a machine is not a number, out of its limits, or names nothing that exists."""
