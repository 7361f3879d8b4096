import { carriedFrom, carriedOf, type AnyGame, type Sealed } from '@horda/kernel';
import { PILOT } from '@horda/testing/pilot';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { heldSave, playedSave } from '@horda/testing/pilot-play';
import { describe, expect, test } from 'vitest';
import { seriesVerdict } from '../table/series-verdict.ts';
import { en } from '../text/en.ts';
import { pl } from '../text/pl.ts';
import { openShelf } from './games.ts';
import { verifyWhole } from './verify.ts';

const shelf = openShelf({ pilot: async () => pilotEntry() as never });
const game = PILOT as unknown as AnyGame;
const first = heldSave();
const second = playedSave('second', carriedFrom(game, first)!);
const filed = (save: object): object => ({ horda: 1, ...save });
const verified = (...saves: readonly object[]) => verifyWhole(shelf, { series: saves.map(filed) });

/** The second game with another value before it, sealed as if it had been left like this. */
function withValue(change: object): Sealed {
  const value = { ...second.carried!.value, ...change };
  return { ...second, carried: carriedOf(game, value, second.carried!.after) };
}

describe('a series from a file', () => {
  test('is right when each game begins with what the one before it left', async () => {
    const answers = first.answers.length + second.answers.length;
    expect(await verified(first, second)).toEqual({ ok: true, games: 2, answers });
    // A chapter by itself can be verified, too.
    expect(await verified(second)).toMatchObject({ ok: true, games: 1 });
  });

  const { left: _, ...unfinished } = { ...first, answers: first.answers.slice(0, 1), marks: first.marks.slice(0, 2) };

  test.each<[string, readonly object[], object]>([
    ['a game of other rules', [first, { ...second, version: 0 }], { game: 2, fault: 'version' }],
    ['a missing game', [first, first], { game: 2, fault: 'link' }],
    ['a missing first game', [second, first], { game: 1, fault: 'before' }],
    ['a game that is not over', [unfinished, first], { game: 1, fault: 'unfinished' }],
    [
      'a changed answer',
      [{ ...first, marks: first.marks.with(3, '0'.repeat(14)) }, second],
      { game: 1, fault: 'save' },
    ],
    [
      'a value of another version',
      [first, { ...second, carried: { ...second.carried!, version: 2 } }],
      { game: 2, fault: 'carriedVersion' },
    ],
    [
      'a value that was changed by hand',
      [first, { ...second, carried: { ...second.carried!, value: { ...second.carried!.value, morale: 8 } } }],
      { game: 2, fault: 'carriedHash' },
    ],
    [
      'an impossible value',
      [first, withValue({ morale: 99 })],
      { game: 2, fault: 'carriedValue', problem: { path: 'morale', given: 99 } },
    ],
  ])('is refused with %s, and says which game', async (_what, saves, wrong) => {
    expect(await verified(...saves)).toMatchObject({ ok: false, ...wrong });
  });

  test('says in words what is wrong and where', async () => {
    const impossible = await verified(first, withValue({ wounds: [0, 7, 0] }));
    expect(seriesVerdict(impossible, en.replay.series, 'en')).toContain(
      'Game 2 is wrong. What it begins with is impossible.',
    );
    expect(seriesVerdict(impossible, en.replay.series, 'en')).toContain('wounds[1]');
    expect(seriesVerdict(impossible, pl.replay.series, 'pl')).toContain('Gra 2 jest błędna.');
  });

  test('without any game is no series', async () => {
    await expect(verified()).rejects.toMatchObject({ reason: 'badMessage' });
  });
});
