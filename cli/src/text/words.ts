/** All messages of the command itself. A language that lacks a sentence does not compile. */
import type { SeriesFaultKind } from '@horda/kernel';
import { BOT_NAMES } from '@horda/bots';
import type { Refusal } from '@horda/kernel';
import type { GoalLine, Language } from '@horda/parts';
import type { FaultKind } from '@horda/server/backups';
import type { AdminWords } from './admin/words.ts';

export const COMMANDS = [
  'list',
  'play',
  'resume',
  'saves',
  'sim',
  'series',
  'replay',
  'verify',
  'rules',
  'pack',
  'bench',
  'engine',
  'serve',
  'admin',
  'backup',
  'restore',
  'completion',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Who may sit in a seat. */
export const SEAT_KINDS = ['human', ...BOT_NAMES] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** The word that the user probably meant, or null. */
type Near = string | null;

export interface ErrorWords {
  unknownCommand(name: string, allowed: string, near: Near): string;
  unknownFlag(name: string, allowed: string, near: Near): string;
  unknownLanguage(name: string, allowed: string, near: Near): string;
  unknownGame(name: string, allowed: string, near: Near): string;
  unknownSetting(name: string, game: string, allowed: string, near: Near): string;
  unknownKind(name: string, allowed: string, near: Near): string;
  unknownBot(name: string, allowed: string, near: Near): string;
  unknownRule(name: string, game: string, examples: string, near: Near): string;
  unknownLog(name: string, allowed: string, near: Near): string;
  needsValue(flag: string): string;
  takesNoValue(flag: string): string;
  tooManyArguments(first: string): string;
  missingGame(command: string, allowed: string): string;
  missingFile(command: CommandName): string;
  notANumber(flag: string, given: string, min: number, max: number): string;
  settingShape(given: string): string;
  settingValue(setting: string, given: string, allowed: string): string;
  /** For settings whose values depend on the number of players. */
  settingValueFor(players: number, setting: string, given: string, allowed: string): string;
  repeatedValue(setting: string, value: string): string;
  /** `least` and `most`: the allowed numbers of players. */
  playerCounts(given: string, least: number, most: number): string;
  botsForSeats: string;
  tooManyStudies(studies: number, most: number): string;
  /** The pack decides this setting. */
  replacedSetting(setting: string): string;
  seatCount(flag: string, given: number, players: number): string;
  badName(given: string): string;
  badOrigin(given: string): string;
  /** A length of time such as 7d; `never` where that is allowed. */
  badDuration(flag: string, given: string, never: boolean): string;
  notTogether(one: string, other: string): string;
  internal(what: string): string;
  internalWithSave(what: string, file: string): string;
}

/** What is wrong with a file; each message follows the file's name. */
export interface FileWords {
  about(file: string, what: string): string;
  missing: string;
  notAFile: string;
  unreadable(code: string): string;
  unwritable(code: string): string;
  tooLarge(megabytes: number): string;
  notJson: string;
  notOurs: string;
  /** A file that would be replaced holds another game. */
  otherGame: string;
  /** A file that would be replaced is there. */
  isThere: string;
  /** Valid JSON, but nothing that Horda wrote as a saved game. */
  notASave: string;
  notAReport: string;
  noFolder: string;
  /** The content of a file, as the place of a fault. */
  whole: string;
  wrongShape(path: string, must: string): string;
  unknownGame(name: string, allowed: string): string;
  otherVersion(its: number, ours: number): string;
  refusedAnswer(n: number, seat: number, reason: string): string;
  changedAnswer(n: number, seat: number): string;
  changedSetup: string;
  brokenAt(n: number): string;
  /** The cards in the file are not those that were played with. */
  otherPack(id: string): string;
  wrongPack(path: string, problem: string): string;
  /** The cards were not dealt as a server had promised. */
  otherSecret: string;
  otherSeed: string;
}

/** Games that follow each other. */
export interface SeriesWords {
  /** A game in a file that holds several. */
  place(file: string, n: number): string;
  /** What is wrong with one of them; each message follows its place. */
  faults: Readonly<Record<SeriesFaultKind, string>>;
  /** What a game continues from is not what was left, has another version, or does not fit the game. */
  otherValue: string;
  otherVersion(its: number, ours: number): string;
  alone(game: string): string;
  /** Why nothing can be continued from a file. */
  oldRules(version: number): string;
  notOver(file: string): string;
  noNext: string;
  otherGame(file: string, its: string, asked: string): string;
  /** Verdicts. */
  goesOn: string;
  linksOnly(place: string, version: number): string;
  together(n: number): string;
  /** At the end of a game that has left something for the next chapter. */
  carriesOn(game: string): string;
  /** Series that bots have played. */
  title(game: string, series: number, players: number): string;
  /** How often a chapter is tried. */
  limit(attempts: number): string;
  heads: Readonly<Record<'seed' | 'chapters' | 'games' | 'end' | 'chapter' | 'reached' | 'won' | 'lost', string>>;
  /** How one series ended: in its last chapter, or by losing one too often. */
  finished: string;
  stuck(chapter: number): string;
  /** It was played as far as the user wanted. */
  goesOnThere: string;
  unfinishedGame: string;
  progress: string;
  interrupted(series: number, of: number): string;
  writtenTo(folder: string): string;
}

/** What a value in a file has to be. */
export interface MustWords {
  object: string;
  list: string;
  listOf(n: number): string;
  text: string;
  name: string;
  otherName: string;
  choice: string;
  mark: string;
  packId: string;
  digits(n: number): string;
  /** A table of a game, as it is in the middle of play. */
  table(game: string, seats: number): string;
  wholeNumber(min: number, max: number): string;
  oneOf(allowed: string): string;
  atMost(n: number): string;
}

/** What players can do after the end of a game, besides leaving. */
export const AFTERWARDS = ['rematch', 'swap', 'replay', 'log', 'save', 'menu'] as const;
export type AfterwardsWay = (typeof AFTERWARDS)[number];

export interface PlayWords {
  you: string;
  /** Why nothing is drawn. */
  tooSmall(columns: number, rows: number): string;
  /** In the place of the drawing, while the window is smaller than it. */
  windowTooSmall(size: readonly [number, number], needed: readonly [number, number]): string;
  plainNow: string;
  bot: string;
  defaultName(n: number): string;
  kinds: Readonly<Record<SeatKind, string>>;
  /** The prompt. */
  ask: string;
  askSeveral(min: number, max: number): string;
  /** Somebody else at this keyboard may decide now as well; null: several, or somebody with a long name. */
  askOneOf(other: string | null): string;
  nobodyElse: string;
  /** Standing offers: to the reader, to others at this keyboard, at the prompt, and none. */
  ownOffer(what: string): string;
  othersOffered(names: readonly string[]): string;
  askOffer: string;
  noOffer: string;
  /** `typed` names none, or several, of the players who may decide now; null: no name was typed. */
  whoElse(typed: string | null, others: readonly string[]): string;
  /** What newcomers are told first: a title for each line, and the keys below. */
  goalTitles: Readonly<Record<GoalLine, string>>;
  goalKeys: string;
  /** Where the signs of the table are explained, by the command with this name. */
  signsKey(command: string): string;
  /** The goal will not be shown again. */
  goalAway: string;
  /** The help shows the beginning of a long question; where the rest is. */
  moreNow: string;
  log: string;
  earlier(n: number): string;
  /** Above a list of options of which so many are not shown at all. */
  hiddenOptions(n: number): string;
  /** Where to see a list that had to be cut. */
  cutOptions: string;
  next: string;
  cover(name: string): string;
  notUnderstood(typed: string, near: Near): string;
  sameNumber: string;
  wrongCount(given: number, min: number, max: number): string;
  noSuchNumber(typed: string, max: number): string;
  /** In the words of the log; empty: nothing had happened yet. */
  undone(what: string): string;
  nothingToUndo: string;
  undoStopped(what: string): string;
  undoOfOther(name: string): string;
  hint(option: string): string;
  hintBecause(reason: string): string;
  /** What comes next after the advice, and where that leads; null: the game has no figures. */
  hintSecond(moves: string, outlook: string | null): string;
  onlyChoice(option: string): string;
  /** After a warning: the same answer once more means it. */
  sureAgain(warning: string): string;
  /** What the advised or the offered choice would do. */
  follows(ahead: string): string;
  /** The answer to `then`: the option, and what would follow; nothing more is known; no such option; which one? */
  thenTold(option: string, ahead: string): string;
  thenNothing(option: string): string;
  thenUnknown(typed: string, handle: string): string;
  thenWhich(handle: string): string;
  saved(file: string): string;
  offerToSave: string;
  /** When players leave a game that is kept. */
  kept(id: string): string;
  /** The same game is also being played in another window. */
  keptApart(id: string): string;
  notKept(why: string): string;
  left: string;
  unfinished: string;
  over: string;
  /** The prompt after the end; what can be typed there. */
  afterwards(ways: readonly AfterwardsWay[]): string;
  noSuchWay(typed: string, near: Near): string;
  /** Won or lost: by the only person here, or by all together. */
  verdict: Readonly<Record<'won' | 'lost' | 'allWon' | 'allLost', string>>;
  /** The last thing that mattered, with its rule. */
  endedBy(what: string, rule: string): string;
  /** The step that decided most: when, and what happened. */
  turningPoint(when: string, what: string): string;
  /** When and how the reader fell before the end. */
  ownEnd(when: string, what: string): string;
  /** From the first place to the last, each with its number. */
  places(all: readonly string[]): string;
  fellIn(name: string, turn: number): string;
  winners(names: readonly string[]): string;
  whyOffered(option: string, handle: string): string;
  /** `reason`: what is missing here and now, as a sentence; `rules` tells more of the rule. */
  whyNot(option: string, reason: string, rule: string): string;
  /** The same in a game that knows only the rule. */
  whyNotBy(option: string, rule: string, text: string): string;
  /** Nothing has this name; `example` is something that a player can ask about. */
  whyNothing(typed: string, example: string, near: Near): string;
  whyPrompt(rule: string, text: string): string;
  ruling(why: string): string;
  rulesFound(n: number): string;
  noRule(typed: string, near: Near): string;
  emptyLog: string;
  option(handle: string, text: string): string;
  botsAlone(n: number): string;
  endless(n: number): string;
  /** Every command that can be typed in any game, with a thing and a rule of this game as examples; `shared`: several people may hand over. */
  help(why: string, rule: string, shared: boolean, offers: boolean): readonly string[];
  /** The heading above the commands that only this game knows. */
  helpOfGame: string;
}

export interface Words {
  /** The language of these words. */
  language: Language;
  /** What each command takes and does, in a line; some have several forms. */
  brief: Readonly<Record<CommandName, readonly (readonly [args: string, what: string])[]>>;
  usage: string;
  help: Readonly<Record<CommandName, string>>;
  errors: ErrorWords;
  file: FileWords;
  must: MustWords;
  refusals: Readonly<Record<Refusal, string>>;
  play: PlayWords;
  list: {
    players(min: number, max: number): string;
    sources(rulebook: number, published: number, house: number): string;
    languages: string;
    settings: string;
    houseRule: string;
    botsOnly(value: string): string;
  };
  sim: {
    /** Where the true share lies with 95 % certainty. */
    interval(low: string, high: string): string;
    title(game: string, games: number, players: number): string;
    options: string;
    seed: string;
    pack: string;
    seat(n: number, bot: string): string;
    shared: string;
    /** Where all win or lose together: the games that were won. */
    together: string;
    turns: string;
    turnsOf(turns: Readonly<Record<'mean' | 'min' | 'median' | 'max', string>>): string;
    decisions: string;
    decisionsOf(total: string, perSecond: string, seconds: string): string;
    digest: string;
    progress: string;
    /** How long the rest will take, roughly. */
    rest(seconds: number): string;
    /** Above the figures of those games that were finished when the command was interrupted. */
    interrupted(games: number, of: number): string;
    noReport(file: string): string;
    /** Above a table of several studies; each has as many games. */
    compared(game: string, studies: number, games: number): string;
    /** Headings of its columns. */
    heads: {
      players: string;
      games: string;
      seat(n: number): string;
      interval: string;
      turns: string;
    };
    range(low: string, high: string): string;
    bots: string;
    reportIn(file: string): string;
  };
  completion: {
    whichShell(allowed: string): string;
    unknownShell(name: string, allowed: string, near: Near): string;
    /** What the commands do that only tell about others. */
    help: string;
    version: string;
  };
  resume: {
    /** Where the games are. */
    keptIn(folder: string): string;
    /** No game is kept. */
    none: string;
    which: string;
    how(id: string): string;
    unknown(name: string, allowed: string, near: Near): string;
    forgetWhich: string;
    forgotten(id: string): string;
    /** Heading above the problems of files that are not games. */
    strange: string;
  };
  replay: {
    title(game: string, players: number, answers: number): string;
    next: string;
    end: string;
    unfinished: string;
  };
  series: SeriesWords;
  verify: {
    ok(file: string, game: string, players: number, answers: number): string;
    wonBy(names: readonly string[]): string;
    unfinished: string;
    /** The file begins in the middle of a game, not with a deal. */
    middle: string;
    fair: string;
    /** The same where the file begins after the deal. */
    fairSeed: string;
    /** Who added to chance besides the server. */
    tookPart(names: readonly string[]): string;
    nobodyTookPart: string;
  };
  rules: {
    heading(game: string, count: number): string;
    tests(n: number): string;
    untested(ids: string): string;
    allTested: string;
    why(text: string): string;
  };
  pack: {
    /** The two ways to use the command. */
    usage: string;
    none(game: string): string;
    written(file: string): string;
    tooLarge(kilobytes: number): string;
    ok(file: string, id: string, game: string): string;
    cards(counts: string): string;
    hash(hash: string): string;
    wrong(problems: number): string;
    at(line: number, place: string): string;
    more(problems: number): string;
    /** The pack that a game is played with. */
    playedWith(id: string): string;
  };
  bench: {
    title(game: string): string;
    header: readonly [string, string, string];
    kernel: string;
    /** The names of what the kernel is compared with. */
    others: Readonly<Record<string, string>>;
    /** The package has no bench. */
    onlyInCheckout: string;
    clone(ns: string): string;
  };
  admin: AdminWords;
  serve: {
    /** systemd waits for notifications that cannot be sent. */
    managerUntold(why: string): string;
    dataIn(folder: string): string;
    dataInPostgres: string;
    stop: string;
    /** Only those who know the server's word make tables. */
    closed: string;
    wordFile(file: string, what: string): string;
    wordTooLong: string;
    wordTooShort(least: number): string;
    /** Why the address does not have the usual port. */
    otherPort(usual: number): string;
    stopping: string;
    portTaken(port: number): string;
    cannotListen(host: string, port: number, code: string): string;
    /** The reason is in English, and a sentence. */
    cannotStart(reason: string): string;
  };
  backup: {
    /** What is counted on the way. */
    progress: string;
    written(file: string, tables: number, lines: number, bytes: number): string;
    exists(file: string): string;
    notToTerminal: string;
    restored(tables: number, lines: number, made: Date): string;
    /** Where the database that was replaced is kept. */
    aside(file: string): string;
    /** A running server has gone over to what was restored. */
    begunAnew: string;
    faults: Readonly<Record<FaultKind, (about: string) => string>>;
  };
  menu: {
    keys: string;
    what: string;
    play: string;
    /** Resume the only kept game. */
    resume(game: string): string;
    resumeOneOf(games: number): string;
    sim: string;
    load: string;
    /** Asks for the file of a saved game. */
    file: string;
    noSuchFile: string;
    /** Changes to the other language; in that language. */
    language: string;
    /** Who plays: one answer for all seats, or one for each. */
    who: string;
    withBots: string;
    people: string;
    peopleHint: string;
    eachSeat: string;
    rules: string;
    quit: string;
    game: string;
    players: string;
    playersOf(n: number): string;
    seat(n: number): string;
    settings: string;
    usual: string;
    change: string;
    games: string;
    bots: string;
    wholeNumber(min: number, max: number): string;
    bye: string;
  };
}
