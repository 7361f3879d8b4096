/** The pages for authors of clients: nothing that the code has is missing, and whatever is stale is found. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findGame } from '@horda/games';
import { REASONS } from '@horda/protocol';
import { ROUTES } from '@horda/protocol/api';
import { ClientFrame, Command, Question } from '@horda/protocol/schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { forReaders, plainComment } from './protocol/comments.ts';
import { anchor } from './protocol/print.ts';
import { checkPages, protocolPages, type Page } from './protocol.ts';
import { ROOT } from './sources.ts';

let messages: Page;
let cisza: Page;
beforeAll(async () => void ([messages, cisza] = (await protocolPages([findGame('cisza')!])) as [Page, Page]));

const onDisk = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const problems = (read: (path: string) => string | null, kept: readonly string[] = []): string[] =>
  checkPages([messages, cisza], read, kept).map(({ path, what }) => `${path}: ${what}`);

/** The rows of the table that stands under a heading. */
function rowsUnder({ text }: Page, heading: string): readonly string[] {
  const section = text.split(`\n${heading}\n`)[1]?.split(/\n##+ /)[0] ?? '';
  const lines = section.split('\n');
  return lines.filter((line, i) => line.startsWith('| `') && !lines[i + 1]?.startsWith('|---'));
}
const firstsUnder = (page: Page, heading: string): readonly string[] =>
  rowsUnder(page, heading).flatMap((row) => [...row.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));

test('the pages that are kept are what the code says', () => {
  expect(problems(onDisk)).toEqual([]);
});

test.each([
  ['a field of a message', 'docs/protocol/messages.md', '| `proposal` |'],
  ['a field of a body', 'docs/protocol/messages.md', '| `entropy` |'],
  ['a reason', 'docs/protocol/messages.md', '| `keyTaken` |'],
  ['a field of a view', 'docs/protocol/cisza.md', '| `finalAttack` |'],
  ['a choice', 'docs/protocol/cisza.md', '| `snipe` |'],
  ['an event', 'docs/protocol/cisza.md', '| `hordeCame` |'],
])('%s that is taken out of its page is missed', (_, path, row) => {
  const lacking = onDisk(path)
    .split('\n')
    .filter((line) => !line.startsWith(row))
    .join('\n');
  expect(lacking).not.toBe(onDisk(path));
  expect(problems((each) => (each === path ? lacking : onDisk(each)))).toEqual([
    `${path}: is not what the code says: npm run protocol -- write`,
  ]);
});

test('a page that is missing, one that is about nothing, and what no comment explains', () => {
  const stale = 'is not what the code says: npm run protocol -- write';
  expect(problems((path) => (path === cisza.path ? null : onDisk(path)), ['docs/protocol/chess.md'])).toEqual([
    `${cisza.path}: ${stale}`,
    'docs/protocol/chess.md: is about nothing: npm run protocol -- write',
  ]);
  const unexplained = [{ ...cisza, unexplained: ['the event thunderHeard'] }];
  expect(checkPages(unexplained, onDisk, []).map(({ what }) => what)).toEqual([
    'the event thunderHeard: write a comment in the code that says what it is',
  ]);
});

describe('the page of messages has', () => {
  const discriminants = (schema: { readonly options: readonly { readonly shape: object }[] }, tag: string): string[] =>
    schema.options.map(({ shape }) => (shape as Record<string, { readonly value: string }>)[tag]!.value);

  test('every request, with the fields of its body', () => {
    for (const [name, route] of Object.entries(ROUTES)) {
      const fields = 'body' in route ? Object.keys(route.body.shape) : [];
      expect([name, firstsUnder(messages, `### ${route.method} ${route.path}`)]).toEqual([name, fields]);
    }
  });

  test('every frame, command, question and reason', () => {
    expect(firstsUnder(messages, '## Frames that a client sends')).toEqual(discriminants(ClientFrame, 'type'));
    expect(firstsUnder(messages, '## Commands')).toEqual(discriminants(Command, 'do'));
    expect(firstsUnder(messages, '## Questions')).toEqual(discriminants(Question, 'ask'));
    expect(firstsUnder(messages, '## Reasons')).toEqual([...REASONS]);
  });

  test('limits and defaults of the schemas, and the comments of the code', () => {
    expect(rowsUnder(messages, '### POST /api/tables').find((row) => row.startsWith('| `pace`'))).toBe(
      '| `pace` | whole number from 0 to 10,000 | `600` | Least time between two answers of bots, in milliseconds, so that people can follow, and thinking times reveal nothing. |',
    );
    expect(rowsUnder(messages, '### Proposal')).toContain('| `by` | [Seat](#seat) | Who made it. |');
  });
});

test('no page of the protocol has a link that leads nowhere', () => {
  const pages = [
    'docs/protocol.md',
    ...readdirSync(join(ROOT, 'docs/protocol')).map((name) => `docs/protocol/${name}`),
  ];
  const anchorsIn = (path: string): ReadonlySet<string> =>
    new Set([...onDisk(path).matchAll(/^##+ (.*)$/gm)].map(([, title]) => anchor(title!)));
  const lost = pages.flatMap((path) =>
    [...onDisk(path).matchAll(/\]\(([^)#\s]*)(?:#([^)]*))?\)/g)].flatMap(([link, to = '', part]) => {
      const target = to === '' ? path : posix.join(posix.dirname(path), to);
      const isThere = existsSync(join(ROOT, target)) && (part === undefined || anchorsIn(target).has(part));
      return isThere ? [] : `${path}: ${link}`;
    }),
  );
  expect(lost).toEqual([]);
});

test('the page of a game resolves types, gives examples, and names the questions with their choices', () => {
  expect(rowsUnder(cisza, '## Choices')).toContain(
    '| `snipe` |  | The zombie on top of the city. “Shoot the regular zombie on the city deck” | `{"do":"snipe"}` |',
  );
  expect(firstsUnder(cisza, '## Questions')).toContain('mulligan.look');
  expect(rowsUnder(cisza, '## Questions').find((row) => row.startsWith('| `mulligan.look`'))).toContain(
    '| C9 | `exchange`, `keep` |',
  );
  expect(cisza.text).toContain('### ZombieKind\n\nA zombie that can stand in a shelter.\n\nOne of `"fast"`, ');
  expect(rowsUnder(cisza, '## View').find((row) => row.startsWith('| `city`'))).toContain(
    '{ `left`: number, `top`: `"survivor"` or [ZombieKind](#zombiekind) or null }',
  );
});

test('comments are told in one line, without what only those who change the code must know', () => {
  expect(plainComment('/**\n * Two\n * lines.\n */')).toBe('Two lines.');
  expect(forReaders('Markers; replaced, never changed.')).toBe('Markers.');
  expect(forReaders('The cards of a pack; null: our own. Never changes.')).toBe('The cards of a pack; null: our own.');
  expect(forReaders('Replaced, never changed; likewise `marks`.')).toBe('');
});
