/** Why a host refuses a file: it only says that it does; a replay in this browser finds the place. */
import type { Language } from '@horda/parts';
import { verifySeries } from '../../local/local-api.ts';
import type { SaveFile } from '../../table/save-file.ts';
import { seriesVerdict } from '../../table/series-verdict.ts';
import type { Words } from '../../text/words.ts';

/** Null: nothing more is known. */
export async function whatIsWrong(
  { content, before }: SaveFile,
  { replay }: Words,
  language: Language,
): Promise<string | null> {
  try {
    const verified = await verifySeries({ series: [...before, content] });
    return verified.ok ? null : seriesVerdict(verified, replay.series, language);
  } catch {
    return null;
  }
}
