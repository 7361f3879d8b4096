/** A game from its beginning to its end or present: moment by moment, as seen by any player whose view is allowed. */
import { useEffect, useState } from 'preact/hooks';
import { hrefOf, type Route } from '../../app/route.ts';
import { useWords } from '../../app/settings.tsx';
import { BackendError, type BackendKind, type BackendReason } from '../../backend/backend.ts';
import { reasonText } from '../../text/common/reason.ts';
import { Notice } from '../form/form-page.tsx';
import { ImportSave } from './import-save.tsx';
import { openReplay, type Replayed } from './open-replay.ts';
import { PaperDoor } from './paper-door.tsx';
import { ReplayTable } from './replay-table.tsx';
import './replay.css';
interface ReplayProps {
  readonly host: BackendKind;
  readonly table: string;
  readonly at: number | null;
}

/** The newspaper is made from the replay, too. */
export function Replay(props: Extract<Route, { readonly page: 'replay' | 'paper' }>) {
  const { page, host, table } = props;
  return page === 'paper' ? (
    <PaperDoor host={host} table={table} />
  ) : (
    <Moments host={host} table={table} at={props.at} />
  );
}

function Moments({ host, table, at }: ReplayProps) {
  const { common, replay } = useWords();
  const [replayed, setReplayed] = useState<Replayed | BackendReason | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let shown = true;
    setReplayed(null);
    openReplay(host, table).then(
      (opened) => shown && setReplayed(opened),
      (error: unknown) => shown && setReplayed(error instanceof BackendError ? error.reason : 'offline'),
    );
    return () => {
      shown = false;
    };
  }, [host, table, tries]);

  if (replayed === null)
    return (
      <main class="replay-waiting typed" aria-busy="true">
        <p role="status">{common.loading}</p>
      </main>
    );
  if (typeof replayed === 'string')
    return (
      <Notice caption="Horda" title={replay.title} help={reasonText(host, replayed, { common })}>
        <button type="button" class="button button-primary" onClick={() => setTries((n) => n + 1)}>
          {common.tryAgain}
        </button>
        <ImportSave />
      </Notice>
    );
  const hasBegun = replayed.now.view !== null && replayed.info.status !== 'open';
  if (!hasBegun || replayed.info.rulesChanged)
    return (
      <Notice
        caption="Horda"
        title={replay.title}
        help={replayed.info.rulesChanged ? common.reasons.rulesChanged : replay.notBegun}
      >
        <a class="button button-primary" href={hrefOf({ page: 'table', host, table })}>
          {replay.toTable}
        </a>
      </Notice>
    );
  return <ReplayTable replayed={replayed} at={at} />;
}
