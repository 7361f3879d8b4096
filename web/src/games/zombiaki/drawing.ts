/** How Zombiaki looks: the board, and what the table around it needs to know. */
import { swappedSides } from '@horda/zombiaki/options';
import type { Choice, Event, TurnStep } from '@horda/zombiaki/state';
import { GRAVE } from '@horda/zombiaki/text/grave';
import type { ZombiakiTexts } from '@horda/zombiaki/text/messages';
import type { Reason } from '@horda/zombiaki/reason';
import type { View } from '@horda/zombiaki/view';
import { warningOf } from '@horda/zombiaki/text/warnings';
import type { Seat } from '@horda/kernel';
import { zombie } from '../../art/portraits.ts';
import type { SoundName } from '../../table/sound.ts';
import type { Drawing, PhaseTab, ScoreTable } from '../web-game.ts';
import { Board } from './board.tsx';
import { Skull } from './pictures.tsx';
import { pieceOf } from './table.ts';
import { WORDS } from './text/of.ts';
import type { ZombiakiWords } from './text/words.ts';

export const drawing: Drawing<View, Choice, Event, ZombiakiTexts> = {
  Board,
  phase: (view, texts, language) => phaseOf(view, texts, WORDS[language]),
  buttons: ({ options }) => BUTTONS.flatMap((kind) => options.filter((option) => option.do === kind)),
  barring: (missing) => barringIn(missing as Reason),
  confirm: (choice, view, _texts, language) => warningOf(language, choice, view),
  mark: (e) => ({ seat: seatOf(e), tone: ALARMS.has(e.type) ? 'alarm' : 'plain', grave: GRAVE.has(e.type) }),
  AlarmMark: Skull,
  opens: ({ type }) => type === 'turnBegan',
  turn: ({ turn }, language) => (turn === 0 ? null : WORDS[language].turn(turn)),
  sound: (e) => SOUNDS[e.type] ?? null,
  score: (view, texts, language) => scoreOf(view, texts, WORDS[language]),
  photo: ({ leaders }, seat) => (leaders[0] === seat ? ZOMBIE : null),
  swapped: ({ leaders }, options) => swappedSides(leaders, options),
  ending: ({ ending }, language) => (ending === null ? null : WORDS[language].endings[ending]),
};

/** The face of those who play the zombies. */
const ZOMBIE = zombie(3, 'regular');

/** Who or what is in the way: zombies and cards on the street. */
function barringIn(reason: Reason): readonly string[] {
  const bars = reason.is === 'noLine' ? reason.lanes.map(({ by }) => by) : 'by' in reason ? [reason.by] : [];
  return bars.flatMap((by) =>
    by === null || by === 'fog' ? [] : [pieceOf('zombies', by.card), pieceOf('humans', by.card)],
  );
}

/** Everything else is chosen on the board. */
const BUTTONS: readonly Choice['do'][] = ['now', 'pass', 'enough', 'keep', 'stay', 'end'];

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
