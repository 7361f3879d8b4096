/** The code on the roof of Raxxon, and the experiment that it keeps in. */
import { CODE } from './aims.ts';
import { Die } from './die.tsx';
import { useBoard } from './table.ts';
import { lookOf, TouchOrLook } from './touch.tsx';

export function Code() {
  const board = useBoard();
  const { view, content, texts } = board;
  const { top, dice } = view.raxxon;
  if (top < 0) return null;
  const { code } = content.experiments[top]!;
  const placed = [...dice];
  // A die that lies there fills a wanted value of its own.
  const wanted = code.map((value) => {
    const at = placed.indexOf(value);
    if (at >= 0) placed.splice(at, 1);
    return { value, isThere: at >= 0 };
  });
  const name = texts.names.experiment(top);
  return (
    <div
      class={`ln-code ${lookOf(board, CODE)}`}
      title={`${texts.labels.experiment}: ${name}`}
      data-mark="code"
      data-read="code"
    >
      <span class="typed">{texts.steps.code.short}</span>
      {wanted.map(({ value, isThere }, i) =>
        isThere ? (
          <Die key={i} value={value} />
        ) : (
          <b key={i} class="stencil ln-wanted">
            {value}
          </b>
        ),
      )}
      <TouchOrLook spot={CODE} piece="code" label={`${texts.labels.code}: ${name}`} />
    </div>
  );
}
