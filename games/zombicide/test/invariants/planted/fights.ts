/** Faults for invariants 18 to 31 and 33. */
import { newSheet } from '../../../src/campaign/sheets.ts';
import { boardHere } from '../../../src/rules/mission.ts';
import { BRUTE, NONE, TYPES, WALKER, type Event, type State } from '../../../src/state.ts';
import { item } from '../../scene.ts';
import type { Step } from '../step.ts';
import { frame, goes, happens, one, type Faults } from './sound.ts';

export const FAULTS_OF_FIGHTS: Faults = {
  18: [
    { says: 'zombies went from', plant: (step) => happens(step, walk(0, farFrom(step.after))) },
    {
      says: 'zombies walked from',
      plant: (step) => goes(step, 'zombiePass.move', { my: pass(step, 0), events: [walk(0, farFrom(step.after))] }),
    },
  ],
  19: [
    { says: 'attack and move', plant: (step) => goes(step, 'zombiePass.attack', { my: pass(step, 2) }) },
    {
      says: 'act twice',
      plant: (step) =>
        goes(step, 'zombiePass.attack', { my: { ...pass(step, 2), isFirst: false }, left: { zombies: none(step) } }),
    },
    {
      says: 'may not move',
      plant: (step) => goes(step, 'zombiePass.move', { my: pass(step, 0), events: [walk(one(step.before).zone, 0)] }),
    },
  ],
  20: [
    {
      says: 'no nearer to a target',
      plant: (step) => goes(step, 'zombiePass.move', { my: pass(step, 1), events: [walk(one(step.before).zone, 0)] }),
    },
  ],
  21: [
    { says: 'went to zone', plant: (step) => goes(step, 'zombiePass.move', { my: strays(step, 4) }) },
    {
      says: 'left over were placed',
      plant(step) {
        const splits = [{ from: 0, kind: WALKER, n: 1, to: [1, 2] }];
        goes(step, 'zombiePass.place', { my: { splits }, left: { splits: [] }, events: [walk(0, 1), walk(0, 2)] });
      },
    },
  ],
  22: [
    {
      says: 'zombies moved, and',
      plant(step) {
        goes(step, 'zombiePass.move', { my: pass(step, 0) });
        step.after.zombies[0]!++;
      },
    },
  ],
  23: [
    {
      says: '3 instead of 2 zombies attack',
      plant: (step) => goes(step, 'zombiePass.attack', { my: pass(step, 2), events: [attack(step, 3)] }),
    },
    {
      says: '2 zombies deal other wounds',
      plant: (step) => goes(step, 'zombiePass.attack', { my: pass(step, 2), events: [attack(step, 2)] }),
    },
    {
      says: '3 wounds of 1 hits',
      plant: (step) =>
        goes(step, 'wounds.given', {
          my: wounds(step, {}),
          left: { hits: [1, 0, 0, 0], given: step.before.survivors.map((_, no) => (no === 0 ? 3 : 0)) },
        }),
    },
    { says: 'nobody took', plant: (step) => goes(step, 'wounds.harm', { my: wounds(step, {}) }) },
  ],
  24: [
    { says: 'by day', plant: (step) => happens(step, { type: 'beamsSeen', zones: [0] }) },
    {
      says: 'twice in a round',
      plant(step) {
        step.before.night = true;
        happens(step, { type: 'beamsSeen', zones: [0] }, { type: 'beamsSeen', zones: [0] });
      },
    },
  ],
  25: [
    { says: 'fewer than no noise', plant: ({ after }) => void (after.noise[0] = -1) },
    { says: '2 noise tokens', plant: (step) => happens(step, { type: 'noiseMade', zone: 0, n: 1 }) },
    {
      says: 'of the last round',
      plant: (step) => happens(step, { type: 'roundBegan', round: 2, hour: NONE, night: false }),
    },
  ],
  26: [
    {
      says: '1 of 0 All-Out dice',
      plant: (step) => goes(step, 'strike.roll', { my: shot(step), left: { risky: [3] } }),
    },
    {
      says: 'rolled again',
      plant: (step) => goes(step, 'strike.rerolled', { my: shot(step, { risky: [1] }), left: { risky: [6] } }),
    },
  ],
  27: [
    { says: '0 weapons lost by 1', plant: (step) => goes(step, 'strike.lost', { my: shot(step, { breaks: 1 }) }) },
    { says: 'without a Break', plant: (step) => happens(step, { type: 'weaponBroke', survivor: 0, card: 0 }) },
  ],
  28: [
    {
      says: 'number of dice',
      plant: (step) => happens(step, { type: 'conservationRolled', survivor: 0, card: 0, dice: [], kept: true }),
    },
    {
      says: 'without a roll',
      plant(step) {
        step.after.sheets = step.after.survivors.map(({ who }) => ({ ...newSheet(who), kept: [0] }));
        step.after.ending = 'won';
      },
    },
  ],
  29: [
    {
      says: '2 hits of 1 misses',
      plant: (step) =>
        goes(step, 'strike.fire', {
          my: shot(step, { misses: 1 }),
          called: [frame('wounds', wounds(step, { cause: 'fire', by: 0 }))],
        }),
    },
    {
      says: 'by the own shot',
      plant: (step) => goes(step, 'wounds.given', { my: wounds(step, { cause: 'fire', by: 0, given: [1] }) }),
    },
  ],
  30: [
    {
      says: 'behind a brute',
      plant(step) {
        step.before.zombies[one(step.before).zone * TYPES + BRUTE] = 1;
        goes(step, 'strike.hit', { my: shot(step), events: [killed(step, WALKER)] });
      },
    },
  ],
  31: [
    {
      says: 'a brute dies of 1 damage',
      plant: (step) => goes(step, 'strike.struck', { my: shot(step), events: [killed(step, BRUTE)] }),
    },
    {
      says: 'an abomination dies of 1 damage',
      plant: (step) =>
        goes(step, 'strike.hit', {
          my: shot(step),
          events: [{ type: 'abominationKilled', by: 0, zone: one(step.before).zone, kind: 0 }],
        }),
    },
  ],
  33: [
    { says: 'out of order', plant: ({ after }) => void (after.spawns = after.spawns.toReversed()) },
    { says: 'cards for zones', plant: (step) => goes(step, 'zombiePhase.spawn', { my: {} }) },
    {
      says: 'before its turn',
      plant: (step) =>
        goes(step, 'spawnStep.next', { my: { zones: [1, 2] }, called: [frame('zombieCard', { zone: 2 })] }),
    },
  ],
};

