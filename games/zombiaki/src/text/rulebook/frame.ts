import type { RuleText } from '@horda/parts';

/** The rules of edition II (Z…), in our own words; both decks are played by them. */
export const FRAME = [
  {
    id: 'Z1',
    heading: 'Zawartość pudełka',
    en: 'Two people play: one leads the zombies, the other the humans.',
    pl: 'Grają dwie osoby: jedna prowadzi zombiaki, druga ludzi.',
  },
  {
    id: 'Z2',
    heading: 'Zawartość pudełka',
    en: 'The zombie deck has 40 cards.',
    pl: 'Talia zombiaków liczy 40 kart.',
  },
  {
    id: 'Z3',
    heading: 'Zawartość pudełka',
    en: 'The human deck has 40 cards.',
    pl: 'Talia ludzi liczy 40 kart.',
  },
  {
    id: 'Z4',
    heading: 'Zawartość pudełka',
    en: 'The board is made of 7 cards: five streets, the Barricade and the Cemetery.',
    pl: 'Planszę tworzy 7 kart: pięć przecznic, Barykada i Cmentarz.',
  },
  {
    id: 'Z5',
    heading: 'Zawartość pudełka',
    en: 'The table itself shows how many wounds each zombie has.',
    pl: 'Stół sam pokazuje, ile ran ma każdy zombiak.',
    why: {
      en: 'The box holds no wound markers.',
      pl: 'W pudełku nie ma znaczników ran.',
    },
  },
  {
    id: 'Z6',
    heading: 'Przygotowanie do gry',
    en: 'The board lies ready before the first turn: Barricade, streets I to V, Cemetery, and no card on any field.',
    pl:
      'Przed pierwszą turą plansza jest gotowa: Barykada, przecznice od I do V i Cmentarz, a na polach nie ma ' +
      'żadnej karty.',
  },
  {
    id: 'Z7',
    heading: 'Przygotowanie do gry',
    en: 'Dawn is taken out of the zombie deck before shuffling.',
    pl: 'Przed tasowaniem wyjmuje się z talii zombiaków Świt.',
  },
  {
    id: 'Z8',
    heading: 'Przygotowanie do gry',
    en: 'The other 39 zombie cards are shuffled and form a face-down deck.',
    pl: 'Pozostałe 39 kart zombiaków po przetasowaniu tworzy zakrytą talię.',
  },
  {
    id: 'Z9',
    heading: 'Przygotowanie do gry',
    en: 'Dawn goes to the very bottom: it is always the last card of the zombie deck.',
    pl: 'Świt trafia na sam dół: zawsze jest ostatnią kartą talii zombiaków.',
  },
  {
    id: 'Z10',
    heading: 'Przygotowanie do gry',
    en: 'All 40 human cards are shuffled and form a face-down deck.',
    pl: 'Wszystkie 40 kart ludzi po przetasowaniu tworzy zakrytą talię.',
  },
  {
    id: 'Z11',
    heading: 'Przygotowanie do gry',
    en: 'Each side has a discard pile of its own, empty at first.',
    pl: 'Każda strona ma własny Śmietnik, na początku pusty.',
  },
  {
    id: 'Z12',
    heading: 'Przygotowanie do gry',
    en: 'The first turn belongs to the zombies.',
    pl: 'Pierwsza tura należy do zombiaków.',
  },
  {
    id: 'Z13',
    heading: 'Przygotowanie do gry',
    en: 'Nothing is drawn during set-up: both rows are empty when the first turn begins.',
    pl: 'Podczas przygotowania nikt nie dobiera kart: na początku pierwszej tury oba rzędy są puste.',
    why: {
      en: 'Cards are drawn in step 3 only.',
      pl: 'Karty dobiera się tylko w kroku 3.',
    },
  },
  {
    id: 'Z14',
    heading: 'Opis planszy',
    en: 'Three lanes cross five streets, which makes 15 fields.',
    pl: 'Trzy tory przecinają pięć przecznic, co daje 15 pól.',
  },
  {
    id: 'Z15',
    heading: 'Opis planszy',
    en: 'A card on the board lies in one lane only.',
    pl: 'Karta na planszy leży tylko na jednym torze.',
  },
  {
    id: 'Z16',
    heading: 'Opis planszy',
    en: 'Zombies come in at street V, next to the Cemetery, and want to step from street I on to the Barricade.',
    pl: 'Zombiaki wchodzą na przecznicę V, obok Cmentarza, i chcą wejść z przecznicy I na Barykadę.',
  },
  {
    id: 'Z17',
    heading: 'Opis planszy',
    en: 'A card says what it acts on: one field, several fields, a lane, a street or something else.',
    pl: 'Karta mówi, na co działa: na jedno pole, kilka pól, tor, przecznicę albo coś jeszcze innego.',
  },
  {
    id: 'Z18',
    heading: 'Opis planszy',
    en: 'The Cemetery lies beyond street V; the row of the zombies lies there until its cards are played or discarded.',
    pl: 'Cmentarz leży za przecznicą V; tam leży rząd zombiaków, dopóki jego karty nie zostaną zagrane lub odrzucone.',
  },
  {
    id: 'Z19',
    heading: 'Opis planszy',
    en: 'The Barricade lies before street I; the row of the humans lies there.',
    pl: 'Barykada leży przed przecznicą I; tam leży rząd ludzi.',
  },
  {
    id: 'Z20',
    heading: 'Opis planszy',
    en: 'A discard pile takes the cards of its side that are discarded, used up or taken off the board.',
    pl: 'Do Śmietnika trafiają karty danej strony: odrzucone, zużyte i zdjęte z planszy.',
  },
  {
    id: 'Z21',
    heading: 'Opis kart',
    en: 'The story text of a card has no effect.',
    pl: 'Tekst fabularny karty niczego nie zmienia w grze.',
  },
  {
    id: 'Z22',
    heading: 'Opis kart',
    en: 'Where a card contradicts a general rule, the card is right.',
    pl: 'Gdy karta mówi co innego niż zasada ogólna, rację ma karta.',
  },
  {
    id: 'Z23',
    heading: 'Opis kart',
    en: 'Strength is the number of wounds that destroys a zombie.',
    pl: 'Siła to liczba ran, która niszczy zombiaka.',
  },
  {
    id: 'Z24',
    heading: 'Opis kart',
    en: 'Wounds stay on a zombie and add up: Sasha, Strength 3, falls at the third.',
    pl: 'Rany zostają na zombiaku i się sumują: Sasza o Sile 3 pada od trzeciej.',
  },
  {
    id: 'Z25',
    heading: 'Opis kart',
    en: 'A human card shows how many wounds it deals: Shot II, for instance, deals 2.',
    pl: 'Karta ludzi pokazuje, ile ran zadaje: na przykład Strzał II zadaje 2.',
  },
  {
    id: 'Z26',
    heading: 'Opis kart',
    en: 'An X in place of the number of wounds means that the card’s text gives the number.',
    pl: 'X w miejscu liczby ran znaczy, że liczbę podaje tekst karty.',
  },
  {
    id: 'Z27',
    heading: 'Opis kart',
    en: 'A skull means that the zombie is destroyed outright, without counting wounds.',
    pl: 'Czaszka oznacza, że zombiak ginie od razu, bez liczenia ran.',
  },
  {
    id: 'Z28',
    heading: 'Opis kart',
    en:
      'A card that blocks the line of fire and lies between the Barricade and a zombie shields it from cards that ' +
      'need a free line of fire.',
    pl:
      'Karta zasłaniająca linię strzału, która leży między Barykadą a zombiakiem, chroni go przed kartami ' +
      'wymagającymi wolnej linii strzału.',
  },
  {
    id: 'Z29',
    heading: 'Opis kart',
    en: 'A card that needs a free line of fire cannot be aimed at a target behind a card that blocks it.',
    pl: 'Karty wymagającej wolnej linii strzału nie można wymierzyć w cel za kartą, która tę linię zasłania.',
  },
  {
    id: 'Z30',
    heading: 'Opis kart',
    en: 'A board card is laid on the board where its text allows.',
    pl: 'Kartę planszy kładzie się na planszy tam, gdzie pozwala jej tekst.',
  },
  {
    id: 'Z31',
    heading: 'Opis kart',
    en: 'An action card takes effect and then goes to the discard pile.',
    pl: 'Karta akcji działa, a potem trafia do Śmietnika.',
  },
  {
    id: 'Z32',
    heading: 'Przebieg kolejki',
    en: 'A round is a zombie turn followed by a human turn.',
    pl: 'Kolejka to tura zombiaków, a po niej tura ludzi.',
  },
  {
    id: 'Z33',
    heading: 'Przebieg kolejki',
    en: 'A turn has five steps, always in this order: clean-up, movement, draw, discard, use.',
    pl: 'Tura ma pięć kroków, zawsze w tej kolejności: sprzątanie, ruch, dociąg, odrzucenie, użycie.',
  },
  {
    id: 'Z34',
    heading: 'Przebieg kolejki',
    en: 'Both sides go through the same five steps.',
    pl: 'Obie strony wykonują te same pięć kroków.',
  },
  {
    id: 'Z35',
    heading: '1. Sprzątanie',
    en:
      'At the start of your turn, your own one-round cards that were played in your previous turn go to your ' +
      'discard pile (R1, R2).',
    pl:
      'Na początku swojej tury odkładasz do swojego Śmietnika własne karty działające jedną kolejkę, zagrane w ' +
      'twojej poprzedniej turze (R1, R2).',
  },
  {
    id: 'Z36',
    heading: '1. Sprzątanie',
    en: 'Clean-up comes before movement: a card that has just run out no longer affects the moves of this turn.',
    pl: 'Sprzątanie jest przed ruchem: karta, która właśnie przestała działać, nie wpływa już na ruchy w tej turze.',
    why: {
      en: 'Follows from the order of the steps (Z33).',
      pl: 'Wynika z kolejności kroków (Z33).',
    },
  },
  {
    id: 'Z37',
    heading: '2. Ruch kart planszy',
    en: 'In step 2 all your board cards that can move do so, each by as many fields as its card gives.',
    pl: 'W kroku 2 poruszają się wszystkie twoje karty planszy, które mogą, każda o tyle pól, ile podaje jej karta.',
  },
  {
    id: 'Z38',
    heading: '2. Ruch kart planszy',
    en: 'Cards of the other side do not move in your step 2.',
    pl: 'W twoim kroku 2 karty drugiej strony się nie poruszają.',
  },
  {
    id: 'Z39',
    heading: '2. Ruch kart planszy',
    en: 'Zombies move forward, toward the Barricade.',
    pl: 'Zombiaki idą do przodu, w stronę Barykady.',
  },
  {
    id: 'Z40',
    heading: '2. Ruch kart planszy',
    en: 'Vladek, Misha and Styopa may go one field sideways instead of forward.',
    pl: 'Władek, Misza i Stiopa zamiast do przodu mogą pójść o jedno pole w bok.',
  },
  {
    id: 'Z41',
    heading: '2. Ruch kart planszy',
    en: 'The zombies nearest the Barricade move first, then street after street up to V.',
    pl: 'Najpierw ruszają zombiaki najbliżej Barykady, potem przecznica po przecznicy aż do V.',
  },
  {
    id: 'Z42',
    heading: '2. Ruch kart planszy',
    en: 'A zombie that can move has to, even to its owner’s harm.',
    pl: 'Zombiak, który może się ruszyć, musi to zrobić, nawet na szkodę właściciela.',
  },
  {
    id: 'Z43',
    heading: '2. Ruch kart planszy',
    en: 'A zombie cannot enter a field where another zombie stands; it stays where it is.',
    pl: 'Zombiak nie może wejść na pole, na którym stoi inny zombiak; zostaje na swoim.',
  },
  {
    id: 'Z44',
    heading: '2. Ruch kart planszy',
    en: 'A zombie that a card keeps from moving stays where it is.',
    pl: 'Zombiak, któremu karta nie pozwala się ruszyć, zostaje na swoim polu.',
  },
  {
    id: 'Z45',
    heading: '2. Ruch kart planszy',
    en: 'A zombie right behind another may step into the field that the other has just left.',
    pl: 'Zombiak idący tuż za innym może wejść na pole, które tamten właśnie opuścił.',
    why: {
      en: 'Follows from the order of movement (Z41).',
      pl: 'Wynika z kolejności ruchu (Z41).',
    },
  },
  {
    id: 'Z46',
    heading: '2. Ruch kart planszy',
    en:
      'When the first zombie of an unbroken column is stopped, the whole column stands, except for those that can ' +
      'go sideways.',
    pl:
      'Gdy pierwszy zombiak zwartej kolumny nie może się ruszyć, stoi cała kolumna, z wyjątkiem tych, które mogą ' +
      'pójść w bok.',
    why: {
      en: 'Follows from Z41 and Z43.',
      pl: 'Wynika z Z41 i Z43.',
    },
  },
  {
    id: 'Z47',
    heading: '2. Ruch kart planszy',
    en: 'All cars of the humans drive toward the Cemetery.',
    pl: 'Wszystkie auta ludzi jadą w stronę Cmentarza.',
  },
  {
    id: 'Z48',
    heading: '2. Ruch kart planszy',
    en: 'Cars drive in step 2 of the human turn and at no other time.',
    pl: 'Auta jeżdżą w kroku 2 tury ludzi i tylko wtedy.',
    why: {
      en: 'Follows from Z37 and Z38.',
      pl: 'Wynika z Z37 i Z38.',
    },
  },
  {
    id: 'Z49',
    heading: '2. Ruch kart planszy',
    en:
      'A zombie put into play makes its first own move in the next zombie turn, and from street V it needs five ' +
      'moves to reach the Barricade.',
    pl:
      'Wystawiony zombiak wykonuje pierwszy ruch własny w następnej turze zombiaków, a z przecznicy V do Barykady ' +
      'potrzebuje pięciu ruchów.',
    why: {
      en: 'Zombies are played in step 5, and movement is step 2.',
      pl: 'Zombiaki zagrywa się w kroku 5, a ruch to krok 2.',
    },
  },
  {
    id: 'Z50',
    heading: '3. Dociąg kart',
    en: 'In step 3 you turn up cards of your deck until your row has four.',
    pl: 'W kroku 3 odkrywasz karty swojej talii, aż w twoim rzędzie będą cztery.',
  },
  {
    id: 'Z51',
    heading: '3. Dociąg kart',
    en: 'In the first turn of each side that means four cards.',
    pl: 'W pierwszej turze każdej strony oznacza to cztery karty.',
  },
  {
    id: 'Z52',
    heading: '3. Dociąg kart',
    en: 'Cards kept from earlier turns count: with two of them, two new ones come.',
    pl: 'Karty zachowane z poprzednich tur się liczą: kto ma dwie, odkrywa dwie nowe.',
  },
  {
    id: 'Z53',
    heading: '3. Dociąg kart',
    en: 'Rows are open: both players see all their cards at any time.',
    pl: 'Rzędy są jawne: obie strony przez cały czas widzą wszystkie ich karty.',
  },
  {
    id: 'Z54',
    heading: '3. Dociąg kart',
    en: 'When the human deck is empty, the humans go on without new cards to the end of the game.',
    pl: 'Gdy talia ludzi się skończy, ludzie grają bez nowych kart aż do końca gry.',
  },
  {
    id: 'Z55',
    heading: '3. Dociąg kart',
    en: 'The zombie deck never runs out before the game is over.',
    pl: 'Talia zombiaków nigdy nie kończy się przed końcem gry.',
    why: {
      en: 'Its last card is Dawn, which ends the game.',
      pl: 'Jej ostatnią kartą jest Świt, który kończy grę.',
    },
  },
  {
    id: 'Z56',
    heading: '3. Dociąg kart',
    en: 'A discard pile is never shuffled into a new deck.',
    pl: 'Ze Śmietnika nigdy nie powstaje nowa talia.',
  },
  {
    id: 'Z57',
    heading: '4. Odrzucenie karty',
    en: 'In step 4 you choose one of your four cards and discard it without effect.',
    pl: 'W kroku 4 wybierasz jedną ze swoich czterech kart i odrzucasz ją bez efektu.',
  },
  {
    id: 'Z58',
    heading: '4. Odrzucenie karty',
    en: 'Three cards are left for step 5.',
    pl: 'Na krok 5 zostają trzy karty.',
  },
  {
    id: 'Z59',
    heading: '4. Odrzucenie karty',
    en: 'Humans who begin step 4 with fewer than four cards need not discard.',
    pl: 'Gdy ludzie zaczynają krok 4 z mniej niż czterema kartami, nie muszą nic odrzucać.',
  },
  {
    id: 'Z60',
    heading: '4. Odrzucenie karty',
    en: 'The zombies always have to discard in step 4.',
    pl: 'Zombiaki w kroku 4 zawsze muszą odrzucić kartę.',
    why: {
      en: 'They always begin it with four cards, or the game is over.',
      pl: 'Zawsze zaczynają go z czterema kartami, chyba że gra już się skończyła.',
    },
  },
  {
    id: 'Z61',
    heading: '4. Odrzucenie karty',
    en: 'At least one zombie card leaves the row each turn, so Dawn comes in zombie turn 37 at the latest.',
    pl:
      'W każdej turze rząd zombiaków traci co najmniej jedną kartę, więc Świt nadchodzi najpóźniej w 37. turze ' +
      'zombiaków.',
    why: {
      en:
        'Follows from Z50 and Z57: Dawn is the 40th card, four are drawn in the first turn and at least one in each ' +
        'later turn.',
      pl:
        'Wynika z Z50 i Z57: Świt to czterdziesta karta, w pierwszej turze odkrywa się cztery, a w każdej następnej ' +
        'co najmniej jedną.',
    },
  },
  {
    id: 'Z62',
    heading: '5. Użycie kart',
    en: 'In step 5 each card left in your row is played, kept or discarded.',
    pl: 'W kroku 5 każdą kartę, która została w twoim rzędzie, zagrywasz, zachowujesz albo odrzucasz.',
  },
  {
    id: 'Z63',
    heading: '5. Użycie kart',
    en: 'A card that is played enters the game as its text says.',
    pl: 'Zagrana karta wchodzi do gry zgodnie ze swoim tekstem.',
  },
  {
    id: 'Z64',
    heading: '5. Użycie kart',
    en: 'A card that is kept stays in the row for later turns.',
    pl: 'Zachowana karta zostaje w rzędzie na kolejne tury.',
  },
  {
    id: 'Z65',
    heading: '5. Użycie kart',
    en: 'A card that is discarded goes to the discard pile without effect.',
    pl: 'Odrzucona karta trafia do Śmietnika bez efektu.',
  },
  {
    id: 'Z66',
    heading: '5. Użycie kart',
    en: 'You may play as many of the cards of your row in a turn as you like.',
    pl: 'W jednej turze możesz zagrać dowolnie wiele kart ze swojego rzędu.',
  },
  {
    id: 'Z67',
    heading: '5. Użycie kart',
    en: 'You choose the order of your cards; each is settled in full before the next.',
    pl: 'Kolejność kart zależy od ciebie; każdą rozpatruje się do końca przed następną.',
    why: {
      en: 'The rulebook sets no order.',
      pl: 'Instrukcja nie narzuca kolejności.',
    },
  },
  {
    id: 'Z68',
    heading: '5. Użycie kart',
    en: 'In step 5 you may discard any number of cards.',
    pl: 'W kroku 5 możesz odrzucić dowolnie wiele kart.',
    why: {
      en: 'Each card of the row has the same three uses (Z62).',
      pl: 'Każda karta rzędu ma te same trzy zastosowania (Z62).',
    },
  },
  {
    id: 'Z69',
    heading: 'Ogólne zasady',
    en: 'A played card is used once.',
    pl: 'Zagranej karty używa się raz.',
  },
  {
    id: 'Z70',
    heading: 'Ogólne zasady',
    en:
      'Discarded cards, played action cards and cards taken off the board go to the discard pile of the side they ' +
      'belong to.',
    pl: 'Odrzucone karty, zagrane karty akcji i karty zdjęte z planszy trafiają do Śmietnika strony, do której należą.',
  },
  {
    id: 'Z71',
    heading: 'Ogólne zasady',
    en: 'The text of a card goes before the general rules, as Z22 says.',
    pl: 'Tekst karty jest ważniejszy od zasad ogólnych, jak mówi Z22.',
  },
  {
    id: 'Z72',
    heading: 'Ogólne zasady',
    en: 'A field holds one card at most, unless a card says otherwise.',
    pl: 'Na polu mieści się najwyżej jedna karta, chyba że któraś karta mówi inaczej.',
  },
  {
    id: 'Z73',
    heading: 'Zombiaki w grze',
    en: 'Every zombie has a Strength.',
    pl: 'Każdy zombiak ma Siłę.',
  },
  {
    id: 'Z74',
    heading: 'Zombiaki w grze',
    en: 'A zombie with as many wounds as it has Strength is destroyed and goes to the zombie discard pile.',
    pl: 'Zombiak, który ma tyle ran, ile Siły, zostaje zniszczony i trafia do Śmietnika zombiaków.',
  },
  {
    id: 'Z75',
    heading: 'Wystawianie zombiaków',
    en: 'A played zombie is put on a field of street V of your choice.',
    pl: 'Zagranego zombiaka stawiasz na wybranym polu przecznicy V.',
  },
  {
    id: 'Z76',
    heading: 'Wystawianie zombiaków',
    en: 'That field must hold no card at all, of either side.',
    pl: 'Na tym polu nie może leżeć żadna karta, ani ludzi, ani zombiaków.',
  },
  {
    id: 'Z77',
    heading: 'Wystawianie zombiaków',
    en: 'When every field of street V holds a card, no zombie can be played; it is kept or discarded.',
    pl:
      'Gdy na każdym polu przecznicy V leży karta, nie można zagrać żadnego zombiaka; można go zachować albo ' +
      'odrzucić.',
    why: {
      en: 'Follows from Z76.',
      pl: 'Wynika z Z76.',
    },
  },
  {
    id: 'Z78',
    heading: 'Wystawianie zombiaków',
    en:
      'At most three zombie cards are played on to the board in a turn; the effects of cards may put more zombies ' +
      'down.',
    pl: 'W jednej turze można zagrać najwyżej trzy karty z zombiakami; działanie kart może wystawić kolejne zombiaki.',
    why: {
      en: 'Three cards are left for step 5 (Z58).',
      pl: 'Na krok 5 zostają trzy karty (Z58).',
    },
  },
  {
    id: 'Z79',
    heading: 'Mamka i Gniazdo',
    en: 'Mamka and Nest are zombies that do not move; each has an effect of its own.',
    pl: 'Mamka i Gniazdo to zombiaki, które się nie poruszają; każde z nich ma własne działanie.',
  },
  {
    id: 'Z80',
    heading: 'Mamka i Gniazdo',
    en:
      'Otherwise they are zombies like any other: they can be wounded, and every card that acts on zombies acts on ' +
      'them.',
    pl: 'Poza tym są zombiakami jak inne: można je ranić i działa na nie każda karta, która działa na zombiaki.',
  },
  {
    id: 'Z81',
    heading: 'Mamka i Gniazdo',
    en: 'They are put on street V and, while they stand there, close their field to further zombies.',
    pl: 'Stawia się je na przecznicy V i dopóki tam stoją, na ich polu nie można wystawić innego zombiaka.',
    why: {
      en: 'Follows from Z75 and Z76.',
      pl: 'Wynika z Z75 i Z76.',
    },
  },
  {
    id: 'Z82',
    heading: 'Cofanie',
    en: 'A single zombie does not retreat when a zombie stands right behind it.',
    pl: 'Pojedynczy zombiak się nie cofa, gdy tuż za nim stoi inny zombiak.',
  },
  {
    id: 'Z83',
    heading: 'Cofanie',
    en: 'A Shot makes a zombie retreat, so this can happen to its target.',
    pl: 'Strzał cofa zombiaka, więc może się to przydarzyć jego celowi.',
  },
  {
    id: 'Z84',
    heading: 'Cofanie',
    en:
      'When many zombies retreat, those nearest the Cemetery go first, then street after street toward the ' +
      'Barricade.',
    pl:
      'Gdy cofa się wiele zombiaków, zaczynają te najbliżej Cmentarza, a potem przecznica po przecznicy w stronę ' +
      'Barykady.',
  },
  {
    id: 'Z85',
    heading: 'Cofanie',
    en: 'In such a retreat a column goes back as a whole if there is room behind its last zombie.',
    pl: 'Przy takim cofaniu kolumna cofa się w całości, jeśli za jej ostatnim zombiakiem jest miejsce.',
    why: {
      en: 'Follows from Z84: each zombie is judged when its turn comes.',
      pl: 'Wynika z Z84: każdego zombiaka ocenia się, gdy przychodzi jego kolej.',
    },
  },
  {
    id: 'Z86',
    heading: 'Cofanie',
    en: 'A zombie on street V cannot retreat.',
    pl: 'Zombiak na przecznicy V nie może się cofnąć.',
  },
  {
    id: 'Z87',
    heading: 'Cofanie',
    en: 'An unbroken column that reaches street V does not retreat at all.',
    pl: 'Zwarta kolumna, która sięga przecznicy V, wcale się nie cofa.',
    why: {
      en: 'Follows from Z82, Z84 and Z86.',
      pl: 'Wynika z Z82, Z84 i Z86.',
    },
  },
  {
    id: 'Z88',
    heading: 'Koniec gry',
    en: 'The game can end in two ways (Z89, Z90).',
    pl: 'Gra może się skończyć na dwa sposoby (Z89, Z90).',
  },
  {
    id: 'Z89',
    heading: 'Koniec gry',
    en: 'When the zombies draw Dawn, the game ends at once and the humans win.',
    pl: 'Gdy zombiaki dociągną Świt, gra natychmiast się kończy i wygrywają ludzie.',
  },
  {
    id: 'Z90',
    heading: 'Koniec gry',
    en: 'When a zombie moves from street I on to the Barricade, the zombies win.',
    pl: 'Gdy zombiak wykona ruch z przecznicy I na Barykadę, wygrywają zombiaki.',
  },
  {
    id: 'Z91',
    heading: 'Koniec gry',
    en: 'There are no draws and no points: one side wins, the other loses.',
    pl: 'Nie ma remisów ani punktów: jedna strona wygrywa, druga przegrywa.',
    why: {
      en: 'Follows from Z88 to Z90.',
      pl: 'Wynika z Z88–Z90.',
    },
  },
  {
    id: 'Z92',
    heading: 'Koniec gry',
    en: 'In the turn in which Dawn would be drawn the zombies move first and can still win.',
    pl: 'W turze, w której ma nadejść Świt, zombiaki najpierw wykonują ruch i mogą jeszcze wygrać.',
    why: {
      en: 'Movement is step 2, drawing step 3.',
      pl: 'Ruch to krok 2, a dociąg – krok 3.',
    },
  },
  {
    id: 'Z93',
    heading: 'Koniec gry',
    en: 'Neither an empty human deck nor a board without zombies ends the game.',
    pl: 'Ani pusta talia ludzi, ani plansza bez zombiaków nie kończy gry.',
    why: {
      en: 'Only Z89 and Z90 do.',
      pl: 'Kończą ją tylko Z89 i Z90.',
    },
  },
  {
    id: 'Z94',
    heading: 'Wstęp',
    en:
      'The zombies of Moscow are weaklings, fools, heroes and agile ones, besides the Olympian, Mamka and Kasparov; ' +
      'they use pickaxes and take hostages.',
    pl:
      'W Moskwie atakują chuchra, duraki, gieroje i zwinne zombiaki, a oprócz nich Olimpijczyk, Mamka i Kasparow; ' +
      'używają kilofów i biorą zakładników.',
  },
  {
    id: 'Z95',
    heading: 'Wstęp',
    en:
      'The humans have shots, explosive traps, barbed wire, the cars Kamaz, Trabant and Trolleybus, and buildings ' +
      'to bring down.',
    pl:
      'Ludzie mają strzały, wybuchowe pułapki, zasieki, auta – Kamaza, Trabanta i Trolejbus – oraz budynki, które ' +
      'mogą zawalić.',
  },
] as const satisfies readonly RuleText[];
