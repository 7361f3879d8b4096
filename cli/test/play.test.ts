import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { horda, lines, newFolder } from './horda.ts';

/** More than any game takes when the first option is always chosen; what is left over is ignored after the end. */
const FIRST_OPTION_TO_THE_END = Array.from({ length: 1500 }, () => '1');

describe('a whole game in Polish through a pipe', () => {
  const folder = newFolder();
  const game = horda(['play', 'cisza', '--players', '3', '--seed', 'rura', '--lang', 'pl', '--set', 'stallGuard=tak'], {
    cwd: folder,
    input: lines(
      'zatrzymaj',
      'odrzuć karty',
      'cofnij',
      'dlaczego wymień',
      'podpowiedź',
      'zasady C14',
      'ZAPISZ środek.json',
      'bzdura',
      'podpowidz',
      '99',
      'stol',
      'dziennik',
      'pomoc',
      ...FIRST_OPTION_TO_THE_END,
      'zapisz koniec.json',
    ),
  });

  test('comes to its end', async () => {
    const { code, stdout, stderr } = await game;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Co rozstrzyga: ');
    expect(stdout).toMatch(/Wygrywasz!|Zwycięstwo: /);
  });

  test('takes back what revealed nothing', async () => {
    expect((await game).stdout).toContain('Twój ostatni wybór jest cofnięty.');
  });

  test('says why something is not offered, and by which rule', async () => {
    expect((await game).stdout).toMatch(/Nie teraz: Wymień wszystkie karty\.\s+Rękę\s[^[]*tura\s+2\.\s+\[C10\]/);
  });

  test('gives a hint with its reason', async () => {
    expect((await game).stdout).toMatch(/Ostrożny gracz wybierze: \d+\) .*Średnio\s+po\s+tej\s+turze:\s+[^.]*ocalali/s);
  });

  test('shows a rule, the log, the table and the help', async () => {
    const { stdout } = await game;
    expect(stdout).toContain('C14 (Przebieg tury): Tura ma trzy fazy');
    expect(stdout).toMatch(/Tura 1: .* \[C14\]/);
    expect(stdout).toContain('Talia Zasobów: ');
    expect(stdout).toContain('dlaczego SŁOWA');
  });

  test('understands nonsense as such', async () => {
    const { stdout } = await game;
    expect(stdout).toMatch(/Nie rozumiem: "bzdura"\. Wpisz numer opcji; pomoc wymienia polecenia\.\n/);
    expect(stdout).toMatch(/Może\s+chodziło\s+o:\s+podpowiedz\?/);
    expect(stdout).toMatch(/Nie ma opcji 99; wpisz numer od 1 do \d/);
  });

  test('draws no colours and clears nothing in a pipe', async () => {
    expect((await game).stdout).not.toContain('\u001B');
  });

  test.each(['środek.json', 'koniec.json'])('%s replays and verifies', async (file) => {
    await game;
    const verified = await horda(['verify', file, '--lang', 'pl'], { cwd: folder });
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    expect(verified.stdout).toMatch(/^ok: /);
    const replayed = await horda(['replay', file, '--lang', 'pl'], { cwd: folder });
    expect(replayed).toMatchObject({ code: 0, stderr: '' });
    expect(replayed.stdout).toContain('Tura 1: ');
  });

  test('a save with one changed answer is refused with the place of the fault', async () => {
    await game;
    const save = JSON.parse(readFileSync(join(folder, 'koniec.json'), 'utf8')) as { answers: { picks: unknown[] }[] };
    const at = save.answers.findIndex(({ picks }) => JSON.stringify(picks) === '[{"do":"keep"}]');
    save.answers[at]!.picks = [{ do: 'exchange' }];
    writeFileSync(join(folder, 'zmieniony.json'), JSON.stringify(save));
    const { code, stdout, stderr } = await horda(['verify', 'zmieniony.json', '--lang', 'pl'], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(`błąd jest w odpowiedzi ${at + 1} (miejsce `);
  });

  test('goes on from a save', async () => {
    await game;
    const { code, stdout } = await horda(['play', '--load', 'środek.json', '--lang', 'pl'], {
      cwd: folder,
      input: lines(...FIRST_OPTION_TO_THE_END),
    });
    expect(code).toBe(0);
    expect(stdout).toContain('Co rozstrzyga: ');
    expect(stdout).toMatch(/Wygrywasz!|Zwycięstwo: /);
  });

  test('has one answer a line in its file', async () => {
    await game;
    const file = readFileSync(join(folder, 'środek.json'), 'utf8');
    const { answers, names, kinds } = JSON.parse(file) as { answers: unknown[]; names: string[]; kinds: string[] };
    expect(file.split('\n').filter((line) => line.includes('"tick"'))).toHaveLength(answers.length);
    expect(names).toHaveLength(3);
    expect(kinds).toEqual(['human', 'greedy', 'greedy']);
  });
});

test('English words work in a Polish game and Polish ones in an English game', async () => {
  const input = lines('keep', 'discard cards', 'undo', 'cofnij', 'why exchange', 'dlaczego wymień', 'quit', 'n');
  const [pl, en] = await Promise.all([
    horda(['play', 'cisza', '--seed', 'a', '--lang', 'pl'], { input, cwd: newFolder() }),
    horda(['play', 'cisza', '--seed', 'a', '--lang', 'en'], { input, cwd: newFolder() }),
  ]);
  expect(pl.stdout).toContain('Twój ostatni wybór jest cofnięty.');
  expect(pl.stdout.match(/\[C10\]/g)).toHaveLength(2);
  expect(en.stdout).toContain('Your last choice is taken back.');
  expect(en.stdout.match(/\[C10\]/g)).toHaveLength(2);
});

test('undo across a reveal names what was shown', async () => {
  const { stdout } = await horda(['play', 'cisza', '--seed', 'a', '--set', 'first=1', '--lang', 'en'], {
    input: lines('exchange', 'undo'),
  });
  expect(stdout).toMatch(/cannot be taken back, because it showed something new: You draw\s+3\s+cards/);
});

test('undo never goes back behind a decision of a bot, which may have shown its cards', async () => {
  const { stdout } = await horda(['play', 'cisza', '--seed', 'a', '--set', 'first=1', '--lang', 'en'], {
    input: lines('keep', 'undo'),
  });
  expect(stdout).toContain('That cannot be taken back any more: Bruno has decided since.');
});

test.each([
  ['en', ['Type each number only once.', 'Type 1 number, not 3.', 'from 1 to', '"12345678901234567890"', '"-1"']],
  ['pl', ['Każdy numer wpisz tylko raz.', 'Wpisz 1 numer, nie 3.', 'od 1 do', '"12345678901234567890"', '"-1"']],
] as const)('%s: what cannot be a choice is answered with what can', async (language, expected) => {
  const input = lines('1 1', '1,2,3', '99', '12345678901234567890', '-1', 'quit', 'n');
  const args = ['play', 'zombiaki', '--seats', 'human,human', '--seed', 'a', '--lang', language];
  const { stdout } = await horda(args, { input, cwd: newFolder() });
  const [, ...replies] = stdout.split(/Your choice|Twój wybór/);
  expect(replies.slice(0, 5).map((reply, i) => reply.includes(expected[i]!))).toEqual([true, true, true, true, true]);
});

test('when the input ends before the game, that is said and the exit code is 1', async () => {
  const { code, stderr } = await horda(['play', 'cisza', '--seed', 'a'], { input: lines('1') });
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'horda: the input ended, but the game did not.\n' });
});

