/** The icons of the packaged set that Cisza shows, and each effect in pictograms. */
import { body as barrier } from 'virtual:game-icon/barrier';
import { body as candleLight } from 'virtual:game-icon/candle-light';
import { body as crowbar } from 'virtual:game-icon/crowbar';
import { body as deliveryDrone } from 'virtual:game-icon/delivery-drone';
import { body as exitDoor } from 'virtual:game-icon/exit-door';
import { body as familyHouse } from 'virtual:game-icon/family-house';
import { body as fireAxe } from 'virtual:game-icon/fire-axe';
import { body as fireworkRocket } from 'virtual:game-icon/firework-rocket';
import { body as house } from 'virtual:game-icon/house';
import { body as landMine } from 'virtual:game-icon/land-mine';
import { body as megaphone } from 'virtual:game-icon/megaphone';
import { body as modernCity } from 'virtual:game-icon/modern-city';
import { body as muscleUp } from 'virtual:game-icon/muscle-up';
import { body as payMoney } from 'virtual:game-icon/pay-money';
import { body as person } from 'virtual:game-icon/person';
import { body as present } from 'virtual:game-icon/present';
import { body as revolver } from 'virtual:game-icon/revolver';
import { body as ringingAlarm } from 'virtual:game-icon/ringing-alarm';
import { body as sawedOffShotgun } from 'virtual:game-icon/sawed-off-shotgun';
import { body as shamblingZombie } from 'virtual:game-icon/shambling-zombie';
import { body as skullCrack } from 'virtual:game-icon/skull-crack';
import { body as sprint } from 'virtual:game-icon/sprint';
import { body as unplugged } from 'virtual:game-icon/unplugged';
import { body as vintageRobot } from 'virtual:game-icon/vintage-robot';
import { body as walkieTalkie } from 'virtual:game-icon/walkie-talkie';
import { body as winchesterRifle } from 'virtual:game-icon/winchester-rifle';
import { body as woodenFence } from 'virtual:game-icon/wooden-fence';
import { PRINTED, type Effect, type Resource } from '@horda/cisza/content/resources';
import type { ZombieKind } from '@horda/cisza/state';

export const CARD_ICON: Readonly<Record<Resource, string>> = {
  axe: fireAxe,
  revolver,
  shotgun: sawedOffShotgun,
  sniperRifle: winchesterRifle,
  walkieTalkie,
  flare: fireworkRocket,
  megaphone,
  barricade: barrier,
  alarm: ringingAlarm,
  mines: landMine,
  sabotage: crowbar,
  eviction: exitDoor,
  bribery: payMoney,
  sacrifice: candleLight,
  drone: deliveryDrone,
  surprise: present,
};

export const KIND_ICON: Readonly<Record<ZombieKind, string>> = {
  regular: shamblingZombie,
  strong: muscleUp,
  fast: sprint,
};

export const ICON = {
  person,
  skull: skullCrack,
  fence: woodenFence,
  barrier,
  zombie: shamblingZombie,
  bot: vintageRobot,
  away: unplugged,
  house,
  otherHouse: familyHouse,
  city: modernCity,
};

export type Written = '/' | '+' | '1×' | '2×' | `${number}`;
export type Sign =
  | Written
  | ZombieKind
  | 'held'
  | 'person'
  | 'given'
  | 'kill'
  | 'fence'
  | 'broken'
  | 'house'
  | 'other'
  | 'city'
  | 'noise'
  | 'to'
  | 'swap';

/** What a card does, in pictograms. */
export function signsOf(card: Resource): readonly Sign[] {
  return SIGNS_OF_EFFECT[PRINTED[card].effect](card);
}

const SIGNS_OF_EFFECT: Readonly<Record<Effect, (card: Resource) => readonly Sign[]>> = {
  killWeak: () => ['regular', '/', 'fast', 'to', 'kill'],
  killStrongOrTwo: () => ['strong', '/', 'regular', 'fast', 'to', 'kill'],
  killAny: () => ['strong', '/', 'city', 'to', 'kill'],
  rescue: (card) => [`${PRINTED[card].survivors ?? 1}`, 'person', 'to', 'house'],
  holdOne: () => ['fence', 'to', '1×', 'held'],
  callOff: () => ['fence', 'to', 'held', 'held', 'held'],
  blowUp: () => ['fence', 'to', '2×', 'kill'],
  destroyBarriers: () => ['other', 'to', 'broken'],
  swapShelters: () => ['regular', 'fence', 'swap', 'other'],
  takeSurvivor: () => ['other', 'person', 'to', 'house'],
  driveOut: () => ['given', '+', 'regular', 'to', 'other'],
  sendLoudly: () => ['regular', 'to', 'other', '+', 'noise'],
  sendWithTop: () => ['regular', '+', 'city', 'to', 'other'],
};
