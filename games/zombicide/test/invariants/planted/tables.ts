/** Faults for invariants 1 to 13. */
import { boardHere } from '../../../src/rules/mission.ts';
import { TYPES, type State, type Survivor } from '../../../src/state.ts';
import { item } from '../../scene.ts';
import type { Step } from '../step.ts';
import { asks, frame, happens, one, type Faults } from './sound.ts';

export const FAULTS_OF_TABLES: Faults = {
  1: [{ says: 'figures of walker', plant: ({ after }) => void after.zombies[0]!++ }],
  2: [{ says: 'cards of equipment', plant: ({ after }) => void after.equipment.deck.pop() }],
  3: [
    { says: 'cards pistol', plant: ({ after }) => void one(after).pack.push(item('pistol')) },
    { says: 'lies in two places', plant: ({ after }) => void (after.zombieCards.deck[0] = after.zombieCards.deck[1]!) },
    { says: 'in the hands', plant: ({ after }) => one(after).hand.push(...one(after).pack.splice(0), ...taken(after)) },
  ],
  4: [
    { says: 'has a beam', plant: ({ after }) => fallen(after, { light: 0 }) },
    { says: 'has actions', plant: ({ after }) => fallen(after, { actions: 1 }) },
    { says: 'has cards', plant: ({ after }) => fallen(after, { hand: [item('pistol')] }) },
  ],
  5: [
    { says: 'stands without health', plant: ({ after }) => void (one(after).wounds = 3) },
    { says: 'with health left', plant: ({ after }) => void (one(after).status = 'dead') },
  ],
  6: [{ says: 'lies since round', plant: ({ after }) => fallen(after, { downIn: after.round - 2 }) }],
  7: [
    { says: '7 AP at level 0', plant: ({ after }) => void (one(after).ap = 7) },
    { says: 'fell from 3 to 0 AP', plant: ({ before }) => void (one(before).ap = 3) },
  ],
  8: [
    { says: 'has 0 skills', plant: ({ after }) => void (one(after).skills = []) },
    { says: 'has 3 skills', plant: ({ after }) => void (one(after).skills = ['action', 'tough', 'lucky']) },
    { says: 'waits for a choice', plant: ({ before }) => void before.kernel.stack.unshift(frame('adrenaline', {})) },
  ],
  9: [
    { says: 'has 5 actions', plant: ({ after }) => void (one(after).actions = 5) },
    { says: 'bonus actions', plant: ({ after }) => void (one(after).bonus = 1) },
    { says: 'had 0 actions', plant: ({ before }) => void Object.assign(acting(before), { actions: 0, free: [] }) },
    { says: 'for nothing', plant: ({ before, after }) => void (acting(after).actions = acting(before).actions) },
  ],
  10: [
    { says: 'a second search', plant: ({ after }) => searches(after, { searched: true }) },
    {
      says: 'among zombies',
      plant: ({ after }) => void (searches(after), (after.zombies[one(after).zone * TYPES] = 1)),
    },
    {
      says: 'a search among zombies',
      plant(step) {
        step.before.zombies[one(step.before).zone * TYPES] = 1;
        step.answer = { ...step.answer, picks: [{ do: 'search', light: false }] };
      },
    },
  ],
  11: [
    {
      says: 'the sealed door',
      plant: ({ after }) => void (after.ground = { ...after.ground, open: [sealedIn(after)] }),
    },
    {
      says: 'closed again',
      plant: ({ before, after }) => void Object.assign(before, { ground: { ...after.ground, open: [0] } }),
    },
    { says: 'closed again', plant: (step) => happens(step, { type: 'doorOpened', door: 0, survivor: 0 }) },
  ],
  12: [
    { says: 'was opened again', plant: opensAgain },
    {
      says: 'is not noted',
      plant: (step) => happens(step, { type: 'buildingOpened', building: closedIn(step.after) }),
    },
    { says: 'noted twice', plant: ({ after }) => void (after.opened = [0, 0]) },
  ],
  13: [{ says: 'instead of 1 cards', plant: ({ after }) => void (after.opened = [...after.opened, closedIn(after)]) }],
};

/** Three cards of the deck, as they are carried. */
function taken({ equipment }: State): number[] {
  return equipment.deck.splice(0, 3).map((card) => 2 * card);
}

function fallen(s: State, more: Partial<Survivor>): void {
  const nothing = { hand: [], pack: [], actions: 0, free: [] };
  Object.assign(one(s), { status: 'down', wounds: 3, downIn: s.round, ...nothing, ...more });
}

function acting(s: State): Survivor {
  return s.survivors[s.acting]!;
}

function searches(s: State, more: Partial<Survivor> = {}): void {
  s.acting = 0;
  Object.assign(one(s), more);
  asks(s, 'turn.choose', { do: 'search', light: false });
}

function sealedIn(s: State): number {
  return boardHere(s).doors.findIndex(({ state }) => state === 'sealed');
}

/** A building with dark zones that is still closed. */
function closedIn(s: State): number {
  return boardHere(s).buildings.findIndex(({ dark }, building) => dark.length > 0 && !s.opened.includes(building));
}

/** A building that was noted as opened before is opened. */
function opensAgain(step: Step): void {
  const building = closedIn(step.after);
  for (const s of [step.before, step.after]) s.opened = [...s.opened, building];
  happens(step, { type: 'buildingOpened', building });
}
