/** What a player types: numbers of options, or a command in either language. */
import { folded, nearest } from '@horda/parts';

const ORDERS = {
  why: ['why', 'dlaczego', 'czemu'],
  undo: ['undo', 'cofnij'],
  hint: ['hint', 'podpowiedz'],
  save: ['save', 'zapisz'],
  rules: ['rules', 'rule', 'zasady', 'zasada'],
  more: ['more', 'options', 'wiecej', 'mozliwosci'],
  log: ['log', 'dziennik'],
  table: ['table', 'stol'],
  plain: ['plain', 'slowami', 'opis'],
  draw: ['draw', 'rysuj', 'rysunek'],
  offer: ['offer', 'oferta', 'propozycja'],
  seat: ['seat', 'player', 'gracz'],
  help: ['help', 'pomoc', '?'],
  quit: ['quit', 'exit', 'wyjdz'],
} as const;
export type OrderName = keyof typeof ORDERS;

export type Order =
  | { readonly kind: 'numbers'; readonly numbers: readonly number[] }
  | { readonly kind: 'command'; readonly name: OrderName; readonly rest: string }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'nothing' };

export function readOrder(line: string): Order {
  const typed = line.trim();
  if (typed === '') return { kind: 'nothing' };
  // No option has a number with more digits.
  if (/^\d{1,9}([\s,;]+\d{1,9})*$/.test(typed)) return { kind: 'numbers', numbers: typed.split(/[\s,;]+/).map(Number) };
  const [first = '', ...rest] = typed.split(/\s+/);
  const name = (Object.keys(ORDERS) as OrderName[]).find((order) =>
    (ORDERS[order] as readonly string[]).includes(folded(first)),
  );
  return name === undefined ? { kind: 'words', words: typed } : { kind: 'command', name, rest: rest.join(' ') };
}

const YES = ['y', 'yes', 't', 'tak'];
const NO = ['n', 'no', 'nie'];

/** Yes or no in either language; null for anything else. */
export function saysYes(line: string): boolean | null {
  const said = folded(line);
  return YES.includes(said) ? true : NO.includes(said) ? false : null;
}

/** Command words that begin as typed; `ofGame` are those that only this game knows. */
export function completions(typed: string, ofGame: readonly string[]): readonly string[] {
  const begun = folded(typed);
  return orderWords(ofGame).filter((word) => begun !== '' && word.startsWith(begun));
}

/** The command word that was probably meant; null: none is near. */
export function nearestOrder(typed: string, ofGame: readonly string[]): string | null {
  return nearest(typed.split(/\s+/)[0]!, orderWords(ofGame));
}

function orderWords(ofGame: readonly string[]): readonly string[] {
  return [...Object.values(ORDERS).flat(), ...ofGame];
}
