import { admin } from './admin/en.ts';
import { BOT_NAMES } from '@horda/bots';
import { botWords } from '@horda/bots/words';
import { plural, type PluralForms } from '@horda/parts';
import { HORDA } from '../installation.ts';
import { flagWith, inShell } from '../terminal/command-line.ts';
import { roughly } from '../terminal/duration.ts';
import { asSentence } from '../terminal/width.ts';
import { usageOf } from './usage.ts';
import type { AfterwardsWay, Words } from './words.ts';

const BOTS = BOT_NAMES.join(', ');

const count = (n: number, forms: PluralForms): string => plural('en', n, forms);
const meant = (near: string | null): string => (near === null ? '' : ` Did you mean ${near}?`);
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);
const wonBy = (names: readonly string[]): string => (names.length === 0 ? 'Nobody wins.' : `Won by: ${listed(names)}.`);
const numbers = (n: number): string => count(n, { one: '# number', other: '# numbers' });
const playersOf = (n: number): string => count(n, { one: '# player', other: '# players' });

const tablesOf = (n: number): string => count(n, { one: '# table', other: '# tables' });
const linesOf = (n: number): string => count(n, { one: '# line', other: '# lines' });
const megabytes = (bytes: number): string => (bytes / 1e6).toLocaleString('en-GB', { maximumFractionDigits: 1 });

const GAME_FLAGS = `  --players N          how many play
  --set OPTION=VALUE   a setting of the table; again for each (see horda list)
  --seed TEXT          any text; the same text deals the same cards
  --pack FILE          cards of your own (see horda pack --help)`;
const EVERYWHERE = `  --lang pl|en         the language; otherwise as the locale says
  --help               this text`;

const BRIEF: Words['brief'] = {
  list: [['', 'games, players, languages, settings']],
  play: [['GAME', 'play here, with bots or people beside you']],
  resume: [['[GAME]', 'go on with a game that you left']],
  saves: [['', 'the games that wait for you, and their folder']],
  sim: [['GAME', 'many games between bots, and who won']],
  series: [['GAME', 'whole campaigns between bots']],
  replay: [['FILE', 'watch a saved game']],
  verify: [['FILE', 'check that a saved game kept to the rules']],
  rules: [['[GAME] [NUMBER]', 'the game on one page, then every rule']],
  pack: [
    ['template GAME', "a file with the game's cards, to change them"],
    ['check FILE', 'check such a file'],
  ],
  bench: [['[GAME]', 'speed of the rules']],
  engine: [['GAME', 'JSON lines on stdin and stdout, for programs']],
  serve: [['', 'tables that friends share over the network']],
  admin: [['', 'look after the tables of a running server']],
  backup: [['FILE', 'everything that a server keeps, in one file']],
  restore: [['FILE', 'bring such a file back']],
  completion: [['SHELL', 'lets bash, zsh or fish complete this command']],
};

const AFTERWARDS_EN: Readonly<Record<AfterwardsWay, string>> = {
  rematch: 'rematch',
  swap: 'swap sides',
  replay: 'replay',
  log: 'log',
  save: 'save',
  menu: 'menu',
};

