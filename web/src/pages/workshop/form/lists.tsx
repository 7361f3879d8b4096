/** Parts that are lists: in an order, or by names. */
import { blankOf, type Values } from '@horda/parts/fill';
import type { PlainForm } from '@horda/parts/form';
import type { Step } from '../draft/paths.ts';
import { useDesk, wordOf, type LeafProps } from './context.ts';

type Of<Is extends PlainForm['is']> = Extract<PlainForm, { readonly is: Is }>;

export function ListOf({ form, value, ...props }: LeafProps<Of<'list'>> & { readonly value: unknown }) {
  const { set, words, file, parts } = useDesk();
  const { Field } = parts;
  const { steps, label, name } = props;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const isFixed = form.least === form.most;
  const raise = (n: number): void => set(steps, list.toSpliced(n, 1).toSpliced(n - 1, 0, list[n]));
  return (
    <>
      <ol class={`ws-list ${form.of.is === 'number' ? 'ws-list-short' : ''}`}>
        {list.map((_, n) => {
          const numbered = `${label} ${n + 1}`;
          return (
            <li key={n}>
              <Field form={form.of} steps={[...steps, n]} name={name} label={numbered} optional={false} />
              {!isFixed && (
                <span class="ws-list-tools">
                  {n > 0 && (
                    <button type="button" class="ws-small" aria-label={words.raise(numbered)} onClick={() => raise(n)}>
                      ↑
                    </button>
                  )}
                  {list.length > form.least && (
                    <button
                      type="button"
                      class="ws-small"
                      aria-label={words.remove(numbered)}
                      onClick={() => set([...steps, n], undefined)}
                    >
                      ×
                    </button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {list.length < form.most && (
        <button type="button" class="ws-add" onClick={() => set(steps, [...list, blankOf(form.of, file)])}>
          + {words.add(label)}
        </button>
      )}
    </>
  );
}

/** Entries by their ids, or by names that the author chooses. */
export function ByName({ form, value, ...props }: LeafProps<Of<'byId'> | Of<'entries'>> & { readonly value: unknown }) {
  const desk = useDesk();
  const { set, words, file, parts } = desk;
  const { Field } = parts;
  const { steps, name, label } = props;
  const entries = Object.keys((value ?? {}) as Values);
  const add = (key: Step): void => set([...steps, key], blankOf(form.of, file));
  const free = form.is === 'byId' ? form.ids.filter((id) => !entries.includes(id)) : [];
  return (
    <>
      <ol class="ws-list">
        {entries.map((key) => (
          <li key={key}>
            <Field form={form.of} steps={[...steps, key]} name={key} label={wordOf(desk, name, key)} optional={false} />
            <span class="ws-list-tools">
              <button
                type="button"
                class="ws-small"
                aria-label={words.remove(wordOf(desk, name, key))}
                onClick={() => set([...steps, key], undefined)}
              >
                ×
              </button>
            </span>
          </li>
        ))}
      </ol>
      {form.is === 'entries' ? (
        <NameAdder label={label} onAdd={add} />
      ) : (
        free.length > 0 && (
          <select
            class="ws-input ws-select"
            aria-label={words.add(label)}
            value=""
            onChange={({ currentTarget }) => add(currentTarget.value)}
          >
            <option value="">+ {words.add(label)}</option>
            {free.map((id) => (
              <option key={id} value={id}>
                {wordOf(desk, name, id)}
              </option>
            ))}
          </select>
        )
      )}
    </>
  );
}

function NameAdder({ label, onAdd }: { readonly label: string; onAdd(name: string): void }) {
  const { words } = useDesk();
  return (
    <form
      class="ws-name-adder"
      onSubmit={(event) => {
        event.preventDefault();
        const input = event.currentTarget.querySelector('input')!;
        if (input.value.trim() !== '') onAdd(input.value.trim());
        input.value = '';
      }}
    >
      <input class="ws-input" aria-label={words.newName(label)} placeholder={words.newName(label)} autocomplete="off" />
      <button type="submit" class="ws-add">
        + {words.add(label)}
      </button>
    </form>
  );
}
