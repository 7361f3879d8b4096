import { packFile, packOf, readPack, run, type PackProblem } from '@horda/kernel';
import { packProblemText } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { OURS } from './content/content.ts';
import { SURVIVOR_IDS } from './content/ids.ts';
import { PLACE_IDS } from './content/vocabulary.ts';
import { longNight } from './game.ts';
import { DEFAULTS } from './options.ts';
import { PACK } from './pack.ts';
import { contentOf } from './rules/table.ts';

type Entries = Record<string, unknown>;

const copy = (value: unknown): Entries => JSON.parse(JSON.stringify(value)) as Entries;

/** A pack of one of our cards, or of a whole deck, with another value at a place. */
function problemsWith(path: string, value: unknown): readonly PackProblem[] {
  const fields = path.split(/[.[\]]+/).filter((field) => field !== '');
  const [deck = '', id = ''] = fields;
  const cards = (OURS as Readonly<Record<string, Entries>>)[deck] ?? {};
  const content = copy({ [deck]: id in cards ? { [id]: cards[id] } : {} });
  const last = fields.pop()!;
  const owner = fields.reduce<Entries>((entry, field) => entry[field] as Entries, content);
  owner[last] = value;
  return PACK.check(content).problems;
}

describe('a pack', () => {
  test('our own cards check clean and come out as they are', () => {
    expect(PACK.check(copy(OURS))).toEqual({ content: OURS, problems: [] });
    expect(PACK.check(PACK.check(copy(OURS)).content)).toEqual({ content: OURS, problems: [] });
  });

  test('a file of it is read with its id, and its cards are counted', () => {
    const file = packFile(longNight, 'my-cards', { survivors: { lilyMae: OURS.survivors.lilyMae } });
    const { pack } = readPack(longNight, JSON.parse(JSON.stringify(file)));
    expect(pack).toMatchObject({ id: 'my-cards' });
    expect(PACK.count(pack!.content)).toEqual({ survivors: 1 });
  });

  test('L16 replaces a card; all the others stay ours, and the table is played with both', () => {
    const { lilyMae } = OURS.survivors;
    const { content } = PACK.check({ survivors: { lilyMae: { ...lilyMae, attack: 6 } } });
    const s = longNight.setup(DEFAULTS, 3, [1, 2, 3, 4], packOf('mine', content!).content);
    run(longNight, s);
    expect(contentOf(s).survivors[SURVIVOR_IDS.indexOf('lilyMae')]).toMatchObject({ attack: 6 });
    expect(contentOf(s).survivors[SURVIVOR_IDS.indexOf('blue')]).toBe(OURS.survivors.blue);
    expect(s.kernel.asks).toHaveLength(3);
  });

  test('L232 an item deck may be put together anew', () => {
    const { gas } = OURS.itemDecks;
    const { content } = PACK.check({ itemDecks: { gas: { ...gas, cards: { ...gas.cards, tln: { fuel: 20 } } } } });
    const s = longNight.setup(DEFAULTS, 3, [1, 2, 3, 4], packOf('mine', content!).content);
    const items = s.places[PLACE_IDS.indexOf('gas')]!.deck.map((card) => contentOf(s).cards[card]!.item);
    expect(items).toEqual(Array(20).fill('fuel'));
  });

  test('a source may be left out; the card is published then', () => {
    const { source: _, ...red } = OURS.pills.red;
    const { content } = PACK.check({ pills: { red } });
    expect(content!.pills!.red!.source).toEqual({ kind: 'published', where: 'a pack' });
  });

  test.each([{}, { survivors: {} }])('a pack without a card in it is refused: %j', (content) => {
    const { content: found, problems } = PACK.check(content);
    expect(found).toBeNull();
    expect(problems).toEqual([{ path: 'survivors', kind: 'missing' }]);
  });

  test('words for a card may be given, in both languages', () => {
    const name = { pl: 'Lilka', en: 'Lily' };
    const words = { name, text: name, occupation: name };
    expect(PACK.check({ survivors: { lilyMae: { ...OURS.survivors.lilyMae, words } } }).problems).toEqual([]);
    const { problems } = PACK.check({ survivors: { lilyMae: { ...OURS.survivors.lilyMae, words: { name } } } });
    expect(problems.map(({ path, kind }) => [path, kind])).toEqual([
      ['survivors.lilyMae.words.text', 'missing'],
      ['survivors.lilyMae.words.occupation', 'missing'],
    ]);
  });

  test('nothing odd is taken for any field', () => {
    const paths: string[] = [];
    const walk = (path: string, value: unknown, depth: number): void => {
      if (depth > 3) paths.push(path);
      if (Array.isArray(value) && value.length > 0) walk(`${path}[0]`, value[0], depth + 1);
      else if (typeof value === 'object' && value !== null)
        for (const [field, each] of Object.entries(value)) walk(`${path}.${field}`, each, depth + 1);
    };
    for (const [deck, cards] of Object.entries(OURS))
      for (const [id, card] of Object.entries(cards).slice(0, 2)) walk(`${deck}.${id}`, card, 2);
    const fields = paths.filter((path) => !path.endsWith(']') && !/itemDecks/.test(path));
    expect(fields.length).toBeGreaterThan(150);
    for (const odd of [{ x: 1 }, 'x y', -1000])
      expect(fields.filter((path) => !path.endsWith('where') && problemsWith(path, odd).length === 0)).toEqual([]);
  });
});

