"""The tutorial of a game to read, from the script that the page plays: `{lesson} trok`."""

from collections import deque

from docutils import nodes

from documentation.showing import AboutGame, paragraph, section, strong
from tripot.core.match import Match
from tripot.server.house.library import tutorials
from tripot.text import Speaker
from tripot.text.table import picture_of, table_lines

QUESTION = {"en": "Asked: ", "fr": "La question\u00a0: "}
ANSWER = {"en": "Answer: ", "fr": "La réponse\u00a0: "}


class LessonDirective(AboutGame):
    def run(self) -> list[nodes.Node]:
        script = tutorials.read_script(self.game.key)
        position = {"game": self.game.key, "seats": len(script.names)} | script.position
        lesson = tutorials.Lesson(script, Match.from_position(position, script.seed), self.language)
        lesson.let_others_play(deque())
        steps = [node for number, step in enumerate(script.steps, 1) for node in self.step(lesson, step, number)]
        title, closing = script.title[self.language], script.closing[self.language]
        return [section("lesson", title, *steps, paragraph(closing))]

    def step(self, lesson: tutorials.Lesson, step: tutorials.ScriptStep, number: int) -> list[nodes.Node]:
        """What the learner sees, is told and asked, answers, and then hears."""
        match, seat = lesson.match, lesson.seat
        speaker = Speaker(self.language, self.game, lesson.teller.names, viewer=seat)
        view, start = match.view(seat), len(match.journal.entries)
        picture = picture_of(table_lines(self.game, view, self.language))
        action, question = self.game.parse(step.answer), speaker.prompt(view)
        answer = speaker.choice(action, view) or speaker.action(action)
        lesson.take(step)
        heard = [nodes.list_item("", paragraph(speaker.event(event))) for event in match.events(seat, start)]
        return [
            nodes.raw("", f'<div class="table-picture">{picture}</div>', format="html"),
            paragraph(strong(f"{number}. "), step.text[self.language]),
            paragraph(strong(QUESTION[self.language]), question),
            paragraph(strong(ANSWER[self.language]), answer, " ", nodes.literal("", step.answer)),
            nodes.bullet_list("", *heard),
            paragraph(nodes.emphasis("", step.praise[self.language])),
        ]