export const en: Words = {
  language: 'en',
  brief: BRIEF,
  usage: usageOf(
    'horda: a table for zombie board games',
    BRIEF,
    `Help with a command: horda help play. Language: --lang pl|en.
Version: horda version.
Without a command, on a terminal, a menu opens.`,
  ),
  help: {
    list: `horda list [--json]

Games with their players, languages, settings, and where the cards come from.

  --json               one JSON document and nothing else
${EVERYWHERE}`,
    play: `horda play GAME [--players N] [--seats KIND,KIND,…] [--names NAME,NAME,…]
                [--seed TEXT] [--set OPTION=VALUE]… [--pack FILE] [--plain]
horda play --load FILE [--plain]
horda play [GAME] --continue FILE [flags as above]

Plays in the terminal. Without --seats you play against careful bots (greedy).

${GAME_FLAGS}
  --seats KIND,…       who sits where: human, ${BOTS}; one a player
  --names NAME,…       what the players are called; one for each player
  --load FILE          go on with a saved game
  --continue FILE      play the next chapter of a finished one
  --plain              sentences without drawing, for a screen reader
${EVERYWHERE}

In the game: the number of an option, or why WORDS, undo, hint, save FILE,
rules C14, more, log, table, help, quit. A game may have commands of its own:
help lists them.

On a terminal the game is kept after every decision, also if the window is
closed: see horda resume --help.`,
    resume: `horda resume [NAME | GAME | FILE] [--plain]
horda resume --list
horda resume --forget NAME

Goes on with a game that was left or interrupted: with the only one, with the
one that you choose (the newest comes first), or with the one that is named.
Seats, names, bots, cards, language and undo are as they were. A finished game
is not kept; save it before you leave if you want to see it again.

  --list               only list the games that wait
  --forget NAME        remove this one
  --plain              sentences without drawing, for a screen reader
${EVERYWHERE}

Games are kept in ~/.local/share/horda/games (XDG_DATA_HOME, on Windows
LOCALAPPDATA), or in the folder that HORDA_GAMES names.`,
    saves: `horda saves [--json]
horda saves --forget NAME

The games that wait to be resumed, the newest first, and the folder in which
they are kept. horda resume NAME goes on with one of them.

  --forget NAME        remove this game
  --json               one JSON document and nothing else
${EVERYWHERE}`,
    sim: `horda sim GAME [--players N,…] [--games N] [--bots BOT,…]
               [--seed TEXT] [--set OPTION=VALUE,…]… [--pack FILE] [--jobs N]
               [--json | --report FILE [--force]]

Plays many games between bots. The digest is the same on every run and machine,
whatever --jobs says.

Ctrl-C ends the run early and prints what is finished: how many games of how
many, without a digest; --json marks it as "incomplete". The exit code is 130.

Several numbers of players (--players 1-6, --players 1,2,4) or several values of
a setting (--set difficulty=easy,hard) make one study of each combination, at
most 24, and one table, document or report that compares them.

${GAME_FLAGS}
  --games N            how many games (1000)
  --bots BOT,…         ${BOTS}: one for all seats, or one each (random)
  --jobs N             how many threads (one for each processor)
  --json               one JSON document and nothing else
  --report FILE        also writes a page with plots (HTML) for a browser
  --force              replace a file that is already there
${EVERYWHERE}`,
    series: `horda series GAME [--seeds N] [--players N] [--bots BOT,…] [--attempts N]
                  [--chapters N] [--seed TEXT] [--set OPTION=VALUE]… [--jobs N]
                  [--save FOLDER [--force]] [--json]

Bots play whole series of a game whose chapters follow each other: each chapter
begins with what the one before it left. A chapter that is lost is played again
from the same beginning, --attempts times at most; then the series ends there.
Says how far each series got, and how often each chapter was lost.

  --seeds N            how many series (20)
  --players N          how many play
  --bots BOT,…         ${BOTS}: one for all seats, or one each (greedy)
  --attempts N         how often a chapter is tried (3)
  --chapters N         play this many chapters at most
  --seed TEXT          any text; the same text deals the same cards
  --set OPTION=VALUE   a setting of the first chapter; again for each
  --jobs N             how many threads (one for each processor)
  --save FOLDER        keep each series as a file for verify and play --continue
  --force              replace a file that is already there
  --json               one JSON document and nothing else
${EVERYWHERE}`,
    replay: `horda replay FILE [--step] [--seat N | --all]

Shows a saved game from the first turn to the last, as somebody who watches
would see it.

  --step               wait for Enter after each turn; q leaves
  --seat N             what the player in seat N saw (1 is the first)
  --all                all hands
${EVERYWHERE}`,
    verify: `horda verify FILE… [--json]

Plays a saved game again and checks every answer; of a game from a server also
that the cards were dealt as promised. Says ok, or where the fault is (exit
code 1).

Several files, or one with {"horda":1,"series":[…]}, are games that follow each
other, the first one first: each must begin with what the one before it left.

  --json               one JSON document and nothing else
${EVERYWHERE}`,
    rules: `horda rules [GAME] [NUMBER | WORD] [--tests] [--json]

The rules of a game: first the whole game on one page, then every rule with its
number; or one rule (its number alone finds its game), or all rules that contain
a word.

  --tests              which tests hold each rule (in a checkout)
  --json               one JSON document and nothing else
${EVERYWHERE}`,
    pack: `horda pack template GAME [--set OPTION=VALUE]… [--out FILE] [--force]
horda pack check FILE [--json]

Cards of your own for a game. The template holds the game's own cards: change
what you like, check it, then play with --pack FILE. See docs/packs.md.

  --set OPTION=VALUE   whose cards the template holds, where a game has several
  --out FILE           write the template there; otherwise it is printed
  --force              replace a file that is already there
  --json               one JSON document and nothing else
${EVERYWHERE}`,
    bench: `horda bench [GAME] [--json]

Decisions per second of random play: these rules, a bare loop of the same game,
and the same game on boardgame.io.

  --json               one JSON document and nothing else
${EVERYWHERE}`,
    engine: `horda engine GAME [--pack FILE]

Plays by JSON lines: one request a line on stdin, one reply a line on stdout.
See docs/engine.md.

  {"id": 1, "do": "new", "players": 4, "seed": "example"}

  --pack FILE          cards of your own for every new table
${EVERYWHERE}`,
    serve: `horda serve [--port N] [--host ADDRESS] [--data FOLDER] [--origin URL]…
            [--behind-proxy] [--word-file FILE] [--log LEVEL] [--json]
            [--admin-key-file FILE]
            [--expire-open TIME] [--expire-unused TIME] [--expire-idle TIME]
            [--expire-over TIME] [--most-gigabytes N] [--most-tables N]

Serves tables over the network until Ctrl-C, and prints the address. Games are
kept in a folder, or in the PostgreSQL database that DATABASE_URL names.

  --port N             the port (8080, or a free one if that is taken; 0: any)
  --host ADDRESS       where to listen (127.0.0.1: this machine only)
  --data FOLDER        where games are kept (HORDA_DATA, or the folder data)
  --origin URL         a further site whose pages may connect; again for each
  --behind-proxy       believe the proxy in front about who calls
  --word-file FILE     only who knows the word in it makes tables (HORDA_WORD)
  --log LEVEL          silent, error, info, debug (info; on a terminal error)
  --json               one JSON document after the start and nothing else

  --admin-key-file FILE  the key for horda admin, 32 characters or more
                         (or HORDA_ADMIN_KEY); without it there is no admin
  --expire-open TIME     tables that have not begun end after it (14d)
  --expire-unused TIME   imported games and forks that nobody used (3d)
  --expire-idle TIME     games at which nothing happens (90d)
  --expire-over TIME     finished games (365d)
                         TIME: 14d, 12h, 30m, or never
  --most-gigabytes N     no new tables when the store has reached it
  --most-tables N        no new tables when there are so many
${EVERYWHERE}`,
    admin: admin.help(EVERYWHERE),
    backup: `horda backup FILE [--data FOLDER] [--force] [--json]

Writes everything that a server keeps into one file, while the server runs or
not: tables, logs, hashes of keys. FILE may be - for standard output. The file
can be restored into a folder or into PostgreSQL, whichever it came from. It
holds the hidden cards of running games and what people wrote: keep it safe.

  --data FOLDER        the server's folder (HORDA_DATA, or the folder data);
                       DATABASE_URL names a PostgreSQL database instead
  --force              replaces FILE if it exists
  --json               one JSON document and nothing else
${EVERYWHERE}`,
    restore: `horda restore FILE [--data FOLDER] [--replace] [--json]

Brings back what horda backup has written, after the whole file was checked. A
server that runs goes over to it at once; its players are told to come back.
FILE may be - for standard input.

  --data FOLDER        where to (HORDA_DATA, or the folder data);
                       DATABASE_URL names a PostgreSQL database instead
  --replace            replaces the tables that are there; a folder keeps its
                       former database beside the new one
  --json               one JSON document and nothing else
${EVERYWHERE}`,
    completion: `horda completion bash|zsh|fish

Prints what a shell needs to complete the commands, flags and games of horda
when you press Tab. Put it where your shell reads it:

  bash   echo 'eval "$(horda completion bash)"' >> ~/.bashrc
  zsh    echo 'eval "$(horda completion zsh)"' >> ~/.zshrc   (after compinit)
  fish   horda completion fish > ~/.config/fish/completions/horda.fish

${EVERYWHERE}`,
  },
  errors: {
    unknownCommand: (name, allowed, near) => `there is no command ${name}; there are: ${allowed}.${meant(near)}`,
    unknownFlag: (name, allowed, near) => `there is no option ${name}; allowed: ${allowed}.${meant(near)}`,
    unknownLanguage: (name, allowed, near) => `unknown language ${name}; allowed: ${allowed}.${meant(near)}`,
    unknownGame: (name, allowed, near) => `there is no game ${name}; there are: ${allowed}.${meant(near)}`,
    unknownSetting: (name, game, allowed, near) => `${game} has no setting ${name}; it has: ${allowed}.${meant(near)}`,
    unknownKind: (name, allowed, near) => `nobody called ${name} can take a seat; allowed: ${allowed}.${meant(near)}`,
    unknownBot: (name, allowed, near) => `there is no bot ${name}; there are: ${allowed}.${meant(near)}`,
    unknownRule: (name, game, examples, near) =>
      `${game} has no rule ${name}; numbers look like this: ${examples}.${meant(near)}`,
    unknownLog: (name, allowed, near) => `--log cannot be ${name}; allowed: ${allowed}.${meant(near)}`,
    needsValue: (flag) => `${flag} needs a value.`,
    takesNoValue: (flag) => `${flag} takes no value.`,
    tooManyArguments: (first) => `${first} is one argument too many; try --help.`,
    missingGame: (command, allowed) => `which game? horda ${command} GAME, where GAME is one of: ${allowed}.`,
    missingFile: (command) => `which file? horda ${command} FILE`,
    notANumber: (flag, given, min, max) => `${flag} must be a whole number from ${min} to ${max}, not ${given}.`,
    settingShape: (given) => `--set must look like option=value, not ${given}.`,
    settingValue: (setting, given, allowed) => `${setting} cannot be ${given}; allowed: ${allowed}.`,
    settingValueFor: (n, setting, given, allowed) =>
      `with ${playersOf(n)} ${setting} cannot be ${given}; allowed: ${allowed}.`,
    repeatedValue: (setting, value) => `${setting} has the value ${value} twice; name each value once.`,
    playerCounts: (given, least, most) =>
      least === most
        ? `--players must be ${least}, not ${given}: in this game the number of players is fixed.`
        : `--players must be a whole number from ${least} to ${most}, a range such as ${least}-${most}, or a list ` +
          `such as ${least},${most} that has each number once, not ${given}.`,
    botsForSeats:
      '--bots with one bot for each seat goes with one number of players only; ' +
      'name one bot for all seats, or one number in --players.',
    tooManyStudies: (studies, most) => `these would be ${studies} studies, and at most ${most} can be compared.`,
    replacedSetting: (setting) => `${setting} cannot be chosen with --pack: the pack decides it.`,
    seatCount: (flag, given, players) =>
      count(given, {
        one: `${flag} names # seat, but ${players} play.`,
        other: `${flag} names # seats, but ${players} play.`,
      }),
    badName: (given) => `${given} cannot be a name: one line of 1 to 16 letters, and each player another.`,
    badDuration: (flag, given, never) =>
      `${flag} must be a length of time such as 14d, 12h or 30m${never ? ', or never' : ''}, not ${given}.`,
    badOrigin: (given) => `--origin must look like https://example.org or http://10.0.0.5:8000, not ${given}.`,
    notTogether: (one, other) => `${one} and ${other} do not go together.`,
    internal: (what) => `a fault of ours: ${what}. Please report it; HORDA_DEBUG=1 shows where it happened.`,
    internalWithSave: (what, file) => `a fault of ours: ${what}. Please report it with the game, saved in ${file}.`,
  },
  file: {
    about: (file, what) => `${file}: ${what}`,
    missing: 'there is no such file.',
    notAFile: 'not a file.',
    unreadable: (code) => `cannot be read (${code}).`,
    unwritable: (code) => `cannot be written (${code}).`,
    tooLarge: (megabytes) => `larger than ${megabytes} MB, so it is not a saved game.`,
    notJson: 'not a saved game: it is not valid JSON.',
    otherGame: 'is there already and holds another saved game; choose another name, or replace it with --force.',
    isThere: 'is there already; choose another name, or replace it with --force.',
    notASave:
      'this is JSON, but not a saved game: Horda did not write it. horda saves lists the games that wait for you.',
    notOurs: 'is there already and is not a saved game; choose another name, or replace it with --force.',
    notAReport:
      'is there already and is not a report of a simulation; choose another name, or replace it with --force.',
    noFolder: 'its folder does not exist.',
    whole: 'the whole',
    wrongShape: (path, must) => `not a saved game: ${path} ${must}.`,
    unknownGame: (name, allowed) => `a game of ${name}, which is not known here; known: ${allowed}.`,
    otherVersion: (its, ours) => `made with version ${its} of the rules; these are version ${ours}.`,
    refusedAnswer: (n, seat, reason) => `the fault is in answer ${n} (seat ${seat}): ${reason}`,
    changedAnswer: (n, seat) =>
      `the fault is in answer ${n} (seat ${seat}): it does not lead to the table that was recorded.`,
    changedSetup: 'the fault is in the set-up: it does not lead to the table that was recorded.',
    brokenAt: (n) => `the rules fail at answer ${n}.`,
    otherPack: (id) => `the cards of the pack ${id} are not those that were played with: their hash differs.`,
    wrongPack: (path, problem) => `not a saved game: ${path}: ${problem}`,
    otherSecret: 'the cards were not dealt as promised: fair.secret does not fit fair.commitment.',
    otherSeed: 'the cards were not dealt as promised: the seed does not follow from what is in fair.',
  },
  must: {
    object: 'must be an object',
    list: 'must be a list',
    listOf: (n) => count(n, { one: 'must be a list of # entry', other: 'must be a list of # entries' }),
    text: 'must be a text',
    name: 'must be a name of 1 to 16 letters',
    otherName: 'must be a name that nobody else has',
    choice: 'must be a choice: an object with a text "do"',
    mark: 'must be a mark of 14 hexadecimal digits',
    packId: 'must be the name of a pack: small letters, digits and hyphens',
    digits: (n) => `must be ${n} hexadecimal digits`,
    table: (game, seats) => `must be a table of ${game} with ${seats} seats`,
    wholeNumber: (min, max) => `must be a whole number from ${min} to ${max}`,
    oneOf: (allowed) => `must be one of: ${allowed}`,
    atMost: (n) => `must not be longer than ${n}`,
  },
  refusals: {
    over: 'the game was already over.',
    notAsked: 'this player was not asked.',
    answered: 'this player had already answered.',
    stale: 'it answers another question than the one that was open.',
    tooFew: 'too few things were picked.',
    tooMany: 'too many things were picked.',
    repeated: 'the same thing was picked twice.',
    notOffered: 'this was not offered.',
  },
  play: {
    you: 'you',
    tooSmall: (columns, rows) =>
      `The window is too small for a drawing, which needs ${columns} columns and ${rows} rows, so the table is told in words. When it is larger, type draw.`,
    windowTooSmall: ([columns, rows], [width, height]) =>
      `This window has ${columns} columns and ${rows} rows; the table needs ${width} and ${height}. Make it larger, or type plain: the table is then told in words.`,
    plainNow: 'The table is told in words; draw brings the drawing back.',
    bot: 'bot',
    defaultName: (n) => `Player ${n}`,
    kinds: { human: 'human', ...botWords('en', 'bot') },
    ask: 'Your choice (help: commands): ',
    askSeveral: (min, max) =>
      `Your choices, ${min === max ? numbers(min) : `${min} to ${max} numbers`} (help: commands): `,
    askOneOf: (other) => `Your choice (seat ${other ?? 'NAME'}: hand over; help: commands): `,
    ownOffer: (what) => `Offered to you: ${what} (offer: answer it)`,
    othersOffered: (names) => `May answer an offer: ${names.join(', ')} (offer NAME: take it up).`,
    askOffer: 'Your answer to the offer (Enter: leave it open): ',
    noOffer: 'Nothing is offered to anybody at this keyboard now.',
    nobodyElse: 'Nobody else at this keyboard can decide now.',
    whoElse: (typed, others) =>
      `${typed === null ? 'Who takes the keyboard?' : `Nobody who can decide now is called ${typed}.`} Type seat and a name: ${others.join(', ')}.`,
    goalTitles: { want: 'GOAL', turn: 'TURN', danger: 'DANGER', fall: 'DEFEAT', end: 'END' },
    goalKeys: 'rules: how to play   ? what can I do   x: hide for good',
    signsKey: (command) => `${command}: legend`,
    goalAway: 'The goal is put away for good; ? shows it again.',
    moreNow: 'more: all options.',
    log: 'log',
    earlier: (n) => count(n, { one: 'log: # line more', other: 'log: # lines more' }),
    hiddenOptions: (n) => `${n} out of sight`,
    cutOptions: 'the options in full: more',
    next: 'Enter: go on ',
    cover: (name) => `${name} is next. The others look away. ${name}: press Enter. `,
    notUnderstood: (typed, near) =>
      `I do not understand ${typed}. Type the number of an option; help lists the commands.${meant(near)}`,
    sameNumber: 'Type each number only once.',
    wrongCount: (given, min, max) =>
      min === max ? `Type ${numbers(min)}, not ${given}.` : `Type ${min} to ${max} numbers, not ${given}.`,
    noSuchNumber: (typed, max) =>
      max === 1
        ? `There is no option ${typed}: there is only 1.`
        : `There is no option ${typed}: the numbers go from 1 to ${max}.`,
    undone: (what) => (what === '' ? 'Your last choice is taken back.' : `Taken back: ${what}`),
    nothingToUndo: 'You have decided nothing yet.',
    undoStopped: (what) => `That cannot be taken back, because it showed something new: ${what}`,
    undoOfOther: (name) => `That cannot be taken back any more: ${name} has decided since.`,
    hint: (option) => asSentence(`A careful player would choose: ${option}`),
    hintBecause: (reason) => `On average after this turn: ${reason}.`,
    hintSecond: (moves, outlook) => `The runner-up: ${moves}${outlook === null ? '' : ` (${outlook})`}.`,
    onlyChoice: (option) => asSentence(`There is only one choice: ${option}`),
    sureAgain: (warning) => `${warning} If you are sure, type the same once more.`,
    follows: (ahead) => `What follows: ${ahead}`,
    thenTold: (option, ahead) => `${asSentence(option)} ${ahead}`,
    thenNothing: (option) => `${asSentence(option)} Nothing more can be foretold now.`,
    thenUnknown: (typed, handle) => `There is no option ${typed} now. Type its number, such as: then ${handle}`,
    thenWhich: (handle) => `What follows which option? Type for example: then ${handle}`,
    saved: (file) => `Saved in ${file}. Go on later with: ${HORDA} play ${flagWith('--load', file)}`,
    offerToSave: 'Save the game first? (y/n) ',
    kept: (id) => `Left the table. The game is kept.\nGo on with: ${HORDA} resume ${id}`,
    keptApart: (id) => `This game is played in another window too. Here it is kept as ${id} from now on.`,
    notKept: (why) => `The game cannot be kept for later: ${why} save FILE saves it elsewhere.`,
    left: 'Left the table.',
    unfinished: 'the input ended, but the game did not.',
    over: 'The game is over.',
    afterwards: (ways) => `${ways.map((way) => AFTERWARDS_EN[way]).join(', ')}; Enter: leave `,
    verdict: { won: 'You win!', lost: 'You lose.', allWon: 'You all win!', allLost: 'You all lose.' },
    endedBy: (what, rule) => `What decided it: ${what} [${rule}]`,
    noSuchWay: (typed, near) => `Not understood: ${typed}. The game is over; what can be done is below.${meant(near)}`,
    turningPoint: (when, what) => `Turning point (${when}): ${what}`,
    ownEnd: (when, what) => `Your end (${when}): ${what}`,
    places: (all) => `Places: ${all.join(', ')}.`,
    fellIn: (name, turn) => `${name} (out in turn ${turn})`,
    winners: wonBy,
    whyOffered: (option, handle) => asSentence(`You can do this: ${handle}) ${option}`),
    whyNot: (option, reason, rule) => `${asSentence(`Not now: ${option}`)} ${reason} [${rule}]`,
    whyNotBy: (option, rule, text) => `${asSentence(`Not now: ${option}`)} ${rule}: ${text}`,
    whyNothing: (typed, example, near) =>
      `I know nothing called ${typed} in this game.${meant(near)} Ask like this: why ${example}`,
    whyPrompt: (rule, text) => `You are asked this because of ${rule}: ${text}`,
    ruling: (why) => `Why it is read so: ${why}`,
    rulesFound: (n) => count(n, { one: '# rule:', other: '# rules:' }),
    noRule: (typed, near) => `No rule has the number or the word ${typed}.${meant(near)}`,
    emptyLog: 'Nothing has happened yet.',
    option: (handle, text) => asSentence(`${handle}: ${text}`),
    endless: (n) => `the bots have not come to an end after ${n} decisions.`,
    botsAlone: (n) => `Bots have made ${n} decisions without you. Enter lets them go on; save and quit work too.`,
    help: (why, rule, shared, offers) => [
      'Type the number of an option, or a word that names it. Or a command:',
      '',
      '  then NUMBER   what follows this option for sure, and the odds: then 2',
      `  why WORDS     why something is not offered: why ${why}`,
      '  undo          take back your answer, as long as nothing new was shown',
      '  hint          what a careful player would choose',
      '  save FILE     save the game; go on later with horda play --load FILE',
      `  ${`rules ${rule}`.padEnd(14)}a rule by its number, or all that contain a word`,
      '  more          the question with all its options, page by page',
      '  log           all that has happened',
      '  table         the whole table in sentences, with the discard piles',
      '  plain, draw   the table in words instead of a drawing, and back',
      ...(shared ? ['  seat NAME     hand over: somebody else decides, or changes a plan'] : []),
      ...(offers ? ['  offer NAME    answer what somebody asks for, though nobody waits for it'] : []),
      '  help          this text',
      '  quit          leave the table; horda resume goes on with the game',
      '',
      'Polish words work as well: skutek, dlaczego, cofnij, podpowiedz, zapisz, zasady,',
      'wiecej, dziennik, stol, pomoc, wyjdz.',
    ],
    helpOfGame: 'Commands of this game:',
  },
  list: {
    players: (min, max) => (min === max ? playersOf(min) : `${min}–${max} players`),
    sources: (rulebook, published, house) =>
      `${rulebook} cards from the rulebook, ${published} from published lists, ${house} of our own`,
    languages: 'Polish, English',
    settings: 'Settings (--set option=value; * is what you get otherwise):',
    houseRule: 'house rule',
    botsOnly: (value) => `${value} when only bots play`,
  },
  sim: {
    interval: (low, high) => `${low} to ${high} at 95%`,
    title: (game, games, players) =>
      count(games, { one: `${game}: # game, ${playersOf(players)}`, other: `${game}: # games, ${playersOf(players)}` }),
    options: 'settings',
    seed: 'seed',
    pack: 'pack',
    seat: (n, bot) => `seat ${n} (${bot})`,
    shared: 'shared',
    together: 'won together',
    turns: 'turns',
    turnsOf: ({ mean, min, median, max }) => `${mean} on average, median ${median}, ${min} to ${max}`,
    decisions: 'decisions',
    decisionsOf: (total, perSecond, seconds) => `${total} in ${seconds} s, ${perSecond} per second`,
    digest: 'digest',
    progress: 'games',
    rest: (seconds) => `about ${roughly(seconds)} left`,
    interrupted: (games, of) =>
      games === 0
        ? `Interrupted before the first of ${of} games was finished.`
        : `Interrupted after ${games} of ${of} games. Only these are counted, without a digest.`,
    noReport: (file) => `No report was written to ${file}: a report is about a whole run.`,
    compared: (game, studies, games) =>
      count(games, {
        one: `${game}: ${studies} studies of # game each`,
        other: `${game}: ${studies} studies of # games each`,
      }),
    heads: {
      players: 'players',
      games: 'games',
      seat: (n) => `seat ${n}`,
      interval: '95% interval',
      turns: 'mean turns',
    },
    range: (low, high) => `${low} to ${high}`,
    bots: 'bots',
    reportIn: (file) => `The report is in ${file}; open it in a browser.`,
  },
  completion: {
    whichShell: (allowed) => `which shell? horda completion ${allowed}`,
    unknownShell: (name, allowed, near) =>
      `horda completion does not know the shell ${name}; it knows: ${allowed}.${meant(near)}`,
    help: 'explains a command',
    version: 'the version',
  },
  resume: {
    keptIn: (folder) => `These games are in ${folder}`,
    none: `no game waits to be gone on with. Begin one: ${HORDA} play GAME`,
    which: 'Which game shall go on?',
    how: (id) => `Go on with one of them: ${HORDA} resume ${id}`,
    unknown: (name, allowed, near) =>
      `no game is kept as ${name}${allowed === '' ? '' : `; there are: ${allowed}`}.${meant(near)}`,
    forgetWhich: 'which game? horda resume --forget NAME; horda resume --list tells the names.',
    forgotten: (id) => `${id} is removed.`,
    strange: 'Other files in the folder, which are left as they are:',
  },
  replay: {
    title: (game, players, answers) =>
      count(answers, {
        one: `${game}, ${playersOf(players)}, # answer`,
        other: `${game}, ${playersOf(players)}, # answers`,
      }),
    next: 'Enter: next turn; q: leave ',
    end: 'End of the game.',
    unfinished: 'The game was saved here.',
  },
  series: {
    place: (file, n) => `${file}, game ${n}`,
    faults: {
      game: 'this is another game than the first one; a series is of one game.',
      before: 'this goes on from a game that is not here; name the file of that one first.',
      link: 'this does not begin with what the game before it left; name the files in the order in which they were played.',
      unfinished: 'this is not over yet, so that no game can follow it.',
      save: 'this is not what was played.',
    },
    otherValue: 'what it goes on from (carried.value) is not what was left: its hash differs.',
    otherVersion: (its, ours) => `what it goes on from is of version ${its}; this game takes version ${ours}.`,
    alone: (game) => `every game of ${game} stands alone.`,
    oldRules: (version) =>
      `made with version ${version} of the rules, which are not here: what it left cannot be told.`,
    notOver: (file) => `the game is not over yet. Play it to its end first: ${HORDA} play ${flagWith('--load', file)}`,
    noNext:
      'the game leaves nothing to a next chapter: it was the last one, or it was lost and has to be played again.',
    otherGame: (file, its, asked) => `${file} is a game of ${its}, not of ${asked}.`,
    goesOn: 'It goes on from another game; name the files of the whole series to check that, too.',
    linksOnly: (place, version) =>
      `${place}: made with version ${version} of the rules, so that only its links to the games beside it were checked.`,
    together: (n) => `The ${n} games follow each other without a gap.`,
    carriesOn: (game) => `The story goes on: save this game, then ${HORDA} play ${game} --continue FILE.`,
    title: (game, series, players) =>
      count(series, {
        one: `${game}: # series, ${playersOf(players)}`,
        other: `${game}: # series, ${playersOf(players)}`,
      }),
    limit: (attempts) =>
      count(attempts, {
        one: 'A chapter is tried once; if it is lost, the series ends there.',
        other: 'A chapter is tried at most # times; if it is always lost, the series ends there.',
      }),
    heads: {
      seed: 'series',
      chapters: 'chapters won',
      games: 'games',
      end: 'end',
      chapter: 'chapter',
      reached: 'reached',
      won: 'won',
      lost: 'lost, by what',
    },
    finished: 'played to its end',
    stuck: (chapter) => `lost in chapter ${chapter}`,
    goesOnThere: 'stopped there',
    unfinishedGame: 'no end',
    progress: 'series',
    interrupted: (series, of) => `Interrupted after ${series} of ${of} series. Only these are counted.`,
    writtenTo: (folder) => `The series are in ${folder}. Check one with: ${HORDA} verify FILE`,
  },
  verify: {
    ok: (file, game, players, answers) =>
      count(answers, {
        one: `ok: ${file}: ${game}, ${playersOf(players)}, # answer, all by the rules.`,
        other: `ok: ${file}: ${game}, ${playersOf(players)}, # answers, all by the rules.`,
      }),
    wonBy,
    unfinished: 'The game is not over yet.',
    middle: 'The file begins in the middle of a game.',
    fair: 'The cards were dealt as promised.',
    tookPart: (names) => `Besides the server, these took part in the deal: ${names.join(', ')}.`,
    nobodyTookPart: 'Nobody but the server took part in the deal, so that it could have chosen the cards.',
    fairSeed: 'The seed is the one that was promised; the cards were dealt before this file begins.',
  },
  rules: {
    heading: (game, rules) => count(rules, { one: `${game}: # rule`, other: `${game}: # rules` }),
    tests: (n) => count(n, { one: '# test', other: '# tests' }),
    untested: (ids) => `Held by no test: ${ids}.`,
    allTested: 'Every rule is held by a test.',
    why: (text) => `Why: ${text}`,
  },
  pack: {
    usage: 'what about packs? horda pack template GAME, or horda pack check FILE',
    none: (game) => `there are no packs for ${game}.`,
    written: (file) => `The template is in ${file}. Change it, then: ${HORDA} pack check ${inShell(file)}`,
    tooLarge: (kilobytes) => `larger than ${kilobytes} kB, so it is no pack.`,
    ok: (file, id, game) => `ok: ${file}: the pack ${id} for ${game} can be played with.`,
    cards: (counts) => `cards: ${counts}`,
    hash: (hash) => `hash: ${hash}`,
    wrong: (problems) =>
      count(problems, {
        one: 'no pack to play with; # thing is wrong:',
        other: 'no pack to play with; # things are wrong:',
      }),
    at: (line, place) => `line ${line}, ${place}`,
    more: (problems) => `and ${problems} more`,
    playedWith: (id) => `Played with the pack ${id}.`,
  },
  bench: {
    title: (game) => `${game}: decisions per second in random play, on one core`,
    header: ['', 'decisions per second', 'these rules are'],
    kernel: 'Horda',
    others: { bare: 'bare loop', boardgameio: 'boardgame.io' },
    onlyInCheckout: 'the bench compares Horda with other programs, which only a checkout brings along: run it there.',
    clone: (ns) => `One copy of a table takes ${ns} ns.`,
  },
  admin,
  serve: {
    managerUntold: (why) =>
      `systemd cannot be told that the server is well; that takes systemd-notify, and NotifyAccess=all: ${why}`,
    dataIn: (folder) => `Games are kept in ${folder}`,
    dataInPostgres: 'Games are kept in PostgreSQL (DATABASE_URL)',
    stop: 'Ctrl-C stops the server.',
    closed: 'Closed: tables are made by those who know the word.',
    wordFile: (file, what) => `the file of the word, ${file}: ${what}`,
    wordTooLong: 'it is too large for a word.',
    wordTooShort: (least) => `the server's word must have at least ${least} characters: shorter ones can be guessed.`,
    otherPort: (usual) => `Port ${usual} is taken, so a free one was chosen; --port N chooses another.`,
    stopping: 'Stopping; Ctrl-C once more does it at once.',
    portTaken: (port) => `port ${port} is taken; choose another with --port N, or any free one with --port 0.`,
    cannotListen: (host, port, code) =>
      `nothing can listen on ${host}, port ${port} (${code}); choose others with --host and --port.`,
    cannotStart: (reason) => `the server cannot start: ${reason}`,
  },
  backup: {
    progress: 'rows',
    written: (file, tables, lines, bytes) =>
      `Written to ${file}: ${tablesOf(tables)}, ${linesOf(lines)}, ${megabytes(bytes)} MB.`,
    exists: (file) => `${file} exists already; choose another name, or replace it with --force.`,
    notToTerminal: 'a backup is no text: send it to a file or to another program.',
    restored: (tables, lines, made) =>
      `Restored: ${tablesOf(tables)}, ${linesOf(lines)}, as they were on ${made.toLocaleString('en-GB')}.`,
    aside: (file) => `The former database is kept as ${file}; delete it when you no longer need it.`,
    begunAnew: 'The running server has gone over to it; players are told to come back.',
    faults: {
      foreign: () => 'this is not a backup of Horda. Nothing was changed.',
      newer: (program) => `a newer Horda (${program}) made this backup; restore it with that one. Nothing was changed.`,
      cutOff: () => 'the backup is cut off: its end is missing. Nothing was changed; use another backup.',
      damaged: (where) => `the backup is damaged (${where}). Nothing was changed; use another backup.`,
      notEmpty: (tables) =>
        `there are tables already (${tables}); --replace puts the backup in their place. Nothing was changed.`,
      nothingThere: (folder) => `there is no database in ${folder}; name the server's folder with --data.`,
      noRoom: (megabytesNeeded) =>
        `the disk with the data folder needs ${megabytesNeeded} MB of free space for a copy; free some.`,
      noAnswer: (folder) => `a server or another command uses ${folder}, but does not answer; stop it, or try again.`,
      other: (reason) => asSentence(reason),
    },
  },
  menu: {
    keys: 'arrows choose, Enter confirms, Ctrl-C leaves',
    what: 'What shall we do?',
    play: 'Play',
    resume: (game) => `Continue: ${game}`,
    resumeOneOf: (games) => `Continue one of ${games} games`,
    sim: 'Let bots play many games',
    load: 'Load a saved game',
    file: 'Which file?',
    noSuchFile: 'There is no such file.',
    language: 'Po polsku',
    who: 'Who plays?',
    withBots: 'I play against careful bots',
    people: 'People at this keyboard',
    peopleHint: 'you take turns, and nobody sees the cards of others',
    eachSeat: 'I choose seat by seat',
    rules: 'Read the rules',
    quit: 'Leave',
    game: 'Which game?',
    players: 'How many players?',
    playersOf,
    seat: (n) => `Who sits in seat ${n}?`,
    settings: 'Settings of the table',
    usual: 'the usual ones',
    change: 'choose them',
    games: 'How many games?',
    bots: 'Which bots play?',
    wholeNumber: (min, max) => `A whole number from ${min} to ${max}, please.`,
    bye: 'See you.',
  },
};
