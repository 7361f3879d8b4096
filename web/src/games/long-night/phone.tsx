/** The table on a phone: an overview first; a touch on a place opens it; the hand is a sheet of its own. */
import type { Seat } from '@horda/kernel';
import { PLACE_IDS } from '@horda/long-night/content/vocabulary';
import type { PlaceNo } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icon.tsx';
import { NoiseMark, SeatMark } from '../../art/marks.tsx';
import { UNCOVER } from '../uncover.ts';
import { ALARMS } from './alarms.ts';
import { COLONY } from './places.ts';
import { cardSpot, doorSpot, FOOD, placeSpot, survivorSpot, WASTE } from './aims.ts';
import { Colony } from './colony.tsx';
import { Dice } from './desk.tsx';
import { Dossiers } from './dossier.tsx';
import { Hand } from './hand.tsx';
import { ICON, SIGNS } from './icons.ts';
import { Improvements } from './modules.tsx';
import { Moment } from './moments.tsx';
import { Others } from './others.tsx';
import { Standee } from './people.tsx';
import { Place } from './place.tsx';
import { Crossroads, Secret } from './secret.tsx';
import { Crisis, figureOf, Objective } from './sheets.tsx';
import { listed, placesInPlay, survivorsOf, useBoard } from './table.ts';
import { lookOf, readinessOf, Touch } from './touch.tsx';
import { Verbs } from './verbs.tsx';

type Pane = 'map' | 'hand' | 'sheets' | PlaceNo;

/** Questions that are answered by a touch on somebody's file. */
const MUSTER: readonly string[] = ['beginning.keep', 'beginning.lead'];

export function Phone({ isLow }: { readonly isLow: boolean }) {
  const board = useBoard();
  const { view, own, words, isTurn, ask } = board;
  const [pane, open] = useState<Pane>('map');
  // A new question is answered on the map, unless the hand is open and has the answers beside it, or it is about
  // people whose files lie there.
  const isMuster = ask !== null && MUSTER.includes(ask.prompt);
  const wasMuster = useRef(isMuster);
  useEffect(() => {
    if (isMuster) open('hand');
    else if (ask !== null && wasMuster.current) open('map');
    else if (!isTurn) open((now) => (now === 'hand' && (ask === null || listed(board).length > 0) ? now : 'map'));
    if (ask !== null) wasMuster.current = isMuster;
  }, [ask?.prompt]);
  const { hand } = view.players[own]!;
  const cards = typeof hand === 'number' ? hand : hand.length;
  // People to keep are touched themselves.
  const verbs = !(isMuster && pane === 'hand') && <Verbs isSmall={pane === 'map'} />;
  return (
    <div class={`ln-phone ${isLow ? 'ln-low' : ''} ${typeof pane === 'number' ? '' : 'ln-brief'}`}>
      <div class="ln-pane-scroll">
        {pane === 'map' && <Overview open={open} />}
        {pane === 'hand' && (
          <div class="ln-sheet">
            <Dossiers />
            <Hand />
            <Crossroads />
            <Secret />
          </div>
        )}
        {pane === 'sheets' && (
          <div class="ln-sheet">
            <Crisis />
            <Objective />
            {view.options.improvements && <Improvements />}
          </div>
        )}
        {typeof pane === 'number' && (
          <div class="ln-sheet ln-opened-place">
            <Place place={pane} small={false} />
          </div>
        )}
      </div>
      <Moment />
      {!isLow && <News />}
      <div class="ln-tray">
        <Dice />
        <div class="ln-tray-people">
          {survivorsOf(view, own).map((one) => (
            <Standee key={one.card} one={one} still />
          ))}
        </div>
      </div>
      {isLow ? (
        <div class="ln-low-side">
          <News />
          {verbs}
          {pane !== 'hand' && <Hand />}
        </div>
      ) : (
        verbs
      )}
      <nav class="ln-tabs">
        <Tab marks={marksOnMap(view)} isOpen={pane === 'map'} open={() => open('map')}>
          {words.map}
        </Tab>
        <Tab marks={marksInHand(view, own)} isOpen={pane === 'hand'} open={() => open('hand')}>
          {words.hand(cards)}
        </Tab>
        <button type="button" class="button" aria-pressed={pane === 'sheets'} onClick={() => open('sheets')}>
          {words.goals}
        </button>
      </nav>
    </div>
  );
}

/** It stands for the things that it leads to as long as they are out of sight, and opens when a lesson points at one. */
function Tab(props: {
  readonly marks: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly children: ComponentChildren;
}) {
  const { marks, isOpen, open } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const tab = button.current!;
    tab.addEventListener(UNCOVER, open);
    return () => tab.removeEventListener(UNCOVER, open);
  });
  return (
    <button
      ref={button}
      type="button"
      class="button"
      data-leads
      data-mark={isOpen ? undefined : marks}
      aria-pressed={isOpen}
      onClick={open}
    >
      {props.children}
    </button>
  );
}

/** A phone has no log beside the table: the latest that happened, and rather an alarm than routine. */
function News() {
  const { events, texts, name } = useBoard();
  const told = events.map((e) => ({ text: texts.event(e, name), isAlarm: ALARMS.has(e.type) }));
  const heard = told.filter(({ text }) => text !== '');
  const latest = useRef<(typeof told)[number]>(undefined);
  // It stays until there is something new.
  latest.current = heard.findLast(({ isAlarm }) => isAlarm) ?? heard.at(-1) ?? latest.current;
  return (
    <p class={`ln-news ${latest.current?.isAlarm === true ? 'ln-alarm' : ''}`} aria-hidden="true">
      {latest.current?.text}
    </p>
  );
}

