import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { answerFrame } from './answers.ts';
import {
  ChatText,
  ClientFrame,
  ClockRules,
  Command,
  CommandId,
  Entropy,
  Import,
  Join,
  Key,
  NewTable,
  PlayerName,
  Question,
  TableId,
  Webhook,
} from './schemas.ts';

const ID = 'AbCdEfGhIjKlMnOpQrStU_';

function accepts(schema: z.ZodType, value: unknown): boolean {
  return schema.safeParse(value).success;
}

describe('a name', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada  ', 'Ada'],
    ['Zażółć', 'Zażółć'],
    // A letter and its accent become one character.
    ['Zo\u0301sia', 'Z\u00F3sia'],
    ['🧟'.repeat(16), '🧟'.repeat(16)],
    ['o\u0301'.repeat(16), '\u00F3'.repeat(16)],
    ['<b>&"\'', '<b>&"\''],
    ['Ada Lovelace', 'Ada Lovelace'],
  ])('may be %j', (given, kept) => {
    expect(PlayerName.parse(given)).toBe(kept);
  });

  test.each([
    ['empty', ''],
    ['blank', ' \u00A0\u3000 '],
    ['too long', 'a'.repeat(17)],
    ['too long in signs of four bytes', '🧟'.repeat(17)],
    ['endless', 'a'.repeat(100_000)],
    ['of two lines', 'Ada\nBob'],
    ['with a tab', 'Ada\tBob'],
    ['with an escape', '\u001B[31mAda'],
    ['with a zero', 'Ada\u0000'],
    ['with a sign that turns the text around', 'Ada\u202Ebob'],
    ['with a sign of no width', 'A\u200Bda'],
    ['with a mark of byte order', 'A\uFEFFda'],
    ['with half a sign', 'Ada\uD83E'],
    ['with a separator of lines', 'Ada\u2028Bob'],
    ['with a separator of paragraphs', 'Ada\u2029Bob'],
    ['a number', 7],
    ['nothing', null],
    ['a list', ['Ada']],
  ])('may not be %s', (_, given) => {
    expect(accepts(PlayerName, given)).toBe(false);
  });
});

test('what is said has up to 500 characters and one line', () => {
  expect(ChatText.parse(` ${'ż'.repeat(500)} `)).toHaveLength(500);
  expect(accepts(ChatText, 'ż'.repeat(501))).toBe(false);
  expect(accepts(ChatText, 'one\ntwo')).toBe(false);
});

describe.each([
  ['table', TableId],
  ['key', Key],
])('the id of a %s', (_, schema) => {
  test('is 22 letters, digits, - or _', () => {
    expect(accepts(schema, ID)).toBe(true);
    for (const wrong of ['', ID.slice(1), `${ID}a`, ID.replace('_', '/'), ID.replace('_', 'ż'), `${ID}\n`, 7, null])
      expect([wrong, accepts(schema, wrong)]).toEqual([wrong, false]);
  });
});

test('the id of a command has 1 to 64 letters, digits, - or _', () => {
  for (const right of ['a', '0-1_Z', 'x'.repeat(64)]) expect(accepts(CommandId, right)).toBe(true);
  for (const wrong of ['', 'x'.repeat(65), 'a b', 'a:b', 'ż', 'a\n', 7]) expect(accepts(CommandId, wrong)).toBe(false);
});

test('entropy is any text of up to 64 units, kept as it is', () => {
  expect(Entropy.parse(' \u0000\n ')).toBe(' \u0000\n ');
  expect(accepts(Entropy, 'x'.repeat(65))).toBe(false);
});

describe('a frame', () => {
  const hello = { type: 'hello', protocol: 1, table: ID, key: null, seen: 0 };

  test.each<[string, unknown]>([
    ['hello', hello],
    ['hello with a key', { ...hello, key: ID, seen: 2 ** 31 }],
    ['ping', { type: 'ping' }],
    ['a command', { type: 'do', id: 'a', command: { do: 'start' } }],
    ['a question', { type: 'ask', id: 'a', question: { ask: 'hint' } }],
  ])('may be %s', (_, frame) => {
    expect(accepts(ClientFrame, frame)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [hello]],
    ['without a type', { ...hello, type: undefined }],
    ['of an unknown type', { type: 'welcome' }],
    ['of a type that objects inherit', { type: 'constructor' }],
    ['of another protocol', { ...hello, protocol: 4 }],
    ['with one field too many', { ...hello, seat: 0 }],
    ['with one field too few', { type: 'hello', protocol: 1, table: ID, key: null }],
    ['with a negative number', { ...hello, seen: -1 }],
    ['with a fraction', { ...hello, seen: 0.5 }],
    ['with a number too large', { ...hello, seen: 2 ** 31 + 1 }],
    ['with an infinite number', { ...hello, seen: Infinity }],
    ['a ping with a command', { type: 'ping', command: { do: 'start' } }],
  ])('may not be %s', (_, frame) => {
    expect(accepts(ClientFrame, frame)).toBe(false);
  });
});

