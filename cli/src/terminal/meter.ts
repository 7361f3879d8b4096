/** Progress of long work, with an estimate of the remaining time. */

export interface Meter {
  /** A new part of the work begins; its pieces may take more or less time than those before. */
  begin(): void;
  /** `done` pieces of this part are finished. */
  update(done: number): void;
  /** Draws what is known now. */
  draw(): void;
}

/** Draws how many pieces are done and how many seconds the rest will take; null: not known yet. */
type Draw = (done: number, rest: number | null) => void;

/** The estimate starts when each worker has done this many pieces: earlier, unfinished ones would distort it. */
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
