/** The Raxxon module in a round: the containment code, and experiments that are released. (L276–L285) */
import { ask, askUnlessOne, below, call, emit, reveal, rule, type Rule, type Seat } from '@horda/kernel';
import type { Experiment } from '../content/entries.ts';
import { ADDING, VOTE } from '../declared.ts';
import { contentOf, nonExiled, placesOf, survivorsAt } from '../rules/table.ts';
import { addingOver } from '../rules/tracks.ts';
import { COLONY, NONE, RAXXON, type Choice, type ExperimentNo, type PlaceNo, type State } from '../state.ts';
import { discardExperiment, encounter, isOnBoard } from './special-zombies.ts';

/** Q84: not without an experiment. L298, L308: not in the first two chapters of the story. */
export function isCodeInForce({ options, chapter, raxxon }: State): boolean {
  return options.raxxon && raxxon.deck.length > 0 && chapter !== 'R1' && chapter !== 'R2';
}

/** L276: dice lie on Raxxon for the code; in R2, for its goal. */
export function takesDice(s: State): boolean {
  return s.chapter === 'R2' || isCodeInForce(s);
}

export function putCodeDie(s: State, seat: Seat, die: number): void {
  s.raxxon.dice.push(die);
  s.raxxon.dice.sort((a, b) => a - b);
  emit(s, { type: 'codeDiePut', seat, die });
}

/** L277, Q77: two dice show the two values of the top experiment. */
function isCodeMet(s: State): boolean {
  const [one, other] = topOf(s).code;
  const { dice } = s.raxxon;
  const first = dice.indexOf(one);
  return first !== -1 && dice.toSpliced(first, 1).includes(other);
}

function topOf(s: State): Experiment {
  return contentOf(s).experiments[s.raxxon.deck.at(-1)!]!;
}

/** The top experiment leaves the deck; the next one lies open. */
function takeTop(s: State): ExperimentNo {
  reveal(s);
  return s.raxxon.deck.pop()!;
}

/** The top experiments leave without being placed. */
export function discardTop(s: State, n: number): void {
  for (let left = Math.min(n, s.raxxon.deck.length); left > 0; left--) discardExperiment(s, takeTop(s));
}

/** At the start of the colony phase, before step 1. (Q64) */
export function checkCode(s: State): void {
  if (isCodeInForce(s)) call(s, containment, {});
  else if (s.chapter !== 'R2') s.raxxon.dice = [];
}

const containment = rule<State, object, Choice>('containment')({
  /** L278, Q79: players who are not exiled vote. L282: without the two values it is released. */
  compare(s, _my, f) {
    emit(s, { type: 'stepBegan', step: 'code' });
    if (isCodeMet(s)) call(s, VOTE, { about: 'code', voters: nonExiled(s) });
    else f.at = 'release';
  },
  /** L279 */
  contain(s, _my, f) {
    if (!s.verdict) return;
    const experiment = takeTop(s);
    s.raxxon.done++;
    s.raxxon.contained++;
    emit(s, { type: 'experimentContained', experiment });
    f.at = 'clear';
  },
  /** L280: any place, the colony too. */
  spare(s) {
    ask(
      s,
      s.first,
      'containment.spare',
      placesOf(s).map((place): Choice => ({ do: 'place', place })),
    );
  },
  spared(s, _my, { pick }) {
    if (pick.do !== 'place') return;
    s.raxxon.spared = pick.place;
    emit(s, { type: 'placeSpared', place: pick.place });
  },
  /** L281, L282 */
  release(s) {
    release(s, 1);
  },
  /** Q78 */
  clear(s) {
    s.raxxon.dice = [];
  },
});

interface Releasing {
  /** Experiments still to be released. */
  n: number;
  experiment: ExperimentNo;
  /** Figures placed or lost so far. */
  figures: number;
}

/** Releases the top experiments one after the other, as far as there are any. (Q84) */
export function release(s: State, n: number): void {
  call(s, releasing, { n, experiment: NONE, figures: 0 });
}

export const releasing = rule<State, Releasing, Choice>('releasing')({
  open(s, my, f) {
    if (my.n <= 0 || s.raxxon.deck.length === 0) return void (f.at = '');
    my.n--;
    my.experiment = takeTop(s);
    my.figures = 0;
    s.raxxon.loose = [...s.raxxon.loose, my.experiment];
    // The figures of a card are one run for the end check. (F20)
    s.adding++;
    emit(s, { type: 'experimentReleased', experiment: my.experiment });
  },
  /** L283: a place for each figure by itself. */
  where(s, { experiment, figures }, f) {
    const card = contentOf(s).experiments[experiment]!;
    if (figures >= card.figures) return void (f.at = 'show');
    const places = placesFor(s, card.placement).map((place): Choice => ({ do: 'place', place }));
    askUnlessOne(s, f, s.first, 'releasing.where', places);
  },
  /** L284, Q82: at entrances in order; a full one loses a barricade or trap, or is overrun, and the figure is lost. */
  place(s, my, f) {
    if (f.pick.do === 'place')
      call(s, ADDING, { place: f.pick.place, n: 1, next: my.figures, placed: 0, special: my.experiment });
    my.figures++;
    f.at = 'where';
  },
  /** L285, Q81: the card lies open while one of its figures is in play. */
  show(s, { experiment }, f) {
    if (!isOnBoard(s, experiment)) discardExperiment(s, experiment);
    addingOver(s);
    f.at = 'open';
  },
});

/** Where the audio log sends a figure; of several places the first player picks one. */
function placesFor(s: State, placement: Experiment['placement']): readonly PlaceNo[] {
  if (placement === 'colony') return [COLONY];
  if (placement === 'raxxon') return [RAXXON];
  if (placement === 'random') return [1 + below(s, 6)];
  const outside = placesOf(s).filter((place) => place !== COLONY);
  const most = Math.max(...outside.map((place) => survivorsAt(s, place).length));
  return most === 0 ? [COLONY] : outside.filter((place) => survivorsAt(s, place).length === most);
}

export const RAXXON_MODULE_RULES: readonly Rule<State>[] = [containment, releasing, encounter];
