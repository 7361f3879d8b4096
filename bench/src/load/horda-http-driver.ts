/** The same clients, who ask for another game by HTTP and say hello to its table, as those of boardgame.io do. */
import type { Driver, Referee } from './driver.ts';
import { connect as connectBy } from './horda-driver.ts';

export const connect = (address: string, referee: Referee): Driver => connectBy(address, referee, 'http');
