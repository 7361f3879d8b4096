/** An icon is drawn at some twenty pixels from a box of 512: whole tenths are more than anybody sees, and half the weight. */

const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/y;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;
/** In an arc the fourth and the fifth of seven values are flags, which may stand without anything between them. */
const ARC = 7;
const isFlag = (command: string, index: number): boolean =>
  command.toLowerCase() === 'a' && (index % ARC === 3 || index % ARC === 4);

/** The same path with every coordinate rounded to a tenth. */
export function roundPath(path: string): string {
  let rounded = '';
  for (const [, command = '', values = ''] of path.matchAll(/([a-zA-Z])([^a-df-zA-DF-Z]*)/g)) {
    rounded += command;
    let before = '';
    for (const value of valuesOf(command, values)) {
      rounded += before === '' || value.startsWith('-') ? value : ` ${value}`;
      before = value;
    }
  }
  return rounded;
}

function valuesOf(command: string, text: string): string[] {
  const values: string[] = [];
  let at = skip(text, 0);
  while (at < text.length) {
    const shape = isFlag(command, values.length) ? FLAG : NUMBER;
    shape.lastIndex = at;
    const [value] = shape.exec(text) ?? [];
    if (value === undefined) throw new Error(`this is no path: ${command}${text}`);
    values.push(short(Number(value)));
    at = skip(text, at + value.length);
  }
  return values;
}

function skip(text: string, from: number): number {
  GAP.lastIndex = from;
  return from + (GAP.exec(text)?.[0].length ?? 0);
}

/** `0.5` is `.5`. */
function short(value: number): string {
  const tenths = String(Math.round(value * 10) / 10);
  return tenths.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

/** The markup of a picture with all its paths rounded. */
export function roundPaths(markup: string): string {
  return markup.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundPath(path)}"`);
}
