/** Experiments, pills and the code. */
import { ask, askUnlessOne, call, emit, reveal, rule, type Rule, type Seat } from '@horda/kernel';
import { PILL_IDS, SIDE_EFFECT_IDS, type PillId } from '../../content/ids.ts';
import { EFFECT_DIE, PEEK, type Peek } from '../../declared.ts';
import { discardTop, putCodeDie, release, takesDice } from '../../modules/raxxon.ts';
import { killSpecial, moveSpecial } from '../../modules/special-zombies.ts';
import { different } from '../../rules/cards.ts';
import { contentOf, find, ofPlayer, survivorOf } from '../../rules/table.ts';
import { NONE, type Choice, type State, type SurvivorNo } from '../../state.ts';
import { callEffects, type Acts } from '../act.ts';
import { context } from '../context.ts';
import { lineOf } from './composites.ts';

export const RAXXON_OPS: Acts<
  | 'release'
  | 'contain'
  | 'peekExp'
  | 'killSpecial'
  | 'specialStays'
  | 'specialMoves'
  | 'sideEffect'
  | 'pill'
  | 'codeDie'
  | 'codeDieBy'
  | 'setCodeDie'
> = {
  release: (s, { n }) => release(s, n),
  contain: (s, { n }) => discardTop(s, n),
  peekExp(s, { n, ctx }) {
    const cards = Math.min(n, s.raxxon.deck.length);
    // The top one lies open: one card alone tells nothing new.
    if (cards > 1) call(s, PEEK, { seat: ctx.chooser, cards, placed: 0 });
  },
  killSpecial: (s, { ctx }) => killSpecial(s, { experiment: ctx.experiment, place: ctx.here, entrance: ctx.entrance }),
  specialStays: () => {},
  specialMoves(s, { places: [to], ctx }) {
    if (to !== undefined) moveSpecial(s, { experiment: ctx.experiment, place: ctx.here, entrance: ctx.entrance }, to);
  },
  sideEffect(s, { op, who: [survivor] }) {
    if (survivor !== undefined) giveSideEffect(s, survivor, SIDE_EFFECT_IDS.indexOf(op.name));
  },
  pill: (s, { op, ctx }) => call(s, pill, { seat: ctx.by, colour: op.colour, survivor: NONE }),
  codeDie(s, { op, ctx }) {
    if (takesDice(s)) putCodeDie(s, ctx.by, op.value);
  },
  codeDieBy(s, { seats: [seat] }) {
    if (seat !== undefined) call(s, codeDieBy, { seat });
  },
  setCodeDie(s, { ctx }) {
    if (s.raxxon.dice.length > 0) call(s, codeChange, { seat: ctx.chooser });
  },
};

/** L274, Q88: taken from the open stack; without it there nothing happens. */
function giveSideEffect(s: State, survivor: SurvivorNo, sideEffect: number): void {
  const one = find(s, survivor);
  if (one === undefined || !s.raxxon.sideEffects.includes(sideEffect)) return;
  s.raxxon.sideEffects = s.raxxon.sideEffects.filter((card) => card !== sideEffect);
  one.sideEffects = [...one.sideEffects, sideEffect];
  emit(s, { type: 'sideEffectGot', survivor, sideEffect });
}

/** L272, L273: an own survivor takes the pill, and a die says which line of its table works. (Q87) */
const pill = rule<State, { seat: Seat; colour: PillId; survivor: SurvivorNo }, Choice>('pill')({
  choose(s, { seat }, f) {
    const own = ofPlayer(s, seat).map(({ card }): Choice => ({ do: 'survivor', survivor: card }));
    if (own.length === 0) f.at = '';
    else askUnlessOne(s, f, seat, 'pill.choose', own);
  },
  roll(s, my, { pick }) {
    if (pick.do === 'survivor') my.survivor = pick.survivor;
    call(s, EFFECT_DIE, { seat: my.seat, by: my.survivor });
  },
  work(s, { seat, colour, survivor }) {
    const card = PILL_IDS.indexOf(colour);
    const roles = { target: survivor, self: survivor, here: survivorOf(s, survivor).place };
    callEffects(s, lineOf(contentOf(s).pills[card]!.table, s.die), context(s, { deck: 'pill', card }, seat, roles));
  },
  done(s, { survivor }) {
    emit(s, { type: 'pillTaken', survivor });
  },
});

/** Somebody looks at the top experiments and puts them back, from the top down: only the top one is open to all. */
const peek = rule<State, Peek, Choice>(PEEK)({
  look(s, { seat, cards }) {
    reveal(s);
    emit(s, { type: 'experimentsSeen', seat, experiments: s.raxxon.deck.slice(-cards).reverse() });
  },
  choose(s, { seat, cards, placed }, f) {
    const { deck } = s.raxxon;
    if (cards - placed < 2) return void (f.at = '');
    const open = different(deck.slice(deck.length - cards, deck.length - placed));
    ask(
      s,
      seat,
      'peek.choose',
      open.map((card): Choice => ({ do: 'experiment', card })),
    );
  },
  put(s, my, f) {
    const { deck } = s.raxxon;
    if (f.pick.do !== 'experiment') return;
    deck.splice(deck.indexOf(f.pick.card), 1);
    deck.splice(deck.length - my.placed, 0, f.pick.card);
    my.placed++;
    f.at = 'choose';
  },
});

const FACES = [1, 2, 3, 4, 5, 6];

/** A player puts a die of any value from the supply on Raxxon. */
const codeDieBy = rule<State, { seat: Seat }, Choice>('codeDieBy')({
  value(s, { seat }) {
    ask(
      s,
      seat,
      'codeDieBy.value',
      FACES.map((value): Choice => ({ do: 'die', value })),
    );
  },
  put(s, { seat }, { pick }) {
    if (pick.do === 'die') putCodeDie(s, seat, pick.value);
  },
});

/** A die on Raxxon is turned to another value. */
const codeChange = rule<State, { seat: Seat }, Choice>('codeChange')({
  choose(s, { seat }) {
    const turns = different(s.raxxon.dice).flatMap((from): Choice[] =>
      FACES.filter((to) => to !== from).map((to) => ({ do: 'turnDie', from, to })),
    );
    ask(s, seat, 'codeChange.choose', turns);
  },
  turn(s, { seat }, { pick }) {
    if (pick.do !== 'turnDie') return;
    const { from, to } = pick;
    const { dice } = s.raxxon;
    dice[dice.indexOf(from)] = to;
    dice.sort((a, b) => a - b);
    emit(s, { type: 'codeDieChanged', seat, from, to });
  },
});

export const RAXXON_RULES: readonly Rule<State>[] = [pill, peek, codeDieBy, codeChange];
