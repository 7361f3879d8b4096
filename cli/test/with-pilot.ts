/** The command with one game more than the list has: `node with-pilot.ts play pilot …`. */
import { GAMES } from '@horda/games';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { horda } from '../src/dispatch.ts';

process.exitCode = await horda(process.argv.slice(2), [...GAMES, pilotEntry()]);
