/** A zombie on the street: its portrait, its Strength, and what has been done to it. */
import type { AttachedView, ZombieView } from '@horda/zombiaki/view';
import type { Choice } from '@horda/zombiaki/state';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/icon.tsx';
import { Picture } from '../../art/picture.tsx';
import { tilt } from '../parts/tilt.ts';
import { spot } from './choices.ts';
import { faceOf } from './faces.ts';
import { ICON, iconOf } from './icons.ts';
import { Pips } from './pictures.tsx';
import { printedName } from './slip.tsx';
import { asksFor, pieceOf, useOfSpot, useBoard, type ZombiakiBoard, type Use } from './table.ts';
import { stateOf, Touch, useLook } from './touch.tsx';

export function ZombieCard({ zombie }: { readonly zombie: ZombieView }) {
  const table = useBoard();
  const { texts, words } = table;
  const { card, name, strength, wounds, held, netted, merged, moved } = zombie;
  const piece = pieceOf('zombies', card);
  const use = useOfZombie(table, zombie);
  const aimed = isAimedAt(table, zombie) ? 'zk-aimed' : '';
  const state = `${stateOf(use)} ${aimed} ${moved && isMovement(table) ? 'zk-moved' : ''}`;
  return (
    // Attached pieces are siblings of the card, not its children, because each piece moves by itself.
    <div class="zk-stand">
      <div
        class={`piece zk-zombie ${state}`}
        data-piece={piece}
        data-read={piece}
        data-mark={`zombie:${card}`}
        style={{ '--tilt': tilt(piece, 0.8) }}
        {...useLook(piece, use)}
      >
        <div
          class="piece-face zk-zombie-card"
          aria-hidden="true"
          data-gait="jerks"
          data-merged={Math.min(merged.length, 2)}
        >
          <span class="zk-zombie-face">
            <Picture markup={faceOf(name, zombie.effect, printedStrength(table, zombie))} box="0 4 100 98" />
            {held && <Wire />}
            {netted && <i class="zk-net" />}
          </span>
          <b class="zk-zombie-name" data-long={texts.card(name).length > LONG}>
            {printedName(words, name, texts.card(name))}
          </b>
          <Pips strength={strength} wounds={wounds} />
        </div>
        <Touch piece={piece} use={use} label={zombieLabel(table, zombie)} tag={tagFor(table)} reads />
      </div>
      <Tabs zombie={zombie} />
    </div>
  );
}

/** That a zombie has moved matters only in the step in which zombies move. */
const isMovement = ({ view }: ZombiakiBoard): boolean => view.step === 'movement' && view.active === 'zombies';

/** Longer names are set smaller. */
const LONG = 10;

/** Caught: the wire runs over the picture. */
function Wire() {
  return (
    <svg
      class="zk-wire"
      viewBox="0 60 512 360"
      preserveAspectRatio="none"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: iconOf('barbedWire', 'barbedWire') }}
    />
  );
}

/** The face depends on the printed card, not on the zombie's present state. */
function printedStrength({ cards }: ZombiakiBoard, { card }: ZombieView): number {
  return cards[card]?.strength ?? 1;
}

function tagFor(table: ZombiakiBoard): string {
  const { words, chosen } = table;
  if (asksFor(table, 'move', 'pair')) return chosen.length === 0 ? words.who : words.here;
  return words.target;
}

function useOfZombie(table: ZombiakiBoard, { card }: ZombieView): Use {
  return useOfSpot(table, spot.zombie(card), whyOfZombie(table, card));
}

/** What to ask about when a zombie cannot be chosen; null: nobody asks for one. */
function whyOfZombie(table: ZombiakiBoard, zombie: number): Choice | null {
  const { chosen, aims } = table;
  const first = aims.find(({ spots }) => chosen.length > 0 && chosen.every((each) => spots.includes(each)))?.choice;
  if (asksFor(table, 'zombie', 'teddy')) return { do: 'zombie', zombie };
  if (first?.do === 'pair' && first.zombie !== zombie) return { do: 'pair', zombie: first.zombie, other: zombie };
  return asksFor(table, 'move') && first === undefined ? { do: 'zombie', zombie } : null;
}

/** The card that somebody is playing is aimed at this zombie, or at its lane, street or field. */
function isAimedAt({ view: { target } }: ZombiakiBoard, { card, field }: ZombieView): boolean {
  if (target === null) return false;
  if (target.do === 'zombie' || target.do === 'teddy' || target.do === 'move') return target.zombie === card;
  if (target.do === 'pair') return target.zombie === card || target.other === card;
  if (target.do === 'field') return target.field === field;
  return target.do === 'fields' && target.fields.includes(field);
}

