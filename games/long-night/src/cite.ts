/** The rule that stands behind each question, each choice and each event. */
import type { Citations } from '@horda/parts';
import { promptOf, RULE_OF_PROMPT } from './prompts.ts';
import type { Choice, Event } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View } from './view.ts';

export const RULE_OF_CHOICE: Readonly<Record<Choice['do'], RuleId>> = {
  attack: 'L67',
  search: 'L79',
  barricade: 'L85',
  clean: 'L86',
  attract: 'L87',
  move: 'L104',
  ability: 'L88',
  play: 'L91',
  equip: 'L94',
  use: 'L94',
  contribute: 'L100',
  contributeItem: 'A18',
  offer: 'A119',
  spendFood: 'L108',
  eat: 'L196',
  calm: 'L242',
  request: 'L110',
  handOff: 'L114',
  accuse: 'L116',
  improvement: 'L249',
  objective: 'L161',
  codeDie: 'L276',
  placeAction: 'L264',
  lasting: 'L138',
  end: 'L65',
  zombie: 'L68',
  special: 'L289',
  victim: 'L71',
  bandit: 'L258',
  withItem: 'L94',
  withAbility: 'L17',
  withImprovement: 'L249',
  withSideEffect: 'L274',
  withLasting: 'L138',
  goOn: 'L64',
  die: 'L66',
  go: 'L105',
  keep: 'L83',
  makeNoise: 'L82',
  under: 'F27',
  entrance: 'L31',
  lure: 'L87',
  survivor: 'L209',
  leader: 'L51',
  place: 'L209',
  player: 'L209',
  card: 'L209',
  deal: 'L209',
  token: 'L239',
  helpless: 'N18',
  guard: 'A42',
  option: 'L138',
  amount: 'L209',
  vote: 'L207',
  yes: 'L209',
  no: 'L209',
  giveUp: 'L129',
  risk: 'L130',
  callVote: 'L163',
  letPass: 'L164',
  give: 'L111',
  ignore: 'L111',
  pay: 'L209',
  refuse: 'L209',
  dice: 'L209',
  improve: 'L248',
  experiment: 'L269',
};

