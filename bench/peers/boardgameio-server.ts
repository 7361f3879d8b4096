/** The server of boardgame.io with Cisza: in production mode, matches kept in memory, nothing printed. */
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { playerView } from './cisza-view.ts';
import { cisza } from './cisza.ts';

/** The options of `listen`: the type allows only a port, and the default is every address of the machine. */
const listen = { host: '127.0.0.1', port: 0 } as unknown as number;

const { run } = Server({ games: [{ ...cisza, playerView }], origins: [] });
const { appServer } = await run({ port: listen });
const { port } = appServer.address() as { port: number };
process.send!({ port });
