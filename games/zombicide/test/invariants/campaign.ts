/** Invariants 32 and 34 to 37: abominations, sheets, the dead, and the clock. */
import { memo } from '@horda/parts';
import { deadOf } from '../../src/campaign/campaign.ts';
import { CAMPAIGN_SKILLS, MILESTONES, MOST_BONUS_ACTIONS, MOST_XP } from '../../src/content/campaign.ts';
import { SURVIVOR_IDS } from '../../src/content/ids.ts';
import type { MissionData } from '../../src/content/mission.ts';
import { LIT_HOUSE, opsOf } from '../../src/effects/standing.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { NONE, type State } from '../../src/state.ts';
import { eventsOf, framesOf, must, type Step } from './step.ts';

/** What cards and notes of a mission do. */
const opsIn = memo(({ cards, notes = [] }: MissionData): readonly string[] =>
  opsOf([...cards, ...notes].flatMap(({ effects }) => effects)).map(({ op }) => op),
);

/** 32, W8: one abomination and those that cards place, unless Fest or the mission is about several. */
export function oneAbomination(s: State): void {
  if (s.abominations.length <= 1 || s.options.fest || missionOf(s).abominationNotes !== undefined) return;
  const placed = opsIn(missionOf(s)).filter((op) => op === 'placeAbomination').length;
  must(s.abominations.length <= 1 + placed, `${s.abominations.length} abominations`);
}

/** 34: a point each for orange and red. */
export function levelsAreMarkedOnce({ sheets }: State): void {
  for (const { marked, xp } of sheets ?? []) {
    must(new Set(marked).size === marked.length && marked.every((level) => level > 1), 'a level was marked twice');
    must(xp >= 0 && xp <= MOST_XP, `${xp} XP`);
  }
}

/** 34: what a living survivor has on the sheet stays there. A mission that mourns a companion takes its achievement. */
export function sheetsNeverShrink({ before, after }: Step): void {
  for (const [no, old] of (before.sheets ?? []).entries()) {
    const sheet = after.sheets![no]!;
    if (old.who !== sheet.who) continue;
    must(sheet.xp >= old.xp && sheet.bonus >= old.bonus, `survivor ${no} lost XP or a bonus action`);
    for (const skill of old.skills) must(sheet.skills.includes(skill), `survivor ${no} lost ${skill}`);
    for (const level of old.marked) must(sheet.marked.includes(level), `survivor ${no} lost the mark of a level`);
    const byLevels = sheet.marked.length - old.marked.length;
    const gained = eventsOf(after.kernel.events, 'experienceGained').filter(({ survivor }) => survivor === no).length;
    must(sheet.xp === MOST_XP || byLevels <= gained, `survivor ${no} marked a level without a point`);
  }
  if (missionOf(after).mournedCompanions === true) return;
  for (const achievement of before.noted.achievements)
    must(after.noted.achievements.includes(achievement), `the team lost ${achievement}`);
}

/** 35: a campaign skill once a sheet; a reward for each milestone. */
export function rewardsFitMilestones(s: State): void {
  const waiting = framesOf<{ survivor: number }>(s, 'experience').map(({ survivor }) => survivor);
  for (const [no, { xp, skills, bonus }] of (s.sheets ?? []).entries()) {
    must(bonus <= MOST_BONUS_ACTIONS, `${bonus} bonus actions`);
    must(new Set(skills).size === skills.length, 'a campaign skill is owned twice');
    for (const skill of skills) must(CAMPAIGN_SKILLS.includes(skill), `${skill} is no skill of the campaign`);
    const [taken, passed] = [skills.length + bonus, MILESTONES.filter((least) => xp >= least).length];
    const isChoosing = waiting.includes(no) && taken === passed - 1;
    must(taken === passed || isChoosing, `survivor ${no} took ${taken} rewards for ${passed} milestones`);
  }
}

/** 36: the dead of a campaign neither play nor can be chosen. */
export function theDeadStayDead(s: State): void {
  if (s.campaign === null) return;
  const dead = deadOf(s.campaign).map((id) => SURVIVOR_IDS.indexOf(id));
  for (const { who } of s.survivors) must(!dead.includes(who), `${SURVIVOR_IDS[who]} is dead and plays`);
  for (const { options } of s.kernel.asks)
    for (const option of options)
      must(option.do !== 'join' || !dead.includes(option.who), 'a dead survivor can be chosen');
}

const isDark = (hour: number): boolean => hour >= 19 || hour <= 6;

/** 37: the hour is that of the round, unless cards move the clock (W7); night is from 19 to 6. */
export function clockFitsRound(s: State): void {
  must(s.hour === NONE ? !s.night : s.hour >= 0 && s.hour < 24, `it is ${s.hour} o'clock`);
  const { hour } = s.options;
  // V291
  const start = hour === 'mission' || s.campaign !== null ? missionOf(s).startHour : Number(hour);
  must((start === undefined) === (s.hour === NONE), 'a clock that nobody set, or none');
  if (start === undefined || s.phase !== 'players' || opsIn(missionOf(s)).includes('clock')) return;
  must(s.hour === (start + s.round - 1) % 24, `it is ${s.hour} o'clock in round ${s.round}`);
  must(s.night === (isDark(s.hour) && !s.rules.includes(LIT_HOUSE)), `night is ${s.night} at ${s.hour} o'clock`);
}

/** 37: the clock moves hour by hour, once a round; day or night is read when the round begins. */
export function clockMovesByHours({ before, after }: Step): void {
  if (before.hour === NONE) return;
  const { events } = after.kernel;
  const struck = eventsOf(events, 'hourStruck');
  must(after.hour === (before.hour + struck.length) % 24, `from ${before.hour} to ${after.hour} o'clock`);
  for (const [i, { hour }] of struck.entries()) must(hour === (before.hour + i + 1) % 24, `${hour} o'clock was struck`);
  for (const { hour, night } of eventsOf(events, 'roundBegan')) {
    const isBright = after.rules.includes(LIT_HOUSE);
    must(isBright ? !night || isDark(hour) : night === isDark(hour), `night is ${night} at ${hour} o'clock`);
  }
}
