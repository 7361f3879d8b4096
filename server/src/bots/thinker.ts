/** What runs in the threads of a server: bots for the games of the list. */
import { findGame } from '@horda/games';
import { thinkFor } from './think-for.ts';

thinkFor(findGame);
