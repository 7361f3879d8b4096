import { readPack, packFile, type PackProblem } from '@horda/kernel';
import { expect, test } from 'vitest';
import { DECKS } from './content/decks.ts';
import { EFFECTS } from './content/effects.ts';
import { PACK, packCards, type ZombiakiPack } from './pack.ts';
import { USUAL } from '../test/scene.ts';

type Draft = Record<'zombies' | 'humans', Record<string, unknown>[]>;

const template = (deck: 'moskwa' | 'jubileusz' = 'moskwa'): ZombiakiPack => PACK.template({ ...USUAL, deck });

/** What is wrong with the Moskwa deck after a change. */
function problemsAfter(change: (draft: Draft) => void): readonly PackProblem[] {
  const draft = JSON.parse(JSON.stringify(template())) as Draft;
  change(draft);
  return PACK.check(draft).problems;
}

test.each(['moskwa', 'jubileusz'] as const)(
  'the template of %s checks clean and has the very cards of the deck',
  (deck) => {
    const { content, problems } = PACK.check(JSON.parse(JSON.stringify(template(deck))));
    expect(problems).toEqual([]);
    expect(PACK.check(content).content).toEqual(content);
    const facts = packCards(content!).map(({ rule: _rule, ...card }) => card);
    expect(facts).toEqual(DECKS[deck].map(({ rule: _rule, ...card }) => card));
  },
);

test('a whole file of it is read with its id, and equal content has an equal hash', () => {
  const game = { id: 'zombiaki', pack: PACK };
  const file = packFile(game, 'my-moskwa', template());
  const { pack } = readPack(game, JSON.parse(JSON.stringify(file)));
  expect(pack).toMatchObject({ id: 'my-moskwa', content: template() });
  expect(readPack(game, packFile(game, 'other', template())).pack?.hash).toBe(pack?.hash);
});

test('an unknown effect, and one of the other side, are told with those that are known', () => {
  const [problem] = problemsAfter(({ zombies }) => (zombies[3]!['effect'] = 'fly'));
  expect(problem).toMatchObject({ path: 'zombies[3].effect', kind: 'word', given: 'fly' });
  const allowed = (problem as PackProblem & { kind: 'word' }).allowed;
  expect(allowed).toContain('walker');
  expect(allowed).not.toContain('shot');
  expect(problemsAfter(({ zombies }) => (zombies[3]!['effect'] = 'shot'))).toMatchObject([{ kind: 'word' }]);
});

test('a missing card and a wrong count are told with the sum that is needed', () => {
  expect(problemsAfter(({ humans }) => humans.pop())).toEqual([
    { path: 'humans', kind: 'total', given: 39, needed: 40 },
  ]);
  expect(problemsAfter(({ zombies }) => (zombies[0]!['copies'] = 2))).toEqual([
    { path: 'zombies', kind: 'total', given: 41, needed: 40 },
  ]);
});

test('Dawn is there exactly once', () => {
  const without = problemsAfter(({ zombies }) => {
    zombies.pop();
    zombies[0]!['copies'] = 2;
  });
  expect(without).toMatchObject([{ path: 'zombies', kind: 'other' }]);
});

test('numbers are those that the effect needs: no others, none missing, none out of range', () => {
  expect(problemsAfter(({ zombies }) => delete zombies[0]!['strength'])).toEqual([
    { path: 'zombies[0].strength', kind: 'missing' },
  ]);
  expect(problemsAfter(({ zombies }) => (zombies[0]!['wounds'] = 1))).toMatchObject([
    { path: 'zombies[0].wounds', kind: 'field', given: 'wounds' },
  ]);
  expect(problemsAfter(({ zombies }) => (zombies[0]!['strength'] = 0))).toMatchObject([
    { path: 'zombies[0].strength', kind: 'value', given: 0, must: { is: 'number', min: 1, max: 12 } },
  ]);
});

test('two cards of one id, and the name of a card face down', () => {
  expect(problemsAfter(({ humans }) => (humans[0]!['id'] = 'grishka'))).toEqual([
    { path: 'humans[0].id', kind: 'repeated', given: 'grishka', first: 'zombies[0].id' },
  ]);
  for (const taken of ['corpse', 'smallDoll'])
    expect(problemsAfter(({ humans }) => (humans[0]!['id'] = taken))).toMatchObject([{ kind: 'other' }]);
});

