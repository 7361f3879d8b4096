/** Answers as rows above the desk: what the chosen verb leaves, or all answers to another question; the likeliest first. */
import { same } from '@horda/kernel';
import type { Choice } from '@horda/zombicide/state';
import { isAmong, type Row } from './aims.ts';
import { offered } from '../parts/offered.ts';
import { OptionFace } from './option-face.tsx';
import { useBoard, type ZombicideBoard } from './table.ts';

export function Rows() {
  const board = useBoard();
  const { rows, zones, isTurn, ask, texts, view, name, touched, words } = board;
  if (ask === null || rows.length === 0) return null;
  return (
    <section
      class={`zc-rows ${isTurn ? '' : 'zc-question'} ${zones.size > 0 ? 'zc-beside' : ''}`}
      data-mark="answers"
      aria-label={words.answers}
    >
      {!isTurn && <h3 class="typed">{texts.prompt(ask.prompt, view, name)}</h3>}
      <div class="zc-row-list">
        {rows.map((row, i) => (
          <RowButton key={keyOf(row)} row={row} first={i === 0} />
        ))}
        {isTurn && (
          <button
            type="button"
            class="zc-back"
            onClick={() => board.touch(touched.kind === null ? {} : { verb: 'more' })}
          >
            {words.back}
          </button>
        )}
      </div>
    </section>
  );
}

function keyOf(row: Row): string {
  return row.is === 'kind' ? row.kind : JSON.stringify(row.option);
}

function RowButton({ row, first }: { readonly row: Row; readonly first: boolean }) {
  const board = useBoard();
  if (row.is === 'kind')
    return (
      <button
        type="button"
        class="zc-answer"
        data-choosable="true"
        onClick={() => board.touch({ verb: 'more', kind: row.kind })}
      >
        {board.words.kindOf(row.kind, board.texts.names)}
        <small>{board.words.ways(row.options.length)}</small>
      </button>
    );
  return <Answer option={row.option} first={first} />;
}

/** One option. The first of a question is the sensible one: it is marked, so that one touch is enough. */
export function Answer(props: {
  readonly option: Choice;
  readonly first: boolean;
  /** In place of what the option is called, where that stands beside it. */
  readonly word?: string | undefined;
}) {
  const { option, first, word } = props;
  const board = useBoard();
  const { texts, view, name, picked, isTurn, ask } = board;
  const isPicked = picked.some((each) => same(each, option));
  const isDefault = first && !isTurn && (ask?.options.length ?? 0) > 1;
  return (
    <button
      type="button"
      class={`zc-answer ${isPicked ? 'zc-picked' : ''} ${isDefault ? 'zc-default' : ''} ${isAdvised(board, option) ? 'zc-advised' : ''}`}
      data-choosable="true"
      data-urgent=""
      data-deed={option.do}
      {...offered(board.options, option)}
      aria-pressed={isPicked || undefined}
      aria-label={word === undefined ? undefined : `${word}: ${texts.option(option, view, name)}`}
      onClick={() => board.choose(option)}
    >
      <OptionFace option={option} />
      <span>{word ?? texts.option(option, view, name)}</span>
    </button>
  );
}

function isAdvised({ hinted }: ZombicideBoard, option: Choice): boolean {
  return isAmong(hinted, option);
}
