/** L67–L77, L258–L260, L289–L291: a survivor attacks a zombie, another player's survivor, or a bandit. */
import { ask, askUnlessOne, below, call, emit, reveal, rule, same, type Rule, type Seat } from '@horda/kernel';
import type { Target, Tool } from '../choices.ts';
import type { Op } from '../content/operations.ts';
import type { Need } from '../content/vocabulary.ts';
import { ATTACK, EFFECT_DIE, ENCOUNTER, EXPOSURE, type Attack } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { dismissBandits } from '../modules/bandits.ts';
import { mayAct } from '../rules/acting.ts';
import { isGuarded, killsOf, moreKills } from '../rules/attacking.ts';
import { handOver } from '../rules/cards.ts';
import { hurt } from '../rules/damage.ts';
import { askDie, dieOptions, hasDie, useDie } from '../rules/dice.ts';
import { perform } from '../rules/entrances.ts';
import { attackValue } from '../rules/modifiers.ts';
import { find, printed, survivorOf, zombiesAt } from '../rules/table.ts';
import {
  canPay,
  deedsIn,
  hasMod,
  highestIn,
  isAutomatic,
  toolsFor,
  useTool,
  weaponsIn,
  type ToolUse,
} from '../rules/tools.ts';
import { NONE, type CardNo, type Choice, type State, type Survivor, type SurvivorNo } from '../state.ts';
import type { ActionRules } from './action.ts';

/** F32: a bandit counts as a survivor with this attack value. (L259) */
const BANDIT_VALUE = 4;

export const ATTACK_ACTIONS: ActionRules<'attack'> = {
  attack: {
    offer(s, seat, options) {
      for (const one of s.survivors)
        if (one.owner === seat && canAttack(s, one)) options.push({ do: 'attack', survivor: one.card });
    },
    act: (s, seat, { survivor }) => startAttack(s, seat, survivor, false),
  },
};

export function startAttack(s: State, seat: Seat, survivor: SurvivorNo, free: boolean): void {
  call(s, ATTACK, { seat, survivor, free, target: { do: 'bandit' }, ops: [], tools: [], killed: 0 });
}

/** L67: a target, and a die of the attack value, or a tool that makes any die do. */
function canAttack(s: State, one: Survivor): boolean {
  const { dice } = s.players[one.owner]!;
  if (dice.length === 0 || !mayAct(s, one, 'attack') || !hasTarget(s, one)) return false;
  return (
    hasDie(s, one.owner, attackValue(s, one)) || helpers(s, one).some(({ effects }) => hasMod(effects, 'attack.anyDie'))
  );
}

export function hasTarget(s: State, one: Survivor): boolean {
  const { entrances, bandits } = s.places[one.place]!;
  for (const { zombies, special } of entrances) if (zombies > 0 || special.length > 0) return true;
  if (mayFight(s)) for (const other of s.survivors) if (isVictim(one, other)) return true;
  return bandits > 0 && mayFightBandits(s);
}

/** N14: in the co-operative game only as a setting of the table. */
function mayFight({ options }: State): boolean {
  return options.mode !== 'coop' || options.attackFriends;
}

function isVictim(one: Survivor, other: Survivor): boolean {
  return other.place === one.place && other.owner !== one.owner;
}

/** L319: not before the first chapter of the raid is over. */
function mayFightBandits({ chapter }: State): boolean {
  return chapter !== 'B1';
}

/** L68, L76, L77, L289: special zombies first; else any zombie, another player's survivor, or a bandit there. */
export function targetsOf(s: State, one: Survivor): Target[] {
  const { entrances, bandits } = s.places[one.place]!;
  const specials = entrances.flatMap(({ special }, entrance) =>
    [...new Set(special)].map((experiment): Target => ({ do: 'special', entrance, experiment })),
  );
  if (specials.length > 0) return specials;
  const targets = entrances.flatMap(({ zombies }, entrance): Target[] =>
    zombies > 0 ? [{ do: 'zombie', entrance }] : [],
  );
  if (mayFight(s))
    for (const other of s.survivors) if (isVictim(one, other)) targets.push({ do: 'victim', survivor: other.card });
  if (bandits > 0 && mayFightBandits(s)) targets.push({ do: 'bandit' });
  return targets;
}

/** Tools for any target; some want ordinary zombies. */
function helpers(s: State, one: Survivor, target: Target['do'] = 'zombie'): ToolUse[] {
  const fits = (need: Need): boolean => need.need !== 'ordinaryZombies' || target === 'zombie';
  return toolsFor(s, one, 'attackDeclared', fits);
}

