/** Everything that happens, by area. */
import type { CombatEvent } from './combat.ts';
import type { EffectEvent } from './effect.ts';
import type { TurnEvent } from './turn.ts';
import type { ZombieEvent } from './zombie.ts';

export type Event = TurnEvent | CombatEvent | ZombieEvent | EffectEvent;
