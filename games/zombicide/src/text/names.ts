/** What things are called in one language. Survivors and cards of a mission are known by the table they are on. */
import type { Language } from '@horda/parts';
import { ABOMINATIONS } from '../content/abominations.ts';
import { COMPANIONS } from '../content/companions.ts';
import { contentOf, type Content } from '../content/content.ts';
import type { AchievementId, KeywordId, SkillId, TokenId } from '../content/ids.ts';
import type { Counter } from '../content/operations.ts';
import type { ZombieCard } from '../content/vocabulary.ts';
import type { Packed } from '../content/packed.ts';
import { cardOf, isUnloaded } from '../rules/held.ts';
import { missionOf } from '../rules/mission.ts';
import type { CardNo, Held, ObjectiveNo, SurvivorNo } from '../state.ts';
import type { View } from '../view.ts';
import type { Both } from './both.ts';
import { ACHIEVEMENT_TEXTS, COUNTER_NAMES, KEYWORD_NAMES, keywordText, TOKEN_TEXTS } from './content/campaign.ts';
import { EQUIPMENT_NAMES } from './content/equipment.ts';
import { ABOMINATION_NAMES, COMPANION_NAMES, SURVIVOR_NAMES } from './content/people.ts';
import { SKILL_NAMES } from './content/skills.ts';
import type { CardText, MissionText } from './missions/text.ts';

/** What a table says about itself: all of it is public. */
export type Setting = Pick<View, 'mission' | 'pack' | 'survivors' | 'companions'>;

export interface Names {
  readonly language: Language;
  say(both: Both): string;
  card(card: CardNo): string;
  /** Without the deck that tells it from others of its name. */
  plainCard(card: CardNo): string;
  /** A card that is carried; an empty weapon says so. */
  held(held: Held): string;
  skill(skill: SkillId): string;
  /** By the number of the content. */
  person(who: number): string;
  companion(who: number): string;
  abomination(kind: number): string;
  achievement(id: AchievementId): string;
  /** What is printed on a zombie card. */
  zombieCard(card: number): ZombieCard;
  keyword(id: KeywordId): string;
  counter(id: Counter): string;
  token(id: string): string;
  /** By the place at the table; without a table, by number. */
  survivor(survivor: SurvivorNo, table?: Setting): string;
  /** The title of a card or note of the mission; without a table, its number. */
  objective(card: ObjectiveNo, table?: Setting): string;
  note(note: ObjectiveNo, table?: Setting): string;
  /** A goal of the mission. */
  goal(goal: string, table?: Pick<Setting, 'mission'>): string;
  /** An option of a card or note. */
  option(card: string, option: string, table: Setting): string;
  /** Title, story and options of a card or note, by its id; undefined: the words are not there. */
  story(card: string, table: Setting): CardText | undefined;
  /** The words of a mission, such as the one that is played; undefined: they are not there. */
  mission(of: Pick<Setting, 'mission'>): MissionText | undefined;
}

/** `missions`: the words of missions, as far as they are loaded. `pack`: what the table is played with. */
export function namesOf(
  language: Language,
  missions: Readonly<Record<string, MissionText | undefined>>,
  pack: Packed | null = null,
): Names {
  const say = (both: Both): string => both[language];
  const content = contentOf({ pack });
  const plain = content.equipment.map(({ id, deck }) =>
    say(pack?.equipment?.[deck]?.[id]?.name ?? EQUIPMENT_NAMES[id]),
  );
  const cards = plain.map((name, n) => `${name}${twinOf(content, n, language)}`);
  const people = content.survivors.map(({ id }) => {
    const name = pack?.survivors?.[id]?.name;
    return name === undefined ? SURVIVOR_NAMES[id] : say(name);
  });
  const keywords: Readonly<Record<string, Both>> = Object.assign(
    {},
    ...Object.values(pack?.missions ?? {}).map(({ words }) => words.keywords ?? {}),
    KEYWORD_NAMES,
  );
  const card = (n: CardNo): string => cards[n]!;
  const person = (who: number): string => people[who]!;
  const text = (id: string, { mission }: Setting): CardText | undefined => missions[mission]?.cards[id];
  const titled = (id: string | undefined, table: Setting): string => {
    if (id === undefined) return '?';
    const known = text(id, table);
    return known === undefined ? id : say(known.title);
  };
  return {
    language,
    say,
    card,
    plainCard: (n) => plain[n]!,
    held: (one) => (isUnloaded(one) ? `${card(cardOf(one))} (${say(EMPTY)})` : card(cardOf(one))),
    skill: (skill) => say(SKILL_NAMES[skill]),
    person,
    companion: (who) => say(COMPANION_NAMES[COMPANIONS[who]!.id]),
    abomination: (kind) => say(ABOMINATION_NAMES[ABOMINATIONS[kind]!.id]),
    achievement: (id) => say(ACHIEVEMENT_TEXTS[id].name),
    zombieCard: (n) => content.zombieCards[n]!,
    keyword: (id) => say(keywords[id] ?? keywordText(id)),
    counter: (id) => say(COUNTER_NAMES[id]),
    token: (id) => say(TOKEN_TEXTS[id as TokenId].name),
    survivor: (n, table) => {
      const who = table?.survivors[n]?.who;
      return who === undefined ? `${say(SURVIVOR)} ${n + 1}` : person(who);
    },
    objective: (n, table) =>
      table === undefined ? `${say(CARD)} ${n + 1}` : titled(missionOf(table).cards[n]?.id, table),
    note: (n, table) =>
      table === undefined ? `${say(NOTE)} ${n + 1}` : titled(missionOf(table).notes?.[n]?.id, table),
    goal: (id, table) => {
      const told = table === undefined ? undefined : missions[table.mission]?.goals[id];
      return told === undefined ? id : say(told);
    },
    option: (id, option, table) => {
      const told = text(id, table)?.options?.[option];
      return told === undefined ? option : say(told);
    },
    story: text,
    mission: ({ mission }) => missions[mission],
  };
}

const EMPTY: Both = { pl: 'do przeładowania', en: 'to be reloaded' };
const SURVIVOR: Both = { pl: 'Ocalały', en: 'Survivor' };
const CARD: Both = { pl: 'Karta', en: 'Card' };
const NOTE: Both = { pl: 'Notatka', en: 'Note' };

/** Cards of one name in two decks are told apart by the deck; those of the equipment deck need no word. */
const DECKS = {
  starting: { pl: 'szara karta', en: 'grey card' },
  epic: { pl: 'Podrasowana', en: 'epic' },
  secretService: { pl: 'Secret Service', en: 'Secret Service' },
  equipment: null,
} as const;

function twinOf({ equipment }: Content, n: CardNo, language: Language): string {
  const { id, deck } = equipment[n]!;
  const word = DECKS[deck];
  const isAlone = equipment.filter((other) => other.id === id).length === 1;
  return word === null || isAlone ? '' : ` (${word[language]})`;
}
