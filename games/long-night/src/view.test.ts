import { call, run, type Seat } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, face, place, scene, survivor, type Position, type Scene } from '../test/scene.ts';
import { CONTENT } from './content/content.ts';
import { END } from './declared.ts';
import type { Event } from './events.ts';
import { marker } from './phases/marker.ts';
import { NONE, type Choice } from './state.ts';
import { view, viewEvent } from './view.ts';

const LILY = survivor('lilyMae');
const BLUE = survivor('blue');
const SEEN_BY: readonly (Seat | null)[] = [0, 1, 2, null];

const THREE: Position = {
  seats: [
    { survivors: { lilyMae: {} }, hand: ['fuel', 'lighter'], objective: 'fullTank' },
    { survivors: { blue: {} }, hand: ['fuel'], objective: 'arsenal' },
    { survivors: { sparky: {} }, objective: 'wellRead' },
  ],
  crisis: 'coldSnap',
  contributions: [
    [0, 'fuel'],
    [1, 'lighter'],
  ],
};

function previews(table: Scene): [Choice, object][] {
  const { asks, previews: following } = view(table.s, 0);
  const at = asks.findIndex(({ own }) => own !== null);
  return asks[at]!.own!.options.map((option, i) => [option, following[at]![i]!]);
}

function preview(table: Scene, choice: Choice): object {
  return previews(table).find(([option]) => JSON.stringify(option) === JSON.stringify(choice))![1];
}

describe('secrets', () => {
  test('L45 a hand is seen by its owner; the others count it, and see the backs', () => {
    const { s } = scene(THREE);
    expect(SEEN_BY.map((seat) => view(s, seat).players[0]!.hand)).toEqual([
      [cardNo('fuel'), cardNo('lighter')],
      2,
      2,
      2,
    ]);
    expect(SEEN_BY.map((seat) => view(s, seat).players[0]!.backs.length)).toEqual([2, 2, 2, 2]);
  });

  test('L45 a hidden objective is seen by its owner, and by those who were shown it', () => {
    const { s } = scene(THREE);
    s.players[0]!.shownTo = [2];
    const { objective } = s.players[0]!;
    expect(SEEN_BY.map((seat) => view(s, seat).players[0]!.objective)).toEqual([objective, null, objective, null]);
    expect(SEEN_BY.map((seat) => view(s, seat).players[0]!.goals?.length)).toEqual([
      3,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('N19 the exile card is hidden from the others', () => {
    const { s } = scene(THREE);
    s.players[0]!.exiled = true;
    s.players[0]!.exile = 1;
    expect(SEEN_BY.map((seat) => view(s, seat).players[0]!.exile)).toEqual([1, null, null, null]);
  });

  test('Q116 at the end all objectives, hands and exile cards lie open, with what was met', () => {
    const { s, stage } = scene(THREE);
    call(s, END, { ending: 'rounds' });
    run(stage.game, s);
    for (const seat of SEEN_BY) {
      const [first] = view(s, seat).players;
      expect(first).toMatchObject({ objective: s.players[0]!.objective, hand: s.players[0]!.hand, shown: true });
      expect(first!.goals!.map(({ met, have, need }) => [met, have, need])).toEqual([
        [false, null, null],
        [false, 1, 2],
        [false, 0, 1],
      ]);
    }
  });

  test('Q19 Q22 own contributions are listed to their owner; of the others only how many', () => {
    const { s } = scene(THREE);
    expect(SEEN_BY.map((seat) => view(s, seat).contributions.map(({ card }) => card))).toEqual([
      [cardNo('fuel'), null],
      [null, cardNo('lighter')],
      [null, null],
      [null, null],
    ]);
  });

  test('L206 a vote that is given tells that it is given, and nothing else', () => {
    const table = scene(THREE).runs(marker, {});
    table.answers(1, { do: 'callVote' });
    for (const seat of [0, 2, null]) {
      const asks = view(table.s, seat).asks.map(({ answered, own }) => [answered, own?.answer ?? null]);
      expect(asks).toEqual([
        [false, null],
        [true, null],
        [false, null],
      ]);
    }
  });

  test('N27 the removed pile is open, in order of time', () => {
    const { s } = scene({ removed: ['fuel', 'lighter'] });
    expect(view(s, null).removed).toEqual([cardNo('fuel'), cardNo('lighter')]);
  });

  test('L269 anyone may read the top experiment, and nothing below it', () => {
    const { s } = scene({ options: { raxxon: true } });
    expect(view(s, null).raxxon).toMatchObject({ top: s.raxxon.deck.at(-1), deck: s.raxxon.deck.length });
  });

  test('L80 the cards of a search are seen by the one who searches', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [6] }, {}, {}],
      places: { gas: { deck: ['fuel', 'lighter'] } },
    }).turn();
    table.does({ do: 'search', survivor: LILY });
    expect(SEEN_BY.map((seat) => view(table.s, seat).looked)).toEqual([[cardNo('fuel')], 1, 1, 1]);
    expect(view(table.s, 1).moments).toEqual([{ is: 'search', survivor: LILY, place: place('gas') }]);
  });
});

