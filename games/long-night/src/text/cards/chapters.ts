/** Chapters of the two stories: names and texts. What they do is in `content/`, under the same id. */
import type { ChapterId } from '../../content/ids.ts';
import type { ChapterText } from './texts.ts';

export const CHAPTERS_TEXTS: Readonly<Record<ChapterId, ChapterText>> = {
  R1: {
    name: { pl: 'Szympans i kod: R1', en: 'The Chimp and the Code: R1' },
    setup: {
      pl: 'Dodaj 6 zombie do kolonii i po 1 do lokacji 1–6.',
      en: 'Add 6 zombies to the colony and 1 to each of locations 1–6.',
    },
    goal: [
      {
        pl: 'na tej karcie leży co najmniej tyle kart paliwa, ilu graczy zaczęło grę',
        en: 'at least as many fuel cards as starting players lie on this card',
      },
      {
        pl: 'na tej karcie leży co najmniej tyle kart narzędzi, ilu graczy zaczęło grę',
        en: 'at least as many tool cards as starting players lie on this card',
      },
    ],
    special: [
      {
        pl: 'Aktywny gracz może położyć tu karty paliwa i narzędzi z ręki; karty startowe się liczą.',
        en: 'The active player may put fuel and tool cards from hand here; starter cards count.',
      },
      {
        pl: 'Raxxon jest zamknięty: nie można tam wchodzić ani przeszukiwać; zasady pigułek i kodu nie obowiązują.',
        en: 'Raxxon is closed: nobody may enter or search it; the rules for pills and the code are not in force.',
      },
      {
        pl: 'Krok 6 pomija się w fazie kolonii, w której wykonano ten etap.',
        en: 'Step 6 is skipped in the colony phase in which this stage is completed.',
      },
    ],
    complete: {
      pl: 'Usuńcie wszystkie barykady z Raxxon. Czytający (niewygnany) kładzie tam jednego swojego ocalałego. 3 zombie z kolonii trafiają do Raxxon. Blue dołącza do czytającego w Raxxon z 1 raną; jeśli trzeba, robi się dla niej miejsce.',
      en: 'Remove all barricades from Raxxon. The reader (not exiled) puts one of their survivors there. 3 zombies from the colony go to Raxxon. Blue joins the reader at Raxxon with 1 wound; room is made for her if needed.',
    },
  },
  R2: {
    name: { pl: 'Szympans i kod: R2', en: 'The Chimp and the Code: R2' },
    setup: {
      pl: 'Tor rund ustawia się od nowa; morale się nie zmienia.',
      en: 'The round track is set anew; morale stays.',
    },
    goal: [
      {
        pl: 'suma oczek na kościach leżących na Raxxon to co najmniej 6 na każdego gracza, który zaczął grę',
        en: 'the dice on Raxxon show at least 6 pips in total per starting player',
      },
    ],
    special: [
      {
        pl: 'Gracz z ocalałym w Raxxon może w swojej turze położyć na Raxxon nieużyte kości z wynikiem 3 lub więcej; zostają tam.',
        en: 'A player with a survivor at Raxxon may in their turn put unused dice of 3 or more on Raxxon; they stay there.',
      },
      {
        pl: 'Obowiązują zasady przeszukiwania Raxxon i pigułek, ale nie kodu.',
        en: 'The rules for searching Raxxon and for pills are in force, those for the code are not.',
      },
      {
        pl: 'Krok 6 pomija się w fazie kolonii, w której wykonano ten etap.',
        en: 'Step 6 is skipped in the colony phase in which this stage is completed.',
      },
    ],
    complete: {
      pl: 'Zdejmijcie wszystkie kości z Raxxon. Wszyscy ocalali z Raxxon trafiają do kolonii, także ponad liczbę pól. Wypuśćcie 2 eksperymenty (przy 2–3 niewygnanych graczach) albo 3, bez sprawdzania kodu.',
      en: 'Remove all dice from Raxxon. All survivors at Raxxon are put in the colony, over its capacity if needed. Release 2 experiments (with 2–3 non-exiled players) or 3, without checking their codes.',
    },
  },
  R3: {
    name: { pl: 'Szympans i kod: R3', en: 'The Chimp and the Code: R3' },
    setup: {
      pl: 'Tor rund ustawia się od nowa; morale się nie zmienia.',
      en: 'The round track is set anew; morale stays.',
    },
    goal: [
      {
        pl: 'od początku R3 powstrzymano kodem 2 eksperymenty (przy 4 lub więcej niewygnanych graczach 3)',
        en: '2 experiments (3 with 4 or more non-exiled players) have been contained by code since R3 began',
      },
      { pl: 'w grze nie ma specjalnych zombie', en: 'no special zombie is in play' },
    ],
    special: [{ pl: 'Obowiązują wszystkie zasady Raxxon.', en: 'All Raxxon rules are in force.' }],
    complete: {
      pl: 'Cel główny jest wykonany i gra się kończy.',
      en: 'The main objective is completed and the game ends.',
    },
  },
  B1: {
    name: { pl: 'Bandycki nalot: B1', en: 'Bandit Raid: B1' },
    setup: {
      pl: 'Dodaj 4 zombie do kolonii i po 1 do lokacji 1–6. Dodaj do kolonii 1 darmozjada.',
      en: 'Add 4 zombies to the colony and 1 to each of locations 1–6. Add 1 helpless survivor to the colony.',
    },
    goal: [
      {
        pl: 'w magazynie jest co najmniej o 2 żywności więcej, niż graczy zaczęło grę',
        en: 'there is at least 2 more food in the supply than starting players',
      },
    ],
    special: [
      {
        pl: 'Obowiązują zasady rozmieszczania bandytów, plądrowania i dodawania zombie, ale nie zasady atakowania bandytów i kryjówki; nikt nie wchodzi do kryjówki.',
        en: 'The rules for placing bandits, looting and adding zombies are in force, those for attacking bandits and for the hideout are not; nobody enters the hideout.',
      },
      {
        pl: 'Krok 6 pomija się w fazie kolonii, w której wykonano ten etap.',
        en: 'Step 6 is skipped in the colony phase in which this stage is completed.',
      },
    ],
    complete: {
      pl: 'Usuńcie całą żywność z magazynu. Ocalały o najwyższych wpływach i człowiek o najniższych wpływach trafiają do kryjówki (jeśli trzeba, robi się miejsce). Pierwszy tam ginie, a jego wyposażenie zostaje wśród kart kryjówki. Drugi otrzymuje 1 ranę, chyba że ma już 2 obrażenia dowolnego rodzaju, i wraca do kolonii.',
      en: 'Remove all food from the supply. The survivor with the highest influence and the human with the lowest are put at the hideout (room is made if needed). The first is killed there, and its equipment stays among the hideout cards. The other gets 1 wound, unless it already has 2 damage tokens of any kind, and goes back to the colony.',
    },
  },
  B2: {
    name: { pl: 'Bandycki nalot: B2', en: 'Bandit Raid: B2' },
    setup: {
      pl: 'Tor rund ustawia się od nowa; morale się nie zmienia.',
      en: 'The round track is set anew; morale stays.',
    },
    goal: [
      {
        pl: 'każdy niewygnany gracz ma ocalałego w kryjówce bandytów',
        en: 'every non-exiled player has a survivor at the hideout',
      },
      {
        pl: 'ocalali niewygnanych graczy w kryjówce mają w wyposażeniu łącznie co najmniej tyle kart broni i narzędzi, ilu jest niewygnanych graczy',
        en: 'survivors of non-exiled players at the hideout have at least as many weapon and tool cards equipped in total as there are non-exiled players',
      },
    ],
    special: [
      {
        pl: 'Jak w B1, a także zasady atakowania bandytów i kryjówki; przed wykonaniem B2 nie ma przywódcy bandytów.',
        en: 'As in B1, and the rules for attacking bandits and for the hideout are in force; there is no bandit leader before B2 is completed.',
      },
      {
        pl: 'Krok 6 pomija się w fazie kolonii, w której wykonano ten etap.',
        en: 'Step 6 is skipped in the colony phase in which this stage is completed.',
      },
    ],
    complete: {
      pl: 'Specjalna faza wygnania: od pierwszego gracza każdy może zgłosić jedno głosowanie. Potem niewygnany zdrajca może się ujawnić i wygrać, jeśli spełnia warunki; jeśli nie wygrywa, jego karta dostaje warunek: morale wynosi 0. Ocalali niewygnanych graczy trafiają do kolonii, także ponad liczbę pól.',
      en: 'Special exile phase: from the first player on, each player may call one vote. Then a betrayer who is not exiled may reveal the card and win, if its conditions are met; otherwise the card gains the condition: morale is 0. Survivors of non-exiled players are put in the colony, over its capacity if needed.',
    },
  },
  B3: {
    name: { pl: 'Bandycki nalot: B3', en: 'Bandit Raid: B3' },
    setup: {
      pl: 'Tor rund ustawia się od nowa; morale się nie zmienia.',
      en: 'The round track is set anew; morale stays.',
    },
    goal: [{ pl: 'na tej karcie leżą 2 znaczniki spokoju', en: '2 clear marks lie on this card' }],
    special: [
      { pl: 'Obowiązują wszystkie zasady bandytów.', en: 'All bandit rules are in force.' },
      {
        pl: 'W kroku 5, przed sprawdzeniem celu: jeśli w lokacjach 1–6 nie ma bandytów, połóż tu 1 znacznik spokoju.',
        en: 'In step 5, before the check: if no bandit stands at locations 1–6, put 1 clear mark here.',
      },
    ],
    complete: {
      pl: 'Cel główny jest wykonany i gra się kończy.',
      en: 'The main objective is completed and the game ends.',
    },
  },
};
