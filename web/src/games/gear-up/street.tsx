/** The left half: a street with its three spaces, or the boss. */
import { BossPoster } from './boss.tsx';
import { Sheet } from './sheet.tsx';
import { useBoard } from './table.ts';
import { Tabs } from './tabs.tsx';

/** The nearest is at the bottom, where the survivor stands. */
const SPACES = [3, 2, 1] as const;

export function Streets() {
  const { aiming, words } = useBoard();
  return (
    <section class="gu-left" aria-label={words.streets.title} data-mark="streets">
      <Tabs />
      {aiming.pane === 'boss' ? <BossPoster /> : <Street seat={aiming.pane} />}
    </section>
  );
}

function Street({ seat }: { readonly seat: number }) {
  const { view, words, texts, seat: viewer, name } = useBoard();
  const { street } = view.survivors[seat]!;
  return (
    <div
      class="gu-street"
      role="group"
      aria-label={seat === viewer ? words.streets.own : words.streets.of(name(seat))}
      data-mark={`street:${seat}`}
    >
      {SPACES.map((space) => {
        const zombies = street.filter((zombie) => zombie.space === space);
        return (
          <div
            key={space}
            class={`gu-space ${crowding(zombies.length)}`}
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

/** The more there are, the smaller they are drawn. */
function crowding(zombies: number): string {
  if (zombies > 3) return 'gu-space-full gu-space-crowd';
  if (zombies > 2) return 'gu-space-full';
  return zombies === 2 ? 'gu-space-two' : '';
}
