import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLE, tableOf } from '../test/crowds.ts';
import { scene, type Position, type Scene } from '../test/scene.ts';
import { ACTIVATION, BEAMS } from './declared.ts';
import { TYPES, type Event } from './state.ts';
import { everybody } from './zombies/activation.ts';
import { dangerFor, figures, type Danger } from './outlook.ts';
import { view } from './view.ts';

interface Seen {
  readonly table: Scene;
  readonly danger: Danger;
}

function foresee(position: Position): Seen {
  const table = scene(position);
  return { table, danger: dangerFor(view(table.s, 0)) };
}

const UNHARMED = { wounds: [0, 0], falls: 'no' } as const;

type Moved = Extract<Event, { type: 'zombiesMoved' }>;

/** The team answers by these numbers; the moves of zombies until nobody is asked any more. */
function play(table: Scene, answers: readonly number[]): Moved[] {
  const moved: Moved[] = [];
  const note = (): void => {
    for (const e of table.s.kernel.events) if (e.type === 'zombiesMoved') moved.push(e);
  };
  note();
  for (let i = 0; table.options.length > 0; i++) {
    table.does(table.options[answers[i % answers.length]! % table.options.length]!);
    note();
  }
  table.s.kernel.events = [];
  return moved;
}

/** A survivor on the ring of S7, where two ways of the same length lead from 9R.s8 to 7R.s6. */
const RING = { mission: 'S7', survivors: { amy: { at: '7R.s6' } } } as const;

test('V206 V218 arrows: a step of walkers, two of runners', () => {
  const { table, danger } = foresee({ ...RING, zombies: { '4R.s4': { walker: 2, runner: 3 } } });
  const [start, next, last] = ['4R.s4', '4R.s5', '7R.s7'].map((name) => table.zone(name));
  expect(danger.arrows).toEqual([
    { from: start, to: next, sure: [2, 0, 3, 0], possible: [0, 0, 0, 0] },
    { from: next, to: last, sure: [0, 0, 3, 0], possible: [0, 0, 0, 0] },
  ]);
  expect(danger).toMatchObject({ leftovers: [], attacked: [], harmed: [], falls: [0, 0], ending: null, unsure: false });
});

test('V202 V218 who stands alone takes all hits, those of runners twice', () => {
  const { table, danger } = foresee({
    mission: 'M1',
    survivors: { amy: { at: '7R.s6' }, doug: {} },
    zombies: { '7R.s6': { walker: 1, runner: 1 } },
  });
  expect(danger.attacked).toEqual([{ zone: table.zone('7R.s6'), hits: [3, 3], among: [] }]);
  expect(danger.harmed).toEqual([{ survivor: 0, wounds: [3, 3], falls: 'yes' }]);
  expect(danger).toMatchObject({ falls: [1, 1], ending: null, unsure: false });
});

test('V4 a sure death in a classic mission ends it', () => {
  const { danger } = foresee({ ...RING, zombies: { '7R.s6': { brute: 3 } } });
  expect(danger).toMatchObject({ ending: 'death', harmed: [{ survivor: 0, wounds: [3, 3], falls: 'yes' }] });
});

test('V204 shared hits hurt nobody for sure: the team will decide', () => {
  const survivors = { amy: { at: '7R.s6' }, doug: { at: '7R.s6', wounds: 1 } };
  const { danger } = foresee({ ...RING, survivors, zombies: { '7R.s6': { walker: 2 } } });
  expect(danger.attacked).toMatchObject([{ hits: [2, 2], among: [0, 1] }]);
  expect(danger.harmed).toEqual([
    { survivor: 0, wounds: [0, 2], falls: 'no' },
    { survivor: 1, wounds: [0, 2], falls: 'maybe' },
  ]);
  expect(danger).toMatchObject({ falls: [0, 1], ending: null, unsure: true });
});

test('V204 with many hits nobody goes unhurt, and somebody falls', () => {
  const survivors = { amy: { at: '7R.s6' }, doug: { at: '7R.s6', wounds: 1 } };
  const { danger } = foresee({ ...RING, survivors, zombies: { '7R.s6': { walker: 4 } } });
  expect(danger.harmed).toEqual([
    { survivor: 0, wounds: [2, 3], falls: 'maybe' },
    { survivor: 1, wounds: [1, 2], falls: 'maybe' },
  ]);
  expect(danger.falls).toEqual([1, 1]);
});

test('X62 Tough ignores one hit', () => {
  const survivors = { amy: { at: '7R.s6', skills: ['tough'] as const }, doug: { at: '7R.s6' } };
  const { danger } = foresee({ ...RING, survivors, zombies: { '7R.s6': { walker: 2 } } });
  expect(danger.harmed).toEqual([
    { survivor: 0, wounds: [0, 1], falls: 'no' },
    { survivor: 1, wounds: [0, 2], falls: 'no' },
  ]);
});

