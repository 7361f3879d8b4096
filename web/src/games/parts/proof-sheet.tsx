/** In the workshop: a card that the table shows as words on a sheet. */
import type { ComponentChildren } from 'preact';
import './proof-sheet.css';

export function ProofSheet(props: {
  readonly title: string;
  readonly caption?: string;
  readonly text?: string;
  readonly rows?: readonly (readonly [string, string])[];
  readonly children?: ComponentChildren;
}) {
  const { title, caption = '', text = '', rows = [], children } = props;
  return (
    <article class="proof-sheet grain">
      <h3 class="stencil">{title}</h3>
      {caption !== '' && <p class="typed">{caption}</p>}
      {children}
      {text !== '' && <p>{text}</p>}
      {rows.length > 0 && (
        <dl>
          {rows.map(([head, value], n) => (
            <div key={n}>
              <dt>{head}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/** A field of something that is half typed in. */
export function fieldOf(value: unknown, ...names: readonly (string | number)[]): unknown {
  return names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>)[name] : undefined,
    value,
  );
}

export function textOf(value: unknown, ...names: readonly (string | number)[]): string {
  const found = fieldOf(value, ...names);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

export function numberOf(value: unknown, ...names: readonly (string | number)[]): number {
  const found = fieldOf(value, ...names);
  return typeof found === 'number' && Number.isFinite(found) ? found : 0;
}

/** An empty list where none is typed in. */
export function listOf(value: unknown, ...names: readonly (string | number)[]): readonly unknown[] {
  const found = fieldOf(value, ...names);
  return Array.isArray(found) ? found : [];
}
