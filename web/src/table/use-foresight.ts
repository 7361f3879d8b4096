/** What would follow a choice, told before it is made: on the sheet of a piece, and in a note at a button. */
import { same, type Choice, type Event } from '@horda/kernel';
import { sureIn } from '@horda/parts';
import { useRef, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { useFetched } from '../games/parts/use-fetched.ts';
import type { Opened } from './reading.ts';
import type { TableSession } from './session.ts';

export interface Foresight {
  /** Null: its own words say all that is known, or the answer is on its way. */
  of(choice: Choice): string | null;
  /** The same for a button that gives an option, named by its number in `data-option`; null: it gives none. */
  at(thing: Element): string | null;
  /** The same for a piece that is read large: what its touch would have done, or what a press on it would do. */
  ofOpened(opened: Opened): string | null;
}

export function useForesight(session: TableSession): Foresight {
  const { game, texts, name, now, ask } = session;
  const { language } = useSettings();
  // Wrapped: a function in the state of a component would be called.
  const fetched = useFetched(async () => ({ foretell: (await game.foresight?.()) ?? null }));
  const sureOf = useSure(session);
  const { view } = now;
  const of = (choice: Choice): string | null => {
    if (fetched === null || view === null || ask?.options.some((option) => same(option, choice)) !== true) return null;
    if (fetched.foretell !== null) return fetched.foretell(language, texts, choice, view, name);
    return sureIn(sureOf(choice).map((e) => texts.event(e, name, view)));
  };
  const at = (thing: Element): string | null => {
    const number = thing instanceof HTMLElement ? thing.dataset['option'] : undefined;
    const choice = number === undefined ? undefined : ask?.options[Number(number)];
    return choice === undefined ? null : of(choice);
  };
  return {
    of,
    at,
    ofOpened: ({ choice, barred, anchor }) => {
      if (barred !== null) return null;
      if (choice !== null) return of(choice);
      const button = anchor.matches('[data-option]') ? anchor : anchor.querySelector('[data-option]');
      return button === null ? null : at(button);
    },
  };
}

/** For games without words of their own for it: the table tries the choice, and tells the events that are sure. */
function useSure({ now, ask, question }: TableSession): (choice: Choice) => readonly Event[] {
  const [known, setKnown] = useState<Readonly<Record<string, readonly Event[]>>>({});
  const asked = useRef(new Set<string>());
  return (choice) => {
    const key = `${now.askedAt} ${JSON.stringify(choice)}`;
    if (known[key] !== undefined) return known[key];
    if (ask?.min === 1 && ask.max === 1 && !asked.current.has(key)) {
      asked.current.add(key);
      question({ ask: 'ahead', choice }).then(
        (told) => told.ask === 'ahead' && setKnown((all) => ({ ...all, [key]: told.events })),
        // Older servers do not know the question; a lost one can be put again.
        () => asked.current.delete(key),
      );
    }
    return [];
  };
}
