/** What a player of Gear Up types in the attack and when zombies are shared out, in either language. */
import { contentOf, zombieCard } from '@horda/gear-up/content/cards';
import type { Target } from '@horda/gear-up/state';
import { cellNames } from '@horda/gear-up/text/cells';
import { activeWeapon, offered } from '@horda/gear-up/text/seen';
import type { View } from '@horda/gear-up/view';
import { folded } from '@horda/parts';
import type { Aim, Canvas } from '../drawing.ts';
import {
  choiceOf,
  meansOf,
  movedPlan,
  planOn,
  planOver,
  turnedPlan,
  type Direction,
  type Means,
  type Plan,
  type Turning,
} from './aim.ts';
import { BACK_WORDS, deedOf, type Said } from './deeds.ts';
import { misfitSentence } from './misfit.ts';
import { planSentence } from './preview.ts';
import {
  bareName,
  lettersOf,
  listedOf,
  marksOf,
  ownSeat,
  sheetOf,
  shortName,
  wordsFor,
  type GearUpWords,
} from './seen.ts';

const TURNINGS: Readonly<Record<Turning, readonly string[]>> = {
  turn: ['r', 'turn', 'rotate', 'o', 'obroc'],
  mirror: ['m', 'mirror', 'flip', 'l', 'lustro'],
  next: ['n', 'next', 'nastepne', 'nastepny', 'dalej'],
  part: ['part', 'czesc'],
};
const DIRECTIONS: Readonly<Record<Direction, readonly string[]>> = {
  left: ['left', 'lewo'],
  right: ['right', 'prawo'],
  up: ['up', 'gora'],
  down: ['down', 'dol'],
};
const VERBS = ['mark', 'aim', 'zaznacz', 'cel', 'celuj'];
const AMMO = ['ammo', 'amunicja'];
const ONE = ['one', 'single', 'jedna', 'jedno'];
const LAY = ['ok', 'lay', 'tak'];

/** Reads a line that aims at an answer; null: the line is something else. */
export function aimOf(view: View, canvas: Canvas, line: string): Aim | null {
  const read = readLine(view, canvas, planOf(view, canvas), line);
  if (read === null) return null;
  if ('choice' in read) {
    const isLost = 'lost' in read && folded(canvas.typed.at(-1) ?? '') !== folded(line);
    // Nothing half-made is lost silently: the same word once more means it.
    if (isLost) return { choice: null, kept: true, notice: wordsFor(canvas).table.misses.aimedYet(line.trim()) };
    return { choice: read.choice, kept: false, notice: null };
  }
  if ('miss' in read) return { choice: null, kept: false, notice: read.miss };
  return { choice: null, kept: true, notice: read.plan === null ? null : planSentence(view, read.plan, canvas) };
}

/** The plan after all typed lines. */
export function planOf(view: View, canvas: Canvas): Plan | null {
  let plan: Plan | null = null;
  for (const line of canvas.typed) {
    const read = readLine(view, canvas, plan, line);
    if (read !== null && 'plan' in read) plan = read.plan;
  }
  return plan;
}

/** `lost`: the choice puts a shape away that was aimed. */
type Reading = (Said & { readonly lost?: true }) | { readonly plan: Plan | null };

function readLine(view: View, canvas: Canvas, plan: Plan | null, line: string): Reading | null {
  const words = wordsFor(canvas);
  const tokens = folded(line)
    .split(/[\s,;]+/)
    .filter((token) => token !== '');
  const laying = tokens.length === 0 || (tokens.length === 1 && LAY.includes(tokens[0]!));
  if (laying) return plan === null ? null : { choice: choiceOf(view, plan)! };
  if (plan !== null && tokens.length === 1 && BACK_WORDS.includes(tokens[0]!)) return { plan: null };
  const deed = deedOf(view, canvas, tokens, (token) => targetNamed(view, token, words));
  if (deed !== null) return plan !== null && 'choice' in deed ? { ...deed, lost: true } : deed;
  const byNumber = numbered(view, tokens, words);
  if (byNumber !== null) return plan !== null && 'choice' in byNumber ? { ...byNumber, lost: true } : byNumber;
  if (marksOf(view).length === 0) return null;
  const order = parsed(view, tokens, words);
  if (order === null) return VERBS.includes(tokens[0]!) ? { miss: words.table.misses.noTarget } : null;
  return followed(view, plan, order, words);
}

