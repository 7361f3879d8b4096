/** One piece of work after the other: what has begun ends before the next begins. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #underWay = 0;
  readonly #ended: () => void;

  /** `ended` is called after each. */
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

  /** All that comes later waits for this as well; it has begun already, because nothing was under way. */
  follow<T>(result: Promise<T>): Promise<T> {
    this.#underWay++;
    const ended = (): void => {
      this.#underWay--;
      this.#ended();
    };
    this.#last = result.then(ended, ended);
    return result;
  }

  /** Everything that has begun has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
