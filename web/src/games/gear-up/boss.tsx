/** The boss as a sheet of poster size: who it is, what it does, its grid, and what an attack of it costs now. */
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { bossFace } from './boss-faces.ts';
import { ICON } from './icons.ts';
import { SmallGrid } from './small-grid.tsx';
import { bossBoard, useBoard } from './table.ts';
import { useRoomy } from './use-roomy.ts';

export function BossPoster() {
  const table = useBoard();
  const { view, content, texts, words, aiming, seat, name } = table;
  const { boss } = view;
  const printed = content.bosses[boss.boss]!;
  const side = printed[boss.side];
  const rule = texts.bossRule(printed);
  const shape = aiming.aimed !== null && aiming.aimed.target < 0 ? (aiming.place?.cells ?? []) : [];
  return (
    <article class="gu-poster" data-piece="boss" data-mark="boss-poster" aria-label={texts.boss(boss.boss)}>
      <div class="gu-poster-left">
        <span class="gu-poster-photo">
          <Picture markup={bossFace(printed.id)} />
        </span>
        {rule !== null && <p class="gu-poster-text">{rule}</p>}
        <p class="gu-poster-text">
          <b>{texts.labels.bossAbility}:</b> {texts.bossAbility(printed)}
        </p>
        {printed.id === 'screamer' && <Screams />}
      </div>
      <div class="gu-poster-body">
        <h3 class="stencil">{texts.boss(boss.boss)}</h3>
        <p class="gu-poster-where typed">
          {boss.seat === -1 ? (
            words.boss.coming(boss.left, boss.attack, boss.special)
          ) : (
            <>
              <SeatMark seat={boss.seat} tone="ink" />
              {boss.seat === seat ? words.boss.beforeYou : words.boss.before(name(boss.seat))}
            </>
          )}
        </p>
        <dl class="gu-poster-numbers">
          <Number name={texts.labels.attack} n={boss.attack} filled />
          <Number name={texts.labels.specialAttack} n={boss.special} filled={false} />
          <div>
            <dt>{texts.labels.squaresLeft}</dt>
            <dd>{boss.left}</dd>
          </div>
        </dl>
        {boss.members.length > 1 ? <Members /> : <Touchable />}
        <div class="gu-poster-grid">
          <SmallGrid
            grid={bossBoard(view).grid}
            target={-1}
            crossed={boss.crossed}
            planned={boss.planned}
            shape={shape}
            map={side.map}
          />
        </div>
        <p class="gu-poster-legend">
          {words.boss.sides[boss.side]} · <Drop filled /> {texts.labels.yellowDamage} <Drop filled={false} />{' '}
          {texts.labels.blueDamage}
          {side.permanent.length === 1 &&
            ` · ${words.boss.permanent(side.permanent[0]!.yellow, side.permanent[0]!.blue)}`}
        </p>
      </div>
    </article>
  );
}

/** Whether the mouth can be hit, and the track of screams. */
function Screams() {
  const { view, content, texts } = useBoard();
  const { boss } = view;
  const track = content.bosses[boss.boss]?.[boss.side].track ?? [];
  return (
    <p class="gu-poster-text">
      <b>{boss.mouthOpen ? texts.labels.mouthOpen : texts.labels.mouthShut}</b>
      <span class="gu-screams" aria-label={texts.labels.screamTrack} role="img">
        {track.map((speed, i) => (
          <i key={i} class={i < boss.screams ? 'gu-scream-used' : ''}>
            <Icon body={ICON[speed]} />
          </i>
        ))}
      </span>
    </p>
  );
}

/** Takes aim at the boss. */
function Touchable() {
  const { aiming, words, view, texts, name } = useBoard();
  const isRoomy = useRoomy();
  // While the boss already lies on the clipboard beside it, there is nothing to press.
  if (view.boss.seat === -1 || (isRoomy && aiming.aimed?.target === -1)) return null;
  const isLegal = aiming.targets.includes(-1);
  return (
    <button
      type="button"
      class={`button ${isLegal && aiming.aimed?.target !== -1 ? 'button-primary' : ''}`}
      data-choosable={isLegal}
      aria-pressed={aiming.aimed?.target === -1}
      onClick={() => aiming.aim(-1)}
    >
      {isLegal ? words.sheet.aim : words.clip.squares}
      <span class="unseen">: {texts.target(-1, view, name)}</span>
    </button>
  );
}

/** Dead Sox is three. */
function Members() {
  const { view, texts, words, aiming } = useBoard();
  return (
    <ul class="gu-members">
      {view.boss.members.map(({ target, left, attack, special }, i) => (
        <li key={target}>
          <button
            type="button"
            class="gu-member"
            data-choosable={aiming.targets.includes(target)}
            aria-pressed={aiming.aimed?.target === target}
            onClick={() => aiming.aim(target)}
          >
            <b>{texts.members[i]}</b>
            <span>{left === 0 ? texts.labels.dead : `${attack} / ${special} · ${words.sheet.left(left)}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Number({ name, n, filled }: { readonly name: string; readonly n: number; readonly filled: boolean }) {
  return (
    <div>
      <dt>
        <Drop filled={true} />
        {!filled && <Drop filled={false} />} {name}
      </dt>
      <dd>{n}</dd>
    </div>
  );
}

/** Yellow icons are filled drops, blue ones hollow. */
function Drop({ filled }: { readonly filled: boolean }) {
  return (
    <svg class={`gu-drop ${filled ? 'gu-drop-full' : ''}`} viewBox="14 4 72 92" aria-hidden="true">
      <path d="M50 12C62 34 76 48 76 64A26 26 0 0 1 24 64C24 48 38 34 50 12Z" />
    </svg>
  );
}
