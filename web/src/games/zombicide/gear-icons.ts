/** Pictures of equipment; they come after the first picture of the table. */
import type { EquipmentId } from '@horda/zombicide/content/ids';
import { body as bat } from 'virtual:game-icon/baseball-bat';
import { body as rice } from 'virtual:game-icon/bowl-of-rice';
import { body as kaBar } from 'virtual:game-icon/bowie-knife';
import { body as bullets } from 'virtual:game-icon/bullets';
import { body as cannedFood } from 'virtual:game-icon/canned-fish';
import { body as chainsaw } from 'virtual:game-icon/chainsaw';
import { body as twins } from 'virtual:game-icon/crossed-pistols';
import { body as crowbar } from 'virtual:game-icon/crowbar';
import { body as kukri } from 'virtual:game-icon/curvy-knife';
import { body as fireAxe } from 'virtual:game-icon/fire-axe';
import { body as flashlight } from 'virtual:game-icon/flashlight';
import { body as katana } from 'virtual:game-icon/katana';
import { body as machete } from 'virtual:game-icon/machete';
import { body as rifle } from 'virtual:game-icon/machine-gun';
import { body as molotov } from 'virtual:game-icon/molotov';
import { body as goggles } from 'virtual:game-icon/night-vision';
import { body as pistol } from 'virtual:game-icon/pistol-gun';
import { body as shield } from 'virtual:game-icon/riot-shield';
import { body as sawedOff } from 'virtual:game-icon/sawed-off-shotgun';
import { body as shotgun } from 'virtual:game-icon/shotgun';
import { body as shells } from 'virtual:game-icon/shotgun-rounds';
import { body as cake } from 'virtual:game-icon/cake-slice';
import { body as shovel } from 'virtual:game-icon/trench-spade';
import { body as nailbat } from 'virtual:game-icon/spiked-bat';
import { body as subMg } from 'virtual:game-icon/m3-grease-gun';
import { body as scream } from 'virtual:game-icon/screaming';
import { body as water } from 'virtual:game-icon/water-bottle';
import { body as sniper } from 'virtual:game-icon/winchester-rifle';
import { body as repair } from 'virtual:game-icon/auto-repair';
import { body as gunblade } from 'virtual:game-icon/saber-and-pistol';
import { body as zantetsuken } from 'virtual:game-icon/two-handed-sword';

export const GEAR: Readonly<Record<EquipmentId, string>> = {
  baseballBat: bat,
  crowbar,
  fireAxe,
  pistol,
  chainsaw,
  katana,
  kukri,
  machete,
  molotov,
  sawedOff,
  shotgun,
  sniperRifle: sniper,
  subMg,
  flashlight,
  bullets,
  shells,
  rice,
  cannedFood,
  water,
  aaahh: scream,
  armySniperRifle: sniper,
  automaticShotgun: shotgun,
  evilTwins: twins,
  goldenAk47: rifle,
  goldenKukri: kukri,
  gunblade,
  masShotgun: shotgun,
  nailbat,
  zantetsuken,
  coltM16: rifle,
  desertEagle: pistol,
  foldingShovel: shovel,
  glock17: pistol,
  kaBar,
  mp5: subMg,
  nightVisionGoggles: goggles,
  repairKit: repair,
  riotShield: shield,
  snackCake: cake,
};
