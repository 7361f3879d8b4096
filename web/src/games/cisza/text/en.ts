import { plural } from '@horda/parts';
import { noted } from '../../parts/noted.ts';
import type { CiszaWords, NoisePlace } from './words.ts';

function whereTo(place: NoisePlace): string {
  if (place === 'here') return 'your shelter';
  return place === 'there' ? 'the shelter the drone flies to' : `this shelter: ${place.name}`;
}

export const en: CiszaWords = {
  turn: (number) => `turn ${number}`,
  addresses: ['4 Quiet Street', '11 Free Square', '7 Iron Street', '2 Snow Street', '19 Linden Row', '13 Blind Alley'],
  hyphenated: { walkieTalkie: 'Walkie-Talkie', megaphone: 'Mega\u00ADphone', barricade: 'Barri\u00ADcade' },
  phases: [
    { caption: 'phase 1 of 3', name: 'play', short: 'Play' },
    { caption: 'phase 2 of 3', name: 'zombie attack', short: 'Attack' },
    { caption: 'phase 3 of 3', name: 'draw', short: 'Draw' },
  ],
  before: { caption: 'before the game', name: 'the deal', short: 'Deal' },
  after: { caption: 'silence again', name: 'game over', short: 'Over' },
  you: (name) => `You (${name})`,
  shelter: (name) => `Shelter: ${name}`,
  ownShelter: 'Your shelter',
  awaited: 'deciding now',
  away: 'not connected',
  botPlays: 'a bot plays',
  winner: 'Winner',
  endings: {
    elimination: 'It is the last inhabited shelter.',
    finalAttack: 'After the Final Attack nobody has more survivors.',
  },
  street: 'The street: decks and discards',
  target: 'Target',
  play: 'Play',
  layDown: 'Lay down',
  drop: 'Discard',
  use: 'Use',
  give: 'Here',
  hint: 'here!',
  notNow: 'Not now',
  asking: 'Looking up the rules…',
  noiseNow: 'Noise now',
  noiseIf: 'In case of noise',
  noiseBrings: (zombie, place, last) =>
    `The ${zombie} on the city deck enters ${whereTo(place)}. ${last ? 'Nobody is left behind it.' : 'While it lies here nobody can be saved.'}`,
  noiseWakes: (place) =>
    `The top card is turned: a fast zombie enters ${whereTo(place)} at once, another waits here. Unless it is a Horde.`,
  noiseUnheard: 'Nobody in the empty city will hear it.',
  noiseOnly: 'Noise only',
  cityEmpty: 'The city is empty',
  cityCards: (n) => plural('en', n, { one: 'card in the city deck', other: 'cards in the city deck' }),
  aliveOnTop: 'a survivor on top',
  deadOnTop: 'a zombie on top',
  cityTop: (card) => `On top of the city deck: ${card}`,
  city: 'city',
  resources: 'Resources',
  deck: 'deck',
  discarded: 'discarded',
  piles: 'Decks and discarded cards',
  discardedCity: 'Discarded city cards',
  discardedResources: 'Discarded resource cards',
  nothing: 'Nothing yet.',
  close: 'Close',
  handSize: (n) => `cards in hand: ${n}`,
  ownHand: 'Your hand',
  emptyHand: 'You have no cards in hand.',
  nobodyAttacks: 'empty, nobody attacks',
  noBarriers: 'no barriers',
  nobodyInside: 'nobody is left',
  attacking: (n) => `Attacking: ${n}`,
  stopped: 'held back',
  newcomer: 'newcomer',
  threatened: 'in danger',
  toHandOut: (n) => `To hand out: ${n}`,
  next: 'Next',
  inPlay: (card, name) => `${name} plays: ${card}`,
  unfold: (name) => `Show the shelter: ${name}`,
  fold: 'Fold the shelter',
  counts: (survivors, barriers, zombies) => `survivors ${survivors}, barriers ${barriers}, zombies ${zombies}`,
  piece: noted,
  lastSurvivor:
    'You are giving up your last survivor. Unless somebody reaches your shelter before phase 2 ends, you are out of the game.',
  fatalAttack: 'This attack takes all your survivors, and you will be out of the game.',
  fatalEnd:
    'You have no barriers and the attack takes all your survivors: you will be out of the game. You can still play something.',
};
