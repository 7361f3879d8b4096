/** Playing alone: companions through two rounds. */
import { expect, test } from 'vitest';
import { scene, type Scene } from '../test/scene.ts';
import { hardened, idly, newTable, playOut } from '../test/whole-games.ts';
import { HOUSE } from './content/house.ts';
import { gearUp } from './game.ts';
import { effectsOf } from './rules/effects.ts';
import { turnCard } from './rules/table.ts';

const COMPANIONS = [
  { shape: ['##'], effect: 'scavenge' },
  { shape: ['#', '#'], effect: 'ready' },
  { shape: ['#'], effect: 'armUp' },
] as const;

/** One survivor with a weapon of one square, three companions, and a zombie with squares enough for all. */
const alone = (position: object = {}): Scene =>
  scene({
    companion: true,
    companions: COMPANIONS,
    seats: [{ health: 50, weapon: { shape: ['#'] }, street: { ann: { rows: ['oooo', 'oodo'], space: 3 } } }],
    ...position,
  });

test('B152 a companion has a hit shape and an effect', () => {
  const t = alone().attacks();
  expect(effectsOf(t.s, 0, 0)).toEqual(['scavenge']);
  t.offersMarks(0, 'ann', ['A1 B1', 'B1 C1', 'C1 D1', 'A2 B2', 'B2 C2', 'C2 D2', ...vertical(), ...singles()], 0);
});

const vertical = (): string[] => ['A', 'B', 'C', 'D'].map((column) => `${column}1 ${column}2`);
const singles = (): string[] => ['A', 'B', 'C', 'D'].flatMap((column) => [`${column}1`, `${column}2`]);

test('B153 with the mark on the turn card one companion may be used, before the own weapon or after it', () => {
  const before = alone().attacks().marks(0, 'ann', 'A1 B1', 0).marks(0, 'ann', 'C1').confirms(0);
  before.has({ seats: [{ street: { ann: '3 xxxo oodo' } }], companions: [false, true, true] });
  const after = alone().attacks().marks(0, 'ann', 'C1').marks(0, 'ann', 'A1 B1', 0).confirms(0);
  after.has({ seats: [{ street: { ann: '3 xxxo oodo' } }], companions: [false, true, true] });
});

test('B153 a second companion cannot be used in the same turn', () => {
  const t = alone().attacks().marks(0, 'ann', 'A1 B1', 0);
  t.aimsAt(0, ['ann']).aimsAt(0, [], 0).aimsAt(0, [], 1).aimsAt(0, [], 2);
  t.refuses(0, t.markOf(0, 'ann', 'A2', 2));
});

test('B153 without the mark no companion can be used', () => {
  const t = alone({ companion: false }).attacks();
  t.aimsAt(0, ['ann']).aimsAt(0, [], 0).aimsAt(0, [], 1).aimsAt(0, [], 2);
});

test('B153 with more players the mark means nothing', () => {
  const t = scene({ companion: true, seats: [{ street: { ann: {} } }, { street: { bob: {} } }] }).attacks();
  expect(turnCard(t.s).companion).toBe(true);
  expect(t.optionsOf(0).filter((option) => option.do === 'mark' && option.with !== 'weapon')).toEqual([]);
});

test('B153 nobody has to use a companion', () => {
  alone()
    .attacks()
    .confirms(0)
    .has({ companions: [true, true, true], seats: [{ street: { ann: '3 oooo oodo' } }] });
});

test('B154 a companion that lies face down cannot be used again in this round, and can in the next', () => {
  const t = alone({ turn: 9, piles: { standard: {}, special: {} } });
  t.s.turn = 8;
  t.s.companions[1]!.ready = false;
  t.goesOn().aimsAt(0, ['ann'], 0).aimsAt(0, [], 1).marks(0, 'ann', 'A1 B1', 0).confirms(0);
  t.has({ round: 2, turn: 1, companions: [true, true, true] });
});

test('G59 ammo comes after companion and weapon, and the effect of the companion pays', () => {
  const t = alone().attacks().marks(0, 'ann', 'C2 D2', 0);
  t.has({ seats: [{ ammo: 1 }] })
    .offersAmmo(0, 'ann', '')
    .offersBeside(0, 'cease', 'confirm', 'takeBack 0');
  t.marks(0, 'ann', 'A1').offersAmmo(0, 'ann', 'B1 C1 D1 A2 B2').shoots(0, 'ann', 'B1').confirms(0);
  t.has({ seats: [{ ammo: 0, street: { ann: '3 xxoo ooxx' } }] });
});

test('G61 B155 a companion may aim at the boss, which always stands in front of the one survivor', () => {
  const t = alone({ round: 2, boss: { rows: ['ooo'] } }).attacks();
  t.aimsAt(0, ['ann', 'boss'], 0)
    .marks(0, 'boss', 'A1 B1', 0)
    .confirms(0)
    .has({ boss: ['xxo'], bossBefore: 0 });
});

test('B150 B151 B153 B154 a whole solo game: one companion a turn, only with the mark, all of them again in the second round', () => {
  const begun = new Map<string, number>();
  const used = new Set<string>();
  for (let n = 0; n < 5; n++)
    playOut(hardened(newTable(1, {}, n)), [n, 3, 3, 3], (s) => {
      if (s.before === null) return;
      const then = s.before.companions.map(({ ready }) => ready);
      const now = s.companions.filter(({ ready }, i) => then[i] && !ready).length;
      begun.set(`${n}: ${s.round}.${s.turn}`, then.filter(Boolean).length);
      used.add(`${now} of one turn, ${turnCard(s).companion ? 'with' : 'without'} the mark`);
    });
  expect(used).toEqual(
    new Set(['0 of one turn, without the mark', '0 of one turn, with the mark', '1 of one turn, with the mark']),
  );
  const atTurn = (turn: string): (number | undefined)[] => [0, 1, 2, 3, 4].map((n) => begun.get(`${n}: ${turn}`));
  expect([atTurn('1.1'), atTurn('2.1')]).toEqual([Array(5).fill(3), Array(5).fill(3)]);
  expect(Math.min(...(atTurn('1.9') as number[]))).toBeLessThan(3);
});

test('B105 B150 B155 who only waits sees all eighteen turns with the boss in front', () => {
  const s = idly(hardened(newTable(1)));
  expect(s).toMatchObject({ ending: 'outOfTime', round: 2, turn: 9, boss: { seat: 0 } });
  expect(gearUp.view(s, 0).survivors[0]!.mostHealth).toBe(HOUSE.tracks.healthSolo);
});
