/** Whole games of the pilot, as sealed saves. */
import {
  apply,
  replay,
  seal,
  seeded,
  seedOf,
  type AnyGame,
  type AnyState,
  type Answer,
  type Choice,
  type Save,
  type Sealed,
} from '@horda/kernel';
import { PILOT } from './pilot.ts';
import { randomAnswer, toTheEnd } from './random-play.ts';

const game = PILOT as unknown as AnyGame;

/** A finished game of three random players; `carried`: the value it begins with. */
export function playedSave(seed: string, carried?: Save['carried']): Sealed {
  const dice = seeded(seedOf(`${seed} dice`));
  const start: Save = {
    game: 'pilot',
    version: game.version,
    options: {},
    seats: 3,
    seed: seedOf(seed),
    ...(carried === undefined ? {} : { carried }),
    answers: [],
  };
  const answers: Answer<Choice>[] = [];
  toTheEnd(replay(game, start), (s: AnyState) => {
    const answer = randomAnswer(s, dice);
    answers.push(answer);
    apply(game, s, answer);
  });
  return JSON.parse(JSON.stringify(seal(game, { ...start, answers }))) as Sealed;
}

/** A game in which the outpost held, so that another chapter follows. */
export function heldSave(): Sealed {
  for (let n = 0; n < 200; n++) {
    const save = playedSave(`chapter ${n}`);
    if (save.left !== undefined) return save;
  }
  throw new Error('none held');
}