const RULE_OF_EVENT: Readonly<Record<Event['type'], RuleId>> = {
  roundBegan: 'L55',
  crisisRevealed: 'L57',
  turnBegan: 'L62',
  turnEnded: 'L65',
  moved: 'L104',
  moveExposed: 'L106',
  searched: 'L79',
  barricaded: 'L85',
  cleanPaid: 'L86',
  cleaned: 'L86',
  foodPaid: 'L108',
  codeDieTaken: 'L276',
  cardPlayed: 'L91',
  pillTaken: 'L272',
  weaponUsed: 'L94',
  specialKilled: 'A74',
  accused: 'L116',
  trapExploded: 'L244',
  zombiesPlaced: 'L168',
  banditEntered: 'L255',
  banditKilled: 'L259',
  attackDone: 'L67',
  zombieKilled: 'L69',
  improvementFinished: 'L249',
  step4: 'L158',
  step6: 'L162',
  step7: 'L163',
  survivorsKept: 'L50',
  leaderNamed: 'L51',
  firstPlayerChosen: 'L53',
  diceRolled: 'L60',
  crossroadsDrawn: 'L63',
  crossroadsRevealed: 'L136',
  optionChosen: 'L138',
  stepBegan: 'L144',
  ate: 'L145',
  starved: 'L148',
  wasteCounted: 'L150',
  crisisResolved: 'L152',
  crisisSkipped: 'L209',
  noiseTurned: 'L160',
  roundsLeft: 'L162',
  markerKept: 'L236',
  markerPassed: 'L164',
  chapterCompleted: 'L295',
  chapterBegan: 'L295',
  moraleChanged: 'L37',
  foodChanged: 'L42',
  starvationAdded: 'F25',
  helplessCame: 'L32',
  helplessDied: 'L188',
  helplessLeft: 'L28',
  helplessTurned: 'L240',
  tokensPut: 'L11',
  dieUsed: 'L66',
  dieChanged: 'L108',
  effectRolled: 'L217',
  attackRolled: 'L71',
  exposureRolled: 'L120',
  survivorWent: 'L104',
  survivorPut: 'F1',
  searchBegan: 'L79',
  cardSeen: 'L80',
  cardKept: 'L83',
  noisePut: 'L82',
  barricadePut: 'L31',
  barricadeLost: 'L169',
  zombieAdded: 'L166',
  zombieGone: 'L178',
  zombieLured: 'L87',
  overrun: 'L170',
  damaged: 'L183',
  healed: 'L239',
  died: 'L185',
  survivorLeft: 'L189',
  survivorCame: 'L179',
  survivorGiven: 'L209',
  biteSpread: 'L127',
  playerOut: 'L227',
  cardShown: 'L91',
  equipped: 'L94',
  itemUsed: 'L94',
  abilityUsed: 'L17',
  cardWasted: 'L92',
  cardRemoved: 'N27',
  contributed: 'L100',
  offered: 'A119',
  handedOff: 'L114',
  cardsDrawn: 'L18',
  cardsTaken: 'L72',
  handShown: 'L209',
  objectiveShown: 'L190',
  deckShown: 'L216',
  voted: 'L207',
  voteSettled: 'L119',
  exiled: 'L190',
  requested: 'L110',
  requestIgnored: 'L111',
  cardGiven: 'L112',
  advanced: 'L248',
  banditGone: 'L252',
  looted: 'L263',
  hideoutLeft: 'L264',
  codeDiePut: 'L276',
  experimentContained: 'L279',
  experimentReleased: 'L283',
  specialPlaced: 'L283',
  specialMoved: 'L288',
  sideEffectGot: 'L274',
  effectBegan: 'L209',
  ended: 'L201',
};

export const cite = {
  prompt: (prompt: string): RuleId => RULE_OF_PROMPT[promptOf(prompt)],
  choice: ({ do: what }: Choice): RuleId => RULE_OF_CHOICE[what],
  event: ruleOfEvent,
} satisfies Citations<Event, View> & { choice(choice: Choice): RuleId };

/** Where an event can have several reasons, its own. */
function ruleOfEvent(e: Event): RuleId {
  switch (e.type) {
    case 'stepBegan':
      return RULE_OF_STEP[e.step];
    case 'exposureRolled':
      return RULE_OF_FACE[e.face];
    case 'damaged':
    case 'healed':
      return e.token === 'despair' ? 'L237' : RULE_OF_EVENT[e.type];
    case 'crisisResolved':
      return e.sum < e.need ? 'L154' : e.sum >= e.need + 2 ? 'L156' : 'L155';
    case 'barricadePut':
      return e.trap ? 'L243' : 'L31';
    case 'survivorCame':
      return e.place === 0 ? 'L179' : 'L195';
    case 'attackRolled':
      return e.hit ? 'L72' : 'L73';
    case 'ended':
      return RULE_OF_ENDING[e.ending];
    default:
      return RULE_OF_EVENT[e.type];
  }
}

const RULE_OF_STEP: Readonly<Record<Extract<Event, { type: 'stepBegan' }>['step'], RuleId>> = {
  code: 'L277',
  food: 'L145',
  waste: 'L150',
  crisis: 'L152',
  zombies: 'L158',
  loot: 'L263',
};

const RULE_OF_FACE: Readonly<Record<Extract<Event, { type: 'exposureRolled' }>['face'], RuleId>> = {
  blank: 'L121',
  wound: 'L122',
  frostbite: 'L123',
  bite: 'L125',
};

const RULE_OF_ENDING: Readonly<Record<Extract<Event, { type: 'ended' }>['ending'], RuleId>> = {
  objective: 'L205',
  morale: 'L203',
  rounds: 'L204',
  betrayal: 'L327',
};
