/** Tables for the tests of the drawing, put together by hand. */
import { findGame } from '@horda/games';
import { contentOf, zombieCards } from '@horda/gear-up/content/cards';
import type { BossId, Colour, ZombieKind } from '@horda/gear-up/content/content';
import { figureOf, gridOf, placements, singles } from '@horda/gear-up/geometry/geometry';
import type { Choice, Options, Space, Target } from '@horda/gear-up/state';
import type { Cells, SurvivorView, View, ZombieView } from '@horda/gear-up/view';
import type { Language } from '@horda/parts';
import type { Canvas } from '../drawing.ts';

export const entry = findGame('gear-up')!;

const NAMES = ['Ala', 'Olek', 'Ewa', 'Jan'];

export function canvas(
  language: Language = 'en',
  { width = 80, rows = 24, color = false, unicode = true, typed = [] as readonly string[] } = {},
): Canvas {
  return {
    language,
    texts: entry.texts[language],
    style: { color, unicode },
    width,
    rows,
    typed,
    name: (seat) => NAMES[seat]!,
    note: (seat) => (seat === 0 ? 'you' : ''),
  };
}

const OPTIONS: Options = {
  difficulty: 'easy',
  boss: 'superAbomination',
  survivors: 'random',
  commander: '1',
  bossAmmo: true,
  mildRow: false,
};

/** Ala plays Ethan in the attack step of turn 1, the card is green, all streets are empty; unless told otherwise. */
export function view(more: Partial<View> = {}, players = 4, boss: BossId = 'superAbomination'): View {
  const state = entry.game.setup({ ...OPTIONS, boss }, players, [1, 2, 3, 4], null);
  const fresh = entry.game.view(state, 0) as View;
  const survivors = fresh.survivors.map((who, survivor): SurvivorView => ({ ...who, survivor, street: [] }));
  const round: Partial<View> = { round: 1, turn: 1, step: 'attack', row: [GREEN], asks: [], wave: [] };
  return { ...fresh, survivors, commander: 0, ...round, ...more };
}

/** The number of a turn card that is green and moves nobody. */
const GREEN = 3;

/** With the boss in front of Ala. */
export function bossView(boss: BossId, more: Partial<View['boss']> = {}): View {
  const seen = view({}, 1, boss);
  return { ...seen, round: 2, boss: { ...seen.boss, seat: 0, ...more } };
}

/** Other facts about one survivor. */
export function withSurvivor(seen: View, seat: number, more: Partial<SurvivorView>): View {
  return { ...seen, survivors: seen.survivors.map((who, i) => (i === seat ? { ...who, ...more } : who)) };
}

/** The first card of a kind. */
export function zombie(
  kind: ZombieKind,
  space: Space,
  { crossed = [] as Cells, planned = [] as Cells, damage = 2, copy = 0 } = {},
): ZombieView {
  const cards = zombieCards(contentOf({ pack: null }));
  const card = cards.findIndex((each) => each.kind === kind) + copy;
  const squares = gridOf(cards[card]!.rows).squares.length;
  return { card, kind, space, crossed, planned, left: squares - crossed.length, damage };
}

/** A view in which Ala is asked. */
export function asking(seen: View, options: readonly Choice[], prompt = 'attack.act'): View {
  const own = { prompt, min: 1, max: 1, options, answer: null };
  return { ...seen, asks: [{ seat: 0, answered: false, own }] };
}

/** Every way to lay a weapon of Ethan on a target, and every single square, as the game offers them. */
export function marks(seen: View, target: Target, colour: Colour = 'green'): readonly Choice[] {
  const content = contentOf(seen);
  const weapon = content.survivors[0]!.weapons.find((each) => each.colour === colour)!;
  const { rows, crossed } = sheet(seen, target);
  const grid = gridOf(rows);
  const shape = content.shapes.find(({ id }) => id === weapon.shape)!;
  return [...placements(grid, figureOf(shape.rows)), ...singles(grid)]
    .filter(({ cells }) => cells.every((cell) => !crossed.includes(cell)))
    .map(({ cells }): Choice => ({ do: 'mark', by: 0, with: 'weapon', target, cells }));
}

function sheet(seen: View, target: Target): { readonly rows: readonly string[]; readonly crossed: Cells } {
  const content = contentOf(seen);
  if (target < 0) return { rows: content.bosses[seen.boss.boss]![seen.boss.side].rows, crossed: seen.boss.crossed };
  const zombies = seen.survivors.flatMap(({ street }) => street);
  return { rows: zombieCards(content)[target]!.rows, crossed: zombies.find(({ card }) => card === target)!.crossed };
}
