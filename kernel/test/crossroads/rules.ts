/** Turns, moves, bites, and the secret card that breaks in. */
import { ask, below, call, emit, endAll, reveal, rule, suspended, type Rule, type Seat } from '../../src/kernel.ts';
import { around, CARDS, PLACES, type Card, type Choice, type State } from './state.ts';

const LAST_TURN = 12;
const DEADLY = 3;

export const turn: Rule<State, { seat: Seat }> = rule<State, { seat: Seat }, Choice>('turn')({
  begin(s, { seat }) {
    s.turn++;
    s.active = seat;
    s.secret = s.secrets.pop() ?? null;
    reveal(s);
    emit(s, { type: 'turnBegan', seat });
  },
  choose(s, { seat }) {
    const moves = PLACES.map((to): Choice => ({ do: 'move', to }));
    ask<Choice>(s, seat, 'turn.choose', [...moves, { do: 'beg' }, { do: 'collect' }, { do: 'wait' }]);
  },
  act(s, { seat }, { pick }) {
    if (pick.do === 'move') call(s, move, { seat, to: pick.to });
    if (pick.do === 'beg') call(s, request, { seat, asked: seat, enough: 1 });
    if (pick.do === 'collect') call(s, request, { seat, asked: seat, enough: s.people.length });
  },
  pass(s, { seat }) {
    if (s.turn < LAST_TURN && around(s, seat).length > 1) call(s, turn, { seat: around(s, seat)[0]! });
    else end(s);
  },
});

/** First the survivor arrives, and a rule may break in; then the cold or the zombies come. */
export const move = rule<State, { seat: Seat; to: (typeof PLACES)[number] }>('move')({
  go(s, { seat, to }) {
    emit(s, { type: 'survivorMoved', seat, to });
  },
  exposure(s, { seat }) {
    const roll = below(s, 3);
    if (roll === 1) call(s, bite, { seat, amount: 2 });
    if (roll === 2) call(s, infection, { seat });
  },
});

/** Two steps, so that others may change the amount between them. */
export const bite = rule<State, { seat: Seat; amount: number }>('bite')({
  announce(s, { seat, amount }) {
    emit(s, { type: 'biteAnnounced', seat, amount });
  },
  resolve(s, { seat, amount }) {
    if (amount === 0) return;
    const person = s.people[seat]!;
    person.wounds += amount;
    emit(s, { type: 'wounded', seat, amount });
    if (person.wounds >= DEADLY) call(s, death, { seat });
  },
});

/** Anyone with a coat may soften an announced bite. Players without one are asked too, to keep hands secret. */
export const coat = rule<State, { seat: Seat }, Choice>('coat')({
  choose(s, { seat }) {
    const wear: Choice[] = s.people[seat]!.hand.includes('coat') ? [{ do: 'wear', card: 'coat' }] : [];
    ask<Choice>(s, seat, 'coat.choose', [...wear, { do: 'pass' }]);
  },
  wear(s, { seat }, { pick }) {
    if (pick.do !== 'wear') return;
    take(s, seat, pick.card);
    suspended(s, bite).amount--;
    emit(s, { type: 'coatWorn', seat });
  },
});

export const death = rule<State, { seat: Seat }>('death')({
  fall(s, { seat }) {
    const person = s.people[seat]!;
    person.alive = false;
    s.deck.unshift(...person.hand);
    person.hand = [];
    emit(s, { type: 'died', seat });
  },
  mourn(s) {
    s.morale--;
    if (s.morale === 0) end(s);
  },
});

/** Kill the infected survivor, or risk that the infection kills it and goes on to the next. */
export const infection = rule<State, { seat: Seat }, Choice>('infection')({
  choose(s, { seat }) {
    ask<Choice>(s, seat, 'infection.choose', [{ do: 'kill' }, { do: 'risk' }]);
  },
  treat(s, { seat }, f) {
    const spreads = f.pick.do === 'risk' && below(s, 2) === 1;
    if (f.pick.do === 'kill' || spreads) call(s, death, { seat });
    if (!spreads) f.at = '';
  },
  spread(s, my, f) {
    const [seat] = around(s, my.seat);
    if (seat === undefined) return;
    my.seat = seat;
    f.at = 'choose';
  },
});

/** Each of the others in turn may give one card or pass, until there are enough. */
export const request = rule<State, { seat: Seat; asked: Seat; enough: number }, Choice>('request')({
  turnTo(s, my, f) {
    my.asked = around(s, my.asked)[0]!;
    if (my.asked === my.seat || my.enough === 0) f.at = '';
  },
  choose(s, { asked }) {
    const cards = CARDS.filter((card) => s.people[asked]!.hand.includes(card));
    ask<Choice>(s, asked, 'request.choose', [...cards.map((card): Choice => ({ do: 'give', card })), { do: 'pass' }]);
  },
  give(s, my, f) {
    f.at = 'turnTo';
    if (f.pick.do !== 'give') return;
    const { card } = f.pick;
    my.enough--;
    take(s, my.asked, card);
    s.people[my.seat]!.hand.push(card);
    emit(s, { type: 'cardGiven', from: my.asked, to: my.seat, card });
  },
});

/** The secret card: a stranger at the school. Help or leave; then all judge at once. */
export const stranger = rule<State, { seat: Seat }, Choice>('stranger')({
  show(s, { seat }) {
    s.secret = null;
    reveal(s);
    emit(s, { type: 'strangerMet', seat });
  },
  read(s, { seat }) {
    ask<Choice>(s, seat, 'stranger.read', [{ do: 'help' }, { do: 'leave' }]);
  },
  resolve(s, _my, { pick }) {
    if (pick.do === 'help') s.morale++;
  },
  judge(s, { seat }) {
    for (const other of around(s, seat)) ask<Choice>(s, other, 'stranger.judge', [{ do: 'yes' }, { do: 'no' }]);
  },
  verdict(s, _my, { votes }) {
    const yes = votes.filter(([vote]) => vote?.do === 'yes').length;
    emit(s, { type: 'strangerJudged', yes });
  },
});

/** Ends the game at once, whatever was still to be done. */
function end(s: State): void {
  s.ended = true;
  endAll(s);
  emit(s, { type: 'gameEnded' });
}

function take(s: State, seat: Seat, card: Card): void {
  const { hand } = s.people[seat]!;
  hand.splice(hand.indexOf(card), 1);
}
