/** Before the first turn: the survivors as files on the table; the first player to take one gets it. */
import type { Effect, Survivor, Weapon } from '@horda/gear-up/content/content';
import { upgradesOf } from '@horda/gear-up/text/seen';
import { SeatMark } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { tilt } from '../parts/tilt.ts';
import { survivorFace } from './faces.ts';
import { Shape } from './shape.tsx';
import { figureNamed, useBoard } from './table.ts';

export function Setup() {
  const { content, words } = useBoard();
  return (
    <section class="gu-setup" aria-label={words.setup.title} data-mark="setup">
      <h3 class="gu-setup-title stencil">{words.setup.title}</h3>
      <ul class="gu-files">
        {content.survivors.map((survivor, i) => (
          <File key={survivor.id} survivor={survivor} number={i} />
        ))}
      </ul>
    </section>
  );
}

function File({ survivor, number }: { readonly survivor: Survivor; readonly number: number }) {
  const { view, content, texts, words, language, options, seat, name, choose, hinted } = useBoard();
  const holder = view.survivors.findIndex((each) => each.survivor === number);
  const take = options.find((option) => option.do === 'take' && option.survivor === number) ?? null;
  const back = holder === seat ? (options.find((option) => option.do === 'putBack') ?? null) : null;
  const advised = hinted.some((choice) => choice.do === 'take' && choice.survivor === number);
  const state = holder === seat ? 'piece-chosen' : take === null ? '' : 'piece-legal';
  return (
    <li
      class={`piece gu-file ${state} ${holder !== -1 && holder !== seat ? 'gu-file-taken' : ''} ${advised ? 'piece-hinted' : ''}`}
      style={{ '--tilt': tilt(survivor.id, 0.7) }}
      data-mark={`survivor:${survivor.id}`}
      data-read={`survivor-${number}`}
    >
      <div class="piece-face gu-file-face">
        <span class="gu-file-photo">
          <Picture markup={survivorFace(survivor.id, number)} />
        </span>
        <div class="gu-file-body">
          <b class="gu-file-name stencil">{survivor.name[language]}</b>
          <ul class="gu-file-weapons">
            {survivor.weapons.map((weapon) => (
              <li key={weapon.id}>
                <i class={`gu-file-colour gu-ink-${weapon.colour}`}>{texts.colours[weapon.colour]}</i>
                <Shape figure={figureNamed(content, weapon.shape)} />
                <span class="gu-file-weapon">
                  <b>{weapon.name[language]}</b>
                  <Effects weapon={weapon} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {take !== null && (
        <>
          <button
            type="button"
            class="piece-touch"
            data-choosable="true"
            aria-label={words.piece(survivor.name[language], words.setup.take)}
            onClick={() => choose(take)}
          />
          <b class="piece-tag" aria-hidden="true">
            {words.setup.take}
          </b>
        </>
      )}
      {advised && (
        <span class="piece-hint" aria-hidden="true">
          {words.hint}
        </span>
      )}
      {holder !== -1 && (
        <b class="tape gu-file-holder">
          <SeatMark seat={holder} tone="ink" />
          {holder === seat ? words.setup.yours : words.setup.taken(name(holder))}
        </b>
      )}
      {back !== null && (
        <button type="button" class="button gu-file-back" onClick={() => choose(back)}>
          {words.setup.putBack}
        </button>
      )}
    </li>
  );
}

/** The effects that are unlocked from the beginning stand out; the others must be earned. */
function Effects({ weapon }: { readonly weapon: Weapon }) {
  const { view, texts } = useBoard();
  const named = (effects: readonly Effect[]): string => effects.map((each) => texts.effects[each].name).join(' · ');
  const upgrades = upgradesOf(view, weapon);
  const start = weapon.start === null ? [] : [weapon.start];
  const [known, later] = weapon.colour === 'yellow' ? [[...start, ...upgrades], []] : [start, upgrades];
  return (
    <small>
      <span class="gu-file-known">{named(known)}</span>
      {known.length > 0 && later.length > 0 && ' · '}
      {named(later)}
    </small>
  );
}
