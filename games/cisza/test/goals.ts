/** All that can happen in Cisza: the exhaustive runner plays until it has seen it. */
import type { AnyState, Answer, Choice as AnyChoice, Seat } from '@horda/kernel';
import { PROMPTS } from '../src/cite.ts';
import { BARRIERS, PRINTED, RESOURCES, type Resource } from '../src/content/resources.ts';
import { isFinalAttack, survivorOnTop } from '../src/rules/city.ts';
import { playersLeft, ZOMBIE_KINDS } from '../src/rules/shelter.ts';
import type { Choice, Event, State } from '../src/state.ts';

/** Complete by its type: a new event is missing here at once. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  handExchanged: true,
  turnBegan: true,
  cityStirred: true,
  cardPlayed: true,
  cardUsedForNoise: true,
  cardsDiscarded: true,
  noiseMade: true,
  zombieWoke: true,
  zombieArrived: true,
  hordeCame: true,
  hordeDrawn: true,
  zombieSent: true,
  zombieEliminated: true,
  survivorRescued: true,
  survivorBribed: true,
  survivorSacrificed: true,
  survivorsLost: true,
  attackBegan: true,
  barrierUsed: true,
  barriersDestroyed: true,
  sheltersSwapped: true,
  playerEliminated: true,
  cardsDrawn: true,
  deckRenewed: true,
  finalAttackBegan: true,
  gameEnded: true,
};

const MARKED = RESOURCES.filter((card) => PRINTED[card].noise);
const MARKED_BARRIERS = BARRIERS.filter((card) => PRINTED[card].noise);
const WEAK = ZOMBIE_KINDS.filter((kind) => kind !== 'strong');

/** Every card in every way that it can be used. (C15, C19, C71, C107–C110) */
const CARDS = [
  ...RESOURCES.flatMap((card) => [`played ${card}`, `played ${card} in expert mode`, `discarded ${card}`]),
  ...MARKED.map((card) => `choice play.choose: noise ${card}`),
  ...BARRIERS.map((card) => `choice attack.defend: use ${card}`),
  ...MARKED_BARRIERS.map((card) => `choice attack.defend: noise ${card}`),
];

/** Every way to answer the other questions. */
const CHOICES = [
  'choice mulligan.look: keep',
  'choice mulligan.look: exchange',
  'choice play.choose: discard',
  'choice play.choose: end',
  'choice attack.defend: face',
  'choice sniperRifle.aim: snipe',
  ...ZOMBIE_KINDS.flatMap((kind) => [
    `choice sendOne.choose: send ${kind}`,
    `choice sniperRifle.aim: eliminate ${kind}`,
  ]),
  ...WEAK.flatMap((kind) => [
    `choice axe.aim: eliminate ${kind}`,
    `choice revolver.aim: eliminate ${kind}`,
    `choice shotgun.aim: eliminate ${kind}`,
  ]),
  'choice shotgun.aim: eliminate strong',
  'choice shotgun.aim: eliminate regular+regular',
  'choice shotgun.aim: eliminate regular+fast',
  'choice shotgun.aim: eliminate fast+fast',
  'mines take 1 attacker and 0 newcomers',
  'mines take 2 attackers and 0 newcomers',
  'mines take 0 attackers and 1 newcomer',
  'mines take 1 attacker and 1 newcomer',
];

/** Rare courses of the game. */
const COURSES = [
  'noise that nobody hears',
  'noise fetches the zombie from the city',
  'noise turns a fast zombie, which comes',
  'noise turns a Horde',
  'Surprise! turns a Horde',
  'a Horde inside a Horde',
  'a Horde of too few zombies',
  'a Horde is handed out by choice',
  'a fallen shelter hands out its zombies by choice',
  'a Sacrifice hands out zombies by choice',
  'the last survivor is sacrificed',
  'Flare brings two survivors',
  'Flare brings the last survivor',
  'several barriers against one attack',
  'a new player falls in the Final Attack',
  'the Final Attack begins with an empty city',
  'the Final Attack begins with a zombie on top',
  ...['turn', 'visible'].flatMap((reading) => [
    `Surprise! (${reading}) sends both`,
    `Surprise! (${reading}) sends only the own zombie`,
    `Surprise! (${reading}) sends only the top of the city`,
  ]),
  'shared victory',
  'summary ending=elimination',
  'summary ending=finalAttack',
];

