/** The cards of a draft, deck by deck, and where the problems of its check belong. */
import type { PackProblem } from '@horda/kernel';
import { blankOf, formInside, type Values } from '@horda/parts/fill';
import { plainForm, type PackForm, type PackTotal, type PlainForm } from '@horda/parts/form';
import { pathOf, stepsOf, valueAt, withValue, type Step, type Steps } from './paths.ts';

/** A card: its place and what is typed in. */
export interface Card {
  /** What tells it from others of its deck; '' if it is the whole deck. */
  readonly key: Step;
  readonly steps: Steps;
  readonly value: unknown;
}

/** The form of what stands at a place; null: the game knows nothing of such a place. */
export function formAt(form: PackForm, content: unknown, steps: Steps): PackForm | null {
  let [found, value]: [PackForm | null, unknown] = [form, content];
  for (const step of steps) {
    if (found === null) return null;
    found = formInside(found, value, step);
    value = valueAt(value, [step]);
  }
  return found;
}

export function deckForm(form: PackForm, deck: string): PlainForm {
  return plainForm(formAt(form, {}, stepsOf(deck)) ?? form);
}

export function cardsOf(form: PackForm, content: unknown, deck: string): readonly Card[] {
  const steps = stepsOf(deck);
  const value = valueAt(content, steps);
  const card = (key: Step): Card => ({ key, steps: [...steps, key], value: valueAt(value, [key]) });
  const plain = deckForm(form, deck);
  if (plain.is === 'list') return Array.isArray(value) ? [...value.keys()].map(card) : [];
  if (plain.is === 'byId') return plain.ids.filter((id) => plain.all === true || isThere(value, id)).map(card);
  if (plain.is === 'entries') return Object.keys((value ?? {}) as Values).map(card);
  return [{ key: '', steps, value }];
}

const isThere = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

/** What the cards of a deck add up to, and should; null: nothing is counted. */
export function totalOf(
  form: PackForm,
  content: unknown,
  deck: string,
): { readonly given: number; readonly needed: number } | null {
  const plain = deckForm(form, deck);
  const total: PackTotal | undefined = plain.is === 'list' || plain.is === 'byId' ? plain.total : undefined;
  if (total === undefined) return null;
  const numbers = cardsOf(form, content, deck).map(({ value }) =>
    Number(total.field === '' ? value : valueAt(value, [total.field])),
  );
  return { given: numbers.reduce((sum, n) => sum + (Number.isFinite(n) ? n : 0), 0), needed: total.needed };
}

/** A problem with the place where it is shown. */
export interface Placed {
  readonly problem: PackProblem;
  /** The deepest place that the form knows. */
  readonly path: string;
  /** Null: it belongs to the whole pack. */
  readonly deck: string | null;
  /** The card that it belongs to; null: to the whole deck. */
  readonly card: Steps | null;
}

const HEAD: readonly string[] = ['pack', 'game', 'version'];

export function placed(
  form: PackForm,
  file: unknown,
  decks: readonly string[],
  problems: readonly PackProblem[],
): readonly Placed[] {
  return problems.map((problem) => {
    const steps = stepsOf(problem.path);
    const deck = decks.find((each) => isInside(each, problem.path)) ?? null;
    // The head of the file stands above the cards.
    if (HEAD.includes(problem.path)) return { problem, path: problem.path, deck: null, card: null };
    const known = steps.findIndex((_, n) => formAt(form, file, steps.slice(0, n + 1)) === null);
    const path = pathOf(known === -1 ? steps : steps.slice(0, known));
    const card =
      deck === null
        ? null
        : (cardsOf(form, file, deck).find((each) => isInside(pathOf(each.steps), problem.path)) ?? null);
    return { problem, path, deck, card: card?.steps ?? null };
  });
}

/** Whether a place is another one or lies inside it. */
export function isInside(outer: string, path: string): boolean {
  return path.startsWith(outer) && ['', '.', '['].includes(path.charAt(outer.length));
}

/** Ids whose cards are not there yet. */
export function missingIds(form: PackForm, content: unknown, deck: string): readonly string[] {
  const plain = deckForm(form, deck);
  if (plain.is !== 'byId' || plain.all === true) return [];
  const value = valueAt(content, stepsOf(deck));
  return plain.ids.filter((id) => !isThere(value, id));
}

/** The pack with one more card; `like`: the card that it begins as. */
export function withCard(form: PackForm, file: unknown, deck: string, key: Step | null, like: unknown): Added {
  const plain = deckForm(form, deck);
  const steps = stepsOf(deck);
  const of = plain.is === 'list' || plain.is === 'byId' || plain.is === 'entries' ? plain.of : null;
  const value = like ?? (of === null ? {} : blankOf(of, file));
  if (plain.is === 'list') {
    const list = valueAt(file, steps);
    const before: readonly unknown[] = Array.isArray(list) ? list : [];
    return { file: withValue(file, steps, [...before, value]), card: [...steps, before.length] };
  }
  return { file: withValue(file, [...steps, key ?? ''], value), card: [...steps, key ?? ''] };
}

interface Added {
  readonly file: unknown;
  readonly card: Steps;
}

/** A copy behind the card. A text that must not stand twice is for the person to change: the check says which. */
export function withCopy(file: unknown, card: Steps): Added {
  const deck = card.slice(0, -1);
  const at = card.at(-1);
  const list = valueAt(file, deck);
  if (typeof at !== 'number' || !Array.isArray(list)) return { file, card };
  return { file: withValue(file, deck, list.toSpliced(at + 1, 0, structuredClone(list[at]))), card: [...deck, at + 1] };
}
