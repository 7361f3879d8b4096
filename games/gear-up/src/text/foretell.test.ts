import { apply, run, seeded, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer, unreadable } from '@horda/testing';
import { expect, test } from 'vitest';
import { gearUp } from '../game.ts';
import type { Choice, Event, State } from '../state.ts';
import { view } from '../view.ts';
import { aheadOf } from './ahead.ts';
import { en } from './en.ts';
import { foretell } from './foretell.ts';
import { pl } from './pl.ts';

const name = (seat: number): string => ['Ania', 'Bartek'][seat]!;
const OPTIONS = {
  difficulty: 'easy',
  boss: 'zombiephant',
  survivors: 'random',
  commander: '1',
  bossAmmo: true,
  mildRow: false,
} as const;

/** The first game positions of two players, with the questions of each. */
function positions(seeds: number, visit: (s: State) => void): void {
  for (let n = 1; n <= seeds; n++) {
    const s = gearUp.setup(OPTIONS, 2, [n, 2, 3, 4], null);
    const dice = seeded([n, 9, 9, 9]);
    run(gearUp, s);
    for (let answers = 0; answers < 150 && s.kernel.asks.length > 0; answers++) {
      visit(s);
      apply(gearUp as unknown as AnyGame, s as unknown as AnyState, randomAnswer(s as unknown as AnyState, dice));
    }
  }
}

test('B61 B62 B69 what a mark is said to leave and to gain is what it leaves and gains', () => {
  let marks = 0;
  const wrong: unknown[] = [];
  positions(2, (s) => {
    for (const ask of s.kernel.asks) {
      const seen = view(s, ask.seat);
      for (const choice of ask.options.filter((_, i) => i % 9 === 0)) {
        const [ahead] = aheadOf(seen, choice);
        if (ahead?.is !== 'hit' || ahead.target < 0) continue;
        const t = gearUp.clone(s);
        apply(gearUp, t, { tick: t.kernel.tick, seat: ask.seat, picks: [choice as Choice] });
        const events = t.kernel.events as readonly Event[];
        const left = events.find((e) => e.type === 'marked' || e.type === 'ammoSpent');
        if ((left as { left?: number } | undefined)?.left !== ahead.hit.left) wrong.push(choice);
        const gained = events.find((e) => e.type === 'gained' && e.why === 'icons');
        // A full track takes no more.
        const { ammo, armour } = gained?.type === 'gained' ? gained.gain : { ammo: 0, armour: 0 };
        if (ammo > ahead.hit.ammo || armour > ahead.hit.armour) wrong.push(choice);
        marks++;
      }
    }
  });
  expect(wrong).toEqual([]);
  expect(marks).toBeGreaterThan(50);
});

test('B84 B85 the damage that the march is said to bring is what zombies do', () => {
  let marches = 0;
  const wrong: unknown[] = [];
  positions(6, (s) => {
    const planning = s.kernel.asks.filter(({ options }) => options.some((option) => option.do === 'confirm'));
    const [ask] = planning;
    if (ask === undefined || planning.length > 1) return;
    const choice = ask.options.find((option) => option.do === 'confirm')!;
    const told = aheadOf(view(s, ask.seat), choice).find(({ is }) => is === 'march' || is === 'calm')!;
    const t = gearUp.clone(s);
    apply(gearUp, t, { tick: t.kernel.tick, seat: ask.seat, picks: [choice as Choice] });
    const events = t.kernel.events as readonly Event[];
    if (!events.some(({ type }) => type === 'attackEnded') || t.ending !== null || t.step === 'upgrade') return;
    const done = events.reduce((sum, e) => {
      if (e.type === 'bomberExploded') return sum + e.damage;
      return e.type === 'zombieAttacked' && e.seat === ask.seat ? sum + e.damage : sum;
    }, 0);
    if ((told.is === 'march' ? told.damage : 0) !== done) wrong.push([told, done]);
    marches++;
  });
  expect(wrong).toEqual([]);
  expect(marches).toBeGreaterThan(3);
});

test('everything that is foretold is a sentence in both languages', () => {
  const kinds = new Set<string>();
  positions(1, (s) => {
    for (const { seat, options } of s.kernel.asks) {
      const seen = view(s, seat);
      for (const choice of options.filter((_: Choice, i: number) => i % 11 === 0 || options.length < 12)) {
        const told = [foretell('pl', pl, choice, seen, name), foretell('en', en, choice, seen, name)];
        const texts = told.filter((text) => text !== null);
        if (texts.length > 0) kinds.add(choice.do);
        expect(unreadable(texts)).toEqual([]);
        for (const text of texts) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
      }
    }
  });
  expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['ammo', 'confirm', 'mark']));
});
