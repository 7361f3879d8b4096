/** V67–V74: a door is opened: noise, its card, the way in, what waits behind it. (Y21, W10) */
import { call, emit, rule, type Rule } from '@horda/kernel';
import { DOOR, GOALS, OPENING, REVEAL, type Opening } from '../declared.ts';
import { holds } from '../effects/conditions.ts';
import { drawsOnOpening, rememberNoise } from '../effects/standing.ts';
import type { Board } from '../map/board.ts';
import { cardOn, mayReveal } from '../rules/guarded.ts';
import { inHand } from '../rules/inventory.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { makeNoise } from '../rules/noise.ts';
import { gearOf } from '../rules/printed.ts';
import { hasSkill } from '../rules/skills.ts';
import { NONE, type BuildingNo, type DoorNo, type Held, type State, type SurvivorNo } from '../state.ts';
import { BY_DOOR, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const DOOR_ACTIONS: ActionRules<'door'> = {
  door: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      if (!canPay(one, BY_DOOR)) return;
      const tools = toolsOf(s, survivor);
      if (tools.length === 0) return;
      const { doors } = boardHere(s);
      for (let door = 0; door < doors.length; door++) {
        const { a, b } = doors[door]!;
        if ((a !== one.zone && b !== one.zone) || !canBeOpened(s, door)) continue;
        for (const card of tools) options.push({ do: 'door', door, card });
      }
    },
    act(s, survivor, { door, card }) {
      pay(s.survivors[survivor]!, BY_DOOR);
      const noisy = card !== NONE && gearOf(s, card).door === 'noisy';
      call(s, DOOR, { door, survivor, noisy, byCard: false });
    },
  },
};

/** V67: cards in the hands that open doors. X15: with Break-in none is needed. */
function toolsOf(s: State, survivor: SurvivorNo): readonly Held[] {
  if (hasSkill(s, survivor, 'breakIn')) return BARE_HANDS;
  const tools: Held[] = [];
  for (const card of inHand(s, survivor))
    if (gearOf(s, card).door !== undefined && !tools.includes(card)) tools.push(card);
  return tools;
}
const BARE_HANDS: readonly Held[] = [NONE];

/** V70: closed, and nothing in the mission forbids it. */
export function canBeOpened(s: State, door: DoorNo): boolean {
  if (s.ground.open.includes(door)) return false;
  const board = boardHere(s);
  const { state, onlyIf } = board.doors[door]!;
  if (state === 'sealed' || state === 'open') return false;
  if (onlyIf !== null && !holds(s, onlyIf, NONE)) return false;
  const card = cardOn(s, door);
  // Y79: a door whose card must wait stays shut.
  if (card !== undefined) return mayReveal(s, card);
  // V74: a door that only its card can open.
  if (state === 'byCard') return false;
  return missionOf(s).cardDoorFirst !== true || behind(board, door).every((building) => s.opened.includes(building));
}

/** The buildings that a door leads into. */
function behind({ doors, buildingOf }: Board, door: DoorNo): readonly BuildingNo[] {
  const { a, b } = doors[door]!;
  return [buildingOf[a]!, buildingOf[b]!].filter((building) => building !== NONE);
}

/** Y22: the door, and the other end of its passage. */
function bothEnds({ doors }: Board, door: DoorNo): readonly DoorNo[] {
  const { other } = doors[door]!;
  return other === NONE ? [door] : [door, other];
}

const opening = rule<State, Opening>(DOOR)({
  try(s, { door, survivor, noisy, byCard }, f) {
    if (s.ground.open.includes(door)) return void (f.at = '');
    if (noisy) makeNoise(s, s.survivors[survivor]!.zone);
    if (boardHere(s).doors[door]!.state !== 'byCard' || byCard) return;
    // V74: the card decides.
    const card = cardOn(s, door);
    f.at = '';
    if (card !== undefined) call(s, REVEAL, { card: card.card, survivor, noisy });
  },
  /** V68: for good. */
  open(s, { door, survivor, noisy }) {
    if (noisy) rememberNoise(s, door);
    const opened = bothEnds(boardHere(s), door);
    s.ground = { ...s.ground, open: [...s.ground.open, ...opened].sort((a, b) => a - b) };
    s.progress = s.round;
    for (const each of opened) emit(s, { type: 'doorOpened', door: each, survivor });
  },
  /** V73, V362, W10: the door is open while its card is resolved. */
  reveal(s, { door, survivor, noisy, byCard }) {
    const card = byCard ? undefined : cardOn(s, door);
    if (card !== undefined) call(s, REVEAL, { card: card.card, survivor, noisy });
  },
  /** V3: an open door may be all that was missing. */
  goals(s) {
    call(s, GOALS, {});
  },
  /** V409: cards of the rooms behind it, before zombies spawn there. */
  rooms(s, { door, survivor, noisy }) {
    const { cards } = missionOf(s);
    const { buildingOf } = boardHere(s);
    const closed = unopened(s, door);
    for (const { card, zone, state } of s.placed)
      if (state === 'faceDown' && zone !== NONE && cards[card]!.whenRoomOpens && closed.includes(buildingOf[zone]!))
        call(s, REVEAL, { card, survivor, noisy });
  },
  /** V77, V87: a building is opened once. */
  spawn(s, { door, survivor }) {
    const { buildings } = boardHere(s);
    const closed = unopened(s, door);
    if (closed.length > 0) s.opened = [...s.opened, ...closed];
    for (const building of closed) {
      const left = buildings[building]!.dark.filter((zone) => drawsOnOpening(s, zone));
      call(s, OPENING, { building, survivor, left });
    }
  },
});

function unopened(s: State, door: DoorNo): readonly BuildingNo[] {
  const board = boardHere(s);
  return bothEnds(board, door)
    .flatMap((each) => behind(board, each))
    .filter((building, i, all) => !s.opened.includes(building) && all.indexOf(building) === i);
}

export const DOOR_RULES: readonly Rule<State>[] = [opening];
