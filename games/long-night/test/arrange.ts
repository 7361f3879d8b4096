/** Changes of a table in its first turn that leave it possible: no card is lost, and nothing stands without a space. */
import { draw } from '@horda/kernel';
import type { Dice } from '@horda/testing';
import { CONTENT } from '../src/content/content.ts';
import { ITEM_IDS, type ItemId } from '../src/content/ids.ts';
import { SYMBOLS, PLACE_IDS, type ItemSymbol } from '../src/content/vocabulary.ts';
import { emptySpaces, freeNoise, freeSpaces, ofPlayer, placesOf } from '../src/rules/table.ts';
import { COLONY, NONE, type CardNo, type PlaceNo, type State, type Survivor } from '../src/state.ts';

/** What a goal is about: cards by number, and all words of its texts. */
export type Named = Readonly<
  Record<
    | 'crossroads'
    | 'survivors'
    | 'items'
    | 'crises'
    | 'improvements'
    | 'experiments'
    | 'sideEffects'
    | 'objectives'
    | 'exiles',
    readonly number[]
  >
> & { readonly words: readonly string[] };

/** Survivors, zombies, tokens and cards lie anywhere, as late in a game. */
export function shake(s: State, dice: Dice): void {
  const some = (most: number): number => draw(dice, most + 1);
  Object.assign(s, { food: s.food + some(6), morale: 2 + some(8), starvation: some(2) });
  for (const one of s.survivors) {
    const open = placesOf(s).filter((place) => freeSpaces(s, place) > 0);
    if (some(1) === 0) one.place = open[draw(dice, open.length)] ?? one.place;
    // Two tokens at most: three are the end of most survivors.
    for (let n = some(2); n > 0; n--) one[TOKENS[some(2)]!]++;
    if (some(1) === 0) equip(s, one, (['weapon', 'tool'] as const)[some(1)]!);
  }
  for (const place of placesOf(s)) {
    const there = s.places[place]!;
    if (there.closed) continue;
    for (const [entrance, one] of there.entrances.entries())
      for (const thing of ['zombies', 'barricades', 'traps'] as const)
        if (some(2) === 0) one[thing] += some(emptySpaces(s, place, entrance));
    if (some(2) === 0) there.noise += some(freeNoise(s, place));
    if (s.options.bandits && place !== COLONY && some(3) === 0)
      there.bandits += some(Math.max(0, Math.min(2, freeSpaces(s, place))));
    if (some(3) === 0) s.waste.push(...there.deck.splice(0, some(3)));
    if (some(3) === 0) s.removed.push(...there.deck.splice(0, some(3)));
    const { hand } = s.players[draw(dice, s.players.length)]!;
    hand.push(...there.deck.splice(0, some(2)));
  }
  s.helpless += some(Math.max(0, Math.min(5, freeSpaces(s, COLONY))));
  s.unruly += some(Math.max(0, Math.min(2, freeSpaces(s, COLONY))));
  for (const player of s.players) player.dice = player.dice.map(() => 1 + some(5)).sort((a, b) => a - b);
  if (some(3) === 0) exileSome(s);
}

const TOKENS = ['wounds', 'frostbite', 'despair'] as const;

/** What a goal names is in play, with the active player where somebody has it. */
export function layOut(s: State, named: Named, dice: Dice): void {
  for (const card of named.crossroads) bringUp(s.crossroadsDeck, card);
  for (const survivor of named.survivors) recruit(s, survivor);
  for (const item of named.items) giveItem(s, ITEM_IDS[item]!, dice);
  for (const card of named.crises) faceCrisis(s, card, draw(dice, 2) === 0);
  for (const card of named.improvements) build(s, card);
  for (const card of named.experiments) bringUp(s.raxxon.deck, card);
  for (const card of named.sideEffects) suffer(s, card);
  for (const card of named.objectives) pursue(s, s.active, card);
  for (const card of named.exiles) bringUp(s.exileDeck, card);
  if (named.exiles.length > 0) exileSome(s);
  bringNear(s, named.words, dice);
}

/** Survivors are where texts happen, with what texts ask for. */
function bringNear(s: State, words: readonly string[], dice: Dice): void {
  const own = ofPlayer(s, s.active);
  const { hand } = s.players[s.active]!;
  const places = placesOf(s).filter((place) => words.includes(PLACE_IDS[place]!));
  const place = places[draw(dice, Math.max(1, places.length))];
  if (place !== undefined && draw(dice, 2) === 0)
    for (const one of own) if (freeSpaces(s, place) > 0) one.place = place;
  for (const symbol of SYMBOLS) if (words.includes(symbol)) hand.push(...taken(s, symbol), ...taken(s, symbol));
  for (const pill of ['redPill', 'whitePill'] as const) if (words.includes('pillTaken')) hand.push(...taken(s, pill));
  if (words.some((word) => word === 'weaponUsed' || word === 'triggerArmed'))
    for (const one of own) equip(s, one, 'weapon');
  if (words.includes('specialKilled')) setLoose(s, own[0]!.place);
}

