/** What a player types in a turn, read in either language: `m 21`, `a 12 pistol`, `door`, `s`. */
import { folded } from '@horda/parts';
import { dangerFor } from '@horda/zombicide/outlook';
import { boardHere } from '@horda/zombicide/rules/mission';
import type { Choice } from '@horda/zombicide/state';
import { behind, offered } from '@horda/zombicide/text/seen';
import type { View } from '@horda/zombicide/view';
import type { Aim, Canvas } from '../drawing.ts';
import {
  aboutZone,
  deedNamed,
  deedOf,
  isAtNothing,
  isLike,
  isOwn,
  keyOf,
  namesIn,
  ownWord,
  rankOf,
  zoneOf,
} from './deeds.ts';
import { reasonAgainst } from './reasons.ts';
import { isTurn, survivorsNamed, wordsFor } from './seen.ts';
import { sheetLines } from './sheet.ts';
import type { Deed } from './words.ts';
import { isZoneQuestion } from './zone-question.ts';

/** Reads a line that picks an option by its words; null: the line is something else. */
export function aimOf(view: View, canvas: Canvas, line: string): Aim | null {
  const tokens = tokensOf(line);
  if (tokens.length === 0) return null;
  const read = isTurn(view) ? readTurn(view, canvas, tokens) : readZone(view, tokens);
  if (read === null) return null;
  if ('notice' in read) return { choice: null, kept: false, notice: read.notice };
  const warning = read.choice.do === 'end' ? unspent(view, canvas, tokens) : null;
  return warning === null
    ? { choice: read.choice, kept: false, notice: null }
    : { choice: null, kept: true, notice: warning };
}

type Reading = { readonly choice: Choice } | { readonly notice: string };

/** A turn with actions left ends when that is said twice, or with a `!`; null: nothing is left, or it was said. */
function unspent(view: View, canvas: Canvas, tokens: readonly string[]): string | null {
  const actions = view.survivors[view.acting]?.actions ?? 0;
  const isSaid = tokens.includes(SURE) || canvas.typed.length > 0;
  if (actions === 0 || isSaid) return null;
  const { texts, table } = wordsFor(canvas);
  const harmed = dangerFor(view).harmed.map(({ survivor }) => texts.names.survivor(survivor, view));
  const danger = harmed.length === 0 ? [] : [table.misses.inDanger(harmed)];
  return [table.misses.unspent(actions, keyOf('end', canvas)), ...danger].join(' ');
}
const SURE = '!';

/** `a12!` is `a 12 !`. */
function tokensOf(line: string): readonly string[] {
  return folded(line)
    .replaceAll(/!+/g, ' $& ')
    .replaceAll(/^([a-z]{1,2})(\d+)$/g, '$1 $2')
    .split(/[\s,;]+/)
    .filter((token) => token !== '');
}

function readZone(view: View, tokens: readonly string[]): Reading | null {
  const [only, ...more] = tokens;
  if (!isZoneQuestion(view) || more.length > 0 || !isNumber(only!)) return null;
  const choice = offered(view).find((each) => zoneOf(each) === Number(only) - 1);
  return choice === undefined ? null : { choice };
}

function readTurn(view: View, canvas: Canvas, tokens: readonly string[]): Reading | null {
  const [first, ...rest] = tokens as readonly [string, ...string[]];
  const choice = /^#\d+$/.test(first) ? offered(view)[Number(first.slice(1)) - 1] : undefined;
  if (choice !== undefined) return { choice };
  if (isNumber(first)) return rest.length === 0 ? readStep(view, canvas, first) : null;
  const deed = deedNamed(first, canvas.language);
  if (deed === null) return readName(view, canvas, tokens);
  return readDeed(view, canvas, deed, rest);
}

function isNumber(token: string): boolean {
  return /^\d{1,3}$/.test(token);
}

/** A zone alone: a Move there, or a drive. */
function readStep(view: View, canvas: Canvas, typed: string): Reading {
  const isDriving = offered(view).some((choice) => choice.do === 'drive');
  const read = readDeed(view, canvas, isDriving ? 'car' : 'move', [typed]);
  if ('choice' in read) return read;
  const isTarget = ofDeed(view, 'attack').some((choice) => zoneOf(choice) === Number(typed) - 1);
  if (!isTarget) return read;
  const { misses } = wordsFor(canvas).table;
  return { notice: `${read.notice} ${misses.attackInstead(`${keyOf('attack', canvas)} ${typed}`)}` };
}

/** A name alone: the turn of that survivor, where that is offered; otherwise what there is to know. */
function readName(view: View, canvas: Canvas, tokens: readonly string[]): Reading | null {
  const { texts } = wordsFor(canvas);
  const [survivor, another] = survivorsNamed(view, texts.names, tokens.join(' '));
  if (survivor === undefined || another !== undefined) return null;
  const choice = offered(view).find((each) => each.do === 'activate' && each.survivor === survivor);
  return choice === undefined ? { notice: sheetLines(view, survivor, canvas).join('\n') } : { choice };
}

export function ofDeed(view: View, deed: Deed): readonly Choice[] {
  return offered(view).filter((choice) => deedOf(choice) === deed);
}

/** What these are about has to be typed. */
const NAMED: readonly Deed[] = ['move', 'discard'];

/** The options of a deed that the tokens leave open; of those that are nearly alike, the one that is usually meant. */
function meantBy(view: View, canvas: Canvas, deed: Deed, tokens: readonly string[]): readonly Choice[] {
  const found = ofDeed(view, deed).filter(
    (choice) => isAlong(choice, tokens) && tokens.every((token) => fits(view, canvas, choice, token)),
  );
  const aimed = found.filter((choice) => !isAtNothing(view, choice));
  const some = aimed.length === 0 ? found : aimed;
  const isSecond = (choice: Choice): boolean =>
    some.some((other) => isLike(view, other, choice) && rankOf(view, other) < rankOf(view, choice));
  return some.filter((choice) => !isSecond(choice));
}

