/** What holds in every attack step, whatever the survivors do. */
import { isAwaited, type Seat } from '@horda/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attackers } from '../../test/attackers.ts';
import { scene, type Scene } from '../../test/scene.ts';
import { EFFECTS } from '../content/content.ts';
import { cellsOf, maskOf, size } from '../geometry/geometry.ts';
import { boardOf, bossTable, zombieIn } from '../rules/table.ts';
import type { Choice, Deed, Mask, State } from '../state.ts';

const RUNS = { numRuns: 100 };

/** Which seat, and which of its options. */
const picks = fc.array(fc.tuple(fc.nat(999), fc.nat(99_999)), { maxLength: 30 });

describe('whatever is done', () => {
  test('B55 B56 B57 T15 marks lie on free squares of their target, and none is offered twice', () => {
    fc.assert(
      fc.property(attackers(4), picks, (position, choices) => {
        play(scene(position).attacks(), choices, checkOptions);
      }),
      RUNS,
    );
  });

  test('B61 B62 B69 T1 squares are crossed as they were marked, and only those, except by the rule of Zombiephant', () => {
    fc.assert(
      fc.property(attackers(3), picks, (position, choices) => {
        fc.pre(position.boss?.id !== 'zombiephant');
        const table = scene(position).attacks();
        const before = crossedIn(table.s);
        play(table, choices);
        if (table.s.before === null) return;
        const marked = table.s.deeds.reduce(
          (sum, deed) => sum + (deed.do === 'mark' ? deed.cells.length : deed.do === 'ammo' ? 1 : 0),
          0,
        );
        expect(crossedIn(table.s) - before).toBe(marked);
      }),
      RUNS,
    );
  });

  test('T4 T5 taking back everything restores the table exactly', () => {
    fc.assert(
      fc.property(attackers(4), picks, (position, choices) => {
        const table = scene(position);
        const before = stateOfTable(table.s);
        play(table.attacks(), choices);
        const { s } = table;
        if (s.kernel.asks.length === 0) return;
        for (const seat of s.survivors.keys()) {
          if (table.optionsOf(seat).some((option) => option.do === 'change')) table.changes(seat);
          if (s.deeds.some(({ by }) => by === seat)) table.takesBack(seat);
        }
        expect(s.deeds).toEqual([]);
        expect(s.fate).toBeNull();
        expect(stateOfTable(s)).toEqual(before);
      }),
      RUNS,
    );
  });

  test('T5 making all deeds again on a new table leads to the same table', () => {
    fc.assert(
      fc.property(attackers(4), picks, (position, choices) => {
        const table = scene(position).attacks();
        play(table, choices);
        if (table.s.kernel.asks.length === 0) return;
        const again = scene(position).attacks();
        // Somebody who was ready from the beginning may have changed that.
        for (const [seat, { attack }] of table.s.survivors.entries())
          if (!attack.confirmed && again.s.survivors[seat]!.attack.confirmed) again.changes(seat);
        for (const deed of table.s.deeds) again.chooses(deed);
        for (const [seat, { attack }] of table.s.survivors.entries())
          if (attack.confirmed && !again.s.survivors[seat]!.attack.confirmed) again.confirms(seat);
        expect(stateOfTable(again.s)).toEqual(stateOfTable(table.s));
        expect(again.s.fate).toBe(table.s.fate);
      }),
      RUNS,
    );
  });
});

describe('without Long Range', () => {
  const near = EFFECTS.filter((effect) => effect !== 'longRange');

  test('T1 T2 T3 it does not matter in which order survivors mark and are ready', () => {
    fc.assert(
      fc.property(attackers(4, near), picks, fc.array(fc.nat(999)), (position, choices, order) => {
        const table = scene(position).attacks();
        play(table, choices);
        // The first mark that decides the game stops all others.
        fc.pre(table.s.fate === null && table.s.kernel.asks.length > 0 && table.s.kernel.asks.every(isComplete));
        const deeds = table.s.deeds;
        table.allConfirm();
        const other = scene(position).attacks();
        shuffled(deeds, order, other);
        other.allConfirm();
        const { kernel, ...expected } = table.s;
        const { tick: _tick, events: _events, ...suspended } = kernel;
        expect(other.s).toMatchObject({ ...expected, kernel: { ...suspended, revealed: other.s.kernel.revealed } });
      }),
      RUNS,
    );
  });
});

/** Answers by chance, until the step is over or nothing is left to pick. */
function play(
  table: Scene,
  choices: readonly (readonly [number, number])[],
  check: (table: Scene) => void = () => {},
): void {
  for (const [who, what] of choices) {
    const { asks } = table.s.kernel;
    if (asks.length === 0) return;
    expect(asks.some(isAwaited), 'somebody is waited for').toBe(true);
    check(table);
    const ask = asks[who % asks.length]!;
    table.answers(ask.seat, ask.options[what % ask.options.length]!);
  }
}

function checkOptions({ s }: Scene): void {
  for (const { options } of s.kernel.asks) {
    expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(options.length);
    for (const option of options) if (option.do === 'mark') checkMark(s, option);
  }
}

function checkMark(s: State, { target, cells }: Extract<Choice, { do: 'mark' }>): void {
  const { grid } = boardOf(s, target);
  const crossed: Mask = target < 0 ? s.boss : { lo: zombieIn(s, target).crossed, hi: 0 };
  const taken = cellsOf(crossed);
  expect(cells).toEqual(cellsOf(maskOf(cells)));
  for (const cell of cells) expect([grid.squares[cell] !== undefined, taken.includes(cell)]).toEqual([true, false]);
  if (target >= 0) return;
  const own = cellsOf(bossTable(s).members[-1 - target]!);
  for (const cell of cells) expect(own).toContain(cell);
}

function crossedIn(s: State): number {
  const zombies = s.survivors.flatMap(({ street }) => street.map(({ crossed }) => size({ lo: crossed, hi: 0 })));
  return zombies.reduce((sum, n) => sum + n, size(s.boss));
}

/** Nothing is owed, and no part of a shape is to follow. */
function isComplete({ prompt, options }: State['kernel']['asks'][number]): boolean {
  return prompt === 'attack.ready' || options.some((option) => option.do === 'confirm');
}

/** All that marks can change, but for who is ready. */
function stateOfTable({ survivors, boss, companions }: State): object {
  return structuredClone({
    survivors: survivors.map((one) => ({ ...one, attack: { ...one.attack, confirmed: false } })),
    boss,
    companions,
  });
}

/** The same deeds, those of each survivor in their order. */
function shuffled(deeds: readonly Deed[], order: readonly number[], table: Scene): void {
  const left = new Map<Seat, Deed[]>();
  for (const deed of deeds) left.set(deed.by, [...(left.get(deed.by) ?? []), deed]);
  for (let i = 0; left.size > 0; i++) {
    const seats = [...left.keys()];
    const seat = seats[(order[i % Math.max(1, order.length)] ?? 0) % seats.length]!;
    const [next, ...rest] = left.get(seat)!;
    table.chooses(next!);
    if (rest.length === 0) left.delete(seat);
    else left.set(seat, rest);
  }
}
