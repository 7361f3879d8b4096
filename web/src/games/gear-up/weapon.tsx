/** One of the four weapons: its colour, shape and effects; a touch explains them. */
import { COLOURS, type Colour, type Effect, type Weapon } from '@horda/gear-up/content/content';
import type { Choice } from '@horda/gear-up/state';
import { activeWeapon, upgradesOf } from '@horda/gear-up/text/seen';
import type { Seat } from '@horda/kernel';
import { useReader } from '../../table/reading.ts';
import { offered } from '../parts/offered.ts';
import { Shape } from './shape.tsx';
import { figureNamed, unlockedOf, useBoard } from './table.ts';

export function WeaponCard({ weapon, seat }: { readonly weapon: Weapon; readonly seat: Seat }) {
  const table = useBoard();
  const { view, content, texts, words, language, options, own, choose, hinted } = table;
  const { colour } = weapon;
  const { fury } = view.survivors[seat]!.weapons[COLOURS.indexOf(colour)]!;
  const unlocked = unlockedOf(table, seat, weapon);
  const upgrades = upgradesOf(view, weapon);
  const isActive = activeWeapon(view, content, seat)?.colour === colour && view.step !== 'setup';
  const upgrade = seat === own ? upgradeOf(options, colour) : null;
  const next = upgrade === null ? undefined : upgrades[unlocked];
  const advised = hinted.some((choice) => choice.do === 'upgrade' && choice.weapon === colour);
  const title = weapon.name[language];
  const piece = `weapon-${colour}-${seat}`;
  const { read } = useReader();
  const states = [
    isActive ? 'gu-weapon-now' : 'gu-weapon-rest',
    ...(upgrade === null ? [] : ['piece-legal']),
    ...(advised ? ['piece-hinted'] : []),
  ].join(' ');
  return (
    <div
      class={`piece gu-weapon ${states}`}
      style={{ '--tilt': '0deg' }}
      data-mark={`weapon:${colour}`}
      data-read={piece}
    >
      <span class={`gu-weapon-colour gu-ink-${colour}`}>
        {texts.colours[colour]}
        {isActive && <i>{words.dossier.now}</i>}
      </span>
      <b class="gu-weapon-name stencil">{title}</b>
      <span class="gu-weapon-shape">
        <Shape figure={figureNamed(content, weapon.shape)} />
        <span class="unseen">{texts.shape(content.shapes.find((shape) => shape.id === weapon.shape)!)}</span>
      </span>
      <ul class="gu-effects">
        {weapon.start !== null && <li>{texts.effects[weapon.start].name}</li>}
        {upgrades.map((effect, i) => (
          <li key={effect} class={i < unlocked ? '' : effect === next ? 'gu-next' : 'gu-locked'}>
            {i >= unlocked && <Lock />}
            {texts.effects[effect].name}
            {i >= unlocked && <span class="unseen"> ({texts.labels.locked})</span>}
            {effect === 'fury' && i < unlocked && ` ${fury}/${content.tracks.fury.length}`}
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="piece-touch"
        data-choosable={upgrade !== null}
        {...offered(options, upgrade ?? undefined)}
        aria-label={
          next === undefined ? title : words.piece(`${texts.labels.upgrade}: ${title}`, texts.effects[next].name)
        }
        onClick={({ currentTarget }) => (upgrade === null ? read(piece, currentTarget) : choose(upgrade))}
      />
      {upgrade !== null && (
        <b class="piece-tag" aria-hidden="true">
          {texts.labels.upgrade}
        </b>
      )}
      {advised && (
        <span class="piece-hint" aria-hidden="true">
          {words.hint}
        </span>
      )}
    </div>
  );
}

export function Explained({ effect }: { readonly effect: Effect }) {
  const { texts } = useBoard();
  const { name, text } = texts.effects[effect];
  return (
    <p class="gu-explained">
      <b>{name}</b> {text}
    </p>
  );
}

const upgradeOf = (options: readonly Choice[], colour: Colour): Choice | null =>
  options.find((option) => option.do === 'upgrade' && option.weapon === colour) ?? null;

function Lock() {
  return (
    <svg class="gu-lock" viewBox="0 0 12 14" aria-hidden="true">
      <path d="M2 6V4a4 4 0 0 1 8 0v2h1v8H1V6zm2 0h4V4a2 2 0 0 0-4 0z" fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
