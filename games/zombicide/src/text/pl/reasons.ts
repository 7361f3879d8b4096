/** Dlaczego czegoś nie można zrobić, po polsku. */
import { list, plural } from '@horda/parts';
import { TYPES } from '../../state.ts';
import type { ReasonWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { horde, intoZone, inZone, toZone, zone } from './words.ts';

const actionsPaid = (n: number): string =>
  plural('pl', n, { one: '# Akcję', few: '# Akcje', many: '# Akcji', other: '# Akcji' });

/** Szwendacze, Spaślaki, Biegacze, Abominacje. */
const crowdWords = (crowd: readonly number[]): string => {
  const abominations = crowd[TYPES] ?? 0;
  const kinds = crowd.slice(0, TYPES).flatMap((n, kind) => (n > 0 ? [horde(n, kind)] : []));
  if (abominations > 0) kinds.push(abominations === 1 ? 'Abominacja' : `Abominacje (${abominations})`);
  return list('pl', kinds);
};

export function reasonsIn(names: Names): ReasonWords {
  const { card } = names;
  const number = (back: string): string => (back === '' ? '' : ` nr ${back}`);
  return {
    gameOver: () => 'Misja się skończyła.',
    otherQuestion: () => 'Najpierw trzeba rozstrzygnąć coś innego.',
    answered: () => 'Już odpowiedziano; inni jeszcze się zastanawiają.',
    notOffered: () => 'Teraz się nie da.',
    noEffect: () => 'Teraz nic by to nie dało.',
    notYourTurn: (r, name) => `Teraz gra ${name(r.seat)}.`,
    notYours: () => 'Tego Ocalałego prowadzi inny gracz.',
    acted: () => 'Ten Ocalały miał już Turę w tej rundzie.',
    notStanding: () => 'Tego Ocalałego nie ma na nogach.',
    noActions: () => 'Nie ma już na to Akcji.',
    noCombatHere: (r) => `W Strefie tej Abominacji nie da się walczyć: ${names.abomination(r.abomination)}.`,
    nobodyHere: () => 'W tej Strefie nie ma Zombie.',
    searched: () => 'Ten Ocalały już Przeszukiwał w tej Turze.',
    noBuilding: () => 'Przeszukiwać można tylko pomieszczenia.',
    corridor: () => 'Korytarzy nie można Przeszukiwać.',
    cardsGuard: (r) => `Najpierw trzeba odkryć leżącą tu kartę Celu${number(r.back)}.`,
    deckEmpty: () => 'Nie ma już czego znaleźć.',
    zombiesHere: (r) => `Strefa musi być pusta, a są w niej: ${crowdWords(r.crowd)}.`,
    doorElsewhere: () => 'Tych Drzwi nie ma na krawędzi tej Strefy.',
    doorOpen: () => 'Te Drzwi są już otwarte.',
    doorSealed: () => 'Te Drzwi nigdy się nie otworzą.',
    doorLocked: (r) => {
      if (r.keyword !== null) return `Te Drzwi otworzą się, gdy drużyna będzie miała: ${names.keyword(r.keyword)}.`;
      if (r.achievement !== null) return `Te Drzwi wymagają Osiągnięcia ${names.achievement(r.achievement)}.`;
      return 'Drużyna nie ma tego, co otwiera te Drzwi.';
    },
    doorWaits: () => 'Te Drzwi otwiera tylko karta.',
    cardDoorFirst: () => 'Ten budynek trzeba najpierw otworzyć przez Drzwi z kartą Celu.',
    noDoorTool: () => 'W rękach nie ma niczego, co otwiera Drzwi.',
    noObjective: () => 'W tej Strefie nie ma Celu do zdobycia.',
    otherCardFirst: (r) => `Najpierw trzeba odkryć inną kartę${number(r.back)}.`,
    inCar: () => 'To robi się na piechotę. Najpierw trzeba wysiąść z samochodu.',
    noCrate: () => 'W tej Strefie nie ma Skrzyni.',
    nothingToTrade: () => 'Nie ma czego dać ani ułożyć inaczej.',
    apart: () => 'Nie są w tej samej Strefie.',
    notDown: () => 'Ten Ocalały nie jest Znokautowany.',
    day: () => 'W Dzień światło nic nie daje.',
    noFlashlight: () => 'Ten Ocalały nie ma Latarki.',
    lightIsOn: () => 'Latarka jest już włączona.',
    lightIsOff: () => 'Latarka jest wyłączona.',
    noExit: () => 'To nie jest Strefa Wyjścia.',
    exitsShut: (r) => `Wyjście jest zamknięte, dopóki nie osiągniecie Celu: ${names.goal(r.goal, r)}.`,
    notLonely: () => 'Ten Towarzysz ma już przywódcę.',
    noAllOut: () => 'Ta broń nie ma tu kości Na Całość.',
    noPair: () => 'To nie para: potrzeba tej samej nazwy i symbolu Broni Podwójnej.',
    noSkill: (r) => `Ten Ocalały nie ma Umiejętności ${names.skill(r.skill)}.`,
    skillUsed: (r) => `${names.skill(r.skill)} działa raz na Turę.`,
    tooDear: (r) => `Ten Ruch kosztuje ${actionsPaid(r.cost)}, a zostało: ${r.left}.`,
    noWay: (r) => `Drogę ${toZone(r.zone)} zagradza ściana albo zamknięte Drzwi.`,
    tooFar: (r) => `Na drogę ${toZone(r.zone)} nie starczy Akcji.`,
    outOfSight: (r) => `Stąd nie widać, co jest ${inZone(r.zone)}.`,
    tooDark: (r) => `Jest za ciemno, żeby celować ${intoZone(r.zone)}.`,
    wall: (r) => `Widok zasłania ściana: ${zone(r.zone)}.`,
    room: (r) => `Widok kończy się w budynku, ${inZone(r.zone)}.`,
    tank: (r) => `Widok zasłania Czołg ${inZone(r.zone)}.`,
    closedDoor: (r) => `Między Strefami ${r.between[0] + 1} i ${r.between[1] + 1} są zamknięte Drzwi.`,
    noTarget: (r) => `Nie ma Zombie ${inZone(r.zone)}.`,
    outOfRange: (r) =>
      `To Zasięg ${r.range}, a ta broń sięga ${r.min === r.max ? `dokładnie na ${r.min}` : `od ${r.min} do ${r.max}`}.`,
    notCarried: (r) => `Ocalały nie ma tej karty: ${card(r.card)}.`,
    inBackpack: (r) => `Trzeba to mieć w ręce: ${card(r.card)}.`,
    unloaded: (r) => `Najpierw trzeba przeładować: ${card(r.card)}.`,
    isLoaded: (r) => `Już naładowane: ${card(r.card)}.`,
    noWeapon: (r) => `To nie jest broń do tego: ${card(r.card)}.`,
    noFood: (r) => `Tego się nie je: ${card(r.card)}.`,
  };
}
