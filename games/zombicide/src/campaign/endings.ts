/** How the campaign ends: the first ending that fits the exit used, and the lines that are added to it. */
import { ENDINGS, EPILOGUE } from '../content/campaign.ts';
import type { EndingId } from '../content/ids.ts';
import type { ExitId } from '../content/mission.ts';
import { holds } from '../effects/conditions.ts';
import { NONE, type State } from '../state.ts';

export function endingBy(s: State, exit: ExitId): EndingId {
  const fits = ENDINGS.find((one) => one.exit === exit && (one.if === undefined || holds(s, one.if, NONE)));
  if (fits === undefined) throw new Error(`the campaign has no ending for the exit ${exit}`);
  return fits.id;
}

/** The lines of the epilogue that are true. */
export function epilogueOf(s: State): readonly string[] {
  return EPILOGUE.filter((line) => holds(s, line.if, NONE)).map(({ id }) => id);
}
