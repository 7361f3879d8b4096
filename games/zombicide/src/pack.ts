/** Packs of Zombicide: an owner types in equipment, survivors, zombie cards and missions. */
import type { PackSpec } from '@horda/kernel';
import { checked, inside, type PackNotes } from '@horda/parts';
import { object } from '@horda/parts/shape';
import { contentOf } from './content/content.ts';
import { EQUIPMENT } from './content/equipment.ts';
import { CAMPAIGN_ORDER } from './content/campaign.ts';
import { MISSIONS } from './content/missions/missions.ts';
import type { Packed, PackedMission } from './content/packed.ts';
import { SURVIVORS } from './content/survivors.ts';
import { DECKS } from './content/vocabulary.ts';
import { ZOMBIE_CARDS } from './content/zombie-cards.ts';
import { checkMission } from './map/check/mission.ts';
import { blankWords } from './pack/blank.ts';
import { equipment, survivors, zombieCards } from './pack/cards.ts';
import { missions } from './pack/mission.ts';
import { noteMission } from './pack/refer.ts';
import { noteDecks } from './pack/whole.ts';
import type { Options } from './settings.ts';

const FIELDS = { 'equipment?': equipment, 'survivors?': survivors, 'zombieCards?': zombieCards, 'missions?': missions };
const read = object(FIELDS);

/** What a pack may have, as data. */
export const FORM = read.form;

/** The mission of a template. */
const MINE = 'mine';

export const PACK: PackSpec<Packed, Options> = {
  version: 1,
  replaces: [],
  template: ({ mission }) =>
    ({
      equipment: ourDecks(),
      survivors: ourSurvivors(),
      zombieCards: ZOMBIE_CARDS,
      missions: { [MINE]: ourMission(mission) },
    }) as unknown as Packed,
  check(content) {
    const notes: PackNotes = [];
    const pack = complete(read([notes, '', content]) as Packed);
    if (notes.length === 0) noteEmpty(notes, pack);
    // What parts mean together is looked at only when each of them is right.
    if (notes.length === 0) noteDecks(notes, pack);
    if (notes.length === 0) noteMissions(notes, pack);
    return checked(notes, pack);
  },
  count({ equipment: decks = {}, survivors: people = {}, zombieCards: cards = [], missions: all = {} }) {
    const counts = {
      ...Object.fromEntries(
        Object.entries(decks).map(([deck, kinds]) => [
          deck,
          Object.values(kinds).reduce((sum, { copies }) => sum + copies, 0),
        ]),
      ),
      survivors: Object.keys(people).length,
      zombieCards: cards.length,
      missions: Object.keys(all).length,
    };
    return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
  },
  /** The missions of a pack can be played by themselves. */
  offers({ missions: all = {} }) {
    const own = Object.keys(all).filter((id) => !CAMPAIGN_ORDER.includes(id));
    return own.length === 0 ? {} : { mission: own };
  },
};

/** A pack without a part, or with a part without anything in it, is a mistake: it would change nothing. */
function noteEmpty(notes: PackNotes, pack: Packed): void {
  const parts = Object.entries(pack);
  if (parts.length === 0) notes.push({ path: 'missions', kind: 'missing' });
  for (const [path, part] of parts) if (Object.keys(part as object).length === 0) notes.push({ path, kind: 'missing' });
}

/** Where something comes from that says nothing about it. */
const TYPED_IN = { kind: 'published', where: 'a pack' } as const;

function complete({ equipment: decks, survivors: people, missions: all, ...rest }: Packed): Packed {
  const sourced = <Card extends object>(cards: Readonly<Record<string, Card>>): Record<string, Card> =>
    Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { source: TYPED_IN, ...card }]));
  return {
    ...(decks === undefined
      ? {}
      : { equipment: Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [deck, sourced(cards)])) }),
    ...(people === undefined ? {} : { survivors: sourced(people) }),
    ...(all === undefined
      ? {}
      : {
          missions: Object.fromEntries(
            Object.entries(all).map(([id, one]) => [id, { ...one, source: one.source ?? TYPED_IN, id }]),
          ),
        }),
    ...rest,
  };
}

function noteMissions(notes: PackNotes, pack: Packed): void {
  const deck = contentOf({ pack }).zombieCards.length;
  for (const [id, mission] of Object.entries(pack.missions ?? {})) {
    const path = inside('missions', id);
    if (id === 'campaign')
      notes.push({ path, kind: 'other', en: 'this is what the campaign is called.', pl: 'tak nazywa się Kampania.' });
    noteMission(notes, path, mission);
    for (const [i, no] of (mission.zombieCards ?? []).entries())
      if (no > deck)
        notes.push({
          path: inside(inside(path, 'zombieCards'), i),
          kind: 'value',
          given: no,
          must: { is: 'number', min: 1, max: deck },
        });
    if (notes.length === 0) notes.push(...checkMission(mission, path));
  }
}

function ourDecks(): object {
  return Object.fromEntries(
    DECKS.map((deck) => {
      const cards = EQUIPMENT.filter((card) => card.deck === deck);
      return [deck, Object.fromEntries(cards.map(({ id, deck: _deck, source: _source, ...card }) => [id, card]))];
    }),
  );
}

function ourSurvivors(): object {
  return Object.fromEntries(SURVIVORS.map(({ id, source: _source, ...one }) => [id, one]));
}

/** The mission that the settings name, as an example. */
function ourMission(wanted: string): Omit<PackedMission, 'id' | 'source'> {
  const data = MISSIONS.find((one) => one.id === wanted) ?? MISSIONS.at(-1)!;
  const { id: _id, source: _source, lesson: _lesson, ...mission } = data;
  return { ...mission, words: blankWords(data) };
}