test('who leaves is offered to save', async () => {
  const folder = newFolder();
  const { code, stdout } = await horda(['play', 'cisza', '--seed', 'a'], {
    input: lines('1', 'quit', 'yes'),
    cwd: folder,
  });
  expect(code).toBe(0);
  expect(stdout).toContain('cisza-1.save.json');
  expect(await horda(['verify', 'cisza-1.save.json'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
});

test('a file that is not a saved game is not overwritten', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'letter.txt'), 'Dear Ann');
  const { stdout } = await horda(['play', 'cisza'], { input: lines('save letter.txt', 'quit', 'n'), cwd: folder });
  expect(stdout).toContain('is not a saved game');
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('Dear Ann');
});

test('plain mode tells in sentences: no drawing, the question with its rule, every option', async () => {
  const { stdout } = await horda(['play', 'cisza', '--plain', '--seed', 'a', '--set', 'first=1'], {
    input: lines('1', 'quit', 'n'),
  });
  expect(stdout).not.toMatch(/[─│┌▶]/);
  expect(stdout).toContain('Player 1 (you): survivors 2; barriers none; zombies none; cards in hand 3.');
  expect(stdout).toMatch(/\(C9\)\n1: Keep these cards\.\n2: Exchange all cards\.\n/);
  expect(stdout).toMatch(/Your hand: \w/);
});

test('two people pass the keyboard, and neither sees the cards of the other', async () => {
  const { stdout } = await horda(
    ['play', 'cisza', '--plain', '--seats', 'human,human', '--names', 'Ala,Olek', '--set', 'first=1', '--seed', 'b'],
    {
      input: lines('', 'keep', '', 'keep', '', 'quit', 'n'),
    },
  );
  const [, ala = '', olek = ''] = stdout.split(/is next\. The others look away\. \w+: press Enter\./);
  expect(ala).toContain('Ala (you)');
  expect(ala).not.toContain('Olek (you)');
  expect(olek).toContain('Olek (you)');
  expect(ala.match(/Your hand/g)).toHaveLength(1);
  expect(olek.match(/Your hand/g)).toHaveLength(1);
});

test('bots alone play to the end by the settings for bots', async () => {
  const { code, stdout } = await horda(['play', 'cisza', '--seats', 'random,random,random', '--seed', 'c']);
  expect(code).toBe(0);
  expect(stdout).toContain('What decided it: ');
});

test('replay shows what a spectator may see, what one seat saw, or everything', async () => {
  const folder = newFolder();
  await horda(['play', 'cisza', '--players', '2', '--seed', 'd', '--names', 'Ala,Bot', '--set', 'first=1'], {
    input: lines('exchange', 'save r.json', 'quit', 'n'),
    cwd: folder,
  });
  const [nobody, ala, all] = await Promise.all([
    horda(['replay', 'r.json'], { cwd: folder }),
    horda(['replay', 'r.json', '--seat', '1'], { cwd: folder }),
    horda(['replay', 'r.json', '--all', '--step'], { cwd: folder, input: '\n\n\n\n' }),
  ]);
  expect(nobody.stdout).toMatch(/Ala draws 3 cards\. \[C9\]/);
  expect(ala.stdout).toMatch(/Ala draws 3 cards: /);
  expect(ala.stdout).toMatch(/^ Ala: /m);
  expect(ala.stdout).not.toMatch(/^ Bot: \w+,/m);
  expect(all.stdout).toMatch(/^ Bot: \S/m);
});
