/** What is decided before round 1: who takes part, who stands where. (V10, V377) */
import { ask, askUnlessOne, call, rule, shuffle } from '@horda/kernel';
import type { Op } from '../content/operations.ts';
import { SURVIVORS } from '../content/survivors.ts';
import { isVacant, newcomers } from '../campaign/entry.ts';
import { newSheet } from '../campaign/sheets.ts';
import { BEGINNING, EFFECTS, KIT, ROUND } from '../declared.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { NONE, type Choice, type State, type SurvivorNo } from '../state.ts';
import { newSurvivor } from './team.ts';

export const beginning = rule<State, { next: SurvivorNo }, Choice>(BEGINNING)({
  choose(s, { next }, f) {
    if (next === s.survivors.length) f.at = 'equip';
    else if (!isOpen(s, next)) f.at = 'skip';
    else ask(s, s.survivors[next]!.owner, 'beginning.choose', candidates(s, next));
  },
  join(s, my, f) {
    if (f.pick.do !== 'join') return;
    const { owner, zone, hand, pack } = s.survivors[my.next]!;
    s.survivors[my.next] = { ...newSurvivor(s, f.pick.who, owner), zone, hand, pack };
    // V257: without anything of a predecessor.
    if (s.sheets !== null) s.sheets = s.sheets.with(my.next, newSheet(f.pick.who));
  },
  skip(_s, my, f) {
    my.next++;
    f.at = 'choose';
  },
  /** V22 */
  equip(s) {
    for (let survivor = s.survivors.length - 1; survivor >= 0; survivor--) call(s, KIT, { survivor, due: [] });
  },
  place(_s, my) {
    my.next = 0;
  },
  /** V377: one survivor in each start zone. */
  start(s, { next }, f) {
    if (missionOf(s).oneInEachStart !== true || next === s.survivors.length) f.at = 'ready';
    else askUnlessOne(s, f, s.survivors[next]!.owner, 'beginning.start', startZones(s, next));
  },
  stand(s, my, f) {
    if (f.pick.do !== 'start') return;
    s.survivors[f.pick.survivor]!.zone = f.pick.zone;
    my.next++;
    f.at = 'start';
  },
  ready(s) {
    const ops = [...companionFor(s), ...(missionOf(s).setup ?? [])];
    if (ops.length > 0)
      call(s, EFFECTS, { ops, next: 0, survivor: NONE, zone: NONE, card: NONE, door: NONE, noisy: false });
  },
  play(s) {
    call(s, ROUND, {});
  },
});

/** V435: as an option, a civilian waits where the team begins; not in the campaign, nor beside companions of the mission. */
function companionFor(s: State): readonly Op[] {
  const { knockout, starts, setup = [] } = missionOf(s);
  if (!s.options.companion || knockout || setup.some(({ op }) => op === 'companion')) return [];
  const [companion] = shuffle(s, [...CIVILIANS]);
  return [{ op: 'companion', companion: companion!, stands: starts[0]! }];
}
/** V439: the two of the Washington box come only when its missions say so. */
const CIVILIANS = ['hania', 'borys', 'pola'] as const;

/** V10, V256: the players choose the whole team, or somebody in the place of a dead survivor. */
function isOpen(s: State, next: SurvivorNo): boolean {
  if (s.campaign !== null && s.campaign.team.length > 0) return isVacant(s, next);
  return s.options.team === 'choose';
}

/** Those that nobody has picked yet. */
function candidates({ survivors, campaign }: State, next: SurvivorNo): readonly Choice[] {
  const taken = survivors.slice(0, next).map(({ who }) => who);
  const all = campaign === null ? [...SURVIVORS.keys()] : newcomers(campaign);
  return all.filter((who) => !taken.includes(who)).map((who) => ({ do: 'join', who }));
}

function startZones(s: State, survivor: SurvivorNo): readonly Choice[] {
  const taken = s.survivors.slice(0, survivor).map(({ zone }) => zone);
  const free = boardHere(s).places.starts.filter((zone) => !taken.includes(zone));
  return free.map((zone) => ({ do: 'start', survivor, zone }));
}