/** A pass in which so many walkers act in the zone of the survivors. */
function pass({ before }: Step, n: number): object {
  const zombies = before.zombies.map(() => 0);
  zombies[one(before).zone * TYPES + WALKER] = n;
  before.zombies = [...zombies];
  return { zombies, abominations: [], extra: false, target: NONE, splits: [], runners: [], isFirst: true };
}

/** Walkers that move in a zone without survivors. */
function strays(step: Step, n: number): object {
  return { ...pass(step, 0), zombies: none(step).with(WALKER, n) };
}

function none({ before }: Step): number[] {
  return before.zombies.map(() => 0);
}

function walk(from: number, to: number): Event {
  return { type: 'zombiesMoved', from, to, kind: WALKER, n: 1 };
}

function attack({ before }: Step, n: number): Event {
  return { type: 'zombiesAttacked', zone: one(before).zone, n };
}

/** A zone that is not next to the first one. */
function farFrom(s: State): number {
  return boardHere(s).zones.length - 1;
}

/** A shot of one pistol at the zone of the survivors. */
function shot({ before }: Step, more: object = {}): object {
  const strike = { need: 4, damage: 1, toAbominations: 1, isFree: false, isSafe: false };
  const counts = { ap: 0, kinds: [], marks: [], hits: 0, misses: 0, breaks: 0, rolled: [], risky: [], rerolls: [] };
  const how = { survivor: 0, kind: 'ranged', with: [item('pistol')], zone: one(before).zone, allOut: 0, sabre: false };
  return { ...how, ...counts, strike, ...more };
}

function killed({ before }: Step, kind: typeof WALKER | typeof BRUTE): Event {
  return { type: 'zombiesKilled', by: 0, zone: one(before).zone, kind, n: 1 };
}

/** Two hits on the zone of the survivors. */
function wounds({ before }: Step, more: object): object {
  const none = { given: before.survivors.map(() => 0), companions: [] };
  return { zone: one(before).zone, hits: [2, 0, 0, 0], damage: 1, cause: 'zombies', by: NONE, ...none, ...more };
}