describe('a command', () => {
  const answer = { do: 'answer', askedAt: 3, picks: [{ do: 'play', card: 'axe' }] };

  test.each<[string, unknown]>([
    ['an answer without picks', { ...answer, picks: [] }],
    ['an answer', answer],
    ['a vote', { do: 'vote', proposal: 5, yes: false }],
    ['talk', { do: 'say', text: 'hello' }],
    ['a change of settings', { do: 'change', options: { expert: true }, hints: false, clock: { kind: 'none' } }],
    ['a phrase', { do: 'phrase', phrase: { say: 'suspect', seat: 1 } }],
  ])('may be %s', (_, command) => {
    expect(accepts(Command, command)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['an answer for a seat', { ...answer, seat: 1 }],
    ['an answer to nothing', { do: 'answer', picks: [] }],
    ['a pick without a verb', { ...answer, picks: [{}] }],
    ['a pick with a number for a verb', { ...answer, picks: [{ do: 7 }] }],
    ['a pick that is a text', { ...answer, picks: ['play'] }],
    ['too many picks', { ...answer, picks: Array.from({ length: 201 }, () => ({ do: 'pass' })) }],
    ['an unknown proposal', { do: 'propose', what: 'win' }],
    ['a bot at a seat that cannot be', { do: 'seatBot', seat: 16, bot: 'greedy' }],
    ['a change of nothing', { do: 'change' }],
    ['a change of what was promised', { do: 'change', listed: true }],
    ['a bot without a name', { do: 'handOver', bot: '' }],
    ['a phrase that says nothing', { do: 'phrase', phrase: { seat: 1 } }],
    ['a phrase with a list', { do: 'phrase', phrase: { say: 'suspect', seats: [1] } }],
    ['empty talk', { do: 'say', text: '\t' }],
    ['a verb that does not exist', { do: 'cheat' }],
  ])('may not be %s', (_, command) => {
    expect(accepts(Command, command)).toBe(false);
  });
});

describe('a choice', () => {
  /** An object with `levels` levels of lists and objects. */
  const nested = (levels: number): object =>
    Array.from({ length: levels - 1 }).reduce<object>((inner, _, i) => (i % 2 === 0 ? [inner] : { inner }), {});
  const choice = (levels: number): object => ({ do: 'play', with: nested(levels - 1) });

  test('may hold what a game likes, eight levels deep', () => {
    expect(accepts(Command, { do: 'answer', askedAt: 3, picks: [{ do: 'play', cards: ['axe', { n: 1 }] }] })).toBe(
      true,
    );
    expect(accepts(Command, { do: 'answer', askedAt: 3, picks: [choice(8)] })).toBe(true);
  });

  test.each([9, 10, 5_000])('may not be %i levels deep', (levels) => {
    const frame = { type: 'do', id: 'a', command: { do: 'answer', askedAt: 3, picks: [choice(levels)] } };
    expect(answerFrame(frame)).toBeNull();
    const { error } = Command.safeParse({ do: 'answer', askedAt: 3, picks: [choice(levels)] });
    expect(error!.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['picks.0', 'must not be nested deeper than 8'],
    ]);
    expect(accepts(Question, { ask: 'why', choice: choice(levels) })).toBe(false);
  });
});

test('what is not said at the making of a table has a usual value', () => {
  expect(NewTable.parse({ game: 'cisza', seats: 3 })).toEqual({
    game: 'cisza',
    seats: 3,
    options: {},
    bots: [],
    name: null,
    entropy: '',
    pack: null,
    listed: false,
    hints: true,
    clock: { kind: 'none' },
    pace: 600,
  });
  expect(Join.parse({ name: ' Ada ' })).toEqual({ name: 'Ada', seat: null, entropy: '', key: null });
});

test.each<[string, z.ZodType, unknown]>([
  ['a table of nobody', NewTable, { game: 'cisza', seats: 0 }],
  ['a table of too many', NewTable, { game: 'cisza', seats: 17 }],
  ['a table with a secret wish', NewTable, { game: 'cisza', seats: 2, seed: [1, 2, 3, 4] }],
  ['a setting that is a number', NewTable, { game: 'cisza', seats: 2, options: { level: 3 } }],
  ['an endless pace', NewTable, { game: 'cisza', seats: 2, pace: 10_001 }],
  ['somebody without a name', Join, {}],
  ['a clock without time', ClockRules, { kind: 'live', seconds: 0, increment: 0, late: 'move' }],
  ['a clock that nobody minds', ClockRules, { kind: 'turns', hours: 24, late: 'never' }],
  ['a look at a seat that cannot be', Question, { ask: 'look', at: 0, seat: -1 }],
  ['a file as a webhook', Webhook, { url: 'file:///etc/passwd' }],
  ['a script as a webhook', Webhook, { url: 'javascript:alert(1)' }],
  ['a webhook that is no address', Webhook, { url: 'example.org' }],
  ['an endless webhook', Webhook, { url: `https://example.org/${'a'.repeat(500)}` }],
  ['a save of another format', Import, { save: { horda: 2 } }],
])('%s is refused', (_, schema, value) => {
  expect(accepts(schema, value)).toBe(false);
});
