/** The report that a person may copy and send when the page has failed: it helps find the bug and holds no secret. */
import type { Route } from './route.ts';

export interface Failure {
  readonly error: unknown;
  readonly build: string;
  readonly route: Route;
  readonly browser: string;
  readonly language: string;
  /** Keys that this browser holds: they must not be in the text, wherever they come from. */
  readonly secrets: readonly string[];
}

/** Keys and names of tables (128 bits as letters), and longer runs of digits such as the secret of a deal. */
const KEY_LIKE = /(?<![\w-])[\w-]{22,}(?![\w-])/g;
const ADDRESS = /\b(?:https?|wss?|file):\/\/[^\s/)]*/g;
const AFTER_HASH = /#\/[^\s)]*/g;
const MOST = 6_000;

export function reportOf({ error, build, route, browser, language, secrets }: Failure): string {
  const { name, message, stack } = partsOf(error);
  const text = [
    'Horda',
    `build: ${build}`,
    `page: ${placeOf(route)}`,
    `language: ${language}`,
    `browser: ${browser}`,
    `error: ${name}: ${message}`,
    ...(stack === '' ? [] : ['', stack]),
  ].join('\n');
  return withoutSecrets(text, secrets).slice(0, MOST);
}

/** The kind of page, without the id of a table. */
export function placeOf(route: Route): string {
  switch (route.page) {
    case 'new':
      return `new ${route.game} (${route.host})`;
    case 'table':
      return `table (${route.host})`;
    case 'replay':
      return `replay (${route.host}), moment ${route.at ?? 'last'}`;
    case 'tutorial':
      return `tutorial ${route.game}`;
    case 'rules':
      return `rules ${route.game} ${route.rule ?? ''}`.trimEnd();
    default:
      return route.page;
  }
}

export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.replaceAll(secret, '[key]');
  return clean
    .replaceAll(AFTER_HASH, '#[address]')
    .replaceAll(ADDRESS, '')
    .replaceAll(KEY_LIKE, (word) => (isKeyLike(word) ? '[key]' : word));
}

/** A long function name has only letters; 128 random bits almost never do. */
function isKeyLike(word: string): boolean {
  if (/^[a-z]+(?:[-_][a-z]+)+$/.test(word)) return false;
  return /\d|[-_]/.test(word) || word.length === 22;
}

function partsOf(error: unknown): { readonly name: string; readonly message: string; readonly stack: string } {
  if (!(error instanceof Error)) return { name: 'thrown', message: textOf(error), stack: '' };
  const { name, message, stack = '' } = error;
  // Some browsers begin the stack with the message, which the report already has.
  return { name, message, stack: stack.replace(`${name}: ${message}`, '').trim() };
}

/** Anything can be thrown, also what has no text. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}

const CHUNK_FAILURES = [
  'dynamically imported module',
  'Importing a module script failed',
  'Unable to preload',
  'error loading dynamically',
];

/** A part of the page could not be fetched: the server has a newer version, or cannot be reached. */
export function isMissingPart(error: unknown): boolean {
  const message = error instanceof Error ? error.message : textOf(error);
  return CHUNK_FAILURES.some((words) => message.includes(words));
}
