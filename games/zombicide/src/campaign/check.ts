/** Whether a campaign from a file is possible: everything that is wrong, each with its place and what would be right. */
import type { CheckedContent } from '@horda/kernel';
import { checked, fieldsAt, inside, listAt, numberAt, wordAt, type PackNotes } from '@horda/parts';
import {
  CAMPAIGN_ORDER,
  CAMPAIGN_SKILLS,
  LASTING_COUNTERS,
  LASTING_KEYWORDS,
  MOST_BONUS_ACTIONS,
  MOST_XP,
} from '../content/campaign.ts';
import { contentOf, type Content } from '../content/content.ts';
import { ACHIEVEMENT_IDS, EQUIPMENT_IDS, SURVIVOR_IDS, type EquipmentId, type SurvivorId } from '../content/ids.ts';
import type { Packed } from '../content/packed.ts';
import type { Campaign, Chapter, Member } from './campaign.ts';
import { milestonesAt } from './milestones.ts';
import { keptCard } from './sheets.ts';

const TEAM = 6;
/** Two hands, and a backpack of three, or five with Hoard. */
const MOST_KEPT = 7;
const MOST = 9999;

/** `pack`: what the table is played with; undefined: not known, so that its cards cannot be judged. */
export function checkCampaign(value: unknown, pack?: object | null): CheckedContent<Campaign> {
  const notes: PackNotes = [];
  const content = pack === undefined ? null : contentOf({ pack: pack as Packed | null });
  const fields = ['mission', 'team', 'achievements', 'keywords', 'counters', 'history'];
  const given = fieldsAt(notes, '', value, fields);
  const mission = wordAt(notes, 'mission', given.mission, CAMPAIGN_ORDER.slice(1)) ?? '';
  const dead: Named[] = [];
  const history = historyAt(notes, given.history, CAMPAIGN_ORDER.indexOf(mission), dead);
  const places = Math.min(TEAM, SURVIVOR_IDS.length - dead.length);
  const people: Named[] = [];
  const team = (listAt(notes, 'team', given.team, places, places) ?? []).map((one, i) =>
    one === null ? null : memberAt(notes, inside('team', i), one, people, content),
  );
  if (team.length === places && people.length === 0)
    notes.push({ path: 'team', kind: 'other', en: 'Nobody is left.', pl: 'Nikt nie został.' });
  else if (team.length === places) noteVacant(notes, team, history);
  noteTwice(notes, [...people, ...dead]);
  if (content !== null) noteTooMany(notes, team, content);
  const achievements = wordsAt(notes, 'achievements', given.achievements, ACHIEVEMENT_IDS);
  const keywords = wordsAt(notes, 'keywords', given.keywords, LASTING_KEYWORDS);
  return checked(notes, {
    mission,
    team,
    achievements,
    keywords,
    counters: countersAt(notes, given.counters),
    history,
  });
}

interface Named {
  readonly path: string;
  readonly survivor: SurvivorId;
}

function memberAt(notes: PackNotes, path: string, value: unknown, people: Named[], content: Content | null): Member {
  const given = fieldsAt(notes, path, value, ['survivor', 'xp', 'skills', 'bonus', 'kept']);
  const survivor = survivorAt(notes, inside(path, 'survivor'), given.survivor, people);
  const xp = numberAt(notes, inside(path, 'xp'), given.xp, 0, MOST_XP);
  const skills = wordsAt(notes, inside(path, 'skills'), given.skills, CAMPAIGN_SKILLS);
  const bonus = numberAt(notes, inside(path, 'bonus'), given.bonus, 0, MOST_BONUS_ACTIONS);
  // V345: one reward for each milestone.
  if (xp !== null && bonus !== null && skills.length + bonus !== milestonesAt(xp))
    notes.push({
      path: inside(path, 'skills'),
      kind: 'total',
      given: skills.length + bonus,
      needed: milestonesAt(xp),
    });
  const keptIds = EQUIPMENT_IDS.filter((id) => content === null || keptCard(content, id) !== -1);
  const kept = (listAt(notes, inside(path, 'kept'), given.kept, 0, MOST_KEPT) ?? []).flatMap(
    (card, i) => wordAt(notes, inside(inside(path, 'kept'), i), card, keptIds) ?? [],
  );
  return { survivor, xp: xp ?? 0, skills, bonus: bonus ?? 0, kept };
}

