/** How zombies, bosses, tools and squares are named in a sentence: alike in all languages, but for a few terms. */
import type { Seat } from '@horda/kernel';
import { list, type Language } from '@horda/parts';
import type { BossIcon, Content } from '../content/content.ts';
import type { CardId, Choice, DamageCause, Deed, Target, Tool, ZombieRef } from '../state.ts';
import type { View } from '../view.ts';
import { cellName } from './cells.ts';
import { capitalised, type Catalogue, type Messages } from './messages.ts';
import { activeWeapon, kindOfCard, nameOfCompanion, numberInWave, rowsOf, standing } from './seen.ts';

/** The terms of a language. */
export interface Terms {
  readonly language: Language;
  /** `street 2`. */
  space(space: number): string;
  /** `no. 2`: of several that look alike in a list. */
  number(n: number): string;
  /** `squares B1 C1`. */
  squares(names: readonly string[]): string;
  /** `companion Lisa`. */
  companion(name: string): string;
}

type Words = Pick<Catalogue, 'causes' | 'icons' | 'kinds' | 'labels' | 'members'>;

/** What happened to one target in an event. */
interface Struck {
  readonly target: Target;
  readonly zombie: ZombieRef | null;
  /** The number of the boss; -1: it is a zombie. */
  readonly boss: number;
}

export interface Phrases {
  readonly target: Messages['target'];
  /** `Runner no. 2`: a card in the middle of the table. */
  waiting(card: CardId, view: View): string;
  /** The weapon of this turn, or a companion. */
  tool(tool: Tool, view: View, seat: Seat): string;
  squares(view: View, target: Target, cells: readonly number[]): string;
  /** A target as an event tells it: the owner of the street stands behind it if it is another one. */
  struck(e: Struck, owner: string | null): string;
  /** Where damage comes from, to begin a sentence: `Mutation (attack)`. */
  source(cause: DamageCause, view: View): string;
  /** Of Dead Sox: 0 is the Catcher. */
  member(member: number): string;
  kind(zombie: ZombieRef): string;
  zombies(zombies: readonly ZombieRef[]): string;
  join(items: readonly string[]): string;
}

const BOSS: Target = -1;

/** What the boss does damage by. */
const ICONS_OF_CAUSES: Readonly<Partial<Record<DamageCause, BossIcon>>> = {
  bossAttack: 'attack',
  bossSpecial: 'special',
  ability: 'ability',
};

function memberOf(target: Target): number {
  return BOSS - target;
}

export function phrasesOf(terms: Terms, words: Words, content: Content): Phrases {
  const { language } = terms;
  const join = (items: readonly string[]): string => list(language, items);
  const kind = (zombie: ZombieRef): string => words.kinds[zombie.kind];
  /** Members of Dead Sox are targets of their own; other bosses are one. */
  const member = (n: number): string => words.members[n] ?? words.labels.boss;
  const numbered = (name: string, n: number): string => (n === 0 ? name : `${name} ${terms.number(n)}`);
  const kindOf = (card: CardId): string => {
    const known = kindOfCard(content, card);
    return known === null ? words.labels.zombie : words.kinds[known];
  };
  const bossAs = (n: number, target: Target): string => {
    const boss = content.bosses[n];
    return boss?.id === 'deadSox' ? member(memberOf(target)) : (boss?.name[language] ?? words.labels.boss);
  };

  return {
    join,
    kind,
    member,
    zombies: (zombies) => join(zombies.map(kind)),
    target: (target, view, name) => {
      if (target < 0) {
        return bossAs(view.boss.boss, target);
      }
      const at = standing(view, target);
      if (at === null) return kindOf(target);
      const place = terms.space(at.zombie.space);
      const where = at.seat === view.seat || view.seat === null ? place : `${place}, ${name(at.seat)}`;
      return `${numbered(kindOf(target), at.number)} (${where})`;
    },
    waiting: (card, view) => numbered(kindOf(card), numberInWave(view, card)),
    tool: (tool, view, seat) =>
      tool === 'weapon'
        ? (activeWeapon(view, content, seat)?.name[language] ?? words.labels.weapon)
        : terms.companion(nameOfCompanion(content, tool, language)),
    squares: (view, target, cells) => {
      const rows = rowsOf(view, content, target);
      return terms.squares(cells.map((cell) => cellName(rows, cell)));
    },
    struck: ({ target, zombie, boss }, owner) => {
      const who = zombie === null ? bossAs(boss, target) : kind(zombie);
      return owner === null ? who : `${who} (${owner})`;
    },
    source: (cause, view) => {
      const icon = ICONS_OF_CAUSES[cause];
      if (icon === undefined) return capitalised(words.causes[cause]);
      return `${content.bosses[view.boss.boss]?.name[language] ?? words.labels.boss} (${words.icons[icon]})`;
    },
  };
}

/** The own deed from which on all is taken back, and how many deeds these are. */
export function takenBack(
  { by, from }: Extract<Choice, { readonly do: 'takeBack' }>,
  { survivors }: View,
): { readonly first: Deed | null; readonly count: number } {
  const deeds = survivors[by]?.deeds ?? [];
  return { first: deeds[from] ?? null, count: Math.max(1, deeds.length - from) };
}
