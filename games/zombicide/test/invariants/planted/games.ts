/** Faults for invariants 32 and 34 to 40. */
import { NEW_CAMPAIGN } from '../../../src/campaign/campaign.ts';
import { newSheet } from '../../../src/campaign/sheets.ts';
import { SURVIVOR_IDS } from '../../../src/content/ids.ts';
import type { Sheet } from '../../../src/state.ts';
import type { Step } from '../step.ts';
import { asks, happens, one, type Faults } from './sound.ts';

export const FAULTS_OF_GAMES: Faults = {
  32: [
    {
      says: '4 abominations',
      plant: ({ after }) =>
        void (after.abominations = [0, 1, 2, 3].map((kind) => ({ kind, zone: 0, mark: '', seen: false }))),
    },
  ],
  34: [
    { says: 'marked twice', plant: (step) => writes(step, 'after', { marked: [2, 2] }) },
    { says: 'lost XP', plant: (step) => writes(step, 'before', { xp: 1 }) },
    { says: 'lost tough', plant: (step) => writes(step, 'before', { skills: ['tough'] }) },
  ],
  35: [
    { says: 'owned twice', plant: (step) => writes(step, 'after', { skills: ['scavenger', 'scavenger'] }) },
    { says: '0 rewards for 2 milestones', plant: (step) => writes(step, 'after', { xp: 5 }) },
  ],
  36: [
    {
      says: 'is dead and plays',
      plant({ after }) {
        const dead = [SURVIVOR_IDS[one(after).who]!];
        Object.assign(after, {
          campaign: { ...NEW_CAMPAIGN, history: [{ mission: 'M1', rounds: 1, kills: 0, dead }] },
        });
      },
    },
  ],
  37: [
    { says: "25 o'clock", plant: ({ after }) => void (after.hour = 25) },
    { says: "from 12 to 14 o'clock", plant: ({ after }) => void (after.hour = 14) },
  ],
  38: [
    { says: 'still shown', plant: ({ after }) => void (after.shown = [0]) },
    { says: 'told unread', plant: (step) => happens(step, { type: 'noteRead', note: 0, survivor: 0 }) },
    {
      says: 'without a word',
      plant: ({ after }) => void (after.placed = after.placed.map((each) => ({ ...each, state: 'gone' }))),
    },
  ],
  39: [{ says: 'two states', plant: ({ again }) => void again.round++ }],
  40: [
    { says: 'has no answer', plant: ({ after }) => asks(after, 'turn.choose') },
    { says: 'there is no step', plant: ({ after }) => void (after.kernel.stack.at(-1)!.at = 'nowhere') },
  ],
};

/** The team has sheets as in a campaign, one of them with this before or after the step. */
function writes(step: Step, when: 'before' | 'after', sheet: Partial<Sheet>): void {
  for (const s of [step.before, step.after]) s.sheets = s.survivors.map(({ who }) => newSheet(who));
  step[when].sheets = step[when].sheets!.with(0, { ...step[when].sheets![0]!, ...sheet });
}
