/** The two piles of zombies: how many are left, and a sheet with what may still come and what is discarded. (T27) */
import { tablesOf } from '@horda/gear-up/content/boards';
import { zombieCard } from '@horda/gear-up/content/cards';
import { kindsInPile, PILE_LABELS, PILES, type Pile } from '@horda/gear-up/text/piles';
import { useState } from 'preact/hooks';
import { Dialog } from '../../table/dialog.tsx';
import { Coming } from './coming.tsx';
import { SmallGrid } from './small-grid.tsx';
import { useBoard } from './table.ts';

export function Piles() {
  const { view, texts, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const { standard, special } = view.piles;
  return (
    <>
      <button
        type="button"
        class="gu-piles"
        aria-haspopup="dialog"
        data-mark="discards"
        data-sink="zombie-"
        data-explain={words.piles.open(standard, special)}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">{words.piles.short}</span>
        <b aria-hidden="true">
          {standard}+{special}
        </b>
        <span class="unseen">{words.piles.open(standard, special)}</span>
      </button>
      {isOpen && (
        <Dialog title={words.piles.title} onClose={() => setOpen(false)}>
          <p class="gu-coming">
            <Coming />
          </p>
          <p class="gu-killed">
            {texts.labels.kills}: {view.kills}
          </p>
          {PILES.map((pile) => (
            <OpenPile key={pile} pile={pile} />
          ))}
        </Dialog>
      )}
    </>
  );
}

function OpenPile({ pile }: { readonly pile: Pile }) {
  const { view, content, texts, words } = useBoard();
  const discards = view.discards[pile];
  return (
    <section class="gu-pile">
      <table>
        <caption class="stencil">{texts.labels[PILE_LABELS[pile]]}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.piles.left(view.piles[pile])}</th>
            <th scope="col">{words.piles.discarded(discards.length)}</th>
          </tr>
        </thead>
        <tbody>
          {kindsInPile(view, content, pile).map(({ kind, left, discarded }) => (
            <tr key={kind}>
              <th scope="row">{texts.kinds[kind]}</th>
              <td>{left}</td>
              <td>{discarded}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {discards.length > 0 && (
        <ol class="gu-discards" aria-label={words.piles.lastFirst}>
          {discards.toReversed().map((card) => (
            <li key={card}>
              <SmallGrid grid={tablesOf(view).zombies[card]!.grid} target={card} crossed={[]} planned={[]} shape={[]} />
              {texts.kinds[zombieCard(view, card).kind]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
