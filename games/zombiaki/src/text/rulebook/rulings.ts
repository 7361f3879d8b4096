import type { RuleText } from '@horda/parts';

/** How the rules are read where they leave a question open (R…), each reading with its reason. */
export const RULINGS = [
  {
    id: 'R1',
    heading: '1. Sprzątanie',
    en: 'Clean-up takes only cards of the side whose turn begins.',
    pl: 'Sprzątanie obejmuje tylko karty strony, której tura się zaczyna.',
    why: {
      en: 'Every other step of a turn deals with one’s own cards, too.',
      pl: 'Wszystkie inne kroki tury także dotyczą własnych kart.',
    },
  },
  {
    id: 'R2',
    heading: '1. Sprzątanie',
    en:
      'A card that lasts a round works from the moment it is played until its owner’s next turn begins, so for ' +
      'exactly one turn of the other side.',
    pl:
      'Karta działająca jedną kolejkę działa od zagrania do początku następnej tury właściciela, czyli dokładnie ' +
      'przez jedną turę drugiej strony.',
    why: {
      en: 'Otherwise a human card of one round would be swept away before the zombies had moved even once.',
      pl: 'Inaczej jednokolejkowa karta ludzi znikałaby, zanim zombiaki choć raz się ruszą.',
    },
  },
  {
    id: 'R3',
    heading: '1. Sprzątanie',
    en:
      'A card that lasts a round without lying on a field lies openly beside the board. Until clean-up it is not in ' +
      'the discard pile, but it counts among its side’s 40 cards.',
    pl:
      'Karta, która działa jedną kolejkę i nie leży na polu, leży jawnie obok planszy. Do sprzątania nie ma jej w ' +
      'Śmietniku, ale liczy się do 40 kart swojej strony.',
    why: {
      en: 'Both players must see what is in force, and a card that still works is not used up.',
      pl: 'Obie strony muszą widzieć, co działa, a karta, która jeszcze działa, nie jest zużyta.',
    },
  },
  {
    id: 'R4',
    heading: '2. Ruch kart planszy',
    en:
      'The zombies choose the order inside a street, but are asked only when it makes a difference; otherwise lane ' +
      'A goes first, then B, then C.',
    pl:
      'Kolejność na jednej przecznicy wybierają zombiaki, ale pytanie pada tylko wtedy, gdy ma ona znaczenie; ' +
      'inaczej rusza najpierw tor A, potem B, potem C.',
    why: {
      en: 'The rulebook orders the streets only.',
      pl: 'Instrukcja ustala tylko kolejność przecznic.',
    },
  },
  {
    id: 'R5',
    heading: '2. Ruch kart planszy',
    en: 'A zombie makes one own move in a step, even if it comes to a street whose turn is still to come.',
    pl: 'Zombiak wykonuje w kroku jeden ruch własny, nawet jeśli trafi na przecznicę, której kolej dopiero nadejdzie.',
    why: {
      en: 'It moves as far as it may, not whenever it is met.',
      pl: 'Porusza się o tyle pól, ile może, a nie za każdym razem, gdy przychodzi na niego kolej.',
    },
  },
  {
    id: 'R6',
    heading: '2. Ruch kart planszy',
    en: 'An agile zombie with a free way forward chooses freely: forward, or to a field beside it that it can enter.',
    pl:
      'Zwinny zombiak, który ma wolną drogę do przodu, wybiera dowolnie: do przodu albo na pole obok, na które może ' +
      'wejść.',
    why: {
      en: 'The side step is allowed instead of the step forward, not demanded.',
      pl: 'Krok w bok zamiast do przodu jest dozwolony, a nie nakazany.',
    },
  },
  {
    id: 'R7',
    heading: '2. Ruch kart planszy',
    en: 'An agile zombie that cannot go forward has to step aside if it can. A table option lets it stay instead.',
    pl:
      'Zwinny zombiak, który nie może iść do przodu, musi zejść w bok, jeśli może. Opcja stołu pozwala mu zamiast ' +
      'tego zostać.',
    why: {
      en:
        'The duty to move (Z42) covers every possible move, and the side step is one. Since the other reading can ' +
        'be defended, it is an option.',
      pl:
        'Obowiązek ruchu (Z42) dotyczy każdego możliwego ruchu, a krok w bok jest jednym z nich. Drugie odczytanie ' +
        'też da się obronić, więc jest opcją.',
    },
  },
  {
    id: 'R8',
    heading: '2. Ruch kart planszy',
    en: 'An agile zombie on street I that can enter the Barricade does so without being asked.',
    pl: 'Zwinny zombiak na przecznicy I, który może wejść na Barykadę, wchodzi na nią bez pytania.',
    why: {
      en: 'That move wins; nobody would choose another.',
      pl: 'Ten ruch wygrywa; nikt nie wybrałby innego.',
    },
  },
  {
    id: 'R9',
    heading: '2. Ruch kart planszy',
    en: 'Two agile zombies side by side cannot change places.',
    pl: 'Dwa zwinne zombiaki stojące obok siebie nie mogą zamienić się miejscami.',
    why: {
      en: 'When the first one moves, the field of the other is still taken (Z43).',
      pl: 'Gdy rusza pierwszy, pole drugiego jest jeszcze zajęte (Z43).',
    },
  },
  {
    id: 'R10',
    heading: '2. Ruch kart planszy',
    en:
      'There is one pass: a zombie that could not move is not tried again when its way becomes free later. Zombies ' +
      'of later streets find the board as it then is.',
    pl:
      'Ruch odbywa się w jednym przebiegu: zombiak, który nie mógł się ruszyć, nie próbuje ponownie, gdy jego droga ' +
      'się potem zwolni. Zombiaki z dalszych przecznic zastają planszę taką, jaka wtedy jest.',
    why: {
      en: 'The owner picks the order inside a street (R4), so an agile zombie can make way first.',
      pl: 'Kolejność na przecznicy wybiera właściciel (R4), więc zwinny zombiak może ustąpić drogi jako pierwszy.',
    },
  },
  {
    id: 'R11',
    heading: '2. Ruch kart planszy',
    en:
      'A field with a human card cannot be entered, unless that card speaks of being entered or of what stands on ' +
      'it, as traps do.',
    pl:
      'Na pole z kartą ludzi nie można wejść, chyba że ta karta mówi o wchodzeniu na nią albo o tym, co na niej ' +
      'stoi, jak robią to pułapki.',
    why: {
      en: 'One card to a field is the rule (Z72), a card’s text the exception (Z22).',
      pl: 'Jedna karta na polu to zasada (Z72), a tekst karty to wyjątek (Z22).',
    },
  },
  {
    id: 'R12',
    heading: 'Cofanie',
    en:
      'A retreat is a move: it sets off traps, and whatever forbids every move or entry forbids it. It is not an ' +
      'own move: what stops only own moves does not stop it.',
    pl:
      'Cofnięcie jest ruchem: uruchamia pułapki i nie dochodzi do skutku, gdy coś zabrania każdego ruchu lub ' +
      'wejścia na pole. Nie jest ruchem własnym: to, co wstrzymuje tylko ruchy własne, go nie wstrzymuje.',
    why: {
      en: 'The zombie changes its field, but not in its movement step.',
      pl: 'Zombiak zmienia pole, ale nie w swoim kroku ruchu.',
    },
  },
  {
    id: 'R13',
    heading: 'Cofanie',
    en: 'A single retreat pushes nobody: with a zombie right behind, the target stays where it is.',
    pl: 'Pojedyncze cofnięcie nikogo nie popycha: gdy tuż za celem stoi zombiak, cel zostaje na miejscu.',
    why: {
      en: 'So says Z82.',
      pl: 'Tak mówi Z82.',
    },
  },
  {
    id: 'R14',
    heading: 'Cofanie',
    en:
      'When one of many cannot retreat, those in an unbroken line in front of it stay as well; those with a gap ' +
      'behind them go back.',
    pl:
      'Gdy jeden z wielu nie może się cofnąć, zostają też te, które stoją przed nim w zwartej linii; te, które mają ' +
      'za sobą lukę, się cofają.',
    why: {
      en: 'Each is judged when its turn comes, from the Cemetery side (Z82, Z84).',
      pl: 'Każdego ocenia się, gdy przychodzi jego kolej, od strony Cmentarza (Z82, Z84).',
    },
  },
  {
    id: 'R15',
    heading: 'Cofanie',
    en:
      'A retreat caused by a wounding card comes once for that card, after all its wounds, and only for zombies ' +
      'that it wounded and that survive. A card that orders a retreat without wounds moves every zombie it names.',
    pl:
      'Cofnięcie wywołane kartą, która rani, następuje raz na kartę, po wszystkich jej ranach, i dotyczy tylko ' +
      'zombiaków, które zraniła i które przetrwały. Karta, która nakazuje cofnięcie bez ran, cofa każdego zombiaka, ' +
      'o którym mówi.',
    why: {
      en:
        'Several bullets are one card, and whoever was shielded was not hit; but retreat as such is not tied to ' +
        'wounds.',
      pl: 'Kilka kul to jedna karta, a osłonięty zombiak nie został trafiony; samo cofanie nie zależy jednak od ran.',
    },
  },
  {
    id: 'R16',
    heading: 'Cofanie',
    en: 'Mamka and Nest can be made to retreat when they do not stand on street V; they only lack own and extra moves.',
    pl: 'Mamkę i Gniazdo można cofnąć, jeśli nie stoją na przecznicy V; nie mają tylko ruchów własnych i dodatkowych.',
    why: {
      en: 'In all but their own moves they are zombies like any other (Z80).',
      pl: 'Poza własnym ruchem są zombiakami jak inne (Z80).',
    },
  },
  {
    id: 'R17',
    heading: 'Opis kart',
    en:
      'A card aimed at the nearest zombie of a lane takes the one on the lowest street, whatever it is. If that one ' +
      'is hidden, the card cannot be aimed into the lane.',
    pl:
      'Karta mierząca w najbliższego zombiaka toru trafia tego na najniższej przecznicy, ktokolwiek to jest. Jeśli ' +
      'jest on zasłonięty, nie można jej wymierzyć w ten tor.',
    why: {
      en: 'A shot does not fly over the first zombie.',
      pl: 'Strzał nie przelatuje nad pierwszym zombiakiem.',
    },
  },
  {
    id: 'R18',
    heading: 'Opis kart',
    en: 'Zombies do not block the line of fire.',
    pl: 'Zombiaki nie zasłaniają linii strzału.',
    why: {
      en: 'Only cards with the sign do (Z28).',
      pl: 'Robią to tylko karty z symbolem (Z28).',
    },
  },
  {
    id: 'R19',
    heading: 'Opis kart',
    en: 'A blocking card on the target’s own field does not hide it.',
    pl: 'Karta zasłaniająca, która leży na polu celu, go nie zasłania.',
    why: {
      en: 'It does not lie between the Barricade and the zombie (Z28).',
      pl: 'Nie leży między Barykadą a zombiakiem (Z28).',
    },
  },
  {
    id: 'R20',
    heading: 'Opis kart',
    en:
      'Lines of fire run along lanes: a blocking card hides nobody in another lane, and each lane of a larger ' +
      'target is judged by itself.',
    pl:
      'Linie strzału biegną wzdłuż torów: karta zasłaniająca nie zasłania nikogo na innym torze, a przy większym ' +
      'celu każdy tor ocenia się osobno.',
    why: {
      en: 'That is how the board lies between the Barricade and the zombies.',
      pl: 'Tak leży plansza między Barykadą a zombiakami.',
    },
  },
  {
    id: 'R21',
    heading: 'Opis kart',
    en: 'A car blocks the line of fire only if it has the sign.',
    pl: 'Auto zasłania linię strzału tylko wtedy, gdy ma symbol.',
    why: {
      en: 'The sign decides, not the kind of card (Z28).',
      pl: 'Rozstrzyga symbol, a nie rodzaj karty (Z28).',
    },
  },
  {
    id: 'R22',
    heading: 'Wystawianie zombiaków',
    en: 'With street V full a zombie card cannot be played; it can be kept or discarded.',
    pl: 'Przy pełnej przecznicy V nie można zagrać karty zombiaka; można ją zachować albo odrzucić.',
    why: {
      en: 'A zombie needs a field without any card (Z76).',
      pl: 'Zombiak potrzebuje pola bez żadnej karty (Z76).',
    },
  },
  {
    id: 'R23',
    heading: 'Wystawianie zombiaków',
    en: 'A human card on street V closes its field to new zombies for as long as it lies there.',
    pl: 'Karta ludzi na przecznicy V zamyka swoje pole dla nowych zombiaków, dopóki tam leży.',
    why: {
      en: 'The field must hold no card of either side (Z76).',
      pl: 'Na polu nie może być żadnej karty, ani ludzi, ani zombiaków (Z76).',
    },
  },
  {
    id: 'R24',
    heading: '2. Ruch kart planszy',
    en:
      'The car nearest the Cemetery drives first. Of cars on one street the one in lane A goes first, then the one ' +
      'in B, then the one in C.',
    pl:
      'Najpierw jedzie auto najbliżej Cmentarza. Z aut na jednej przecznicy najpierw jedzie to na torze A, potem ' +
      'to na B, a na końcu to na C.',
    why: {
      en:
        'This mirrors Z41, and cars behind one another do not get stuck. Cars leave the player no choice (R27), and ' +
        'those of different lanes hardly ever matter to each other: a fixed order spares a question.',
      pl:
        'To odbicie Z41; dzięki temu auta jadące jedno za drugim się nie blokują. Auta nie zostawiają graczowi ' +
        'wyboru (R27), a te na różnych torach prawie nigdy na siebie nie wpływają: stała kolejność oszczędza pytania.',
    },
  },
  {
    id: 'R25',
    heading: '2. Ruch kart planszy',
    en: 'A car that leaves street V toward the Cemetery goes to the human discard pile.',
    pl: 'Auto, które wyjeżdża z przecznicy V w stronę Cmentarza, trafia do Śmietnika ludzi.',
    why: {
      en: 'The Cemetery is no field for cards of the board.',
      pl: 'Cmentarz nie jest polem dla kart planszy.',
    },
  },
  {
    id: 'R26',
    heading: '2. Ruch kart planszy',
    en:
      'What happens when a car and a zombie meet is said by the car’s card; for cars of the Moskwa deck M15 to M26 ' +
      'answer every case.',
    pl:
      'Co się dzieje przy zderzeniu auta z zombiakiem, mówi karta auta; dla aut talii Moskwa na każdy przypadek ' +
      'odpowiadają M15–M26.',
    why: {
      en: 'The rulebook says only which way cars drive.',
      pl: 'Instrukcja mówi tylko, w którą stronę jadą auta.',
    },
  },
  {
    id: 'R27',
    heading: '2. Ruch kart planszy',
    en: 'A car that can drive has to, even to the humans’ harm.',
    pl: 'Auto, które może jechać, musi jechać, nawet na szkodę ludzi.',
    why: {
      en: 'Step 2 moves all cards that can move and leaves no choice.',
      pl: 'Krok 2 porusza wszystkie karty, które mogą się ruszyć, i nie zostawia wyboru.',
    },
  },
  {
    id: 'R28',
    heading: '2. Ruch kart planszy',
    en: 'A car put down in step 5 drives for the first time in the next human turn.',
    pl: 'Auto wystawione w kroku 5 rusza po raz pierwszy w następnej turze ludzi.',
    why: {
      en: 'Movement is step 2 of a turn.',
      pl: 'Ruch to krok 2 tury.',
    },
  },
  {
    id: 'R29',
    heading: '5. Użycie kart',
    en:
      'A reaction is played from one’s row in the other side’s turn, once the other card and its targets are named ' +
      'and before it takes effect. One reaction to a card; none to a reaction. The next draw fills the row up ' +
      'again.',
    pl:
      'Reakcję zagrywa się ze swojego rzędu w turze drugiej strony: po wskazaniu jej karty i celów, a przed jej ' +
      'działaniem. Na jedną kartę przypada jedna reakcja; na reakcję nie ma reakcji. Najbliższy dociąg znów ' +
      'uzupełnia rząd.',
    why: {
      en: 'The rulebook knows no reactions, but a card may make them (Z22). A single window keeps play simple.',
      pl: 'Instrukcja nie zna reakcji, ale karta może je wprowadzić (Z22). Jedno okno na reakcję upraszcza grę.',
    },
  },
  {
    id: 'R30',
    heading: '5. Użycie kart',
    en: 'A reaction is voluntary, and the question is put only when a fitting card lies in the row.',
    pl: 'Reakcja jest dobrowolna, a pytanie pada tylko wtedy, gdy w rzędzie leży pasująca karta.',
    why: {
      en: 'Rows are open, so asking gives nothing away.',
      pl: 'Rzędy są jawne, więc pytanie niczego nie zdradza.',
    },
  },
  {
    id: 'R31',
    heading: 'Ogólne zasady',
    en:
      'A card attached to a zombie lies under it, does not count as a card on the field, moves with it, and goes to ' +
      'its own side’s discard pile when the zombie is destroyed. Attaching is not a hit.',
    pl:
      'Karta dołączona do zombiaka leży pod nim, nie liczy się jako karta na polu, porusza się razem z nim, a gdy ' +
      'zombiak zostanie zniszczony, trafia do Śmietnika swojej strony. Dołączenie nie jest trafieniem.',
    why: {
      en: 'The text of such cards goes before Z72.',
      pl: 'Tekst takich kart jest ważniejszy od Z72.',
    },
  },
  {
    id: 'R32',
    heading: 'Ogólne zasady',
    en: 'Attached cards stay with their zombie when it changes lane or place.',
    pl: 'Dołączone karty zostają przy zombiaku, gdy zmienia tor lub miejsce.',
    why: {
      en: 'They move with it (R31).',
      pl: 'Poruszają się razem z nim (R31).',
    },
  },
  {
    id: 'R33',
    heading: 'Koniec gry',
    en:
      'Any move of a zombie from street I on to the Barricade wins, whoever caused it, unless a card forbids such ' +
      'an entry.',
    pl:
      'Każdy ruch zombiaka z przecznicy I na Barykadę daje zwycięstwo, ktokolwiek go wywołał, chyba że karta ' +
      'zabrania takiego wejścia.',
    why: {
      en:
        'The rulebook asks for a move, not for a particular step. The cards of our own that give extra moves forbid ' +
        'it, so that the humans can still answer.',
      pl:
        'Instrukcja wymaga ruchu, a nie konkretnego kroku. Nasze własne karty, które dają dodatkowe ruchy, tego ' +
        'zabraniają, żeby ludzie mogli jeszcze odpowiedzieć.',
    },
  },
  {
    id: 'R34',
    heading: 'Koniec gry',
    en: 'The Barricade cannot be entered by a side step.',
    pl: 'Na Barykadę nie można wejść krokiem w bok.',
    why: {
      en: 'It borders on street I only, in front of each lane.',
      pl: 'Graniczy tylko z przecznicą I, na końcu każdego toru.',
    },
  },
  {
    id: 'R35',
    heading: 'Koniec gry',
    en:
      'Wounds caused by moving are dealt before the entry on to the Barricade counts; a zombie that they destroy ' +
      'does not win.',
    pl:
      'Rany za poruszanie się zadaje się, zanim wejście na Barykadę się policzy; zombiak, którego zniszczą, nie ' +
      'wygrywa.',
    why: {
      en: 'A destroyed zombie is in the discard pile and enters nothing.',
      pl: 'Zniszczony zombiak jest w Śmietniku i nigdzie nie wchodzi.',
    },
  },
  {
    id: 'R36',
    heading: 'Koniec gry',
    en: 'Dawn ends the game in the middle of a draw; cards kept or drawn before it no longer matter.',
    pl: 'Świt kończy grę w środku dociągu; karty zachowane i dociągnięte przed nim nie mają już znaczenia.',
    why: {
      en: 'The game ends at once (Z89).',
      pl: 'Gra kończy się natychmiast (Z89).',
    },
  },
  {
    id: 'R37',
    heading: 'Koniec gry',
    en:
      'Dawn never lies in the row and is never looked at, discarded or moved; cards that touch the top of the ' +
      'zombie deck stop above it.',
    pl:
      'Świt nigdy nie leży w rzędzie, nie można go podejrzeć, odrzucić ani przełożyć; karty, które sięgają po ' +
      'wierzch talii zombiaków, zatrzymują się nad nim.',
    why: {
      en: 'Otherwise a card could end the game out of turn or make it endless.',
      pl: 'Inaczej karta mogłaby zakończyć grę nie w porę albo przedłużyć ją bez końca.',
    },
  },
  {
    id: 'R38',
    heading: '3. Dociąg kart',
    en: 'Drawing cannot be refused.',
    pl: 'Nie można zrezygnować z dociągu.',
    why: {
      en: 'The row is filled up to four (Z50).',
      pl: 'Rząd uzupełnia się do czterech kart (Z50).',
    },
  },
  {
    id: 'R39',
    heading: '3. Dociąg kart',
    en:
      'When the human deck runs out in the middle of a draw, the humans take what is there. With four cards in the ' +
      'row the discard is due, with fewer it is free.',
    pl:
      'Gdy talia ludzi skończy się w trakcie dociągu, ludzie biorą to, co zostało. Przy czterech kartach w rzędzie ' +
      'odrzucenie jest obowiązkowe, przy mniejszej liczbie – dowolne.',
    why: {
      en: 'Only fewer than four cards free from the duty (Z59).',
      pl: 'Z obowiązku zwalnia tylko mniej niż cztery karty (Z59).',
    },
  },
  {
    id: 'R40',
    heading: '4. Odrzucenie karty',
    en: 'Humans with exactly four cards and an empty deck have to discard one.',
    pl: 'Ludzie, którzy mają dokładnie cztery karty i pustą talię, muszą jedną odrzucić.',
    why: {
      en: 'Z59 frees only those with fewer.',
      pl: 'Z59 zwalnia tylko tych, którzy mają ich mniej.',
    },
  },
  {
    id: 'R41',
    heading: '4. Odrzucenie karty',
    en: 'A row of more than four cards draws nothing, and one card is discarded as usual.',
    pl: 'Gdy w rzędzie są więcej niż cztery karty, nic się nie dociąga, a jedną kartę odrzuca się jak zwykle.',
    why: {
      en: 'Drawing fills up and never takes away (Z50).',
      pl: 'Dociąg uzupełnia, a nigdy nie odbiera (Z50).',
    },
  },
  {
    id: 'R42',
    heading: '4. Odrzucenie karty',
    en: 'Any card of the row may be the one discarded in step 4, unless its own text forbids it.',
    pl: 'W kroku 4 można odrzucić dowolną kartę rzędu, chyba że zabrania tego jej tekst.',
    why: {
      en: 'The card’s text goes first (Z22).',
      pl: 'Tekst karty ma pierwszeństwo (Z22).',
    },
  },
  {
    id: 'R43',
    heading: '5. Użycie kart',
    en: 'A card that would have no effect cannot be played; one with part of its effect can.',
    pl: 'Nie można zagrać karty, która nic by nie zrobiła; wystarczy jednak część jej działania.',
    why: {
      en: 'It can always be discarded instead, so nothing is lost.',
      pl: 'Zawsze można ją zamiast tego odrzucić, więc nic się nie traci.',
    },
  },
  {
    id: 'R44',
    heading: '5. Użycie kart',
    en: 'A card may be played to the harm of one’s own side.',
    pl: 'Wolno zagrać kartę na szkodę własnej strony.',
    why: {
      en: 'Nothing forbids it.',
      pl: 'Nic tego nie zabrania.',
    },
  },
  {
    id: 'R45',
    heading: 'Zombiaki w grze',
    en: 'Wounds beyond a zombie’s Strength are lost, unless the card passes them on.',
    pl: 'Rany ponad Siłę zombiaka przepadają, chyba że karta każe je przenieść.',
    why: {
      en: 'The zombie is destroyed already (Z74).',
      pl: 'Zombiak jest już zniszczony (Z74).',
    },
  },
  {
    id: 'R46',
    heading: 'Zombiaki w grze',
    en:
      'A card wounds all its zombies at the same time; then the destroyed ones leave; then death effects follow, ' +
      'from the Barricade to the Cemetery and on one street by lanes A, B, C; then come the retreats, from the ' +
      'Cemetery side.',
    pl:
      'Karta rani wszystkie swoje zombiaki jednocześnie; potem schodzą zniszczone; potem działają efekty śmierci, ' +
      'od Barykady do Cmentarza, a na jednej przecznicy kolejno na torach A, B, C; na końcu są cofnięcia, od strony ' +
      'Cmentarza.',
    why: {
      en: 'A fixed order spares questions and makes every game repeatable.',
      pl: 'Stała kolejność oszczędza pytań i sprawia, że każdą grę można odtworzyć.',
    },
  },
  {
    id: 'R47',
    heading: 'Zombiaki w grze',
    en:
      'Wounds and Strength are counted apart. When a bonus ends and the wounds then reach the Strength, the zombie ' +
      'is destroyed.',
    pl:
      'Rany i Siłę liczy się osobno. Gdy premia się kończy i ran jest wtedy co najmniej tyle co Siły, zombiak ' +
      'zostaje zniszczony.',
    why: {
      en: 'Strength is the number of wounds that destroys (Z23).',
      pl: 'Siła to liczba ran, która niszczy (Z23).',
    },
  },
  {
    id: 'R48',
    heading: 'Zombiaki w grze',
    en: 'Whether a shield helps against outright destruction is said by the shield’s own text.',
    pl: 'Czy osłona pomaga przeciw zniszczeniu od razu, mówi jej własny tekst.',
    why: {
      en: 'The card’s text goes first (Z22).',
      pl: 'Tekst karty ma pierwszeństwo (Z22).',
    },
  },
  {
    id: 'R49',
    heading: 'Opis planszy',
    en: 'Both discard piles are open; their order has no meaning.',
    pl: 'Oba Śmietniki są jawne; kolejność kart w nich nie ma znaczenia.',
    why: {
      en: 'Nothing hides them.',
      pl: 'Nic ich nie ukrywa.',
    },
  },
  {
    id: 'R50',
    heading: 'Opis planszy',
    en: 'The sizes of both decks are open, and so is the number of cards above Dawn.',
    pl: 'Jawna jest liczba kart w obu taliach, a więc i liczba kart nad Świtem.',
    why: {
      en: 'All that left the decks was seen by both.',
      pl: 'Wszystko, co opuściło talie, widziały obie strony.',
    },
  },
  {
    id: 'R51',
    heading: '5. Użycie kart',
    en: 'A choice may be taken back until a hidden card has been revealed or the other side has been asked.',
    pl: 'Wybór można cofnąć, dopóki nie odsłonięto zakrytej karty i nie zapytano drugiej strony.',
    why: {
      en: 'Until then nobody has learnt anything new.',
      pl: 'Do tej chwili nikt nie wie niczego nowego.',
    },
  },
  {
    id: 'R52',
    heading: '2. Ruch kart planszy',
    en: 'A zombie that cannot move still bars its field to others.',
    pl: 'Zombiak, który nie może się ruszyć, nadal zamyka swoje pole przed innymi.',
    why: {
      en: 'It still stands there (Z43).',
      pl: 'Nadal tam stoi (Z43).',
    },
  },
  {
    id: 'R53',
    heading: '2. Ruch kart planszy',
    en:
      'When a human card moves a zombie sideways, the humans choose the side; the field must be one that the zombie ' +
      'can enter, and a trap there acts.',
    pl:
      'Gdy karta ludzi przesuwa zombiaka w bok, stronę wybierają ludzie; pole musi być takie, na które zombiak może ' +
      'wejść, a pułapka na nim działa.',
    why: {
      en: 'Whoever owns the card makes its choices, and a forced move is a move (R11, R12).',
      pl: 'O wyborach decyduje właściciel karty, a ruch wymuszony jest ruchem (R11, R12).',
    },
  },
  {
    id: 'R54',
    heading: 'Opis planszy',
    en:
      'In front of a card is the next field of its lane toward the Barricade, behind it the next toward the ' +
      'Cemetery, beside it a neighbouring field of the same street; fields that touch at a corner are not adjacent. ' +
      'Lanes are called A, B and C, streets I to V, counted from the Barricade; B3 is the field of lane B on street ' +
      'III.',
    pl:
      'Przed kartą jest następne pole jej toru w stronę Barykady, za nią – następne w stronę Cmentarza, a obok niej ' +
      '– sąsiednie pole tej samej przecznicy; pola stykające się rogiem nie sąsiadują. Tory nazywają się A, B i C, ' +
      'a przecznice I–V, licząc od Barykady; B3 to pole toru B na przecznicy III.',
    why: {
      en: 'All cards need one set of words.',
      pl: 'Wszystkie karty potrzebują wspólnych pojęć.',
    },
  },
  {
    id: 'R55',
    heading: 'Przebieg kolejki',
    en: 'If both sides have something to decide at the same time, the side whose turn it is decides first.',
    pl: 'Jeśli obie strony mają coś do rozstrzygnięcia w tej samej chwili, pierwsza decyduje ta, której jest tura.',
    why: {
      en: 'It is that side’s turn that is being played.',
      pl: 'To jej tura właśnie trwa.',
    },
  },
  {
    id: 'R56',
    heading: '2. Ruch kart planszy',
    en: 'Choices of a human trap belong to the humans, even in the zombie turn.',
    pl: 'O wyborach pułapki decydują ludzie, nawet w turze zombiaków.',
    why: {
      en: 'The card is theirs.',
      pl: 'To ich karta.',
    },
  },
  {
    id: 'R57',
    heading: 'Koniec gry',
    en: 'A player may give up at any time; what happens to a late player is a setting of the table.',
    pl:
      'Grę można poddać w każdej chwili; o tym, co się dzieje, gdy komuś skończy się czas, decydują ustawienia ' +
      'stołu.',
    why: {
      en: 'That belongs to playing at a screen; the rulebook does not speak of it.',
      pl: 'To sprawa gry przy ekranie; instrukcja o tym nie mówi.',
    },
  },
  {
    id: 'R58',
    heading: 'Ogólne zasady',
    en: 'When a card of the zombie discard pile becomes a zombie of Strength 1, it is the one discarded last.',
    pl: 'Gdy karta ze Śmietnika zombiaków staje się zombiakiem o Sile 1, jest to karta odrzucona ostatnio.',
    why: {
      en: 'Which card is used makes no difference to anything, so nobody is asked.',
      pl: 'Nie ma żadnego znaczenia, która to karta, więc nikt nie jest pytany.',
    },
  },
  {
    id: 'R59',
    heading: 'Przygotowanie do gry',
    en: 'Who leads the zombies is a setting of the table: the first seat, the second seat, or chance.',
    pl: 'Kto prowadzi zombiaki, określa ustawienie stołu: pierwsze miejsce, drugie miejsce albo los.',
    why: {
      en: 'The rulebook leaves it to the players.',
      pl: 'Instrukcja zostawia to graczom.',
    },
  },
  {
    id: 'R60',
    heading: '5. Użycie kart',
    en: 'Keeping takes no decision: whatever is neither played nor discarded when the turn is ended stays in the row.',
    pl:
      'Zachowanie karty nie wymaga decyzji: to, co do końca tury nie zostało zagrane ani odrzucone, zostaje w ' +
      'rzędzie.',
    why: {
      en: 'Keeping changes nothing, so there is nothing to ask.',
      pl: 'Zachowanie niczego nie zmienia, więc nie ma o co pytać.',
    },
  },
  {
    id: 'R61',
    heading: '5. Użycie kart',
    en: 'In step 5 cards may be discarded one by one at any time, also between two played cards.',
    pl: 'W kroku 5 można odrzucać karty pojedynczo w dowolnej chwili, także między dwiema zagranymi kartami.',
    why: {
      en: 'The rulebook lets each card be used in one of three ways and sets no order (Z62, Z67).',
      pl: 'Instrukcja pozwala użyć każdej karty na jeden z trzech sposobów i nie narzuca kolejności (Z62, Z67).',
    },
  },
  {
    id: 'R62',
    heading: 'Zombiaki w grze',
    en: 'Boss gives no orders to pets, and pets do not retreat when Boss is lost.',
    pl: 'Boss nie wydaje rozkazów zwierzakom, a gdy przepada, zwierzaki się nie cofają.',
    why: {
      en: 'Zombie cards leave pets alone (D3): where such a card says zombie, no pet is meant.',
      pl: 'Karty zombiaków nie dotyczą zwierzaków (D3): gdy taka karta mówi o zombiakach, nie chodzi o zwierzaki.',
    },
  },
  {
    id: 'R63',
    heading: 'Zombiaki w grze',
    en: 'Bucket does not wound a pet. With nobody but pets on the board it is discarded without effect.',
    pl: 'Wiadro nie rani zwierzaka. Gdy na planszy są same zwierzaki, trafia do Śmietnika bez efektu.',
    why: {
      en: 'It may not push one back either, and a zombie card means zombies only (D3).',
      pl: 'Cofnąć zwierzaka też nie może, a karta zombiaków mówi tylko o zombiakach (D3).',
    },
  },
  {
    id: 'R64',
    heading: '5. Użycie kart',
    en:
      'Get Lost swaps nobody within a lane closed by Barrier, out of it or into it. Zombies on whom Barrier does not ' +
      'act, since a wall is in between, may change places.',
    pl:
      'Spadaj nikogo nie zamienia na torze zamkniętym Zaporą, nie wyprowadza z niego ani na niego nie wprowadza. ' +
      'Zombiaki, na które Zapora nie działa, bo oddziela je mur, mogą zamienić się miejscami.',
    why: {
      en: 'Both zombies change their fields, which is a move (P273), and Barrier stops every move of its lane (P572).',
      pl: 'Oba zombiaki zmieniają pole, a to ruch (P273); Zapora wstrzymuje zaś każdy ruch na swoim torze (P572).',
    },
  },
  {
    id: 'R65',
    heading: '5. Użycie kart',
    en:
      'Get Lost brings a zombie on to a wall only if it could climb the wall from its field with a step of its own; ' +
      'the one that stands on the wall may always come down.',
    pl:
      'Spadaj wprowadza zombiaka na mur tylko wtedy, gdy mógłby on wspiąć się tam zwykłym krokiem ze swojego pola; ' +
      'ten, który stoi na murze, może zejść zawsze.',
    why: {
      en: 'Nobody comes on to a wall without the Strength that it demands (P622), whatever moves them.',
      pl: 'Nikt nie wchodzi na mur bez wymaganej Siły (P622), cokolwiek go tam prowadzi.',
    },
  },
  {
    id: 'R66',
    heading: '5. Użycie kart',
    en: 'Mass may join a zombie with one that stands on a wall, whatever its Strength.',
    pl: 'Masa może połączyć zombiaka z takim, który stoi na murze, niezależnie od Siły.',
    why: {
      en: 'The one on the wall has climbed it already; to be joined is not a step (P255, P256).',
      pl: 'Ten na murze już się wspiął, a połączenie nie jest krokiem (P255, P256).',
    },
  },
  {
    id: 'R67',
    heading: '2. Ruch kart planszy',
    en: 'A zombie that comes up during step 2 of the zombie turn has no own move in that step.',
    pl: 'Zombiak, który pojawia się w trakcie kroku 2 tury zombiaków, nie ma w tym kroku ruchu własnego.',
    why: {
      en: 'It was not there when the step began, and the zombie it came out of has had its move.',
      pl: 'Nie było go, gdy krok się zaczynał, a zombiak, z którego powstał, już się ruszał.',
    },
  },
  {
    id: 'R68',
    heading: '2. Ruch kart planszy',
    en: 'Of Dog and Cat the zombie player moves first whichever they like, with all its steps, and then the other.',
    pl: 'Spośród Psa i Kota gracz zombiaków najpierw rusza wybranego, wszystkimi jego krokami, a potem drugiego.',
    why: {
      en: 'Both move before the zombies, and nothing orders them.',
      pl: 'Oba ruszają się przed zombiakami, a ich kolejności nic nie ustala.',
    },
  },
  {
    id: 'R69',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Barbed Wire that holds somebody does not act on another who enters its field, as a Cat may in a pack that mixes both decks.',
    pl: 'Zasieki, które kogoś trzymają, nie działają na następnego, kto wejdzie na ich pole, jak może to zrobić Kot w zestawie kart z obu talii.',
    why: {
      en: 'They lie under the zombie that they hold (K452).',
      pl: 'Leżą pod zombiakiem, którego trzymają (K452).',
    },
  },
  {
    id: 'R70',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Oil begins on a field with a zombie, a Mine or a Car Bomb. Street on Fire of the Jubileusz deck likewise needs a lane with one of these.',
    pl: 'Ropa zaczyna na polu, na którym jest zombiak, Mina albo Auto. Ulica w ogniu z talii Jubileusz także wymaga toru, na którym jest któraś z tych kart.',
    why: {
      en: 'Elsewhere the card would do nothing, or would only waste points.',
      pl: 'Gdzie indziej karta nic by nie dała albo tylko marnowałaby punkty.',
    },
  },
  {
    id: 'R71',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Every field that Oil reaches costs at least 1 point, and it comes to each field once. It flows on only where something can still burn.',
    pl: 'Każde pole, do którego dociera Ropa, kosztuje co najmniej 1 punkt, a na każde pole trafia ona raz. Płynie dalej tylko tam, gdzie coś jeszcze może się zapalić.',
    why: {
      en: 'A chain that passed somebody without burning would not be a chain of fire; ways that lead nowhere are not worth a question.',
      pl: 'Łańcuch, który kogoś mija i nie parzy, nie byłby łańcuchem ognia, a o drogi donikąd nie warto pytać.',
    },
  },
  {
    id: 'R72',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Blood leads a zombie also to a field where Cat is alone, but it does not lead Cat to the field of another zombie.',
    pl: 'Krew prowadzi zombiaka także na pole, na którym jest sam Kot, ale nie prowadzi Kota na pole innego zombiaka.',
    why: {
      en: 'A Cat alone does not hold its field (P202); the card itself asks for a field without a zombie.',
      pl: 'Sam Kot nie zajmuje pola (P202), a karta wymaga pola bez zombiaka.',
    },
  },
  {
    id: 'R73',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'A zombie that Ovary makes small on a Hole falls in.',
    pl: 'Zombiak, którego Jajnik zmniejszy na Dziurze, wpada do niej.',
    why: {
      en: 'It has been weakened there by a card that makes nobody retreat (P614).',
      pl: 'Osłabiła go tam karta, która nikogo nie cofa (P614).',
    },
  },
  {
    id: 'R74',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Net covers whole fields: a Cat goes into it together with the zombie whose field it shares, and both Strengths count.',
    pl: 'Sieć obejmuje całe pola: Kot trafia do niej razem z zombiakiem, z którym dzieli pole, i liczą się obie Siły.',
    why: {
      en: 'Both are one target (P203).',
      pl: 'Oba są jednym celem (P203).',
    },
  },
  {
    id: 'R75',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Flamethrower, Oil, Mine and Car Bomb burn or hit whole fields: they wound a zombie and its Teddy Bear.',
    pl: 'Miotacz, Ropa, Mina i Auto parzą lub rażą całe pola: ranią zombiaka i jego Misia.',
    why: {
      en: 'They are not aimed at somebody, so they act on an area (P214).',
      pl: 'Nie mierzy się nimi w kogoś, więc działają na obszar (P214).',
    },
  },
  {
    id: 'R76',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Barrel kills the zombie that holds the field it meets; a Cat that shares the field stays.',
    pl: 'Beczka zabija zombiaka, który zajmuje pole na jej drodze; Kot, który dzieli z nim pole, zostaje.',
    why: {
      en: 'Cat takes wounds first (P203), but Barrel deals none, and it is used up on the first zombie.',
      pl: 'Kot pierwszy przyjmuje rany (P203), ale Beczka żadnych nie zadaje, a zużywa się na pierwszym zombiaku.',
    },
  },
  {
    id: 'R77',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'When Grenade destroys a zombie with Boss, all others retreat as usual.',
    pl: 'Gdy Granat niszczy zombiaka z Bossem, wszystkie pozostałe cofają się jak zwykle.',
    why: {
      en: 'Boss is an attached card and not a trait of the zombie that died (P225, P463).',
      pl: 'Boss jest kartą dołączoną, a nie cechą zabitego zombiaka (P225, P463).',
    },
  },
  {
    id: 'R78',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Shrapnel of a Mine may fly to any adjacent field, also to an empty one. It sets off a Car Bomb there after its wound. Nobody is asked when nothing could be hit.',
    pl: 'Odłamki Miny mogą polecieć na dowolne sąsiednie pole, także puste. Auto wybucha tam od nich po zadaniu rany. Gdy nic nie może zostać trafione, nikt nie jest pytany.',
    why: {
      en: 'The card speaks of a field and not of a zombie, and the humans may want to spare their own card.',
      pl: 'Karta mówi o polu, a nie o zombiaku, a ludzie mogą chcieć oszczędzić własną kartę.',
    },
  },
  {
    id: 'R79',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'When several cards go off at once, the humans are asked for the order only if a zombie stands on one of their fields or next to it, corners included.',
    pl: 'Gdy naraz wybucha kilka kart, ludzie są pytani o kolejność tylko wtedy, gdy na którymś z ich pól albo tuż obok, także po skosie, stoi zombiak.',
    why: {
      en: 'Otherwise nobody can be wounded, and the order makes no difference.',
      pl: 'Inaczej nikt nie może zostać ranny i kolejność nie ma znaczenia.',
    },
  },
  {
    id: 'R80',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'In a pack that mixes both decks Metro takes nobody out of a net, and nobody out of or into a lane closed by Barrier.',
    pl: 'W zestawie kart z obu talii Metro nie zabiera nikogo z Sieci, z toru zamkniętego Zaporą ani na taki tor.',
    why: {
      en: 'Both cards forbid every move (P562, P572, P574), and Metro is excepted only from Militia Roadblock (K482).',
      pl: 'Obie karty zabraniają wszelkiego ruchu (P562, P572, P574), a Metro jest wyjątkiem tylko od Blokady milicyjnej (K482).',
    },
  },
  {
    id: 'R81',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'A pet that holds a field of the line behind a zombie counts like a zombie when a wall is climbed; a Cat that shares a field adds nothing.',
    pl: 'Zwierzak, który zajmuje pole w kolumnie za zombiakiem, liczy się przy wchodzeniu na mur jak zombiak; Kot, który dzieli z kimś pole, nic nie dodaje.',
    why: {
      en: 'Human cards treat pets as zombies (D3), and the line is made of those who hold its fields.',
      pl: 'Karty ludzi traktują zwierzaki jak zombiaki (D3), a kolumnę tworzą ci, którzy zajmują jej pola.',
    },
  },
  {
    id: 'R82',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'When Concrete Shoes kill Siamese Twins or Trojan Horse after a step, the small zombie on that field counts as ' +
      'having entered it: a trap or Barrel there acts on it, once the other small ones have come.',
    pl:
      'Gdy po kroku Betonowe buciki zabijają Syjamczyka lub Konia trojańskiego, mały zombiak na tym polu liczy się ' +
      'jak ten, kto na nie wszedł: leżąca tam pułapka lub Beczka działa na niego, gdy pojawią się już pozostałe małe.',
    why: {
      en: 'So it is on the Barricade, where the small zombie wins (J20).',
      pl: 'Tak samo jest na Barykadzie, na której mały zombiak wygrywa (J20).',
    },
  },
] as const satisfies readonly RuleText[];
