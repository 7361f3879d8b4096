/** Home: a blueprint with six gates, the people inside, what there is to eat, and what the next colony phase will do. */
import { Icon } from '../../art/icon.tsx';
import { Picture } from '../../art/picture.tsx';
import { COLONY } from './places.ts';
import { FOOD, placeSpot, WASTE } from './aims.ts';
import { Ahead } from './ahead.tsx';
import { Door } from './door.tsx';
import { heap, thermometer } from './drawings/pieces.ts';
import { ICON } from './icons.ts';
import { Helpless, Standee } from './people.tsx';
import { Look } from './look.tsx';
import { useBoard } from './table.ts';
import { lookOf, Touch } from './touch.tsx';

/** Down the left side, then up the right one. */
const GATES = [0, 1, 2, 5, 4, 3] as const;
/** So many pictures have room inside at their full height: on a desk, and on a phone. */
const ROOMY = 25;
const BRIEF = 10;

/** `brief`: on a phone equal people are one picture with their number. */
export function Colony({ brief = false }: { readonly brief?: boolean }) {
  const { view } = useBoard();
  return (
    <section class="ln-colony" data-mark="colony">
      <Plan />
      <Head />
      <div class="ln-gates">
        {GATES.filter((gate) => gate < view.places[COLONY]!.entrances.length).map((gate) => (
          <Gate key={gate} gate={gate} />
        ))}
      </div>
      <Inside brief={brief} />
      <Stores />
    </section>
  );
}

/** Hatched walls on blueprint paper. */
function Plan() {
  return (
    <svg class="ln-plan" viewBox="0 0 516 370" preserveAspectRatio="none" aria-hidden="true">
      <rect width="516" height="370" fill="#1A2B3D" />
      <rect width="516" height="370" fill="url(#ln-grid)" />
      <path d="M124 46H392V308H124Z M131 53V301H385V53Z" fill="url(#ln-hatch)" fill-rule="evenodd" />
      <path d="M0 309H516" stroke="#35536F" stroke-width="2" />
      <rect x="0.75" y="0.75" width="514.500" height="368.500" fill="none" stroke="#4F7391" stroke-width="1.500" />
    </svg>
  );
}

function Head() {
  const { view, content, texts, words } = useBoard();
  const spaces = content.places[COLONY]!.survivorSpaces;
  const { forecast } = view;
  const { free } = view.places[COLONY]!;
  const dead = view.graveyard.map((survivor) => texts.names.survivor(survivor)).join(', ');
  return (
    <div class="ln-colony-head">
      <h3 class="stencil">{texts.labels.colony}</h3>
      <span class="ln-occupied stencil" data-explain={words.occupied(spaces - free, spaces)}>
        <Icon body={ICON.survivor} />
        {`${spaces - free}/${spaces}`}
      </span>
      <span class="ln-occupied ln-graves stencil" data-explain={dead === '' ? texts.labels.graveyard : dead}>
        <Icon body={ICON.grave} />
        {view.graveyard.length}
        <span class="unseen">{`${texts.labels.graveyard}: ${dead}`}</span>
      </span>
      {forecast !== null && (
        <p class="ln-colony-ahead">
          {words.ahead(
            forecast.places.reduce((sum, { due }) => sum + due, 0),
            forecast.foodMissing,
          )}
        </p>
      )}
      <div class="ln-morale" data-mark="morale">
        <small>{texts.labels.morale}</small>
        <b class="stencil">{view.morale}</b>
        <Picture box="0 0 226 36" markup={thermometer(Math.max(0, Math.min(10, view.morale)))} />
      </div>
      <div class="ln-rounds" data-mark="rounds" data-explain={texts.labels.roundsLeft}>
        <span class="stencil">{view.rounds}</span>
        <small>{words.rounds(view.rounds)}</small>
      </div>
    </div>
  );
}

function Gate({ gate }: { readonly gate: number }) {
  return (
    <div class={`ln-gate ln-gate-${gate + 1}`}>
      <div class="ln-gate-head stencil">
        <span>{gate + 1}</span>
        <Ahead place={COLONY} entrance={gate} />
      </div>
      <Door place={COLONY} entrance={gate} />
    </div>
  );
}

