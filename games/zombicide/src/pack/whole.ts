/** What only shows when the cards of a pack lie beside the others. */
import { inside, type PackNotes } from '@horda/parts';
import { contentOf } from '../content/content.ts';
import type { EquipmentId } from '../content/ids.ts';
import type { Packed, PackedCard } from '../content/packed.ts';
import { DECKS, type Deck } from '../content/vocabulary.ts';
import { noteSkill } from './card-skills.ts';

/** V15: each of six survivors gets one. */
const STARTING = 6;

export function noteDecks(notes: PackNotes, pack: Packed): void {
  for (const deck of DECKS) {
    const cards = Object.entries(pack.equipment?.[deck] ?? {});
    const path = inside('equipment', deck);
    for (const [id, card] of cards) noteEquipment(notes, inside(path, id), card);
    if (pack.equipment?.[deck] !== undefined)
      noteDeck(
        notes,
        path,
        deck,
        cards.map(([, card]) => card),
      );
  }
  if (notes.length > 0) return;
  noteOpeners(notes, pack);
  noteKept(notes, pack);
  noteNames(notes, pack);
  const { zombieCards } = contentOf({ pack });
  if (zombieCards.every((card) => 'extraActivation' in card))
    notes.push({
      path: 'zombieCards',
      kind: 'other',
      en: 'no card brings a zombie.',
      pl: 'żadna karta nie przynosi Zombie.',
    });
}

function noteDeck(notes: PackNotes, path: string, deck: Deck, cards: readonly PackedCard[]): void {
  const given = cards.reduce((sum, { copies }) => sum + copies, 0);
  if (deck === 'starting' && given !== STARTING) notes.push({ path, kind: 'total', given, needed: STARTING });
  // V57: whoever searches could go on for ever.
  if (cards.every(({ trap }) => trap === true))
    notes.push({ path, kind: 'other', en: 'holds nothing but traps.', pl: 'są tu same pułapki.' });
  if (deck === 'starting' && cards.some(({ trap }) => trap === true))
    notes.push({ path, kind: 'other', en: 'a starting card is no trap.', pl: 'karta początkowa nie jest pułapką.' });
}

/** Signs that mean nothing on a card are refused, so that nobody relies on them. */
function noteEquipment(notes: PackNotes, path: string, card: PackedCard): void {
  const { modes = [], thrown, trap } = card;
  const hasRanged = modes.some(({ kind }) => kind === 'ranged');
  const useless = (field: keyof PackedCard, en: string, pl: string): void => {
    if (card[field] !== undefined) notes.push({ path: inside(path, field), kind: 'other', en, pl });
  };
  if (modes.length === 0)
    for (const field of ['dual', 'allOut'] as const)
      useless(field, 'only for weapons with dice.', 'tylko dla broni z kośćmi.');
  if (!hasRanged)
    for (const field of ['ammo', 'reload'] as const)
      useless(field, 'only for ranged weapons.', 'tylko dla broni dystansowej.');
  if (thrown !== undefined) useless('modes', 'what is thrown has no dice.', 'tym się rzuca, bez kości.');
  if (trap === true)
    for (const field of ['modes', 'thrown', 'food', 'conservation', 'skill'] as const)
      useless(field, 'a trap does nothing else.', 'pułapka nic więcej nie robi.');
  else noteSkill(notes, path, card);
  for (const [
    i,
    {
      kind,
      range: [min, max],
    },
  ] of modes.entries()) {
    const at = inside(inside(inside(path, 'modes'), i), 'range');
    const right = kind === 'melee' ? min === 0 && max === 0 : min <= max;
    if (!right)
      notes.push({
        path: at,
        kind: 'other',
        en: kind === 'melee' ? 'melee has range 0 to 0.' : 'the nearest range comes first.',
        pl: kind === 'melee' ? 'walka wręcz ma Zasięg od 0 do 0.' : 'najpierw mniejszy Zasięg.',
      });
    if (modes.findIndex((other) => other.kind === kind) !== i)
      notes.push({
        path: inside(inside(inside(path, 'modes'), i), 'kind'),
        kind: 'repeated',
        given: kind,
        first: inside(inside(inside(path, 'modes'), 0), 'kind'),
      });
  }
}

/** V5, V67: with nothing that opens doors hardly any mission could be won. */
function noteOpeners(notes: PackNotes, pack: Packed): void {
  const { equipment } = contentOf({ pack });
  if (equipment.some(({ door, copies, deck }) => door !== undefined && copies > 0 && deck !== 'epic')) return;
  notes.push({
    path: 'equipment',
    kind: 'other',
    en: 'no starting or equipment card opens doors.',
    pl: 'żadna karta początkowa ani Ekwipunku nie otwiera drzwi.',
  });
}

/** V278: a campaign notes kept cards by their names, so that only one deck may have a name with a conservation value. */
function noteKept(notes: PackNotes, pack: Packed): void {
  const kept = contentOf({ pack }).equipment.filter(
    ({ conservation, copies }) => conservation !== undefined && copies > 0,
  );
  for (const [i, { id, deck }] of kept.entries()) {
    const first = kept.find((other) => other.id === id)!;
    if (kept[i] === first) continue;
    const place = (of: Deck): string => `equipment.${of}.${id}.conservation`;
    const isOwn = pack.equipment?.[deck] !== undefined;
    notes.push({
      path: place(isOwn ? deck : first.deck),
      kind: 'repeated',
      given: id,
      first: place(isOwn ? first.deck : deck),
    });
  }
}

/** V165: cards of one id are one name, whatever deck they are in. */
function noteNames(notes: PackNotes, { equipment = {} }: Packed): void {
  const known = new Map<string, { readonly path: string; readonly said: string }>();
  for (const deck of DECKS)
    for (const [id, card] of Object.entries(equipment[deck] ?? {}) as [EquipmentId, PackedCard][]) {
      const path = `equipment.${deck}.${id}.name`;
      const said = JSON.stringify(card.name ?? null);
      const first = known.get(id) ?? { path, said };
      known.set(id, first);
      if (first.said !== said)
        notes.push({
          path,
          kind: 'other',
          en: `cards of one id have one name: as at ${first.path}.`,
          pl: `karty o tym samym id mają tę samą nazwę: jak w ${first.path}.`,
        });
    }
}
