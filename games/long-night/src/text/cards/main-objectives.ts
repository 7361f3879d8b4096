/** Main objectives: names and texts. What they do is in `content/`, under the same id. */
import type { MainObjectiveId } from '../../content/ids.ts';
import type { MainObjectiveText } from './texts.ts';

export const MAIN_OBJECTIVES_TEXTS: Readonly<Record<MainObjectiveId, MainObjectiveText>> = {
  tribute: {
    name: { pl: 'Danina', en: 'Tribute' },
    normal: {
      setup: {
        pl: 'dołóż 4 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6, dołóż do kolonii darmozjadów: tylu, ilu graczy zaczęło',
        en: 'add 4 zombies at the colony, add 1 zombie at each location 1–6, add helpless to the colony: one per starting player',
      },
      goal: [
        {
          pl: 'kart przedmiotów niestartowych na tej karcie: co najmniej 4 × liczba graczy na początku + 4',
          en: 'non-starter item cards on this card: at least 4 × the number of starting players + 4',
        },
        { pl: 'wśród nich co najmniej 5 różnych rodzajów', en: 'among them at least 5 different symbols' },
      ],
      special: [
        {
          pl: 'aktywny gracz może położyć na tej karcie dowolną liczbę kart z ręki, odkrytych',
          en: 'the active player may put hand cards face up on this card, any number',
        },
        {
          pl: 'jeśli w tej rundzie nie położono tu żadnej karty: −1 morale',
          en: 'if no card was put here this round: −1 morale',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'dołóż 6 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6, dołóż do kolonii zbuntowanych darmozjadów: tylu, ilu graczy zaczęło',
        en: 'add 6 zombies at the colony, add 1 zombie at each location 1–6, add unruly helpless to the colony: one per starting player',
      },
      goal: [
        {
          pl: 'kart przedmiotów niestartowych na tej karcie: co najmniej 4 × liczba graczy na początku + 4',
          en: 'non-starter item cards on this card: at least 4 × the number of starting players + 4',
        },
        { pl: 'wśród nich co najmniej 6 różnych rodzajów', en: 'among them at least 6 different symbols' },
      ],
      special: [
        {
          pl: 'aktywny gracz może położyć na tej karcie dowolną liczbę kart z ręki, odkrytych',
          en: 'the active player may put hand cards face up on this card, any number',
        },
        {
          pl: 'jeśli w tej rundzie położono tu mniej kart niż połowa graczy (w górę): −1 morale',
          en: 'if fewer cards than half the players (rounded up) were put here this round: −1 morale',
        },
      ],
    },
  },
  darkIsTheNight: {
    name: { pl: 'Ciemna jest noc', en: 'Dark Is the Night' },
    normal: {
      setup: {
        pl: 'dołóż 6 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6',
        en: 'add 6 zombies at the colony, add 1 zombie at each location 1–6',
      },
      goal: [
        {
          pl: 'osiągnięto krok 5 rundy 8 z morale powyżej 0',
          en: 'step 5 of round 8 is reached with morale above 0',
        },
      ],
      special: [
        {
          pl: 'atakujący otrzymuje 1 odmrożenie, po rzucie kością ryzyka',
          en: '1 frostbite on the attacker, after the exposure roll',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'dołóż 8 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6',
        en: 'add 8 zombies at the colony, add 1 zombie at each location 1–6',
      },
      goal: [
        {
          pl: 'osiągnięto krok 5 rundy 8 z morale powyżej 0',
          en: 'step 5 of round 8 is reached with morale above 0',
        },
      ],
      special: [
        {
          pl: 'atakujący otrzymuje 1 odmrożenie, po rzucie kością ryzyka',
          en: '1 frostbite on the attacker, after the exposure roll',
        },
        { pl: 'trzeba usunąć o 1 żywność więcej', en: '1 extra food must be removed' },
      ],
    },
  },
  solidGround: {
    name: { pl: 'Solidny grunt', en: 'Solid Ground' },
    normal: {
      setup: {
        pl: 'dołóż 6 zombie w kolonii, dołóż 2 zombie w każdej z lokacji 1–6, dołóż do kolonii 2 darmozjadów',
        en: 'add 6 zombies at the colony, add 2 zombies at each location 1–6, add 2 helpless to the colony',
      },
      goal: [
        {
          pl: 'ukończonych usprawnień: co najmniej liczba graczy na początku + 1 (co najmniej 4)',
          en: 'finished improvements: at least the number of starting players + 1 (at least 4)',
        },
        {
          pl: 'żywności w magazynie: co najmniej liczba niewygnanych graczy',
          en: 'food in the supply: at least the number of non-exiled players',
        },
      ],
      special: [
        {
          pl: 'raz na turę, mając ocalałego w kolonii, użyj kości 5+, aby położyć 1 znacznik postępu na usprawnieniu',
          en: 'once per turn, with a survivor in the colony, use a die of 5+ to put 1 advancement token on an improvement',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'dołóż 6 zombie w kolonii, dołóż 2 zombie w każdej z lokacji 1–6, dołóż do kolonii zbuntowanych darmozjadów: tylu, ilu graczy zaczęło',
        en: 'add 6 zombies at the colony, add 2 zombies at each location 1–6, add unruly helpless to the colony: one per starting player',
      },
      goal: [
        {
          pl: 'ukończonych usprawnień: co najmniej liczba graczy na początku + 2 (co najmniej 5)',
          en: 'finished improvements: at least the number of starting players + 2 (at least 5)',
        },
        {
          pl: 'żywności w magazynie: co najmniej liczba niewygnanych graczy',
          en: 'food in the supply: at least the number of non-exiled players',
        },
      ],
      special: [
        {
          pl: 'raz na turę, mając ocalałego w kolonii, użyj kości 6, aby położyć 1 znacznik postępu na usprawnieniu',
          en: 'once per turn, with a survivor in the colony, use a die of 6 to put 1 advancement token on an improvement',
        },
      ],
    },
  },
  breakTheGang: {
    name: { pl: 'Rozbić gang', en: 'Break the Gang' },
    normal: {
      setup: {
        pl: 'dołóż 1 zombie w każdej z lokacji 1–6, połóż 1 bandytę na komisariacie, jeśli jest miejsce, połóż 1 bandytę na stacji paliw, jeśli jest miejsce, połóż 1 bandytę w sklepie spożywczym, jeśli jest miejsce',
        en: 'add 1 zombie at each location 1–6, put 1 bandit at the police station, if room, put 1 bandit at the gas station, if room, put 1 bandit at the grocery store, if room',
      },
      goal: [
        {
          pl: 'trofeów: co najmniej liczba graczy na początku + 4',
          en: 'trophies: at least the number of starting players + 4',
        },
        { pl: 'najwyżej 3 bandytów w grze', en: 'at most 3 bandits in play' },
      ],
      special: [{ pl: 'połóż tu 1 znacznik trofeum', en: 'put 1 trophy token here' }],
    },
    hard: {
      setup: {
        pl: 'dołóż 2 zombie w każdej z lokacji 1–6, połóż 1 bandytę w każdej z lokacji 1–6, jeśli jest miejsce',
        en: 'add 2 zombies at each location 1–6, put 1 bandit at each location 1–6, if room',
      },
      goal: [
        {
          pl: 'trofeów: co najmniej 2 × liczba graczy na początku + 4',
          en: 'trophies: at least 2 × the number of starting players + 4',
        },
        { pl: 'najwyżej 3 bandytów w grze', en: 'at most 3 bandits in play' },
      ],
      special: [
        { pl: 'połóż tu 1 znacznik trofeum', en: 'put 1 trophy token here' },
        { pl: 'połóż jeszcze 1 bandytę w losowej lokacji', en: 'put 1 more bandit at a random location' },
      ],
    },
  },
  sealTheGates: {
    name: { pl: 'Zamknąć bramy', en: 'Seal the Gates' },
    normal: {
      setup: {
        pl: 'dołóż 1 zombie w Raxxon, dołóż 1 zombie w każdej z lokacji 1–6',
        en: 'add 1 zombie at Raxxon, add 1 zombie at each location 1–6',
      },
      goal: [
        {
          pl: '3 odrzucone karty eksperymentów (powstrzymane, zniszczone lub usunięte, bo nie dało się położyć figurki)',
          en: '3 experiment cards discarded (contained, destroyed or removed because no figure could be placed)',
        },
        { pl: 'żadnego specjalnego zombie w grze', en: 'no special zombie in play' },
      ],
      special: [],
    },
    hard: {
      setup: {
        pl: 'dołóż 2 zombie w Raxxon, dołóż 1 zombie w każdej z lokacji 1–6, dołóż 4 zombie w kolonii',
        en: 'add 2 zombies at Raxxon, add 1 zombie at each location 1–6, add 4 zombies at the colony',
      },
      goal: [
        {
          pl: '4 odrzucone karty eksperymentów (powstrzymane, zniszczone lub usunięte, bo nie dało się położyć figurki)',
          en: '4 experiment cards discarded (contained, destroyed or removed because no figure could be placed)',
        },
        { pl: 'żadnego specjalnego zombie w grze', en: 'no special zombie in play' },
      ],
      special: [],
    },
  },
  convoy: {
    name: { pl: 'Konwój', en: 'Convoy' },
    normal: {
      setup: {
        pl: 'dołóż 6 zombie w kolonii, dołóż 2 zombie na stacji paliw, dołóż 2 zombie na komisariacie, dołóż do kolonii 2 darmozjadów',
        en: 'add 6 zombies at the colony, add 2 zombies at the gas station, add 2 zombies at the police station, add 2 helpless to the colony',
      },
      goal: [
        {
          pl: 'kart paliwa na tej karcie: co najmniej liczba graczy na początku + 3',
          en: 'fuel cards on this card: at least the number of starting players + 3',
        },
        {
          pl: 'kart narzędzia na tej karcie: co najmniej liczba graczy na początku',
          en: 'tool cards on this card: at least the number of starting players',
        },
        {
          pl: 'każdy niewygnany gracz ma ocalałego w kolonii',
          en: 'every non-exiled player has a survivor at the colony',
        },
      ],
      special: [
        {
          pl: 'aktywny gracz może położyć tu z ręki karty paliwa i narzędzi; startowe się liczą',
          en: 'the active player may put fuel and tool cards from hand here; starter cards count',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'dołóż 6 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6, dołóż do kolonii 2 darmozjadów',
        en: 'add 6 zombies at the colony, add 1 zombie at each location 1–6, add 2 helpless to the colony',
      },
      goal: [
        {
          pl: 'kart paliwa na tej karcie: co najmniej liczba graczy na początku + 2',
          en: 'fuel cards on this card: at least the number of starting players + 2',
        },
        {
          pl: 'kart narzędzia na tej karcie: co najmniej liczba graczy na początku',
          en: 'tool cards on this card: at least the number of starting players',
        },
        {
          pl: 'kart żywności na tej karcie: co najmniej liczba graczy na początku',
          en: 'food cards on this card: at least the number of starting players',
        },
        {
          pl: 'każdy niewygnany gracz ma ocalałego w kolonii',
          en: 'every non-exiled player has a survivor at the colony',
        },
      ],
      special: [
        {
          pl: 'aktywny gracz może położyć tu z ręki karty paliwa, narzędzi i żywności; startowe się nie liczą',
          en: 'the active player may put fuel, tool and food cards from hand here; starter cards do not count',
        },
      ],
    },
  },
  restlessCrowd: {
    name: { pl: 'Niespokojny tłum', en: 'Restless Crowd' },
    normal: {
      setup: {
        pl: 'dołóż 4 zombie w kolonii, dołóż do kolonii 3 zbuntowanych darmozjadów',
        en: 'add 4 zombies at the colony, add 3 unruly helpless to the colony',
      },
      goal: [
        {
          pl: 'osiągnięto krok 5 rundy 5 z morale powyżej 0',
          en: 'step 5 of round 5 is reached with morale above 0',
        },
        { pl: 'żadnego zbuntowanego darmozjada', en: 'no unruly helpless' },
        { pl: 'darmozjadów w kolonii: co najmniej 3', en: 'helpless at the colony: at least 3' },
        { pl: 'najwyżej 2 znaczniki głodu', en: 'at most 2 starvation tokens' },
      ],
      special: [
        {
          pl: 'jeśli któryś darmozjad jest zbuntowany: zbuntuj jeszcze 1',
          en: 'if any helpless is unruly: turn 1 more helpless unruly',
        },
      ],
    },
    hard: {
      setup: {
        pl: 'dołóż 6 zombie w kolonii, dołóż do kolonii zbuntowanych darmozjadów: o 1 więcej niż graczy na początku',
        en: 'add 6 zombies at the colony, add unruly helpless to the colony: one per starting player plus 1',
      },
      goal: [
        {
          pl: 'osiągnięto krok 5 rundy 5 z morale powyżej 0',
          en: 'step 5 of round 5 is reached with morale above 0',
        },
        { pl: 'żadnego zbuntowanego darmozjada', en: 'no unruly helpless' },
        {
          pl: 'darmozjadów w kolonii: co najmniej liczba graczy na początku + 1',
          en: 'helpless at the colony: at least the number of starting players + 1',
        },
        { pl: 'najwyżej 2 znaczniki głodu', en: 'at most 2 starvation tokens' },
      ],
      special: [
        {
          pl: 'jeśli któryś darmozjad jest zbuntowany: zbuntuj jeszcze 2',
          en: 'if any helpless is unruly: turn 2 more helpless unruly',
        },
      ],
    },
  },
  outposts: {
    name: { pl: 'Posterunki', en: 'Outposts' },
    normal: {
      setup: {
        pl: 'dołóż 5 zombie w kolonii, dołóż 2 zombie w każdej z lokacji 1–6',
        en: 'add 5 zombies at the colony, add 2 zombies at each location 1–6',
      },
      goal: [
        {
          pl: 'w 3 z lokacji 1–6: niewygnany ocalały, co najmniej 2 barykady lub pułapki i najwyżej 2 zombie',
          en: 'at 3 of the locations 1–6: a non-exiled survivor, 2 or more barricades or traps, at most 2 zombies',
        },
      ],
      special: [],
    },
    hard: {
      setup: {
        pl: 'dołóż 6 zombie w kolonii, dołóż 3 zombie w każdej z lokacji 1–6',
        en: 'add 6 zombies at the colony, add 3 zombies at each location 1–6',
      },
      goal: [
        {
          pl: 'w 3 (przy 4 lub więcej graczach w 4) z lokacji 1–6: niewygnany ocalały, co najmniej 2 barykady lub pułapki i najwyżej 2 zombie',
          en: 'at 3 (4 with 4 or more players) of the locations 1–6: a non-exiled survivor, 2 or more barricades or traps, at most 2 zombies',
        },
      ],
      special: [
        {
          pl: 'usuń 1 barykadę lub pułapkę z każdej lokacji bez ocalałych, także z kolonii',
          en: 'remove 1 barricade or trap from every location with no survivor, the colony included',
        },
      ],
    },
  },
  eightWeeksOfDarkness: {
    name: { pl: 'Osiem tygodni ciemności', en: 'Eight Weeks of Darkness' },
    normal: {
      setup: {
        pl: 'Dołóż do kolonii darmozjadów: tylu, ilu graczy zaczęło, dołóż 1 zombie w każdej z lokacji 1–6',
        en: 'Add helpless to the colony: one per starting player, add 1 zombie at each location 1–6',
      },
      goal: [
        {
          pl: 'osiągnięto krok 5 rundy 8 z morale powyżej 0',
          en: 'step 5 of round 8 is reached with morale above 0',
        },
      ],
      special: [],
    },
    hard: null,
  },
  killThem: {
    name: { pl: 'Zabić ich', en: 'Kill Them' },
    normal: {
      setup: { pl: 'Dołóż 3 zombie w każdej z lokacji 1–6', en: 'Add 3 zombies at each location 1–6' },
      goal: [{ pl: 'najwyżej 3 zombie poza kolonią', en: 'at most 3 zombies outside the colony' }],
      special: [
        {
          pl: 'wszyscy ocalali wygnanego gracza odpadają z gry, a gracz kończy rozgrywkę',
          en: 'all survivors of the exiled player leave the game and that player is out',
        },
      ],
    },
    hard: null,
  },
  homeSweetHome: {
    name: { pl: 'Wszędzie dobrze, ale w domu najlepiej', en: 'Home Sweet Home' },
    normal: {
      setup: {
        pl: 'Dołóż 12 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6',
        en: 'Add 12 zombies at the colony, add 1 zombie at each location 1–6',
      },
      goal: [
        {
          pl: 'co najmniej 10 barykad lub pułapek w kolonii',
          en: '10 or more barricades or traps at the colony',
        },
        {
          pl: 'co najmniej 1 barykada w każdej lokacji poza kolonią',
          en: '1 or more barricades at each location outside the colony',
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
        pl: 'Dołóż 2 zombie w kolonii, dołóż 2 zombie w każdej z lokacji 1–6',
        en: 'Add 2 zombies at the colony, add 2 zombies at each location 1–6',
      },
      goal: [{ pl: 'pustych stosów przedmiotów: co najmniej 2', en: 'empty location item decks: at least 2' }],
      special: [],
    },
    hard: null,
  },
  tooManyMouths: {
    name: { pl: 'Zbyt wiele gęb', en: 'Too Many Mouths' },
    normal: {
      setup: {
        pl: 'Dołóż do kolonii darmozjadów: startPlayers+3, dołóż 6 zombie w kolonii',
        en: 'Add helpless to the colony: startPlayers+3, add 6 zombies at the colony',
      },
      goal: [
        {
          pl: 'osiągnięto krok 5 rundy 5 z morale powyżej 0',
          en: 'step 5 of round 5 is reached with morale above 0',
        },
      ],
      special: [],
    },
    hard: null,
  },
  weNeedMoreSamples: {
    name: { pl: 'Potrzebujemy więcej próbek', en: 'We Need More Samples' },
    normal: {
      setup: { pl: 'Dołóż 1 zombie w każdej z lokacji 1–6', en: 'Add 1 zombie at each location 1–6' },
      goal: [
        {
          pl: 'próbek na tej karcie: co najmniej 3 × liczba graczy na początku',
          en: 'samples on this card: at least 3 × the number of starting players',
        },
      ],
      special: [
        {
          pl: 'za każdego zabitego zombie rzuć k6, przy 4 lub więcej połóż tu 1 próbkę',
          en: 'each zombie killed: roll a d6, on 4 or more put 1 sample here',
        },
      ],
    },
    hard: null,
  },
};
