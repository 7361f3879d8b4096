/** Clients of boardgame.io's server: its lobby by HTTP, its messages by socket.io on a web socket. */
import type { Ctx } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { type Client, type Driver, inBatches, type Referee, SEATS } from '../src/load/driver.ts';
import type { G } from './cisza-rules.ts';
import { cisza } from './cisza.ts';

interface GameState {
  readonly G: G;
  readonly ctx: Ctx;
  readonly _stateID: number;
}

interface Player extends Client {
  readonly socket: Socket;
  match: string;
  credentials: string;
  /** The last state it heard of; -1 before the first. */
  known: number;
  /** It has moved, and waits to hear of it. */
  moved: boolean;
}

export function connect(address: string, referee: Referee): Driver {
  const lobby = `http://${address}/games/cisza`;

  async function post(path: string, body: object): Promise<Record<string, string>> {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${lobby}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Record<string, string>;
  }

  /** A new match, which both players join; each asks for its state. */
  async function begin(players: readonly Player[]): Promise<void> {
    const { matchID } = await post('/create', { numPlayers: SEATS, unlisted: true });
    for (const player of players) {
      const playerID = String(player.seat);
      const joined = await post(`/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
      player.match = matchID!;
      player.credentials = joined.playerCredentials!;
      player.known = -1;
    }
    for (const { socket, match, seat, credentials } of players)
      socket.emit('sync', match, String(seat), credentials, SEATS);
  }

  function hear(players: readonly Player[], player: Player, match: string, state: GameState): void {
    if (match !== player.match || state._stateID <= player.known) return;
    player.known = state._stateID;
    const { G, ctx } = state;
    if (player.moved) {
      player.moved = false;
      referee.accepted(player);
    }
    if (ctx.gameover !== undefined) return goOn(players, player);
    if (ctx.currentPlayer !== String(player.seat)) return;
    const options = cisza.ai!.enumerate(G, ctx, ctx.currentPlayer) as { move: string; args?: unknown[] }[];
    const { move, args = [] } = options[referee.draw(options.length)]!;
    referee.mayMove(player, () => {
      player.moved = true;
      const payload = { type: move, args, playerID: ctx.currentPlayer, credentials: player.credentials };
      player.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, ctx.currentPlayer);
    });
  }

  /** When both have heard of the end, the one in the first seat opens the next match. */
  function goOn(players: readonly Player[], player: Player): void {
    const [first, second] = players;
    if (first!.known !== second!.known) return;
    referee.begun(player);
    begin(players).catch((error: Error) => referee.failed(error.message));
  }

  async function sit(table: number, seat: number): Promise<Player> {
    const socket = io(`http://${address}/cisza`, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    socket.on('disconnect', (reason) => referee.failed(`a socket was closed: ${reason}`));
    return { table, seat, socket, match: '', credentials: '', known: -1, moved: false };
  }

  return {
    open: (tables) =>
      inBatches(tables, 20, async (table) => {
        const players = [await sit(table, 0), await sit(table, 1)];
        for (const player of players) {
          player.socket.on('sync', (match: string, { state }: { state: GameState }) =>
            hear(players, player, match, state),
          );
          player.socket.on('update', (match: string, state: GameState) => {
            referee.updated(player);
            hear(players, player, match, state);
          });
        }
        await begin(players);
      }),
  };
}
