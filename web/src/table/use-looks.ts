/** Earlier moments of the game, as the reader may see them. */
import { useEffect, useState } from 'preact/hooks';
import type { TableSession } from './session.ts';

/** The view after each of these answers, once it has come. */
export function useLooks({ question }: TableSession, moments: readonly number[]): ReadonlyMap<number, object> {
  const [views, setViews] = useState<ReadonlyMap<number, object>>(new Map());
  const wanted = [...new Set(moments)].filter((at) => !views.has(at));
  useEffect(() => {
    let shown = true;
    for (const at of wanted)
      question({ ask: 'look', at }).then(
        (told) => {
          if (shown && told.ask === 'look') setViews((before) => new Map([...before, [at, told.view as object]]));
        },
        // Then the turn is not named; everything else is told.
        () => undefined,
      );
    return () => {
      shown = false;
    };
  }, [wanted.join(' ')]);
  return views;
}
