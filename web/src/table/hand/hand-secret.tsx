/** What others must not see over a shoulder: shown only while it is pressed, by a finger or a key. */
import { useState } from 'preact/hooks';
import { body as blindfold } from 'virtual:game-icon/blindfold';
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { HAND } from './text/of.ts';

/** Milliseconds until a cover shuts that was opened without a finger. */
const OPEN_FOR = 5000;

export function Secret({ lines }: { readonly lines: readonly string[] }) {
  const [isShown, show] = useState(false);
  const words = HAND[useSettings().language];
  const cover = (): void => show(false);
  return (
    <button
      type="button"
      class="held-secret"
      aria-pressed={isShown}
      onPointerDown={() => show(true)}
      onPointerUp={cover}
      onPointerLeave={cover}
      onPointerCancel={cover}
      onBlur={cover}
      // A screen reader presses without a pointer, and cannot hold.
      onClick={({ detail }) => {
        if (detail > 0) return;
        show(true);
        setTimeout(cover, OPEN_FOR);
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      {isShown ? (
        <span class="held-told">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ) : (
        <>
          <span>{words.secret}</span>
          <Icon body={blindfold} />
        </>
      )}
    </button>
  );
}
