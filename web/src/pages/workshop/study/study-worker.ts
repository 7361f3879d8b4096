/** Runs in a worker: plays pairs of games with the same seed, with the cards of the game and with those of a pack. */
import { BOTS } from '@horda/bots';
import { seedOf, seedOfGame, type AnyGame } from '@horda/kernel';
import { playGame } from '@horda/lab/game';
import { openShelf } from '../../../local/games.ts';
import type { PairStudy, StudySide, StudyWord } from './pairs.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<PairStudy>) => {
  // A game that the bots cannot finish ends the study, not the page.
  void play(data).catch(() => tell({ is: 'failed' }));
});

async function play(study: PairStudy): Promise<void> {
  const shelf = openShelf();
  await shelf.fetch({ game: study.game, pack: study.pack });
  const game = shelf.find(study.game)?.game;
  if (game === undefined) return tell({ is: 'failed' });
  for (let n = 0; n < study.pairs; n++)
    tell({ is: 'pair', pair: { house: playOne(game, study, n, null), own: playOne(game, study, n, study.pack) } });
  tell({ is: 'done' });
}

function playOne(game: AnyGame, study: PairStudy, n: number, pack: object | null): StudySide {
  const bots = Array.from({ length: study.seats }, () => BOTS[study.bot]);
  const options = pack === null ? study.houseOptions : study.ownOptions;
  const { state } = playGame(game, options, bots, seedOfGame(seedOf(study.seed), n), { pack });
  const summary = game.summary(state);
  return { shares: game.outcome(state) ?? [], ending: String(summary['ending']), turns: turnsIn(summary) };
}

/** Some games count rounds. */
function turnsIn(summary: Readonly<Record<string, string | number>>): number | null {
  const turns = summary['turns'] ?? summary['rounds'];
  return typeof turns === 'number' ? turns : null;
}

const tell = (word: StudyWord): void => self.postMessage(word);