function marksInHand({ players }: View, own: Seat): string {
  const { hand } = players[own]!;
  return ['hand', 'secret', ...(typeof hand === 'number' ? [] : hand.map(cardSpot))].join(' ');
}

function marksOnMap(view: View): string {
  const gates = view.places[COLONY]!.entrances.map((_, gate) => doorSpot(COLONY, gate));
  return ['others', 'objective', 'colony', FOOD, ...gates, ...placesInPlay(view).map(placeSpot)].join(' ');
}

function Overview({ open }: { readonly open: (pane: Pane) => void }) {
  const { view } = useBoard();
  const places = placesInPlay(view).filter((place) => place !== COLONY);
  return (
    <>
      <Others />
      <Tracks />
      <Strips open={open} />
      <Colony brief />
      <div class={`ln-minis ${places.length > 6 ? 'ln-eight' : ''}`}>
        {places.map((place) => (
          <Mini key={place} place={place} open={open} />
        ))}
      </div>
    </>
  );
}

function Tracks() {
  const { view, texts } = useBoard();
  const { morale, rounds, food, starvation, waste, forecast } = view;
  const tracks = [
    { mark: 'morale', icon: ICON.morale, label: texts.labels.morale, n: morale, alarm: morale <= 2 },
    { mark: 'rounds', icon: ICON.calendar, label: texts.labels.roundsLeft, n: rounds, alarm: rounds <= 1 },
    { mark: FOOD, icon: ICON.food, label: texts.labels.food, n: food, alarm: (forecast?.foodMissing ?? 0) > 0 },
    { mark: 'starvation', icon: ICON.hunger, label: texts.labels.starvation, n: starvation, alarm: false },
    {
      mark: WASTE,
      icon: ICON.waste,
      label: texts.labels.waste,
      n: waste.length,
      alarm: (forecast?.wasteLoss ?? 0) > 0,
    },
  ];
  return (
    <div class="ln-tracks">
      {tracks.map(({ mark, icon, label, n, alarm }) => (
        <span key={mark} class={`stencil ${alarm ? 'ln-alarm' : ''}`} data-explain={label} data-mark={mark}>
          <Icon body={icon} />
          {n}
          <span class="unseen">{label}</span>
        </span>
      ))}
    </div>
  );
}

/** The crisis and the objective in a word each; a touch opens them. */
function Strips({ open }: { readonly open: (pane: Pane) => void }) {
  const { view, texts, words } = useBoard();
  const { crisis, contributions, forecast, goal, main, chapter } = view;
  const first = goal.find(({ have }) => have !== null);
  return (
    <div class="ln-strips">
      <button type="button" class="stencil" data-mark="crisis" onClick={() => open('sheets')}>
        {crisis < 0 ? words.noCrisis : texts.names.crisis(crisis)}
        {crisis >= 0 && <b>{`${contributions.length}/${forecast?.crisisNeed ?? '?'}`}</b>}
      </button>
      <button type="button" class="stencil" data-mark="objective" onClick={() => open('sheets')}>
        {texts.names.main(main, chapter)}
        {first !== undefined && <b>{figureOf(first.have!, first.need)}</b>}
      </button>
    </div>
  );
}

/** A place in little: seat shapes in its windows, the dead, the noise, the deck. */
function Mini({ place, open }: { readonly place: PlaceNo; readonly open: (pane: Pane) => void }) {
  const board = useBoard();
  const { view, content, texts, words } = board;
  const { entrances, noise, deck, bandits, free } = view.places[place]!;
  const { zombies = 0, special = [] } = entrances[0] ?? {};
  const people = view.survivors.filter((one) => one.place === place);
  const spot = placeSpot(place);
  const isLit = readinessOf(board, spot) === 'target';
  const sign = SIGNS[PLACE_IDS[place]!];
  return (
    <section class={`ln-mini ${lookOf(board, spot)}`} data-mark={spot}>
      <h3 class="stencil">
        <span>{place}</span>
        {sign !== undefined && <Icon body={sign} />}
        {texts.names.place(place).split(' ')[0]}
      </h3>
      <div class="ln-mini-windows">
        {people.map(({ card, owner }) => (
          <i key={card} class={`ln-there ${board.chosen === survivorSpot(card) ? 'ln-chosen' : ''}`}>
            <SeatMark seat={owner} tone="ink" />
          </i>
        ))}
        {Array.from({ length: bandits }, (_, i) => (
          <i key={`b${i}`} class="ln-there">
            <Icon body={ICON.mask} />
          </i>
        ))}
        {isLit && (
          <i class="ln-lit">
            <Icon body={ICON.move} />
          </i>
        )}
        {Array.from({ length: Math.max(0, free - (isLit ? 1 : 0)) }, (_, i) => (
          <i key={i} />
        ))}
      </div>
      <div class="ln-mini-foot stencil">
        <span class="ln-dead">
          <Icon body={ICON.zombie} />
          {`${zombies + special.length}/${content.places[place]!.entranceSpaces}`}
        </span>
        <span>
          <NoiseMark />
          {noise}
        </span>
        <b>{deck}</b>
      </div>
      <button
        type="button"
        class="ln-touch"
        aria-label={words.openPlace(texts.names.place(place), people.length, zombies + special.length)}
        onClick={() => open(place)}
      />
      {isLit && <Touch spot={spot} label={texts.names.place(place)} />}
    </section>
  );
}
