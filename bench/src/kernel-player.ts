/** A game by the kernel, as bots use it: quiet, choosing by number. */
import {
  choose,
  draw,
  hush,
  nextOpen,
  run,
  seeded,
  seedOf,
  seedOfGame,
  type Choice,
  type Event,
  type Game,
  type State,
} from '@horda/kernel';
import type { Variant } from './variant.ts';

const STATES = 256;

/** `optionsOf`: the settings of the game of this number. */
export function kernelPlayer<S extends State<C, E>, C extends Choice, E extends Event, V, O>(
  game: Game<S, C, E, V, O>,
  optionsOf: (number: number) => O,
): Required<Variant> {
  const series = seedOf(`${game.id} bench`);
  const newDice = () => seeded(seedOf(`${game.id} choices`));

  const begin = (seats: number, number: number): S => {
    const s = game.setup(optionsOf(number), seats, seedOfGame(series, number), null);
    hush(game, s);
    run(game, s);
    return s;
  };

  const player: Variant['player'] = (seats) => {
    const dice = newDice();
    return (number) => {
      const s = begin(seats, number);
      while (s.kernel.asks.length > 0) choose(game, s, draw(dice, nextOpen(s).options.length));
      return s.kernel.tick;
    };
  };

  /** Copies states from the middle of games: about half of what the first game takes. */
  const cloner: Required<Variant>['cloner'] = (seats) => {
    const middle = Math.floor(player(seats)(0) / 2);
    const dice = newDice();
    const states: S[] = [];
    for (let number = 0; states.length < STATES; number++) {
      const s = begin(seats, number);
      while (s.kernel.asks.length > 0 && s.kernel.tick < middle)
        choose(game, s, draw(dice, nextOpen(s).options.length));
      if (s.kernel.asks.length > 0) states.push(s);
    }
    return (n) => game.clone(states[n % STATES]!).kernel.tick;
  };

  return { player, cloner };
}
