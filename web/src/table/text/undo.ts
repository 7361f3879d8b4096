/** What is said about taking moves back. Fetched with the table. */
import { plural, type Language } from '@horda/parts';

interface UndoWords {
  /** Before the lines that an undo takes back. */
  readonly takesBack: string;
  /** In place of lines: nothing has happened since. */
  readonly quiet: string;
  /** How many further lines are not shown. */
  more(lines: number): string;
  /** The title of the question before others are asked. */
  readonly title: string;
  /** `alone`: nobody has to be asked. */
  ask(alone: boolean): string;
  readonly cancel: string;
  /** Who must agree; nobody: the moves go at once. */
  agreement(names: readonly string[]): string;
}

export const UNDO: Readonly<Record<Language, UndoWords>> = {
  en: {
    takesBack: 'This takes back:',
    quiet: 'Your last choice',
    more: (lines) => plural('en', lines, { one: 'and # more line', other: 'and # more lines' }),
    title: 'Take back your move?',
    ask: (alone) => (alone ? 'Take it back' : 'Ask to take it back'),
    cancel: 'Leave it',
    agreement: (names) =>
      names.length === 0 ? 'Nobody needs to agree.' : `It needs the consent of: ${names.join(', ')}.`,
  },
  pl: {
    takesBack: 'Do cofnięcia:',
    quiet: 'Twój ostatni wybór',
    more: (lines) =>
      plural('pl', lines, {
        one: 'i jeszcze # wiersz',
        few: 'i jeszcze # wiersze',
        many: 'i jeszcze # wierszy',
        other: 'i jeszcze # wiersza',
      }),
    title: 'Cofnąć ruch?',
    ask: (alone) => (alone ? 'Cofnij' : 'Poproś o cofnięcie'),
    cancel: 'Zostaw',
    agreement: (names) =>
      names.length === 0 ? 'Niczyja zgoda nie jest potrzebna.' : `Muszą się zgodzić: ${names.join(', ')}.`,
  },
};
