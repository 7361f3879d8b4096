/** Invariants 4 to 10: the survivors, their adrenaline and what they may do in a turn. */
import { SKILLS } from '../../src/content/skills.ts';
import { LEVEL_AP } from '../../src/content/zombies.ts';
import { boardHere } from '../../src/rules/mission.ts';
import { healthOf } from '../../src/rules/printed.ts';
import { hasSkill } from '../../src/rules/skills.ts';
import { noiseIn, zombiesIn } from '../../src/rules/table.ts';
import { NONE, type State, type Survivor, type SurvivorNo } from '../../src/state.ts';
import { eventsOf, framesOf, must, type Step } from './step.ts';

function isOut({ status }: Survivor): boolean {
  return status === 'down' || status === 'rescued' || status === 'dead';
}

/** 4: who is out of it carries nothing, shines nowhere, has nothing to do and makes no noise. */
export function fallenHaveNothing(s: State): void {
  for (const [no, one] of s.survivors.entries()) {
    if (one.status === 'standing') continue;
    must(!isOut(one) || one.hand.length + one.pack.length === 0, `survivor ${no} is ${one.status} and has cards`);
    must(one.light === NONE, `survivor ${no} is ${one.status} and has a beam`);
    // What an escape ends is cleared when its turn is over, which the end of the game may forestall.
    const isLeaving = one.status === 'escaped' && (s.acting === no || s.ending !== null);
    must(isLeaving || one.actions + one.free.length === 0, `survivor ${no} is ${one.status} and has actions`);
    if (one.zone !== NONE) isAsLoud(s, one.zone, no);
  }
}

function isAsLoud(s: State, zone: number, no: SurvivorNo): void {
  const here = s.survivors.filter((each) => each.status === 'standing' && each.zone === zone);
  const led = here.reduce((sum, { companions }) => sum + companions.length, 0);
  const alone = s.companions.filter((each) => each.status === 'standing' && each.zone === zone).length;
  const noise = s.noise[zone]! + s.lasting[zone]! + here.length + led + alone;
  must(noiseIn(s, zone) === noise, `survivor ${no} lies in zone ${zone} and is heard`);
}

/** 5: whoever stands has health left; whoever has none is knocked out or dead. */
export function healthFitsStatus(s: State): void {
  for (const [no, one] of s.survivors.entries()) {
    const most = healthOf(s, one);
    must(one.wounds >= 0 && one.wounds <= most, `survivor ${no} has ${one.wounds} wounds`);
    must(one.wounds < most || isOut(one), `survivor ${no} stands without health`);
    must(one.wounds === most || !isOut(one), `survivor ${no} is ${one.status} with health left`);
    const isOnBoard = one.status === 'standing' || one.status === 'down';
    must(!isOnBoard || one.zone !== NONE || s.phase === 'setup', `survivor ${no} is ${one.status} nowhere`);
  }
}

/** 6: a knock-out ends with the end phase of the next round. */
export function knockOutEnds({ survivors, round, phase }: State): void {
  for (const [no, { status, downIn }] of survivors.entries())
    must(status !== 'down' || phase === 'over' || round <= downIn + 1, `survivor ${no} lies since round ${downIn}`);
}

/** 7: adrenaline never falls, and the level is that of the adrenaline. */
export function levelFitsAdrenaline(s: State): void {
  const { ultrared } = s.options;
  for (const [no, { ap, level }] of s.survivors.entries()) {
    const reached = LEVEL_AP.findLastIndex((least) => ap >= least);
    must(level === reached, `survivor ${no} has ${ap} AP at level ${level}`);
    must(ultrared || ap <= LEVEL_AP[3], `survivor ${no} has ${ap} AP`);
  }
}

export function adrenalineNeverFalls({ before, after }: Step): void {
  for (const [no, { ap, who }] of before.survivors.entries()) {
    const now = after.survivors[no]!;
    must(now.ap >= ap || now.who !== who, `survivor ${no} fell from ${ap} to ${now.ap} AP`);
  }
}

