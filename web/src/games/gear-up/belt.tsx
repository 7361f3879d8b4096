/** On phones: the own weapons and what is left, always in sight below the board; a touch goes to a weapon and explains it. */
import type { Weapon } from '@horda/gear-up/content/content';
import { activeWeapon } from '@horda/gear-up/text/seen';
import { Icon } from '../../art/icon.tsx';
import { ICON } from './icons.ts';
import { Shape } from './shape.tsx';
import { figureNamed, useBoard } from './table.ts';
import './belt.css';

export function Belt({ show }: { readonly show: (mark: string) => void }) {
  const { view, content, texts, words, own } = useBoard();
  const survivor = view.survivors[own]!;
  const printed = content.survivors[survivor.survivor];
  if (printed === undefined) return null;
  const { health, armour, ammo } = survivor;
  return (
    <section class="gu-belt" aria-label={words.dossier.belt} data-mark="belt">
      <p class="gu-belt-numbers" aria-hidden="true">
        <Icon body={ICON.health} /> <b>{health}</b>
        <Icon body={ICON.armour} /> <b>{armour.gained - armour.used}</b>
        <Icon body={ICON.ammo} /> <b>{ammo.gained - ammo.used}</b>
      </p>
      <p class="unseen">
        {[
          `${texts.labels.health} ${health}`,
          `${texts.labels.armour} ${armour.gained - armour.used}`,
          `${texts.labels.ammo} ${ammo.gained - ammo.used}`,
        ].join(', ')}
      </p>
      {printed.weapons.map((weapon) => (
        <Slot key={weapon.colour} weapon={weapon} show={show} />
      ))}
    </section>
  );
}

function Slot({ weapon, show }: { readonly weapon: Weapon; readonly show: (mark: string) => void }) {
  const { view, content, texts, words, own, language, options } = useBoard();
  const { colour } = weapon;
  const isActive = activeWeapon(view, content, own)?.colour === colour && view.step !== 'setup';
  const canUpgrade = options.some((option) => option.do === 'upgrade' && option.weapon === colour);
  return (
    <button
      type="button"
      class={`gu-belt-weapon ${isActive ? 'gu-belt-now' : ''} ${canUpgrade ? 'gu-belt-lit' : ''}`}
      onClick={() => show(`weapon:${colour}`)}
    >
      <span class="unseen">
        {texts.colours[colour]}, {weapon.name[language]}
        {isActive && `, ${words.dossier.now}`}
      </span>
      <i class={`gu-ink-${colour}`} />
      <Shape figure={figureNamed(content, weapon.shape)} />
    </button>
  );
}
