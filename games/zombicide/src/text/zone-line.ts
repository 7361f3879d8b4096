/** What is in a zone, in a line: for screen readers, for the list of zones, for the terminal. */
import { list, type Language } from '@horda/parts';
import { isInCar } from '../rules/cars.ts';
import { isLit } from '../rules/light.ts';
import { boardHere } from '../rules/mission.ts';
import { zoneOfCompanion } from '../rules/table.ts';
import { NONE, TYPES, type Car, type ZoneNo } from '../state.ts';
import type { View } from '../view.ts';
import { horde as englishHorde } from './en/words.ts';
import type { ZombicideTexts } from './messages.ts';
import { horde as polishHorde } from './pl/words.ts';
import { backOf } from './seen.ts';

const HORDE: Readonly<Record<Language, typeof polishHorde>> = { pl: polishHorde, en: englishHorde };

type Words = Pick<ZombicideTexts, 'labels' | 'names'>;

/** “Strefa 25, ulica: 21 Szwendaczy, 5 Spaślaków i Anton” */
export function zoneLine(words: Words, view: View, zone: ZoneNo): string {
  const { labels, names } = words;
  const inside = [...figuresIn(words, view, zone), ...thingsIn(words, view, zone)];
  const kind = labels[boardHere(view).zones[zone]!.kind];
  const what = inside.length === 0 ? labels.empty : list(names.language, inside);
  return `${labels.zone} ${zone + 1}, ${kind}: ${what}`;
}

/** Zombies by kind, then survivors on foot and companions. */
export function figuresIn({ names, labels }: Words, view: View, zone: ZoneNo): readonly string[] {
  const hordes = [0, 1, 2].flatMap((kind) => {
    const n = view.zombies[zone * TYPES + kind]!;
    return n === 0 ? [] : [HORDE[names.language](n, kind)];
  });
  const abominations = view.abominations.filter((one) => one.zone === zone).map(({ kind }) => names.abomination(kind));
  const people = view.survivors.flatMap((one, survivor) => {
    if (one.zone !== zone || (one.status !== 'standing' && one.status !== 'down')) return [];
    if (isInCar(view, survivor)) return [];
    const name = names.survivor(survivor, view);
    return [one.status === 'down' ? `${name} (${labels.down})` : name];
  });
  const companions = view.companions
    .filter((one) => one.status === 'standing' && zoneOfCompanion(view, one) === zone)
    .map(({ who }) => names.companion(who));
  return [...hordes, ...abominations, ...people, ...companions];
}

export function thingsIn({ labels, names }: Words, view: View, zone: ZoneNo): readonly string[] {
  const { places } = boardHere(view);
  const found: string[] = [];
  for (const [place, one] of view.placed.entries())
    if (one.zone === zone && one.state !== 'gone')
      found.push([labels.objective, backOf(view, place)].filter((word) => word !== null).join(' '));
  if (view.crates.includes(zone)) found.push(labels.crate);
  for (const [i, spawn] of view.spawns.entries())
    if (spawn.zone === zone)
      found.push(
        `${spawn.starting ? labels.startingSpawn : labels.spawnZone} ${i + 1}${spawn.from === NONE ? ` (${labels.asleep})` : ''}`,
      );
  if (view.exits.some((exit) => exit.zone === zone)) found.push(labels.exit);
  if (places.humvee === zone) found.push(labels.humvee);
  for (const car of view.cars) if (car.zone === zone) found.push(carLine({ labels, names }, view, car));
  if (view.noise[zone]! > 0) found.push(`${labels.noise} ${view.noise[zone]}`);
  if (view.lasting[zone]! > 0) found.push(`${labels.lastingNoise} ${view.lasting[zone]}`);
  if (view.night && isLit(view, zone)) found.push(labels.lit);
  return found;
}

/** “samochód (za kierownicą: Amy; w środku: Doug i Ned)” */
function carLine({ labels, names }: Words, view: View, { driver, others }: Car): string {
  const seats = [
    ...(driver === NONE ? [] : [`${labels.atTheWheel}: ${names.survivor(driver, view)}`]),
    ...(others.length === 0
      ? []
      : [
          `${labels.inside}: ${list(
            names.language,
            others.map((one) => names.survivor(one, view)),
          )}`,
        ]),
  ];
  return seats.length === 0 ? labels.emptyCar : `${labels.car} (${seats.join('; ')})`;
}