/** A number means one of the listed options, which are counted without those that players aim at. */
function numbered(view: View, tokens: readonly string[], { table }: GearUpWords): Said | null {
  const [token = '', another] = tokens;
  const listed = listedOf(view);
  const isPlain = listed.length === 0 || listed.length === offered(view).length;
  if (another !== undefined || !/^\d+$/.test(token) || isPlain) return null;
  const choice = listed[Number(token) - 1];
  return choice === undefined ? { miss: table.misses.noOption(token, listed.length) } : { choice };
}

interface AimOrder {
  readonly means: Means | null;
  readonly one: boolean;
  readonly target: Target | null;
  /** The name of a square, in capitals. */
  readonly square: string | null;
  readonly turning: Turning | null;
  readonly direction: Direction | null;
}

const EMPTY: AimOrder = { means: null, one: false, target: null, square: null, turning: null, direction: null };

/** Null: a word has nothing to do with aiming, or the line is only numbers, which pick options. */
function parsed(view: View, tokens: readonly string[], words: GearUpWords): AimOrder | null {
  if (tokens.every((token) => /^\d+$/.test(token))) return null;
  let order = EMPTY;
  for (const token of tokens) {
    const more = parsedToken(view, token, words);
    if (more === null) return null;
    order = { ...order, ...more };
  }
  return order;
}

function parsedToken(view: View, token: string, words: GearUpWords): Partial<AimOrder> | null {
  if (VERBS.includes(token)) return {};
  if (AMMO.includes(token)) return { means: 'ammo' };
  if (ONE.includes(token)) return { one: true };
  const turning = keyWith(TURNINGS, token);
  if (turning !== null) return { turning };
  const direction = keyWith(DIRECTIONS, token);
  if (direction !== null) return { direction };
  if (/^[a-z]\d{1,2}$/.test(token)) return { square: token.toUpperCase() };
  const target = targetNamed(view, token, words);
  if (target !== null) return { target };
  const means = meansNamed(view, token, words);
  return means === null ? null : { means };
}

function keyWith<K extends string>(lists: Readonly<Record<K, readonly string[]>>, token: string): K | null {
  return (Object.keys(lists) as K[]).find((key) => lists[key].includes(token)) ?? null;
}

/** Finds a target by letter, by number, or by the beginning of a name: then the nearest possible target. */
function targetNamed(view: View, token: string, { texts }: GearUpWords): Target | null {
  const letters = [...lettersOf(view)];
  const byLetter = letters.find(([, letter]) => folded(letter) === token);
  if (byLetter !== undefined) return byLetter[0];
  if (/^\d+$/.test(token)) return letters[Number(token) - 1]?.[0] ?? null;
  if (token.length < SHORTEST) return null;
  const named = letters.filter(([target]) => {
    const id = target < 0 ? 'boss' : zombieCard(view, target).kind;
    return [id, folded(bareName(view, target, texts)), folded(texts.labels.boss)].some(
      (name, i) => name.startsWith(token) && (i < 2 || target < 0),
    );
  });
  const aimable = new Set(marksOf(view).map(({ target }) => target));
  const space = (target: Target): number =>
    view.survivors.flatMap(({ street }) => street).find(({ card }) => card === target)?.space ?? 0;
  const [nearest] = named
    .map(([target]) => target)
    .toSorted((a, b) => Number(aimable.has(b)) - Number(aimable.has(a)) || space(a) - space(b));
  return nearest ?? null;
}

