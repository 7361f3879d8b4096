/** A place outside the colony: a house seen across the snow, people in its windows, the dead before its door. */
import { PLACE_IDS } from '@horda/long-night/content/vocabulary';
import type { PlaceNo } from '@horda/long-night/state';
import { Icon } from '../../art/icon.tsx';
import { NoiseMark } from '../../art/marks.tsx';
import { memo } from '../../art/memo.ts';
import { HIDEOUT, RAXXON } from './places.ts';
import { deckSpot, placeSpot } from './aims.ts';
import { Ahead } from './ahead.tsx';
import { Door } from './door.tsx';
import { facade } from './drawings/facade.ts';
import { EMBLEMS } from './icons.ts';
import { Kind } from './kind.tsx';
import { Loot } from './modules.tsx';
import { Bandit, Standee } from './people.tsx';
import { Code } from './raxxon.tsx';
import { useBoard } from './table.ts';
import { lookOf, readinessOf, Touch } from './touch.tsx';

const House = memo(function House({ place, small }: { readonly place: PlaceNo; readonly small: boolean }) {
  const markup = facade(PLACE_IDS[place]!, small, place);
  return (
    <svg
      class="ln-house"
      viewBox={small ? '0 0 288 122' : '0 0 288 164'}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});

/** A dark window; lit, if one may walk there. */
export function WindowPane() {
  return (
    <svg class="ln-pane" viewBox="0 0 44 60" aria-hidden="true">
      <path d="M22 0V60M0 28H44" stroke="currentColor" stroke-width="3" />
    </svg>
  );
}

export function Place({ place, small }: { readonly place: PlaceNo; readonly small: boolean }) {
  const board = useBoard();
  const { view, texts } = board;
  const { deck, closed } = view.places[place]!;
  const people = view.survivors.filter((one) => one.place === place);
  const id = PLACE_IDS[place]!;
  const emblem = EMBLEMS[id];
  return (
    <section
      class={`ln-place ln-at-${place} ${small ? 'ln-small' : ''} ${closed ? 'ln-closed' : ''}`}
      data-mark={placeSpot(place)}
    >
      <House place={place} small={small} />
      <h3 class="stencil">
        <span class="ln-number">{place}</span>
        {texts.names.place(place)}
      </h3>
      {emblem !== undefined && people.length < 3 && (
        <span class={`ln-emblem ln-emblem-${id}`}>
          <Icon body={emblem} />
        </span>
      )}
      {place === RAXXON && <Code />}
      <Windows place={place} />
      <div class="ln-ground">
        <Door place={place} entrance={0} />
      </div>
      <Ahead place={place} entrance={0} />
      {place === HIDEOUT ? <Loot /> : <Deck place={place} cards={deck} />}
    </section>
  );
}

function Windows({ place }: { readonly place: PlaceNo }) {
  const board = useBoard();
  const { view, content, texts } = board;
  const { bandits, ghosts } = view.places[place]!;
  const people = view.survivors
    .filter((one) => one.place === place)
    .toSorted((a, b) => content.survivors[b.card]!.influence - content.survivors[a.card]!.influence);
  const spaces = content.places[place]!.survivorSpaces;
  const empty = Math.max(0, spaces - people.length - bandits - ghosts);
  const spot = placeSpot(place);
  const isPicked = readinessOf(board, spot) !== 'rest';
  return (
    <div class={`ln-windows ${people.length + bandits > 4 || spaces > 5 ? 'ln-crowded' : ''}`}>
      {people.map((one) => (
        <Standee key={one.card} one={one} />
      ))}
      {Array.from({ length: bandits }, (_, i) => (
        <Bandit key={`bandit-${i}`} place={place} n={i} />
      ))}
      {Array.from({ length: Math.max(empty, isPicked ? 1 : 0) }, (_, i) => (
        <div key={`free-${i}`} class={`ln-window ${i === 0 ? lookOf(board, spot) : ''}`}>
          <WindowPane />
          {i === 0 && <Touch spot={spot} label={texts.names.place(place)} />}
        </div>
      ))}
    </div>
  );
}

function Deck({ place, cards }: { readonly place: PlaceNo; readonly cards: number }) {
  const board = useBoard();
  const { view, content, texts, words } = board;
  const { symbols, noiseSpaces } = content.places[place]!;
  const { noise } = view.places[place]!;
  const spot = deckSpot(place);
  return (
    <>
      <div class="ln-symbols">
        {symbols
          .filter((symbol) => symbol !== 'survivor')
          .map((symbol) => (
            <Kind key={symbol} symbol={symbol} />
          ))}
      </div>
      <div class={`ln-deck ${lookOf(board, spot)}`} data-source={spot}>
        <i />
        <i />
        <span class="ln-back">
          <b class="stencil">{cards}</b>
        </span>
        <span class="unseen">{texts.labels.deck}</span>
        <Touch spot={spot} label={words.deck(texts.names.place(place), cards)} />
      </div>
      <div class="ln-noises" data-explain={words.noise(noise, noiseSpaces)}>
        {Array.from({ length: Math.max(noiseSpaces, noise) }, (_, i) => (
          <i key={i} class={i < noise ? 'ln-loud' : ''}>
            <NoiseMark />
          </i>
        ))}
        <span class="unseen">{words.noise(noise, noiseSpaces)}</span>
      </div>
    </>
  );
}
