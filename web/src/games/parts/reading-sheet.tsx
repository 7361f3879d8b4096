/** The sheet on which a piece is read large. On a phone it lies at the bottom, elsewhere beside the piece. */
import type { Choice } from '@horda/kernel';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useMedia } from '../../app/use-media.ts';
import { placeBeside, type Place } from '../../table/place-beside.ts';
import { useReader, type Opened } from '../../table/reading.ts';
import { useReturnFocus } from '../../table/return-focus.ts';
import { RuleTag } from '../../table/rule-tag.tsx';
import type { Reading, ReadTable } from './read-large.tsx';
import { READING_WORDS } from './reading-words.ts';

/** Pixels by which the sheet is drawn down to close it. */
const DRAWN = 60;

interface Shown<C extends Choice> {
  readonly opened: Opened;
  readonly table: ReadTable<C>;
  /** Null: nothing is written on it. */
  readonly reading: Reading<C> | null;
}

export function ReadingSheet<C extends Choice>(props: Shown<C>) {
  const { opened, table, reading } = props;
  const { way } = opened;
  const isPassing = way === 'rest' || way === 'hold';
  const words = READING_WORDS[table.language];
  const hasRoom = useMedia('(min-width: 1000px) and (min-height: 500px)');
  const isBeside = hasRoom && way !== 'hold';
  const sheet = useRef<HTMLDivElement>(null);
  const isLarge = isBeside && way === 'rest' && reading?.isLarge === true;
  const place = usePlace(sheet, isBeside ? opened.anchor : null, isLarge);
  const says = useId();
  const now = useReader().ahead(opened);
  useTopLayer(sheet);
  // What can be read where it lies, and would do nothing now, needs no sheet.
  if (isLarge && reading.now === undefined && now === null) return null;
  const title = reading?.title ?? optionOf(table, (opened.choice ?? opened.barred) as C);
  const about = (
    <>
      {!isLarge && reading !== null && <Written reading={reading} openRule={table.openRule} />}
      <div id={says} class="reading-say">
        {!isLarge && reading === null && <h3 class="stencil">{title}</h3>}
        <Says {...props} />
      </div>
    </>
  );
  const look = `reading ${isBeside ? 'sheet reading-beside' : 'reading-below'} ${opened.barred === null ? '' : 'reading-barred'}`;
  const style = place === null ? {} : { left: `${place.left}px`, top: `${place.top}px` };
  if (isPassing)
    return (
      <div ref={sheet} popover="manual" class={`${look} reading-passing`} style={style} aria-hidden="true">
        <div class="reading-body">{about}</div>
      </div>
    );
  return (
    <div
      ref={sheet}
      popover="manual"
      class={look}
      style={style}
      role="dialog"
      aria-label={title}
      aria-describedby={says}
    >
      <Held sheet={sheet} />
      {/* A long text is scrolled with keys. */}
      <div class="reading-body" tabIndex={0}>
        {about}
      </div>
      <Deeds {...props} words={words} />
    </div>
  );
}

const optionOf = <C extends Choice>({ texts, view, name }: ReadTable<C>, choice: C): string =>
  texts.option(choice, view as never, name);

/** The card, or what is written on a piece that is no card. */
function Written<C extends Choice>(props: { readonly reading: Reading<C>; readonly openRule: (id: string) => void }) {
  const { title, caption, text, rows, rule, face, picture, below } = props.reading;
  if (face !== undefined) return <div class="reading-face">{face}</div>;
  return (
    <div class="reading-written">
      {picture !== undefined && <div class="reading-picture">{picture}</div>}
      <h3 class="stencil">{title}</h3>
      {(caption !== '' || rule !== null) && (
        <p class="typed">
          {caption} {rule !== null && <RuleTag id={rule} openRule={props.openRule} />}
        </p>
      )}
      {text !== '' && <p>{text}</p>}
      <Rows rows={rows} />
      {below !== undefined && <div class="reading-under">{below}</div>}
    </div>
  );
}

