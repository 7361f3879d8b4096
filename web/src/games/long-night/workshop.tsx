/** The Long Night in the workshop: any card of any deck, in the place of ours. */
import * as ids from '@horda/long-night/content/ids';
import { HOMES } from '@horda/long-night/content/homes';
import type { Packed } from '@horda/long-night/content/content';
import { shownOf } from '@horda/long-night/content/shown';
import { PLACE_IDS, SYMBOLS, type ItemSymbol } from '@horda/long-night/content/vocabulary';
import { FORM } from '@horda/long-night/pack-form';
import { en } from '@horda/long-night/text/en';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import { cardTexts, type CardTexts } from '@horda/long-night/text/names';
import { textsOfPack } from '@horda/long-night/text/pack';
import { pl } from '@horda/long-night/text/pl';
import type { Language } from '@horda/parts';
import type { GameWorkshop, ProofProps, WorkshopCard, WorkshopTerms } from '../game-workshop.ts';
import { fieldOf, listOf, ProofSheet, textOf } from '../parts/proof-sheet.tsx';
import type { ItemFace } from './item-face.tsx';
import type { Face } from './people.tsx';
import type { LongNightBoard, TableContext } from './table.ts';
import { WORDS } from './text/of.ts';
import { WORKSHOP_WORDS } from './text/workshop.ts';
import './workshop.css';

/** What the page lends of the table: imported by both, it would make the first picture of a table heavier. */
export interface Lent {
  readonly ItemFace: typeof ItemFace;
  readonly Face: typeof Face;
  readonly TableContext: typeof TableContext;
}

const TEXTS: Readonly<Record<Language, LongNightTexts>> = { pl, en };
const OURS = cardTexts();

/** The ids of each deck, and where its words stand among ours. */
const DECKS: Readonly<Record<string, readonly [readonly string[], keyof CardTexts | null, number?]>> = {
  survivors: [ids.SURVIVOR_IDS, 'survivors'],
  items: [ids.ITEM_IDS, 'items'],
  crises: [ids.CRISIS_IDS, 'crises'],
  crossroads: [ids.CROSSROADS_IDS, 'crossroads'],
  mainObjectives: [ids.MAIN_OBJECTIVE_IDS, 'mainObjectives'],
  secretObjectives: [ids.SECRET_OBJECTIVE_IDS, 'objectives'],
  betrayalObjectives: [ids.BETRAYAL_OBJECTIVE_IDS, 'objectives', ids.SECRET_OBJECTIVE_IDS.length],
  exileObjectives: [ids.EXILE_OBJECTIVE_IDS, 'exiles'],
  improvements: [ids.IMPROVEMENT_IDS, 'improvements'],
  experiments: [ids.EXPERIMENT_IDS, 'experiments'],
  sideEffects: [ids.SIDE_EFFECT_IDS, 'sideEffects'],
  pills: [ids.PILL_IDS, 'pills'],
  chapters: [ids.CHAPTER_IDS, 'chapters'],
  places: [PLACE_IDS, 'places'],
  itemDecks: [HOMES, null],
};

type Words = Readonly<Record<string, unknown>>;

/** What is written on the card: typed in, or ours. */
function wordsOf(deck: string, id: string, value: unknown): Words {
  const own = fieldOf(value, 'words');
  if (typeof own === 'object' && own !== null) return own as Words;
  const [list, texts, from = 0] = DECKS[deck]!;
  return texts === null ? {} : ((OURS[texts][from + list.indexOf(id)] ?? {}) as Words);
}

function title({ deck, id, value }: WorkshopCard, language: Language): string {
  if (deck === 'itemDecks') return placeName(String(id), language);
  return textOf(wordsOf(deck, String(id), value), 'name', language);
}

function placeName(id: string, language: Language): string {
  const at = (PLACE_IDS as readonly string[]).indexOf(id);
  return at < 0 ? (WORKSHOP_WORDS[language].words[id] ?? id) : OURS.places[at]!.name[language];
}

/** A word of the file that is the id of a card, a place or a symbol. */
function gameWord(language: Language, word: string): string | null {
  if ((SYMBOLS as readonly string[]).includes(word)) return TEXTS[language].symbols[word as ItemSymbol].name;
  for (const deck of ['places', 'survivors', 'items', 'improvements', 'sideEffects']) {
    const [list] = DECKS[deck]!;
    if (list.includes(word)) return textOf(wordsOf(deck, word, null), 'name', language);
  }
  return null;
}

