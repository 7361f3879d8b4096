import { call, emit, openFloor, rule, shuffle, type Seat } from '@horda/kernel';
import { contentOf } from '../content/cards.ts';
import { isSolo, levelOf } from '../rules/table.ts';
import { arrive, drawZombies, refs } from '../rules/zombies.ts';
import { turn } from '../turn.ts';
import type { Choice, State } from '../state.ts';

const COMPANIONS = 3;

/** Before the first round: everybody takes a survivor, companions join a lone one, the first zombies come. (B26–B30) */
export const taking = rule<State, { since: number }, Choice>('taking', { peopleFirst: true })({
  choose(s, { since }, f) {
    if (s.survivors.every(({ survivor }) => survivor >= 0)) f.at = 'deal';
    else for (const seat of s.survivors.keys()) askFor(s, seat, since);
  },
  take(s, _my, f) {
    const { pick } = f;
    f.at = 'choose';
    if (pick.do === 'take') {
      s.survivors[pick.by]!.survivor = pick.survivor;
      emit(s, { type: 'survivorTaken', seat: pick.by, survivor: pick.survivor });
    } else if (pick.do === 'putBack') {
      emit(s, { type: 'survivorPutBack', seat: pick.by, survivor: s.survivors[pick.by]!.survivor });
      s.survivors[pick.by]!.survivor = -1;
    }
  },
  deal(s) {
    if (isSolo(s)) findCompanions(s);
    for (const seat of s.survivors.keys()) {
      const cards = drawZombies(s, levelOf(s).initial);
      for (const card of cards) arrive(s, seat, card);
      emit(s, { type: 'zombiesDealt', seat, zombies: refs(s, cards) });
    }
    call(s, turn, {});
  },
});

/** Who takes first has it; who has one may put it back while others still choose. (T10) */
function askFor(s: State, by: Seat, since: number): void {
  if (s.survivors[by]!.survivor >= 0) return openFloor(s, by, 'setup.take', since, [], [{ do: 'putBack', by }]);
  const taken = s.survivors.map(({ survivor }) => survivor);
  const free = [...contentOf(s).survivors.keys()].filter((survivor) => !taken.includes(survivor));
  openFloor(
    s,
    by,
    'setup.take',
    since,
    free.map((survivor) => ({ do: 'take', by, survivor })),
    [],
  );
}

/** Three by chance, none with the name of the survivor. (B151) */
function findCompanions(s: State): void {
  const { companions, survivors } = contentOf(s);
  const own = survivors[s.survivors[0]!.survivor]!.id;
  const others = [...companions.keys()].filter((i) => companions[i]!.id !== own);
  s.companions = shuffle(s, others)
    .slice(0, COMPANIONS)
    .map((companion) => ({ companion, ready: true }));
  emit(s, { type: 'companionsDrawn', seat: 0, companions: s.companions.map(({ companion }) => companion) });
}
