/** The table told in plain sentences: for screen readers, and where a terminal is too small for a drawing. */
import type { Seat } from '@horda/kernel';
import { drawingOf } from '../games/drawings.ts';
import { print, type Shell } from '../shell.ts';
import { wrap } from '../terminal/width.ts';
import { goalSentences, showsGoal } from './goal.ts';
import { logOf, newsSince } from './log.ts';
import { offerLines } from './offers.ts';
import { canvasOf, handlesOf, optionsInWords, optionTexts, questionOf } from './question.ts';
import { shownAsk, type Session } from './session.ts';
import { pushAway, type Face } from './surface.ts';

/** On a terminal, lines end between words. */
function say(...lines: readonly string[]): void {
  const { isTTY, columns = 0 } = process.stdout;
  print(...(isTTY && columns > 0 ? lines.flatMap((line) => wrap(line, columns)) : lines));
}

/** Sentences: what is new, the question, its options. Nothing is drawn and nothing is shown twice. */
export function plainFace(shell: Shell): Face {
  const { words, language } = shell;
  const mono = { ...shell, style: { color: false, unicode: shell.style.unicode } };
  let told = -1;
  let toldTo: Seat | null = null;
  let toldOffer: Seat | null = null;
  let hand: string | null = null;
  return {
    async show(session, seat, notice) {
      if (notice !== null) say(notice);
      // A player who takes over the keyboard is told the question, but there is no news.
      const isNew = told !== session.save.answers.length;
      if (!isNew && toldTo === seat && toldOffer === session.taking) return;
      toldTo = seat;
      toldOffer = session.taking;
      const from =
        told < 0 || seat === null
          ? seat === null
            ? 0
            : newsSince(session, seat)
          : Math.min(told + 1, session.happened.length - 1);
      if (told < 0 && showsGoal(session, seat)) say(...goalSentences(session.entry, shell));
      if (told < 0 && seat !== null) say(...drawingOf(session.entry.game.id).sentences(...seen(session, seat, mono)));
      if (isNew) say(...logOf(session, seat, language, from).map(({ text }) => text));
      told = session.save.answers.length;
      const ask = seat === null ? null : shownAsk(session, seat);
      if (ask === null || seat === null) return;
      const cards = drawingOf(session.entry.game.id).handSentence(...seen(session, seat, mono));
      if (cards !== null && cards !== hand) say(cards);
      hand = cards;
      const { text: question, rule } = questionOf(session, seat, ask, mono);
      say(`${question} (${rule})`);
      const inWords = optionsInWords(session, seat, ask, mono);
      const handles = handlesOf(session, seat, ask, mono);
      const listed = optionTexts(session, seat, ask, mono).map((text, i) => words.play.option(handles[i]!, text));
      say(...(inWords ?? listed));
      say(...offerLines(session, seat, mono));
    },
    catchUp: async () => {},
    async read(lines) {
      say(...lines.filter((line) => line !== ''));
      return true;
    },
    cover() {
      told = -1;
      pushAway();
    },
    close: () => {},
  };
}

function seen(session: Session, seat: Seat, shell: Shell) {
  return [session.entry.game.view(session.state, seat), canvasOf(session, seat, shell, Infinity)] as const;
}
