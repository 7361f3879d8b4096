/** What happened at the moment shown, in place of who is awaited. */
import { useWords } from '../../app/settings.tsx';
import { useSession } from '../../table/session.ts';
import { reasonText } from '../../text/common/reason.ts';
import type { ShownMoment } from './use-moment.ts';

export function MomentSentence({ moment, isPlaying }: { readonly moment: ShownMoment; readonly isPlaying: boolean }) {
  const { problem, last, retry } = moment;
  const look = moment.shown?.look ?? null;
  const { host, texts, name } = useSession();
  const { common, replay } = useWords();
  if (problem !== null)
    return (
      <span role="alert">
        {reasonText(host.kind, problem, { common })}{' '}
        <button type="button" class="button" onClick={retry}>
          {common.tryAgain}
        </button>
      </span>
    );
  const lines =
    look?.events.map((event) => texts.event(event, name, look.view as object)).filter((line) => line !== '') ?? [];
  // What was done stands first; at the end, how it ended.
  const shown = look?.at === last ? Math.max(0, lines.length - 1) : 0;
  return (
    // During playback nothing is announced: it is too fast to be read out.
    <span role="status" aria-live={isPlaying ? 'off' : 'polite'} data-moment={look?.at}>
      {look === null ? (
        common.loading
      ) : (
        <>
          <span class="replay-count">{replay.moment(look.at, last)}</span> {lines[shown] ?? quiet(look.seat)}
          {lines.length > 1 && <span class="unseen"> {lines.toSpliced(shown, 1).join(' ')}</span>}
        </>
      )}
    </span>
  );

  function quiet(seat: number | null): string {
    return seat === null ? replay.setUp : `${replay.moved(name(seat))} ${replay.quiet}`;
  }
}
