/** Tables from which a missing goal is near: for the exhaustive runner. */
import { apply, draw, run, seeded, seedOfGame, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer, type Beginning, type Deal, type Dice, type Options } from '@horda/testing';
import { CONTENT } from '../src/content/content.ts';
import type { Card } from '../src/content/entries.ts';
import { HOMES } from '../src/content/homes.ts';
import * as ids from '../src/content/ids.ts';
import { TURN } from '../src/declared.ts';
import { longNight } from '../src/game.ts';
import { NONE, type State } from '../src/state.ts';
import { layOut, shake, type Named } from './arrange.ts';
import { SCENES } from './near-scenes.ts';

/** One of the goals is chosen. The options allow for it, and mostly what it names is on the table in the first turn. */
export function begin(table: Deal, missing: readonly string[]): Beginning {
  const dice = seeded(seedOfGame(table.seed, 3));
  const goal = missing[draw(dice, missing.length)]!;
  const named = namedIn(goal);
  const deal = dealFor(table, goal, named);
  const s = longNight.setup(deal.options as never, deal.seats, deal.seed, null);
  // One table in eight begins as it is dealt.
  if (draw(dice, 8) > 0 && !goal.endsWith(' setup') && isFirstTurn(s, dice)) {
    if (draw(dice, 2) === 0) shake(s, dice);
    layOut(s, named, dice);
    for (const { about, arrange } of SCENES) if (about.test(goal)) arrange(s);
    beginTurn(s);
  }
  return { deal, s: s as unknown as AnyState };
}

/** Plays the beginning at random; whether somebody is asked for the first action of a turn. */
function isFirstTurn(s: State, dice: Dice): boolean {
  run(longNight, s);
  for (let n = 0; n < 40 && s.phase === 'setup'; n++)
    apply(longNight as unknown as AnyGame, s as unknown as AnyState, randomAnswer(s as unknown as AnyState, dice));
  return s.kernel.asks[0]?.prompt === 'turn.choose' && s.kernel.stack.at(-1)!.rule === TURN.name;
}

/** The turn begins once more, since it is about another table now. */
function beginTurn(s: State): void {
  s.kernel.asks = [];
  s.kernel.stack.at(-1)!.at = 'begin';
  if (s.crossroads !== NONE) s.crossroadsDeck.unshift(s.crossroads);
  s.crossroads = NONE;
}

/** The cards that a goal is about, by number, and the words of its texts. A crossroads card also names other cards. */
function namedIn(goal: string): Named {
  const [deck = '', ...rest] = goal.match(/\w+/g)!;
  const crossroads = deck === 'crossroads' ? numbers(ids.CROSSROADS_IDS, rest) : [];
  const items = deck === 'item' ? numbers(ids.ITEM_IDS, rest) : [];
  const printed = [...crossroads.map((card) => CONTENT.crossroads[card]), ...items.map((item) => CONTENT.items[item])];
  const words = [...rest, ...(JSON.stringify(printed).match(/\w+/g) ?? [])];
  const numbersOf = (list: readonly string[], ...decks: readonly string[]): number[] =>
    decks.includes(deck) ? numbers(list, words) : [];
  return {
    words,
    crossroads,
    survivors: numbersOf(ids.SURVIVOR_IDS, 'survivor', 'ability', 'crossroads'),
    items: numbersOf(ids.ITEM_IDS, 'item', 'crossroads'),
    crises: numbersOf(ids.CRISIS_IDS, 'crisis'),
    improvements: numbersOf(ids.IMPROVEMENT_IDS, 'improvement', 'crossroads'),
    experiments: numbersOf(ids.EXPERIMENT_IDS, 'experiment'),
    sideEffects: numbersOf(ids.SIDE_EFFECT_IDS, 'sideEffect'),
    objectives: numbersOf([...ids.SECRET_OBJECTIVE_IDS, ...ids.BETRAYAL_OBJECTIVE_IDS], 'objective'),
    exiles: numbersOf(ids.EXILE_OBJECTIVE_IDS, 'exile'),
  };
}

function numbers(list: readonly string[], words: readonly string[]): number[] {
  return [...list.keys()].filter((number) => words.includes(list[number]!));
}

/** The same table, but with the modules, the sets and the objective that the goal needs. */
function dealFor({ seats, options: others, seed }: Deal, goal: string, named: Named): Deal {
  const crossroads = named.crossroads.map((card) => CONTENT.crossroads[card]!);
  const cards: readonly Card[] = [
    ...named.survivors.map((card) => CONTENT.survivors[card]!),
    ...named.crises.map((card) => CONTENT.crises[card]!),
    ...named.improvements.map((card) => CONTENT.improvements[card]!),
    ...named.experiments.map((card) => CONTENT.experiments[card]!),
    ...named.sideEffects.map((card) => CONTENT.sideEffects[card]!),
    ...named.objectives.map((card) => CONTENT.objectives[card]!),
    ...named.exiles.map((card) => CONTENT.exiles[card]!),
  ];
  const options: Options = Object.assign(
    { ...others },
    ...[...cards, ...crossroads].map(optionsFor),
    cards.some(({ set }) => set === 'base') || crossroads.some(({ deck }) => deck !== 'play')
      ? { baseCards: true }
      : {},
    ...named.items.map((item) => optionsForItem(ids.ITEM_IDS[item]!)),
    named.objectives.length + named.exiles.length > 0 ? { mode: 'secret' } : {},
    mainFor(goal),
    ...SCENES.filter(({ about }) => about.test(goal)).map(({ needs }) => needs ?? {}),
  );
  return { seats: options['mode'] === 'secret' ? Math.max(3, seats) : seats, options, seed };
}

function optionsFor({ module, nonCoop, adult }: Card): Options {
  return {
    ...(module === undefined ? {} : { [module]: true }),
    ...(nonCoop === true ? { mode: 'secret' } : {}),
    ...(adult === true ? { adult: true } : {}),
  };
}

function optionsForItem(item: ids.ItemId): Options {
  const decks = HOMES.flatMap((home) => (['tln', 'base'] as const).map((set) => ({ home, set }))).filter(
    ({ home, set }) => item in CONTENT.itemDecks[home].cards[set],
  );
  return {
    ...(decks.every(({ home }) => home === 'raxxon') ? { raxxon: true } : {}),
    ...(decks.every(({ set }) => set === 'base') ? { baseCards: true } : {}),
  };
}

function mainFor(goal: string): Options {
  const main = ids.MAIN_OBJECTIVE_IDS.find((id) => goal.startsWith(`objective ${id} `));
  return main === undefined
    ? {}
    : { objective: main, difficulty: / hard /.test(goal) ? 'hard' : 'normal', gentle: true };
}
