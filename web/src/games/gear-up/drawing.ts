/** How Gear Up looks: the board, and what the table around it needs to know. */
import type { Choice, Event } from '@horda/gear-up/state';
import type { GearUpTexts } from '@horda/gear-up/text/messages';
import type { View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import type { SoundName } from '../../table/sound.ts';
import type { Drawing, PhaseTab, ScoreTable } from '../web-game.ts';
import { AlarmMark } from './alarm-mark.tsx';
import { Board } from './board.tsx';
import { WORDS } from './text/of.ts';
import type { GearUpWords } from './text/words.ts';

export const drawing: Drawing<View, Choice, Event, GearUpTexts> = {
  Board,
  phase: (view, texts, language) => phaseOf(view, texts, WORDS[language]),
  buttons: ({ options }) => BUTTONS.flatMap((kind) => options.filter((option) => option.do === kind)),
  confirm: () => null,
  mark: (e) => ({ seat: seatOf(e), tone: ALARMS.has(e.type) ? 'alarm' : 'plain' }),
  AlarmMark,
  opens: ({ type }) => type === 'cardRevealed',
  turn: ({ round, turn }, language) => (turn === 0 ? null : WORDS[language].turn(round, turn)),
  sound: (e) => SOUNDS[e.type] ?? null,
  score: (view, texts, language) => scoreOf(view, texts, WORDS[language]),
  ending: ({ ending }, language) => (ending === null ? null : WORDS[language].endings[ending]),
};

/** Everything else is chosen on the board; deeds are taken back in the plan. */
const BUTTONS: readonly Choice['do'][] = ['suffer', 'again', 'knock', 'agree', 'cease', 'confirm', 'change', 'putBack'];

function phaseOf({ ending, step, round, turn }: View, { steps }: GearUpTexts, words: GearUpWords): PhaseTab {
  if (ending !== null) return words.after;
  const caption = turn === 0 ? words.before : words.turnOf(round, turn);
  return { caption, name: steps[step].name, short: steps[step].short };
}

const ALARMS: ReadonlySet<Event['type']> = new Set([
  'damaged',
  'bomberExploded',
  'bossArrived',
  'bossAttacked',
  'abilityUsed',
  'screamed',
  'gameEnded',
]);

/** Whose mark stands beside the line. */
const seatOf = (e: Event): Seat | null => ('seat' in e ? e.seat : null);

const SOUNDS: Partial<Readonly<Record<Event['type'], SoundName>>> = {
  survivorTaken: 'slide',
  cardRevealed: 'slide',
  marked: 'key',
  ammoSpent: 'key',
  rowsCrossed: 'tear',
  knockedBack: 'slide',
  tookBack: 'tear',
  confirmed: 'stamp',
  upgraded: 'stamp',
  zombieKilled: 'tear',
  zombieAttacked: 'stamp',
  bomberExploded: 'hush',
  damaged: 'stamp',
  spawned: 'slide',
  bossArrived: 'siren',
  bossAttacked: 'hush',
  screamed: 'siren',
  gameEnded: 'siren',
};

function scoreOf({ survivors, ending }: View, texts: GearUpTexts, words: GearUpWords): ScoreTable {
  return {
    columns: words.score,
    rows: survivors.map(({ survivor, health, armour, ammo }, seat) => ({
      seat,
      winner: ending === 'victory',
      cells: [
        texts.survivor(survivor),
        String(health),
        String(armour.gained - armour.used),
        String(ammo.gained - ammo.used),
      ],
    })),
  };
}
