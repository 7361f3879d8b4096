import { greedy, think } from '@horda/bots';
import { isAwaited, openAsk, seeded, seedOf, type AnyGame, type AnyState, type Seat } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, place, scene, survivor, type Position } from '../test/scene.ts';
import { longNight } from './game.ts';
import type { Choice } from './state.ts';

/** What the greedy bot of a seat picks in the open question. */
function picked(table: { readonly s: unknown }, seat: Seat = 0): Choice {
  const s = table.s as AnyState;
  const ask = openAsk(s, seat)!;
  expect(isAwaited(ask)).toBe(true);
  const [pick] = think(greedy, longNight as unknown as AnyGame, s, ask, seeded(seedOf('thumb')));
  return ask.options[pick!] as Choice;
}

const turnOf = (position: Position): Choice => picked(scene(position).turn());
const LILY = survivor('lilyMae');
const GIA = survivor('giaNajjar');

describe('a bot in its turn', () => {
  test('L100 adds a card that the crisis needs, if the others may bring the rest', () => {
    const crisis = { crisis: 'fuelShortage', main: 'darkIsTheNight' } as const;
    const seats = [
      { survivors: { lilyMae: {} }, hand: ['fuel', 'fuel', 'medicine'] },
      { survivors: { blue: {} } },
    ] as const;
    expect(turnOf({ ...crisis, seats })).toEqual({ do: 'contribute', card: cardNo('fuel') });
    expect(
      turnOf({
        ...crisis,
        seats,
        contributions: [
          [1, 'fuel'],
          [1, 'fuel'],
        ],
      }),
    ).not.toMatchObject({ do: 'contribute' });
  });

  test('L145 plays food that the next meal misses', () => {
    const seats = [{ survivors: { lilyMae: {} }, hand: ['food2'] }, { survivors: { blue: {} } }] as const;
    expect(turnOf({ main: 'darkIsTheNight', seats, food: 0 })).toMatchObject({ do: 'play', card: cardNo('food2') });
    expect(turnOf({ main: 'darkIsTheNight', seats, food: 9 })).toEqual({ do: 'end' });
  });

  test('L85 L170 builds where zombies would break in before it searches', () => {
    const seats = [{ survivors: { lilyMae: { at: 'library' } }, dice: [1, 6] }, { survivors: { blue: {} } }] as const;
    const library = { zombies: 2, barricades: 0, noise: 4 };
    expect(turnOf({ seats, places: { library } })).toEqual({ do: 'barricade', survivor: LILY });
    expect(turnOf({ seats, places: { library: { zombies: 0 } } })).toEqual({ do: 'search', survivor: LILY });
  });

  test('L154 L170 builds where a crisis that is lost will bring zombies, and not where it is met', () => {
    const seats = [
      { survivors: { lilyMae: { at: 'library' } }, dice: [1, 6], hand: [] },
      { survivors: { blue: {} }, hand: [] },
    ] as const;
    const library = { zombies: 1, deck: ['fuel', 'fuel', 'fuel'] } as const;
    const table = { seats, places: { library }, crisis: 'nightHowls', food: 9, main: 'darkIsTheNight' } as const;
    expect(turnOf({ ...table, first: 1 })).toEqual({ do: 'barricade', survivor: LILY });
    const contributions = [
      [1, 'fuel'],
      [1, 'fuel'],
    ] as const;
    expect(turnOf({ ...table, first: 1, contributions })).toEqual({ do: 'search', survivor: LILY });
  });

  test('L126 sends one survivor out to search, not a second one', () => {
    const [hand, dice] = [[], [6, 6]] as const;
    const other = { survivors: { blue: {} } };
    const home = turnOf({ seats: [{ survivors: { lilyMae: {}, giaNajjar: {} }, hand, dice }, other] });
    expect(home).toMatchObject({ do: 'move' });
    const out = turnOf({ seats: [{ survivors: { lilyMae: { at: 'school' }, giaNajjar: {} }, hand, dice }, other] });
    expect(out).toEqual({ do: 'search', survivor: LILY });
  });

  test('L107 L126 nobody takes a roll for a zombie that does no harm', () => {
    const seats = [{ survivors: { giaNajjar: {} }, dice: [] }, { survivors: { blue: {} } }];
    const places = { colony: { entrances: [{ zombies: 1 }] } };
    const table = { seats, places, main: 'darkIsTheNight' } as const;
    expect(turnOf(table)).toEqual({ do: 'end' });
    expect(turnOf({ ...table, seats: [{ survivors: { giaNajjar: {} }, dice: [6] }, seats[1]!] })).not.toEqual({
      do: 'attack',
      survivor: GIA,
    });
  });

  test('L86 cleans waste that costs morale', () => {
    const waste = Array<'fuel'>(10).fill('fuel');
    const seats = [{ survivors: { lilyMae: {} }, dice: [1] }, { survivors: { blue: {} } }];
    expect(turnOf({ seats, waste, food: 9 })).toEqual({ do: 'clean' });
  });

  test('Q119 puts on the objective what it counts; once it is nearly met, keeps what the own goal needs', () => {
    const seats = [{ survivors: { lilyMae: {} }, hand: ['fuel'] }, { survivors: { blue: {} } }] as const;
    const offers = { do: 'offer', card: cardNo('fuel') };
    expect(turnOf({ seats, main: 'convoy', food: 9 })).toEqual(offers);
    const own = [{ ...seats[0], objective: 'fullTank' }, seats[1], { survivors: { giaNajjar: {} } }] as const;
    const table = { seats: own, options: { mode: 'secret' }, main: 'convoy', food: 9 } as const;
    expect(turnOf(table)).toEqual(offers);
    const placed = [...Array<'fuel'>(5).fill('fuel'), ...Array<'flashlight'>(3).fill('flashlight')];
    expect(turnOf({ ...table, placed })).toEqual({ do: 'end' });
  });

  test('L201 keeps a fuel card of the own goal, and walks', () => {
    const seats = [
      { survivors: { lilyMae: {} }, hand: ['fuel'], dice: [6, 6] },
      { survivors: { blue: {} } },
      { survivors: { giaNajjar: {} } },
    ] as const;
    const goes = (objective: 'fullTank' | 'walls'): Choice =>
      picked(
        scene({
          seats: [{ ...seats[0], objective }, seats[1], seats[2]],
          options: { mode: 'secret' },
          main: 'darkIsTheNight',
          food: 9,
          round: 7,
          morale: 8,
        })
          .turn()
          .does({ do: 'move', survivor: LILY }),
      );
    expect(goes('fullTank')).toMatchObject({ do: 'go', fuel: -1 });
    expect(goes('walls')).toMatchObject({ do: 'go', fuel: cardNo('fuel') });
  });

  test('L110 L113 asks for medicine at the end of the turn, and is given it', () => {
    const hurt = { survivors: { lilyMae: { frostbite: 1 } }, dice: [], hand: [] } as const;
    const helper = { survivors: { blue: {} }, hand: ['medicine', 'medicine', 'medicine', 'fuel'] } as const;
    const table = { seats: [hurt, helper], food: 9, main: 'darkIsTheNight' } as const;
    expect(turnOf(table)).toEqual({ do: 'request' });
    expect(turnOf({ ...table, seats: [{ ...hurt, hand: ['medicine'] }, helper] })).not.toEqual({ do: 'request' });
  });

  test('L112 L113 weighs an item that was given, and nobody loses a card by that', () => {
    const asker = { survivors: { lilyMae: {} }, hand: ['medicine', 'fuel'], objective: 'fullTank' } as const;
    const giver = { survivors: { blue: {} }, hand: ['pistol'] } as const;
    const table = scene({ seats: [asker, giver, { survivors: { giaNajjar: {} } }] }).turn();
    table.does({ do: 'request' }).answers(1, { do: 'give', by: 1, card: cardNo('pistol'), to: 0 });
    expect(table.prompt).toBe('given.choose');
    longNight.worth!(table.s, openAsk(table.s, 0)!);
    expect([table.hand(0), table.hand(1)]).toEqual([['medicine', 'fuel'], []]);
  });
});

