/** The question of a seat: its words, its options, what is typed for them, and the canvas on which a game draws. */
import { same, type Ask, type Choice, type Seat } from '@horda/kernel';
import type { Canvas, Numbering } from '../games/drawing.ts';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { paint, SMALLEST } from '../terminal/style.ts';
import { namesFor, type Session } from './session.ts';

export function canvasOf(
  session: Session,
  seat: Seat | null,
  { language, words, style }: Shell,
  width: number,
  rows = SMALLEST.rows,
): Canvas {
  const { kinds, entry, typed } = session;
  const note = (player: Seat): string => {
    if (player === seat) return words.play.you;
    return kinds[player] === 'human' ? '' : words.play.bot;
  };
  return { language, texts: entry.texts[language], style, width, rows, typed, name: namesFor(session, seat), note };
}

/** What a seat is asked, and the rule behind it. */
export function questionOf(
  session: Session,
  seat: Seat,
  ask: Ask<Choice>,
  { language }: Shell,
): { readonly text: string; readonly rule: string } {
  const { entry, state } = session;
  const view = entry.game.view(state, seat);
  return {
    text: entry.texts[language].prompt(ask.prompt, view, namesFor(session, seat)),
    rule: entry.cite.prompt(ask.prompt, view),
  };
}

/** The options that do not already stand beside a card. */
export function optionLines(
  session: Session,
  seat: Seat | null,
  ask: Ask<Choice> | null,
  shell: Shell,
  elsewhere: readonly number[],
): string[] {
  if (ask === null || seat === null) return [];
  const handles = handlesOf(session, seat, ask, shell);
  return optionTexts(session, seat, ask, shell)
    .map((text, i) => ({ text, number: i + 1 }))
    .filter(({ number }) => !elsewhere.includes(number))
    .map(({ text, number }) => `${paint(shell.style, 'move', `${handles[number - 1]!.padStart(2)})`)} ${text}`);
}

/** What is typed for each option: its number, unless the game has shorter words for it. */
export function handlesOf(session: Session, seat: Seat, ask: Ask<Choice>, shell: Shell): readonly string[] {
  const { entry, state } = session;
  const canvas = canvasOf(session, seat, shell, SMALLEST.width);
  const ofGame = drawingOf(entry.game.id).handles?.(entry.game.view(state, seat), canvas) ?? null;
  return ofGame ?? ask.options.map((_, i) => String(i + 1));
}

/** Options that are typed by words, in a few lines instead of one each; null: they have to be listed. */
export function optionsInWords(session: Session, seat: Seat, ask: Ask<Choice>, shell: Shell): readonly string[] | null {
  const { entry, state } = session;
  const { handles: handlesIn, hand } = drawingOf(entry.game.id);
  const canvas = canvasOf(session, seat, shell, Infinity);
  const view = entry.game.view(state, seat);
  const handles = handlesIn?.(view, canvas) ?? null;
  if (handles === null) return null;
  const { lines, numbers, unlisted = [] } = hand(view, canvas, numberingOf(session, seat, ask), true);
  if (unlisted.length === 0) return numbers.length < ask.options.length ? null : lines.map((line) => line.trim());
  // Too many options to read out: how to aim at them, then the few that have numbers.
  const texts = optionTexts(session, seat, ask, shell);
  const listed = ask.options.flatMap((_, i) =>
    unlisted.includes(i + 1) ? [] : [shell.words.play.option(handles[i]!, texts[i]!)],
  );
  return [...lines.slice(-1).map((line) => line.trim()), ...listed];
}

export function optionTexts(session: Session, seat: Seat, ask: Ask<Choice>, { language }: Shell): readonly string[] {
  const { entry, state } = session;
  const view = entry.game.view(state, seat);
  return ask.options.map((option) => entry.texts[language].option(option, view, namesFor(session, seat)));
}

export function numberingOf({ entry, state }: Session, seat: Seat | null, ask: Ask<Choice> | null): Numbering {
  return {
    numberOf(choice) {
      const index = ask?.options.findIndex((option) => same(option, choice)) ?? -1;
      return index === -1 ? null : index + 1;
    },
    barred: (choice) => (ask === null || seat === null ? null : entry.game.why(state, seat, choice)),
  };
}
