import { stripVTControlCharacters } from 'node:util';
import { BOSSES, type BossId } from '@horda/gear-up/content/content';
import type { Choice } from '@horda/gear-up/state';
import type { View } from '@horda/gear-up/view';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../../terminal/width.ts';
import type { DrawnHand, Numbering } from '../drawing.ts';
import { drawing as drawGearUp } from './drawing.ts';
import { boardOf } from './seen.ts';
import { asking, bossView, canvas, marks, view, withSurvivor, zombie } from './sample.ts';

const lines = (seen: View, on = canvas()): readonly string[] => drawGearUp.table(seen, on);
const text = (seen: View, on = canvas()): string => lines(seen, on).join('\n');

/** Options are numbered as they come. */
const numbering = (options: readonly Choice[]): Numbering => ({
  numberOf: (choice) => {
    const i = options.findIndex((option) => JSON.stringify(option) === JSON.stringify(choice));
    return i < 0 ? null : i + 1;
  },
  barred: () => null,
});

const hand = (seen: View, brief = false, on = canvas()): DrawnHand =>
  drawGearUp.hand(seen, on, numbering(seen.asks[0]?.own?.options ?? []), brief);

describe('the street', () => {
  const walker = zombie('walker', 1, { crossed: [0, 1], planned: [1] });
  const crowded = withSurvivor(view(), 0, { street: [walker, zombie('runner', 3), zombie('fatty', 3)] });

  test('B8 B17 B18 has three spaces, and every zombie its grid with letters, numbers and signs', () => {
    expect(
      lines(crowded)
        .slice(2, 9)
        .map((line) => line.trimEnd()),
    ).toEqual([
      '1:A Walker │ 2:· │ 3:B Runner  C Fatty',
      '  !2 › □6  │     │   !2 » □9   !2 › □14',
      '    A B C  │     │     A B C D   A B C D E',
      '  1   ×    │     │   1     ! □ 1   □ ! □',
      '  2   + !  │     │   2   □ ◊ □ 2 □ • ◊ ! □',
      '  3 □ ◊ □  │     │   3 □ • ! □ 3 □ ! □ • □',
      '  4   □ □  │     │             4   ◊',
    ]);
  });

  test('B71 a zombie without free squares is dead until the plans count', () => {
    const crossed = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(text(withSurvivor(view(), 0, { street: [zombie('walker', 2, { crossed })] }))).toMatch(
      /2:A Walker.*\n.*dead/,
    );
  });

  test('B94 of a crowd more is drawn with less, and what does not fit is counted', () => {
    const street = (n: number): View =>
      withSurvivor(view(), 0, { street: Array.from({ length: n }, (_, copy) => zombie('walker', 1, { copy })) });
    expect(lines(street(6))[4]).toMatch(/A B C {2,}A B C/);
    expect(lines(street(8))[2]).toContain('H Walk');
    expect(lines(street(8))[4]).toMatch(/^ {3}ABC {5}ABC/);
    expect(lines(street(12))[2]).toMatch(/ F \S+ \+6 │ 2:· │ 3:· \(all: street\)$/);
    for (const n of [6, 8, 12]) expect(Math.max(...lines(street(n)).map(widthOf))).toBeLessThanOrEqual(80);
  });

  test('B5 B6 B7 its heading has the tracks, and the damage that is coming', () => {
    const tracks = { health: 17, armour: { gained: 5, used: 2 }, ammo: { gained: 1, used: 0 } };
    const seen = withSurvivor(view({ row: [6] }), 0, { street: [zombie('walker', 1, { damage: 3 })], ...tracks });
    expect(lines(seen)[1]).toMatch(
      /^─ Ala \(you\): Ethan, health 17\/20, armour 3, ammo 1, damage ahead 3, commander ─+$/,
    );
  });

  test('the others are told in signs, and where there is room their streets are drawn', () => {
    const seen = withSurvivor(crowded, 1, {
      street: [zombie('bomber', 1)],
      attack: { ...crowded.survivors[1]!.attack, confirmed: true },
    });
    expect(text(seen)).toContain(' Olek ♥20 ◊0 •0 [1 0 0] ready · Ewa ♥20 ◊0 •0 [0 0 0] · Jan ♥20');
    const roomy = text(seen, canvas('en', { width: 110, rows: 40 }));
    expect(roomy).toMatch(/─ Olek: Lisa, health 20\/20, armour 0, ammo 0, ready ─+\n1:Bomber/);
    expect(roomy).toContain('× crossed  + planned  ■ aimed at');
  });
});

