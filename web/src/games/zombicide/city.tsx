/** The map, and what the table tells it: where something may be done now, and what a touch there means. */
import type { Choice, ZoneNo } from '@horda/zombicide/state';
import { walkAlong } from '@horda/zombicide/outlook';
import { NONE, sightOf } from '@horda/zombicide/text/shown';
import { useRef, useState } from 'preact/hooks';
import { isAmong } from './aims.ts';
import { CityMap, type CityMapHandle, type Glow, type Thing } from './map/city-map.tsx';
import { LastRoll } from './last-roll.tsx';
import { useWalk } from './map/use-walk.ts';
import { OddsNote } from './odds-note.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import { useStory } from './story-of-phase.ts';
import { useBoard, type ZombicideBoard } from './table.ts';
import { Tools } from './tools.tsx';

export function City({ isSmall = false }: { readonly isSmall?: boolean }) {
  const board = useBoard();
  const { view, texts, language, seat, shown, danger } = board;
  const handle = useRef<CityMapHandle>(null);
  const [looked, look] = useState<ZoneNo | null>(null);
  const story = useStory();
  const walk = useWalk(board);
  const acting = view.acting === NONE ? shown : view.acting;
  const isPlaced = (view.survivors[acting]?.zone ?? NONE) !== NONE;
  return (
    <>
      <CityMap
        handle={handle}
        view={story.view}
        moment={story.moment}
        beats={story.beats}
        onBeat={story.onBeat}
        onPlayed={story.onPlayed}
        texts={texts}
        language={language}
        seat={seat}
        selected={isPlaced ? acting : NONE}
        glow={glowOf(board)}
        // On a phone people stand too close to each other; they are listed as answers.
        things={thingsOf(board).filter(({ is }) => !isSmall || is !== 'survivor')}
        onZone={board.pressZone}
        onThing={(thing) => press(board, thing)}
        onLook={look}
        onWay={walk}
        sight={isPlaced && (board.sighted || board.touched.verb === 'attack') ? sightOf(view, acting) : null}
        // A question about zones: they are brought into sight.
        focus={board.isTurn || board.zones.size === 0 ? undefined : [...board.zones.keys()]}
        arrows={danger?.arrows ?? []}
        plates={danger?.plates ?? []}
        isSmall={isSmall}
      />
      {board.television !== true && <Tools map={handle} story={story} />}
      <OddsNote zone={looked} />
      <PhaseStrip story={story} />
      <LastRoll />
    </>
  );
}

function glowOf(board: ZombicideBoard): readonly Glow[] {
  return [...board.zones].map(([zone, options]) => glowAt(board, zone, options));
}

function glowAt(board: ZombicideBoard, zone: ZoneNo, options: readonly Choice[]): Glow {
  const { view, texts, name, words, means } = board;
  const [first] = options;
  const label = options.map((option) => texts.option(option, view, name)).join('; ');
  if (options.some((option) => isAmong(board.hinted, option)))
    return { zone, kind: 'target', label, tag: words.hinted, advised: true };
  if (first?.do === 'move') {
    const { actions } = walkAlong(view, view.acting, first.way);
    return { zone, kind: 'step', label: `${label}, ${words.costIs(actions)}`, cost: actions, way: first.way };
  }
  if (first?.do === 'drive')
    return { zone, kind: 'step', label: `${label}, ${words.costIs(1)}`, cost: 1, way: first.way };
  if (means === null) return { zone, kind: 'target', label, tag: board.isTurn ? words.target : undefined };
  const range = sightOf(view, view.acting).get(zone);
  return {
    zone,
    kind: 'target',
    label,
    tag: range === undefined ? words.target : `${words.target} · ${words.rangeIs(range)}`,
  };
}

/** Doors, cards, crates, cars and people that something can be done with. */
function thingsOf({ options, view, texts, name }: ZombicideBoard): readonly Thing[] {
  const found = new Map<string, Thing>();
  for (const option of options) {
    const thing = thingOf(option, texts.option(option, view, name), view.survivors[view.acting]?.zone ?? NONE);
    if (thing !== null) found.set(keyOf(thing), thing);
  }
  return [...found.values()];
}

const keyOf = (thing: Thing): string => JSON.stringify({ ...thing, label: '' });

function thingOf(option: Choice, label: string, here: ZoneNo): Thing | null {
  switch (option.do) {
    case 'door':
      return { is: 'door', door: option.door, label };
    case 'objective':
    case 'lookAt':
      return { is: 'card', place: option.place, label };
    case 'crate':
      return { is: 'crate', zone: here, label };
    case 'getIn':
      return { is: 'car', car: option.car, label };
    case 'activate':
    case 'pickUp':
    case 'takeHit':
    case 'name':
      return { is: 'survivor', survivor: option.survivor, label };
    default:
      return null;
  }
}

function press(board: ZombicideBoard, thing: Thing): void {
  if (thing.is === 'door') return board.pressDoor(thing.door);
  const here = board.view.survivors[board.view.acting]?.zone ?? NONE;
  const option = board.options.find((each) => {
    const its = thingOf(each, '', here);
    return its !== null && keyOf(its) === keyOf(thing);
  });
  if (option !== undefined) board.choose(option);
}
