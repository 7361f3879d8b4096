/** What things are called in one language. Survivors and cards of a mission are known by the table they are on. */
import type { Language } from '@horda/parts';
import { ABOMINATIONS } from '../content/abominations.ts';
import { COMPANIONS } from '../content/companions.ts';
import { EQUIPMENT } from '../content/equipment.ts';
import type { AchievementId, KeywordId, SkillId, TokenId } from '../content/ids.ts';
import type { Counter } from '../content/operations.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { cardOf, isUnloaded } from '../rules/held.ts';
import { missionOf } from '../rules/mission.ts';
import type { CardNo, Held, ObjectiveNo, SurvivorNo } from '../state.ts';
import type { View } from '../view.ts';
import type { Both } from './both.ts';
import { ACHIEVEMENT_TEXTS, COUNTER_NAMES, KEYWORD_NAMES, TOKEN_TEXTS } from './content/campaign.ts';
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
  /** A card that is carried; an empty weapon says so. */
  held(held: Held): string;
  skill(skill: SkillId): string;
  /** By the number of the content. */
  person(who: number): string;
  companion(who: number): string;
  abomination(kind: number): string;
  achievement(id: AchievementId): string;
  keyword(id: KeywordId): string;
  counter(id: Counter): string;
  token(id: string): string;
  /** By the place at the table; without a table, by number. */
  survivor(survivor: SurvivorNo, table?: Setting): string;
  /** The title of a card or note of the mission; without a table, its number. */
  objective(card: ObjectiveNo, table?: Setting): string;
  note(note: ObjectiveNo, table?: Setting): string;
  /** A goal of the mission. */
  goal(goal: string, table?: Setting): string;
  /** An option of a card or note. */
  option(card: string, option: string, table: Setting): string;
  /** Title, story and options of a card or note, by its id; undefined: the words are not there. */
  story(card: string, table: Setting): CardText | undefined;
  /** The words of a mission, such as the one that is played; undefined: they are not there. */
  mission(of: Pick<Setting, 'mission'>): MissionText | undefined;
}

/** `missions`: the words of missions, as far as they are loaded. */
export function namesOf(language: Language, missions: Readonly<Record<string, MissionText | undefined>>): Names {
  const say = (both: Both): string => both[language];
  const card = (n: CardNo): string => `${say(EQUIPMENT_NAMES[EQUIPMENT[n]!.id])}${TWINS[language][n]!}`;
  const person = (who: number): string => SURVIVOR_NAMES[SURVIVORS[who]!.id];
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
    held: (one) => (isUnloaded(one) ? `${card(cardOf(one))} (${say(EMPTY)})` : card(cardOf(one))),
    skill: (skill) => say(SKILL_NAMES[skill]),
    person,
    companion: (who) => say(COMPANION_NAMES[COMPANIONS[who]!.id]),
    abomination: (kind) => say(ABOMINATION_NAMES[ABOMINATIONS[kind]!.id]),
    achievement: (id) => say(ACHIEVEMENT_TEXTS[id].name),
    keyword: (id) => say(KEYWORD_NAMES[id]),
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

const twinsIn = (language: Language): readonly string[] =>
  EQUIPMENT.map(({ id, deck }) => {
    const word = DECKS[deck];
    const isAlone = EQUIPMENT.filter((other) => other.id === id).length === 1;
    return word === null || isAlone ? '' : ` (${word[language]})`;
  });

const TWINS: Readonly<Record<Language, readonly string[]>> = { pl: twinsIn('pl'), en: twinsIn('en') };
