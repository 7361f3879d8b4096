/** The Long Night: everything the game consists of. */
import type { Game } from '@horda/kernel';
import { clone } from './clone.ts';
import { cover } from './cover.ts';
import { INTERRUPTS } from './crossroads/interrupts.ts';
import { evaluate } from './evaluate.ts';
import { OPTIONS } from './options.ts';
import { PACK } from './pack.ts';
import { redraw } from './redraw.ts';
import { RULEBOOK } from './rules.ts';
import { setup } from './setup.ts';
import { ENDINGS, type Choice, type Event, type Options, type State } from './state.ts';
import { view, viewEvent, type View } from './view.ts';
import { why } from './why.ts';
import { worth } from './worth.ts';

export const longNight: Game<State, Choice, Event, View, Options> = {
  id: cover.id,
  version: 1,
  players: cover.players,
  options: OPTIONS,
  pack: PACK,
  rules: RULEBOOK,
  migrations: [],
  setup,
  seats: (s) => s.players.length,
  interrupts: INTERRUPTS,
  view,
  viewEvent,
  clone,
  redraw,
  outcome: (s) => (s.ending === null ? null : s.winners.map((won) => (won ? 1 : 0))),
  evaluate,
  worth,
  why,
  endings: ENDINGS,
  summary: (s) => ({
    ending: s.ending ?? 'unfinished',
    rounds: s.round,
    morale: s.morale,
    dead: s.graveyard.length,
    winners: s.winners.filter((won) => won).length,
  }),
};
