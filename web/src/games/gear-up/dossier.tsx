/** The viewer's own survivor: photograph, tracks, and four weapons with their shapes and effects. */
import type { Track } from '@horda/gear-up/state';
import { Icon } from '../../art/icon.tsx';
import { Picture } from '../../art/picture.tsx';
import { Companions } from './companions.tsx';
import { survivorFace } from './faces.ts';
import { ICON } from './icons.ts';
import { useBoard } from './table.ts';
import { WeaponCard } from './weapon.tsx';

export function Dossier() {
  const { view, content, texts, words, aiming, own } = useBoard();
  const seat = typeof aiming.pane === 'number' ? aiming.pane : own;
  const survivor = view.survivors[seat]!;
  const printed = content.survivors[survivor.survivor];
  if (printed === undefined) return null;
  const name = texts.survivor(survivor.survivor);
  const { health, mostHealth, armour, ammo } = survivor;
  return (
    <section class="gu-dossier" aria-label={words.dossier.title(name)} data-mark="dossier">
      <div class="gu-photo">
        <Picture markup={survivorFace(printed.id, survivor.survivor)} />
        <b class="stencil">{name}</b>
      </div>
      <div class="gu-tracks">
        <HealthTrack left={health} most={mostHealth} />
        <TrackOf
          name={texts.labels.armour}
          icon={ICON.armour}
          track={armour}
          length={content.tracks.armour}
          mark="armour"
        />
        <TrackOf name={texts.labels.ammo} icon={ICON.ammo} track={ammo} length={content.tracks.ammo} mark="ammo" />
        {survivor.due > 0 && <p class="gu-due typed">{words.dossier.due(survivor.due)}</p>}
      </div>
      <div class="gu-weapons" role="group" aria-label={words.dossier.weapons} data-mark="weapons">
        {printed.weapons.map((weapon) => (
          <WeaponCard key={weapon.colour} weapon={weapon} seat={seat} />
        ))}
      </div>
      {view.companions.length > 0 && <Companions />}
    </section>
  );
}

function HealthTrack({ left, most }: { readonly left: number; readonly most: number }) {
  const { texts, words } = useBoard();
  return (
    <div class="gu-track gu-track-health" data-mark="health">
      <p class="gu-track-name stencil">
        <Icon body={ICON.health} />
        {texts.labels.health} {words.dossier.health(left, most)}
      </p>
      <div class="gu-track-spaces" aria-hidden="true" style={{ '--length': most }}>
        {Array.from({ length: most }, (_, i) => (
          <i key={i} class={i < most - left ? 'gu-used' : ''} />
        ))}
      </div>
    </div>
  );
}

function TrackOf(props: {
  readonly name: string;
  readonly icon: string;
  readonly track: Readonly<Track>;
  readonly length: number;
  readonly mark: string;
}) {
  const { words } = useBoard();
  const { name, icon, track, length, mark } = props;
  const { gained, used } = track;
  return (
    <div class="gu-track" data-mark={mark}>
      <p class="gu-track-name stencil">
        <Icon body={icon} />
        <span aria-hidden="true">
          {name} {gained - used}
        </span>
        <span class="unseen">{words.dossier.track(name, gained - used, gained, used)}</span>
      </p>
      <div class="gu-track-spaces" aria-hidden="true" style={{ '--length': length }}>
        {Array.from({ length }, (_, i) => (
          <i key={i} class={i < used ? 'gu-used' : i < gained ? 'gu-gained' : ''} />
        ))}
      </div>
    </div>
  );
}
