/** Packs of The Long Night: an owner types in real cards, which are played instead of ours. */
import type { PackSpec } from '@horda/kernel';
import { checked, type PackNotes } from '@horda/parts';
import { byId, object, type Reader } from '@horda/parts/shape';
import { OURS, type Packed } from './content/content.ts';
import { DECKS } from './pack/decks.ts';
import { noteFaults } from './pack/whole.ts';
import type { Options } from './state.ts';

const read: Reader = object(
  Object.fromEntries(Object.entries(DECKS).map(([deck, [ids, card]]) => [`${deck}?`, byId(ids, card)])),
);

/** What a pack may have, as data. */
export const FORM = read.form;

/** Where a card comes from that says nothing about it. */
const TYPED_IN = { kind: 'published', where: 'a pack' } as const;

export const PACK: PackSpec<Packed, Options> = {
  version: 1,
  replaces: [],
  template: () => OURS,
  check(content) {
    const notes: PackNotes = [];
    const pack = withSources(read([notes, '', content]) as Packed);
    if (notes.length === 0) noteEmpty(notes, pack);
    // What cards mean together is looked at only when each of them is right.
    if (notes.length === 0) noteFaults(notes, pack);
    return checked(notes, pack);
  },
  count(content) {
    const counts = Object.entries(content).map(([deck, cards]) => [deck, Object.keys(cards as object).length] as const);
    return Object.fromEntries(counts.filter(([, cards]) => cards > 0));
  },
};

/** A pack without a card, or with a deck without one, is a mistake: it would change nothing. */
function noteEmpty(notes: PackNotes, pack: Packed): void {
  const decks = Object.entries(pack);
  if (decks.length === 0) notes.push({ path: Object.keys(DECKS)[0]!, kind: 'missing' });
  for (const [path, cards] of decks) if (Object.keys(cards).length === 0) notes.push({ path, kind: 'missing' });
}

function withSources(pack: Packed): Packed {
  const decks = Object.entries(pack).map(([deck, cards]) => [
    deck,
    Object.fromEntries(
      Object.entries(cards as Readonly<Record<string, object>>).map(([id, card]) => [
        id,
        { source: TYPED_IN, ...card },
      ]),
    ),
  ]);
  return Object.fromEntries(decks) as Packed;
}
