import { expect, test } from 'vitest';
import { scene } from '../test/scene.ts';
import { hardened, idleEvents, idly, newTable } from '../test/whole-games.ts';
import { BOSSES } from './content/content.ts';
import { HOUSE } from './content/house.ts';
import { gearUp } from './game.ts';
import type { Event, State, TurnStep } from './state.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function all<T extends Event['type']>(events: readonly Event[], type: T): Of<T>[] {
  return events.filter((e): e is Of<T> => e.type === type);
}

const numbers = (count: number): number[] => [...Array(count).keys()];
const cards = (events: readonly Event[], of: number): number[] =>
  all(events, 'cardRevealed').flatMap(({ round, card }) => (round === of ? [card] : []));

/** States of a game in which nobody attacks, at the first question of every turn. */
function turns(seats: number, prepare: (s: State) => void = () => {}): State[] {
  const seen: State[] = [];
  const s = hardened(newTable(seats));
  prepare(s);
  idly(s, (now) => {
    const last = seen.at(-1);
    if (now.ending === null && (last?.round !== now.round || last.turn !== now.turn)) seen.push(gearUp.clone(now));
  });
  return seen;
}

test('B37 B49 two rounds of nine turns, each of which turns up the next card of the row', () => {
  const events = idleEvents(3);
  expect(all(events, 'roundBegan')).toEqual([
    { type: 'roundBegan', round: 1 },
    { type: 'roundBegan', round: 2 },
  ]);
  expect(all(events, 'cardRevealed').map(({ round, turn }) => [round, turn])).toEqual(
    [1, 2].flatMap((round) => numbers(9).map((i) => [round, i + 1])),
  );
});

test('B49 the card that lies face up is the next of the row, and tells colour and speed', () => {
  const s = newTable(2);
  const { colour, march } = HOUSE.turnCards[s.row[0]!]!;
  expect(s.kernel.events.at(-1)).toEqual({ type: 'cardRevealed', round: 1, turn: 1, card: s.row[0], colour, march });
  expect(gearUp.view(s, 0).row).toEqual([s.row[0], ...Array(8).fill(null)]);
});

test('B28 B38 B43 each round has nine different cards of the ten, and they are shuffled anew for the second', () => {
  const events = idleEvents(2);
  const [first, second] = [cards(events, 1), cards(events, 2)];
  expect([new Set(first).size, new Set(second).size]).toEqual([9, 9]);
  expect(second).not.toEqual(first);
});

test('B43 the card left out of the first round may come in the second', () => {
  const came = numbers(12).filter((n) => {
    const events = idleEvents(2, {}, n);
    const out = numbers(10).find((card) => !cards(events, 1).includes(card))!;
    return cards(events, 2).includes(out);
  });
  expect(came.length).toBeGreaterThan(6);
});

test('B47 B48 G14 a kill of the attack step is paid for after it and before the march of the same turn', () => {
  const t = scene({
    turn: 4,
    seats: [{ weapon: 'concreteSaw', street: { ann: {}, bob: { space: 3, rows: ['oo'] } } }],
    waves: { A: { standard: 1, special: 0 } },
  });
  // The fifth card of the row: red weapons, slow zombies.
  t.goesOn().has({ turn: 5 }).offersBeside(0, 'confirm').marks(0, 'ann', 'A1').confirms(0);
  t.asks({ seat: 0, prompt: 'upgrade.choose' }).has({ turn: 5, seats: [{ street: { bob: '3 oo' } }] });
  t.chooses({ do: 'upgrade', weapon: 'red' });
  t.happened('upgraded', 'marched', 'spawned', 'zombieArrived', 'cardRevealed').has({ turn: 6 });
});

test('B47 B48 the steps of a turn follow each other, and each ends for all before the next begins', () => {
  const order: Record<string, TurnStep> = {
    cardRevealed: 'reveal',
    confirmed: 'attack',
    attackEnded: 'attack',
    upgraded: 'upgrade',
    marched: 'march',
    zombieAttacked: 'march',
    spawned: 'spawn',
    bossCardRevealed: 'spawn',
    bossMoved: 'spawn',
  };
  const STEPS = ['reveal', 'attack', 'upgrade', 'march', 'spawn'];
  let step = 0;
  for (const { type } of idleEvents(4)) {
    if (type === 'cardRevealed') step = 0;
    const own = order[type];
    if (own === undefined) continue;
    expect(STEPS.indexOf(own)).toBeGreaterThanOrEqual(step);
    step = STEPS.indexOf(own);
  }
});

test('B39 B87 B88 spawn cards come in turns 3 to 9 of the first round: three A, two B, two C', () => {
  const s = hardened(newTable(4));
  const letters: Record<number, string> = {};
  idly(s, (now) => {
    for (const e of now.kernel.events) if (e.type === 'spawned' && now.round === 1) letters[now.turn] = e.letter;
  });
  expect(Object.keys(letters)).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  expect(Object.values(letters).toSorted()).toEqual(['A', 'A', 'A', 'B', 'B', 'C', 'C']);
});

test('B44 B45 B87 B88 boss cards come in the second round: phase 1 in turns 3 to 5, phase 2 in turns 6 to 9', () => {
  const events = idleEvents(2);
  let turn = 0;
  const seen: [turn: number, phase: number, card: number][] = [];
  for (const e of events) {
    if (e.type === 'cardRevealed') turn = e.turn;
    if (e.type === 'bossCardRevealed') seen.push([turn, e.phase, e.card]);
  }
  expect(seen.map(([at, phase]) => [at, phase])).toEqual([
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 2],
  ]);
  const numbersOf = (wanted: number) => seen.flatMap(([, phase, card]) => (phase === wanted ? [card] : [])).toSorted();
  expect([numbersOf(1), numbersOf(2)]).toEqual([
    [0, 1, 2],
    [0, 1, 2, 3],
  ]);
});

