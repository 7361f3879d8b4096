/** What stands against an attack, a search, a move or an ability of a survivor. */
import { contentOf } from './rules/table.ts';
import { PLACE_IDS } from './content/vocabulary.ts';
import { COLONY, HIDEOUT, RAXXON, type Choice, type PlaceNo } from './state.ts';
import { against, whyNoDie, type Obstacle, type SurvivorView } from './obstacle.ts';
import type { View } from './view.ts';

type Target = Extract<Choice, { do: 'zombie' | 'special' | 'victim' | 'bandit' }>;

/** `target` null: any. */
export function whyNotAttack(view: View, one: SurvivorView, target: Target | null): Obstacle | null {
  if (isKept(one, 'idle')) return against('L209', { is: 'restrained' });
  const there = view.places[one.place]!;
  const [special] = there.entrances.flatMap((entrance) => entrance.special);
  if (special !== undefined && target !== null && target.do !== 'special')
    return against('L289', { is: 'specialFirst', experiment: special });
  if (target?.do === 'victim') {
    const victim = view.survivors.find(({ card }) => card === target.survivor);
    if (victim?.owner === one.owner) return against('L76', { is: 'ownGroup' });
    if (view.options.mode === 'coop' && !view.options.attackFriends) return against('Q34', { is: 'coopAttack' });
  }
  const zombies = there.entrances.some((entrance) => entrance.zombies > 0 || entrance.special.length > 0);
  const others = view.survivors.some(({ owner, place }) => owner !== one.owner && place === one.place);
  const mayHitOthers = view.options.mode !== 'coop' || view.options.attackFriends;
  if (target === null && others && !mayHitOthers && !zombies && there.bandits === 0)
    return against('Q34', { is: 'coopAttack' });
  if (target !== null || !(zombies || there.bandits > 0 || (others && mayHitOthers)))
    return against('L68', { is: 'noTarget', place: one.place });
  return whyNoDie(view, one.owner, one.attack, 'L67');
}

export function whyNotSearch(view: View, one: SurvivorView): Obstacle | null {
  const { place } = one;
  if (place === COLONY) return against('L78', { is: 'noDeck', place });
  if (!contentOf(view).places[place]!.hasDeck) return against('L254', { is: 'noDeck', place });
  if (view.places[place]!.deck === 0) return against('Q52', { is: 'deckEmpty', place });
  if (isKept(one, 'idle')) return against('L209', { is: 'restrained' });
  return whyNoDie(view, one.owner, one.search, 'L79') ?? against('L209', { is: 'restrained' });
}

/** `to` null: anywhere. */
export function whyNotMove(view: View, one: SurvivorView, to: PlaceNo | null): Obstacle {
  if (to === null) {
    if (isKept(one, 'noMove') || isKept(one, 'locked') || isKept(one, 'idle'))
      return against('L209', { is: 'restrained' });
    return one.moves > 0 ? against('L104', { is: 'moved' }) : against('L105', { is: 'restrained' });
  }
  if (to === one.place) return against('Q45', { is: 'alreadyThere' });
  if (to === COLONY && view.players[one.owner]!.exiled) return against('F16', { is: 'exiledEnters' });
  if (to === RAXXON && !view.options.raxxon) return against('L228', { is: 'module', module: 'raxxon' });
  if (to === HIDEOUT && !view.options.bandits) return against('L228', { is: 'module', module: 'bandits' });
  const there = view.places[to];
  if (there === undefined) return against('L36', { is: 'notInPlay' });
  if (there.closed) return against(to === RAXXON ? 'L297' : 'N20', { is: 'placeClosed', place: to });
  return there.free <= 0 ? against('F22', { is: 'placeFull', place: to }) : against('L209', { is: 'restrained' });
}

export function whyNotAbility(view: View, one: SurvivorView, of: number): Obstacle | null {
  const ability = contentOf(view).survivors[of]?.ability;
  if (ability === undefined) return against('L17', { is: 'notInPlay' });
  const { where, die, timing } = ability;
  const place = (PLACE_IDS as readonly string[]).indexOf(where);
  if (place !== -1 && place !== one.place) return against('L17', { is: 'worksElsewhere', place });
  if (timing.hook !== 'turnFree') return against('L89', { is: 'worksByItself' });
  if (timing.limit !== undefined && one.used > 0) return against('Q62', { is: 'usedUp' });
  return die === null ? null : whyNoDie(view, one.owner, die, 'L88');
}

function isKept({ marks }: SurvivorView, mark: 'idle' | 'noMove' | 'locked'): boolean {
  return marks.some((each) => each.mark === mark);
}
