/** V52–V66: a search of a building zone without zombies, once a turn. */
import { ask, call, rule, type Rule } from '@horda/kernel';
import { DRAWING, type Drawing } from '../declared.ts';
import { isEmpty } from '../rules/decks.ts';
import { isGuarded, isOpenHumvee } from '../rules/guarded.ts';
import { carriesLight } from '../rules/inventory.ts';
import { aimChoices, shine } from '../rules/light.ts';
import { boardHere } from '../rules/mission.ts';
import { hasSkill } from '../rules/skills.ts';
import { zombiesIn } from '../rules/table.ts';
import { NONE, type Choice, type State, type SurvivorNo } from '../state.ts';
import { BY_SEARCH, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

const WITHOUT: Choice = { do: 'search', light: false };
const WITH: Choice = { do: 'search', light: true };

export const SEARCH_ACTIONS: ActionRules<'search'> = {
  search: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      if (!canPay(one, BY_SEARCH) || zombiesIn(s, one.zone) > 0) return;
      // V53, X17
      if (one.searched && !hasSkill(s, survivor, 'searchMore')) return;
      const deck = deckOf(s, survivor);
      if (deck === null || isEmpty(s[deck])) return;
      const helps = carriesLight(s, one) && !(s.night && hasSkill(s, survivor, 'search2'));
      // V56: at night a Flashlight that is off is a choice.
      if (!helps || (s.night && one.light === NONE)) options.push(WITHOUT);
      if (helps) options.push(WITH);
    },
    act(s, survivor, { light }) {
      const one = s.survivors[survivor]!;
      pay(one, BY_SEARCH);
      one.searched = true;
      // V55, X48, Y57: a Flashlight and the skill do not add up.
      const n = light || hasSkill(s, survivor, 'search2') ? 2 : 1;
      call(s, searching, { survivor, deck: deckOf(s, survivor)!, n, search: true, light });
    },
  },
};

/** The deck that a search of the survivor's zone draws from; null: the zone cannot be searched. */
function deckOf(s: State, survivor: SurvivorNo): Drawing['deck'] | null {
  const { zone } = s.survivors[survivor]!;
  const { zones, places } = boardHere(s);
  if (places.humvee === zone) return isOpenHumvee(s, zone) ? 'secretService' : null;
  if (!isSearchable(zones[zone]!.kind, hasSkill(s, survivor, 'scavenger')) || isGuarded(s, zone)) return null;
  return places.secretService.includes(zone) ? 'secretService' : 'equipment';
}

/** V52, V64, V65, X47, Y55: rooms; with Scavenger also streets and gardens, never corridors. */
function isSearchable(kind: string, isScavenger: boolean): boolean {
  if (kind === 'room' || kind === 'dark') return true;
  return isScavenger && (kind === 'street' || kind === 'outdoor' || kind === 'garden');
}

const searching = rule<State, Drawing & { light: boolean }, Choice>('search')({
  /** V56, V302: the Flashlight goes on without an action. */
  aim(s, { survivor, light }, f) {
    const one = s.survivors[survivor]!;
    if (light && s.night && one.light === NONE) ask(s, one.owner, 'search.aim', aimChoices(s, survivor));
    else f.at = 'draw';
  },
  shine(s, { survivor }, { pick }) {
    if (pick.do === 'aim') shine(s, survivor, pick.at);
  },
  draw(s, { survivor, deck, n, search }) {
    call(s, DRAWING, { survivor, deck, n, search });
  },
});

export const SEARCH_RULES: readonly Rule<State>[] = [searching];
