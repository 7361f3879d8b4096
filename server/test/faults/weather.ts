/** A bad network: frames are lost, repeated, late or out of order; connections are cut, or go silent for good. */
import { draw } from '@horda/kernel';
import type { Wire } from '@horda/protocol';
import type { Dice } from '@horda/testing';

/** How often something happens to a frame, in thousands. */
export interface Weather {
  readonly dice: Dice;
  readonly lost: number;
  readonly twice: number;
  readonly late: number;
  /** The longest delay, in milliseconds. */
  readonly latest: number;
  readonly cut: number;
  readonly silent: number;
  /** What has happened so far. */
  readonly seen: { lost: number; twice: number; late: number; cut: number; silent: number };
  isCalm: boolean;
}

export function storm(dice: Dice): Weather {
  const seen = { lost: 0, twice: 0, late: 0, cut: 0, silent: 0 };
  return { dice, lost: 50, twice: 50, late: 300, latest: 30, cut: 5, silent: 1, seen, isCalm: false };
}

export function stormy(wire: Wire, weather: Weather): Wire {
  const heard: ((event: { readonly data: unknown }) => void)[] = [];
  const ended: (() => void)[] = [];
  let isSilent = false;
  let isCut = false;

  /** Delivers a frame never, once or twice, now or later. */
  function pass(deliver: () => void): void {
    const { dice, seen, latest, isCalm } = weather;
    const happens = (what: 'lost' | 'twice' | 'late' | 'cut' | 'silent'): boolean => {
      if (isCalm || draw(dice, 1000) >= weather[what]) return false;
      seen[what]++;
      return true;
    };
    if (happens('silent')) isSilent = true;
    if (isSilent || isCut) return;
    if (happens('cut')) return cut();
    if (happens('lost')) return;
    const copies = happens('twice') ? 2 : 1;
    for (let copy = 0; copy < copies; copy++)
      if (happens('late')) setTimeout(() => isSilent || isCut || deliver(), draw(dice, latest));
      else deliver();
  }

  function cut(): void {
    isCut = true;
    wire.close();
    for (const listener of ended) listener();
  }

  wire.addEventListener('message', (event) =>
    pass(() => {
      for (const listener of heard) listener(event);
    }),
  );
  // A silent wire does not even report its end.
  wire.addEventListener('close', () => isSilent || cut());
  return {
    send: (text) => pass(() => wire.send(text)),
    close: () => (isSilent ? wire.close() : cut()),
    addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) => {
      if (type === 'message') heard.push(listener);
      else if (type === 'close') ended.push(listener as () => void);
      else wire.addEventListener(type as 'open' | 'error', listener as () => void);
    },
  };
}
