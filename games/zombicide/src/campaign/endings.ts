/** The lines that are added to the ending of a campaign, each if it is true. */
import { EPILOGUE } from '../content/campaign.ts';
import { holds } from '../effects/conditions.ts';
import { NONE, type State } from '../state.ts';

export function epilogueOf(s: State): readonly string[] {
  if (s.epilogue === null) return NO_LINES;
  return EPILOGUE.filter((line) => holds(s, line.if, NONE)).map(({ id }) => id);
}
const NO_LINES: readonly string[] = [];
