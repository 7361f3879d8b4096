/** The names of what a choice speaks of, without a table: for a search by words. */
import type { Choice } from '../state.ts';
import type { Catalogue } from './messages.ts';
import type { Names } from './names.ts';

export function nounsOf(choice: Choice, names: Names, words: Pick<Catalogue, 'labels' | 'tokens'>): readonly string[] {
  switch (choice.do) {
    case 'attack':
    case 'search':
    case 'barricade':
    case 'attract':
    case 'move':
    case 'survivor':
    case 'leader':
    case 'victim':
    case 'placeAction':
      return [names.survivor(choice.survivor)];
    case 'ability':
      return [names.survivor(choice.survivor), names.survivor(choice.of)];
    case 'withAbility':
      return [names.survivor(choice.of)];
    case 'play':
    case 'contribute':
    case 'offer':
    case 'eat':
    case 'calm':
    case 'keep':
    case 'under':
    case 'card':
    case 'deal':
    case 'give':
    case 'withItem':
      return [names.card(choice.card)];
    case 'pay':
      return choice.card < 0 ? [String(choice.die)] : [names.card(choice.card)];
    case 'equip':
    case 'use':
    case 'contributeItem':
      return [names.card(choice.card), names.survivor(choice.survivor)];
    case 'handOff':
      return [names.card(choice.card), names.survivor(choice.survivor), names.survivor(choice.to)];
    case 'improvement':
    case 'improve':
    case 'withImprovement':
      return [names.improvement(choice.card)];
    case 'withSideEffect':
      return [names.sideEffect(choice.card)];
    case 'special':
      return [names.experiment(choice.experiment)];
    case 'experiment':
      return [names.experiment(choice.card)];
    case 'go':
      return [names.place(choice.to), ...(choice.fuel < 0 ? [] : [names.card(choice.fuel)])];
    case 'place':
    case 'entrance':
      return [names.place(choice.place)];
    case 'lure':
      return [names.place(choice.from)];
    case 'spendFood':
    case 'codeDie':
      return [String(choice.die)];
    case 'die':
      return [String(choice.value)];
    case 'turnDie':
      return [String(choice.from), String(choice.to)];
    case 'rollDie':
    case 'raiseDie':
      return [String(choice.die)];
    case 'swapDice':
    case 'takePip':
      return [String(choice.own), String(choice.other)];
    case 'amount':
      return [String(choice.n)];
    case 'token':
      return [words.tokens[choice.token]];
    case 'helpless':
      return [choice.unruly ? words.labels.unruly : words.labels.helpless];
    case 'guard':
      return [words.labels[choice.guard]];
    case 'bandit':
      return [words.labels.bandits];
    case 'zombie':
      return [words.labels.zombies];
    case 'clean':
      return [words.labels.waste];
    case 'objective':
      return [words.labels.mainObjective];
    case 'option':
    case 'player':
    case 'accuse':
    case 'request':
    case 'lasting':
    case 'withLasting':
    case 'end':
    case 'next':
    case 'goOn':
    case 'makeNoise':
    case 'vote':
    case 'yes':
    case 'no':
    case 'giveUp':
    case 'risk':
    case 'callVote':
    case 'letPass':
    case 'ignore':
    case 'refuse':
      return [];
    default:
      return choice satisfies never;
  }
}
