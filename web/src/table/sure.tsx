/** A button that asks once more, in its own place, before something that cannot be taken back. */
import { useEffect, useRef, useState } from 'preact/hooks';
import './people.css';

export function Sure(props: {
  readonly label: string;
  readonly question: string;
  /** The way back. */
  readonly no: string;
  onYes(): void;
}) {
  const { label, question, no, onYes } = props;
  const [asked, setAsked] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // Focus follows the question, and comes back when it is withdrawn.
    if (asked) first.current?.focus();
    else if (wasAsked.current) opener.current?.focus();
    wasAsked.current = asked;
  }, [asked]);
  if (!asked)
    return (
      <button ref={opener} type="button" class="button" onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  const yes = (): void => {
    setAsked(false);
    onYes();
  };
  return (
    <div class="sure" role="group" aria-label={label} onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}>
      <p class="sure-question">{question}</p>
      <div class="sure-answers">
        <button type="button" class="button button-danger" onClick={yes}>
          {label}
        </button>
        <button ref={first} type="button" class="button" onClick={() => setAsked(false)}>
          {no}
        </button>
      </div>
    </div>
  );
}