test('X22 who is not hurt by walkers may take all of their hits', () => {
  const survivors = { amy: { at: '7R.s6', skills: ['dreadnoughtWalker'] as const }, doug: { at: '7R.s6' } };
  const { danger } = foresee({ ...RING, survivors, zombies: { '7R.s6': { walker: 5 } } });
  expect(danger.harmed).toEqual([{ survivor: 1, wounds: [0, 3], falls: 'maybe' }]);
  expect(danger.falls).toEqual([0, 1]);
});

test('V216 those left over are told with all their ways, and are in no arrow', () => {
  const { table, danger } = foresee({
    ...RING,
    zombies: { '9R.s8': { walker: 3 } },
    abominations: { patientZero: '9R.s8' },
  });
  const [from, north, west] = ['9R.s8', '9R.s5', '9R.s7'].map((name) => table.zone(name)) as [number, number, number];
  const to = expect.arrayContaining([north, west]);
  expect(danger.leftovers).toEqual([
    { from, kind: 0, n: 1, to },
    { from, kind: TYPES, n: 1, to },
  ]);
  expect(danger.arrows).toHaveLength(2);
  for (const arrow of danger.arrows) expect(arrow).toMatchObject({ from, sure: [1, 0, 0, 0], possible: [0, 0, 0, 0] });
  expect(danger.unsure).toBe(false);
});

test('V216 V218 a runner left over may attack wherever it is sent', () => {
  const survivors = { amy: { at: '9R.s5' }, doug: { at: '9R.s7' } };
  const { table, danger } = foresee({ ...RING, survivors, zombies: { '9R.s8': { runner: 1 } } });
  expect(danger.leftovers).toHaveLength(1);
  expect(danger.attacked).toEqual(
    expect.arrayContaining(['9R.s5', '9R.s7'].map((name) => ({ zone: table.zone(name), hits: [0, 1], among: [] }))),
  );
  expect(danger.harmed).toEqual([0, 1].map((survivor) => ({ survivor, wounds: [0, 1], falls: 'no' })));
});

test('V162 V435 a companion may take a shared hit, and dies of it', () => {
  const survivors = { amy: { at: '7R.s6' }, doug: { at: '7R.s6' } };
  const companions = { hania: 'amy' } as const;
  const { danger } = foresee({ mission: 'S7', survivors, companions, zombies: { '7R.s6': { walker: 1 } } });
  expect(danger.companions).toEqual([{ companion: 0, dies: 'maybe' }]);
  expect(danger.falls).toEqual([0, 1]);
});

test('V30 V218 on any table: what is sure happens, and nothing but what is possible, whatever the team decides', () => {
  fc.assert(
    fc.property(TABLE, fc.array(fc.nat(5), { minLength: 1 }), (spec, answers) => {
      const table = tableOf(spec);
      const before = view(table.s, 0);
      const danger = dangerFor(before);
      if (danger.unsure) return;
      if (table.s.night) table.runs(BEAMS, {});
      const moved = play(table, answers);
      if (table.s.ending === null) table.runs(ACTIVATION, everybody(table.s));
      moved.push(...play(table, answers));
      for (const [survivor, one] of table.s.survivors.entries()) {
        const { wounds, falls } = danger.harmed.find((each) => each.survivor === survivor) ?? UNHARMED;
        const n = one.wounds - before.survivors[survivor]!.wounds;
        expect(n).toBeGreaterThanOrEqual(wounds[0]);
        expect(n).toBeLessThanOrEqual(wounds[1]);
        expect(['maybe', one.status === 'standing' ? 'no' : 'yes']).toContain(falls);
      }
      for (const { from, to, sure } of danger.arrows)
        for (const [kind, n] of sure.slice(0, TYPES).entries()) {
          const gone = moved.filter((e) => e.from === from && e.to === to && e.kind === kind);
          expect(gone.reduce((sum, e) => sum + e.n, 0)).toBeGreaterThanOrEqual(n);
        }
    }),
    { seed: 1, numRuns: 150 },
  );
});

test('the table itself stays as it is', () => {
  const table = scene({
    ...RING,
    zombies: { '7R.s6': { walker: 1 }, '4R.s4': { runner: 1 } },
    abominations: { patientZero: '4R.s4' },
  });
  const before = JSON.stringify(table.s);
  dangerFor(view(table.s, 0));
  expect(JSON.stringify(table.s)).toBe(before);
});

test('V202 a hint counts what is done, steps to the next task, health, hits and zombies', () => {
  const amy = { at: '6R.s6', wounds: 1, hand: ['crowbar'] } as const;
  const survivors = { amy, doug: { status: 'dead' } } as const;
  const zombies = { '6R.s6': { runner: 1 }, '5R.s4': { walker: 2 } };
  const table = scene({ survivors, zombies, revealed: ['S0-T2'] });
  // A closed door and the room behind it; a runner strikes twice.
  expect(figures(view(table.s, 0))).toEqual([1, 3, 2, 2, 3]);
  expect(figures({ ...view(table.s, 0), phase: 'setup' })).toEqual([]);
});

test('V360 the figures of a hint need no card that lies face down among others', () => {
  const table = scene({ mission: 'S4', survivors: { amy: {} } });
  expect(figures(view(table.s, 0))).toHaveLength(5);
});
