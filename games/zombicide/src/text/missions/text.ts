/**
 * What a mission says. `{2V.s1}` in a text is a zone and `{4R.r2|4R.s5}` a door: `withPlaces` puts in what they are
 * called on the board. What cards do is not stored: `effects.ts` words it.
 */
import type { CardId, GoalId } from '../../content/mission.ts';
import type { Both } from '../both.ts';

export interface CardText {
  readonly title: Both;
  readonly story: Both;
  /** What the options of its choices are called, by their ids. */
  readonly options?: Readonly<Record<string, Both>>;
}

export interface MissionText {
  readonly title: Both;
  readonly briefing: Both;
  readonly victory: Both;
  readonly teaches?: Both;
  readonly rules: readonly Both[];
  readonly goals: Readonly<Record<GoalId, Both>>;
  /** Cards, tokens, events and notes. */
  readonly cards: Readonly<Record<CardId, CardText>>;
  readonly lesson?: Readonly<Record<string, Both>>;
}

const PLACE = /\{([^}]+)\}/g;

export function withPlaces(text: string, nameOf: (place: string) => string): string {
  return text.replace(PLACE, (_, place: string) => nameOf(place));
}
