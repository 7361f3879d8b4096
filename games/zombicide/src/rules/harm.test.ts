import { describe, expect, test } from 'vitest';
import { HERE, NEAR } from '../../test/fights.ts';
import { cardNo, item, scene, type Position, type Scene } from '../../test/scene.ts';
import { HARM } from '../declared.ts';
import { NONE } from '../state.ts';
import { leaveBehind } from './harm.ts';

function hurt(position: Position, n: number, cause: 'zombies' | 'fire' | 'card' = 'zombies'): Scene {
  return scene({ mission: 'M1', ...position }).runs(HARM, { survivor: 0, n, cause });
}

describe('wounds', () => {
  test('V17 V202 take health', () => {
    const table = hurt({ survivors: { amy: { at: HERE } } }, 2);
    expect(table.one('amy')).toMatchObject({ wounds: 2, status: 'standing' });
    table.happened({ type: 'survivorHurt', survivor: 0, n: 2 });
  });

  test('V17 X54 a kid has 2 health, Starts with 4 Health has 4', () => {
    expect(hurt({ survivors: { lou: { at: HERE }, amy: {} } }, 2).one('lou').status).toBe('down');
    const four = hurt({ survivors: { amy: { at: HERE, skills: ['startsWith4Health'] }, ned: {} } }, 3);
    expect(four.one('amy').status).toBe('standing');
  });

  test('X62 Y53 Tough ignores the first wound of an attack, not of a card', () => {
    const survivors = { amy: { at: HERE, only: ['tough'] } } as const;
    expect(hurt({ survivors }, 2).one('amy').wounds).toBe(1);
    expect(hurt({ survivors }, 1).one('amy').wounds).toBe(0);
    expect(hurt({ survivors }, 2, 'card').one('amy').wounds).toBe(2);
  });

  test('V184 Y35 a Riot Shield gives Tough in a hand, not in the backpack', () => {
    expect(hurt({ survivors: { amy: { at: HERE, hand: ['riotShield'] } } }, 2).one('amy').wounds).toBe(1);
    expect(hurt({ survivors: { amy: { at: HERE, pack: ['riotShield'] } } }, 2).one('amy').wounds).toBe(2);
  });

  test("X35 Is that all you've got? a card for each wound", () => {
    const survivors = { amy: { at: HERE, only: ['isThatAll'], hand: ['pistol'], pack: ['water'] } } as const;
    const table = hurt({ survivors }, 3);
    table.stage.offers(
      { do: 'cancelWound', card: item('pistol') },
      { do: 'cancelWound', card: item('water') },
      { do: 'suffer' },
    );
    table.does({ do: 'cancelWound', card: item('water') }, { do: 'suffer' });
    expect(table.one('amy').wounds).toBe(2);
    expect(table.hand('amy')).toEqual(['pistol']);
  });
});

describe('knock-out', () => {
  const fallen: Position = {
    survivors: {
      amy: {
        at: HERE,
        wounds: 2,
        ap: 9,
        hand: ['pistol@starting'],
        pack: ['flashlight', 'kukri'],
        light: NEAR,
        bonus: 1,
      },
      ned: { at: NEAR },
    },
    companions: { taylor: 'amy' },
    round: 3,
  };

  test('V6 V244 V245 V251 V260 the last health lays a survivor down, who keeps AP', () => {
    const table = hurt(fallen, 4);
    expect(table.one('amy')).toMatchObject({ status: 'down', zone: table.zone(HERE), wounds: 3, downIn: 3, ap: 9 });
    expect(table.s.ending).toBe(null);
  });

  test('V246 V253 all cards are discarded at once, and the beam goes out', () => {
    const table = hurt(fallen, 1);
    expect(table.one('amy')).toMatchObject({ hand: [], pack: [], light: NONE, tokens: [] });
    expect(table.s.equipment.discard).toEqual([cardNo('flashlight'), cardNo('kukri')]);
    expect(table.s.removed).toContain(cardNo('pistol@starting'));
  });

  test('Y71 a companion stays in the zone', () => {
    const table = hurt(fallen, 1);
    expect(table.s.companions[0]).toMatchObject({ leader: NONE, zone: table.zone(HERE), status: 'standing' });
    expect(table.one('amy').companions).toEqual([]);
  });

  test('V39 who falls in the own turn loses the rest of it', () => {
    const table = scene({ mission: 'M1', survivors: { amy: { at: HERE }, ned: { at: NEAR } } }).turn('amy');
    table.s.kernel.asks = [];
    Object.assign(table.s.kernel.stack.at(-1)!, { at: 'choose' });
    table.runs(HARM, { survivor: 0, n: 3, cause: 'card' });
    expect(table.one('amy')).toMatchObject({ status: 'down', actions: 0, free: [] });
    expect(table.prompt).not.toBe('turn.choose');
  });

  test('V7 Y40 the campaign is lost when nobody stands; one who has escaped is fine', () => {
    const alone = { amy: { at: HERE, wounds: 2 }, ned: { status: 'down', wounds: 3, downIn: 1 } } as const;
    expect(hurt({ survivors: alone }, 1).s.ending).toBe('allDown');
    expect(hurt({ survivors: { ...alone, doug: { status: 'rescued' } } }, 1).s.ending).toBe('allDown');
    // Y50: those who have left are fine; whether the mission is won depends on its goals.
    expect(hurt({ survivors: { ...alone, doug: { status: 'escaped' } } }, 1).s.ending).toBe('goal');
  });

  test('V4 in the classic game the mission is lost with the first survivor', () => {
    const table = hurt({ mission: 'S0', survivors: { amy: { wounds: 2 }, ned: {} } }, 1);
    expect(table.one('amy').status).toBe('dead');
    expect(table.s.ending).toBe('death');
  });

  test('V252 who lies there is not hurt any more', () => {
    const table = hurt({ survivors: { amy: { at: HERE, status: 'down', wounds: 3, downIn: 1 }, ned: {} } }, 1);
    expect(table.s.kernel.events).toEqual([]);
  });

  test('Y50 W21 who lies on the board when the team leaves it is dead; one picked up is not', () => {
    const { s } = scene({ survivors: { amy: { status: 'down', wounds: 3 }, ned: { status: 'rescued' } } });
    leaveBehind(s);
    expect(s.survivors.map(({ status }) => status)).toEqual(['dead', 'rescued']);
  });
});
