/** Clients of our own server: tables by HTTP, play by web socket, as any program would do it. */
import type { View } from '@horda/cisza/view';
import { newEntropy, type ClientFrame, type Command, type Position, type ServerFrame } from '@horda/protocol';
import { ROUTES, SOCKET } from '@horda/protocol/api';
import { PROTOCOL } from '@horda/protocol/schemas';
import { WebSocket } from 'ws';
import { type Client, type Driver, inBatches, type Referee, SEATS } from './driver.ts';
import { picksOf } from './picks.ts';

interface Player extends Client {
  readonly socket: WebSocket;
  readonly key: string;
  /** The table as the server calls it. */
  place: string;
  /** The id of the command whose reply is awaited, and whether it is a move. */
  awaited: { readonly id: string; readonly isMove: boolean } | null;
  commands: number;
  /** How the table is, as far as the player knows; null before it knows. */
  now: Position | null;
  /** Between the welcome to a table and the end of its game; what is told of a table after its end does not matter. */
  isIn: boolean;
  isOver: boolean;
}

/**
 * How a finished game is followed by the next. `follow`: the host asks on its socket, and the server seats all who are there
 * at the next table. `http`: the host asks by HTTP, and each says hello to the next table.
 */
export type Rematch = 'follow' | 'http';

export function connect(address: string, referee: Referee, rematch: Rematch = 'follow'): Driver {
  async function post(route: 'create' | 'join' | 'rematch', place: string, key: string | null, body: object | null) {
    const reply = await fetch(`http://${address}${ROUTES[route].path.replace('{id}', place)}`, {
      method: 'POST',
      headers: {
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: body === null ? null : JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${route}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { table: string; key: string; invite: string };
  }

  function send({ socket }: Player, frame: ClientFrame): void {
    socket.send(JSON.stringify(frame));
  }

  function command(player: Player, what: Command): void {
    const id = String(++player.commands);
    player.awaited = { id, isMove: what.do === 'answer' };
    send(player, { type: 'do', id, command: what });
  }

  function enter(player: Player, place: string): void {
    leave(player);
    player.place = place;
    const follow = rematch === 'follow';
    send(player, { type: 'hello', protocol: PROTOCOL, table: place, key: player.key, seen: 0, follow });
  }

  function hear(players: readonly Player[], player: Player, frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        player.now = frame.now;
        player.isIn = true;
        // The host begins when all are there, and adds to chance with that, as our own client does.
        if (players.every(({ isIn }) => isIn)) command(players[0]!, { do: 'start', entropy: newEntropy() });
        return;
      case 'update':
        if (frame.did !== undefined) accept(player, frame.did);
        if (!player.isIn) return;
        referee.updated(player);
        player.now = frame.now;
        if (frame.info !== undefined) player.isOver = frame.info.status === 'over';
        // Both leave; otherwise the host would think that the other is already at the next table.
        if (frame.info?.rematch) for (const each of players) leave(each);
        return goOn(players, player);
      case 'accepted':
        accept(player, frame.id);
        return goOn(players, player);
      case 'present':
        return;
      default:
        return referee.failed(`the server said ${JSON.stringify(frame).slice(0, 200)}`);
    }
  }

  function accept(player: Player, id: string): void {
    const { awaited } = player;
    if (awaited?.id !== id) return referee.failed(`command ${id} was acknowledged, but not given`);
    player.awaited = null;
    if (awaited.isMove) referee.accepted(player);
  }

  /** The update after one's own move may come before its acknowledgement: then this waits for both. */
  function goOn(players: readonly Player[], player: Player): void {
    if (player.awaited !== null || player.now === null) return;
    if (player.isOver) return again(players);
    const { view, askedAt } = player.now as { view: View | null; askedAt: number };
    const ask = view?.asks.find(({ seat, answered }) => seat === player.seat && !answered)?.own;
    if (!ask) return;
    const picks = picksOf(ask, referee.draw);
    // Asked once: another update that changes nothing for this player must not make it move twice.
    player.now = null;
    referee.mayMove(player, () => command(player, { do: 'answer', askedAt, picks: [...picks] }));
  }

  function again(players: readonly Player[]): void {
    const host = players[0]!;
    if (!players.every(({ isOver, awaited }) => isOver && awaited === null)) return;
    referee.begun(host);
    if (rematch === 'follow') {
      for (const player of players) player.isOver = false;
      return command(host, { do: 'rematch' });
    }
    for (const player of players) leave(player);
    post('rematch', host.place, host.key, null).then(
      ({ table }) => {
        for (const player of players) enter(player, table);
      },
      (error: Error) => referee.failed(error.message),
    );
  }

  /** From now on the player ignores frames about this table. */
  function leave(player: Player): void {
    Object.assign(player, { now: null, isOver: false, isIn: false });
  }

  async function sit(table: number, seat: number, key: string): Promise<Player> {
    const socket = new WebSocket(`ws://${address}${SOCKET}`);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', (error) => referee.failed(error.message));
    socket.on('close', (code, reason) => referee.failed(`a socket was closed: ${code} ${reason.toString()}`));
    return { table, seat, socket, key, place: '', awaited: null, commands: 0, now: null, isIn: false, isOver: false };
  }

  return {
    open: (tables) =>
      inBatches(tables, 20, async (table) => {
        const made = await post('create', '', null, { game: 'cisza', seats: SEATS, name: 'first' });
        const joined = await post('join', made.table, made.invite, { name: 'second' });
        const players = [await sit(table, 0, made.key), await sit(table, 1, joined.key)];
        for (const player of players) {
          player.socket.on('message', (data: Buffer) =>
            hear(players, player, JSON.parse(data.toString()) as ServerFrame),
          );
          enter(player, made.table);
        }
      }),
  };
}
