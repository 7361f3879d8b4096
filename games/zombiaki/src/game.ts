/** Zombiaki: everything the game consists of. */
import { rulebook, type Game, type Rule } from '@horda/kernel';
import { ABILITIES, CARS, PLAYS, TRAPS } from './cards/index.ts';
import { hatching } from './cards/nest.ts';
import { neverPlayed } from './cards/never-played.ts';
import { pets } from './cards/pets.ts';
import { clone } from './clone.ts';
import { cover } from './cover.ts';
import { evaluate } from './evaluate.ts';
import { OPTIONS } from './options.ts';
import { PACK } from './pack.ts';
import { discard } from './phases/discard.ts';
import { driving } from './phases/driving.ts';
import { movement } from './phases/movement.ts';
import { spring } from './phases/spring.ts';
import { use } from './phases/use.ts';
import { redraw } from './redraw.ts';
import { corpses } from './rules/corpses.ts';
import { explosion, explosions } from './rules/explosion.ts';
import { harm } from './rules/harm.ts';
import { LATER } from './rules/later.ts';
import { retreat } from './rules/retreat.ts';
import { split } from './rules/split.ts';
import { walk } from './rules/walk.ts';
import { setup } from './setup.ts';
import { ENDINGS, type Choice, type Event, type Figures, type Options, type State } from './state.ts';
import { turn } from './turn.ts';
import { view, viewEvent, type View } from './view.ts';
import { why } from './why.ts';

/** Reactions and Dawn have no step of their own. */
const PLAYED = Object.values(PLAYS).filter((play) => play !== neverPlayed);

const RULES: readonly Rule<State>[] = [
  turn,
  movement,
  pets,
  hatching,
  driving,
  discard,
  use,
  walk,
  harm,
  retreat,
  split,
  spring,
  explosion,
  explosions,
  corpses,
  ...new Set(PLAYED.map(({ effect }) => effect)),
  ...new Set(Object.values(TRAPS)),
  ...new Set(Object.values(CARS).flatMap(({ contact, meet }) => [contact, meet] as const)),
  ...Object.values(ABILITIES).map(({ effect }) => effect),
];

export const zombiaki: Game<State, Choice, Event, View, Options> = {
  id: cover.id,
  version: 1,
  players: cover.players,
  options: OPTIONS,
  pack: PACK,
  rules: rulebook(RULES, Object.values(LATER)),
  migrations: [],
  setup,
  seats: () => 2,
  interrupts: null,
  view,
  viewEvent,
  clone,
  redraw,
  outcome: (s) => (s.ending === null ? null : [0, 1].map((seat) => (winnerOf(s) === seat ? 1 : 0))),
  evaluate,
  why,
  endings: ENDINGS,
  summary: (s) => ({ ending: s.ending ?? 'unfinished', ...figuresOf(s) }),
};

function winnerOf({ ending, leader }: State): number {
  return ending === 'dawn' ? 1 - leader : leader;
}

function figuresOf(s: State): Figures {
  return { turns: s.turn, untilDawn: Math.max(0, s.decks[0].length - 1), zombiesDestroyed: s.destroyed };
}
