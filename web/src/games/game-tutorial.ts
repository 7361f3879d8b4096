/** The lesson of a game. */
import type { Choice, Seat, Seed } from '@horda/kernel';
import type { Language } from '@horda/parts';

/** A scripted short game in which each step explains one thing. */
export interface Tutorial<C extends Choice = Choice> {
  readonly seats: number;
  readonly learner: Seat;
  /** By seat. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly seed: Seed;
  /** A state to begin from in place of a set-up by the seed. */
  readonly start?: unknown;
  /** The bot that plays the other seats after the end of the script. */
  readonly bot: string;
  readonly steps: readonly TutorialStep<C>[];
  /** What is taught before, at a table of its own: how a game begins, if this lesson begins in the middle of one. */
  readonly beginning?: TutorialBeginning<C>;
}

/** From a set-up by the seed; its last step is something that the learner does. */
export type TutorialBeginning<C extends Choice = Choice> = Pick<Tutorial<C>, 'seed' | 'steps'>;

export type TutorialStep<C extends Choice = Choice> = {
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
  /** The `data-mark` that the step is about; null: nothing in particular. */
  readonly mark: string | null;
} & (
  | /** Something is explained. */ { readonly kind: 'tell' }
  | /** The learner has to do this. */ ({ readonly kind: 'do'; readonly choice: C } & Shared)
  | /** Others do this. */ {
      readonly kind: 'watch';
      readonly answers: readonly ({ readonly seat: Seat; readonly picks: readonly C[] } & Shared)[];
    }
);

/** `together`: all were asked at once, and somebody else's answer to the same question follows. */
interface Shared {
  readonly together?: true | undefined;
}
