/** The right half: a clipboard with the chosen grid, the shape on it, and what the hit will change. */
import { zombieCard } from '@horda/gear-up/content/cards';
import { cellName } from '@horda/gear-up/text/cells';
import { activeWeapon } from '@horda/gear-up/text/seen';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pencil } from './aiming.ts';
import { isSamePlace } from './aiming.ts';
import { BigGrid } from './big-grid.tsx';
import { HitBox } from './hit-box.tsx';
import { Panel } from './panels.tsx';
import { NoFit, Pencils } from './pencils.tsx';
import { Plan } from './plan.tsx';
import { Shape } from './shape.tsx';
import { effectsOf, figureNamed, useBoard, type Aimable } from './table.ts';
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { Explained } from './weapon.tsx';

export function Clipboard() {
  const { aiming, words, view, own, seat, television } = useBoard();
  const { aimed } = aiming;
  const isReady = own === seat && view.step === 'attack' && view.survivors[own]?.attack.confirmed === true;
  return (
    <section class="gu-clip" aria-label={words.clip.title} data-mark="clipboard">
      <i class="gu-clip-clip" aria-hidden="true" />
      <Panel />
      {aimed === null ? (
        <Idle say={television === true ? '' : isReady ? words.clip.ready : words.clip.idle} />
      ) : (
        <Chosen aimed={aimed} />
      )}
      <Plan />
    </section>
  );
}

/** On phones the clipboard covers the whole board until the player goes back. */
export function ClipboardOver() {
  const { aiming, words } = useBoard();
  const { aimed, close } = aiming;
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => sheet.current?.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus(), []);
  useBoardKeys({ Escape: close });
  if (aimed === null) return null;
  return (
    <section ref={sheet} class="gu-clip gu-clip-over" aria-label={words.clip.title} data-mark="clipboard">
      <Chosen aimed={aimed} />
    </section>
  );
}

/** When there is no target: what the weapon of this turn can do. */
function Idle({ say }: { readonly say: string }) {
  const table = useBoard();
  const { view, content, own, language } = table;
  const weapon = activeWeapon(view, content, own);
  return (
    <div class="gu-clip-idle">
      {weapon !== null && (
        <>
          <h3 class="stencil">{weapon.name[language]}</h3>
          <Shape figure={figureNamed(content, weapon.shape)} />
          {effectsOf(table, own, weapon).map((effect) => (
            <Explained key={effect} effect={effect} />
          ))}
        </>
      )}
      <p class="typed">{say}</p>
    </div>
  );
}

function Chosen({ aimed }: { readonly aimed: Aimable }) {
  const table = useBoard();
  const { aiming, words, texts, view, name } = table;
  const { target, zombie, board, crossed, rows } = aimed;
  const { place, pencil } = aiming;
  const title = zombie === null ? texts.target(target, view, name) : texts.kinds[zombie.kind];
  useBoardKeys(
    pencil === null || pencil.places.length === 0
      ? {}
      : {
          n: aiming.next,
          // A single square cannot be turned or mirrored, but the keys still belong to the board.
          r: () => aiming.lie('turn'),
          f: () => aiming.lie('mirror'),
        },
  );
  // One of several members on a board is not the whole boss.
  const member =
    view.boss.members.length > 1 ? (view.boss.members.find((each) => each.target === target) ?? null) : null;
  const about = [
    ...(zombie === null ? [] : [`${texts.labels.space} ${zombie.space}`, texts.speeds[zombieCard(view, target).speed]]),
    member === null ? words.sheet.squares(board.grid.squares.length, crossed.length) : words.sheet.left(member.left),
  ].join(' · ');
  const at = place === null ? 0 : (pencil?.places.findIndex(({ cells }) => isSamePlace(cells, place.cells)) ?? 0) + 1;
  return (
    <div class={`gu-chosen ${board.grid.width > WIDE ? 'gu-chosen-wide' : ''}`}>
      <header class="gu-clip-head">
        <h3 class="stencil">{title}</h3>
        <p class="typed">{about}</p>
        <button type="button" class="button gu-clip-back" onClick={aiming.close}>
          {words.clip.back}
        </button>
      </header>
      <BigGrid aimed={aimed} />
      <div class="gu-side">
        <div class="gu-tools">
          <Pencils />
          <NoFit />
        </div>
        {place !== null && <HitBox aimed={aimed} place={place} />}
      </div>
      <p class="unseen" aria-live="polite">
        {place !== null &&
          aiming.put &&
          words.clip.laidAt(
            place.cells.map((cell) => cellName(rows, cell)).join(' '),
            words.hit.place(at, pencil?.places.length ?? 0),
          )}
      </p>
      {pencil !== null && (
        <div class="gu-clip-buttons">
          {isTurnable(pencil) && (
            <>
              <button type="button" class="button" onClick={() => aiming.lie('turn')} aria-keyshortcuts="R">
                {words.clip.turn}
              </button>
              <button type="button" class="button" onClick={() => aiming.lie('mirror')} aria-keyshortcuts="F">
                {words.clip.mirror}
              </button>
            </>
          )}
          <button type="button" class="button" onClick={aiming.next} aria-keyshortcuts="N">
            {words.clip.next}
          </button>
          <button type="button" class="button button-primary gu-lay" onClick={aiming.lay}>
            {words.clip.lay}
          </button>
        </div>
      )}
    </div>
  );
}

/** Grids with more columns need the whole width. */
const WIDE = 6;

const isTurnable = ({ way }: Pencil): boolean => way === 'shape' || way === 'part';
