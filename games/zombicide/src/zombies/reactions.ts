/** X19, X50: survivors near a zone where zombies spawn answer at once, before a rush. (V424, V425, Y54) */
import { ask, call, declare, rule } from '@horda/kernel';
import type { ZombieChoice } from '../choices/zombie.ts';
import { REACTION } from '../declared.ts';
import { UNSEEN } from '../map/sight.ts';
import { terrainHere } from '../rules/mission.ts';
import { hasSkill } from '../rules/skills.ts';
import { NONE, type State, type SurvivorNo, type ZoneNo } from '../state.ts';

type Skill = 'combatReflexes' | 'sidestep';

interface Reactions {
  zone: ZoneNo;
  /** Who may answer, and by which skills, in the order of the team. */
  answers: readonly Answer[];
}

interface Answer {
  readonly survivor: SurvivorNo;
  readonly skills: readonly Skill[];
}

export const REACTIONS = declare<Reactions>('reactions', 'order');

/** V424, V425: those at range 0 or 1. */
export function answersTo(s: State, zone: ZoneNo): readonly Answer[] {
  const answers: Answer[] = [];
  const { sight, n } = terrainHere(s);
  for (let survivor = 0; survivor < s.survivors.length; survivor++) {
    const { status, zone: here } = s.survivors[survivor]!;
    const range = sight[here * n + zone]!;
    if (status !== 'standing' || range === UNSEEN || range > 1) continue;
    const skills = BOTH.filter((skill) => hasSkill(s, survivor, skill));
    if (skills.length > 0) answers.push({ survivor, skills });
  }
  return answers;
}
const BOTH: readonly Skill[] = ['combatReflexes', 'sidestep'];

export const reactions = rule<State, Reactions, ZombieChoice>(REACTIONS)({
  /** Who has both skills says which comes first. */
  order(s, { answers }, f) {
    const next = answers[0];
    if (next === undefined) return void (f.at = '');
    if (next.skills.length < 2) return void (f.at = 'answer');
    const { survivor } = next;
    ask(
      s,
      s.survivors[survivor]!.owner,
      'reactions.order',
      BOTH.map((first) => ({ do: 'react', survivor, first })),
    );
  },
  arrange(_s, my, { pick }) {
    const [{ survivor }, ...others] = my.answers as [Answer, ...Answer[]];
    if (pick.do !== 'react') return;
    const { first } = pick;
    const second = BOTH.filter((skill) => skill !== first);
    my.answers = [{ survivor, skills: [first] }, { survivor, skills: second }, ...others];
  },
  answer(s, my, f) {
    const [{ survivor, skills }, ...others] = my.answers as [Answer, ...Answer[]];
    my.answers = others;
    f.at = 'order';
    if (skills[0] === 'sidestep') call(s, REACTION, { survivor, kinds: ['move'], zone: NONE, unhindered: true });
    else call(s, REACTION, { survivor, kinds: ['combat'], zone: my.zone, unhindered: false });
  },
});
