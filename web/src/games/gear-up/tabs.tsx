/** Tabs to choose a street or the boss. Each tab shows the state of its survivor. */
import type { Seat } from '@horda/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { ICON } from './icons.ts';
import { assignment, DRAGGED } from './assignment.ts';
import type { Pane } from './followed.ts';
import { aimableOf, seatsAround, useBoard } from './table.ts';

export function Tabs() {
  const table = useBoard();
  const { view, words, aiming } = table;
  const tabs = useRef<HTMLDivElement>(null);
  // If not all tabs fit, the followed one is scrolled into view.
  useEffect(() => {
    const shown = tabs.current?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? null;
    if (aiming.following === true && shown !== null)
      tabs.current!.scrollLeft = shown.offsetLeft - (tabs.current!.clientWidth - shown.offsetWidth) / 2;
  }, [aiming.following, aiming.pane]);
  if (view.survivors.length === 1 && view.boss.seat === -1) return null;
  return (
    <div class="gu-tab-row">
      {aiming.following !== null && <FollowTab isFollowing={aiming.following} />}
      <div ref={tabs} class="gu-tabs" role="group" aria-label={words.streets.title}>
        {seatsAround(table).map((seat) => (
          <StreetTab key={seat} seat={seat} />
        ))}
        {view.boss.seat !== -1 && <BossTab />}
      </div>
    </div>
  );
}

/** For spectators: the board follows the acting player until another tab is picked. */
function FollowTab({ isFollowing }: { readonly isFollowing: boolean }) {
  const { words, aiming } = useBoard();
  return (
    <button type="button" class="gu-tab gu-tab-follow" aria-pressed={isFollowing} onClick={aiming.follow}>
      <Icon body={ICON.watch} />
      <span class="gu-tab-name typed">
        {words.streets.follow}
        <span class="unseen">: {words.streets.followHelp}</span>
      </span>
    </button>
  );
}

function useTab(pane: Pane) {
  const { aiming } = useBoard();
  const isShown = aiming.pane === pane;
  return {
    type: 'button' as const,
    'aria-pressed': isShown,
    onClick: () => aiming.look(pane),
  };
}

function StreetTab({ seat }: { readonly seat: Seat }) {
  const table = useBoard();
  const { view, words, texts, people, name, aiming } = table;
  const { street, health, armour, ammo, attack, deeds } = view.survivors[seat]!;
  const person = people[seat];
  const on = (space: number): number => street.filter((zombie) => zombie.space === space).length;
  const [one, two, three] = [on(1), on(2), on(3)];
  const hasTargets =
    aiming.pane !== seat && aiming.targets.some((each) => each >= 0 && aimableOf(table, each)?.street === seat);
  const isAttack = view.step === 'attack';
  const isReady = isAttack && attack.confirmed;
  const label = [
    seat === table.seat ? words.streets.own : words.streets.of(name(seat)),
    `${texts.labels.health} ${health}`,
    `${texts.labels.armour} ${armour.gained - armour.used}`,
    `${texts.labels.ammo} ${ammo.gained - ammo.used}`,
    words.streets.counts(one, two, three),
    ...(view.commander === seat ? [texts.labels.commander] : []),
    ...(isReady ? [texts.labels.ready] : isAttack && deeds.length > 0 ? [texts.labels.planning] : []),
    ...(hasTargets ? [words.streets.targets] : []),
  ].join(', ');
  return (
    <button
      {...useTab(seat)}
      class={`gu-tab ${hasTargets ? 'gu-tab-lit' : ''} ${isReady ? 'gu-tab-ready' : ''}`}
      data-mark={`seat:${seat}`}
      data-explain={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const choice = assignment(table.options, Number(event.dataTransfer?.getData(DRAGGED) || -1), seat);
        if (choice !== null) table.choose(choice);
      }}
    >
      <span class="unseen">{label}</span>
      <span class="gu-tab-mark" aria-hidden="true">
        <SeatMark seat={seat} tone={person?.awaited === true ? 'awaited' : 'chalk'} />
        {isReady && <Tick />}
      </span>
      <span class="gu-tab-name typed" aria-hidden="true">
        {name(seat)}
        {view.commander === seat && view.survivors.length > 1 && <CommanderMark />}
      </span>
      <span class="gu-tab-numbers" aria-hidden="true">
        <span>
          <Icon body={ICON.health} />
          {health}
        </span>
        <i class="gu-tab-spaces">{`${one}·${two}·${three}`}</i>
      </span>
    </button>
  );
}

function BossTab() {
  const { view, texts, words, aiming, seat, name } = useBoard();
  const { boss } = view;
  const isTarget = aiming.pane !== 'boss' && aiming.targets.some((target) => target < 0);
  return (
    <button {...useTab('boss')} class={`gu-tab gu-tab-boss ${isTarget ? 'gu-tab-lit' : ''}`} data-mark="boss-tab">
      <span class="unseen">
        {[
          texts.boss(boss.boss),
          words.boss.left(boss.left),
          boss.seat === seat ? words.boss.beforeYou : words.boss.before(name(boss.seat)),
        ].join(', ')}
      </span>
      <span class="gu-tab-mark" aria-hidden="true">
        <Icon body={ICON.skull} />
      </span>
      <span class="gu-tab-name typed" aria-hidden="true">
        {texts.labels.boss}
      </span>
      <span class="gu-tab-numbers" aria-hidden="true">
        {boss.left}
        <SeatMark seat={boss.seat} tone="chalk" />
      </span>
    </button>
  );
}

/** Two chevrons. */
export function CommanderMark() {
  return (
    <svg class="gu-commander" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M1 9l9-7 9 7v4l-9-7-9 7zM1 16l9-7 9 7v4l-9-7-9 7z" fill="currentColor" />
    </svg>
  );
}

export function Tick() {
  return (
    <svg class="gu-tick" viewBox="0 0 20 16" aria-hidden="true">
      <path d="M1 8l6 6L19 1" fill="none" stroke="currentColor" stroke-width="3.500" />
    </svg>
  );
}
