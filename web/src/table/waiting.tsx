/** A table that is not there yet; when it takes long, why that may be, and the ways on. */
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import type { BackendKind, BackendReason } from '../backend/backend.ts';
import { reasonText } from '../text/common/reason.ts';
import { ClosedDoor } from './closed-door.tsx';

/** Whoever waits longer than this, in milliseconds, wants to know what for. */
const LONG = 3_000;

export function Waiting() {
  const words = useWords().table.door;
  return (
    <main class="table-waiting typed" aria-busy="true">
      <p role="status">{words.connecting}</p>
    </main>
  );
}

/** The page goes on trying all the while. */
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