describe('cards', () => {
  test('B49 the status names the turn, its card and the step', () => {
    expect(drawGearUp.status(view(), canvas())).toEqual({
      left: 'round 1, turn 1 of 9',
      right: 'green, no zombies move ▶ attack',
    });
    expect(drawGearUp.status(view({ ending: 'victory' }), canvas('pl')).right).toBe('koniec');
  });

  test('G56 those still to come are listed, with the letters of spawn cards or what the boss will do', () => {
    const seen = view({ toCome: [0, 1, 5], lettersToCome: { A: 2, B: 0, C: 1 } });
    expect(lines(seen)[0]).toMatch(/^ to come: green 1, blue 1, yellow 1 │ spawns A2 B0 C1/);
    const solo = { ...bossView('pyramid'), toCome: [5], bossCardsToCome: { phase1: [], phase2: [0, 1] } };
    expect(lines(solo, canvas('pl'))[0]).toMatch(/^ w talii: zielona 1 │ karty Bossa: 2 \(karty\) │ stosy: /);
  });

  test.each(['en', 'pl'] as const)(
    'T27 beside them the zombies left in both piles, where there is room, in %s',
    (language) => {
      const all = { toCome: [0, 1, 2, 4, 5, 6, 7, 8, 9], lettersToCome: { A: 3, B: 2, C: 2 } };
      const word = { en: 'piles', pl: 'stosy' }[language];
      const seen = view({ ...all, piles: { standard: 44, special: 24 } }, 1);
      const first = lines(seen, canvas(language, { width: 110 }))[0]!;
      expect(first).toMatch(new RegExp(` │ ${word}: .*44, .*24$`));
      expect(widthOf(first)).toBeLessThanOrEqual(110);
      const crowded = lines(seen, canvas(language))[0]!;
      expect(crowded).not.toContain(word);
      expect(widthOf(crowded)).toBeLessThanOrEqual(80);
    },
  );
});

describe('the boss', () => {
  test('B22 B41 stands beside the street with its grid, and above it how strong it is', () => {
    const seen = bossView('superAbomination', { crossed: [0], planned: [0], left: 41, attack: 5, special: 9 });
    expect(lines(seen, canvas('en', { width: 90 }))[1]).toBe(
      ' Z Super Abomination in front of Ala: 41 squares left, attack 5, special attack 9',
    );
    expect(lines(seen)[1]).toBe(' Z Super Abomination (Ala): □41 !5/9');
    expect(text(seen)).toMatch(/│ {3}A B C D E F G H\n.*│ 1 {5}\+ □ □ □\n.*│ 2 {3}□ ! □ □ ! □\n.*│ 3 □ □ □ □ % □ □ □/);
  });

  test('B137 B146 B148 weak points, the mouth and dotted lines are drawn', () => {
    expect(text(bossView('zombiephant'))).toContain('3 □ ! ○ □ % ◊ ○ ! □');
    expect(text(bossView('screamer'))).toMatch(/mouth shut, scream track › » › »[^]*4 □ □ !\(% % □\)! □/);
    expect(text(bossView('mutation'))).toContain('2 □ ! □ □┊◊ □ □    1111222');
  });

  test('B140 members of Dead Sox have letters and figures of their own', () => {
    const [catcher, batter, pitcher] = bossView('deadSox').boss.members;
    const members = [catcher!, { ...batter!, left: 0 }, pitcher!];
    expect(lines(bossView('deadSox', { members }))[1]).toMatch(
      /^ Dead Sox \(Ala\): X Catcher □14 !\d\/\d, Y Batter dead, Z Pitcher □15 !\d\/\d$/,
    );
  });

  test.each<BossId>([...BOSSES])('%s leaves room for its question at 80 columns and 24 rows', (boss) => {
    const street = Array.from({ length: 9 }, (_, copy) => zombie('runner', 1, { copy }));
    for (const side of ['black', 'red'] as const) {
      const drawn = lines(withSurvivor(bossView(boss, { side }), 0, { street }));
      expect(drawn.length).toBeLessThanOrEqual(13);
      expect(Math.max(...drawn.map(widthOf))).toBeLessThanOrEqual(80);
    }
  });
});

