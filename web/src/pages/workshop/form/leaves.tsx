/** Fields with a single value. What is typed in is kept as it is: the game's check says what is wrong with it. */
import { entriesOf } from '@horda/parts/fill';
import type { PlainForm } from '@horda/parts/form';
import type { ComponentChildren } from 'preact';
import { pathOf, valueAt, type Steps } from '../draft/paths.ts';
import { idOf, useDesk, wordOf, type LeafProps } from './context.ts';
import { Notes } from './note.tsx';
import { copiesThatFit } from './repair.ts';

type Of<Is extends PlainForm['is']> = Extract<PlainForm, { readonly is: Is }>;

/** Label, field, and what is wrong with it. */
function Framed(props: {
  readonly steps: Steps;
  readonly label: string;
  readonly hint?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}) {
  const path = pathOf(props.steps);
  const isBad = useDesk().problemsAt(path).length > 0;
  return (
    <div class={`ws-field ${props.class ?? ''} ${isBad ? 'ws-bad' : ''}`}>
      <label class="ws-label" for={idOf(path)}>
        {props.label} {props.hint !== undefined && <i>{props.hint}</i>}
      </label>
      {props.children}
      <Notes path={path} id={`${idOf(path)}-note`} />
    </div>
  );
}

function useField(steps: Steps) {
  const { problemsAt, file } = useDesk();
  const path = pathOf(steps);
  const isBad = problemsAt(path).length > 0;
  const id = idOf(path);
  const described = { id, 'aria-invalid': isBad, 'aria-describedby': isBad ? `${id}-note` : undefined };
  return { value: valueAt(file, steps), described };
}

const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function TextLeaf({ form, steps, label, optional }: LeafProps<Of<'text'> | Of<'code'>>) {
  const { set, words } = useDesk();
  const { value, described } = useField(steps);
  const text = written(value);
  const isLong = form.is === 'text' && form.most > LONG;
  const hint = form.is === 'code' ? words.example(form.example) : isLong ? words.letters(text.length, form.most) : '';
  const take = (next: string): void => set(steps, next === '' && optional ? undefined : next);
  return (
    <Framed steps={steps} label={label} hint={hint}>
      {isLong ? (
        <textarea
          {...described}
          class="ws-input ws-area"
          rows={3}
          value={text}
          // A text is one line: Enter would only break the check.
          onInput={({ currentTarget }) => take(currentTarget.value.replaceAll('\n', ' '))}
        />
      ) : (
        <input
          {...described}
          class="ws-input"
          spellcheck={form.is === 'text'}
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => take(currentTarget.value)}
        />
      )}
    </Framed>
  );
}

const LONG = 60;

export function NumberLeaf({ form, steps, label, optional }: LeafProps<Of<'number'>>) {
  const { set, words } = useDesk();
  const { value, described } = useField(steps);
  const { min, max } = form;
  const now = typeof value === 'number' ? value : null;
  const step = (by: number): void => set(steps, Math.min(max, Math.max(min, (now ?? min - by) + by)));
  return (
    <Framed steps={steps} label={label} hint={min === max ? String(min) : `${min}–${max}`} class="ws-short">
      <span class="ws-steps">
        <button
          type="button"
          aria-label={words.less(label)}
          disabled={now !== null && now <= min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          {...described}
          inputMode="numeric"
          autocomplete="off"
          placeholder={optional ? '–' : ''}
          value={written(value)}
          onInput={({ currentTarget }) => set(steps, numberIn(currentTarget.value))}
        />
        <button
          type="button"
          aria-label={words.more(label)}
          disabled={now !== null && now >= max}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
      <FittingCopies steps={steps} form={form} />
    </Framed>
  );
}

/** What is no number stays as it was typed, for the check to name. */
function numberIn(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^-?\d{1,9}$/.test(trimmed) ? Number(trimmed) : text;
}

/** A deck that does not add up: with which number of this card it would. */
function FittingCopies({ steps, form }: { readonly steps: Steps; readonly form: Of<'number'> }) {
  const { problemsAt, file, set, words } = useDesk();
  const isCount = steps.at(-1) === 'copies' || steps.length === 2;
  const [total] = isCount ? problemsAt(pathOf(steps.slice(0, 1))) : [];
  const fitting = total === undefined ? null : copiesThatFit(total.problem, valueAt(file, steps), form);
  if (fitting === null) return null;
  return (
    <button type="button" class="ws-take" onClick={() => set(steps, fitting)}>
      {words.fitting(fitting)}
    </button>
  );
}

/** One of some words; of a few it is shown as a row, so that all can be seen. */
export function WordLeaf({ steps, name, label, optional, words }: LeafProps & { readonly words: readonly string[] }) {
  const desk = useDesk();
  const { value, described } = useField(steps);
  const given = written(value);
  const isOdd = given !== '' && !words.includes(given);
  return (
    <Framed steps={steps} label={label}>
      <select
        {...described}
        class="ws-input ws-select"
        value={given}
        onChange={({ currentTarget }) => desk.set(steps, currentTarget.value === '' ? undefined : currentTarget.value)}
      >
        {(optional || given === '') && <option value="">{desk.words.none}</option>}
        {isOdd && <option value={given}>{given}</option>}
        {words.map((word) => (
          <option key={word} value={word}>
            {wordOf(desk, name, word)}
          </option>
        ))}
      </select>
    </Framed>
  );
}

export function EntryLeaf(props: LeafProps<Of<'entry'>>) {
  return <WordLeaf {...props} words={entriesOf(props.form, useDesk().file)} />;
}

export function FigureLeaf({ form, steps, label }: LeafProps<Of<'figure'>>) {
  const { set } = useDesk();
  const { value, described } = useField(steps);
  return (
    <Framed steps={steps} label={label} class="ws-short">
      <select
        {...described}
        class="ws-input ws-select"
        value={written(value)}
        onChange={({ currentTarget }) => set(steps, Number(currentTarget.value))}
      >
        {form.figures.map((figure) => (
          <option key={figure} value={figure}>
            {figure}
          </option>
        ))}
      </select>
    </Framed>
  );
}

/** A switch, or a mark that is there or left out. */
export function TickLeaf({ form, steps, label }: LeafProps<Of<'switch'> | Of<'mark'>>) {
  const { set } = useDesk();
  const { value, described } = useField(steps);
  const path = pathOf(steps);
  return (
    <div class="ws-field">
      <label class="ws-tick" for={idOf(path)}>
        <input
          {...described}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget: { checked } }) => set(steps, checked || (form.is === 'mark' ? undefined : false))}
        />
        <span>{label}</span>
      </label>
      <Notes path={path} id={`${idOf(path)}-note`} />
    </div>
  );
}

/** A drawing of signs, row by row. */
export function RowsLeaf({ form, steps, label }: LeafProps<Of<'rows'>>) {
  const { set, language } = useDesk();
  const { value, described } = useField(steps);
  const rows = Array.isArray(value) ? value.map(written) : [];
  const legend = form.signs.map(({ sign, means }) => `${sign} ${means[language]}`).join(' · ');
  return (
    <Framed steps={steps} label={label}>
      <textarea
        {...described}
        class="ws-input ws-rows"
        rows={Math.max(3, rows.length + 1)}
        spellcheck={false}
        value={rows.join('\n')}
        onInput={({ currentTarget }) => set(steps, currentTarget.value.replace(/\n$/, '').split('\n'))}
      />
      <p class="ws-legend">{legend}</p>
    </Framed>
  );
}
