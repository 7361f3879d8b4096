/** How Zombicide looks: the board, and what the table around it needs to know. */
import type { Choice, Event } from '@horda/zombicide/state';
import { GRAVE } from '@horda/zombicide/text/grave';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import { NONE } from '@horda/zombicide/text/shown';
import type { View } from '@horda/zombicide/view';
import type { SoundName } from '../../table/sound.ts';
import type { Drawing, PhaseTab } from '../web-game.ts';
import { AlarmMark } from './alarm-mark.tsx';
import { ALARMS } from './alarms.ts';
import { Board } from './board.tsx';
import { harmBy } from './foresight.ts';
import { endingOf, endPictureOf, photoOf, scoreOf } from './ends.tsx';
import { WORDS } from './text/of.ts';
import type { ZombicideWords } from './text/words.ts';

export const drawing: Drawing<View, Choice, Event, ZombicideTexts> = {
  Board,
  phase: (view, texts, language) => phaseOf(view, texts, WORDS[language]),
  // Everything is in the action row, on the map or in the rows above the desk.
  buttons: () => [],
  confirm: (choice, view, texts, language) => confirmOf(choice, view, texts, WORDS[language]),
  keys: (language) => WORDS[language].keys,
  mark: (e, view) => ({
    seat: seatOf(e, view),
    tone: ALARMS.has(e.type) ? 'alarm' : 'plain',
    grave: GRAVE.has(e.type),
  }),
  AlarmMark,
  opens: ({ type }) => type === 'turnBegan' || type === 'roundBegan',
  round: (view) => view,
  turn: ({ round }, language) => (round === 0 ? null : WORDS[language].round(round)),
  sound: (e) => SOUNDS[e.type] ?? null,
  score: (view, texts, language) => scoreOf(view, texts, WORDS[language]),
  photo: photoOf,
  endPicture: (view, language) => endPictureOf(view, WORDS[language], language),
  ending: (view, language) => endingOf(view, WORDS[language]),
};

/** A turn with actions left is not ended by mistake, nor one after which somebody would be hurt. */
function confirmOf(choice: Choice, view: View, texts: ZombicideTexts, words: ZombicideWords): string | null {
  const one = view.survivors[view.acting];
  if (choice.do !== 'end' || one === undefined) return null;
  if (!view.asks.some(({ own }) => own?.prompt === 'turn.choose')) return null;
  const harm = harmBy({ view, texts, words });
  const warnings = [
    ...(one.actions > 0 ? [words.unusedActions(one.actions)] : []),
    ...(harm.length > 0 ? [`${words.ifYouEnd}: ${harm.join(' ')}`] : []),
  ];
  return warnings.length === 0 ? null : warnings.join(' ');
}

function phaseOf(view: View, texts: ZombicideTexts, words: ZombicideWords): PhaseTab {
  const { phase, round, acting, survivors, seat } = view;
  const caption = round > 0 ? words.caption(words.phases[phase], round) : words.before;
  const name = texts.phases[phase];
  if (phase === 'players' && acting !== NONE && survivors[acting]?.owner === seat) {
    const who = texts.names.survivor(acting, view);
    return { caption, name: who, short: who };
  }
  return { caption, name, short: words.phases[phase] };
}

/** Whose survivor it is about; an alarm has its own sign. */
function seatOf(e: Event, view: View | null): number | null {
  if (e.type === 'firstPlayer') return e.seat;
  if (ALARMS.has(e.type)) return null;
  return 'survivor' in e ? (view?.survivors[e.survivor]?.owner ?? null) : null;
}

const SOUNDS: Partial<Readonly<Record<Event['type'], SoundName>>> = {
  survivorMoved: 'slide',
  carDrove: 'slide',
  cardDrawn: 'slide',
  diceRolled: 'stamp',
  noiseMade: 'siren',
  doorOpened: 'tear',
  zombiesCame: 'key',
  zombieCardDrawn: 'key',
  survivorHurt: 'tear',
  survivorDown: 'siren',
  survivorDied: 'siren',
  cardRevealed: 'stamp',
  gameEnded: 'siren',
};
