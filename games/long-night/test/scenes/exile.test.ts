import { describe, expect, test } from 'vitest';
import { face, place, scene, survivor, type Position } from '../scene.ts';

const TO_GAS = { do: 'go', to: place('gas'), fuel: -1 } as const;

describe('a player is voted out', () => {
  const exiled = (position: Partial<Position>, shown: 'bite' | 'wound') =>
    scene({
      seats: [
        { survivors: { giaNajjar: {} } },
        { survivors: { derekYoshida: { wounds: 2 } }, hand: ['fuel'] },
        { survivors: { blue: { at: 'gas' }, coleWinters: {} } },
      ],
      exileDeck: ['ownBand'],
      survivorDeck: ['taliaJones'],
      rigged: [face(shown)],
      ...position,
    })
      .turn()
      .does({ do: 'accuse', seat: 1 })
      .votes(true)
      .does(TO_GAS);

  test('L191 L107 L198 bitten on the way: the bite reaches others, and only their deaths cost morale', () => {
    const t = exiled({}, 'bite').shows({ morale: 6 });
    t.stage.asks({ seat: 2, prompt: 'bite.choose' });
    t.does({ do: 'giveUp' }).shows({ morale: 5 });
    t.stage.asks({ seat: 1, prompt: 'arrival.where' });
    t.does({ do: 'place', place: place('gas') });
    expect(t.one('taliaJones')).toMatchObject({ owner: 1, place: place('gas') });
    expect(t.hand(1)).toEqual([]);
    t.stage.asks({ seat: 0, prompt: 'turn.choose' });
  });

  test('L191 L227 with elimination the last survivor dies on the way: the player is out, and the turn goes on', () => {
    const t = exiled({ options: { elimination: true } }, 'wound').shows({ morale: 6 });
    expect(t.s.players[1]).toMatchObject({ exiled: true, out: true, hand: [] });
    t.stage.asks({ seat: 0, prompt: 'turn.choose' });
  });

  test('L192 L199 L193 before the own turn of the round: the turn comes all the same, with dice and without the crisis', () => {
    const t = scene({
      seats: [
        { survivors: { giaNajjar: {} } },
        { survivors: { derekYoshida: { at: 'gas' } }, hand: ['fuel'] },
        { survivors: { blue: {} } },
      ],
      exileDeck: ['ownBand'],
    }).newRound();
    t.does({ do: 'accuse', seat: 1 }).votes(true).does({ do: 'end' }).shows({ active: 1 });
    expect(t.s.players[1]!.dice).toHaveLength(2);
    expect(t.isOffered({ do: 'move', survivor: survivor('derekYoshida') })).toBe(true);
    expect(t.s.kernel.asks[0]!.options.some((choice) => choice.do === 'contribute')).toBe(false);
  });
});
