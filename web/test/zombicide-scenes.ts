/** Positions of Zombicide in which the page is looked at; equal at every run. */
import type { AnyGame } from '@horda/kernel';
import { entry } from '@horda/zombicide/entry';
import type { State } from '@horda/zombicide/state';
import type { MadeTable } from '../src/backend/api.ts';
import { tableAt, type Scene as AnyScene } from './scenes.ts';

const game = entry.game as unknown as AnyGame;

export type Scene = AnyScene<State>;

const M1 = { mission: 'M1', team: 'washington' };
const turn = { options: M1, seats: 3, prompt: 'turn.choose' } as const;
const VERB = (verb: string): string => `[data-verb="${verb}"]`;

/** So many of the dead stand on the board. */
const crowded =
  (least: number) =>
  (s: State): boolean =>
    s.zombies.reduce((sum, n) => sum + n, 0) >= least;
const canAttack = (s: State): boolean =>
  s.kernel.asks[0]!.options.some((option) => option.do === 'attack' && option.zone !== s.survivors[s.acting]!.zone);

export const SCENES: readonly Scene[] = [
  { ...turn, name: 'turn', after: 60, when: crowded(10) },
  { ...turn, name: 'attack', after: 60, when: (s) => crowded(12)(s) && canAttack(s), press: [VERB('attack')] },
  { ...turn, name: 'more', after: 80, press: [VERB('more')] },
  { ...turn, name: 'danger', after: 60, when: crowded(14), press: ['.zc-tool:nth-child(5)'] },
  { ...turn, name: 'sight', after: 60, when: crowded(10), press: ['.zc-tool:nth-child(4)'] },
  { ...turn, name: 'list', after: 60, when: crowded(10), press: ['.zc-tool:nth-child(6)'] },
  {
    ...turn,
    name: 'phase',
    seats: 1,
    after: 40,
    when: (s) =>
      crowded(8)(s) && s.survivors.filter(({ status, acted }) => status === 'standing' && !acted).length === 1,
    press: [VERB('end'), 'dialog .button-danger'],
  },
  { ...turn, name: 'begin', prompt: 'beginning.start', after: 0, press: ['.zc-unread .button'] },
  { ...turn, name: 'whose', prompt: 'player.choose', after: 0 },
  { ...turn, name: 'hit', prompt: 'strike.hit', after: 10 },
  { ...turn, name: 'reroll', prompt: 'strike.again', after: 10 },
  { ...turn, name: 'trade', prompt: 'trade.choose', after: 20 },
  { ...turn, name: 'hands', prompt: 'arranging.hands', after: 10 },
  { ...turn, name: 'limit', prompt: 'arranging.limit', after: 10, seats: 1, options: { mission: 'S2' }, by: 'greedy' },
  { ...turn, name: 'choice', prompt: 'effects.choice', after: 0 },
  { ...turn, name: 'wounds', prompt: 'wounds.give', after: 0 },
  { ...turn, name: 'split', prompt: 'zombiePass.choose', after: 0 },
  { ...turn, name: 'skill', prompt: 'adrenaline.choose', after: 0, seats: 1, options: { mission: 'S1' }, by: 'greedy' },
  { ...turn, name: 'muster', prompt: 'beginning.choose', after: 0, options: { ...M1, team: 'choose' } },
  {
    ...turn,
    name: 'night',
    options: { ...M1, mission: 'M4' },
    after: 40,
    when: (s) => s.night && s.survivors.some(({ light }) => light >= 0),
  },
  {
    ...turn,
    name: 'car',
    options: { mission: 'S4', cars: true },
    after: 0,
    when: ({ cars, acting }) => cars[0]!.driver === acting && cars[0]!.others.length > 0,
  },
  {
    ...turn,
    name: 'getIn',
    options: { mission: 'S4', cars: true },
    after: 0,
    when: (s) => s.kernel.asks[0]!.options.some((option) => option.do === 'getIn'),
  },
  { ...turn, name: 'lost', prompt: null, after: 0, when: ({ ending }) => ending !== 'won' },
  {
    ...turn,
    name: 'won',
    prompt: null,
    after: 0,
    options: { mission: 'S0' },
    by: 'greedy',
    when: ({ ending }) => ending === 'won',
  },
];

export async function tableAtScene(address: string, scene: Scene): Promise<MadeTable | null> {
  return tableAt(address, game, scene);
}
