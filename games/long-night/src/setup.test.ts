import { apply, run } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf } from './rules/table.ts';
import { longNight } from './game.ts';
import { DEFAULTS } from './options.ts';
import { COLONY, HIDEOUT, RAXXON, type Options, type State } from './state.ts';

function table(seats: number, options: Partial<Options> = {}, seed = 1): State {
  const s = longNight.setup({ ...DEFAULTS, mode: 'secret', ...options }, seats, [seed, 2, 3, 4], null);
  run(longNight, s);
  return s;
}

describe('set-up', () => {
  test('L37 L39 L42 L54 the objective sets morale, rounds, zombies and helpless', () => {
    const s = table(3);
    expect(s).toMatchObject({ morale: 6, rounds: 6, helpless: 3, food: 0 });
    expect(s.places.slice(0, 7).map(({ entrances }) => entrances.map(({ zombies }) => zombies))).toEqual([
      [1, 1, 1, 1, 0, 0],
      [1],
      [1],
      [1],
      [1],
      [1],
      [1],
    ]);
  });

  test('L226 the hard side', () => {
    expect(table(4, { difficulty: 'hard' })).toMatchObject({ morale: 5, unruly: 4, helpless: 0 });
  });

  test('L219 the co-operative game uses the hard side, without hidden objectives and exile', () => {
    const s = table(4, { mode: 'coop' });
    expect(s).toMatchObject({ morale: 5, unruly: 4, exileDeck: [] });
    expect(s.players.map(({ objective }) => objective)).toEqual([-1, -1, -1, -1]);
  });

  test('L219 L226 a gentler co-operative game uses the side that the difficulty names', () => {
    expect(table(4, { mode: 'coop', gentle: true })).toMatchObject({ morale: 6, unruly: 0, helpless: 4 });
    expect(table(4, { mode: 'coop', gentle: true, difficulty: 'hard' })).toMatchObject({ morale: 5, unruly: 4 });
  });

  test('L221 the co-operative game has no card with the mark', () => {
    const { survivorDeck, crisisDeck, crossroadsDeck, players, ...s } = table(3, { mode: 'coop', baseCards: true });
    const content = contentOf(s);
    const marked = [
      ...[...survivorDeck, ...players.flatMap(({ dealt }) => dealt)].map((card) => content.survivors[card]!),
      ...crisisDeck.map((card) => content.crises[card]!),
      ...crossroadsDeck.map((card) => content.crossroads[card]!),
    ].filter(({ nonCoop }) => nonCoop === true);
    expect(marked).toEqual([]);
  });

  test.each([3, 4, 5])('L48 L50 %i players get 5 starter cards and 4 survivors, and keep 2', (seats) => {
    const s = table(seats);
    const { cards } = contentOf(s);
    for (const { hand, dealt } of s.players) {
      expect(hand.map((card) => cards[card]!.home)).toEqual(Array(5).fill('starter'));
      expect(dealt).toHaveLength(4);
    }
    expect(s.kernel.asks.map(({ seat, prompt, min, max }) => ({ seat, prompt, min, max }))).toEqual(
      s.players.map((_, seat) => ({ seat, prompt: 'beginning.keep', min: 2, max: 2 })),
    );
  });

  test('L222 two players play together, with 7 starter cards, and keep 3 survivors', () => {
    const s = table(2);
    expect(s.options.mode).toBe('coop');
    expect(s.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(s.kernel.asks.map(({ min, max }) => [min, max])).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  test('L49 twenty cards at each location, without Raxxon where it is not used', () => {
    expect(table(3).places.map(({ deck }) => deck.length)).toEqual([0, 20, 20, 20, 20, 20, 20, 0, 0]);
    expect(table(3, { raxxon: true }).places[RAXXON]!.deck).toHaveLength(20);
  });

  test('L230 cards of the base game come with its setting', () => {
    const base = (options: Partial<Options>): number => {
      const s = table(3, options);
      return s.crisisDeck.filter((card) => contentOf(s).crises[card]!.set === 'base').length;
    };
    expect(base({})).toBe(0);
    expect(base({ baseCards: true })).toBeGreaterThan(0);
  });

  test('L29 L40 a group with its leader, a hidden objective, unused and used dice', () => {
    const s = table(3);
    for (let i = 0; i < 2; i++)
      for (const { seat, options, min } of s.kernel.asks) answer(s, seat, options.slice(0, min));
    for (const [seat, player] of s.players.entries()) {
      expect(s.survivors.filter(({ owner }) => owner === seat).map(({ card }) => card)).toContain(player.leader);
      expect(player.objective).toBeGreaterThanOrEqual(0);
      expect([player.dice.length, player.spent.length]).toEqual([3, 0]);
    }
  });

  test('L231 mixed decks are cut to twenty cards', () => {
    expect(table(3, { baseCards: true }).places.map(({ deck }) => deck.length)).toEqual([
      0, 20, 20, 20, 20, 20, 20, 0, 0,
    ]);
  });

  test('L43 L224 L225 in three of seven deals somebody is a betrayer, with the variant in three of four', () => {
    const share = (options: Partial<Options>): number => {
      let betrayers = 0;
      for (let seed = 0; seed < 400; seed++) {
        const s = table(3, options, seed);
        if (s.players.some(({ objective }) => objective >= contentOf(s).betrayals)) betrayers++;
      }
      return betrayers / 400;
    };
    expect(share({})).toBeCloseTo(3 / 7, 1);
    expect(share({ betrayer: 'likely' })).toBeCloseTo(3 / 4, 1);
  });

  test('L45 only its owner sees a hidden objective', () => {
    const s = table(3);
    const seen = [0, 1, null].map((seat) => longNight.view(s, seat).players.map(({ objective }) => objective !== null));
    expect(seen).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, false],
    ]);
  });

  test('L46 L47 L49 the decks are shuffled', () => {
    const [one, other] = [table(3, {}, 1), table(3, {}, 2)];
    for (const deck of ['crisisDeck', 'crossroadsDeck', 'survivorDeck', 'exileDeck'] as const)
      expect(one[deck]).not.toEqual(other[deck]);
    expect(one.places[1]!.deck).not.toEqual(other.places[1]!.deck);
  });

  test('L41 a random objective of the modules in play', () => {
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => table(3, { objective: 'random' }, seed).main));
    const modules = [...drawn].map((main) => contentOf(table(3)).mainObjectives[main]!.module);
    expect(drawn.size).toBeGreaterThan(2);
    expect(modules.every((module) => module === undefined)).toBe(true);
  });

  test('L223 two players begin with four dice each', () => {
    const s = table(2);
    for (let i = 0; i < 2; i++)
      for (const { seat, options, min } of s.kernel.asks) answer(s, seat, options.slice(0, min));
    expect(s.players.map(({ dice }) => dice.length)).toEqual([4, 4]);
  });

  test('Q63 survivors who were not kept go back into the deck', () => {
    const s = table(3);
    const left = s.players.flatMap(({ dealt }) => dealt.slice(2));
    for (const { seat, options, min } of s.kernel.asks) answer(s, seat, options.slice(0, min));
    expect(left.every((survivor) => s.survivorDeck.includes(survivor))).toBe(true);
  });

  test('N16 food starts at 0', () => {
    expect(table(3, { objective: 'convoy' }).food).toBe(0);
  });

  test('Q111 goals count the players of the beginning', () => {
    expect(table(5).helpless).toBe(5);
  });

  test('L44 no two players have the same objective', () => {
    for (let seed = 0; seed < 50; seed++) {
      const dealt = table(5, {}, seed).players.map(({ objective }) => objective);
      expect(new Set(dealt).size).toBe(5);
    }
  });

  test('L23 Q15 cards for adults only where they are wanted', () => {
    const adults = (options: Partial<Options>): number => {
      const s = table(3, options);
      return s.crossroadsDeck.filter((card) => contentOf(s).crossroads[card]!.adult === true).length;
    };
    expect(adults({})).toBe(0);
    expect(adults({ adult: true })).toBeGreaterThan(0);
  });

  test('L229 cards of a module come with it', () => {
    const s = table(3);
    const { crossroads, crises } = contentOf(s);
    expect(s.crossroadsDeck.filter((card) => crossroads[card]!.module !== undefined)).toEqual([]);
    expect(s.crisisDeck.filter((card) => crises[card]!.module !== undefined)).toEqual([]);
  });

  test('L11 L229 L296 L314 an objective with a mark, and a story, come with their module', () => {
    expect(table(3, { objective: 'solidGround' }).options.improvements).toBe(true);
    expect(table(3, { objective: 'R1' }).options.raxxon).toBe(true);
    expect(table(3, { objective: 'B1' }).options.bandits).toBe(true);
    expect(table(3).options).toMatchObject({ improvements: false, raxxon: false, bandits: false });
  });

  test('L247 four improvements lie face up', () => {
    expect(table(3, { improvements: true }).improvements.display).toHaveLength(4);
  });

  test('L269 L270 twelve experiments and six side effects wait at Raxxon', () => {
    const { raxxon } = table(3, { raxxon: true });
    expect([raxxon.deck.length, raxxon.sideEffects.length]).toEqual([12, 6]);
  });

  test('N2 five players who play together get four survivors each', () => {
    const s = table(5, { mode: 'coop' });
    expect(s.players.map(({ dealt }) => dealt.length)).toEqual([4, 4, 4, 4, 4]);
  });

  test('L50 L51 L52 L53 the kept survivors stand in the colony; the leader with the highest influence begins', () => {
    const s = table(3);
    const keep = (seat: number): void => {
      const ask = s.kernel.asks.find((each) => each.seat === seat)!;
      answer(s, seat, ask.options.slice(0, ask.min));
    };
    for (const seat of [0, 1, 2]) keep(seat);
    expect(s.survivors.map(({ owner, place }) => [owner, place])).toEqual(
      [0, 0, 1, 1, 2, 2].map((owner) => [owner, COLONY]),
    );
    expect(s.survivorDeck).toHaveLength(14);
    for (const seat of [0, 1, 2]) keep(seat);
    const influence = s.players.map(({ leader }) => contentOf(s).survivors[leader]!.influence);
    expect(influence[s.first]).toBe(Math.max(...influence));
    // L59: three dice each.
    expect(s.players.map(({ dice }) => dice.length)).toEqual([3, 3, 3]);
  });

  test('L297 L299 L301 Q99 the first story closes Raxxon, and Emma Han joins the first player', () => {
    const s = table(3, { objective: 'R1' });
    expect(s).toMatchObject({ chapter: 'R1', morale: 7, rounds: 5 });
    expect(s.places[RAXXON]).toMatchObject({ closed: true, entrances: [{ barricades: 4 }] });
    for (let i = 0; i < 2; i++)
      for (const { seat, options, min } of s.kernel.asks) answer(s, seat, options.slice(0, min));
    const emma = s.survivors.at(-1)!;
    expect(emma.owner).toBe(s.first);
    expect(emma.items.map(({ card }) => contentOf(s).cards[card]!.item)).toEqual(['raxxonBlueprints']);
    expect(s.players[s.first]!.dice).toHaveLength(4);
  });

  test('L314 L315 L316 L317 L318 N20 the second story closes the hideout, and offers a card of the hospital', () => {
    const s = table(3, { objective: 'B1' });
    expect(s.places[HIDEOUT]!.closed).toBe(true);
    for (let i = 0; i < 2; i++)
      for (const { seat, options, min } of s.kernel.asks) answer(s, seat, options.slice(0, min));
    answer(s, 0, [{ do: 'yes' }]);
    answer(s, 1, [{ do: 'no' }]);
    answer(s, 2, [{ do: 'yes' }]);
    expect(s.players.map(({ hand }) => hand.length)).toEqual([6, 5, 6]);
    expect(s.places[5]!.deck).toHaveLength(18);
  });
});

function answer(s: State, seat: number, picks: readonly State['kernel']['asks'][number]['options'][number][]): void {
  apply(longNight, s, { tick: s.kernel.tick, seat, picks });
}
