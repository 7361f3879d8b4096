/** The left half: a street with its three spaces, or the boss. */
import { SeatMark } from '../../art/marks.tsx';
import { BossPoster } from './boss.tsx';
import { Sheet } from './sheet.tsx';
import { useTable } from './table.ts';
import { Tabs } from './tabs.tsx';

/** The nearest is at the bottom, where the survivor stands. */
const SPACES = [3, 2, 1] as const;

export function Streets() {
  const { aiming, words } = useTable();
  return (
    <section class="gu-left" aria-label={words.streets.title} data-mark="streets">
      <Tabs />
      {aiming.pane === 'boss' ? <BossPoster /> : <Street seat={aiming.pane} />}
    </section>
  );
}

function Street({ seat }: { readonly seat: number }) {
  const { view, words, texts, own, name } = useTable();
  const { street } = view.survivors[seat]!;
  return (
    <div
      class="gu-street"
      role="group"
      aria-label={seat === own ? words.streets.own : words.streets.of(name(seat))}
      data-mark={`street:${seat}`}
    >
      {seat !== own && (
        <b class="gu-street-whose typed">
          <SeatMark seat={seat} tone="chalk" />
          {words.streets.of(name(seat))}
        </b>
      )}
      {SPACES.map((space) => {
        const zombies = street.filter((zombie) => zombie.space === space);
        return (
          <div
            key={space}
            class={`gu-space ${zombies.length > 2 ? 'gu-space-full' : zombies.length === 2 ? 'gu-space-two' : ''}`}
            role="group"
            aria-label={`${texts.labels.space} ${space}`}
            data-mark={`space:${seat}-${space}`}
          >
            <span class="gu-space-number stencil" aria-hidden="true">
              {space}
            </span>
            <div class="gu-space-sheets">
              {zombies.map((zombie) => (
                <Sheet key={zombie.card} zombie={zombie} street={seat} />
              ))}
              {street.length === 0 && space === 2 && <p class="gu-space-empty">{words.streets.empty}</p>}
            </div>
          </div>
        );
      })}
    </div>
  );
}