export function zombieLabel(table: ZombiakiBoard, zombie: ZombieView): string {
  const { texts, words } = table;
  const { name, field, strength, wounds, faceDown, eggs, held, netted, merged, moved, attached } = zombie;
  const notes = [
    texts.field(field),
    words.health(strength, wounds),
    ...(faceDown ? [words.faceDown] : []),
    ...(eggs > 0 ? [words.eggs(eggs)] : []),
    ...(moved && isMovement(table) ? [words.moved] : []),
    ...(held ? [words.held] : []),
    ...(netted ? [words.netted] : []),
    ...(merged.length > 0 ? [words.merged(merged.length + 1)] : []),
    ...(attached.length > 0 ? [words.attached(attached.map((each) => texts.card(each.name)).join(', '))] : []),
  ];
  return `${texts.card(name)}, ${notes.join(', ')}`;
}

/** What lies under the card sticks out below it; some of it can be used, aimed at or broken. */
function Tabs({ zombie }: { readonly zombie: ZombieView }) {
  const { words } = useBoard();
  const { attached, eggs, effect, card } = zombie;
  const has = attached.length > 0 || eggs > 0 || effect === 'kasparov';
  if (!has) return null;
  return (
    <span class="zk-tabs">
      {eggs > 0 && (
        <span class="zk-tab" data-explain={words.eggs(eggs)}>
          <Icon body={ICON.egg} />
          <b>{eggs}</b>
        </span>
      )}
      {effect === 'kasparov' && <AbilityTab ability="kasparov" zombie={card} />}
      {attached.map((each) => (
        <AttachedTab key={each.card} attached={each} zombie={zombie} />
      ))}
    </span>
  );
}

function AbilityTab({ ability, zombie }: { readonly ability: 'kasparov'; readonly zombie: number }) {
  const table = useBoard();
  const { texts, view, name, words } = table;
  const use = useOfSpot(table, spot.ability(ability, zombie), null);
  if (use.is === 'rest' || use.is === 'barred') return null;
  const label = texts.option({ do: 'use', ability, zombie }, view, name);
  return (
    <UsedTab use={use} look="zk-tab" label={label}>
      {words.abilities[ability]}
    </UsedTab>
  );
}

/** A way to use, to aim at or to break what is attached. */
interface TabUse {
  readonly use: Use;
  readonly label: string;
  readonly word: string;
}

function tabUses(
  table: ZombiakiBoard,
  { card, name: attachedName }: AttachedView,
  zombie: ZombieView,
): readonly TabUse[] {
  const { texts, view, name, words, cards } = table;
  const { effect } = cards[card]!;
  const offered = (at: string, choice: Choice, word: string): TabUse => ({
    use: useOfSpot(table, at, null),
    label: texts.option(choice, view, name),
    word,
  });
  const uses = [offered(spot.thing(card), { do: 'thing', thing: card }, words.target)];
  if (effect === 'boss' || effect === 'teddy') {
    const use = { do: 'use', ability: effect, zombie: zombie.card } as const;
    uses.push(offered(spot.ability(effect, zombie.card), use, words.abilities[effect]));
  }
  if (effect === 'teddy')
    uses.push(offered(spot.teddy(zombie.card), { do: 'teddy', zombie: zombie.card }, words.target));
  if (effect === 'chains') {
    const label = words.piece(texts.card(attachedName), words.unchain);
    uses.push({ use: useOfSpot(table, spot.chains(zombie.card), null), label, word: words.unchain });
  }
  return uses;
}

function AttachedTab({ attached, zombie }: { readonly attached: AttachedView; readonly zombie: ZombieView }) {
  const table = useBoard();
  const { texts, cards } = table;
  const { card, left } = attached;
  const { id, effect, side } = cards[card]!;
  const active = tabUses(table, attached, zombie).find(({ use }) => use.is === 'legal' || use.is === 'chosen');
  const look = `zk-tab zk-tab-${side}`;
  const piece = pieceOf(side, card);
  const face = (
    <>
      <Icon body={iconOf(id, effect)} />
      {(effect === 'teddy' || effect === 'boss') && <b>{left}</b>}
    </>
  );
  if (active === undefined)
    return (
      <span class={look} data-piece={piece} data-gait="jerks" data-explain={texts.card(attached.name)}>
        {face}
      </span>
    );
  return (
    <UsedTab use={active.use} look={look} piece={piece} label={active.label}>
      {face}
      {active.word}
    </UsedTab>
  );
}

function UsedTab(props: {
  readonly use: Use;
  readonly look: string;
  readonly piece?: string;
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const { use, look, piece, label, children } = props;
  if (use.is === 'rest' || use.is === 'barred') return null;
  const state = `${use.is === 'chosen' ? 'zk-tab-chosen' : ''} ${use.advised ? 'zk-tab-hinted' : ''}`;
  return (
    <span class={`${look} zk-tab-use ${state}`} data-piece={piece} data-gait="jerks">
      <span class="zk-tab-face" aria-hidden="true">
        {children}
      </span>
      <button
        type="button"
        class="piece-touch"
        data-choosable="true"
        aria-label={label}
        aria-pressed={use.toggles ? use.is === 'chosen' : undefined}
        onClick={use.act}
      />
    </span>
  );
}
