import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, mini, words, type MiniState, type Word } from '../test/mini.ts';
import { answer, playAtRandom, refusal, seeds, stackOf } from '../test/table.ts';
import {
  apply,
  ask,
  cloneKernel,
  determinize,
  isAwaited,
  nextOpen,
  openAsk,
  openFloor,
  replay,
  restore,
  rule,
  run,
  seal,
  seedOf,
  takeBack,
  undoable,
  verify,
  type Answer,
  type Save,
  type Sealed,
  type Seat,
} from './kernel.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];
const LOGS = ['oak', 'ash', 'elm', 'fir', 'yew'];

const own = (seat: Seat, verb: string): string => `${seat} ${verb}`;
const isReady = (s: MiniState, seat: Seat): boolean => s.log.includes(own(seat, 'ready'));
const carried = (s: MiniState, seat: Seat): string[] => LOGS.filter((log) => s.log.includes(own(seat, log)));
const isFree = (s: MiniState, log: string): boolean => SEATS.every((seat) => !s.log.includes(own(seat, log)));

/** Seat 0 begins; then all carry logs, each log carried by one seat, until all are ready; then seat 1 ends it. */
const camp = mini([
  rule<MiniState, { since: number }, Word>('camp')({
    call: (s) => ask(s, 0, 'camp.call', words('begin')),
    gather(s, my) {
      my.since = s.kernel.tick;
    },
    carry(s, { since }) {
      for (const seat of SEATS) {
        const verbs = (list: readonly string[]): Word[] => words(...list.map((verb) => own(seat, verb)));
        if (isReady(s, seat)) openFloor(s, seat, 'camp.ready', since, [], verbs(['change']));
        else {
          const back = carried(s, seat).map((log) => `drop ${log}`);
          openFloor(
            s,
            seat,
            'camp.carry',
            since,
            verbs([...LOGS.filter((log) => isFree(s, log)), 'ready']),
            verbs(back),
          );
        }
      }
    },
    act(s, _my, f) {
      const deed = f.pick.do;
      if (deed.endsWith('change')) s.log = s.log.filter((done) => done !== deed.replace('change', 'ready'));
      else if (deed.includes('drop')) s.log = s.log.filter((done) => done !== deed.replace('drop ', ''));
      else s.log.push(deed);
      if (!SEATS.every((seat) => isReady(s, seat))) f.at = 'carry';
    },
    tell: (s) => ask(s, 1, 'camp.tell', words('end')),
    end(s) {
      s.log.push('told');
    },
  }) as never,
]);

/** The floor has just been opened, at tick 1. */
function atTheFloor(): MiniState {
  const s = begin(camp);
  answer(camp, s, 0, { do: 'begin' });
  return s;
}

const does = (s: MiniState, seat: Seat, verb: string, tick = s.kernel.tick): void =>
  apply(camp, s, { tick, seat, picks: words(own(seat, verb)) });

const refused = (s: MiniState, seat: Seat, verb: string, tick = s.kernel.tick) => {
  const before = JSON.stringify(s);
  const reason = refusal(camp, s, { tick, seat, picks: words(own(seat, verb)) });
  if (reason !== null) expect(JSON.stringify(s)).toBe(before);
  return reason;
};

const awaited = (s: MiniState): Seat[] => s.kernel.asks.filter(isAwaited).map(({ seat }) => seat);