test('names are needed in both languages, texts may be left out', () => {
  expect(problemsAfter(({ zombies }) => (zombies[0]!['name'] = { pl: 'Griszka' }))).toEqual([
    { path: 'zombies[0].name.en', kind: 'missing' },
  ]);
  expect(problemsAfter(({ zombies }) => delete zombies[0]!['text'])).toEqual([]);
  expect(problemsAfter(({ zombies }) => (zombies[0]!['text'] = { pl: 'Idzie.', en: 'Walks.' }))).toEqual([]);
});

test('all problems are found at once', () => {
  const problems = problemsAfter(({ zombies, humans }) => {
    zombies[1]!['effect'] = 'fly';
    zombies[2]!['colour'] = 'green';
    humans[4]!['copies'] = 'two';
  });
  expect(problems.map(({ path }) => path)).toEqual(['zombies[1].effect', 'zombies[2].colour', 'humans[4].copies']);
});

test('every effect can be had by a card of a pack', () => {
  const used = new Set(
    [
      ...template().zombies,
      ...template().humans,
      ...template('jubileusz').zombies,
      ...template('jubileusz').humans,
    ].map(({ effect }) => effect),
  );
  expect(Object.keys(EFFECTS).filter((effect) => !used.has(effect as 'walker'))).toEqual([]);
});

test('a sign for the line of fire is refused where it would mean nothing', () => {
  const withLine = (side: 'zombies' | 'humans', effect: string, line: string) =>
    problemsAfter((draft) => (draft[side].find((card) => card['effect'] === effect)!['line'] = line));
  expect(withLine('humans', 'shot', 'needs')).toEqual([]);
  expect(withLine('humans', 'trabant', 'blocks')).toEqual([]);
  expect(withLine('humans', 'molotov', 'needs')).toMatchObject([
    { kind: 'field', given: 'line', allowed: ['id', 'name', 'effect', 'copies', 'wounds', 'value', 'source', 'text'] },
  ]);
  expect(withLine('zombies', 'walker', 'blocks')).toMatchObject([{ path: 'zombies[0].line', kind: 'field' }]);
  expect(withLine('humans', 'shot', 'blocks')).toMatchObject([{ kind: 'word', given: 'blocks', allowed: ['needs'] }]);
  expect(withLine('humans', 'trabant', 'needs')).toMatchObject([{ kind: 'word', allowed: ['blocks'] }]);
});

test('two cards of one side that have the same name could not be told apart', () => {
  const named = (id: string, name: object) => (draft: Draft) => {
    draft.humans.find((card) => card['id'] === id)!['name'] = name;
  };
  expect(problemsAfter(named('shotII', { pl: 'strzał', en: 'Better Shot' }))).toEqual([
    { path: 'humans[1].name.pl', kind: 'repeated', given: 'strzał', first: 'humans[0].name.pl' },
  ]);
  expect(problemsAfter(named('shot', { pl: 'Truposz', en: 'Small doll' }))).toMatchObject([
    { path: 'humans[0].name.pl', kind: 'other' },
    { path: 'humans[0].name.en', kind: 'other' },
  ]);
  expect(problemsAfter(named('shot', { pl: 'Griszka', en: 'Grishka' }))).toEqual([]);
});

test('an effect that had another name before is understood; the pack keeps its word and its hash', () => {
  const draft = JSON.parse(JSON.stringify(template())) as Draft;
  const hostage = draft.zombies.find(({ id }) => id === 'hostage')!;
  expect(hostage['effect']).toBe('shield');
  hostage['effect'] = 'hostage';
  const { content, problems } = PACK.check(draft);
  expect(problems).toEqual([]);
  expect(content!.zombies.find(({ id }) => id === 'hostage')?.effect).toBe('hostage');
  expect(packCards(content!)).toEqual(packCards(template()));
});

test('a word of before is refused on the other side', () => {
  expect(problemsAfter(({ humans }) => (humans[0]!['effect'] = 'hostage'))).toMatchObject([
    { path: 'humans[0].effect', kind: 'word', given: 'hostage' },
  ]);
});
