/** The result as a picture to send: 1200 by 630, legible at a third of it. */
import { SeatMark } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { TALL_BOX } from '../../art/scene.ts';
import { Face } from './front-page.tsx';
import type { PrintedPaper } from './printed.ts';

export const CARD_SIZE = { width: 1200, height: 630 };

export function ShareCard(props: { readonly paper: PrintedPaper; readonly game: string; readonly address: string }) {
  const { paper, game, address } = props;
  const { ink, white = false, headline } = paper;
  return (
    <div class={`share-card paper-${ink} ${white ? 'paper-white' : ''}`}>
      <div class="share-scene">
        <Picture markup={paper.scene.tall} box={TALL_BOX} />
      </div>
      <div class="share-words">
        <p class="share-head">
          <b class="stencil">{paper.masthead}</b>
          <span class="typed">{game}</span>
        </p>
        <p class={`share-headline stencil ${headline.length > 26 ? 'share-headline-long' : ''}`}>{headline}</p>
        <p class="share-verdict typed">
          {paper.verdict[0]}
          <br />
          {paper.verdict[1]}
        </p>
        <ul class="share-faces">
          {paper.cast.map(({ seat, face, fate }) => (
            <li key={seat}>
              <Face face={face} lost={fate === 'falls'} />
              <SeatMark seat={seat} tone="ink" />
            </li>
          ))}
        </ul>
        <p class="share-foot">
          <b class="stencil">
            Ho<i>r</i>da
          </b>
          <span class="typed">{address}</span>
        </p>
      </div>
    </div>
  );
}
