/** How far long work has come, and how long the rest will take as far as that can be told. */

export interface Meter {
  /** A further part of the work begins, whose pieces may take longer or less long than those before. */
  begin(): void;
  /** So many pieces of this part are done. */
  update(done: number): void;
  /** Draws what is known now. */
  draw(): void;
}

/** Draws how many pieces are done and how many seconds the rest will take; null: that cannot be told yet. */
type Draw = (done: number, rest: number | null) => void;

/** The rest is told once each worker has done so many pieces: before, the unfinished ones would weigh too much. */
const ENOUGH = 2;

export function openMeter(total: number, workers: number, now: () => number, show: Draw): Meter {
  let before = 0;
  let done = 0;
  let began = now();
  return {
    begin() {
      before += done;
      done = 0;
      began = now();
    },
    update(count) {
      done = count;
    },
    draw() {
      const left = total - before - done;
      const seconds = (now() - began) / 1000;
      show(before + done, done < ENOUGH * workers ? null : (seconds / done) * left);
    },
  };
}
