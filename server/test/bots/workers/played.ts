/** Bots for the games of the fault trials. */
import { thinkFor } from '../../../src/bots/think-for.ts';
import { findPlayed } from '../../faults/games.ts';

thinkFor(findPlayed);
