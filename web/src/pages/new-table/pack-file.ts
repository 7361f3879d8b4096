/** A pack from a file: read and checked here, and checked again by the host. */
import { readPack, type Pack, type PackSpec } from '@horda/kernel';
import { jsonFaultText, packProblemPlace, packProblemText, packTemplate, readJson, type Language } from '@horda/parts';
import { MOST_PACK_BYTES } from '@horda/protocol';
import type { AnyWebGame } from '../../games/web-game.ts';

export interface ChosenPack {
  readonly id: string;
  /** How many cards there are in each pile. */
  readonly counts: Readonly<Record<string, number>>;
  /** Settings that it decides. */
  readonly replaces: readonly string[];
  /** Further values of settings. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
  /** What was read of the file. */
  readonly content: object;
  /** The whole file, to be sent to the host. */
  readonly file: Readonly<Record<string, unknown>>;
}

/** One thing that is wrong. */
export interface PackFileProblem {
  readonly line: number;
  /** Null: the text itself says where. */
  place(language: Language): string | null;
  text(language: Language): string;
}

export type ReadPackFile =
  | { readonly pack: ChosenPack; readonly problems: readonly [] }
  | { readonly pack: null; readonly problems: readonly PackFileProblem[] }
  | 'tooLarge'
  /** A saved game was taken for a pack. */
  | 'aSave';

/** The game's own cards as a file to change; null: it takes no packs. Rejects if they cannot be fetched now. */
export async function templateOf(game: Pick<AnyWebGame, 'id' | 'pack'>, options: Settings): Promise<string | null> {
  if (game.pack === null) return null;
  const pack = (await game.pack()) as PackSpec<object, Settings>;
  return packTemplate({ id: game.id, pack }, options);
}

type Settings = Readonly<Record<string, string | boolean>>;

/** Rejects if the game's own check cannot be fetched now. */
export async function readPackFile(game: Pick<AnyWebGame, 'id' | 'pack'>, file: Blob): Promise<ReadPackFile> {
  // A file this large is not even read: a film chosen by mistake would fill the memory.
  if (file.size > MOST_PACK_BYTES) return 'tooLarge';
  const json = readJson(await file.text());
  if (json.fault !== null) {
    const { fault } = json;
    return refused([{ line: fault.line, place: () => null, text: (language) => jsonFaultText(language, fault) }]);
  }
  if (isSave(json.value)) return 'aSave';
  const spec = game.pack === null ? null : await game.pack();
  const { pack, problems } = readPack({ id: game.id, pack: spec }, json.value);
  if (pack === null || spec === null)
    return refused(
      problems.map((problem) => ({
        line: json.lineOf(problem.path),
        place: (language) => packProblemPlace(language, problem),
        text: (language) => packProblemText(language, problem),
      })),
    );
  return { pack: chosenPack(spec, pack, json.value as ChosenPack['file']), problems: [] };
}

/** A pack in which nothing is wrong, ready for a table. */
export function chosenPack(spec: PackSpec<object, never>, { id, content }: Pack, file: ChosenPack['file']): ChosenPack {
  const { replaces } = spec;
  return { id, content, file, replaces, counts: spec.count(content), offers: spec.offers?.(content) ?? {} };
}

export const isSave = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'horda' in value && ('answers' in value || 'series' in value);

function refused(problems: readonly PackFileProblem[]): ReadPackFile {
  return { pack: null, problems };
}
