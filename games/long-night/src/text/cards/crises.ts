/** Crises: names and texts. What they do is in `content/`, under the same id. */
import type { CrisisId } from '../../content/ids.ts';
import type { CardText } from './texts.ts';

export const CRISES_TEXTS: Readonly<Record<CrisisId, CardText>> = {
  fuelShortage: {
    name: { pl: 'Niedobory paliwa', en: 'Fuel Shortage' },
    text: { pl: '−2 morale', en: '−2 morale' },
  },
  medicineShortage: {
    name: { pl: 'Niedobory leków', en: 'Medicine Shortage' },
    text: {
      pl: '3 ocalali o najwyższych wpływach otrzymują po 1 rozpaczy, zbuntuj 2 darmozjadów (ilu się da)',
      en: '1 despair on the 3 highest-influence survivors, turn 2 helpless unruly (as many as possible)',
    },
  },
  theNightIsDark: {
    name: { pl: 'Noc jest ciemna', en: 'The Night Is Dark' },
    text: {
      pl: 'Wypuść 1 wierzchni eksperyment bez sprawdzania kodu, −1 morale',
      en: 'Release the top 1 experiment without a code check, −1 morale',
    },
  },
  theVault: {
    name: { pl: 'Skarbiec', en: 'The Vault' },
    text: { pl: 'Dołóż 8 zombie w kolonii', en: 'Add 8 zombies at the colony' },
  },
  coldSnap: {
    name: { pl: 'Fala mrozu', en: 'Cold Snap' },
    text: {
      pl: '3 ocalali o najniższych wpływach w kolonii otrzymują po 1 odmrożeniu, −1 morale',
      en: '1 frostbite on the 3 lowest-influence survivors at the colony, −1 morale',
    },
  },
  spoiledStores: {
    name: { pl: 'Zepsute zapasy', en: 'Spoiled Stores' },
    text: { pl: '−3 żywności, dołóż 1 znacznik głodu', en: '−3 food, add 1 starvation token' },
  },
  panic: {
    name: { pl: 'Panika', en: 'Panic' },
    text: {
      pl: 'Zbuntuj 4 darmozjadów (ilu się da), −1 morale',
      en: 'Turn 4 helpless unruly (as many as possible), −1 morale',
    },
  },
  brokenFence: {
    name: { pl: 'Dziurawe ogrodzenie', en: 'Broken Fence' },
    text: {
      pl: 'Usuń wszystkie barykady i pułapki w kolonii, dołóż 6 zombie w kolonii',
      en: 'Remove all barricades or traps at the colony, add 6 zombies at the colony',
    },
  },
  noAmmunition: {
    name: { pl: 'Brak amunicji', en: 'No Ammunition' },
    text: {
      pl: 'Dołóż 6 zombie w kolonii, 2 ocalali o najwyższych wpływach w kolonii otrzymują po 1 ranie',
      en: 'Add 6 zombies at the colony, 1 wound on the 2 highest-influence survivors at the colony',
    },
  },
  lostLessons: {
    name: { pl: 'Stracone lekcje', en: 'Lost Lessons' },
    text: {
      pl: '1 ocalały każdego niewygnanego gracza (wybiera właściciel) otrzymuje 1 rozpacz',
      en: '1 despair on 1 own survivor of each non-exiled player',
    },
  },
  fever: {
    name: { pl: 'Gorączka', en: 'Fever' },
    text: {
      pl: '1 ocalały każdego niewygnanego gracza (wybiera właściciel) otrzymuje 1 ranę, −1 morale',
      en: '1 wound on 1 own survivor of each non-exiled player, −1 morale',
    },
  },
  nightHowls: {
    name: { pl: 'Nocne wycie', en: 'Night Howls' },
    text: {
      pl: 'Zapełnij hałasem wszystkie pola w każdej z lokacji 1–6',
      en: 'Fill all noise spaces at each location 1–6',
    },
  },
  refugees: {
    name: { pl: 'Uchodźcy', en: 'Refugees' },
    text: {
      pl: 'Dołóż do kolonii 3 zbuntowanych darmozjadów, −1 morale',
      en: 'Add 3 unruly helpless to the colony, −1 morale',
    },
  },
  rats: {
    name: { pl: 'Szczury', en: 'Rats' },
    text: {
      pl: 'Połóż na stosie odpadów 6 ostatnich kart przedmiotów usuniętych z gry, −1 morale',
      en: 'Put the last 6 item cards removed from the game on the waste pile, −1 morale',
    },
  },
  whiteout: {
    name: { pl: 'Zamieć', en: 'Whiteout' },
    text: {
      pl: 'Każdy niewygnany gracz rzuca w następnej rundzie 1 kością mniej, dołóż 1 zombie w każdej z lokacji 1–6',
      en: 'Each non-exiled player rolls 1 die fewer in the next round, add 1 zombie at each location 1–6',
    },
  },
  collapsedRoof: {
    name: { pl: 'Zawalony dach', en: 'Collapsed Roof' },
    text: {
      pl: 'Zabij 1 darmozjada (morale spada za każdego), 2 ocalali o najniższych wpływach w kolonii otrzymują po 1 ranie',
      en: 'Kill 1 helpless (morale falls for each), 1 wound on the 2 lowest-influence survivors at the colony',
    },
  },
  sabotagedWorks: {
    name: { pl: 'Sabotaż na budowie', en: 'Sabotaged Works' },
    text: {
      pl: 'Usuń 3 znaczniki postępu z usprawnień, −1 morale',
      en: 'Remove 3 advancement tokens from improvements, −1 morale',
    },
  },
  overworked: {
    name: { pl: 'Przepracowanie', en: 'Overworked' },
    text: {
      pl: '2 ocalali każdego niewygnanego gracza (wybiera właściciel) otrzymują po 1 rozpaczy',
      en: '1 despair on 2 own survivors of each non-exiled player',
    },
  },
  roadblock: {
    name: { pl: 'Blokada drogi', en: 'Roadblock' },
    text: {
      pl: 'Połóż 1 bandytę w każdej z lokacji 1–6, jeśli jest miejsce, −1 morale',
      en: 'Put 1 bandit at each location 1–6, if room, −1 morale',
    },
  },
  ransom: {
    name: { pl: 'Okup', en: 'Ransom' },
    text: {
      pl: 'Każdy niewygnany gracz kładzie 1 kartę z ręki odkrytą w kryjówce, jeśli może, usuń 1 darmozjada (bez utraty morale), −1 morale',
      en: 'Each non-exiled player puts 1 hand card face up in the hideout, if able, remove 1 helpless (no morale loss), −1 morale',
    },
  },
  breach: {
    name: { pl: 'Wyłom', en: 'Breach' },
    text: {
      pl: 'Wypuść 1 wierzchni eksperyment bez sprawdzania kodu, dołóż 3 zombie w Raxxon',
      en: 'Release the top 1 experiment without a code check, add 3 zombies at Raxxon',
    },
  },
  taintedWater: {
    name: { pl: 'Skażona woda', en: 'Tainted Water' },
    text: {
      pl: '1 ocalały każdego niewygnanego gracza (wybiera właściciel) w kolonii otrzymuje 1 ranę, zbuntuj 2 darmozjadów (ilu się da)',
      en: '1 wound on 1 own survivor of each non-exiled player at the colony, turn 2 helpless unruly (as many as possible)',
    },
  },
  despair: {
    name: { pl: 'Rozpacz', en: 'Despair' },
    text: { pl: '−2 morale', en: '−2 morale' },
  },
  fuelShortageBase: {
    name: { pl: 'Niedobory paliwa', en: 'Fuel Shortage' },
    text: { pl: '−2 morale', en: '−2 morale' },
  },
  horrorInTheNight: {
    name: { pl: 'Nocny koszmar', en: 'Horror in the Night' },
    text: { pl: '−2 morale', en: '−2 morale' },
  },
  illness: {
    name: { pl: 'Choroba', en: 'Illness' },
    text: {
      pl: 'Każdy niewygnany ocalały otrzymuje 1 ranę, −1 morale',
      en: '1 wound on every non-exiled survivor, −1 morale',
    },
  },
  legionsOfDeath: {
    name: { pl: 'Legiony śmierci', en: 'Legions of Death' },
    text: { pl: 'Dołóż 12 zombie w kolonii', en: 'Add 12 zombies at the colony' },
  },
  overpopulation: {
    name: { pl: 'Przeludnienie', en: 'Overpopulation' },
    text: { pl: '2 ocalali o najniższych wpływach giną', en: 'Kill the 2 lowest-influence survivors' },
  },
  strengthOfTheDead: {
    name: { pl: 'Siła umarłych', en: 'Strength of the Dead' },
    text: {
      pl: 'Usuń wszystkie barykady i pułapki w kolonii, dołóż 10 zombie w kolonii',
      en: 'Remove all barricades or traps at the colony, add 10 zombies at the colony',
    },
  },
  unendingHordes: {
    name: { pl: 'Niekończące się hordy', en: 'Unending Hordes' },
    text: { pl: 'Dołóż 8 zombie w kolonii, −1 morale', en: 'Add 8 zombies at the colony, −1 morale' },
  },
  zombieSurge: {
    name: { pl: 'Fala zombie', en: 'Zombie Surge' },
    text: {
      pl: 'Dołóż 6 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6',
      en: 'Add 6 zombies at the colony, add 1 zombie at each location 1–6',
    },
  },
  exhaustion: {
    name: { pl: 'Wyczerpanie', en: 'Exhaustion' },
    text: {
      pl: '5 ocalałych o najwyższych wpływach otrzymują po 1 odmrożeniu',
      en: '1 frostbite on the 5 highest-influence survivors',
    },
  },
  emptyPantry: {
    name: { pl: 'Pusta spiżarnia', en: 'Empty Pantry' },
    text: { pl: 'Dołóż 1 znacznik głodu, −1 morale', en: 'Add 1 starvation token, −1 morale' },
  },
  weAreBeingWatched: {
    name: { pl: 'Jesteśmy obserwowani', en: 'We Are Being Watched' },
    text: {
      pl: 'Dołóż 3 zombie w bibliotece, dołóż 3 zombie w sklepie spożywczym',
      en: 'Add 3 zombies at the library, add 3 zombies at the grocery store',
    },
  },
  reorganisation: {
    name: { pl: 'Reorganizacja', en: 'Reorganisation' },
    text: {
      pl: '1 ocalały każdego niewygnanego gracza (wybiera właściciel) przechodzi do grupy, którą prowadzi gracz po lewej, −1 morale',
      en: '1 own survivor of each non-exiled player goes over to the group of the player on the left, −1 morale',
    },
  },
};
