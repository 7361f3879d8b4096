/** Operations of items, abilities and crises that no crossroads card has. */
import { describe, expect, test } from 'vitest';
import { goOn, keep, me, sv } from '../../../test/crossroads/case.ts';
import { cardNo, scene, survivor, type Position, type Scene } from '../../../test/scene.ts';
import type { Op } from '../../content/operations.ts';
import { context, type Context } from '../context.ts';
import { effects } from '../effects.ts';
import { longNight } from '../../game.ts';

/** Seat 0 carries these out. */
function does(position: Position, ops: readonly Op[], roles: Partial<Context> = {}): Scene {
  const t = scene(position);
  t.s.active = 0;
  const ctx = context(t.s, { deck: 'survivor', card: 0 }, 0, { here: 1, ...roles });
  return t.runs(effects, { ops, next: 0, ctx, who: [], places: [], from: [], seats: [], n: 0 });
}
const under = (name: 'pistol' | 'fuel' | 'medicine') => ({ do: 'under', card: cardNo(name) }) as const;
const names = (...list: ('pistol' | 'fuel' | 'medicine' | 'outsider1')[]): number[] => list.map((name) => cardNo(name));

describe('decks', () => {
  const POLICE: Position = {
    ...me({ priyaNair: { at: 'police' } }),
    places: { police: { deck: ['pistol', 'fuel', 'medicine'] } },
  };

  test('L83 cards looked at and not taken go under the deck in any order', () => {
    const t = does(POLICE, [{ op: 'lookTake', place: 'here', n: 3, kind: 'weapon', take: 1, player: 'active' }]);
    t.does(keep('pistol'), under('fuel'));
    // The first one put there lies above the last.
    expect([t.hand(0), t.at('police').deck]).toEqual([['pistol'], names('medicine', 'fuel')]);
  });

  test('L80 only the player sees what is looked at', () => {
    const t = does(POLICE, [{ op: 'lookDeck', place: 'here', n: 2, player: 'active' }]);
    expect([longNight.view(t.s, 0).looked, longNight.view(t.s, 1).looked]).toEqual([names('fuel', 'pistol'), 2]);
  });

  test('L216 of cards that are shown one may be taken, and the rest is shuffled back', () => {
    const op: Op = { op: 'revealTakeOne', place: 'here', n: 2, kind: 'fuel', player: 'active' };
    const t = does(POLICE, [op]).does(keep('fuel'));
    expect([t.hand(0), t.at('police').deck.toSorted()]).toEqual([['fuel'], names('pistol', 'medicine').toSorted()]);
    expect(does(POLICE, [op]).does(goOn).at('police').deck).toHaveLength(3);
  });

  test('N27 the top cards of a deck leave the game face up', () => {
    const t = does(POLICE, [{ op: 'burnDeck', place: 'here', n: 2 }]);
    expect([t.s.removed, t.at('police').deck]).toEqual([names('pistol', 'fuel'), names('medicine')]);
  });

  test('L56 the top crises are put back in any order, and nobody else sees them', () => {
    const t = does(me({ priyaNair: {} }), [{ op: 'lookCrisis', n: 2, player: 'active' }]);
    const [below, top] = t.s.crisesSeen;
    expect([longNight.view(t.s, 0).crisesSeen, longNight.view(t.s, 1).crisesSeen]).toEqual([[below, top], 2]);
    t.does({ do: 'under', card: top! }, { do: 'under', card: below! });
    expect(t.s.crisisDeck.slice(-2)).toEqual([top, below]);
  });
});

describe('hands', () => {
  test('L72 a random card of another hand', () => {
    const seats = [
      { survivors: { priyaNair: {} } },
      { survivors: { ericParker: {} }, hand: ['fuel', 'pistol'] },
      {},
    ] as const;
    const t = does({ seats, rigged: [1] }, [{ op: 'takeRandom', player: 'chosen', n: 1 }]);
    t.does({ do: 'player', seat: 1 });
    expect([t.hand(0), t.hand(1)]).toEqual([['pistol'], ['fuel']]);
    t.happened({ type: 'cardsTaken', from: 1, to: 0 });
  });

  test('L92 a card played comes back from the waste pile', () => {
    const t = does({ ...me({ priyaNair: {} }), waste: ['fuel', 'pistol'] }, [{ op: 'returnCard' }], {
      item: cardNo('fuel'),
    });
    expect([t.hand(0), t.s.waste]).toEqual([['fuel'], names('pistol')]);
  });
});

describe('people and zombies', () => {
  test('L186 each gives a survivor to the left, all at the same time', () => {
    const seats = [
      { survivors: { priyaNair: {}, roccoBellini: {} } },
      { survivors: { ericParker: {} } },
      { survivors: { georgeColeman: {} } },
    ] as const;
    const t = does({ seats }, [{ op: 'giveSurvivor', who: { who: 'eachNonExiled', n: 1 }, player: 'leftNeighbour' }]);
    t.does(sv('priyaNair'), { do: 'leader', survivor: survivor('roccoBellini') });
    expect(t.s.survivors.map(({ card, owner }) => [card, owner])).toEqual([
      [survivor('priyaNair'), 1],
      [survivor('roccoBellini'), 0],
      [survivor('ericParker'), 2],
      [survivor('georgeColeman'), 0],
    ]);
    expect(t.s.players.map(({ leader, bereft }) => [leader, bereft])).toEqual([
      [survivor('roccoBellini'), false],
      [survivor('priyaNair'), false],
      [survivor('ericParker'), false],
    ]);
  });

  test('L87 zombies go to empty spaces, up to a number', () => {
    const t = does({ ...me({ priyaNair: {} }), places: { police: { zombies: 2 }, school: { zombies: 3 } } }, [
      { op: 'moveZombies', from: 'police', to: 'school', n: 4 },
    ]);
    t.does({ do: 'lure', from: 1, entrance: 0, to: 0 });
    expect([t.zombies('police'), t.zombies('school'), t.s.kernel.asks]).toEqual([[1], [4], []]);
  });
});
