/** What is read large of a card. */
import type { Language } from '@horda/parts';
import { zombicide } from '@horda/zombicide';
import type { EquipmentId } from '@horda/zombicide/content/ids';
import { held } from '@horda/zombicide/rules/held';
import { cardNo, scene } from '@horda/zombicide/test/scene';
import { en } from '@horda/zombicide/text/en';
import { pl } from '@horda/zombicide/text/pl';
import { expect, test } from 'vitest';
import { makeLooks } from '../parts/looks.ts';
import { readingOf } from './reading.tsx';
import { boardOf, type ZombicideProps } from './table.ts';

function rowOf(card: EquipmentId, language: Language, head: string): string | undefined {
  const view = zombicide.view(scene({ survivors: { amy: {} } }).s, 0);
  const props = { view, seat: 0, ask: null, selection: [], picked: [], hinted: [], language, watched: null };
  const board = boardOf({ ...props, texts: { pl, en }[language] } as unknown as ZombicideProps, makeLooks());
  return readingOf(board, `card-${held(cardNo(card))}`)!.rows.find(([its]) => its === head)?.[1];
}

test('V169 an ammo card names the weapons that it is for, of all decks and each once', () => {
  expect(rowOf('shells', 'en', 'Fits')).toBe("Sawed-Off, Shotgun, Automatic Shotgun, Ma's Shotgun");
  expect(rowOf('shells', 'pl', 'Do broni')?.split(', ')).toHaveLength(4);
  expect(rowOf('bullets', 'en', 'Fits')).toMatch(/^Pistol, Sniper Rifle, .+MP5$/);
  expect(rowOf('bullets', 'en', 'Fits')).not.toContain('Shotgun');
});

test('V169 a weapon names its ammo card; one that shoots nothing has none', () => {
  expect(rowOf('shotgun', 'en', 'Ammo')).toBe('Plenty of Shells');
  expect(rowOf('pistol', 'pl', 'Amunicja')).toBe('Garść Naboi');
  expect(rowOf('katana', 'en', 'Ammo')).toBeUndefined();
});
