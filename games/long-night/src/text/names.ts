/** What the cards of a table are called, and what is written on them, by their numbers. */
import type { Language } from '@horda/parts';
import type { Packed } from '../content/content.ts';
import * as ids from '../content/ids.ts';
import { shownOf, type Shown } from '../content/shown.ts';
import { PLACE_IDS } from '../content/vocabulary.ts';
import type { Cause } from '../events.ts';
import type { CardNo, PlaceNo, SurvivorNo } from '../state.ts';
import { BETRAYAL_OBJECTIVES_TEXTS } from './cards/betrayal-objectives.ts';
import { CHAPTERS_TEXTS } from './cards/chapters.ts';
import { CRISES_TEXTS } from './cards/crises.ts';
import { CROSSROADS_TEXTS } from './cards/crossroads.ts';
import { EXILE_OBJECTIVES_TEXTS } from './cards/exile-objectives.ts';
import { EXPERIMENTS_TEXTS } from './cards/experiments.ts';
import { IMPROVEMENTS_TEXTS } from './cards/improvements.ts';
import { ITEMS_TEXTS } from './cards/items.ts';
import { MAIN_OBJECTIVES_TEXTS } from './cards/main-objectives.ts';
import { PILLS_TEXTS } from './cards/pills.ts';
import { PLACES_TEXTS } from './cards/places.ts';
import { SECRET_OBJECTIVES_TEXTS } from './cards/secret-objectives.ts';
import { SIDE_EFFECTS_TEXTS } from './cards/side-effects.ts';
import { SURVIVORS_TEXTS } from './cards/survivors.ts';
import type {
  CardText,
  ChapterText,
  CrossroadsText,
  ExileText,
  ExperimentText,
  MainObjectiveText,
  ObjectiveText,
  PillText,
  PlaceText,
  SurvivorText,
  Words,
} from './cards/texts.ts';

/** The texts of all decks, by number. */
export interface CardTexts {
  readonly survivors: readonly SurvivorText[];
  /** By the number of the item, not of the card. */
  readonly items: readonly CardText[];
  readonly crises: readonly CardText[];
  readonly crossroads: readonly CrossroadsText[];
  readonly mainObjectives: readonly MainObjectiveText[];
  readonly chapters: readonly ChapterText[];
  /** Secret objectives, then betrayal objectives. */
  readonly objectives: readonly ObjectiveText[];
  readonly exiles: readonly ExileText[];
  readonly improvements: readonly CardText[];
  readonly experiments: readonly ExperimentText[];
  readonly sideEffects: readonly CardText[];
  readonly pills: readonly PillText[];
  readonly places: readonly PlaceText[];
}

/** The texts of cards by number. A card of a pack may have `words` in the form of our own texts. */
export function cardTexts(pack: Packed = {}): CardTexts {
  return {
    survivors: told(ids.SURVIVOR_IDS, SURVIVORS_TEXTS, pack.survivors),
    items: told(ids.ITEM_IDS, ITEMS_TEXTS, pack.items),
    crises: told(ids.CRISIS_IDS, CRISES_TEXTS, pack.crises),
    crossroads: told(ids.CROSSROADS_IDS, CROSSROADS_TEXTS, pack.crossroads),
    mainObjectives: told(ids.MAIN_OBJECTIVE_IDS, MAIN_OBJECTIVES_TEXTS, pack.mainObjectives),
    chapters: told(ids.CHAPTER_IDS, CHAPTERS_TEXTS, pack.chapters),
    objectives: [
      ...told(ids.SECRET_OBJECTIVE_IDS, SECRET_OBJECTIVES_TEXTS, pack.secretObjectives),
      ...told(ids.BETRAYAL_OBJECTIVE_IDS, BETRAYAL_OBJECTIVES_TEXTS, pack.betrayalObjectives),
    ],
    exiles: told(ids.EXILE_OBJECTIVE_IDS, EXILE_OBJECTIVES_TEXTS, pack.exileObjectives),
    improvements: told(ids.IMPROVEMENT_IDS, IMPROVEMENTS_TEXTS, pack.improvements),
    experiments: told(ids.EXPERIMENT_IDS, EXPERIMENTS_TEXTS, pack.experiments),
    sideEffects: told(ids.SIDE_EFFECT_IDS, SIDE_EFFECTS_TEXTS, pack.sideEffects),
    pills: told(ids.PILL_IDS, PILLS_TEXTS, pack.pills),
    places: told(PLACE_IDS, PLACES_TEXTS, pack.places),
  };
}

