/**
 * Invariants that what is offered, and the events since the last answer, allow to check: the numbers are those of the
 * list of forty. The others need two states, or an attack as a whole; their tests are
 * 11 and 12 `actions/door.test.ts`, 13 `zombies/opening.test.ts`, 15 to 17 `map/sight.test.ts` and `combat/night.test.ts`,
 * 19 to 22 `zombies/properties.test.ts` and `zombies/activation.test.ts`, 23 `zombies/attacking.test.ts`,
 * 24 `zombies/beams.test.ts`, 27 `combat/all-out.test.ts`, 29 `combat/friendly-fire.test.ts`,
 * 30 and 31 `combat/attack.test.ts`, 36 `campaign/carry.test.ts`, 38 and 39 the contract itself.
 */
import { EQUIPMENT } from '../src/content/equipment.ts';
import { SKILLS } from '../src/content/skills.ts';
import { opsOf } from '../src/effects/standing.ts';
import { boardHere, missionOf, terrainHere } from '../src/rules/mission.ts';
import { hasSkill } from '../src/rules/skills.ts';
import { zombiesIn } from '../src/rules/table.ts';
import { NONE, type Event, type State } from '../src/state.ts';

type Must = (holdsTrue: boolean, what: string) => void;

export function happenings(s: State, must: Must): void {
  actions(s, must);
  searches(s, must);
  hours(s, must);
  abominations(s, must);
  marks(s, must);
  const { events } = s.kernel;
  for (const e of events) happened(s, e, must);
  allOutDice(events, must);
  quietRound(s, must);
}

/** 8: no skill is still to be chosen when somebody may act. 9: no more actions than the skills give. */
function actions(s: State, must: Must): void {
  const isPending = s.kernel.stack.some(({ rule }) => rule === 'adrenaline');
  for (const [no, one] of s.survivors.entries()) {
    const given = one.skills.reduce((sum, skill) => sum + (SKILLS[skill].gives?.actions ?? 0), 3);
    const lent = one.companions.length;
    must(one.actions <= given + lent, `survivor ${no} has ${one.actions} actions, skills give ${given}`);
    must(one.bonus <= (s.sheets?.[no]?.bonus ?? 0), `survivor ${no} has ${one.bonus} bonus actions`);
    if (!isPending && one.status === 'standing')
      must(one.skills.length > one.level, `survivor ${no} of level ${one.level} has ${one.skills.length} skills`);
  }
}

/** 10: a search is offered without zombies, outside of corridors, once a turn. */
function searches(s: State, must: Must): void {
  const isOffered = s.kernel.asks.some(({ options }) => options.some((option) => option.do === 'search'));
  const one = s.survivors[s.acting];
  if (!isOffered || one === undefined) return;
  must(zombiesIn(s, one.zone) === 0, 'a search among zombies is offered');
  must(boardHere(s).zones[one.zone]!.kind !== 'corridor', 'a search of a corridor is offered');
  must(!one.searched || hasSkill(s, s.acting, 'searchMore'), 'a second search is offered');
}

/** 37, W7: the hour is that of the round, unless cards of the mission move the clock. */
function hours(s: State, must: Must): void {
  const { cards, notes = [], ...mission } = missionOf(s);
  const { hour } = s.options;
  // V291
  const startHour = hour === 'mission' || s.campaign !== null ? mission.startHour : Number(hour);
  if (startHour === undefined || s.phase !== 'players') return;
  if (opsOf([...cards, ...notes].flatMap(({ effects }) => effects)).some(({ op }) => op === 'clock')) return;
  must(s.hour === (startHour + s.round - 1) % 24, `it is ${s.hour} o'clock in round ${s.round}`);
  const isDark = (s.hour >= 19 || s.hour <= 6) && !s.rules.includes('litHouse');
  must(s.night === isDark, `night is ${s.night} at ${s.hour} o'clock`);
}

/** 32, W8: one abomination, unless Fest or the mission is about several. */
function abominations(s: State, must: Must): void {
  const { abominationNotes, cards, notes = [] } = missionOf(s);
  const places = opsOf([...cards, ...notes].flatMap(({ effects }) => effects)).some(
    ({ op }) => op === 'placeAbomination',
  );
  if (s.options.fest || abominationNotes !== undefined || places) return;
  must(s.abominations.length <= 1, `${s.abominations.length} abominations`);
}

/** 34: a point each for orange and red. */
function marks({ sheets }: State, must: Must): void {
  for (const { marked } of sheets ?? [])
    must(new Set(marked).size === marked.length && marked.every((level) => level > 1), 'a level was marked twice');
}

function happened(s: State, e: Event, must: Must): void {
  switch (e.type) {
    // 18: never through a wall or a closed door. The mission may send them back to the spawn zone.
    case 'zombiesMoved':
    case 'abominationMoved': {
      const isSent = e.from === boardHere(s).places.sendsBack;
      const isNear = terrainHere(s).roads(true, false).near[e.from]!.includes(e.to);
      return must(isSent || isNear, `zombies went from zone ${e.from} to ${e.to}`);
    }
    case 'survivorMoved':
      return must(e.from !== e.to, `a survivor moved within zone ${e.from}`);
    case 'buildingOpened':
      return must(s.opened.includes(e.building), `building ${e.building} is not noted as opened`);
    // 11: for good.
    case 'doorOpened':
      return must(s.ground.open.includes(e.door), `door ${e.door} was closed again`);
    // 28: a card is kept by a roll without a Break of all its dice.
    case 'conservationRolled':
      must(e.dice.length === EQUIPMENT[e.card]!.conservation, 'another number of dice was rolled for a card');
      return must(e.kept === !e.dice.includes(1), 'a card was kept in spite of a Break, or lost without one');
    default:
  }
}

/** 26: all printed All-Out dice, or twice as many, or none; they are not rolled again. */
function allOutDice(events: readonly Event[], must: Must): void {
  let expected = NONE;
  for (const e of events) {
    if (e.type === 'attacked')
      expected = e.allOut * e.with.reduce((sum, card) => sum + (EQUIPMENT[card]!.allOut ?? 0), 0);
    if (e.type !== 'diceRolled' || expected === NONE) continue;
    must(e.again !== '' || e.allOut.length === expected, `${e.allOut.length} of ${expected} All-Out dice`);
    if (e.again !== '') must(e.allOut.length === 0 || e.again === 'six', 'All-Out dice were rolled again');
  }
}

/** 25: when a round begins no noise is left but what stays. */
function quietRound({ kernel: { events }, noise }: State, must: Must): void {
  const began = events.findLastIndex(({ type }) => type === 'roundBegan');
  if (began === -1) return;
  const made = events.slice(began).reduce((sum, e) => sum + (e.type === 'noiseMade' ? e.n : 0), 0);
  must(noise.reduce((sum, n) => sum + n, 0) <= made, 'noise of the last round is left');
}
