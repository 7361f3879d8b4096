/** The first two missions of a campaign as files: a careful bot has won both, alone with six survivors. */
import { findGame } from '@horda/games';
import type { AnyGame, Sealed } from '@horda/kernel';
import { playSeries } from '@horda/lab';

export const ZOMBICIDE: AnyGame = findGame('zombicide')!.game;

export type Filed = Sealed & { readonly horda: 1 };

let played: readonly [Filed, Filed] | null = null;

export function twoMissions(): readonly [Filed, Filed] {
  played ??= play();
  return played;
}

function play(): readonly [Filed, Filed] {
  const options = Object.fromEntries(ZOMBICIDE.options.map(({ id, default: usual }) => [id, usual]));
  const study = {
    game: ZOMBICIDE.id,
    players: 1,
    seeds: 1,
    seed: 'two missions',
    bots: ['greedy'] as const,
    options: { ...options, ...ZOMBICIDE.carry!.begins },
    attempts: 20,
    chapters: 2,
    saves: true,
  };
  const { saves } = playSeries(study, 0, ZOMBICIDE);
  const [first, second] = saves.map((save) => JSON.parse(JSON.stringify({ horda: 1, ...save })) as Filed);
  if (second?.left === undefined) throw new Error('the bot did not win twice: choose another seed');
  return [first!, second];
}

/** The game after so many answers. */
export function firstPart(save: Filed, answers: number): object {
  const part = { answers: save.answers.slice(0, answers), marks: save.marks.slice(0, answers + 1) };
  // What a whole game leaves is not part of it.
  return { ...save, ...part, left: undefined };
}
