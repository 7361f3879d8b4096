/** What may happen at a table; each happening is done to both twins alike. */
import { draw, openAsk, same, type Choice, type Seat } from '@horda/kernel';
import type { Command, Question } from '@horda/protocol';
import { ROUTES, type RouteName } from '@horda/protocol/api';
import { enter, hello, type Side, type Twins } from './twins.ts';

type Doing = (side: Side) => void | Promise<void>;
/** `make` returns null if it cannot happen now. `goesOn`: it may move the game on. */
interface Happening {
  readonly goesOn?: true;
  readonly weight?: number;
  make(twins: Twins): Doing | null;
}

const any = <T>({ dice }: Twins, list: readonly T[]): T => list[draw(dice, list.length)]!;
const table = ({ sides }: Twins) => sides[0].live.table;
const other = (twins: Twins): Seat | null => {
  const seats = [...twins.sides[0].others].flatMap(([seat, line]) => (line.readyState === 1 ? [seat] : []));
  return seats.length === 0 ? null : any(twins, seats);
};

/** A command from the observed seat, or from another. */
function command(twins: Twins, by: Seat | null, what: Command, id = `c${twins.commands++}`): Doing | null {
  if (by === null) return null;
  return ({ own, others }) => (by === twins.seat ? own[0]! : others.get(by)!).say({ type: 'do', id, command: what });
}

function question(twins: Twins, asked: Question): Doing {
  const id = `q${twins.commands++}`;
  return ({ own }) => own[0]!.say({ type: 'ask', id, question: asked });
}

function request(twins: Twins, route: RouteName, body: object | null, key: (side: Side) => string | null): Doing {
  const { method, path } = ROUTES[route];
  const seen = draw(twins.dice, table(twins).seq + 2);
  return async (side) => {
    const { house, id, told } = side;
    const bearer = key(side);
    const { text } = await house.request({
      method,
      url: path.replace('{id}', id).replace('{seen}', String(seen)),
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      ...(body === null ? {} : { payload: body }),
    });
    told.push(text);
  };
}
const ownKey =
  ({ seat }: Twins) =>
  ({ keys }: Side): string =>
    keys.seats[seat]!;

/** Picks distinct options of an open question, as many as it wants. */
function picksFor(twins: Twins, seat: Seat): readonly Choice[] | null {
  const ask = openAsk(table(twins).state!, seat);
  if (ask === null) return null;
  const left = [...ask.options];
  const most = Math.min(ask.max, left.length);
  const count = ask.min + draw(twins.dice, most - ask.min + 1);
  return Array.from({ length: count }, () => left.splice(draw(twins.dice, left.length), 1)[0]!);
}

function answer(twins: Twins, seat: Seat): Doing | null {
  const picks = picksFor(twins, seat);
  if (picks === null) return null;
  // In the other world, other seats may hold different cards.
  const there = openAsk(twins.sides[1].live.table.state!, seat);
  if (there === null || !picks.every((pick) => there.options.some((option) => same(option, pick)))) return null;
  return command(twins, seat, { do: 'answer', askedAt: table(twins).askedAt, picks: [...picks] });
}

/** An answer that is refused: for another question, with too many or too few picks, or with repeated or wrong ones. */
function wrongAnswer(twins: Twins): Doing | null {
  const { askedAt } = table(twins);
  const tick = any(twins, [askedAt, askedAt, askedAt, askedAt - 1, askedAt + 7]);
  const option = openAsk(table(twins).state!, twins.seat)?.options[0] ?? any(twins, twins.choices);
  const picks = any(twins, [
    [],
    [option, option],
    Array.from({ length: 30 }, () => option),
    [any(twins, twins.choices)],
    [{ do: 'fly' }],
    [{ ...option, card: 'nothing' }],
  ]);
  return command(twins, twins.seat, { do: 'answer', askedAt: Math.max(0, tick), picks });
}

