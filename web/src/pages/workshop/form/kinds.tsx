/** Parts of which there are several kinds, or several ways to write them. */
import { blankOf, fieldsOfKind, ofKind } from '@horda/parts/fill';
import { plainForm, wayOf, type PackFields, type PackForm, type PlainForm } from '@horda/parts/form';
import { pathOf, valueAt, type Steps } from '../draft/paths.ts';
import { idOf, labelOf, useDesk, wordOf, type FormDesk, type LeafProps } from './context.ts';
import { Notes } from './note.tsx';

type Of<Is extends PlainForm['is']> = Extract<PlainForm, { readonly is: Is }>;

/** The kind is chosen first: it says which fields there are. Numbers that only other kinds have say so. */
export function Kinds(props: { readonly form: Of<'kinds'>; readonly steps: Steps; readonly value: unknown }) {
  const { form, steps, value } = props;
  const desk = useDesk();
  const { file, set, words } = desk;
  const { Field } = desk.parts;
  const fields = fieldsOfKind(form, value);
  const choose = {
    ...desk,
    set: (at: Steps, kind: unknown) =>
      set(at.slice(0, -1), ofKind(form.kinds, form.tag, String(kind), valueAt(file, steps))),
  };
  return (
    <div class="ws-fields">
      {withForeign(form, fields).map(([name, field]) =>
        field === null ? (
          <div key={name} class="ws-field ws-short">
            <span class="ws-label">{labelOf(desk, name)}</span>
            <span class="ws-foreign">{words.foreign}</span>
          </div>
        ) : name === form.tag ? (
          <Choosing key={name} desk={choose} steps={[...steps, name]} name={name} kinds={Object.keys(form.kinds)} />
        ) : (
          <Field
            key={name}
            form={field.form}
            steps={[...steps, name]}
            name={name}
            label={desk.terms.fieldOn?.(name, value) ?? labelOf(desk, name)}
            optional={field.optional}
          />
        ),
      )}
    </div>
  );
}

const MOST_FOREIGN = 3;

/** The fields of a kind, with null for numbers that only other kinds have: those stand behind its own numbers. */
function withForeign(
  { kinds }: Of<'kinds'>,
  own: PackFields,
): readonly (readonly [string, PackFields[string] | null])[] {
  const isNumber = ([, { form }]: readonly [string, PackFields[string]]): boolean => form.is === 'number';
  const numbers = Object.values(kinds).flatMap((fields) => Object.entries(fields).filter(isNumber));
  const foreign = [...new Set(numbers.map(([name]) => name))].filter((name) => own[name] === undefined);
  const fields = Object.entries(own);
  if (foreign.length > MOST_FOREIGN || fields.length === 1) return fields;
  const last = fields.findLastIndex(isNumber);
  return [...fields.slice(0, last + 1), ...foreign.map((name) => [name, null] as const), ...fields.slice(last + 1)];
}

function Choosing(props: {
  readonly desk: FormDesk;
  readonly steps: Steps;
  readonly name: string;
  readonly kinds: readonly string[];
}) {
  const { desk, steps, name, kinds } = props;
  const path = pathOf(steps);
  const value = valueAt(desk.file, steps);
  const given = typeof value === 'string' ? value : '';
  const isBad = desk.problemsAt(path).length > 0;
  const sorted = kinds.toSorted((one, other) =>
    wordOf(desk, name, one).localeCompare(wordOf(desk, name, other), desk.language),
  );
  return (
    <div class={`ws-field ws-wide ${isBad ? 'ws-bad' : ''}`}>
      <label class="ws-label" for={idOf(path)}>
        {labelOf(desk, name)} <i>{desk.words.known}</i>
      </label>
      <select
        id={idOf(path)}
        class="ws-input ws-select"
        aria-invalid={isBad}
        aria-describedby={isBad ? `${idOf(path)}-note` : undefined}
        value={given}
        onChange={({ currentTarget }) => desk.set(steps, currentTarget.value)}
      >
        {!kinds.includes(given) && <option value={given}>{given === '' ? desk.words.none : given}</option>}
        {sorted.map((kind) => (
          <option key={kind} value={kind}>
            {wordOf(desk, name, kind)}
          </option>
        ))}
      </select>
      <Notes path={path} id={`${idOf(path)}-note`} />
    </div>
  );
}

/** A value that may be written in several ways: which one is chosen above it. */
export function Ways({ form, value, ...props }: LeafProps<Of<'ways'>> & { readonly value: unknown }) {
  const desk = useDesk();
  const { steps, label } = props;
  const now = form.ways.indexOf(wayOf(form.ways, value));
  const way = plainForm(form.ways[now]!);
  const { Inner } = desk.parts;
  return (
    <>
      <label class="ws-field ws-way">
        <span class="ws-label">{desk.words.way}</span>
        <select
          class="ws-input ws-select"
          aria-label={`${label}: ${desk.words.way}`}
          value={now}
          onChange={({ currentTarget }) => desk.set(steps, blankOf(form.ways[Number(currentTarget.value)]!, desk.file))}
        >
          {form.ways.map((each, n) => (
            <option key={n} value={n}>
              {wayName(desk, each, props.name)}
            </option>
          ))}
        </select>
      </label>
      <Inner {...props} form={way} value={value} />
    </>
  );
}

function wayName(desk: FormDesk, form: PackForm, name: string): string {
  const plain = plainForm(form);
  const { words } = desk;
  if (plain.is === 'object')
    return Object.entries(plain.fields)
      .filter(([, { optional }]) => !optional)
      .map(([field, { form: of }]) =>
        of.is === 'word' && of.words.length === 1 ? wordOf(desk, field, of.words[0]!) : labelOf(desk, field),
      )
      .join(', ');
  if (plain.is === 'kinds') return labelOf(desk, plain.tag);
  if (plain.is === 'word') return plain.words.length === 1 ? wordOf(desk, name, plain.words[0]!) : words.aWord;
  return plain.is === 'number' ? words.aNumber : plain.is === 'list' ? words.aList : words.aCode;
}
