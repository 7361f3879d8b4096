/** Every option of the question as a button with its text, so that the game can be played without the board. */
import type { Choice } from '@horda/kernel';
import { useRef } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { isAmong } from './picking.ts';
import { useReturnFocus } from './return-focus.ts';
import { useSession } from './session.ts';
import type { Choosing } from './use-choosing.ts';
import './moves-list.css';

export function MovesList(props: {
  readonly choosing: Choosing;
  readonly hinted: readonly Choice[];
  readonly onClose: () => void;
}) {
  const { choosing, hinted, onClose } = props;
  const { ask, now, texts, name } = useSession();
  const { shortcuts, words } = useSettings();
  const { view } = now;
  const options = ask?.options ?? [];
  const list = useRef<HTMLElement>(null);
  useReturnFocus(list);
  return (
    <section ref={list} class="moves sheet" aria-label={words.table.moves.title}>
      <header class="moves-head">
        <h2>{words.table.moves.title}</h2>
        <button type="button" class="button button-plain" onClick={onClose}>
          {words.common.close}
        </button>
      </header>
      <ol class="moves-list">
        {view !== null &&
          options.map((choice, i) => {
            const isPicked = isAmong(choosing.picked, choice);
            const isHinted = isAmong(hinted, choice);
            return (
              <li key={JSON.stringify(choice)}>
                <button
                  type="button"
                  class="moves-option"
                  aria-pressed={choosing.several ? isPicked : undefined}
                  aria-disabled={choosing.sending}
                  data-option={i}
                  onClick={() => choosing.choose(choice)}
                >
                  <span class="moves-number typed" aria-hidden="true">
                    {i + 1}
                  </span>
                  <span>{texts.option(choice, view, name)}</span>
                  {isPicked && <span class="moves-tag">{words.table.moves.chosen}</span>}
                  {isHinted && <span class="moves-tag moves-hinted">{words.table.moves.hinted}</span>}
                </button>
              </li>
            );
          })}
      </ol>
      {choosing.several && ask !== null && (
        <div class="moves-send">
          <p role="status">{words.table.moves.count(choosing.picked.length, ask.min, ask.max)}</p>
          <button
            type="button"
            class={`button ${choosing.enough ? 'button-primary' : ''}`}
            aria-disabled={!choosing.enough}
            onClick={() => choosing.enough && choosing.send()}
          >
            {words.table.moves.send}
          </button>
        </div>
      )}
      {shortcuts && <p class="moves-help">{words.table.moves.help}</p>}
    </section>
  );
}
