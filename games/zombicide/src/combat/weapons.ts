/** What a weapon does in an attack: dice, accuracy, damage, targets. All is fixed before the roll. (V136–V144, Y6) */
import { IMPROVISED } from '../content/equipment.ts';
import { TOKENS } from '../content/tokens.ts';
import type { TokenId } from '../content/ids.ts';
import type { AttackKind, EquipmentCard, Mode } from '../content/vocabulary.ts';
import type { Attack } from '../declared.ts';
import { carriesLight, inHand } from '../rules/inventory.ts';
import { isDarkRoom, isLit } from '../rules/light.ts';
import { boardHere } from '../rules/mission.ts';
import { gearOf } from '../rules/printed.ts';
import { hasSkill } from '../rules/skills.ts';
import { zombiesIn } from '../rules/table.ts';
import type { Held, State, Survivor, SurvivorNo } from '../state.ts';
import { zoneNamed } from '../map/board.ts';
import { inARow } from './escalation.ts';
import { fightingWith, powersHere, type Fighting } from './powers.ts';
import type { Force } from './targets.ts';

/** V179: the way in which a combined weapon is used. */
export function modeOf({ modes = [] }: EquipmentCard, kind: AttackKind): Mode | undefined {
  for (const mode of modes) if (mode.kind === kind) return mode;
  return undefined;
}

/** A melee or a ranged weapon; a Molotov is thrown, and so a ranged one. */
export function isWeaponFor(card: EquipmentCard, kind: AttackKind): boolean {
  return modeOf(card, kind) !== undefined || (kind === 'ranged' && card.thrown !== undefined);
}

export interface Strike extends Force {
  readonly dice: number;
  readonly allOutDice: number;
  /** The number that a die must reach. */
  readonly need: number;
  /** The attacker chooses all targets. (V147, V157, X42) */
  readonly isFree: boolean;
  /** Misses hit nobody. (V148, V164) */
  readonly isSafe: boolean;
  readonly isNoisy: boolean;
}

export function strikeOf(s: State, my: Attack): Strike {
  const { survivor, kind, zone, allOut } = my;
  const one = s.survivors[survivor]!;
  const powers = powersHere(s, survivor, my.with);
  const fighting = fightingWith(powers, kind, allOut > 0);
  const first = my.with.length === 0 ? undefined : gearOf(s, my.with[0]!);
  const mode = first === undefined ? IMPROVISED[kind] : modeOf(first, kind)!;
  const damage = damageOf(mode, fighting, my);
  const picks = powers.picksTargets || first?.skill === 'sniper' || (powers.pointBlank && zone === one.zone);
  return {
    dice: diceOf(s, my, mode, fighting),
    allOutDice: allOut * my.with.reduce((sum, held) => sum + (gearOf(s, held).allOut ?? 0), 0),
    need: Math.max(2, accuracyOf(s, my, mode.accuracy, powers.nightAccuracy) - fighting.roll),
    damage,
    toAbominations: damage + tokensOf(one, ({ damageToAbominations = 0 }) => damageToAbominations),
    isFree: kind === 'melee' || picks,
    isSafe: kind === 'melee' || picks || powers.spares,
    isNoisy: mode.noisy === true,
  };
}

/** X2, X8, X58, and the marker that makes one melee action deadlier. */
function damageOf({ damage }: Mode, fighting: Fighting, { sabre }: Attack): number {
  const base = Math.max(damage, fighting.damageAtLeast, sabre === true ? TOKENS.sabre.meleeDamageOnce! : 0);
  return base + fighting.damage;
}

/** Ordinary dice: each weapon with its bonuses, and those of the whole action. (V137, V186, V277, X3, X24, X27, Y63) */
function diceOf(s: State, my: Attack, mode: Mode, fighting: Fighting): number {
  const printed = my.diceOf === 'zombies' ? zombiesIn(s, my.zone) : mode.dice;
  const weapons = Math.max(1, my.with.length);
  let dice = weapons * (printed + fighting.dice);
  if (my.kind === 'melee') for (const held of my.with) dice += helpOfOthers(s, my.survivor, held);
  else dice += diceOfPlace(s, s.survivors[my.survivor]!);
  return dice + (fighting.escalates ? inARow(s, s.survivors[my.survivor]!, my.kind) : 0);
}

/** V186, Y34: other cards in a hand that help a melee weapon. */
function helpOfOthers(s: State, survivor: SurvivorNo, held: Held): number {
  let help = 0;
  let isItself = true;
  for (const other of inHand(s, survivor)) {
    if (other === held && isItself) isItself = false;
    else help += gearOf(s, other).helpsMelee ?? 0;
  }
  return help;
}

/** A marker gives dice to whoever shoots from its zone. */
function diceOfPlace(s: State, one: Survivor): number {
  return tokensOf(one, ({ rangedDice }) =>
    rangedDice !== undefined && zoneNamed(boardHere(s), rangedDice.zone) === one.zone ? rangedDice.dice : 0,
  );
}

function tokensOf({ tokens }: Survivor, worth: (token: (typeof TOKENS)[TokenId]) => number): number {
  let sum = 0;
  for (const token of tokens) sum += worth(TOKENS[token as TokenId]);
  return sum;
}

/** V294–V299, V311, V312: at night only the light on the target zone counts. V434: likewise dark rooms as an option. */
function accuracyOf(s: State, my: Attack, printed: number, atNight: number): number {
  if (my.kind === 'melee' || ignoresDark(s, my)) return printed;
  if (s.night && !isLit(s, my.zone)) return atNight;
  return isDarkRoom(s, my.zone) && !carriesLight(s, s.survivors[my.survivor]!) ? IN_THE_DARK : printed;
}
const IN_THE_DARK = 6;

/** V187, V298: by a skill, by a card, or by the weapon in use. */
function ignoresDark(s: State, { survivor, with: weapons }: Attack): boolean {
  return weapons.some((held) => seesAtNight(s, held)) || hasSkill(s, survivor, 'nightVision');
}

export function seesAtNight(s: State, held: Held): boolean {
  return gearOf(s, held).skill === 'nightVision';
}
