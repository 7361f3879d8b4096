/** The kernel: a stack of suspended rules, questions put to seats, and chance. It knows no game. */
export type {
  AnyGame,
  AnyState,
  Answer,
  Ask,
  AskView,
  Carried,
  CarrySpec,
  CheckedContent,
  Choice,
  Declared,
  Event,
  Floor,
  Frame,
  Game,
  Interrupts,
  Kernel,
  Migration,
  Offer,
  OptionSpec,
  Pack,
  Phrase,
  PackProblem,
  PackSpec,
  PackValue,
  Random,
  Rule,
  Save,
  Seat,
  Seed,
  Standing,
  State,
  Step,
} from './state.ts';
export {
  ask,
  call,
  declare,
  emit,
  endAll,
  invite,
  decidingInstead,
  isAwaited,
  isSuspended,
  askUnlessOne,
  oldestTaken,
  openFloor,
  reveal,
  rule,
  rulebook,
  stop,
  suspended,
  viewAsks,
} from './rule.ts';
export { below, draw, seeded, seedOf, seedOfGame, shuffle, shuffleAnew } from './random.ts';
export {
  apply,
  choose,
  chooseSeveral,
  nextOpen,
  openAsk,
  openAsks,
  REFUSALS,
  Refused,
  run,
  type Refusal,
} from './run.ts';
export { same } from './same.ts';
export { asTable, determinize, forgetPicks, ENOUGH, hush, nextPicks } from './search.ts';
export { hash } from './hash.ts';
export {
  faultOfPack,
  isPackId,
  optionsOffered,
  optionsWith,
  packFile,
  packOf,
  readPack,
  type CheckedPack,
  type PackFault,
  type PackGame,
} from './pack.ts';
export { carriedOf, faultOfCarried, leftBy, replacedBy, settingsAfter, type CarriedFault } from './carry.ts';
export { carriedFrom, checkLinks, SeriesFault, verifySeries, type Linked, type SeriesFaultKind } from './series.ts';
export { Fault, mark, opening, replay, restore, seal, takeBack, undoable, verify, type Sealed } from './replay.ts';
export {
  completeSettings,
  usualValue,
  type CheckedSettings,
  type Settings,
  type SettingsProblem,
  type WhenAbsent,
} from './settings.ts';
export { cloneKernel, copyList, newKernel } from './copy.ts';
