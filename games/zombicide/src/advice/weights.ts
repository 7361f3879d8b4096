/** For bots: what things are worth, in wounds: one wound of one survivor is 1. Found by playing many games. */
export const WEIGHTS = {
  /** A step of a survivor towards what the team does next; a step away from the others. */
  step: 0.75,
  cohesion: 0.65,
  /** A wound that is to be feared; its part where others share it; a survivor who may fall. */
  wound: 1,
  shared: 0.5,
  death: 16,
  /** How much health makes a fall likely, and how sharply. */
  deathFrom: 0.4,
  spread: 0.4,
  /** How much of what a fight is expected to kill is counted on. */
  relief: 1.2,
  /** A runner next door, which may come and strike; another zombie next door, which will come. */
  runner: 0.7,
  arrive: 0.25,
  /** A spawn zone here, or next door. */
  spawnHere: 1.5,
  spawnNext: 0.6,
  /** A task of the mission is done; a door on the way is opened, with the others near or not; a crate. */
  task: 8,
  door: 3,
  notReady: -1.5,
  /** The part of the team that has to be near when a door is opened. */
  ready: 0.65,
  crate: 2,
  /** Out of town. */
  escape: 8,
  /** Each of the others who is still far away then. */
  behind: 4,
  /** A search of a survivor with a poor weapon, a fair one, a good one. */
  search: 1.2,
  searchMid: 0.6,
  searchLow: 0.3,
  /** A hit on a friend, noise, an All-Out die, a free action for another survivor. */
  friend: 3,
  noise: 0.1,
  allOut: 0.4,
  lead: 0.3,
  /** A zombie killed, by its steps to the nearest survivor; further away; by its kind. */
  kill: [1.6, 1, 0.5, 0.25],
  killFar: 0.08,
  kinds: [1, 1.1, 1.6, 3],
  /** A point of adrenaline that brings the team nearer to its next level. */
  ap: [0.15, 0.25, 0.15, 0],
};
