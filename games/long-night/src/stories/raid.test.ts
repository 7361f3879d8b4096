import { apply, run } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { CONTENT } from '../content/content.ts';
import { BETRAYAL_OBJECTIVE_IDS, type SurvivorId } from '../content/ids.ts';
import { longNight } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { HIDEOUT, NONE, type Options, type State } from '../state.ts';

const BANDIT_BETRAYAL = CONTENT.betrayals + BETRAYAL_OBJECTIVE_IDS.indexOf('banditBetrayal');

function dealt(options: Partial<Options>, seed = 1): State {
  return longNight.setup({ ...DEFAULTS, mode: 'secret', objective: 'B1', ...options }, 3, [seed, 2, 3, 4], null);
}

/** The betrayal objectives of many deals. */
function betrayals(options: Partial<Options>): number[] {
  const all = Array.from({ length: 40 }, (_, seed) => dealt(options, seed).players.map(({ objective }) => objective));
  return [...new Set(all.flat().filter((objective) => objective >= CONTENT.betrayals))];
}

describe('the start of the raid', () => {
  test('L294 L314 L315 the bandit module with B1 as the main objective', () => {
    expect(dealt({})).toMatchObject({ chapter: 'B1', main: NONE, morale: 7, rounds: 5, options: { bandits: true } });
  });

  test('L316 L317 Bandit Betrayal is the only betrayal objective', () => {
    expect(betrayals({})).toEqual([BANDIT_BETRAYAL]);
  });

  test('Q103 outside of the raid Bandit Betrayal stays in the box', () => {
    expect(betrayals({ objective: 'tribute', bandits: true })).not.toContain(BANDIT_BETRAYAL);
  });

  test('L318 Q123 each player says whether to draw a hospital card, and sees it only then', () => {
    const s = dealt({});
    run(longNight, s);
    for (let i = 0; i < 2; i++)
      for (const { seat, options, min } of s.kernel.asks) answer(s, seat, options.slice(0, min));
    expect(s.kernel.asks.map(({ options }) => options)).toEqual(Array(3).fill([{ do: 'yes' }, { do: 'no' }]));
    const top = s.places[place('hospital')]!.deck.at(-1)!;
    for (const seat of [0, 1, 2]) answer(s, seat, [{ do: seat === 1 ? 'yes' : 'no' }]);
    expect(s.players.map(({ hand }) => hand.length)).toEqual([5, 6, 5]);
    expect(s.players[1]!.hand.at(-1)).toBe(top);
  });

  test('L319 bandits are placed and loot, and count when zombies are added', () => {
    const table = raid({ chapter: 'B1', food: 0, crises: ['fever'] }).newRound();
    expect(table.at('hospital').bandits).toBe(2);
    const later = raid({ chapter: 'B1', food: 0, places: { gas: { bandits: 1, deck: ['fuel'] } } }).colonyPhase();
    expect(later.zombies('gas')).toEqual([1]);
    later.shows({ hideout: [cardNo('fuel')] });
  });
});

function answer(s: State, seat: number, picks: readonly State['kernel']['asks'][number]['options'][number][]): void {
  apply(longNight, s, { tick: s.kernel.tick, seat, picks });
}

/** A table of the raid: the hideout is closed before the first chapter is over. */
function raid(position: Position): Scene {
  const table = scene({ options: { objective: 'B1' }, food: 9, ...position });
  table.at('hideout').closed = position.chapter === 'B1';
  return table;
}

/** Influence: Nadia Rivers 67, Eric Parker 61, Blue (a chimpanzee) 11, Jamie Gilmour 13, Emma Han 17. */
const SEATS = [
  { survivors: { nadiaRivers: { items: ['pistol'] }, emmaHan: {} } },
  { survivors: { ericParker: {}, jamieGilmour: { at: 'school' } } },
  { survivors: { blue: {} } },
] as const;

/** The first chapter is completed in this colony phase. */
function ambush(position: Position = {}): Scene {
  return raid({ chapter: 'B1', seats: SEATS, ...position }).colonyPhase();
}

function placeOf(table: Scene, name: SurvivorId): number {
  return table.one(name).place;
}

