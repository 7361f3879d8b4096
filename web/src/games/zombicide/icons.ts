/** The icons of verbs and signs of the table. */
import { body as attack } from 'virtual:game-icon/crosshair';
import { body as search } from 'virtual:game-icon/magnifying-glass';
import { body as door } from 'virtual:game-icon/closed-doors';
import { body as flashlight } from 'virtual:game-icon/flashlight';
import { body as goal } from 'virtual:game-icon/flag-objective';
import { body as heart } from 'virtual:game-icon/hearts';
import { body as end } from 'virtual:game-icon/hourglass';
import { body as noise } from 'virtual:game-icon/megaphone';
import { body as skull } from 'virtual:game-icon/chewed-skull';
import { body as eye } from 'virtual:game-icon/semi-closed-eye';
import { body as trade } from 'virtual:game-icon/trade';
import { body as move } from 'virtual:game-icon/walk';
import { body as repair } from 'virtual:game-icon/auto-repair';
import { body as more } from 'virtual:game-icon/backpack';

export const ICON = {
  attack,
  door,
  end,
  eye,
  goal,
  heart,
  light: flashlight,
  more,
  move,
  noise,
  repair,
  search,
  skull,
  trade,
};
