"""The rules of a game, clause by clause, from its register: `{rules} trok`.

Every clause has its id as anchor, so that `players/trok.html#TRK-4.9` can be linked to.
"""

from docutils import nodes

from documentation.showing import AboutGame, paragraph, section, strong
from tripot.text.rules import Clause, register


class Rules(AboutGame):
    def run(self) -> list[nodes.Node]:
        rules = register(self.game)
        return [
            section(
                f"chapter-{chapter.number}",
                f"{chapter.number}. {chapter.title[self.language]}",
                nodes.definition_list("", *map(self.entry, rules.clauses_of(chapter.key))),
            )
            for chapter in rules.chapters
        ]

    def entry(self, clause: Clause) -> nodes.definition_list_item:
        own = nodes.reference("", clause.id, refid=clause.id, classes=["clause-id"])
        texts = [paragraph(clause.text[self.language])]
        if clause.ruling:
            label = self.speaker.say("ui-rules-ruling")
            texts.append(paragraph(strong(f"⚖ {label} "), clause.ruling_text[self.language], classes=["ruling"]))
        return nodes.definition_list_item("", nodes.term("", "", own, ids=[clause.id]), nodes.definition("", *texts))
