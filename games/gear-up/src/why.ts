import { openAsk, same, type Ask, type Seat } from '@horda/kernel';
import { RULE_OF_ABILITY } from './cite.ts';
import { COLOURS } from './content/content.ts';
import { bossPrinted } from './rules/table.ts';
import type { Choice, Ending, State } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import { whyNotInAttack } from './why-attack.ts';

const RULE_OF_ENDING: Readonly<Record<Ending, RuleId>> = { victory: 'B103', death: 'B104', outOfTime: 'B105' };

/** The rule that forbids `seat` to pick `choice` now; null when it is offered. */
export function why(s: State, seat: Seat, choice: Choice): RuleId | null {
  if (s.ending !== null) return RULE_OF_ENDING[s.ending];
  const open = openAsk(s, seat);
  if (open === null) return whyNotAsked(s, seat, choice);
  if (open.options.some((option) => same(option, choice))) return null;
  if (!QUESTIONS[open.prompt]!.includes(choice.do)) return whyNotNow(s, choice);
  switch (choice.do) {
    case 'take':
      return whyNotTake(s, seat, choice);
    case 'putBack':
      return choice.by === seat ? 'T10' : 'B26';
    case 'upgrade':
      return whyNotUpgrade(choice);
    case 'block':
      return whyNotBlock(s, seat, choice.armour);
    case 'pay':
      return open.prompt === 'ability.pay' ? RULE_OF_ABILITY[bossPrinted(s).id] : 'B84';
    case 'assign':
      return whyNotAssign(s, seat, choice);
    case 'agree':
      return choice.by !== seat || seat !== s.commander ? 'G57' : 'T11';
    default:
      return whyNotInAttack(s, seat, choice);
  }
}

const ATTACK: readonly Choice['do'][] = [
  'mark',
  'knock',
  'again',
  'suffer',
  'cease',
  'ammo',
  'confirm',
  'takeBack',
  'change',
];

/** What each question is about: these kinds of answers are looked at one by one, all others belong elsewhere. */
const QUESTIONS: Readonly<Record<string, readonly Choice['do'][]>> = {
  'setup.take': ['take', 'putBack'],
  'attack.act': ATTACK,
  'attack.ready': ATTACK,
  'upgrade.choose': ['upgrade'],
  'damage.block': ['block', 'pay'],
  'ability.pay': ['block', 'pay'],
  'spawn.assign': ['assign', 'agree'],
};

/** It belongs to another step, which begins when all have finished this one; survivors are taken before the first. */
function whyNotNow({ step }: State, choice: Choice): RuleId {
  if (choice.do === 'take' || choice.do === 'putBack') return 'T10';
  return step === 'setup' ? 'B47' : 'B48';
}

/** Others are asked, or the answer was given and the others are waited for. */
function whyNotAsked(s: State, seat: Seat, choice: Choice): RuleId {
  const [first] = s.kernel.asks as [Ask<Choice>];
  const { prompt } = first;
  if (!QUESTIONS[prompt]!.includes(choice.do)) return whyNotNow(s, choice);
  // Who has earned one has chosen already, or has nothing to choose.
  if (prompt === 'upgrade.choose') return s.survivors[seat]!.due > 0 ? 'T23' : 'B75';
  if (prompt === 'ability.pay') return 'T21';
  return prompt === 'damage.block' ? 'T7' : 'T3';
}

function whyNotTake(s: State, seat: Seat, { by, survivor }: Extract<Choice, { do: 'take' }>): RuleId {
  if (by !== seat || s.survivors[seat]!.survivor >= 0) return 'B26';
  return s.survivors.some((one) => one.survivor === survivor) ? 'T10' : 'B26';
}

/** The yellow weapon has both from the start, the others have two. (B10, B67) */
function whyNotUpgrade({ weapon }: Extract<Choice, { do: 'upgrade' }>): RuleId {
  if (weapon === 'yellow') return 'B67';
  return COLOURS.includes(weapon) ? 'B10' : 'B76';
}

/** No more armour than there is, and no more than there is damage. */
function whyNotBlock(s: State, seat: Seat, armour: number): RuleId {
  const { gained, used } = s.survivors[seat]!.armour;
  return armour > gained - used ? 'B84' : 'G22';
}

function whyNotAssign(s: State, seat: Seat, { by, card, to }: Extract<Choice, { do: 'assign' }>): RuleId {
  if (!s.wave.some((one) => one.card === card)) return 'B91';
  if (s.survivors[to] === undefined) return 'B93';
  // It lies there already, or somebody else would have to say it.
  return by === seat ? 'T11' : 'G57';
}
