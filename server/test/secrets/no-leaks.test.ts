import { GAMES, type RegisteredGame } from '@horda/games';
import { difference, tableOf, type Dice } from '@horda/testing';
import { draw, invite, rule, seeded, seedOf, type AnyState, type Seat } from '@horda/kernel';
import type { Reason } from '@horda/protocol';
import type { ClockRules } from '@horda/protocol/schemas';
import { describe, expect, test } from 'vitest';
import { PILOT, pilotGame, REQUEST, type Choice as PilotChoice, type Pilot } from '@horda/testing/pilot';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { miniEntry } from '@horda/tables/test/hall';
import { HAPPENING_NAMES, nextHappening } from './happenings.ts';
import { openHouse, type House } from './house.ts';
import { compare, leaveTwins, positionIn, seatTwins, type Twins } from './twins.ts';

const CLOCKS: readonly ClockRules[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 30, increment: 2, late: 'move' },
  { kind: 'none' },
  { kind: 'turns', hours: 0.01, late: 'seat' },
];
const PAIRS = 80;
/** If some refusal has not come up after `PAIRS`, more pairs are played, up to this number. */
const MOST_PAIRS = 400;
/** The refusals that are to be expected while a game is played. */
const REASONS: readonly Reason[] = [
  ...(['notAsked', 'stale', 'tooFew', 'tooMany', 'notOffered', 'badMessage', 'started', 'notHost', 'notOver'] as const),
  ...([
    'nothingToUndo',
    'noProposal',
    'otherProposal',
    'noSuchMoment',
    'onlyOwnView',
    'seatTaken',
    'answered',
  ] as const),
];
const MOST_STEPS = 60;

interface Tally {
  pairs: number;
  /** Pairs that somebody else could tell apart: something hidden was drawn anew. */
  different: number;
  steps: number;
  messages: number;
  readonly happened: Map<string, number>;
  readonly reasons: Set<string>;
  readonly leaks: string[];
}

/**
 * Plays pairs of tables until `most` were compared and all `reasons` came up, or until one leak was found. `honest`:
 * the game that draws the worlds. `signal`: aborts when the test's time is over.
 */
async function playPairs(
  entry: RegisteredGame,
  most: number,
  seed: string,
  signal: AbortSignal,
  honest = entry,
  reasons: readonly Reason[] = [],
): Promise<Tally> {
  const tally: Tally = {
    pairs: 0,
    different: 0,
    steps: 0,
    messages: 0,
    happened: new Map(),
    reasons: new Set(),
    leaks: [],
  };
  const houses: [House, House] = [await openHouse([entry], seed), await openHouse([entry], seed)];
  const dice: Dice = seeded(seedOf(seed));
  try {
    const isEnough = (): boolean =>
      tally.pairs >= most && (tally.pairs >= MOST_PAIRS || reasons.every((reason) => tally.reasons.has(reason)));
    for (let n = 0; !isEnough() && tally.leaks.length === 0; n++) {
      const setting = tableOf(entry.game, seedOf(seed), n);
      const start = positionIn(honest, setting, draw(dice, 40), dice);
      if (start === null) continue;
      const seat = draw(dice, setting.seats);
      for (const { chance } of houses) chance.restart(`${n}`);
      const twins = await seatTwins(
        entry,
        honest,
        houses,
        setting,
        start,
        seat,
        CLOCKS[n % CLOCKS.length]!,
        `table${n}`.padEnd(22, '-'),
        dice,
      );
      tally.pairs++;
      if (isHidden(twins)) tally.different++;
      await playPair(twins, n, tally, signal);
      leaveTwins(twins);
    }
  } finally {
    for (const house of houses) await house.close();
  }
  for (const { faults } of houses) tally.leaks.push(...faults);
  return tally;
}

