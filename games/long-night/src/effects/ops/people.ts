/** Survivors who join, go over, or are changed for good; zombies that change places. */
import { ask, askUnlessOne, call, emit, reveal, rule, shuffle, type Rule, type Seat } from '@horda/kernel';
import { ARRIVAL, EFFECT_DIE } from '../../declared.ts';
import { intoHand } from '../../rules/cards.ts';
import { hurt } from '../../rules/damage.ts';
import { afterLoss } from '../../rules/death.ts';
import { atEntrances } from '../../rules/entrances.ts';
import { nameLeader } from '../../rules/leader.ts';
import { emptySpaces, find, neighbour, survivorNo } from '../../rules/table.ts';
import { COLONY, NONE, type Choice, type Mark, type PlaceNo, type State, type SurvivorNo } from '../../state.ts';
import { remember, type Acts } from '../act.ts';
import { put, removeSurvivor } from './survivors.ts';

export const PEOPLE_OPS: Acts<
  | 'moveZombies'
  | 'toBarricades'
  | 'spread'
  | 'join'
  | 'dropNamed'
  | 'giveSurvivor'
  | 'lock'
  | 'bar'
  | 'jail'
  | 'ghost'
  | 'winnerTakes'
> = {
  moveZombies(s, { from: [from], places: [to], n, ctx }) {
    if (from !== undefined && to !== undefined && from !== to) call(s, luring, { seat: ctx.chooser, from, to, n });
  },
  toBarricades: (s, { n, ctx }) => atEntrances(s, ctx.chooser, 'replace', [COLONY], n),
  spread: (s, { who, n, ctx }) => call(s, spreading, { seat: ctx.chooser, who, n }),
  join(s, { op, seats: [seat] }) {
    const survivor = survivorNo(op.name);
    if (seat === undefined || !takeFromDeck(s, survivor)) return;
    remember(s, { new: survivor });
    call(s, joining, { seat, survivor, wounds: op.wounds ?? 0, leads: op.leads === true });
  },
  dropNamed(s, { op }) {
    const survivor = survivorNo(op.name);
    if (!takeFromDeck(s, survivor)) return;
    s.gone.push(survivor);
    emit(s, { type: 'survivorLeft', survivor, seat: NONE });
  },
  giveSurvivor(s, { op, who, seats: [to] }) {
    // Everybody gives at the same time: nobody passes on what has just come.
    const gifts = who.flatMap((survivor): Gift[] => {
      const { owner } = find(s, survivor)!;
      const receiver = op.player === 'leftNeighbour' ? neighbour(s, owner, 1) : to;
      return receiver === undefined || receiver === owner ? [] : [{ survivor, from: owner, to: receiver }];
    });
    give(s, gifts);
  },
  lock: (s, { who, places: [place] }) => mark(s, who, { mark: 'locked', place: place! }),
  bar: (s, { who, places: [place] }) => mark(s, who, { mark: 'barred', place: place! }),
  jail(s, { who, places: [place] }) {
    for (const survivor of who) {
      put(s, survivor, place!);
      const one = find(s, survivor)!;
      intoHand(s, one.owner, one.items);
      one.items = [];
    }
    mark(s, who, { mark: 'jailed' });
  },
  ghost(s, { who, places: [place] }) {
    for (const survivor of who) {
      // Without room she has stayed elsewhere: no figure is left there.
      if (find(s, survivor)!.place === place) s.places[place]!.ghosts++;
      removeSurvivor(s, survivor);
    }
  },
  winnerTakes(s, { ctx }) {
    const [one, other] = [find(s, ctx.trigger), find(s, ctx.otherTrigger)];
    if (one !== undefined && other !== undefined)
      call(s, duel, { survivors: [one.card, other.card], seats: [one.owner, other.owner], own: 0 });
  },
};

/** F10: the deck is looked through for the card, and shuffled. (L143) */
function takeFromDeck(s: State, survivor: SurvivorNo): boolean {
  const at = s.survivorDeck.indexOf(survivor);
  if (at === -1) return false;
  reveal(s);
  s.survivorDeck.splice(at, 1);
  shuffle(s, s.survivorDeck);
  return true;
}

interface Joining {
  seat: Seat;
  survivor: SurvivorNo;
  wounds: number;
  leads: boolean;
}

