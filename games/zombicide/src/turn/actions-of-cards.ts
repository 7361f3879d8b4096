/** V181, V193: the action that a card of a pack gives in every turn, while the card works. (X1, X4, X15, X23, X65) */
import { contentOf } from '../content/content.ts';
import type { SkillId } from '../content/ids.ts';
import { SKILLS } from '../content/skills.ts';
import { grant, skillsOfCards, use } from '../rules/skills.ts';
import type { State, Survivor, SurvivorNo, Used } from '../state.ts';

/** Cards that work now give their actions, each once a turn; cards that no longer work take back what is not spent. */
export function giveActionsOfCards(s: State, survivor: SurvivorNo): void {
  const { actionsOfCards } = contentOf(s);
  if (actionsOfCards.length === 0) return;
  const one = s.survivors[survivor]!;
  const working = skillsOfCards(s, one);
  for (const skill of actionsOfCards) {
    let more = count(working, skill) - count(one.used, skill);
    for (; more > 0; more--) {
      if (!forget(one, `spent ${skill}`)) grant(one, skill);
      use(one, skill);
    }
    for (; more < 0; more++) {
      forget(one, skill);
      if (!takeBack(one, skill)) use(one, `spent ${skill}`);
    }
  }
}

function count(all: readonly Used[], skill: SkillId): number {
  return all.filter((each) => each === skill).length;
}

/** Whether it was noted. */
function forget(one: Survivor, note: Used): boolean {
  const at = one.used.indexOf(note);
  if (at >= 0) one.used = one.used.toSpliced(at, 1);
  return at >= 0;
}

/** Whether it was not spent. */
function takeBack(one: Survivor, skill: SkillId): boolean {
  const { free } = SKILLS[skill].gives!;
  if (free === undefined) return one.actions > 0 && one.actions-- > 0;
  const at = one.free.indexOf(free);
  if (at >= 0) one.free = one.free.toSpliced(at, 1);
  return at >= 0;
}
