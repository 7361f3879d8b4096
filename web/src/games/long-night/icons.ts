/** The icons of the board; each is fetched with the drawing alone. */
import type { PlaceId } from '@horda/long-night/content/vocabulary';
import { body as barricade } from 'virtual:game-icon/barricade';
import { body as books } from 'virtual:game-icon/book-pile';
import { body as knife } from 'virtual:game-icon/bowie-knife';
import { body as calendar } from 'virtual:game-icon/calendar';
import { body as tool } from 'virtual:game-icon/claw-hammer';
import { body as lock } from 'virtual:game-icon/combination-lock';
import { body as waste } from 'virtual:game-icon/paper-bag-crumpled';
import { body as envelope } from 'virtual:game-icon/envelope';
import { body as pump } from 'virtual:game-icon/gas-pump';
import { body as cross } from 'virtual:game-icon/hospital-cross';
import { body as fuel } from 'virtual:game-icon/jerrycan';
import { body as ability } from 'virtual:game-icon/juggler';
import { body as hunger } from 'virtual:game-icon/knife-fork';
import { body as search } from 'virtual:game-icon/magnifying-glass';
import { body as medicine } from 'virtual:game-icon/medical-pack';
import { body as attract } from 'virtual:game-icon/megaphone';
import { body as education } from 'virtual:game-icon/open-book';
import { body as food } from 'virtual:game-icon/opened-food-can';
import { body as survivor } from 'virtual:game-icon/person';
import { body as weapon } from 'virtual:game-icon/pistol-gun';
import { body as badge } from 'virtual:game-icon/police-badge';
import { body as influence } from 'virtual:game-icon/public-speaker';
import { body as leader } from 'virtual:game-icon/rank-3';
import { body as mask } from 'virtual:game-icon/robber-mask';
import { body as eye } from 'virtual:game-icon/semi-closed-eye';
import { body as cart } from 'virtual:game-icon/shopping-cart';
import { body as hidden } from 'virtual:game-icon/sight-disabled';
import { body as frost } from 'virtual:game-icon/snowflake-1';
import { body as morale } from 'virtual:game-icon/thermometer-cold';
import { body as down } from 'virtual:game-icon/thumb-down';
import { body as up } from 'virtual:game-icon/thumb-up';
import { body as grave } from 'virtual:game-icon/tombstone';
import { body as move } from 'virtual:game-icon/walk';
import { body as improvement } from 'virtual:game-icon/watchtower';
import { body as zombie } from 'virtual:game-icon/shambling-zombie';

export const ICON = {
  ability,
  attract,
  barricade,
  calendar,
  down,
  education,
  envelope,
  eye,
  food,
  frost,
  fuel,
  grave,
  hidden,
  hunger,
  improvement,
  influence,
  knife,
  leader,
  lock,
  mask,
  medicine,
  morale,
  move,
  search,
  survivor,
  tool,
  up,
  waste,
  weapon,
  zombie,
};

/** The sign on a wall; the school and the hospital carry theirs on the roof. */
export const EMBLEMS: Readonly<Partial<Record<PlaceId, string>>> = {
  police: badge,
  grocery: cart,
  library: books,
  gas: pump,
  hideout: mask,
  raxxon: lock,
};
/** Where a place has no room for its name. */
export const SIGNS: Readonly<Partial<Record<PlaceId, string>>> = { ...EMBLEMS, hospital: cross, school: education };
