/** A random player: answers, takes back, talks, proposes, votes, lets a bot play for a while. */
import { findGame } from '@horda/games';
import { draw, type AnyState, type Ask, type Choice } from '@horda/kernel';
import { TableClient, type ClientOptions, type Command, type CommandOutcome } from '@horda/protocol';
import { randomAnswer, type Dice } from '@horda/testing';

/** The longest time that a player takes to decide, in milliseconds. */
const LONGEST_THOUGHT = 12;

/** What every view has. */
interface Asking {
  readonly asks: readonly {
    readonly seat: number;
    readonly answered: boolean;
    /** An offer: nobody waits for an answer, but the seat may give one. */
    readonly offered?: true;
    readonly own: Omit<Ask<Choice>, 'seat'> | null;
  }[];
}

export class Player {
  readonly client: TableClient;
  readonly key: string;
  readonly #dice: Dice;
  #isPlaying = false;
  #busy: Promise<unknown> | null = null;
  #said = 0;

  constructor(options: ClientOptions & { readonly key: string }, dice: Dice) {
    this.key = options.key;
    this.#dice = dice;
    this.client = new TableClient({ ...options, onChange: () => this.#step() });
  }

  play(): void {
    this.#isPlaying = true;
    this.#step();
  }

  /** Begins nothing more; resolves when what was sent is answered. */
  async rest(): Promise<void> {
    this.#isPlaying = false;
    await this.#busy;
  }

  do(command: Command): Promise<CommandOutcome> {
    return this.client.do(command);
  }

  #step(): void {
    if (!this.#isPlaying || this.#busy !== null) return;
    if (this.#wish() === null) return;
    this.#busy = this.#act().finally(() => {
      this.#busy = null;
      this.#step();
    });
  }

  async #act(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, draw(this.#dice, LONGEST_THOUGHT)));
    // The table may have changed meanwhile. A late answer is refused, which is part of the trial.
    const command = this.#wish();
    if (command === null || !this.#isPlaying) return;
    await this.do(command);
  }

  #wish(): Command | null {
    const { info, now, seat } = this.client;
    if (info?.status !== 'playing' || now === null || seat === null) return null;
    const { proposal } = info;
    if (proposal?.awaited.includes(seat)) return { do: 'vote', proposal: proposal.seq, yes: draw(this.#dice, 3) > 0 };
    if (info.seats[seat]!.bot !== null) return draw(this.#dice, 4) === 0 ? { do: 'takeBack' } : this.#talk();
    const mood = draw(this.#dice, 100);
    const answer = answerOf(this.client, this.#dice);
    if (answer === null) return mood < 2 ? this.#talk() : null;
    if (mood < 3) return this.#talk();
    if (mood < 9 && now.undo > 0) return { do: 'undo', askedAt: now.askedAt };
    if (mood < 11 && findGame(info.game) !== undefined) return { do: 'handOver', bot: 'random' };
    if (mood < 12 && now.answers > 0) return { do: 'propose', what: 'undo' };
    return answer;
  }

  #talk(): Command {
    return { do: 'say', text: `word ${++this.#said}` };
  }
}

/** Any answer to the question that this client is asked; null: it is not asked. */
export function answerOf({ now, seat }: TableClient, dice: Dice): Command | null {
  const asks = (now?.view as Asking | null | undefined)?.asks ?? [];
  const own = asks.filter((each) => each.seat === seat && (!each.answered || each.offered === true));
  const ask = own.length === 0 ? null : own[draw(dice, own.length)]!.own;
  if (ask === null || seat === null || now === null) return null;
  const { offer: _, ...asked } = ask;
  const { picks } = randomAnswer(
    { kernel: { tick: 0, asks: [{ ...asked, seat, answer: null }] } } as unknown as AnyState,
    dice,
  );
  return { do: 'answer', askedAt: now.askedAt, picks: [...picks] };
}

/** The seats that have not answered yet. */
export function awaited({ now }: TableClient): readonly number[] {
  const asks = (now?.view as Asking | null | undefined)?.asks ?? [];
  return asks.filter(({ answered }) => !answered).map(({ seat }) => seat);
}