/** Each event with a secret: the seats that see it, and what the others get. */
const SECRET_EVENTS: readonly [Event, readonly Seat[], object][] = [
  [{ type: 'crossroadsDrawn', reader: 1, card: 5 }, [1], { card: null }],
  [{ type: 'cardSeen', seat: 0, place: 1, card: 5 }, [0], { card: null }],
  [{ type: 'cardKept', seat: 0, place: 1, card: 5 }, [0], { card: null }],
  [{ type: 'contributed', seat: 2, card: 5 }, [2], { card: null }],
  [{ type: 'cardsDrawn', seat: 2, place: 1, cards: [5, 6] }, [2], { cards: 2 }],
  [{ type: 'cardsTaken', from: 0, to: 1, cards: [5] }, [0, 1], { cards: 1 }],
  [{ type: 'handShown', seat: 0, to: 1, cards: [5] }, [0, 1], { cards: 1 }],
  [{ type: 'handShown', seat: 0, to: null, cards: [5] }, [0, 1, 2], {}],
  [{ type: 'objectiveShown', seat: 0, to: 1, objective: 5 }, [0, 1], { objective: null }],
  [{ type: 'objectiveShown', seat: 0, to: null, objective: 5 }, [0, 1, 2], {}],
];

test.each(SECRET_EVENTS)('L45 L134 %o is told to those who see it', (event, seats, hidden) => {
  for (const seat of SEEN_BY)
    expect(viewEvent(event, seat)).toEqual(
      seat !== null && seats.includes(seat) ? event : { ...(event as object), ...hidden },
    );
});

describe('the forecast', () => {
  test('L145 L147 how much food will be missing, and what that costs', () => {
    const { s } = scene({ ...THREE, food: 1, starvation: 1, helpless: 2 });
    expect(view(s, null).forecast).toMatchObject({ foodNeeded: 3, foodMissing: 2, hungerLoss: 2 });
  });

  test('L150 the morale that the waste will cost', () => {
    const { s } = scene({ ...THREE, waste: Array<'fuel'>(21).fill('fuel') });
    expect(view(s, null).forecast).toMatchObject({ wasteLoss: 2 });
  });

  test('L153 the cards that the crisis needs', () => {
    expect(view(scene(THREE).s, null).forecast).toMatchObject({ crisisNeed: 3 });
    expect(view(scene().s, null).forecast).toMatchObject({ crisisNeed: null });
  });

  test('L158 L166 which gates the zombies of the colony come to', () => {
    const { s } = scene(THREE);
    const { due, entrances } = view(s, null).forecast!.places[0]!;
    expect([due, entrances.map(({ come }) => come)]).toEqual([2, [1, 1, 0, 0, 0, 0]]);
  });

  test('L169 L170 L244 what a full entrance loses, and who would die', () => {
    const { s } = scene({
      seats: [
        { survivors: { lilyMae: { at: 'gas' }, blue: { at: 'gas' } } },
        { survivors: { davidGarcia: { at: 'school' } } },
        {},
      ],
      places: { gas: { zombies: 4 }, school: { zombies: 3, barricades: 1 } },
    });
    const { places } = view(s, null).forecast!;
    const lowest = [LILY, BLUE].sort((a, b) => CONTENT.survivors[a]!.influence - CONTENT.survivors[b]!.influence);
    expect(places[place('gas')]).toMatchObject({ due: 2, entrances: [{ come: 0, overruns: 2 }], dying: lowest });
    expect(places[place('school')]).toMatchObject({ entrances: [{ barricadesLost: 1, overruns: 0 }], dying: [] });
  });
});

describe('what follows an option', () => {
  test('L106 a move is exposed, unless fuel is played for it', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { wounds: 2 } }, hand: ['fuel'] }, {}, {}] }).turn();
    expect(preview(table, { do: 'move', survivor: LILY })).toMatchObject({ rolls: 1, deadly: 6 });
    table.does({ do: 'move', survivor: LILY });
    const to = place('gas');
    expect(preview(table, { do: 'go', to, fuel: NONE })).toMatchObject({ rolls: 1, deadly: 6 });
    expect(preview(table, { do: 'go', to, fuel: cardNo('fuel') })).toMatchObject({ rolls: 0, deadly: 0 });
  });

  test('L67 L78 the lowest die that is enough', () => {
    const { attack, search } = CONTENT.survivors[LILY]!;
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [attack, search, 6].sort((a, b) => a - b) }, {}, {}],
      places: { gas: { zombies: 1 } },
    }).turn();
    expect(preview(table, { do: 'attack', survivor: LILY })).toMatchObject({ die: attack, rolls: 1, deadly: 1 });
    expect(preview(table, { do: 'search', survivor: LILY })).toMatchObject({ die: search, rolls: 0 });
  });

  test('L102 L103 a card counts for or against the crisis', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} }, hand: ['fuel', 'lighter'] }, {}, {}],
      crisis: 'coldSnap',
    }).turn();
    expect(preview(table, { do: 'contribute', card: cardNo('fuel') })).toMatchObject({ crisis: 1 });
    expect(preview(table, { do: 'contribute', card: cardNo('lighter') })).toMatchObject({ crisis: -1 });
  });

  test('L128 L130 a bite: give up, or six faces of twelve', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } } }, { survivors: { blue: {} } }, {}],
      rigged: [face('bite')],
    }).turn(1);
    table.does({ do: 'move', survivor: BLUE }, { do: 'go', to: place('gas'), fuel: NONE });
    expect(previews(table)).toMatchObject([
      [{ do: 'giveUp' }, { deadly: 12 }],
      [{ do: 'risk' }, { rolls: 1, deadly: 6 }],
    ]);
  });
});
