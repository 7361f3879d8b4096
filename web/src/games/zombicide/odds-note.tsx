/** The chances of an attack, while the zone is looked at: told before the second touch. */
import { oddsOf } from '@horda/zombicide/outlook';
import type { ZoneNo } from '@horda/zombicide/state';
import { NONE } from '@horda/zombicide/text/shown';
import { useBoard } from './table.ts';

export function OddsNote({ zone }: { readonly zone: ZoneNo | null }) {
  const { zones, view, words, texts } = useBoard();
  const attack = zone === null ? undefined : zones.get(zone)?.find((option) => option.do === 'attack');
  if (zone === null || attack?.do !== 'attack' || view.acting === NONE) return null;
  const { dice, allOutDice, need, damage, chances, isRisky, noise } = oddsOf(view, view.acting, attack);
  const own = view.survivors[view.acting]!.zone;
  const friends = view.survivors.flatMap((one, survivor) =>
    one.zone === zone && one.status === 'standing' && survivor !== view.acting
      ? [texts.names.survivor(survivor, view)]
      : [],
  );
  return (
    <div class="zc-odds" aria-live="polite">
      <h3 class="stencil">{words.zone(zone)}</h3>
      <p>{words.oddsOf(dice + allOutDice, need, damage)}</p>
      <ul>
        {chances
          .map((chance, hits) => (
            <li key={hits}>
              <span>{hits === 0 ? words.misses : words.hits(hits)}</span>
              <i style={{ width: `${chance * 90}px` }} />
              <b>{`${Math.round(chance * 100)} %`}</b>
            </li>
          ))
          .toReversed()}
      </ul>
      {isRisky && <p class="zc-alarm">{words.missesHurt(friends.join(', '))}</p>}
      {noise !== NONE && <p class="zc-alarm">{words.noiseAfter(own, noise)}</p>}
    </div>
  );
}
