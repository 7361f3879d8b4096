/** Actions that nothing carries out yet. */
export type PendingAction =
  | 'attack'
  | 'search'
  | 'barricade'
  | 'attract'
  | 'move'
  | 'clean'
  | 'ability'
  | 'play'
  | 'use'
  | 'request'
  | 'accuse'
  | 'improvement'
  | 'objective'
  | 'codeDie'
  | 'placeAction'
  | 'lasting';
