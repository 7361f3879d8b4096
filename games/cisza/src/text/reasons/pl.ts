/** Co stoi na przeszkodzie, po polsku. */
import { plural } from '@horda/parts';
import type { ZombieKind } from '../../state.ts';
import type { ReasonWords, SharedWords } from '../messages.ts';

/** `whom`: przymiotnik w bierniku. */
export const reasons = (
  { cards, kinds, zombies, named }: SharedWords,
  whom: (kind: ZombieKind) => string,
): ReasonWords => ({
  over: () => 'Gra się skończyła.',
  out: () => 'Nie masz już ocalałych: jesteś poza grą.',
  decides: ({ seat }, name) => `Teraz nie ty decydujesz, tylko ${name(seat)}.`,
  handsDealt: ({ turn }) => `Rękę można było wymienić tylko przed pierwszą turą, a trwa już tura ${turn}.`,
  handsFirst: () => 'Pierwsza tura jeszcze się nie zaczęła. Najpierw zdecyduj, czy zatrzymujesz te karty.',
  underAttack: ({ barriers }) =>
    barriers.length === 0
      ? 'Trwa atak na twój schron: karty z ręki teraz nie pomogą.'
      : `Trwa atak na twój schron: teraz pomogą tylko wyłożone bariery (${named(barriers)}).`,
  discarding: () => 'W tej turze odrzucasz karty, więc żadnej już nie zagrasz. Wybierz, które odrzucasz.',
  played: () => 'W tej turze zagrywasz karty, a odrzucać można tylko zamiast tego.',
  discardFirst: () => 'Najpierw wybierz odrzucanie, a potem karty.',
  inPlay: ({ card }) => `Najpierw dokończ zagraną kartę: ${cards[card].name}.`,
  handingOut: ({ zombie }) => `Najpierw zdecyduj, kto dostaje ${whom(zombie)} zombie.`,
  notHeld: ({ card }) => `Nie masz tej karty na ręce: ${cards[card].name}.`,
  noZombies: () => 'W twoim schronie nie ma zombie.',
  onlyStrong: ({ strong, by }) => {
    const there = plural('pl', strong, {
      one: 'Zombie w twoim schronie jest silny.',
      other: 'W twoim schronie są sami silni zombie.',
    });
    return `${there} Na silnych działają: ${named(by)}.`;
  },
  noTarget: ({ top }) =>
    top === null
      ? 'W twoim schronie nie ma zombie, a talia Miasta jest pusta.'
      : 'W twoim schronie nie ma zombie, a na talii Miasta widać ocalałego.',
  cityEmpty: () => 'Talia Miasta jest pusta: nie ma już kogo ratować.',
  zombieOnCity: ({ zombie }) => `Na talii Miasta leży ${kinds[zombie].name}, a nie ocalały.`,
  noOtherBarriers: () => 'W żadnym innym schronie nie ma bariery.',
  nothingToSwap: () => 'Nikt nie ma ani zombie, ani bariery: nie ma się czym zamienić.',
  nobodyToSpare: () => 'Nikt inny nie ma dwóch ocalałych, a ostatniego nie da się przekupić.',
  noSurvivors: () => 'Nie masz ocalałego, którego można by poświęcić.',
  nothingToSend: ({ top }) =>
    top === null
      ? 'Nie masz w schronie zombie, a talia Miasta jest pusta.'
      : 'Nie masz w schronie zombie i na talii Miasta też żadnego nie widać.',
  noMark: ({ card }) => `Ta karta nie ma w rogu symbolu hałasu: ${cards[card].name}.`,
  notExpert: () => 'Dla samego hałasu odrzuca się karty tylko w trybie eksperta, a przy tym stole jest wyłączony.',
  notLaid: ({ card, inHand }) =>
    inHand
      ? `Ta bariera jest jeszcze na twojej ręce, a działa dopiero wyłożona: ${cards[card].name}.`
      : `Ta karta nie leży w twoim schronie: ${cards[card].name}.`,
  noAttack: ({ zombies: n }) =>
    n === 0
      ? 'W twoim schronie nie ma zombie, więc nikt nie atakuje.'
      : 'Nikt jeszcze nie atakuje: zombie z twojego schronu ruszą dopiero po fazie 1.',
  allStopped: () => 'Wszystkie ataki w tej turze są już zatrzymane.',
  notHere: ({ zombies: absent }) => `Tego nie ma w twoim schronie: ${zombies(absent)}.`,
  mustBeTwo: ({ card, weak }) => `${cards[card].name} usuwa dwóch słabych zombie naraz, a masz ich ${weak}.`,
  needsWeapon: ({ held }) =>
    held.length === 0
      ? 'Do tego potrzebna jest broń, a na ręce żadnej nie masz.'
      : `Do tego potrzebna jest broń. Najpierw zagraj: ${named(held)}.`,
  noZombieOnCity: ({ top }) =>
    top === null ? 'Talia Miasta jest pusta.' : 'Na talii Miasta leży ocalały, a nie zombie.',
  needsCard: ({ cards: several }) => `Na zombie z talii Miasta działa tylko: ${named(several)}.`,
  yourself: () => 'Wskaż innego gracza, nie siebie.',
  isOut: ({ seat }, name) => `${name(seat)} jest już poza grą.`,
  hasNoBarriers: ({ seat }, name) => `${name(seat)} nie ma ani jednej bariery.`,
  cannotSpare: ({ seat, survivors }, name) =>
    survivors === 0 ? `${name(seat)} nie ma ocalałych.` : `${name(seat)} ma tylko jednego ocalałego.`,
  neitherHas: ({ seat }, name) => `Ani ty, ani ${name(seat)} nie macie zombie ani barier: nic by się nie zmieniło.`,
  noCardAims: () => 'Żadna karta nie pyta teraz o gracza: najpierw ją zagraj.',
  nobodySent: () => 'Żadna karta nie wysyła teraz zombie: najpierw ją zagraj.',
  nobodyHandedOut: () => 'Nikt teraz nie rozdaje zombie.',
  gotOne: ({ seat, you }, name) =>
    you
      ? 'Masz już zombie z tej Hordy, a każdy schron dostaje najwyżej jednego.'
      : `${name(seat)} ma już zombie z tej Hordy, a każdy schron dostaje najwyżej jednego.`,
  notNeighbour: ({ seat }, name) => `${name(seat)} nie siedzi obok ciebie.`,
});
