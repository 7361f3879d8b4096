/** Every message of the protocol with its fields: requests, replies, frames of both sides, and what they consist of. */
import { REASONS } from '@horda/protocol';
import { ROUTES, SOCKET, type Route } from '@horda/protocol/api';
import { ClientFrame, ClockRules, Command, Question } from '@horda/protocol/schemas';
import { statusOf } from '@horda/server/http/statuses';
import type { z } from 'zod';
import type { Compiler } from './compiler.ts';
import { anchor, cell, Printer, tagOf, valuesOf } from './print.ts';
import { Reader } from './reader.ts';
import { ADVICE } from './reasons.ts';
import { bodyFields } from './schema.ts';
import type { Shape, Variant } from './shapes.ts';

const SCHEMAS = 'protocol/src/schemas.ts';
const MESSAGES = 'protocol/src/messages.ts';

/** Bodies of requests, and the types that explain their fields. */
const BODIES: Readonly<Record<string, string>> = {
  create: 'NewTable',
  import: 'Import',
  join: 'Join',
  command: 'PostedCommand',
  question: 'PostedQuestion',
  fork: 'Fork',
  rematch: 'Rematch',
  next: 'Next',
  webhook: 'Webhook',
  push: 'PushPlace',
  sendParcel: 'NewParcel',
};

/** Types that have a section of their own, under another heading. */
const HEADINGS: Readonly<Record<string, string>> = {
  ServerFrame: 'Frames that the server sends',
  LogEntry: 'Entries of the log',
  Told: 'Answers to questions',
  ClockRules: 'Clocks',
};

export interface MessagesPage {
  readonly text: string;
  /** Fields and messages that no comment explains. */
  readonly unexplained: readonly string[];
}

