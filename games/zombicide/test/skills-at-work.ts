/** Which skills an answer has put to work, for the exhaustive runner. */
import type { SkillId } from '../src/content/ids.ts';
import { COMPANIONS } from '../src/content/companions.ts';
import { SKILLS } from '../src/content/skills.ts';
import { boardHere } from '../src/rules/mission.ts';
import { standingIn } from '../src/rules/table.ts';
import { gearOf } from '../src/rules/printed.ts';
import { NONE, type Choice, type Event, type State, type SurvivorNo } from '../src/state.ts';

export function skillsAtWork(before: State, pick: Choice, after: State): readonly SkillId[] {
  return [...byPick(before, pick), ...after.kernel.events.flatMap((e) => byEvent(after, e)), ...fromTheStart(after)];
}

/** The only card that a skill gives at the start is not asked for. */
function fromTheStart(s: State): readonly SkillId[] {
  const carries = ({ hand, pack }: State['survivors'][number]): boolean =>
    [...hand, ...pack].some((card) => gearOf(s, card).mendsBreaks === true);
  return s.survivors.flatMap((one) =>
    s.round === 1 && carries(one) ? one.skills.filter((skill) => skill === 'startsWithRepairKit') : [],
  );
}

/** Own skills, and those that companions lend. */
function skillsOf(s: State, survivor: SurvivorNo): readonly SkillId[] {
  const one = s.survivors[survivor];
  if (one === undefined) return [];
  return [...one.skills, ...one.companions.map((each) => COMPANIONS[s.companions[each]!.who]!.skill)];
}

/** What is named, or what only the skill allows. */
function byPick(s: State, pick: Choice): readonly SkillId[] {
  const own = skillsOf(s, s.acting);
  const has = (...skills: readonly SkillId[]): readonly SkillId[] => skills.filter((skill) => own.includes(skill));
  switch (pick.do) {
    case 'dash':
    case 'skill':
      return [pick.skill];
    case 'react':
      return ['combatReflexes', 'sidestep'];
    case 'lead':
      return ['bornLeader'];
    case 'redraw':
      return ['destiny'];
    case 'distribute':
      return ['distributor'];
    case 'cancelWound':
      return ['isThatAll'];
    case 'makeshiftRepair':
      return ['makeshiftRepair'];
    case 'campaignSkill':
      return s.phase === 'setup' ? ['versatile'] : [];
    case 'startWith':
      return s.survivors.flatMap(({ skills }) => skills.filter((skill) => SKILLS[skill].gives?.cards !== undefined));
    case 'mend':
      return gearOf(s, pick.card).modes === undefined ? [] : ['spareParts'];
    case 'activate':
      return s.acting === NONE ? [] : ['tactician'];
    case 'door':
      return pick.card === NONE ? ['breakIn'] : [];
    case 'attack':
      return attackWith(s, pick, has);
    case 'search':
      return searchWith(s, has);
    case 'reload':
      return has('freeReload');
    case 'end':
      return s.kernel.asks[0]?.prompt === 'reaction.choose' ? has('sidestep', 'combatReflexes') : [];
    case 'move': {
      const isReaction = s.kernel.asks[0]?.prompt === 'reaction.choose';
      return isReaction
        ? has('sidestep', 'hitAndRun')
        : has('zonePerMove', 'slippery', ...(pick.way.length > 1 ? (['sprint'] as const) : []));
    }
    default:
      return [];
  }
}

type Has = (...skills: readonly SkillId[]) => readonly SkillId[];

