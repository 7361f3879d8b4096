/** While bots play: the way to one's own turn, and how fast they are shown. */
import { useEffect, useRef } from 'preact/hooks';
import { body as forward } from 'virtual:game-icon/fast-forward-button';
import { BOT_PACES } from '../app/settings-kept.ts';
import { useSettings } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import { isTyping, useKeys } from './keys.ts';
import { useReturnFocus } from './return-focus.ts';
import { useSession, type TableSession } from './session.ts';
import { WAITING } from './text/waiting.ts';

/** Whether the reader waits for bots, or for the page to show what bots have done. */
export function isWaitingForBots({ info, ask, people, pacing }: TableSession): boolean {
  if (info.status !== 'playing' || info.rulesChanged || info.archived || ask !== null) return false;
  return pacing.behind > 0 || people.some(({ awaited, bot }) => awaited && bot !== null);
}

export function WaitingActions() {
  const session = useSession();
  const { pacing, seat, info } = session;
  const { language, botPace } = useSettings();
  const words = WAITING[language];
  const step = usePaceKeys();
  // Whoever watches, or lets a bot play, has no turn of their own to wait for.
  const hasTurn = seat !== null && info.seats[seat]?.bot === null;
  const skip = (): void => session.skip(hasTurn ? 'turn' : null);
  useSpace(skip);
  const isNeeded = botPace !== 'atOnce' && (hasTurn || pacing.behind > 0);
  const buttons = useRef<HTMLDivElement>(null);
  useReturnFocus(buttons);
  return (
    <div ref={buttons} class="waiting-actions">
      {isNeeded && (
        <button type="button" class="button button-paper" aria-disabled={pacing.skipping !== null} onClick={skip}>
          <Icon body={forward} />
          {pacing.skipping !== null ? words.skipping : hasTurn ? words.skip : words.catchUp}
        </button>
      )}
      <button type="button" class="button" onClick={() => step(1, true)}>
        {words.paceNow(words.paces[botPace])}
      </button>
    </div>
  );
}

/** `+` and `−` make bots faster and slower; the button goes round. */
function usePaceKeys(): (by: number, round?: boolean) => void {
  const { botPace, change, language } = useSettings();
  const { notify } = useSession();
  const words = WAITING[language];
  const step = (by: number, round = false): void => {
    const at = BOT_PACES.indexOf(botPace) + by;
    const next = round ? BOT_PACES[at % BOT_PACES.length] : BOT_PACES[at];
    if (next === undefined) return;
    change({ botPace: next });
    if (!round) notify(words.paceNow(words.paces[next]));
  };
  const faster = (): void => step(1);
  const slower = (): void => step(-1);
  useKeys({ '+': faster, '=': faster, '-': slower, '−': slower });
  return step;
}

/** The space bar skips, unless something has the focus that it would press or scroll. */
function useSpace(skip: () => void): void {
  const { shortcuts } = useSettings();
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    if (!shortcuts) return;
    const listen = (event: KeyboardEvent): void => {
      const { key, target, repeat, defaultPrevented } = event;
      if (key !== ' ' || repeat || defaultPrevented || isTyping(target) || isPressable(target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [shortcuts]);
}

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [tabindex="0"], label') !== null;
