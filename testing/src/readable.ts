/** Checks of the texts that readers see. */
import type { OptionSpec } from '@horda/kernel';
import type { RuleText, SettingText } from '@horda/parts';

/** The texts with something missing, or with leftovers of a template. */
export function unreadable(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => !/^\S(?:.*\S)?$/u.test(text) || LEFT_OVER.test(text));
}

const LEFT_OVER = /undefined|null|NaN|\[object|\$\{|#|\?\?| {2}| [.,:!?]|[.!?][.:]/u;

/** The labels that occur more than once. */
export function repeated(labels: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return labels.filter((label) => seen.size === seen.add(label).size);
}

/** The words of a choice that a search would not find, or would find twice. */
export function unsearchable(words: readonly string[]): readonly string[] {
  return [...words.filter((word) => !/^[\p{Ll}\p{N}]+(?: [\p{Ll}\p{N}]+)*$/u.test(word)), ...repeated(words)];
}

/** All texts of each setting at a table with `seats` seats: its name, its help and its values. */
export function toldOfSettings(
  options: readonly OptionSpec[],
  settings: Readonly<Record<string, SettingText>>,
  seats: number,
): readonly (readonly string[])[] {
  return options.map(({ id, values }) => {
    const setting = settings[id]!;
    return [setting.name, setting.help, ...values(seats).map((value) => setting.values[String(value)]!)];
  });
}

/** Faults in a game's rulebook, as rule numbers or sentences; `letters`: the first letters of valid rule numbers. */
export function rulebookFaults(
  rules: readonly RuleText[],
  letters: string,
): Readonly<Record<'repeated' | 'broken' | 'alike' | 'citingOthers' | 'unknown', readonly string[]>> {
  const ids = rules.map(({ id }) => id);
  const told = rules.map(toldBy).flatMap(({ en, pl }) => [...en, ...pl]);
  const number = new RegExp(`\\b[${letters}]\\d+\\b`, 'gu');
  const cited = (texts: readonly string[]): readonly string[] =>
    [...new Set(texts.flatMap((text) => text.match(number) ?? []))].toSorted();
  const idsWhere = (isWrong: (told: Told) => boolean): readonly string[] =>
    rules.filter((rule) => isWrong(toldBy(rule))).map(({ id }) => id);
  return {
    repeated: repeated(ids),
    /** A sentence must begin with a capital, end with punctuation and have no double spaces. */
    broken: told.filter((text) => !/^[\p{Lu}\d„"].*[.!?]$/u.test(text) || /\s{2}|\s[.,:;!?)]|\(\s/u.test(text)),
    /** Both languages say the same. */
    alike: idsWhere(({ en, pl }) => en.some((text, i) => text === pl[i])),
    /** The languages refer to different rules. */
    citingOthers: idsWhere(({ en, pl }) => cited(en).join() !== cited(pl).join()),
    unknown: cited(told).filter((id) => !ids.includes(id)),
  };
}

type Told = Readonly<Record<'en' | 'pl', readonly string[]>>;

/** All sentences of a rule, reasons included, by language. */
function toldBy({ en, pl, why }: RuleText): Told {
  return why === undefined ? { en: [en], pl: [pl] } : { en: [en, why.en], pl: [pl, why.pl] };
}
