/** What cards do to survivors and give them. */
import { call, emit } from '@horda/kernel';
import { COMPANION_IDS, type EquipmentId } from '../../content/ids.ts';
import { TOKENS } from '../../content/tokens.ts';
import { ADRENALINE, ARRANGING, DRAWING, EXPERIENCE, HARM } from '../../declared.ts';
import { leaveCar } from '../../rules/cars.ts';
import { follow } from '../../rules/companions.ts';
import { shuffleDeck } from '../../rules/decks.ts';
import { carried, different, discardCard } from '../../rules/inventory.ts';
import { carryLight } from '../../rules/light.ts';
import { equipmentCard, gearOf } from '../../rules/printed.ts';
import { NONE, type Choice, type Held, type State, type SurvivorNo } from '../../state.ts';
import { whoOf, zoneOf, type Acts, type Askings, type OpOf } from '../doing.ts';

export const PEOPLE: Acts<
  'gainAp' | 'gainXp' | 'heal' | 'wound' | 'draw' | 'giveItem' | 'endTurn' | 'moveTo' | 'token' | 'companion'
> = {
  gainAp(s, { who, n }, my) {
    for (const survivor of whoOf(s, who, my).toReversed()) call(s, ADRENALINE, { survivor, n });
  },
  /** Only a campaign has sheets. */
  gainXp(s, { who, n }, my) {
    if (s.sheets === null) return;
    for (const survivor of whoOf(s, who, my).toReversed()) call(s, EXPERIENCE, { survivor, n });
  },
  heal(s, { who, n }, my) {
    const hurt = whoOf(s, who, my).filter((survivor) => s.survivors[survivor]!.wounds > 0);
    if (hurt.length > 0) heal(s, hurt, n);
  },
  wound(s, { who, n }, my) {
    for (const survivor of whoOf(s, who, my).toReversed()) call(s, HARM, { survivor, n, cause: 'card' });
  },
  draw(s, { deck, n, who }, my) {
    for (const survivor of whoOf(s, who, my).toReversed()) call(s, DRAWING, { survivor, deck, n, search: false });
  },
  giveItem(s, { card }, my) {
    for (const survivor of whoOf(s, 'revealer', my)) giveItem(s, survivor, card);
  },
  /** The turn that is under way is over. */
  endTurn(s, _op, { survivor }) {
    if (survivor !== NONE && s.acting === survivor) s.survivors[survivor]!.acted = true;
  },
  moveTo(s, { zone }, my) {
    for (const survivor of whoOf(s, 'revealer', my)) {
      const one = s.survivors[survivor]!;
      const from = one.zone;
      leaveCar(s, survivor);
      one.zone = zoneOf(s, zone, my);
      carryLight(s, survivor);
      emit(s, { type: 'survivorMoved', survivor, from, to: one.zone });
    }
  },
  /** A marker that can be used several times is there as often. */
  token(s, { token }, my) {
    for (const survivor of whoOf(s, 'revealer', my)) {
      const one = s.survivors[survivor]!;
      one.tokens = [...one.tokens, ...Array.from({ length: TOKENS[token].uses ?? 1 }, () => token)];
      emit(s, { type: 'tokenGained', survivor, token });
      if (TOKENS[token].fillsSlot) call(s, ARRANGING, { survivor, card: NONE });
    }
  },
  companion(s, op, my) {
    const who = COMPANION_IDS.indexOf(op.companion);
    const zone = 'stands' in op ? zoneOf(s, op.stands, my) : my.zone;
    s.companions = [...s.companions, { who, leader: NONE, zone, status: 'standing', spared: false }];
    if ('joins' in op && my.survivor !== NONE) follow(s, s.companions.length - 1, my.survivor);
    else emit(s, { type: 'companionCame', companion: who, zone });
  },
};

/** `n`: at most so many wounds of each. */
export function heal(s: State, survivors: readonly SurvivorNo[], n: number): void {
  for (const survivor of survivors) {
    const one = s.survivors[survivor]!;
    one.wounds = Math.max(0, one.wounds - n);
  }
  emit(s, { type: 'healed', survivors, n });
}

/** W16: equipment deck, its discards, Secret Service deck, its discards; if there is none, a Secret Service card. */
function giveItem(s: State, survivor: SurvivorNo, id: EquipmentId): void {
  for (const pile of [s.equipment, s.secretService])
    for (const list of [pile.deck, pile.discard]) {
      const at = list.findLastIndex((card) => equipmentCard(s, card).id === id);
      if (at === -1) continue;
      const [card] = list.splice(at, 1) as [number];
      if (list === pile.deck) shuffleDeck(s, pile);
      emit(s, { type: 'cardDrawn', survivor, card });
      return call(s, ARRANGING, { survivor, card });
    }
  call(s, DRAWING, { survivor, deck: 'secretService', n: 1, search: false });
}

export const PEOPLE_ASKED: Askings<'discard' | 'handOut'> = {
  discard: {
    options: (s, op, my) => (my.times === op.n ? [] : payment(s, op, my.survivor)),
    answer(s, _op, my, pick) {
      if (pick.do === 'discard') discardCard(s, my.survivor, pick.card);
    },
  },
  /** Before round 1 the team decides who gets each of them. */
  handOut: {
    options(s, { n }, my) {
      if (my.times === n) return [];
      return whoOf(s, 'all', my).map((survivor): Choice => ({ do: 'name', survivor }));
    },
    answer(s, { card }, _my, pick) {
      if (pick.do === 'name') giveItem(s, pick.survivor, card);
    },
  },
};

/** Cards that can be paid with. */
function payment(s: State, { what }: OpOf<'discard'>, survivor: SurvivorNo): readonly Choice[] {
  const one = s.survivors[survivor];
  const cards = one === undefined ? [] : carried(one).filter((card) => what === 'equipment' || isWeapon(s, card));
  return different(cards).map((card) => ({ do: 'discard', card }));
}

function isWeapon(s: State, card: Held): boolean {
  const { modes, thrown } = gearOf(s, card);
  return modes !== undefined || thrown !== undefined;
}

export function canPay(s: State, op: OpOf<'discard'>, survivor: SurvivorNo): boolean {
  const one = s.survivors[survivor];
  if (one === undefined) return false;
  return carried(one).filter((card) => op.what === 'equipment' || isWeapon(s, card)).length >= op.n;
}
