/** A piece read large: what is written on it, what it would do now, and the button that does it. */
import type { Choice } from '@horda/kernel';
import type { ComponentChildren } from 'preact';
import { useReader } from '../../table/reading.ts';
import type { BoardProps } from '../web-game.ts';
import { useFetched } from './use-fetched.ts';
import './reading.css';

/** What is written on a piece. */
export interface Reading<C extends Choice = Choice> {
  readonly title: string;
  readonly caption: string;
  readonly text: string;
  /** Such as the lines of a table: what is rolled, and what follows. */
  readonly rows: readonly (readonly [string, string])[];
  /** The rule that it follows; null: the text says all. */
  readonly rule: string | null;
  /** The card itself, which has title, caption and text on it. */
  readonly face?: ComponentChildren;
  /** Beside the text of a piece that is no card. */
  readonly picture?: ComponentChildren;
  /** Under the text. */
  readonly below?: ComponentChildren;
  /** What is special about it at this moment. */
  readonly state?: string;
  /** What follows for sure if it is used now. */
  readonly now?: string;
  /** The word on its button; left out: the choice in words. */
  readonly act?: string;
  /**
   * The two or three ways in which the next question can be answered, each with what is left then. Each is a row that
   * gives both answers.
   */
  readonly outcomes?: readonly { readonly next: C; readonly note: string }[];
  /** What else can be done with it; `word`: on the button, in place of the choice in words. */
  readonly also?: readonly { readonly choice: C; readonly word?: string }[];
  /** On a desk it can be read where it lies, so that the resting mouse shows only what it would do. */
  readonly isLarge?: boolean;
}

export type ReadTable<C extends Choice> = Pick<
  BoardProps<
    object,
    C,
    unknown,
    { option(choice: C, view: never, name: BoardProps<object, C, unknown, unknown>['name']): string }
  >,
  'view' | 'texts' | 'name' | 'language' | 'whyNot' | 'openRule'
>;

export function ReadLarge<C extends Choice, Parts>(props: {
  readonly table: ReadTable<C>;
  /** What a game tells of its pieces: fetched after the first picture. */
  readonly fetch: () => Promise<Parts>;
  /** Null: there is no such piece any more. */
  readonly readingOf: (parts: Parts, piece: string, choice: C | null) => Reading<C> | null;
}) {
  const { opened } = useReader();
  const fetched = useFetched(() => Promise.all([import('./reading-sheet.tsx'), props.fetch()]));
  if (opened === null || fetched === null) return null;
  const [{ ReadingSheet }, parts] = fetched;
  const choice = (opened.choice ?? opened.barred) as C | null;
  const reading = opened.piece === null ? null : props.readingOf(parts, opened.piece, choice);
  if (reading === null && choice === null) return null;
  return <ReadingSheet key={opened.anchor} opened={opened} table={props.table} reading={reading} />;
}
