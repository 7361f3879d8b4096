/** The Long Night for tables without a pack: the check of packs is large, and most tables have none; every pack is refused here. */
import type { Game } from '@horda/kernel';
import { clone } from './clone.ts';
import { cover } from './cover.ts';
import { INTERRUPTS } from './crossroads/interrupts.ts';
import { evaluate } from './evaluate.ts';
import { OPTIONS } from './options.ts';
import { redraw } from './redraw.ts';
import { RULEBOOK } from './rules.ts';
import { setup } from './setup.ts';
import { outcome, summary } from './summary.ts';
import { ENDINGS, type Choice, type Event, type Options, type State } from './state.ts';
import { view, viewEvent, type View } from './view.ts';
import { why } from './why.ts';
import { worth } from './worth.ts';

export const unpacked: Game<State, Choice, Event, View, Options> = {
  id: cover.id,
  version: 1,
  players: cover.players,
  options: OPTIONS,
  pack: null,
  rules: RULEBOOK,
  migrations: [],
  setup,
  seats: (s) => s.players.length,
  interrupts: INTERRUPTS,
  view,
  viewEvent,
  clone,
  redraw,
  outcome,
  evaluate,
  worth,
  why,
  endings: ENDINGS,
  summary,
};
