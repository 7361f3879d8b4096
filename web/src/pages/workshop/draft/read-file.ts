/** A file as a draft: what is wrong with its cards is for the workshop to show, what is no pack at all is refused. */
import { jsonFaultText, readJson, type Language } from '@horda/parts';
import { MOST_PACK_BYTES } from '@horda/protocol';
import { isSave } from '../../new-table/pack-file.ts';
import type { WorkshopWords } from '../text/words.ts';
import type { PackFile } from './store.ts';

export type ReadDraft = { readonly file: PackFile } | { readonly refused: string };

export async function readDraft(
  game: string,
  blob: Blob,
  words: WorkshopWords,
  language: Language,
): Promise<ReadDraft> {
  // A file this large is not even read: a film chosen by mistake would fill the memory.
  if (blob.size > MOST_PACK_BYTES) return { refused: words.tooLarge };
  const json = readJson(await blob.text());
  if (json.fault !== null) return { refused: jsonFaultText(language, json.fault) };
  const { value } = json;
  if (isSave(value)) return { refused: words.aSave };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { refused: words.notAPack };
  const file = value as PackFile;
  if (typeof file['game'] === 'string' && file['game'] !== game) return { refused: words.otherGame(file['game']) };
  return 'game' in file || 'version' in file ? { file } : { refused: words.notAPack };
}
