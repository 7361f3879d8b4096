/** What is filled in on a form. */
import { LONGEST_NAME, tidyLine } from '@horda/protocol';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useWords } from '../../app/settings.tsx';
import './fields.css';

/** The names of bots. */
export function useLevels(): (bot: string) => string {
  const { levels } = useWords().common;
  return (bot) => levels[bot] ?? bot;
}

/** The best bot first, because it is the default. */
export const botsOf = (levels: Readonly<Record<string, string>>): readonly string[] => Object.keys(levels).toReversed();

/** Written on tape, as it will stand at the table. */
export function NameField(props: {
  readonly label: string;
  readonly hidesLabel?: boolean;
  readonly help?: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly problem?: string | null;
  onChange(name: string): void;
}) {
  const { label, hidesLabel = false, help, placeholder, value, problem = null, onChange } = props;
  const id = useId();
  const note = problem ?? help;
  return (
    <div class="field">
      <label class={hidesLabel ? 'unseen' : 'field-label'} for={id}>
        {label}
      </label>
      <div class="field-tape">
        <input
          id={id}
          class="field-name tape"
          value={value}
          placeholder={placeholder}
          autocomplete="nickname"
          spellcheck={false}
          aria-invalid={problem !== null}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onInput={({ currentTarget }) => onChange(tidyLine(currentTarget.value, LONGEST_NAME))}
        />
      </div>
      {note !== undefined && <Note id={`${id}-note`} problem={problem} text={note} />}
    </div>
  );
}

/** Help, or what is wrong with what was filled in. */
export function Note({
  id,
  problem,
  text,
}: {
  readonly id?: string;
  readonly problem: unknown;
  readonly text: string;
}) {
  return (
    <p id={id} class={problem === null ? 'field-help' : 'field-problem'} role={problem === null ? undefined : 'alert'}>
      {text}
    </p>
  );
}

export interface Tick<V> {
  readonly value: V;
  readonly label: ComponentChildren;
}

/** A choice of one value among a few boxes. */
export function Ticks<V extends string | number | boolean>(props: {
  readonly label: ComponentChildren;
  readonly help?: string;
  readonly value: V;
  readonly ticks: readonly Tick<V>[];
  /** One under the other. */
  readonly stacked?: boolean;
  onChange(value: V): void;
}) {
  const { label, help, value, ticks, stacked = false, onChange } = props;
  const name = useId();
  return (
    <div
      class="field"
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-describedby={help === undefined ? undefined : `${name}-help`}
    >
      <p id={`${name}-label`} class="field-label">
        {label}
      </p>
      {help !== undefined && <Note id={`${name}-help`} problem={null} text={help} />}
      <div class={`ticks ${stacked ? 'ticks-stacked' : ''}`}>
        {ticks.map((tick) => (
          <label key={String(tick.value)} class="tick">
            <input
              type="radio"
              class="tick-input"
              name={name}
              checked={tick.value === value}
              onChange={() => onChange(tick.value)}
            />
            <TickBox />
            <span>{tick.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function TickBox() {
  return (
    <svg class="tick-box" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2" y="2" width="20" height="20" />
      <path d="M4 3.500C9 9 14 15 21.500 20.500M20.500 2.500C15 9 9 14.500 3.500 21.500" />
    </svg>
  );
}

/** A choice of one value from a long list. */
export function Pick(props: {
  readonly label: string;
  readonly hidesLabel?: boolean;
  readonly help?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}) {
  const { label, hidesLabel = false, help, value, choices, onChange } = props;
  const id = useId();
  return (
    <div class="field">
      <label class={hidesLabel ? 'unseen' : 'field-label'} for={id}>
        {label}
      </label>
      {help !== undefined && <Note id={`${id}-help`} problem={null} text={help} />}
      <span class="pick-frame">
        <select
          id={id}
          class="pick"
          value={value}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {choices.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

export function BotChoice(props: {
  readonly label: string;
  readonly hidesLabel?: boolean;
  readonly value: string;
  onChange(bot: string): void;
}) {
  const { levels } = useWords().common;
  return <Pick {...props} choices={botsOf(levels).map((bot) => [bot, levels[bot]!] as const)} />;
}

/** A number with its bounds. It is kept as typed, so that nothing changes while somebody types. */
export function NumberField(props: {
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  onChange(value: string): void;
}) {
  const { label, value, problem, onChange } = props;
  const id = useId();
  return (
    <div class="field field-short">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="field-number"
        inputMode="decimal"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-note`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {problem !== null && <Note id={`${id}-note`} problem={problem} text={problem} />}
    </div>
  );
}