describe('the hand', () => {
  test('B10 B66 B67 has the weapons with shapes and effects; those that upgrades bring follow', () => {
    const weapons = view().survivors[0]!.weapons.map((each, i) => ({ ...each, upgrades: i === 1 ? 1 : 0 }));
    expect(hand(withSurvivor(view(), 0, { weapons })).lines).toEqual([
      '    red     Concrete Saw  ■■■/■■·      upgrades: Critical Hit, Ready',
      ' ▶  green   Sledgehammer  ■■■/·■·      Knockback, Adrenaline; upgrades:',
      '                                       Explosion',
      '    blue    Nail Gun      ■■■          Multi-Hit 2; upgrades: Quick Reload, Long',
      '                                       Range',
      '    yellow  Rivet Cannon  ·■·/■■■/·■·  Explosion, Arm Up',
    ]);
    expect(hand(view(), true).lines).toEqual([
      ' ▶  green  Sledgehammer  ■■■/·■·  Knockback; upgrades: Adrenaline, Explosion',
    ]);
  });

  test('marks are aimed, not listed; taking back is listed where nothing can be aimed at, and then only of the last', () => {
    const street = withSurvivor(view(), 0, { street: [zombie('walker', 1), zombie('runner', 2)] });
    const aimable = marks(street, street.survivors[0]!.street[1]!.card);
    const back = (from: number): Choice => ({ do: 'takeBack', by: 0, from });
    const seen = asking(street, [...aimable, { do: 'confirm', by: 0 }, back(0), back(1)]);
    const n = aimable.length;
    expect(hand(seen)).toMatchObject({ numbers: [], unlisted: [...aimable.map((_, i) => i + 1), n + 2, n + 3] });
    expect(hand(seen).lines.at(-1)).toMatch(/^ Aim at B: type the letter/);
    const aimed = hand(seen, true, canvas('pl', { typed: ['b'] }));
    expect(aimed.lines).toEqual([expect.stringMatching(/^ Enter skreśla \| o obróć, l lustro/)]);
    expect(aimed.unlisted).toHaveLength(n + 2);
    const done = asking(street, [{ do: 'confirm', by: 0 }, back(0), back(1)]);
    expect(hand(done).unlisted).toEqual([2]);
  });

  test('B26 survivors to choose from stand there with their numbers', () => {
    const nobody = withSurvivor(view({ round: 0, step: 'setup' }), 0, { survivor: -1 });
    const takes = [0, 3].map((survivor): Choice => ({ do: 'take', by: 0, survivor }));
    const { lines: drawn, numbers } = hand(asking(nobody, takes, 'setup.take'));
    expect(numbers).toEqual([1, 2]);
    expect(drawn[1]).toBe('  2)  Rosa   Petrol Bombs, Pump Shotgun, Crowbar, Flamethrower');
    expect(lines(nobody)[2]).toMatch(/^─ Ala \(you\), no survivor yet/);
  });

  test('B153 companions of solo play stand below; those who have helped in this round rest', () => {
    const companions = [
      { companion: 1, ready: true },
      { companion: 3, ready: false },
    ];
    const seen = { ...view({}, 1), companions };
    expect(hand(seen).lines.at(-1)).toBe('   Lisa ■■■■/·■·· Critical Hit · Rosa rests');
    expect(hand(seen, true).lines).toHaveLength(1);
    expect(hand({ ...seen, row: [5] }, true).lines.at(-1)).toMatch(
      /^ ▶ a companion may help \(name and letter\): Lisa/,
    );
  });
});

test('B91 zombies in the middle are drawn with letters and who gets them', () => {
  const wave = [{ card: zombie('soldier', 3).card, kind: 'soldier', to: 1 }] as const;
  const seen = view({ step: 'spawn', wave });
  expect(text(seen)).toMatch(/ A Soldier\n → Olek\n !4 › □11\n {3}A B C D\n 1 {3}◊ ◊\n/);
  expect(hand(asking(seen, [{ do: 'assign', by: 0, card: wave[0].card, to: 2 }], 'spawn.assign'))).toMatchObject({
    unlisted: [1],
    lines: expect.arrayContaining([' Hand out A: give A NAME. When it is settled: agree']),
  });
});

