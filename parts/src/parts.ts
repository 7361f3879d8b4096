/** Pieces that several games share. Pure functions on plain data. */
export {
  playersOf,
  type Budget,
  type Cover,
  type PhraseGroups,
  type PhrasesFor,
  type RegisteredGame,
  type Playable,
  type Sources,
} from './game.ts';
export { fallsIn, placesOf, turningPoint, type Decisive, type Fall, type TurningPoint } from './ending.ts';
export {
  boldPieces,
  GOAL_LINES,
  goalIn,
  SIGNS_TITLE,
  withoutBold,
  type GoalLine,
  type Leaflet,
  type LeafletFrame,
  type LeafletSign,
} from './leaflet.ts';
export { recordOf, remove, removeAt } from './list.ts';
export { memo } from './memo.ts';
export { folded, nearest } from './nearest.ts';
export { checked, fieldsAt, inside, listAt, numberAt, switchAt, textAt, wordAt, type PackNotes } from './pack/check.ts';
export { readJson, type JsonFault, type ReadJson } from './pack/json.ts';
export { jsonFaultText, packProblemPlace, packProblemText } from './pack/sentences.ts';
export { packTemplate, packText } from './pack/template.ts';
export {
  headingIn,
  LANGUAGES,
  plural,
  promptAmong,
  sureIn,
  wordedFor,
  type Citations,
  type Foretell,
  type GameTexts,
  type Having,
  type Headings,
  type Language,
  type Missing,
  type NameOf,
  type PluralForms,
  type RuleText,
  type Numbered,
  type SettingText,
  type Worded,
} from './text.ts';
export { changesOf, list, rounded, searchable } from './words.ts';
export { addressing, isYou, labelled, namesTo, type Addressing } from './you.ts';
