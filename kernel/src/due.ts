/** Interrupts: events are checked one at a time, each once the rules that earlier events called in are over. */
import type { Event, Frame, With } from './state.ts';

/** The game's interrupts as the loop uses them: looked up by event type. */
export type Watch<S> = Readonly<Record<string, ((s: S, e: Event) => readonly Frame[]) | undefined>>;

/** The frame that holds a step's remaining events while an interrupt runs. No rule may have this name. */
export const DUE = 'due';
interface Due {
  readonly events: readonly Event[];
  next: number;
}

/**
 * Checks events from index `next` on, until a rule breaks in: that rule runs first, and the remaining events wait under
 * it on the stack.
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

/** Goes on with events that waited on the stack: `next` advances, the list itself never changes. */
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