describe('on an open floor', () => {
  test('every answer counts at once, and the floor is put anew', () => {
    const s = atTheFloor();
    does(s, 2, 'oak');
    expect([s.log, s.kernel.tick, stackOf(s)]).toEqual([['2 oak'], 2, ['camp.act']]);
    expect(s.kernel.asks.map(({ seat }) => seat)).toEqual([...SEATS]);
    for (const seat of SEATS) expect(openAsk(s, seat)!.options).not.toContainEqual({ do: own(seat, 'oak') });
    does(s, 2, 'ash');
    expect(s.log).toEqual(['2 oak', '2 ash']);
  });

  test('the rule gets the one answer that was given, and nothing of the others', () => {
    const seen: unknown[] = [];
    const floor = mini([
      rule<MiniState, object, Word>('floor')({
        put(s) {
          for (const seat of SEATS) openFloor(s, seat, 'floor.put', 0, words(own(seat, 'yes')), []);
        },
        take(_s, _my, { pick, picks, votes }) {
          seen.push(pick, picks, votes);
        },
      }),
    ]);
    answer(floor, begin(floor), 3, { do: '3 yes' });
    expect(seen).toEqual([{ do: '3 yes' }, words('3 yes'), [words('3 yes')]]);
  });

  test('answers may be older than the table, back to the opening, if what they pick is still offered', () => {
    const s = atTheFloor();
    const { tick } = s.kernel;
    does(s, 0, 'oak', tick);
    does(s, 1, 'ash', tick);
    does(s, 2, 'elm', tick + 1);
    does(s, 0, 'ready', tick);
    expect([s.log, s.kernel.tick]).toEqual([['0 oak', '1 ash', '2 elm', '0 ready'], tick + 4]);
  });

  test('a seat that has to look again is not taken at an older word; the others are', () => {
    const floor = mini([
      rule<MiniState, object, Word>('floor')({
        put(s) {
          for (const seat of SEATS)
            openFloor(s, seat, 'floor.put', 0, words('yes'), [], seat === 1 ? s.kernel.tick : 0);
        },
        take(s, _my, f) {
          s.log.push('yes');
          if (s.log.length < 4) f.at = 'put';
        },
      }),
    ]);
    const s = begin(floor);
    const says = (seat: Seat, tick: number) => refusal(floor, s, { tick, seat, picks: words('yes') });
    expect(s.kernel.asks.map((asked) => asked.floor)).toEqual(SEATS.map(() => ({ since: 0, forward: 1 })));
    expect(says(0, 0)).toBeNull();
    expect(s.kernel.asks[1]!.floor).toEqual({ since: 0, anew: 1, forward: 1 });
    expect([says(1, 0), says(2, 0), says(1, 1), says(1, 2)]).toEqual(['stale', null, 'stale', null]);
  });

  test('what is no longer offered is refused', () => {
    const s = atTheFloor();
    const { tick } = s.kernel;
    does(s, 0, 'oak', tick);
    expect(refused(s, 1, 'oak', tick)).toBe('notOffered');
    expect(refused(s, 1, 'oak')).toBe('notOffered');
    expect(refused(s, 0, 'drop ash')).toBe('notOffered');
    expect(refused(s, 4, 'oak')).toBe('notAsked');
  });

  test('answers from before the opening, and from the future, are stale', () => {
    const s = atTheFloor();
    does(s, 0, 'oak');
    expect(refused(s, 1, 'ash', s.kernel.tick - 2)).toBe('stale');
    expect(refused(s, 1, 'ash', s.kernel.tick + 1)).toBe('stale');
  });

  test('answers to it are stale once it is closed', () => {
    const s = atTheFloor();
    const { tick } = s.kernel;
    for (const seat of SEATS) does(s, seat, 'ready');
    expect(s.kernel.asks.map(({ prompt }) => prompt)).toEqual(['camp.tell']);
    expect(refusal(camp, s, { tick, seat: 1, picks: words('end') })).toBe('stale');
    expect(refused(s, 0, 'oak', tick)).toBe('stale');
  });

  test('a seat that is only invited is not awaited, but may answer', () => {
    const s = atTheFloor();
    does(s, 0, 'ready');
    expect([awaited(s), nextOpen(s).seat]).toEqual([[1, 2, 3], 1]);
    expect(openAsk(s, 0)).toMatchObject({ options: words('0 change'), floor: { since: 1, forward: 0 } });
    does(s, 0, 'change');
    expect([awaited(s), s.log]).toEqual([[0, 1, 2, 3], []]);
  });

  test('options that take back stand after those that lead on', () => {
    const s = atTheFloor();
    does(s, 0, 'fir');
    const { options, floor } = openAsk(s, 0)!;
    expect(options.slice(floor!.forward)).toEqual(words('0 drop fir'));
    does(s, 0, 'drop fir');
    expect([s.log, openAsk(s, 0)!.floor]).toEqual([[], { since: 1, forward: LOGS.length + 1 }]);
  });

  test('views show who is awaited to all, and each its own question with its floor', () => {
    const s = atTheFloor();
    does(s, 1, 'ready');
    const { asks } = camp.view(s, 1);
    expect(asks.map(({ answered }) => answered)).toEqual([false, true, false, false]);
    expect(asks.every(({ open }) => open)).toBe(true);
    expect(asks[1]!.own).toEqual({ ...openAsk(s, 1), seat: undefined });
    expect(asks.map(({ own: seen }) => seen !== null)).toEqual([false, true, false, false]);
  });

  test('four seats lead to the same table in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SEATS], { minLength: 4 }), fc.nat(2), (order, late) => {
        const s = atTheFloor();
        for (const seat of order) does(s, seat, LOGS[seat]!, Math.max(1, s.kernel.tick - late));
        expect(s.log.toSorted()).toEqual(['0 oak', '1 ash', '2 elm', '3 fir']);
        for (const seat of order) does(s, seat, 'ready', Math.max(1, s.kernel.tick - late));
        expect(s.kernel.asks.map(({ prompt }) => prompt)).toEqual(['camp.tell']);
      }),
    );
  });

  test('no question of another kind can be put at the same time', () => {
    const both = (first: boolean) =>
      mini([
        rule<MiniState, object, Word>('both')({
          put(s) {
            const puts = [() => ask(s, 0, 'a', words('x')), () => openFloor(s, 1, 'b', 0, words('y'), [])];
            for (const put of first ? puts : puts.toReversed()) put();
          },
          take: () => {},
        }),
      ]);
    for (const first of [true, false]) expect(() => begin(both(first))).toThrow('only some of the floor is open');
  });

  test('a floor that offers nothing, or asks a seat twice, is a mistake', () => {
    const s = atTheFloor();
    expect(() => openFloor({ kernel: { asks: [] } }, 0, 'none', 0, [], [])).toThrow('0 options');
    expect(() => openFloor(s, 0, 'twice', 0, words('x'), [])).toThrow('asked twice');
  });

  test('a copy of its questions has the same fields', () => {
    const { kernel } = atTheFloor();
    expect(JSON.stringify(cloneKernel(kernel))).toBe(JSON.stringify(kernel));
  });
});

