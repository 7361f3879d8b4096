/** Help for players in doubt: why a choice is not possible, what a bot would do, and what a rule says. */
import { advise, greedy } from '@horda/bots';
import type { RegisteredGame } from '@horda/games';
import { same, type Ask, type Choice, type Seat } from '@horda/kernel';
import { folded, headingIn, nearest, type Language, type RuleText } from '@horda/parts';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { SMALLEST } from '../terminal/style.ts';
import { quoted } from '../terminal/width.ts';
import { aheadOf } from './foresight.ts';
import { isNamedWhole, meant, namesOf } from './meant.ts';
import { canvasOf, handlesOf, optionTexts } from './question.ts';
import { diceOf, type Session } from './session.ts';

/** Why the thing that `typed` names is not offered, or that it is; without words, why the question is asked. */
export function why(session: Session, seat: Seat, ask: Ask<Choice>, typed: string, shell: Shell): string {
  const { entry, names, state } = session;
  const { words, language } = shell;
  const view = entry.game.view(state, seat);
  const { thinkable, examples, aim } = drawingOf(entry.game.id);
  const unknown = (): string => {
    const known = thinkable(view)
      .flatMap((each) => namesOf(session, each, view))
      .filter((word) => word.length > 2);
    return words.play.whyNothing(quoted(typed), examples.why[language], nearest(typed, [...new Set(known)]));
  };
  if (typed === '') {
    const asking = entry.cite.prompt(ask.prompt, view);
    return words.play.whyPrompt(asking, ruleSentence(entry, asking, language));
  }
  const [choice] = meant(session, thinkable(view), typed, view);
  // Words that do not name a choice exactly may be an aim: the letter of a piece, or a square.
  if (choice === undefined || !isNamedWhole(session, choice, typed, view)) {
    const canvas = canvasOf({ ...session, typed: [] }, seat, shell, SMALLEST.width);
    const notice = aim?.(view, canvas, typed)?.notice ?? null;
    if (notice !== null) return notice;
  }
  if (choice === undefined) return unknown();
  const texts = entry.texts[language];
  const option = texts.option(choice, view, (player) => names[player]!);
  const number = ask.options.findIndex((each) => same(each, choice)) + 1;
  if (number > 0) {
    const offered = words.play.whyOffered(option, handlesOf(session, seat, ask, shell)[number - 1]!);
    return [offered, ...followsOf(session, ask, [choice], shell)].join(' ');
  }
  const rule = entry.game.why(state, seat, choice);
  if (rule === null) return unknown();
  const missing = entry.missing?.(view, seat, choice, rule);
  const reason = missing === undefined ? undefined : texts.reason?.(missing, (player) => names[player]!);
  return reason === undefined
    ? words.play.whyNotBy(option, rule, ruleSentence(entry, rule, language))
    : words.play.whyNot(option, reason, rule);
}

/** What the greedy bot would do in this seat, and the average result. */
export function hint(session: Session, seat: Seat, ask: Ask<Choice>, shell: Shell): string {
  const { words, language } = shell;
  const options = optionTexts(session, seat, ask, shell);
  if (options.length === 1) return words.play.onlyChoice(options[0]!);
  const { entry, state } = session;
  const { picks, now, later, second } = advise(greedy, entry.game, state, ask, diceOf(session), entry.figures);
  const handles = handlesOf(session, seat, ask, shell);
  const named = (several: readonly number[]): string => several.map((i) => `${handles[i]!}) ${options[i]!}`).join(', ');
  const outlook = (then: readonly number[]): string | null =>
    now.length === 0 ? null : entry.texts[language].outlook(now, then);
  const reason = outlook(later);
  const chosen = (several: readonly number[]): readonly Choice[] => several.map((i) => ask.options[i]!);
  return [
    words.play.hint(named(picks)),
    ...(reason === null ? [] : [words.play.hintBecause(reason)]),
    ...followsOf(session, ask, chosen(picks), shell),
    ...(second === undefined
      ? []
      : [
          words.play.hintSecond(named(second.picks), outlook(second.later)),
          ...followsOf(session, ask, chosen(second.picks), shell),
        ]),
  ].join(' ');
}

/** Several picks work together: what each would do alone tells nothing. */
function followsOf(session: Session, ask: Ask<Choice>, choices: readonly Choice[], shell: Shell): readonly string[] {
  const [only, another] = choices;
  const told = only === undefined || another !== undefined ? null : aheadOf(session, ask, only, shell);
  return told === null ? [] : [shell.words.play.follows(told)];
}

/** A rule by its number, or every rule that contains a word. */
export function rulesAbout(entry: RegisteredGame, typed: string, { words, language }: Shell): string[] {
  const { rules, texts } = entry;
  const byNumber = findRule(rules, typed);
  if (byNumber !== null) {
    const note = texts[language].ruleNote(byNumber.id);
    return [...ruleLines(entry, byNumber, language, words.play.ruling), ...(note === null ? [] : [note])];
  }
  const found = rulesWith(rules, typed);
  if (found.length === 0)
    return [
      words.play.noRule(
        quoted(typed),
        nearest(
          typed,
          rules.map(({ id }) => id),
        ),
      ),
    ];
  return [words.play.rulesFound(found.length), ...found.map((rule) => `${rule.id}: ${rule[language]}`)];
}

/** Every rule that contains a word, in either language. */
export function rulesWith(rules: readonly RuleText[], typed: string): readonly RuleText[] {
  const asked = folded(typed);
  return asked === '' ? [] : rules.filter((rule) => folded(`${rule.en} ${rule.pl}`).includes(asked));
}

export function findRule(rules: readonly RuleText[], id: string): RuleText | null {
  return rules.find((rule) => rule.id.toLowerCase() === id.toLowerCase()) ?? null;
}

export function ruleLines(
  { headings }: RegisteredGame,
  rule: RuleText,
  language: Language,
  ruling: (why: string) => string,
): string[] {
  const lines = [`${rule.id} (${headingIn(language, rule, headings)}): ${rule[language]}`];
  if (rule.why !== undefined) lines.push(ruling(rule.why[language]));
  return lines;
}

/** A rule, and what it means for the cards of a pack. */
function ruleSentence({ rules, texts }: RegisteredGame, id: string, language: Language): string {
  const text = findRule(rules, id)?.[language] ?? id;
  const note = texts[language].ruleNote(id);
  return note === null ? text : `${text} ${note}`;
}
