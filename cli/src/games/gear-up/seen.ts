/** What the drawing often needs from a view: its words, the viewer's seat, the targets of an attack. */
import { contentOf, zombieCard } from '@horda/gear-up/content/cards';
import {
  COLOURS,
  type Boss,
  type BossBoard,
  type Content,
  type Effect,
  type Weapon,
} from '@horda/gear-up/content/content';
import { unlocked } from '@horda/gear-up/content/weapons';
import type { Choice, Target } from '@horda/gear-up/state';
import { cellNames } from '@horda/gear-up/text/cells';
import type { GearUpTexts } from '@horda/gear-up/text/messages';
import { offered, threatTo, upgradesOf } from '@horda/gear-up/text/seen';
import type { Cells, SurvivorView, View, ZombieView } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import type { Language } from '@horda/parts';
import type { Canvas } from '../drawing.ts';
import { en } from './words-en.ts';
import { pl } from './words-pl.ts';
import type { TableWords } from './words.ts';

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, pl };

/** All words of the game and of its drawing in one language. */
export interface GearUpWords {
  readonly texts: GearUpTexts;
  readonly table: TableWords;
}

/** The words of the table may be those of a pack, so they come with the canvas. */
export function wordsFor({ language, texts }: Canvas): GearUpWords {
  return { texts: texts as unknown as GearUpTexts, table: TABLE_WORDS[language] };
}

/** Spectators see the table from the first player's seat. */
export function ownSeat({ seat }: View): Seat {
  return seat ?? 0;
}

/** Whether a zombie still has squares to cross; dead ones stay on the table until all players are ready. */
export function isAlive({ left }: ZombieView): boolean {
  return left > 0;
}

export function bossOf(view: View): Boss {
  return contentOf(view).bosses[view.boss.boss]!;
}

export function boardOf(view: View): BossBoard {
  return bossOf(view)[view.boss.side];
}

export function isBossHere({ boss }: View): boolean {
  return boss.seat >= 0;
}

/** The printed and the crossed squares of a target. */
interface Sheet {
  readonly rows: readonly string[];
  readonly crossed: Cells;
  readonly planned: Cells;
  readonly left: number;
}

/** Null: the target is no longer on the table. */
export function sheetOf(view: View, target: Target): Sheet | null {
  if (target >= 0) {
    const zombie = view.survivors.flatMap(({ street }) => street).find(({ card }) => card === target);
    return zombie === undefined ? null : { rows: zombieCard(view, target).rows, ...zombie };
  }
  const { crossed, planned, members } = view.boss;
  const member = members.find((each) => each.target === target);
  return { rows: boardOf(view).rows, crossed, planned, left: member?.left ?? view.boss.left };
}

/** The seat in whose street a target stands. */
export function streetOf(view: View, target: Target): Seat {
  if (target < 0) return view.boss.seat;
  return view.survivors.findIndex(({ street }) => street.some(({ card }) => card === target));
}

/** Letters for zombies: the other letters turn a shape or name the boss. */
const LETTERS = [...'ABCDEFGHIJKPSTUVW'];
const BOSS_LETTERS = ['Z', 'Y', 'X'];

/**
 * The letter of every target in the attack: the viewer's zombies first, then those of neighbours that can be hit, then
 * the boss.
 */
export function lettersOf(view: View): ReadonlyMap<Target, string> {
  if (view.step !== 'attack') return new Map();
  const own = ownSeat(view);
  const far = new Set(aimableSeats(view));
  const seats = [own, ...view.survivors.keys()].filter((seat, i) => i === 0 || (seat !== own && far.has(seat)));
  const zombies = seats.flatMap((seat) => view.survivors[seat]?.street ?? []);
  const named = zombies.map(({ card }, i): [Target, string] => [card, letterAt(i)]);
  if (!isBossHere(view)) return new Map(named);
  const { members } = view.boss;
  const boss = members.map(({ target }, i): [Target, string] => [target, BOSS_LETTERS[members.length - 1 - i]!]);
  return new Map([...named, ...boss]);
}

function letterAt(i: number): string {
  const round = Math.floor(i / LETTERS.length);
  return LETTERS[i % LETTERS.length]!.repeat(round + 1);
}

/** Seats in whose streets something can be marked now. */
function aimableSeats(view: View): readonly Seat[] {
  return marksOf(view).flatMap(({ target }) => (target < 0 ? [] : [streetOf(view, target)]));
}

export type MarkChoice = Extract<Choice, { readonly do: 'mark' | 'ammo' }>;

/** Everything that can be crossed now. */
export function marksOf(view: View): readonly MarkChoice[] {
  return offered(view).filter((choice): choice is MarkChoice => choice.do === 'mark' || choice.do === 'ammo');
}

/** `A Walker`. */
export function shortName(view: View, target: Target, { texts }: GearUpWords): string {
  const letter = lettersOf(view).get(target) ?? '';
  return `${letter} ${bareName(view, target, texts)}`.trim();
}

export function bareName(view: View, target: Target, texts: GearUpTexts): string {
  if (target >= 0) return texts.kinds[zombieCard(view, target).kind];
  return view.boss.members.length > 1 ? (texts.members[-1 - target] ?? '') : texts.boss(view.boss.boss);
}

/** The damage that the next march would do, given the present plans. */
export function threatOf(view: View, seat: Seat): number {
  return view.ending === null ? threatTo(view, contentOf(view), seat) : 0;
}

interface EffectOf {
  readonly effect: Effect;
  readonly unlocked: boolean;
}

/** The effects of a weapon in the order of the board; those of the yellow one are never locked. (B67) */
export function effectsOf(view: View, weapon: Weapon, { weapons }: SurvivorView): readonly EffectOf[] {
  const known = weapons[COLOURS.indexOf(weapon.colour)]?.upgrades ?? 0;
  const upgrades = unlocked(weapon.colour, known);
  return [
    ...(weapon.start === null ? [] : [{ effect: weapon.start, unlocked: true }]),
    ...upgradesOf(view, weapon).map((effect, i) => ({ effect, unlocked: i < upgrades })),
  ];
}

export function shapeRows({ shapes }: Content, id: string): readonly string[] {
  return shapes.find((shape) => shape.id === id)?.rows ?? [];
}

/** The options that are listed with numbers; the others are too many, and players aim at them or take them back. */
export function listedOf(view: View): readonly Choice[] {
  const options = offered(view);
  const aimable = marksOf(view).length > 0;
  const latest = Math.max(-1, ...options.map((choice) => (choice.do === 'takeBack' ? choice.from : -1)));
  return options.filter((choice) => {
    switch (choice.do) {
      case 'mark':
      case 'ammo':
      case 'assign':
        return false;
      case 'takeBack':
        return !aimable && choice.from === latest;
      default:
        return true;
    }
  });
}

/** What is typed for each option: a number of the listed ones, a letter with a square for the others. */
export function handlesOf(view: View): readonly string[] | null {
  const options = offered(view);
  const listed = listedOf(view);
  if (listed.length === 0 || listed.length === options.length) return null;
  const letters = lettersOf(view);
  return options.map((choice) => {
    if (choice.do === 'takeBack' && !listed.includes(choice)) return String(choice.from);
    if (choice.do !== 'mark' && choice.do !== 'ammo') {
      const at = listed.indexOf(choice);
      return at < 0 ? '' : String(at + 1);
    }
    const names = cellNames(sheetOf(view, choice.target)?.rows ?? []);
    return `${letters.get(choice.target) ?? ''} ${names[choice.do === 'ammo' ? choice.cell : choice.cells[0]!] ?? ''}`;
  });
}