test('B32 B36 B40 B41 B42 B101 the boss comes with the second round, in front of the commander, and on no space', () => {
  for (const commander of ['1', '2', '3'] as const) {
    const seat = Number(commander) - 1;
    const events = idleEvents(3, { commander });
    expect(all(events, 'bossArrived')).toEqual([{ type: 'bossArrived', seat, boss: 0 }]);
    const arrived = events.findIndex(({ type }) => type === 'bossArrived');
    expect(events[arrived - 1]).toEqual({ type: 'roundBegan', round: 2 });
  }
  const seats = (commander: number) =>
    turns(3, (s) => {
      s.commander = commander;
    }).map(({ boss }) => boss.seat);
  expect(seats(0)).toEqual([...Array(9).fill(-1), 0, 1, 2, 0, 1, 2, 0, 1, 2]);
  expect(seats(2)).toEqual([...Array(9).fill(-1), 2, 0, 1, 2, 0, 1, 2, 0, 1]);
  const inStreets = turns(3).flatMap(({ survivors }) => survivors.flatMap(({ street }) => street));
  expect(inStreets.filter(({ card }) => card < 0)).toEqual([]);
});

test.each([2, 4, 6])('B101 B102 G53 T12 among %i the boss goes round the table by ascending seats', (seats) => {
  for (const commander of ['1', '2'] as const) {
    const moves = all(idleEvents(seats, { commander }), 'bossMoved');
    const first = Number(commander) - 1;
    expect(moves.map(({ from, to }) => [from, to])).toEqual(
      numbers(8).map((i) => [(first + i) % seats, (first + i + 1) % seats]),
    );
  }
});

test('B155 alone the boss never moves', () => {
  expect(all(idleEvents(1), 'bossMoved')).toEqual([]);
  for (const { round, boss } of turns(1)) expect(boss.seat).toBe(round === 2 ? 0 : -1);
});

test('B46 B63 G11 everything stays as it is from the first round to the second', () => {
  const [last, first] = turns(2, ({ survivors }) => {
    const one = survivors[0]!;
    one.ammo = { gained: 5, used: 2 };
    one.armour = { gained: 3, used: 3 };
    one.weapons[1]!.upgrades = 1;
    one.weapons[0]!.fury = 2;
    one.street[0]!.crossed = 1;
  }).slice(8, 10);
  expect([last!.round, last!.turn, first!.round, first!.turn]).toEqual([1, 9, 2, 1]);
  const [before, after] = [last!.survivors[0]!, first!.survivors[0]!];
  expect(after.ammo).toEqual({ gained: 5, used: 2 });
  expect(after.armour).toEqual({ gained: 3, used: 3 });
  expect(after.weapons).toEqual(before.weapons);
  expect(after.weapons.map(({ upgrades, fury }) => [upgrades, fury])).toEqual([
    [0, 2],
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(after.street[0]).toMatchObject({ card: before.street[0]!.card, crossed: 1 });
});

test('B105 who has not killed the boss by the end of the second round has lost, whatever the boss is', () => {
  for (const boss of BOSSES) {
    const s = idly(hardened(newTable(2, { boss })));
    expect(s).toMatchObject({ ending: 'outOfTime', round: 2, turn: 9 });
    expect(gearUp.outcome(s)).toEqual([0, 0]);
    expect(s.kernel.events.at(-1)).toEqual({ type: 'gameEnded', ending: 'outOfTime', dead: null });
  }
});

test('B85 B104 G3 nobody has to attack, but who does not dies: the first who dies ends the game for all', () => {
  const s = idly(newTable(4, { difficulty: 'nightmare' }));
  expect(s.ending).toBe('death');
  const end = s.kernel.events.at(-1) as Of<'gameEnded'>;
  expect(s.survivors[end.dead!]!.health).toBe(0);
  expect(gearUp.outcome(s)).toEqual([0, 0, 0, 0]);
});

test('B150 B154 B155 a solo game goes through both rounds; companions are face up again in the second', () => {
  const seen = turns(1, (s) => {
    for (const one of s.companions) one.ready = false;
  });
  expect(seen.map(({ round, turn }) => [round, turn])).toEqual(
    [1, 2].flatMap((r) => numbers(9).map((i) => [r, i + 1])),
  );
  for (const { round, companions } of seen)
    expect(companions.map(({ ready }) => ready)).toEqual(Array(3).fill(round === 2));
});

test('T28 a victory is shared in equal parts, and a game under way has no outcome', () => {
  for (const seats of [1, 2, 5]) {
    const s = newTable(seats);
    expect(gearUp.outcome(s)).toBeNull();
    s.ending = 'victory';
    expect(gearUp.outcome(s)).toEqual(Array(seats).fill(1 / seats));
  }
});

test('a summary tells the ending, the turns, and what is left', () => {
  const s = newTable(2);
  expect(gearUp.summary(s)).toEqual({ ending: 'unfinished', turns: 1, kills: 0, healthLeft: 40, bossSquaresLeft: 44 });
  expect(gearUp.summary(idly(hardened(s)))).toMatchObject({ ending: 'outOfTime', turns: 18 });
});
