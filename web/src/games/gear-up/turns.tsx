/** The nine turn cards as a strip, what is still to come, and the boss that is announced. */
import type { BossIcon, March, TurnCard } from '@horda/gear-up/content/content';
import { Icon } from '../../art/icon.tsx';
import { Picture } from '../../art/picture.tsx';
import { explained } from '../../table/explained.ts';
import { bossFace } from './boss-faces.ts';
import { Coming } from './coming.tsx';
import { ICON } from './icons.ts';
import { Piles } from './piles.tsx';
import { useBoard } from './table.ts';

export function Turns() {
  const { view, content, texts, words } = useBoard();
  const { row, turn, under } = view;
  return (
    <section class="gu-turns" aria-label={texts.labels.turnRow} data-mark="turns">
      <ol class="gu-turn-row">
        {row.map((number, i) => {
          const card = number === null ? null : (content.turnCards[number] ?? null);
          const state = i + 1 < turn ? 'past' : i + 1 === turn ? 'now' : 'coming';
          return (
            <li key={i} class={`gu-turn gu-turn-${state}`} data-mark={`turn:${i + 1}`}>
              {card === null || i + 1 > turn ? (
                <span class="gu-turn-back">
                  <span class="unseen">{words.turns.faceDown(i + 1)}</span>
                </span>
              ) : (
                <TurnFace card={card} turn={i + 1} now={state === 'now'} />
              )}
              <Under under={under[i] ?? null} />
            </li>
          );
        })}
      </ol>
      <ToCome />
    </section>
  );
}

function TurnFace({ card, turn, now }: { readonly card: TurnCard; readonly turn: number; readonly now: boolean }) {
  const { texts, words } = useBoard();
  const told = words.turns.card(turn, texts.colours[card.colour], texts.marches[card.march]);
  return (
    <span class={`gu-turn-face gu-ink-${card.colour}`}>
      <span class="unseen">{now ? words.turns.now(told) : told}</span>
      <b class={`stencil ${texts.colours[card.colour].length > 6 ? 'gu-long' : ''}`} aria-hidden="true">
        {texts.colours[card.colour]}
      </b>
      <i aria-hidden="true">
        <Marching march={card.march} />
        {card.companion && <CompanionMark />}
      </i>
    </span>
  );
}

function Marching({ march }: { readonly march: March }) {
  if (march === 'none') return <span class="gu-dash" />;
  return (
    <>
      {march !== 'fast' && <Icon body={ICON.slow} />}
      {march !== 'slow' && <Icon body={ICON.fast} />}
    </>
  );
}

function CompanionMark() {
  return (
    <svg class="gu-companion-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7 1a4 4 0 1 1 0 8a4 4 0 0 1 0-8M0 20c0-7 3-10 7-10s7 3 7 10zM14 3a3.500 3.500 0 1 1 0 7M16 11c3 1 4 4 4 9h-4z" />
    </svg>
  );
}

/** The spawn or boss card that lies under a turn card. */
function Under({ under }: { readonly under: number | null }) {
  const { view, content, texts } = useBoard();
  if (under === null || under < 0) return null;
  if (view.round === 1) {
    const letter = content.spawnCards[under]?.letter;
    return letter === undefined ? null : <b class="gu-under">{letter}</b>;
  }
  const all = [...content.bossCards.phase1, ...content.bossCards.phase2];
  const icons = all[under]?.icons ?? [];
  return (
    <b class="gu-under">
      <span class="unseen">{icons.map((icon) => texts.icons[icon]).join(', ')}</span>
      <span aria-hidden="true">
        {icons.map((icon) => {
          const drawn = BOSS_ICON[icon];
          return drawn === undefined ? icon.at(-1) : <Icon key={icon} body={drawn} />;
        })}
      </span>
    </b>
  );
}

/** Spawning is told by its letter. */
const BOSS_ICON: Partial<Readonly<Record<BossIcon, string>>> = {
  attack: ICON.damage,
  special: ICON.skull,
  ability: ICON.shout,
};

/** What lies face down, what has been killed, and the piles. */
function ToCome() {
  const { view, texts, words } = useBoard();
  if (view.turn === 0) return null;
  return (
    <div class="gu-to-come">
      <Coming />
      <span class="gu-kills" {...explained(words.turns.kills(view.kills))}>
        <Icon body={ICON.skull} /> <span class="unseen">{texts.labels.kills}</span> {view.kills}
      </span>
      <Piles />
    </div>
  );
}

/** In the first round a small announcement; in the second a way to the poster. */
export function BossNotice() {
  const { view, content, texts, words, aiming, seat, name } = useBoard();
  const { boss } = view;
  const printed = content.bosses[boss.boss];
  if (printed === undefined) return null;
  const isHere = boss.seat !== -1;
  const about = isHere
    ? `${boss.seat === seat ? words.boss.beforeYou : words.boss.before(name(boss.seat))} · ${words.boss.left(boss.left)}`
    : words.boss.coming(boss.left, boss.attack, boss.special);
  return (
    <button
      type="button"
      class={`gu-notice ${isHere ? 'gu-notice-here' : ''}`}
      onClick={() => aiming.look('boss')}
      data-mark="boss"
    >
      <span class="gu-notice-photo">
        <Picture markup={bossFace(printed.id)} box="0 0 100 112" />
      </span>
      <span class="gu-notice-say">
        <b class="stencil">{texts.boss(boss.boss)}</b>
        <span class="typed">{about}</span>
      </span>
      <span class="unseen">{words.boss.open}</span>
    </button>
  );
}