async function playPair(twins: Twins, n: number, tally: Tally, signal: AbortSignal): Promise<void> {
  let last = 'start';
  for (let step = 0; step < MOST_STEPS; step++) {
    signal.throwIfAborted();
    note(twins, tally);
    const verdict = compare(twins);
    if (verdict.kind === 'revealed') return;
    if (verdict.kind === 'leak') return void tally.leaks.push(`table ${n}, step ${step} (${last}): ${verdict.where}`);
    tally.steps++;
    tally.messages += verdict.messages;
    if (twins.sides.some(({ live }) => live.table.status !== 'playing')) return;
    const { name, doing } = nextHappening(twins);
    last = name;
    tally.happened.set(name, (tally.happened.get(name) ?? 0) + 1);
    for (const side of twins.sides) {
      side.house.chance.restart(`${n} ${step}`);
      await doing(side);
      await side.house.quiet(side.live);
    }
  }
}

/** Notes why the seat was refused something, only to count what was tried. */
function note({ sides: [truth] }: Twins, { reasons }: Tally): void {
  for (const text of [...truth.told, ...truth.own.flatMap(({ heard }) => heard)])
    for (const [, reason] of text.matchAll(/"reason":"(\w+)"/g)) reasons.add(reason!);
  if (truth.own.some(({ heard }) => heard.some((text) => text.startsWith('{"type":"resync"')))) reasons.add('stale');
}

/** Whether something that the seat cannot see is different: another hand, or only the order of a deck. */
function isHidden({ sides: [truth, world] }: Twins): boolean {
  const table = ({ live }: typeof truth): unknown => {
    const { kernel, ...own } = live.table.state!;
    return { ...own, kernel: { ...kernel, rng: null, asks: null, events: null } };
  };
  return difference(table(truth), table(world)) !== null;
}

describe.each([...GAMES, miniEntry(), pilotEntry()].map((entry) => [entry.game.id, entry] as const))(
  '%s',
  (_, entry) => {
    test('tells a seat and spectators the same in all worlds that the seat cannot tell apart', async ({ signal }) => {
      const tally = await playPairs(entry, PAIRS, 'twins', signal, entry, REASONS);
      expect(tally.leaks).toEqual([]);
      // The comparison must not be empty: enough was different, and enough was said.
      expect(tally.pairs).toBeGreaterThanOrEqual(PAIRS);
      expect(tally.different).toBeGreaterThan(tally.pairs * 0.7);
      expect(tally.steps).toBeGreaterThan(500);
      expect(tally.messages).toBeGreaterThan(2_000);
      expect(HAPPENING_NAMES.filter((name) => !tally.happened.has(name))).toEqual([]);
      expect(REASONS.filter((reason) => !tally.reasons.has(reason))).toEqual([]);
    });
  },
);

describe('a game that betrays something is found out', () => {
  const { game } = GAMES[0]!;
  const secrets = (s: AnyState): string => JSON.stringify({ ...s, kernel: { ...s.kernel, rng: null, events: null } });
  const betraying = (changes: Partial<typeof game>): RegisteredGame => ({
    ...GAMES[0]!,
    game: { ...game, ...changes },
  });

  test.for<[string, RegisteredGame]>([
    ['events', betraying({ viewEvent: (event) => event })],
    ['reasons', betraying({ why: (s) => secrets(s) })],
    ['hints', betraying({ redraw: () => {} })],
  ])('in %s', async ([what, entry], { signal }) => {
    const tally = await playPairs(entry, 50, `betrayed ${what}`, signal, GAMES[0]!);
    expect(tally.leaks).toHaveLength(1);
  });

  test('in who is invited', async ({ signal }) => {
    const request = PILOT.rules.get(REQUEST.name)!;
    const leaky = rule<Pilot, { seat: Seat; ignoredBy: readonly Seat[] }, PilotChoice>(REQUEST)({
      // Offers only to those who could give: this leaks.
      offer(s, { seat: to }, f) {
        for (const [by, { hand, gone }] of s.people.entries())
          if (by !== to && gone === 'no' && hand.includes('medicine'))
            invite<PilotChoice>(s, by, 'request.offer', [{ do: 'give', by, to, card: 'medicine' }]);
        if (s.kernel.asks.length === 0) f.at = '';
      },
      take: request.steps[1]!.run as never,
    });
    const tally = await playPairs(pilotEntry(pilotGame({}, [leaky])), 50, 'betrayed requests', signal, pilotEntry());
    expect(tally.leaks.length).toBeGreaterThan(0);
  });
});
