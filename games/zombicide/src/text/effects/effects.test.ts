import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/missions/missions.ts';
import { MISSION_TEXTS } from '../missions/all.ts';
import { EN_EFFECTS } from './en.ts';
import { PL_EFFECTS } from './pl.ts';
import { effectLines, type EffectWords } from './words.ts';

function linesOf(card: string, words: EffectWords, language: 'pl' | 'en'): string[] {
  const [mission] = card.split('-') as [string];
  const { cards, notes = [] } = MISSIONS.find(({ id }) => id === mission)!;
  const { effects } = [...cards, ...notes].find(({ id }) => id === card)!;
  return effectLines(effects, words, (option) => MISSION_TEXTS[mission]!.cards[card]!.options![option]![language]);
}

test('V364 a card says what it does, one line for each thing', () => {
  expect(linesOf('M1-03', EN_EFFECTS, 'en')).toEqual([
    'RESCUED +1.',
    'Every survivor in this zone gains 1 AP.',
    'Draw 1 Zombie card for zone {8R.s1}.',
  ]);
  expect(linesOf('M1-03', PL_EFFECTS, 'pl')).toEqual([
    'URATOWANI +1.',
    'Wszyscy Ocalali w tej Strefie zyskują po 1 PA.',
    'Dobierzcie 1 kartę Zombie i rozpatrzcie w Strefie {8R.s1}.',
  ]);
});

test('V365 options stand below each other, with what they need', () => {
  expect(linesOf('M4-11', EN_EFFECTS, 'en')).toEqual([
    'Choose one:',
    'Turn the key (only if the team has KEYS) – the searchlight goes out; a goal is met; achievement: Silent Night.',
    'Smash the lamp (only if this survivor holds a melee weapon of Damage 2 or more) – the searchlight goes out; a goal is met; put 4 noise tokens in this zone; draw 1 Zombie card for zone {11V.e}; draw 1 Zombie card for zone {9R.s6}.',
    'Leave it (card stays face up) – this card stays face up and may be resolved again with an objective action.',
  ]);
  expect(linesOf('M2-06', PL_EFFECTS, 'pl')).toEqual([
    'Wybierzcie jedno:',
    'Uzbrójcie cywilów – ten Ocalały odrzuca 1 kartę Ekwipunku; URATOWANI +1; Osiągnięcie: Eskorta.',
    'Weźcie broń dla siebie – ten Ocalały dobiera 1 kartę z talii Podrasowanej Broni; połóżcie 2 żetony Hałasu w tej Strefie.',
  ]);
});

test('V368 what depends on a keyword says so, and what happens otherwise', () => {
  expect(linesOf('M5-12', PL_EFFECTS, 'pl')).toEqual([
    'Jeśli drużyna ma słowo KARTA DOSTĘPU: drzwi {12R.k1|12R.x1} się otwierają; przeczytajcie Notatkę 1; w przeciwnym razie: drzwi pozostają zamknięte, a karta wraca na drzwi.',
  ]);
});

test('every card, note and event of every mission has its words in both languages', () => {
  for (const { cards, notes = [] } of MISSIONS)
    for (const { id } of [...cards, ...notes])
      for (const [language, words] of [
        ['en', EN_EFFECTS],
        ['pl', PL_EFFECTS],
      ] as const) {
        const lines = linesOf(id, words, language);
        expect(lines.join(' ')).not.toMatch(/undefined|\bnull\b|NaN/);
        expect(lines.length).toBeGreaterThan(0);
      }
});
