/** Runs one piece of work after the other: each ends before the next begins. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #underWay = 0;
  readonly #ended: () => void;

  /** `ended` is called after each piece of work. */
  constructor(ended: () => void) {
    this.#ended = ended;
  }

  get isFree(): boolean {
    return this.#underWay === 0;
  }

  /** Does `work` when its turn has come. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.follow(this.#last.then(work));
  }

  /** Makes all later work wait for `result`, too. Callers that start work themselves do so only while `isFree`. */
  follow<T>(result: Promise<T>): Promise<T> {
    this.#underWay++;
    const ended = (): void => {
      this.#underWay--;
      this.#ended();
    };
    this.#last = result.then(ended, ended);
    return result;
  }

  /** Waits until all work has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
