/** The table of a replay: the same as that of a game, with a scrubber in place of moves. */
import { useMemo, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { useKeys } from '../../table/keys.ts';
import { useRuleSheet } from '../../table/rule-sheet.tsx';
import { SessionContext } from '../../table/session.ts';
import { TableView } from '../../table/table-view.tsx';
import { Toasts, useToasts } from '../../table/toasts.tsx';
import { useSessionOf } from '../../table/use-session.ts';
import type { TableConnection } from '../../table/use-table.ts';
import { useWide } from '../../table/use-wide.ts';
import { Eyes } from './eyes.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { MomentSentence } from './moment-sentence.tsx';
import { MoreDialog } from './more-dialog.tsx';
import { isOver, type Replayed } from './open-replay.ts';
import { Scrubber, Speed } from './scrubber.tsx';
import { useEntries } from './use-entries.ts';
import { useMoment, type ShownMoment } from './use-moment.ts';
import { usePlayback } from './use-playback.ts';
import { WayHome } from './way-home.tsx';

/** Until the first moment has come. */
const START = { seat: null, events: [] } as const;

export function ReplayTable({ replayed, at }: { readonly replayed: Replayed; readonly at: number | null }) {
  const { words } = useSettings();
  const { game, host, table, key } = replayed;
  const moment = useMoment(replayed, at, replayed.seat);
  const playback = usePlayback(moment);
  const { toasts, notify, drop } = useToasts();
  const { openRule, sheet } = useRuleSheet(game);
  const line = useLine(replayed, moment);
  const session = useSessionOf({ host, table, key, game }, line, { notify, openRule, readers: 'nobody' });
  const isWide = useWide();
  const [opened, open] = useState<'fork' | 'more' | null>(null);
  const close = (): void => open(null);
  const step = (to: number) => (): void => {
    playback.stop();
    moment.goTo(to);
  };
  useKeys({
    ArrowLeft: step(moment.at - 1),
    ArrowRight: step(moment.at + 1),
    Home: step(0),
    End: step(moment.last),
    ' ': () => {
      // If a button has the focus, the space bar presses it.
      if (document.activeElement instanceof HTMLButtonElement) document.activeElement.click();
      else playback.toggle();
    },
  });
  if (session === null) return null;

  const tools = (
    <div class="replay-tools">
      <WayHome replayed={replayed} />
      {isWide && <Eyes replayed={replayed} moment={moment} name={session.name} />}
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => open('fork')}>
        {words.replay.fork.open}
      </button>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => open('more')}>
        {words.replay.more}
      </button>
    </div>
  );
  const scrubber = (
    <Scrubber moment={moment} playback={playback}>
      {isWide ? <Speed playback={playback} /> : tools}
    </Scrubber>
  );
  return (
    <SessionContext.Provider value={session}>
      <div class="replay" aria-busy={moment.isLate}>
        <TableView
          happened={moment.happened}
          readOnly
          at={moment.at}
          watched={moment.shown?.look ?? START}
          onJump={(to) => step(to)()}
          sentence={<MomentSentence moment={moment} isPlaying={playback.playing} />}
          actions={isWide ? tools : scrubber}
          below={isWide ? scrubber : undefined}
        />
      </div>
      {sheet}
      {opened === 'fork' && <ForkDialog replayed={replayed} at={moment.at} onClose={close} />}
      {opened === 'more' && (
        <MoreDialog replayed={replayed} moment={moment} name={session.name} onClose={close}>
          {!isWide && <Speed playback={playback} />}
        </MoreDialog>
      )}
      <Toasts toasts={toasts} drop={drop} />
    </SessionContext.Provider>
  );
}

/** The table's client, as far as a replay needs one: nothing is changed through it. */
function useLine(replayed: Replayed, { shown, happened }: ShownMoment): TableConnection {
  const entries = useEntries(replayed);
  return useMemo(() => {
    const { info, now } = replayed;
    return {
      snapshot: {
        ...happened,
        state: 'open',
        refusal: null,
        seat: shown?.eyes ?? null,
        host: false,
        // Nobody is awaited in the past.
        info: { ...info, status: isOver(info) ? info.status : 'over', proposal: null },
        now: { ...now, view: shown?.look.view ?? null, undo: 0, clock: null },
        entries,
        omitted: 0,
        pacing: { behind: 0, skipping: null },
        present: { seats: info.seats.map((_, seat) => seat), watchers: 0 },
      },
      do: () => Promise.resolve({ done: false, reason: 'over', message: 'a replay changes nothing' }),
      ask: replayed.ask,
      skip: () => undefined,
    };
  }, [replayed, entries, shown, happened]);
}