test.each<[string, string, unknown, Partial<PackProblem>]>([
  ['an unknown deck', 'survivor', {}, { path: 'survivor', kind: 'field' }],
  ['an unknown card', 'survivors.lilyMay', OURS.survivors.lilyMae, { path: 'survivors.lilyMay', kind: 'field' }],
  [
    'a word that means nothing',
    'crises.coldSnap.accept',
    ['fule'],
    { path: 'crises.coldSnap.accept[0]', kind: 'word' },
  ],
  [
    'an operation that does not exist',
    'crises.coldSnap.effects',
    [{ op: 'moral', n: -1 }],
    { path: 'crises.coldSnap.effects[0].op', kind: 'word' },
  ],
  [
    'an operation without its number',
    'crises.coldSnap.effects',
    [{ op: 'morale' }],
    { path: 'crises.coldSnap.effects[0].n', kind: 'missing' },
  ],
  [
    'a condition that a die would decide',
    'secretObjectives.fullTank.conditions',
    [{ of: [{ count: 'morale' }], least: 'd6' }],
    { path: 'secretObjectives.fullTank.conditions[0].least', kind: 'value' },
  ],
  ['a die of 7', 'survivors.lilyMae.attack', 7, { path: 'survivors.lilyMae.attack', kind: 'value' }],
  [
    'F29 an influence that another survivor has',
    'survivors.lilyMae.influence',
    OURS.survivors.blue.influence,
    { path: 'survivors.lilyMae.influence', kind: 'repeated', first: 'survivors.blue.influence' },
  ],
  [
    'L277 a code that another experiment has',
    'experiments',
    { ...OURS.experiments, ...sameCode() },
    { kind: 'repeated' },
  ],
  [
    'L4 a deck of 19 cards',
    'itemDecks.police.cards.tln.fuel',
    3,
    { path: 'itemDecks.police.cards.tln', kind: 'total', given: 19, needed: 20 },
  ],
  [
    'L208 a vote that leads nowhere',
    'crossroads.sacrament.chooser',
    { by: 'vote', voters: 'nonExiled' },
    { path: 'crossroads.sacrament.options[0].vote', kind: 'missing' },
  ],
])('%s is refused where it stands', (_what, path, value, problem) => {
  const problems = problemsWith(path, value);
  expect(problems).toContainEqual(expect.objectContaining(problem));
  for (const each of problems)
    for (const language of ['en', 'pl'] as const) expect(packProblemText(language, each)).toBeTruthy();
});

function sameCode(): object {
  const [[first], [second, card]] = Object.entries(OURS.experiments).slice(0, 2) as [
    [string, object],
    [string, object],
  ];
  const { code } = (OURS.experiments as Record<string, { code: unknown }>)[first]!;
  return { [second]: { ...card, code } };
}

test('cards inside cards without end are refused', () => {
  let effects: unknown = [];
  for (let i = 0; i < 5000; i++) effects = [{ op: 'upTo', n: 1, do: effects }];
  const { problems } = PACK.check({ crises: { coldSnap: { ...OURS.crises.coldSnap, effects } } });
  expect(problems.map(({ kind }) => kind)).toEqual(['value']);
});
