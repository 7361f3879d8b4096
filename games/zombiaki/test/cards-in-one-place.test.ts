/** What belongs to a card stays with the card: rules and phases ask for traits and never name an effect. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EFFECTS } from '../src/content/effects.ts';

const SOURCE = new URL('../src/', import.meta.url).pathname;
const FILES = globSync(['rules/*.ts', 'phases/*.ts', 'turn.ts'], { cwd: SOURCE }).filter(
  (path) => !path.endsWith('.test.ts'),
);

/** Words that also mean something else: groups of cards, an ending and a kind of card, a target. */
const ALSO: ReadonlySet<string> = new Set(['shot', 'burst', 'dawn', 'teddy']);

function withoutComments(path: string): string {
  return readFileSync(SOURCE + path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*/g, '');
}

/** Words in quotes that are the name of an effect, and effects that are compared with anything in quotes. */
function effectsNamedIn(code: string): readonly string[] {
  const words = [...code.matchAll(/'(\w+)'/g)].map(([, word]) => word!);
  const compared = [...code.matchAll(/\beffect\b\)?\s*[!=]==\s*'(\w+)'/gi)].map(([, word]) => word!);
  return [...words.filter((word) => word in EFFECTS && !ALSO.has(word)), ...compared];
}

test.each(FILES)('%s names no effect of a card', (path) => {
  expect(effectsNamedIn(withoutComments(path))).toEqual([]);
});

test('a file that names an effect would be found', () => {
  expect(FILES.length).toBeGreaterThan(15);
  expect(effectsNamedIn("if (has(s, z, 'feltBoots')) return;")).toEqual(['feltBoots']);
  expect(effectsNamedIn("if (z.effect === 'shot') return;")).toEqual(['shot']);
});
