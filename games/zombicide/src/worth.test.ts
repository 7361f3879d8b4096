import { BOTS, think } from '@horda/bots';
import { nextOpen, seeded, seedOf, type AnyGame, type AnyState, type Ask } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { item, scene, type Position, type Scene } from '../test/scene.ts';
import { zombicide } from './game.ts';
import type { SurvivorId } from './content/ids.ts';
import type { Choice } from './state.ts';
import { worth } from './worth.ts';

/** What the careful bot picks in the open question. */
function picked({ s }: Scene): Choice {
  const ask = nextOpen(s as unknown as AnyState);
  const dice = seeded(seedOf('worth'));
  const [pick] = think(BOTS.greedy, zombicide as unknown as AnyGame, s as unknown as AnyState, ask, dice);
  return ask.options[pick!] as Choice;
}

const turnOf = (position: Position, id: SurvivorId = 'amy'): Choice => picked(scene(position).turn(id));

/** S0: tokens in 6R.r2, 5R.r2 and 1V.r3, the exit in 5R.s7. */
const TOKENS = ['S0-T1', 'S0-T2', 'S0-T3'];

describe('a bot in its turn', () => {
  test('V98 takes what the mission is about', () => {
    expect(turnOf({ survivors: { amy: { at: '6R.r2' } }, open: ['6R.r2|6R.s6'] })).toMatchObject({ do: 'objective' });
  });

  test('V38 leaves when all is done, and walks to the exit before', () => {
    const at = (zone: string): Position => ({ survivors: { amy: { at: zone } }, revealed: TOKENS });
    const leaving = scene(at('5R.s7'));
    leaving.s.done = ['supplies'];
    expect(picked(leaving.turn('amy'))).toEqual({ do: 'exit' });
    const walking = scene(at('5R.s4'));
    walking.s.done = ['supplies'];
    const step = picked(walking.turn('amy'));
    expect(step).toMatchObject({ do: 'move' });
  });

  test('V136 fights what stands in the zone, with the better weapon', () => {
    const survivors = { amy: { at: '6R.s6', hand: ['crowbar', 'machete'] } } as const;
    const position = { survivors, zombies: { '6R.s6': { walker: 1 } } };
    expect(turnOf(position)).toMatchObject({ do: 'attack', kind: 'melee', with: [item('machete')] });
  });

  test('V43 V204 walks away from a crowd that it cannot beat', () => {
    const survivors = { amy: { at: '6R.s6', hand: ['crowbar'], skills: ['slippery'] } } as const;
    expect(turnOf({ survivors, zombies: { '6R.s6': { brute: 4 } } })).toMatchObject({ do: 'move' });
  });

  test('X49 shoves away a crowd that it cannot beat, where nobody stands', () => {
    const survivors = { amy: { at: '6R.s6', hand: ['crowbar'], skills: ['shove'] }, doug: { at: '6R.s7' } } as const;
    const table = scene({ survivors, zombies: { '6R.s6': { brute: 4 } } }).turn('amy');
    const choice = picked(table);
    expect(choice).toMatchObject({ do: 'skill', skill: 'shove' });
    expect(choice).not.toMatchObject({ zone: table.zone('6R.s7') });
  });

  test('V158 does not shoot where friends stand', () => {
    const survivors = { amy: { at: '6R.s6', hand: ['sawedOff'] }, doug: { at: '6R.s7' } } as const;
    const choice = turnOf({ survivors, zombies: { '6R.s7': { walker: 1 } } });
    expect(choice.do).not.toBe('attack');
  });

  test('V67 opens the door on the way when most of the team is there, and waits otherwise', () => {
    const opener = { at: '6R.s6', hand: ['crowbar'] } as const;
    const together = { amy: opener, doug: { at: '6R.s6' }, elle: { at: '6R.s6' } };
    expect(turnOf({ survivors: together })).toMatchObject({ do: 'door' });
    const apart = { amy: opener, doug: { at: '1V.s1' }, elle: { at: '1V.s1' } };
    expect(turnOf({ survivors: apart })).not.toMatchObject({ do: 'door' });
  });

  test('V67 opens it also alone when nothing has been gained for long', () => {
    const survivors = {
      amy: { at: '6R.s6', hand: ['crowbar'] },
      doug: { at: '1V.s1' },
      elle: { at: '1V.s1' },
    } as const;
    expect(turnOf({ survivors, round: 10 })).toMatchObject({ do: 'door' });
  });

  test('V52 V67 looks for a tool where there is something to search, when nobody can open doors', () => {
    const survivors = { amy: { at: '6R.s7', hand: ['pistol'] } } as const;
    const table = scene({ survivors, open: ['6R.r2|6R.s6'], revealed: ['S0-T1'] }).turn('amy');
    expect(picked(table)).toEqual({ do: 'move', way: [table.zone('6R.s6'), table.zone('6R.r2')] });
  });

  test('V5 looks for a last fight when nothing has been gained for twice as long as the house rule leaves', () => {
    const position = { survivors: { amy: { at: '6R.s7' } }, zombies: { '6R.s5': { walker: 9 } } } as const;
    const isAmong = (round: number): boolean => {
      const table = scene({ ...position, round }).turn('amy');
      table.does(picked(table));
      return table.one('amy').zone === table.zone('6R.s5');
    };
    expect([isAmong(20), isAmong(21)]).toEqual([false, true]);
  });

  test('V314 does not end a turn with the light on, if an action is left', () => {
    const amy = { at: '6R.s7', pack: ['flashlight'], light: '6R.s6', actions: 1 } as const;
    expect(turnOf({ survivors: { amy }, night: true })).toEqual({ do: 'lightOff' });
  });

  test('V52 searches with a poor weapon, where it is safe', () => {
    const survivors = { amy: { at: '6R.r2', hand: ['crowbar'] } } as const;
    const position = { survivors, open: ['6R.r2|6R.s6'], revealed: ['S0-T1'] };
    expect(turnOf(position)).toMatchObject({ do: 'search' });
  });
});