function attackWith(s: State, pick: Extract<Choice, { do: 'attack' }>, has: Has): readonly SkillId[] {
  const isReaction = s.kernel.asks[0]?.prompt === 'reaction.choose';
  const one = s.survivors[s.acting];
  return [
    ...(pick.with.length === 0
      ? [pick.kind === 'melee' ? ('improvisedMelee' as const) : ('improvisedRanged' as const)]
      : []),
    ...(pick.allOut === 2 ? (['doubleAllOut'] as const) : []),
    ...(isReaction ? has('combatReflexes') : []),
    ...(pick.kind === 'ranged' ? has('maxRange', 'sniper', 'steadyHand', 'homeDefender') : []),
    ...(pick.kind === 'ranged' && pick.zone === one?.zone ? has('pointBlank') : []),
    ...(pick.kind === 'ranged' && s.night ? has('nightFighter', 'nightVision') : []),
    ...((one?.pack ?? []).some((held) => pick.with.includes(held)) ? has('webbing') : []),
    ...(pick.with.length === 2 && gearOf(s, pick.with[0]!).dual !== true
      ? has('ambidextrous', 'gunslinger', 'swordmaster')
      : []),
  ];
}

function searchWith(s: State, has: Has): readonly SkillId[] {
  const one = s.survivors[s.acting]!;
  const isStreet = ['street', 'outdoor', 'garden'].includes(boardHere(s).zones[one.zone]!.kind);
  return [
    ...has('search2', 'freeSearch', 'matchingSet'),
    ...(one.searched ? has('searchMore') : []),
    ...(isStreet ? has('scavenger') : []),
  ];
}

function byEvent(s: State, e: Event): readonly SkillId[] {
  switch (e.type) {
    case 'skillUsed':
      return [e.skill];
    case 'healed':
      return e.skill === undefined ? [] : [e.skill];
    case 'cocktailSaved':
      return ['twoCocktails'];
    case 'turnBegan': {
      const own = skillsOf(s, e.survivor);
      const link = s.phase === 'zombies' ? own.filter((skill) => skill === 'zombieLink') : [];
      return [
        ...own.filter((skill) => SKILLS[skill].gives?.actions !== undefined || SKILLS[skill].gives?.free !== undefined),
        ...link,
      ];
    }
    case 'attacked':
      return duringAttack(s, e);
    case 'diceRolled':
      return e.again === 'skill' ? ['lucky'] : [];
    case 'woundsIgnored':
      return skillsOf(s, e.survivor).filter((skill) => SKILLS[skill].gives?.ignores !== undefined);
    case 'zombiesAttacked':
      return standingIn(s, e.zone).flatMap((one) =>
        skillsOf(s, one).filter((skill) => SKILLS[skill].gives?.unhurtBy !== undefined),
      );
    case 'survivorHurt':
      return skillsOf(s, e.survivor).filter((skill) => skill === 'startsWith4Health');
    case 'adrenalineGained':
      return e.by === 'start' ? ['startsWith2Ap'] : [];
    case 'cardDrawn': {
      const one = s.survivors[e.survivor]!;
      const { trap } = gearOf(s, e.card * 2);
      return [
        ...(one.pack.length > 3 ? one.skills.filter((skill) => skill === 'hoard') : []),
        ...(trap !== true && s.kernel.events.some(({ type }) => type === 'zombiesKilled')
          ? one.skills.filter((skill) => skill === 'holdYourNose')
          : []),
      ];
    }
    default:
      return [];
  }
}

/** Skills that change an attack of this kind; those who share them; those whom misses spare. */
function duringAttack(s: State, e: Extract<Event, { type: 'attacked' }>): readonly SkillId[] {
  const fits = (skill: SkillId): boolean => {
    const { in: kind, allOut } = SKILLS[skill].gives ?? {};
    return kind !== undefined && (kind === 'combat' || kind === e.kind) && (allOut !== true || e.allOut > 0);
  };
  const { zone } = s.survivors[e.survivor]!;
  const shared = zone === NONE ? [] : standingIn(s, zone).filter((one) => one !== e.survivor);
  return [
    ...skillsOf(s, e.survivor).filter((skill) => fits(skill) || SKILLS[skill].shared !== undefined),
    ...shared.flatMap((one) => skillsOf(s, one).filter((skill) => SKILLS[skill].shared !== undefined)),
    ...(e.kind === 'ranged'
      ? standingIn(s, e.zone).flatMap((one) => skillsOf(s, one).filter((skill) => skill === 'lowProfile'))
      : []),
  ];
}
