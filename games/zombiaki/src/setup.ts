import { below, call, newKernel, shuffle, type Seed } from '@horda/kernel';
import { DECKS } from './content/decks.ts';
import type { Side } from './content/effects.ts';
import type { Printed } from './content/printed.ts';
import { packCards, type ZombiakiPack } from './pack.ts';
import type { CardId, Options, State } from './state.ts';
import { turn } from './turn.ts';

/** A new table: both decks shuffled, Dawn under that of the zombies, who begin. (Z7–Z13, R59) */
export function setup(options: Options, _seats: number, seed: Seed, pack: object | null): State {
  const own = pack === null ? null : packCards(pack as ZombiakiPack);
  const cards = own ?? DECKS[options.deck];
  const s: State = {
    kernel: newKernel(seed),
    options,
    pack: own,
    leader: 0,
    decks: [[], []],
    rows: [[], []],
    piles: [[], []],
    known: 0,
    zombies: [],
    things: [],
    lasting: [],
    jelly: [],
    active: 'zombies',
    step: 'cleanUp',
    turn: 0,
    played: 0,
    acted: [],
    inPlay: -1,
    target: null,
    doubleDiscard: false,
    destroyed: 0,
    ending: null,
  };
  s.leader = options.zombies === 'random' ? below(s, 2) : Number(options.zombies) - 1;
  const dawn = cards.findIndex(({ kind }) => kind === 'dawn');
  const zombies = numbersOf(cards, 'zombies').filter((card) => card !== dawn);
  s.decks = [[dawn, ...shuffle(s, zombies)], shuffle(s, numbersOf(cards, 'humans'))];
  call(s, turn, { side: 'zombies' });
  return s;
}

function numbersOf(cards: readonly Printed[], side: Side): CardId[] {
  return cards.flatMap((card, i) => (card.side === side ? [i] : []));
}
