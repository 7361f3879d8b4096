/** Clients of Colyseus: its own library, on the same web sockets that the clients of the others use. */
import type { View } from '@horda/cisza/view';
import { type Client, type Driver, inBatches, type Referee } from '../src/load/driver.ts';
import { picksOf } from '../src/load/picks.ts';

// Where Node has sockets of its own the library takes those, which are slower than its other choice.
Reflect.deleteProperty(globalThis, 'WebSocket');
const { Client: Colyseus } = await import('@colyseus/sdk');
type Room = Awaited<ReturnType<InstanceType<typeof Colyseus>['create']>>;

interface Player extends Client {
  moved: boolean;
}

export function connect(address: string, referee: Referee): Driver {
  const colyseus = new Colyseus(`http://${address}`);

  function sit(room: Room, table: number, seat: number): void {
    const player: Player = { table, seat, moved: false };
    room.reconnection.enabled = false;
    room.onLeave((code) => referee.failed(`a socket was closed: ${code}`));
    room.onMessage('refused', ({ reason }: { reason: string }) => referee.failed(`a move was refused: ${reason}`));
    room.onMessage('view', ({ view }: { view: View }) => hear(room, player, view));
    room.send('ready');
  }

  function hear(room: Room, player: Player, view: View): void {
    referee.updated(player);
    if (player.moved) {
      player.moved = false;
      referee.accepted(player);
    }
    if (view.ending !== null) {
      if (player.seat !== 0) return;
      referee.begun(player);
      room.send('again');
      return;
    }
    const ask = view.asks.find(({ seat, answered }) => seat === player.seat && !answered)?.own;
    if (!ask) return;
    const picks = picksOf(ask, referee.draw);
    referee.mayMove(player, () => {
      player.moved = true;
      room.send('move', { tick: view.tick, picks });
    });
  }

  return {
    open: (tables) =>
      inBatches(tables, 20, async (table) => {
        const first = await colyseus.create('cisza');
        sit(first, table, 0);
        sit(await colyseus.joinById(first.roomId), table, 1);
      }),
  };
}