describe('orders', () => {
  const answer = (word: string, rest: string, seen = view(), on = canvas()): readonly string[] =>
    drawGearUp.orders.find(({ words }) => words.includes(word))!.answer(seen, on, rest);

  test('street shows the street of another', () => {
    const seen = withSurvivor(view(), 2, { street: [zombie('crawler', 2)] });
    expect(answer('ulica', 'ew', seen)).toEqual(expect.arrayContaining([expect.stringMatching(/^1:· │ 2:Crawler/)]));
    expect(answer('street', 'zorro', seen)).toEqual(['Nobody at this table is called "zorro".']);
  });

  test('B94 street shows every zombie of the largest crowd with its grid, space below space', () => {
    const six = (kind: 'walker' | 'fatty', space: 1 | 3, from: number) =>
      Array.from({ length: 6 }, (_, n) => zombie(kind, space, { copy: from + n }));
    const crowd = [...six('walker', 1, 0), ...six('walker', 3, 6), ...six('fatty', 3, 0)];
    const told = answer('street', 'ala', withSurvivor(view(), 0, { street: crowd }));
    expect(told.join('\n').match(/\b[A-Z]+ (?:Walker|Fatty)/gu)).toHaveLength(18);
    expect(told.filter((line) => /^\d:/.test(line)).map((line) => line.slice(0, 4))).toEqual(['1:A ', '2:·', '3:G ']);
    expect(Math.max(...told.map(widthOf))).toBeLessThanOrEqual(80);
  });

  test('street without a name shows all, the own one first', () => {
    const told = answer('ulica', '', view());
    expect(told.filter((line) => line.includes('20/20')).map((line) => line.split(/[ :]/)[0])).toEqual([
      'Ala',
      'Olek',
      'Ewa',
      'Jan',
    ]);
  });

  test.each(['superAbomination', 'pyramid', 'zombiephant', 'deadSox', 'screamer', 'mutation'] as const)(
    'B31 board shows %s with all its squares and its ability, in every step and before it comes',
    (boss) => {
      for (const seen of [bossView(boss), { ...bossView(boss), step: 'march' as const }, view({}, 1, boss)]) {
        const told = answer('plansza', '', seen);
        const { rows } = boardOf(seen);
        expect(told.filter((line) => /^ {2}\s?\d+ /.test(line))).toHaveLength(rows.length);
        expect(told.join('\n')).toContain('ability: ');
        expect(Math.max(...told.slice(0, rows.length + 2).map(widthOf))).toBeLessThanOrEqual(80);
      }
    },
  );

  test('B153 weapon tells of companions too', () => {
    const told = answer('weapon', '', { ...view({}, 1), companions: [{ companion: 1, ready: true }] });
    expect(told).toContain('Lisa: ■■■■/·■·· Critical Hit');
    expect(told.filter((line) => line.startsWith('Critical Hit: '))).toHaveLength(1);
  });

  test('weapon tells of weapons and effects by a part of their names', () => {
    expect(answer('weapon', 'nail')).toEqual([
      'Ethan, blue: Nail Gun ■■■ Multi-Hit 2; upgrades: Quick Reload, Long Range',
    ]);
    expect(answer('bron', 'furia', view(), canvas('pl'))).toEqual([expect.stringMatching(/^Furia: /)]);
    expect(answer('weapon', '')).toHaveLength(4 + 9);
    expect(answer('weapon', 'spoon')).toEqual(['No weapon and no effect is called "spoon".']);
  });

  test('cards tells the row in words', () => {
    const told = answer('karty', '', view({ row: [3, null], toCome: [0] }), canvas('pl'));
    expect(told[0]).toBe('karty Tury: 1 zielona (żadne Zombie nie idzie), 2 ?');
  });

  test('G55 T27 cards tells what both piles have left and what lies discarded, kind by kind', () => {
    const [first, second] = [zombie('walker', 1), zombie('walker', 1, { copy: 1 })];
    const piles = { standard: 44, special: 23 };
    const discards = { standard: [first.card, zombie('runner', 1).card], special: [zombie('bomber', 1).card] };
    const wave = [{ card: zombie('crawler', 1).card, kind: 'crawler', to: -1 }] as const;
    const seen = withSurvivor(view({ piles, discards, wave }), 0, { street: [second] });
    expect(answer('cards', '', seen)).toEqual(
      expect.arrayContaining([
        'Standard zombies: in the pile 44 (Walker 10, Runner 11, Crawler 11, Chomper 12), discarded 2 (Walker 1, Runner 1).',
        'Special zombies: in the pile 23 (Soldier 6, Stinker 6, Fatty 6, Bomber 5), discarded 1 (Bomber 1).',
      ]),
    );
    const fresh = answer('karty', '', view(), canvas('pl'));
    expect(fresh.filter((line) => line.startsWith('Specjalne'))).toEqual([
      'Specjalne Zombie: w stosie 24 (Żołnierz 6, Śmierdziuch 6, Spaślak 6, Bombowiec 6), odrzucone 0.',
    ]);
  });

  test('signs explains those that are on the table', () => {
    const [told, , full] = answer('znaki', '', bossView('zombiephant'), canvas('pl'));
    expect(full).toMatch(/ulica .*plansza .*broń, karty .*stosy.*; stół/);
    expect(told).toContain('○ słaby punkt');
    expect(answer('signs', '')[0]).not.toContain('weak point');
  });

  test('orders for aiming say so when there is nothing to aim at', () => {
    expect(answer('mark', 'a')).toEqual(['There is nothing to aim at now.']);
  });
});

