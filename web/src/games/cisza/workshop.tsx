/** Cisza in the workshop: how many copies there are of each card. */
import { PRINTED, type Resource } from '@horda/cisza/content/resources';
import { CITY, type Kind } from '@horda/cisza/content/city';
import { FORM } from '@horda/cisza/pack-form';
import { en } from '@horda/cisza/text/en';
import { pl } from '@horda/cisza/text/pl';
import type { Language } from '@horda/parts';
import type { GameWorkshop, ProofProps, WorkshopCard } from '../game-workshop.ts';
import { ZombiePhoto } from './photo.tsx';
import { Slip } from './slip.tsx';
import { TableContext, type CiszaBoard } from './table.ts';
import { WORDS } from './text/of.ts';
import './workshop.css';

const TEXTS = { pl, en };

function title({ deck, id }: WorkshopCard, language: Language): string {
  const texts = TEXTS[language];
  return deck === 'city' ? texts.kinds[id as Kind].name : texts.cards[id as Resource].name;
}

function numbers({ deck, id }: WorkshopCard, language: Language): string {
  if (deck === 'city') return '';
  const { type, noise } = PRINTED[id as Resource];
  const { types, labels } = TEXTS[language];
  return `${types[type]}, ${noise ? labels.noise : labels.quiet}`;
}

function Proof({ deck, id, content, language }: ProofProps) {
  const board = { texts: TEXTS[language], words: WORDS[language], language, pack: content } as unknown as CiszaBoard;
  return (
    <TableContext.Provider value={board}>
      {deck === 'city' ? (
        <div class="cisza-proof-photo">
          <ZombiePhoto card={CITY.findIndex(({ kind }) => kind === id)} kind={id as Kind} />
        </div>
      ) : (
        <Slip card={id as Resource} />
      )}
    </TableContext.Provider>
  );
}

export const workshop: GameWorkshop = {
  form: FORM,
  decks: ['resources', 'city'],
  terms: {
    pl: {
      decks: pl.piles,
      fields: { copies: 'Sztuk' },
      counted: 'Gra kończy się, gdy w grze zostaje jeden gracz',
      word: () => null,
    },
    en: {
      decks: en.piles,
      fields: { copies: 'Copies' },
      counted: 'The game ends with one player left',
      word: () => null,
    },
  },
  title,
  numbers,
  Proof,
  counts: { ending: 'elimination' },
};