function readDeed(view: View, canvas: Canvas, deed: Deed, tokens: readonly string[]): Reading {
  const { misses } = wordsFor(canvas).table;
  const wrong = tokens.find((token) => isNumber(token) && !isZone(view, token));
  if (wrong !== undefined && deed !== 'objective')
    return { notice: misses.noZone(wrong, boardHere(view).zones.length) };
  const [choice, ...others] = meantBy(view, canvas, deed, tokens);
  if (choice === undefined) return { notice: reasonAgainst(view, canvas, deed, tokens) };
  const isAimless = isAtNothing(view, choice) && !tokens.some(isNumber);
  if (isAimless) return { notice: misses.noTarget(lineFor(view, canvas, choice)) };
  if (others.length === 0 && !(NAMED.includes(deed) && tokens.length === 0)) return { choice };
  const lines = [choice, ...others].slice(0, MOST_LISTED).map((each) => `\`${lineFor(view, canvas, each)}\``);
  return { notice: misses.which(lines) };
}
const MOST_LISTED = 8;

function isZone(view: View, token: string): boolean {
  return Number(token) >= 1 && Number(token) <= boardHere(view).zones.length;
}

/** The zones that are typed are the last ones of a drive: all of them, or where it ends. */
function isAlong(choice: Choice, tokens: readonly string[]): boolean {
  if (choice.do !== 'drive') return true;
  const zones = tokens.filter(isNumber).map((token) => Number(token) - 1);
  return zones.every((zone, i) => zone === choice.way.at(i - zones.length));
}

/** With the Flashlight, or without it. */
const LIT = '+';
const UNLIT = '-';

function fits(view: View, canvas: Canvas, choice: Choice, token: string): boolean {
  const { table } = wordsFor(canvas);
  if (token === '!' || token === '!!' || table.allOut.includes(token))
    return choice.do === 'attack' ? choice.allOut === (token === '!!' ? 2 : 1) : choice.do === 'end';
  if (isOwn(token)) return choice.do === 'trade' && choice.with < 0;
  if (table.light.includes(token) || token === LIT)
    return (choice.do === 'attack' || choice.do === 'search') && choice.light;
  if (token === UNLIT) return (choice.do === 'attack' || choice.do === 'search') && !choice.light;
  if (/^x[012]$/.test(token)) return choice.do === 'attack' && choice.with.length === Number(token[1]);
  if (isNumber(token) && choice.do === 'drive') return choice.way.includes(Number(token) - 1);
  if (isNumber(token) && choice.do !== 'objective')
    return aboutZone(choice, (door) => behind(view, door)) === Number(token) - 1;
  return namesIn(view, choice, canvas).some((name) => folded(name).startsWith(token));
}

/** The shortest line that picks this option of a turn. */
export function lineFor(view: View, canvas: Canvas, choice: Choice): string {
  const deed = deedOf(choice);
  const number = `#${offered(view).indexOf(choice) + 1}`;
  if (deed === null) return number;
  const zone = aboutZone(choice, (door) => behind(view, door));
  const way = choice.do === 'drive' ? choice.way.map((each) => String(each + 1)) : [];
  const place = zone === null ? [] : [String(zone + 1)];
  const names = [...new Set(namesIn(view, choice, canvas))].filter(
    (name) => name.length > 1 && !isNumber(name) && deedNamed(folded(name), canvas.language) !== deed,
  );
  if (deed === 'end') return `${keyOf(deed, canvas)}${view.survivors[view.acting]?.actions === 0 ? '' : SURE}`;
  const some = [[], ...names.map((name) => [name]), ...names.flatMap((a) => names.map((b) => [a, b]))];
  const tries = marksOf(choice, canvas).flatMap((marks) =>
    some.flatMap((named) => [
      [...named, ...marks],
      [...place, ...named, ...marks],
      [...way, ...named, ...marks],
    ]),
  );
  const isPicked = (tokens: readonly string[]): boolean => {
    const [only, ...others] = meantBy(view, canvas, deed, tokens.map(folded));
    return only === choice && others.length === 0;
  };
  const isEnough = (tokens: readonly string[]): boolean =>
    tokens.length > 0 || !(NAMED.includes(deed) || isAtNothing(view, choice));
  const tokens = tries.find((each) => isEnough(each) && isPicked(each));
  return tokens === undefined ? number : [keyOf(deed, canvas), ...tokens].join(' ');
}

/** What tells a choice from others that are nearly alike: the shortest first. */
function marksOf(choice: Choice, canvas: Canvas): readonly (readonly string[])[] {
  switch (choice.do) {
    case 'attack': {
      const allOut = choice.allOut === 0 ? [] : ['!'.repeat(choice.allOut)];
      const [light, count] = [choice.light ? LIT : UNLIT, `x${choice.with.length}`];
      return [allOut, [...allOut, light], [...allOut, count], [...allOut, light, count]];
    }
    case 'search':
      return [[], [choice.light ? LIT : UNLIT]];
    case 'trade':
      return choice.with < 0 ? [[ownWord(canvas)]] : [[]];
    default:
      return [[]];
  }
}

/** What to type for each option: in a turn its line, in a question about zones their numbers; null: its number. */
export function handlesOf(view: View, canvas: Canvas): readonly string[] | null {
  if (isTurn(view)) return offered(view).map((choice) => lineFor(view, canvas, choice));
  return isZoneQuestion(view) ? offered(view).map((choice) => String(zoneOf(choice)! + 1)) : null;
}
