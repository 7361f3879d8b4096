/** The table of The Long Night: places around the colony, crisis and objective above it, the player's own desk below. */
import { useRef, useState } from 'preact/hooks';
import { makeLooks } from '../parts/looks.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { useSize } from '../parts/use-size.ts';
import { Colony } from './colony.tsx';
import { Desk } from './desk.tsx';
import { nightMap } from './drawings/facade.ts';
import { NIGHT_PATTERNS } from './drawings/inks.ts';
import { LaterMoment, LaterProvider } from './later.tsx';
import { Improvements } from './modules.tsx';
import { Others } from './others.tsx';
import { Place } from './place.tsx';
import { Crisis, Objective } from './sheets.tsx';
import { boardOf, placesInPlay, TableContext, useBoard, type Kept, type LongNightProps } from './table.ts';
import { memo } from '../../art/memo.ts';
import { useShots } from './use-shots.ts';
import '../parts/piece.css';
import './night.css';
import './pieces.css';
import './place.css';
import './colony.css';
import './sheets.css';
import './desk.css';
import './hand.css';
import './moments.css';
import './phone-map.css';
import './phone-colony.css';
import './phone.css';
import './phone-hand.css';
import './vote.css';
import './phone-moments.css';
import './tablet.css';
import './tablet-letters.css';

/** The size at which everything was measured. */
const [WIDTH, HEIGHT] = [1146, 824];
/** The part of it that everybody sees; below it lies the player's own desk. */
const MAP_HEIGHT = 577;
/** Narrower or lower than this the phone's table is drawn. */
const NARROW = 700;
const LOW = 430;
/** At less than this the letters of the desk could not be read: the desk keeps its size, and only the map shrinks. */
const LEAST = 0.85;
/** Letters of a map that has shrunk are at least so many pixels high on the screen. */
const LETTERS = 12;

export function Board(props: LongNightProps) {
  const [looks] = useState(makeLooks);
  const shoot = useShots(props);
  const kept = useRef<Kept>({ spot: null });
  const later = useFetched(() => import('./after-paint.tsx'));
  const frame = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(frame);
  const isPhone = width > 0 && !props.television && (width < NARROW || height < LOW);
  return (
    <TableContext.Provider value={boardOf(props, looks, shoot, kept.current)}>
      <LaterProvider value={later}>
        <div ref={frame} class="ln">
          <svg class="patterns" width="0" height="0" aria-hidden="true">
            <defs dangerouslySetInnerHTML={{ __html: NIGHT_PATTERNS }} />
          </svg>
          {width > 0 && !isPhone && <Wide width={width} height={height} />}
          {isPhone && later && <later.Phone isLow={height < LOW} />}
          {later && <later.Over />}
        </div>
      </LaterProvider>
    </TableContext.Provider>
  );
}

function Wide({ width, height }: { readonly width: number; readonly height: number }) {
  const { view, television } = useBoard();
  const whole = Math.min(width / WIDTH, height / (television ? MAP_HEIGHT : HEIGHT), 2.2);
  const isTablet = whole < LEAST;
  const scale = isTablet ? width / WIDTH : whole;
  const places = placesInPlay(view);
  const isSmall = places.length > 7;
  const look = `${isSmall ? 'ln-eight' : ''} ${view.options.improvements ? 'ln-building' : ''}`;
  const map = (
    <>
      <Ground />
      <Others />
      {places
        .filter((place) => place > 0)
        .map((place) => (
          <Place key={place} place={place} small={isSmall} />
        ))}
      <Crisis />
      <Objective />
      {view.options.improvements && <Improvements />}
      <Colony />
    </>
  );
  if (!isTablet)
    return (
      <div class={`ln-table ${look}`} style={{ zoom: scale }}>
        {map}
        {!television && <Desk />}
        <LaterMoment />
      </div>
    );
  return (
    <div class="ln-tablet">
      <div
        class={`ln-table ${look}`}
        style={{ zoom: scale, height: `${MAP_HEIGHT}px`, '--least': `${LETTERS / scale}px` }}
      >
        {map}
      </div>
      <LaterMoment />
      {!television && <Desk />}
    </div>
  );
}

const Ground = memo(function Ground() {
  return (
    <svg
      class="ln-night"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: nightMap(WIDTH, HEIGHT) }}
    />
  );
});
