/** Bots for the games of the fault trials. */
import { workFor } from '../../../src/threads/work-for.ts';
import { findPlayed } from '../../faults/games.ts';

workFor(findPlayed);
