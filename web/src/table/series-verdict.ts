/** The result of checking games that follow each other, in sentences. */
import { packProblemPlace, packProblemText, type Language } from '@horda/parts';
import type { VerifiedSeries } from '../local/verify.ts';
import type { SeriesWords } from '../text/replay/words.ts';

export function seriesVerdict(verified: VerifiedSeries, say: SeriesWords, language: Language): string {
  if (verified.ok) return say.right(verified.games, verified.answers);
  const { game, fault, problem } = verified;
  const where =
    problem === null ? [] : [`${packProblemPlace(language, problem)}: ${packProblemText(language, problem)}`];
  return say.wrong(game, [say.faults[fault], ...where].join(' '));
}
