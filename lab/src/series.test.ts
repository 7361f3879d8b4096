import { verifySeries, type AnyGame, type CarrySpec } from '@horda/kernel';
import { campGame, type Camp } from '@horda/testing/camp';
import { PILOT } from '@horda/testing/pilot';
import { expect, test } from 'vitest';
import { playSeries, type SeriesStudy } from './series.ts';

const pilot = PILOT as unknown as AnyGame;

const STUDY: SeriesStudy = {
  game: 'pilot',
  players: 3,
  seeds: 20,
  seed: 'series',
  bots: ['random', 'random', 'random'],
  options: {},
  attempts: 3,
  chapters: 9,
  saves: true,
};

test('chapters follow each other as long as one leaves something, and verify as one series', () => {
  const played = Array.from({ length: STUDY.seeds }, (_, n) => playSeries(STUDY, n, pilot));
  // The outpost held in some first chapters, and only then there is a second one.
  expect(new Set(played.map(({ chapters }) => chapters.length))).toEqual(new Set([1, 2]));
  for (const { saves, chapters } of played) {
    expect(saves).toHaveLength(chapters.length);
    expect(verifySeries(pilot, saves)).toHaveLength(saves.length);
  }
});

test('a series follows from its number alone, whether or not its games are kept', () => {
  const { saves: _, ...told } = playSeries(STUDY, 7, pilot);
  expect(playSeries({ ...STUDY, saves: false }, 7, pilot)).toEqual({ ...told, saves: [] });
});

/** Three nights in the cold, and perhaps three more. */
function camp(share: number): AnyGame {
  const carry: CarrySpec<Camp> = {
    version: 1,
    replaces: [],
    check: (value) => ({ content: value as object, problems: [] }),
    leaves: () => null,
  };
  const outcome = ({ ending, ready }: Camp) => (ending === null ? null : ready.map(() => share));
  return campGame({ carry, outcome });
}

test('a lost chapter is played again, as often as the study allows, and the last attempt is kept', () => {
  const study = { ...STUDY, game: 'camp' };
  const { finished, chapters, saves } = playSeries(study, 0, camp(0));
  expect([finished, chapters.length, saves.length]).toEqual([false, 1, 1]);
  const decisions = chapters[0]!.attempts.map((attempt) => attempt.decisions);
  expect(chapters[0]!.attempts.map(({ won }) => won)).toEqual([false, false, false]);
  // Each attempt has other cards.
  expect(new Set(decisions).size).toBeGreaterThan(1);
});

test('a study may end after some chapters', () => {
  const played = Array.from({ length: STUDY.seeds }, (_, n) => playSeries({ ...STUDY, chapters: 1 }, n, pilot));
  expect(new Set(played.map(({ chapters }) => chapters.length))).toEqual(new Set([1]));
});

test('a chapter that is won and leaves nothing is the end of the series', () => {
  const { finished, chapters } = playSeries({ ...STUDY, game: 'camp' }, 0, camp(1 / 3));
  expect([finished, chapters.length, chapters[0]!.attempts.length]).toEqual([true, 1, 1]);
});
