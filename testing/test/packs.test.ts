/** What holds for the packs of every game that takes them. */
import { GAMES } from '@horda/games';
import { completeSettings, packFile, packOf, readPack, seedOf, type AnyGame, type Settings } from '@horda/kernel';
import { wordedFor } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { checkGame } from '../src/contract.ts';
import { FAST } from '../src/inspection.ts';
import { tableOf } from '../src/tables.ts';

const TAKERS = GAMES.filter(({ game }) => game.pack !== null).map((entry) => [entry.game.id, entry] as const);

/** The usual settings, and those with one other value of one of them. */
function settingsOf(game: AnyGame): readonly Settings[] {
  const seats = game.players[1];
  const usual = completeSettings(game, seats, {}, 'default').settings!;
  return [
    usual,
    ...game.options.flatMap(({ id, values }) => values(seats).map((value) => ({ ...usual, [id]: value }))),
  ];
}

/** Most settings change nothing in the cards. */
function differing(contents: readonly object[]): readonly object[] {
  return [...new Map(contents.map((content) => [JSON.stringify(content), content])).values()];
}

/** At least so many games are played with packs. */
const TABLES = 6;

describe.each(TAKERS)('%s', (_, entry) => {
  const { game } = entry;
  const spec = game.pack!;
  const templates = differing(settingsOf(game).map((options) => spec.template(options)));

  test('has templates that check clean, also after they were written and read', () => {
    for (const content of templates) {
      const file = JSON.parse(JSON.stringify(packFile(game, 'mine', content))) as object;
      const { pack, problems } = readPack(game, file);
      expect(problems).toEqual([]);
      // What was left out is filled in; then nothing changes any more.
      expect(spec.check(pack!.content)).toEqual({ content: pack!.content, problems: [] });
      expect(readPack(game, packFile(game, 'mine', pack!.content)).pack).toEqual(pack);
    }
  });

  test('counts the cards of a pack', () => {
    for (const content of templates) {
      const counts = Object.values(spec.count(content));
      expect(counts.length).toBeGreaterThan(0);
      expect(counts.every((cards) => Number.isInteger(cards) && cards > 0)).toBe(true);
    }
  });

  test('names only settings of its own that a pack decides', () => {
    expect(spec.replaces.filter((id) => !game.options.some((option) => option.id === id))).toEqual([]);
  });

  test.each([null, undefined, 0, '', [], {}, { zombies: null }, [[[]]], { __proto__: null }])(
    'refuses content that is %j, and does not stumble',
    (content) => {
      const { content: found, problems } = spec.check(content);
      expect([found, problems.length > 0]).toEqual([null, true]);
    },
  );

  test('refuses each field when something odd stands in its place', () => {
    const [content] = templates;
    for (const field of Object.keys(content!))
      for (const odd of [null, 0, -1, 1e9, 'x', '', true, [], {}, [null], [{}], { x: 1 }]) {
        const { problems } = spec.check({ ...content, [field]: odd });
        expect([field, odd, problems.some(({ path }) => path.startsWith(field))]).toEqual([field, odd, true]);
      }
  });

  test('keeps the contract with a pack, and has words for it', () => {
    for (let n = 0; n < Math.max(templates.length, TABLES); n++) {
      const pack = packOf('mine', spec.check(templates[n % templates.length]).content!);
      const table = tableOf(game, seedOf('packs'), n);
      const { settings } = completeSettings(game, table.seats, {}, 'botsOnly', spec.replaces);
      const report = checkGame(game, { ...table, options: settings!, pack, thorough: FAST });
      expect(report.decisions).toBeGreaterThan(0);
      const worded = wordedFor(entry, pack).texts;
      expect([worded.pl.title, worded.en.title]).not.toContain('');
    }
  });
});
