/** The facts that every part of the board is drawn from. */
import { tablesOf, type Board, type BossTable } from '@horda/gear-up/content/boards';
import { contentOf } from '@horda/gear-up/content/cards';
import { COLOURS, type Content, type Effect, type Weapon } from '@horda/gear-up/content/content';
import { effectsInForce, unlocked } from '@horda/gear-up/content/weapons';
import { figureOf, type Figure } from '@horda/gear-up/geometry/geometry';
import type { Choice, Event, Target, Tool } from '@horda/gear-up/state';
import type { GearUpTexts } from '@horda/gear-up/text/messages';
import { activeWeapon, rowsOf, standing } from '@horda/gear-up/text/seen';
import type { View, ZombieView } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Looks } from '../parts/looks.ts';
import type { BoardProps } from '../web-game.ts';
import type { Aiming } from './use-aiming.ts';
import { WORDS } from './text/of.ts';
import type { GearUpWords } from './text/words.ts';

export type GearUpBoardProps = BoardProps<View, Choice, Event, GearUpTexts>;

export interface Scene extends GearUpBoardProps {
  readonly words: GearUpWords;
  readonly looks: Looks;
  readonly content: Content;
  /** The options of the question; empty if nothing is asked. */
  readonly options: readonly Choice[];
  /** The player's own seat; for spectators, the seat that they look at. */
  readonly own: Seat;
}

export interface GearUpBoard extends Scene {
  readonly aiming: Aiming;
}

export const TableContext = createContext<GearUpBoard | null>(null);

export function useBoard(): GearUpBoard {
  const table = useContext(TableContext);
  if (table === null) throw new Error('outside of the board');
  return table;
}

export function sceneOf(props: GearUpBoardProps, looks: Looks): Scene {
  const { view, seat, ask, language, watched } = props;
  return {
    ...props,
    words: WORDS[language],
    looks,
    content: contentOf(view),
    options: ask?.options ?? [],
    own: watched?.seat ?? seat ?? 0,
  };
}

/** A thing with a grid, in its present state. */
export interface Aimable {
  readonly target: Target;
  /** In whose street it stands. */
  readonly street: Seat;
  readonly rows: readonly string[];
  readonly board: Board;
  readonly crossed: readonly number[];
  readonly planned: readonly number[];
  /** Null: it is the boss. */
  readonly zombie: ZombieView | null;
}

/** Null: it is no longer on the table. */
export function aimableOf({ view, content }: Pick<Scene, 'view' | 'content'>, target: Target): Aimable | null {
  const rows = rowsOf(view, content, target);
  if (target < 0) {
    const { seat, crossed, planned } = view.boss;
    return { target, street: seat, rows, board: bossBoard(view), crossed, planned, zombie: null };
  }
  const at = standing(view, target);
  if (at === null) return null;
  const { crossed, planned } = at.zombie;
  return { target, street: at.seat, rows, board: tablesOf(view).zombies[target]!, crossed, planned, zombie: at.zombie };
}

export function bossBoard(view: View): BossTable {
  return tablesOf(view).bosses[view.boss.boss]![view.boss.side];
}

/** Which member of Dead Sox a target is; of other bosses the only one. */
export const memberOf = (target: Target): number => -1 - target;

/** Who has planned each crossed square of a target. */
export function plannersOf({ survivors }: View, target: Target): ReadonlyMap<number, Seat> {
  const planners = new Map<number, Seat>();
  for (const [seat, { deeds }] of survivors.entries())
    for (const deed of deeds) {
      // Members of Dead Sox share one grid.
      if (!('target' in deed) || (target < 0 ? deed.target >= 0 : deed.target !== target)) continue;
      if (deed.do === 'mark') for (const cell of deed.cells) planners.set(cell, seat);
      if (deed.do === 'ammo') planners.set(deed.cell, seat);
    }
  return planners;
}

/** How many upgrades of a weapon are unlocked. */
export function unlockedOf({ view }: Pick<Scene, 'view'>, seat: Seat, { colour }: Weapon): number {
  return unlocked(colour, view.survivors[seat]!.weapons[COLOURS.indexOf(colour)]!.upgrades);
}

/** The effects of a weapon that are unlocked. */
export function effectsOf(scene: Pick<Scene, 'view'>, seat: Seat, weapon: Weapon): readonly Effect[] {
  return effectsInForce(weapon, unlockedOf(scene, seat, weapon), scene.view.survivors.length === 1);
}

export function figureNamed({ shapes }: Content, id: string): Figure {
  return figureOf(shapes.find((shape) => shape.id === id)?.rows ?? []);
}

/** The effects of the weapon that is active in this turn, or of a companion; empty: there are none. */
export function figureOfTool({ view, content }: Pick<Scene, 'view' | 'content'>, seat: Seat, tool: Tool): Figure {
  const shape =
    tool === 'weapon' ? (activeWeapon(view, content, seat)?.shape ?? null) : content.companions[tool]!.shape;
  return shape === null ? [] : figureNamed(content, shape);
}

/** The seats around the table, the viewer's first; their order does not depend on the street in view. */
export function seatsAround({ view, seat }: Pick<Scene, 'view' | 'seat'>): readonly Seat[] {
  const seats = view.survivors.length;
  return Array.from({ length: seats }, (_, i) => ((seat ?? 0) + i) % seats);
}

/** The only option of a kind; null: it is not offered. */
export function optionOf<D extends Choice['do']>(
  options: readonly Choice[],
  kind: D,
): Extract<Choice, { readonly do: D }> | null {
  return (options.find((option) => option.do === kind) ?? null) as Extract<Choice, { readonly do: D }> | null;
}

/** Zombies are known by their cards; the boss is one piece. */
export const pieceOf = (target: Target): string => (target < 0 ? 'boss' : `zombie-${target}`);
