/** Which games the runners play: every number of seats with every combination of options, each from a seed. */
import { seedOf, seedOfGame, usualValue, type AnyGame, type OptionSpec, type Seed } from '@horda/kernel';

export type Options = Readonly<Record<string, string | boolean>>;

/** Everything that a game starts from. */
export interface Deal {
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
}

/**
 * The nth table of a series. Seats change fastest, then the options in their order; each turn of the faster ones also
 * moves the slower ones on. So a short series has some of everything, and a long one has every combination.
 */
export function tableOf(game: AnyGame, series: Seed, n: number): Deal {
  const [fewest, most] = game.players;
  let [digits, faster, place, pace] = [n, 0, 1, 0];
  const next = (count: number): number => {
    const digit = digits % count;
    const moved = Math.floor(faster / ++pace);
    faster += digit * place;
    place *= count;
    digits = Math.floor(digits / count);
    return (digit + moved) % count;
  };
  const seats = fewest + next(most - fewest + 1);
  const options: Record<string, string | boolean> = {};
  for (const { id, values } of game.options) {
    const allowed = values(seats);
    options[id] = allowed[next(allowed.length)]!;
  }
  return { seats, options, seed: seedOfGame(series, n) };
}

/** A table from the words of a command line: options not named have their default. */
export function tableFrom(game: AnyGame, seats: number, set: readonly string[], seed: Seed): Deal {
  const [fewest, most] = game.players;
  if (!(seats >= fewest && seats <= most)) throw new Error(`${game.id} has ${fewest} to ${most} seats, not ${seats}`);
  const options: Record<string, string | boolean> = {};
  for (const option of game.options) options[option.id] = usualValue(option, seats);
  for (const setting of set) {
    const [id = '', word = ''] = setting.split('=');
    const option = game.options.find((each) => each.id === id);
    if (option === undefined) throw new Error(`no option ${id}: ${game.options.map((each) => each.id).join(', ')}`);
    options[id] = valueOf(option, seats, word);
  }
  return { seats, options, seed };
}

function valueOf({ id, values }: OptionSpec, seats: number, word: string): string | boolean {
  const value = values(seats).find((each) => String(each) === word);
  if (value === undefined) throw new Error(`${id} is one of ${values(seats).join(', ')}, not ${word}`);
  return value;
}

/** A seed from the command line: four numbers, or any word. */
export function seedFrom(text: string): Seed {
  if (!/^-?\d+(,-?\d+){3}$/.test(text)) return seedOf(text);
  const [a = 0, b = 0, c = 0, d = 0] = text.split(',').map(Number);
  return [a, b, c, d];
}

/** The table as arguments of a command, which `tableFrom` and `seedFrom` read. */
export function argumentsOf({ seats, options, seed }: Deal): string {
  const set = Object.entries(options).map(([id, value]) => `--set ${id}=${value}`);
  return [`--seats ${seats}`, ...set, `--seed ${seed.join(',')}`].join(' ');
}
