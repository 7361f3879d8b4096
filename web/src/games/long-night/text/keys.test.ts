import { describe, expect, test } from 'vitest';
import { en as shared } from '../../../text/table/en.ts';
import { WORDS } from './of.ts';

describe.each(['pl', 'en'] as const)('the keys in %s', (language) => {
  const { keys, deedKeys, verbs } = WORDS[language];

  test('a deed has a letter of its own word, and the list names it', () => {
    const listed = keys.flatMap(({ key }) => key.toLowerCase().split(' '));
    for (const [deed, letter] of Object.entries(deedKeys)) {
      expect(verbs[deed as keyof typeof verbs].toLowerCase()).toContain(letter);
      expect(listed).toContain(letter);
    }
  });

  test('one key has one meaning', () => {
    const all = [...keys, ...shared.keys.list].flatMap(({ key }) => key.toLowerCase().split(' '));
    const letters = all.filter((key) => /^[a-z]$/.test(key));
    expect(letters).toEqual([...new Set(letters)]);
  });
});
