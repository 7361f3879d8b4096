/** Chapters of the two stories: names and texts. What they do is in `content/`, under the same id. */
import type { ChapterId } from '../../content/ids.ts';
import type { ChapterText } from './texts.ts';

export const CHAPTERS_TEXTS: Readonly<Record<ChapterId, ChapterText>> = {
  R1: {
    name: { pl: 'Szympans i kod: R1', en: 'The Chimp and the Code: R1' },
    setup: {
      pl: 'dołóż 6 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6',
      en: 'add 6 zombies at the colony, add 1 zombie at each location 1–6',
    },
    goal: [
      {
        pl: 'kart paliwa na tej karcie: co najmniej liczba graczy na początku',
        en: 'fuel cards on this card: at least the number of starting players',
      },
      {
        pl: 'kart narzędzia na tej karcie: co najmniej liczba graczy na początku',
        en: 'tool cards on this card: at least the number of starting players',
      },
    ],
    special: [
      {
        pl: 'aktywny gracz może położyć tu z ręki karty paliwa i narzędzi; startowe się liczą',
        en: 'the active player may put fuel and tool cards from hand here; starter cards count',
      },
      {
        pl: 'zamknięte: bez wejścia, przeszukiwania, pigułek i kodu',
        en: 'closed: no entry, no search, no pills, no code',
      },
      {
        pl: 'pomijany w fazie kolonii, w której wykonano ten etap',
        en: 'skipped in the colony phase in which this stage was completed',
      },
    ],
    complete: {
      pl: 'po wykonaniu: otwórz Raxxon, czytający (niewygnany) kładzie tam ocalałego, 3 zombie z kolonii idą do Raxxon, Blue dołącza z 1 raną (robi się miejsce)',
      en: 'rulebook text of R1: open Raxxon, the reader (not exiled) puts a survivor there, 3 zombies from the colony to Raxxon, Blue joins with 1 wound (room is made)',
    },
  },
  R2: {
    name: { pl: 'Szympans i kod: R2', en: 'The Chimp and the Code: R2' },
    setup: { pl: 'tory: rundy od nowa, morale zostaje', en: 'tracks: rounds set anew, morale stays' },
    goal: [
      {
        pl: 'suma oczek kości leżących na Raxxon: co najmniej 6 × liczba graczy na początku',
        en: 'pips of the dice lying on Raxxon: at least 6 × the number of starting players',
      },
    ],
    special: [
      {
        pl: 'gracz z ocalałym w Raxxon może kłaść na Raxxon nieużyte kości 3+; zostają tam',
        en: 'a player with a survivor at Raxxon may put unused dice of 3+ on Raxxon; they stay there',
      },
      {
        pl: 'przeszukiwanie i pigułki obowiązują, kod nie',
        en: 'search and pills in force, code not in force',
      },
      {
        pl: 'pomijany w fazie kolonii, w której wykonano ten etap',
        en: 'skipped in the colony phase in which this stage was completed',
      },
    ],
    complete: {
      pl: 'po wykonaniu: zdejmij kości, ocaleni z Raxxon do kolonii (także ponad limit), wypuść 2 (2–3 niewygnanych graczy) lub 3 eksperymenty',
      en: 'rulebook text of R2: dice removed, survivors at Raxxon to the colony (over its capacity if needed), release 2 (2–3 non-exiled players) or 3 experiments',
    },
  },
  R3: {
    name: { pl: 'Szympans i kod: R3', en: 'The Chimp and the Code: R3' },
    setup: { pl: 'tory: rundy od nowa, morale zostaje', en: 'tracks: rounds set anew, morale stays' },
    goal: [
      {
        pl: 'eksperymenty powstrzymane kodem od początku R3: 2 (przy 4 lub więcej niewygnanych graczach 3)',
        en: 'experiments contained by code since R3 began: 2 (3 with 4 or more non-exiled players)',
      },
      { pl: 'żadnego specjalnego zombie w grze', en: 'no special zombie in play' },
    ],
    special: [{ pl: 'obowiązują wszystkie zasady Raxxon', en: 'all Raxxon rules in force' }],
    complete: { pl: 'gra się kończy, cel główny wykonany', en: 'the game ends, main objective completed' },
  },
  B1: {
    name: { pl: 'Bandycki nalot: B1', en: 'Bandit Raid: B1' },
    setup: {
      pl: 'dołóż 4 zombie w kolonii, dołóż 1 zombie w każdej z lokacji 1–6, dołóż do kolonii 1 darmozjada',
      en: 'add 4 zombies at the colony, add 1 zombie at each location 1–6, add 1 helpless to the colony',
    },
    goal: [
      {
        pl: 'żywności w magazynie: co najmniej liczba graczy na początku + 2',
        en: 'food in the supply: at least the number of starting players + 2',
      },
    ],
    special: [
      {
        pl: 'obowiązuje rozmieszczanie, plądrowanie i dokładanie zombie; atakowanie bandytów i kryjówka nie; nikt nie wchodzi do kryjówki',
        en: 'placement, looting and adding zombies in force; attack and hideout rules not; nobody enters the hideout',
      },
      {
        pl: 'pomijany w fazie kolonii, w której wykonano ten etap',
        en: 'skipped in the colony phase in which this stage was completed',
      },
    ],
    complete: {
      pl: 'po wykonaniu: magazyn żywności pusty; ocalały o najwyższych wpływach i człowiek o najniższych trafiają do kryjówki (robi się miejsce), pierwszy tam ginie, jego wyposażenie zostaje wśród kart kryjówki; drugi dostaje 1 ranę, chyba że ma 2 obrażenia dowolnego rodzaju, i wraca do kolonii',
      en: 'rulebook text of B1: food emptied; the highest-influence survivor and the lowest human are put at the hideout (room is made), the first dies there, its equipment stays among the hideout cards; the other takes 1 wound unless it has 2 damage tokens of any kind and returns to the colony',
    },
  },
  B2: {
    name: { pl: 'Bandycki nalot: B2', en: 'Bandit Raid: B2' },
    setup: { pl: 'tory: rundy od nowa, morale zostaje', en: 'tracks: rounds set anew, morale stays' },
    goal: [
      {
        pl: 'każdy niewygnany gracz ma ocalałego w kryjówce bandytów',
        en: 'every non-exiled player has a survivor at the hideout',
      },
      {
        pl: 'karty broni i narzędzi w wyposażeniu ocalałych niewygnanych graczy w kryjówce: co najmniej tyle, ilu jest niewygnanych graczy',
        en: 'weapon and tool cards equipped on survivors of non-exiled players at the hideout: at least the number of non-exiled players',
      },
    ],
    special: [
      {
        pl: 'jak w B1, a także atakowanie bandytów i kryjówka; przed wykonaniem B2 nie ma przywódcy bandytów',
        en: 'as in B1, and attack and hideout rules in force; no bandit leader before B2 is completed',
      },
      {
        pl: 'pomijany w fazie kolonii, w której wykonano ten etap',
        en: 'skipped in the colony phase in which this stage was completed',
      },
    ],
    complete: {
      pl: 'po wykonaniu: specjalna faza wygnania, niewygnany zdrajca może wygrać albo dostaje dodatkowy warunek, ocaleni niewygnanych graczy do kolonii (także ponad limit)',
      en: 'rulebook text of B2: special exile phase, a betrayer who is not exiled may win or gets the extra condition, survivors of non-exiled players to the colony (over its capacity if needed)',
    },
  },
  B3: {
    name: { pl: 'Bandycki nalot: B3', en: 'Bandit Raid: B3' },
    setup: { pl: 'tory: rundy od nowa, morale zostaje', en: 'tracks: rounds set anew, morale stays' },
    goal: [{ pl: 'leżą tu 2 znaczniki spokoju', en: '2 clear marks lie here' }],
    special: [
      { pl: 'obowiązują wszystkie zasady bandytów', en: 'all bandit rules in force' },
      {
        pl: 'jeśli w lokacjach 1–6 nie ma bandytów: połóż tu 1 znacznik spokoju',
        en: 'if no bandit stands at locations 1–6: put 1 clear mark here',
      },
    ],
    complete: { pl: 'gra się kończy, cel główny wykonany', en: 'the game ends, main objective completed' },
  },
};
