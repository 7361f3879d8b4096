/** The picture of a card, and Strength as it is printed. */
import type { Printed } from '@horda/zombiaki/content/printed';
import { Icon } from '../../art/icon.tsx';
import { memo } from '../../art/memo.ts';
import { Picture } from '../../art/picture.tsx';
import { faceOf } from './faces.ts';
import { GROUNDS, groundOf } from './grounds.tsx';
import { ICON, iconOf } from './icons.ts';

/** For a zombie its face; for any other card an icon on the ground of its sort, with a second plate. */
export const CardPicture = memo(function CardPicture({ card }: { readonly card: Printed }) {
  const { id, effect, kind, strength } = card;
  if (kind === 'zombie') return <Picture markup={faceOf(id, effect, strength)} box="0 4 100 84" />;
  const ground = groundOf(card);
  const body = { __html: iconOf(id, effect) };
  return (
    <svg class={`art zk-art-${ground}`} viewBox="0 0 180 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {GROUNDS[ground]}
      <g class="art-second" transform="translate(54.500 20.500) scale(.146)" dangerouslySetInnerHTML={body} />
      <g class="art-first" transform="translate(51 18) scale(.146)" dangerouslySetInnerHTML={body} />
    </svg>
  );
});

/** Death, of whomever. */
export function Skull() {
  return <Icon body={ICON.skull} />;
}

/** More than these do not stand in a row. */
const MOST_PIPS = 7;

/** Strength as squares, wounds as red crosses in them, the last ones first. */
export function Pips({ strength, wounds }: { readonly strength: number; readonly wounds: number }) {
  return (
    <span class="zk-pips">
      <Icon body={ICON.brain} />
      {strength > MOST_PIPS ? (
        <b>
          {strength - wounds}/{strength}
        </b>
      ) : (
        Array.from({ length: strength }, (_, i) => <i key={i} class={i >= strength - wounds ? 'zk-pip-hurt' : ''} />)
      )}
    </span>
  );
}
