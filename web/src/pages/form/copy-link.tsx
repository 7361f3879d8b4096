/** A link to pass on: with a copy button, a share button, or by hand. */
import { useId, useRef } from 'preact/hooks';
import { copyText } from '../../app/copy-text.ts';
import { useSettings } from '../../app/settings.tsx';
import { LOBBY } from '../lobby/text/of.ts';
import './fields.css';

export function CopyLink(props: {
  readonly label: string;
  readonly help: string;
  /** From `hrefOf`. */
  readonly href: string;
  /** The text for the device's own share dialog. */
  readonly share?: string;
  /** Called with a message about the result. */
  onSaid(text: string): void;
}) {
  const { label, help, href, share, onSaid } = props;
  const { language } = useSettings();
  const words = LOBBY[language];
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const url = new URL(href, location.href).href;
  const copy = async (): Promise<void> => {
    onSaid((await copyText(field.current)) ? words.copied : words.notCopied);
  };
  const send = async (): Promise<void> => {
    // A person who cancels has done nothing wrong.
    await navigator.share({ url, ...(share === undefined ? {} : { text: share }) }).catch(() => undefined);
  };
  return (
    <div class="copy-link">
      <label class="field-label" for={id}>
        {label}
      </label>
      <p id={`${id}-help`} class="field-help">
        {help}
      </p>
      <div class="copy-link-row">
        <input
          ref={field}
          id={id}
          class="copy-link-url"
          readOnly
          value={url}
          aria-describedby={`${id}-help`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button" aria-label={`${words.copy}: ${label}`} onClick={() => void copy()}>
          {words.copy}
        </button>
        {share !== undefined && 'share' in navigator && (
          <button type="button" class="button" aria-label={`${words.share}: ${label}`} onClick={() => void send()}>
            {words.share}
          </button>
        )}
      </div>
    </div>
  );
}
