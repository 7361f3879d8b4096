/** Main objectives: names and texts. What they do is in `content/`, under the same id. */
import type { MainObjectiveId } from '../../content/ids.ts';
import type { MainObjectiveText } from './texts.ts';

export const MAIN_OBJECTIVES_TEXTS: Readonly<Record<MainObjectiveId, MainObjectiveText>> = {
  tribute: {
    name: { pl: 'Danina', en: 'Tribute' },
    normal: {
      setup: {
        pl: 'Dodaj 4 zombie do kolonii i po 1 do lokacji 1–6. Dodaj do kolonii po 1 darmozjadzie na gracza.',
        en: 'Add 4 zombies to the colony and 1 to each of locations 1–6. Add 1 helpless survivor per player to the colony.',
      },
      goal: [
        {
          pl: 'na tej karcie leżą co najmniej 4 niestartowe karty przedmiotów na każdego gracza, który zaczął grę, i jeszcze 4',
          en: 'at least 4 non-starter item cards per starting player, plus 4, lie on this card',
        },
        { pl: 'wśród nich jest co najmniej 5 różnych rodzajów', en: 'they show at least 5 different symbols' },
      ],
      special: [
        {
          pl: 'Aktywny gracz może położyć na tej karcie dowolną liczbę odkrytych kart z ręki.',
          en: 'The active player may put any number of cards from hand face up on this card.',
        },
        {
          pl: 'W kroku 6, przed przesunięciem znacznika rund: jeśli w tej rundzie nie położono tu żadnej karty, −1 morale.',
          en: 'In step 6, before the round marker moves: if no card was put here this round, −1 morale.',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'Dodaj 6 zombie do kolonii i po 1 do lokacji 1–6. Dodaj do kolonii po 1 zbuntowanym darmozjadzie na gracza.',
        en: 'Add 6 zombies to the colony and 1 to each of locations 1–6. Add 1 unruly helpless survivor per player to the colony.',
      },
      goal: [
        {
          pl: 'na tej karcie leżą co najmniej 4 niestartowe karty przedmiotów na każdego gracza, który zaczął grę, i jeszcze 4',
          en: 'at least 4 non-starter item cards per starting player, plus 4, lie on this card',
        },
        { pl: 'wśród nich jest co najmniej 6 różnych rodzajów', en: 'they show at least 6 different symbols' },
      ],
      special: [
        {
          pl: 'Aktywny gracz może położyć na tej karcie dowolną liczbę odkrytych kart z ręki.',
          en: 'The active player may put any number of cards from hand face up on this card.',
        },
        {
          pl: 'W kroku 6, przed przesunięciem znacznika rund: jeśli w tej rundzie położono tu mniej kart, niż wynosi połowa liczby graczy (w zaokrągleniu w górę), −1 morale.',
          en: 'In step 6, before the round marker moves: if fewer cards were put here this round than half the number of players (rounded up), −1 morale.',
        },
      ],
    },
  },
  darkIsTheNight: {
    name: { pl: 'Ciemna jest noc', en: 'Dark Is the Night' },
    normal: {
      setup: {
        pl: 'Dodaj 6 zombie do kolonii i po 1 do lokacji 1–6.',
        en: 'Add 6 zombies to the colony and 1 to each of locations 1–6.',
      },
      goal: [
        {
          pl: 'kolonia dotrwała do kroku 5 rundy 8 z morale powyżej 0',
          en: 'the colony has reached step 5 of round 8 with morale above 0',
        },
      ],
      special: [
        {
          pl: 'Gdy ocalały atakuje zombie, po rzucie kością ryzyka otrzymuje 1 odmrożenie.',
          en: 'When a survivor attacks a zombie, it gets 1 frostbite after the exposure roll.',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'Dodaj 8 zombie do kolonii i po 1 do lokacji 1–6.',
        en: 'Add 8 zombies to the colony and 1 to each of locations 1–6.',
      },
      goal: [
        {
          pl: 'kolonia dotrwała do kroku 5 rundy 8 z morale powyżej 0',
          en: 'the colony has reached step 5 of round 8 with morale above 0',
        },
      ],
      special: [
        {
          pl: 'Gdy ocalały atakuje zombie, po rzucie kością ryzyka otrzymuje 1 odmrożenie.',
          en: 'When a survivor attacks a zombie, it gets 1 frostbite after the exposure roll.',
        },
        {
          pl: 'W kroku karmienia trzeba usunąć o 1 żywność więcej.',
          en: '1 more food must be removed in the food step.',
        },
      ],
    },
  },
  solidGround: {
    name: { pl: 'Solidny grunt', en: 'Solid Ground' },
    normal: {
      setup: {
        pl: 'Dodaj 6 zombie do kolonii i po 2 do lokacji 1–6. Dodaj do kolonii 2 darmozjadów.',
        en: 'Add 6 zombies to the colony and 2 to each of locations 1–6. Add 2 helpless survivors to the colony.',
      },
      goal: [
        {
          pl: 'ukończono co najmniej o 1 usprawnienie więcej, niż graczy zaczęło grę (co najmniej 4)',
          en: 'at least 1 more improvement than starting players is finished (at least 4)',
        },
        {
          pl: 'w magazynie jest co najmniej tyle żywności, ilu jest niewygnanych graczy',
          en: 'there is at least as much food in the supply as there are non-exiled players',
        },
      ],
      special: [
        {
          pl: 'Raz na turę aktywny gracz, który ma ocalałego w kolonii, może użyć kości 5+, aby położyć 1 znacznik postępu na usprawnieniu.',
          en: 'Once per turn, with a survivor in the colony, the active player may use a die of 5+ to put 1 advancement token on an improvement.',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'Dodaj 6 zombie do kolonii i po 2 do lokacji 1–6. Dodaj do kolonii po 1 zbuntowanym darmozjadzie na gracza.',
        en: 'Add 6 zombies to the colony and 2 to each of locations 1–6. Add 1 unruly helpless survivor per player to the colony.',
      },
      goal: [
        {
          pl: 'ukończono co najmniej o 2 usprawnienia więcej, niż graczy zaczęło grę (co najmniej 5)',
          en: 'at least 2 more improvements than starting players are finished (at least 5)',
        },
        {
          pl: 'w magazynie jest co najmniej tyle żywności, ilu jest niewygnanych graczy',
          en: 'there is at least as much food in the supply as there are non-exiled players',
        },
      ],
      special: [
        {
          pl: 'Raz na turę aktywny gracz, który ma ocalałego w kolonii, może użyć kości 6, aby położyć 1 znacznik postępu na usprawnieniu.',
          en: 'Once per turn, with a survivor in the colony, the active player may use a die of 6 to put 1 advancement token on an improvement.',
        },
      ],
    },
  },
  breakTheGang: {
    name: { pl: 'Rozbić gang', en: 'Break the Gang' },
    normal: {
      setup: {
        pl: 'Dodaj po 1 zombie do lokacji 1–6. Połóż po 1 bandycie na komisariacie, na stacji paliw i w sklepie spożywczym, jeśli jest tam miejsce.',
        en: 'Add 1 zombie to each of locations 1–6. Put 1 bandit each at the police station, the gas station and the grocery store, if there is room.',
      },
      goal: [
        {
          pl: 'na tej karcie jest co najmniej o 4 trofea więcej, niż graczy zaczęło grę',
          en: 'at least 4 more trophies than starting players lie on this card',
        },
        { pl: 'w grze jest najwyżej 3 bandytów', en: 'at most 3 bandits in play' },
      ],
      special: [
        {
          pl: 'Gdy atak usunie bandytę, połóż tu 1 znacznik trofeum.',
          en: 'When an attack removes a bandit, put 1 trophy token here.',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'Dodaj po 2 zombie do lokacji 1–6. Połóż tam po 1 bandycie, jeśli jest miejsce.',
        en: 'Add 2 zombies to each of locations 1–6. Put 1 bandit at each of them, if there is room.',
      },
      goal: [
        {
          pl: 'na tej karcie są co najmniej 2 trofea na każdego gracza, który zaczął grę, i jeszcze 4',
          en: 'at least 2 trophies per starting player, plus 4, lie on this card',
        },
        { pl: 'w grze jest najwyżej 3 bandytów', en: 'at most 3 bandits in play' },
      ],
      special: [
        {
          pl: 'Gdy atak usunie bandytę, połóż tu 1 znacznik trofeum.',
          en: 'When an attack removes a bandit, put 1 trophy token here.',
        },
        {
          pl: 'Po odsłonięciu zagrożenia połóż jeszcze 1 bandytę w losowej lokacji.',
          en: 'After a crisis is revealed, put 1 more bandit at a random location.',
        },
      ],
    },
  },
  sealTheGates: {
    name: { pl: 'Zamknąć bramy', en: 'Seal the Gates' },
    normal: {
      setup: {
        pl: 'Dodaj po 1 zombie do Raxxon i do lokacji 1–6.',
        en: 'Add 1 zombie to Raxxon and 1 to each of locations 1–6.',
      },
      goal: [
        {
          pl: 'odrzucono 3 karty eksperymentów (powstrzymane, zniszczone albo usunięte, bo nie dało się położyć figurki)',
          en: '3 experiment cards are discarded (contained, destroyed, or removed because no figure could be placed)',
        },
        { pl: 'w grze nie ma specjalnych zombie', en: 'no special zombie is in play' },
      ],
      special: [],
    },
    hard: {
      setup: {
        pl: 'Dodaj 2 zombie do Raxxon, po 1 do lokacji 1–6 i 4 do kolonii.',
        en: 'Add 2 zombies to Raxxon, 1 to each of locations 1–6 and 4 to the colony.',
      },
      goal: [
        {
          pl: 'odrzucono 4 karty eksperymentów (powstrzymane, zniszczone albo usunięte, bo nie dało się położyć figurki)',
          en: '4 experiment cards are discarded (contained, destroyed, or removed because no figure could be placed)',
        },
        { pl: 'w grze nie ma specjalnych zombie', en: 'no special zombie is in play' },
      ],
      special: [],
    },
  },
  convoy: {
    name: { pl: 'Konwój', en: 'Convoy' },
    normal: {
      setup: {
        pl: 'Dodaj 6 zombie do kolonii, 2 na stację paliw i 2 na komisariat. Dodaj do kolonii 2 darmozjadów.',
        en: 'Add 6 zombies to the colony, 2 to the gas station and 2 to the police station. Add 2 helpless survivors to the colony.',
      },
      goal: [
        {
          pl: 'na tej karcie leżą co najmniej o 2 karty paliwa więcej, niż graczy zaczęło grę',
          en: 'at least 2 more fuel cards than starting players lie on this card',
        },
        {
          pl: 'na tej karcie leży co najmniej tyle kart narzędzi, ilu graczy zaczęło grę',
          en: 'at least as many tool cards as starting players lie on this card',
        },
        {
          pl: 'każdy niewygnany gracz ma ocalałego w kolonii',
          en: 'every non-exiled player has a survivor in the colony',
        },
      ],
      special: [
        {
          pl: 'Aktywny gracz może położyć tu karty paliwa i narzędzi z ręki; karty startowe się liczą.',
          en: 'The active player may put fuel and tool cards from hand here; starter cards count.',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'Dodaj 6 zombie do kolonii i po 1 do lokacji 1–6. Dodaj do kolonii 2 darmozjadów.',
        en: 'Add 6 zombies to the colony and 1 to each of locations 1–6. Add 2 helpless survivors to the colony.',
      },
      goal: [
        {
          pl: 'na tej karcie leżą co najmniej o 2 karty paliwa więcej, niż graczy zaczęło grę',
          en: 'at least 2 more fuel cards than starting players lie on this card',
        },
        {
          pl: 'na tej karcie leży co najmniej tyle kart narzędzi, ilu graczy zaczęło grę',
          en: 'at least as many tool cards as starting players lie on this card',
        },
        {
          pl: 'na tej karcie leży co najmniej tyle kart żywności, ilu graczy zaczęło grę',
          en: 'at least as many food cards as starting players lie on this card',
        },
        {
          pl: 'każdy niewygnany gracz ma ocalałego w kolonii',
          en: 'every non-exiled player has a survivor in the colony',
        },
      ],
      special: [
        {
          pl: 'Aktywny gracz może położyć tu karty paliwa, narzędzi i żywności z ręki; karty startowe się nie liczą.',
          en: 'The active player may put fuel, tool and food cards from hand here; starter cards do not count.',
        },
      ],
    },
  },
  restlessCrowd: {
    name: { pl: 'Niespokojny tłum', en: 'Restless Crowd' },
    normal: {
      setup: {
        pl: 'Dodaj do kolonii 4 zombie i 3 zbuntowanych darmozjadów.',
        en: 'Add 4 zombies and 3 unruly helpless survivors to the colony.',
      },
      goal: [
        {
          pl: 'kolonia dotrwała do kroku 5 rundy 5 z morale powyżej 0',
          en: 'the colony has reached step 5 of round 5 with morale above 0',
        },
        { pl: 'żaden darmozjad nie jest zbuntowany', en: 'no helpless survivor is unruly' },
        { pl: 'w kolonii jest co najmniej 3 darmozjadów', en: 'at least 3 helpless survivors are in the colony' },
        { pl: 'najwyżej 2 znaczniki głodu', en: 'at most 2 starvation tokens' },
      ],
      special: [
        {
          pl: 'W kroku 6, przed przesunięciem znacznika rund: jeśli któryś darmozjad jest zbuntowany, zbuntuj jeszcze 1.',
          en: 'In step 6, before the round marker moves: if any helpless survivor is unruly, turn 1 more unruly.',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'Dodaj do kolonii 6 zombie. Dodaj do kolonii po 1 zbuntowanym darmozjadzie na gracza i jeszcze 1.',
        en: 'Add 6 zombies to the colony. Add 1 unruly helpless survivor per player, plus 1, to the colony.',
      },
      goal: [
        {
          pl: 'kolonia dotrwała do kroku 5 rundy 5 z morale powyżej 0',
          en: 'the colony has reached step 5 of round 5 with morale above 0',
        },
        { pl: 'żaden darmozjad nie jest zbuntowany', en: 'no helpless survivor is unruly' },
        {
          pl: 'w kolonii jest co najmniej o 1 darmozjada więcej, niż graczy zaczęło grę',
          en: 'at least 1 more helpless survivor than starting players is in the colony',
        },
        { pl: 'najwyżej 2 znaczniki głodu', en: 'at most 2 starvation tokens' },
      ],
      special: [
        {
          pl: 'W kroku 6, przed przesunięciem znacznika rund: jeśli któryś darmozjad jest zbuntowany, zbuntuj jeszcze 2 (lub ilu się da).',
          en: 'In step 6, before the round marker moves: if any helpless survivor is unruly, turn 2 more unruly (as many as possible).',
        },
      ],
    },
  },
  outposts: {
    name: { pl: 'Posterunki', en: 'Outposts' },
    normal: {
      setup: {
        pl: 'Dodaj 4 zombie do kolonii i po 1 do lokacji 1–6.',
        en: 'Add 4 zombies to the colony and 1 to each of locations 1–6.',
      },
      goal: [
        {
          pl: 'w 3 z lokacji 1–6 (a jeśli grę zaczęło 4 lub więcej graczy, to w 4) jest niewygnany ocalały, co najmniej 2 barykady lub pułapki i najwyżej 2 zombie',
          en: '3 of locations 1–6 (4 of them if 4 or more players started) each have a non-exiled survivor, at least 2 barricades or traps and at most 2 zombies',
        },
      ],
      special: [],
    },
    hard: {
      setup: {
        pl: 'Dodaj 6 zombie do kolonii i po 3 do lokacji 1–6.',
        en: 'Add 6 zombies to the colony and 3 to each of locations 1–6.',
      },
      goal: [
        {
          pl: 'w 3 z lokacji 1–6 (a jeśli grę zaczęło 4 lub więcej graczy, to w 4) jest niewygnany ocalały, co najmniej 2 barykady lub pułapki i najwyżej 2 zombie',
          en: '3 of locations 1–6 (4 of them if 4 or more players started) each have a non-exiled survivor, at least 2 barricades or traps and at most 2 zombies',
        },
      ],
      special: [
        {
          pl: 'W kroku 6, przed przesunięciem znacznika rund: usuń po 1 barykadzie lub pułapce z każdej lokacji bez ocalałych, także z kolonii.',
          en: 'In step 6, before the round marker moves: remove 1 barricade or trap from every location with no survivor, the colony included.',
        },
      ],
    },
  },
  eightWeeksOfDarkness: {
    name: { pl: 'Osiem tygodni ciemności', en: 'Eight Weeks of Darkness' },
    normal: {
      setup: {
        pl: 'Dodaj do kolonii po 1 darmozjadzie na gracza. Dodaj po 1 zombie do lokacji 1–6.',
        en: 'Add 1 helpless survivor per player to the colony. Add 1 zombie to each of locations 1–6.',
      },
      goal: [
        {
          pl: 'kolonia dotrwała do kroku 5 rundy 8 z morale powyżej 0',
          en: 'the colony has reached step 5 of round 8 with morale above 0',
        },
      ],
      special: [],
    },
    hard: null,
  },
  killThem: {
    name: { pl: 'Zabić ich', en: 'Kill Them' },
    normal: {
      setup: { pl: 'Dodaj po 3 zombie do lokacji 1–6.', en: 'Add 3 zombies to each of locations 1–6.' },
      goal: [{ pl: 'poza kolonią są najwyżej 3 zombie', en: 'at most 3 zombies are outside the colony' }],
      special: [
        {
          pl: 'Wszyscy ocalali wygnanego gracza wypadają z gry, a on kończy rozgrywkę.',
          en: 'All survivors of an exiled player leave the game, and that player is out.',
        },
      ],
    },
    hard: null,
  },
  homeSweetHome: {
    name: { pl: 'Nie ma jak w domu', en: 'Home Sweet Home' },
    normal: {
      setup: {
        pl: 'Dodaj 12 zombie do kolonii i po 1 do lokacji 1–6.',
        en: 'Add 12 zombies to the colony and 1 to each of locations 1–6.',
      },
      goal: [
        {
          pl: 'w kolonii jest co najmniej 10 barykad lub pułapek',
          en: 'at least 10 barricades or traps are at the colony',
        },
        {
          pl: 'w każdej z lokacji 1–6 jest co najmniej 1 barykada',
          en: 'at least 1 barricade is at each of locations 1–6',
        },
      ],
      special: [],
    },
    hard: null,
  },
  raidingParty: {
    name: { pl: 'Wyprawa łupieżcza', en: 'Raiding Party' },
    normal: {
      setup: {
        pl: 'Dodaj po 2 zombie do kolonii i do lokacji 1–6.',
        en: 'Add 2 zombies to the colony and 2 to each of locations 1–6.',
      },
      goal: [{ pl: 'co najmniej 2 stosy przedmiotów są puste', en: 'at least 2 item decks of locations are empty' }],
      special: [],
    },
    hard: null,
  },
  tooManyMouths: {
    name: { pl: 'Zbyt wiele gęb', en: 'Too Many Mouths' },
    normal: {
      setup: {
        pl: 'Dodaj do kolonii po 1 darmozjadzie na gracza i jeszcze 3. Dodaj 6 zombie do kolonii.',
        en: 'Add 1 helpless survivor per player, plus 3, to the colony. Add 6 zombies to the colony.',
      },
      goal: [
        {
          pl: 'kolonia dotrwała do kroku 5 rundy 5 z morale powyżej 0',
          en: 'the colony has reached step 5 of round 5 with morale above 0',
        },
      ],
      special: [],
    },
    hard: null,
  },
  weNeedMoreSamples: {
    name: { pl: 'Potrzebujemy więcej próbek', en: 'We Need More Samples' },
    normal: {
      setup: { pl: 'Dodaj po 1 zombie do lokacji 1–6.', en: 'Add 1 zombie to each of locations 1–6.' },
      goal: [
        {
          pl: 'na tej karcie leżą co najmniej 3 próbki na każdego gracza, który zaczął grę',
          en: 'at least 3 samples per starting player lie on this card',
        },
      ],
      special: [
        {
          pl: 'Za każdego zabitego zombie rzuć kością: przy 4 lub więcej połóż tu 1 próbkę.',
          en: 'For each zombie killed, roll a die: on 4 or more put 1 sample here.',
        },
      ],
    },
    hard: null,
  },
};
