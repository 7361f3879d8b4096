import type { RuleText } from '@horda/parts';

/** Where rulebook, rulings and cards collide (N…): the reading to follow, each with its reason. */
export const CORRECTIONS = [
  {
    id: 'N1',
    heading: 'Specjalne scenariusze',
    en: 'If a stage of a scenario was completed in step 5, step 6 of that colony phase is skipped.',
    pl: 'Jeśli w kroku 5 wykonano etap scenariusza, w tej fazie kolonii pomija się krok 6.',
    why: {
      en: 'Otherwise the last round would end the game before the next card sets the rounds anew.',
      pl: 'Inaczej ostatnia runda zakończyłaby grę, zanim następna karta ustawi rundy od nowa.',
    },
  },
  {
    id: 'N2',
    heading: 'Przygotowanie gry',
    en:
      'If there are too few survivor cards for everybody to get 4, base-game survivors are mixed in until there are ' +
      'enough. Without them each player is dealt 3 and keeps 2. The table shows which of the two applies.',
    pl:
      'Jeśli kart ocalałych nie wystarcza, żeby każdy dostał 4, dokłada się ocalałych z podstawki, aż wystarczy. Bez ' +
      'nich każdy dostaje 3 i zatrzymuje 2. Stół pokazuje, która wersja obowiązuje.',
    why: {
      en: 'Five players need 20 cards, and R1 and the co-operative game take some out.',
      pl: 'Pięciu graczy potrzebuje 20 kart, a R1 i gra kooperacyjna kilka zabierają.',
    },
  },
  {
    id: 'N3',
    heading: 'Bandycki nalot',
    en:
      'The equipment of a survivor killed at the hideout lies face up among the hideout’s cards and counts there for ' +
      'the betrayer’s condition.',
    pl:
      'Wyposażenie ocalałego, który zginął w kryjówce bandytów, leży odkryte wśród jej kart i liczy się tam do ' +
      'warunku zdrajcy.',
    why: {
      en: 'The hideout has no item deck to shuffle it into.',
      pl: 'Kryjówka nie ma stosu przedmiotów, w który można by je wtasować.',
    },
  },
  {
    id: 'N4',
    heading: 'Bandycki nalot',
    en: 'Attacking bandits and the hideout come into force after B1; there is no bandit leader before B2 is completed.',
    pl: 'Atakowanie bandytów i kryjówka wchodzą w życie po B1; przywódcy bandytów nie ma, dopóki nie wykonano B2.',
    why: {
      en: 'The scenario brings these rules in one after the other.',
      pl: 'Scenariusz wprowadza te zasady po kolei.',
    },
  },
  {
    id: 'N5',
    heading: 'Bandycki nalot',
    en: 'Only a betrayer who is not exiled when B2 is completed gets the extra condition that morale is 0.',
    pl: 'Dodatkowy warunek, że morale wynosi 0, dostaje tylko zdrajca, który w chwili wykonania B2 nie jest wygnany.',
    why: {
      en: 'An exiled betrayer could otherwise need morale 0 and the main objective at once.',
      pl: 'Wygnany zdrajca mógłby inaczej potrzebować naraz morale 0 i wykonanego celu głównego.',
    },
  },
  {
    id: 'N6',
    heading: 'Karty rozdroży',
    en:
      'A crossroads card waits for the end of the action, except Spoiled, Anita Wallace, Wrong Code and I’ll Show ' +
      'Them I Can Help!, whose text stops or changes it. The exile vote that I’ll Show Them I Can Help! interrupts ' +
      'still takes place unless the caller was exiled.',
    pl:
      'Karta rozdroży czeka do końca akcji, poza kartami Zepsute, Anita Wallace, Zły kod i Pokażę im, że mogę ' +
      'pomóc!, których tekst przerywa albo zmienia akcję. Głosowanie nad wygnaniem, które przerywa Pokażę im, że ' +
      'mogę pomóc!, i tak się odbywa, chyba że zgłaszający został wygnany.',
    why: {
      en: 'These four mean nothing once the action is over.',
      pl: 'Te cztery po zakończeniu akcji nie miałyby sensu.',
    },
  },
  {
    id: 'N7',
    heading: 'Dodawanie zombie',
    en:
      'For the end of the game by morale 0 the whole of step 4 is one run: colony, other locations and noise. The ' +
      'order of entrances still starts anew at each place.',
    pl:
      'Przy końcu gry przez morale 0 cały krok 4 to jeden ciąg: kolonia, inne lokacje i hałas. Kolejność wejść i tak ' +
      'w każdym miejscu zaczyna się od nowa.',
    why: {
      en: 'All the zombies of the step are added before the end is looked at.',
      pl: 'Najpierw dodaje się wszystkie zombie z tego kroku, a potem sprawdza koniec gry.',
    },
  },
  {
    id: 'N8',
    heading: 'Tekst na kartach',
    en:
      'The colony has no noise spaces. Noise that a card adds there “if able”, as with the Shotgun, Assault Rifle ' +
      'and Molotov, does nothing; only noise without these words becomes zombies.',
    pl:
      'Kolonia nie ma pól hałasu. Hałas, który karta dokłada tam „jeśli to możliwe”, jak Strzelba, Karabin szturmowy ' +
      'i Koktajl Mołotowa, nic nie robi; w zombie zamienia się tylko hałas bez tych słów.',
    why: {
      en: 'The words “if able” let the effect fail.',
      pl: 'Słowa „jeśli to możliwe” pozwalają, żeby efekt się nie udał.',
    },
  },
  {
    id: 'N9',
    heading: 'Tekst na kartach',
    en:
      'Medicine, Medicine or Comfort and Serum heal one of the player’s own survivors or a survivor at the same ' +
      'location as one of them. Lighter and Flame Projector need a fuel card; a die that is set takes any value; ' +
      'Tribute counts only cards that are not starter cards; B2 counts only equipment of survivors who are not ' +
      'exiled.',
    pl:
      'Lekarstwo, Lekarstwo albo otucha i Serum leczą własnego ocalałego albo takiego, który jest w jednej lokacji z ' +
      'własnym. Zapalniczka i Miotacz ognia wymagają karty paliwa; na ustawianej kości można dać dowolny wynik; ' +
      'Danina liczy tylko karty niestartowe; B2 liczy tylko wyposażenie niewygnanych ocalałych.',
    why: {
      en: 'The words of these cards are exact, and they win over any shorter form.',
      pl: 'Słowa tych kart są dokładne i mają pierwszeństwo przed każdym skrótem.',
    },
  },
  {
    id: 'N10',
    heading: 'Faza kolonii',
    en: 'The bonus morale needs a sum of 2 or more above the need, as Radio Mast and crises have changed it.',
    pl:
      'Dodatkowe morale wymaga sumy o 2 lub więcej wyższej od progu, liczonego już po zmianach przez Maszt radiowy i ' +
      'zagrożenia.',
    why: {
      en: 'A changed need replaces the number of players everywhere.',
      pl: 'Zmieniony próg wszędzie zastępuje liczbę graczy.',
    },
  },
  {
    id: 'N11',
    heading: 'Głosowanie',
    en:
      'A vote without voters is decided by the active player, not treated as a tie; the first player settles all ' +
      'other ties.',
    pl:
      'Głosowanie bez głosujących nie jest remisem: decyduje aktywny gracz; wszystkie inne remisy rozstrzyga ' +
      'pierwszy gracz.',
    why: {
      en: 'Nobody voted, so there are no votes that could be equal.',
      pl: 'Nikt nie głosował, więc nie ma głosów, które mogłyby być równe.',
    },
  },
  {
    id: 'N12',
    heading: 'Specjalne scenariusze',
    en:
      'When a scenario puts a survivor at Raxxon or the hideout, room is made there; the colony takes survivors whom ' +
      'a scenario puts there over its capacity.',
    pl:
      'Gdy scenariusz kładzie ocalałego w Raxxon lub w kryjówce, robi się tam dla niego miejsce; kolonia przyjmuje ' +
      'ocalałych ze scenariusza ponad liczbę pól.',
    why: {
      en: 'Elsewhere a survivor without a free space stays put, but the story must go on.',
      pl: 'Zwykle ocalały bez wolnego pola zostaje na miejscu, ale historia musi toczyć się dalej.',
    },
  },
  {
    id: 'N13',
    heading: 'Wygnanie',
    en: 'That exiled survivors stay out of the colony is our ruling (F16); the rulebook only makes them leave.',
    pl:
      'To, że wygnani ocalali nie wracają do kolonii, jest naszym rozstrzygnięciem (F16); instrukcja każe im tylko ' +
      'odejść.',
    why: {
      en: 'It is fair to say which rules are ours.',
      pl: 'Uczciwie jest powiedzieć, które zasady są nasze.',
    },
  },
  {
    id: 'N14',
    heading: 'Warianty',
    en: 'Attacking survivors in the co-operative game is an option of the table, off by default.',
    pl: 'Atakowanie ocalałych w grze kooperacyjnej to opcja stołu, domyślnie wyłączona.',
    why: {
      en: 'The rulebook forbids only exile votes there.',
      pl: 'Instrukcja zabrania tam tylko głosowań nad wygnaniem.',
    },
  },
  {
    id: 'N15',
    heading: 'Wygnanie',
    en:
      'Every new survivor of an exiled player arrives outside the colony, at a location of choice with room, ' +
      'whatever brought the survivor.',
    pl:
      'Każdy nowy ocalały wygnanego gracza pojawia się poza kolonią, w wybranej lokacji z wolnym polem, bez względu ' +
      'na to, skąd się wziął.',
    why: {
      en: 'The rulebook speaks only of item cards; the reason is the same for all.',
      pl: 'Instrukcja mówi tylko o kartach przedmiotów; powód jest zawsze ten sam.',
    },
  },
  {
    id: 'N16',
    heading: 'Przygotowanie gry',
    en:
      'The colony starts with 0 food unless the main objective says otherwise; the table shows how much the next ' +
      'feeding will take.',
    pl:
      'Kolonia zaczyna z 0 żywności, chyba że cel główny mówi inaczej; stół pokazuje, ile zabierze najbliższe ' +
      'karmienie.',
    why: {
      en: 'The rulebook names no food at the start.',
      pl: 'Instrukcja nie mówi o żywności na początku.',
    },
  },
  {
    id: 'N17',
    heading: 'Moduł Raxxon',
    en: 'Side effects of a dead survivor go back to the open stack.',
    pl: 'Efekty uboczne zabitego ocalałego wracają do odkrytego stosu.',
    why: {
      en: 'They are no items and belong to no item deck.',
      pl: 'Nie są przedmiotami i nie należą do żadnego stosu przedmiotów.',
    },
  },
  {
    id: 'N18',
    heading: 'Zabijanie ocalałych',
    en:
      'If some helpless survivors are unruly, the first player chooses which one dies in an overrun or a crisis; on ' +
      'a crossroads card the player who chooses the option does.',
    pl:
      'Jeśli niektóre darmozjady są zbuntowane, przy opanowaniu wejścia i zagrożeniu pierwszy gracz wybiera, który ' +
      'zginie; na karcie rozdroży ten, kto wybiera opcję.',
    why: {
      en: 'Somebody must choose, and these two already decide the rest.',
      pl: 'Ktoś musi wybrać, a ci gracze i tak decydują o reszcie.',
    },
  },
  {
    id: 'N19',
    heading: 'Wygnanie',
    en: 'The exile objective is hidden from the other players; the secret objective it replaces is shown.',
    pl: 'Cel wygnańca jest ukryty przed innymi graczami; ukryty cel, który on zastępuje, się pokazuje.',
    why: {
      en: 'It is a hidden objective like the others.',
      pl: 'To taki sam ukryty cel jak inne.',
    },
  },
  {
    id: 'N20',
    heading: 'Bandycki nalot',
    en: 'Nobody enters the hideout before B1 is completed.',
    pl: 'Nikt nie wchodzi do kryjówki bandytów, dopóki nie wykonano B1.',
    why: {
      en: 'Its rules are not in force yet.',
      pl: 'Jej zasady jeszcze nie obowiązują.',
    },
  },
  {
    id: 'N21',
    heading: 'Specjalne scenariusze',
    en: 'The reader of R1 is looked for among players who are not exiled; the reader of B1 among all players.',
    pl: 'Czytającego R1 szuka się wśród niewygnanych graczy; czytającego B1 wśród wszystkich.',
    why: {
      en: 'Blue joins the reader of R1.',
      pl: 'Blue dołącza do czytającego R1.',
    },
  },
  {
    id: 'N22',
    heading: 'Bandycki nalot',
    en: 'The survivor of B1 takes no wound with two damage tokens of any kind.',
    pl: 'Ocalały z B1 nie dostaje rany, jeśli ma już dwa obrażenia dowolnego rodzaju.',
    why: {
      en: 'The story wants this survivor to come back alive.',
      pl: 'Historia chce, żeby ten ocalały wrócił żywy.',
    },
  },
  {
    id: 'N23',
    heading: 'Faza kolonii',
    en:
      'The effects that Tribute, Restless Crowd and the hard side of Outposts have in step 6 happen before the round ' +
      'marker moves. “Every location with no survivor” includes the colony.',
    pl:
      'Efekty, które w kroku 6 mają Danina, Niespokojny tłum i trudna strona Posterunków, dzieją się przed ' +
      'przesunięciem znacznika rund. „Każda lokacja bez ocalałych” obejmuje też kolonię.',
    why: {
      en: 'After the last move of the marker the game would already be over.',
      pl: 'Po ostatnim ruchu znacznika byłoby już po grze.',
    },
  },
  {
    id: 'N24',
    heading: 'Faza kolonii',
    en:
      'Everything that raises or lowers the zombies of step 4, such as Watchtower, Walter Boone, Scent and the code, ' +
      'is added up first; the result is never below 0.',
    pl:
      'Wszystko, co w kroku 4 zwiększa lub zmniejsza liczbę zombie, jak Wieża strażnicza, Walter Boone, Zapach i ' +
      'kod, najpierw się sumuje; wynik nigdy nie jest mniejszy niż 0.',
    why: {
      en: 'One sum needs no order among the cards.',
      pl: 'Przy jednej sumie kolejność kart nie ma znaczenia.',
    },
  },
  {
    id: 'N25',
    heading: 'Moduł Raxxon',
    en:
      'An experiment removed because no figure of it could be placed counts as discarded for Seal the Gates, but not ' +
      'as contained by code for R3.',
    pl:
      'Eksperyment usunięty, bo nie dało się położyć żadnej jego figurki, liczy się jako odrzucony dla celu Zamknąć ' +
      'bramy, ale nie jako powstrzymany kodem dla R3.',
    why: {
      en: 'Its card is gone, but nobody entered the code.',
      pl: 'Karty już nie ma, ale kodu nikt nie wprowadził.',
    },
  },
  {
    id: 'N26',
    heading: 'Wygrana i przegrana',
    en: 'Zombies at the colony include special zombies wherever a goal counts them, as in Open Gates and Outposts.',
    pl: 'Zombie w kolonii to także specjalne zombie wszędzie, gdzie liczy je cel, jak Otwarte bramy i Posterunki.',
    why: {
      en: 'They stand at the entrances like all the others.',
      pl: 'Stoją przy wejściach tak jak wszystkie inne.',
    },
  },
  {
    id: 'N27',
    heading: 'Przygotowanie gry',
    en:
      'Starter cards that were not dealt are in the box and never count. Cards removed from the game lie open, in ' +
      'order of time.',
    pl:
      'Nierozdane karty startowe są w pudełku i nigdy się nie liczą. Karty usunięte z gry leżą odkryte, w kolejności ' +
      'usuwania.',
    why: {
      en: 'Only cards that were in play can be removed from it.',
      pl: 'Usunąć z gry można tylko karty, które w niej były.',
    },
  },
  {
    id: 'N28',
    heading: 'Tekst na kartach',
    en:
      'A triggered ability without “may”, as those of Rocco Bellini, Walter Boone, George Coleman and Melissa Gupta, ' +
      'is optional unless it only lowers the number of zombies.',
    pl:
      'Zdolność, która uruchamia się sama, a nie ma słowa „może”, jak u Rocca Belliniego, Waltera Boone’a, George’a ' +
      'Colemana i Melissy Gupty, nie jest obowiązkowa, chyba że tylko zmniejsza liczbę zombie.',
    why: {
      en: 'Fewer zombies need no question; the rest may be unwelcome.',
      pl: 'O mniejszą liczbę zombie nie trzeba pytać; reszta może być nie na rękę.',
    },
  },
  {
    id: 'N29',
    heading: 'Karty rozdroży',
    en:
      'Effects at the start of a turn, as those of No Place Left in the World and One More Dose, come after the ' +
      'frostbite wounds and before the crossroads card triggers.',
    pl:
      'Efekty na początku tury, jak z kart Nie ma już dla nas miejsca i Jeszcze jedna dawka, następują po ranach od ' +
      'odmrożeń, a przed uruchomieniem karty rozdroży.',
    why: {
      en: 'This fits them into the order of F6 and Q8.',
      pl: 'Tak mieszczą się w kolejności z F6 i Q8.',
    },
  },
  {
    id: 'N30',
    heading: 'Wygrana i przegrana',
    en:
      'The highest influence in play, as in Heir and Winter King, is looked for among all survivors, those of exiled ' +
      'players included.',
    pl:
      'Najwyższych wpływów w grze, jak na kartach Następca i Król zimy, szuka się u wszystkich ocalałych, także ' +
      'wygnanych graczy.',
    why: {
      en: 'Exiled survivors are still in play.',
      pl: 'Wygnani ocalali nadal są w grze.',
    },
  },
  {
    id: 'N31',
    heading: 'Tekst na kartach',
    en:
      'In an effect that does harm, such as turning helpless survivors unruly, “up to” means as many as possible, ' +
      'not a free number.',
    pl:
      '„Do” określonej liczby w szkodliwym efekcie, na przykład przy buntowaniu darmozjadów, znaczy tyle, ile się ' +
      'da, a nie tyle, ile się chce.',
    why: {
      en: 'Otherwise everybody would choose none.',
      pl: 'Inaczej każdy wybrałby zero.',
    },
  },
  {
    id: 'N32',
    heading: 'Moduł usprawnień',
    en: 'Minefield works every second round, counted from the round after it was built.',
    pl: 'Pole minowe działa co drugą rundę, licząc od rundy po zbudowaniu.',
    why: {
      en: 'The count needs a beginning.',
      pl: 'Liczenie musi się od czegoś zaczynać.',
    },
  },
  {
    id: 'N33',
    heading: 'Ryzykowny rzut',
    en: 'If one attack kills two zombies and the first exposure roll kills the attacker, there is no second roll.',
    pl: 'Jeśli jeden atak zabija dwa zombie, a pierwszy rzut kością ryzyka zabija atakującego, drugiego rzutu nie ma.',
    why: {
      en: 'There is nobody left to roll for.',
      pl: 'Nie ma już dla kogo rzucać.',
    },
  },
  {
    id: 'N34',
    heading: 'Akcje bez kości',
    en: 'Food tokens may raise any unused die, also another player’s.',
    pl: 'Żywnością można podnieść wynik dowolnej nieużytej kości, także cudzej.',
    why: {
      en: 'The rulebook says any unused die.',
      pl: 'Instrukcja mówi o dowolnej nieużytej kości.',
    },
  },
  {
    id: 'N35',
    heading: 'Szympans i kod',
    en: 'The barricades on survivor spaces of Raxxon in R1 are not barricades for cards that count barricades.',
    pl: 'Barykady na polach ocalałych w Raxxon w R1 nie są barykadami dla kart, które liczą barykady.',
    why: {
      en: 'They stand at no entrance.',
      pl: 'Nie stoją przy żadnym wejściu.',
    },
  },
] as const satisfies readonly RuleText[];
