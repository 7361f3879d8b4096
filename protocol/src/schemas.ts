/** What a client may send, checked to the last field. The types of the protocol are made from these. */
import { z } from 'zod';
import {
  BotName,
  ChatText,
  ChoiceData,
  CommandId,
  Entropy,
  Key,
  Mark,
  Options,
  PhraseData,
  Picks,
  PlayerName,
  SeatNumber,
  Seq,
  TableId,
} from './fields.ts';
import { PROTOCOL } from './messages.ts';

export { PROTOCOL };
export {
  TableId,
  Key,
  CommandId,
  Seq,
  SeatNumber,
  BotName,
  PlayerName,
  ChatText,
  Entropy,
  ChoiceData,
} from './fields.ts';
export { NewParcel, ParcelId, PushPlace } from './reaching.ts';

/** Longest frame, in bytes, that a server reads. */
export const LONGEST_FRAME = 16 * 1024;

/** How much time players have. */
export const ClockRules = z.discriminatedUnion('kind', [
  /** No clock. */
  z.strictObject({ kind: z.literal('none') }),
  /** Real time: so many seconds for the whole game, and an increment for each answer. `late`: what a bot plays for whoever has none left: this move, or the seat from then on. */
  z.strictObject({
    kind: z.literal('live'),
    seconds: z.int().min(1).max(86_400),
    increment: z.int().min(0).max(3_600),
    late: z.enum(['move', 'seat']),
  }),
  /** By turns: so many hours for each answer. */
  z.strictObject({
    kind: z.literal('turns'),
    hours: z
      .number()
      .min(0.001)
      .max(24 * 60),
    late: z.enum(['move', 'seat']),
  }),
]);
export type ClockRules = z.infer<typeof ClockRules>;

export const Command = z.discriminatedUnion('do', [
  /** Answers the question that line `askedAt` asked. */
  z.strictObject({ do: z.literal('answer'), askedAt: Seq, picks: Picks }),
  /** Takes back one's own last answer, if nothing was revealed since; `askedAt` is the line of the open question. */
  z.strictObject({ do: z.literal('undo'), askedAt: Seq }),
  /**
   * Asks the others to take back one's own last answer and all after it, to end the game without a winner, or to let a
   * bot play for `seat`, whose owner is silent.
   */
  z
    .strictObject({
      do: z.literal('propose'),
      what: z.enum(['undo', 'abandon', 'handOver']),
      seat: SeatNumber.optional(),
    })
    .refine(({ what, seat }) => (what === 'handOver') === (seat !== undefined), {
      path: ['seat'],
      message: 'must be given with handOver, and only with it',
    }),
  /** Agrees to the proposal of line `proposal`, or not. */
  z.strictObject({ do: z.literal('vote'), proposal: Seq, yes: z.boolean() }),
  /** Chat: one line. */
  z.strictObject({ do: z.literal('say'), text: ChatText }),
  /** Says something that the game has words for, so that everybody reads it in their own language. */
  z.strictObject({ do: z.literal('phrase'), phrase: PhraseData }),
  /** Lets a bot play one's seat; `takeBack` ends it. */
  z.strictObject({ do: z.literal('handOver'), bot: BotName }),
  /** Plays one's seat oneself again. */
  z.strictObject({ do: z.literal('takeBack') }),
  /** Gives the seat up. */
  z.strictObject({ do: z.literal('leave') }),
  /** Makes a table where the same people play again, and tells everybody. */
  z.strictObject({ do: z.literal('rematch') }),
  /** Adds to chance, before the game; the seed is made of what every seat has added. */
  z.strictObject({ do: z.literal('stir'), entropy: Entropy }),
  /** By the host: begins the game. All seats must be taken. `entropy` is added to chance with it, as by `stir`. */
  z.strictObject({ do: z.literal('start'), entropy: Entropy.optional() }),
  /** By the host, before the game: gives a free seat to a bot. */
  z.strictObject({ do: z.literal('seatBot'), seat: SeatNumber, bot: BotName }),
  /** By the host, before the game: sends a person or a bot away. */
  z.strictObject({ do: z.literal('free'), seat: SeatNumber }),
  /** By the host, before the game: changes what is agreed. What is left out stays as it is. */
  z
    .strictObject({
      do: z.literal('change'),
      options: Options.optional(),
      hints: z.boolean().optional(),
      clock: ClockRules.optional(),
    })
    .refine(({ options, hints, clock }) => [options, hints, clock].some((each) => each !== undefined), {
      message: 'must name options, hints or a clock',
    }),
]);
export type Command = z.infer<typeof Command>;

/** Questions change nothing. */
export const Question = z.discriminatedUnion('ask', [
  /** What a bot would do here. */
  z.strictObject({ ask: z.literal('hint') }),
  /** The number of the rule that forbids a choice. */
  z.strictObject({ ask: z.literal('why'), choice: ChoiceData }),
  /** What follows an offered choice for sure. */
  z.strictObject({ ask: z.literal('ahead'), choice: ChoiceData }),
  /**
   * The table after answer `at` of the game (0: after the set-up), as `seat` sees it: one's own, if it is left out; null
   * for a watcher; another one once the game is over.
   */
  z.strictObject({ ask: z.literal('look'), at: Seq, seat: SeatNumber.nullable().optional() }),
  /** What happened in the lines from `from` to `to`. */
  z.strictObject({ ask: z.literal('history'), from: Seq, to: Seq }),
]);
export type Question = z.infer<typeof Question>;

