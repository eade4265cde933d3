"""Commands whose help and errors are in the chosen language.

A command takes its sentences from the texts `ui-<command>-about`, `-short` and `-examples`; its parameters theirs from
`ui-<command>-option-<parameter>` or, where several commands mean the same, from `ui-option-<parameter>`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from functools import partial
from importlib.metadata import version

import click

from tripot.cli.shell import errors
from tripot.cli.shell.terminal import Terminal
from tripot.core import is_compiled
from tripot.core.errors import BadInput
from tripot.text import LANGUAGES

WIDTH = 100


class Whole(click.ParamType[int]):
    """A whole number within bounds."""

    name = "whole"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise errors.BadValue(argument=name_of(param), value=value, wanted=f"{self.low}..{self.high}")
        return number


class WordType(click.ParamType[str]):
    """One word of a few."""

    name = "word"

    def __init__(self, allowed: Sequence[str]) -> None:
        self.allowed = tuple(allowed)

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.allowed:
            raise errors.BadValue(argument=name_of(param), value=value, wanted=list(self.allowed))
        return str(value)


def name_of(param: click.Parameter | None) -> str:
    return param.opts[0] if param else ""


class Localised(click.Command):
    """What commands and the group of all commands have in common."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, say(ctx, "ui-help-usage") + " ")

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with section(formatter, say(ctx, "ui-help-examples")):
            for line in (self.epilog or "").splitlines():
                formatter.write(f"{'':{formatter.current_indent}}{line}\n")

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """With click's own errors turned into ours."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            raise usage_error(error, ctx) from error
        if rest and not isinstance(self, click.Group):
            raise errors.ExtraArguments(found=rest, help=help_of(ctx))
        return rest


class TripotCommand(Localised):
    """`params` name their metavar by the last part of its text key, `ui-metavar-…`."""

    def __init__(
        self, name: str, terminal: Terminal, callback: Callable[..., None], params: Sequence[click.Parameter]
    ) -> None:
        super().__init__(name, callback=callback, params=[*params, *common_params()], add_help_option=False)
        localise(self, terminal)

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_section(formatter, "ui-help-arguments", [p for p in self.params if isinstance(p, click.Argument)], ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_section(formatter, "ui-help-options", [p for p in self.params if isinstance(p, click.Option)], ctx)


class Group(Localised, click.Group):
    def __init__(self, name: str, terminal: Terminal, commands: Sequence[TripotCommand]) -> None:
        super().__init__(
            name,
            commands={str(command.name): command for command in commands},
            params=[*common_params(), version_option()],
            callback=show_help_without_command,
            invoke_without_command=True,
            add_help_option=False,
            subcommand_metavar=terminal.say("ui-metavar-command"),
        )
        localise(self, terminal)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, str(command.short_help)) for name, command in self.commands.items()]
        with section(formatter, say(ctx, "ui-help-commands")):
            formatter.write_dl(rows)
        write_section(formatter, "ui-help-options", self.params, ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            raise errors.UnknownCommand(command=args[0], known=list(self.commands), help="tripot --help")
        return super().resolve_command(ctx, args)


MakeCommand = Callable[[Terminal], TripotCommand]


def cli_command(name: str, *params: click.Parameter) -> Callable[[Callable[..., None]], MakeCommand]:
    """Make a command of a function, which is given the terminal and the parameters by their names."""

    def decorate(run: Callable[..., None]) -> MakeCommand:
        return lambda terminal: TripotCommand(name, terminal, partial(run, terminal), [*map(copy, params)])

    return decorate


# ---- texts ----------------------------------------------------------------------------------------------------------


def localise(command: click.Command, terminal: Terminal) -> None:
    command.context_settings = {"obj": terminal, "max_content_width": WIDTH}
    command.help = terminal.say(f"ui-{command.name}-about")
    command.short_help = terminal.say(f"ui-{command.name}-short")
    command.epilog = terminal.say(f"ui-{command.name}-examples")
    command.options_metavar = terminal.say("ui-metavar-options")
    for param in command.params:
        assert isinstance(param, click.Option | click.Argument)
        own = f"ui-{command.name}-option-{param.name}"
        param.help = terminal.say(own if terminal.speaker.has(own) else f"ui-option-{param.name}")
        if param.metavar:
            param.metavar = terminal.say(f"ui-metavar-{param.metavar}")
        if isinstance(param, click.Argument) and not param.required:
            param.metavar = f"[{param.metavar}]"


def say(ctx: click.Context, key: str) -> str:
    terminal: Terminal = ctx.obj
    return terminal.say(key)


def write_section(
    formatter: click.HelpFormatter, key: str, params: Sequence[click.Parameter], ctx: click.Context
) -> None:
    records = [record for param in params if (record := param.get_help_record(ctx))]
    if records:
        with section(formatter, say(ctx, key)):
            formatter.write_dl(records)


@contextmanager
def section(formatter: click.HelpFormatter, heading: str) -> Iterator[None]:
    """As click's own, but for the colon, which is the text's: French puts a space before it."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        yield


# ---- parameters that every command has ------------------------------------------------------------------------------


def common_params() -> list[click.Parameter]:
    return [
        # Read before the commands are made, by `asked_language`; here only so that it may stand anywhere.
        click.Option(["--lang"], type=WordType(LANGUAGES), metavar="language", expose_value=False),
        click.Option(["--help"], is_flag=True, is_eager=True, expose_value=False, callback=show_help),
    ]


def version_option() -> click.Option:
    return click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show_version)


# Read before parsing, so that errors of parsing are JSON too.
JSON = click.Option(["--json"], is_flag=True, expose_value=False)


def exclude(flag: str, others: Mapping[str, object]) -> None:
    """None of the others may be given together with `flag`."""
    for other, value in others.items():
        if value is not None:
            raise errors.Conflict(flags=[flag, other])


def show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        terminal: Terminal = ctx.obj
        terminal.tell("ui-version", version=version("tripot"))
        if not is_compiled():
            terminal.tell("ui-plain-engine")
        ctx.exit()


def show_help_without_command() -> None:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


# ---- errors ---------------------------------------------------------------------------------------------------------


def usage_error(error: click.UsageError, ctx: click.Context) -> BadInput:
    if isinstance(error, click.NoSuchOption):
        return errors.UnknownFlag(flag=error.option_name, help=help_of(ctx))
    if isinstance(error, click.MissingParameter) and error.param:
        return errors.MissingArgument(argument=error.param.metavar or name_of(error.param), help=help_of(ctx))
    if isinstance(error, click.BadOptionUsage):
        wants_none = any(error.option_name in p.opts and getattr(p, "is_flag", False) for p in ctx.command.params)
        kind = errors.NoValueWanted if wants_none else errors.MissingValue
        return kind(flag=error.option_name, help=help_of(ctx))
    return errors.BadUsage(found=error.format_message(), help=help_of(ctx))


def help_of(ctx: click.Context) -> str:
    return f"{ctx.command_path} --help"
