/** Secret objectives: names and texts. What they do is in `content/`, under the same id. */
import type { SecretObjectiveId } from '../../content/ids.ts';
import type { ObjectiveText } from './texts.ts';

export const SECRET_OBJECTIVES_TEXTS: Readonly<Record<SecretObjectiveId, ObjectiveText>> = {
  fullTank: {
    name: { pl: 'Pełny bak', en: 'Full Tank' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 2 karty paliwa na ręce', en: '2 or more fuel cards in hand' },
      { pl: 'co najmniej 1 karta narzędzia na ręce', en: '1 or more tool cards in hand' },
    ],
    play: {
      pl: 'przeszukuj stację i komisariat „na ruchy”; do zagrożeń dawaj inne karty',
      en: 'search gas and police, "fuel for moving"; put other cards into the crisis instead',
    },
  },
  medicineChest: {
    name: { pl: 'Apteczka', en: 'Medicine Chest' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 2 karty leku na ręce', en: '2 or more medicine cards in hand' },
      {
        pl: 'najwyżej 1 obrażenie na twoich ocalałych łącznie',
        en: 'at most 1 damage token on your survivors in total',
      },
    ],
    play: {
      pl: 'bądź „medykiem”, lecz najpierw swoich, dwa leki zostaw na koniec',
      en: 'offer to be the medic, heal own people first, keep the last two medicines',
    },
  },
  wellRead: {
    name: { pl: 'Oczytany', en: 'Well Read' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'co najmniej 2 karty edukacji na ręce lub w wyposażeniu',
        en: '2 or more education cards in hand or equipped',
      },
    ],
    play: {
      pl: 'od razu wyposażaj plany: wygląda to na dobre przeszukiwanie',
      en: 'equip blueprints at once: it looks like searching well',
    },
  },
  arsenal: {
    name: { pl: 'Arsenał', en: 'Arsenal' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'co najmniej 2 karty broni w wyposażeniu twoich ocalałych',
        en: '2 or more weapon cards equipped on your survivors',
      },
    ],
    play: {
      pl: 'zgłoś się do obrony bram i bierz do tego broń',
      en: 'volunteer to guard the gate and take the weapons for it',
    },
  },
  privatePantry: {
    name: { pl: 'Prywatna spiżarnia', en: 'Private Pantry' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 3 karty żywności na ręce', en: '3 or more food cards in hand' },
    ],
    play: {
      pl: 'zagrywaj żywność późno; mów, że oszczędzasz na następną rundę',
      en: 'play food late, only when hunger is certain; say you are saving for the next round',
    },
  },
  oneOfEach: {
    name: { pl: 'Wszystkiego po trochu', en: 'One of Each' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'karty 4 różnych rodzajów na ręce', en: 'cards of 4 different symbols in hand' },
    ],
    play: {
      pl: 'przeszukuj różne miejsca; duplikaty hojnie oddawaj',
      en: 'search different places; give duplicates away generously',
    },
  },
  toolbox: {
    name: { pl: 'Skrzynka z narzędziami', en: 'Toolbox' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 3 karty narzędzia na ręce lub w wyposażeniu', en: '3 or more tool cards in hand or equipped' },
    ],
    play: {
      pl: 'wyposażaj ocalałych w narzędzia; oddawaj tylko nadwyżkę',
      en: 'equip tools on survivors; contribute tools only from surplus',
    },
  },
  heir: {
    name: { pl: 'Następca', en: 'Heir' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'kontrolujesz ocalałego o najwyższych wpływach w grze',
        en: 'you control the survivor with the highest influence in play',
      },
    ],
    play: {
      pl: 'trzymaj najważniejszego ocalałego w domu i zdrowego',
      en: 'keep the strongest name at home and healthy, never send it out',
    },
  },
  bigFamily: {
    name: { pl: 'Duża rodzina', en: 'Big Family' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'kontrolujesz co najmniej 4 ocalałych', en: 'you control 4 or more survivors' },
    ],
    play: { pl: 'wcześnie zagrywaj obcych, „dla kości”', en: 'play every outsider card early, "for more dice"' },
  },
  smallCircle: {
    name: { pl: 'Wąskie grono', en: 'Small Circle' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'kontrolujesz najwyżej 2 ocalałych', en: 'you control at most 2 survivors' },
      { pl: 'co najmniej 2 karty na ręce', en: '2 or more cards in hand' },
    ],
    play: {
      pl: 'obcych zostawiaj pod stosem albo poświęcaj z westchnieniem',
      en: 'leave outsider cards under the deck, contribute them to the crisis with a sigh',
    },
  },
  steadyNerves: {
    name: { pl: 'Stalowe nerwy', en: 'Steady Nerves' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'żadnej rozpaczy na twoich ocalałych', en: 'no despair on your survivors' },
      { pl: 'kontrolujesz co najmniej 3 ocalałych', en: 'you control 3 or more survivors' },
    ],
    play: {
      pl: 'wybieraj rany zamiast rozpaczy; proś o rumianek',
      en: 'take options that hurt rather than sadden; ask for chamomile',
    },
  },
  emptyHanded: {
    name: { pl: 'Z pustymi rękami', en: 'Empty Handed' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'żadnych kart na ręce', en: 'no cards in hand' },
      { pl: 'co najmniej 3 karty w wyposażeniu twoich ocalałych', en: '3 or more cards equipped on your survivors' },
    ],
    play: {
      pl: 'wyposażaj od razu, ostatnie karty oddaj do zagrożenia',
      en: 'equip as soon as possible and give the last hand cards to the crisis',
    },
  },
  shepherd: {
    name: { pl: 'Pasterz', en: 'Shepherd' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 4 darmozjadów w kolonii', en: 'at least 4 helpless survivors in the colony' },
      { pl: 'żadnego zbuntowanego darmozjada', en: 'no unruly helpless survivor' },
    ],
    play: {
      pl: 'głosuj za przyjmowaniem ludzi, wcześnie ich uspokajaj',
      en: 'vote to take people in, calm them early',
    },
  },
  fewerMouths: {
    name: { pl: 'Mniej gęb', en: 'Fewer Mouths' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'najwyżej 1 darmozjad w kolonii', en: 'at most 1 helpless survivor in the colony' },
      { pl: 'co najmniej 4 żywności w magazynie', en: 'at least 4 food in the supply' },
    ],
    play: {
      pl: 'głosuj przeciw przybyszom, „nie wykarmimy”; noś żywność',
      en: 'vote against newcomers, "we cannot feed them"; bring food',
    },
  },
  cleanYard: {
    name: { pl: 'Czyste podwórko', en: 'Clean Yard' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'najwyżej 4 karty na stosie odpadów', en: 'at most 4 cards in the waste pile' },
      { pl: 'co najmniej 1 karta na ręce', en: '1 or more cards in hand' },
    ],
    play: {
      pl: 'co rundę czyść odpady słabymi kośćmi: wygląda na obowiązkowość',
      en: 'clean waste with low dice every round: looks dutiful',
    },
  },
  walls: {
    name: { pl: 'Mury', en: 'Walls' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 5 barykad lub pułapek w kolonii', en: '5 or more barricades or traps at the colony' },
    ],
    play: { pl: 'każdą słabą kością barykaduj w domu', en: 'barricade with every low die at home' },
  },
  farFromHere: {
    name: { pl: 'Daleko stąd', en: 'Far from Here' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 2 twoich ocalałych jest poza kolonią', en: '2 or more of your survivors outside the colony' },
    ],
    play: { pl: 'zawsze miej powód, by jeszcze raz przeszukać', en: 'always have a reason to search one more time' },
  },
  homebody: {
    name: { pl: 'Domator', en: 'Homebody' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'wszyscy twoi ocalali są w kolonii', en: 'all your survivors are in the colony' },
      { pl: 'co najmniej 1 karta żywności na ręce', en: '1 or more food cards in hand' },
    ],
    play: { pl: 'wróć do domu w ostatnich rundach', en: 'come home in the last rounds "to be fed"' },
  },
  mourner: {
    name: { pl: 'Żałobnik', en: 'Mourner' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'co najmniej 3 ocalałych (nie licząc darmozjadów) zginęło lub zostało usuniętych z gry',
        en: '3 or more survivors (not counting helpless survivors) were killed or removed from the game',
      },
    ],
    play: {
      pl: 'odważnie ryzykuj słabszymi, nigdy ostatnim',
      en: 'take brave risks with weak survivors; never with the last one',
    },
  },
  witness: {
    name: { pl: 'Świadek', en: 'Witness' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'jeden z twoich ocalałych ma co najmniej 2 obrażenia',
        en: 'one of your survivors has 2 or more damage tokens',
      },
    ],
    play: {
      pl: 'leki oddawaj innym, chodź poraniony, ale nie odmrożony',
      en: 'keep medicine for others, stay scratched but not frostbitten',
    },
  },
  masterBuilder: {
    name: { pl: 'Mistrz budowy', en: 'Master Builder' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 3 ukończone usprawnienia', en: 'at least 3 finished improvements' },
      { pl: 'co najmniej 1 karta narzędzia na ręce', en: '1 or more tool cards in hand' },
    ],
    play: { pl: 'pchaj usprawnienia, jedno narzędzie zachowaj', en: 'push improvements, keep one tool back' },
  },
  banditHunter: {
    name: { pl: 'Łowca bandytów', en: 'Bandit Hunter' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'twoje ataki usunęły co najmniej 2 bandytów', en: 'your attacks removed 2 or more bandits' },
    ],
    play: {
      pl: 'stój tam, gdzie przychodzą bandyci, atakuj wolnymi kośćmi',
      en: 'stand where bandits come, attack with spare dice',
    },
  },
  researcher: {
    name: { pl: 'Badacz', en: 'Researcher' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'co najmniej 2 karty ze stosu przedmiotów Raxxon na ręce lub w wyposażeniu',
        en: '2 or more cards of the Raxxon item deck in hand or equipped',
      },
    ],
    play: { pl: 'przeszukuj Raxxon „po serum”, dwie karty zatrzymaj', en: 'search Raxxon "for serum", hold two cards' },
  },
  testSubject: {
    name: { pl: 'Królik doświadczalny', en: 'Test Subject' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 1 efekt uboczny na twoich ocalałych', en: '1 or more side effects on your survivors' },
    ],
    play: { pl: 'weź jedną pigułkę, gdy ocalały i tak jest ranny', en: 'take one pill when a survivor is hurt anyway' },
  },
  aNewDestination: {
    name: { pl: 'Nowy cel podróży', en: 'A New Destination' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 3 karty paliwa na ręce', en: '3 or more fuel cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  desireToLive: {
    name: { pl: 'Wola życia', en: 'Desire to Live' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 1 karta broni na ręce', en: '1 or more weapon cards in hand' },
      { pl: 'co najmniej 1 karta żywności na ręce', en: '1 or more food cards in hand' },
      { pl: 'co najmniej 1 karta paliwa na ręce', en: '1 or more fuel cards in hand' },
      { pl: 'co najmniej 1 karta leku na ręce', en: '1 or more medicine cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  historian: {
    name: { pl: 'Historyk', en: 'Historian' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 2 karty edukacji na ręce', en: '2 or more education cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  hunger: {
    name: { pl: 'Głód', en: 'Hunger' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 3 karty żywności na ręce', en: '3 or more food cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  hypochondriac: {
    name: { pl: 'Hipochondryk', en: 'Hypochondriac' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 2 karty leku na ręce', en: '2 or more medicine cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  junkie: {
    name: { pl: 'Ćpun', en: 'Junkie' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 3 karty leku na ręce', en: '3 or more medicine cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  protected: {
    name: { pl: 'Chroniony', en: 'Protected' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'co najmniej 2 karty broni w wyposażeniu twoich ocalałych',
        en: '2 or more weapon cards equipped on your survivors',
      },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  zombieKillingRobot: {
    name: { pl: 'Robot na zombie!', en: 'Zombie Killing Robot!' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 1 karta broni na ręce', en: '1 or more weapon cards in hand' },
      { pl: 'co najmniej 2 karty narzędzia na ręce', en: '2 or more tool cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  collector: {
    name: { pl: 'Kolekcjoner', en: 'Collector' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 4 karty na ręce', en: '4 or more cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  theWayBackHome: {
    name: { pl: 'Droga do domu', en: 'The Way Back Home' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 2 karty paliwa na ręce', en: '2 or more fuel cards in hand' },
      { pl: 'co najmniej 1 karta żywności na ręce', en: '1 or more food cards in hand' },
      { pl: 'co najmniej 1 karta broni na ręce', en: '1 or more weapon cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  germAPhobe: {
    name: { pl: 'Wróg zarazków', en: 'Germ-a-phobe' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'żadnych obrażeń na twoich ocalałych', en: 'no damage on your survivors' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  leader: {
    name: { pl: 'Przywódca', en: 'Leader' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'kontrolujesz więcej ocalałych niż każdy inny gracz',
        en: 'you control more survivors than any other player',
      },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  loner: {
    name: { pl: 'Samotnik', en: 'Loner' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'kontrolujesz dokładnie 1 ocalałego', en: 'you control exactly 1 survivor' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  burnItAllDown: {
    name: { pl: 'Spalić wszystko', en: 'Burn It All Down' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'co najmniej 4 barykady lub pułapki w kolonii', en: '4 or more barricades or traps at the colony' },
      { pl: 'co najmniej 1 karta paliwa na ręce', en: '1 or more fuel cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  revenge: {
    name: { pl: 'Zemsta', en: 'Revenge' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      {
        pl: 'co najmniej 3 ocalałych (nie licząc darmozjadów) zginęło lub zostało usuniętych z gry',
        en: '3 or more survivors (not counting helpless survivors) were killed or removed from the game',
      },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  pharmacist: {
    name: { pl: 'Aptekarz', en: 'Pharmacist' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'wszystkie karty na twojej ręce są jednego rodzaju', en: 'all cards in your hand have the same symbol' },
      { pl: 'co najmniej 1 karta leku na ręce', en: '1 or more medicine cards in hand' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
  hoarder: {
    name: { pl: 'Chomik', en: 'Hoarder' },
    conditions: [
      { pl: 'cel główny wykonany', en: 'main objective completed' },
      { pl: 'masz na ręce więcej kart niż każdy inny gracz', en: 'you have more cards in hand than any other player' },
    ],
    play: { pl: 'jak karta domowa o najbliższym warunku', en: 'as the house card with the nearest condition' },
  },
};
