/** Everything that a player may pick, by area. */
import type { CombatChoice } from './combat.ts';
import type { EffectChoice } from './effect.ts';
import type { SetupChoice } from './setup.ts';
import type { TurnChoice } from './turn.ts';
import type { ZombieChoice } from './zombie.ts';

export type Choice = SetupChoice | TurnChoice | CombatChoice | ZombieChoice | EffectChoice;
