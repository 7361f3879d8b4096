import { describe, expect, test } from 'vitest';
import { cardNo, d6, scene, survivor, type Position, type SeatSpec } from '../scene.ts';

describe('a hit on a survivor: first the wound, then a card', () => {
  const hit = (victim: SeatSpec, more: Partial<Position> = {}) =>
    scene({
      seats: [{ survivors: { giaNajjar: {} }, dice: [3] }, victim, {}],
      survivorDeck: ['taliaJones'],
      rigged: [d6(2)],
      ...more,
    })
      .turn()
      .does({ do: 'attack', survivor: survivor('giaNajjar') });

  test('L72 L187 it kills the last survivor: the hand has left the game before a card is taken', () => {
    const t = hit({ survivors: { derekYoshida: { wounds: 2 } }, hand: ['fuel'] });
    expect([t.hand(0), t.hand(1)]).toEqual([[], []]);
    t.shows({ morale: 5, removed: [cardNo('fuel')] });
    expect(t.one('taliaJones').owner).toBe(1);
  });

  test('L72 L97 it kills in the colony: equipment is in the hand before a card is taken', () => {
    const t = hit({ survivors: { derekYoshida: { wounds: 2, items: ['pistol'] }, blue: { at: 'gas' } } });
    expect([t.hand(0), t.hand(1)]).toEqual([['pistol'], []]);
  });

  test('L72 L203 it costs the last morale: no card changes hands any more', () => {
    const t = hit({ survivors: { derekYoshida: { wounds: 2 }, blue: { at: 'gas' } }, hand: ['fuel'] }, { morale: 1 });
    t.shows({ phase: 'over' });
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['fuel']]);
  });

  test('L72 L227 it puts the player out of the game: there is no card to take', () => {
    const t = hit(
      { survivors: { derekYoshida: { wounds: 2 } }, hand: ['fuel'] },
      { options: { elimination: true }, survivorDeck: [] },
    );
    expect(t.s.players[1]).toMatchObject({ out: true, hand: [] });
    expect(t.hand(0)).toEqual([]);
  });
});
