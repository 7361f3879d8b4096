/** The servers that are compared: how each is started, and who plays on it. */
import { fileURLToPath } from 'node:url';
import { peer } from '../peers.ts';
import type { ServerProgram } from './processes.ts';

export interface Platform {
  readonly id: string;
  /** What it is, in a word or two for the printed table. */
  readonly title: string;
  /** The program of its server; `folder` is for what it stores. */
  server(folder: string): ServerProgram;
  /** The module of its driver. */
  readonly driver: string;
  /** How a finished game is followed by the next one. */
  readonly nextGame: string;
  /** It comes from the folder of the peers, which is installed on demand. */
  readonly isPeer: boolean;
}

export const HORDA = 'horda';
/** The one to compare with. */
export const BASE = 'boardgameio';

export const PLATFORMS: readonly Platform[] = [
  {
    id: HORDA,
    title: 'Horda, on disk',
    server: (folder) => ({ name: 'Horda', module: own('horda-server.ts'), args: [folder] }),
    driver: own('horda-driver.ts'),
    nextGame: 'the host asks for a rematch on its socket; the server seats both at the new table',
    isPeer: false,
  },
  {
    id: 'horda-http',
    title: 'Horda, on disk, rematch by HTTP',
    server: (folder) => ({ name: 'Horda', module: own('horda-server.ts'), args: [folder] }),
    driver: own('horda-http-driver.ts'),
    nextGame: 'the host asks for a rematch by HTTP; both say hello to the new table',
    isPeer: false,
  },
  {
    id: BASE,
    title: 'boardgame.io 0.50, in memory',
    server: () => ({ name: 'boardgame.io', module: peer('boardgameio-server.ts') }),
    driver: peer('boardgameio-driver.ts'),
    nextGame: 'the host makes a match by HTTP, both join it by HTTP and sync',
    isPeer: true,
  },
  {
    id: 'colyseus',
    title: 'Colyseus 0.18, in memory, patched per move',
    server: () => ({ name: 'Colyseus', module: peer('colyseus-server.ts') }),
    driver: peer('colyseus-driver.ts'),
    nextGame: 'the room deals again',
    isPeer: true,
  },
  {
    id: 'colyseus-default',
    title: 'Colyseus 0.18, in memory, patched every 50 ms',
    server: () => ({ name: 'Colyseus', module: peer('colyseus-server.ts'), args: ['default-rate'] }),
    driver: peer('colyseus-driver.ts'),
    nextGame: 'the room deals again',
    isPeer: true,
  },
];

function own(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
