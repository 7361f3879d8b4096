/** How The Long Night looks: the board, and what the table around it needs to know. */
import type { Choice, Event } from '@horda/long-night/state';
import { GRAVE } from '@horda/long-night/text/grave';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { Reason } from '@horda/long-night/obstacle';
import type { View } from '@horda/long-night/view';
import { warningOf } from '@horda/long-night/text/warnings';
import type { SoundName } from '../../table/sound.ts';
import type { Drawing, PhaseTab } from '../web-game.ts';
import { AlarmMark } from './alarm-mark.tsx';
import { ALARMS } from './alarms.ts';
import { Board } from './board.tsx';
import { endingOf, endPictureOf, photoOf, scoreOf } from './ends.tsx';
import { survivorSpot } from './aims.ts';
import { BUTTONS } from './table.ts';
import { WORDS } from './text/of.ts';
import type { LongNightWords } from './text/words.ts';

export const drawing: Drawing<View, Choice, Event, LongNightTexts> = {
  Board,
  phase: (view, texts, language) => phaseOf(view, texts, WORDS[language]),
  // All other options are on the board or in the list below it.
  buttons: ({ options, prompt }) =>
    prompt === 'turn.choose' ? BUTTONS.flatMap((kind) => options.filter((option) => option.do === kind)) : [],
  barring: (missing, view) => barringIn(missing as Reason, view),
  confirm: (choice, view, _texts, language) => warningOf(language, choice, view),
  keys: (language) => WORDS[language].keys,
  mark: (e) => ({
    seat: 'seat' in e ? e.seat : null,
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

/** The special zombies that have to be attacked first, and those who fill a place. */
function barringIn(reason: Reason, { survivors }: View): readonly string[] {
  if (reason.is === 'specialFirst') return [0, 1, 2].map((i) => `special-${reason.experiment}-${i}`);
  if (reason.is !== 'placeFull') return [];
  return survivors.filter(({ place }) => place === reason.place).map(({ card }) => survivorSpot(card));
}

function phaseOf(view: View, texts: LongNightTexts, words: LongNightWords): PhaseTab {
  const { phase, round, step, active, seat } = view;
  const { name, short } = texts.phases[phase];
  if (phase === 'players' && active >= 0 && active === seat)
    return { caption: words.caption(name, round), name: words.yourTurn, short: words.turnShort };
  if (phase === 'colony' && step > 0) return { caption: words.step(step), name, short };
  return { caption: round > 0 ? words.round(round) : words.before, name, short };
}

const SOUNDS: Partial<Readonly<Record<Event['type'], SoundName>>> = {
  survivorWent: 'slide',
  cardKept: 'slide',
  contributed: 'slide',
  noisePut: 'siren',
  barricadePut: 'stamp',
  barricadeLost: 'tear',
  zombieAdded: 'key',
  exposureRolled: 'stamp',
  died: 'tear',
  voteSettled: 'stamp',
  crossroadsRevealed: 'tear',
  crisisResolved: 'key',
  ended: 'siren',
};
