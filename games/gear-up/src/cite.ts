/** The rule that stands behind each question and each event. */
import { promptAmong, recordOf, type Citations } from '@horda/parts';
import { contentOf } from './content/cards.ts';
import type { BossId } from './content/content.ts';
import { EFFECT_FACTS, EFFECTS, type Effect } from './content/effects.ts';
import type { DamageCause, Event } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import { offers, situationOf } from './text/seen.ts';
import type { View } from './view.ts';

/** Every question of the game: the rule and the step that put it. */
export const PROMPTS = [
  'setup.take',
  'attack.act',
  'attack.ready',
  'upgrade.choose',
  'damage.block',
  'ability.pay',
  'spawn.assign',
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const promptOf = (prompt: string): Prompt => promptAmong(PROMPTS, prompt);

export const RULE_OF_EFFECT: Readonly<Record<Effect, RuleId>> = recordOf(
  EFFECTS,
  (effect) => EFFECT_FACTS[effect].rule,
);

export const RULE_OF_ABILITY: Readonly<Record<BossId, RuleId>> = {
  superAbomination: 'B132',
  pyramid: 'B136',
  zombiephant: 'B139',
  deadSox: 'B145',
  screamer: 'B147',
  mutation: 'B149',
};

/** Super Abomination has none. (B133) */
export const RULE_OF_BOSS: Readonly<Record<BossId, RuleId>> = {
  superAbomination: 'B133',
  pyramid: 'B134',
  zombiephant: 'B137',
  deadSox: 'B140',
  screamer: 'B146',
  mutation: 'B148',
};

export const cite = {
  prompt(prompt: string, view: View): RuleId {
    const known = promptOf(prompt);
    switch (known) {
      case 'setup.take':
        return offers(view, 'take') ? 'B26' : 'T10';
      case 'attack.act':
        return ruleOfAttack(view);
      case 'attack.ready':
        return 'T4';
      case 'upgrade.choose':
        return 'B76';
      case 'damage.block':
        return 'B84';
      case 'ability.pay':
        return ruleOfPayment(view);
      case 'spawn.assign':
        return 'B91';
      default:
        return known satisfies never;
    }
  },
  event: ruleOfEvent,
} satisfies Citations<Event, View>;

function ruleOfAttack(view: View): RuleId {
  const situation = situationOf(view, contentOf(view));
  switch (situation.is) {
    case 'fresh':
      return 'B50';
    case 'suffer':
      return 'T20';
    case 'again':
      return 'G26';
    case 'knock':
      return RULE_OF_EFFECT.knockback;
    case 'ammo':
      return 'B68';
    case 'done':
      return 'T1';
    default:
      return RULE_OF_EFFECT[situation.effect];
  }
}

function ruleOfPayment(view: View): RuleId {
  const boss = contentOf(view).bosses[view.boss.boss];
  return boss === undefined ? 'B96' : RULE_OF_ABILITY[boss.id];
}

const RULE_OF_CAUSE: Readonly<Record<DamageCause, RuleId>> = {
  zombies: 'B84',
  bossAttack: 'B97',
  bossSpecial: 'B98',
  ability: 'B96',
  adrenaline: RULE_OF_EFFECT.adrenaline,
  line: 'B148',
};

function ruleOfEvent(e: Event): RuleId {
  switch (e.type) {
    case 'survivorTaken':
      return 'B26';
    case 'survivorPutBack':
      return 'T10';
    case 'companionsDrawn':
      return 'B151';
    case 'zombiesDealt':
      return 'B30';
    case 'roundBegan':
      return e.round === 1 ? 'B38' : 'B43';
    case 'bossArrived':
      return 'B41';
    case 'cardRevealed':
      return 'B49';
    case 'marked':
      return ruleOfMark(e);
    case 'ammoSpent':
      return 'B69';
    case 'gained':
      return ruleOfGain(e);
    case 'knockedBack':
      return RULE_OF_EFFECT.knockback;
    case 'activatedAgain':
      return RULE_OF_EFFECT[e.how];
    case 'furyCrossed':
      return RULE_OF_EFFECT.fury;
    case 'rowsCrossed':
      return 'B138';
    case 'tookBack':
      return e.dropped.length === 0 ? 'T4' : 'T5';
    case 'confirmed':
    case 'attackEnded':
      return 'T1';
    case 'changedMind':
      return 'T4';
    case 'zombieKilled':
      return 'B71';
    case 'memberKilled':
      return 'B141';
    case 'upgraded':
      return 'B76';
    case 'upgradeLost':
      return 'G12';
    case 'marched':
      return 'B78';
    case 'zombieAttacked':
      return 'B79';
    case 'bomberExploded':
      return 'B128';
    case 'damaged':
      return RULE_OF_CAUSE[e.cause];
    case 'armourLost':
      return e.by === 'catcher' ? 'B142' : 'B132';
    case 'prevented':
      return 'U7';
    case 'spawned':
      return 'B89';
    case 'assigned':
      return 'B91';
    case 'zombieArrived':
      return 'B93';
    case 'pileReshuffled':
      return 'G55';
    case 'bossCardRevealed':
      return 'B95';
    case 'bossAttacked':
      return e.special ? 'B98' : 'B97';
    case 'abilityUsed':
      return 'B96';
    case 'screamed':
      return 'B147';
    case 'bossMoved':
      return 'B102';
    case 'gameEnded':
      return e.ending === 'victory' ? 'B103' : e.ending === 'death' ? 'B104' : 'B105';
    default:
      return e satisfies never;
  }
}

function ruleOfMark({ tool, seat, street, zombie }: Extract<Event, { readonly type: 'marked' }>): RuleId {
  if (tool !== 'weapon') return 'B153';
  if (zombie === null) return 'B73';
  return street === seat ? 'B52' : 'B112';
}

/** Armour and ammo have a rule each; effects pay by their own. */
function ruleOfGain({ why, gain }: Extract<Event, { readonly type: 'gained' }>): RuleId {
  if (why === 'longRange') return 'B114';
  if (why !== 'icons') return RULE_OF_EFFECT[why];
  return gain.armour > 0 && gain.ammo === 0 ? 'B61' : 'B62';
}
