/** Cisza: everything the game consists of. */
import { rulebook, type Game, type Rule } from '@horda/kernel';
import { BARRIER_CARDS, CARDS } from './cards/index.ts';
import { clone } from './clone.ts';
import { cover } from './cover.ts';
import { evaluate } from './evaluate.ts';
import { OPTIONS } from './options.ts';
import { PACK } from './pack.ts';
import { attack } from './phases/attack.ts';
import { mulligan } from './phases/mulligan.ts';
import { discardCards, play } from './phases/play.ts';
import { redraw } from './redraw.ts';
import { elimination } from './rules/elimination.ts';
import { handOut } from './rules/hand-out.ts';
import { horde } from './rules/horde.ts';
import { sendOne } from './rules/send-one.ts';
import { setup } from './setup.ts';
import { ENDINGS, type Choice, type Event, type Figures, type Options, type State } from './state.ts';
import { turn } from './turn.ts';
import { view, viewEvent, type View } from './view.ts';
import { why } from './why.ts';

const RULES: readonly Rule<State>[] = [
  mulligan,
  turn,
  play,
  discardCards,
  attack,
  elimination,
  horde,
  handOut,
  sendOne,
  ...Object.values(CARDS).map((card) => card.effect),
  ...Object.values(BARRIER_CARDS).map((card) => card.use),
];

export const cisza: Game<State, Choice, Event, View, Options> = {
  id: cover.id,
  version: 1,
  players: cover.players,
  options: OPTIONS,
  rules: rulebook(RULES),
  migrations: [],
  pack: PACK,
  setup,
  seats: (s) => s.shelters.length,
  interrupts: null,
  view,
  viewEvent,
  clone,
  redraw,
  outcome: (s) => (s.ending === null ? null : s.shelters.map((_, seat) => shareOf(s, seat))),
  evaluate,
  why,
  endings: ENDINGS,
  summary: (s) => ({ ending: s.ending ?? 'unfinished', ...figuresOf(s) }),
};

function shareOf({ winners }: State, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function figuresOf({ turn: turns, winners, shelters }: State): Figures {
  return { turns, survivors: Math.max(0, ...winners.map((seat) => shelters[seat]!.survivors.length)) };
}