test('the table read out names every survivor, every zombie with its free squares, and all cards to come', () => {
  const street = [zombie('walker', 2, { crossed: [0, 1], planned: [1] })];
  const told = drawGearUp.sentences(withSurvivor(view({ toCome: [0] }), 0, { street }), canvas('pl'));
  for (const sentence of [
    'Runda 1, tura 1 z 9, krok: atak.',
    'Karta Tury: zielona, żadne Zombie nie idzie.',
    'Dowodzi: Ala.',
    'Specjalne Zombie: w stosie 24 (Żołnierz 6, Śmierdziuch 6, Spaślak 6, Bombowiec 6), odrzucone 0.',
    'Ala (you): Ethan, Zdrowie 20/20, Pancerz 0, Amunicja 0.',
    '  Ulica 2: A Szwendacz, wolne, Obrażenia 2, zostało 6 pól, wolne C2 (Obrażenie) A3 B3 (Pancerz) C3 B4 C4; w planie B2.',
    '  Gwoździarka (niebieska), belka z 3 pól: Wielokrotne Trafienie 2, Szybkie Przeładowanie (zablokowane), Daleki Zasięg (zablokowane).',
  ])
    expect(told).toContain(sentence);
  expect(drawGearUp.handSentence(view(), canvas())).toBe(
    'You are Ethan: Concrete Saw, Sledgehammer, Nail Gun, Rivet Cannon.',
  );
});

test('the boss read out has its members, its mouth, its rule and its ability', () => {
  expect(drawGearUp.sentences(bossView('deadSox'), canvas()).join('\n')).toMatch(
    /Dead Sox in front of Ala: .*\n {2}X Catcher: 14 squares left, attack \d, special attack \d\.\n/,
  );
  const screamer = drawGearUp.sentences(bossView('screamer', { screams: 1 }), canvas());
  for (const sentence of ['  Mouth shut.', '  Screams still to come: fast, slow, fast.'])
    expect(screamer).toContain(sentence);
});

test('why can be asked of every square, every deed and every weapon', () => {
  const walker = zombie('walker', 1, { crossed: [0] });
  const thinkable = drawGearUp.thinkable(withSurvivor(view(), 0, { street: [walker] }));
  for (const choice of [
    { do: 'mark', by: 0, with: 'weapon', target: walker.card, cells: [0] },
    { do: 'ammo', by: 0, target: walker.card, cell: 3 },
    { do: 'knock', by: 0, target: walker.card },
    { do: 'again', by: 0, how: 'criticalHit' },
    { do: 'upgrade', weapon: 'yellow' },
    { do: 'mark', by: 0, with: 'weapon', target: -1, cells: [0] },
  ])
    expect(thinkable).toContainEqual(choice);
});

test('without Unicode all is drawn with ordinary characters, without colour it says the same', () => {
  const street = [zombie('walker', 1, { crossed: [0, 1], planned: [1] }), zombie('runner', 2)];
  const seen = withSurvivor({ ...bossView('mutation'), toCome: [0] }, 0, { street });
  const on = (more: object): string =>
    [...lines(seen, canvas('en', more)), ...hand(seen, false, canvas('en', more)).lines].join('\n');
  expect(on({ unicode: false })).toMatch(/^[ -~\n]*$/);
  expect(on({ color: true })).not.toBe(on({}));
  expect(stripVTControlCharacters(on({ color: true }))).toBe(on({}));
});
