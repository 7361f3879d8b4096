/** The survivor's desk: photograph, health, danger bar, skills, hands and backpack. */
import type { Held } from '@horda/zombicide/state';
import { HANDS, healthOf, packOf } from '@horda/zombicide/text/shown';
import { SeatMark } from '../../art/marks.tsx';
import { allMeans, cardsOf, levelsOf } from './aims.ts';
import { Look } from '../parts/look.tsx';
import { AllOut, GearCard, nameOf } from './gear.tsx';
import { Hearts, isCrossed, Photo } from './people.tsx';
import { Skills, Tape } from './tape.tsx';
import { stateOf } from './rail.tsx';
import { useBoard, type ZombicideBoard } from './table.ts';

export function Desk() {
  const board = useBoard();
  const { view, shown, texts, words } = board;
  const one = view.survivors[shown];
  if (one === undefined) return null;
  const health = healthOf(view, one);
  return (
    <section class="zc-desk" data-mark="desk" aria-label={words.deskOf(texts.names.survivor(shown, view))}>
      <figure class="zc-file">
        <Photo who={one.who} down={isCrossed(one.status)} />
        <figcaption class="stencil">
          <SeatMark seat={one.owner} tone="ink" />
          {texts.names.survivor(shown, view)}
        </figcaption>
      </figure>
      <div class="zc-state">
        <p class="zc-vitals">
          <Hearts one={one} />
          <span class="stencil">{words.health(Math.max(0, health - one.wounds), health)}</span>
          <b class="stencil">{`${one.ap} ${texts.labels.ap}`}</b>
        </p>
        <Tape one={one} />
        <Skills one={one} />
        <p class="unseen">{stateOf(board, shown)}</p>
        <Kept />
      </div>
      <Cards />
    </section>
  );
}

/** Companions and markers of the survivor. */
function Kept() {
  const { view, shown, texts } = useBoard();
  const { companions, tokens } = view.survivors[shown]!;
  const names = [
    ...companions.map((each) => texts.names.companion(view.companions[each]!.who)),
    ...tokens.map((token) => texts.names.token(token)),
  ];
  return names.length === 0 ? null : <p class="zc-kept typed">{names.join(', ')}</p>;
}

export function Cards() {
  const { view, shown, texts, words } = useBoard();
  const { hand, pack } = view.survivors[shown]!;
  const room = Math.max(packOf(view, shown), pack.length);
  return (
    <div class="zc-cards" data-mark="cards" role="group" aria-label={words.things} tabIndex={0}>
      <span class="zc-side stencil">{texts.labels.hands}</span>
      {Array.from({ length: Math.max(HANDS, hand.length) }, (_, i) => (
        <Slot key={`h${i}`} card={hand[i]} place={i} held />
      ))}
      <span class="zc-side stencil">{texts.labels.backpack}</span>
      {Array.from({ length: room }, (_, i) => (
        <Slot key={`p${i}`} card={pack[i]} place={HANDS + i} />
      ))}
      <span class="unseen">{words.roomLeft(Math.max(0, room - pack.length))}</span>
    </div>
  );
}

/** A card, or the place for one. A weapon that can be used now is touched to aim it. */
function Slot(props: { readonly card: Held | undefined; readonly place: number; readonly held?: boolean }) {
  const { card, place } = props;
  const board = useBoard();
  const { words, view, shown, means } = board;
  if (card === undefined) return <span class="zc-slot typed">{words.freePlace}</span>;
  const isOwn = view.acting === shown;
  const ways = isOwn ? meansWith(board, card) : [];
  const isAimed = isOwn && means !== null && cardsOf(means).includes(card);
  return (
    <span
      class={`zc-held ${isAimed ? 'zc-chosen' : ''}`}
      data-piece={`card-${shown}-${place}`}
      data-read={`card-${card}`}
    >
      <GearCard card={card} />
      {ways.length === 0 ? (
        <Look look="zc-touch" piece={`card-${card}`} label={nameOf(board, card)} />
      ) : (
        <button
          type="button"
          class="zc-touch"
          data-choosable="true"
          aria-pressed={isAimed}
          aria-label={words.aimWith(nameOf(board, card))}
          onClick={() => aim(board, ways)}
        />
      )}
      {isAimed && <Levels />}
    </span>
  );
}

function meansWith({ options, isTurn }: ZombicideBoard, card: Held): readonly string[] {
  return isTurn ? allMeans(options).filter((each) => cardsOf(each).includes(card)) : [];
}

/** A second touch takes the next way to use it, a third lets it go. */
function aim(board: ZombicideBoard, ways: readonly string[]): void {
  const at = board.means === null ? -1 : ways.indexOf(board.means);
  const next = ways[at + 1];
  board.touch(next === undefined ? {} : { verb: 'attack', means: next });
}

/** All-Out: a toggle before the zone. */
function Levels() {
  const board = useBoard();
  const { options, means, allOut, words } = board;
  const levels = means === null ? [] : levelsOf(options, means);
  if (means === null || levels.length < 2) return null;
  const next = levels[(levels.indexOf(allOut) + 1) % levels.length]!;
  return (
    <button
      type="button"
      class={`zc-go-all-out ${allOut > 0 ? 'zc-chosen' : ''}`}
      aria-pressed={allOut > 0}
      aria-keyshortcuts="!"
      onClick={() => board.touch({ verb: 'attack', means, allOut: next })}
    >
      <AllOut dice={allOut} />
      {words.allOut[allOut]}
    </button>
  );
}
