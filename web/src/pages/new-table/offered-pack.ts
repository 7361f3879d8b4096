/** A pack that the workshop hands to the form for a new table: it lasts until the form has taken it. */
import type { ChosenPack } from './pack-file.ts';

let offered: { readonly game: string; readonly pack: ChosenPack } | null = null;

export function offerPack(game: string, pack: ChosenPack): void {
  offered = { game, pack };
}

/** Null: none was offered for this game. */
export function takeOffered(game: string): ChosenPack | null {
  const pack = offered?.game === game ? offered.pack : null;
  offered = null;
  return pack;
}
