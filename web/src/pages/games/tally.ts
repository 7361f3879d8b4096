/** What the results of this browser add up to: how each game goes, and with whom. */
import { wilson } from '@horda/lab/interval';
import type { Result } from '../../app/results.ts';

export interface Tally {
  readonly game: string;
  /** Games that were played to their end. */
  readonly played: number;
  readonly won: number;
  /** Between these shares the true one lies with 95 %, so that three wins out of four do not boast. */
  readonly low: number;
  readonly high: number;
  /** The share that everybody would have if all played alike; null: all win or lose together. */
  readonly fair: number | null;
  /** How many decisions the longest game had. */
  readonly longest: number;
  /** Who has won most often against this person, and how often; null: nobody twice. */
  readonly nemesis: { readonly name: string; readonly times: number } | null;
}

/** The most played first. */
export function talliesOf(results: readonly Result[]): readonly Tally[] {
  const ended = Map.groupBy(
    results.filter(({ end }) => end !== 'broken'),
    ({ game }) => game,
  );
  return [...ended].map(([game, of]) => tallyOf(game, of)).toSorted((a, b) => b.played - a.played);
}

function tallyOf(game: string, of: readonly Result[]): Tally {
  const played = of.length;
  const won = of.filter(({ end }) => end === 'won' || end === 'shared').length;
  const against = of.filter(({ together }) => !together);
  const fair = against.length === 0 ? null : sum(against.map(({ seats }) => 1 / seats)) / against.length;
  const longest = Math.max(...of.map(({ answers }) => answers));
  return { game, played, won, ...wilson(won, played), fair, longest, nemesis: nemesisOf(of) };
}

function nemesisOf(of: readonly Result[]): Tally['nemesis'] {
  const lost = of.filter(({ end }) => end === 'lost').flatMap(({ winners }) => winners);
  const [worst] = countsOf(lost);
  return worst === undefined || worst.times < 2 ? null : worst;
}

export interface Companion {
  readonly name: string;
  readonly games: number;
  /** Among them, those of two. */
  readonly duels: number;
  /** The latest. */
  readonly at: number;
  readonly game: string;
}

/** Who played together with this person, the latest first. */
export function companionsOf(results: readonly Result[]): readonly Companion[] {
  const met = results.flatMap((result) => result.others.map((name) => ({ name, result })));
  const byName = Map.groupBy(met, ({ name }) => name);
  return [...byName]
    .map(([name, meetings]) => {
      const games = meetings.map(({ result }) => result);
      const latest = games.reduce((a, b) => (b.at > a.at ? b : a));
      const duels = games.filter(({ seats, together }) => seats === 2 && !together).length;
      return { name, games: games.length, duels, at: latest.at, game: latest.game };
    })
    .toSorted((a, b) => b.at - a.at);
}

/** So many faces differ at a glance (`art/portraits.ts`). */
export const FACES = 8;

/** A face for each name, as far as there are faces: the one that the name asks for, or else the next that is free. */
export function facesOf(names: readonly string[]): readonly number[] {
  const taken = new Set<number>();
  return names.map((name) => {
    let face = hashOf(name) % FACES;
    while (taken.has(face) && taken.size < FACES) face = (face + 1) % FACES;
    taken.add(face);
    return face;
  });
}

const hashOf = (name: string): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619) >>> 0, 2_166_136_261);

function countsOf(names: readonly string[]): readonly { readonly name: string; readonly times: number }[] {
  const byName = Map.groupBy(names, (name) => name);
  return [...byName].map(([name, all]) => ({ name, times: all.length })).toSorted((a, b) => b.times - a.times);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
