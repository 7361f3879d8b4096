/** Cards that survivors carry: a card and, for a weapon with Reload, whether it is loaded. */
import type { CardNo, Held } from '../state.ts';

export function held(card: CardNo): Held {
  return card * 2;
}

export function cardOf(one: Held): CardNo {
  return one >> 1;
}

export function isUnloaded(one: Held): boolean {
  return (one & 1) === 1;
}

export function unloaded(one: Held): Held {
  return one | 1;
}

export function loaded(one: Held): Held {
  return one & ~1;
}
