/** What is read large of a weapon, a zombie and a survivor. */
import { zombieCard } from '@horda/gear-up/content/cards';
import type { Colour, Weapon } from '@horda/gear-up/content/content';
import type { Choice } from '@horda/gear-up/state';
import { activeWeapon, upgradesOf } from '@horda/gear-up/text/seen';
import { Picture } from '../../art/picture.tsx';
import type { Reading } from '../parts/read-large.tsx';
import { faceOf, survivorFace } from './faces.ts';
import { Shape } from './shape.tsx';
import { SmallGrid } from './small-grid.tsx';
import { aimableOf, figureNamed, unlockedOf, type GearUpBoard } from './table.ts';

type Read = Reading<Choice>;

const plain = { caption: '', text: '', rows: [], rule: null };

/** Null: there is no such piece any more. */
export function readingOf(table: GearUpBoard, piece: string): Read | null {
  const [what, which = '', seat = ''] = piece.split('-');
  if (what === 'weapon') return ofWeapon(table, Number(seat), which as Colour);
  if (what === 'zombie') return ofZombie(table, Number(which));
  return what === 'survivor' ? ofSurvivor(table, Number(which)) : null;
}

/** Its effects in words; those that are still locked say so. */
function ofWeapon(table: GearUpBoard, seat: number, colour: Colour): Read | null {
  const { view, content, texts, words, language } = table;
  const survivor = content.survivors[view.survivors[seat]?.survivor ?? -1];
  const weapon = survivor?.weapons.find((each) => each.colour === colour);
  if (weapon === undefined) return null;
  const isActive = activeWeapon(view, content, seat)?.colour === colour && view.step !== 'setup';
  return {
    ...plain,
    title: weapon.name[language],
    caption: [texts.colours[colour], ...(isActive ? [words.dossier.now] : [])].join(', '),
    picture: (
      <div class="gu-read-shape">
        <Shape figure={figureNamed(content, weapon.shape)} />
      </div>
    ),
    rows: effectRows(table, weapon, unlockedOf(table, seat, weapon)),
  };
}

function effectRows({ view, texts }: GearUpBoard, weapon: Weapon, unlocked: number): Read['rows'] {
  const start =
    weapon.start === null ? [] : [[texts.effects[weapon.start].name, texts.effects[weapon.start].text] as const];
  const upgrades = upgradesOf(view, weapon).map((effect, i) => {
    const { name, text } = texts.effects[effect];
    return [i < unlocked ? name : `${name} (${texts.labels.locked})`, text] as const;
  });
  return [...start, ...upgrades];
}

function ofZombie(table: GearUpBoard, card: number): Read | null {
  const { view, texts, words } = table;
  const aimable = aimableOf(table, card);
  if (aimable === null || aimable.zombie === null) return null;
  const { kind, damage, left, space, crossed, planned } = aimable.zombie;
  return {
    ...plain,
    title: texts.kinds[kind],
    caption: [texts.speeds[zombieCard(view, card).speed], `${texts.labels.space} ${space}`].join(', '),
    picture: (
      <div class="gu-read-face">
        <Picture markup={faceOf(kind, card)} box="4 2 92 108" />
      </div>
    ),
    text: `${words.sheet.damage(damage)}, ${words.sheet.left(left)}`,
    below: <SmallGrid grid={aimable.board.grid} target={card} crossed={crossed} planned={planned} shape={[]} />,
  };
}

/** A survivor with all four weapons, before the game begins. */
function ofSurvivor(table: GearUpBoard, number: number): Read | null {
  const { content, language, texts, words } = table;
  const survivor = content.survivors[number];
  if (survivor === undefined) return null;
  const told = (weapon: Weapon): string =>
    effectRows(table, weapon, weapon.colour === 'yellow' ? Infinity : 0)
      .map(([name, text]) => `${name}: ${text}`)
      .join(' ');
  return {
    ...plain,
    title: survivor.name[language],
    picture: (
      <div class="gu-read-face">
        <Picture markup={survivorFace(survivor.id, number)} />
      </div>
    ),
    rows: survivor.weapons.map((weapon) => [
      `${weapon.name[language]} (${texts.colours[weapon.colour]})`,
      told(weapon),
    ]),
    act: `${words.setup.take}: ${survivor.name[language]}`,
  };
}
