import { describe, expect, test } from 'vitest';
import { fight, HERE, NEAR, shot, type Fight } from '../../test/fights.ts';

const AMY = 1;
const DOUG = 2;

/** Ned shoots at a zone with two friends in it; they stand with 3 health each. */
function crossfire({ ned, ...more }: Fight) {
  const survivors = { amy: { at: NEAR }, doug: { at: NEAR } };
  return fight({ survivors, zombies: { [NEAR]: { walker: 9 } }, ...more, ned: { hand: ['pistol'], ...ned } });
}

describe('misses', () => {
  test('V158 V159 hit others in the zone, for the damage of the weapon, as the shooter says', () => {
    const table = crossfire({ ned: { hand: ['shotgun'] }, dice: [1, 3] });
    table.does(shot(table, ['shotgun'], NEAR));
    table.stage.offers({ do: 'spreadHits' }, { do: 'takeHit', survivor: AMY }, { do: 'takeHit', survivor: DOUG });
    expect(table.s.kernel.asks[0]!.seat).toBe(0);
    table.does({ do: 'takeHit', survivor: DOUG }, { do: 'takeHit', survivor: AMY });
    expect([table.one('amy').wounds, table.one('doug').wounds]).toEqual([2, 2]);
  });

  test('V159 by one touch each hit goes to the one with the most health', () => {
    const table = crossfire({ ned: { hand: ['subMg'] }, dice: [1, 1, 1] });
    table.s.survivors[AMY]!.wounds = 1;
    table.does(shot(table, ['subMg'], NEAR), { do: 'spreadHits' });
    expect([table.one('amy').wounds, table.one('doug').wounds]).toEqual([2, 2]);
  });

  test('V160 never hit the shooter', () => {
    const table = crossfire({ ned: { hand: ['shotgun'] }, zombies: { [HERE]: { walker: 1 } }, dice: [1, 1] });
    table.does(shot(table, ['shotgun'], HERE));
    expect(table.one('ned').wounds).toBe(0);
  });

  test('V161 are not the hits that found no zombie', () => {
    const table = crossfire({ zombies: { [NEAR]: { walker: 1 } }, ned: { hand: ['subMg'] }, dice: [5, 5, 6] });
    table.does(shot(table, ['subMg'], NEAR));
    expect([table.one('amy').wounds, table.one('doug').wounds]).toEqual([0, 0]);
  });

  test('V162 hit companions, who die of any wound', () => {
    const table = fight({
      ned: { hand: ['pistol'] },
      companions: { taylor: NEAR },
      zombies: { [NEAR]: { walker: 1 } },
      dice: [1],
    });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.s.companions[0]!.status).toBe('dead');
  });

  test('V163 Y29 of All-Out dice count, Breaks too', () => {
    const table = crossfire({ dice: [3, 1] });
    table.does(shot(table, ['pistol'], NEAR, { allOut: 1 }), { do: 'takeHit', survivor: AMY });
    expect(table.one('amy').wounds).toBe(1);
  });

  test('V164 V429 X38 never hit a survivor with Low profile', () => {
    const table = crossfire({ survivors: { amy: { at: NEAR, only: ['lowProfile'] } }, dice: [1] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.one('amy').wounds).toBe(0);
  });

  test('V164 V427 X57 are spared by a Steady hand', () => {
    const table = crossfire({ ned: { only: ['steadyHand'] }, dice: [1] });
    table.does(shot(table, ['pistol'], NEAR));
    expect([table.one('amy').wounds, table.one('doug').wounds]).toEqual([0, 0]);
  });

  test('V164 X52 X42 harm nobody with Sniper, or Point-blank at range 0', () => {
    const sniper = crossfire({ ned: { only: ['sniper'] }, dice: [1] });
    sniper.does(shot(sniper, ['pistol'], NEAR));
    expect(sniper.one('amy').wounds).toBe(0);
    const survivors = { amy: { at: HERE } };
    const close = crossfire({
      ned: { only: ['pointBlank'] },
      survivors,
      zombies: { [HERE]: { walker: 1 } },
      dice: [1],
    });
    close.does(shot(close, ['pistol'], HERE));
    expect(close.one('amy').wounds).toBe(0);
  });

  test('Y53 X62 Tough ignores the first wound of the attack, not of each die', () => {
    const table = crossfire({
      ned: { hand: ['subMg'] },
      survivors: { amy: { at: NEAR, only: ['tough'] } },
      dice: [1, 1, 5],
    });
    table.does(shot(table, ['subMg'], NEAR));
    expect(table.one('amy').wounds).toBe(1);
  });

  test('X2 wounds grow with the damage', () => {
    const table = crossfire({ ned: { only: ['damageRanged'] }, survivors: { amy: { at: NEAR } }, dice: [1] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.one('amy').wounds).toBe(2);
  });

  test('Y37 V252 do not reach a survivor who lies there', () => {
    const table = crossfire({ survivors: { amy: { at: NEAR, status: 'down', downIn: 1, wounds: 3 } }, dice: [1] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.prompt).toBe('turn.choose');
  });
});
