/** Moves through the moments of a game. */
import type { ComponentChildren, JSX } from 'preact';
import { useWords } from '../../app/settings.tsx';
import { Pick } from '../form/fields.tsx';
import type { ShownMoment } from './use-moment.ts';
import { SPEEDS, type Playback } from './use-playback.ts';

/** The fonts lack these signs. */
const SIGNS = {
  first: 'M3 3h3v14H3zM17 3v14L7 10z',
  previous: 'M14 3v14L4 10z',
  next: 'M6 3v14l10-7z',
  last: 'M14 3h3v14h-3zM3 3v14l10-7z',
  play: 'M4 2v16l13-8z',
  pause: 'M4 3h4v14H4zM12 3h4v14h-4z',
} as const;

export function Scrubber(props: {
  readonly moment: ShownMoment;
  readonly playback: Playback;
  /** Other things on the strip. */
  readonly children: ComponentChildren;
}) {
  const { moment, playback, children } = props;
  const words = useWords().replay;
  const { at, last } = moment;
  const goTo = (to: number) => (): void => {
    playback.stop();
    moment.goTo(to);
  };
  return (
    <div class="scrubber" role="group" aria-label={words.controls}>
      <div class="scrubber-buttons">
        <Sign sign="first" label={words.first} onPress={goTo(0)} isOff={at === 0} />
        <Sign sign="previous" label={words.previous} onPress={goTo(at - 1)} isOff={at === 0} />
        <Sign
          sign={playback.playing ? 'pause' : 'play'}
          label={playback.playing ? words.pause : words.play}
          onPress={playback.toggle}
          isPrimary
        />
        <Sign sign="next" label={words.next} onPress={goTo(at + 1)} isOff={at === last} />
        <Sign sign="last" label={words.last} onPress={goTo(last)} isOff={at === last} />
      </div>
      <input
        class="scrubber-range"
        type="range"
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={words.scrubber}
        aria-valuetext={words.moment(at, last)}
        onInput={({ currentTarget }) => goTo(Number(currentTarget.value))()}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          playback.toggle();
        }}
      />
      <span class="scrubber-count typed">{words.moment(at, last)}</span>
      {children}
    </div>
  );
}

export function Speed({ playback }: { readonly playback: Playback }) {
  const words = useWords().replay;
  return (
    <div class="scrubber-speed">
      <Pick
        label={words.speed}
        value={String(playback.speed)}
        choices={SPEEDS.map((speed) => [String(speed), words.speedOf(speed)] as const)}
        onChange={(speed) => playback.setSpeed(Number(speed))}
      />
    </div>
  );
}

function Sign(props: {
  readonly sign: keyof typeof SIGNS;
  readonly label: string;
  readonly onPress: () => void;
  readonly isOff?: boolean;
  readonly isPrimary?: boolean;
}): JSX.Element {
  const { sign, label, onPress, isOff = false, isPrimary = false } = props;
  const isEnd = sign === 'first' || sign === 'last';
  return (
    <button
      type="button"
      class={`button scrubber-sign ${isPrimary ? 'button-paper' : ''} ${isEnd ? 'scrubber-end' : ''}`}
      aria-label={label}
      title={label}
      // Not `disabled`: the button keeps the focus at either end.
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SIGNS[sign]} fill="currentColor" />
      </svg>
    </button>
  );
}
