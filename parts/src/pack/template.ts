/** The file from which people make a pack: the game's own cards, one card per line. */
import { packFile, type PackSpec } from '@horda/kernel';

/** @param options - the settings that choose the deck, in a game with several decks */
export function packTemplate<Options>(
  game: { readonly id: string; readonly pack: PackSpec<object, Options> },
  options: Options,
): string {
  const { id, pack } = game;
  return packText(packFile({ id, pack: pack as PackSpec }, `my-${id}`, pack.template(options)));
}

/** A pack as people read and change it. */
export function packText(file: object): string {
  return `${layOut(file, '')}\n`;
}

const WIDEST = 110;

/** Short values go on one line. */
function layOut(value: unknown, margin: string): string {
  const line = inOneLine(value);
  if (margin.length + line.length <= WIDEST && margin !== '') return line;
  if (typeof value !== 'object' || value === null) return line;
  const deeper = `${margin}  `;
  const rows = Array.isArray(value)
    ? value.map((each) => deeper + layOut(each, deeper))
    : Object.entries(value).map(([name, each]) => `${deeper}${JSON.stringify(name)}: ${layOut(each, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.join(',\n')}\n${margin}${close}`;
}

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inOneLine(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