export const attack = rule<State, Attack, Choice>(ATTACK)({
  aim(s, { seat, survivor }, f) {
    const targets = targetsOf(s, survivorOf(s, survivor));
    if (targets.length === 0) f.at = '';
    else askUnlessOne<Choice>(s, f, seat, 'attack.aim', targets);
  },
  aimed(s, my, { pick }) {
    my.target = pick as Target;
    const free = helpers(s, survivorOf(s, my.survivor), my.target.do).filter(isAutomatic);
    my.ops = free.flatMap(({ effects }) => effects);
  },
  /** Weapons and abilities are named before the die. What they cost is hidden, so the question is put all the same. */
  arm(s, { seat, survivor, target, tools }, f) {
    const one = survivorOf(s, survivor);
    const named = helpers(s, one, target.do).filter((each) => !isAutomatic(each) && !isIn(tools, each));
    if (named.length === 0) return void (f.at = 'die');
    const payable = named.filter((tool) => canPay(s, seat, tool.timing.cost) && canSpare(s, f.my, one, tool));
    const options: Choice[] = payable.map(({ tool }) => tool);
    if (canStrike(s, f.my, one)) options.push({ do: 'goOn' });
    ask(s, seat, 'attack.arm', options.length > 0 ? options : [{ do: 'goOn' }]);
  },
  armed(s, my, f) {
    const one = survivorOf(s, my.survivor);
    const used = helpers(s, one, my.target.do).find(({ tool }) => same(tool, f.pick));
    if (used === undefined) return;
    my.ops = [...my.ops, ...used.effects];
    my.tools = [...my.tools, used.tool];
    useTool(s, one, used);
    f.at = dieOf(s, used) === 0 ? 'arm' : 'spare';
  },
  die(s, my, f) {
    const one = survivorOf(s, my.survivor);
    if (my.free) f.at = 'strike';
    else if (!canStrike(s, my, one)) f.at = '';
    else askDie(s, f, my.seat, 'attack.die', needed(s, my, one));
  },
  pay(s, my, { pick }) {
    if (pick.do === 'die') useDie(s, my.seat, pick.value);
  },
  strike(s, my, f) {
    const { target } = my;
    if (target.do === 'zombie') f.at = 'kill';
    else if (target.do === 'special') f.at = 'expose';
    // L71: the used die is rolled again.
    else call(s, EFFECT_DIE, { seat: my.seat, by: my.survivor });
  },
  hit(s, my, f) {
    f.at = 'done';
    const { target, survivor } = my;
    const value = target.do === 'victim' ? attackValue(s, survivorOf(s, target.survivor)) : BANDIT_VALUE;
    const hit = s.die <= value;
    emit(s, { type: 'attackRolled', survivor, die: s.die, hit });
    if (!hit) return;
    if (target.do !== 'victim') return removeBandit(s, survivorOf(s, survivor));
    my.from = survivorOf(s, target.survivor).owner;
    hurt(s, [target.survivor], 'wound', 1);
    f.at = 'rob';
  },
  /** L72: after the wound, with all that follows it: a random card of the hand that is left. */
  rob(s, my, f) {
    takeRandom(s, my.from!, my.seat);
    f.at = 'done';
  },
  /** L69: the zombie is off the board. Q50: several with one attack, as far as there are any. */
  kill(s, my) {
    const { place } = survivorOf(s, my.survivor);
    if (my.target.do !== 'zombie') return;
    perform(s, 'remove', place, my.target.entrance);
    my.killed++;
    emit(s, { type: 'zombieKilled', survivor: my.survivor, place, entrance: my.target.entrance });
  },
  /** Somebody may kill one more at the same entrance. */
  more(s, my, f) {
    const one = find(s, my.survivor);
    if (one === undefined) return void (f.at = '');
    if (moreKills(s, one, my.target) === undefined) f.at = 'next';
    else ask<Choice>(s, my.seat, 'attack.more', [{ do: 'yes' }, { do: 'no' }]);
  },
  again(s, my, f) {
    if (f.pick.do !== 'yes') return;
    const one = survivorOf(s, my.survivor);
    const used = moreKills(s, one, my.target)!;
    my.ops = [...my.ops, ...used.effects];
    useTool(s, one, used);
    f.at = 'kill';
  },
  next(s, my, f) {
    const { place } = survivorOf(s, my.survivor);
    if (my.killed >= killsOf(s, my.ops, my.tools) || zombiesAt(s, place) === 0) return void (f.at = 'expose');
    const left = targetsOf(s, survivorOf(s, my.survivor)).filter((target) => target.do === 'zombie');
    askUnlessOne<Choice>(s, f, my.seat, 'attack.next', left);
  },
  nextKill(_s, my, f) {
    if (f.pick.do === 'zombie') my.target = f.pick;
    f.at = 'kill';
  },
  /** L70, L290, F1: one roll for each zombie, unless a tool says otherwise. L74: none for a survivor or a bandit. */
  expose(s, my) {
    if (hasMod(my.ops, 'attack.noExposure') || isGuarded(s, my.survivor, my.target)) return;
    const n = my.target.do === 'special' ? 1 : highestIn(my.ops, 'attack.exposureRolls') || my.killed;
    call(s, EXPOSURE, { survivor: my.survivor, n });
  },
  /** L291: a living attacker of a special zombie rolls on its card. */
  meet(s, { survivor, target }) {
    if (target.do === 'special' && find(s, survivor) !== undefined)
      call(s, ENCOUNTER, { survivor, entrance: target.entrance, experiment: target.experiment });
  },
  /** What a tool does besides, such as its noise. */
  echo(s, my) {
    const one = find(s, my.survivor);
    if (one === undefined) return;
    const weapons = weaponsIn(s, my.tools);
    const [weapon = NONE] = weapons;
    const roles = { self: one.card, attacker: one.card, here: one.place, item: weapon };
    const ctx = context(s, { deck: 'item', card: weapon }, my.seat, roles);
    callEffects(s, [...deedsIn(my.ops), ...louder(s, weapons)], ctx);
  },
  done(s, my, f) {
    f.at = '';
    if (find(s, my.survivor) !== undefined)
      for (const card of weaponsIn(s, my.tools)) emit(s, { type: 'weaponUsed', survivor: my.survivor, card });
    if (my.target.do === 'special' && my.killed > 0)
      emit(s, { type: 'specialKilled', survivor: my.survivor, experiment: my.target.experiment });
    emit(s, { type: 'attackDone', survivor: my.survivor, target: my.target.do });
  },
  /** L88: an ability with a number costs a die of its own; one for the attack must be left. */
  spare(s, my, f) {
    askUnlessOne(s, f, my.seat, 'attack.spare', spares(s, my, survivorOf(s, my.survivor)));
  },
  spared(s, my, f) {
    if (f.pick.do === 'die') useDie(s, my.seat, f.pick.value);
    f.at = 'arm';
  },
});

