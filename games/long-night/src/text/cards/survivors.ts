/** Survivors: names and texts. What they do is in `content/`, under the same id. */
import type { SurvivorId } from '../../content/ids.ts';
import type { SurvivorText } from './texts.ts';

export const SURVIVORS_TEXTS: Readonly<Record<SurvivorId, SurvivorText>> = {
  lilyMae: {
    name: { pl: 'Lily Mae', en: 'Lily Mae' },
    occupation: { pl: 'specjalistka od wyburzeń', en: 'demolition worker' },
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
      pl: 'Gdy zabije zombie atakiem, możesz zabić jeszcze 1 zwykłego zombie przy tym samym wejściu; za oba rzucasz kością ryzyka tylko raz.',
      en: 'When he kills a zombie with an attack, you may kill 1 more ordinary zombie at the same entrance; roll exposure only once for both.',
    },
  },
  emmaHan: {
    name: { pl: 'Emma Han', en: 'Emma Han' },
    occupation: { pl: 'student', en: 'student' },
    text: {
      pl: 'Obejrzyj 4 wierzchnie karty stosu przedmiotów w jej lokacji; możesz wziąć 1 kartę edukacji, a resztę połóż pod stosem w dowolnej kolejności.',
      en: 'Look at the top 4 cards of the item deck at her location; you may take 1 education card; put the rest under the deck in any order.',
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
      pl: 'Po ruchu może w tej samej turze poruszyć się jeszcze raz; drugi ruch nie wymaga rzutu kością ryzyka.',
      en: 'After she has moved, she may move once more this turn; the second move needs no exposure roll.',
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
      pl: 'Zaproponuj innemu graczowi zamianę 1 twojej nieużytej kości na 1 jego; wyniki się nie zmieniają. Gracz może odmówić.',
      en: 'Offer another player a swap of 1 of your unused dice for 1 of theirs; both dice keep their values. The other player may refuse.',
    },
  },
  rosaRodriguez: {
    name: { pl: 'Rosa Rodriguez', en: 'Rosa Rodriguez' },
    occupation: { pl: 'łowczyni nagród', en: 'bounty hunter' },
    text: {
      pl: 'Usuń 1 bandytę z jej lokacji. Bez modułu bandytów: zabij 1 zombie w jej lokacji i rzuć za nią kością ryzyka.',
      en: 'Remove 1 bandit from her location. Without the bandit module: kill 1 zombie at her location and roll exposure for her.',
    },
  },
  anitaWallace: {
    name: { pl: 'Anita Wallace', en: 'Anita Wallace' },
    occupation: { pl: 'działaczka związkowa', en: 'union organiser' },
    text: {
      pl: 'Wybierz innego gracza: może on przerzucić 1 swoją nieużytą kość.',
      en: 'Choose another player: that player may reroll 1 of their unused dice.',
    },
  },
  alfonsoOrtega: {
    name: { pl: 'Alfonso Ortega', en: 'Alfonso Ortega' },
    occupation: { pl: 'rusznikarz', en: 'gunsmith' },
    text: {
      pl: 'Użyj drugi raz w tej rundzie broni z jego wyposażenia, której używa się raz na rundę.',
      en: 'Use a once-per-round weapon equipped on him a second time this round.',
    },
  },
  melissaGupta: {
    name: { pl: 'Melissa Gupta', en: 'Melissa Gupta' },
    occupation: { pl: 'dietetyczka', en: 'nutritionist' },
    text: {
      pl: 'Gdy zagrywasz kartę żywności, żeby dodać żywność do magazynu, możesz dodać o 1 więcej.',
      en: 'When you play a food card to add food to the supply, you may add 1 more.',
    },
  },
  chloeLarousse: {
    name: { pl: 'Chloe Larousse', en: 'Chloe Larousse' },
    occupation: { pl: 'uliczna magiczka', en: 'street magician' },
    text: {
      pl: 'Gdy przeszukuje, możesz włożyć pierwszą obejrzaną kartę pod stos i obejrzeć następną bez hałasu.',
      en: 'When she searches, you may put the first card you look at under the deck and look at the next one without noise.',
    },
  },
  ericParker: {
    name: { pl: 'Eric Parker', en: 'Eric Parker' },
    occupation: { pl: 'negocjator', en: 'union negotiator' },
    text: {
      pl: 'Możesz zatrzymać na ręce 1 kartę otrzymaną dzięki żądaniu, zamiast użyć jej od razu (w tej rundzie i tak nie dodasz jej do zagrożenia).',
      en: 'You may keep in hand 1 card given to you by a request instead of using it at once (it still cannot be added to this round’s crisis).',
    },
  },
  derekYoshida: {
    name: { pl: 'Derek Yoshida', en: 'Derek Yoshida' },
    occupation: { pl: 'trener', en: 'sports coach' },
    text: {
      pl: 'Podnieś o 1 wynik jednej nieużytej kości innego gracza, który ma ocalałego w jego lokacji.',
      en: 'Raise by 1 one unused die of another player who has a survivor at his location.',
    },
  },
  jamieGilmour: {
    name: { pl: 'Jamie Gilmour', en: 'Jamie Gilmour' },
    occupation: { pl: 'sklepikarz', en: 'shopkeeper' },
    text: {
      pl: 'W swojej turze możesz przerzucić 1 kość rzuconą na potrzeby jakiegoś efektu (nie kość ryzyka i nie rzut kośćmi akcji na początku rundy); liczy się drugi wynik.',
      en: 'In your turn you may reroll 1 die rolled for an effect (not the exposure die and not the roll of action dice at the start of the round); the second result counts.',
    },
  },
  georgeColeman: {
    name: { pl: 'George Coleman', en: 'George Coleman' },
    occupation: { pl: 'właściciel lombardu', en: 'pawnbroker' },
    text: {
      pl: 'Gdy zagrana przez ciebie karta ma trafić na stos odpadów, możesz rzucić kością: przy 6 karta wraca na twoją rękę.',
      en: 'When a card you play would go to the waste pile, you may roll a die: on a 6 the card returns to your hand.',
    },
  },
  ingridHalvorsen: {
    name: { pl: 'Ingrid Halvorsen', en: 'Ingrid Halvorsen' },
    occupation: { pl: 'inżynier mechanik', en: 'mechanical engineer' },
    text: {
      pl: 'Połóż 1 znacznik postępu na usprawnieniu. Bez modułu usprawnień: połóż 1 barykadę w kolonii.',
      en: 'Put 1 advancement token on an improvement. Without the improvement module: put 1 barricade at the colony.',
    },
  },
  walterBoone: {
    name: { pl: 'Walter Boone', en: 'Walter Boone' },
    occupation: { pl: 'nocny stróż', en: 'night watchman' },
    text: {
      pl: 'W kroku 4 dodaje się do kolonii o 1 zombie mniej.',
      en: 'In step 4, 1 zombie fewer is added to the colony.',
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
    text: { pl: 'Wykonaj akcję barykadowania bez używania kości.', en: 'Take a barricade action without using a die.' },
  },
  bevRussell: {
    name: { pl: 'Bev Russell', en: 'Bev Russell' },
    occupation: { pl: 'matka', en: 'mother' },
    text: {
      pl: 'Jeśli w kolonii jest co najmniej 1 darmozjad: zabij tam do 2 zombie bez rzutu kością ryzyka.',
      en: 'If at least 1 helpless survivor is in the colony: kill up to 2 zombies there without an exposure roll.',
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
    text: { pl: 'Podnieś o 1 wynik jednej swojej nieużytej kości.', en: 'Raise one of your unused dice by 1.' },
  },
  buddyDavis: {
    name: { pl: 'Buddy Davis', en: 'Buddy Davis' },
    occupation: { pl: 'trener fitness', en: 'fitness trainer' },
    text: { pl: 'Ginie przy 4 obrażeniach zamiast przy 3.', en: 'Dies at 4 damage tokens instead of 3.' },
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
      pl: 'Zabij 2 zombie w jego lokacji; rzuć kością ryzyka tylko raz.',
      en: 'Kill 2 zombies at his location; roll exposure only once.',
    },
  },
  davidGarcia: {
    name: { pl: 'David Garcia', en: 'David Garcia' },
    occupation: { pl: 'księgowy', en: 'accountant' },
    text: {
      pl: 'Gdy przeszukuje, obejrzyj o 1 kartę więcej bez hałasu.',
      en: 'When he searches, look at 1 extra card without noise.',
    },
  },
  edwardWhite: {
    name: { pl: 'Edward White', en: 'Edward White' },
    occupation: { pl: 'chemik', en: 'chemist' },
    text: {
      pl: 'Gdy atakuje, użyj dodatkowo drugiej kości (dowolnej) i 1 karty leku bez jej efektu: zabija do 3 zombie zamiast 1, bez rzutu kością ryzyka.',
      en: 'When he attacks, also use a second die (any value) and 1 medicine card without its effect: he kills up to 3 zombies instead of 1, without an exposure roll.',
    },
  },
  forestPlum: {
    name: { pl: 'Forest Plum', en: 'Forest Plum' },
    occupation: { pl: 'Mikołaj z galerii', en: 'mall Santa' },
    text: {
      pl: 'Na początku swojej tury możesz go usunąć z gry: +1 morale.',
      en: 'At the start of your turn you may remove him from the game: +1 morale.',
    },
  },
  gabrielDiaz: {
    name: { pl: 'Gabriel Diaz', en: 'Gabriel Diaz' },
    occupation: { pl: 'strażak', en: 'firefighter' },
    text: {
      pl: 'W lokacji ze stosem przedmiotów odsłoń 4 wierzchnie karty; możesz wziąć 1 kartę z symbolem ocalałego; resztę wtasuj.',
      en: 'At a location with an item deck, reveal its top 4 cards; you may take 1 card with the survivor symbol; shuffle the rest back.',
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
    text: { pl: 'Zamiast odmrożeń otrzymuje zwykłe rany.', en: 'He gets ordinary wounds instead of frostbite.' },
  },
  jamesMeyers: {
    name: { pl: 'James Meyers', en: 'James Meyers' },
    occupation: { pl: 'psychiatra', en: 'psychiatrist' },
    text: {
      pl: 'Przerzuć dowolną liczbę swoich nieużytych kości; liczy się drugi wynik.',
      en: 'Reroll any number of your unused dice; the second results count.',
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
    text: {
      pl: 'Gdy przeszukuje, obejrzyj o 3 karty więcej bez hałasu.',
      en: 'When she searches, look at 3 extra cards without noise.',
    },
  },
  johnPrice: {
    name: { pl: 'John Price', en: 'John Price' },
    occupation: { pl: 'student', en: 'student' },
    text: {
      pl: 'Poza kolonią ma zdolności wszystkich innych ocalałych w swojej lokacji.',
      en: 'Outside the colony he has the abilities of all other survivors at his location.',
    },
  },
  lorettaClay: {
    name: { pl: 'Loretta Clay', en: 'Loretta Clay' },
    occupation: { pl: 'kucharka', en: 'cook' },
    text: { pl: 'Dodaj 2 żywności do magazynu.', en: 'Add 2 food to the supply.' },
  },
  mariaLopez: {
    name: { pl: 'Maria Lopez', en: 'Maria Lopez' },
    occupation: { pl: 'nauczycielka', en: 'teacher' },
    text: {
      pl: 'Zabij 1 zombie w szkole bez rzutu kością ryzyka.',
      en: 'Kill 1 zombie at the school without an exposure roll.',
    },
  },
  mikeCho: {
    name: { pl: 'Mike Cho', en: 'Mike Cho' },
    occupation: { pl: 'ninja', en: 'ninja' },
    text: { pl: 'Atakuje bez rzutu kością ryzyka.', en: 'He attacks without an exposure roll.' },
  },
  oliviaBrown: {
    name: { pl: 'Olivia Brown', en: 'Olivia Brown' },
    occupation: { pl: 'lekarka', en: 'doctor' },
    text: {
      pl: 'Usuń 1 ranę lub odmrożenie z ocalałego w jej lokacji (także z niej samej).',
      en: 'Remove 1 wound or frostbite from a survivor at her location (may be herself).',
    },
  },
  rodMiller: {
    name: { pl: 'Rod Miller', en: 'Rod Miller' },
    occupation: { pl: 'kierowca ciężarówki', en: 'truck driver' },
    text: { pl: 'Porusza się bez rzutu kością ryzyka.', en: 'He moves without an exposure roll.' },
  },
  sophieRobinson: {
    name: { pl: 'Sophie Robinson', en: 'Sophie Robinson' },
    occupation: { pl: 'pilotka', en: 'pilot' },
    text: {
      pl: 'Obejrzyj wierzchnią kartę stosu przedmiotów wybranej lokacji i odłóż ją na wierzch.',
      en: 'Look at the top card of the item deck of a location of your choice and put it back.',
    },
  },
  sparky: {
    name: { pl: 'Sparky', en: 'Sparky' },
    occupation: { pl: 'pies kaskader', en: 'stunt dog' },
    text: {
      pl: 'Ugryzienie na kości ryzyka liczy się dla niego jak rana; rozprzestrzeniające się ugryzienie go omija.',
      en: 'A bite on the exposure die counts as a wound for Sparky; spreading bites skip Sparky.',
    },
  },
  taliaJones: {
    name: { pl: 'Talia Jones', en: 'Talia Jones' },
    occupation: { pl: 'wróżka', en: 'fortune teller' },
    text: {
      pl: 'Obejrzyj 2 wierzchnie karty zagrożeń, odłóż je w dowolnej kolejności i powiedz o nich dokładnie dwa słowa.',
      en: 'Look at the top 2 crisis cards, return them in any order, then say exactly two words about them.',
    },
  },
  thomasHeart: {
    name: { pl: 'Thomas Heart', en: 'Thomas Heart' },
    occupation: { pl: 'żołnierz', en: 'soldier' },
    text: {
      pl: 'Zabij do 2 zombie w kolonii bez rzutu kością ryzyka.',
      en: 'Kill up to 2 zombies at the colony without an exposure roll.',
    },
  },
};