describe('a bot and its cards', () => {
  test('V88 the best two cards into the hands', () => {
    const pack = ['goldenKukri', 'bullets'] as const;
    const survivors = { amy: { hand: ['crowbar', 'baseballBat'], pack } } as const;
    const table = scene({ survivors }).turn('amy');
    expect(picked(table)).toEqual({ do: 'trade', with: -1 });
    table.does({ do: 'trade', with: -1 });
    expect(picked(table)).toEqual({ do: 'arrange', hand: [item('crowbar'), item('goldenKukri')] });
  });
});

test('V90 a weapon goes to who has none, and then the trade is over', () => {
  const amy = { hand: ['goldenKukri', 'machete'], pack: ['katana'] } as const;
  const table = scene({ survivors: { amy, doug: {} } }).turn('amy');
  expect(picked(table)).toEqual({ do: 'trade', with: 1 });
  table.does({ do: 'trade', with: 1 });
  const given = picked(table);
  expect(given).toMatchObject({ do: 'give' });
  table.does(given);
  expect(picked(table)).toEqual({ do: 'done' });
});

test('V90 nobody trades where nobody gains by it', () => {
  const survivors = { amy: { hand: ['machete'] }, doug: { hand: ['machete'] } } as const;
  expect(picked(scene({ survivors }).turn('amy'))).not.toMatchObject({ do: 'trade' });
});

test('V365 of choices that are worth the same any may be taken', () => {
  const survivors = { amy: { at: '10V.c' } } as const;
  const table = scene({ mission: 'M10', survivors, keywords: ['detonator'] }).turn('amy');
  table.does(table.options.find((option) => option.do === 'objective')!);
  const ask = nextOpen(table.s as unknown as AnyState) as Ask<Choice>;
  const orderAt = (tick: number, dice: string): readonly number[] => {
    Object.assign(table.s.kernel, { tick, rng: seeded(seedOf(dice)) });
    return worth(table.s, ask);
  };
  const orders = [6, 7, 8].map((tick) => orderAt(tick, 'one'));
  // Dice that nobody has seen yet have no part in it.
  expect([6, 7, 8].map((tick) => orderAt(tick, 'another'))).toEqual(orders);
  expect(new Set(orders.map(([first]) => first)).size).toBe(ask.options.length);
  for (const order of orders) expect(order.toSorted()).toEqual(ask.options.map((_, i) => i));
});

test('V359 what a bot picks does not depend on the order of the decks', () => {
  const survivors = { amy: { at: '6R.r2', hand: ['crowbar'] } } as const;
  const position = { survivors, open: ['6R.r2|6R.s6'], revealed: ['S0-T1'] };
  const one = scene({ ...position, equipment: ['aaahh', 'chainsaw'], zombieCards: [1, 4] }).turn('amy');
  const other = scene({ ...position, equipment: ['chainsaw', 'aaahh'], zombieCards: [4, 1] }).turn('amy');
  expect(picked(one)).toEqual(picked(other));
});
