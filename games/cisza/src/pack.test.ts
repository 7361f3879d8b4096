import { readPack, type AnyGame, type PackProblem } from '@horda/kernel';
import { recordOf } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { USUAL } from '../test/scene.ts';
import { KINDS } from './content/city.ts';
import { RESOURCES, type Resource } from './content/resources.ts';
import { cisza } from './game.ts';
import { PACK, PRINTED_PACK, SIZES, type CiszaPack } from './pack.ts';
import { setup } from './setup.ts';

const { resources, city } = PRINTED_PACK;

function problemsOf(content: unknown): readonly PackProblem[] {
  return PACK.check(content).problems;
}

/** The printed cards, with other numbers of some. */
function printedBut(changes: { readonly resources?: object; readonly city?: object }): CiszaPack {
  return { resources: { ...resources, ...changes.resources }, city: { ...city, ...changes.city } };
}

describe('a pack of Cisza', () => {
  test('C1 C2 as a template has the printed cards and checks clean, again and again', () => {
    const template = JSON.parse(JSON.stringify(PACK.template(USUAL))) as CiszaPack;
    expect(template).toEqual(PRINTED_PACK);
    expect(PACK.check(template)).toEqual({ content: template, problems: [] });
    expect(PACK.count(template)).toEqual(SIZES);
  });

  test('C1 C2 with other numbers is dealt as it says', () => {
    const pack = printedBut({ resources: { axe: 10, surprise: 0 }, city: { horde: 0, regular: 25 } });
    expect(problemsOf(pack)).toEqual([]);
    const s = setup(USUAL, 3, [1, 2, 3, 4], pack);
    const dealt = [...s.deck, ...s.shelters.flatMap(({ hand }) => hand)];
    const count = (cards: readonly string[], card: string): number => cards.filter((each) => each === card).length;
    for (const card of RESOURCES) expect([card, count(dealt, card)]).toEqual([card, pack.resources[card]]);
    for (const kind of KINDS) expect([kind, count(s.kinds, kind)]).toEqual([kind, pack.city[kind]]);
  });

  test('C1 C2 with the printed numbers deals the same table as no pack', () => {
    expect(setup(USUAL, 4, [9, 8, 7, 6], PRINTED_PACK)).toEqual(setup(USUAL, 4, [9, 8, 7, 6], null));
  });

  test('is not read from fields in another order as another one', () => {
    const file = { pack: 'a', game: 'cisza', version: 1, city, resources };
    const turned = { resources: Object.fromEntries(Object.entries(resources).toReversed()), city };
    const game = cisza as unknown as AnyGame;
    expect(readPack(game, { ...file, ...turned }).pack?.hash).toBe(readPack(game, file).pack!.hash);
  });
});

describe('what is wrong with a pack of Cisza is told', () => {
  test('C2 a card that there is not', () => {
    const problems = problemsOf(printedBut({ resources: { axxe: 1 } }));
    expect(problems).toEqual([{ path: 'resources.axxe', kind: 'field', given: 'axxe', allowed: RESOURCES }]);
  });

  test('C2 C44 cards that are missing', () => {
    const { axe: _, ...others } = resources;
    expect(problemsOf({ resources: others, city })).toEqual([{ path: 'resources.axe', kind: 'missing' }]);
    expect(problemsOf({ resources })).toEqual([{ path: 'city', kind: 'missing' }]);
  });

  test.each([-1, 1.5, SIZES.city + 1, '3', null, [], true])('C44 %j copies', (given) => {
    expect(problemsOf(printedBut({ city: { strong: given } }))).toEqual([
      { path: 'city.strong', kind: 'value', given, must: { is: 'number', min: 0, max: SIZES.city } },
    ]);
  });

  test('C1 C2 too many and too few cards', () => {
    expect(problemsOf(printedBut({ resources: { axe: 4 }, city: { fast: 16 } }))).toEqual([
      { path: 'resources', kind: 'total', given: SIZES.resources + 1, needed: SIZES.resources },
      { path: 'city', kind: 'total', given: SIZES.city - 2, needed: SIZES.city },
    ]);
  });

  /** So many of these cards, and of the first as many as are still missing. */
  function only(first: Resource, others: Partial<Record<Resource, number>> = {}): CiszaPack {
    const given = Object.values(others).reduce((sum, copies) => sum + copies, 0);
    const none = recordOf(RESOURCES, () => 0);
    return printedBut({ resources: { ...none, ...others, [first]: SIZES.resources - given } });
  }

  test('A44 more barriers than leave six players a card to draw', () => {
    const most = SIZES.resources - 18 - 1;
    expect(problemsOf(only('walkieTalkie', { barricade: most - 10, alarm: 10 }))).toEqual([]);
    expect(problemsOf(only('walkieTalkie', { barricade: most - 10, alarm: 10, mines: 1 }))).toMatchObject([
      {
        path: 'resources',
        kind: 'other',
        en: expect.stringMatching(new RegExp(`^${most + 1} barriers.*at most ${most}`)) as string,
      },
    ]);
  });

  test('C38 cards of which none could ever move the city deck', () => {
    const still = [
      only('axe'),
      only('sniperRifle', { drone: 5 }),
      only('sabotage'),
      only('shotgun', { barricade: 30 }),
    ];
    const remedy = /walkieTalkie, flare, megaphone, surprise$/;
    for (const pack of still)
      expect(problemsOf(pack)).toMatchObject([
        { path: 'resources', kind: 'other', pl: expect.stringMatching(remedy) as string },
      ]);
    for (const pack of [only('walkieTalkie'), only('surprise'), only('eviction', { barricade: 1 })])
      expect(problemsOf(pack)).toEqual([]);
  });

  test('C47 C48 cards of which none could take a zombie off the city deck', () => {
    expect(problemsOf(only('megaphone', { shotgun: 25 }))).toMatchObject([
      { path: 'resources', kind: 'other', en: expect.stringMatching(/sniperRifle, surprise is needed$/) as string },
    ]);
    for (const others of [{ sniperRifle: 1 }, { surprise: 1 }, { alarm: 1, sabotage: 1 }])
      expect(problemsOf(only('megaphone', { ...others, axe: 20 }))).toEqual([]);
  });

  test('a sum only when each number is right, and everything at once', () => {
    const problems = problemsOf({ resources: { ...resources, axe: 'x' }, city: [], extra: 1 });
    expect(problems.map(({ path, kind }) => [path, kind])).toEqual([
      ['extra', 'field'],
      ['resources.axe', 'value'],
      ['city', 'value'],
    ]);
  });

  test.each([null, 1, 'x', []])('content that is %j', (content) => {
    expect(problemsOf(content)).toEqual([{ path: '', kind: 'value', given: content, must: { is: 'object' } }]);
  });
});