export const goals = {
  reach: [
    ...Object.keys(EVENTS).map((type) => `event ${type}`),
    ...PROMPTS.map((prompt) => `prompt ${prompt}`),
    ...CARDS,
    ...CHOICES,
    ...COURSES,
  ],
  features(before: AnyState, answer: Answer<AnyChoice>, after: AnyState): string[] {
    const [s, next] = [before as State, after as State];
    const pick = answer.picks[0] as Choice;
    return [...ofChoice(s, answer.seat, pick, next), ...ofEvents(s, pick, next)];
  },
};

function ofChoice(s: State, seat: Seat, pick: Choice, next: State): string[] {
  switch (pick.do) {
    case 'play':
      return ofPlay(s, seat, pick.card, next);
    case 'drop':
      return pick.cards.map((card) => `discarded ${card}`);
    case 'blast':
      return [`mines take ${counted(pick.attackers, 'attacker')} and ${counted(pick.newcomers, 'newcomer')}`];
    case 'give':
      return [`${dealerOf(s, seat)} by choice`];
    case 'use':
      return (s.kernel.stack.at(-1)!.my as { stopped: number }).stopped > 0
        ? ['several barriers against one attack']
        : [];
    default:
      return [];
  }
}

function dealerOf(s: State, seat: Seat): string {
  if (!s.shelters[seat]!.alive) return 'a fallen shelter hands out its zombies';
  return s.inPlay === 'sacrifice' ? 'a Sacrifice hands out zombies' : 'a Horde is handed out';
}

function counted(things: readonly unknown[], name: string): string {
  return `${things.length} ${name}${things.length === 1 ? '' : 's'}`;
}

function ofPlay(s: State, seat: Seat, card: Resource, next: State): string[] {
  const { options, turned, city } = s;
  const { survivors, zombies } = s.shelters[seat]!;
  const seen = [`played ${card}${options.expert ? ' in expert mode' : ''}`];
  if (card === 'sacrifice' && survivors.length === 1) seen.push('the last survivor is sacrificed');
  if (card === 'flare') seen.push(`Flare brings ${rescued(next) === 2 ? 'two survivors' : 'the last survivor'}`);
  if (card !== 'surprise') return seen;
  const topGoes = options.surprise === 'turn' ? city > 0 : turned;
  const sends = zombies.length === 0 ? 'only the top of the city' : topGoes ? 'both' : 'only the own zombie';
  return [...seen, `Surprise! (${options.surprise}) sends ${sends}`];
}

function rescued({ kernel: { events } }: State): number {
  return events.filter(({ type }) => type === 'survivorRescued').length;
}

/** The courses that show in what has happened; `s` is the table before. */
function ofEvents(s: State, pick: Choice, next: State): string[] {
  const seen: string[] = [];
  for (const [i, e] of next.kernel.events.entries()) {
    const later = next.kernel.events[i + 1];
    if (e.type === 'noiseMade') seen.push(...ofNoise(e, later, survivorOnTop(s)));
    if (e.type === 'hordeCame' && isOfSurprise(s, pick, next.kernel.events.slice(0, i)))
      seen.push('Surprise! turns a Horde');
    if (e.type === 'hordeDrawn' && e.another) seen.push('a Horde inside a Horde');
    if (e.type === 'hordeDrawn' && e.kinds.length + Number(e.another) < playersLeft(s))
      seen.push('a Horde of too few zombies');
    if (e.type === 'playerEliminated' && isFinalAttack(s)) seen.push('a new player falls in the Final Attack');
    if (e.type === 'finalAttackBegan')
      seen.push(`the Final Attack begins with ${next.turned ? 'a zombie on top' : 'an empty city'}`);
  }
  return seen;
}

function ofNoise(e: Event & { type: 'noiseMade' }, later: Event | undefined, survivor: boolean): string[] {
  if (!e.heard) return ['noise that nobody hears'];
  if (later?.type === 'hordeCame') return ['noise turns a Horde'];
  if (later?.type !== 'zombieArrived') return [];
  return [survivor ? 'noise turns a fast zombie, which comes' : 'noise fetches the zombie from the city'];
}

/** No noise came before it: the Horde was turned up by the card itself. */
function isOfSurprise(s: State, pick: Choice, earlier: readonly Event[]): boolean {
  const played = s.inPlay === 'surprise' || (pick.do === 'play' && pick.card === 'surprise');
  return played && !earlier.some(({ type }) => type === 'noiseMade' || type === 'hordeCame');
}
