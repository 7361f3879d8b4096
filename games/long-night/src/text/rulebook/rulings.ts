import type { RuleText } from '@horda/parts';

/** How the rules are read where they leave a question open (F… from the known facts, A… ours), each with its reason. */
export const RULINGS = [
  {
    id: 'F1',
    heading: 'Ryzykowny rzut',
    en:
      'The exposure die is rolled after every arrival by a move and after every zombie killed, one roll per zombie, ' +
      'unless an effect cancels the roll. Putting, placing or returning a survivor and merely removing a zombie ' +
      'cause no roll.',
    pl:
      'Kością ryzyka rzuca się po każdym ruchu do nowej lokacji i po każdym zabitym zombie, osobno za każdego, chyba ' +
      'że jakiś efekt znosi ten rzut. Gdy ocalałego się gdzieś kładzie, stawia lub zwraca albo gdy zombie się tylko ' +
      'usuwa, rzutu nie ma.',
    why: {
      en: 'The rulebook ties the roll to moving and to killing only.',
      pl: 'Instrukcja wiąże ten rzut tylko z ruchem i z zabiciem.',
    },
  },
  {
    id: 'F2',
    heading: 'Rozprzestrzenianie ugryzienia',
    en:
      'A bite passes to the survivor with the lowest influence at the location, after a move at the destination. It ' +
      'never passes to a helpless survivor, and the first player settles a tie.',
    pl:
      'Ugryzienie przechodzi na ocalałego o najniższych wpływach w tej lokacji, a po ruchu w lokacji docelowej. ' +
      'Nigdy nie przechodzi na darmozjada, a remis rozstrzyga pierwszy gracz.',
    why: {
      en: 'Helpless survivors have no influence to compare.',
      pl: 'Darmozjady nie mają wpływów, więc nie ma czego porównywać.',
    },
  },
  {
    id: 'F3',
    heading: 'Zabijanie ocalałych',
    en:
      'When a bite kills a player’s last survivor, the new survivor arrives after the whole chain of bites and never ' +
      'becomes part of it.',
    pl:
      'Jeśli ugryzienie zabija ostatniego ocalałego gracza, nowy ocalały pojawia się dopiero po całym łańcuchu ' +
      'ugryzień i nigdy do niego nie trafia.',
    why: {
      en: 'The chain passes among the survivors who stood there when it began.',
      pl: 'Łańcuch biegnie przez ocalałych, którzy stali tam na początku.',
    },
  },
  {
    id: 'F4',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'A bite never reaches bandits: the chain ends when no survivor is left at the location, and the bandits stay.',
    pl:
      'Ugryzienie nie przechodzi na bandytów: łańcuch kończy się, gdy w lokacji nie ma już ocalałych, a bandyci ' +
      'zostają.',
    why: {
      en: 'Bandits have no influence.',
      pl: 'Bandyci nie mają wpływów.',
    },
  },
  {
    id: 'F5',
    heading: 'Tekst na kartach',
    en: 'No medicine can be played against the third damage token: the survivor is dead before anybody could play it.',
    pl: 'Leku nie da się zagrać na trzecie obrażenie: ocalały ginie, zanim ktokolwiek zdąży go użyć.',
    why: {
      en: 'Items cannot interrupt an effect, and the rulebook gives just this example.',
      pl: 'Przedmiotem nie można przerwać efektu, a instrukcja podaje właśnie taki przykład.',
    },
  },
  {
    id: 'F6',
    heading: 'Ryzykowny rzut',
    en:
      'A turn starts in this order: the crossroads card is drawn, frostbite deals its wounds and the survivors it ' +
      'kills die, then the actions begin. Dice of a survivor who dies stay with the player this round.',
    pl:
      'Tura zaczyna się w tej kolejności: dobranie karty rozdroży, rany od odmrożeń i śmierć tych, których one ' +
      'zabiją, a potem akcje. Kości po ocalałym, który zginął, zostają graczowi do końca rundy.',
    why: {
      en: 'Both happen at the start of the turn, so one order has to be fixed; dice belong to the player.',
      pl: 'Jedno i drugie dzieje się na początku tury, więc kolejność trzeba ustalić; kości należą do gracza.',
    },
  },
  {
    id: 'F7',
    heading: 'Karty rozdroży',
    en:
      'A crossroads card triggered by an action waits until the action is finished, with exposure, bites and deaths; ' +
      'a card triggered by a move does not trigger if the mover has died. The exceptions are in N6.',
    pl:
      'Karta rozdroży, którą uruchamia akcja, czeka do końca tej akcji, razem z rzutem kością ryzyka, ugryzieniami i ' +
      'śmierciami; karta uruchamiana ruchem nie działa, jeśli idący zginął. Wyjątki podaje N6.',
    why: {
      en: 'The rulebook wants the action finished first.',
      pl: 'Według instrukcji najpierw trzeba dokończyć akcję.',
    },
  },
  {
    id: 'F8',
    heading: 'Karty rozdroży',
    en:
      'All options are read first. An option whose requirement is not met cannot be chosen; a part with “if able” ' +
      'may fail; paying “all” out of nothing is allowed.',
    pl:
      'Najpierw czyta się wszystkie opcje. Opcji z niespełnionym wymaganiem nie można wybrać; część z dopiskiem ' +
      '„jeśli to możliwe” może się nie udać; wolno oddać „wszystko”, nie mając nic.',
    why: {
      en: 'Only a requirement bars an option; an effect is carried out as far as possible.',
      pl: 'Opcję blokuje tylko wymaganie; sam efekt wykonuje się na tyle, na ile się da.',
    },
  },
  {
    id: 'F9',
    heading: 'Głosowanie',
    en:
      'On a crossroads card the players it names vote, mostly those who are not exiled and have a survivor in the ' +
      'colony. The first player settles a tie; if nobody may vote, the active player decides.',
    pl:
      'Na karcie rozdroży głosują gracze, których ona wskazuje, zwykle niewygnani mający ocalałego w kolonii. Remis ' +
      'rozstrzyga pierwszy gracz; jeśli nikt nie może głosować, decyduje aktywny gracz.',
    why: {
      en: 'The card speaks about the active player, so an empty vote falls to that player.',
      pl: 'Karta mówi o aktywnym graczu, więc puste głosowanie rozstrzyga właśnie on.',
    },
  },
  {
    id: 'F10',
    heading: 'Dodawanie ocalałych',
    en:
      'While the colony is full, a crossroads card that adds survivors or helpless survivors cannot trigger and ' +
      'survivor items cannot be played.',
    pl:
      'Gdy kolonia jest pełna, karta rozdroży, która dodaje ocalałych lub darmozjadów, się nie uruchamia, a ' +
      'przedmiotów dodających ocalałych nie można zagrać.',
    why: {
      en: 'The rulebook forbids both without a free space.',
      pl: 'Instrukcja zabrania obu rzeczy, gdy nie ma wolnego pola.',
    },
  },
  {
    id: 'F11',
    heading: 'Faza kolonii',
    en:
      'The need of a crisis is the number of players who are not exiled, changed only by cards that say so. Each ' +
      'card counts once, for or against; a sum that exceeds the need by 2 or more gives 1 morale.',
    pl:
      'Próg zagrożenia to liczba niewygnanych graczy; zmienić go mogą tylko karty, które o tym mówią. Każda karta ' +
      'liczy się raz, na plus albo na minus; suma wyższa od progu o 2 lub więcej daje 1 morale.',
    why: {
      en: 'The example in the rulebook counts players who are not exiled; N10 adds the changes.',
      pl: 'Przykład w instrukcji liczy niewygnanych graczy; zmiany dodaje N10.',
    },
  },
  {
    id: 'F12',
    heading: 'Wygnanie',
    en:
      'Exiled players may add cards to the main objective, request and give cards, hand off items at the same ' +
      'location and start exile votes. They may neither contribute to a crisis nor vote.',
    pl:
      'Wygnany gracz może dokładać karty do celu głównego, żądać kart i je dawać, przekazywać przedmioty w tej samej ' +
      'lokacji i zgłaszać głosowanie nad wygnaniem. Nie może poświęcać kart na zagrożenie ani głosować.',
    why: {
      en: 'Exile takes away only what the rulebook lists.',
      pl: 'Wygnanie odbiera tylko to, co wymienia instrukcja.',
    },
  },
  {
    id: 'F13',
    heading: 'Wygnanie',
    en:
      'If there is no free space outside for an exiled survivor, a survivor outside who is not exiled goes to the ' +
      'colony and the exiled one takes that space. The exiled player chooses which; neither is a move.',
    pl:
      'Jeśli poza kolonią nie ma wolnego pola dla wygnanego ocalałego, jakiś niewygnany ocalały z zewnątrz wraca do ' +
      'kolonii, a wygnany zajmuje jego pole. Wybiera wygnany gracz; nie jest to ruch żadnego z nich.',
    why: {
      en: 'The exiled survivor has to leave the colony, and a swap disturbs the least.',
      pl: 'Wygnany musi opuścić kolonię, a zamiana miejsc najmniej tu miesza.',
    },
  },
  {
    id: 'F14',
    heading: 'Wygnanie',
    en:
      'An exiled player who is not the betrayer shows the secret objective and replaces it with the exile objective. ' +
      'An exiled betrayer keeps the betrayal objective hidden, and the exile objective changes its first condition.',
    pl:
      'Wygnany gracz, który nie jest zdrajcą, pokazuje swój ukryty cel i zastępuje go celem wygnańca. Wygnany ' +
      'zdrajca nie ujawnia celu zdrajcy, a cel wygnańca zmienia jego pierwszy warunek.',
    why: {
      en: 'The exile cards have a part for each of the two.',
      pl: 'Karty wygnańca mają osobną część dla jednego i dla drugiego.',
    },
  },
  {
    id: 'F15',
    heading: 'Wygnanie',
    en: 'As soon as two exiled players both lack a betrayal objective, morale falls to 0 and the game ends.',
    pl: 'Gdy tylko jest dwóch wygnanych graczy bez celu zdrajcy, morale spada do 0 i gra się kończy.',
    why: {
      en: 'Morale 0 always ends the game.',
      pl: 'Morale 0 zawsze kończy grę.',
    },
  },
  {
    id: 'F16',
    heading: 'Wygnanie',
    en: 'Survivors of an exiled player never enter the colony.',
    pl: 'Ocalali wygnanego gracza nigdy nie wchodzą do kolonii.',
    why: {
      en: 'No sentence says so (N13), but exile would mean nothing if they could walk back.',
      pl: 'Żadne zdanie tego nie mówi (N13), ale wygnanie nic by nie znaczyło, gdyby mogli po prostu wrócić.',
    },
  },
  {
    id: 'F17',
    heading: 'Akcje z kością',
    en:
      'Attract moves up to 2 zombies from one other location to empty entrance spaces only. It never destroys a ' +
      'barricade; in the colony the zombies may go to any entrances. Special zombies cannot be attracted.',
    pl:
      'Przyciąganie przenosi do 2 zombie z jednej innej lokacji, tylko na puste pola wejść. Nigdy nie niszczy ' +
      'barykady; w kolonii zombie można rozłożyć przy dowolnych wejściach. Specjalnych zombie nie da się ' +
      'przyciągnąć.',
    why: {
      en: 'The zombies are moved, not added, and the rulebook asks for empty spaces.',
      pl: 'Zombie się tu przenosi, a nie dodaje, i instrukcja mówi o pustych polach.',
    },
  },
  {
    id: 'F18',
    heading: 'Dodawanie zombie',
    en:
      'Every batch of zombies for the colony starts at entrance 1. A zombie that destroys a barricade or overruns an ' +
      'entrance is used up, and the next one goes to the next entrance.',
    pl:
      'Każda porcja zombie dodawanych do kolonii zaczyna się od wejścia 1. Zombie, który niszczy barykadę albo ' +
      'opanowuje wejście, jest już zużyty, a następny idzie do następnego wejścia.',
    why: {
      en: 'The rulebook’s example goes on in just this way after an overrun.',
      pl: 'Przykład z instrukcji po opanowaniu wejścia liczy dalej właśnie tak.',
    },
  },
  {
    id: 'F19',
    heading: 'Dodawanie zombie',
    en:
      'An overrun of a location without survivors: with helpless survivors there, 1 of them dies; with only bandits ' +
      'there, all of them leave; with nobody there, nothing happens.',
    pl:
      'Gdy opanowane zostaje wejście tam, gdzie nie ma ocalałych: jeśli są darmozjady, ginie 1 z nich; jeśli są ' +
      'tylko bandyci, wszyscy stamtąd znikają; jeśli nie ma nikogo, nic się nie dzieje.',
    why: {
      en: 'The rulebook says this of the colony and of bandits; together the sentences cover every case.',
      pl: 'Instrukcja mówi to o kolonii i o bandytach; razem te zdania obejmują każdy przypadek.',
    },
  },
  {
    id: 'F20',
    heading: 'Wygrana i przegrana',
    en:
      'If morale falls to 0 while zombies are being added, the running batch is finished first; the whole of step 4 ' +
      'counts as one batch here (N7). Anywhere else the game ends at once.',
    pl:
      'Jeśli morale spadnie do 0 podczas dodawania zombie, najpierw kończy się tę porcję; cały krok 4 to w tym ' +
      'wypadku jedna porcja (N7). W każdej innej chwili gra kończy się od razu.',
    why: {
      en: 'Zombies are added until all of them have been added.',
      pl: 'Zombie dodaje się, aż wszystkie zostaną dodane.',
    },
  },
  {
    id: 'F21',
    heading: 'Faza kolonii',
    en:
      'The main objective is checked only in step 5. Cards on it lie face up, any number per turn; starter cards do ' +
      'not count where the objective asks for other cards.',
    pl:
      'Cel główny sprawdza się tylko w kroku 5. Karty leżą na nim odkryte i w jednej turze wolno dołożyć ich ' +
      'dowolnie wiele; startowe się nie liczą tam, gdzie cel wymaga kart niestartowych.',
    why: {
      en: 'The colony phase has one step for it, and the cards say which items they want.',
      pl: 'Faza kolonii ma na to jeden krok, a karty mówią, jakich przedmiotów chcą.',
    },
  },
  {
    id: 'F22',
    heading: 'Akcje bez kości',
    en: 'Nobody can enter a full location; survivors and bandits share its survivor spaces.',
    pl: 'Do pełnej lokacji nie można wejść; ocalali i bandyci dzielą te same pola ocalałych.',
    why: {
      en: 'Bandits stand on the spaces of survivors.',
      pl: 'Bandyci stoją na polach ocalałych.',
    },
  },
  {
    id: 'F23',
    heading: 'Zabijanie ocalałych',
    en: 'A survivor who replaces a player’s last one arrives even in a full colony, over its capacity.',
    pl: 'Ocalały, który zastępuje ostatniego ocalałego gracza, przychodzi nawet do pełnej kolonii, ponad liczbę pól.',
    why: {
      en: 'Otherwise the player would have nothing to play with.',
      pl: 'Inaczej gracz nie miałby czym grać.',
    },
  },
  {
    id: 'F24',
    heading: 'Akcje bez kości',
    en:
      'Each food token spent raises one unused die by 1, never above 6; the die need not be one’s own (N34). Exiled ' +
      'players use food cards instead.',
    pl:
      'Każdy wydany znacznik żywności podnosi jedną nieużytą kość o 1, nigdy powyżej 6; nie musi to być własna kość ' +
      '(N34). Wygnani gracze używają zamiast tego kart żywności.',
    why: {
      en: 'A die has no face above 6.',
      pl: 'Kość nie ma ścianki powyżej 6.',
    },
  },
  {
    id: 'F25',
    heading: 'Faza kolonii',
    en: 'Starvation tokens stay in the supply for the whole game.',
    pl: 'Znaczniki głodu zostają w magazynie do końca gry.',
    why: {
      en: 'Nothing takes them away.',
      pl: 'Nic ich stamtąd nie zabiera.',
    },
  },
  {
    id: 'F26',
    heading: 'Akcje bez kości',
    en:
      'A survivor may carry any number of equipped cards, also two alike. They cannot be taken off, and a card used ' +
      'this round stays used.',
    pl:
      'Ocalały może mieć dowolnie wiele kart wyposażenia, także dwie takie same. Nie można ich zdjąć, a karta użyta ' +
      'w tej rundzie pozostaje użyta.',
    why: {
      en: 'The rulebook names no limit and lists the only ways to lose equipment.',
      pl: 'Instrukcja nie podaje limitu, a wymienia jedyne sposoby utraty wyposażenia.',
    },
  },
  {
    id: 'F27',
    heading: 'Akcje z kością',
    en: 'The searcher puts the rejected cards under the deck in any order; an empty item deck is not refilled.',
    pl:
      'Przeszukujący odkłada odrzucone karty na spód stosu w dowolnej kolejności; pustego stosu przedmiotów się nie ' +
      'uzupełnia.',
    why: {
      en: 'The rulebook names neither an order nor a refill.',
      pl: 'Instrukcja nie mówi ani o kolejności, ani o uzupełnianiu.',
    },
  },
  {
    id: 'F28',
    heading: 'Akcje bez kości',
    en:
      'A requested card is used at once and goes neither to the crisis nor to the main objective. An equip card may ' +
      'be equipped, and contributed later in the same turn.',
    pl:
      'Kartę zdobytą żądaniem wykorzystuje się od razu i nie można jej dodać ani do zagrożenia, ani do celu ' +
      'głównego. Kartę wyposażenia można założyć, a później w tej samej turze poświęcić.',
    why: {
      en: 'Once it is equipped, it is equipment like any other.',
      pl: 'Po założeniu jest to takie samo wyposażenie jak każde inne.',
    },
  },
  {
    id: 'F29',
    heading: 'Karty i komponenty',
    en:
      'The first player decides every tie and every order, apart from the empty vote of F9. A tie for first player ' +
      'at set-up is decided at random; with unique influence values it cannot happen.',
    pl:
      'Pierwszy gracz rozstrzyga każdy remis i każdą kolejność, poza pustym głosowaniem z F9. Remis o pierwszego ' +
      'gracza przy przygotowaniu gry rozstrzyga los; przy niepowtarzalnych wpływach nie może się zdarzyć.',
    why: {
      en: 'At set-up there is no first player yet.',
      pl: 'Podczas przygotowania gry pierwszego gracza jeszcze nie ma.',
    },
  },
  {
    id: 'F30',
    heading: 'Faza kolonii',
    en:
      'Turns go to the left and the first-player marker goes to the right; any player may call a vote to keep it ' +
      'where it is.',
    pl:
      'Tury idą w lewo, a znacznik pierwszego gracza w prawo; każdy gracz może zgłosić głosowanie, żeby został na ' +
      'miejscu.',
    why: {
      en: 'Both directions are printed; they really do differ.',
      pl: 'Oba kierunki podaje instrukcja i rzeczywiście są różne.',
    },
  },
  {
    id: 'F31',
    heading: 'Faza kolonii',
    en: 'Each noise token brings a zombie with an even chance.',
    pl: 'Każdy znacznik hałasu sprowadza zombie z szansą pół na pół.',
    why: {
      en: 'The token is tossed like a coin.',
      pl: 'Znacznikiem rzuca się jak monetą.',
    },
  },
  {
    id: 'F32',
    heading: 'Moduł bandytów',
    en:
      'To attack a bandit a survivor uses a die of at least its own attack value; a reroll of 4 or less removes the ' +
      'bandit. There is no exposure roll.',
    pl:
      'Żeby zaatakować bandytę, ocalały używa kości równej co najmniej własnej wartości ataku; wynik przerzutu 4 lub ' +
      'mniej usuwa bandytę. Kością ryzyka się nie rzuca.',
    why: {
      en: 'It works like attacking a survivor with attack value 4.',
      pl: 'Działa to jak atak na ocalałego z wartością ataku 4.',
    },
  },
  {
    id: 'F33',
    heading: 'Moduł Raxxon',
    en:
      'Special zombies are hurt only by ordinary attacks, must be attacked first and are moved only by their own ' +
      'encounter cards; items, abilities and traps do nothing to them. After the exposure roll a living attacker ' +
      'rolls on the encounter card.',
    pl:
      'Specjalnym zombie szkodzą tylko zwykłe ataki, trzeba je atakować w pierwszej kolejności i rusza je tylko ' +
      'własna karta potyczki; przedmioty, zdolności i pułapki na nie nie działają. Po rzucie kością ryzyka żywy ' +
      'atakujący rzuca na karcie potyczki.',
    why: {
      en: 'This gathers what the rulebook says about them in one place.',
      pl: 'Tu w jednym miejscu jest wszystko, co mówi o nich instrukcja.',
    },
  },
  {
    id: 'Q1',
    heading: 'Ryzykowny rzut',
    en: 'Frostbite works the same on survivors of exiled players; their deaths cost no morale.',
    pl: 'Odmrożenia działają tak samo na ocalałych wygnanych graczy; ich śmierć nie kosztuje morale.',
    why: {
      en: 'The rulebook makes no exception.',
      pl: 'Instrukcja nie robi tu wyjątku.',
    },
  },
  {
    id: 'Q2',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'A survivor who is immune to spreading bites is skipped; the bite goes to the next lowest influence.',
    pl:
      'Ocalałego odpornego na rozprzestrzenianie się ugryzienia się pomija; ugryzienie przechodzi na następnego w ' +
      'kolejności wpływów, od najniższych.',
    why: {
      en: 'The published cards of this kind protect their survivor and do not stop the chain.',
      pl: 'Wydane karty tego rodzaju chronią swojego ocalałego, ale nie zatrzymują łańcucha.',
    },
  },
  {
    id: 'Q3',
    heading: 'Ryzykowny rzut',
    en: 'Option 1 of a bite still costs 1 morale for the death; it only stops the chain.',
    pl: 'Opcja 1 przy ugryzieniu też kosztuje 1 morale za śmierć, tyle że zatrzymuje łańcuch.',
    why: {
      en: 'Every death costs morale, whatever its cause.',
      pl: 'Każda śmierć kosztuje morale, bez względu na przyczynę.',
    },
  },
  {
    id: 'Q4',
    heading: 'Nowe, stałe zasady',
    en:
      'Despair counts as damage only: for the limit of 3 and wherever a card asks about damage. It never works like ' +
      'frostbite.',
    pl:
      'Rozpacz liczy się tylko jako obrażenie: do limitu 3 i tam, gdzie karta pyta o obrażenia. Nigdy nie działa jak ' +
      'odmrożenie.',
    why: {
      en: 'Despair has a token of its own.',
      pl: 'Rozpacz ma własny znacznik.',
    },
  },
  {
    id: 'Q5',
    heading: 'Zabijanie ocalałych',
    en: 'Damage tokens never run out.',
    pl: 'Znaczników obrażeń nigdy nie brakuje.',
    why: {
      en: 'The printed number is a matter of the box; the rulebook covers only zombies running out.',
      pl: 'Liczba znaczników to sprawa pudełka; instrukcja mówi tylko o braku figurek zombie.',
    },
  },
  {
    id: 'Q6',
    heading: 'Zabijanie ocalałych',
    en: 'A survivor whose ability raises the limit dies at 4 damage tokens of all kinds together.',
    pl: 'Ocalały, któremu zdolność podnosi limit, ginie przy 4 obrażeniach, licząc wszystkie rodzaje razem.',
    why: {
      en: 'Card text beats the rulebook.',
      pl: 'Tekst karty ma pierwszeństwo przed instrukcją.',
    },
  },
  {
    id: 'Q7',
    heading: 'Szympans i kod',
    en: 'The wound that a scenario puts on Blue or on the survivor of B1 is an ordinary wound and may be healed.',
    pl: 'Rana, którą scenariusz zadaje Blue albo ocalałemu z B1, jest zwykłą raną i można ją wyleczyć.',
    why: {
      en: 'Nothing forbids it.',
      pl: 'Nic tego nie zabrania.',
    },
  },
  {
    id: 'Q8',
    heading: 'Karty rozdroży',
    en:
      'If the condition of a crossroads card already holds when the card is drawn, the card triggers at one fixed ' +
      'moment: after the frostbite wounds and before the first action.',
    pl:
      'Jeśli warunek karty rozdroży jest spełniony już przy jej dobraniu, karta uruchamia się w jednej ustalonej ' +
      'chwili: po ranach od odmrożeń, a przed pierwszą akcją.',
    why: {
      en: 'This fits the order of F6 and leaves no doubt about the moment.',
      pl: 'Zgadza się to z kolejnością z F6 i nie zostawia wątpliwości co do chwili.',
    },
  },
  {
    id: 'Q9',
    heading: 'Karty rozdroży',
    en: 'A crossroads card resolves once, the first time its condition is met.',
    pl: 'Kartę rozdroży rozpatruje się raz, przy pierwszym spełnieniu warunku.',
    why: {
      en: 'A resolved card leaves the game.',
      pl: 'Rozpatrzona karta wypada z gry.',
    },
  },
  {
    id: 'Q10',
    heading: 'Karty rozdroży',
    en: 'When the crossroads deck is empty, no card is drawn and nothing is shuffled back.',
    pl: 'Gdy talia rozdroży jest pusta, nie dobiera się karty i niczego się nie wtasowuje.',
    why: {
      en: 'Removed cards never return.',
      pl: 'Karty usunięte z gry nie wracają.',
    },
  },
  {
    id: 'Q11',
    heading: 'Porządek rundy',
    en: 'The player on the right draws the crossroads card, also in a two-player game and also if exiled.',
    pl: 'Kartę rozdroży dobiera gracz po prawej, także w grze dwuosobowej i także wygnany.',
    why: {
      en: 'The rulebook makes no exception for either.',
      pl: 'Instrukcja nie robi wyjątku ani dla jednego, ani dla drugiego.',
    },
  },
  {
    id: 'Q12',
    heading: 'Karty rozdroży',
    en:
      'The game itself notices when the condition of a crossroads card is met; the player who drew it sees the card. ' +
      'No trigger is missed.',
    pl:
      'Spełnienie warunku karty rozdroży zauważa sama gra; kartę widzi gracz, który ją dobrał. Żadna karta nie ' +
      'zostanie przegapiona.',
    why: {
      en: 'A digital table need not leave this to anybody’s attention.',
      pl: 'Cyfrowy stół nie musi polegać na niczyjej uwadze.',
    },
  },
  {
    id: 'Q13',
    heading: 'Karty rozdroży',
    en: 'If every option is barred, nothing happens and the card leaves the game.',
    pl: 'Jeśli żadnej opcji nie można wybrać, nic się nie dzieje, a karta wypada z gry.',
    why: {
      en: 'The card has been triggered, and there is nothing to carry out.',
      pl: 'Karta została uruchomiona, a nie ma czego wykonać.',
    },
  },
  {
    id: 'Q14',
    heading: 'Tekst na kartach',
    en: 'If a crossroads card and another effect fall on the same moment, the first player orders them.',
    pl: 'Jeśli karta rozdroży i inny efekt przypadają na tę samą chwilę, kolejność ustala pierwszy gracz.',
    why: {
      en: 'The rule for simultaneous effects names no exception.',
      pl: 'Zasada o efektach jednoczesnych nie zna wyjątków.',
    },
  },
  {
    id: 'Q15',
    heading: 'Karty i komponenty',
    en: 'Crossroads cards for adults are out of the game unless the players let them in at set-up.',
    pl: 'Kart rozdroży tylko dla dorosłych nie ma w grze, chyba że gracze włączą je przy przygotowaniu gry.',
    why: {
      en: 'The rulebook leaves it open, and the careful choice is the better default.',
      pl: 'Instrukcja zostawia to graczom, a ostrożniej jest zacząć bez nich.',
    },
  },
  {
    id: 'Q16',
    heading: 'Faza kolonii',
    en: 'If a crisis accepts two symbols, a card with either of them counts for it.',
    pl: 'Jeśli zagrożenie przyjmuje dwa symbole, na plus liczy się karta z którymkolwiek z nich.',
    why: {
      en: 'The card shows both as a choice.',
      pl: 'Karta pokazuje oba do wyboru.',
    },
  },
  {
    id: 'Q17',
    heading: 'Faza kolonii',
    en: 'If nobody contributed, the sum is 0 and the crisis is not prevented.',
    pl: 'Jeśli nikt nic nie poświęcił, suma wynosi 0 i zagrożeniu nie udało się zapobiec.',
    why: {
      en: 'At least one player is not exiled, so the sum is too low.',
      pl: 'Co najmniej jeden gracz nie jest wygnany, więc suma jest za niska.',
    },
  },
  {
    id: 'Q18',
    heading: 'Akcje bez kości',
    en: 'A player may contribute equipment of any survivor the player controls, wherever that survivor stands.',
    pl: 'Można poświęcić wyposażenie dowolnego swojego ocalałego, gdziekolwiek on stoi.',
    why: {
      en: 'The rulebook names no location.',
      pl: 'Instrukcja nie wymienia żadnej lokacji.',
    },
  },
  {
    id: 'Q19',
    heading: 'Akcje bez kości',
    en:
      'Contributed cards cannot be taken back or looked at; each player may see a list of the cards that player ' +
      'contributed.',
    pl: 'Poświęconych kart nie można cofnąć ani podejrzeć; każdy widzi tylko spis tych, które sam dołożył.',
    why: {
      en: 'They are hidden, and the list only spares the player’s memory.',
      pl: 'Są zakryte, a spis oszczędza tylko pamięć gracza.',
    },
  },
  {
    id: 'Q20',
    heading: 'Akcje bez kości',
    en: 'Events, pills and survivor items may be contributed and count by their symbol.',
    pl: 'Wydarzenia, pigułki i przedmioty dodające ocalałych też można poświęcić; liczy się ich symbol.',
    why: {
      en: 'The rulebook allows any cards from the hand.',
      pl: 'Instrukcja pozwala na dowolne karty z ręki.',
    },
  },
  {
    id: 'Q21',
    heading: 'Moduł Raxxon',
    en: 'Side effects can be neither contributed nor handed off.',
    pl: 'Efektów ubocznych nie można ani poświęcić, ani przekazać.',
    why: {
      en: 'They cannot be unequipped and have no item type.',
      pl: 'Nie można ich zdjąć i nie mają rodzaju przedmiotu.',
    },
  },
  {
    id: 'Q22',
    heading: 'Faza kolonii',
    en: 'Nobody learns who contributed which card; only the shuffled faces are shown.',
    pl: 'Nikt się nie dowiaduje, kto poświęcił którą kartę; widać tylko przetasowane karty.',
    why: {
      en: 'That is what the shuffling is for.',
      pl: 'Po to się je tasuje.',
    },
  },
  {
    id: 'Q23',
    heading: 'Porządek rundy',
    en: 'A crisis card goes to the discard pile after step 3, averted or not.',
    pl: 'Karta zagrożenia trafia po kroku 3 na stos kart odrzuconych, czy zagrożenie odegnano, czy nie.',
    why: {
      en: 'It has no further use.',
      pl: 'Do niczego już się nie przyda.',
    },
  },
  {
    id: 'Q24',
    heading: 'Faza kolonii',
    en: 'Only an averted crisis gives the bonus morale: the sum must exceed the need by 2 or more.',
    pl: 'Dodatkowe morale daje tylko odegnane zagrożenie: suma musi przekroczyć próg o 2 lub więcej.',
    why: {
      en: 'A sum above the need always averts the crisis.',
      pl: 'Suma powyżej progu zawsze odgania zagrożenie.',
    },
  },
  {
    id: 'Q25',
    heading: 'Akcje bez kości',
    en: 'All players who are not exiled vote on an exile, the accused and the caller included.',
    pl: 'Nad wygnaniem głosują wszyscy niewygnani gracze, także oskarżony i ten, kto zgłosił głosowanie.',
    why: {
      en: 'The rulebook says all players, and only exiled ones cannot vote.',
      pl: 'Instrukcja mówi o wszystkich graczach, a głosować nie mogą tylko wygnani.',
    },
  },
  {
    id: 'Q26',
    heading: 'Akcje bez kości',
    en: 'A first player who is exiled still settles ties.',
    pl: 'Pierwszy gracz rozstrzyga remisy także wtedy, gdy jest wygnany.',
    why: {
      en: 'Exile takes away the vote, not the marker.',
      pl: 'Wygnanie odbiera głos, a nie znacznik.',
    },
  },
  {
    id: 'Q27',
    heading: 'Akcje bez kości',
    en: 'No exile vote can be started against a player who is already exiled.',
    pl: 'Nie można zgłosić głosowania nad wygnaniem gracza, który już jest wygnany.',
    why: {
      en: 'It would have no effect.',
      pl: 'Nic by to nie dało.',
    },
  },
  {
    id: 'Q28',
    heading: 'Akcje bez kości',
    en: 'Exile votes that a card or B2 brings do not use up a player’s own vote of the turn.',
    pl: 'Głosowania nad wygnaniem, które wywołuje karta lub B2, nie zużywają własnego głosowania gracza w turze.',
    why: {
      en: 'They come from another source.',
      pl: 'Pochodzą z innego źródła.',
    },
  },
  {
    id: 'Q29',
    heading: 'Wygnanie',
    en:
      'An exiled player chooses the order in which the survivors leave; each move is finished, exposure included, ' +
      'before the next begins.',
    pl:
      'Wygnany gracz wybiera, w jakiej kolejności odchodzą jego ocalali; każdy ruch, razem z rzutem kością ryzyka, ' +
      'kończy się przed następnym.',
    why: {
      en: 'They move under the normal rules.',
      pl: 'Poruszają się według zwykłych zasad.',
    },
  },
  {
    id: 'Q30',
    heading: 'Wygnanie',
    en: 'Fuel may be played for these moves only if it is the exiled player’s own turn.',
    pl: 'Paliwo można zagrać do tych ruchów tylko wtedy, gdy trwa tura wygnanego gracza.',
    why: {
      en: 'A player plays cards only in that player’s own turn.',
      pl: 'Karty zagrywa się tylko w swojej turze.',
    },
  },
  {
    id: 'Q31',
    heading: 'Zabijanie ocalałych',
    en:
      'If all survivors of an exiled player die while leaving, the new survivor arrives at a location of the ' +
      'player’s choice with room, outside the colony.',
    pl:
      'Jeśli wszyscy ocalali wygnanego gracza zginą w drodze, nowy pojawia się poza kolonią, w wybranej przez gracza ' +
      'lokacji z wolnym miejscem.',
    why: {
      en: 'So does every new survivor of an exiled player (N15).',
      pl: 'Tak przychodzi każdy nowy ocalały wygnanego gracza (N15).',
    },
  },
  {
    id: 'Q32',
    heading: 'Wygnanie',
    en: 'With three exiled players, one of them the betrayer, the other two are enough: morale falls to 0.',
    pl: 'Przy trzech wygnanych, wśród których jest zdrajca, wystarczy tych dwóch pozostałych: morale spada do 0.',
    why: {
      en: 'F15 asks for any two without a betrayal objective.',
      pl: 'F15 pyta o dowolnych dwóch bez celu zdrajcy.',
    },
  },
  {
    id: 'Q33',
    heading: 'Wygnanie',
    en:
      'If a card of an exiled player brings both a survivor and a helpless survivor, the survivor arrives and the ' +
      'helpless one does not.',
    pl: 'Jeśli karta wygnanego gracza daje i ocalałego, i darmozjada, ocalały przychodzi, a darmozjad nie.',
    why: {
      en: 'The rulebook leaves out only helpless survivors.',
      pl: 'Instrukcja odmawia tylko darmozjadów.',
    },
  },
  {
    id: 'Q34',
    heading: 'Warianty',
    en: 'In a co-operative game survivors cannot be attacked unless the table’s options allow it.',
    pl: 'W grze kooperacyjnej nie można atakować ocalałych, chyba że włączono to w opcjach stołu.',
    why: {
      en: 'The rulebook forbids only exile votes; the attack would just be a way to move cards between hands (N14).',
      pl:
        'Instrukcja zabrania tylko głosowań nad wygnaniem; taki atak byłby po prostu sposobem na przenoszenie kart ' +
        'między graczami (N14).',
    },
  },
  {
    id: 'Q35',
    heading: 'Faza kolonii',
    en:
      'All players who are not exiled vote on the first-player marker by simple majority; the first player settles a ' +
      'tie.',
    pl:
      'O znaczniku pierwszego gracza głosują wszyscy niewygnani gracze, zwykłą większością; remis rozstrzyga ' +
      'pierwszy gracz.',
    why: {
      en: 'These are the general rules of voting.',
      pl: 'To ogólne zasady głosowania.',
    },
  },
  {
    id: 'Q36',
    heading: 'Faza kolonii',
    en: 'Each player is asked whether to call this vote; one call is enough, and there is one vote per round.',
    pl: 'Każdy gracz jest pytany, czy zgłasza to głosowanie; wystarczy jedno zgłoszenie, a głosuje się raz na rundę.',
    why: {
      en: 'Any player may call it, and the question must come at one fixed moment.',
      pl: 'Zgłosić może każdy, a pytanie musi paść w ustalonej chwili.',
    },
  },
  {
    id: 'Q37',
    heading: 'Faza kolonii',
    en: 'The marker passes to the next player on the right who is still in the game.',
    pl: 'Znacznik przechodzi do najbliższego gracza po prawej, który jest jeszcze w grze.',
    why: {
      en: 'An eliminated player cannot hold it.',
      pl: 'Wyeliminowany gracz nie może go trzymać.',
    },
  },
  {
    id: 'Q38',
    heading: 'Wygrana i przegrana',
    en:
      'At the end of the game the first condition of an exiled betrayer is the one changed by the exile objective; ' +
      'the others stay as printed.',
    pl:
      'Na koniec gry wygnanego zdrajcę obowiązuje pierwszy warunek zmieniony przez cel wygnańca, a pozostałe bez ' +
      'zmian.',
    why: {
      en: 'The exile objective changes nothing else (F14).',
      pl: 'Cel wygnańca niczego więcej nie zmienia (F14).',
    },
  },
  {
    id: 'Q39',
    heading: 'Faza kolonii',
    en:
      'Step 4 goes through the colony, then locations 1 to 6, then those from 7 on; afterwards noise is flipped in ' +
      'the same order.',
    pl:
      'Krok 4 przechodzi przez kolonię, potem lokacje od 1 do 6, potem te od 7 wzwyż; hałas sprawdza się później w ' +
      'tej samej kolejności.',
    why: {
      en: 'The rulebook fixes only that the colony comes first.',
      pl: 'Instrukcja ustala tylko, że kolonia jest pierwsza.',
    },
  },
  {
    id: 'Q40',
    heading: 'Faza kolonii',
    en: 'The number of zombies for a location is fixed when that location is begun.',
    pl: 'Liczbę zombie dla lokacji ustala się w chwili, gdy przychodzi na nią kolej.',
    why: {
      en: 'Otherwise deaths would change it on the way.',
      pl: 'Inaczej zmieniałyby ją śmierci po drodze.',
    },
  },
  {
    id: 'Q41',
    heading: 'Faza kolonii',
    en:
      'A goal to survive a number of rounds is met in step 5 of the last of them, with the round marker on 1, if ' +
      'morale is above 0.',
    pl:
      'Cel polegający na przetrwaniu rund jest spełniony w kroku 5 ostatniej z nich, gdy znacznik rund stoi na 1, o ' +
      'ile morale jest wyższe niż 0.',
    why: {
      en: 'On 0 the game ends without checking the main objective.',
      pl: 'Na polu 0 gra kończy się bez sprawdzania celu głównego.',
    },
  },
  {
    id: 'Q42',
    heading: 'Dodawanie zombie',
    en:
      'If an entrance has a barricade and a trap, the first player chooses which one goes first; without a choice it ' +
      'is the barricade.',
    pl:
      'Jeśli przy wejściu jest barykada i pułapka, pierwszy gracz wybiera, która z nich pada najpierw; bez wyboru ' +
      'pada barykada.',
    why: {
      en: 'Both could be lost at the same moment.',
      pl: 'Obie mogłyby paść w tej samej chwili.',
    },
  },
  {
    id: 'Q43',
    heading: 'Nowe, stałe zasady',
    en: 'A trap that goes off also discards the zombie that set it off. Nobody has killed the removed zombies.',
    pl: 'Wybuchająca pułapka usuwa też zombie, który ją uruchomił. Nikt tych zombie nie zabił.',
    why: {
      en: 'The trap stands in for a barricade, which takes that zombie too, and the text says removed.',
      pl: 'Pułapka zastępuje barykadę, która też zabiera tego zombie, a tekst mówi o usunięciu.',
    },
  },
  {
    id: 'Q44',
    heading: 'Akcje z kością',
    en: 'The barricade action builds barricades only, never traps.',
    pl: 'Akcją barykadowania stawia się tylko barykady, nigdy pułapki.',
    why: {
      en: 'Traps come from effects.',
      pl: 'Pułapki biorą się z efektów.',
    },
  },
  {
    id: 'Q45',
    heading: 'Akcje bez kości',
    en: 'A survivor cannot move to the location where it already stands.',
    pl: 'Ocalały nie może ruszyć się do lokacji, w której już stoi.',
    why: {
      en: 'The exposure rule speaks of a new location.',
      pl: 'Zasada ryzykownego rzutu mówi o nowej lokacji.',
    },
  },
  {
    id: 'Q46',
    heading: 'Faza kolonii',
    en: 'An unruly helpless survivor takes one space; it counts as two only for feeding and for adding zombies.',
    pl: 'Zbuntowany darmozjad zajmuje jedno pole; za dwóch liczy się tylko przy karmieniu i dodawaniu zombie.',
    why: {
      en: 'The rulebook names just these two.',
      pl: 'Instrukcja wymienia tylko te dwa przypadki.',
    },
  },
  {
    id: 'Q47',
    heading: 'Faza kolonii',
    en: 'Survivors, helpless survivors and the extra for unruly ones are added up first, then halved and rounded up.',
    pl:
      'Najpierw dodaje się ocalałych, darmozjadów i dodatek za zbuntowanych, a potem dzieli na pół i zaokrągla w ' +
      'górę.',
    why: {
      en: 'There is only one rounding.',
      pl: 'Zaokrągla się tylko raz.',
    },
  },
  {
    id: 'Q48',
    heading: 'Karty i komponenty',
    en: 'Filling a location with noise puts tokens there up to 4.',
    pl: 'Wypełnienie lokacji hałasem oznacza dokładanie znaczników, aż będą 4.',
    why: {
      en: 'No location holds more.',
      pl: 'Więcej nie mieści żadna lokacja.',
    },
  },
  {
    id: 'Q49',
    heading: 'Akcje z kością',
    en: 'Taking zombies away from an entrance with a trap does not set the trap off.',
    pl: 'Zabranie zombie spod wejścia z pułapką jej nie uruchamia.',
    why: {
      en: 'Traps react only to zombies being added.',
      pl: 'Pułapki reagują tylko na dodawanie zombie.',
    },
  },
  {
    id: 'Q50',
    heading: 'Zabijanie zombie',
    en:
      'Killing several zombies with one attack means one exposure roll for each, unless the card says one roll or ' +
      'none.',
    pl:
      'Zabicie kilku zombie jednym atakiem to jeden rzut kością ryzyka za każdego, chyba że karta mówi o jednym ' +
      'rzucie albo o żadnym.',
    why: {
      en: 'Every killed zombie causes a roll (F1).',
      pl: 'Każdy zabity zombie to rzut (F1).',
    },
  },
  {
    id: 'Q51',
    heading: 'Dodawanie zombie',
    en: 'If the lowest influence in the colony is tied, the first player decides who dies.',
    pl: 'Przy remisie o najniższe wpływy w kolonii pierwszy gracz decyduje, kto ginie.',
    why: {
      en: 'This is the general rule for ties.',
      pl: 'To ogólna zasada remisów.',
    },
  },
  {
    id: 'Q52',
    heading: 'Akcje z kością',
    en: 'Nobody can search where the item deck is empty.',
    pl: 'Nie można przeszukiwać tam, gdzie stos przedmiotów jest pusty.',
    why: {
      en: 'There is nothing to look at.',
      pl: 'Nie ma czego obejrzeć.',
    },
  },
  {
    id: 'Q53',
    heading: 'Akcje z kością',
    en: 'If the deck runs out during a search, the search stops and the player chooses among the cards seen.',
    pl: 'Jeśli stos skończy się w trakcie przeszukiwania, gracz kończy i wybiera spośród obejrzanych kart.',
    why: {
      en: 'There is nothing more to look at.',
      pl: 'Nie ma już czego oglądać.',
    },
  },
  {
    id: 'Q54',
    heading: 'Akcje z kością',
    en:
      'The words “look at and keep 1 extra card” mean that one more card is looked at without noise and one more is ' +
      'kept.',
    pl:
      '„Obejrzyj i zatrzymaj o 1 kartę więcej” znaczy: jedną kartę więcej ogląda się bez hałasu i jedną więcej się ' +
      'zatrzymuje.',
    why: {
      en: 'The published blueprints work this way.',
      pl: 'Tak działają wydane plany lokacji.',
    },
  },
  {
    id: 'Q55',
    heading: 'Akcje bez kości',
    en:
      'A requested card is played by the player who asked for it; if that player is exiled, the exile rules apply to ' +
      'it.',
    pl: 'Kartę zdobytą żądaniem zagrywa ten, kto o nią poprosił; jeśli jest wygnany, dotyczą jej zasady wygnania.',
    why: {
      en: 'The active player uses the card.',
      pl: 'Kartę wykorzystuje aktywny gracz.',
    },
  },
  {
    id: 'Q56',
    heading: 'Akcje bez kości',
    en: 'Handing an item to another player’s survivor needs no consent.',
    pl: 'Przekazanie przedmiotu cudzemu ocalałemu nie wymaga zgody.',
    why: {
      en: 'The rulebook asks for none.',
      pl: 'Instrukcja o zgodzie nie wspomina.',
    },
  },
  {
    id: 'Q57',
    heading: 'Akcje bez kości',
    en: 'Bandits and helpless survivors cannot receive items.',
    pl: 'Bandyci i darmozjady nie mogą dostawać przedmiotów.',
    why: {
      en: 'They carry no equipment.',
      pl: 'Nie noszą wyposażenia.',
    },
  },
  {
    id: 'Q58',
    heading: 'Zabijanie ocalałych',
    en:
      'When a player’s last survivor dies in the colony, its equipment returns to the hand first, then the whole ' +
      'hand leaves the game.',
    pl:
      'Gdy ostatni ocalały gracza ginie w kolonii, jego wyposażenie najpierw wraca na rękę, a potem cała ręka wypada ' +
      'z gry.',
    why: {
      en: 'The rulebook tells it in this order.',
      pl: 'W takiej kolejności opisuje to instrukcja.',
    },
  },
  {
    id: 'Q59',
    heading: 'Akcje z kością',
    en:
      'With fewer than 3 cards in the waste pile, cleaning removes those there are; with an empty pile the action is ' +
      'not allowed.',
    pl:
      'Gdy na stosie odpadów jest mniej niż 3 karty, czyszczenie usuwa tyle, ile jest; przy pustym stosie tej akcji ' +
      'nie można wykonać.',
    why: {
      en: 'A die should not be used for nothing.',
      pl: 'Nie ma po co zużywać kości na nic.',
    },
  },
  {
    id: 'Q60',
    heading: 'Nowe, stałe zasady',
    en:
      'Any card with the medicine symbol calms an unruly helpless survivor. It goes to the waste pile; an event, and ' +
      'any card of an exiled player, leaves the game instead.',
    pl:
      'Zbuntowanego darmozjada uspokaja dowolna karta z symbolem leku. Trafia ona na stos odpadów; wydarzenie oraz ' +
      'każda karta wygnanego gracza wypada zamiast tego z gry.',
    why: {
      en: 'These cards never go to the waste pile.',
      pl: 'Takie karty nigdy nie trafiają na stos odpadów.',
    },
  },
  {
    id: 'Q61',
    heading: 'Porządek rundy',
    en: 'There is no limit to the number of action dice.',
    pl: 'Liczba kości akcji jest nieograniczona.',
    why: {
      en: 'The printed number is a matter of the box.',
      pl: 'Liczba kości w pudełku to tylko sprawa pudełka.',
    },
  },
  {
    id: 'Q62',
    heading: 'Akcje z kością',
    en: 'The words “once per round” count from one dice roll to the next and belong to the card itself.',
    pl: '„Raz na rundę” liczy się od rzutu kośćmi akcji do następnego rzutu i dotyczy samej karty.',
    why: {
      en: 'A used item stays used after changing hands.',
      pl: 'Użyty przedmiot pozostaje użyty także po zmianie właściciela.',
    },
  },
  {
    id: 'Q63',
    heading: 'Przygotowanie gry',
    en: 'Survivor cards not kept are shuffled back before the game starts.',
    pl: 'Niezatrzymane karty ocalałych wtasowuje się z powrotem przed rozpoczęciem gry.',
    why: {
      en: 'The rulebook says so of the whole deck.',
      pl: 'Instrukcja każe przetasować całą talię.',
    },
  },
  {
    id: 'Q64',
    heading: 'Faza kolonii',
    en: 'The containment code is checked and an experiment released at the start of the colony phase, before step 1.',
    pl: 'Kod powstrzymujący sprawdza się i eksperyment wypuszcza na początku fazy kolonii, przed krokiem 1.',
    why: {
      en: 'The module says at the start of the colony phase.',
      pl: 'Moduł mówi o początku fazy kolonii.',
    },
  },
  {
    id: 'Q65',
    heading: 'Moduł bandytów',
    en: 'Bandits loot between steps 4 and 5.',
    pl: 'Bandyci plądrują między krokiem 4 a krokiem 5.',
    why: {
      en: 'Looting comes right after zombies have been added.',
      pl: 'Plądrowanie następuje zaraz po dodaniu zombie.',
    },
  },
  {
    id: 'Q66',
    heading: 'Moduł bandytów',
    en: 'A bandit at a location with an empty item deck draws nothing.',
    pl: 'Bandyta w lokacji z pustym stosem przedmiotów nic nie dobiera.',
    why: {
      en: 'There is no card to take.',
      pl: 'Nie ma karty do zabrania.',
    },
  },
  {
    id: 'Q67',
    heading: 'Moduł bandytów',
    en: 'If a crisis prints the same number several times, one bandit is placed for each.',
    pl: 'Jeśli na zagrożeniu ta sama liczba jest kilka razy, za każdą kładzie się jednego bandytę.',
    why: {
      en: 'One number stands for one bandit.',
      pl: 'Jedna liczba to jeden bandyta.',
    },
  },
  {
    id: 'Q68',
    heading: 'Moduł bandytów',
    en:
      'The bandit leader places as many bandits as the crisis prints, at any locations 1–6 with a free space. If ' +
      'there were ever two leaders, the first player would say which of them places.',
    pl:
      'Przywódca bandytów kładzie tylu bandytów, ilu podaje zagrożenie, w dowolnych lokacjach 1–6 z wolnym polem. ' +
      'Gdyby kiedyś było dwóch przywódców, pierwszy gracz mówi, który z nich rozmieszcza.',
    why: {
      en: 'The leader decides where they go, not how many there are; two leaders are almost excluded by F15.',
      pl: 'Przywódca decyduje o miejscu, a nie o liczbie; dwóch przywódców właściwie wyklucza F15.',
    },
  },
  {
    id: 'Q69',
    heading: 'Moduł bandytów',
    en: 'When all 20 bandits are in play, no more are placed.',
    pl: 'Gdy w grze jest wszystkich 20 bandytów, więcej się nie dokłada.',
    why: {
      en: 'Here the number of figures really limits the game, and no tokens replace them.',
      pl: 'Tu liczba figurek naprawdę ogranicza grę i żadne znaczniki ich nie zastępują.',
    },
  },
  {
    id: 'Q70',
    heading: 'Moduł bandytów',
    en:
      'If an overrun location holds survivors and bandits, the survivor with the lowest influence dies and the ' +
      'bandits stay.',
    pl: 'Jeśli w opanowanej lokacji są i ocalali, i bandyci, ginie ocalały o najniższych wpływach, a bandyci zostają.',
    why: {
      en: 'Bandits leave only a location without survivors.',
      pl: 'Bandyci znikają tylko z lokacji bez ocalałych.',
    },
  },
  {
    id: 'Q71',
    heading: 'Moduł bandytów',
    en: 'Bandits do not stand at the hideout; they wait beside it. The hideout holds survivors and cards.',
    pl: 'Bandyci nie stoją w kryjówce, tylko czekają obok niej. W kryjówce są ocalali i karty.',
    why: {
      en: 'The set-up puts the figures beside the card.',
      pl: 'Przy przygotowaniu figurki kładzie się obok karty.',
    },
  },
  {
    id: 'Q72',
    heading: 'Moduł bandytów',
    en: 'Exiled players may attack bandits.',
    pl: 'Wygnani gracze mogą atakować bandytów.',
    why: {
      en: 'The rulebook makes no exception.',
      pl: 'Instrukcja nie robi wyjątku.',
    },
  },
  {
    id: 'Q73',
    heading: 'Moduł bandytów',
    en:
      'Bandits are not fed and are not survivors. They count when zombies are added and when a card asks whether a ' +
      'bandit shares the location.',
    pl:
      'Bandytów się nie karmi i nie są ocalałymi. Liczą się przy dodawaniu zombie i wtedy, gdy karta pyta, czy w ' +
      'lokacji jest bandyta.',
    why: {
      en: 'The module counts them as survivors only for adding zombies.',
      pl: 'Moduł liczy ich jak ocalałych tylko przy dodawaniu zombie.',
    },
  },
  {
    id: 'Q74',
    heading: 'Moduł Raxxon',
    en: 'Attacking a special zombie does not kill it by itself; only a line of its encounter card can.',
    pl: 'Sam atak nie zabija specjalnego zombie; może to zrobić tylko wynik z jego karty potyczki.',
    why: {
      en: 'Otherwise the encounter card would decide nothing.',
      pl: 'Inaczej karta potyczki o niczym by nie decydowała.',
    },
  },
  {
    id: 'Q75',
    heading: 'Moduł Raxxon',
    en:
      'Items that kill 2 or more zombies with an attack kill nothing more when a special zombie is attacked; an ' +
      'exposure roll they cancel stays cancelled.',
    pl:
      'Przedmioty, które atakiem zabijają 2 lub więcej zombie, przy ataku na specjalnego zombie nie zabijają nikogo ' +
      'więcej; rzut kością ryzyka, który znoszą, pozostaje zniesiony.',
    why: {
      en: 'The rulebook keeps only the exception for exposure.',
      pl: 'Instrukcja zachowuje tylko wyjątek dotyczący kości ryzyka.',
    },
  },
  {
    id: 'Q76',
    heading: 'Moduł Raxxon',
    en:
      'A player with a survivor at Raxxon, also an exiled one, may put any number of that player’s unused dice ' +
      'there, whatever their values.',
    pl:
      'Gracz, który ma ocalałego w Raxxon, także wygnany, może położyć tam dowolnie wiele swoich nieużytych kości z ' +
      'dowolnym wynikiem.',
    why: {
      en: 'The rulebook names no limit.',
      pl: 'Instrukcja nie podaje limitu.',
    },
  },
  {
    id: 'Q77',
    heading: 'Moduł Raxxon',
    en: 'A code with two equal values needs two dice of that value.',
    pl: 'Kod z dwiema równymi wartościami wymaga dwóch kości z tą wartością.',
    why: {
      en: 'Two dice have to match.',
      pl: 'Pasować muszą dwie kości.',
    },
  },
  {
    id: 'Q78',
    heading: 'Moduł Raxxon',
    en: 'Dice leave Raxxon after the check of the same round; during R2 they stay until its text removes them.',
    pl:
      'Kości schodzą z Raxxon po sprawdzeniu kodu w tej samej rundzie; podczas R2 leżą, aż każe je zdjąć tekst ' +
      'scenariusza.',
    why: {
      en: 'All dice are rolled anew each round.',
      pl: 'Wszystkimi kośćmi rzuca się co rundę od nowa.',
    },
  },
  {
    id: 'Q79',
    heading: 'Moduł Raxxon',
    en: 'All players who are not exiled vote on the experiment once the code is met; the first player settles a tie.',
    pl: 'Gdy kod się zgadza, nad eksperymentem głosują wszyscy niewygnani gracze; remis rozstrzyga pierwszy gracz.',
    why: {
      en: 'Nothing here departs from the general rules of voting.',
      pl: 'Nic tu nie odbiega od ogólnych zasad głosowania.',
    },
  },
  {
    id: 'Q80',
    heading: 'Moduł Raxxon',
    en:
      'The 3 zombies fewer are taken off the number that survivors and bandits bring in step 4, not below 0; noise ' +
      'is not affected.',
    pl:
      'Te 3 zombie odejmuje się od liczby, którą w kroku 4 sprowadzają ocalali i bandyci, nie poniżej 0; hałasu to ' +
      'nie dotyczy.',
    why: {
      en: 'Noise has no number to lower; each token is flipped for itself.',
      pl: 'Hałas nie ma liczby do obniżenia; każdy znacznik sprawdza się osobno.',
    },
  },
  {
    id: 'Q81',
    heading: 'Moduł Raxxon',
    en:
      'If a card has several figures and one cannot be placed, that figure is lost. The card is removed only if none ' +
      'of its figures is in play.',
    pl:
      'Jeśli karta ma kilka figurek i którejś nie da się położyć, ta figurka przepada. Kartę usuwa się tylko wtedy, ' +
      'gdy żadnej jej figurki nie ma w grze.',
    why: {
      en: 'One placed figure is enough to turn the card to its encounter side.',
      pl: 'Wystarczy jedna położona figurka, żeby odwrócić kartę na stronę z potyczką.',
    },
  },
  {
    id: 'Q82',
    heading: 'Moduł Raxxon',
    en: 'Special zombies placed in the colony follow the order of entrances, from 1 on for each card.',
    pl: 'Specjalne zombie w kolonii kładzie się w kolejności wejść, dla każdej karty od wejścia 1.',
    why: {
      en: 'Each card is a batch of its own.',
      pl: 'Każda karta to osobna porcja.',
    },
  },
  {
    id: 'Q83',
    heading: 'Moduł Raxxon',
    en: 'A special zombie fills an entrance space like any other zombie.',
    pl: 'Specjalny zombie zajmuje pole wejścia tak jak każdy inny.',
    why: {
      en: 'It stands on that space.',
      pl: 'Stoi na tym polu.',
    },
  },
  {
    id: 'Q84',
    heading: 'Moduł Raxxon',
    en: 'When the experiment deck is empty, nothing is released and there is no code.',
    pl: 'Gdy talia eksperymentów jest pusta, nic się nie wypuszcza i nie ma kodu.',
    why: {
      en: 'Nothing is left to release.',
      pl: 'Nie ma już czego wypuścić.',
    },
  },
  {
    id: 'Q85',
    heading: 'Moduł Raxxon',
    en: 'Discarded experiments are never shuffled back.',
    pl: 'Odrzuconych eksperymentów nigdy się nie wtasowuje.',
    why: {
      en: 'There are enough cards for every game.',
      pl: 'Kart wystarczy na każdą grę.',
    },
  },
  {
    id: 'Q86',
    heading: 'Moduł Raxxon',
    en:
      'The exposure roll for searching Raxxon is part of the search, so it comes before a crossroads card that the ' +
      'search triggers.',
    pl:
      'Rzut kością ryzyka za przeszukanie Raxxon należy do przeszukiwania, więc jest przed kartą rozdroży, którą ono ' +
      'uruchamia.',
    why: {
      en: 'The action is finished first (L142).',
      pl: 'Najpierw kończy się akcję (L142).',
    },
  },
  {
    id: 'Q87',
    heading: 'Moduł Raxxon',
    en: 'A pill cannot be given to another player’s survivor.',
    pl: 'Pigułki nie można dać cudzemu ocalałemu.',
    why: {
      en: 'The rulebook speaks of a survivor the player controls.',
      pl: 'Instrukcja mówi o ocalałym, którego gracz kontroluje.',
    },
  },
  {
    id: 'Q88',
    heading: 'Moduł Raxxon',
    en: 'If the side effect named is no longer in the stack, that line has no effect.',
    pl: 'Jeśli wskazanego efektu ubocznego nie ma już w stosie, ten wynik nic nie daje.',
    why: {
      en: 'There is one copy of each.',
      pl: 'Każdy jest tylko w jednym egzemplarzu.',
    },
  },
  {
    id: 'Q89',
    heading: 'Moduł Raxxon',
    en: 'If several special zombies stand at a location, the attacker chooses among them.',
    pl: 'Jeśli w lokacji jest kilka specjalnych zombie, atakujący wybiera jednego z nich.',
    why: {
      en: 'No order among them is given.',
      pl: 'Nie podano między nimi żadnej kolejności.',
    },
  },
  {
    id: 'Q90',
    heading: 'Moduł Raxxon',
    en: 'Special zombies stay when an effect removes all zombies at a location.',
    pl: 'Specjalne zombie zostają, gdy efekt usuwa wszystkie zombie z lokacji.',
    why: {
      en: 'Such an effect is not a normal attack.',
      pl: 'Taki efekt nie jest zwykłym atakiem.',
    },
  },
  {
    id: 'Q91',
    heading: 'Moduł usprawnień',
    en: 'Advancement tokens go only on the 4 improvements on display.',
    pl: 'Znaczniki postępu kładzie się tylko na 4 wyłożonych usprawnieniach.',
    why: {
      en: 'Finished cards have left the row.',
      pl: 'Ukończone karty opuściły rząd.',
    },
  },
  {
    id: 'Q92',
    heading: 'Moduł usprawnień',
    en: 'Surplus advancement tokens of a finished improvement return to the supply.',
    pl: 'Nadmiarowe znaczniki postępu z ukończonego usprawnienia wracają do zasobów.',
    why: {
      en: 'They have no other use there.',
      pl: 'Nie mają tam innego zastosowania.',
    },
  },
  {
    id: 'Q93',
    heading: 'Moduł usprawnień',
    en: 'When the improvement deck is empty, the place in the row stays empty.',
    pl: 'Gdy talia usprawnień jest pusta, miejsce w rzędzie zostaje puste.',
    why: {
      en: 'There is no card to fill it.',
      pl: 'Nie ma karty, żeby je uzupełnić.',
    },
  },
  {
    id: 'Q94',
    heading: 'Moduł usprawnień',
    en: 'The text of an improvement says who may use it; where it says nothing, it works for the whole colony.',
    pl: 'Tekst usprawnienia mówi, kto może z niego korzystać; jeśli nic nie mówi, działa ono dla całej kolonii.',
    why: {
      en: 'Its lasting effect belongs to the colony.',
      pl: 'Jego trwały efekt należy do kolonii.',
    },
  },
  {
    id: 'Q95',
    heading: 'Specjalne scenariusze',
    en:
      'Completing R1, R2, B1 or B2 does not end the game; only R3 and B3 do. Step 6 is skipped in the colony phase ' +
      'in which a stage is completed (N1).',
    pl:
      'Wykonanie R1, R2, B1 lub B2 nie kończy gry; kończy ją tylko R3 i B3. W fazie kolonii, w której wykonano etap, ' +
      'pomija się krok 6 (N1).',
    why: {
      en: 'The scenario goes on with its next card.',
      pl: 'Scenariusz toczy się dalej z następną kartą.',
    },
  },
  {
    id: 'Q96',
    heading: 'Specjalne scenariusze',
    en: 'A new stage sets the round track anew; morale stays as it is.',
    pl: 'Nowy etap ustawia tor rund od nowa; morale zostaje bez zmian.',
    why: {
      en: 'The printed numbers are not known, and the colony carries its mood along.',
      pl: 'Wydrukowanych liczb nie znamy, a nastroje kolonii przechodzą dalej razem z nią.',
    },
  },
  {
    id: 'Q97',
    heading: 'Szympans i kod',
    en: 'The survivor whom the reader puts at Raxxon makes no exposure roll.',
    pl: 'Ocalały, którego czytający kładzie w Raxxon, nie rzuca kością ryzyka.',
    why: {
      en: 'It is put there and does not move (F1).',
      pl: 'Kładzie się go tam, a nie porusza (F1).',
    },
  },
  {
    id: 'Q98',
    heading: 'Szympans i kod',
    en:
      'With fewer than 3 zombies in the colony, take those there are; a zombie without an empty space at Raxxon is ' +
      'discarded.',
    pl:
      'Jeśli w kolonii jest mniej niż 3 zombie, bierze się tyle, ile jest; zombie, dla którego w Raxxon nie ma ' +
      'pustego pola, przepada.',
    why: {
      en: 'An effect is carried out as far as possible.',
      pl: 'Efekt wykonuje się na tyle, na ile się da.',
    },
  },
  {
    id: 'Q99',
    heading: 'Szympans i kod',
    en: 'Emma Han gives the first player one more die already in the first round.',
    pl: 'Emma Han daje pierwszemu graczowi dodatkową kość już w pierwszej rundzie.',
    why: {
      en: 'She is in play before the first roll.',
      pl: 'Jest w grze przed pierwszym rzutem.',
    },
  },
  {
    id: 'Q100',
    heading: 'Szympans i kod',
    en: 'The experiments released after R2 are placed without checking their codes.',
    pl: 'Eksperymenty wypuszczone po R2 kładzie się bez sprawdzania kodów.',
    why: {
      en: 'They come out at once.',
      pl: 'Wychodzą natychmiast.',
    },
  },
  {
    id: 'Q101',
    heading: 'Bandycki nalot',
    en:
      'Room for the two survivors at the hideout is made as for Blue at Raxxon (L307). If both would be the same ' +
      'survivor, it is killed and nobody takes the wound.',
    pl:
      'Miejsce dla tych dwóch ocalałych w kryjówce robi się tak jak dla Blue w Raxxon (L307). Jeśli byłby to ten sam ' +
      'ocalały, ginie, a rany nie dostaje nikt.',
    why: {
      en: 'The story has to go on (N12).',
      pl: 'Historia musi toczyć się dalej (N12).',
    },
  },
  {
    id: 'Q102',
    heading: 'Bandycki nalot',
    en:
      'The highest and the lowest survivor of B1 are looked for among all survivors, those of exiled players ' +
      'included; the death of an exiled player’s survivor costs no morale.',
    pl:
      'Ocalałego o najwyższych i o najniższych wpływach w B1 szuka się wśród wszystkich, także u wygnanych graczy; ' +
      'śmierć ocalałego wygnanego gracza nie kosztuje morale.',
    why: {
      en: 'The text makes no exception, and the exile rule stands.',
      pl: 'Tekst nie robi wyjątku, a zasada wygnania obowiązuje dalej.',
    },
  },
  {
    id: 'Q103',
    heading: 'Bandycki nalot',
    en: 'Outside its scenario the card Bandit Betrayal stays in the box.',
    pl: 'Poza swoim scenariuszem karta Zdrada Bandyty zostaje w pudełku.',
    why: {
      en: 'It needs B2.',
      pl: 'Wymaga wykonania B2.',
    },
  },
  {
    id: 'Q104',
    heading: 'Bandycki nalot',
    en:
      'After B2 only the betrayer is asked, secretly, whether to reveal and win. A betrayer who declines keeps the ' +
      'card hidden and gets the extra condition.',
    pl:
      'Po B2 gra pyta tylko zdrajcę, w tajemnicy, czy ujawnia się i wygrywa. Zdrajca, który odmówi, zachowuje kartę ' +
      'w ukryciu i dostaje dodatkowy warunek.',
    why: {
      en: 'The scenario says that the betrayer may reveal the card.',
      pl: 'Według scenariusza zdrajca może się ujawnić, ale nie musi.',
    },
  },
  {
    id: 'Q105',
    heading: 'Bandycki nalot',
    en:
      'In the special exile phase each player, also an exiled one, may call one vote; each vote is resolved before ' +
      'the next.',
    pl:
      'W specjalnej fazie wygnania każdy gracz, także wygnany, może zgłosić jedno głosowanie; każde rozstrzyga się ' +
      'przed następnym.',
    why: {
      en: 'Exiled players may start votes (F12).',
      pl: 'Wygnani gracze mogą zgłaszać głosowania (F12).',
    },
  },
  {
    id: 'Q106',
    heading: 'Bandycki nalot',
    en: 'In a scenario the main objective counts as completed when R3 or B3 is completed.',
    pl: 'W scenariuszu cel główny jest wykonany, gdy wykonano R3 albo B3.',
    why: {
      en: 'Only the last stage ends the game.',
      pl: 'Grę kończy dopiero ostatni etap.',
    },
  },
  {
    id: 'Q107',
    heading: 'Szympans i kod',
    en: 'Barricades on survivor spaces only block them; neither zombies nor cards can target them.',
    pl: 'Barykady na polach ocalałych tylko je blokują; nie dotyczą ich ani zombie, ani karty.',
    why: {
      en: 'They are there only for the start of the scenario.',
      pl: 'Leżą tam tylko na początek scenariusza.',
    },
  },
  {
    id: 'Q108',
    heading: 'Warianty',
    en: 'Eliminated players no longer count as players anywhere.',
    pl: 'Wyeliminowanych graczy nigdzie już nie liczy się jako graczy.',
    why: {
      en: 'They have left the game.',
      pl: 'Zakończyli grę.',
    },
  },
  {
    id: 'Q109',
    heading: 'Warianty',
    en: 'Cards that ask for another player work normally with two players.',
    pl: 'Karty, które mówią o innym graczu, w grze dwuosobowej działają normalnie.',
    why: {
      en: 'The rulebook makes no exception for them.',
      pl: 'Instrukcja nie robi dla nich wyjątku.',
    },
  },
  {
    id: 'Q110',
    heading: 'Karty i komponenty',
    en: 'Morale never rises above 10.',
    pl: 'Morale nigdy nie rośnie powyżej 10.',
    why: {
      en: 'The printed track ends there.',
      pl: 'Tu kończy się wydrukowany tor.',
    },
  },
  {
    id: 'Q111',
    heading: 'Przygotowanie gry',
    en: 'A goal per starting player counts the players at set-up, whatever happens later.',
    pl: 'Cel zależny od liczby graczy na początku liczy tych z przygotowania gry, cokolwiek stanie się później.',
    why: {
      en: 'The objective cards fix their numbers at set-up.',
      pl: 'Karty celów ustalają liczby przy przygotowaniu gry.',
    },
  },
  {
    id: 'Q112',
    heading: 'Zabijanie ocalałych',
    en:
      'When the survivor deck is empty, no new survivor comes. A player without survivors keeps 1 die and can only ' +
      'talk, vote and wait.',
    pl:
      'Gdy talia ocalałych jest pusta, nowy ocalały nie przychodzi. Gracz bez ocalałych zachowuje 1 kość i może ' +
      'tylko rozmawiać, głosować i czekać.',
    why: {
      en: 'The player stays in the game although nothing is left to lead.',
      pl: 'Gracz zostaje w grze, choć nie ma już kim dowodzić.',
    },
  },
  {
    id: 'Q113',
    heading: 'Zabijanie zombie',
    en:
      'A zombie killed by an effect without a survivor, such as a crisis, a trap or an improvement, causes no ' +
      'exposure roll.',
    pl:
      'Zombie zabity przez efekt bez udziału ocalałego, na przykład zagrożenie, pułapkę czy usprawnienie, nie wymaga ' +
      'rzutu kością ryzyka.',
    why: {
      en: 'No survivor caused it.',
      pl: 'Nie spowodował tego żaden ocalały.',
    },
  },
  {
    id: 'Q114',
    heading: 'Moduł bandytów',
    en: 'An exiled betrayer does not become bandit leader.',
    pl: 'Wygnany zdrajca nie zostaje przywódcą bandytów.',
    why: {
      en: 'The module names only players who were not the betrayer.',
      pl: 'Moduł wymienia tylko graczy, którzy nie byli zdrajcą.',
    },
  },
  {
    id: 'Q115',
    heading: 'Wygnanie',
    en:
      'When the second wrong exile drops morale to 0, all players check their own conditions as at any end of the ' +
      'game; the hidden betrayer may win.',
    pl:
      'Gdy drugie niesłuszne wygnanie obniża morale do 0, każdy sprawdza swoje warunki jak przy każdym końcu gry; ' +
      'ukryty zdrajca może wygrać.',
    why: {
      en: 'Players win by meeting their own objectives, however the game ends.',
      pl: 'Wygrywa się przez spełnienie własnego celu, jakkolwiek skończy się gra.',
    },
  },
  {
    id: 'Q116',
    heading: 'Przygotowanie gry',
    en: 'All hidden objectives are shown at the end of the game.',
    pl: 'Na koniec gry pokazuje się wszystkie ukryte cele.',
    why: {
      en: 'Otherwise nobody could check who has won.',
      pl: 'Inaczej nie dałoby się sprawdzić, kto wygrał.',
    },
  },
  {
    id: 'Q117',
    heading: 'Zawartość',
    en:
      'The other tokens never run out either, food, noise and helpless survivors among them; a location still holds ' +
      'at most 4 noise tokens.',
    pl:
      'Pozostałych znaczników też nigdy nie brakuje, w tym żywności, hałasu i darmozjadów; lokacja nadal mieści ' +
      'najwyżej 4 znaczniki hałasu.',
    why: {
      en: 'Only the noise spaces are a limit of the rules.',
      pl: 'Tylko pola hałasu są ograniczeniem z zasad.',
    },
  },
  {
    id: 'Q118',
    heading: 'Warianty',
    en: 'An eliminated player loses; the dealt objective is not checked.',
    pl: 'Wyeliminowany gracz przegrywa; jego celu się nie sprawdza.',
    why: {
      en: 'The player’s objective leaves the game with all the other cards.',
      pl: 'Cel gracza wypada z gry razem z resztą jego kart.',
    },
  },
  {
    id: 'Q119',
    heading: 'Faza kolonii',
    en:
      'Putting cards on the main objective is a free action in a player’s own turn, from the hand; equipment may be ' +
      'used only if the objective says so. Exiled players may do it too.',
    pl:
      'Dokładanie kart do celu głównego to darmowa akcja w swojej turze, z ręki; wyposażenie można dołożyć tylko ' +
      'wtedy, gdy cel na to pozwala. Mogą to robić także wygnani.',
    why: {
      en: 'No die is asked for, and exile does not forbid it (F12).',
      pl: 'Nikt nie żąda za to kości, a wygnanie tego nie zabrania (F12).',
    },
  },
  {
    id: 'Q120',
    heading: 'Dodawanie zombie',
    en: 'The zombies that the set-up puts in the colony are one batch, starting at entrance 1.',
    pl: 'Zombie dodawane do kolonii przy przygotowaniu gry to jedna porcja, od wejścia 1.',
    why: {
      en: 'They follow the normal order of adding (L42).',
      pl: 'Dodaje się je w zwykłej kolejności (L42).',
    },
  },
  {
    id: 'Q121',
    heading: 'Moduł usprawnień',
    en: 'Advancement tokens from one effect may be split among several improvements.',
    pl: 'Znaczniki postępu z jednego efektu można rozdzielić między kilka usprawnień.',
    why: {
      en: 'The rulebook names no limit for them.',
      pl: 'Instrukcja niczego tu nie ogranicza.',
    },
  },
  {
    id: 'Q122',
    heading: 'Moduł Raxxon',
    en: 'Dice put on Raxxon cannot be taken back.',
    pl: 'Kości położonych na Raxxon nie można zabrać z powrotem.',
    why: {
      en: 'They are spent.',
      pl: 'Są już wydane.',
    },
  },
  {
    id: 'Q123',
    heading: 'Bandycki nalot',
    en: 'At the start of B1 a player decides only whether to draw a hospital card; the card is not looked at first.',
    pl: 'Na początku B1 gracz decyduje tylko, czy dobiera kartę szpitala; nie ogląda jej wcześniej.',
    why: {
      en: 'The choice is to draw or not to draw.',
      pl: 'Wybór dotyczy tego, czy dobrać.',
    },
  },
  {
    id: 'Q124',
    heading: 'Faza kolonii',
    en: 'With nobody in the colony there is nothing to pay in the food step.',
    pl: 'Gdy w kolonii nikogo nie ma, w kroku karmienia nic się nie płaci.',
    why: {
      en: 'Half of nothing is nothing.',
      pl: 'Połowa zera to zero.',
    },
  },
] as const satisfies readonly RuleText[];
