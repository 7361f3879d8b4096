/** What a pack of Gear Up may have, as data for a form to fill in. `pack/` checks it; a test holds both together. */
import { packFields, type PackForm } from '@horda/parts/form';
import {
  BOSS_ICONS,
  BOSSES,
  COLOURS,
  DIFFICULTIES,
  FURY_BONUSES,
  LETTERS,
  MARCHES,
  SPEEDS,
  type BossId,
  type Wave,
} from './content/content.ts';
import { EFFECTS, STARTING_EFFECTS } from './content/effects.ts';
import { LONGEST_SIDE as BOARD_SIDE } from './pack/board.ts';
import * as bosses from './pack/bosses.ts';
import * as cards from './pack/cards.ts';
import { LONGEST_NAME, SOURCES } from './pack/reading.ts';
import { MOST_SHAPES, MOST_SQUARES } from './pack/shapes.ts';
import { BOSS_SIGNS, MAP_SIGNS, SHAPE_SIGNS, ZOMBIE_SIGNS } from './pack/signs.ts';
import { COMPANION_EFFECTS, LONGEST_FURY, LONGEST_TRACK, SURVIVORS } from './pack/survivors.ts';
import * as zombies from './pack/zombies.ts';

type Forms = Readonly<Record<string, PackForm>>;
const object = (forms: Forms): PackForm => ({ is: 'object', fields: packFields(forms) });
const number = (min: number, max: number): PackForm => ({ is: 'number', min, max });
const word = (words: readonly string[]): PackForm => ({ is: 'word', words });
const maybe = (of: PackForm): PackForm => ({ is: 'maybe', of });
const list = (of: PackForm, least: number, most = least): PackForm => ({ is: 'list', of, least, most });

const text: PackForm = { is: 'text', most: LONGEST_NAME };
const name = object({ pl: text, en: text });
const sourced = (forms: Forms): PackForm => object({ ...forms, 'source?': word(SOURCES) });
const shape: PackForm = { is: 'entry', of: 'shapes', by: 'id' };
const upgrades = list(word(EFFECTS), 2);

const weapon = sourced({
  name,
  colour: word(COLOURS),
  shape,
  start: maybe(word(STARTING_EFFECTS)),
  upgrades,
  solo: upgrades,
  id: text,
});

const zombie = sourced({
  kind: word(zombies.KINDS),
  copies: number(1, zombies.COPIES.standard),
  speed: word(SPEEDS),
  permanent: number(0, zombies.MOST_PERMANENT),
  rows: { is: 'rows', signs: ZOMBIE_SIGNS, most: [zombies.LONGEST_SIDE, zombies.LONGEST_SIDE] },
});

const icons = number(0, bosses.MOST_PERMANENT);

/** Signs that a boss of another kind has are refused. */
const signsOf = (id: BossId) =>
  BOSS_SIGNS.filter(({ sign }) => (sign !== 'W' || id === 'zombiephant') && (sign !== 'X' || id === 'pyramid'));

function boardOf(id: BossId): PackForm {
  const signs = MAP_SIGNS[id];
  const most = [BOARD_SIDE, BOARD_SIDE] as const;
  return object({
    rows: { is: 'rows', signs: signsOf(id), most },
    permanent: list(object({ yellow: icons, blue: icons }), id === 'deadSox' ? 3 : 1),
    map: signs === undefined ? { is: 'nothing' } : { is: 'rows', signs, most },
    track:
      id === 'screamer'
        ? list(word(SPEEDS), bosses.SHORTEST_TRACK, bosses.LONGEST_TRACK)
        : ({ is: 'nothing' } as const),
  });
}

const bossOf = (id: BossId): Forms => ({
  id: word([id]),
  name,
  power: id === 'screamer' ? number(0, 0) : number(1, bosses.MOST_POWER),
  price: bosses.PAID.includes(id) ? word(bosses.PRICES) : { is: 'nothing' },
  black: boardOf(id),
  red: boardOf(id),
  'source?': word(SOURCES),
});

const waveOf = ({ standard, special }: Wave): PackForm =>
  object({ standard: number(0, standard), special: number(0, special) });
const wave = waveOf({ standard: cards.MOST_ZOMBIES, special: cards.MOST_ZOMBIES });
const waves = object(Object.fromEntries(LETTERS.map((letter) => [letter, wave])));
const bossCards = (icon: readonly string[], count: number): PackForm =>
  list(sourced({ icons: list(word(icon), 1, cards.MOST_ICONS) }), count);
const track = number(1, LONGEST_TRACK);

export const FORM: PackForm = object({
  survivors: list(sourced({ name, weapons: list(weapon, COLOURS.length), id: text }), SURVIVORS),
  companions: list(
    sourced({ id: { is: 'entry', of: 'survivors', by: 'id' }, shape, effect: word(COMPANION_EFFECTS) }),
    SURVIVORS,
  ),
  zombies: list(zombie, zombies.KINDS.length, zombies.MOST_CARDS),
  bosses: list(
    { is: 'kinds', tag: 'id', kinds: Object.fromEntries(BOSSES.map((id) => [id, packFields(bossOf(id))])) },
    BOSSES.length,
  ),
  shapes: list(
    sourced({ id: text, rows: { is: 'rows', signs: SHAPE_SIGNS, most: [MOST_SQUARES, MOST_SQUARES] } }),
    1,
    MOST_SHAPES,
  ),
  turnCards: list(
    sourced({ colour: word(COLOURS), march: word(MARCHES), companion: { is: 'switch' } }),
    cards.COUNTS.turn,
  ),
  spawnCards: list(sourced({ letter: word(LETTERS) }), cards.COUNTS.spawn),
  bossCards: object({
    phase1: bossCards(cards.PHASE_1_ICONS, cards.COUNTS.phase1),
    phase2: bossCards(BOSS_ICONS, cards.COUNTS.phase2),
  }),
  spawnHelp: list(
    sourced({ players: number(cards.PLAYERS[0]!, cards.PLAYERS.at(-1)!), black: waves, red: waves }),
    cards.PLAYERS.length,
  ),
  levels: list(
    sourced({
      difficulty: word(DIFFICULTIES),
      initial: waveOf(cards.MOST_INITIAL),
      spawns: word(cards.SIDES),
      boss: word(cards.SIDES),
    }),
    DIFFICULTIES.length,
  ),
  tracks: object({
    health: track,
    healthSolo: track,
    armour: track,
    ammo: track,
    fury: list(word(FURY_BONUSES), 1, LONGEST_FURY),
  }),
});
