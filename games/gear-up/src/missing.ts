/**
 * What a choice lacks that is not offered, as everybody at the table can see it: `why` names the rule, and this tells what
 * on the table the rule speaks of.
 */
import type { Seat } from '@horda/kernel';
import type { Having } from '@horda/parts';
import { contentOf } from './content/cards.ts';
import type { Effect } from './content/content.ts';
import { whyMark } from './outlook.ts';
import type { Aimed, Reason } from './reason.ts';
import type { Choice, Target, TurnStep } from './state.ts';
import { cellName } from './text/cells.ts';
import { effectsNow, kindOfCard, rowsOf, standing } from './text/seen.ts';
import type { View } from './view.ts';

type Mark = Extract<Choice, { do: 'mark' | 'ammo' }>;

/** For a choice that is not offered to the seat; `rule`: the one against it. */
export function missing(view: View, seat: Seat, choice: Choice, rule: string): Reason {
  if (view.ending !== null) return { is: 'over' };
  const simple = SIMPLE[rule];
  if (simple !== undefined) return { is: simple };
  switch (choice.do) {
    case 'take':
    case 'putBack':
      return forSurvivor(view, seat, choice);
    case 'mark':
    case 'ammo':
      return generally(view, seat, choice, rule) ?? forMark(view, seat, choice, rule);
    case 'knock':
      return generally(view, seat, choice, rule) ?? forKnock(view, choice.target, rule);
    case 'again':
      return generally(view, seat, choice, rule) ?? forAgain(view, seat, choice.how, rule);
    case 'upgrade':
      return generally(view, seat, choice, rule) ?? forUpgrade(rule, choice);
    case 'block':
      return generally(view, seat, choice, rule) ?? forBlock(view, seat, rule);
    case 'pay':
      return generally(view, seat, choice, rule) ?? { is: 'cannotPay', with: choice.with };
    case 'assign':
    case 'agree':
      return generally(view, seat, choice, rule) ?? forSpawn(view, choice, rule);
    default:
      return generally(view, seat, choice, rule) ?? { is: 'weaponsFirst' };
  }
}

/** Rules that say all there is to say, whatever is chosen. */
const SIMPLE: Readonly<Record<string, Having<Reason, 'is', 'over'>['is']>> = {
  B47: 'chooseFirst',
  G26: 'usedTwice',
  B60: 'nobodyInFront',
  B69: 'noAmmoTarget',
  B68: 'noAmmo',
  B121: 'noAmmo',
  G8: 'weaponsFirst',
  T15: 'sameMark',
  B75: 'noKill',
  T23: 'chosenUpgrade',
};

/** What holds for every kind of choice: the step, the others, being ready, damage that is owed. */
function generally(view: View, seat: Seat, choice: Choice, rule: string): Reason | null {
  const { attack, deeds } = view.survivors[seat]!;
  switch (rule) {
    case 'B48':
      return { is: 'step', step: view.step, needs: STEP_OF[choice.do] };
    case 'T3':
    case 'T7':
    case 'T21':
      return { is: 'waitsFor', seats: view.asks.filter(({ answered }) => !answered).map((ask) => ask.seat) };
    case 'B50':
      return 'by' in choice ? { is: 'notYours', seat: choice.by } : null;
    case 'T4':
      if ('by' in choice && choice.by !== seat) return { is: 'notYours', seat: choice.by };
      if (choice.do === 'takeBack') return deeds.length === 0 ? { is: 'nothingToTakeBack' } : { is: 'isReady' };
      return { is: attack.confirmed ? 'isReady' : 'notReady' };
    case 'T20':
      return { is: attack.owed > 0 ? 'owed' : 'nothingOwed' };
    case 'T6':
      return view.fate === null ? null : { is: 'decided', fate: view.fate };
    case 'T14':
      return { is: attack.now?.part?.must === true ? 'halfDrawn' : 'largerFirst' };
    case 'U9':
      return { is: attack.ceased ? 'ceased' : 'weaponsFirst' };
    default:
      return null;
  }
}

