import { GAMES } from '@horda/games';
import { boldPieces, goalIn, LANGUAGES, withoutBold } from '@horda/parts';
import { expect, test } from 'vitest';

const LONGEST_GOAL = 90;
const LONGEST_FRAME = 150;
const LONGEST_SIGN = 64;

const READ = GAMES.flatMap((entry) => LANGUAGES.map((language) => [entry.game.id, language, entry] as const));

test.each(READ)('the goal of %s is five short sentences in %s', (_id, language, { leaflet }) => {
  const lines = goalIn(language, leaflet).map(({ text }) => text);
  expect(lines).toHaveLength(5);
  expect(lines.filter((line) => line.length > LONGEST_GOAL || !/^\p{Lu}.*\.$/u.test(line))).toEqual([]);
});

test.each(READ)(
  'the sheet of %s has five frames with a bold clause each in %s',
  (_id, language, { leaflet, rules }) => {
    const ids = new Set(rules.map(({ id }) => id));
    expect(leaflet.frames).toHaveLength(5);
    expect(new Set(leaflet.frames.map(({ id }) => id)).size).toBe(5);
    const isWrong = ({ text, rule }: (typeof leaflet.frames)[number]): boolean =>
      !ids.has(rule) ||
      text[language].split('**').length % 2 === 0 ||
      !boldPieces(text[language]).some(({ bold }) => bold) ||
      withoutBold(text[language]).length > LONGEST_FRAME;
    expect(leaflet.frames.filter(isWrong)).toEqual([]);
    const signs = leaflet.signs.map(({ name, means }) => `${name[language]}: ${means[language]}`);
    expect(signs.filter((sign) => sign.length > LONGEST_SIGN)).toEqual([]);
  },
);
