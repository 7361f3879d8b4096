/** The sprites of a table: the dead, the living who take part in it, tokens. */
import type { View } from '@horda/zombicide/view';
import type { Sprite } from './atlas.ts';
import { CHIP_SIZE, CHIPS, FACES, chip, type Chip } from './chips.ts';
import { INK, PAPER, RED } from './inks.ts';
import { companionPortrait, portraitOf } from './people.ts';
import { CAR, CRATE, EXIT, EYE, HUMVEE, noisePlate, objective, spawnArrow } from './tokens.ts';
import type { SpawnColour, SpawnLook } from './tokens.ts';

export const chipName = (kind: Chip, face: number | null): string => `${kind}-${face ?? 'edge'}`;
export const spawnName = ({ colour, isAsleep, isStarting }: SpawnLook): string =>
  `spawn-${colour}-${isAsleep}-${isStarting}`;

/** A photograph, in units of the plan. */
export const PHOTO = { width: 34, height: 42 } as const;

type People = Pick<View, 'survivors' | 'companions'>;

/** Equal for tables with the same people. */
export function castOf({ survivors, companions }: People): string {
  return `${survivors.map(({ who }) => who).join()}/${companions.map(({ who }) => who).join()}`;
}

export function spritesOf({ survivors, companions }: People): readonly Sprite[] {
  const chips = CHIPS.flatMap((kind) => {
    const reach = CHIP_SIZE[kind] * (kind === 'runner' ? 1.2 : 1.08) + 3;
    const box = [-reach, -reach, reach, reach] as const;
    const faces = Array.from({ length: FACES[kind] }, (_, face) => face);
    return [...faces, null].map((face) => ({ name: chipName(kind, face), markup: chip(kind, face), box }));
  });
  const people = [
    ...[...new Set(survivors.map(({ who }) => who))].map((who) => [`survivor-${who}`, portraitOf(who)] as const),
    ...[...new Set(companions.map(({ who }) => who))].map(
      (who) => [`companion-${who}`, companionPortrait(who)] as const,
    ),
  ];
  const photos = people.flatMap(([name, portrait]) => [
    { name, markup: photograph(name, portrait), box: [-19, -23, 20, 25] as const },
    { name: `${name}-down`, markup: lying(name, portrait), box: [-24, -20, 25, 21] as const },
  ]);
  const colours: readonly SpawnColour[] = ['red', 'blue', 'green'];
  const arrows = colours.flatMap((colour) =>
    [true, false].flatMap((isAsleep) =>
      [true, false].map((isStarting) => {
        const look = { colour, isAsleep, isStarting };
        return { name: spawnName(look), markup: spawnArrow(look), box: [-32, -30, 32, 30] as const };
      }),
    ),
  );
  return [
    ...chips,
    ...photos,
    ...arrows,
    { name: 'crate', markup: CRATE, box: [-16, -13, 17, 14] },
    { name: 'card-down', markup: objective(false), box: [-21, -24, 22, 26] },
    { name: 'card-up', markup: objective(true), box: [-21, -24, 22, 26] },
    { name: 'noise', markup: noisePlate(false), box: [-23, -13, 24, 14] },
    { name: 'lasting', markup: noisePlate(true), box: [-23, -13, 24, 14] },
    { name: 'humvee', markup: HUMVEE, box: [-38, -22, 38, 22] },
    { name: 'car', markup: CAR, box: [-54, -32, 55, 34] },
    { name: 'exit', markup: EXIT, box: [-23, -16, 24, 17] },
    { name: 'eye', markup: EYE, box: [-13, -13, 13, 13] },
  ];
}

function photograph(name: string, portrait: string): string {
  const { width: w, height: h } = PHOTO;
  return (
    `<rect x="${-w / 2 + 1.5}" y="${-h / 2 + 2}" width="${w}" height="${h}" opacity=".7"/>` +
    `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${PAPER}" stroke="${INK}" stroke-width="1.2"/>` +
    `<svg x="${-w / 2 + 2.5}" y="${-h / 2 + 2.5}" width="${w - 5}" height="${h - 5}" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice" data-name="${name}">${portrait}</svg>`
  );
}

/** Knocked out: the photograph lies, crossed out in red. */
function lying(name: string, portrait: string): string {
  const { width: w, height: h } = PHOTO;
  const grey = photograph(name, portrait).replaceAll('#58B89F', '#8d8a7c').replaceAll('#2F7D6B', '#5c5a50');
  return `<g transform="rotate(90)">${grey}<path d="M${-w / 2} ${-h / 2}L${w / 2} ${h / 2}M${w / 2} ${-h / 2}L${-w / 2} ${h / 2}" stroke="${RED}" stroke-width="3"/></g>`;
}
