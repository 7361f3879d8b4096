/** Bots for the games of the trials. */
import { thinkFor } from '../../../src/bots/think-for.ts';
import { findPlayed } from '../../faults/games.ts';

thinkFor(findPlayed);
