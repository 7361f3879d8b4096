/** What is printed on the cards of a table: ours, and those of a pack in their places. Cards go by their numbers. */
import { memo } from '@horda/parts';
import { EQUIPMENT } from './equipment.ts';
import { SURVIVOR_IDS, type SkillId } from './ids.ts';
import type { Packed } from './packed.ts';
import { SKILLS } from './skills.ts';
import { SURVIVORS } from './survivors.ts';
import { DECKS, type EquipmentCard, type Skill, type SurvivorCard, type ZombieCard } from './vocabulary.ts';
import { ZOMBIE_CARDS } from './zombie-cards.ts';

export interface Content {
  readonly equipment: readonly EquipmentCard[];
  readonly survivors: readonly SurvivorCard[];
  readonly zombieCards: readonly ZombieCard[];
  /** V181: the skill of a card that is no weapon, by the card's number. A weapon's works in its attacks only. (V180) */
  readonly skillOf: readonly (SkillId | undefined)[];
  /** Those of these skills that give an action in every turn. */
  readonly actionsOfCards: readonly SkillId[];
  /** Skills that a survivor may have without owning them, apart from companions'. Few are: most questions end here. */
  readonly lent: ReadonlySet<SkillId>;
}

function contentWith({ equipment: decks = {}, survivors = {}, zombieCards = ZOMBIE_CARDS }: Packed): Content {
  const equipment = EQUIPMENT.map((card): EquipmentCard => {
    const deck = decks[card.deck];
    if (deck === undefined) return card;
    const { id, deck: name, source } = card;
    return { id, deck: name, source, ...(deck[id] ?? { copies: 0 }) };
  });
  // Cards whose names our deck does not have come last, so that all others keep their numbers.
  for (const deck of DECKS)
    for (const [id, card] of Object.entries(decks[deck] ?? {}))
      if (!EQUIPMENT.some((ours) => ours.deck === deck && ours.id === id))
        equipment.push({ id: id as EquipmentCard['id'], deck, ...card });
  const skillOf = equipment.map(({ skill, modes, thrown }) =>
    modes === undefined && thrown === undefined ? skill : undefined,
  );
  const carried = new Set(skillOf.filter((skill) => skill !== undefined));
  const shared = Object.values(SKILLS).flatMap((skill) => skill.shared ?? []);
  return {
    equipment,
    survivors: SURVIVORS.map((one, who) => {
      const packed = survivors[SURVIVOR_IDS[who]!];
      return packed === undefined ? one : { id: one.id, ...packed };
    }),
    zombieCards,
    skillOf,
    actionsOfCards: [...carried].filter((skill) => givesAction(SKILLS[skill])),
    lent: new Set([...carried, ...shared]),
  };
}

function givesAction({ gives }: Skill): boolean {
  return gives?.actions !== undefined || gives?.free !== undefined;
}

export const OURS: Content = contentWith({});
const contentOfPack: (pack: Packed) => Content = memo(contentWith);

/** The cards that a table is played with. */
export function contentOf({ pack }: { readonly pack: Packed | null }): Content {
  return pack === null ? OURS : contentOfPack(pack);
}
