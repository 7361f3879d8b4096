import { call, rule } from '@horda/kernel';
import { explosion } from '../rules/explosion.ts';
import { printed } from '../rules/cards.ts';
import { laneOf } from '../content/board.ts';
import { retreatsFrom } from '../rules/harm.ts';
import { holeUnder } from '../rules/holes.ts';
import { LATER } from '../rules/later.ts';
import { lineBlocked, nearest } from '../rules/line-of-fire.ts';
import { findZombie, has, traits, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, Lane, State, Zombie } from '../state.ts';
import { hitBy, shot } from './shot.ts';

interface Locals extends Aimed {
  lane?: Lane;
  /** Bullets left. */
  left?: number;
  /** Whom the last bullet was fired at, and how it was then. */
  at?: CardId;
  woundsBefore?: number;
  stopper?: 'shields' | 'shrinks' | null;
  /** Whom the last bullet wounded; -1: nobody who still stands. */
  hit?: CardId;
}

/**
 * Bullets of one wound each, one after the other, always at the nearest zombie of the lane; whoever is hit last goes
 * back. A shield ends it, and so does a doll that shrinks. (K341–K343, K162, K172, P381–P385, P391)
 */
export const burst: Play = {
  targets: shot.targets,
  why: shot.why,
  effect: rule<State, Locals>('burst')({
    load(s, my, f) {
      const { target } = my;
      if (target.do === 'thing') {
        f.at = '';
        return call(s, explosion, { thing: target.thing });
      }
      my.lane = laneOf(zombie(s, hitBy(target).zombie).field);
      my.left = printed(s, my.card).wounds;
      my.hit = -1;
    },
    fire(s, my, f) {
      const z = nearest(s, my.lane!, printed(s, my.card));
      if (my.left === 0 || z === null || lineBlocked(s, printed(s, my.card), z.field) !== null)
        return void (f.at = 'retreat');
      my.left!--;
      my.at = z.card;
      my.woundsBefore = z.wounds;
      my.stopper = stopperOf(s, z);
      const aim = hitBy(my.target);
      const manner = z.card === aim.zombie ? aim.manner : 'aimed';
      call(s, LATER.harm, { by: my.card, zombies: [z.card], wounds: [1], retreat: false, manner });
    },
    look(s, my, f) {
      const z = findZombie(s, my.at!);
      // Siamese Twins that have fallen lie there under the same number, but unhurt.
      my.hit = z !== null && z.wounds > my.woundsBefore! ? z.card : -1;
      if (z === null || my.stopper === null || stopperOf(s, z) === my.stopper) f.at = 'fire';
    },
    retreat(s, { hit, card }) {
      if (retreatsFrom(s, hit!, card)) call(s, LATER.retreat, { zombies: [hit!] });
    },
    // Whoever is too weak now and has not gone back falls into the hole below; those who came there later were not hit. (P614)
    sink(s, { hit }) {
      const hole = holeUnder(s, hit!);
      if (hole !== null) call(s, LATER.spring, { trap: hole, zombie: hit! });
    },
  }),
};

/** What ends the burst once a bullet has used it up. */
function stopperOf(s: State, z: Zombie): 'shields' | 'shrinks' | null {
  if (has(s, z, 'shields')) return 'shields';
  return traits(s, z).shrinks !== null ? 'shrinks' : null;
}
