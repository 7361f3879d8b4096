import { describe, expect, test } from 'vitest';
import { place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { crisisNeed } from '../phases/crisis.ts';
import { NONE } from '../state.ts';
import { arrival } from './arrival.ts';
import { death } from './death.ts';
import { diceOf } from './dice.ts';
import { freeSpaces, nonExiled, seatsFrom } from './table.ts';

function kills(table: Scene, name: 'lilyMae' | 'blue' | 'giaNajjar'): Scene {
  return table.runs(death, { survivor: survivor(name), noMorale: false, seat: NONE });
}

describe('a player who is out of the game', () => {
  const OUT: Position = {
    options: { elimination: true },
    seats: [
      { survivors: { lilyMae: {} }, hand: ['fuel'], dice: [3] },
      { survivors: { blue: {} }, hand: ['food1'] },
      { survivors: { giaNajjar: {} } },
    ],
  };

  test('L227 has no cards and no dice left', () => {
    const table = kills(scene(OUT), 'lilyMae');
    expect(table.s.players[0]).toMatchObject({ out: true, hand: [], dice: [], spent: [] });
    expect(table.s.removed).toHaveLength(1);
  });

  test('Q108 counts nowhere: neither for the crisis, nor in votes, nor in turn order', () => {
    const table = kills(scene(OUT), 'blue');
    expect([crisisNeed(table.s), nonExiled(table.s), seatsFrom(table.s, 1)]).toEqual([2, [0, 2], [2, 0]]);
  });

  test('Q108 Q37 the first-player marker goes on to the right at once', () => {
    const table = kills(scene(OUT), 'lilyMae');
    expect(table.s.first).toBe(2);
    table.happened('died', 'moraleChanged', 'cardRemoved', 'playerOut', { type: 'markerPassed', seat: 2 });
  });

  test('Q37 the marker passes over the empty seat', () => {
    const table = kills(scene(OUT), 'giaNajjar').colonyPhase();
    table.does({ do: 'letPass' }, { do: 'letPass' });
    expect(table.s.first).toBe(1);
  });

  test('Q108 the crossroads card of the turn goes to the next player on the right', () => {
    const table = scene({ ...OUT, crossroads: 'searchTheBunks' });
    Object.assign(table.s, { active: 1, reader: 0, crossroads: table.s.crossroadsDeck.pop() });
    kills(table, 'lilyMae');
    expect(table.s.reader).toBe(2);
    expect(table.stage.game.view(table.s, 0).crossroads.card).toBe(null);
  });

  test('Q108 when nobody is left, all have lost', () => {
    const table = kills(kills(kills(scene(OUT), 'lilyMae'), 'blue'), 'giaNajjar');
    table.shows({ ending: 'morale', morale: 0, winners: [false, false, false] });
  });

  test('Q118 has lost, even if the others win together', () => {
    const table = kills(scene({ ...OUT, options: { elimination: true, mode: 'coop' } }), 'blue');
    table.runs(table.stage.game.rules.get('ending') as never, { ending: 'objective' } as never);
    expect(table.s.winners).toEqual([true, false, true]);
  });
});

describe('a player without survivors', () => {
  const LAST: Position = {
    seats: [{ survivors: { lilyMae: { at: 'gas' } } }, { survivors: { blue: { at: 'gas' } } }, {}],
    food: 3,
  };

  test('Q112 keeps one die, and can only accuse and wait', () => {
    const table = kills(scene({ ...LAST, survivorDeck: [] }), 'lilyMae');
    table.s.players[0]!.dice = [6];
    expect(diceOf(table.s, 0)).toBe(1);
    table.turn().stage.offers({ do: 'end' }, { do: 'accuse', seat: 1 }, { do: 'accuse', seat: 2 });
  });

  test('F13 L195 for a new survivor of an exiled player somebody outside makes room', () => {
    const table = scene({
      ...LAST,
      survivorDeck: ['emmaHan'],
      seats: [{ ...LAST.seats![0], exiled: true }, LAST.seats![1]!, {}],
    });
    for (let no = 1; no <= 6; no++) table.s.places[no]!.ghosts = freeSpaces(table.s, no);
    table.at('gas').ghosts++;
    kills(table, 'lilyMae');
    // Only Blue can make room.
    expect([table.one('blue').place, table.one('emmaHan').place]).toEqual([0, place('gas')]);
  });

  test('N15 a survivor who is given to an exiled player leaves the colony without a move', () => {
    const table = scene({ seats: [{ exiled: true, survivors: { lilyMae: {} } }, {}, {}] });
    table.runs(arrival, { seat: 0, survivor: survivor('lilyMae') }).does({ do: 'place', place: place('school') });
    expect(table.s.survivors).toMatchObject([{ owner: 0, place: place('school'), moves: 0, wounds: 0 }]);
  });

  test('F16 if nobody can make room, the new survivor stays in the deck', () => {
    const table = scene({ survivorDeck: ['emmaHan'], seats: [{ ...LAST.seats![0], exiled: true }, {}, {}] });
    for (let no = 1; no <= 6; no++) table.s.places[no]!.ghosts = freeSpaces(table.s, no);
    table.at('gas').ghosts++;
    kills(table, 'lilyMae');
    expect([table.s.survivors, table.s.survivorDeck]).toEqual([[], [survivor('emmaHan')]]);
  });
});

test('Q36 L235 an exiled player may call the vote on the marker, but not vote', () => {
  const table = scene({ seats: [{}, {}, { exiled: true }] }).colonyPhase();
  table.does({ do: 'letPass' }, { do: 'letPass' }, { do: 'callVote' });
  table.stage.asks({ seat: 0, prompt: 'vote.marker' }, { seat: 1, prompt: 'vote.marker' });
});
