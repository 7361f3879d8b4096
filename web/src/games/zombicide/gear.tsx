/** Equipment: a card as it lies in a hand, and its sign where there is no room for it. */
import type { Held } from '@horda/zombicide/state';
import { cardOf, gearOf, isUnloaded } from '@horda/zombicide/text/shown';
import type { EquipmentCard, Mode } from '@horda/zombicide/content/vocabulary';
import { Icon } from '../../art/icon.tsx';
import { NoiseMark, QuietMark, TypeMark } from '../../art/marks.tsx';
import { ICON } from './icons.ts';
import { usePartsLater } from './parts-later.ts';
import { useBoard, type ZombicideBoard } from './table.ts';

export function GearSign({ card }: { readonly card: Held }) {
  const { view } = useBoard();
  return <GearIcon id={gearOf(view, card).id} />;
}

/** Empty until the pictures have come. */
export function GearIcon({ id }: { readonly id: EquipmentCard['id'] }) {
  return <Icon body={usePartsLater()?.GEAR[id] ?? ''} />;
}

export function GearCard({ card }: { readonly card: Held }) {
  const board = useBoard();
  const gear = gearOf(board.view, card);
  const { modes = [], allOut } = gear;
  const isWeapon = modes.length > 0;
  const isEmpty = isUnloaded(card);
  return (
    <span class={`zc-card zc-${plateOf(gear)} ${isEmpty ? 'zc-unloaded' : ''}`} data-read={`card-${card}`}>
      <span class="zc-title">
        {isWeapon && <TypeMark type="weapon" />}
        <b class="stencil">{nameOf(board, card)}</b>
      </span>
      <span class="zc-pic">
        <GearIcon id={gear.id} />
        {isEmpty && <em class="stamp">{board.texts.labels.reload}</em>}
      </span>
      {modes.map((mode) => (
        <Numbers key={mode.kind} mode={mode} />
      ))}
      {!isWeapon && <span class="zc-text">{board.words.cardText(gear)}</span>}
      {isWeapon && (
        <span class={`zc-foot typed ${modes.some(({ noisy }) => noisy) ? 'zc-loud' : ''}`}>
          {modes.some(({ noisy }) => noisy) ? <NoiseMark /> : <QuietMark />}
          {modes.some(({ noisy }) => noisy) ? board.texts.labels.noisy : board.texts.labels.silent}
          {gear.dual === true && <small>×2</small>}
          {gear.door !== undefined && <Icon body={ICON.door} />}
          {allOut !== undefined && <AllOut dice={allOut} />}
        </span>
      )}
    </span>
  );
}

export function AllOut({ dice }: { readonly dice: number }) {
  return <i class="zc-all-out stencil">+{dice}</i>;
}

function Numbers({ mode: { range, dice, accuracy, damage } }: { readonly mode: Mode }) {
  const { words } = useBoard();
  const [min, max] = range;
  return (
    <span class="zc-numbers">
      <span>
        <b class="stencil">{min === max ? min : `${min}–${max}`}</b>
        {words.short.range}
      </span>
      <span>
        <b class="stencil">{dice}</b>
        {words.short.dice}
      </span>
      <span>
        <b class="stencil">{accuracy}+</b>
        {words.short.accuracy}
      </span>
      <span>
        <b class="stencil">{damage}</b>
        {words.short.damage}
      </span>
    </span>
  );
}

/** Without the deck that it comes from, for which a card has no room. */
export function nameOf({ texts }: ZombicideBoard, card: Held): string {
  return texts.names.plainCard(cardOf(card));
}

/** The ink of its plate. */
function plateOf({ modes, light, food, rerolls, thrown }: EquipmentCard): string {
  if (modes !== undefined || thrown !== undefined) return 'weapon';
  if (rerolls !== undefined) return 'ammo';
  return food !== undefined || light === true ? 'help' : 'tool';
}
