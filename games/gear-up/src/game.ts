/** Gear Up: everything the game consists of. */
import { rulebook, type Game, type Rule } from '@horda/kernel';
import { clone } from './clone.ts';
import { cover } from './cover.ts';
import { evaluate } from './evaluate.ts';
import { OPTIONS } from './options.ts';
import { PACK } from './pack.ts';
import { attack } from './phases/attack.ts';
import { bossCard } from './phases/boss.ts';
import { march } from './phases/march.ts';
import { spawn } from './phases/spawn.ts';
import { taking } from './phases/taking.ts';
import { upgrade } from './phases/upgrade.ts';
import { redraw } from './redraw.ts';
import { damage } from './rules/damage.ts';
import { bossLeft } from './rules/table.ts';
import { setup } from './setup.ts';
import { ENDINGS, type Choice, type Event, type Options, type State } from './state.ts';
import { turn, TURNS } from './turn.ts';
import { view, viewEvent, type View } from './view.ts';
import { why } from './why.ts';
import { worth } from './worth.ts';

const RULES: readonly Rule<State>[] = [taking, turn, attack, upgrade, march, spawn, bossCard, damage];

export const gearUp: Game<State, Choice, Event, View, Options> = {
  id: cover.id,
  version: 1,
  players: cover.players,
  together: true,
  options: OPTIONS,
  pack: PACK,
  rules: rulebook(RULES),
  migrations: [],
  setup,
  seats: (s) => s.survivors.length,
  interrupts: null,
  view,
  viewEvent,
  clone,
  redraw,
  outcome: (s) =>
    s.ending === null ? null : s.survivors.map(() => (s.ending === 'victory' ? 1 / s.survivors.length : 0)),
  evaluate,
  worth,
  why,
  endings: ENDINGS,
  summary: (s) => ({
    ending: s.ending ?? 'unfinished',
    turns: TURNS * Math.max(0, s.round - 1) + s.turn,
    kills: s.kills,
    healthLeft: s.survivors.reduce((sum, { health }) => sum + health, 0),
    bossSquaresLeft: bossLeft(s),
  }),
};