/** A tool is used once in an attack. */
function isIn(tools: readonly Tool[], { tool }: ToolUse): boolean {
  return tools.some((each) => same(each, tool));
}

/** The die that a tool costs; 0: none. */
function dieOf(s: State, { tool }: ToolUse): number {
  return tool.do === 'withAbility' ? (printed(s, tool.of).ability.die ?? 0) : 0;
}

function canSpare(s: State, now: Attack, one: Survivor, tool: ToolUse): boolean {
  return dieOf(s, tool) === 0 || spares(s, now, one).length > 0;
}

/** Dice after which one for the attack is left. */
function spares(s: State, now: Attack, one: Survivor): Choice[] {
  const { dice } = s.players[now.seat]!;
  const least = needed(s, now, one);
  return dieOptions(s, now.seat, 1).filter((choice) => {
    const value = choice.do === 'die' ? choice.value : 0;
    const enough = dice.filter((die) => die >= least).length - (value >= least ? 1 : 0);
    return enough > 0;
  });
}

function needed(s: State, { ops }: Attack, one: Survivor): number {
  return hasMod(ops, 'attack.anyDie') ? 1 : attackValue(s, one);
}

function canStrike(s: State, now: Attack, one: Survivor): boolean {
  return now.free || hasDie(s, now.seat, needed(s, now, one));
}

/** A card has made the weapon louder. */
function louder({ mods }: State, weapons: readonly CardNo[]): Op[] {
  return mods.flatMap(({ mod, card }): Op[] =>
    mod.key === 'weapon.noise' && weapons.includes(card)
      ? [{ op: 'noise', place: 'here', n: mod.value, ifAble: true }]
      : [],
  );
}

function takeRandom(s: State, from: Seat, to: Seat): void {
  const { hand } = s.players[from]!;
  if (hand.length === 0) return;
  reveal(s);
  const card = hand[below(s, hand.length)]!;
  handOver(s, from, to, [card]);
  emit(s, { type: 'cardsTaken', from, to, cards: [card] });
}

/** L259: the bandit leaves. */
function removeBandit(s: State, one: Survivor): void {
  dismissBandits(s, one.place, 1);
  s.players[one.owner]!.banditsRemoved++;
  emit(s, { type: 'banditKilled', survivor: one.card, place: one.place });
}

export const ATTACK_RULES: readonly Rule<State>[] = [attack];
