/** V77–V87: a building was opened for the first time: a zombie card for each of its dark zones. */
import { askUnlessOne, call, emit, rule } from '@horda/kernel';
import type { ZombieChoice } from '../choices/zombie.ts';
import { OPENING, ZOMBIE_CARD } from '../declared.ts';
import { terrainHere } from '../rules/mission.ts';
import { NONE, type BuildingNo, type State, type SurvivorNo, type ZoneNo } from '../state.ts';

interface Opening {
  building: BuildingNo;
  /** Who opened it; NONE: a card. */
  survivor: SurvivorNo;
  /** Dark zones without a card. */
  left: readonly ZoneNo[];
}

export const opening = rule<State, Opening, ZombieChoice>(OPENING)({
  next(s, { building }) {
    emit(s, { type: 'buildingOpened', building });
  },
  /** V78: the players choose the order, one at a time. */
  choose(s, { survivor, left }, f) {
    if (left.length === 0) return void (f.at = '');
    const seat = survivor === NONE ? s.first : s.survivors[survivor]!.owner;
    askUnlessOne(s, f, seat, 'opening.choose', farthestFirst(s, survivor, left));
  },
  draw(s, my, f) {
    f.at = 'choose';
    if (f.pick.do !== 'darkZone') return;
    const { zone } = f.pick;
    my.left = my.left.filter((each) => each !== zone);
    call(s, ZOMBIE_CARD, { zone });
  },
});

function farthestFirst(s: State, survivor: SurvivorNo, left: readonly ZoneNo[]): readonly ZombieChoice[] {
  if (survivor === NONE || left.length === 1) return left.map((zone) => ({ do: 'darkZone', zone }));
  const { n, roads } = terrainHere(s);
  const { far } = roads(true, false);
  const row = s.survivors[survivor]!.zone * n;
  return left.toSorted((a, b) => far[row + b]! - far[row + a]!).map((zone) => ({ do: 'darkZone', zone }));
}
