/** The cards of each deck, as a pack writes them. `words`: what is written on the card; left out: our words stay. */
import {
  byId,
  flag,
  line,
  list,
  number,
  object,
  oneOf,
  orNull,
  word,
  yes,
  type Fields,
  type Reader,
} from '@horda/parts/shape';
import * as ids from '../content/ids.ts';
import { HOMES } from '../content/homes.ts';
import { PLACE_IDS, TRIGGER_HOOKS } from '../content/vocabulary.ts';
import { effects } from './operations.ts';
import { timing } from './timing.ts';
import { condition, conditions, itemId, kind, module, survivorId, symbol, symbols } from './vocabulary.ts';

const LONGEST_NAME = 40;
const LONGEST_TEXT = 400;
const few = number(0, 99);
const die = number(1, 6);

const wordsOf = (longest: number): Reader => object({ pl: line(longest), en: line(longest) });
const name = wordsOf(LONGEST_NAME);
const text = wordsOf(LONGEST_TEXT);
const texts = list(text, 0, 8);

const source = object({ kind: word('rulebook', 'published', 'house'), where: line(LONGEST_TEXT) });
/** What all cards have. */
const card: Fields = {
  set: word('tln', 'base'),
  'source?': source,
  'module?': module,
  'nonCoop?': yes,
  'adult?': yes,
};
const described: Fields = { 'words?': object({ name, text }) };

const table = list(object({ from: few, to: few, do: effects }), 1, 6);

const survivor = object({
  ...card,
  influence: number(1, 99),
  attack: die,
  search: die,
  human: flag,
  ability: object({
    where: word('any', 'outside', 'itemDeck', ...PLACE_IDS),
    die: orNull(die),
    timing,
    effects,
  }),
  'words?': object({ name, text, occupation: name }),
});

const item = object({
  ...card,
  symbol,
  use: word('equip', 'waste', 'event'),
  uses: list(object({ 'module?': module, timing, effects }), 0, 4),
  ...described,
});

const crisis = object({
  ...card,
  accept: symbols,
  bandits: orNull(list(number(1, 6), 0, 6)),
  effects,
  ...described,
});

const special = object({
  hook: word(...TRIGGER_HOOKS, 'turnFree', 'step1'),
  'when?': condition,
  'die?': die,
  effects,
});
const side = object({
  morale: number(1, 10),
  rounds: number(1, 12),
  setup: effects,
  goal: conditions,
  special: list(special, 0, 4),
  'accepts?': kind,
  'startersDoNotCount?': yes,
  'outpost?': object({ barricades: few, zombies: few }),
  'exiledLeave?': yes,
});
const sideWords = object({ setup: text, goal: texts, special: texts });
const mainObjective = object({
  ...card,
  length: word('short', 'medium', 'long'),
  normal: side,
  hard: orNull(side),
  'words?': object({ name, normal: sideWords, hard: orNull(sideWords) }),
});

const chapter = object({
  ...card,
  morale: orNull(number(1, 10)),
  rounds: number(1, 12),
  setup: effects,
  goal: conditions,
  'accepts?': kind,
  'words?': object({ name, setup: text, goal: texts, special: texts, complete: text }),
});

const hiddenObjective = object({
  ...card,
  conditions,
  'words?': object({ name, conditions: texts, play: orNull(text) }),
});

const exileObjective = object({
  ...card,
  conditions,
  betrayer: condition,
  'words?': object({ name, conditions: texts, play: orNull(text), betrayer: text }),
});

const chooser = oneOf('by', {
  active: {},
  together: {},
  nobody: {},
  controllerOf: { survivor: survivorId },
  holderOf: { item: itemId },
  vote: { voters: word('nonExiled', 'withSurvivorInColony', 'withSurvivorHere', 'controllersOfTheTwo') },
});
const RESULTS = ['up', 'down', 'downToo', 'instead', 'bothUp', 'bothDown', 'split', 'otherwise'];
const crossroads = object({
  ...card,
  deck: word('play', 'reserve', 'baseSurvivors'),
  trigger: object({ hook: word(...TRIGGER_HOOKS), when: conditions }),
  chooser,
  first: effects,
  options: list(object({ 'requires?': condition, 'vote?': word(...RESULTS), effects }), 0, 6),
  'words?': object({ name, trigger: text, first: orNull(text), options: texts }),
});

const improvement = object({
  ...card,
  tokens: number(1, 9),
  parts: list(object({ timing, 'die?': die, effects }), 1, 4),
  ...described,
});

const experiment = object({
  ...card,
  figures: number(1, 9),
  code: list(die, 2, 2),
  placement: word('random', 'mostSurvivors', 'colony', 'raxxon'),
  encounter: table,
  'words?': object({ name, text, lines: texts }),
});

const sideEffect = object({ ...card, kind: word('good', 'mixed', 'bad'), timing, effects, ...described });
const pill = object({ ...card, table, 'words?': object({ name, lines: texts }) });

const place = object({
  'source?': source,
  'module?': module,
  survivorSpaces: number(1, 40),
  entrances: number(1, 6),
  entranceSpaces: number(1, 6),
  noiseSpaces: number(0, 6),
  hasDeck: flag,
  symbols,
  actions: list(object({ die: word('search', 'attack'), 'needs?': condition, table }), 0, 4),
  'words?': object({
    name,
    rules: texts,
    actions: list(object({ name, lines: texts }), 0, 4),
  }),
});

const copies = byId(ids.ITEM_IDS, number(1, 25));
const itemDeck = object({ 'source?': source, 'module?': module, cards: object({ tln: copies, base: copies }) });

/** Every deck with its ids and how one of its cards is read. */
export const DECKS = {
  survivors: [ids.SURVIVOR_IDS, survivor],
  items: [ids.ITEM_IDS, item],
  itemDecks: [HOMES, itemDeck],
  crises: [ids.CRISIS_IDS, crisis],
  mainObjectives: [ids.MAIN_OBJECTIVE_IDS, mainObjective],
  chapters: [ids.CHAPTER_IDS, chapter],
  secretObjectives: [ids.SECRET_OBJECTIVE_IDS, hiddenObjective],
  betrayalObjectives: [ids.BETRAYAL_OBJECTIVE_IDS, hiddenObjective],
  exileObjectives: [ids.EXILE_OBJECTIVE_IDS, exileObjective],
  crossroads: [ids.CROSSROADS_IDS, crossroads],
  improvements: [ids.IMPROVEMENT_IDS, improvement],
  experiments: [ids.EXPERIMENT_IDS, experiment],
  sideEffects: [ids.SIDE_EFFECT_IDS, sideEffect],
  pills: [ids.PILL_IDS, pill],
  places: [PLACE_IDS, place],
} as const satisfies Readonly<Record<string, readonly [readonly string[], Reader]>>;
