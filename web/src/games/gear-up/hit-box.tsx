/** What this hit will change, and the number of its place among all places. */
import { effectsNow } from '@horda/gear-up/text/seen';
import type { Seat } from '@horda/kernel';
import { hitOf, type Change } from '@horda/gear-up/text/hit';
import type { ComponentChildren } from 'preact';
import { Arrow, Icon } from '../../art/icon.tsx';
import { isSamePlace, type Place } from './aiming.ts';

import { ICON } from './icons.ts';
import { useBoard, type Aimable } from './table.ts';

export function HitBox({ aimed, place }: { readonly aimed: Aimable; readonly place: Place }) {
  const table = useBoard();
  const { words, texts, own, name, aiming, view, content } = table;
  const hit = hitOf(view, content, own, place.choice);
  const sharer: Seat | null = aimed.street !== own && place.choice.do === 'mark' ? aimed.street : null;
  const places = aiming.pencil?.places ?? [];
  const at = places.findIndex(({ cells }) => isSamePlace(cells, place.cells)) + 1;
  const isCritical =
    place.choice.do === 'mark' &&
    effectsNow(view, content, own, place.choice.with).includes('criticalHit') &&
    hit.damage.after < hit.damage.before;
  return (
    // Beside a large grid the box scrolls, also with keys.
    <div class="gu-boxes" role="group" aria-label={words.hit.title} tabIndex={0}>
      <div class="gu-box" data-mark="this-hit">
        <b class="gu-box-title">{words.hit.title}</b>
        <ul>
          {hit.left === 0 && (
            <Line icon={ICON.skull} alarm>
              {words.hit.kills}
            </Line>
          )}
          <Changed
            icon={ICON.damage}
            name={hit.special === null ? texts.labels.damage : texts.labels.attack}
            {...hit.damage}
          />
          {hit.special !== null && <Changed icon={ICON.damage} name={texts.labels.specialAttack} {...hit.special} />}
          {hit.armour > 0 && <Line icon={ICON.armour}>{words.hit.armour(hit.armour)}</Line>}
          {hit.ammo > 0 && <Line icon={ICON.ammo}>{words.hit.ammo(hit.ammo)}</Line>}
          {sharer !== null && hit.armour + hit.ammo > 0 && <Line icon={null}>{words.hit.shared(name(sharer))}</Line>}
          {hit.fallen > 0 && <Line icon={ICON.skull}>{words.hit.fallen(hit.fallen)}</Line>}
          {hit.line && (
            <Line icon={ICON.health} alarm>
              {words.hit.line}
            </Line>
          )}
          {isCritical && <Line icon={ICON.skull}>{words.hit.again}</Line>}
          {hit.left > 0 && <Line icon={ICON.skull}>{words.hit.left(hit.left)}</Line>}
        </ul>
      </div>
      <div class="gu-box">
        <b class="gu-box-title">{words.hit.places}</b>
        {words.hit.place(at, places.length)}
      </div>
      {hit.left === 1 && <span class="gu-pencilled">{words.hit.oneMore}</span>}
    </div>
  );
}

function Line(props: { readonly icon: string | null; readonly alarm?: boolean; readonly children: ComponentChildren }) {
  return (
    <li class={props.alarm === true ? 'gu-line-alarm' : ''}>
      {props.icon === null ? <i /> : <Icon body={props.icon} />}
      <span>{props.children}</span>
    </li>
  );
}

function Changed({ icon, name, before, after }: Change & { readonly icon: string; readonly name: string }) {
  if (before === after) return null;
  return (
    <Line icon={icon}>
      {name} {before} <Arrow /> {after}
    </Line>
  );
}
