/** The server of Colyseus with Cisza: in production mode, on the transport it recommends for Node, nothing printed. */
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CiszaRoom, CiszaRoomAtDefaultRate } from './colyseus-room.ts';

const silent = { debug() {}, info() {}, trace() {}, warn: console.warn, error: console.error };
const transport = new WebSocketTransport();
const server = new Server({ transport, logger: silent, greet: false });
server.define('cisza', process.argv[2] === 'default-rate' ? CiszaRoomAtDefaultRate : CiszaRoom);
await server.listen(0, '127.0.0.1');
const { port } = transport.server!.address() as { port: number };
process.send!({ port });
