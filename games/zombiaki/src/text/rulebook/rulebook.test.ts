import type { RuleText } from '@horda/parts';
import { rulebookFaults } from '@horda/testing';
import { expect, test } from 'vitest';
import { JUBILEUSZ, JUBILEUSZ_LIST } from '../../content/jubileusz.ts';
import { MOSKWA, MOSKWA_LIST } from '../../content/moskwa.ts';
import type { Listed, Printed } from '../../content/printed.ts';
import { RULEBOOK } from '../rulebook.ts';

const RULES: readonly RuleText[] = RULEBOOK;
const IDS: readonly string[] = RULES.map(({ id }) => id);
const DECKS: Readonly<Record<string, readonly Printed[]>> = { MOSKWA, JUBILEUSZ };

const LISTS: Readonly<Record<string, readonly Listed[]>> = { MOSKWA: MOSKWA_LIST, JUBILEUSZ: JUBILEUSZ_LIST };

const FAULTS = rulebookFaults(RULES, 'DHJKMPRZ');

/** The clauses of a card: they share all but the last digit of their number. */
function clausesOf({ rule }: Printed): readonly RuleText[] {
  const card = rule.slice(0, -1);
  return RULES.filter(({ id }) => id.slice(0, -1) === card);
}

function nameIn(text: string): string {
  return text.slice(0, Math.max(0, text.indexOf(':')));
}

test('every rule has a number of its own', () => {
  expect(FAULTS.repeated).toEqual([]);
});

test.each(Object.keys(DECKS))('%s: the clauses of every card are numbered from its first rule on', (deck) => {
  const astray = DECKS[deck]!.filter((card) => {
    const clauses = clausesOf(card);
    const first = Number(card.rule.slice(1));
    return clauses.length === 0 || clauses.some(({ id }, i) => id !== `${card.rule[0]!}${first + i}`);
  });
  expect(astray.map(({ id }) => id)).toEqual([]);
});

test('no two cards have the same rules', () => {
  const tens = Object.values(DECKS).flatMap((cards) => cards.map(({ rule }) => rule.slice(0, -1)));
  expect(tens.filter((ten, i) => tens.indexOf(ten) < i)).toEqual([]);
});

test.each(Object.keys(LISTS))('%s: a card cites its own clauses', (deck) => {
  const astray = LISTS[deck]!.filter(({ rule, aim, acts }) =>
    [aim, acts].some((other) => other !== undefined && other.slice(0, -1) !== rule.slice(0, -1)),
  );
  expect(astray.map(({ id }) => id)).toEqual([]);
});

test.each(Object.keys(DECKS))('%s: every clause belongs to a printed card', (deck) => {
  const cards = DECKS[deck]!;
  const letter = cards[0]!.rule[0]!;
  const known = cards.flatMap((card) => clausesOf(card).map(({ id }) => id));
  expect(IDS.filter((id) => id.startsWith(letter)).toSorted()).toEqual(known.toSorted());
});

test.each(Object.keys(DECKS))('%s: all clauses of a card begin with its name, which no other card has', (deck) => {
  for (const language of ['pl', 'en'] as const) {
    const names = DECKS[deck]!.flatMap((card) => [
      ...new Set(clausesOf(card).map((clause) => nameIn(clause[language]))),
    ]);
    expect(names).toHaveLength(DECKS[deck]!.length);
    expect(names.filter((name, i) => name === '' || names.indexOf(name) < i)).toEqual([]);
  }
});

test('every sentence is whole: it begins large, ends with punctuation and has no double spaces', () => {
  expect(FAULTS.broken).toEqual([]);
});

test('every rule is told in both languages, differently', () => {
  expect(FAULTS.alike).toEqual([]);
});

test('both languages refer to the same rules, and all of them exist', () => {
  expect(FAULTS.citingOthers).toEqual([]);
  expect(FAULTS.unknown).toEqual([]);
});
