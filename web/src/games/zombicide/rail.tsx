/** The left rail: clock, goals, and a strip for each survivor. */
import { same } from '@horda/kernel';
import type { SurvivorNo } from '@horda/zombicide/state';
import { goalsOf, NONE, withZones } from '@horda/zombicide/text/shown';
import { SeatMark } from '../../art/marks.tsx';
import { Clock } from './clock.tsx';
import { GearSign } from './gear.tsx';
import { Hearts, isCrossed, Level, Photo } from './people.tsx';
import { useBoard, type ZombicideBoard } from './table.ts';

export function Rail() {
  return (
    <div class="zc-rail">
      <Clock />
      <Goals />
      <Strips />
    </div>
  );
}

export function Strips() {
  const { view } = useBoard();
  return (
    <ul class="zc-strips" data-mark="team">
      {view.survivors.map((_, survivor) => (
        <Strip key={survivor} survivor={survivor} />
      ))}
    </ul>
  );
}

/** Zones by their numbers, in a text of the mission. */
export function told({ view }: ZombicideBoard, text: string): string {
  return withZones(
    text,
    view,
    (zone) => `${zone + 1}`,
    (a, b) => `${a + 1}/${b + 1}`,
  );
}

export function Goals() {
  const board = useBoard();
  const { view, texts } = board;
  const { names } = texts;
  const mission = names.mission(view);
  return (
    <section class="zc-goals" data-mark="goals">
      <h3 class="stencil">
        <span class="typed">{view.mission}</span>
        <button type="button" class="zc-mission" onClick={() => board.brief(true)}>
          {mission === undefined ? view.mission : names.say(mission.title)}
        </button>
      </h3>
      <ul>
        {goalsOf(view).map(({ id, have, need, met }) => (
          <li key={id} class={met ? 'zc-met' : ''}>
            <span>{told(board, names.goal(id, view))}</span>
            <b class="stencil">{need === 1 ? (met ? '✓' : '·') : `${have} / ${need}`}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Strip({ survivor }: { readonly survivor: SurvivorNo }) {
  const board = useBoard();
  const { view, texts, words, shown, look } = board;
  const one = view.survivors[survivor]!;
  const { names, labels } = texts;
  const state = stateOf(board, survivor);
  const turn = turnOf(board, survivor);
  const isOut = one.status !== 'standing';
  // Beside the button that gives the turn there is room for the zone alone; the button says that the survivor waits.
  const shortState = turn === null || one.zone === NONE ? state : words.zone(one.zone);
  return (
    <li
      class={`zc-strip ${shown === survivor ? 'zc-shown' : ''} ${isOut ? 'zc-out' : ''} ${turn === null ? '' : 'zc-legal'}`}
      data-mark={`survivor-${survivor}`}
      data-read={`survivor-${survivor}`}
    >
      <Photo who={one.who} down={isCrossed(one.status)} />
      <span class="zc-strip-name typed">
        <SeatMark seat={one.owner} tone={view.acting === survivor ? 'awaited' : 'chalk'} />
        {names.survivor(survivor, view)}
      </span>
      <Hearts one={one} />
      <span class="zc-strip-ap">
        <Level level={one.level} />
        <b class="stencil">{one.ap}</b> {labels.ap} <small>{shortState}</small>
      </span>
      <span class="zc-strip-hands" aria-hidden="true">
        {one.hand.map((card, i) => (
          <GearSign key={i} card={card} />
        ))}
      </span>
      <button
        type="button"
        class="zc-touch"
        aria-pressed={shown === survivor}
        aria-label={words.strip(names.survivor(survivor, view), state)}
        onClick={() => look(survivor)}
      />
      {turn !== null && (
        <button
          type="button"
          class="zc-act stencil"
          data-choosable="true"
          aria-label={`${words.takesTurn}: ${names.survivor(survivor, view)}`}
          onClick={() => board.choose(turn)}
        >
          {words.takesTurn}
        </button>
      )}
    </li>
  );
}

/** `acts · zone 12`; `out · knocked out`. */
export function stateOf({ view, texts, words }: ZombicideBoard, survivor: SurvivorNo): string {
  const { status, acted, zone } = view.survivors[survivor]!;
  if (status === 'down') return `${texts.labels.down} · ${words.zone(zone)}`;
  if (status !== 'standing') return texts.labels[status];
  const turn = view.acting === survivor ? words.acts : acted ? words.done : words.waits;
  return zone === NONE ? turn : `${turn} · ${words.zone(zone)}`;
}

/** The option that gives this survivor the turn; null: there is none. */
function turnOf({ options }: ZombicideBoard, survivor: SurvivorNo) {
  return options.find((option) => same(option, { do: 'activate', survivor })) ?? null;
}
