/** The table of Gear Up: turn cards, streets, the clipboard, and the dossier. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { makeLooks } from '../parts/looks.ts';
import { ReadLarge } from '../parts/read-large.tsx';
import { UNCOVER } from '../uncover.ts';
import { Belt } from './belt.tsx';
import { Clipboard, ClipboardOver } from './clipboard.tsx';
import { Dossier } from './dossier.tsx';
import { GearUpEffects } from './effects.tsx';
import { Panel } from './panels.tsx';
import { Plan } from './plan.tsx';
import { Setup } from './setup.tsx';
import { Streets } from './street.tsx';
import { sceneOf, TableContext, type GearUpBoardProps } from './table.ts';
import { BossNotice, Turns } from './turns.tsx';
import { useAiming } from './use-aiming.ts';
import { useRoomy } from './use-roomy.ts';
import { Wave } from './wave.tsx';
import '../parts/piece.css';
import './turns.css';
import './piles.css';
import './street.css';
import './tabs.css';
import './poster.css';
import './clipboard.css';
import './grid.css';
import './dossier.css';
import './setup.css';
import './wave.css';
import './board.css';
import './phone.css';
import './phone-clip.css';
import './sideways.css';

export function Board(props: GearUpBoardProps) {
  const [looks] = useState(makeLooks);
  const scene = sceneOf(props, looks);
  const aiming = useAiming(scene);
  const own = props.watched !== null && typeof aiming.pane === 'number' ? aiming.pane : scene.own;
  const table = { ...scene, own, aiming };
  const isRoomy = useRoomy();
  const { view, ask } = props;
  const scroll = useRef<HTMLDivElement>(null);
  useGuide(scroll, isRoomy ? null : (ask?.prompt ?? null));
  useUncover(scroll, aiming.close);
  const isChoosing = view.step === 'setup' && view.survivors.some(({ survivor }) => survivor === -1);
  const isCovered = !isRoomy && aiming.open;
  const showWeapon = (mark: string): void => {
    aiming.close();
    const weapon = scroll.current?.querySelector<HTMLElement>(`[data-mark="${mark}"] .piece-touch`);
    weapon?.scrollIntoView({ block: 'center' });
    weapon?.focus({ preventScroll: true });
  };
  return (
    <TableContext.Provider value={table}>
      <div class="gu">
        <div ref={scroll} class="gu-scroll" inert={isCovered}>
          <div class={`gu-table ${isChoosing ? 'gu-choosing' : ''}`}>
            {isChoosing ? (
              <Setup />
            ) : (
              <>
                <div class="gu-top">
                  <Turns />
                  <BossNotice />
                </div>
                {!isRoomy && <Panel />}
                <Streets />
                {view.wave.length > 0 ? <Wave /> : isRoomy && <Clipboard />}
                {!isRoomy && <Plan />}
                {props.television !== true && <Dossier />}
              </>
            )}
            <GearUpEffects />
          </div>
        </div>
        {!isRoomy && !isChoosing && <Belt show={showWeapon} />}
        {isCovered && <ClipboardOver />}
        <ReadLarge
          table={table}
          fetch={() => import('./reading.tsx')}
          readingOf={(parts, piece) => parts.readingOf(table, piece)}
        />
      </div>
    </TableContext.Provider>
  );
}

/** Where each question is answered. */
const PLACES: Readonly<Record<string, string>> = {
  'attack.act': 'streets',
  'upgrade.choose': 'weapons',
  'damage.block': 'price',
  'ability.pay': 'price',
  'spawn.assign': 'wave',
};

/** On phones the board is longer than the screen: a new question comes into sight. */
function useGuide(scroll: RefObject<HTMLElement | null>, prompt: string | null): void {
  useEffect(() => {
    const place = prompt === null ? undefined : PLACES[prompt];
    if (place === undefined) return;
    scroll.current?.querySelector(`[data-mark="${place}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [prompt]);
}

/** When a lesson points at something under the clipboard, the clipboard moves away. */
function useUncover(scroll: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const listen = (): void => latest.current();
    scroll.current?.addEventListener(UNCOVER, listen);
    return () => scroll.current?.removeEventListener(UNCOVER, listen);
  }, []);
}