/** Survivors first, the highest influence before others, then the helpless, then the space for those who come home. */
function Inside({ brief }: { readonly brief: boolean }) {
  const board = useBoard();
  const { view, content, texts } = board;
  const people = view.survivors
    .filter(({ place }) => place === COLONY)
    .toSorted((a, b) => content.survivors[b.card]!.influence - content.survivors[a.card]!.influence);
  const { free } = view.places[COLONY]!;
  const { helpless, unruly } = view;
  const spot = placeSpot(COLONY);
  const shown = (n: number): number => (brief ? Math.min(n, 1) : n);
  const pictures = people.length + shown(helpless) + shown(unruly);
  const isPacked = pictures >= (brief ? BRIEF : ROOMY);
  return (
    <div class={`ln-inside ${isPacked ? 'ln-packed' : ''}`}>
      {people.map((one) => (
        <Standee key={one.card} one={one} />
      ))}
      {Array.from({ length: shown(helpless) }, (_, i) => (
        <Helpless key={`helpless-${i}`} n={i} unruly={false} all={brief ? helpless : undefined} />
      ))}
      {Array.from({ length: shown(unruly) }, (_, i) => (
        <Helpless key={`unruly-${i}`} n={i} unruly all={brief ? unruly : undefined} />
      ))}
      {Array.from({ length: brief ? Math.min(free, Math.max(1, BRIEF - pictures)) : free }, (_, i) => (
        <span key={`free-${i}`} class={`ln-space ${i === 0 ? lookOf(board, spot) : ''}`}>
          {i === 0 && <Touch spot={spot} label={texts.labels.colony} />}
        </span>
      ))}
    </div>
  );
}

function Stores() {
  const board = useBoard();
  const { view, texts, words } = board;
  const { forecast, food, starvation, waste } = view;
  return (
    <div class="ln-stores">
      <div class={`ln-store ${lookOf(board, FOOD)}`} data-mark="food" data-explain={texts.labels.food}>
        <Icon body={ICON.food} />
        <b class="stencil">{food}</b>
        <Touch spot={FOOD} label={`${texts.labels.food}: ${food}`} />
      </div>
      <p>
        {words.foodAhead(forecast?.foodNeeded ?? null)}
        {forecast !== null && forecast.foodMissing > 0 && (
          <b>{words.hungerAhead(forecast.foodMissing, forecast.hungerLoss)}</b>
        )}
      </p>
      <div class="ln-store" data-explain={texts.labels.starvation}>
        <Icon body={ICON.hunger} />
        <b class="stencil">{starvation}</b>
        <span class="unseen">{texts.labels.starvation}</span>
      </div>
      <span class="ln-rule" />
      <Waste />
      <p>
        {words.waste(waste.length)}
        {forecast !== null && forecast.wasteLoss > 0 && <b>{words.moraleLoss(forecast.wasteLoss)}</b>}
      </p>
    </div>
  );
}

/** Possible whatever is chosen, while one of the player's people is at home. */
function Waste() {
  const { options, isTurn, texts, view, shoot } = useBoard();
  const clean = isTurn ? options.find(({ do: deed }) => deed === 'clean') : undefined;
  return (
    <div
      class={`ln-store ln-waste ${clean === undefined ? '' : 'ln-always'}`}
      data-mark={WASTE}
      data-sink={WASTE}
      data-read="waste"
    >
      <Picture class="ln-heap" box="0 0 90 60" markup={heap(view.waste.length)} />
      <b class="stencil">{view.waste.length}</b>
      {clean === undefined ? (
        <Look piece="waste" label={`${texts.labels.waste}: ${view.waste.length}`} />
      ) : (
        <button
          type="button"
          class="ln-touch"
          data-choosable="true"
          aria-label={texts.option(clean, view, String)}
          onClick={() => shoot({ choice: clean, next: [] })}
        />
      )}
    </div>
  );
}
