/** The foot of the end: once more, the next chapter, the game again, and the way home. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { go, hrefOf, type Route } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import { isTyping } from './keys.ts';
import { PaperLink } from './paper-link.tsx';
import { RematchDialog } from './rematch-dialog.tsx';
import { seriesHref } from './series-link.ts';
import type { TableSession } from './session.ts';
import { END_WORDS } from './text/end/of.ts';
import { useFollowing } from './use-following.ts';

export function EndWays({ session, onClose }: { readonly session: TableSession; readonly onClose: () => void }) {
  const { host, table, info, game, now } = session;
  const { words, language } = useSettings();
  const end = END_WORDS[language];
  const next = useFollowing(session, 'next');
  const rematch = useFollowing(session, 'rematch');
  const [choosing, setChoosing] = useState(false);
  const problem = next.problem ?? rematch.problem;
  const series = seriesHref(session);
  const replay: Route = { page: 'replay', host: host.kind, table, at: 0 };
  const isNew = info.rematch === null;
  const swapped =
    now.view === null || !isNew || info.status !== 'over'
      ? null
      : (game.drawing.swapped?.(now.view, info.options) ?? null);
  const again = (): void => void rematch.ask(swapped === null ? {} : { options: swapped });
  // If there is a next chapter, that button is the main one.
  const isMain = !next.possible;
  const first = next.possible ? (): void => void next.ask({}) : rematch.possible ? again : null;
  useEndKeys(choosing ? {} : { Enter: first, r: () => go(replay) });
  return (
    <nav class="end-ways" aria-label={words.replay.actions}>
      {info.next !== null && <p class="end-asked typed">{end.nextAsked}</p>}
      {info.rematch !== null && <p class="end-asked typed">{end.rematchAsked}</p>}
      {problem !== null && <p role="alert">{problem}</p>}
      {next.possible && (
        <button type="button" class="button button-primary" disabled={next.busy} onClick={() => void next.ask({})}>
          {info.next === null ? end.next : end.followNext}
        </button>
      )}
      {series !== null && (
        <a class="button" href={series}>
          {game.series!.name[language]}
        </a>
      )}
      {rematch.possible && (
        <button
          type="button"
          class={`button ${isMain ? 'button-primary' : ''}`}
          disabled={rematch.busy}
          onClick={again}
        >
          {!isNew ? end.followRematch : swapped === null ? end.rematch : end.rematchSwapped}
        </button>
      )}
      {rematch.possible && swapped !== null && (
        <button type="button" class="button" disabled={rematch.busy} onClick={() => void rematch.ask({})}>
          {end.rematchSame}
        </button>
      )}
      {rematch.possible && isNew && info.pack === null && game.options.length > 0 && (
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {end.otherSettings}
        </button>
      )}
      {choosing && <RematchDialog session={session} rematch={rematch} onClose={() => setChoosing(false)} />}
      <a class="button" href={hrefOf(replay)}>
        {end.replay}
      </a>
      <PaperLink host={host.kind} table={table} game={game} status={info.status} />
      <span class="end-gap" />
      <button type="button" class="button" onClick={onClose}>
        {end.showBoard}
      </button>
      <a class="button" href={hrefOf({ page: 'home' })}>
        {words.common.home}
      </a>
    </nav>
  );
}

/** Keys of the end; Escape is the dialog's own. They do nothing while something that they would press has the focus. */
function useEndKeys(keys: Readonly<Record<string, (() => void) | null>>): void {
  const { shortcuts } = useSettings();
  // An effect comes after the picture: a key that follows another at once would still meet what was drawn before.
  const latest = useRef({ keys, shortcuts });
  latest.current = { keys, shortcuts };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.repeat || isTyping(target)) return;
      if (target instanceof Element && target.closest('button, a, [tabindex="0"]') !== null && key === 'Enter') return;
      const now = latest.current;
      const act = now.keys[key.length === 1 ? key.toLowerCase() : key] ?? null;
      if (act === null || (key.length === 1 && !now.shortcuts)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