const HAPPENINGS: Readonly<Record<string, Happening>> = {
  ownAnswer: { goesOn: true, weight: 6, make: (twins) => answer(twins, twins.seat) },
  otherAnswer: {
    goesOn: true,
    weight: 12,
    make(twins) {
      const asked = table(twins).state!.kernel.asks.filter(
        ({ seat, answer: given }) => seat !== twins.seat && given === null,
      );
      return asked.length === 0 ? null : answer(twins, any(twins, asked).seat);
    },
  },
  wrongAnswer: { goesOn: true, weight: 7, make: wrongAnswer },
  repeated: {
    make: (twins) =>
      command(twins, twins.seat, { do: 'say', text: 'twice' }, `c${draw(twins.dice, twins.commands + 1)}`),
  },
  undo: { weight: 3, make: (twins) => command(twins, twins.seat, { do: 'undo', askedAt: table(twins).askedAt }) },
  otherUndo: { make: (twins) => command(twins, other(twins), { do: 'undo', askedAt: table(twins).askedAt }) },
  propose: {
    weight: 3,
    make: (twins) => command(twins, twins.seat, { do: 'propose', what: any(twins, ['undo', 'abandon'] as const) }),
  },
  otherProposes: {
    weight: 2,
    make: (twins) => command(twins, other(twins), { do: 'propose', what: any(twins, ['undo', 'abandon'] as const) }),
  },
  vote: {
    weight: 5,
    make(twins) {
      const { proposal } = table(twins);
      const yes = proposal?.what !== 'abandon' && draw(twins.dice, 3) > 0;
      return command(twins, twins.seat, { do: 'vote', proposal: proposal?.seq ?? 3, yes });
    },
  },
  otherVotes: {
    weight: 4,
    make(twins) {
      const { proposal } = table(twins);
      if (proposal === null) return null;
      const yes = proposal.what !== 'abandon' && draw(twins.dice, 3) > 0;
      return command(twins, other(twins), { do: 'vote', proposal: proposal.seq, yes });
    },
  },
  say: { make: (twins) => command(twins, twins.seat, { do: 'say', text: 'hm' }) },
  otherSays: { make: (twins) => command(twins, other(twins), { do: 'say', text: 'well' }) },
  handOver: { goesOn: true, make: (twins) => command(twins, twins.seat, { do: 'handOver', bot: 'random' }) },
  takeBack: { weight: 3, make: (twins) => command(twins, twins.seat, { do: 'takeBack' }) },
  otherHandsOver: { goesOn: true, make: (twins) => command(twins, other(twins), { do: 'handOver', bot: 'greedy' }) },
  otherTakesBack: { make: (twins) => command(twins, other(twins), { do: 'takeBack' }) },
  hostOnly: {
    make: (twins) =>
      command(
        twins,
        twins.seat,
        any(twins, [
          { do: 'start' },
          { do: 'free', seat: 1 },
          { do: 'seatBot', seat: 1, bot: 'random' },
          { do: 'change', hints: false },
        ] as const),
      ),
  },
  otherLeaves: { goesOn: true, weight: 2, make: (twins) => command(twins, other(twins), { do: 'leave' }) },
  otherJoins: {
    weight: 8,
    make(twins) {
      const free = table(twins).chairs.findIndex(({ held }) => held === 'free');
      if (free === -1) return null;
      return async (side) => {
        const reply = await side.house.request({
          method: 'POST',
          url: ROUTES.join.path.replace('{id}', side.id),
          headers: { authorization: `Bearer ${side.keys.invite}` },
          payload: { name: 'newcomer', seat: free },
        });
        side.keys.seats[free] = (JSON.parse(reply.body) as { key: string }).key;
        enter(side, free);
      };
    },
  },
  late: {
    goesOn: true,
    make: (twins) =>
      table(twins).made.clock.kind === 'none'
        ? null
        : ({ house, live }) => {
            house.clock += 60_000;
            live.look(0);
          },
  },
  timePasses: {
    make(twins) {
      const milliseconds = draw(twins.dice, 900);
      return ({ house }) => void (house.clock += milliseconds);
    },
  },
  why: { weight: 6, make: (twins) => question(twins, { ask: 'why', choice: any(twins, twins.choices) }) },
  ahead: { weight: 3, make: (twins) => question(twins, { ask: 'ahead', choice: any(twins, twins.choices) }) },
  hint: { weight: 2, make: (twins) => question(twins, { ask: 'hint' }) },
  look: {
    weight: 4,
    make(twins) {
      const at = draw(twins.dice, table(twins).answers.length + 2);
      const seat = any(twins, [undefined, undefined, twins.seat, null, 0, 1]);
      return question(twins, { ask: 'look', at, ...(seat === undefined ? {} : { seat }) });
    },
  },
  history: {
    weight: 2,
    make: (twins) =>
      question(twins, { ask: 'history', from: draw(twins.dice, 10), to: draw(twins.dice, table(twins).seq + 5) }),
  },
  helloAgain: {
    weight: 2,
    make(twins) {
      const seen = draw(twins.dice, table(twins).seq + 3);
      return (side) => hello(side, side.own[0]!, side.keys.seats[twins.seat]!, seen);
    },
  },
  secondSocket: {
    make(twins) {
      const seen = draw(twins.dice, table(twins).seq + 1);
      return (side) => {
        if (side.own.length > 1) return side.own.pop()!.hangUp();
        side.own.push(side.house.connect());
        hello(side, side.own[1]!, side.keys.seats[twins.seat]!, seen);
      };
    },
  },
  otherComesAndGoes: {
    make(twins) {
      const who = other(twins);
      if (who === null) return null;
      return (side) => {
        side.others.get(who)!.hangUp();
        enter(side, who);
      };
    },
  },
  spectatorAsks: {
    weight: 2,
    make(twins) {
      const at = draw(twins.dice, table(twins).answers.length + 2);
      const asked = any<Question>(twins, [
        { ask: 'look', at },
        { ask: 'look', at, seat: twins.seat },
        { ask: 'hint' },
        { ask: 'why', choice: any(twins, twins.choices) },
        { ask: 'history', from: 0, to: 1000 },
      ]);
      return ({ spectator }) => spectator.say({ type: 'ask', id: 's', question: asked });
    },
  },
  nonsense: {
    make(twins) {
      const text = any(twins, [
        '',
        '{',
        '[]',
        '{"type":"do","id":"x","command":{"do":"answer","askedAt":"1"}}',
        '{"type":"ping"}',
      ]);
      return ({ own }) => own[0]!.say(text);
    },
  },
  read: { make: (twins) => request(twins, 'read', null, ownKey(twins)) },
  readPublic: { make: (twins) => request(twins, 'read', null, ({ keys }) => keys.watch) },
  personal: { make: (twins) => request(twins, 'personal', null, ownKey(twins)) },
  save: { make: (twins) => request(twins, 'save', null, ownKey(twins)) },
  posted: {
    make: (twins) =>
      request(
        twins,
        'command',
        { id: `p${twins.commands++}`, command: { do: 'answer', askedAt: 0, picks: [] } },
        ownKey(twins),
      ),
  },
  asked: { make: (twins) => request(twins, 'question', { question: { ask: 'hint' } }, ownKey(twins)) },
  refusedRequests: {
    weight: 3,
    make(twins) {
      const route = any(twins, ['archive', 'rematch', 'join', 'fork', 'erase'] as const);
      const body = route === 'join' ? { name: 'again' } : route === 'fork' ? { at: 9_999 } : null;
      return request(twins, route, body, route === 'erase' ? ({ keys }) => keys.watch : ownKey(twins));
    },
  },
  fork: {
    make(twins) {
      const at = draw(twins.dice, table(twins).answers.length + 1);
      return async (side) => {
        await request(twins, 'fork', { at, name: null, bot: 'greedy' }, ownKey(twins))(side);
        const made = /"table":"([^"]+)"/.exec(side.told.at(-1)!)?.[1];
        // The world that the new table continues from is all that a fork could leak.
        if (made !== undefined) side.told.push((await side.house.store.lines(made, 0))[0]!.body);
      };
    },
  },
};

export const HAPPENING_NAMES = Object.keys(HAPPENINGS);
const DRAWN = Object.entries(HAPPENINGS).flatMap(([name, { weight = 1 }]) =>
  Array.from({ length: weight }, () => name),
);

/** Picks something that can happen now. */
export function nextHappening(twins: Twins): { readonly name: string; readonly doing: Doing } {
  for (;;) {
    const name = any(twins, DRAWN);
    const { goesOn, make } = HAPPENINGS[name]!;
    const doing = goesOn && twins.frozen ? null : make(twins);
    if (doing !== null) return { name, doing };
  }
}
