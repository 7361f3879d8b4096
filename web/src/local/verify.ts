/** Replays a saved game and checks that it is what it claims to be. */
import {
  Fault,
  faultOfCarried,
  SeriesFault,
  verify,
  verifySeries,
  type AnyGame,
  type PackProblem,
  type Sealed,
  type Seat,
  type Seed,
  type SeriesFaultKind,
} from '@horda/kernel';
import { addedBy, faultOfProof, type FairProof } from '@horda/protocol';
import { read } from '@horda/tables/live/checked-input';
import type { Wanted } from '@horda/tables/table/history';
import { Refusal } from '@horda/tables/table/refusal';
import type { Shelf } from './games.ts';

export type Verified =
  /** `fair`: the save proves that its deal was as promised, and these seats took part in it; null: it holds no proof. */
  | {
      readonly ok: true;
      readonly answers: number;
      /** The game has come to its end. */
      readonly over: boolean;
      readonly fair: readonly Seat[] | null;
    }
  | {
      readonly ok: false;
      /** A wrong answer, or a proof whose secret does not match its commitment, or whose seed is not the deal's. */
      readonly fault: 'answer' | 'secret' | 'seed';
      /** The number of the answer, 0 for the set-up; null: it is unknown, or the proof is wrong. */
      readonly at: number | null;
      readonly message: string;
    };

/** Refuses a body that is not a saved game, and a game whose rules are not available here. */
export async function verifySave(shelf: Shelf, body: unknown): Promise<Verified> {
  const { SaveFile } = await import('@horda/protocol/schemas');
  const save = read(SaveFile, (body as { readonly save?: unknown } | null)?.save, 'save');
  const game = await gameOf(shelf, save);
  let over: boolean;
  try {
    over = verify(game, save as Sealed).kernel.asks.length === 0;
  } catch (error) {
    // Other errors, which rules throw at answers that were never offered, have no useful message.
    const known = error instanceof Fault;
    const message = known ? error.message : 'the save cannot be played again';
    return { ok: false, fault: 'answer', at: known ? error.at : null, message };
  }
  return verifyDeal(save['fair'], save.seed, { answers: save.answers.length, over });
}

export type VerifiedSeries =
  | { readonly ok: true; readonly games: number; readonly answers: number }
  /** `game`: the number of the wrong one, from 1; `problem`: what is impossible in the value that it begins with. */
  | {
      readonly ok: false;
      readonly game: number;
      readonly fault: SeriesFaultKind | 'version' | 'carriedVersion' | 'carriedHash' | 'carriedValue';
      readonly problem: PackProblem | null;
    };

type WrongSeries = Extract<VerifiedSeries, { readonly ok: false }>;

/** The same for games that follow each other; each must begin with what the one before it left. */
export async function verifyWhole(shelf: Shelf, body: unknown): Promise<VerifiedSeries> {
  const { SaveFile } = await import('@horda/protocol/schemas');
  const given = (body as { readonly series?: unknown } | null)?.series;
  const series = (Array.isArray(given) ? given : []).map((each, i) => read(SaveFile, each, `series[${i}]`));
  if (series.length === 0) throw new Refusal('badMessage', 'series must be a list of saved games');
  const game = await gameOf(shelf, {
    game: series[0]!.game,
    version: null,
    pack: series.find(({ pack }) => pack)?.pack,
  });
  for (const [i, { version, carried, pack = null }] of (series as readonly Sealed[]).entries()) {
    const wrong = (fault: WrongSeries['fault'], problem: PackProblem | null = null): WrongSeries => ({
      ok: false,
      game: i + 1,
      fault,
      problem,
    });
    if (version !== game.version) return wrong('version');
    const fault = carried === undefined ? null : faultOfCarried(game, carried, pack);
    if (fault?.kind === 'value') return wrong('carriedValue', fault.problem);
    if (fault !== null) return wrong(fault.kind === 'hash' ? 'carriedHash' : 'carriedVersion');
  }
  try {
    // A game that continues another one can be verified without it.
    if (series.length === 1) verify(game, series[0] as Sealed);
    else verifySeries(game, series as readonly Sealed[]);
  } catch (error) {
    // Rules may throw anything at answers that were never offered.
    const [at, fault] = error instanceof SeriesFault ? [error.save, error.kind] : [0, 'save' as const];
    return { ok: false, game: at + 1, fault, problem: null };
  }
  return { ok: true, games: series.length, answers: series.reduce((sum, { answers }) => sum + answers.length, 0) };
}

/** `version`: of the rules that it must have; null: any. */
async function gameOf(
  shelf: Shelf,
  { version, ...wanted }: Wanted & { readonly version: number | null },
): Promise<AnyGame> {
  await shelf.fetch(wanted);
  const { game: id } = wanted;
  const game: AnyGame | undefined = shelf.find(id)?.game;
  if (game === undefined) throw new Refusal('unknownGame', `there is no game ${JSON.stringify(id)} here`);
  if (version !== null && version !== game.version)
    throw new Refusal('rulesChanged', `the save is of version ${version} of the rules, this page has ${game.version}`);
  return game;
}

function verifyDeal(
  proof: unknown,
  seed: Seed,
  played: { readonly answers: number; readonly over: boolean },
): Verified {
  if (proof === undefined || proof === null) return { ok: true, ...played, fair: null };
  const fault = isProof(proof) ? faultOfProof(proof, seed) : 'secret';
  if (fault === null) return { ok: true, ...played, fair: addedBy(proof as FairProof) };
  const message =
    fault === 'secret' ? 'the secret is not the one that was promised' : 'the seed is not made of the secret';
  return { ok: false, fault, at: null, message };
}

function isProof(proof: unknown): proof is FairProof {
  if (typeof proof !== 'object' || proof === null) return false;
  const { table, commitment, secret, entropy } = proof as Partial<Record<keyof FairProof, unknown>>;
  const areTexts = [table, commitment, secret].every((text) => typeof text === 'string');
  return areTexts && Array.isArray(entropy) && entropy.every((text) => typeof text === 'string');
}