export const ClientFrame = z.discriminatedUnion('type', [
  /** The first frame of a connection, and again whenever the client has missed something. */
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.literal([1, 2, PROTOCOL]),
    table: TableId,
    /** Null: at a table of the lobby. */
    key: Key.nullable(),
    /** The last line that the client knows of; 0: none. */
    seen: Seq,
    /** The hash of the pack that the client has of this table; the `welcome` does not repeat it. */
    pack: Mark.optional(),
    /** When the same people play again, the next `welcome` is that of their new table, without another hello. */
    follow: z.boolean().optional(),
  }),
  /** Does a command, once, however often it is sent with the same `id`. */
  z.strictObject({ type: z.literal('do'), id: CommandId, command: Command }),
  /** Asks a question. */
  z.strictObject({ type: z.literal('ask'), id: CommandId, question: Question }),
  /** Asks for the number of the latest line. */
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

const Milliseconds = z.int().min(0).max(10_000);

export const NewTable = z.strictObject({
  /** The id of the game, as `GET /api/games` has it. */
  game: z.string().max(32),
  /** How many play; games have fewest and most. */
  seats: z.int().min(1).max(16),
  /** The game's settings by their ids; what is left out has its default. */
  options: Options.default({}),
  /** Who sits where from the start: a bot's name, or null for a person. Shorter lists are filled up with persons. */
  bots: z.array(BotName.nullable()).max(16).default([]),
  /** The name of the table's maker, who takes the first free seat; null: the maker only watches. */
  name: PlayerName.nullable().default(null),
  /** The maker's share in chance. */
  entropy: Entropy.default(''),
  /** Custom cards, in the form of a pack file (docs/packs.md); null: the game's own. */
  pack: z.record(z.string(), z.unknown()).nullable().default(null),
  /** Shown in the lobby, where anybody may join or watch. */
  listed: z.boolean().default(false),
  /** Players may ask for hints. */
  hints: z.boolean().default(true),
  /** How much time players have. */
  clock: ClockRules.default({ kind: 'none' }),
  /** Least time between two answers of bots, in milliseconds, so that people can follow, and thinking times reveal nothing. */
  pace: Milliseconds.default(600),
});
export type NewTable = z.infer<typeof NewTable>;

export const Join = z.strictObject({
  /** The person's name. If it looks like that of another seat, a number is added. */
  name: PlayerName,
  /** Null: any free seat. */
  seat: SeatNumber.nullable().default(null),
  /** The person's share in chance. */
  entropy: Entropy.default(''),
  /**
   * A random key of 128 bits for the seat. A repeated request with the same key does nothing more.
   * A key that opens something else at the table is refused.
   */
  key: Key.nullable().default(null),
});
export type Join = z.infer<typeof Join>;
export const Fork = z.strictObject({
  /** After which answer of the game; null: the latest. */
  at: Seq.nullable().default(null),
  /** The name of its maker, who has the same seat as here; null: the name that the seat has here. */
  name: PlayerName.nullable().default(null),
  /** The bot for the other seats; null: they are free. */
  bot: BotName.nullable().default(null),
});
export type Fork = z.infer<typeof Fork>;
export const Rematch = z.strictObject({
  /** The game's settings by their ids; what is left out stays as it was. */
  options: NewTable.shape.options.removeDefault().optional(),
});
export type Rematch = z.infer<typeof Rematch>;
export const Next = z.strictObject({
  /** How many play the next chapter; left out: as many as before. */
  seats: z.int().min(1).max(16).optional(),
});
export type Next = z.infer<typeof Next>;
export const Webhook = z.strictObject({
  /** Where to tell that the seat is awaited and not connected; null: nowhere. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
});
export type Webhook = z.infer<typeof Webhook>;
export const PostedCommand = z.strictObject({
  /** Never used before by this seat at this table. The same command with the same id is done once. */
  id: CommandId,
  /** What to do. */
  command: Command,
});
export type PostedCommand = z.infer<typeof PostedCommand>;
export const PostedQuestion = z.strictObject({
  /** What to tell. */
  question: Question,
});
export type PostedQuestion = z.infer<typeof PostedQuestion>;

const Word32 = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 32);
/** A saved game, as `horda play` and this server write it. */
export const SaveFile = z
  .looseObject({
    horda: z.literal(1),
    game: z.string().max(32),
    version: z
      .int()
      .min(0)
      .max(2 ** 31),
    options: Options,
    seats: z.int().min(1).max(16),
    seed: z.tuple([Word32, Word32, Word32, Word32]),
    pack: z.strictObject({ id: z.string().max(64), hash: Mark, content: z.record(z.string(), z.unknown()) }).optional(),
    /** What the previous game left, if this one continued it. */
    carried: z
      .strictObject({
        version: z
          .int()
          .min(0)
          .max(2 ** 31),
        hash: Mark,
        after: Mark,
        value: z.record(z.string(), z.unknown()),
      })
      .optional(),
    /** The hash of what it leaves to the next. */
    left: Mark.optional(),
    answers: z.array(z.strictObject({ tick: Seq, seat: SeatNumber, picks: Picks })).max(20_000),
    marks: z.array(Mark).max(20_001),
  })
  .describe('a saved game, as GET /api/tables/{id}/save replies');
export const Import = z.strictObject({
  /** The game to go on with. */
  save: SaveFile,
  /** The earlier games of its series, oldest first; they are verified with it. */
  before: z.array(SaveFile).max(100).default([]),
  /** False: the table continues from the end of the save. True: it begins the next chapter, with new cards. */
  next: z.boolean().default(false),
  /** The name of the table's maker, who takes the first free seat; null: the maker only watches. */
  name: PlayerName.nullable().default(null),
  /** As for a new table. */
  bots: NewTable.shape.bots,
  /** As for a new table. */
  hints: NewTable.shape.hints,
  /** As for a new table. */
  pace: NewTable.shape.pace,
});
export type Import = z.infer<typeof Import>;