const STEP_OF: Readonly<Record<Choice['do'], TurnStep>> = {
  take: 'setup',
  putBack: 'setup',
  mark: 'attack',
  knock: 'attack',
  again: 'attack',
  suffer: 'attack',
  cease: 'attack',
  ammo: 'attack',
  confirm: 'attack',
  takeBack: 'attack',
  change: 'attack',
  upgrade: 'upgrade',
  block: 'march',
  pay: 'march',
  assign: 'spawn',
  agree: 'spawn',
};

function forSurvivor(view: View, seat: Seat, choice: Extract<Choice, { do: 'take' | 'putBack' }>): Reason {
  if (view.step !== 'setup') return { is: 'chosen' };
  if (choice.by !== seat) return { is: 'notYours', seat: choice.by };
  const { survivor } = view.survivors[seat]!;
  if (choice.do === 'putBack') return { is: 'chooseFirst' };
  return survivor >= 0 ? { is: 'has', survivor } : { is: 'taken', survivor: choice.survivor };
}

export function aimedAt(view: View, target: Target): Aimed {
  const kind = target < 0 ? null : kindOfCard(contentOf(view), target);
  return { target, zombie: kind === null ? null : { card: target, kind }, boss: target < 0 ? view.boss.boss : -1 };
}

/** Why these squares of a target are not crossed: the tool, the target, or the squares. */
function forMark(view: View, seat: Seat, choice: Mark, rule: string): Reason {
  const at = aimedAt(view, choice.target);
  const { boss } = view.boss;
  switch (rule) {
    case 'T16':
      return { is: 'used', tool: choice.do === 'mark' ? choice.with : 'weapon' };
    case 'B151':
    case 'B153':
      return { is: view.companions.length === 0 ? 'noCompanions' : 'noCompanionMark' };
    case 'B154':
      return choice.do === 'mark' && choice.with !== 'weapon'
        ? { is: 'companionDown', companion: choice.with }
        : { is: 'noCompanionMark' };
    case 'B40':
      return { is: 'bossToCome', boss };
    case 'B141':
    case 'B71':
      return { is: 'dead', at };
    case 'B73':
      return { is: 'bossElsewhere', seat: view.boss.seat };
    case 'B146':
      return { is: 'mouthShut', boss };
    case 'G5':
      return { is: 'bossNoAmmo', boss };
    case 'B51':
    case 'B113':
    case 'G6':
      return { is: 'otherStreet', at, seat: standing(view, choice.target)?.seat ?? view.boss.seat };
    case 'B66':
      return { is: 'locked', effect: 'longRange' };
    case 'G28':
      return { is: 'hitBefore', at };
    case 'G36':
      return { is: 'oneStreet', at };
    case 'T17':
      return { is: 'alreadyHit', at };
    case 'B123':
      return { is: 'area', effect: 'mowDown' };
    case 'B124':
      return { is: 'area', effect: 'explosion' };
    case 'B52':
    case 'B108':
      return noneLeft(view, seat, at);
    case 'B117':
      return view.survivors[seat]!.attack.now?.part?.target === choice.target
        ? { is: 'pieces' }
        : sameTarget(view, seat);
    default:
      return forSquares(view, seat, choice, rule);
  }
}

/** The activation has drawn all its shapes; or there is no such target. */
function noneLeft(view: View, seat: Seat, at: Aimed): Reason {
  if (at.zombie !== null && standing(view, at.target) === null) return { is: 'notHere' };
  return { is: 'noRoom', at, hits: view.survivors[seat]!.attack.now?.hits ?? 0 };
}

function sameTarget(view: View, seat: Seat): Reason {
  const part = view.survivors[seat]!.attack.now?.part ?? null;
  return part === null ? { is: 'halfDrawn' } : { is: 'sameTarget', at: aimedAt(view, part.target) };
}

