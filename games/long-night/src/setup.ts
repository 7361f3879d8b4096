/** A new table. (L39–L54) */
import { call, shuffle, type Seed } from '@horda/kernel';
import type { Content, Packed } from './content/content.ts';
import { emptyTable } from './content/empty-table.ts';
import { HOMES } from './content/homes.ts';
import { CHAPTER_IDS, MAIN_OBJECTIVE_IDS } from './content/ids.ts';
import { PLACE_IDS } from './content/vocabulary.ts';
import { contentOf, sideOf } from './rules/table.ts';
import { isHard } from './settings.ts';
import {
  crisisDeck,
  crossroadsDeck,
  exileDeck,
  hiddenObjectives,
  itemDeck,
  randomObjective,
  survivorDeck,
} from './setup/decks.ts';
import { beginning } from './setup/beginning.ts';
import { NONE, type Options, type State } from './state.ts';

export function setup(asked: Options, seats: number, seed: Seed, pack: object | null): State {
  const content = contentOf({ pack: pack as Packed | null });
  const s = emptyTable(completed(asked, seats, content), seats, seed, pack as Packed | null, content);
  const { objective } = s.options;
  if (objective === 'R1' || objective === 'B1') s.chapter = objective;
  else s.main = objective === 'random' ? randomObjective(s, isHard(s.options)) : MAIN_OBJECTIVE_IDS.indexOf(objective);
  const tracks = sideOf(s) ?? contentOf(s).chapters[CHAPTER_IDS.indexOf(s.chapter!)]!;
  s.morale = tracks.morale!;
  s.rounds = tracks.rounds;
  deal(s);
  call(s, beginning, { ops: tracks.setup });
  return s;
}

/** L222: two players play together. L296, L314: a story, and an objective with a mark, come with their module. */
function completed(asked: Options, seats: number, { mainObjectives }: Content): Options {
  const { objective } = asked;
  const options = { ...asked, mode: seats === 2 ? ('coop' as const) : asked.mode };
  if (objective === 'random') return options;
  if (objective === 'R1') return { ...options, raxxon: true };
  if (objective === 'B1') return { ...options, bandits: true };
  const { module } = mainObjectives[MAIN_OBJECTIVE_IDS.indexOf(objective)]!;
  return module === undefined ? options : { ...options, [module]: true };
}

/** L43–L50, L247, L269: shuffled and dealt. */
function deal(s: State): void {
  const seats = s.players.length;
  s.crisisDeck = crisisDeck(s);
  s.crossroadsDeck = crossroadsDeck(s);
  s.survivorDeck = survivorDeck(s);
  const starters = itemDeck(s, 'starter');
  for (const home of HOMES)
    if (home !== 'starter' && (home !== 'raxxon' || s.options.raxxon))
      s.places[PLACE_IDS.indexOf(home)]!.deck = itemDeck(s, home);
  const hidden = s.options.mode === 'secret' ? hiddenObjectives(s) : [];
  if (s.options.mode === 'secret') s.exileDeck = exileDeck(s);
  for (const [seat, player] of s.players.entries()) {
    // L48, L222: five starter cards, seven for two players.
    player.hand = starters.splice(-(seats === 2 ? 7 : 5)).sort((a, b) => a - b);
    player.dealt = s.survivorDeck.splice(-4).sort((a, b) => a - b);
    player.objective = hidden[seat] ?? NONE;
  }
  const { improvements, experiments, sideEffects } = contentOf(s);
  if (s.options.improvements) {
    s.improvements.deck = shuffle(s, [...improvements.keys()]);
    s.improvements.display = s.improvements.deck.splice(-4).map((card) => ({ card, tokens: 0 }));
  }
  if (s.options.raxxon) {
    s.raxxon.deck = shuffle(s, [...experiments.keys()]);
    s.raxxon.sideEffects = [...sideEffects.keys()];
  }
}
