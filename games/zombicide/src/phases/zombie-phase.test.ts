import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { ZOMBIE_PHASE } from '../declared.ts';
import { NONE } from '../state.ts';

function phase(position: Position, change: (table: Scene) => void = () => {}): Scene {
  const table = scene({ mission: 'S2', survivors: { amy: { at: '4R.s1' } }, ...position });
  change(table);
  return table.runs(ZOMBIE_PHASE, {});
}

/** Spawn zones of S2: 4R.s6 is the starting one, then 8R.s1; the blue one at 3V.s3 sleeps. */
const CARDS = [10, 15, 4];

describe('the zombie phase', () => {
  test('V30 V232 V241 Y83 activation first, then one card for each active spawn zone, the starting one first', () => {
    const table = phase({ zombieCards: CARDS, zombies: { '4R.s6': { walker: 1 } } });
    expect(table.crowd('4R.s6')).toEqual({ brute: 2 });
    expect(table.crowd('8R.s1')).toEqual({ runner: 1 });
    expect(table.crowd('3V.s3')).toEqual({});
  });

  test('V241 Y52 W19 a spawn zone draws from the round on in which it wakes', () => {
    const wake = (from: number) => (table: Scene) => {
      table.s.spawns = table.s.spawns.map((spawn) => (spawn.colour === 'blue' ? { ...spawn, from } : spawn));
    };
    expect(phase({ round: 3, zombieCards: CARDS }, wake(3)).crowd('3V.s3')).toEqual({ walker: 4 });
    expect(phase({ round: 3, zombieCards: CARDS }, wake(4)).crowd('3V.s3')).toEqual({});
  });

  test('V232 a spawn zone that was taken away draws no card', () => {
    const table = phase({ zombieCards: CARDS }, ({ s }) => {
      s.spawns = s.spawns.map((spawn) => ({ ...spawn, from: spawn.starting ? NONE : spawn.from }));
    });
    expect(table.crowd('8R.s1')).toEqual({ brute: 2 });
  });

  test('a card that stops the spawn step holds for as many phases as it says', () => {
    const table = phase({ zombieCards: CARDS }, ({ s }) => {
      s.skipSpawn = 1;
    });
    expect(table.crowd('4R.s6')).toEqual({});
    table.runs(ZOMBIE_PHASE, {});
    expect(table.crowd('4R.s6')).toEqual({ brute: 2 });
  });

  test('V236 each card is finished before the next is drawn', () => {
    const table = phase({ zombieCards: [5, 10] });
    table.happened('zombieCardDrawn', 'zombiesCame', 'zombiesRushed', 'zombiesMoved', 'zombieCardDrawn', 'zombiesCame');
  });

  test('X21 Distributor: all cards are drawn, and the player deals them out', () => {
    const survivors = { amy: { at: '4R.s1' }, doug: { at: '4R.s1', seat: 1, skills: ['distributor'] } } as const;
    const table = phase({ seats: 2, survivors, zombieCards: CARDS });
    const zone = table.zone('4R.s6');
    table.stage.asks({ seat: 1, prompt: 'spawnStep.choose' });
    expect(table.options).toEqual([
      { do: 'distribute', zone, card: 9 },
      { do: 'distribute', zone, card: 14 },
    ]);
    table.does({ do: 'distribute', zone, card: 14 });
    expect(table.crowd('4R.s6')).toEqual({ runner: 1 });
    expect(table.crowd('8R.s1')).toEqual({ brute: 2 });
  });

  test('V405 in M7, with all cards revealed, notes left and no abomination, a new one comes to the starting zone', () => {
    const position: Position = { mission: 'M7', survivors: { amy: { at: '14V.o' } }, zombieCards: [13, 13, 13] };
    const reveal = ({ s }: Scene): void => {
      s.placed = s.placed.map((one) => ({ ...one, state: 'gone' }));
    };
    expect(phase(position, reveal).s.abominations).toHaveLength(1);
    expect(phase(position).s.abominations).toHaveLength(0);
    const allRead = phase(position, (table) => {
      reveal(table);
      table.s.read = [0, 1, 2];
    });
    expect(allRead.s.abominations).toHaveLength(0);
  });
});
