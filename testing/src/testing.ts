/** Tools that every game is tested with. */
export { misaddressed } from './addressed.ts';
export { checkGame } from './contract.ts';
export { exhaust, type Beginning, type Exhausted, type ExhaustOptions, type Goals } from './exhaust.ts';
export { FAST, type CheckOptions, type Report } from './inspection.ts';
export { difference, notPlain } from './plain.ts';
export { record } from './players.ts';
export { oddGames, playOddPacks } from './packs.ts';
export { changeOfGolden, playthrough } from './playthrough.ts';
export { randomAnswer, toTheEnd, withoutEvents, type Dice } from './random-play.ts';
export { repeated, rulebookFaults, toldOfSettings, unreadable, unsearchable } from './readable.ts';
export { impatient } from './impatient.ts';
export { Stage, type Happening } from './scene.ts';
export { watched } from './watched.ts';
export { argumentsOf, seedFrom, tableFrom, tableOf, type Options, type Deal } from './tables.ts';
