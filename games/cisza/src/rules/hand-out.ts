import { emit, askUnlessOne, rule, type Seat } from '@horda/kernel';
import type { CardId, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { zombieKind } from './city.ts';
import { givings, ZOMBIE_KINDS, type Give } from './shelter.ts';

/**
 * The loose zombies go to shelters of the dealer's choice, one after the other; `once`: at most one to each.
 * (C34, C57, C94)
 */
export const handOut = rule<State, { dealer: Seat; to: readonly Seat[]; once: boolean; why: RuleId }, Give>('handOut')({
  sort(s) {
    if (s.loose.length < 2) return;
    const sorted: CardId[] = [];
    for (const kind of ORDER) for (const card of s.loose) if (s.kinds[card] === kind) sorted.push(card);
    s.loose = sorted;
  },
  choose(s, { dealer, to, once }, f) {
    if (s.loose.length === 0) f.at = '';
    else if (once && allAlike(s) && to.length === s.loose.length) f.pick = givings(dealer, to)[0]!;
    else askUnlessOne(s, f, dealer, 'handOut.choose', givings(dealer, to));
  },
  give(s, my, f) {
    const { to } = f.pick;
    const card = s.loose.shift()!;
    s.shelters[to]!.zombies.push(card);
    emit(s, { type: 'zombieSent', card, kind: zombieKind(s, card), from: null, to, rule: my.why });
    if (my.once) my.to = my.to.filter((seat) => seat !== to);
    f.at = 'choose';
  },
});

/** Dangerous zombies first; zombies of a kind stay together. */
const ORDER = ZOMBIE_KINDS.toSorted((a, b) => Number(b === 'strong') - Number(a === 'strong'));

/** If all are of one kind, it makes no difference which of them goes where. */
function allAlike(s: State): boolean {
  return s.loose.every((card) => s.kinds[card] === s.kinds[s.loose[0]!]);
}
