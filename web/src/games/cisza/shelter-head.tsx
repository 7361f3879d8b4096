/** The owner of a shelter, and a summary in three numbers. */
import type { ShelterView } from '@horda/cisza/view';
import type { Seat } from '@horda/kernel';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { ICON } from './icons.ts';
import { useBoard } from './table.ts';
import { EXPLAIN } from './text/explain.ts';

export function Header(props: { readonly seat: Seat; readonly own: boolean; readonly handSize: number }) {
  const { seat, own, handSize } = props;
  const { people, name, words, language } = useBoard();
  const person = people.find((one) => one.seat === seat);
  const awaited = person?.awaited ?? false;
  const standIn = person?.standIn ?? false;
  const away = person !== undefined && !person.here && person.bot === null;
  const aside = away ? words.away : standIn ? words.botPlays : null;
  return (
    <header class={`shelter-head ${awaited ? 'shelter-awaited' : ''}`}>
      <h3 class="tape shelter-name">
        <SeatMark seat={seat} tone="ink" />
        <span class="shelter-who">{own ? words.you(name(seat)) : name(seat)}</span>
        {aside !== null && <Icon body={standIn ? ICON.bot : ICON.away} />}
        {awaited && <span class="unseen">{words.awaited}</span>}
      </h3>
      {aside !== null && <span class="shelter-aside">{aside}</span>}
      {!own && (
        <span class="shelter-hand" data-explain={EXPLAIN[language].hand(handSize)}>
          {Array.from({ length: handSize }, () => (
            <i />
          ))}
          <span class="unseen">{words.handSize(handSize)}</span>
        </span>
      )}
    </header>
  );
}

/** The whole shelter in three numbers, where there is no room for more. */
export function Counts({ shelter }: { readonly shelter: ShelterView }) {
  const { words, language } = useBoard();
  const about = EXPLAIN[language];
  const { survivors, barriers, zombies } = shelter;
  return (
    <p class="shelter-counts">
      <span class="unseen">{words.counts(survivors.length, barriers.length, zombies.length)}</span>
      <span class="shelter-alive" aria-hidden="true" data-explain={about.survivors}>
        <Icon body={ICON.person} />
        {survivors.length}
      </span>
      <span class="shelter-barred" aria-hidden="true" data-explain={about.barriers}>
        <Icon body={ICON.barrier} />
        {barriers.length}
      </span>
      <span class="shelter-dead" aria-hidden="true" data-explain={about.zombies}>
        <Icon body={ICON.zombie} />
        {zombies.length}
      </span>
    </p>
  );
}