function told<Id extends string, Text>(
  list: readonly Id[],
  ours: Readonly<Record<Id, Text>>,
  packed?: Readonly<Partial<Record<Id, object>>>,
): readonly Text[] {
  return list.map((id) => (packed?.[id] as { readonly words?: Text } | undefined)?.words ?? ours[id]);
}

const OUR_TEXTS = cardTexts();

/** Names in one language. A number that no card has gives a question mark: a view never holds one. */
export interface Names {
  survivor(survivor: SurvivorNo): string;
  /** An item card. */
  card(card: CardNo): string;
  /** The deck that an item card belongs to: cards alike by name may come from different ones. */
  home(card: CardNo): string;
  place(place: PlaceNo): string;
  crisis(crisis: number): string;
  crossroads(card: number): string;
  /** The main objective, or the chapter in its place. */
  main(main: number, chapter: string | null): string;
  objective(objective: number): string;
  exile(exile: number): string;
  improvement(improvement: number): string;
  experiment(experiment: number): string;
  sideEffect(sideEffect: number): string;
  pill(pill: number): string;
  /** The card that a text is written on. */
  cause(cause: Cause): string;
  /** One sentence of a text in this language. */
  say(words: Words): string;
  readonly texts: CardTexts;
  readonly content: Shown;
}

export function namesOf(language: Language, content: Shown = shownOf(null), texts: CardTexts = OUR_TEXTS): Names {
  const nameIn = (list: readonly { readonly name: Words }[], n: number): string => list[n]?.name[language] ?? '?';
  const itemOf = (card: CardNo): number => ids.ITEM_IDS.indexOf(content.cards[card]?.item as ids.ItemId);
  const names: Names = {
    texts,
    content,
    say: (words) => words[language],
    survivor: (n) => nameIn(texts.survivors, n),
    card: (n) => nameIn(texts.items, itemOf(n)),
    home: (n) => {
      const home = content.cards[n]?.home ?? 'starter';
      return home === 'starter' ? STARTER[language] : nameIn(texts.places, PLACE_IDS.indexOf(home));
    },
    place: (n) => nameIn(texts.places, n),
    crisis: (n) => nameIn(texts.crises, n),
    crossroads: (n) => nameIn(texts.crossroads, n),
    main: (n, chapter) =>
      chapter === null ? nameIn(texts.mainObjectives, n) : nameIn(texts.chapters, chapterNo(chapter)),
    objective: (n) => nameIn(texts.objectives, n),
    exile: (n) => nameIn(texts.exiles, n),
    improvement: (n) => nameIn(texts.improvements, n),
    experiment: (n) => nameIn(texts.experiments, n),
    sideEffect: (n) => nameIn(texts.sideEffects, n),
    pill: (n) => nameIn(texts.pills, n),
    cause({ deck, card }) {
      switch (deck) {
        case 'crisis':
          return names.crisis(card);
        case 'crossroads':
          return names.crossroads(card);
        case 'item':
          return names.card(card);
        case 'survivor':
          return names.survivor(card);
        case 'improvement':
          return names.improvement(card);
        case 'experiment':
          return names.experiment(card);
        case 'sideEffect':
          return names.sideEffect(card);
        case 'pill':
          return names.pill(card);
        case 'place':
          return names.place(card);
        case 'objective':
          return card < 0 ? OBJECTIVE[language] : nameIn(texts.mainObjectives, card);
        default:
          return deck satisfies never;
      }
    },
  };
  return names;
}

const STARTER: Words = { pl: 'karta startowa', en: 'starter card' };

/** In a story its chapter stands in for a main objective. */
const OBJECTIVE: Words = { pl: 'Cel główny', en: 'Main objective' };

export function chapterNo(chapter: string): number {
  return (ids.CHAPTER_IDS as readonly string[]).indexOf(chapter);
}
