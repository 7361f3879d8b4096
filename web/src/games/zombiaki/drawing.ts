/** How Zombiaki looks: the board, and what the table around it needs to know. */
import type { Choice, Event, TurnStep } from '@horda/zombiaki/state';
import { GRAVE } from '@horda/zombiaki/text/grave';
import { BARRICADE, type ZombiakiTexts } from '@horda/zombiaki/text/messages';
import type { View } from '@horda/zombiaki/view';
import type { Seat } from '@horda/kernel';
import { zombie } from '../../art/portraits.ts';
import type { SoundName } from '../../table/sound.ts';
import type { Drawing, PhaseTab, ScoreTable } from '../web-game.ts';
import { Board } from './board.tsx';
import { Skull } from './pictures.tsx';
import { WORDS } from './text/of.ts';
import type { ZombiakiWords } from './text/words.ts';

export const drawing: Drawing<View, Choice, Event, ZombiakiTexts> = {
  Board,
  phase: (view, texts, language) => phaseOf(view, texts, WORDS[language]),
  buttons: ({ options }) => BUTTONS.flatMap((kind) => options.filter((option) => option.do === kind)),
  confirm: (choice, view, _texts, language) => warning(choice, view, WORDS[language]),
  mark: (e) => ({ seat: seatOf(e), tone: ALARMS.has(e.type) ? 'alarm' : 'plain', grave: GRAVE.has(e.type) }),
  AlarmMark: Skull,
  opens: ({ type }) => type === 'turnBegan',
  turn: ({ turn }, language) => (turn === 0 ? null : WORDS[language].turn(turn)),
  sound: (e) => SOUNDS[e.type] ?? null,
  score: (view, texts, language) => scoreOf(view, texts, WORDS[language]),
  photo: ({ leaders }, seat) => (leaders[0] === seat ? ZOMBIE : null),
  // Seats are numbered from 1 in the settings.
  swapped: ({ leaders }, options) => ({ ...options, zombies: leaders[0] === 0 ? '2' : '1' }),
  ending: ({ ending }, language) => (ending === null ? null : WORDS[language].endings[ending]),
};

/** The face of those who play the zombies. */
const ZOMBIE = zombie(3, 'regular');

/** Everything else is chosen on the board. */
const BUTTONS: readonly Choice['do'][] = ['now', 'pass', 'enough', 'keep', 'stay', 'end'];

/** Only a choice that loses the game at once needs a confirmation. */
function warning(choice: Choice, { seat, leaders }: View, words: ZombiakiWords): string | null {
  return choice.do === 'move' && choice.to === BARRICADE && seat === leaders[1] ? words.fatalMove : null;
}

const STEP_NUMBERS: Readonly<Record<TurnStep, number>> = { cleanUp: 1, movement: 2, draw: 3, discard: 4, use: 5 };

function phaseOf({ ending, active, step }: View, { steps }: ZombiakiTexts, words: ZombiakiWords): PhaseTab {
  if (ending !== null) return words.after;
  return { caption: words.step(active, STEP_NUMBERS[step]), name: steps[step].name, short: steps[step].short };
}

const ALARMS: ReadonlySet<Event['type']> = new Set(['zombieDestroyed', 'thingExploded', 'gameEnded']);

/** Whose mark stands beside the line. */
function seatOf(e: Event): Seat | null {
  if (e.type === 'gameEnded') return e.winner;
  return 'seat' in e ? e.seat : null;
}

const SOUNDS: Partial<Readonly<Record<Event['type'], SoundName>>> = {
  cardsDrawn: 'slide',
  cardPlayed: 'slide',
  cardDiscarded: 'slide',
  carMoved: 'slide',
  zombieMoved: 'key',
  zombieDeployed: 'stamp',
  corpseRose: 'stamp',
  thingPlaced: 'stamp',
  cardAttached: 'stamp',
  zombieWounded: 'stamp',
  cardCancelled: 'tear',
  zombieDestroyed: 'tear',
  thingExploded: 'hush',
  gameEnded: 'siren',
};

/** The winner first. */
function scoreOf(view: View, { sides }: ZombiakiTexts, words: ZombiakiWords): ScoreTable {
  const { leaders, winner, zombies, things, decks } = view;
  const rows = (['zombies', 'humans'] as const).map((side, i) => ({
    seat: leaders[i]!,
    winner: leaders[i] === winner,
    cells: [sides[side], String((side === 'zombies' ? zombies : things).length), String(decks[i])],
  }));
  return { columns: words.score, rows: rows.toSorted((a, b) => Number(b.winner) - Number(a.winner)) };
}
