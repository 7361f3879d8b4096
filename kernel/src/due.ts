/** What breaks in: events are looked at one at a time, each when it is due. */
import type { Event, Frame, With } from './state.ts';

/** What breaks in, as the loop asks for it: by any event's type. */
export type Watch<S> = Readonly<Record<string, ((s: S, e: Event) => readonly Frame[]) | undefined>>;

/** The frame that keeps events of one step until what an earlier one called in is over. No rule may have this name. */
export const DUE = 'due';
interface Due {
  readonly events: readonly Event[];
  next: number;
}

/**
 * Looks at events from the one numbered `next`, until something breaks in: that runs first, and the events after it wait
 * under it on the stack.
 */
export function look<S extends With<'stack'>>(watch: Watch<S>, s: S, events: readonly Event[], next: number): void {
  for (let i = next; i < events.length; i++) {
    const e = events[i] as Event;
    const frames = watch[e.type]?.(s, e);
    if (frames === undefined || frames.length === 0) continue;
    const rest = events.slice(i + 1).filter(({ type }) => watch[type] !== undefined);
    if (rest.length > 0) s.kernel.stack.push(due({ events: rest, next: 0 }));
    return breakIn(s, frames);
  }
}

/** The same from the stack: the list is never changed, only the place in it. */
export function lookOn<S extends With<'stack'>>(watch: Watch<S>, s: S): void {
  const my = s.kernel.stack[s.kernel.stack.length - 1]!.my as Due;
  while (my.next < my.events.length) {
    const e = my.events[my.next++] as Event;
    const frames = watch[e.type]?.(s, e) ?? [];
    if (frames.length === 0) continue;
    if (my.next === my.events.length) s.kernel.stack.pop();
    return breakIn(s, frames);
  }
  s.kernel.stack.pop();
}

function due(my: Due): Frame {
  return { rule: DUE, at: 'look', pick: null, picks: [], votes: [], my };
}

function breakIn({ kernel: { stack } }: With<'stack'>, frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) stack.push(frames[i] as Frame);
}
