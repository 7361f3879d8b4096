/** The table on a phone: the map, a tray for the survivor, and four verbs in thumb reach. */
import { healthOf, NONE } from '@horda/zombicide/text/shown';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { verbOf, type Verb } from './aims.ts';
import { City } from './city.tsx';
import { Clock } from './clock.tsx';
import { DangerNote } from './danger-note.tsx';
import { Desk } from './desk.tsx';
import { GearSign } from './gear.tsx';
import { ICON } from './icons.ts';
import { momentOf } from './moment-kind.ts';
import { Hearts, isCrossed, Level, Photo } from './people.tsx';
import { Goals, Strips } from './rail.tsx';
import { Rows } from './rows.tsx';
import { useBoard } from './table.ts';
import { Left, VerbButton } from './verbs.tsx';
import { ZoneList } from './zone-list.tsx';
import './phone.css';

type Pane = 'map' | 'survivor' | 'goals' | 'things';

/** In the sheet of things: what the bar has no room for. */
const THINGS: readonly Verb[] = ['search', 'door', 'trade', 'goal', 'noise', 'more'];

export function Phone({ isLow }: { readonly isLow: boolean }) {
  const board = useBoard();
  const { ask, words, listed, touched, view } = board;
  const [pane, open] = useState<Pane>('map');
  const toggle = (wanted: Pane) => (): void => open(pane === wanted ? 'map' : wanted);
  // A question is answered on the map.
  useEffect(() => open('map'), [ask?.prompt, touched.verb, view.tick]);
  return (
    <div class={`zc-hand ${isLow ? 'zc-low' : ''}`}>
      <div class="zc-city" data-mark="map">
        <City isSmall />
        <button
          type="button"
          class="zc-clock-button"
          data-mark="goals"
          aria-expanded={pane === 'goals'}
          onClick={toggle('goals')}
        >
          <Clock />
          <span class="unseen">{words.goalsTab}</span>
        </button>
        <DangerNote />
        {listed && <ZoneList />}
        {momentOf(board) === null && <Rows />}
        {pane === 'survivor' && (
          <div class="zc-sheet">
            <Desk />
            <Strips />
          </div>
        )}
        {pane === 'goals' && (
          <div class="zc-sheet">
            <Goals />
            <Strips />
          </div>
        )}
        {pane === 'things' && (
          <div class="zc-sheet zc-things">
            {THINGS.map((verb) => (
              <VerbButton key={verb} verb={verb} />
            ))}
          </div>
        )}
      </div>
      <Tray open={pane === 'survivor'} toggle={toggle('survivor')} />
      <div class="zc-bar" role="group" aria-label={words.actionsOf} data-mark="verbs">
        <VerbButton verb="move" />
        <VerbButton verb="attack" />
        <ThingsButton open={pane === 'things'} toggle={toggle('things')} />
        <VerbButton verb="end" />
      </div>
    </div>
  );
}

/** All other verbs; with nothing in them it is dashed, too. */
function ThingsButton({ open, toggle }: { readonly open: boolean; readonly toggle: () => void }) {
  const { options, words, isTurn, touched } = useBoard();
  const n = isTurn ? options.filter((option) => THINGS.includes(verbOf(option))).length : 0;
  const isChosen = open || (touched.verb !== null && THINGS.includes(touched.verb));
  return (
    <button
      type="button"
      class={`zc-verb ${isChosen ? 'zc-chosen' : ''} ${n === 0 ? 'zc-barred' : ''}`}
      data-mark={THINGS.map((verb) => `verb-${verb}`).join(' ')}
      aria-expanded={open}
      onClick={toggle}
    >
      <Icon body={ICON.more} />
      <span class="zc-verb-name">{words.things}</span>
      <small>{words.ways(n)}</small>
    </button>
  );
}

function Tray({ open, toggle }: { readonly open: boolean; readonly toggle: () => void }) {
  const { view, shown, texts, words } = useBoard();
  const one = view.survivors[view.acting === NONE ? shown : view.acting];
  if (one === undefined) return null;
  const survivor = view.survivors.indexOf(one);
  const name = texts.names.survivor(survivor, view);
  const health = healthOf(view, one);
  return (
    <div class="zc-tray" data-mark="desk" data-read={`survivor-${survivor}`}>
      <Photo who={one.who} down={isCrossed(one.status)} />
      <div>
        <p class="typed">
          <SeatMark seat={one.owner} tone={view.acting === survivor ? 'awaited' : 'chalk'} />
          {name} <Hearts one={one} />
        </p>
        <p>
          <Level level={one.level} /> {`${one.ap} ${texts.labels.ap}`}
        </p>
        <Left />
      </div>
      <span class="zc-tray-hands" aria-hidden="true">
        {one.hand.map((card, i) => (
          <i key={i}>
            <GearSign card={card} />
          </i>
        ))}
      </span>
      <button
        type="button"
        class="zc-touch"
        aria-expanded={open}
        aria-label={`${words.deskOf(name)}, ${words.health(Math.max(0, health - one.wounds), health)}`}
        onClick={toggle}
      />
    </div>
  );
}
