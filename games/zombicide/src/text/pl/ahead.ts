/** Co nastąpi po wyborze, po polsku. */
import { list } from '@horda/parts';
import type { AheadWords } from '../ahead.ts';
import type { Names } from '../names.ts';
import { actions, cards, dice, inZone, woundsTaken, zombies } from './words.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

const inZoneFirst = (zone: number): string => `W Strefie ${zone + 1}`;

/** Od największej liczby, która jeszcze się zdarza. */
const odds = (chances: readonly number[]): string =>
  chances
    .map((chance, killed) => `${killed === 0 ? 'nikt nie ginie' : `ginie ${killed}`} ${percent(chance)}`)
    .toReversed()
    .join(', ');

const range = ([least, most]: readonly [number, number]): string =>
  least === most ? woundsTaken(most) : `od ${least} do ${most} ran`;

export function aheadIn(names: Names): AheadWords {
  const all = (survivors: readonly number[], view: Parameters<Names['survivor']>[1]): string =>
    list(
      'pl',
      survivors.map((one) => names.survivor(one, view)),
    );
  return {
    attack: (a) =>
      a.crowd === 0
        ? `Rzut: ${dice(a.dice)}, od ${a.need}+. ${inZoneFirst(a.zone)} nie ma Zombie.`
        : `Rzut: ${dice(a.dice)}, od ${a.need}+. Z ${zombies(a.crowd)} ${inZone(a.zone)}: ${odds(a.chances)}.`,
    tooTough: (a) => `Obrażenia ${a.damage} to za mało: nikt, kto stoi tam pierwszy, nie zginie.`,
    friends: (a, view) =>
      a.survivors.length === 0 ? 'Pudła mogą trafić Towarzysza.' : `Pudła trafią swoich: ${all(a.survivors, view)}.`,
    noise: (a) => `Hałas ${inZone(a.zone)} wzrośnie do ${a.noise}${a.loudest ? ', najgłośniej na planszy' : ''}.`,
    quiet: () => 'Po cichu.',
    walk: (a) =>
      `Koszt: ${a.actions === 0 ? 'za darmo' : actions(a.actions)}${a.free > 0 ? ` (darmowe Ruchy: ${a.free})` : ''}. Potem zostaje ${a.left}.`,
    among: (a) =>
      `${inZoneFirst(a.zone)} jest ${zombies(a.crowd)}: tu Ruch się kończy, a każdy z nich to Akcja więcej przy wyjściu.`,
    draws: (a) =>
      `Dobierasz: ${cards(a.cards)}. Pierwsza to „Aaahh!” z szansą ${a.traps} na ${a.deck}: wtedy przychodzi Szwendacz i koniec szukania.`,
    spawns: (a) => `Budynek się otwiera: karta Zombie na każdą Strefę Mroku (${a.zones}).`,
    burns: (a, view) =>
      [
        `Ginie wszystko ${inZone(a.zone)}: ${zombies(a.crowd)}.`,
        ...(a.survivors.length === 0 ? [] : [`Także swoi: ${all(a.survivors, view)}.`]),
        ...(a.companions === 0 ? [] : [`Także Towarzysze: ${a.companions}.`]),
      ].join(' '),
    ap: (a) => `+${a.ap} PA.`,
    health: (a, view) =>
      a.left > 0
        ? `${names.survivor(a.survivor, view)}: zostanie Zdrowia ${a.left}.`
        : `${names.survivor(a.survivor, view)} pada, chyba że ranę przejmie jakaś karta.`,
    lost: (a) => `Niewykorzystane Akcje przepadną: ${a.actions}.`,
    harm: (a, view) =>
      `Zombie, jak stoją teraz: ${names.survivor(a.survivor, view)} dostaje ${range(a.wounds)}${
        a.falls === 'no' ? '' : a.falls === 'yes' ? ' i pada' : ' i może paść'
      }.`,
    unharmed: () => 'Zombie, jak stoją teraz, nikogo nie zranią.',
    othersFirst: () => 'Przed Zombie grają jeszcze inni Ocalali.',
  };
}
