/** The pages around a table, and the people at it. */
export interface PagesWords {
  readonly form: FormWords;
  readonly newTable: NewTableWords;
  readonly file: FileWords;
  readonly pack: PackWords;
  readonly door: DoorWords;
  readonly join: JoinWords;
  readonly chat: ChatWords;
  readonly seats: SeatsWords;
  readonly clock: ClockWords;
  readonly connection: ConnectionWords;
  readonly cover: CoverWords;
  readonly update: UpdateWords;
}

/** What is printed on every form. */
export interface FormWords {
  readonly name: string;
  readonly nameHelp: string;
  readonly nameMissing: string;
  /** The making of a table needs the server's word. */
  readonly closed: string;
  readonly word: string;
  readonly wordHelp: string;
  readonly houseRule: string;
  readonly yes: string;
  readonly no: string;
  readonly playAlone: string;
  readonly openTable: string;
  readonly seat: (letter: string) => string;
  readonly free: string;
  readonly watch: string;
  readonly reload: string;
  readonly unknownGame: string;
  readonly unknownGameHelp: string;
  readonly notLoaded: string;
  readonly notLoadedHelp: string;
}

export interface NewTableWords {
  readonly caption: string;
  readonly title: (game: string) => string;
  readonly online: string;
  readonly local: string;
  readonly onlineStamp: string;
  readonly localStamp: string;
  readonly where: string;
  readonly who: string;
  /** Where a game has a mode for one: that one, in its own words, or a table with others. */
  readonly company: string;
  readonly withOthers: string;
  readonly howMany: string;
  readonly seatOf: (letter: string) => string;
  readonly nameOf: (letter: string) => string;
  readonly you: string;
  readonly friend: string;
  readonly friendHelp: string;
  readonly person: string;
  readonly personName: (number: number) => string;
  readonly nobodyPlays: string;
  readonly rules: string;
  readonly table: string;
  readonly hints: string;
  readonly hintsHelp: string;
  readonly clock: string;
  readonly clockNone: string;
  readonly clockLive: string;
  readonly clockTurns: string;
  readonly minutes: string;
  readonly increment: string;
  readonly hours: string;
  readonly late: string;
  readonly lateMove: string;
  readonly lateSeat: string;
  readonly badClock: string;
  readonly badNumber: (least: number, most: number) => string;
  readonly listed: string;
  readonly listedYes: string;
  readonly listedNo: string;
  readonly summary: (people: number, bots: number) => string;
  /** A note that somebody left in the margin. */
  readonly pencil: string;
  readonly start: string;
  readonly open: string;
  readonly wait: string;
}

/** Saved games that come as files. */
export interface FileWords {
  readonly title: string;
  readonly said: string;
  readonly help: string;
  readonly choose: string;
  readonly chosen: (game: string, seats: number, answers: number) => string;
  /** The game in the file is over and carries on. */
  readonly nextChapter: string;
  readonly settings: string;
  readonly remove: string;
  readonly tooLarge: string;
  readonly notJson: string;
  readonly notSave: string;
  readonly unknownGame: string;
  readonly forked: string;
  readonly finished: string;
  readonly watch: string;
  readonly refused: string;
  readonly unread: string;
}

/** Cards of one's own. */
export interface PackWords {
  readonly title: string;
  readonly said: string;
  readonly help: string;
  readonly choose: string;
  /** Downloads the cards of the game as a file to change. */
  readonly template: string;
  readonly templateFailed: string;
  readonly checking: string;
  readonly chosen: (id: string) => string;
  /** How many cards there are, pile by pile. */
  readonly cards: (counts: string) => string;
  readonly remove: string;
  readonly tooLarge: (kilobytes: number) => string;
  /** `file`: what the part for saved games is called. */
  readonly aSave: (file: string) => string;
  readonly notLoaded: string;
  readonly wrong: (file: string, problems: number) => string;
  readonly at: (line: number, place: string) => string;
  readonly more: (problems: number) => string;
  /** Gives up the file that cannot be played with. */
  readonly ownCards: string;
  /** Why the table cannot be started with such a file. */
  readonly holds: string;
  readonly unread: string;
}

export interface DoorWords {
  readonly caption: string;
  readonly title: (game: string) => string;
  readonly looking: string;
  readonly chooseSeat: string;
  readonly sit: string;
  readonly taken: string;
  readonly begun: string;
  readonly begunHelp: string;
  readonly full: string;
  readonly fullHelp: string;
  readonly running: string;
  readonly runningHelp: string;
  readonly over: string;
  readonly overHelp: string;
  readonly seeEnd: string;
  readonly replay: string;
  readonly dead: string;
  readonly deadHelp: string;
  readonly removed: string;
  readonly removedHelp: string;
  readonly watchOnly: string;
  readonly watchOnlyHelp: string;
  readonly silent: string;
  readonly silentHelp: string;
  readonly failed: string;
  /** This browser has a key of its own to the table, which the link would replace. */
  readonly keptSeat: string;
  readonly keptSeatHelp: string;
  readonly keptHost: string;
  readonly keptHostHelp: string;
  readonly keep: string;
  readonly replaceKey: string;
}

export interface JoinWords {
  readonly caption: string;
  readonly title: string;
  readonly paste: string;
  readonly pasteHelp: string;
  readonly go: string;
  readonly notALink: string;
  readonly tables: string;
  readonly none: string;
  readonly offline: string;
  readonly offlineHelp: string;
  readonly hostedBy: (name: string) => string;
  readonly freeSeats: (free: number, all: number) => string;
  readonly sit: (game: string) => string;
  readonly refresh: string;
}

export interface ChatWords {
  readonly title: string;
  readonly empty: string;
  readonly label: string;
  readonly send: string;
  readonly erased: string;
  readonly onlySeated: string;
  readonly phrases: string;
  readonly said: (name: string, text: string) => string;
  readonly left: (count: number) => string;
}

export interface SeatsWords {
  readonly you: string;
  readonly title: string;
  readonly here: string;
  readonly away: string;
  readonly awaited: string;
  readonly instead: (level: string) => string;
  readonly handOver: string;
  readonly handOverTo: string;
  readonly handOverDo: string;
  readonly takeBack: string;
  readonly leave: string;
  readonly leaveSure: string;
  readonly abandon: string;
  readonly abandonSure: string;
  readonly proposed: string;
  readonly stay: string;
  readonly ownLink: string;
  readonly ownLinkHelp: string;
}

export interface ClockWords {
  readonly title: string;
  readonly hours: (hours: number, minutes: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly running: string;
  readonly low: string;
  readonly out: string;
  readonly warn: (left: string) => string;
}

export interface ConnectionWords {
  readonly lost: string;
  readonly back: string;
  readonly ended: string;
  readonly otherTab: string;
  readonly understood: string;
}

export interface CoverWords {
  readonly takes: string;
  readonly help: string;
  readonly ready: (name: string) => string;
}

export interface UpdateWords {
  readonly ready: string;
  readonly refresh: string;
  readonly later: string;
}
