/** V190–V198, V440: adrenaline points, danger levels, and the skills that they bring. */
import { ask, call, emit, rule } from '@horda/kernel';
import { SKILL_IDS, type SkillId } from '../content/ids.ts';
import { SKILLS } from '../content/skills.ts';
import { LEVEL_AP } from '../content/zombies.ts';
import { ADRENALINE, EXPERIENCE } from '../declared.ts';
import type { ApBy } from '../events/combat.ts';
import type { Choice, Level, State, Survivor, SurvivorNo } from '../state.ts';
import { survivorCard } from './printed.ts';
import { gainSkill } from './skills.ts';

const [, YELLOW_AP, ORANGE_AP, RED_AP] = LEVEL_AP;

export const adrenaline = rule<State, { survivor: SurvivorNo; n: number; by?: ApBy }, Choice>(ADRENALINE)({
  gain(s, my, f) {
    const one = s.survivors[my.survivor]!;
    // V197: without Ultrared the track ends with red.
    if (!s.options.ultrared) my.n = Math.min(my.n, RED_AP - one.ap);
    if (one.status !== 'standing' || my.n <= 0) f.at = '';
    else emit(s, { type: 'adrenalineGained', ...my });
  },
  /** On to the next level, or to the end of what was gained. */
  climb(s, my, f) {
    const one = s.survivors[my.survivor]!;
    const step = Math.min(my.n, nextLevelAp(one.ap) - one.ap);
    one.ap += step;
    my.n -= step;
    const level = levelAt(one.ap);
    f.at = my.n > 0 ? 'climb' : '';
    if (step === 0 || level === 0) return;
    if (one.level < level) {
      one.level = level;
      emit(s, { type: 'levelReached', survivor: my.survivor, level });
    }
    if (level > 1) f.at = 'choose';
    else if (one.ap === YELLOW_AP) learn(s, my.survivor, 'action');
  },
  /** V191: one of two at orange, one of three at red; the owner decides at once. (W18) */
  choose(s, { survivor }, f) {
    const one = s.survivors[survivor]!;
    const skills = offered(s, one);
    if (skills.length === 0) f.at = 'mark';
    else
      ask<Choice>(
        s,
        one.owner,
        'adrenaline.choose',
        skills.map((skill) => ({ do: 'learn', skill })),
      );
  },
  chosen(s, { survivor }, { pick }) {
    if (pick.do === 'learn') learn(s, survivor, pick.skill);
  },
  /** V341, V342: a point for reaching orange, and for red, once a mission; none on the second lap. */
  mark(s, { survivor, n }, f) {
    f.at = n > 0 ? 'climb' : '';
    const { ap, level } = s.survivors[survivor]!;
    const sheet = s.sheets?.[survivor];
    if (sheet === undefined || ap > RED_AP || sheet.marked.includes(level)) return;
    s.sheets = s.sheets!.map((each) => (each === sheet ? { ...sheet, marked: [...sheet.marked, level] } : each));
    call(s, EXPERIENCE, { survivor, n: 1 });
  },
});

/** The next AP that bring something. V440: after red the track begins again, and its yellow brings nothing. */
function nextLevelAp(ap: number): number {
  if (ap < YELLOW_AP) return YELLOW_AP;
  const lap = ap - (ap % RED_AP);
  return ap % RED_AP < ORANGE_AP ? lap + ORANGE_AP : lap + RED_AP;
}

/** The level whose threshold these AP are; 0: none. */
function levelAt(ap: number): Level {
  if (ap === YELLOW_AP) return 1;
  if (ap % RED_AP === ORANGE_AP) return 2;
  return ap > 0 && ap % RED_AP === 0 ? 3 : 0;
}

/** V440: on later laps the skills that were not taken; then any that the survivor has not. */
function offered(s: State, one: Survivor): readonly SkillId[] {
  const { blue, orange, red } = survivorCard(s, one);
  const own: readonly SkillId[] = levelAt(one.ap) === 2 ? orange : red;
  if (one.ap <= RED_AP) return own;
  const times = (skill: SkillId): number => one.skills.filter((each) => each === skill).length;
  const left = own.filter((skill) => times(skill) === (skill === blue ? 1 : 0));
  return left.length > 0 ? left : SKILL_IDS.filter((skill) => SKILLS[skill].when !== 'setup' && times(skill) === 0);
}

function learn(s: State, survivor: SurvivorNo, skill: SkillId): void {
  gainSkill(s, survivor, skill);
  emit(s, { type: 'skillGained', survivor, skill });
}