/** The next special zombie stands at an entrance of the place. */
function setLoose(s: State, place: PlaceNo): void {
  const entrance = s.places[place]!.entrances.find((_, i) => emptySpaces(s, place, i) > 0);
  const special = entrance === undefined ? undefined : s.raxxon.deck.pop();
  if (entrance === undefined || special === undefined) return;
  s.raxxon.loose = [...s.raxxon.loose, special];
  entrance.special = [...entrance.special, special];
}

/** The card is on top of its deck. */
function bringUp(deck: number[], card: number): void {
  const at = deck.indexOf(card);
  if (at !== -1) deck.push(...deck.splice(at, 1));
}

/** The survivor changes places with the last one of the active player. */
function recruit(s: State, survivor: number): void {
  const own = ofPlayer(s, s.active);
  const last = own.findLast(({ card }) => card !== s.players[s.active]!.leader);
  if (last === undefined || own.some(({ card }) => card === survivor)) return;
  const other = s.survivors.find(({ card }) => card === survivor);
  const at = s.survivorDeck.indexOf(survivor);
  if (other === undefined && at === -1) return;
  if (other === undefined) s.survivorDeck[at] = last.card;
  rename(s, last, survivor);
  if (other !== undefined) rename(s, other, last.card);
}

function rename(s: State, one: Survivor, card: number): void {
  const player = s.players[one.owner]!;
  if (player.leader === one.card) player.leader = card;
  s.survivors[s.survivors.indexOf(one)] = { ...one, card };
}

/** Into the hand of the active player, or beside the first own survivor. */
function giveItem(s: State, item: ItemId, dice: Dice): void {
  const cards = taken(s, item);
  const kind = CONTENT.items[ITEM_IDS.indexOf(item)]!;
  if (kind.use === 'equip' && draw(dice, 2) === 0)
    ofPlayer(s, s.active)[0]!.items.push(...cards.map((card) => ({ card, used: 0 })));
  else s.players[s.active]!.hand.push(...cards);
}

function equip(s: State, one: Survivor, what: ItemSymbol): void {
  for (const { deck } of s.places) {
    const at = deck.findIndex((card) => CONTENT.kinds[card]!.symbol === what && CONTENT.kinds[card]!.use === 'equip');
    if (at !== -1) return void one.items.push({ card: deck.splice(at, 1)[0]!, used: 0 });
  }
}

/** A card of this item, or of this type, out of a deck or a hand; none, if there is none. */
export function taken(s: State, what: ItemId | ItemSymbol): CardNo[] {
  const is = (card: CardNo): boolean => CONTENT.cards[card]!.item === what || CONTENT.kinds[card]!.symbol === what;
  for (const { deck } of s.places) {
    const at = deck.findIndex(is);
    if (at !== -1) return deck.splice(at, 1);
  }
  for (const { hand } of s.players) {
    const at = hand.findIndex(is);
    if (at !== -1) return hand.splice(at, 1);
  }
  return [];
}

function faceCrisis(s: State, card: number, prevented: boolean): void {
  const at = s.crisisDeck.indexOf(card);
  if (at === -1 || s.crisis === NONE) return;
  s.crisisDeck[at] = s.crisis;
  s.crisis = card;
  if (!prevented) return;
  for (const seat of s.players.keys()) {
    const symbol = CONTENT.crises[card]!.accept[seat % CONTENT.crises[card]!.accept.length]!;
    s.contributions.push(...taken(s, symbol).map((each) => ({ seat, card: each })));
  }
}

function build({ improvements }: State, card: number): void {
  const { deck, display } = improvements;
  if (!deck.includes(card) && !display.some((each) => each.card === card)) return;
  improvements.deck = deck.filter((each) => each !== card);
  improvements.display = display.filter((each) => each.card !== card);
  improvements.built = [...improvements.built, { card, round: 0, used: 0 }];
}

function suffer(s: State, card: number): void {
  const [own] = ofPlayer(s, s.active);
  if (own === undefined || !s.raxxon.sideEffects.includes(card)) return;
  s.raxxon.sideEffects = s.raxxon.sideEffects.filter((each) => each !== card);
  own.sideEffects = [...own.sideEffects, card];
}

export function pursue(s: State, seat: number, objective: number): void {
  const other = s.players.find((player) => player.objective === objective);
  if (other !== undefined) other.objective = s.players[seat]!.objective;
  s.players[seat]!.objective = objective;
}

/** Players who are no betrayers are exiled; the first survivors of all stand together outside. */
export function exileSome(s: State): void {
  if (s.options.mode !== 'secret') return;
  for (const [seat, player] of s.players.entries()) {
    if (seat === s.active || player.objective >= CONTENT.betrayals || s.exileDeck.length === 0) continue;
    Object.assign(player, { exiled: true, shown: true, exile: s.exileDeck.pop() });
    for (const one of ofPlayer(s, seat))
      if (one.place === COLONY) one.place = [1, 2, 3, 4, 5, 6].find((place) => freeSpaces(s, place) > 0)!;
    if (s.players.filter(({ exiled }) => exiled).length === 2) break;
  }
  const [own] = ofPlayer(s, s.active);
  if (own !== undefined && freeSpaces(s, 1) > 0) own.place = 1;
}
