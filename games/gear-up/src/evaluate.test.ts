import { greedy, random, think, type Bot } from '@horda/bots';
import { chooseSeveral, nextOpen, run, seeded, seedOf, type AnyGame } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../test/scene.ts';
import { USUAL } from '../test/whole-games.ts';
import { clone } from './clone.ts';
import { evaluate } from './evaluate.ts';
import { gearUp } from './game.ts';
import type { Choice, State } from './state.ts';
import { worth } from './worth.ts';

/** What the table is worth once this is changed. */
function changed(t: Scene, change: (s: State) => void): number {
  const s = clone(t.s);
  change(s);
  return evaluate(s, 0);
}

describe('the team stands better', () => {
  const street = { ann: { space: 1 as const, rows: ['dod', 'aso', 'oo.'] } };
  const t = (): Scene => scene({ round: 2, turn: 2, seats: [{ street }, {}], boss: { before: 1 } }).attacks();

  test.each<[string, (s: State) => void]>([
    ['with more health', (s) => s.survivors[0]!.health++],
    ['with armour', (s) => s.survivors[0]!.armour.gained++],
    ['with ammo', (s) => s.survivors[1]!.ammo.gained++],
    ['with squares of the boss crossed', (s) => (s.boss.lo |= 0b11)],
    ['with a damage icon crossed', (s) => (s.survivors[0]!.street[0]!.crossed |= 1)],
    ['with a zombie farther away', (s) => (s.survivors[0]!.street[0]!.space = 3)],
    ['with a zombie gone', (s) => (s.survivors[0]!.street = [])],
    ['with an upgrade', (s) => s.survivors[0]!.weapons[0]!.upgrades++],
    ['when the boss is dead', (s) => (s.fate = 'victory')],
  ])('%s', (_what, change) => {
    const table = t();
    expect(changed(table, change)).toBeGreaterThan(evaluate(table.s, 0));
  });

  test('and worse when somebody has died', () => {
    const table = t();
    expect(changed(table, (s) => (s.fate = 'death'))).toBeLessThan(evaluate(table.s, 0));
  });

  test('when a new zombie goes to whoever has none', () => {
    const crowd = Object.fromEntries(
      ['ann', 'bob', 'cid'].map((name) => [name, { space: 1 as const, rows: ['ddoo'] }]),
    );
    const table = scene({ seats: [{ street: crowd }, {}], piles: { standard: { dan: {} }, special: {} } }).spawns('A');
    const to = (seat: number): number =>
      changed(table, (s) => (s.wave = s.wave.map(({ card }) => ({ card, to: seat }))));
    expect(to(1)).toBeGreaterThan(to(0));
  });
});

function play(bot: Bot, seats: number, seed: string, look: (s: State) => void = () => {}): State {
  const game = gearUp as unknown as AnyGame;
  const s = gearUp.setup(USUAL, seats, seedOf(seed), null);
  const dice = seeded(seedOf(`${seed} dice`));
  run(gearUp, s);
  while (s.kernel.asks.length > 0) {
    look(s);
    const ask = nextOpen(s);
    chooseSeveral(gearUp, s, think(bot, game, s as never, ask, dice), ask);
  }
  return s;
}

test('what is worth a look leads on, is never nothing, and few of many marks', () => {
  let [most, looked] = [0, 0];
  play(random, 3, 'worth', (s) => {
    const ask = nextOpen<Choice, never>(s as never);
    const found = worth(s, ask);
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(0);
    expect(Math.max(...found)).toBeLessThan(ask.floor?.forward ?? ask.options.length);
    if (ask.prompt === 'attack.act') looked = Math.max(looked, found.length);
    most = Math.max(most, ask.options.length);
  });
  expect([most > 50, looked]).toEqual([true, 16]);
});

test('the greedy bot wins most games of four on Easy, chance none', () => {
  const won = (bot: Bot): number =>
    Array.from({ length: 5 }, (_, n) => play(bot, 4, `game ${n}`)).filter(({ ending }) => ending === 'victory').length;
  expect(won(greedy)).toBeGreaterThanOrEqual(4);
  expect(won(random)).toBe(0);
});
