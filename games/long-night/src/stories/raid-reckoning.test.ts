import { describe, expect, test } from 'vitest';
import { place, scene, type Position, type Scene, type SeatSpec } from '../../test/scene.ts';
import { longNight } from '../game.ts';
import { isBanditLeader } from '../modules/bandits.ts';
import { conditionsOf } from '../rules/ending.ts';
import type { Choice } from '../state.ts';

const PASS: Choice = { do: 'letPass' };
const GO_ON: Choice = { do: 'no' };
const DESPAIR = { of: [{ count: 'morale' }], exactly: 0 };
const LOOT = ['fuel', 'fuel', 'fuel', 'fuel'] as const;

/** Everybody stands at the hideout with a weapon; seat 1 is the betrayer. */
const SEATS: readonly SeatSpec[] = [
  { objective: 'hoarder', survivors: { lilyMae: { at: 'hideout', items: ['pistol'] } } },
  { objective: 'banditBetrayal', survivors: { giaNajjar: { at: 'hideout', items: ['pistol'] }, blue: { at: 'gas' } } },
  { objective: 'mourner', survivors: { emmaHan: { at: 'hideout', items: ['pistol'] } } },
];

/** The second chapter is completed in this colony phase, up to the first accusation. */
function reckoning(position: Position = {}): Scene {
  return scene({
    options: { objective: 'B1' },
    chapter: 'B2',
    seats: SEATS,
    food: 9,
    // So that nobody is overrun before.
    places: { hideout: { barricades: 1 } },
    ...position,
  }).colonyPhase();
}

/** Nobody accuses anybody. */
function tempted(position: Position = {}): Scene {
  return reckoning(position).does(PASS, PASS, PASS);
}

describe('after B2', () => {
  test('L326 Q105 from the first player on, each player may accuse one other', () => {
    const table = reckoning({ first: 2 });
    table.stage.asks({ seat: 2, prompt: 'reckoning.accuse' });
    table.stage.offers({ do: 'accuse', seat: 0 }, { do: 'accuse', seat: 1 }, PASS);
    table.does(PASS);
    table.stage.asks({ seat: 0, prompt: 'reckoning.accuse' });
    table.does(PASS);
    table.stage.asks({ seat: 1, prompt: 'reckoning.accuse' });
  });

  test('L326 Q105 a vote is settled before the next player is asked', () => {
    const table = reckoning().does({ do: 'accuse', seat: 1 });
    expect(table.s.kernel.asks.map(({ prompt }) => prompt)).toEqual(['vote.exile', 'vote.exile', 'vote.exile']);
    for (const seat of [0, 1, 2]) table.answers(seat, { do: 'vote', up: seat === 0 });
    expect(table.s.players[1]!.exiled).toBe(false);
    table.stage.asks({ seat: 1, prompt: 'reckoning.accuse' });
  });

  test('L326 L330 L328 a betrayer who is voted out is exiled as usual', () => {
    const table = reckoning().does({ do: 'accuse', seat: 1 });
    for (const seat of [0, 1, 2]) table.answers(seat, { do: 'vote', up: seat !== 1 });
    expect(table.s.players[1]).toMatchObject({ exiled: true, shown: false });
    expect(isBanditLeader(table.s, 1)).toBe(false);
  });

  test('Q105 exiled players may accuse, too', () => {
    const exiled = { ...SEATS[2]!, exiled: true };
    const table = reckoning({ seats: [SEATS[0]!, SEATS[1]!, exiled], first: 2 });
    table.stage.asks({ seat: 2, prompt: 'reckoning.accuse' });
  });

  test('L220 in the co-operative game nobody is accused or tempted', () => {
    const seats = SEATS.map(({ survivors }) => ({ survivors: survivors! }));
    const table = reckoning({ options: { objective: 'B1', mode: 'coop' }, seats });
    expect(table.s.kernel.asks[0]!.prompt).toBe('marker.call');
  });

  test('L327 Q104 a betrayer who meets the conditions may reveal the card and wins', () => {
    const table = tempted({ hideout: LOOT });
    table.answers(0, GO_ON).answers(2, GO_ON).answers(1, { do: 'yes' });
    table.shows({ ending: 'betrayal', winners: [false, true, false] });
  });

  test('Q104 all are asked, so that nobody learns whom it means; only the betrayer has a choice', () => {
    const table = tempted({ hideout: LOOT });
    expect(table.s.kernel.asks.map(({ seat, options }) => [seat, options.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
    const seen = longNight.view(table.s, 0).asks.filter(({ seat }) => seat !== 0);
    expect(seen).toEqual([1, 2].map((seat) => ({ seat, answered: false, own: null })));
  });

  test('L328 Q104 a betrayer who declines stays hidden and also needs morale 0', () => {
    const table = tempted({ hideout: LOOT });
    for (const seat of [0, 1, 2]) table.answers(seat, GO_ON);
    table.shows({ ending: null });
    expect(table.s.players[1]!.shown).toBe(false);
    expect(conditionsOf(table.s, 1)).toContainEqual(DESPAIR);
    expect(conditionsOf(table.s, 0)).not.toContainEqual(DESPAIR);
  });

  test('L328 so does a betrayer who does not meet the conditions, and who has no choice', () => {
    const table = tempted();
    expect(table.s.kernel.asks.map(({ options }) => options)).toEqual([[GO_ON], [GO_ON], [GO_ON]]);
    for (const seat of [0, 1, 2]) table.answers(seat, GO_ON);
    expect(conditionsOf(table.s, 1)).toContainEqual(DESPAIR);
  });

  test('N5 L330 a betrayer who is exiled already is neither asked nor burdened', () => {
    const exiled = { ...SEATS[1]!, exiled: true, exile: 'ownBand' } as const;
    const table = tempted({ seats: [SEATS[0]!, exiled, SEATS[2]!], hideout: LOOT });
    expect(table.s.kernel.asks.map(({ seat }) => seat)).toEqual([0, 2]);
    table.answers(0, GO_ON).answers(2, GO_ON);
    expect(conditionsOf(table.s, 1)).not.toContainEqual(DESPAIR);
  });

  test('L329 N4 an exiled player who was no betrayer leads the bandits in B3', () => {
    const exiled = { ...SEATS[2]!, exiled: true };
    const table = tempted({ seats: [SEATS[0]!, SEATS[1]!, exiled], crises: ['fever'] });
    table.answers(0, GO_ON).answers(1, GO_ON);
    for (const seat of [0, 1, 2]) table.answers(seat, PASS);
    table.newRound().stage.asks({ seat: 2, prompt: 'posting.where' });
  });

  test('L331 N12 the survivors of players who are not exiled are put in the colony, the others stay', () => {
    const exiled = { ...SEATS[2]!, exiled: true };
    const table = tempted({ seats: [SEATS[0]!, SEATS[1]!, exiled], helpless: 24 });
    table.answers(0, GO_ON).answers(1, GO_ON);
    expect((['lilyMae', 'giaNajjar', 'blue'] as const).map((name) => table.one(name).place)).toEqual([0, 0, 0]);
    expect(table.one('emmaHan').place).toBe(place('hideout'));
  });

  test('L332 Q96 chapter B3 replaces B2 with the next round', () => {
    const table = tempted({ rounds: 1 });
    for (const seat of [0, 1, 2]) table.answers(seat, GO_ON);
    for (const seat of [0, 1, 2]) table.answers(seat, PASS);
    table.shows({ completed: ['B2'], next: 'B3', rounds: 1 });
    table.newRound().shows({ chapter: 'B3', next: null, rounds: 5 });
  });
});
