/** How Gear Up looks: the board, and what the table around it needs to know. */
import { contentOf } from '@horda/gear-up/content/cards';
import type { Choice, Event } from '@horda/gear-up/state';
import { GRAVE } from '@horda/gear-up/text/grave';
import type { GearUpTexts } from '@horda/gear-up/text/messages';
import { offered } from '@horda/gear-up/text/seen';
import { warningOf } from '@horda/gear-up/text/warnings';
import type { View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import type { Language } from '@horda/parts';
import type { SoundName } from '../../table/sound.ts';
import type { Drawing, PhaseTab, ScoreTable } from '../web-game.ts';
import { AIMED } from './aiming.ts';
import { AlarmMark } from './alarm-mark.tsx';
import { Board } from './board.tsx';
import { survivorFace } from './faces.ts';
import { WORDS } from './text/of.ts';
import type { GearUpWords } from './text/words.ts';

export const drawing: Drawing<View, Choice, Event, GearUpTexts> = {
  Board,
  phase: (view, texts, language) => phaseOf(view, texts, WORDS[language]),
  buttons: ({ options }) => BUTTONS.flatMap((kind) => options.filter((option) => option.do === kind)),
  confirm: (choice, view, _texts, language, begun) => warning(choice, view, language, begun),
  keys: (language) => WORDS[language].keys,
  photo: (view, seat) => photoOf(view, view.survivors[seat]?.survivor ?? -1),
  mark: (e) => ({ seat: seatOf(e), tone: ALARMS.has(e.type) ? 'alarm' : 'plain', grave: GRAVE.has(e.type) }),
  AlarmMark,
  opens: ({ type }) => type === 'cardRevealed',
  turn: ({ round, turn }, language) => (turn === 0 ? null : WORDS[language].turn(round, turn)),
  sound: (e) => SOUNDS[e.type] ?? null,
  score: (view, texts, language) => scoreOf(view, texts, WORDS[language]),
  ending: ({ ending }, language) => (ending === null ? null : WORDS[language].endings[ending]),
};

/** Everything else is chosen on the board: deeds are taken back in the plan, a survivor is put back on its file. */
const BUTTONS: readonly Choice['do'][] = ['suffer', 'again', 'knock', 'agree', 'cease', 'confirm', 'change'];

/** A shape that was put on a target but not drawn would be lost, and so would the weapon of this turn. */
function warning(choice: Choice, view: View, language: Language, begun: readonly string[]): string | null {
  const leaves = choice.do === 'confirm' || choice.do === 'cease';
  if (leaves && begun.includes(AIMED) && offered(view).some(({ do: kind }) => kind === 'mark'))
    return WORDS[language].halfDrawn;
  return warningOf(language, choice, view);
}

function phaseOf({ ending, step, round, turn }: View, { steps }: GearUpTexts, words: GearUpWords): PhaseTab {
  if (ending !== null) return words.after;
  const caption = turn === 0 ? words.before : words.turnOf(round, turn);
  return { caption, name: steps[step].name, short: steps[step].short };
}

function photoOf(view: View, survivor: number): string | null {
  const printed = contentOf(view).survivors[survivor];
  return printed === undefined ? null : survivorFace(printed.id, survivor);
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
