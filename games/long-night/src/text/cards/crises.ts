/** Crises: names and texts. What they do is in `content/`, under the same id. */
import type { CrisisId } from '../../content/ids.ts';
import type { CardText } from './texts.ts';

export const CRISES_TEXTS: Readonly<Record<CrisisId, CardText>> = {
  fuelShortage: { name: { pl: 'Niedobory paliwa', en: 'Fuel Shortage' }, text: { pl: '−2 morale.', en: '−2 morale.' } },
  medicineShortage: {
    name: { pl: 'Niedobory leków', en: 'Medicine Shortage' },
    text: {
      pl: '3 ocalałych o najwyższych wpływach otrzymuje po 1 rozpaczy. Zbuntuj 2 darmozjadów (lub ilu się da).',
      en: 'The 3 survivors with the highest influence get 1 despair each. Turn 2 helpless survivors unruly (as many as possible).',
    },
  },
  theNightIsDark: {
    name: { pl: 'Noc jest ciemna', en: 'The Night Is Dark' },
    text: {
      pl: 'Wypuść wierzchni eksperyment bez sprawdzania kodu. −1 morale.',
      en: 'Release the top experiment without checking its code. −1 morale.',
    },
  },
  theVault: {
    name: { pl: 'Skarbiec', en: 'The Vault' },
    text: { pl: 'Dodaj 8 zombie do kolonii.', en: 'Add 8 zombies to the colony.' },
  },
  coldSnap: {
    name: { pl: 'Fala mrozu', en: 'Cold Snap' },
    text: {
      pl: '3 ocalałych o najniższych wpływach w kolonii otrzymuje po 1 odmrożeniu. −1 morale.',
      en: 'The 3 survivors with the lowest influence in the colony get 1 frostbite each. −1 morale.',
    },
  },
  spoiledStores: {
    name: { pl: 'Zepsute zapasy', en: 'Spoiled Stores' },
    text: { pl: '−3 żywności. Dodaj 1 znacznik głodu.', en: '−3 food. Add 1 starvation token.' },
  },
  panic: {
    name: { pl: 'Panika', en: 'Panic' },
    text: {
      pl: 'Zbuntuj 4 darmozjadów (lub ilu się da). −1 morale.',
      en: 'Turn 4 helpless survivors unruly (as many as possible). −1 morale.',
    },
  },
  brokenFence: {
    name: { pl: 'Dziurawe ogrodzenie', en: 'Broken Fence' },
    text: {
      pl: 'Usuń z kolonii wszystkie barykady i pułapki (nie wybuchają). Dodaj 6 zombie do kolonii.',
      en: 'Remove all barricades and traps from the colony (the traps do not go off). Add 6 zombies to the colony.',
    },
  },
  noAmmunition: {
    name: { pl: 'Brak amunicji', en: 'No Ammunition' },
    text: {
      pl: 'Dodaj 6 zombie do kolonii. 2 ocalałych o najwyższych wpływach w kolonii otrzymuje po 1 ranie.',
      en: 'Add 6 zombies to the colony. The 2 survivors with the highest influence in the colony get 1 wound each.',
    },
  },
  lostLessons: {
    name: { pl: 'Stracone lekcje', en: 'Lost Lessons' },
    text: {
      pl: 'Każdy niewygnany gracz wybiera jednego swojego ocalałego: otrzymuje on 1 rozpacz.',
      en: 'Each player who is not exiled chooses one of their survivors: it gets 1 despair.',
    },
  },
  fever: {
    name: { pl: 'Gorączka', en: 'Fever' },
    text: {
      pl: 'Każdy niewygnany gracz wybiera jednego swojego ocalałego: otrzymuje on 1 ranę. −1 morale.',
      en: 'Each player who is not exiled chooses one of their survivors: it gets 1 wound. −1 morale.',
    },
  },
  nightHowls: {
    name: { pl: 'Nocne wycie', en: 'Night Howls' },
    text: { pl: 'Zapełnij hałasem lokacje 1–6.', en: 'Fill each of locations 1–6 with noise.' },
  },
  refugees: {
    name: { pl: 'Uchodźcy', en: 'Refugees' },
    text: {
      pl: 'Dodaj do kolonii 3 zbuntowanych darmozjadów. −1 morale.',
      en: 'Add 3 unruly helpless survivors to the colony. −1 morale.',
    },
  },
  rats: {
    name: { pl: 'Szczury', en: 'Rats' },
    text: {
      pl: 'Połóż na stosie odpadów 6 kart przedmiotów ostatnio usuniętych z gry (poza wydarzeniami). −1 morale.',
      en: 'Put the 6 item cards most recently removed from the game (no events) on the waste pile. −1 morale.',
    },
  },
  whiteout: {
    name: { pl: 'Zamieć', en: 'Whiteout' },
    text: {
      pl: 'W następnej rundzie każdy niewygnany gracz rzuca 1 kością mniej. Dodaj po 1 zombie do lokacji 1–6.',
      en: 'Each player who is not exiled rolls 1 die fewer next round. Add 1 zombie to each of locations 1–6.',
    },
  },
  collapsedRoof: {
    name: { pl: 'Zawalony dach', en: 'Collapsed Roof' },
    text: {
      pl: 'Zabij 1 darmozjada (−1 morale). 2 ocalałych o najniższych wpływach w kolonii otrzymuje po 1 ranie.',
      en: 'Kill 1 helpless survivor (−1 morale). The 2 survivors with the lowest influence in the colony get 1 wound each.',
    },
  },
  sabotagedWorks: {
    name: { pl: 'Sabotaż na budowie', en: 'Sabotaged Works' },
    text: {
      pl: 'Usuń 3 znaczniki postępu z wyłożonych usprawnień. −1 morale.',
      en: 'Remove 3 advancement tokens from the improvements on display. −1 morale.',
    },
  },
  overworked: {
    name: { pl: 'Przepracowanie', en: 'Overworked' },
    text: {
      pl: 'Każdy niewygnany gracz wybiera dwóch swoich ocalałych: otrzymują oni po 1 rozpaczy.',
      en: 'Each player who is not exiled chooses two of their survivors: they get 1 despair each.',
    },
  },
  roadblock: {
    name: { pl: 'Blokada drogi', en: 'Roadblock' },
    text: {
      pl: 'Połóż po 1 bandycie w lokacjach 1–6, jeśli jest tam miejsce. −1 morale.',
      en: 'Put 1 bandit at each of locations 1–6 that has room. −1 morale.',
    },
  },
  ransom: {
    name: { pl: 'Okup', en: 'Ransom' },
    text: {
      pl: 'Każdy niewygnany gracz kładzie w kryjówce 1 odkrytą kartę z ręki, jeśli może. Usuń 1 darmozjada (nie ginie, więc morale za to nie spada). −1 morale.',
      en: 'Each player who is not exiled puts 1 card from hand face up in the hideout, if able. Remove 1 helpless survivor (it is not killed, so no morale is lost for it). −1 morale.',
    },
  },
  breach: {
    name: { pl: 'Wyłom', en: 'Breach' },
    text: {
      pl: 'Wypuść wierzchni eksperyment bez sprawdzania kodu. Dodaj 3 zombie do Raxxon.',
      en: 'Release the top experiment without checking its code. Add 3 zombies to Raxxon.',
    },
  },
  taintedWater: {
    name: { pl: 'Skażona woda', en: 'Tainted Water' },
    text: {
      pl: 'Każdy niewygnany gracz wybiera jednego swojego ocalałego w kolonii: otrzymuje on 1 ranę. Zbuntuj 2 darmozjadów (lub ilu się da).',
      en: 'Each player who is not exiled chooses one of their survivors in the colony: it gets 1 wound. Turn 2 helpless survivors unruly (as many as possible).',
    },
  },
  despair: { name: { pl: 'Rozpacz', en: 'Despair' }, text: { pl: '−2 morale.', en: '−2 morale.' } },
  fuelShortageBase: {
    name: { pl: 'Niedobory paliwa', en: 'Fuel Shortage' },
    text: { pl: '−2 morale.', en: '−2 morale.' },
  },
  horrorInTheNight: {
    name: { pl: 'Nocny koszmar', en: 'Horror in the Night' },
    text: { pl: '−2 morale.', en: '−2 morale.' },
  },
  illness: {
    name: { pl: 'Choroba', en: 'Illness' },
    text: {
      pl: 'Każdy niewygnany ocalały otrzymuje 1 ranę. −1 morale.',
      en: 'Every survivor who is not exiled gets 1 wound. −1 morale.',
    },
  },
  legionsOfDeath: {
    name: { pl: 'Legiony śmierci', en: 'Legions of Death' },
    text: { pl: 'Dodaj 12 zombie do kolonii.', en: 'Add 12 zombies to the colony.' },
  },
  overpopulation: {
    name: { pl: 'Przeludnienie', en: 'Overpopulation' },
    text: {
      pl: 'Ginie 2 ocalałych o najniższych wpływach.',
      en: 'The 2 survivors with the lowest influence are killed.',
    },
  },
  strengthOfTheDead: {
    name: { pl: 'Siła umarłych', en: 'Strength of the Dead' },
    text: {
      pl: 'Usuń z kolonii wszystkie barykady i pułapki (nie wybuchają). Dodaj 10 zombie do kolonii.',
      en: 'Remove all barricades and traps from the colony (the traps do not go off). Add 10 zombies to the colony.',
    },
  },
  unendingHordes: {
    name: { pl: 'Niekończące się hordy', en: 'Unending Hordes' },
    text: { pl: 'Dodaj 8 zombie do kolonii. −1 morale.', en: 'Add 8 zombies to the colony. −1 morale.' },
  },
  zombieSurge: {
    name: { pl: 'Fala zombie', en: 'Zombie Surge' },
    text: {
      pl: 'Dodaj 6 zombie do kolonii i po 1 do lokacji 1–6.',
      en: 'Add 6 zombies to the colony and 1 to each of locations 1–6.',
    },
  },
  exhaustion: {
    name: { pl: 'Wyczerpanie', en: 'Exhaustion' },
    text: {
      pl: '5 ocalałych o najwyższych wpływach otrzymuje po 1 odmrożeniu.',
      en: 'The 5 survivors with the highest influence get 1 frostbite each.',
    },
  },
  emptyPantry: {
    name: { pl: 'Pusta spiżarnia', en: 'Empty Pantry' },
    text: { pl: 'Dodaj 1 znacznik głodu. −1 morale.', en: 'Add 1 starvation token. −1 morale.' },
  },
  weAreBeingWatched: {
    name: { pl: 'Jesteśmy obserwowani', en: 'We Are Being Watched' },
    text: {
      pl: 'Dodaj po 3 zombie do biblioteki i do sklepu spożywczego.',
      en: 'Add 3 zombies to the library and 3 to the grocery store.',
    },
  },
  reorganisation: {
    name: { pl: 'Reorganizacja', en: 'Reorganisation' },
    text: {
      pl: 'Każdy niewygnany gracz wybiera jednego swojego ocalałego: przechodzi on do grupy gracza po lewej. −1 morale.',
      en: 'Each player who is not exiled chooses one of their survivors: it joins the group of the player on the left. −1 morale.',
    },
  },
};
