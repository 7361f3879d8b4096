/** Collects what the newspaper of a finished game is made of: all its moments, and the views around the one that decided it. */
import type { Event } from '@horda/kernel';
import { wordedFor, type Language, type NameOf } from '@horda/parts';
import { seatLetter } from '../../art/marks.tsx';
import type { AnyPaper, Step, Story } from '../../games/paper.ts';
import { earlierMoments } from '../../table/all-moments.ts';
import type { Moment } from '../../table/moments.ts';
import type { Replayed } from '../replay/open-replay.ts';
import { printed, type PrintedPaper } from './printed.ts';

/** What does not depend on the reader or their language. */
export interface Material {
  readonly steps: readonly Step<Event>[];
  readonly moment: Step<Event>;
  readonly before: object;
  readonly end: object;
}

export async function gather(
  { now, seat, looks }: Pick<Replayed, 'now' | 'seat' | 'looks'>,
  told: readonly Moment[],
  paper: AnyPaper,
): Promise<Material> {
  const earlier = await earlierMoments(told[0]?.at ?? now.answers + 1, (at) => looks.fetch(at, seat));
  const steps = [...earlier, ...told].map(({ at, events }) => ({ at, events }));
  // A spectator's view: everybody who opens the paper of this game reads the same.
  const end = (await looks.fetch(now.answers, null)).view as object;
  const moment = steps[paper.fatal(steps, end)]!;
  const before = (await looks.fetch(Math.max(0, moment.at - 1), null)).view as object;
  return { steps, moment, before, end };
}

/** The paper in one language. `names`: by seat; null: nobody is named. */
export function writePaper(
  { game, info }: Pick<Replayed, 'game' | 'info'>,
  paper: AnyPaper,
  material: Material,
  language: Language,
  name: NameOf,
): PrintedPaper {
  const { texts } = wordedFor(game, info.pack);
  const story: Story = paper.tell({ ...material, name, texts: texts[language], press: game.press, language });
  // The same dice for both languages: the same places of lists are drawn.
  const seed = `${game.id} ${JSON.stringify(material.end)}`;
  return printed(story, paper, language, seed);
}

/** What a seat is called where nobody is to be named. */
export const unnamed =
  (word: string): NameOf =>
  (seat) =>
    `${word} ${seatLetter(seat)}`;
