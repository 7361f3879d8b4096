/** Runs one piece of work after the other: each ends before the next begins. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #underWay = 0;
  readonly #end: () => void;

  /** `ended` is called after each piece of work. */
  constructor(ended: () => void) {
    this.#end = () => {
      this.#underWay--;
      ended();
    };
  }

  get isFree(): boolean {
    return this.#underWay === 0;
  }

  /** Does `work` when its turn has come. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.follow(this.#last.then(work));
  }

  /**
   * Makes all later work wait for `result`, too; if it fails, `failed` is told first. Callers that start work themselves
   * do so only while `isFree`.
   */
  follow<T>(result: Promise<T>, failed?: (error: unknown) => void): Promise<T> {
    this.#underWay++;
    this.#last = result.then(this.#end, (error: unknown) => {
      failed?.(error);
      this.#end();
    });
    return result;
  }

  /** Waits until all work has ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
