/** Every course that the next zombie step may take, as the rules carry it out. */
import { call, choose, declare, emit, endAll, rule, rulebook, run, suspended } from '@horda/kernel';
import { clone } from '../clone.ts';
import { ACTIVATION, BEAMS, END, GOALS, WOUNDS } from '../declared.ts';
import { harm } from '../rules/harm.ts';
import { hitsLeft, takersOf, wounds, type Taker } from '../rules/wounds.ts';
import { RUNNER, type Choice, type Ending, type Event, type State, type ZoneNo } from '../state.ts';
import { activation, everybody, zombiePass } from '../zombies/activation.ts';
import { beams } from '../zombies/beams.ts';

/** V216: zombies left over when a group splits. */
export interface Leftover {
  readonly from: ZoneNo;
  /** TYPES: an abomination. */
  readonly kind: number;
  readonly n: number;
  /** The team will say which of these ways they go. */
  readonly to: readonly ZoneNo[];
}

/** V204: hits that the team will share. */
export interface Shared {
  readonly zone: ZoneNo;
  readonly hits: number;
  readonly takers: readonly Taker[];
}

export interface Course {
  /** The table in the end; shared hits have hurt nobody on it. */
  readonly s: State;
  readonly events: Event[];
  readonly leftovers: Leftover[];
  /** Where this course has put those left over. */
  readonly placed: Leftover[];
  readonly shared: Shared[];
  /** Something is left open that may change what came after it. */
  unsure: boolean;
}

/** V30, V31: those who see a beam, then everybody. */
const STEP = declare<object>('dangerStep', 'beams');
const step = rule<State, object>(STEP)({
  beams(s) {
    if (s.night) call(s, BEAMS, {});
  },
  activate(s) {
    call(s, ACTIVATION, everybody(s));
  },
});

/** Only how the mission ends is of interest here. */
const over = rule<State, { ending: Ending }>(END)({
  close(s, { ending }) {
    emit<Event>(s, { type: 'gameEnded', ending });
    endAll(s);
  },
});

/** Y50: nobody stands any more, and the goals will decide. */
const decided = rule<State, object>(GOALS)({
  check(s) {
    endAll(s);
  },
});

const MACHINE = {
  rules: rulebook<State>([step, beams, activation, zombiePass, wounds, harm, over, decided]),
  interrupts: null,
};

/** With so many courses, further decisions are not followed up. */
const MOST = 64;

/** At least one. `s` is used up. */
export function coursesOf(s: State): readonly Course[] {
  s.kernel.stack = [STEP.frame({})];
  run(MACHINE, s);
  const open: Course[] = [{ s, events: s.kernel.events, leftovers: [], placed: [], shared: [], unsure: false }];
  const done: Course[] = [];
  for (let course = open.pop(); course !== undefined; course = open.pop()) {
    const prompt = course.s.kernel.asks[0]?.prompt;
    if (prompt === undefined) done.push(course);
    else if (prompt === 'wounds.give') open.push(leaveShared(course));
    else if (prompt === 'zombiePass.choose') open.push(...placements(course, open.length + done.length));
    else open.push(suffered(course));
  }
  return done;
}

/** Nobody takes the hits: who would is not known. */
function leaveShared(course: Course): Course {
  const { s, shared } = course;
  const my = suspended(s, WOUNDS);
  const takers = takersOf(s, my);
  const hits = hitsLeft(my);
  shared.push({ zone: my.zone, hits, takers });
  course.unsure ||= takers.some(({ left }) => left <= hits);
  s.kernel.stack.pop();
  s.kernel.asks = [];
  s.kernel.events = [];
  run(MACHINE, s);
  course.events.push(...s.kernel.events);
  return course;
}

/** One course for each way to place them, if they act once more in this step. */
function placements(course: Course, courses: number): readonly Course[] {
  const { options } = course.s.kernel.asks[0]!;
  const ways = options as readonly Extract<Choice, { do: 'leftover' }>[];
  const { from, kind, to } = ways[0]!;
  course.leftovers.push({ from, kind, n: to.length, to: [...new Set(ways.flatMap((way) => way.to))] });
  const actAgain = kind === RUNNER || course.s.night;
  const followed = actAgain && courses + ways.length <= MOST ? ways : ways.slice(0, 1);
  course.unsure ||= actAgain && followed.length < ways.length;
  return followed.map((way, i) => {
    const next = i === followed.length - 1 ? course : copied(course);
    next.placed.push({ from, kind, n: 1, to: way.to });
    return answered(next, i);
  });
}

/** X35: a card would save somebody from a wound, if the player gave it. */
function suffered(course: Course): Course {
  course.unsure = true;
  return answered(course, course.s.kernel.asks[0]!.options.length - 1);
}

function answered(course: Course, option: number): Course {
  choose(MACHINE, course.s, option);
  course.events.push(...course.s.kernel.events);
  return course;
}

function copied({ s, events, leftovers, placed, shared, unsure }: Course): Course {
  return {
    s: clone(s),
    events: events.slice(),
    leftovers: leftovers.slice(),
    placed: placed.slice(),
    shared: shared.slice(),
    unsure,
  };
}
