/** How a mission of the campaign begins: the team and its sheets as the mission before left them. */
import { SURVIVOR_IDS } from '../content/ids.ts';
import type { Options, Sheet, State, SurvivorNo } from '../state.ts';
import { deadOf, NEW_CAMPAIGN, type Campaign } from './campaign.ts';
import { newSheet, sheetOf } from './sheets.ts';

/** The campaign that a table plays; null: a mission by itself. */
export function campaignOf({ mission }: Options, carried: object | null): Campaign | null {
  if (carried !== null) return carried as Campaign;
  return mission === 'campaign' ? NEW_CAMPAIGN : null;
}

/** V255: numbers of survivors that may join: neither in the team nor dead. */
export function newcomers(campaign: Campaign): number[] {
  const gone = [...deadOf(campaign), ...campaign.team.map((member) => member?.survivor)];
  return SURVIVOR_IDS.flatMap((id, who) => (gone.includes(id) ? [] : [who]));
}

/** Numbers of the team; in the place of a dead one the first who may join, until its player has chosen. */
export function membersFrom(campaign: Campaign): readonly number[] {
  const free = newcomers(campaign);
  return campaign.team.map((member) => (member === null ? free.shift()! : SURVIVOR_IDS.indexOf(member.survivor)));
}

/** V256: whether the player of this place takes another survivor. */
export function isVacant({ campaign }: State, survivor: SurvivorNo): boolean {
  return campaign?.team[survivor] === null;
}

export function openSheets(s: State, campaign: Campaign, members: readonly number[]): readonly Sheet[] {
  return members.map((who, i) => {
    const member = campaign.team[i] ?? null;
    return member === null ? newSheet(who) : sheetOf(s, member);
  });
}

/** V350, V354: campaign skills beside the blue one, and all bonus actions. */
export function readSheets(s: State): void {
  for (const [i, { skills, bonus }] of (s.sheets ?? []).entries()) {
    const one = s.survivors[i]!;
    one.skills = [...one.skills, ...skills];
    one.bonus = bonus;
  }
}