describe('a bot in a story', () => {
  const seats = [
    { survivors: { lilyMae: {} }, dice: [6], hand: [] },
    { survivors: { blue: {} } },
    { survivors: { giaNajjar: {} } },
  ] as const;
  const raid = { options: { bandits: true }, food: 9 } as const;

  test('L325 in B2 it goes to the hideout, where everybody has to be, and stays there', () => {
    const table = scene({ ...raid, seats, chapter: 'B2' });
    expect(picked(table.turn())).toEqual({ do: 'move', survivor: LILY });
    expect(picked(table.does({ do: 'move', survivor: LILY }))).toMatchObject({ do: 'go', to: place('hideout') });
    const there = [{ ...seats[0], survivors: { lilyMae: { at: 'hideout' } } }, seats[1], seats[2]] as const;
    expect(turnOf({ ...raid, seats: there, chapter: 'B2' })).not.toMatchObject({ do: 'move' });
  });

  test('L333 in B3 it attacks bandits, which have to be gone', () => {
    const at = [{ ...seats[0], survivors: { lilyMae: { at: 'school' } } }, seats[1], seats[2]] as const;
    const table = { ...raid, seats: at, places: { school: { bandits: 1 } } } as const;
    expect(turnOf({ ...table, chapter: 'B3' })).toEqual({ do: 'attack', survivor: LILY });
    expect(turnOf({ ...table, chapter: 'B1' })).not.toEqual({ do: 'attack', survivor: LILY });
  });

  test('L312 in R3 it goes to Raxxon, where experiments are contained, and puts a die on the code there', () => {
    const code = { options: { raxxon: true }, food: 9, experiments: ['tank', 'claw'], codeDice: [1] } as const;
    const goesThere = { do: 'go', to: place('raxxon') };
    const moves = (goal: Position): Choice =>
      picked(
        scene({ ...code, seats, ...goal })
          .turn()
          .does({ do: 'move', survivor: LILY }),
      );
    expect(moves({ chapter: 'R3' })).toMatchObject(goesThere);
    expect(moves({ main: 'darkIsTheNight' })).not.toMatchObject(goesThere);
    const at = [{ ...seats[0], survivors: { lilyMae: { at: 'raxxon' } } }, seats[1], seats[2]] as const;
    expect(turnOf({ ...code, seats: at, chapter: 'R3' })).toEqual({ do: 'codeDie', die: 6 });
  });
});

