/** After the end at a terminal: the result, a replay, words that mean nothing, a rematch. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { GAMES } from '@horda/games';
import { same } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { nextAsk, openSession, savedGame } from '../src/play/session.ts';
import { saveText } from '../src/save-file.ts';
import { newFolder } from './horda.ts';
import { CLEAR, hasPython, onTerminal } from './on-terminal.ts';
import { playedSession } from './played-sessions.ts';

/** A game of Cisza before its last answer, in a file, and the number of that answer. */
function almostOver(): { readonly file: string; readonly number: number } {
  const entry = GAMES.find(({ game }) => game.id === 'cisza')!;
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.default]));
  const names = ['Ala', 'Olek'];
  const { save } = playedSession(entry, { options, names, seed: 'end', answers: 20_000 });
  const last = save.answers.at(-1)!;
  const kinds = names.map((_, seat) => (seat === last.seat ? 'human' : 'greedy') as 'human' | 'greedy');
  const before = openSession(entry, { ...save, answers: save.answers.slice(0, -1) }, names, kinds);
  const file = join(newFolder(), 'almost-over.json');
  writeFileSync(file, saveText(savedGame(before)));
  return { file, number: nextAsk(before).options.findIndex((option) => same(option, last.picks[0]!)) + 1 };
}

describe.runIf(hasPython)('after the end', () => {
  test('the result stands on the screen; replay, rematch and leaving follow', async () => {
    const { file, number } = almostOver();
    // The end is fatal: the same answer is asked for once more.
    const typed = [String(number), String(number), '!odtwórz', '!koniec', '!rewanż', '!wyjdź'];
    const { code, stdout } = await onTerminal(typed, ['play', '--load', file]);
    expect(code).toBe(0);
    const screens = stdout.split(CLEAR).map((each) => stripVTControlCharacters(each));
    const at = (what: RegExp): number => screens.findIndex((each) => what.test(each));
    const over = at(/^ (Wygrywasz!|Przegrywasz\.)/m);
    expect(screens[over]).toMatch(/^ Co rozstrzyga: /m);
    expect(screens[over]).toMatch(/^ Miejsca: 1 /m);
    expect(screens[over]).toMatch(/rewanż, odtwórz, dziennik, zapisz, menu; Enter: wyjście /);
    const replayed = at(/przed pierwszą turą[^]*Enter: dalej/);
    expect(replayed).toBeGreaterThan(over);
    expect(at(/Nie rozumiem: "koniec"/)).toBeGreaterThan(replayed);
    expect(screens.at(-1)).toMatch(/^ CEL {5}[^]*Odchodzisz od stołu\./m);
  });
});
