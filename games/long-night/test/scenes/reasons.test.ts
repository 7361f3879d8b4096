import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import type { Reason } from '../../src/obstacle.ts';
import { whyNot } from '../../src/why-not.ts';
import { cardNo, scene, survivor, type Position, type Scene } from '../scene.ts';

const GIA = survivor('giaNajjar');

describe('why something is not offered', () => {
  const reason = (t: Scene, choice: Choice): [string, Reason['is']] => {
    expect(t.isOffered(choice)).toBe(false);
    const { rule, reason: why } = whyNot(t.stage.game.view(t.s, 0), 0, choice);
    return [rule, why.is];
  };

  test('Q34 together, only friends are there', () => {
    const t = scene({
      seats: [{ survivors: { giaNajjar: {} }, dice: [6] }, { survivors: { coleWinters: {} } }],
    }).turn();
    expect(reason(t, { do: 'attack', survivor: GIA })).toEqual(['Q34', 'coopAttack']);
  });

  test('Q108 nobody accuses a player who is out', () => {
    const t = scene({ options: { elimination: true }, seats: [{ survivors: { giaNajjar: {} } }, {}, {}] });
    t.s.players[2]!.out = true;
    expect(reason(t.turn(), { do: 'accuse', seat: 2 })).toEqual(['Q108', 'isOut']);
  });

  test('L66 L209 work on the main objective needs its die, and is done once a turn', () => {
    const solid: Position = { main: 'solidGround', options: { improvements: true }, display: { watchtower: 0 } };
    const work: Choice = { do: 'objective' };
    const low = scene({ ...solid, seats: [{ survivors: { giaNajjar: {} }, dice: [4] }, {}, {}] }).turn();
    expect(reason(low, work)).toEqual(['L66', 'lowDice']);
    const away = scene({ ...solid, seats: [{ survivors: { giaNajjar: { at: 'gas' } }, dice: [6] }, {}, {}] }).turn();
    expect(reason(away, work)).toEqual(['L86', 'nobodyHome']);
    const again = scene({ ...solid, seats: [{ survivors: { giaNajjar: {} }, dice: [6, 6] }, {}, {}] }).turn();
    expect(reason(again.does(work), work)).toEqual(['L209', 'usedUp']);
  });

  test('L209 a card that may not be played in this round, equipment and food of an exiled player included', () => {
    const t = scene({
      seats: [
        { exiled: true, survivors: { giaNajjar: { at: 'gas' } }, hand: ['pistol', 'food1', 'medicine'], dice: [2] },
        {},
        {},
      ],
    });
    const player = t.s.players[0]!;
    t.one('giaNajjar').wounds = 1;
    for (const [card, choice] of [
      ['pistol', { do: 'equip', card: cardNo('pistol'), survivor: GIA }],
      ['food1', { do: 'eat', card: cardNo('food1'), die: 2 }],
      ['medicine', { do: 'play', card: cardNo('medicine'), use: 0 }],
    ] as const) {
      player.withheld = cardNo(card);
      t.s.kernel.stack = [];
      t.s.kernel.asks = [];
      expect(reason(t.turn(), choice)).toEqual(['L209', 'restrained']);
    }
  });
});
