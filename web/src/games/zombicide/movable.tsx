/** Cards that change places: by a touch, by dragging, or by the key on them. */
import type { Held } from '@horda/zombicide/state';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

const KIND = 'text/x-horda-card';

export function Movable(props: {
  readonly card: Held;
  readonly label: string;
  /** The key that moves it; null: it has none. */
  readonly number: number | null;
  readonly onMove: () => void;
  readonly children: ComponentChildren;
}) {
  const { card, label, number, onMove } = props;
  return (
    <span
      class="zc-movable"
      data-read={`card-${card}`}
      draggable
      onDragStart={({ dataTransfer }: DragEvent) => {
        dataTransfer?.setData(KIND, String(card));
        if (dataTransfer !== null) dataTransfer.effectAllowed = 'move';
      }}
    >
      <span aria-hidden="true">{props.children}</span>
      {number !== null && <kbd aria-hidden="true">{number % 10}</kbd>}
      <button type="button" class="zc-touch" data-choosable="true" data-urgent="" aria-label={label} onClick={onMove} />
    </span>
  );
}

/** Where cards can be laid. */
export function Place(props: {
  readonly label: string;
  readonly onDrop: (card: Held) => void;
  readonly children: ComponentChildren;
}) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      class={`zc-place ${isOver ? 'zc-hovered' : ''}`}
      role="group"
      aria-label={props.label}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const card = event.dataTransfer?.getData(KIND) ?? '';
        if (card !== '') props.onDrop(Number(card));
      }}
    >
      <span class="zc-side stencil">{props.label}</span>
      {props.children}
    </div>
  );
}
