/** What play needs at a table without a pack: the rules, the figures of a hint, and what a choice lacks. */
import type { AnyGame } from '@horda/kernel';
import type { Playable } from '@horda/parts';
import { figures } from './outlook.ts';
import type { Choice } from './state.ts';
import { phrasesFor } from './talk.ts';
import { unpacked } from './unpacked.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

export const play: Playable = {
  game: unpacked as unknown as AnyGame,
  packsApart: true,
  figures,
  phrases: phrasesFor,
  missing: (view, seat, choice) => whyNot(view as View, seat, choice as Choice).reason,
} as Playable;
