# The server.

page-not-built = This server has tables for card games, but its page has not been built. In a checkout of the project “make page” builds it. Then install the project again, if it was installed with pip, and start the server again.
page-protocol = The protocol, for pages and programs

preview-won = { $game }: { $winners } { $count ->
    [1] wins
   *[other] win
}
preview-game = { $game }: { $names }
preview-score = { $name } { $score }
preview-about = { $told }. See the game again, from every seat.
preview-picture = A scene of { $game }, and the scores

error-newer-database = The database was made by a newer version of this program, and cannot be used by this one.
error-database-in-use = The database “{ $database }” is in use: by a server, or by “tripot move-database”. Stop that first.
error-unreachable-database = The database “{ $database }” cannot be used. The database server says: { $why }
error-unfit-database = The database server has { $found }. Needed: { $wanted } or newer, and a database with the encoding UTF8.
error-not-empty = “{ $database }” already holds guests or tables. Name an empty database.
error-other-secret = The server “{ $node }” uses the same database with another secret than that in “{ $file }”. Copy the secret file of one server to all of them.
error-bad-secret = The file “{ $file }” must hold the server’s secret as { $digits } hexadecimal digits, and does not. Put a copy of it back; if there is none, delete the file: the next start makes a new secret, and all links to tables and seats change.
error-exposed-file = The file “{ $file }” holds secrets and can be read by others. Let only its owner read it (chmod 600), and run the server as that user.
error-bad-message = This message cannot be read: { $found }
error-no-guest = The server does not know you yet. Choose a name first.
error-wrong-origin = This request comes from a page of another site.
error-not-allowed = That is not for you to do here: { $wanted }.
error-not-found = There is nothing here, or nothing for you to see.
error-no-tutorial = There is no tutorial for “{ $game }” yet.
error-wrong-method = That cannot be done with this address.
error-not-now = That is not possible now: { $wanted }.
error-late-answer = That question is not asked any more. Nothing was changed.
error-seat-taken = This seat is already taken.
error-command-id-used = Another command has had this id. Nothing was changed. Give each command an id of its own.
error-too-slow = The request did not come whole in time.
error-too-large = That is too large: at most { $largest } bytes are allowed.
error-target-too-long = The address of the request is too long: at most { $longest } bytes are allowed.
error-head-too-large = The head of the request is too large: at most { $largest } bytes in { $lines } lines are allowed, each at most { $longest }.
error-too-many = That was too much in too little time. Try again in a moment.
error-too-many-bot-tables = You may have { $allowed } tables at which only bots play, and as many are being played. Wait until one of these games is over.
error-busy = The server is busy. Each guest may have at most { $allowed } hints or reviews of games under way at a time. Try again in a moment.
error-bot-failed = No answer was found in the time there is for it. Nothing was changed.
error-not-kept = This device cannot save anything more, so nothing was changed. Make some room on it, or let the browser keep more.
error-not-stored = The server cannot keep anything at the moment, so nothing was changed. Please tell the host.
error-taken-over = Another server looks after this table now. Nothing was changed. Try again in a moment.
error-elsewhere = Another server looks after this table. Nothing was changed. Try again in a moment.
error-node-unreachable = The server that looks after this table does not answer. Try again in a moment: nothing is done twice.
error-not-read = The server cannot read what it has stored. Nothing was changed. Please tell the host.
error-outcome-unknown = The server cannot tell whether this was kept, and starts again to find out. Try again in a moment: nothing is done twice.
error-broken-table = This game cannot be stepped through any more; its record is kept. The reason: { $why }

wanted-host = only the host may
wanted-own-seat = only somebody who sits at the table may
wanted-free-seat = the seat has to be free
wanted-standing = you sit at the table already
wanted-open-table = the game has already begun
wanted-full-table = there are free seats
wanted-playing-table = no game is being played
wanted-finished-game = the game is still being played
wanted-newcomer = you have played at this table already
wanted-same-game = the game, and what a position fixes, cannot be changed
wanted-seats-for-all = there have to be seats for all who sit here
wanted-moment-to-go-on = the game was over then
wanted-own-finished-game = you are still playing there, or never have
wanted-hints = this table has no hints
wanted-chat = this table has no chat of this kind
wanted-words = the message is empty
wanted-spectators = this table has no spectators
wanted-somebody-else = it has to be somebody else
wanted-clock = there is no clock to add time to
wanted-spectator = that person is not watching
wanted-person = no person sits there
wanted-key = the link is not the right one
wanted-decision-to-undo = there is no decision of yours that can be taken back
wanted-question = nothing is asked of you
wanted-answer-that-stands = you have changed your answers too often in this game, so this one stands

verified = { $number ->
    [0] No decision was made in this game; its luck follows from the seed, and the seed is the one that was promised at the start.
    [1] The one decision of this game follows the rules, its luck follows from the seed, and the seed is the one that was promised at the start.
   *[other] All { $number } decisions of this game follow the rules, its luck follows from the seed, and the seed is the one that was promised at the start.
}

chat-hello = Hello!
chat-good-luck = Good luck!
chat-thanks = Thank you!
chat-well-played = Well played!
chat-good-game = Good game!
chat-sorry = Sorry!
chat-one-moment = One moment, please.
chat-your-turn = We are waiting for you.
chat-oops = Oops!
chat-bye = Goodbye!