/** Shorter beginnings of names are too ambiguous. */
const SHORTEST = 3;

/** Finds a companion by name, or the weapon by a word of its name. */
function meansNamed(view: View, token: string, { texts }: GearUpWords): Means | null {
  if (token.length < SHORTEST) return null;
  const companions = new Set(marksOf(view).map(meansOf));
  const companion = [...companions].find(
    (means) => typeof means === 'number' && folded(texts.companion(means)).startsWith(token),
  );
  if (companion !== undefined) return companion;
  const weapon = activeWeapon(view, contentOf(view), ownSeat(view));
  const name = weapon === null ? '' : texts.weapon(view.survivors[ownSeat(view)]!.survivor, weapon.colour);
  return folded(name)
    .split(' ')
    .some((word) => word.startsWith(token))
    ? 'weapon'
    : null;
}

/** Carries out an order: first the target and the means, then the place, then the turn. */
function followed(view: View, before: Plan | null, order: AimOrder, words: GearUpWords): Reading {
  const { misses } = words.table;
  const { target, means, square, one, turning, direction } = order;
  const begun = target === null && means === null ? before : newPlan(view, before, target, means);
  if (begun === null) {
    const wanted = target ?? before?.target ?? null;
    if (means === 'ammo' && !marksOf(view).some((mark) => meansOf(mark) === means))
      return { miss: misses.notOffered(folded(words.texts.labels.ammo)) };
    if (wanted === null) return { miss: misses.nothingAimed };
    const helpers = companionsOn(view, wanted).map((each) => words.texts.companion(each));
    const letter = lettersOf(view).get(wanted) ?? '';
    if (means === null && helpers.length > 0)
      return { miss: misses.onlyCompanions(helpers.map((name) => `${name} ${letter}`).join(', ')) };
    return { miss: misses.noPlace(shortName(view, wanted, words)) };
  }
  let plan = begun;
  if (square !== null || one) {
    const placed = placedOn(view, plan, square, one, words);
    if ('miss' in placed) return placed;
    plan = placed;
  }
  if (turning !== null) {
    const other = turnedPlan(view, plan, turning);
    if (other === null) return { miss: misses.noOtherTurn };
    plan = other;
  }
  if (direction !== null) {
    const other = movedPlan(view, plan, direction);
    if (other === null) return { miss: misses.noFurther };
    plan = other;
  }
  return { plan };
}

/** Companions who could strike a target now. */
function companionsOn(view: View, target: Target): readonly number[] {
  const means = marksOf(view).flatMap((mark) => (mark.target === target ? [meansOf(mark)] : []));
  return [...new Set(means)].filter((each) => typeof each === 'number');
}

/** A plan on another target keeps the means, if they can be used there. */
function newPlan(view: View, before: Plan | null, target: Target | null, means: Means | null): Plan | null {
  const targets = new Set(
    marksOf(view).flatMap((mark) => (means === null || meansOf(mark) === means ? mark.target : [])),
  );
  const only = targets.size === 1 ? [...targets][0]! : null;
  const wanted = target ?? before?.target ?? only;
  if (wanted === null) return null;
  if (means !== null) return planOn(view, wanted, means);
  return planOn(view, wanted, before?.means ?? null) ?? planOn(view, wanted, null);
}

/** The shape, or one square, at the requested place. */
function placedOn(
  view: View,
  plan: Plan,
  square: string | null,
  one: boolean,
  words: GearUpWords,
): Plan | { readonly miss: string } {
  const { misses } = words.table;
  const { rows } = sheetOf(view, plan.target)!;
  const cell = square === null ? plan.cells[0]! : cellNames(rows).indexOf(square);
  if (square !== null && cell < 0) return { miss: misses.noSquare(shortName(view, plan.target, words), square) };
  const placed = planOver(view, plan, cell, one);
  return placed ?? { miss: misfitSentence(view, plan, cell, words) };
}
