/** A game as the rest of the program sees it: its cover, the part needed for play, and the whole registered game. */
import type { AnyGame, Choice, Event, Phrase, Seat } from '@horda/kernel';
import type { Leaflet } from './leaflet.ts';
import type { Citations, GameTexts, Headings, Language, Missing, NameOf, RuleText, Worded } from './text.ts';

/** How many bytes of scripts the page may load for a game, as transferred. */
export interface Budget {
  /** The drawing, with its words unless they have a script of their own. */
  readonly drawing: number;
  /** The words, in a script of their own beside the drawing: for a game with many cards. */
  readonly words?: number;
  readonly rules: number;
  readonly rulebook: number;
}

/** What can be shown of a game before any of its code is loaded. */
export interface Cover {
  readonly id: string;
  /** A short title for the poster; the full title is in the game's texts. */
  readonly title: Readonly<Record<Language, string>>;
  /** Fewest and most players. */
  readonly players: readonly [number, number];
  /** How long a game takes, with its unit. */
  readonly length: string;
  readonly about: Readonly<Record<Language, string>>;
  /** Null: the game is still on the way and has only this cover and a poster. */
  readonly budget: Budget | null;
  /** It takes packs, and has a workshop for them. */
  readonly packs?: true;
}

/** `2–6`, or `2` when only one number of players is possible. */
export function playersOf({ players: [fewest, most] }: Pick<Cover, 'players'>): string {
  return fewest === most ? String(most) : `${fewest}–${most}`;
}

/** Quick phrases by what they are for. */
export type PhraseGroups = Readonly<Record<string, readonly Phrase[]>>;
/** All phrases that a seat may say at a table with these settings. */
export type PhrasesFor = (options: Readonly<Record<string, unknown>>, seats: number, seat: Seat) => PhraseGroups;

/** The part of a game that is needed for play, without any texts. */
export interface Playable {
  readonly game: AnyGame;
  /** The check of packs is not here, so that every pack is refused: `play-packed.ts` of the game has it. */
  readonly packsApart?: true;
  /** A few numbers that a hint uses to say where a move leads; empty when the game has nothing to count. */
  figures(view: unknown, seat: Seat): readonly number[];
  /** Left out: the game has no phrases of its own. */
  readonly phrases?: PhrasesFor;
  /**
   * What a choice lacks here and now that is not offered to the seat; `rule`: the one that `why` names. Only from the
   * view, so that nothing hidden is told. Absent: only the rule is known.
   */
  missing?(view: unknown, seat: Seat, choice: Choice, rule: string): Missing;
}

/** How many cards come from the rulebook, from a published list, or are our own. */
export type Sources = Readonly<Record<'rulebook' | 'published' | 'house', number>>;

/** A whole game: its rules, its words, and the sources of its cards. */
export interface RegisteredGame extends Playable, Worded<GameTexts<Choice, Event, unknown>> {
  readonly rules: readonly RuleText[];
  readonly headings: Headings;
  /** The goal in five lines and the rules on one sheet. */
  readonly leaflet: Leaflet;
  readonly cite: Citations<Event, unknown>;
  /** What follows an offered choice (`Foretell`); absent: the game foretells nothing. */
  foretell?(
    language: Language,
    texts: GameTexts<Choice, Event, unknown>,
    choice: Choice,
    view: unknown,
    name: NameOf,
  ): string | null;
  readonly sources: Sources;
}
