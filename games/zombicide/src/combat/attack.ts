/** V136–V157, section 3.4: an attack is declared; what is left to decide before the roll is asked. */
import { ask, askUnlessOne, call, emit, rule } from '@horda/kernel';
import { IMPROVISED } from '../content/equipment.ts';
import { TOKENS } from '../content/tokens.ts';
import { ZOMBIES } from '../content/zombies.ts';
import { ATTACK, type Attack } from '../declared.ts';
import { cardOf } from '../rules/held.ts';
import { aimChoices, shine } from '../rules/light.ts';
import { gearOf } from '../rules/printed.ts';
import { isUsed, use } from '../rules/skills.ts';
import { zombiesIn } from '../rules/table.ts';
import { BRUTE, TYPES, type Choice, type State } from '../state.ts';
import { addToRow } from './escalation.ts';
import { othersIn } from './friendly-fire.ts';
import { fightingWith, powersHere } from './powers.ts';
import { STRIKE } from './strike.ts';
import { modeOf, strikeOf } from './weapons.ts';

export const attack = rule<State, Attack, Choice>(ATTACK)({
  declare(s, { survivor, kind, with: weapons, zone, allOut, light }) {
    const one = s.survivors[survivor]!;
    if (!s.kernel.quiet) emit(s, { type: 'attacked', survivor, kind, with: weapons.map(cardOf), zone, allOut });
    if (weapons.length === 0) use(one, kind === 'melee' ? 'improvisedMelee' : 'improvisedRanged');
    // V304: the zone under the beam is the target zone. Y18: a beam that shines elsewhere is turned.
    if (light && zone !== one.zone) shine(s, survivor, zone);
  },
  /** At range 0 the beam may point anywhere. */
  aim(s, { survivor, zone, light }, f) {
    const one = s.survivors[survivor]!;
    if (!light || zone !== one.zone) return void (f.at = 'arm');
    askUnlessOne(s, f, one.owner, 'attack.aim', aimChoices(s, survivor));
  },
  aimed(s, { survivor }, { pick }) {
    if (pick.do === 'aim') shine(s, survivor, pick.at);
  },
  /** The sabre is asked for only where it can kill what the weapon cannot. */
  arm(s, my, f) {
    if (!canSabreHelp(s, my)) return void (f.at = 'load');
    ask<Choice>(s, s.survivors[my.survivor]!.owner, 'attack.arm', [{ do: 'drawSabre' }, { do: 'spareSabre' }]);
  },
  armed(s, my, { pick }) {
    if (pick.do !== 'drawSabre') return;
    my.sabre = true;
    use(s.survivors[my.survivor]!, 'sabre');
  },
  /** X11, X27: more dice are taken by themselves, unless more of them may miss and hit friends. */
  load(s, my, f) {
    my.diceOf = manyZombies(s, my) ? 'zombies' : 'weapon';
    const others = my.diceOf === 'zombies' && !strikeOf(s, my).isSafe ? othersIn(s, my.survivor, my.zone) : 0;
    if (others === 0) f.at = 'strike';
  },
  choose(s, { survivor }) {
    ask<Choice>(s, s.survivors[survivor]!.owner, 'attack.choose', [
      { do: 'dice', of: 'zombies' },
      { do: 'dice', of: 'weapon' },
    ]);
  },
  chosen(_s, my, { pick }) {
    if (pick.do === 'dice') my.diceOf = pick.of;
  },
  strike(s, my) {
    const one = s.survivors[my.survivor]!;
    const { sabre = false, survivor, kind, with: weapons, zone, allOut } = my;
    const strike = strikeOf(s, my);
    // After the dice were counted: the first one in a row has none more. (X24)
    addToRow(s, one, kind);
    const dice = { rolled: [], risky: [], rerolls: [], hits: 0, misses: 0, breaks: 0 };
    const killed = { ap: 0, kinds: [], marks: [] };
    call(s, STRIKE, { survivor, kind, with: weapons, zone, allOut, sabre, strike, ...dice, ...killed });
  },
});

function canSabreHelp(s: State, my: Attack): boolean {
  const one = s.survivors[my.survivor]!;
  if (my.kind !== 'melee' || my.with.length === 0 || !one.tokens.includes('sabre') || isUsed(one, 'sabre'))
    return false;
  const { damage, toAbominations } = strikeOf(s, my);
  const more = Math.max(0, TOKENS.sabre.meleeDamageOnce! - damage);
  const tough = ZOMBIES.abomination.toughness;
  const isAbomination = s.abominations.some(({ zone }) => zone === my.zone);
  const isBrute = s.zombies[my.zone * TYPES + BRUTE]! > 0;
  return (
    (isAbomination && toAbominations < tough && toAbominations + more >= tough) ||
    (isBrute && damage < ZOMBIES.brute.toughness && more > 0)
  );
}

function manyZombies(s: State, { survivor, kind, with: weapons, zone, allOut }: Attack): boolean {
  if (!fightingWith(powersHere(s, survivor, weapons), kind, allOut > 0).diceOfZombies) return false;
  const mode = weapons.length === 0 ? IMPROVISED[kind] : modeOf(gearOf(s, weapons[0]!), kind)!;
  return zombiesIn(s, zone) > mode.dice;
}
