/** A table that is still loading; if it takes long, the possible reasons and what to do. */
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import type { BackendKind, BackendReason } from '../backend/backend.ts';
import { reasonText } from '../text/common/reason.ts';
import { ClosedDoor } from './closed-door.tsx';

/** After this many milliseconds the page explains what it waits for. */
const LONG = 3_000;

export function Waiting() {
  const words = useWords().table.door;
  return (
    <main class="table-waiting typed" aria-busy="true">
      <p role="status">{words.connecting}</p>
    </main>
  );
}

/** Shown while the page keeps trying to connect. */
export function WaitingForHost(props: {
  readonly kind: BackendKind;
  readonly refusal: BackendReason | null;
  readonly onRetry: () => void;
}) {
  const { kind, refusal, onRetry } = props;
  const words = useWords();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <Waiting />;
  return (
    <ClosedDoor title={words.table.door.late} text={reasonText(kind, refusal ?? 'offline', words)} onRetry={onRetry} />
  );
}
