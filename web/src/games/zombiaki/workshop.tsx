/** Zombiaki in the workshop: both decks, card by card. */
import { firstWith } from '@horda/zombiaki/content/decks';
import {
  effectCalled,
  EFFECTS,
  factsOf,
  isOldWord,
  type Effect,
  type EffectWord,
} from '@horda/zombiaki/content/effects';
import { printedAs } from '@horda/zombiaki/content/printed';
import type { PackCard } from '@horda/zombiaki/pack';
import { FORM } from '@horda/zombiaki/pack-form';
import { en } from '@horda/zombiaki/text/en';
import { textsOfPack } from '@horda/zombiaki/text/pack';
import { pl } from '@horda/zombiaki/text/pl';
import type { Language } from '@horda/parts';
import { capitalised } from '@horda/zombiaki/text/messages';
import type { GameWorkshop, ProofProps, WorkshopCard } from '../game-workshop.ts';
import { numberOf, textOf } from '../parts/proof-sheet.tsx';
import { Slip } from './slip.tsx';
import { TableContext, type ZombiakiBoard } from './table.ts';
import { WORDS } from './text/of.ts';
import { WORKSHOP_FIELDS } from './text/workshop.ts';
import './workshop.css';

const TEXTS = { pl, en };

const isEffect = (word: string): word is EffectWord => Object.hasOwn(EFFECTS, word) || isOldWord(word);

/** An effect is called like the first of our own cards that has it. */
function effectName(language: Language, effect: Effect): string {
  const { id } = firstWith(effect);
  return `${capitalised(TEXTS[language].card(id))} (${TEXTS[language].kinds[factsOf(effect).kind]})`;
}

const title = ({ value }: WorkshopCard, language: Language): string => textOf(value, 'name', language);

/** What the third number of the card counts. */
function countOn(card: unknown, language: Language): string | null {
  const effect = textOf(card, 'effect');
  const counts = isEffect(effect) ? factsOf(effectCalled(effect)).counts : null;
  return counts === null ? null : WORKSHOP_FIELDS[language].counts[counts];
}

function numbers({ value }: WorkshopCard, language: Language): string {
  const { fields } = WORKSHOP_FIELDS[language];
  return ['strength', 'wounds', 'value']
    .flatMap((name) => {
      const label = (name === 'value' ? countOn(value, language) : null) ?? fields[name]!;
      return textOf(value, name) === '' ? [] : [`${label.toLowerCase()} ${textOf(value, name)}`];
    })
    .join(', ');
}

/** The card with what is typed in so far; what is missing is left blank. */
function cardOf(value: unknown, effect: EffectWord): PackCard {
  const inBoth = (name: string) => ({ pl: textOf(value, name, 'pl'), en: textOf(value, name, 'en') });
  const text = inBoth('text');
  const line = textOf(value, 'line');
  const source = textOf(value, 'source');
  return {
    id: textOf(value, 'id'),
    name: inBoth('name'),
    text: text.pl === '' && text.en === '' ? null : text,
    effect,
    copies: numberOf(value, 'copies'),
    strength: numberOf(value, 'strength'),
    wounds: numberOf(value, 'wounds'),
    value: numberOf(value, 'value'),
    ...(line === 'needs' || line === 'blocks' ? { line } : {}),
    source: source === 'rulebook' || source === 'house' ? source : 'published',
  };
}

function Proof({ value, language }: ProofProps) {
  const effect = textOf(value, 'effect');
  if (!isEffect(effect)) throw new Error('a card without a known effect cannot be drawn');
  const card = cardOf(value, effect);
  const texts = textsOfPack(language, { zombies: [card], humans: [] });
  const board = { texts, words: WORDS[language], language } as unknown as ZombiakiBoard;
  return (
    <TableContext.Provider value={board}>
      <div class="zk-proof">
        <Slip card={printedAs(card, firstWith(effectCalled(effect)).rule)} />
      </div>
    </TableContext.Provider>
  );
}

const termsIn = (language: Language) => ({
  ...WORKSHOP_FIELDS[language],
  fieldOn: (name: string, card: unknown) => (name === 'value' ? countOn(card, language) : null),
  decks: TEXTS[language].piles,
  word: (field: string, word: string) =>
    field === 'effect' && Object.hasOwn(EFFECTS, word)
      ? effectName(language, word as Effect)
      : (WORKSHOP_FIELDS[language].words[field]?.[word] ?? null),
});

export const workshop: GameWorkshop = {
  form: FORM,
  decks: ['zombies', 'humans'],
  terms: { pl: termsIn('pl'), en: termsIn('en') },
  title,
  numbers,
  Proof,
  counts: { ending: 'barricade' },
};
