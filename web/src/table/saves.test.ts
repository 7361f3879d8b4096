import { expect, test } from 'vitest';
import { en } from '../text/replay/en.ts';
import { pl } from '../text/replay/pl.ts';
import { commitmentIn, saveFileName } from './saves.ts';
import { verdictText } from './verdict.ts';

const COMMITMENT = '0123456789abcdef'.repeat(4);
const name = (seat: number): string => ['Ada', 'Bob', 'Cyd'][seat]!;
const wrong = (fault: 'answer' | 'secret' | 'seed', at: number | null = null) =>
  verdictText({ ok: false, fault, at, message: 'for programs' }, COMMITMENT, en.saves, name);

test('a right game is told with the commitment that was kept', () => {
  const text = verdictText({ ok: true, answers: 22, over: true, fair: [0, 2] }, COMMITMENT, pl.saves, name);
  expect(text).toBe(
    'Zgodnie z zasadami: 22 ruchy prowadzą dokładnie do tego wyniku. ' +
      'Karty rozdano tak, jak obiecano przed grą (zobowiązanie 01234567…89abcdef). ' +
      'Udział w losie poza serwerem: Ada, Cyd.',
  );
});

test('where nobody but the server took part in the deal, that is said', () => {
  const lonely = { ok: true, answers: 22, over: true, fair: [] } as const;
  expect(verdictText(lonely, COMMITMENT, en.saves, name)).toContain('Nobody but the server took part in the deal');
  expect(verdictText(lonely, COMMITMENT, pl.saves, name)).toContain('Nikt poza serwerem nie miał udziału w losie');
});

test('without a promise nothing is said to be kept', () => {
  const text = verdictText({ ok: true, answers: 1, over: true, fair: null }, null, en.saves, name);
  expect(text).toContain('1 move leads');
  expect(text).toContain(en.saves.unpromised);
  expect(text).not.toContain('commitment');
});

test('what is wrong is named: the set-up, the number of the answer, or the deal', () => {
  expect(wrong('answer', 0)).toBe(en.saves.wrongSetup);
  expect(wrong('answer', 17)).toContain('17');
  expect(wrong('answer')).toBe(en.saves.wrongSomewhere);
  expect(wrong('secret')).toBe(en.saves.wrongSecret);
  expect(wrong('seed')).toBe(en.saves.wrongSeed);
});

test('a file is named after its game and day', () => {
  expect(saveFileName('horda', 'cisza', new Date(2026, 0, 5))).toBe('horda-cisza-2026-01-05.json');
});

test('a save without a promise, or with a broken one, has no commitment', () => {
  expect(commitmentIn({ fair: { commitment: COMMITMENT } })).toBe(COMMITMENT);
  expect(commitmentIn({})).toBeNull();
  expect(commitmentIn({ fair: { commitment: 7 } })).toBeNull();
});
