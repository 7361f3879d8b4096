import type { RuleText } from '@horda/parts';

/** The skills that Washington and its campaign add, and the optional modes (V415–V443), in our own words. */
export const MODES = [
  {
    id: 'V415',
    heading: 'Nowe Umiejętności',
    en: 'A free All-Out action is one more action a turn of its type, and it must be fought All-Out (X65).',
    pl:
      'Darmowa Akcja Na Całość to w każdej Turze o jedną Akcję danego typu więcej i trzeba w niej iść Na Całość ' +
      '(X65).',
  },
  {
    id: 'V416',
    heading: 'Nowe Umiejętności',
    en:
      'With Spare parts, a survivor who rolls Breaks in a melee or ranged action may discard a weapon card of that ' +
      'kind to ignore all of them (X67).',
    pl:
      'Dzięki Częściom zapasowym Ocalały, który w Ataku Wręcz lub Dystansowym wyrzuci Uszkodzenia, może odrzucić ' +
      'kartę broni tego rodzaju i zignorować je wszystkie (X67).',
  },
  {
    id: 'V417',
    heading: 'Nowe Umiejętności',
    en: 'A skill marked All-Out works whenever the survivor goes All-Out, and only then (X66).',
    pl: 'Umiejętność oznaczona „Na Całość” działa zawsze wtedy, gdy Ocalały idzie Na Całość, i tylko wtedy (X66).',
  },
  {
    id: 'V418',
    heading: 'Nowe Umiejętności',
    en: 'Night fighter is described among the night rules (V299, X68).',
    pl: 'Nocny wojownik jest opisany przy zasadach Nocy (V299, X68).',
  },
  {
    id: 'V419',
    heading: 'Nowe Umiejętności',
    en: 'Night vision is described among the night rules (V298, X69).',
    pl: 'Noktowizja jest opisana przy zasadach Nocy (V298, X69).',
  },
  {
    id: 'V420',
    heading: 'Nowe Umiejętności',
    en:
      'With Double All-Out dice the All-Out number of the cards used may be doubled; the player chooses each time ' +
      '(X70).',
    pl:
      'Podwójne kości Na Całość pozwalają podwoić liczbę kości Na Całość z użytych kart; gracz wybiera za każdym ' +
      'razem (X70).',
  },
  {
    id: 'V421',
    heading: 'Nowe Umiejętności',
    en: 'With Makeshift repair a survivor may, once a turn, right after a combat roll, ignore all its Breaks (X71).',
    pl:
      'Dzięki Prowizorycznej naprawie Ocalały raz na Turę, tuż po rzucie w walce, może zignorować wszystkie ' +
      'Uszkodzenia (X71).',
  },
  {
    id: 'V422',
    heading: 'Nowe Umiejętności',
    en:
      'A survivor with Versatile starts each game with one campaign skill not yet owned and has it until the mission ' +
      'ends (X72).',
    pl:
      'Ocalały z Umiejętnością Wszechstronny zaczyna każdą grę z jedną Umiejętnością Kampanii, której jeszcze nie ' +
      'zdobył, i ma ją do końca Misji (X72).',
  },
  {
    id: 'V423',
    heading: 'Umiejętności Kampanii',
    en:
      'With Hold your nose, whenever anyone or anything eliminates the last zombie of the own zone, the survivor ' +
      'draws a card of the equipment deck: in any zone, any number of times, and it is not a Search (X31).',
    pl:
      'Co za smród: ilekroć ktokolwiek lub cokolwiek usunie ostatnie Zombie ze Strefy Ocalałego, dobiera on kartę z ' +
      'talii Ekwipunku; w każdej Strefie, dowolnie wiele razy, i nie jest to Przeszukiwanie (X31).',
  },
  {
    id: 'V424',
    heading: 'Umiejętności Kampanii',
    en:
      'With Sidestep, when zombies spawn at range 0 or 1, before a rush, the survivor has one free Move without ' +
      'surcharge; once per zombie card (X50).',
    pl:
      'Krok w bok: gdy Zombie namnażają się w Zasięgu 0 lub 1, przed Natarciem, Ocalały ma darmowy Ruch bez dopłaty; ' +
      'raz na kartę Zombie (X50).',
  },
  {
    id: 'V425',
    heading: 'Umiejętności Kampanii',
    en:
      'With Combat reflexes, when zombies spawn at range 0 or 1, before a rush, the survivor has one free combat ' +
      'action against that zone, once per zombie card; others there may die too (X19).',
    pl:
      'Odruchy bojowe: gdy Zombie namnażają się w Zasięgu 0 lub 1, przed Natarciem, Ocalały ma darmową Akcję Walki ' +
      'przeciw tej Strefie, raz na kartę Zombie; mogą tam zginąć też inne Zombie (X19).',
  },
  {
    id: 'V426',
    heading: 'Umiejętności Kampanii',
    en: 'With Home defender, sight through building zones is not limited to one zone (X32).',
    pl: 'Obrońca domu: Pole Widzenia przez Strefy budynku nie jest ograniczone do jednej Strefy (X32).',
  },
  {
    id: 'V427',
    heading: 'Umiejętności Kampanii',
    en: 'With Steady hand, the survivor may spare chosen survivors from the own misses, but not from Molotovs (X57).',
    pl:
      'Pewna ręka: Ocalały może wybranych Ocalałych uchronić przed swoimi pudłami, ale nie przed Koktajlem Mołotowa ' +
      '(X57).',
  },
  {
    id: 'V428',
    heading: 'Umiejętności Kampanii',
    en:
      'With Destiny, once a turn, a drawn equipment card is ignored and discarded, and another is drawn from the ' +
      'same deck (X20).',
    pl:
      'Przychylność losu: raz na Turę dobraną kartę Ekwipunku ignoruje się i odrzuca, a z tej samej talii dobiera ' +
      'się następną (X20).',
  },
  {
    id: 'V429',
    heading: 'Umiejętności Kampanii',
    en: 'With Low profile, a survivor is never hit by friendly fire; Molotovs still work (X38).',
    pl: 'Skromna postura: Ocalały nigdy nie obrywa od swoich; Koktajle Mołotowa nadal działają (X38).',
  },
  {
    id: 'V430',
    heading: 'Umiejętności Kampanii',
    en: 'With Free reload, reloading costs no action (X26).',
    pl: 'Szybkie ręce: przeładowanie nie kosztuje Akcji (X26).',
  },
  {
    id: 'V431',
    heading: 'Umiejętności Kampanii',
    en:
      'With Lifesaver, once a turn and free, the survivor pulls any willing survivors into the own zone from a zone ' +
      'at range 1, in sight and with a clear path, that holds a zombie and a survivor; it is not a Move (X37).',
    pl:
      'Zbawca: raz na Turę, za darmo, Ocalały przeciąga do swojej Strefy chętnych Ocalałych z widocznej Strefy w ' +
      'Zasięgu 1, do której jest wolna droga i w której są Zombie i Ocalały; nie jest to Ruch (X37).',
  },
  {
    id: 'V432',
    heading: 'Umiejętności Kampanii',
    en: 'With Scavenger, the survivor may search street zones; the other Search rules stay (X47).',
    pl: 'Zbieracz: Ocalały może Przeszukiwać Strefy ulic; reszta zasad Przeszukiwania zostaje (X47).',
  },
  {
    id: 'V433',
    heading: 'Umiejętności Kampanii',
    en: 'The skills that start a survivor with 2 AP, an ammo card or a Repair Kit work at setup (X55, X56).',
    pl:
      'Umiejętności, dzięki którym Ocalały zaczyna z 2 PA, kartą amunicji albo Zestawem Naprawczym, działają podczas ' +
      'Przygotowania do gry (X55, X56).',
  },
  {
    id: 'V434',
    heading: 'Tryby opcjonalne',
    en:
      'Dark-zone option: dark zones are seen only from range 0 or 1; ranged attacks into them hit on 6, unless the ' +
      'shooter has a Flashlight. Melee and Molotovs work as usual.',
    pl:
      'Opcja Stref Mroku: Strefy Mroku widać tylko z Zasięgu 0 lub 1; Ataki Dystansowe w nie trafiają przy 6, chyba ' +
      'że strzelający ma Latarkę. Ataki Wręcz i Koktajle Mołotowa działają jak zwykle.',
  },
  {
    id: 'V435',
    heading: 'Tryby opcjonalne',
    en:
      'A companion counts as a survivor for noise, as a target of zombies and for friendly fire. Any wound kills it; ' +
      'it has no actions and carries nothing.',
    pl:
      'Towarzysz liczy się jak Ocalały przy Hałasie, jako cel Zombie i przy ostrzelaniu swoich. Każda rana go ' +
      'zabija; nie ma Akcji i niczego nie nosi.',
  },
  {
    id: 'V436',
    heading: 'Tryby opcjonalne',
    en: 'A companion always moves with its leader, lends its first blue skill, and may be traded like a card.',
    pl:
      'Towarzysz zawsze idzie ze swoim przywódcą, użycza mu swojej pierwszej niebieskiej Umiejętności i można go ' +
      'przekazać przy Wymianie jak kartę.',
  },
  {
    id: 'V437',
    heading: 'Tryby opcjonalne',
    en: 'A lone companion is rallied with 1 action in its zone.',
    pl: 'Samotnego Towarzysza przygarnia się za 1 Akcję w jego Strefie.',
  },
  {
    id: 'V438',
    heading: 'Tryby opcjonalne',
    en: 'The death of a companion loses the game, unless the mission says otherwise; in the campaign it never does.',
    pl: 'Śmierć Towarzysza oznacza przegraną, chyba że Misja mówi inaczej; w Kampanii nigdy.',
  },
  {
    id: 'V439',
    heading: 'Tryby opcjonalne',
    en: 'The Washington box holds two companions; they come into play only when a mission or a card says so.',
    pl: 'W pudełku Waszyngtonu jest dwoje Towarzyszy; wchodzą do gry tylko wtedy, gdy każe Misja albo karta.',
  },
  {
    id: 'V440',
    heading: 'Tryby opcjonalne',
    en:
      'Ultrared option: at 43 AP the track restarts at 0 while the survivor stays red. Passing orange and red again ' +
      'gives the skills not taken yet, later any skill.',
    pl:
      'Opcja Poziomu Krwistoczerwonego: przy 43 PA tor zaczyna się od 0, a Ocalały zostaje na Czerwonym. Ponowne ' +
      'przejście Pomarańczowego i Czerwonego daje niewzięte jeszcze Umiejętności, a później dowolne.',
  },
  {
    id: 'V441',
    heading: 'Tryby opcjonalne',
    en:
      'Abomination Fest option: an abomination card activates all abominations on the board and then adds one, up to ' +
      'an agreed number.',
    pl:
      'Opcja Festiwalu Abominacji: karta Abominacji aktywuje wszystkie Abominacje na planszy i dokłada jeszcze ' +
      'jedną, aż do umówionej liczby.',
  },
  {
    id: 'V442',
    heading: 'Tryby opcjonalne',
    en:
      'Cars option: getting in, which needs a zone without zombies, getting out and swapping seats cost 1 action ' +
      'each. Driving costs 1 action: slowly 1 zone, or fast 2 zones with a silent attack of 3 dice, accuracy 4+ and ' +
      'damage 2 in each zone with zombies entered. Cars drive only on streets; no mission of Washington uses them.',
    pl:
      'Opcja samochodów: wsiadanie (w Strefie bez Zombie), wysiadanie i zamiana miejsc kosztują po 1 Akcji. Jazda ' +
      'kosztuje 1 Akcję: powoli 1 Strefa albo szybko 2 Strefy, z cichym atakiem 3 kośćmi, Precyzja 4+, Obrażenia 2, ' +
      'w każdej Strefie z Zombie, do której samochód wjedzie. Jeździ się tylko po ulicach; żadna Misja Waszyngtonu ' +
      'ich nie używa.',
  },
  {
    id: 'V443',
    heading: 'Tryby opcjonalne',
    en:
      'Difficulty: zombie cards 1–18 are easier, 19–36 harder, and 37–40 are extra activations; the players mix them ' +
      'freely.',
    pl:
      'Poziom trudności: karty Zombie 1–18 są łatwiejsze, 19–36 trudniejsze, a 37–40 to dodatkowe Aktywacje; gracze ' +
      'mieszają je dowolnie.',
  },
] as const satisfies readonly RuleText[];