describe('a save with an open floor', () => {
  const given = (...deeds: (readonly [tick: number, seat: Seat, verb: string])[]): Save<Word, object> => {
    const answers: Answer<Word>[] = [{ tick: 0, seat: 0, picks: words('begin') }];
    for (const [tick, seat, verb] of deeds) answers.push({ tick, seat, picks: words(own(seat, verb)) });
    return { game: 'mini', version: 1, options: {}, seats: 4, seed: [1, 2, 3, 4], answers };
  };

  test('replays with the ticks that were given, older ones too, and can be sealed', () => {
    const save = given([1, 0, 'oak'], [1, 1, 'ash'], [2, 0, 'drop oak'], [1, 2, 'oak']);
    expect(replay(camp, save).log).toEqual(['1 ash', '2 oak']);
    const sealed = JSON.parse(JSON.stringify(seal(camp, save))) as Sealed<Word, object>;
    expect(verify(camp, sealed).log).toEqual(['1 ash', '2 oak']);
    const other = { ...sealed, answers: sealed.answers.with(2, { tick: 1, seat: 1, picks: words('1 elm') }) };
    expect(() => verify(camp, other)).toThrow('answer 3 (seat 1) does not lead to the table that was recorded');
  });

  test.each([
    [
      'the own last answers',
      [
        [1, 0, 'oak'],
        [2, 0, 'ash'],
      ],
      0,
      3,
    ],
    [
      'none when somebody has answered since',
      [
        [1, 0, 'oak'],
        [1, 1, 'ash'],
      ],
      0,
      0,
    ],
    [
      'the word that one is ready',
      [
        [1, 0, 'oak'],
        [1, 1, 'ash'],
        [3, 1, 'ready'],
      ],
      1,
      2,
    ],
    [
      'what took back',
      [
        [1, 1, 'oak'],
        [2, 1, 'drop oak'],
      ],
      1,
      2,
    ],
  ] as const)('lets take back freely: %s', (_, deeds, seat, free) => {
    expect(undoable(camp, given(...deeds), seat)).toBe(free);
  });

  test('without its last answers is the table before them', () => {
    const save = given([1, 0, 'oak'], [1, 1, 'ash'], [2, 1, 'ready']);
    expect(replay(camp, takeBack(save, 1))).toEqual(replay(camp, given([1, 0, 'oak'], [1, 1, 'ash'])));
    expect(replay(camp, takeBack(save, 3))).toEqual(atTheFloor());
  });

  test('goes on in the same way when it was stored and loaded', () => {
    fc.assert(
      fc.property(seeds, fc.nat(40), (seed, moves) => {
        const { s } = playAtRandom(camp, {}, { seats: 4, seed, moves });
        const loaded = restore(camp, 1, JSON.parse(JSON.stringify(s)));
        expect(JSON.stringify(loaded)).toBe(JSON.stringify(s));
        if (s.kernel.asks.length === 0) return;
        const { seat, options } = nextOpen(s);
        for (const table of [s, loaded]) answer(camp, table, seat, options[0]!);
        expect(loaded).toEqual(s);
      }),
    );
  });
});

describe('a world of an open floor', () => {
  test('has all its questions as they are: everything is known to everybody', () => {
    const s = atTheFloor();
    does(s, 0, 'oak');
    does(s, 3, 'ready');
    for (const seat of SEATS) {
      const world = determinize(camp, s, seat, seedOf('world'));
      expect(world.kernel.asks).toEqual(s.kernel.asks);
      expect(camp.view(world, seat)).toEqual(camp.view(s, seat));
    }
  });

  test('can be played on, and leaves the table alone', () => {
    const s = atTheFloor();
    const before = JSON.stringify(s);
    const world = determinize(camp, s, 2, seedOf('world'));
    for (const seat of SEATS) does(world, seat, 'ready');
    run(camp, world);
    expect(world.kernel.asks.map(({ prompt }) => prompt)).toEqual(['camp.tell']);
    expect(JSON.stringify(s)).toBe(before);
  });
});
