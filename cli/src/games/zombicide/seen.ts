/** What the drawing of Zombicide reads from a view. */
import { folded } from '@horda/parts';
import { tableOf } from '@horda/zombicide/obstacle';
import { cardOf, isUnloaded } from '@horda/zombicide/rules/held';
import { boardHere } from '@horda/zombicide/rules/mission';
import { zombiesIn } from '@horda/zombicide/rules/table';
import { NONE, type Held, type SurvivorNo, type ZoneNo } from '@horda/zombicide/state';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { Names } from '@horda/zombicide/text/names';
import { askedSeat } from '@horda/zombicide/text/seen';
import type { View } from '@horda/zombicide/view';
import type { Canvas } from '../drawing.ts';
import { TABLE_WORDS, type TableWords } from './words.ts';

/** All words of the game and of its drawing in one language. */
export interface ZombicideWords {
  readonly texts: ZombicideTexts;
  readonly table: TableWords;
}

/** The words of the table may be those of a pack, so they come with the canvas. */
export function wordsFor({ language, texts }: Pick<Canvas, 'language' | 'texts'>): ZombicideWords {
  return { texts: texts as unknown as ZombicideTexts, table: TABLE_WORDS[language] };
}

/** The open question of the viewer; '': none. */
export function promptSeen({ asks }: View): string {
  return asks.find(({ own }) => own !== null)?.own?.prompt ?? '';
}

/** Whether the viewer chooses the next action of a turn. */
export function isTurn(view: View): boolean {
  const prompt = promptSeen(view);
  return prompt === 'turn.choose' || prompt === 'reaction.choose';
}

/** Zombies and abominations of a zone. */
export function zombiesAt(view: View, zone: ZoneNo): number {
  return zombiesIn(tableOf(view), zone);
}

/** Zones that passages of the mission lead to. */
export function passagesFrom(view: View, zone: ZoneNo): readonly ZoneNo[] {
  const { links } = boardHere(view);
  return view.ground.links.flatMap((link) => {
    const { a, b } = links[link]!;
    return a === zone ? [b] : b === zone ? [a] : [];
  });
}

/** The survivor that the screen is about: who acts, or the first own one who still can. */
export function shownSurvivor(view: View): SurvivorNo | null {
  if (view.survivors[view.acting] !== undefined) return view.acting;
  const standing = [...view.survivors.keys()].filter((n) => view.survivors[n]!.status === 'standing');
  const own = standing.filter((n) => view.survivors[n]!.owner === askedSeat(view));
  return own.find((n) => !view.survivors[n]!.acted) ?? own[0] ?? standing[0] ?? null;
}

/** Where a survivor stands or lies; null: not on the board, or not yet. */
export function placeOf({ survivors }: View, survivor: SurvivorNo | null): ZoneNo | null {
  const one = survivors[survivor ?? NONE];
  const isHere = one !== undefined && one.zone !== NONE && (one.status === 'standing' || one.status === 'down');
  return isHere ? one.zone : null;
}

/** The shortest beginnings by which the names of the team differ: `Am`, `Ang`, `Ant`. */
export function shortNames(view: View, names: Names): readonly string[] {
  const all = view.survivors.map((_, n) => names.survivor(n, view));
  return all.map((name, n) => {
    const others = all.filter((_, m) => m !== n);
    let length = 2;
    while (length < name.length && others.some((other) => other.startsWith(name.slice(0, length)))) length++;
    return name.slice(0, length).trimEnd();
  });
}

/** The name of a carried card without its deck; an empty weapon says so. */
export function cardText(held: Held, { texts: { names }, table }: ZombicideWords): string {
  const name = names.plainCard(cardOf(held));
  return isUnloaded(held) ? `${name} (${table.unloaded})` : name;
}

/** Survivors whose name begins with what was typed; an exact name alone. */
export function survivorsNamed(view: View, names: Names, typed: string): readonly SurvivorNo[] {
  const asked = folded(typed);
  const all = [...view.survivors.keys()].map((n) => ({ n, name: folded(names.survivor(n, view)) }));
  const exact = all.filter(({ name }) => name === asked);
  const found = exact.length > 0 ? exact : all.filter(({ name }) => asked !== '' && name.startsWith(asked));
  return found.map(({ n }) => n);
}
