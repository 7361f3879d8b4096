import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/terminal/width.ts';
import { CLEAR, ENTER, hasPython, LEAVE, onTerminal } from './on-terminal.ts';

const INVERSE = '\u001B[7m';

describe.runIf(hasPython)('on a terminal of 80 columns and 24 rows', () => {
  const game = onTerminal(
    ['zatrzymaj', 'odrzuć karty', 'cofnij', 'dlaczego wymień', 'podpowiedz', 'zapisz gra.json'],
    ['play', 'cisza', '--players', '3', '--seed', 'terminal', '--set', 'first=1', '--set', 'stallGuard=true'],
  );

  test('a whole game is played in Polish, with undo, why, hint and save', async () => {
    const { code, stdout } = await game;
    expect(code).toBe(0);
    for (const said of [
      'Twój ostatni wybór jest cofnięty.',
      '[C10]',
      'Ostrożny gracz wybierze:',
      'Zapisano w gra.json',
      'Co rozstrzyga: ',
    ])
      expect(stdout).toContain(said);
    expect(stdout).toMatch(/Wygrywasz!|Zwycięstwo: /);
  });

  test('every screen fits', async () => {
    const screens = (await game).stdout.split(CLEAR).slice(1);
    expect(screens.length).toBeGreaterThan(10);
    for (const each of screens) {
      const lines = stripVTControlCharacters(each.split(LEAVE)[0]!).split('\r\n');
      const drawn = lines.slice(
        0,
        lines.findIndex((line) => /Twój wybór|Enter: /.test(line)),
      );
      expect(drawn.length).toBeLessThan(24);
      expect(Math.max(...drawn.map(widthOf))).toBeLessThanOrEqual(80);
    }
  });

  test('it has a screen of its own and leaves the terminal as it was', async () => {
    const { code, stdout } = await onTerminal(['wyjdź'], ['play', 'cisza', '--seed', 'a']);
    expect(code).toBe(0);
    expect(stdout.split(ENTER)).toHaveLength(2);
    expect(stdout.split(LEAVE)).toHaveLength(2);
    expect(stdout.trimEnd().endsWith('Odchodzisz od stołu.')).toBe(true);
  });

  test('what is typed at the foot of a page is taken for the question', async () => {
    const { code, stdout } = await onTerminal(['pomoc', '!wyjdź'], ['play', 'cisza', '--seed', 'a']);
    expect(code).toBe(0);
    expect(stdout.match(/Enter: dalej/g)).toHaveLength(1);
    expect(stdout.trimEnd().endsWith('Odchodzisz od stołu.')).toBe(true);
  });

  test('it is drawn anew when the size of the terminal changes', async () => {
    const { code, stdout } = await onTerminal(['SIZE 100 30', 'wyjdź'], ['play', 'cisza', '--seed', 'a']);
    expect(code).toBe(0);
    const [before, after] = stdout.split(LEAVE)[0]!.split(CLEAR).slice(-2).map(stripVTControlCharacters);
    const widest = (screen: string): number => Math.max(...screen.split('\r\n').map(widthOf));
    expect(widest(before!)).toBe(80);
    expect(widest(after!)).toBe(100);
    expect(after).toContain('Twój wybór');
  });

  test('it uses colour, but not where colour is not wanted', async () => {
    const [usual, mono] = await Promise.all([
      onTerminal(['wyjdź'], ['play', 'cisza', '--seed', 'a']),
      onTerminal(['wyjdź'], ['play', 'cisza', '--seed', 'a'], { NO_COLOR: '1' }),
    ]);
    expect(usual.stdout).toContain(INVERSE);
    expect(mono.stdout).not.toContain(INVERSE);
  });

  test('a dumb terminal gets neither colours nor cleared screens', async () => {
    const { stdout } = await onTerminal(['wyjdź'], ['play', 'cisza', '--seed', 'a'], { TERM: 'dumb' });
    expect(stdout).not.toContain(CLEAR);
    expect(stdout).not.toContain(ENTER);
  });
});
