import { HOUSE } from '@horda/gear-up/content/house';
import { gridOf } from '@horda/gear-up/geometry/geometry';
import type { Choice, Deed } from '@horda/gear-up/state';
import type { View } from '@horda/gear-up/view';
import type { Language } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import type { Aim } from '../drawing.ts';
import { drawing as drawGearUp } from './drawing.ts';
import { asking, bossView, canvas, marks, view, withSurvivor, zombie } from './sample.ts';

/*
 * Ethan attacks with the Sledgehammer, a T of four squares, knockback; the street has a Walker and a Runner:
 *
 *   A Walker    A B C      B Runner    A B C D
 *           1     □                1       ! □
 *           2     • !              2     □ ◊ □
 *           3   □ ◊ □              3   □ • ! □
 *           4     □ □
 */
const walker = zombie('walker', 1);
const runner = zombie('runner', 2);
const street = withSurvivor(view(), 0, { street: [walker, runner] });
const aiming = asking(street, [
  ...marks(street, walker.card),
  ...marks(street, runner.card),
  { do: 'confirm', by: 0 },
  { do: 'takeBack', by: 0, from: 0 },
  { do: 'takeBack', by: 0, from: 1 },
]);

/** The result of the last line. */
function typed(seen: View, lines: readonly string[], language: Language = 'en'): Aim | null {
  return drawGearUp.aim!(seen, canvas(language, { typed: lines.slice(0, -1) }), lines.at(-1)!);
}