describe('after B1', () => {
  test('L295 N1 Q95 the game goes on, and step 6 is skipped', () => {
    const table = ambush();
    table.shows({ completed: ['B1'], next: 'B2', rounds: 6, ending: null });
    expect(table.s.kernel.events.some(({ type }) => type === 'roundsLeft')).toBe(false);
    expect(table.s.kernel.asks[0]!.prompt).toBe('marker.call');
  });

  test('L295 without enough food the chapter goes on, and the round is counted', () => {
    ambush({ seats: [{}, {}, {}], food: 4 }).shows({ completed: [], next: null, rounds: 5, food: 4 });
  });

  test('L325 Q96 chapter B2 replaces B1 with the next round, which sets the round track and leaves morale', () => {
    const table = ambush({ rounds: 1 });
    for (const seat of [0, 1, 2]) table.answers(seat, { do: 'letPass' });
    table.newRound().shows({ chapter: 'B2', next: null, rounds: 5, morale: 5, round: 2 });
  });

  test('L320 N21 the reader controls the survivor with the lowest influence, exiled or not', () => {
    const reader = (position: Position): unknown =>
      ambush(position).s.kernel.events.find(({ type }) => type === 'chapterRead');
    expect(reader({})).toEqual({ type: 'chapterRead', seat: 2 });
    const exiled = [SEATS[0], SEATS[1], { exiled: true, survivors: { blue: { at: 'gas' } } }] as const;
    expect(reader({ seats: exiled })).toEqual({ type: 'chapterRead', seat: 2 });
  });

  test('L321 all food leaves the supply', () => {
    ambush().shows({ food: 0 });
  });

  test('L322 L323 N3 the highest influence dies at the hideout, for one morale; the equipment stays there', () => {
    const table = ambush();
    expect(table.isInPlay('nadiaRivers')).toBe(false);
    table.shows({ morale: 5, hideout: [cardNo('pistol')] });
    expect(table.s.kernel.events).toContainEqual(
      expect.objectContaining({ type: 'died', survivor: survivor('nadiaRivers'), place: HIDEOUT }),
    );
  });

  test('L322 L324 the lowest human gets a wound and comes back to the colony', () => {
    const table = ambush();
    expect(table.one('jamieGilmour')).toMatchObject({ wounds: 1, place: place('colony') });
    expect(table.one('blue').wounds).toBe(0);
  });

  test('Q7 that wound is an ordinary one, which medicine heals', () => {
    const table = ambush();
    for (const seat of [0, 1, 2]) table.answers(seat, { do: 'letPass' });
    table.s.players[1]!.hand = [cardNo('medicine')];
    table.turn(1).does({ do: 'play', card: cardNo('medicine'), use: 0 });
    expect(table.one('jamieGilmour').wounds).toBe(0);
  });

  test('N22 two damage tokens of any kind spare the wound', () => {
    const seats = [SEATS[0], { survivors: { jamieGilmour: { wounds: 1, despair: 1 } } }, {}] as const;
    expect(ambush({ seats }).one('jamieGilmour')).toMatchObject({ wounds: 1, despair: 1 });
  });

  test('Q101 if both are the same survivor, it is killed and nobody gets a wound', () => {
    const table = ambush({ seats: [{ survivors: { nadiaRivers: {} } }, { survivors: { blue: {} } }, {}] });
    expect(table.isInPlay('nadiaRivers')).toBe(false);
    expect(table.one('blue').wounds).toBe(0);
  });

  test('Q101 N12 without a space at the hideout the first player makes room there', () => {
    const table = raid({
      chapter: 'B1',
      first: 1,
      places: { hideout: { barricades: 4 } },
      seats: [
        { survivors: { emmaHan: { at: 'hideout' }, nadiaRivers: {}, giaNajjar: { at: 'hideout' } } },
        { survivors: { ericParker: { at: 'hideout' }, lilyMae: { at: 'hideout' }, jamieGilmour: {} } },
        { survivors: { melissaGupta: { at: 'hideout' }, derekYoshida: { at: 'hideout' } } },
      ],
    }).colonyPhase();
    table.stage.asks({ seat: 1, prompt: 'roomFor.choose' });
    table.does({ do: 'survivor', survivor: survivor('giaNajjar') });
    table.stage.asks({ seat: 1, prompt: 'roomFor.choose' });
    expect(table.isOffered({ do: 'survivor', survivor: survivor('nadiaRivers') })).toBe(false);
    table.does({ do: 'survivor', survivor: survivor('emmaHan') });
    expect([placeOf(table, 'giaNajjar'), placeOf(table, 'emmaHan')]).toEqual([0, 0]);
    expect(table.one('jamieGilmour')).toMatchObject({ wounds: 1, place: 0 });
  });

  test('Q102 exiled survivors count, and their death costs no morale', () => {
    const table = ambush({
      seats: [
        { survivors: { emmaHan: {} } },
        { exiled: true, survivors: { ericParker: { at: 'gas' }, jamieGilmour: { at: 'gas' } } },
        {},
      ],
    });
    expect(table.isInPlay('ericParker')).toBe(false);
    table.shows({ morale: 6 });
  });

  test('F16 the survivor of an exiled player stays at the hideout', () => {
    const exiled = { exiled: true, survivors: { jamieGilmour: { at: 'gas' } } } as const;
    expect(ambush({ seats: [SEATS[0], exiled, {}] }).one('jamieGilmour')).toMatchObject({ wounds: 1, place: HIDEOUT });
  });

  test('L325 N4 N20 bandits can be attacked and the hideout entered', () => {
    const table = ambush({ places: { gas: { bandits: 1 } } });
    expect(table.at('hideout').closed).toBe(false);
  });
});

describe('B3', () => {
  const last = (position: Position): Scene => raid({ chapter: 'B3', ...position }).colonyPhase();

  test('L333 Q106 with the second clear round the game is won', () => {
    const table = raid({ chapter: 'B3' });
    table.s.clearMarks = 1;
    table.colonyPhase().shows({ ending: 'objective', clearMarks: 2, completed: ['B3'] });
  });

  test('L333 a round without bandits is marked, one with a bandit is not', () => {
    last({}).shows({ clearMarks: 1, ending: null, rounds: 5 });
    last({ places: { gas: { bandits: 1 } } }).shows({ clearMarks: 0, ending: null });
  });
});
