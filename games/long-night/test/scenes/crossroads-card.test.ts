import { describe, expect, test } from 'vitest';
import { CROSSROADS_IDS } from '../../src/content/ids.ts';
import { redraw } from '../../src/redraw.ts';
import { scene } from '../scene.ts';

describe('the crossroads card of a turn', () => {
  const drawn = (t: ReturnType<typeof scene>) => t.s.kernel.events.filter(({ type }) => type === 'crossroadsDrawn');

  test('Q10 with an empty deck nobody is said to draw one', () => {
    const t = scene({ seats: [{ survivors: { giaNajjar: {} } }, {}, {}] }).turn();
    expect(drawn(t)).toEqual([]);
  });

  test('L134 L227 the last player in the game, with nobody on the right, does not see it', () => {
    const t = scene({
      options: { elimination: true },
      seats: [{ survivors: { giaNajjar: {} } }, {}, {}],
      crossroads: 'spoiled',
    });
    for (const seat of [1, 2]) t.s.players[seat]!.out = true;
    t.turn();
    const spoiled = CROSSROADS_IDS.indexOf('spoiled');
    expect(t.s.crossroads).toBe(spoiled);
    expect(t.stage.game.view(t.s, 0).crossroads).toEqual({ held: true, card: null, house: false });
    expect(drawn(t)).toEqual([{ type: 'crossroadsDrawn', reader: 0, card: null }]);
    expect(t.s.players[0]!.read).toEqual([]);
    const other = spoiled === 0 ? 1 : 0;
    t.s.crossroadsDeck = Array<number>(30).fill(other);
    redraw(t.s, 0);
    expect(t.s.crossroads).toBe(other);
  });

  test('L134 Q108 the reader is put out of the game: the next player on the right reads it', () => {
    const t = scene({
      options: { elimination: true },
      seats: [
        { survivors: { giaNajjar: {} }, dice: [6] },
        { survivors: { blue: { at: 'gas' } } },
        { survivors: { derekYoshida: { wounds: 2 } } },
      ],
      crossroads: 'spoiled',
      rigged: [0],
    });
    t.turn().does({ do: 'attack', survivor: t.one('giaNajjar').card });
    t.shows({ reader: 1 });
    expect([0, 1].map((seat) => t.stage.game.view(t.s, seat).crossroads.card === null)).toEqual([true, false]);
  });
});