function Rows({ rows }: Pick<Reading, 'rows'>) {
  if (rows.length === 0) return null;
  return (
    <dl class="reading-rows">
      {rows.map(([head, tells], i) => (
        <div key={i}>
          <dt>{head}</dt>
          <dd>{tells}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is special about it, and what follows now, or why it cannot be used. */
function Says<C extends Choice>(props: Shown<C>) {
  const { state, face, rows } = props.reading ?? {};
  return (
    <>
      {state !== undefined && state !== '' && <p class="reading-state">{state}</p>}
      <Now {...props} />
      {face !== undefined && rows !== undefined && <Rows rows={rows} />}
    </>
  );
}

function Now<C extends Choice>({ opened, table, reading }: Shown<C>) {
  const words = READING_WORDS[table.language];
  const why = opened.barred === null ? null : table.whyNot(opened.barred as C);
  const ahead = useReader().ahead(opened);
  if (opened.barred !== null)
    return (
      <div class="reading-why" role="note">
        <b class="reading-head stencil">{words.not}</b>
        <p>{why === null ? words.asking : why.text}</p>
        {why !== null && <RuleTag id={why.rule} openRule={table.openRule} />}
      </div>
    );
  const now = reading?.now ?? ahead;
  if (now === null) return null;
  return (
    <>
      <b class="reading-head stencil">{words.now}</b>
      <p>{now}</p>
    </>
  );
}

function Deeds<C extends Choice>(props: Shown<C> & { readonly words: (typeof READING_WORDS)['pl'] }) {
  const { opened, table, reading, words } = props;
  const { close, answer, follows } = useReader();
  const { choice } = opened;
  const outcomes = choice !== null && follows ? (reading?.outcomes ?? []) : [];
  const foot = useRef<HTMLDivElement>(null);
  const also = opened.way === 'touch' ? (reading?.also ?? []) : [];
  const walk = (event: KeyboardEvent): void => {
    const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const buttons = [...(foot.current?.querySelectorAll('button') ?? [])];
    if (way === undefined || buttons.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + way + buttons.length) % buttons.length]!.focus();
  };
  return (
    <div ref={foot} class="reading-deeds" onKeyDown={walk}>
      {outcomes.map(({ next, note }, i) => (
        <button key={i} type="button" class="reading-row" data-choosable="true" onClick={() => answer(choice!, next)}>
          <b>{optionOf(table, next)}</b> <small>{note}</small>
        </button>
      ))}
      {choice !== null && outcomes.length === 0 && (
        <button
          type="button"
          class="button button-primary reading-act"
          data-choosable="true"
          onClick={() => answer(choice)}
        >
          {reading?.act ?? optionOf(table, choice as C)}
        </button>
      )}
      <div class="reading-bar">
        {also.map((other, i) => (
          <button key={i} type="button" class="button" data-choosable="true" onClick={() => answer(other.choice)}>
            {other.word ?? optionOf(table, other.choice)}
          </button>
        ))}
        <button type="button" class="button reading-close" onClick={close}>
          {choice === null && also.length === 0 ? words.close : words.back}
        </button>
      </div>
    </div>
  );
}

/** The upper edge: drawing it down closes the sheet, and so does a touch beside the sheet. */
function Held({ sheet }: { readonly sheet: { readonly current: HTMLElement | null } }) {
  const { close } = useReader();
  const latest = useRef(close);
  latest.current = close;
  const from = useRef<number | null>(null);
  useReturnFocus(sheet);
  useLayoutEffect(() => {
    const leave = ({ target }: Event): void => {
      const isOutside = target instanceof Element && sheet.current?.contains(target) === false;
      if (isOutside && target.closest('dialog') === null) latest.current();
    };
    addEventListener('pointerdown', leave);
    return () => removeEventListener('pointerdown', leave);
  }, []);
  return (
    <i
      class="reading-grip"
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ clientY }) => {
        if (from.current !== null && clientY - from.current > DRAWN) close();
      }}
      onPointerUp={() => (from.current = null)}
    />
  );
}

/** Over everything, whatever part of the board it belongs to: boards scroll, zoom and clip. */
function useTopLayer(sheet: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const shown = sheet.current;
    shown?.showPopover?.();
    // What can be shown alone has no button.
    shown?.querySelector<HTMLElement>('.reading-deeds button')?.focus({ preventScroll: true });
    return () => shown?.isConnected === true && shown.hidePopover?.();
  }, []);
}

function usePlace(
  sheet: { readonly current: HTMLElement | null },
  anchor: Element | null,
  isAbove: boolean,
): Place | null {
  const [place, put] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (anchor !== null && sheet.current !== null)
      put(placeBeside(sheet.current.getBoundingClientRect(), anchor, isAbove));
    else put(null);
  }, [anchor]);
  return place;
}