function forSquares(view: View, seat: Seat, choice: Mark, rule: string): Reason {
  const cells = choice.do === 'mark' ? choice.cells : [choice.cell];
  const pencil = choice.do === 'mark' ? choice.with : 'ammo';
  const cell = whyMark(view, seat, pencil, choice.target, cells)?.cell ?? null;
  const square = cell === null ? null : cellName(rowsOf(view, contentOf(view), choice.target), cell);
  switch (rule) {
    case 'B56':
      return square === null ? { is: 'twice' } : { is: 'crossed', square };
    case 'T2': {
      const by = crossedBy(view, seat, choice.target, cell);
      return square === null || by === null ? { is: 'twice' } : { is: 'crossedBy', square, seat: by };
    }
    case 'B57':
      return { is: 'outside' };
    case 'G46':
      return { is: 'oneMember', boss: view.boss.boss };
    case 'B134':
    case 'G41':
    case 'G42':
      return { is: 'apart' };
    case 'G40':
      return { is: 'pieces' };
    case 'B55':
      return { is: 'shape' };
    default:
      return { is: 'notHere' };
  }
}

/** Who has crossed this square in the open attack step. */
function crossedBy({ survivors }: View, seat: Seat, target: Target, cell: number | null): Seat | null {
  const found = survivors.findIndex(
    ({ deeds }, other) =>
      other !== seat &&
      deeds.some(
        (deed) =>
          (deed.do === 'mark' && deed.target === target && cell !== null && deed.cells.includes(cell)) ||
          (deed.do === 'ammo' && deed.target === target && deed.cell === cell),
      ),
  );
  return found < 0 ? null : found;
}

function forKnock(view: View, target: Target, rule: string): Reason {
  const at = aimedAt(view, target);
  if (rule === 'B66') return { is: 'locked', effect: 'knockback' };
  if (rule === 'G25') return { is: 'dead', at };
  if (rule === 'B107') return target < 0 ? { is: 'notPushed', at } : { is: 'atSpace3', at };
  if (rule === 'T17') return { is: 'alreadyHit', at };
  return standing(view, target) === null && target >= 0 ? { is: 'notHere' } : { is: 'notStruck', at };
}

function forAgain(view: View, seat: Seat, how: Extract<Choice, { do: 'again' }>['how'], rule: string): Reason {
  const { now } = view.survivors[seat]!.attack;
  if (rule === 'B66') return { is: 'locked', effect: how };
  if (rule === 'T16') return { is: 'used', tool: 'weapon' };
  const known: readonly Effect[] = effectsNow(view, contentOf(view), seat, now?.tool ?? 'weapon');
  if (!known.includes(how)) return { is: 'noEffect', effect: how };
  if (now === null || now.struck.length === 0) return { is: 'weaponsFirst' };
  if (rule === 'B122') return { is: 'noIcon' };
  return { is: 'nobodyInFront' };
}

function forUpgrade(rule: string, { weapon }: Extract<Choice, { do: 'upgrade' }>): Reason {
  return { is: rule === 'B76' ? 'noSuchWeapon' : 'bothUnlocked', weapon };
}

function forBlock(view: View, seat: Seat, rule: string): Reason {
  const { gained, used } = view.survivors[seat]!.armour;
  if (rule === 'B84') return { is: 'noArmour', left: gained - used };
  return { is: 'lessDamage', damage: view.harm?.amounts[seat] ?? 0 };
}

function forSpawn(view: View, choice: Extract<Choice, { do: 'assign' | 'agree' }>, rule: string): Reason {
  if (rule === 'G57') return choice.by === view.commander || view.commander < 0 ? { is: 'unassigned' } : commands(view);
  if (rule === 'B91') return { is: 'notInWave' };
  if (choice.do === 'assign' && rule === 'T11') return { is: 'liesThere', seat: choice.to };
  return rule === 'B93' ? { is: 'notInWave' } : { is: 'unassigned' };
}

const commands = ({ commander }: View): Reason => ({ is: 'commander', seat: commander });
