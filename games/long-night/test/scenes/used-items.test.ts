import { describe, expect, test } from 'vitest';
import { en } from '../../src/text/en.ts';
import { pl } from '../../src/text/pl.ts';
import type { Op } from '../../src/content/operations.ts';
import { cardNo, d6, face, scene, survivor, type ItemName, type Position, type Scene } from '../scene.ts';

const [GIA, COLE, DEREK] = [survivor('giaNajjar'), survivor('coleWinters'), survivor('derekYoshida')];
const BAT = cardNo('baseballBat');

describe('an item used in this round, whose bearer dies in the colony', () => {
  /** Gia attacks with the bat and dies of it. */
  const fallen = (hand: readonly ItemName[] = []) => {
    const position: Position = {
      seats: [
        { survivors: { giaNajjar: { wounds: 2, items: ['baseballBat'] }, coleWinters: {} }, hand, dice: [6, 6] },
        { survivors: { derekYoshida: {} } },
        { survivors: { blue: { at: 'gas' } } },
      ],
      places: { colony: { entrances: [{ zombies: 3 }] } },
      rigged: [face('wound')],
    };
    return scene(position)
      .turn()
      .does({ do: 'attack', survivor: GIA }, { do: 'zombie', entrance: 0 }, { do: 'withItem', card: BAT });
  };
  const equip = (survivor: number) => ({ do: 'equip', card: BAT, survivor }) as const;

  test('L115 is still used when another survivor of the group is equipped with it', () => {
    const t = fallen().does(equip(COLE));
    expect(t.one('coleWinters').items).toEqual([{ card: BAT, used: 1 }]);
    expect(t.s.players[0]!.usedItems).toEqual([]);
  });

  test('L115 is still used when it is given on request', () => {
    const t = fallen().does({ do: 'end' }).turn(1);
    t.does({ do: 'request' });
    t.answers(0, { do: 'give', by: 0, card: BAT, to: 1 });
    t.does(equip(DEREK));
    expect(t.one('derekYoshida').items).toEqual([{ card: BAT, used: 1 }]);
  });

  test('L115 stays used when it was given in vain', () => {
    const t = fallen().does({ do: 'end' }).turn(1);
    t.does({ do: 'request' });
    t.answers(0, { do: 'give', by: 0, card: BAT, to: 1 });
    t.does({ do: 'no' });
    expect(t.s.players[0]!.usedItems).toEqual([{ card: BAT, used: 1 }]);
  });

  test('L115 is the second choice beside a fresh one', () => {
    const t = fallen(['baseballBat']).does(equip(COLE));
    expect(t.one('coleWinters').items).toEqual([{ card: BAT, used: 0 }]);
    t.does(equip(COLE));
    expect(t.one('coleWinters').items).toEqual([
      { card: BAT, used: 0 },
      { card: BAT, used: 1 },
    ]);
  });

  test('L115 L72 is still used by the player who robs it', () => {
    const t = scene({
      seats: [
        { survivors: { giaNajjar: {} }, dice: [3] },
        { survivors: { derekYoshida: { wounds: 2, items: ['baseballBat'] }, blue: { at: 'gas' } } },
        {},
      ],
      rigged: [d6(2)],
    });
    t.one('derekYoshida').items[0]!.used = 1;
    t.turn().does({ do: 'attack', survivor: GIA }, equip(GIA));
    expect(t.one('giaNajjar').items).toEqual([{ card: BAT, used: 1 }]);
  });

  test('L115 L187 leaves the game with the hand, and a new one like it is fresh', () => {
    const t = scene({
      seats: [{ survivors: { giaNajjar: { wounds: 2, items: ['baseballBat'] } }, dice: [6] }, {}, {}],
      places: { colony: { entrances: [{ zombies: 3 }] } },
      rigged: [face('wound')],
    });
    t.turn().does({ do: 'attack', survivor: GIA }, { do: 'withItem', card: BAT });
    expect(t.s.players[0]).toMatchObject({ hand: [], usedItems: [] });
  });

  test('L115 can be used again in the next round', () => {
    const t = fallen().does({ do: 'end' });
    t.newRound().does(equip(COLE));
    expect(t.one('coleWinters').items).toEqual([{ card: BAT, used: 0 }]);
  });

  test('L115 L101 is known as used to its owner alone', () => {
    const t = fallen();
    const seen = [0, 1, null].map((seat) => t.stage.game.view(t.s, seat).players[0]!.usedItems);
    expect(seen).toEqual([[{ card: BAT, used: 1 }], null, null]);
    const said = [en, pl].map((words) => words.option(equip(COLE), t.stage.game.view(t.s, 0), String));
    expect(said.map((words) => /\((.*)\)$/.exec(words)?.[1])).toEqual(['used in this round', 'użyta w tej rundzie']);
  });
});

describe('an item used in this round, which a text moves from hand to hand', () => {
  const USED = { card: BAT, used: 1 };
  /** The first player has a used bat in hand, and a text is carried out by the second one, unless `by` says otherwise. */
  const moved = (op: Op, by = 1, rigged: readonly number[] = []) => {
    const survivors = [{ giaNajjar: {} }, { coleWinters: {} }, { derekYoshida: {} }] as const;
    const hands = [['baseballBat', 'fuel'], ['medicine'], []] as const;
    const seats = survivors.map((own, seat) => ({ survivors: own, hand: hands[seat]! }));
    const t = scene({ seats, rigged });
    t.s.players[0]!.usedItems = [USED];
    return t.carriesOut([op], {}, by);
  };
  const isWith = (t: Scene, seat: number) =>
    expect(t.s.players.map(({ usedItems }) => usedItems)).toEqual([0, 1, 2].map((one) => (one === seat ? [USED] : [])));
  const FIRST = { do: 'player', seat: 0 } as const;

  test('L115 drawn at random', () => {
    isWith(moved({ op: 'takeRandom', player: 'chosen', n: 1 }, 1, [0]).does(FIRST), 1);
  });

  test('L115 taken by choice', () => {
    isWith(moved({ op: 'takeCard', player: 'chosen' }).does(FIRST, { do: 'card', card: BAT }), 1);
  });

  test('L115 given away with the hand, or kept', () => {
    const gives = (kept: ItemName) =>
      moved({ op: 'giveHand', player: 'chosen' }, 0).does(
        { do: 'player', seat: 1 },
        { do: 'keep', card: cardNo(kept) },
      );
    isWith(gives('fuel'), 1);
    isWith(gives('baseballBat'), 0);
  });

  test('L115 given because somebody named it', () => {
    const t = moved({ op: 'firstGiver', to: 'active', do: [], else: [] }, 1).does({ do: 'card', card: BAT });
    t.answers(1, { do: 'no' }).answers(2, { do: 'no' }).answers(0, { do: 'yes' });
    isWith(t, 1);
  });

  test('L115 staked and won', () => {
    const t = moved({ op: 'pot' }, 0, [d6(2), d6(5)]).does({ do: 'card', card: BAT });
    t.answers(1, { do: 'card', card: cardNo('medicine') });
    isWith(t, 1);
  });

  test('L115 offered in vain', () => {
    const cost = [{ op: 'removeCards', player: 'together', n: 2, kind: 'tool' }] as const;
    const t = moved({ op: 'together', cost, do: [], else: [] }, 0);
    t.does({ do: 'pay', by: 0, card: BAT, die: 0 });
    while (t.prompt === 'joint.offer') t.does({ do: 'refuse', by: t.s.kernel.asks[0]!.seat });
    isWith(t, 0);
  });
});
