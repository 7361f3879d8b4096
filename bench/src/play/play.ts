/** One game through the public protocol: a table is made, joined, played to the end, and its save checked. */
import { findGame } from '@horda/games';
import { draw, seeded, seedOf, verify, type Ask, type Choice, type Sealed } from '@horda/kernel';
import { faultOfProof, TableClient, type FairProof } from '@horda/protocol';
import { ROUTES, SOCKET, type RouteName } from '@horda/protocol/api';
import { picksOf } from '../load/picks.ts';

/** Longest time for one game, in milliseconds. */
const PATIENCE = 60_000;

/** A view of any game says who is asked, and what, if it is oneself. */
interface Asked {
  readonly asks: readonly {
    readonly seat: number;
    readonly answered: boolean;
    readonly own: Omit<Ask<Choice>, 'seat'> | null;
  }[];
}

interface Made {
  readonly table: string;
  readonly key: string;
  readonly invite: string;
}

export interface Played {
  readonly game: string;
  readonly table: string;
  readonly answers: number;
  readonly outcome: readonly number[];
}

/** Plays one game of every kind that the server has for this many players; `say` gets the progress. */
export async function playAll(url: string, players: number, say: (line: string) => void): Promise<readonly Played[]> {
  const games = (await request(url, 'games', null, null)) as { id: string; players: [number, number] }[];
  const fitting = games.filter(({ players: [min, max] }) => players >= min && players <= max);
  if (fitting.length === 0)
    throw new Error(games.map(({ id, players: range }) => `${id} is for ${range.join(' to ')} players`).join('; '));
  const played: Played[] = [];
  for (const { id } of fitting) played.push(await playOne(url, id, players, say));
  return played;
}

async function playOne(url: string, game: string, seats: number, say: (line: string) => void): Promise<Played> {
  const host = { game, seats, name: 'Player 1', entropy: crypto.randomUUID() };
  const made = (await request(url, 'create', null, host)) as Made;
  say(`${game}: table ${made.table} made, seat 0 taken`);
  const keys = [made.key];
  for (let seat = 1; seat < seats; seat++) {
    const guest = { name: `Player ${seat + 1}`, entropy: crypto.randomUUID() };
    const joined = (await request(url, 'join', made.invite, guest, made.table)) as { seat: number; key: string };
    if (joined.seat !== seat) throw new Error(`seat ${joined.seat} was given where ${seat} was free`);
    keys.push(joined.key);
    say(`${game}: seat ${seat} taken`);
  }
  const players = keys.map((key, seat) => sitDown(url, made.table, key, seat));
  const clients = players.map(({ client }) => client);
  try {
    await patiently(
      (over) => play(clients, over),
      players.map(({ failed }) => failed),
    );
    await check(url, game, made, clients);
    const { now, info } = clients[0]!;
    const [answers, outcome] = [now!.answers, info!.outcome!];
    say(`${game}: over after ${answers} answers, outcome ${JSON.stringify(outcome)}`);
    say(`${game}: the save is by the rules, and the cards were dealt as promised`);
    return { game, table: made.table, answers, outcome };
  } catch (error) {
    throw new Error(`${game}, table ${made.table}: ${reasonOf(error)}`, { cause: error });
  } finally {
    for (const client of clients) client.close();
  }
}

const LATE: ReadonlySet<string> = new Set(['notOffered', 'stale', 'over']);

/** A player at random; `failed` ends with the first answer that is refused, and never otherwise. */
function sitDown(
  url: string,
  table: string,
  key: string,
  seat: number,
): { client: TableClient; failed: Promise<never> } {
  const dice = seeded(seedOf(key));
  let fail: (error: Error) => void;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  let answered = 0;
  const client: TableClient = new TableClient({
    table,
    key,
    // The same deal in every run.
    entropy: `seat ${seat}`,
    connect: () => new WebSocket(`${url.replace(/^http/, 'ws')}${SOCKET}`),
    onChange() {
      const { now } = client;
      // Others answer too, so that the same question may be seen more than once.
      if (now === null || now.askedAt === answered) return;
      const own = (now.view as Asked | null)?.asks.find((ask) => ask.seat === seat && !ask.answered)?.own ?? null;
      if (own === null) return;
      answered = now.askedAt;
      const picks = [...picksOf(own, (below) => draw(dice, below))] as (Choice & Record<string, unknown>)[];
      void client.do({ do: 'answer', askedAt: now.askedAt, picks }).then((reply) => {
        // On an open floor somebody else may have been first; what has changed was told, and is answered anew.
        const isLate = own.floor !== undefined && !reply.done && LATE.has(reply.reason);
        if (!reply.done && !isLate)
          fail(
            new Error(
              `seat ${seat} was refused ${JSON.stringify(picks)} (${reply.reason}: ${reply.message}), though it was offered; whatever is offered must be taken`,
            ),
          );
      });
    },
  });
  return { client, failed };
}

/** Starts the game and waits for its end at every seat, unless it is `over` before. */
async function play(clients: readonly TableClient[], over: AbortSignal): Promise<void> {
  for (const client of clients) await until(() => client.state === 'open' || refused(client), over);
  const started = await clients[0]!.do({ do: 'start' });
  if (!started.done) throw new Error(`the game could not be started: ${started.message}`);
  for (const client of clients) await until(() => client.info?.status === 'over' || refused(client), over);
}

function refused({ state, refusal }: TableClient): false {
  if (state === 'refused') throw new Error(`a player was not let in: ${refusal?.message}`);
  return false;
}

/** All players were told the same, and the save they can take home says so too. */
async function check(url: string, id: string, { table, key }: Made, clients: readonly TableClient[]): Promise<void> {
  const ends = clients.map(({ now, info }) => JSON.stringify([now!.seq, now!.answers, info!.outcome]));
  if (new Set(ends).size > 1) throw new Error(`the players saw different ends: ${ends.join(' and ')}`);
  const { game } = findGame(id)!;
  const save = (await request(url, 'save', key, null, table)) as Sealed & { readonly fair: FairProof };
  const end = verify(game, save);
  const { now, info } = clients[0]!;
  if (save.answers.length !== now!.answers) throw new Error(`the save has ${save.answers.length} answers`);
  if (JSON.stringify(game.outcome(end)) !== JSON.stringify(info!.outcome)) throw new Error('the save ends differently');
  if (save.fair.commitment !== info!.fair?.commitment) throw new Error('the promise about chance was changed');
  const fault = faultOfProof(save.fair, save.seed);
  if (fault !== null) throw new Error(`the cards were not dealt as promised (${fault})`);
}

async function request(
  url: string,
  name: RouteName,
  key: string | null,
  body: object | null,
  table = '',
): Promise<unknown> {
  const { method, path } = ROUTES[name];
  const reply = await fetched(url, path.replace('{id}', table), {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
    },
    body: body === null ? null : JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

async function fetched(url: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${url}${path}`, init);
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    throw new Error(
      `no server answers at ${url} (${code ?? reasonOf(error)}); start one with npx horda serve, or leave out --url`,
      { cause: error },
    );
  }
}

async function until(holds: () => boolean, over: AbortSignal): Promise<void> {
  while (!holds()) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    over.throwIfAborted();
  }
}

async function patiently(
  work: (over: AbortSignal) => Promise<void>,
  failures: readonly Promise<never>[],
): Promise<void> {
  // A promise that still waits after the race would keep the process alive.
  const decided = new AbortController();
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the game was not over after ${PATIENCE / 1000} s`)), PATIENCE);
  });
  await Promise.race([work(decided.signal), late, ...failures]).finally(() => {
    clearTimeout(timer);
    decided.abort();
  });
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