const terms = (language: Language): WorkshopTerms => {
  const { fields, words, counted } = WORKSHOP_WORDS[language];
  return {
    decks: TEXTS[language].piles,
    fields,
    counted,
    word: (_field, word) => words[word] ?? gameWord(language, word),
  };
};

function Proof(props: ProofProps & { readonly lent: Lent }) {
  const { deck, value, language, lent } = props;
  const id = String(props.id);
  // A pack with this card alone: what is wrong elsewhere does not matter here.
  const pack = { [deck]: { [id]: value } } as unknown as Packed;
  const texts = textsOfPack(language, pack);
  const content = shownOf(pack);
  const board = { content, texts, words: WORDS[language], language } as unknown as LongNightBoard;
  return (
    <lent.TableContext.Provider value={board}>
      {deck === 'items' ? (
        <ItemProof board={board} id={id} value={value} lent={lent} />
      ) : (
        <CardProof {...props} texts={texts} />
      )}
    </lent.TableContext.Provider>
  );
}

function ItemProof(props: {
  readonly board: LongNightBoard;
  readonly id: string;
  readonly value: unknown;
  readonly lent: Lent;
}) {
  const { board, id, value, lent } = props;
  const card = board.content.cards.findIndex(({ item }) => item === id);
  const use = textOf(value, 'use') as keyof LongNightBoard['words']['uses'];
  return (
    <div class="ln-proof-item">
      <article class={`ln-item ln-read-item ln-ink-${textOf(value, 'symbol')}`}>
        <lent.ItemFace card={card} />
        <small>{board.words.uses[use]}</small>
      </article>
    </div>
  );
}

/** Cards that the table shows as sheets: their numbers and sentences. */
function CardProof(props: ProofProps & { readonly texts: LongNightTexts; readonly lent: Lent }) {
  const { deck, id, value, language, texts, lent } = props;
  const words = wordsOf(deck, String(id), value);
  const { fields } = WORKSHOP_WORDS[language];
  const symbols = listOf(value, 'accept').map((symbol) => texts.symbols[symbol as ItemSymbol]?.name ?? '');
  const figures = ['influence', 'attack', 'search', 'tokens', 'figures', 'morale', 'rounds'].flatMap((name) =>
    textOf(value, name) === '' ? [] : [[fields[name] ?? name, textOf(value, name)] as const],
  );
  return (
    <ProofSheet
      title={textOf(words, 'name', language) || title({ deck, id, value }, language)}
      caption={[textOf(words, 'occupation', language), ...symbols].filter((each) => each !== '').join(', ')}
      text={textOf(words, 'text', language)}
      rows={[...figures, ...sentencesOf(words, fields, language)]}
    >
      {deck === 'survivors' && (
        <div class="ln-proof-face">
          <lent.Face
            survivor={(ids.SURVIVOR_IDS as readonly string[]).indexOf(String(id))}
            human={fieldOf(value, 'human') === true}
          />
        </div>
      )}
    </ProofSheet>
  );
}

/** Every sentence on the card, by where it stands. */
function sentencesOf(
  words: unknown,
  fields: Readonly<Record<string, string>>,
  language: Language,
): readonly (readonly [string, string])[] {
  const rows: (readonly [string, string])[] = [];
  const walk = (value: unknown, label: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const said = textOf(value, language);
    if (said !== '') rows.push([label, said]);
    else if (Array.isArray(value)) for (const each of value) walk(each, label);
    else for (const [name, each] of Object.entries(value)) walk(each, fields[name] ?? name);
  };
  for (const [name, value] of Object.entries((words ?? {}) as Words))
    if (!['name', 'text', 'occupation'].includes(name)) walk(value, fields[name] ?? name);
  return rows;
}

export const workshopWith = (lent: Lent): GameWorkshop => ({
  form: FORM,
  decks: Object.keys(DECKS),
  terms: { pl: terms('pl'), en: terms('en') },
  title,
  Proof: (props) => <Proof {...props} lent={lent} />,
  counts: { ending: 'objective' },
});
