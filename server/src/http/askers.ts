/** Who asks the server for long work: an address, which may have only so much of it done. */
import type { Asker } from '@horda/tables/live/slices';
import { Refusal } from '@horda/tables/table/refusal';
import { Accounts, type Limits } from './limits.ts';

const A_MINUTE = 60;

export class Askers {
  readonly #work: Accounts;
  readonly #imports: Accounts;

  constructor({ work, workAtOnce, imports }: Limits, now: () => number) {
    this.#work = new Accounts(work, workAtOnce, now);
    this.#imports = new Accounts(imports / A_MINUTE, imports, now);
  }

  at(address: string): Asker {
    return {
      owner: address,
      charge: (cost) => {
        if (!this.#work.take(address, cost))
          throw new Refusal('tooFast', 'your address has asked for too much at once; wait some seconds');
      },
    };
  }

  chargeImport(address: string, bytes: number): void {
    if (!this.#imports.take(address, bytes))
      throw new Refusal('tooFast', 'too many saved games from your address; wait a minute');
  }
}
