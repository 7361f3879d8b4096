/** Survivors: names and texts. What they do is in `content/`, under the same id. */
import type { SurvivorId } from '../../content/ids.ts';
import type { SurvivorText } from './texts.ts';

export const SURVIVORS_TEXTS: Readonly<Record<SurvivorId, SurvivorText>> = {
  lilyMae: {
    name: { pl: 'Lily Mae', en: 'Lily Mae' },
    occupation: { pl: 'pirotechnik', en: 'demolition worker' },
    text: {
      pl: 'Połóż 1 wybuchającą pułapkę na pustym polu wejścia w jej lokacji.',
      en: 'Put 1 explosive trap on an empty entrance space at her location.',
    },
  },
  giaNajjar: {
    name: { pl: 'Gia Najjar', en: 'Gia Najjar' },
    occupation: { pl: 'fizjoterapeutka', en: 'physical therapist' },
    text: {
      pl: 'Usuń 1 ranę lub odmrożenie z ocalałego w jej lokacji (także z niej samej). Nigdy rozpacz.',
      en: 'Remove 1 wound or frostbite from a survivor at her location (may be herself). Never despair.',
    },
  },
  roccoBellini: {
    name: { pl: 'Rocco Bellini', en: 'Rocco Bellini' },
    occupation: { pl: 'weteran', en: 'army veteran' },
    text: {
      pl: 'Gdy zabije zombie atakiem, możesz zabić jeszcze 1 zwykłego zombie przy tym samym wejściu; za oba tylko 1 rzut kością ryzyka.',
      en: 'When he kills a zombie by an attack you may kill 1 more ordinary zombie at the same entrance; only 1 exposure roll for both.',
    },
  },
  emmaHan: {
    name: { pl: 'Emma Han', en: 'Emma Han' },
    occupation: { pl: 'studentka', en: 'student' },
    text: {
      pl: 'Obejrzyj 4 wierzchnie karty stosu przedmiotów w jej lokacji; możesz wziąć 1 kartę edukacji; resztę połóż pod stosem w dowolnej kolejności.',
      en: 'Look at the top 4 cards of the item deck here; may take 1 education card; put the rest under the deck in any order.',
    },
  },
  blue: {
    name: { pl: 'Blue', en: 'Blue' },
    occupation: { pl: 'szympans', en: 'chimpanzee' },
    text: {
      pl: 'Podnieś lub obniż o 1 wynik jednej swojej nieużytej kości.',
      en: 'Raise or lower one of your unused dice by 1.',
    },
  },
  fatimaMaktabi: {
    name: { pl: 'Fatima Maktabi', en: 'Fatima Maktabi' },
    occupation: { pl: 'była medalistka olimpijska', en: 'former Olympic medallist' },
    text: {
      pl: 'Po swoim ruchu w tej turze może poruszyć się jeszcze 1 raz; drugi ruch nie wymaga rzutu kością ryzyka.',
      en: 'After she has moved this turn she may move once more; the second move needs no exposure roll.',
    },
  },
  coleWinters: {
    name: { pl: 'Cole Winters', en: 'Cole Winters' },
    occupation: { pl: 'kapelan', en: 'chaplain' },
    text: {
      pl: 'Usuń 1 rozpacz z ocalałego w jego lokacji (także z niego samego).',
      en: 'Remove 1 despair from a survivor at his location (may be himself).',
    },
  },
  nadiaRivers: {
    name: { pl: 'Nadia Rivers', en: 'Nadia Rivers' },
    occupation: { pl: 'polityk', en: 'politician' },
    text: {
      pl: 'Zaproponuj innemu graczowi zamianę: 1 twoja nieużyta kość za 1 jego; wyniki się nie zmieniają. Gracz może odmówić.',
      en: 'Offer another player a swap: one of your unused dice against one of theirs; both keep the values. The other player may refuse.',
    },
  },
  rosaRodriguez: {
    name: { pl: 'Rosa Rodriguez', en: 'Rosa Rodriguez' },
    occupation: { pl: 'łowczyni nagród', en: 'bounty hunter' },
    text: {
      pl: 'Usuń 1 bandytę z jej lokacji. Bez modułu bandytów: zabij 1 zombie w jej lokacji z rzutem kością ryzyka.',
      en: 'Remove 1 bandit at her location. Without the bandit module: kill 1 zombie here with an exposure roll.',
    },
  },
  anitaWallace: {
    name: { pl: 'Anita Wallace', en: 'Anita Wallace' },
    occupation: { pl: 'działaczka związkowa', en: 'union organiser' },
    text: {
      pl: 'Wybierz innego gracza: może przerzucić 1 swoją nieużytą kość.',
      en: 'Choose another player: that player may reroll one own unused die.',
    },
  },
  alfonsoOrtega: {
    name: { pl: 'Alfonso Ortega', en: 'Alfonso Ortega' },
    occupation: { pl: 'rusznikarz', en: 'gunsmith' },
    text: {
      pl: 'Użyj w tej rundzie drugi raz jego broni, której używa się raz na rundę.',
      en: 'Use a once-per-round weapon equipped on him a second time this round.',
    },
  },
  melissaGupta: {
    name: { pl: 'Melissa Gupta', en: 'Melissa Gupta' },
    occupation: { pl: 'dietetyczka', en: 'nutritionist' },
    text: {
      pl: 'Gdy zagrywasz kartę żywności dla żywności, możesz dołożyć 1 żywność więcej.',
      en: 'When you play a food card for its food you may add 1 food more.',
    },
  },
  chloeLarousse: {
    name: { pl: 'Chloe Larousse', en: 'Chloe Larousse' },
    occupation: { pl: 'uliczna magiczka', en: 'street magician' },
    text: {
      pl: 'Gdy przeszukuje, możesz włożyć pierwszą obejrzaną kartę pod stos i obejrzeć następną bez hałasu.',
      en: 'When she searches, put the first card looked at under the deck and look at the next one without noise.',
    },
  },
  ericParker: {
    name: { pl: 'Eric Parker', en: 'Eric Parker' },
    occupation: { pl: 'negocjator', en: 'union negotiator' },
    text: {
      pl: 'Zatrzymaj w ręce 1 kartę otrzymaną dzięki żądaniu zamiast użyć jej od razu (nadal nie do zagrożenia tej rundy).',
      en: "Keep one card given to you by Request in hand instead of using it at once (still not for this round's crisis).",
    },
  },
  derekYoshida: {
    name: { pl: 'Derek Yoshida', en: 'Derek Yoshida' },
    occupation: { pl: 'trener', en: 'sports coach' },
    text: {
      pl: 'Podnieś o 1 jedną nieużytą kość innego gracza, który ma ocalałego w jego lokacji.',
      en: 'Raise by 1 one unused die of another player who has a survivor at his location.',
    },
  },
  jamieGilmour: {
    name: { pl: 'Jamie Gilmour', en: 'Jamie Gilmour' },
    occupation: { pl: 'sklepikarz', en: 'shopkeeper' },
    text: {
      pl: 'Możesz przerzucić 1 kość k6 rzuconą w twojej turze na efekt (nie kości akcji, nie kość ryzyka); liczy się drugi wynik.',
      en: 'You may reroll 1 d6 rolled for an effect in your turn (not an action die roll, not exposure); the second result counts.',
    },
  },
  georgeColeman: {
    name: { pl: 'George Coleman', en: 'George Coleman' },
    occupation: { pl: 'właściciel lombardu', en: 'pawnbroker' },
    text: {
      pl: 'Gdy twoja zagrana karta ma trafić na stos odpadów, możesz rzucić k6: przy 6 wraca na rękę.',
      en: 'When a card you play would go to the waste pile you may roll a d6: on 6 it returns to your hand.',
    },
  },
  ingridHalvorsen: {
    name: { pl: 'Ingrid Halvorsen', en: 'Ingrid Halvorsen' },
    occupation: { pl: 'inżynier mechanik', en: 'mechanical engineer' },
    text: {
      pl: 'Połóż 1 znacznik postępu na usprawnieniu. Bez tego modułu: połóż 1 barykadę w kolonii.',
      en: 'Put 1 advancement token on an improvement. Without that module: put 1 barricade at the colony.',
    },
  },
  walterBoone: {
    name: { pl: 'Walter Boone', en: 'Walter Boone' },
    occupation: { pl: 'nocny stróż', en: 'night watchman' },
    text: {
      pl: 'W kroku 4 do kolonii trafia o 1 zombie mniej (nie mniej niż 0).',
      en: 'In step 4 the colony gets 1 zombie fewer (not below 0).',
    },
  },
  priyaNair: {
    name: { pl: 'Priya Nair', en: 'Priya Nair' },
    occupation: { pl: 'dziennikarka', en: 'journalist' },
    text: {
      pl: 'Obejrzyj karty na ręce innego gracza, który ma ocalałego w jej lokacji.',
      en: 'Look at the hand of another player who has a survivor at her location.',
    },
  },
  alexisGrey: {
    name: { pl: 'Alexis Grey', en: 'Alexis Grey' },
    occupation: { pl: 'bibliotekarka', en: 'librarian' },
    text: {
      pl: 'Przeszukując bibliotekę, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the library, look at and keep 1 extra card.',
    },
  },
  andrewEvans: {
    name: { pl: 'Andrew Evans', en: 'Andrew Evans' },
    occupation: { pl: 'rolnik', en: 'farmer' },
    text: {
      pl: 'Przeszukując sklep spożywczy, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the grocery store, look at and keep 1 extra card.',
    },
  },
  annaleighChan: {
    name: { pl: 'Annaleigh Chan', en: 'Annaleigh Chan' },
    occupation: { pl: 'prawniczka', en: 'lawyer' },
    text: {
      pl: 'Obejrzyj 1 losową kartę z ręki innego gracza.',
      en: "Look at 1 random card in another player's hand.",
    },
  },
  arthurThurston: {
    name: { pl: 'Arthur Thurston', en: 'Arthur Thurston' },
    occupation: { pl: 'dyrektor szkoły', en: 'school principal' },
    text: {
      pl: 'Przeszukując szkołę, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the school, look at and keep 1 extra card.',
    },
  },
  ashleyRoss: {
    name: { pl: 'Ashley Ross', en: 'Ashley Ross' },
    occupation: { pl: 'robotnica budowlana', en: 'construction worker' },
    text: { pl: 'Wykonaj akcję barykadowania bez kości.', en: 'Take a barricade action without spending a die.' },
  },
  bevRussell: {
    name: { pl: 'Bev Russell', en: 'Bev Russell' },
    occupation: { pl: 'matka', en: 'mother' },
    text: {
      pl: 'Zabij 2 zombie w kolonii, jeśli jest tam co najmniej 1 darmozjad; bez rzutu kością ryzyka.',
      en: 'Kill 2 zombies at the colony if at least 1 helpless survivor is there; no exposure.',
    },
  },
  brandonKane: {
    name: { pl: 'Brandon Kane', en: 'Brandon Kane' },
    occupation: { pl: 'woźny', en: 'janitor' },
    text: {
      pl: 'Czyszczenie odpadów usuwa 5 kart zamiast 3.',
      en: 'A clean-waste action removes 5 cards instead of 3.',
    },
  },
  brianLee: {
    name: { pl: 'Brian Lee', en: 'Brian Lee' },
    occupation: { pl: 'burmistrz', en: 'mayor' },
    text: { pl: 'Podnieś o 1 jedną swoją nieużytą kość.', en: 'Raise one of your unused action dice by 1.' },
  },
  buddyDavis: {
    name: { pl: 'Buddy Davis', en: 'Buddy Davis' },
    occupation: { pl: 'trener fitness', en: 'fitness trainer' },
    text: { pl: 'Ginie przy 4 obrażeniach zamiast 3.', en: 'Dies at 4 wounds instead of 3.' },
  },
  carlaThompson: {
    name: { pl: 'Carla Thompson', en: 'Carla Thompson' },
    occupation: { pl: 'dyspozytorka policji', en: 'police dispatcher' },
    text: {
      pl: 'Przeszukując komisariat, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the police station, look at and keep 1 extra card.',
    },
  },
  danielSmith: {
    name: { pl: 'Daniel Smith', en: 'Daniel Smith' },
    occupation: { pl: 'szeryf', en: 'sheriff' },
    text: {
      pl: 'Zabij 2 zombie w swojej lokacji; rzuć kością ryzyka tylko raz.',
      en: 'Kill 2 zombies at his location; roll exposure only once.',
    },
  },
  davidGarcia: {
    name: { pl: 'David Garcia', en: 'David Garcia' },
    occupation: { pl: 'księgowy', en: 'accountant' },
    text: { pl: 'Przeszukując, obejrzyj o 1 kartę więcej.', en: 'When he searches, look at 1 extra card.' },
  },
  edwardWhite: {
    name: { pl: 'Edward White', en: 'Edward White' },
    occupation: { pl: 'chemik', en: 'chemist' },
    text: {
      pl: 'Atakując, użyj też 1 karty leku (bez jej efektu), aby zabić 3 zombie zamiast 1; bez rzutu kością ryzyka.',
      en: 'When he attacks, also spend a medicine card (no effect of its own) to kill 3 zombies instead of 1; no exposure. Ruling: needs the normal attack die plus a second die.',
    },
  },
  forestPlum: {
    name: { pl: 'Forest Plum', en: 'Forest Plum' },
    occupation: { pl: 'Mikołaj z galerii', en: 'mall Santa' },
    text: {
      pl: 'Na początku swojej tury możesz usunąć go z gry: +1 morale.',
      en: 'At the start of your turn you may remove him from the game: +1 morale.',
    },
  },
  gabrielDiaz: {
    name: { pl: 'Gabriel Diaz', en: 'Gabriel Diaz' },
    occupation: { pl: 'strażak', en: 'firefighter' },
    text: {
      pl: 'W lokacji ze stosem przedmiotów odsłoń 4 wierzchnie karty; możesz wziąć 1 obcego; resztę wtasuj.',
      en: 'At a location with an item deck, reveal its top 4 cards; you may take 1 outsider (survivor event) card; shuffle the rest back.',
    },
  },
  grayBeard: {
    name: { pl: 'Gray Beard', en: 'Gray Beard' },
    occupation: { pl: 'pirat', en: 'pirate' },
    text: { pl: 'Weź losową kartę z ręki innego gracza.', en: "Take a random card from another player's hand." },
  },
  harmanBrooks: {
    name: { pl: 'Harman Brooks', en: 'Harman Brooks' },
    occupation: { pl: 'strażnik parku', en: 'park ranger' },
    text: {
      pl: 'Odmrożenia stają się u niego zwykłymi ranami.',
      en: 'Frostbite wounds become ordinary wounds on him.',
    },
  },
  jamesMeyers: {
    name: { pl: 'James Meyers', en: 'James Meyers' },
    occupation: { pl: 'psychiatra', en: 'psychiatrist' },
    text: {
      pl: 'Przerzuć dowolną liczbę swoich nieużytych kości; liczy się drugi wynik.',
      en: 'Reroll any number of your unused action dice; keep the second result.',
    },
  },
  janetTaylor: {
    name: { pl: 'Janet Taylor', en: 'Janet Taylor' },
    occupation: { pl: 'pielęgniarka', en: 'nurse' },
    text: {
      pl: 'Przeszukując szpital, obejrzyj i zatrzymaj o 1 kartę więcej.',
      en: 'When searching the hospital, look at and keep 1 extra card.',
    },
  },
  jennyClark: {
    name: { pl: 'Jenny Clark', en: 'Jenny Clark' },
    occupation: { pl: 'kelnerka', en: 'waitress' },
    text: { pl: 'Przeszukując, obejrzyj o 3 karty więcej.', en: 'When she searches, look at 3 extra cards.' },
  },
  johnPrice: {
    name: { pl: 'John Price', en: 'John Price' },
    occupation: { pl: 'studentka', en: 'student' },
    text: {
      pl: 'Poza kolonią ma zdolności wszystkich innych ocalałych w swojej lokacji.',
      en: 'While away from the colony he has the abilities of all other survivors at his location.',
    },
  },
  lorettaClay: {
    name: { pl: 'Loretta Clay', en: 'Loretta Clay' },
    occupation: { pl: 'kucharka', en: 'cook' },
    text: { pl: 'Dołóż 2 żywności.', en: 'Add 2 food to the supply.' },
  },
  mariaLopez: {
    name: { pl: 'Maria Lopez', en: 'Maria Lopez' },
    occupation: { pl: 'nauczycielka', en: 'teacher' },
    text: {
      pl: 'Zabij 1 zombie w szkole; bez rzutu kością ryzyka.',
      en: 'Kill 1 zombie at the school; no exposure.',
    },
  },
  mikeCho: {
    name: { pl: 'Mike Cho', en: 'Mike Cho' },
    occupation: { pl: 'ninja', en: 'ninja' },
    text: { pl: 'Atakując, nie rzuca kością ryzyka.', en: 'No exposure roll when he attacks.' },
  },
  oliviaBrown: {
    name: { pl: 'Olivia Brown', en: 'Olivia Brown' },
    occupation: { pl: 'lekarka', en: 'doctor' },
    text: {
      pl: 'Usuń 1 ranę dowolnego rodzaju z ocalałego w jej lokacji (także z niej samej).',
      en: 'Remove 1 wound of any type from a survivor at her location (may be herself).',
    },
  },
  rodMiller: {
    name: { pl: 'Rod Miller', en: 'Rod Miller' },
    occupation: { pl: 'kierowca ciężarówki', en: 'truck driver' },
    text: { pl: 'Poruszając się, nie rzuca kością ryzyka.', en: 'No exposure roll when he moves.' },
  },
  sophieRobinson: {
    name: { pl: 'Sophie Robinson', en: 'Sophie Robinson' },
    occupation: { pl: 'pilotka', en: 'pilot' },
    text: {
      pl: 'Obejrzyj wierzchnią kartę stosu jednej lokacji i odłóż ją.',
      en: 'Look at the top card of one location deck and put it back.',
    },
  },
  sparky: {
    name: { pl: 'Sparky', en: 'Sparky' },
    occupation: { pl: 'pies kaskader', en: 'stunt dog' },
    text: {
      pl: 'Ugryzienie liczy się jak rana; rozprzestrzeniające się ugryzienie go omija.',
      en: 'A bite result counts as a wound; spreading bites skip Sparky.',
    },
  },
  taliaJones: {
    name: { pl: 'Talia Jones', en: 'Talia Jones' },
    occupation: { pl: 'wróżka', en: 'fortune teller' },
    text: {
      pl: 'Obejrzyj 2 wierzchnie karty zagrożeń, odłóż w dowolnej kolejności i powiedz o nich dokładnie dwa słowa.',
      en: 'Look at the top 2 crisis cards, return them in any order, then say exactly two words about them.',
    },
  },
  thomasHeart: {
    name: { pl: 'Thomas Heart', en: 'Thomas Heart' },
    occupation: { pl: 'żołnierz', en: 'soldier' },
    text: {
      pl: 'Zabij 2 zombie w kolonii; bez rzutu kością ryzyka.',
      en: 'Kill 2 zombies at the colony; no exposure.',
    },
  },
};
