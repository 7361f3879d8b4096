/** What runs in the threads of a server, for the games of the list. */
import { findGame } from '@horda/games';
import { workFor } from './work-for.ts';

workFor(findGame);
