/** How The Long Night looks: the board, and what the table around it needs to know. */
import type { Choice, Event } from '@horda/long-night/state';
import { GRAVE } from '@horda/long-night/text/grave';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import type { SoundName } from '../../table/sound.ts';
import { queueIn } from '../parts/queue.ts';
import type { Drawing, PhaseTab } from '../web-game.ts';
import { AlarmMark } from './alarm-mark.tsx';
import { ALARMS } from './alarms.ts';
import { Board } from './board.tsx';
import { endingOf, endPictureOf, photoOf, scoreOf } from './ends.tsx';
import { BUTTONS } from './table.ts';
import { WORDS } from './text/of.ts';
import type { LongNightWords } from './text/words.ts';

export const drawing: Drawing<View, Choice, Event, LongNightTexts> = {
  Board,
  phase: (view, texts, language) => phaseOf(view, texts, WORDS[language]),
  // All other options are on the board or in the list below it.
  buttons: ({ options, prompt }) =>
    prompt === 'turn.choose' ? BUTTONS.flatMap((kind) => options.filter((option) => option.do === kind)) : [],
  confirm: (choice, view, _texts, language) => confirmOf(choice, view, WORDS[language]),
  keys: (language) => WORDS[language].keys,
  mark: (e) => ({
    seat: 'seat' in e ? e.seat : null,
    tone: ALARMS.has(e.type) ? 'alarm' : 'plain',
    grave: GRAVE.has(e.type),
  }),
  AlarmMark,
  opens: ({ type }) => type === 'turnBegan' || type === 'roundBegan',
  queue: ({ players, first, active, seat }) => queueIn({ seats: players.length, first, active, own: seat }),
  turn: ({ round }, language) => (round === 0 ? null : WORDS[language].round(round)),
  sound: (e) => SOUNDS[e.type] ?? null,
  score: (view, texts, language) => scoreOf(view, texts, WORDS[language]),
  photo: photoOf,
  endPicture: (view, language) => endPictureOf(view, WORDS[language], language),
  ending: (view, language) => endingOf(view, WORDS[language]),
};

/** An exile vote is called on purpose, and dice that could still do something are not left by mistake. */
function confirmOf(choice: Choice, view: View, words: LongNightWords): string | null {
  if (choice.do === 'accuse') return words.confirmExile;
  if (choice.do === 'victim') return words.confirmVictim;
  const hasDice = view.seat !== null && view.players[view.seat]!.dice.length > 0;
  return choice.do === 'end' && hasDice ? words.unusedDice : null;
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
