/** The cards seen in a search, fanned out over the place: keep one, or make noise and see another. */
import type { PlaceNo, SurvivorNo } from '@horda/long-night/state';
import { NoiseMark } from '../../art/marks.tsx';
import { isAmong } from '../../table/picking.ts';
import { offered } from '../parts/offered.ts';
import { ItemFace } from './item-face.tsx';
import { firstName, symbolOf, useBoard } from './table.ts';

export function Found({ place, survivor }: { readonly place: PlaceNo; readonly survivor: SurvivorNo }) {
  const board = useBoard();
  const { view, texts, content, options, choose, name, words, hinted } = board;
  const looked = typeof view.looked === 'number' ? [] : view.looked;
  const noise = options.find(({ do: deed }) => deed === 'makeNoise');
  return (
    <div class="ln-found" data-mark="moment">
      <h3 class="stencil">{`${firstName(board, survivor)}: ${texts.names.place(place)}`}</h3>
      <div class="ln-fan">
        {looked.map((card, i) => {
          const keep = options.find((each) => each.do === 'keep' && each.card === card);
          return (
            <article key={i} class={`ln-item ln-ink-${symbolOf(content, card)}`} data-mark={`found-${card}`}>
              <ItemFace card={card} />
              {keep !== undefined && (
                <button
                  type="button"
                  class={`ln-keep stencil ${isAmong(hinted, keep) ? 'ln-advised' : ''}`}
                  data-choosable="true"
                  {...offered(options, keep)}
                  aria-label={`${words.keep}: ${texts.names.card(card)}`}
                  onClick={() => choose(keep)}
                >
                  {words.keep}
                </button>
              )}
            </article>
          );
        })}
        {noise !== undefined && (
          <button
            type="button"
            class={`ln-more-noise ${isAmong(hinted, noise) ? 'ln-advised' : ''}`}
            data-choosable="true"
            {...offered(options, noise)}
            onClick={() => choose(noise)}
          >
            <NoiseMark />
            {texts.option(noise, view, name)}
          </button>
        )}
      </div>
    </div>
  );
}