/** The squares aimed at after the last line, as the notice names them. */
function squares(seen: View, ...lines: string[]): string {
  const { notice } = typed(seen, lines)!;
  return /: ((?:[A-Z]\d ?)+)\(/.exec(notice!)![1]!.trim();
}

/** The street as it is drawn after these lines. */
function drawn(seen: View, ...lines: string[]): string {
  return drawGearUp.table(seen, canvas('en', { typed: lines })).join('\n');
}

describe('aiming', () => {
  test('B52 B54 a letter shows the shape at its first place, and nothing is marked yet', () => {
    expect(typed(aiming, ['a'])).toEqual({
      choice: null,
      kept: true,
      notice: 'Sledgehammer, A Walker: B1 B2 C2 B3 (place 1 of 6); damage -1, ammo +1, armour +1, leaves 4 squares.',
    });
    expect(drawn(aiming, 'a')).toMatch(/1 {3}■ .*\n.*2 {3}■ ■.*\n.*3 □ ■ □/);
  });

  test('B54 it is turned and mirrored, and goes through all places and around again', () => {
    expect(squares(aiming, 'a')).toBe('B1 B2 C2 B3');
    expect(squares(aiming, 'a', 'r')).not.toBe(squares(aiming, 'a'));
    const all = [1, 2, 3, 4, 5, 6, 7].map((n) => squares(aiming, 'a', ...Array.from({ length: n }, () => 'n')));
    expect(new Set(all).size).toBe(6);
    expect(all[5]).toBe(squares(aiming, 'a'));
    expect(all[6]).toBe(all[0]);
    expect(squares(aiming, 'a', 'm')).toBe(squares(aiming, 'a', 'lustro'));
  });

  test('it is put on a square, in one line or in two, and moved in a direction', () => {
    expect(squares(aiming, 'b c3').split(' ')).toContain('C3');
    expect(squares(aiming, 'b', 'C3')).toBe(squares(aiming, 'b c3'));
    expect(squares(aiming, 'mark 2 c3')).toBe(squares(aiming, 'b c3'));
    expect(squares(aiming, 'runner c3')).toBe(squares(aiming, 'b c3'));
    const boss = bossView('superAbomination');
    const wide = asking(boss, marks(boss, -1));
    expect(squares(wide, 'z c3')).toBe('C3 D3 E3 D4');
    expect(squares(wide, 'z c3', 'right')).toBe('D3 E3 F3 E4');
    expect(squares(wide, 'z c3', 'dol')).toBe('C4 D4 E4 D5');
    expect(typed(wide, ['z b7', 'left', 'left'])!.notice).toBe('It does not fit any further that way.');
  });

  test('B58 one takes a single square', () => {
    expect(squares(aiming, 'one a c2')).toBe('C2');
    expect(squares(aiming, 'a', 'one c2')).toBe('C2');
    expect(squares(aiming, 'a', 'one')).toBe('B1');
    expect(squares(aiming, 'b', 'jedno d3')).toBe('D3');
  });

  test('Enter and ok mark exactly what is shown', () => {
    for (const laid of ['', 'ok']) {
      const { choice } = typed(aiming, ['a', 'n', 'back', 'a', laid])!;
      expect(choice).toEqual({ do: 'mark', by: 0, with: 'weapon', target: walker.card, cells: [0, 1, 2, 4] });
      expect(aiming.asks[0]!.own!.options as readonly unknown[]).toContain(choice);
    }
    expect(typed(aiming, [''])).toBeNull();
  });

  test('back puts the shape away, and without one takes back the last deed of one’s own', () => {
    expect(typed(aiming, ['a', 'back'])).toEqual({ choice: null, kept: true, notice: null });
    expect(typed(aiming, ['a', 'back', ''])).toBeNull();
    expect(typed(aiming, ['back'])!.choice).toEqual({ do: 'takeBack', by: 0, from: 1 });
    expect(typed(aiming, ['wstecz'], 'pl')!.choice).toEqual({ do: 'takeBack', by: 0, from: 1 });
  });

  test('B56 B57 what does not fit is refused with the square and the rule, and what was shown stays', () => {
    const hit = withSurvivor(street, 0, { street: [zombie('walker', 1, { crossed: [1, 2] }), runner] });
    const seen = asking(hit, marks(hit, walker.card));
    const refused = (line: string): string => typed(seen, ['a', line])!.notice!;
    expect(refused('b2')).toBe('B2 of A Walker is crossed already. [B56]');
    expect(refused('a1')).toBe('A Walker has no square A1. [B57]');
    expect(refused('b1')).toBe('From B1 on the shape would leave the grid. [B57] Only B1: one B1');
    expect(refused('b')).toBe('Nothing can be marked on B Runner now.');
    expect(typed(seen, ['a', 'b2'])!.kept).toBe(false);
    expect(typed(aiming, ['b2'])!.notice).toBe('Aim first: type the letter of a zombie.');
    expect(typed(aiming, ['mark cow'])!.notice).toMatch(/^Nothing of that name/);
  });

  test('B146 T2 it is told what is in the way on a boss, and that somebody else has planned a square', () => {
    const screamer = bossView('screamer');
    const { map, rows } = HOUSE.bosses[screamer.boss.boss]!.black;
    const mouth = gridOf(rows).squares.flatMap(({ row, column }, cell) => (map![row]![column] === 'm' ? [cell] : []));
    const free = marks(screamer, -1).filter(
      (each) => each.do === 'mark' && !each.cells.some((cell) => mouth.includes(cell)),
    );
    const shut = asking(screamer, free);
    expect(typed(shut, ['z', 'one d4'])!.notice).toBe('D4 of Z Screamer cannot be crossed now. [B146]');
    expect(typed(shut, ['z b2', 'c4'])!.notice).toMatch(/^Sledgehammer, Z Screamer: /);
    const shared = withSurvivor(street, 0, { street: [zombie('walker', 1, { crossed: [1], planned: [1] })] });
    const others: Deed = { do: 'mark', by: 1, with: 'weapon', target: walker.card, cells: [1] };
    const planned = withSurvivor(shared, 1, { deeds: [others] });
    expect(typed(asking(planned, marks(planned, walker.card)), ['a', 'b2'])!.notice).toBe(
      'Somebody else has planned B2 of A Walker. [T2]',
    );
  });

  test('numbers mean what is listed, and nothing that is out of sight', () => {
    expect(typed(aiming, ['1'])!.choice).toEqual({ do: 'confirm', by: 0 });
    expect(typed(aiming, ['2'])).toEqual({
      choice: null,
      kept: false,
      notice: 'There is no option 2; type 1, or a letter.',
    });
  });

  test.each(['ready', '1'])('a shape that is aimed is not lost by %s, unless it is said twice', (line) => {
    const once = typed(aiming, ['a', line])!;
    expect(once).toMatchObject({ choice: null, kept: true });
    expect(once.notice).toMatch(/aimed but not laid: Enter lays it/);
    expect(drawn(aiming, 'a', line)).toContain('■');
    expect(typed(aiming, ['a', line, ''])!.choice).toMatchObject({ do: 'mark' });
    expect(typed(aiming, ['a', line, line])!.choice).toEqual({ do: 'confirm', by: 0 });
  });

  test('B153 a letter alone never calls a companion, who helps once a round', () => {
    const helped = marks(street, walker.card).map((each) => ({ ...each, with: 1 }) as Choice);
    const seen = asking(street, [...helped, { do: 'confirm', by: 0 }]);
    expect(typed(seen, ['a'])).toMatchObject({ choice: null, kept: false });
    expect(typed(seen, ['a'])!.notice).toMatch(/Only companions can strike now.*Lisa A$/);
    expect(typed(seen, ['lisa a'])!.notice).toMatch(/^Lisa, A Walker: /);
  });

  test('commands and other words are not for aiming', () => {
    for (const line of ['help', 'hint', 'why runner b2', 'save game.json', 'street olek'])
      expect(typed(aiming, ['a', line])).toBeNull();
    expect(typed(street, ['a'])).toBeNull();
  });

  test('in Polish as in English', () => {
    expect(typed(aiming, ['biegacz c3'], 'pl')!.notice).toMatch(
      /^Młot wyburzeniowy, B Biegacz: .* \(miejsce \d z \d\); .*zostanie 5 pól\.$/,
    );
    expect(typed(aiming, ['a', 'obróć'], 'pl')).toEqual(typed(aiming, ['a', 'r'], 'pl'));
  });
});

describe('other targets', () => {
  test('B112 those of neighbours that can be hit have letters, and their street is shown while it is aimed at', () => {
    const far = withSurvivor(street, 1, { street: [zombie('fatty', 3)] });
    const fatty = far.survivors[1]!.street[0]!.card;
    const seen = asking(far, [...marks(far, walker.card), ...marks(far, fatty)]);
    expect(typed(seen, ['c'])!.notice).toMatch(/^Sledgehammer, C Fatty: /);
    expect(drawn(seen)).toContain('A Walker');
    expect(drawn(seen, 'c')).toMatch(/─ Olek: .*\n1:· │ 2:· │ 3:C Fatty/);
  });

  test('B73 the boss is Z, and is found by name', () => {
    const boss = bossView('superAbomination');
    const seen = asking(boss, marks(boss, -1));
    expect(squares(seen, 'z d4')).toBe(squares(seen, 'boss d4'));
    expect(squares(seen, 'super d4')).toBe(squares(seen, 'z d4'));
  });

  test('B69 ammo crosses one square of the zombie that is named', () => {
    const ammo = (cell: number): Choice => ({ do: 'ammo', by: 0, target: runner.card, cell });
    const seen = asking(street, [ammo(0), ammo(5), { do: 'confirm', by: 0 }]);
    expect(typed(seen, ['ammo b a3', ''])!.choice).toEqual(ammo(5));
    expect(typed(seen, ['ammo b'])!.notice).toBe('ammo, B Runner: C1 (place 1 of 2); damage -1, leaves 8 squares.');
    expect(typed(seen, ['b', 'n', 'ok'])!.choice).toEqual(ammo(5));
  });

  test('B153 a companion is chosen by name', () => {
    const rosa = HOUSE.companions.findIndex(({ id }) => id === 'rosa');
    const own = marks(street, walker.card);
    const hers: Choice = { do: 'mark', by: 0, with: rosa, target: walker.card, cells: [3, 4, 5] };
    const seen = asking(street, [...own, hers]);
    expect(typed(seen, ['rosa a', ''])!.choice).toEqual(hers);
    expect(typed(seen, ['rosa a', 'sledge', ''])!.choice).toMatchObject({ with: 'weapon' });
  });

  test('B117 with Split the parts are gone through one after the other', () => {
    const part: Choice = { do: 'mark', by: 0, with: 'weapon', target: walker.card, cells: [3, 4, 5] };
    const seen = asking(street, [...marks(street, walker.card), part]);
    expect(squares(seen, 'a', 'part')).toBe('A3 B3 C3');
    expect(squares(seen, 'a', 'part', 'part').split(' ')).toHaveLength(1);
  });
});

describe('deeds', () => {
  const push = (target: number): Choice => ({ do: 'knock', by: 0, target });
  const again = (how: 'adrenaline' | 'quickReload'): Choice => ({ do: 'again', by: 0, how });

  test.each([
    ['ready', { do: 'confirm', by: 0 }],
    ['Gotowe', { do: 'confirm', by: 0 }],
    ['cease', { do: 'cease', by: 0 }],
    ['dość', { do: 'cease', by: 0 }],
    ['change', { do: 'change', by: 0 }],
    ['push b', push(runner.card)],
    ['odrzut biegacz', push(runner.card)],
    ['push 1', push(walker.card)],
    ['again adrenaline', again('adrenaline')],
    ['ponownie szybkie', again('quickReload')],
    ['again reload', again('quickReload')],
  ] as const)('%s is a word for an option', (line, choice) => {
    const options: readonly Choice[] = [
      push(walker.card),
      push(runner.card),
      again('adrenaline'),
      again('quickReload'),
      { do: 'cease', by: 0 },
      { do: 'confirm', by: 0 },
      { do: 'change', by: 0 },
    ];
    const language = /[ść]|odrzut|ponownie/.test(line) ? 'pl' : 'en';
    expect(typed(asking(street, options), [line], language)).toEqual({ choice, kept: false, notice: null });
  });

  test('what is not offered is said, and what is unclear is asked', () => {
    const notice = 'Not possible now: cease. The reason: why cease';
    expect(typed(aiming, ['cease'])).toEqual({ choice: null, kept: false, notice });
    expect(typed(aiming, ['ammo a'])!.notice).toBe('Not possible now: ammo. The reason: why ammo');
    expect(typed(asking(street, [{ do: 'confirm', by: 0 }]), ['back'])!.notice).toBe(
      'You have nothing to take back now.',
    );
    expect(typed(aiming, ['give a olek'])!.notice).toBe('There are no zombies to hand out now.');
    const two = asking(street, [push(walker.card), push(runner.card)]);
    expect(typed(two, ['push'])!.notice).toBe('Which one? push: Walker, Runner');
    expect(typed(asking(street, [again('adrenaline'), again('quickReload')]), ['again'])!.notice).toBe(
      'Which one? again: Adrenaline, Quick Reload',
    );
    expect(typed(asking(street, [again('adrenaline')]), ['again'])!.choice).toEqual(again('adrenaline'));
  });

  test('B91 zombies in the middle are given by letter and name', () => {
    const give = (to: number): Choice => ({ do: 'assign', by: 0, card: runner.card, to });
    const wave = [
      { card: walker.card, kind: 'walker', to: 0 },
      { card: runner.card, kind: 'runner', to: 0 },
    ] as const;
    const seen = asking(view({ step: 'spawn', wave }), [{ do: 'agree', by: 0 }, give(1), give(2)], 'spawn.assign');
    expect(typed(seen, ['give b ol'])!.choice).toEqual(give(1));
    expect(typed(seen, ['daj B Ewa'], 'pl')!.choice).toEqual(give(2));
    expect(typed(seen, ['zgoda'], 'pl')!.choice).toEqual({ do: 'agree', by: 0 });
    expect(typed(seen, ['give b zorro'])!.notice).toBe('Nobody at this table is called zorro.');
    expect(typed(seen, ['give'])!.notice).toBe('Which one? give: A, B');
  });
});
