/** What an event tells about the survivor, the place and the card that a text speaks of. */
import type { Context } from '../effects/context.ts';
import type { Event } from '../events.ts';

export function rolesOf(e: Event): Partial<Context> {
  switch (e.type) {
    case 'moved':
      return { trigger: e.survivor, origin: e.from, here: e.to, fuel: e.fuel };
    case 'moveExposed':
      return { trigger: e.survivor, origin: e.from, here: e.to };
    case 'searched':
    case 'barricaded':
      return { trigger: e.survivor, here: e.place };
    case 'weaponUsed':
      return { trigger: e.survivor, item: e.card };
    case 'cardPlayed':
      return { trigger: e.healed, healed: e.healed, item: e.card };
    case 'pillTaken':
    case 'specialKilled':
      return { trigger: e.survivor };
    case 'accused':
      return { accuser: e.seat, accused: e.whom };
    case 'trapExploded':
    case 'zombiesPlaced':
    case 'banditEntered':
      return { here: e.place };
    case 'attackDone':
    case 'zombieKilled':
    case 'banditKilled':
      return { trigger: e.survivor, attacker: e.survivor };
    default:
      return {};
  }
}
