/** What only shows when the cards of a pack lie beside the others. */
import { inside, type PackNotes } from '@horda/parts';
import { contentOfPack, type Packed } from '../content/content.ts';
import { HOMES } from '../content/homes.ts';
import type { CrossroadsCard } from '../content/entries.ts';
import { EXPERIMENT_IDS, SURVIVOR_IDS } from '../content/ids.ts';

/** L4 */
const DECK_SIZE = 20;
const STARTERS = 25;

export function noteFaults(notes: PackNotes, pack: Packed): void {
  const { survivors, experiments } = contentOfPack(pack);
  // L16, F29
  noteTwice(notes, pack, 'survivors', SURVIVOR_IDS, 'influence', (i) => String(survivors[i]!.influence));
  // L277
  noteTwice(notes, pack, 'experiments', EXPERIMENT_IDS, 'code', (i) => experiments[i]!.code.toSorted().join(' '));
  noteSizes(notes, pack);
  for (const [id, card] of Object.entries(pack.crossroads ?? {})) noteVotes(notes, `crossroads.${id}`, card);
}

/** A value of a card of the pack that another card has too. */
function noteTwice(
  notes: PackNotes,
  pack: Packed,
  deck: 'survivors' | 'experiments',
  ids: readonly string[],
  field: string,
  valueOf: (i: number) => string,
): void {
  const own: Readonly<Record<string, unknown>> = pack[deck] ?? {};
  for (const [i, id] of ids.entries()) {
    if (!(id in own)) continue;
    const first = ids.findIndex((other, j) => j !== i && valueOf(j) === valueOf(i) && (!(other in own) || j < i));
    if (first === -1) continue;
    const path = inside(inside(deck, id), field);
    notes.push({ path, kind: 'repeated', given: valueOf(i), first: inside(inside(deck, ids[first]!), field) });
  }
}

function noteSizes(notes: PackNotes, { itemDecks = {} }: Packed): void {
  for (const home of HOMES) {
    const deck = itemDecks[home];
    if (deck === undefined) continue;
    const given = Object.values(deck.cards.tln).reduce((sum, copies) => sum + copies, 0);
    const needed = home === 'starter' ? STARTERS : DECK_SIZE;
    if (given !== needed) notes.push({ path: `itemDecks.${home}.cards.tln`, kind: 'total', given, needed });
  }
}

/** L208: where a vote decides, an option says which result leads to it, or what opens it; elsewhere no vote leads to any. */
function noteVotes(notes: PackNotes, path: string, { chooser, options }: CrossroadsCard): void {
  for (const [i, { vote, requires }] of options.entries()) {
    const at = inside(inside(inside(path, 'options'), i), 'vote');
    if (chooser.by === 'vote' && vote === undefined && requires === undefined)
      notes.push({ path: at, kind: 'missing' });
    else if (chooser.by !== 'vote' && vote !== undefined)
      notes.push({ path: at, kind: 'field', given: 'vote', allowed: ['requires', 'effects'] });
  }
}
