import { below, call, newKernel, shuffle, type Seed } from '@horda/kernel';
import { KINDS } from './content/city.ts';
import { RESOURCES } from './content/resources.ts';
import { HAND_SIZE } from './content/table.ts';
import { PRINTED_PACK, pileOf, type CiszaPack } from './pack.ts';
import { mulligan } from './phases/mulligan.ts';
import type { Options, Shelter, State } from './state.ts';

const CITY = pileOf(KINDS, PRINTED_PACK.city);
const RESOURCE_DECK = pileOf(RESOURCES, PRINTED_PACK.resources);
const SURVIVORS = { easy: 3, normal: 2, hard: 1 } as const;

/** A new table: decks shuffled, survivors and hands dealt. (C3–C8, C12, C13) */
export function setup(options: Options, seats: number, seed: Seed, pack: CiszaPack | null): State {
  const city = pack === null ? CITY : pileOf(KINDS, pack.city);
  const resources = pack === null ? RESOURCE_DECK : pileOf(RESOURCES, pack.resources);
  const s: State = {
    kernel: newKernel(seed),
    options,
    kinds: [],
    city: city.length,
    turned: false,
    shelters: [],
    loose: [],
    dead: [],
    lost: [],
    deck: [],
    discard: [],
    inPlay: null,
    active: 0,
    turn: 0,
    still: 0,
    ending: null,
    winners: [],
  };
  s.kinds = shuffle(s, city.slice());
  s.deck = shuffle(s, resources.slice());
  s.active = options.first === 'random' ? below(s, seats) : Number(options.first) - 1;
  for (let seat = 0; seat < seats; seat++) s.shelters.push(newShelter(s));
  call(s, mulligan, { seat: s.active, left: seats });
  return s;
}

function newShelter(s: State): Shelter {
  const shelter: Shelter = { survivors: [], barriers: [], zombies: [], hand: [], alive: true };
  for (let i = 0; i < SURVIVORS[s.options.difficulty]; i++) shelter.survivors.push(--s.city);
  for (let i = 0; i < HAND_SIZE; i++) shelter.hand.push(s.deck.pop()!);
  return shelter;
}