/** 8: a skill for each level. */
export function skillsFitLevel(s: State): void {
  if (framesOf(s, 'adrenaline').length > 0) return;
  for (const [no, { level, skills, ap }] of s.survivors.entries()) {
    // V422: Versatile is one skill more. V440: after red, the track gives more.
    const more = (s.sheets?.[no]?.skills.length ?? 0) + (skills.includes('versatile') ? 1 : 0);
    const most = ap > LEVEL_AP[3] ? Infinity : 1 + level + more;
    must(skills.length > level, `survivor ${no} of level ${level} has ${skills.length} skills`);
    must(skills.length <= most, `survivor ${no} of level ${level} has ${skills.length} skills`);
  }
}

/** 8: nobody acts while a skill is still to be chosen. */
export function nobodyActsBeforeChoosing({ before, answer }: Step): void {
  const isAction = before.kernel.asks.some(({ seat, prompt }) => seat === answer.seat && prompt === 'turn.choose');
  if (!isAction) return;
  for (const rule of ['adrenaline', 'experience'])
    must(framesOf(before, rule).length === 0, `an action is accepted, and ${rule} waits for a choice`);
}

/** 9: no more actions than the skills give, no more bonus actions than the reserve has. */
export function actionsAreGiven(s: State): void {
  for (const [no, one] of s.survivors.entries()) {
    const given = one.skills.reduce((sum, skill) => sum + (SKILLS[skill].gives?.actions ?? 0), 3);
    // V181: cards of a pack, too, note what they have given.
    const lent = one.companions.length + one.used.filter((each) => each === 'action').length;
    must(one.actions >= 0 && one.bonus >= 0, `survivor ${no} has ${one.actions} actions and ${one.bonus} bonus ones`);
    must(one.actions <= given + lent, `survivor ${no} has ${one.actions} actions, skills give ${given}`);
    must(one.bonus <= (s.sheets?.[no]?.bonus ?? 0), `survivor ${no} has ${one.bonus} bonus actions`);
  }
}

/** What a survivor can still pay with in this turn. */
function supplyOf({ actions, free, bonus }: Survivor): number {
  return actions + free.length + bonus;
}

/** Actions that cost something whatever skills say. */
const COSTLY = new Set(['search', 'door', 'trade', 'objective', 'crate', 'pickUp', 'makeNoise', 'lightOn', 'rally']);

/** 9: what was spent does not come back in the same turn, and an action costs something. */
export function actionsAreSpent({ before, answer, after }: Step): void {
  const { acting } = before;
  const { events } = after.kernel;
  const turns = ({ kernel }: State): number =>
    kernel.stack.filter(({ rule }) => rule === 'turn' || rule === 'reaction').length;
  if (acting === NONE || acting !== after.acting || turns(before) !== turns(after)) return;
  const isSupplied = events.some(
    (e) =>
      e.type === 'turnBegan' ||
      e.type === 'turnEnded' ||
      e.type === 'companionJoined' ||
      e.type === 'bonusActionGained' ||
      (e.type === 'skillGained' && e.survivor === acting),
  );
  if (isSupplied || after.phase !== before.phase) return;
  const [had, has] = [supplyOf(before.survivors[acting]!), supplyOf(after.survivors[acting]!)];
  must(has <= had, `survivor ${acting} had ${had} actions and has ${has}`);
  const isPaid = before.kernel.asks[0]!.prompt !== 'turn.choose' || !COSTLY.has(answer.picks[0]!.do) || has < had;
  must(isPaid, `survivor ${acting} did ${answer.picks[0]?.do} for nothing`);
}

/** 10: a search once a turn, where no zombies are, never in a corridor; also where it is only offered. */
export function searchIsOffered(s: State): void {
  const isOffered = s.kernel.asks.some(({ options }) => options.some((option) => option.do === 'search'));
  if (isOffered) maySearch(s);
}

export function searchIsAllowed({ before, answer, after }: Step): void {
  if (answer.picks[0]?.do !== 'search') return;
  const searcher = before.acting;
  maySearch(before);
  const isOver = after.acting !== searcher || eventsOf(after.kernel.events, 'turnEnded').length > 0;
  must(isOver || after.survivors[searcher]!.searched, `the search of survivor ${searcher} is not noted`);
}

function maySearch(s: State): void {
  const one = s.survivors[s.acting]!;
  must(zombiesIn(s, one.zone) === 0, 'a search among zombies');
  must(boardHere(s).zones[one.zone]!.kind !== 'corridor', 'a search of a corridor');
  must(!one.searched || hasSkill(s, s.acting, 'searchMore'), 'a second search in a turn');
}
