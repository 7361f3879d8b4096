/**
 * Long work on the thread that serves everybody. In one turn of the event loop only a slice of it is done, whoever it is
 * for; then everybody else has a turn. Those for whom it is done get their share one after the other, so that whoever
 * wants much waits longest. Work is counted in answers that the rules are given.
 */
import { nextTurn } from './timers.ts';

/** How much work is done in one turn. A piece of work that has begun is finished, however large it is. */
export const SLICE = 250;

interface Piece {
  readonly cost: number;
  readonly begin: () => void;
}

/** Whoever asks for work that may be long. */
export interface Asker {
  /** Work for one owner is done in the order in which it was asked for; owners take turns. */
  readonly owner: string;
  /** Throws a `Refusal` if the owner has had too much done lately. */
  charge(cost: number): void;
}

/** The host itself, for work that is not counted: a page's own, or a test's. */
export const HOUSE: Asker = { owner: '', charge: () => {} };

export class Slices {
  #left = SLICE;
  #isTurnOver = true;
  /** What waits for later turns, by owner; the owner whose turn is next comes first. */
  readonly #waiting = new Map<string, Piece[]>();

  /** Resolves when a piece of work for `owner` may begin. */
  begin(owner: string, cost: number): Promise<void> {
    if (this.#left > 0 && this.#waiting.size === 0) {
      this.#spend(cost);
      return Promise.resolve();
    }
    return new Promise((begin) => {
      const piece = { cost, begin };
      const queue = this.#waiting.get(owner);
      if (queue === undefined) this.#waiting.set(owner, [piece]);
      else queue.push(piece);
    });
  }

  /** The same for work that the asker pays for. */
  async beginFor(asker: Asker, cost: number): Promise<void> {
    asker.charge(cost);
    await this.begin(asker.owner, cost);
  }

  #spend(cost: number): void {
    this.#left -= cost;
    if (!this.#isTurnOver) return;
    this.#isTurnOver = false;
    void nextTurn().then(() => this.#share());
  }

  /** A new turn: those who wait get what there is, one piece each, until it is used up. */
  #share(): void {
    [this.#left, this.#isTurnOver] = [SLICE, true];
    for (const [owner, queue] of this.#waiting) {
      if (this.#left <= 0) return;
      const { cost, begin } = queue.shift()!;
      // The owner goes to the end, behind all others.
      this.#waiting.delete(owner);
      if (queue.length > 0) this.#waiting.set(owner, queue);
      this.#spend(cost);
      begin();
    }
  }
}

/** A long piece of work, done in portions between which others have their turn. */
export class Portions {
  readonly #slices: Slices;
  readonly #owner: string;
  #paid = 0;

  constructor(slices: Slices, owner: string) {
    this.#slices = slices;
    this.#owner = owner;
  }

  /** The portion is used up: `more` must be awaited before the work goes on. */
  get isSpent(): boolean {
    return this.#paid <= 0;
  }

  use(work: number): void {
    this.#paid -= work;
  }

  /** Waits for the next portion. What was used beyond the last one is paid with it. */
  async more(): Promise<void> {
    const cost = PORTION - this.#paid;
    this.#paid = PORTION;
    await this.#slices.begin(this.#owner, cost);
  }
}

/** How much of a long piece of work is asked for at once. */
const PORTION = 50;