describe('a bot accuses and votes for exile only on evidence', () => {
  const seats = [
    { survivors: { lilyMae: {} }, objective: 'fullTank' },
    { survivors: { blue: {} }, objective: 'lastSupper' },
    { survivors: { giaNajjar: {} }, objective: 'arsenal' },
  ] as const;
  const table = { seats, options: { mode: 'secret' }, food: 9, main: 'darkIsTheNight' } as const;

  test('L116 whoever has seen the objective of the betrayer accuses, others do not', () => {
    const known = scene(table);
    known.s.players[1]!.shownTo = [0];
    expect(picked(known.turn())).toEqual({ do: 'accuse', seat: 1 });
    expect(turnOf(table)).not.toMatchObject({ do: 'accuse' });
  });

  test('L118 thumbs down for somebody of whom nothing is known', () => {
    const accused = scene(table);
    accused.s.players[1]!.shownTo = [0];
    accused.turn().does({ do: 'accuse', seat: 1 });
    expect(picked(accused, 0)).toEqual({ do: 'vote', up: true });
    expect(picked(accused, 2)).toEqual({ do: 'vote', up: false });
  });
});

test('L43 a betrayer adds no wrong card in the first rounds, and later only among others', () => {
  const seats = [
    { survivors: { lilyMae: {} }, objective: 'lastSupper', hand: ['medicine'] },
    { survivors: { blue: {} }, objective: 'fullTank' },
    { survivors: { giaNajjar: {} }, objective: 'arsenal' },
  ] as const;
  const table = {
    seats,
    options: { mode: 'secret' },
    crisis: 'fuelShortage',
    food: 9,
    main: 'darkIsTheNight',
  } as const;
  const contributions = [
    [1, 'fuel'],
    [2, 'fuel'],
  ] as const;
  const wrong = { do: 'contribute', card: cardNo('medicine') };
  expect(turnOf({ ...table, contributions, round: 1 })).not.toEqual(wrong);
  expect(turnOf({ ...table, round: 4 })).not.toEqual(wrong);
  expect(turnOf({ ...table, contributions, round: 4 })).toEqual(wrong);
});

test('L82 a bot makes no noise where the next zombie breaks in', () => {
  const seats = [{ survivors: { lilyMae: { at: 'library' } }, dice: [6] }, { survivors: { blue: {} } }] as const;
  const deck = ['readingLamp', 'fuel', 'fuel'] as const;
  const search = (zombies: number): Choice =>
    picked(
      scene({ seats, main: 'darkIsTheNight', food: 9, places: { library: { zombies, deck } } })
        .turn()
        .does({ do: 'search', survivor: LILY }),
    );
  expect(search(0)).toEqual({ do: 'makeNoise' });
  expect(search(2)).toMatchObject({ do: 'keep' });
});
