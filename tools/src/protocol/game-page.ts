/** What a client must know of one game: its settings, questions, choices, view and events. */
import type { RegisteredGame } from '@horda/games';
import { seedOf, usualValue } from '@horda/kernel';
import type { Numbered, SettingText } from '@horda/parts';
import { tableOf } from '@horda/testing/tables';
import type { Type, TypeReference } from 'typescript/unstable/sync';
import type { Compiler } from './compiler.ts';
import { observe, type Example, type Observed } from './observed.ts';
import { anchor, cell, Printer, valuesOf } from './print.ts';
import { Reader } from './reader.ts';
import { plain, type Field, type Variant } from './shapes.ts';

/** Fields that the views of all games have. */
const COMMON: Readonly<Record<string, Pick<Field, 'doc'> & Partial<Pick<Field, 'shape'>>>> = {
  seat: { doc: 'The seat that the view is made for; null: a watcher.' },
  options: { doc: 'The [settings](#settings) of the table.', shape: plain('object') },
  pack: {
    doc: "What a pack brings to this table, as its [file](../packs.md) has it; null: the game's own cards.",
    shape: { is: 'union', of: [plain('object'), { is: 'value', value: null }] },
  },
  tick: { doc: "The rules' own count of questions. Answers name `now.askedAt` instead." },
  asks: {
    doc: 'The open [questions](messages.md#askview), with [choices](#choices) of this game as options.',
    shape: { is: 'list', of: { is: 'named', name: 'AskView' } },
  },
};

export interface GamePage {
  readonly text: string;
  /** Fields of the view that no comment explains. */
  readonly unexplained: readonly string[];
}

