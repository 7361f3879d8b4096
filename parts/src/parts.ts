/** Pieces that several games share. Pure functions on plain data. */
export { remove, removeAt } from './list.ts';
export {
  LANGUAGES,
  plural,
  type Citations,
  type GameTexts,
  type Language,
  type NameOf,
  type PluralForms,
  type RuleText,
  type SettingText,
} from './text.ts';