export function messagesPage(compiler: Compiler): MessagesPage {
  const reader = new Reader(compiler);
  const printer = new Printer((name) => `#${anchor(HEADINGS[name] ?? name)}`);
  const unexplained: string[] = [];
  const explained = (what: string, doc: string): string => {
    if (doc === '') unexplained.push(what);
    return cell(doc);
  };

  const replies = reader.type('protocol/src/replies.ts', 'Replies');
  const requests = Object.entries(ROUTES as Readonly<Record<string, Route>>).flatMap(([name, route]) => {
    const body = route.body === undefined ? [] : [bodyTable(name, route.body)];
    const reply = replyWords(reader.shapeOf(replies, name), printer);
    return [
      `### ${route.method} ${route.path}`,
      `${cell(route.summary)}. ${keyWords(route)}`,
      ...body,
      `Reply: ${reply}.`,
    ];
  });

  function bodyTable(name: string, schema: z.ZodType): string {
    const type = BODIES[name];
    if (type === undefined) throw new Error(`tools/src/protocol/messages-page.ts does not know the body of ${name}`);
    const docs = new Map(reader.fields(reader.type(SCHEMAS, type)).map((field) => [field.name, field.doc]));
    const rows = bodyFields(schema).map(({ name: field, words, otherwise }) => {
      const about = explained(`${type}.${field}`, docs.get(field) ?? '');
      return `| \`${field}\` | ${words} | ${otherwise ?? 'must be sent'} | ${about} |`;
    });
    return ['| field of the body | what it is | left out | meaning |', '|---|---|---|---|', ...rows].join('\n');
  }

  /** What a client sends, of several kinds: limits from the schemas, meanings from their comments. */
  function sent(type: string, schema: { readonly options: readonly z.ZodType[] }, tag: string): string {
    const docs = reader.variants(reader.type(SCHEMAS, type));
    const rows = schema.options.map((option) => {
      const fields = bodyFields(option);
      const name = (fields.find((field) => field.name === tag)?.words ?? '').replaceAll(/["`]/g, '');
      const about = docs.find((variant) => valuesOf(variant, tag).includes(name));
      const others = fields.filter((field) => field.name !== tag);
      const withs = others.map((field) => {
        const doc = about?.fields.find((each) => each.name === field.name)?.doc ?? '';
        const more = doc === '' ? '' : ` (${cell(doc.replace(/\.$/, ''))})`;
        return `\`${field.name}${field.otherwise === null ? '' : '?'}\`: ${field.words}${more}`;
      });
      return `| \`${name}\` | ${withs.join('; ')} | ${explained(`${type} ${name}`, about?.doc ?? '')} |`;
    });
    return [`| \`${tag}\` | with | meaning |`, '|---|---|---|', ...rows].join('\n');
  }

  function received(type: string): string {
    const variants = reader.variants(reader.type(MESSAGES, type));
    const tag = tagOf(variants);
    const rows = variants.map((variant: Variant) => {
      const names = valuesOf(variant, tag);
      const about = explained(`${type} ${names.join(', ')}`, variant.doc);
      const shown = {
        ...variant,
        fields: variant.fields.filter(({ name }) => type !== 'LogEntry' || !/^(seq|at)$/.test(name)),
      };
      return `| ${names.map((name) => `\`${name}\``).join(', ')} | ${printer.inline(shown, tag, type)} | ${about} |`;
    });
    return [`| \`${tag}\` | with | meaning |`, '|---|---|---|', ...rows].join('\n');
  }

  const body = [
    '# Messages',
    'Every message with its fields, printed from the schemas and types of the code by `npm run protocol -- write`: change it there. [The protocol](../protocol.md) says what they are for and [how to read](../protocol.md#how-types-are-written) this page. `?` after a name: the field may be left out.',
    '## Requests',
    'Bodies and replies are JSON. An error has a status of 400 or more and `{"error":{"reason":"…","message":"…"}}`; [reasons](../protocol.md#reasons) and their statuses are in the protocol.',
    ...requests,
    '## Frames that a client sends',
    `Over the WebSocket \`${SOCKET}\`.`,
    sent('ClientFrame', ClientFrame, 'type'),
    '## Commands',
    '`command` of the frame `do`, and of `POST /api/tables/{id}/commands`.',
    sent('Command', Command, 'do'),
    '## Questions',
    '`question` of the frame `ask`, and of `POST /api/tables/{id}/questions`; the [answers](#answers-to-questions) have the same `ask`.',
    sent('Question', Question, 'ask'),
    '## Clocks',
    '`clock` of a new table, and of `info`.',
    sent('ClockRules', ClockRules, 'kind'),
    `## ${HEADINGS['ServerFrame']}`,
    received('ServerFrame'),
    `## ${HEADINGS['LogEntry']}`,
    "Each has its line `seq` and the time `at` by the server's clock, in milliseconds since 1970.",
    received('LogEntry'),
    `## ${HEADINGS['Told']}`,
    'The `answer` to a question.',
    received('Told'),
  ];
  body.push(
    '## Reasons',
    'Of `refused` and `error` frames, and of errors over HTTP with their status. [What they mean](../protocol.md#reasons).',
    reasons(),
  );
  reader.name(compiler.exported('kernel/src/state.ts', 'AskView'));
  const definitions = reader.definitions().filter(({ name }) => HEADINGS[name] === undefined);
  for (const { name, body: of } of definitions)
    if (of.is === 'object') for (const field of of.fields) explained(`${name}.${field.name}`, field.doc);
  const types = definitions.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((each) => printer.definition(each));
  const text = `${[...body, '## Types', ...types, ...printer.sections('###')].join('\n\n')}\n`;
  return { text, unexplained: [...new Set(unexplained)] };
}

function reasons(): string {
  const rows = REASONS.map((reason) => `| \`${reason}\` | ${statusOf(reason)} | ${ADVICE[reason]} |`);
  return ['| reason | status | what a client does |', '|---|---|---|', ...rows].join('\n');
}

function keyWords({ key, limit, makes, bodiless }: Route): string {
  const keys = {
    none: 'No key.',
    optional: 'With a key, or without one at a table of the lobby.',
    needed: 'With a key.',
    admin: "With the host's own key, not one of a table.",
  };
  const size = limit === undefined ? '' : ` At most ${limit.toLocaleString('en')} bytes.`;
  return `${keys[key]}${makes === true ? ' Counts as a new table.' : ''}${bodiless === true ? ' The body may be left out.' : ''}${size}`;
}

/** A reply; frames of the socket are named, not repeated. */
function replyWords(shape: Shape, printer: Printer): string {
  const shapes = shape.is === 'union' ? shape.of : [shape];
  const types = shapes.flatMap((each) => {
    const type = each.is === 'object' ? each.fields.find(({ name }) => name === 'type')?.shape : undefined;
    return type?.is === 'value' ? `\`${type.value}\`` : [];
  });
  if (types.length < shapes.length) return printer.words(shape, 'reply');
  return `the [frame](#${anchor(HEADINGS['ServerFrame']!)}) ${types.join(', ')}`;
}
