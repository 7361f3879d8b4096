/** The form of any part of a card, made of what the game tells about it. */
import { blankOf } from '@horda/parts/fill';
import { plainForm, type PackFields, type PackForm, type PlainForm } from '@horda/parts/form';
import type { ComponentChildren } from 'preact';
import { pathOf, valueAt, type Steps } from '../draft/paths.ts';
import { idOf, labelOf, useDesk, type LeafProps } from './context.ts';
import { Kinds, Ways } from './kinds.tsx';
import { EntryLeaf, FigureLeaf, NumberLeaf, RowsLeaf, TextLeaf, TickLeaf, WordLeaf } from './leaves.tsx';
import { ByName, ListOf } from './lists.tsx';
import { Notes } from './note.tsx';

type Of<Is extends PlainForm['is']> = Extract<PlainForm, { readonly is: Is }>;

export function Field({ form, ...props }: Omit<LeafProps, 'form'> & { readonly form: PackForm }) {
  const plain = plainForm(form);
  switch (plain.is) {
    case 'number':
      return <NumberLeaf {...props} form={plain} />;
    case 'figure':
      return <FigureLeaf {...props} form={plain} />;
    case 'text':
    case 'code':
      return <TextLeaf {...props} form={plain} />;
    case 'word':
      return <WordLeaf {...props} form={plain} words={plain.words} />;
    case 'entry':
      return <EntryLeaf {...props} form={plain} />;
    case 'switch':
    case 'mark':
      return <TickLeaf {...props} form={plain} />;
    case 'rows':
      return <RowsLeaf {...props} form={plain} />;
    // Nothing can be filled in.
    case 'nothing':
      return <Notes path={pathOf(props.steps)} id={`${idOf(pathOf(props.steps))}-note`} />;
    default:
      return <Group {...props} form={plain} />;
  }
}

/** A part with fields of its own; an optional one can be added and taken away. */
function Group({ form, ...props }: LeafProps) {
  const { steps, label, optional } = props;
  const { file, set, words } = useDesk();
  const value = valueAt(file, steps);
  if (form.is === 'maybe') return <Maybe {...props} form={form} />;
  if (value === undefined && optional)
    return (
      <Adder steps={steps} onAdd={() => set(steps, blankOf(form, file))}>
        {words.add(label)}
      </Adder>
    );
  return (
    <Fieldset {...props} onRemove={optional ? () => set(steps, undefined) : null}>
      <Inner {...props} form={form} value={value} />
    </Fieldset>
  );
}

function Adder(props: { readonly steps: Steps; onAdd(): void; readonly children: ComponentChildren }) {
  const path = pathOf(props.steps);
  return (
    <div class="ws-field ws-wide">
      <button type="button" id={idOf(path)} class="ws-add" onClick={props.onAdd}>
        + {props.children}
      </button>
      <Notes path={path} id={`${idOf(path)}-note`} />
    </div>
  );
}

function Fieldset(props: {
  readonly steps: Steps;
  readonly label: string;
  readonly onRemove: (() => void) | null;
  readonly children: ComponentChildren;
}) {
  const { words } = useDesk();
  const { steps, label, onRemove, children } = props;
  const path = pathOf(steps);
  return (
    <fieldset class="ws-group" id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {onRemove !== null && (
        <button type="button" class="ws-small ws-remove" aria-label={words.remove(label)} onClick={onRemove}>
          ×
        </button>
      )}
      <Notes path={path} id={`${idOf(path)}-note`} />
      {children}
    </fieldset>
  );
}

/** Null, or a value: a tick says which. */
function Maybe({ form, ...props }: LeafProps<Of<'maybe'>>) {
  const { steps, label } = props;
  const { file, set, words } = useDesk();
  const value = valueAt(file, steps);
  const isThere = value !== null && value !== undefined;
  return (
    <div class="ws-wide">
      <label class="ws-tick">
        <input
          type="checkbox"
          id={isThere ? undefined : idOf(pathOf(steps))}
          checked={isThere}
          onChange={({ currentTarget: { checked } }) => set(steps, checked ? blankOf(form.of, file) : null)}
        />
        <span>{words.own(label)}</span>
      </label>
      {isThere ? (
        <Field {...props} form={form.of} optional={false} />
      ) : (
        <Notes path={pathOf(steps)} id={`${idOf(pathOf(steps))}-note`} />
      )}
    </div>
  );
}

/** What is inside of a part. */
export function Inner({ form, value, ...props }: LeafProps & { readonly value: unknown }) {
  const { steps } = props;
  switch (form.is) {
    case 'object':
      return <Fields steps={steps} fields={form.fields} />;
    case 'kinds':
      return <Kinds form={form} steps={steps} value={value} />;
    case 'ways':
      return <Ways {...props} form={form} value={value} />;
    case 'list':
      return <ListOf {...props} form={form} value={value} />;
    case 'byId':
    case 'entries':
      return <ByName {...props} form={form} value={value} />;
    default:
      return <Field {...props} form={form} />;
  }
}

export function Fields({ steps, fields }: { readonly steps: Steps; readonly fields: PackFields }) {
  const desk = useDesk();
  return (
    <div class="ws-fields">
      {Object.entries(fields).map(([name, { form, optional }]) => (
        <Field
          key={name}
          form={form}
          steps={[...steps, name]}
          name={name}
          label={labelOf(desk, name)}
          optional={optional}
        />
      ))}
    </div>
  );
}
