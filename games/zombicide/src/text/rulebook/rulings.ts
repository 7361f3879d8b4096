import type { RuleText } from '@horda/parts';

/** How the rules are read where they leave a question open (Y…), each with its reason. */
export const RULINGS = [
  {
    id: 'Y1',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en:
      'Is a crate opened by a Search? No, it is taken like an objective: the limits of Search do not apply, and ' +
      'zombies in the zone do not matter.',
    pl:
      'Czy Skrzynię się Przeszukuje? Nie, zdobywa się ją jak Cel: ograniczenia Przeszukiwania nie obowiązują, a ' +
      'Zombie w Strefie nie przeszkadzają.',
    why: {
      en: 'The base rules and every mission speak of taking the crate; the summary page only names the deck.',
      pl: 'Zasady podstawowe i wszystkie Misje mówią o zdobywaniu Skrzyni; skrót zasad wymienia tylko talię.',
    },
  },
  {
    id: 'Y2',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en:
      'What if a crate turns up Aaahh!!? A walker appears, the crate is gone, and there is no weapon. A table option ' +
      'draws on until a weapon comes.',
    pl:
      'A jeśli w Skrzyni jest Aaahh!!? Pojawia się Szwendacz, Skrzynia przepada, a broni nie ma. Opcja stołu pozwala ' +
      'dobierać dalej, aż wyjdzie broń.',
    why: {
      en: 'The trap is part of that deck on purpose.',
      pl: 'Pułapka jest w tej talii nie bez powodu.',
    },
  },
  {
    id: 'Y3',
    heading: 'Cele, Skrzynie, Hałasowanie',
    en: 'What if the epic deck is empty? Its discards are shuffled; if it is still empty, the crate gives nothing.',
    pl:
      'A jeśli talia Podrasowanej Broni się skończy? Tasuje się jej odrzucone karty; jeśli dalej jest pusta, ' +
      'Skrzynia nic nie daje.',
    why: {
      en: 'The other decks are renewed in the same way.',
      pl: 'Inne talie odnawia się tak samo.',
    },
  },
  {
    id: 'Y4',
    heading: 'Przeszukiwanie',
    en:
      'Are the two cards of a Flashlight drawn together? No, one after the other: an Aaahh!! as the first card stops ' +
      'the second, and as the second card leaves the first.',
    pl:
      'Czy dwie karty z Latarką dobiera się naraz? Nie, po kolei: Aaahh!! jako pierwsza nie dopuszcza do drugiej, a ' +
      'jako druga nie zabiera pierwszej.',
    why: {
      en: 'The trap interrupts the Search.',
      pl: 'Pułapka przerywa Przeszukiwanie.',
    },
  },
  {
    id: 'Y5',
    heading: 'Walka',
    en:
      'May a survivor shoot at a zone without zombies, or strike at nobody? The shot is allowed after a ' +
      'confirmation: it makes noise and risks friendly fire. Melee needs a zombie.',
    pl:
      'Czy można strzelać w Strefę bez Zombie albo bić wręcz w pustkę? Strzelać można, po potwierdzeniu: robi to ' +
      'Hałas i grozi swoim. Do Ataku Wręcz potrzebne jest Zombie.',
    why: {
      en: 'Shots are aimed at zones, melee strikes at zombies.',
      pl: 'Strzela się do Stref, a wręcz bije się Zombie.',
    },
  },
  {
    id: 'Y6',
    heading: 'Walka',
    en:
      'When does a skill work that a kill brings in the middle of an attack? From the next action on; dice and ' +
      'damage of the attack under way stay as they are.',
    pl:
      'Od kiedy działa Umiejętność zdobyta w środku ataku? Od następnej Akcji; kości i Obrażenia trwającego ataku ' +
      'się nie zmieniają.',
    why: {
      en: 'A skill can be used only with an action that is still left.',
      pl: 'Umiejętności można użyć tylko wtedy, gdy została jeszcze jakaś Akcja.',
    },
  },
  {
    id: 'Y7',
    heading: 'Walka',
    en: 'Does a natural 1 hit with +1 to the roll? Never: bonuses lower the number needed, but not below 2.',
    pl: 'Czy wyrzucona 1 trafia z premią +1 do rzutu? Nigdy: premie obniżają potrzebny wynik, ale nie poniżej 2.',
    why: {
      en: 'Accuracy is never better than 2+.',
      pl: 'Precyzja nigdy nie jest lepsza niż 2+.',
    },
  },
  {
    id: 'Y8',
    heading: 'Ruch',
    en:
      'How is the surcharge for zombies on a free Move paid? With any ordinary or bonus action, but not with a free ' +
      'action of another type.',
    pl:
      'Czym dopłaca się za Zombie przy darmowym Ruchu? Dowolną zwykłą albo Bonusową Akcją, ale nie darmową Akcją ' +
      'innego typu.',
    why: {
      en: 'A free Move is only the Move itself.',
      pl: 'Darmowy Ruch to tylko sam Ruch.',
    },
  },
  {
    id: 'Y9',
    heading: 'Ruch',
    en:
      'How do Sprint, +1 Zone, Charge, Slippery and Jump treat the tank? Entering it costs 1 more action on any ' +
      'path, and Slippery does not waive that. A Jump over the tank costs nothing extra; landing on it does.',
    pl:
      'Jak na Czołg działają Sprint, +1 Strefa, Szarża, Nieuchwytny i Skok? Wejście na niego zawsze kosztuje o 1 ' +
      'Akcję więcej i Nieuchwytny tego nie znosi. Skok ponad Czołgiem jest bez dopłaty; skok na Czołg już nie.',
    why: {
      en: 'The cost is tied to entering, and a Jump ignores the zone in between.',
      pl: 'Płaci się za wejście, a Skok pomija środkową Strefę.',
    },
  },
  {
    id: 'Y10',
    heading: 'Pole Widzenia',
    en: 'How wide is a door for sight? The whole border that the two zones share on that side counts as clear.',
    pl: 'Jak szerokie są Drzwi dla Pola Widzenia? Prześwitem jest cała wspólna granica obu Stref po tej stronie.',
    why: {
      en: 'Zones see each other, not points; sight stays mutual and easy to show.',
      pl: 'Widzą się Strefy, a nie punkty; dzięki temu widok jest wzajemny i łatwy do pokazania.',
    },
  },
  {
    id: 'Y11',
    heading: 'Aktywacja',
    en:
      'Do zombies split over whole routes or over next steps? Over the different next zones on all shortest ways to ' +
      'all tied targets.',
    pl:
      'Czy Zombie rozdzielają się na całe trasy, czy na najbliższe kroki? Na różne następne Strefy ze wszystkich ' +
      'najkrótszych dróg do wszystkich równie głośnych celów.',
    why: {
      en: 'Only the next step is carried out now; later forks are split later.',
      pl: 'Teraz wykonuje się tylko najbliższy krok; kolejne rozwidlenia rozstrzygną się później.',
    },
  },
  {
    id: 'Y12',
    heading: 'Aktywacja',
    en:
      'What is an extra activation for sandbags and the tank? Extra-activation cards, a shortage of figures, an ' +
      'abomination card with an abomination on the board, light beams and Taunt.',
    pl:
      'Co jest dodatkową Aktywacją przy Workach z Piaskiem i Czołgu? Karty dodatkowej Aktywacji, brak figurek, karta ' +
      'Abominacji, gdy jakaś jest już na planszy, Promienie Światła i Prowokacja.',
    why: {
      en: 'Both rulebooks call all of these extra activations.',
      pl: 'Obie instrukcje nazywają to wszystko dodatkowymi Aktywacjami.',
    },
  },
  {
    id: 'Y13',
    heading: 'Aktywacja',
    en: 'Does a rush ignore sandbags and the tank? No.',
    pl: 'Czy Natarcie nie zważa na Worki z Piaskiem i Czołg? Zważa: obowiązują jak zwykle.',
    why: {
      en: 'The rules keep the rush of new figures apart from extra activations, as Zombie link shows.',
      pl: 'Zasady odróżniają Natarcie nowych figurek od dodatkowej Aktywacji, co widać po Więzi z zombie.',
    },
  },
  {
    id: 'Y14',
    heading: 'Aktywacja',
    en: 'What if only one of two equally noisy targets can be reached? All zombies go for that one.',
    pl: 'A jeśli z dwóch równie głośnych celów tylko jeden jest osiągalny? Wszystkie Zombie idą do niego.',
    why: {
      en: 'Staying is meant for zombies that have no way at all.',
      pl: 'W miejscu zostają tylko Zombie, które nie mają żadnej drogi.',
    },
  },
  {
    id: 'Y15',
    heading: 'Aktywacja',
    en: 'What do zombies do in an ordinary activation if their target stands on the tank? They do not move.',
    pl: 'Co w zwykłej Aktywacji robią Zombie, gdy ich cel stoi na Czołgu? Nie ruszają się.',
    why: {
      en: 'There is no open path onto the tank; extra activations are the climber’s risk.',
      pl: 'Na Czołg nie ma wolnej drogi; ryzykiem wspinaczki są dodatkowe Aktywacje.',
    },
  },
  {
    id: 'Y16',
    heading: 'Zasady Waszyngtonu',
    en:
      'Does a border with sandbags on one part and barrels on the rest stop zombies? Yes, it is closed, as on 13R. ' +
      'It is open only where the picture shows free ground.',
    pl:
      'Czy granica zastawiona częściowo Workami z Piaskiem, a częściowo beczkami zatrzymuje Zombie? Tak, jest ' +
      'zamknięta, jak na 13R. Otwarta jest tylko tam, gdzie na rysunku jest wolne miejsce.',
    why: {
      en: 'The barrels fill the gap.',
      pl: 'Beczki wypełniają lukę.',
    },
  },
  {
    id: 'Y17',
    heading: 'Pole Widzenia',
    en:
      'Which lines does Home defender open? Straight lines through any number of rooms and openings, for that ' +
      'survivor only; zombies gain nothing.',
    pl:
      'Jakie linie daje Obrońca domu? Proste, przez dowolnie wiele pomieszczeń i przejść, tylko dla tego Ocalałego; ' +
      'Zombie nic nie zyskują.',
    why: {
      en: 'The skill beats the rule, but nobody ever sees diagonally.',
      pl: 'Umiejętność jest ważniejsza niż zasada, ale na ukos nikt nie widzi.',
    },
  },
  {
    id: 'Y18',
    heading: 'Źródła Światła',
    en: 'May a shot turn a light that is already on? Yes, using the light in a declared shot may aim it anew for free.',
    pl:
      'Czy strzałem można obrócić już włączone światło? Tak, użycie Latarki w ogłoszonym strzale pozwala za darmo ' +
      'skierować ją na nowo.',
    why: {
      en: 'Switching on in the shot would be free, so nobody should pay for switching off and on.',
      pl: 'Włączenie w strzale byłoby darmowe, więc nikt nie powinien płacić za wyłączanie i włączanie.',
    },
  },
  {
    id: 'Y19',
    heading: 'Źródła Światła',
    en: 'What happens to beams at dawn? They are switched off and removed when the clock shows 7:00.',
    pl: 'Co się dzieje z Promieniami Światła o świcie? Gasną i znikają, gdy Zegar pokaże 7:00.',
    why: {
      en: 'They have no effect by day, and forgotten tokens would trouble the next dusk.',
      pl: 'W Dzień nic nie dają, a zapomniane żetony przeszkadzałyby o zmierzchu.',
    },
  },
  {
    id: 'Y20',
    heading: 'Namnażanie w budynku',
    en:
      'What is a building in the White House? A group of rooms cut off by closed doors; corridors belong to the ' +
      'group they are open to. The group where the team starts is open from the start, and each other group is ' +
      'opened by its own first door.',
    pl:
      'Co jest budynkiem w Białym Domu? Grupa pomieszczeń odcięta zamkniętymi Drzwiami; Korytarze należą do grupy, ' +
      'na którą są otwarte. Grupa, w której drużyna zaczyna, jest otwarta od początku, a każdą inną otwierają jej ' +
      'własne pierwsze Drzwi.',
    why: {
      en: 'A building is joined by openings, and the card rule of M8 fits only this.',
      pl: 'Budynek łączą przejścia, a zasada kart z M8 pasuje tylko do tego.',
    },
  },
  {
    id: 'Y21',
    heading: 'Namnażanie w budynku',
    en:
      'In which order do a door card, noise and spawning come? The action is paid, noise is made, the card is ' +
      'resolved, the door opens, zombies spawn; W10 says what the card may count on.',
    pl:
      'W jakiej kolejności idą karta z Drzwi, Hałas i Namnażanie? Opłaca się Akcję, powstaje Hałas, rozpatruje się ' +
      'kartę, Drzwi się otwierają, Zombie się namnażają; W10 mówi, na co karta może liczyć.',
    why: {
      en: 'A card may keep the door shut, and M8 puts reading before spawning.',
      pl: 'Karta może nie dopuścić do otwarcia, a w M8 czyta się ją przed Namnażaniem.',
    },
  },
  {
    id: 'Y22',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en:
      'Must both coloured doors of the tunnel in M8 be opened? No, opening either end opens the passage (W4). Going ' +
      'through takes 1 Move; only survivors use it, and neither sight nor noise passes.',
    pl:
      'Czy w M8 trzeba otworzyć oboje kolorowych Drzwi tunelu? Nie, wystarczy otworzyć jedne z nich (W4). Przejście ' +
      'zajmuje 1 Ruch; korzystają z niego tylko Ocalali, a widok i Hałas nie przechodzą.',
    why: {
      en: 'One end may lie where nobody can stand before.',
      pl: 'Jeden koniec może leżeć tam, gdzie wcześniej nikt nie może stanąć.',
    },
  },
  {
    id: 'Y23',
    heading: 'M8. Czy ta winda jedzie w dół?',
    en:
      'Is the basement of M8, which lies apart, heard upstairs? No, each connected part of the board has its own ' +
      'noisiest zone.',
    pl:
      'Czy Hałas z piwnic w M8, leżących osobno, słychać na górze? Nie, każda połączona część planszy ma własną ' +
      'najgłośniejszą Strefę.',
    why: {
      en: 'Otherwise all zombies upstairs would freeze.',
      pl: 'Inaczej wszystkie Zombie na górze stanęłyby w miejscu.',
    },
  },
  {
    id: 'Y24',
    heading: 'Namnażanie',
    en:
      'What happens on a rush card with too few figures? Placing, reactions, the rush of the new figures, then the ' +
      'extra activation.',
    pl:
      'Co się dzieje przy karcie Natarcia, gdy brakuje figurek? Stawianie, reakcje, Natarcie nowych figurek, a potem ' +
      'dodatkowa Aktywacja.',
    why: {
      en: 'The rush follows placing directly, and the new figures do both.',
      pl: 'Natarcie jest zaraz po stawianiu, a nowe figurki robią jedno i drugie.',
    },
  },
  {
    id: 'Y25',
    heading: 'Namnażanie',
    en: 'What does an Aaahh!! do when no walker is left? It counts as a shortage: all walkers get an extra activation.',
    pl:
      'Co robi Aaahh!!, gdy nie ma już Szwendaczy? To brak figurek: wszystkie Szwendacze dostają dodatkową ' +
      'Aktywację.',
    why: {
      en: 'Placing follows one rule everywhere.',
      pl: 'Stawianie ma wszędzie tę samą zasadę.',
    },
  },
  {
    id: 'Y26',
    heading: 'Źródła Światła',
    en: 'Does the limit of one extra activation a round also hold for cards? No, only for light beams.',
    pl: 'Czy ograniczenie do jednej dodatkowej Aktywacji na rundę dotyczy też kart? Nie, tylko Promieni Światła.',
    why: {
      en: 'The sentence speaks of the number of beams a zombie sees.',
      pl: 'To zdanie mówi o liczbie Promieni, które widzi Zombie.',
    },
  },
  {
    id: 'Y27',
    heading: 'Źródła Światła',
    en:
      'When is it settled which zombies see a beam? Once, right after the last survivor’s turn, for all zombies ' +
      'together.',
    pl:
      'Kiedy ustala się, które Zombie widzą Promień Światła? Raz, zaraz po Turze ostatniego Ocalałego, dla ' +
      'wszystkich Zombie naraz.',
    why: {
      en: 'The activation comes just before the zombie phase.',
      pl: 'Ta Aktywacja jest tuż przed Fazą Zombie.',
    },
  },
  {
    id: 'Y28',
    heading: 'Aktywacja',
    en: 'What if a zombie’s own zone ties with another as the noisiest? Staying is one of the options of the split.',
    pl:
      'A jeśli własna Strefa Zombie jest równie głośna jak inna? Zostanie w miejscu jest jedną z możliwości ' +
      'podziału.',
    why: {
      en: 'Tied targets split the group.',
      pl: 'Równie głośne cele dzielą grupę.',
    },
  },
  {
    id: 'Y29',
    heading: 'Kości Na Całość',
    en: 'Is a Break a miss for friendly fire? Yes.',
    pl: 'Czy Uszkodzenie to pudło, które może trafić swojego? Tak.',
    why: {
      en: 'It stands in place of the 1.',
      pl: 'Jest na kości zamiast 1.',
    },
  },
  {
    id: 'Y30',
    heading: 'Kości Na Całość',
    en: 'Which card of a pair is lost by one Break? The owner chooses.',
    pl: 'Która karta z pary przepada przy jednym Uszkodzeniu? Wybiera właściciel.',
    why: {
      en: 'The rules do not say, and it matters: a grey Pistol cannot be kept, a blue one can.',
      pl: 'Zasady tego nie mówią, a to ważne: szarego Pistoletu nie da się zachować, a niebieski tak.',
    },
  },
  {
    id: 'Y31',
    heading: 'Kości Na Całość',
    en:
      'May one of the attacking weapons be the discard for Spare parts? Yes: a pair with two Breaks then loses one ' +
      'weapon and keeps the other.',
    pl:
      'Czy jako Części zapasowe można odrzucić jedną z broni użytych w ataku? Tak: para z dwoma Uszkodzeniami traci ' +
      'wtedy jedną broń, a drugą zatrzymuje.',
    why: {
      en: 'The skill asks for any weapon card of the kind.',
      pl: 'Umiejętność wymaga dowolnej karty broni tego rodzaju.',
    },
  },
  {
    id: 'Y32',
    heading: 'Zachowywanie Ekwipunku',
    en: 'Do repair effects help in conservation rolls? No.',
    pl: 'Czy naprawy pomagają w rzutach na Zachowanie? Nie pomagają.',
    why: {
      en: 'They speak of attack or combat rolls.',
      pl: 'Mówią o rzutach na atak albo w walce.',
    },
  },
  {
    id: 'Y33',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'May an Ambidextrous survivor use two different weapons together? No, the names must match.',
    pl: 'Czy Oburęczny może użyć razem dwóch różnych broni? Nie, nazwy muszą być takie same.',
    why: {
      en: 'The skill gives only the dual symbol.',
      pl: 'Umiejętność daje tylko symbol Broni Podwójnej.',
    },
  },
  {
    id: 'Y34',
    heading: 'Wybrane karty',
    en: 'What do two Ka-Bars do? Each adds a die to the other: 4 dice in a dual action.',
    pl: 'Co robią dwa Ka-Bary? Każdy dodaje kość drugiemu: razem 4 kości w ataku parą.',
    why: {
      en: 'Each is another melee weapon for the other.',
      pl: 'Każdy jest dla drugiego inną bronią do walki wręcz.',
    },
  },
  {
    id: 'Y35',
    heading: 'Wybrane karty',
    en: 'Does a Riot Shield work in the backpack? No, only in a hand.',
    pl: 'Czy Tarcza Policyjna działa w Plecaku? Nie, tylko w ręce.',
    why: {
      en: 'The goggles carry the backpack line, the shield does not.',
      pl: 'Gogle mają dopisek o Plecaku, a tarcza nie.',
    },
  },
  {
    id: 'Y36',
    heading: 'Wybrane karty',
    en: 'Does eating cost an action? No, but it is allowed only in the survivor’s own turn.',
    pl: 'Czy jedzenie kosztuje Akcję? Nie, ale można jeść tylko we własnej Turze.',
    why: {
      en: 'The cards say to discard them for AP; the own turn keeps level-ups orderly.',
      pl: 'Karty każą się odrzucić za PA; we własnej Turze awanse nie robią zamieszania.',
    },
  },
  {
    id: 'Y37',
    heading: 'Nokaut i śmierć',
    en: 'Do zombies and shots notice a knocked-out survivor? No: no noise, no target, no wounds, no Molotov.',
    pl:
      'Czy Zombie i strzały dotyczą Znokautowanego? Nie: nie robi Hałasu, nie jest celem, nie dostaje ran, Koktajl ' +
      'Mołotowa mu nie szkodzi.',
    why: {
      en: 'A knocked-out survivor counts as a token.',
      pl: 'Znokautowany liczy się jak żeton.',
    },
  },
  {
    id: 'Y38',
    heading: 'Nokaut i śmierć',
    en: 'Does picking up a knocked-out survivor give 5 AP? Yes.',
    pl: 'Czy za zabranie Znokautowanego jest 5 PA? Tak.',
    why: {
      en: 'The survivor counts as an objective token, which gives AP; only objective cards give none.',
      pl: 'Znokautowany liczy się jak żeton Celu, a ten daje PA; bez PA są tylko karty Celów.',
    },
  },
  {
    id: 'Y39',
    heading: 'Nokaut i śmierć',
    en:
      'May wounds be heaped on a survivor already down? No: wounds are given one by one to survivors still standing, ' +
      'and the surplus is lost.',
    pl:
      'Czy nadmiar ran można dać komuś, kto już leży? Nie: rany daje się po jednej stojącym jeszcze Ocalałym, a ' +
      'nadmiar przepada.',
    why: {
      en: 'A survivor is knocked out as soon as the last health point is gone.',
      pl: 'Nokaut następuje od razu po utracie ostatniego punktu Zdrowia.',
    },
  },
  {
    id: 'Y40',
    heading: 'Nokaut i śmierć',
    en:
      'When exactly is the campaign lost? When, during a mission, all 6 of the team are knocked out, picked up or ' +
      'not, or dead. A survivor who has left by the exit is safe.',
    pl:
      'Kiedy dokładnie przegrywa się Kampanię? Gdy w trakcie Misji wszystkich 6 z drużyny jest Znokautowanych, ' +
      'zabranych czy nie, albo martwych. Kto uciekł przez Wyjście, jest bezpieczny.',
    why: {
      en: 'The knock-out rule counts knocked-out and dead survivors alike.',
      pl: 'Zasada Nokautu liczy Znokautowanych i martwych tak samo.',
    },
  },
  {
    id: 'Y41',
    heading: 'Faza Końcowa',
    en: 'In which order does the end phase run? As in V243.',
    pl: 'W jakiej kolejności toczy się Faza Końcowa? Tak jak w V243.',
    why: {
      en:
        'The clock moves last before the token is passed; deaths come before it because the end phase is their ' +
        'deadline.',
      pl:
        'Zegar przesuwa się na końcu, tuż przed przekazaniem żetonu; zgony są wcześniej, bo ich terminem jest ta ' +
        'faza.',
    },
  },
  {
    id: 'Y42',
    heading: 'Nokaut i śmierć',
    en:
      'What if the mission is won while somebody lies knocked out? That survivor lives, except in missions won by ' +
      'leaving through an exit (Y50, W21).',
    pl:
      'A jeśli Misja jest wygrana, gdy ktoś leży Znokautowany? Ten Ocalały żyje, poza Misjami wygrywanymi ucieczką ' +
      'przez Wyjście (Y50, W21).',
    why: {
      en: 'The deadline has not passed.',
      pl: 'Termin jeszcze nie minął.',
    },
  },
  {
    id: 'Y43',
    heading: 'Arkusz Kampanii',
    en:
      'When does a starting skill work that is gained in mid-mission? From the next setup; the player is warned ' +
      'before choosing.',
    pl:
      'Od kiedy działa Umiejętność „Rozpoczyna z…” zdobyta w trakcie Misji? Od następnego Przygotowania do gry; ' +
      'gracz widzi ostrzeżenie przed wyborem.',
    why: {
      en: 'Its name says that the survivor starts with something.',
      pl: 'Jej nazwa mówi, z czym Ocalały rozpoczyna.',
    },
  },
  {
    id: 'Y44',
    heading: 'Zainfekowany Stan',
    en:
      'What if a mission fails but the campaign is not lost? The team replays the mission from the state before its ' +
      'setup.',
    pl:
      'A jeśli Misja się nie uda, ale Kampania nie jest przegrana? Drużyna powtarza Misję od stanu sprzed jej ' +
      'Przygotowania.',
    why: {
      en: 'The rulebook is silent, and missions go in order.',
      pl: 'Instrukcja o tym milczy, a Misje idą po kolei.',
    },
  },
  {
    id: 'Y45',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en:
      'What does a Molotov do to survivors in the campaign? They lose all health and are knocked out. With the ' +
      'Abominawild in the zone nobody else is harmed.',
    pl:
      'Co Koktajl Mołotowa robi Ocalałym w Kampanii? Tracą całe Zdrowie i są Znokautowani. Jeśli w Strefie jest ' +
      'Dzika Abominacja, nikomu innemu nic się nie dzieje.',
    why: {
      en: 'In the campaign a knock-out takes the place of elimination.',
      pl: 'W Kampanii Nokaut zastępuje eliminację.',
    },
  },
  {
    id: 'Y46',
    heading: 'M3. DEFCON 5: Deeskalacja',
    en: 'Does the card of 19:00 in M3 count for all cards? Yes (W6). It is read at 19:00 wherever the game stands.',
    pl:
      'Czy karta z 19:00 w M3 liczy się do wszystkich kart? Tak (W6). Czyta się ją o 19:00 niezależnie od tego, co ' +
      'się dzieje.',
    why: {
      en: 'The goal names all cards and makes no exception.',
      pl: 'Cel mówi o wszystkich kartach i nie robi wyjątku.',
    },
  },
  {
    id: 'Y47',
    heading: 'M7. Poszukiwacze karty dostępu',
    en:
      'Does Praetorian in M7 read a note both on sight and on a kill? Yes: on sight once for each abomination ' +
      'brought into play, on a kill each time. It is always the next unread note; after note 3 there is nothing.',
    pl:
      'Czy z Pretorianinem w M7 Notatkę czyta się i przy zobaczeniu, i przy zabiciu? Tak: przy zobaczeniu raz na ' +
      'każdą nową Abominację, a przy zabiciu za każdym razem. Zawsze jest to następna nieczytana Notatka; po Notatce ' +
      '3 nie ma już nic.',
    why: {
      en: 'They are two separate triggers.',
      pl: 'To dwa osobne powody.',
    },
  },
  {
    id: 'Y48',
    heading: 'M2. Pomoc potrzebującym',
    en:
      'What does a runner do in M2 that its first action put into the spawn zone? It plays its second action from ' +
      'there.',
    pl: 'Co w M2 robi Biegacz, którego pierwsza akcja przeniosła do Strefy Namnażania? Drugą akcję rozgrywa stamtąd.',
    why: {
      en: 'Only that one move is ended.',
      pl: 'Kończy się tylko ten jeden ruch.',
    },
  },
  {
    id: 'Y49',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en:
      'What do zombies of M1 do when their planned way leads through a closed door? They walk up to the door and ' +
      'stop there.',
    pl: 'Co robią Zombie w M1, gdy ich droga prowadzi przez zamknięte Drzwi? Podchodzą do Drzwi i tam stają.',
    why: {
      en: 'The way is planned as if the door were open, but the step is blocked.',
      pl: 'Drogę wyznacza się tak, jakby Drzwi były otwarte, ale samego kroku nie da się zrobić.',
    },
  },
  {
    id: 'Y50',
    heading: 'M4. Strefa wojny',
    en:
      'What if the last standing survivor leaves while another lies knocked out? The one left behind dies; the goal ' +
      'counts those who are not dead. Survivors picked up count as out (W21).',
    pl:
      'A jeśli ostatni stojący Ocalały ucieka, a ktoś leży Znokautowany? Pozostawiony umiera; do Celu liczą się ci, ' +
      'którzy nie są martwi. Zabrani liczą się jako uratowani (W21).',
    why: {
      en: 'Nobody is left to pick that survivor up.',
      pl: 'Nie ma już komu go zabrać.',
    },
  },
  {
    id: 'Y51',
    heading: 'Namnażanie',
    en:
      'Whose danger level sets the line of a zombie card? Only that of standing survivors; the knocked-out, the dead ' +
      'and those who left do not count.',
    pl:
      'Czyj Poziom Zagrożenia decyduje o karcie Zombie? Tylko stojących Ocalałych; Znokautowani, martwi i ci, którzy ' +
      'uciekli, się nie liczą.',
    why: {
      en: 'The rule speaks of survivors in play.',
      pl: 'Zasada mówi o Ocalałych w grze.',
    },
  },
  {
    id: 'Y52',
    heading: 'Namnażanie',
    en:
      'When does a coloured spawn zone woken in the player phase spawn? In the zombie phase of the same round; woken ' +
      'in a zombie phase, from the next round on.',
    pl:
      'Kiedy namnaża kolorowa Strefa obudzona w Fazie Graczy? W Fazie Zombie tej samej rundy; obudzona w Fazie ' +
      'Zombie dopiero od następnej rundy.',
    why: {
      en: 'It starts with the next zombie phase.',
      pl: 'Działa od najbliższej Fazy Zombie.',
    },
  },
  {
    id: 'Y53',
    heading: 'Umiejętności',
    en:
      'How often does Tough work? One wound is ignored in every attack pass, also in a runner’s second and in extra ' +
      'activations, and in every friendly-fire attack. It does not help against a Molotov.',
    pl:
      'Jak często działa Twardziel? Jedna rana przepada w każdym kroku ataku, także przy drugiej akcji Biegaczy i w ' +
      'dodatkowych Aktywacjach, oraz przy każdym ostrzelaniu przez swoich. Na Koktajl Mołotowa nie pomaga.',
    why: {
      en: 'Each pass has an attack step of its own.',
      pl: 'Każde przejście ma własny krok ataku.',
    },
  },
  {
    id: 'Y54',
    heading: 'Umiejętności',
    en: 'Do Sidestep and Combat reflexes answer an Aaahh!!? No.',
    pl: 'Czy Krok w bok i Odruchy bojowe działają przy Aaahh!!? Nie działają.',
    why: {
      en: 'They work once per zombie card, and Aaahh!! is an equipment card.',
      pl: 'Działają raz na kartę Zombie, a Aaahh!! to karta Ekwipunku.',
    },
  },
  {
    id: 'Y55',
    heading: 'Umiejętności',
    en: 'May a Scavenger search a corridor? No; a garden, yes.',
    pl: 'Czy Zbieracz może Przeszukiwać Korytarz? Nie; ogród tak.',
    why: {
      en: 'Corridors are ruled out for all; the skill names building and street zones, and gardens behave as streets.',
      pl: 'Korytarzy nie wolno nikomu; Umiejętność mówi o Strefach budynków i ulic, a ogrody działają jak ulice.',
    },
  },
  {
    id: 'Y56',
    heading: 'Zasady Waszyngtonu',
    en: 'Which zones are Secret Service zones? The four on tile 11R that W12 names, and those that a mission marks.',
    pl: 'Które Strefy to Strefy Secret Service? Cztery na kafelku 11R, które wymienia W12, i te, które oznacza Misja.',
    why: {
      en: 'The text names none; the pictures show guard rooms and offices there.',
      pl: 'Tekst ich nie wymienia; na rysunkach są tam pokoje ochrony i biura.',
    },
  },
  {
    id: 'Y57',
    heading: 'Przeszukiwanie',
    en: 'What does the skill “Search: 2 cards” do at night without a light? It still draws 2 cards and makes no light.',
    pl: 'Co Nocą bez światła daje Umiejętność „Przeszukiwanie: 2 karty”? Nadal 2 karty, i nic się nie zapala.',
    why: {
      en: 'The skill is not the Flashlight.',
      pl: 'Umiejętność to nie Latarka.',
    },
  },
  {
    id: 'Y58',
    heading: 'Arkusz Kampanii',
    en: 'When may bonus actions be spent? At any time in the own turn before it ends, also to pay surcharges.',
    pl: 'Kiedy można wydawać Bonusowe Akcje? W każdej chwili własnej Tury, zanim się skończy, także na dopłaty.',
    why: {
      en: 'They may be spent on anything in the turn.',
      pl: 'W Turze można je wydać na cokolwiek.',
    },
  },
  {
    id: 'Y59',
    heading: 'Przygotowanie do gry',
    en: 'What if kept cards and the starting card make more than 5? The owner discards down to 5 before round 1.',
    pl:
      'A jeśli zachowanych kart z kartą początkową jest więcej niż 5? Przed rundą 1 właściciel odrzuca nadmiar, aż ' +
      'zostanie 5.',
    why: {
      en: 'The limit of what a survivor carries always holds.',
      pl: 'Limit noszonych kart obowiązuje zawsze.',
    },
  },
  {
    id: 'Y60',
    heading: 'Arkusz Kampanii',
    en:
      'When does the team have an achievement? When it is noted for the team or on the sheet of any current member, ' +
      'also an inherited one.',
    pl:
      'Kiedy drużyna ma Osiągnięcie? Gdy jest zapisane dla drużyny albo na Arkuszu któregokolwiek z jej obecnych ' +
      'członków, także odziedziczone.',
    why: {
      en: 'The missions M7 and M8 ask it of the team.',
      pl: 'Misje M7 i M8 pytają o nie całą drużynę.',
    },
  },
  {
    id: 'Y61',
    heading: 'Abominacje',
    en: 'What if all four abominations are used up? Their discards are shuffled.',
    pl: 'A jeśli wszystkie cztery Abominacje już wyszły? Tasuje się odrzucone.',
    why: {
      en: 'It is done as with the other decks.',
      pl: 'Tak samo jak przy innych taliach.',
    },
  },
  {
    id: 'Y62',
    heading: 'Wybrane karty',
    en:
      'What does the M16 do at night? For that attack the night is ignored both for sight, up to range 3, and for ' +
      'accuracy.',
    pl: 'Co daje M16 Nocą? W tym ataku Noc nie działa ani na Pole Widzenia, do Zasięgu 3, ani na Precyzję.',
    why: {
      en: 'The skill of a weapon works in attacks with it.',
      pl: 'Umiejętność broni działa w atakach tą bronią.',
    },
  },
  {
    id: 'Y63',
    heading: 'Kości Na Całość',
    en:
      'How do bonus dice and All-Out dice mix? A “+1 die” skill adds ordinary dice; Double doubles only printed ' +
      'All-Out dice; a 6 on an All-Out die counts for Roll 6; dice added by Roll 6 are ordinary.',
    pl:
      'Jak łączą się dodatkowe kości z kośćmi Na Całość? Umiejętność „+1 kość” dodaje zwykłe kości; Podwójne kości ' +
      'podwajają tylko kości Na Całość z karty; 6 na kości Na Całość liczy się dla Wyrzuconej 6; kości z Wyrzuconej ' +
      '6 są zwykłe.',
    why: {
      en: 'The names of the dice say so.',
      pl: 'Wynika to z nazw kości.',
    },
  },
  {
    id: 'Y64',
    heading: 'Namnażanie',
    en:
      'What if the danger level rises in the middle of an opening or of the spawn step? It is read afresh for each ' +
      'card.',
    pl:
      'A jeśli Poziom Zagrożenia wzrośnie w środku otwierania budynku albo Namnażania? Dla każdej karty odczytuje ' +
      'się go na nowo.',
    why: {
      en: 'The level counts at the draw.',
      pl: 'Poziom liczy się w chwili dobrania.',
    },
  },
  {
    id: 'Y65',
    heading: 'M1. Stawiając czoła niemożliwemu',
    en:
      'What if a zone of M1 lies on several tiles? Searching and taking crates are banned if any tile under the zone ' +
      'holds a card; for the Humvee only V382 decides (W5).',
    pl:
      'A jeśli Strefa w M1 leży na kilku kafelkach? Przeszukiwać i zdobywać Skrzyń nie wolno, gdy choć na jednym z ' +
      'jej kafelków leży karta; o Humvee decyduje tylko V382 (W5).',
    why: {
      en: 'This is the stricter reading.',
      pl: 'To surowsze odczytanie.',
    },
  },
  {
    id: 'Y66',
    heading: 'Zainfekowany Stan',
    en: 'What if tile numbers and pictures disagree in M6 and M9? The tiles are laid as the pictures fit.',
    pl: 'A jeśli w M6 i M9 numery kafelków nie zgadzają się z rysunkami? Kafelki układa się tak, jak pasują rysunki.',
    why: {
      en: 'Only then do the openings meet.',
      pl: 'Tylko wtedy przejścia się schodzą.',
    },
  },
  {
    id: 'Y67',
    heading: 'Zasady Waszyngtonu',
    en:
      'Can zombies be locked in on the tank by sandbags? No: leaving over full sandbags needs an extra activation, ' +
      'but the east and west sides of the tank are free.',
    pl:
      'Czy Zombie na Czołgu mogą utknąć przez Worki z Piaskiem? Nie: przez pełne Worki schodzi się tylko w ' +
      'dodatkowej Aktywacji, ale wschodni i zachodni bok Czołgu są wolne.',
    why: {
      en: 'Both rules hold together.',
      pl: 'Obie zasady obowiązują naraz.',
    },
  },
  {
    id: 'Y68',
    heading: 'Abominacje',
    en: 'May a free combat action, as with Combat reflexes, be taken in the Hobomination’s zone? No.',
    pl:
      'Czy w Strefie Menelominacji wolno wykonać darmową Akcję Walki, na przykład dzięki Odruchom bojowym? Nie ' +
      'wolno.',
    why: {
      en: 'The skill gives an action; the monster forbids it.',
      pl: 'Umiejętność daje Akcję, a potwór jej zabrania.',
    },
  },
  {
    id: 'Y69',
    heading: 'Umiejętności',
    en: 'Does Zombie link work on a shortage of figures or on light beams? No, only on real extra-activation cards.',
    pl:
      'Czy Więź z zombie działa przy braku figurek albo przy Promieniach Światła? Nie, tylko przy prawdziwych ' +
      'kartach dodatkowej Aktywacji.',
    why: {
      en: 'The skill speaks of the cards.',
      pl: 'Umiejętność mówi o kartach.',
    },
  },
  {
    id: 'Y70',
    heading: 'Źródła Światła',
    en: 'Must a survivor use the light to shoot at night? No, without it the accuracy is 6.',
    pl: 'Czy Nocą trzeba strzelać z Latarką? Nie, bez niej Precyzja wynosi 6.',
    why: {
      en: 'Using the light is the player’s choice.',
      pl: 'Użycie światła to wybór gracza.',
    },
  },
  {
    id: 'Y71',
    heading: 'Tryby opcjonalne',
    en: 'What happens to a companion whose leader is knocked out? It stays in the zone as a lone companion.',
    pl:
      'Co się dzieje z Towarzyszem, gdy jego przywódca zostanie Znokautowany? Zostaje w Strefie jako samotny ' +
      'Towarzysz.',
    why: {
      en: 'The base rule for lone companions covers it.',
      pl: 'Obejmuje to zasada o samotnych Towarzyszach.',
    },
  },
  {
    id: 'Y72',
    heading: 'Runda',
    en:
      'What if the first player has no standing survivor? Play passes to the next player, and the token skips ' +
      'players without a standing survivor.',
    pl:
      'A jeśli Pierwszy Gracz nie ma stojącego Ocalałego? Gra przechodzi do następnego gracza, a żeton omija graczy ' +
      'bez stojących Ocalałych.',
    why: {
      en: 'The game must flow on.',
      pl: 'Gra musi toczyć się dalej.',
    },
  },
  {
    id: 'Y73',
    heading: 'Zainfekowany Stan',
    en:
      'What remains of health, AP and level between missions? Each mission starts with full health, 0 AP and the ' +
      'blue level.',
    pl:
      'Co zostaje między Misjami ze Zdrowia, PA i Poziomu? Każda Misja zaczyna się z pełnym Zdrowiem, 0 PA i na ' +
      'Niebieskim Poziomie.',
    why: {
      en: 'Every mission is set up anew, and XP are given for the first time in a mission.',
      pl: 'Każdą Misję przygotowuje się od nowa, a PDK są za pierwszy raz w danej Misji.',
    },
  },
  {
    id: 'Y74',
    heading: 'Zachowywanie Ekwipunku',
    en: 'May survivors trade after the winning action, before the conservation rolls? No.',
    pl: 'Czy po zwycięskiej Akcji, przed rzutami na Zachowanie, wolno się jeszcze Wymieniać? Nie wolno.',
    why: {
      en: 'The mission ends at once.',
      pl: 'Misja kończy się natychmiast.',
    },
  },
  {
    id: 'Y75',
    heading: 'Źródła Światła',
    en: 'May one survivor make two beams? No, one beam a survivor.',
    pl: 'Czy jeden Ocalały może świecić dwoma Promieniami? Nie, każdy ma najwyżej jeden.',
    why: {
      en: 'The token belongs to the survivor.',
      pl: 'Żeton należy do Ocalałego.',
    },
  },
  {
    id: 'Y76',
    heading: 'Źródła Światła',
    en:
      'What does a beam light at the tank? Aimed at it from the ground, only the own zone; from the top, the ' +
      'neighbouring zone as usual.',
    pl: 'Co oświetla Promień przy Czołgu? Skierowany na niego z ziemi tylko własną Strefę; z góry zwykłą sąsiednią.',
    why: {
      en: 'Light follows the sight rule.',
      pl: 'Światło działa tak jak Pole Widzenia.',
    },
  },
  {
    id: 'Y77',
    heading: 'Źródła Światła',
    en:
      'What does the beam of a survivor do who is pulled, shoved or sidesteps? It follows; the player may turn it ' +
      'only if this was a Move action.',
    pl:
      'Co robi Promień Ocalałego, którego ktoś przeciągnął albo wypchnął lub który zrobił Krok w bok? Podąża za nim; ' +
      'obrócić go wolno tylko wtedy, gdy była to Akcja Ruchu.',
    why: {
      en: 'The rule ties turning to Move actions.',
      pl: 'Zasada wiąże obracanie z Akcjami Ruchu.',
    },
  },
  {
    id: 'Y78',
    heading: 'M3. DEFCON 5: Deeskalacja',
    en: 'On the card of 19:00, who is “this survivor”? The first player picks a standing survivor.',
    pl: 'Kim na karcie z 19:00 jest „ten Ocalały”? Pierwszy Gracz wskazuje stojącego Ocalałego.',
    why: {
      en: 'Nobody revealed the card.',
      pl: 'Nikt tej karty nie odkrył.',
    },
  },
  {
    id: 'Y79',
    heading: 'M9. DEFCON 2: Szybkie tempo',
    en:
      'Does the order rule of M9 also hold for cards on doors? Yes: until card 13 is read, doors with cards stay ' +
      'shut.',
    pl:
      'Czy kolejność kart z M9 dotyczy też kart na Drzwiach? Tak: dopóki karta 13 nie jest przeczytana, Drzwi z ' +
      'kartami są zamknięte.',
    why: {
      en: 'Otherwise a card would be revealed too early.',
      pl: 'Inaczej karta odkryłaby się za wcześnie.',
    },
  },
  {
    id: 'Y80',
    heading: 'Otwieranie drzwi',
    en: 'What are the sealed doors of M5 and M8 for zombies, sight and building groups? Walls.',
    pl: 'Czym są zapieczętowane Drzwi z M5 i M8 dla Zombie, Pola Widzenia i podziału na budynki? Ścianami.',
    why: {
      en: 'They never open.',
      pl: 'Nigdy się nie otwierają.',
    },
  },
  {
    id: 'Y81',
    heading: 'M7. Poszukiwacze karty dostępu',
    en:
      'What decides in M7 whether a killed abomination brings a note? Only the cause of the kill itself: a Molotov ' +
      'brings none, a hit of damage 3 does.',
    pl:
      'Co w M7 rozstrzyga, czy za zabitą Abominację czyta się Notatkę? Tylko to, co ją zabiło: Koktajl Mołotowa nic ' +
      'nie daje, trafienie o Obrażeniach 3 tak.',
    why: {
      en: 'The mission asks how the abomination was killed.',
      pl: 'Misja pyta, czym Abominacja została zabita.',
    },
  },
  {
    id: 'Y82',
    heading: 'Zegar i Noc',
    en:
      'Does a move of the clock into day or night change the round under way? No; day and night change only between ' +
      'rounds (W7).',
    pl:
      'Czy przestawienie Zegara na Dzień albo Noc zmienia trwającą rundę? Nie; Dzień i Noc zmieniają się tylko ' +
      'między rundami (W7).',
    why: {
      en: 'The clock moves last in the end phase.',
      pl: 'Zegar przesuwa się na samym końcu Fazy Końcowej.',
    },
  },
  {
    id: 'Y83',
    heading: 'Namnażanie',
    en: 'What is clockwise on an odd map? Each mission has a fixed list of its spawn zones, the starting one first.',
    pl:
      'Co znaczy „zgodnie z ruchem wskazówek zegara” na nieregularnej planszy? Każda Misja ma stałą listę swoich ' +
      'Stref Namnażania, Startowa jest pierwsza.',
    why: {
      en: 'The rule wants the same order every round.',
      pl: 'Zasada chce tej samej kolejności w każdej rundzie.',
    },
  },
  {
    id: 'Y84',
    heading: 'Nokaut i śmierć',
    en:
      'What does a player do whose survivors are all knocked out or dead? They stay at the table and take part in ' +
      'team decisions; they get a new survivor in the next mission.',
    pl:
      'Co robi gracz, którego wszyscy Ocalali są Znokautowani albo martwi? Zostaje przy stole i współdecyduje z ' +
      'drużyną; nowego Ocalałego dostaje w następnej Misji.',
    why: {
      en: 'The game is cooperative, and replacements come only between missions.',
      pl: 'Gra jest kooperacyjna, a zastępcy przychodzą tylko między Misjami.',
    },
  },
  {
    id: 'Y85',
    heading: 'Tryby opcjonalne',
    en: 'Is the dark-zone option used in the campaign? No.',
    pl: 'Czy w Kampanii działa opcja Stref Mroku? Nie działa.',
    why: {
      en:
        'The campaign uses the base rules and this book; the option is named only as something that Night vision ' +
        'ignores.',
      pl:
        'Kampania korzysta z zasad podstawowych i tej instrukcji; o opcji wspomina tylko Noktowizja, która ją ' +
        'ignoruje.',
    },
  },
  {
    id: 'Y86',
    heading: 'Źródła Światła',
    en: 'May a zombie that sees a beam cross sandbags or climb the tank in its activation? Yes.',
    pl:
      'Czy Zombie, które widzi Promień Światła, może w tej Aktywacji przejść Worki z Piaskiem albo wejść na Czołg? ' +
      'Tak, może.',
    why: {
      en: 'Light gives an extra activation (Y12); the rulebook’s picture shows a runner jump the sandbags this way.',
      pl: 'Światło daje dodatkową Aktywację (Y12); na rysunku w instrukcji Biegacz przeskakuje tak Worki.',
    },
  },
] as const satisfies readonly RuleText[];