/** Missions are played in order (V373), so those before this one were won. */
function historyAt(notes: PackNotes, value: unknown, won: number, people: Named[]): Chapter[] {
  const n = Math.max(0, won);
  return (listAt(notes, 'history', value, won < 1 ? 0 : n, won < 1 ? CAMPAIGN_ORDER.length : n) ?? []).map((one, i) => {
    const path = inside('history', i);
    const given = fieldsAt(notes, path, one, ['mission', 'rounds', 'kills', 'dead']);
    const mission = wordAt(notes, inside(path, 'mission'), given.mission, CAMPAIGN_ORDER.slice(i, i + 1)) ?? '';
    const rounds = numberAt(notes, inside(path, 'rounds'), given.rounds, 1, MOST) ?? 1;
    const kills = numberAt(notes, inside(path, 'kills'), given.kills, 0, MOST) ?? 0;
    const dead = (listAt(notes, inside(path, 'dead'), given.dead, 0, TEAM) ?? []).map((each, k) =>
      survivorAt(notes, inside(inside(path, 'dead'), k), each, people),
    );
    return { mission, rounds, kills, dead };
  });
}

function survivorAt(notes: PackNotes, path: string, value: unknown, people: Named[]): SurvivorId {
  const survivor = wordAt(notes, path, value, SURVIVOR_IDS);
  if (survivor !== null) people.push({ path, survivor });
  return survivor ?? SURVIVOR_IDS[0];
}

/** V255: nobody is in the team twice, or after having died. */
function noteTwice(notes: PackNotes, people: readonly Named[]): void {
  for (const [i, { path, survivor }] of people.entries()) {
    const first = people.find((other) => other.survivor === survivor)!;
    if (first !== people[i]) notes.push({ path, kind: 'repeated', given: survivor, first: first.path });
  }
}

/** V256: the places of those who died in the last mission are free, and no others, as long as somebody can take them. */
function noteVacant(notes: PackNotes, team: readonly (Member | null)[], history: readonly Chapter[]): void {
  const given = team.filter((one) => one === null).length;
  const gone = history.flatMap(({ dead }) => dead).length + team.length - given;
  const needed = Math.min(history.at(-1)?.dead.length ?? 0, SURVIVOR_IDS.length - gone);
  if (given !== needed) notes.push({ path: 'team', kind: 'total', given, needed });
}

/** V284, V285: no more cards than the decks have. */
function noteTooMany(notes: PackNotes, team: readonly (Member | null)[], content: Content): void {
  const left = new Map<EquipmentId, number>();
  for (const [i, one] of team.entries())
    for (const [k, card] of (one?.kept ?? []).entries()) {
      const { copies } = content.equipment[keptCard(content, card)]!;
      const now = (left.get(card) ?? copies) - 1;
      left.set(card, now);
      if (now < 0)
        notes.push({
          path: inside(inside(inside('team', i), 'kept'), k),
          kind: 'other',
          en: `The game has only ${copies} of ${card}.`,
          pl: `W grze jest tylko tyle kart ${card}: ${copies}.`,
        });
    }
}

/** Known words, each once. */
function wordsAt<T extends string>(notes: PackNotes, path: string, value: unknown, allowed: readonly T[]): T[] {
  const words: T[] = [];
  for (const [i, one] of (listAt(notes, path, value, 0, allowed.length) ?? []).entries()) {
    const word = wordAt(notes, inside(path, i), one, allowed);
    if (word === null) continue;
    const first = words.indexOf(word);
    if (first === -1) words.push(word);
    else notes.push({ path: inside(path, i), kind: 'repeated', given: word, first: inside(path, first) });
  }
  return words;
}

function countersAt(notes: PackNotes, value: unknown): Campaign['counters'] {
  const given = fieldsAt(notes, 'counters', value, LASTING_COUNTERS);
  return Object.fromEntries(
    LASTING_COUNTERS.map((counter) => [
      counter,
      numberAt(notes, inside('counters', counter), given[counter], 0, MOST) ?? 0,
    ]),
  );
}