const joining = rule<State, Joining>('joining')({
  come(s, { seat, survivor }) {
    call(s, ARRIVAL, { seat, survivor });
  },
  settle(s, { seat, survivor, wounds, leads }) {
    if (leads) nameLeader(s, seat, survivor);
    hurt(s, [survivor], 'wound', wounds);
  },
});

interface Gift {
  readonly survivor: SurvivorNo;
  readonly from: Seat;
  readonly to: Seat;
}

/**
 * Survivors go over with their equipment and stay where they are; those of an exiled player leave the colony. (F16, N15)
 * All have gone before anybody names a new leader.
 */
function give(s: State, gifts: readonly Gift[]): void {
  for (const { survivor, from, to } of gifts) {
    find(s, survivor)!.owner = to;
    emit(s, { type: 'survivorGiven', survivor, from, to });
    if (s.players[to]!.leader === NONE) nameLeader(s, to, survivor);
  }
  for (const { survivor, from, to } of gifts.toReversed()) {
    if (s.players[to]!.exiled && find(s, survivor)!.place === COLONY) call(s, ARRIVAL, { seat: to, survivor });
    afterLoss(s, from, survivor);
  }
}

function mark(s: State, who: readonly SurvivorNo[], as: Mark): void {
  for (const survivor of who) {
    const one = find(s, survivor);
    if (one !== undefined) one.marks = [...one.marks, as];
  }
}

interface Duel {
  survivors: readonly [SurvivorNo, SurvivorNo];
  seats: readonly [Seat, Seat];
  own: number;
}

/** Both roll; the higher die takes the other survivor, a tie is rolled again. */
const duel = rule<State, Duel>('duel')({
  first(s, { seats: [seat] }) {
    call(s, EFFECT_DIE, { seat, by: NONE });
  },
  second(s, my) {
    my.own = s.die;
    call(s, EFFECT_DIE, { seat: my.seats[1], by: NONE });
  },
  compare(s, { survivors, seats, own }, f) {
    if (own === s.die) f.at = 'first';
    else if (own > s.die) give(s, [{ survivor: survivors[1], from: seats[1], to: seats[0] }]);
    else give(s, [{ survivor: survivors[0], from: seats[0], to: seats[1] }]);
  },
});

/** Wounds one by one; those who die get no more. */
const spreading = rule<State, { seat: Seat; who: readonly SurvivorNo[]; n: number }, Choice>('spreading')({
  choose(s, my, f) {
    my.who = my.who.filter((survivor) => find(s, survivor) !== undefined);
    if (my.n <= 0 || my.who.length === 0) return void (f.at = '');
    askUnlessOne(
      s,
      f,
      my.seat,
      'spreading.choose',
      my.who.map((survivor): Choice => ({ do: 'survivor', survivor })),
    );
  },
  hurt(s, my, f) {
    my.n--;
    f.at = 'choose';
    if (f.pick.do === 'survivor') hurt(s, [f.pick.survivor], 'wound', 1);
  },
});

interface Luring {
  seat: Seat;
  from: PlaceNo;
  to: PlaceNo;
  n: number;
}

/** Ordinary zombies go one by one to empty spaces; it may be enough before all have gone. */
const luring = rule<State, Luring, Choice>('luring')({
  choose(s, { seat, from, to, n }, f) {
    const targets = s.places[to]!.entrances.flatMap((_, entrance) =>
      emptySpaces(s, to, entrance) > 0 ? [entrance] : [],
    );
    const ways = s.places[from]!.entrances.flatMap(({ zombies }, entrance) =>
      zombies > 0 ? targets.map((target): Choice => ({ do: 'lure', from, entrance, to: target })) : [],
    );
    if (n <= 0 || ways.length === 0) f.at = '';
    else ask(s, seat, 'luring.choose', [...ways, { do: 'goOn' }]);
  },
  go(s, my, f) {
    const { pick } = f;
    if (pick.do !== 'lure') return;
    my.n--;
    f.at = 'choose';
    s.places[my.from]!.entrances[pick.entrance]!.zombies--;
    s.places[my.to]!.entrances[pick.to]!.zombies++;
    emit(s, { type: 'zombieLured', from: my.from, entrance: pick.entrance, to: my.to, toEntrance: pick.to });
  },
});

export const PEOPLE_RULES: readonly Rule<State>[] = [joining, duel, spreading, luring];