export function gamePage(
  compiler: Compiler,
  entry: RegisteredGame,
  numbered: Numbered,
  observed = observe(entry),
): GamePage {
  const { id } = entry.game;
  const { title } = entry.texts.en;
  const folder = `games/${id}/src`;
  const [state, choice, event, view] = typesOf(compiler, `${folder}/game.ts`);
  // Cards are made of what a pack's file consists of; what all games have in common is on the page of messages.
  const reader = new Reader(
    compiler,
    (file, isObject) =>
      !file.startsWith(folder) || file.endsWith('/rulebook.ts') || (isObject && /\/content\//.test(file)),
  );
  const printer = new Printer((name) => {
    if (name === 'RuleId') return `../../games/${id}/RULES.md`;
    const file = reader.elsewhere().get(name);
    if (file === undefined) return name === 'AskView' ? 'messages.md#askview' : `#${anchor(name)}`;
    return file.startsWith(folder) ? '../packs.md' : `messages.md#${anchor(name)}`;
  });
  const fields = reader.fields(view, state).map((field) => ({ ...field, ...common(field) }));
  const choices = reader.variants(choice);
  const events = reader.variants(event);
  const body = [
    `# ${title} on the wire`,
    `Printed from the types of the game by \`npm run protocol -- write\`: change it there. [The protocol](../protocol.md) says how views, choices and events travel, and [how to read](../protocol.md#how-types-are-written) this page; [RULES.md](../../games/${id}/RULES.md) has the rules that are cited by their numbers. Examples come from games that were played at random, with their words as the page says them.`,
    '## Settings',
    `\`options\` of [POST /api/tables](messages.md#post-apitables), for \`"game":"${id}"\` with ${entry.game.players.join(' to ')} seats. What is left out has its default.`,
    settingsOf(entry),
    '## Questions',
    `\`own.prompt\` of a question says what is asked. Send back options as they were offered; here is which choices a question has been seen to offer.`,
    promptsOf(compiler, entry, observed),
    '## Choices',
    'What can be picked, by its `do`.',
    ...grouped(choices, 'do', observed.choices, printer, 'Choice'),
    '## View',
    '`now.view`: all that your seat may see.',
    printer.fields(fields, ''),
    ...printer.sections('###'),
    '## Events',
    '`events` of the entries `started` and `answered`: what has happened, in the past tense.',
    ...grouped(events, 'type', observed.events, printer, 'Event'),
    ...extra(compiler, reader, printer, folder),
  ];
  // Definitions name others; sections for large objects come up while they are printed.
  const definitions = reader.definitions().filter(({ name }) => name !== 'Choice' && name !== 'Event');
  const types = definitions.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((each) => printer.definition(each));
  const known = new Set(body);
  const late = printer.sections('###').filter((line) => !known.has(line));
  return {
    text: `${[...body, '## Types', ...types, ...late, ...numbersOf(numbered)].join('\n\n')}\n`,
    unexplained: [
      ...fields.filter(({ doc }) => doc === '').map(({ name }) => `the field ${name} of the view`),
      ...unsaid(choices, 'do', observed.choices).map((name) => `the choice ${name}`),
      ...unsaid(events, 'type', observed.events).map((name) => `the event ${name}`),
    ],
  };
}

function common({ name, doc }: Field): Partial<Field> {
  const found = COMMON[name];
  if (found === undefined) return {};
  return { ...found, doc: doc === '' || found.shape !== undefined ? found.doc : doc };
}

/** The types that a game is made of: its state, choices, events, view and settings. */
function typesOf({ checker, exports }: Compiler, file: string): readonly [Type, Type, Type, Type] {
  for (const symbol of exports(file)) {
    const type = checker.getTypeOfSymbol(symbol);
    if (type?.getSymbol()?.name !== 'Game') continue;
    const [state, choice, event, view] = checker.getTypeArguments(type as TypeReference);
    return [state!, choice!, event!, view!];
  }
  throw new Error(`${file} exports no Game`);
}

function settingsOf({ game, texts: { en } }: RegisteredGame): string {
  const [fewest, most] = game.players;
  const rows = game.options.map((option) => {
    const values = [...new Set([fewest, most].flatMap((seats) => option.values(seats)))];
    const usual = [...new Set([fewest, most].map((seats) => JSON.stringify(usualValue(option, seats))))];
    const shown = values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
    return `| \`${option.id}\` | ${shown} | ${usual.map((value) => `\`${value}\``).join(' or ')} | ${cell(settingWords(en.settings[option.id]))} |`;
  });
  if (rows.length === 0) return 'The game has none.';
  return ['| option | values | default | what it is |', '|---|---|---|---|', ...rows].join('\n');
}

function settingWords(text: SettingText | undefined): string {
  return text === undefined ? '' : `${text.name}: ${text.help}`;
}

/** Every prompt, with the choices that it was seen to offer, and the words of one such question. */
function promptsOf(compiler: Compiler, entry: RegisteredGame, { prompts }: Observed): string {
  const folder = `games/${entry.game.id}/src`;
  const file = compiler.has(`${folder}/prompts.ts`) ? 'prompts.ts' : 'cite.ts';
  const names = new Reader(compiler).values(compiler.exported(`${folder}/${file}`, 'Prompt'));
  const rows = names.map((prompt) => {
    const seen = prompts.get(prompt);
    const offers = [...(seen?.offers ?? [])].toSorted().map((each) => `\`${each}\``);
    const rule = seen?.rule ?? citedBy(entry, prompt);
    const text = entry.rules.find((each) => each.id === rule)?.en ?? '';
    return `| \`${prompt}\` | ${rule} | ${offers.join(', ')} | ${seen === undefined ? cell(text) : `“${cell(seen.words)}”`} |`;
  });
  return [
    '| prompt | rule | choices seen | the question, or the text of its rule |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The rule behind a question that no game has put: it may depend on the table. */
function citedBy({ game, cite }: RegisteredGame, prompt: string): string {
  const { options, seats, seed } = tableOf(game, seedOf('protocol'), 0);
  try {
    return cite.prompt(prompt, game.view(game.setup(options, seats, seed, null), null));
  } catch {
    return '';
  }
}

/** A table for each group of variants. */
function grouped(
  variants: readonly Variant[],
  tag: string,
  examples: ReadonlyMap<string, Example>,
  printer: Printer,
  path: string,
): readonly string[] {
  const groups = Map.groupBy(variants, ({ group }) => group);
  return [...groups].flatMap(([group, members]) => {
    const rows = members.map((variant) => {
      const names = valuesOf(variant, tag);
      const shown = names.flatMap((name) => examples.get(name) ?? []);
      const said = shown.filter(({ words }) => words !== '').map(({ words }) => `“${cell(words)}”`);
      const meaning = [variant.doc === '' ? [] : cell(variant.doc), ...said.slice(0, 2)].flat().join(' ');
      const json = shown[0] === undefined ? '' : `\`${cell(shown[0].json)}\``;
      const title = names.map((name) => `\`${name}\``).join(', ');
      return `| ${title} | ${printer.inline(variant, tag, path)} | ${meaning} | ${json} |`;
    });
    const heading = group === '' ? [] : [`**${cell(group)}**`];
    return [...heading, [`| \`${tag}\` | with | meaning | example |`, '|---|---|---|---|', ...rows].join('\n')];
  });
}

/** Cards and people that are known by their numbers. */
function numbersOf(numbered: Numbered): readonly string[] {
  const lists = Object.entries(numbered).map(
    ([what, names]) => `**${what}**: ${names.map((name, n) => `${n} ${cell(name)}`).join(', ')}.`,
  );
  const about = 'What numbers stand for at a table without a pack; -1 is nothing or nobody.';
  return lists.length === 0 ? [] : ['## Numbers', about, ...lists];
}

/** Variants with neither a comment nor an example. */
function unsaid(variants: readonly Variant[], tag: string, examples: ReadonlyMap<string, Example>): readonly string[] {
  return variants.flatMap((variant) => {
    const names = valuesOf(variant, tag);
    return variant.doc !== '' || names.some((name) => (examples.get(name)?.words ?? '') !== '') ? [] : names;
  });
}

/** Types that only some games have: quick phrases, and what a choice lacks. */
function extra(compiler: Compiler, reader: Reader, printer: Printer, folder: string): readonly string[] {
  const parts: string[] = [];
  if (compiler.has(`${folder}/talk.ts`)) {
    const { body } = reader.define(compiler.exported(`${folder}/talk.ts`, 'Phrase'));
    parts.push('## Phrases', '`phrase` of the command `phrase`: what can be said with one touch.');
    if (body.is === 'variants') parts.push(printer.variants(body.variants, 'Phrase'));
  }
  const reasons = [`${folder}/obstacle.ts`, `${folder}/reason.ts`].find((file) => compiler.has(file));
  if (reasons !== undefined) {
    const { body } = reader.define(compiler.exported(reasons, 'Reason'));
    parts.push('## What a choice lacks', '`missing` of the answer to `why`.');
    if (body.is === 'variants') parts.push(printer.variants(body.variants, 'Missing'));
  }
  return parts;
}
