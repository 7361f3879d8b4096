import type { RuleText } from '@horda/parts';

/** The skills of survivors and weapons (X1–X72), one clause each, in our own words. */
export const SKILLS = [
  {
    id: 'X1',
    heading: 'Umiejętności',
    en: 'The skill “+1 Action” gives the survivor 1 more action each turn, for anything.',
    pl: 'Umiejętność „+1 Akcja” daje Ocalałemu w każdej Turze o 1 Akcję więcej, na co tylko chce.',
  },
  {
    id: 'X2',
    heading: 'Umiejętności',
    en:
      'The skill “+1 Damage: [type]” adds 1 to the damage of every hit in actions of the named type; wounds by ' +
      'friendly fire grow too.',
    pl:
      'Umiejętność „+1 Obrażenie: [typ]” dodaje 1 do Obrażeń każdego trafienia w Akcjach podanego typu; rany od ' +
      'własnego ognia też rosną.',
  },
  {
    id: 'X3',
    heading: 'Umiejętności',
    en:
      'The skill “+1 die: [type]” adds 1 ordinary die to every weapon used in actions of the named type, so a pair ' +
      'gains one die for each of its two weapons. Two copies of the skill add up.',
    pl:
      'Umiejętność „+1 kość: [typ]” dodaje 1 zwykłą kość każdej broni użytej w Akcji podanego typu, więc para ' +
      'dostaje po jednej kości na każdą z dwóch broni. Dwie takie Umiejętności się sumują.',
  },
  {
    id: 'X4',
    heading: 'Umiejętności',
    en:
      'The skill “+1 free [type] Action” gives 1 more action each turn, only for the named type: combat, melee, ' +
      'ranged, Move or Search. A free Search still counts for the limit of one Search a turn.',
    pl:
      'Umiejętność „+1 darmowa Akcja: [typ]” daje w każdej Turze o 1 Akcję więcej, ale tylko podanego typu: Walka, ' +
      'Atak Wręcz, Atak Dystansowy, Ruch albo Przeszukiwanie. Darmowe Przeszukiwanie też wlicza się do limitu ' +
      'jednego na Turę.',
  },
  {
    id: 'X5',
    heading: 'Umiejętności',
    en: 'The skill “+1 max Range” lets ranged weapons reach 1 zone further, a Molotov too.',
    pl: 'Umiejętność „+1 do maksymalnego Zasięgu” wydłuża Zasięg broni dystansowych o 1 Strefę, Koktajlu Mołotowa też.',
  },
  {
    id: 'X6',
    heading: 'Umiejętności',
    en: 'The skill “+1 Zone per Move” lets a Move cover 1 or 2 zones; entering a zone with zombies still ends it.',
    pl:
      'Umiejętność „+1 Strefa na Ruch” pozwala jednym Ruchem przejść 1 albo 2 Strefy; wejście do Strefy z Zombie ' +
      'nadal kończy Ruch.',
  },
  {
    id: 'X7',
    heading: 'Umiejętności',
    en:
      'The skill “+1 to dice roll: [type]” makes each die in actions of the named type count 1 higher, up to 6; the ' +
      'number needed never falls below 2.',
    pl:
      'Umiejętność „+1 do rzutu kością: [typ]” podnosi wynik każdej kości w Akcjach podanego typu o 1, najwyżej do ' +
      '6; do trafienia zawsze trzeba co najmniej 2.',
  },
  {
    id: 'X8',
    heading: 'Umiejętności',
    en: 'The skill “[type]: Damage 2” makes weapons with damage 1 count as damage 2 in actions of the named type.',
    pl: 'Umiejętność „[typ]: Obrażenia 2” sprawia, że w Akcjach podanego typu broń o Obrażeniach 1 zadaje Obrażenia 2.',
  },
  {
    id: 'X9',
    heading: 'Umiejętności',
    en:
      '2 cocktails are better than 1: after throwing a Molotov the survivor rolls a die; on 4 or more the card goes ' +
      'to the backpack instead of the discards. Nothing can change this roll.',
    pl:
      'Co 2 koktajle, to nie 1: po rzuceniu Koktajlu Mołotowa Ocalały rzuca kością; przy wyniku 4 lub więcej karta ' +
      'wraca do Plecaka, zamiast trafić na stos odrzuconych. Tego rzutu nic nie zmienia.',
  },
  {
    id: 'X10',
    heading: 'Umiejętności',
    en:
      'Ambidextrous: all weapons of this survivor have the dual symbol; a pair still needs two cards of the same ' +
      'name.',
    pl:
      'Oburęczny: każda broń tego Ocalałego ma symbol Broni Podwójnej; do pary nadal potrzeba dwóch kart o tej samej ' +
      'nazwie.',
  },
  {
    id: 'X11',
    heading: 'Umiejętności',
    en:
      'Barbarian: in melee the survivor may roll as many dice as there are zombies in the zone instead of the ' +
      'weapon’s own number; bonus dice are added as usual.',
    pl:
      'Barbarzyńca: w Ataku Wręcz Ocalały może rzucić tyloma kośćmi, ile Zombie stoi w Strefie, zamiast liczby z ' +
      'karty broni; dodatkowe kości dolicza się jak zwykle.',
  },
  {
    id: 'X12',
    heading: 'Umiejętności',
    en:
      'Blitz: once a turn, for 1 action, the survivor moves up to 2 zones to a place from which a ranged weapon in ' +
      'hand reaches zombies, then takes one free ranged action.',
    pl:
      'Blitz: raz na Turę, za 1 Akcję, Ocalały przechodzi do 2 Stref tak, żeby trzymana broń dystansowa sięgała ' +
      'Zombie, po czym wykonuje darmowy Atak Dystansowy.',
  },
  {
    id: 'X13',
    heading: 'Umiejętności',
    en:
      'Bloodlust [type]: once a turn, for 1 action, the survivor moves up to 2 zones into a zone with a zombie, then ' +
      'takes one free action of the named type.',
    pl:
      'Żądza krwi [typ]: raz na Turę, za 1 Akcję, Ocalały przechodzi do 2 Stref do Strefy z Zombie, po czym wykonuje ' +
      'darmową Akcję podanego typu.',
  },
  {
    id: 'X14',
    heading: 'Umiejętności',
    en:
      'Born leader: once a turn, free, the survivor gives another survivor one free action, which is taken at once; ' +
      'then the turn goes on.',
    pl:
      'Urodzony przywódca: raz na Turę, za darmo, Ocalały daje innemu Ocalałemu darmową Akcję, wykonywaną od razu; ' +
      'potem gra dalej swoją Turę.',
  },
  {
    id: 'X15',
    heading: 'Umiejętności',
    en:
      'Break-in: the survivor opens doors silently and without tools, if the door can be opened at all, and has 1 ' +
      'more action each turn only for opening doors.',
    pl:
      'Włamywacz: Ocalały otwiera Drzwi po cichu i bez narzędzi, o ile w ogóle można je otworzyć, i ma w każdej ' +
      'Turze o 1 Akcję więcej, tylko na otwieranie Drzwi.',
  },
  {
    id: 'X16',
    heading: 'Umiejętności',
    en:
      'Brother in arms [skill]: while another survivor stands in the same zone, every survivor there has the named ' +
      'skill; companions do not.',
    pl:
      'Braterstwo broni [Umiejętność]: dopóki w tej samej Strefie stoi inny Ocalały, wszyscy Ocalali w tej Strefie ' +
      'mają podaną Umiejętność; Towarzysze nie.',
  },
  {
    id: 'X17',
    heading: 'Umiejętności',
    en: 'Can Search more than once: the survivor may Search any number of times a turn; each Search costs an action.',
    pl:
      'Może Przeszukiwać wielokrotnie: Ocalały może Przeszukiwać w Turze dowolnie wiele razy; każde Przeszukiwanie ' +
      'kosztuje Akcję.',
  },
  {
    id: 'X18',
    heading: 'Umiejętności',
    en:
      'Charge: once a turn, free, the survivor moves up to 2 zones and must end in a zone with a zombie. Zombies ' +
      'left behind must be paid for, and entering a zone with zombies ends the charge.',
    pl:
      'Szarża: raz na Turę, za darmo, Ocalały przechodzi do 2 Stref i musi skończyć w Strefie z Zombie. Za ' +
      'opuszczane Zombie trzeba dopłacić, a wejście do Strefy z Zombie kończy szarżę.',
  },
  {
    id: 'X19',
    heading: 'Umiejętności',
    en:
      'Combat reflexes: when zombies spawn at range 0 or 1, before any rush, the survivor may take one free combat ' +
      'action against that zone; once per zombie card. It may also kill zombies that stood there before.',
    pl:
      'Odruchy bojowe: gdy Zombie namnażają się w Zasięgu 0 lub 1, Ocalały może, zanim ruszą do Natarcia, wykonać ' +
      'darmową Akcję Walki przeciw tej Strefie; raz na kartę Zombie. Mogą w niej zginąć także Zombie, które stały ' +
      'tam wcześniej.',
  },
  {
    id: 'X20',
    heading: 'Umiejętności',
    en:
      'Destiny: once a turn the survivor may discard an equipment card just drawn and draw another from the same ' +
      'deck.',
    pl:
      'Przychylność losu: raz na Turę Ocalały może odrzucić właśnie dobraną kartę Ekwipunku i dobrać następną z tej ' +
      'samej talii.',
  },
  {
    id: 'X21',
    heading: 'Umiejętności',
    en:
      'Distributor: in the spawn step all cards for the active spawn zones are drawn together, and the player ' +
      'decides which card goes to which zone.',
    pl:
      'Dystrybutor: w kroku Namnażania wszystkie karty dla aktywnych Stref Namnażania dobiera się naraz, a gracz ' +
      'decyduje, która trafi do której Strefy.',
  },
  {
    id: 'X22',
    heading: 'Umiejętności',
    en: 'Dreadnought [zombie type]: zombies of the named type deal no wounds to this survivor.',
    pl: 'Pancernik [typ Zombie]: Zombie podanego typu nie ranią tego Ocalałego.',
  },
  {
    id: 'X23',
    heading: 'Umiejętności',
    en:
      'Dual expert: while holding a pair of dual weapons, the survivor has one free combat action a turn, only with ' +
      'that pair.',
    pl: 'Mistrz dwóch broni: trzymając parę Broni Podwójnych, Ocalały ma w Turze darmową Akcję Walki, tylko tą parą.',
  },
  {
    id: 'X24',
    heading: 'Umiejętności',
    en:
      'Escalation [type]: each further action of the named type in a row, in the same turn, rolls one die more than ' +
      'the one before; any other action sets this back to zero.',
    pl:
      'Eskalacja [typ]: każda kolejna z rzędu Akcja podanego typu w tej samej Turze daje o jedną kość więcej niż ' +
      'poprzednia; każda inna Akcja to zeruje.',
  },
  {
    id: 'X25',
    heading: 'Umiejętności',
    en:
      'Field medic: once a turn, for 1 action, the survivor moves up to 2 zones to a zone with a survivor and heals ' +
      '1 wound there, also an own one.',
    pl:
      'Sanitariusz: raz na Turę, za 1 Akcję, Ocalały przechodzi do 2 Stref do Strefy z Ocalałym i leczy w niej 1 ' +
      'ranę, także własną.',
  },
  {
    id: 'X26',
    heading: 'Umiejętności',
    en: 'Free reload: reloading costs this survivor no action.',
    pl: 'Szybkie ręce: przeładowanie nie kosztuje tego Ocalałego Akcji.',
  },
  {
    id: 'X27',
    heading: 'Umiejętności',
    en:
      'Full auto: in ranged actions the survivor may roll as many dice as there are zombies in the target zone ' +
      'instead of the weapon’s own number; bonus dice are added as usual.',
    pl:
      'Pełna seria: w Ataku Dystansowym Ocalały może rzucić tyloma kośćmi, ile Zombie stoi w Strefie docelowej, ' +
      'zamiast liczby z karty broni; dodatkowe kości dolicza się jak zwykle.',
  },
  {
    id: 'X28',
    heading: 'Umiejętności',
    en: 'Gunslinger: all ranged weapons of this survivor have the dual symbol.',
    pl: 'Rewolwerowiec: każda broń dystansowa tego Ocalałego ma symbol Broni Podwójnej.',
  },
  {
    id: 'X29',
    heading: 'Umiejętności',
    en:
      'Hit & run: after a combat action that killed something, the survivor may take one free Move without paying ' +
      'for zombies left behind.',
    pl:
      'Uderz i uciekaj: po Akcji Walki, w której coś zginęło, Ocalały może wykonać darmowy Ruch bez dopłaty za ' +
      'opuszczane Zombie.',
  },
  {
    id: 'X30',
    heading: 'Umiejętności',
    en: 'Hoard: the survivor’s backpack holds 2 more cards.',
    pl: 'Chomik: w Plecaku tego Ocalałego mieszczą się o 2 karty więcej.',
  },
  {
    id: 'X31',
    heading: 'Umiejętności',
    en:
      'Hold your nose: whenever the last zombie in the survivor’s zone dies, by anybody’s hand, the survivor draws a ' +
      'card of the equipment deck. It works in any zone and any number of times, and it is not a Search.',
    pl:
      'Co za smród: ilekroć w Strefie Ocalałego ginie ostatnie Zombie, obojętnie z czyjej ręki, Ocalały dobiera ' +
      'kartę z talii Ekwipunku. Działa w każdej Strefie i dowolnie wiele razy, i nie jest Przeszukiwaniem.',
  },
  {
    id: 'X32',
    heading: 'Umiejętności',
    en: 'Home defender: this survivor’s line of sight runs in straight lines through any number of building zones.',
    pl: 'Obrońca domu: Pole Widzenia tego Ocalałego biegnie w prostej linii przez dowolnie wiele Stref budynku.',
  },
  {
    id: 'X33',
    heading: 'Umiejętności',
    en:
      'Improvised weapon, melee: once a turn, free, the survivor makes a melee attack with 2 dice, accuracy 4+ and ' +
      'damage 1.',
    pl:
      'Broń improwizowana, Atak Wręcz: raz na Turę, za darmo, Ocalały wykonuje Atak Wręcz: 2 kości, Precyzja 4+, ' +
      'Obrażenia 1.',
  },
  {
    id: 'X34',
    heading: 'Umiejętności',
    en:
      'Improvised weapon, ranged: once a turn, free, the survivor makes a ranged attack at range 1 with 2 dice, ' +
      'accuracy 4+ and damage 1.',
    pl:
      'Broń improwizowana, Atak Dystansowy: raz na Turę, za darmo, Ocalały wykonuje Atak Dystansowy w Zasięgu 1: 2 ' +
      'kości, Precyzja 4+, Obrażenia 1.',
  },
  {
    id: 'X35',
    heading: 'Umiejętności',
    en: 'Is that all you’ve got?: the survivor may discard equipment cards to cancel wounds, one card for each wound.',
    pl:
      'Tylko na tyle cię stać?: Ocalały może odrzucać karty Ekwipunku, żeby nie dostać ran, po jednej karcie za ' +
      'każdą ranę.',
  },
  {
    id: 'X36',
    heading: 'Umiejętności',
    en:
      'Jump: once a turn, for 1 action, the survivor moves exactly 2 zones and ignores everything in the zone ' +
      'between, though walls and closed doors still stop the jump. Zombies in the starting zone must be paid for; ' +
      'movement skills do not help.',
    pl:
      'Skok: raz na Turę, za 1 Akcję, Ocalały przechodzi dokładnie 2 Strefy i nie zważa na to, co jest w środkowej; ' +
      'ściany i zamknięte Drzwi nadal zatrzymują. Za Zombie w Strefie początkowej trzeba dopłacić; Umiejętności ' +
      'związane z Ruchem nie działają.',
  },
  {
    id: 'X37',
    heading: 'Umiejętności',
    en:
      'Lifesaver: once a turn, free, the survivor chooses a zone at range 1, in sight and with a clear path, that ' +
      'holds a zombie and a survivor, and pulls any willing survivors from there into the own zone. This is not a ' +
      'Move.',
    pl:
      'Zbawca: raz na Turę, za darmo, Ocalały wybiera widoczną Strefę w Zasięgu 1, do której jest wolna droga i w ' +
      'której są Zombie i Ocalały, i przeciąga do siebie tych Ocalałych, którzy tego chcą. To nie jest Ruch.',
  },
  {
    id: 'X38',
    heading: 'Umiejętności',
    en: 'Low profile: friendly fire never hits this survivor; a Molotov still does.',
    pl: 'Skromna postura: własny ogień nigdy nie trafia tego Ocalałego; Koktajl Mołotowa tak.',
  },
  {
    id: 'X39',
    heading: 'Umiejętności',
    en:
      'Lucky: once in each action the survivor may re-roll all ordinary dice; this adds to the re-roll of an ammo ' +
      'card.',
    pl:
      'Farciarz: raz w każdej Akcji Ocalały może przerzucić wszystkie zwykłe kości; to dochodzi do przerzutu z karty ' +
      'amunicji.',
  },
  {
    id: 'X40',
    heading: 'Umiejętności',
    en:
      'Matching set: a survivor who draws a dual weapon in a Search takes a second copy from the same deck if there ' +
      'is one; then the deck is shuffled.',
    pl:
      'Do kompletu: Ocalały, który w Przeszukiwaniu dobierze Broń Podwójną, bierze z tej samej talii drugi ' +
      'egzemplarz, jeśli jeszcze w niej jest; potem talię się tasuje.',
  },
  {
    id: 'X41',
    heading: 'Umiejętności',
    en:
      'Medic: in the end phase the survivor and all survivors in the same zone may heal 1 wound each; the medic gets ' +
      '1 AP for each wound healed.',
    pl:
      'Medyk: w Fazie Końcowej ten Ocalały i wszyscy Ocalali w jego Strefie mogą wyleczyć po 1 ranie; za każdą ' +
      'wyleczoną ranę medyk dostaje 1 PA.',
  },
  {
    id: 'X42',
    heading: 'Umiejętności',
    en:
      'Point-blank: the survivor may shoot at range 0 whatever the weapon’s shortest range. At range 0 the survivor ' +
      'chooses the targets freely and causes no friendly fire.',
    pl:
      'Strzał z przyłożenia: Ocalały może strzelać w Zasięgu 0 niezależnie od najmniejszego Zasięgu broni. W Zasięgu ' +
      '0 dowolnie wybiera cele i nie grozi swoim.',
  },
  {
    id: 'X43',
    heading: 'Umiejętności',
    en:
      'Reaper [type]: in an action of the named type one hit also kills one more zombie of the same kind as its ' +
      'victim in the same zone, once per action; its AP are gained.',
    pl:
      'Żniwiarz [typ]: w Akcji podanego typu jedno trafienie zabija jeszcze jedno takie samo Zombie w tej samej ' +
      'Strefie, raz na Akcję; PA za nie też się należą.',
  },
  {
    id: 'X44',
    heading: 'Umiejętności',
    en: 'Regeneration: in the end phase all wounds of this survivor heal.',
    pl: 'Regeneracja: w Fazie Końcowej znikają wszystkie rany tego Ocalałego.',
  },
  {
    id: 'X45',
    heading: 'Umiejętności',
    en:
      'The skill “Roll 6: +1 Damage [type]” adds 1 to the weapon’s damage for this action for each 6 rolled; ' +
      're-rolls come first.',
    pl:
      'Umiejętność „Wyrzucona 6: +1 Obrażenie [typ]” za każdą wyrzuconą 6 dodaje 1 do Obrażeń broni w tej Akcji; ' +
      'przerzuty są wcześniej.',
  },
  {
    id: 'X46',
    heading: 'Umiejętności',
    en:
      'The skill “Roll 6: +1 die [type]” gives another ordinary die for each 6 rolled, again and again; re-rolls ' +
      'come first.',
    pl:
      'Umiejętność „Wyrzucona 6: +1 kość [typ]” za każdą wyrzuconą 6 daje kolejną zwykłą kość, i tak w kółko; ' +
      'przerzuty są wcześniej.',
  },
  {
    id: 'X47',
    heading: 'Umiejętności',
    en:
      'Scavenger: the survivor may also Search street zones and gardens, but no corridors; all other limits of ' +
      'Search hold.',
    pl:
      'Zbieracz: Ocalały może Przeszukiwać także Strefy ulic i ogrody, ale nie Korytarze; pozostałe ograniczenia ' +
      'Przeszukiwania obowiązują.',
  },
  {
    id: 'X48',
    heading: 'Umiejętności',
    en: 'The skill “Search: 2 cards” lets the survivor draw 2 cards in a Search, with no Flashlight needed.',
    pl: 'Umiejętność „Przeszukiwanie: 2 karty” pozwala dobrać w Przeszukiwaniu 2 karty, i to bez Latarki.',
  },
  {
    id: 'X49',
    heading: 'Umiejętności',
    en:
      'Shove: once a turn, free, the survivor pushes all zombies of the own zone into one zone at range 1 with a ' +
      'clear path. This is not a move: sandbags do not stop it, the tank does.',
    pl:
      'Odepchnięcie: raz na Turę, za darmo, Ocalały wypycha wszystkie Zombie ze swojej Strefy do jednej Strefy w ' +
      'Zasięgu 1, do której jest wolna droga. To nie jest Ruch: Worki z Piaskiem nie przeszkadzają, Czołg tak.',
  },
  {
    id: 'X50',
    heading: 'Umiejętności',
    en:
      'Sidestep: when zombies spawn at range 0 or 1, before any rush, the survivor may take one free Move without ' +
      'paying for zombies left behind; once per zombie card.',
    pl:
      'Krok w bok: gdy Zombie namnażają się w Zasięgu 0 lub 1, Ocalały może, zanim ruszą do Natarcia, wykonać ' +
      'darmowy Ruch bez dopłaty za opuszczane Zombie; raz na kartę Zombie.',
  },
  {
    id: 'X51',
    heading: 'Umiejętności',
    en: 'Slippery: the survivor pays nothing extra for zombies left behind, and zombies never end a Move.',
    pl: 'Nieuchwytny: Ocalały nie dopłaca za opuszczane Zombie, a Zombie nigdy nie kończą jego Ruchu.',
  },
  {
    id: 'X52',
    heading: 'Umiejętności',
    en: 'Sniper: in ranged actions the survivor chooses all targets freely and causes no friendly fire.',
    pl: 'Snajper: w Atakach Dystansowych Ocalały dowolnie wybiera cele i nie grozi swoim.',
  },
  {
    id: 'X53',
    heading: 'Umiejętności',
    en: 'Sprint: once a turn one Move covers 2 or 3 zones; entering a zone with zombies still ends it.',
    pl: 'Sprint: raz na Turę jeden Ruch obejmuje 2 albo 3 Strefy; wejście do Strefy z Zombie nadal go kończy.',
  },
  {
    id: 'X54',
    heading: 'Umiejętności',
    en: 'Starts with [n] Health: the survivor begins every mission with that much health.',
    pl: 'Rozpoczyna z [n] Zdrowia: Ocalały zaczyna każdą Misję z podaną liczbą punktów Zdrowia.',
  },
  {
    id: 'X55',
    heading: 'Umiejętności',
    en: 'Starts with 2 AP: the survivor begins every mission with 2 AP.',
    pl: 'Rozpoczyna z 2 PA: Ocalały zaczyna każdą Misję z 2 PA na torze.',
  },
  {
    id: 'X56',
    heading: 'Umiejętności',
    en:
      'Starts with [equipment]: the survivor gets the named card at setup. In the campaign this is an ammo card of ' +
      'either kind or a Repair Kit.',
    pl:
      'Rozpoczyna z [Ekwipunek]: Ocalały dostaje podaną kartę podczas Przygotowania do gry. W Kampanii jest to ' +
      'dowolna karta amunicji albo Zestaw Naprawczy.',
  },
  {
    id: 'X57',
    heading: 'Umiejętności',
    en:
      'Steady hand: the survivor may spare any survivors from the misses of the own ranged actions; a Molotov spares ' +
      'nobody.',
    pl:
      'Pewna ręka: chybione strzały tego Ocalałego omijają tych Ocalałych, których sam wskaże; Koktajl Mołotowa nie ' +
      'oszczędza nikogo.',
  },
  {
    id: 'X58',
    heading: 'Umiejętności',
    en: 'Super strength: melee weapons of this survivor count as damage 3.',
    pl: 'Nadludzka siła: broń do walki wręcz tego Ocalałego zadaje Obrażenia 3.',
  },
  {
    id: 'X59',
    heading: 'Umiejętności',
    en: 'Swordmaster: all melee weapons of this survivor have the dual symbol.',
    pl: 'Szermierz: każda broń do walki wręcz tego Ocalałego ma symbol Broni Podwójnej.',
  },
  {
    id: 'X60',
    heading: 'Umiejętności',
    en: 'Tactician: the survivor may take the turn at any moment of the player phase.',
    pl: 'Taktyk: Ocalały może rozegrać swoją Turę w dowolnej chwili Fazy Graczy.',
  },
  {
    id: 'X61',
    heading: 'Umiejętności',
    en:
      'Taunt: once a turn, free, all zombies in a zone up to 2 away with a clear path get an extra activation whose ' +
      'only target is this survivor.',
    pl:
      'Prowokacja: raz na Turę, za darmo, wszystkie Zombie w Strefie oddalonej najwyżej o 2, do której jest wolna ' +
      'droga, dostają dodatkową Aktywację, a ich jedynym celem jest ten Ocalały.',
  },
  {
    id: 'X62',
    heading: 'Umiejętności',
    en:
      'Tough: the survivor ignores the first wound of each attack step of the zombies and of each attack with ' +
      'friendly fire; a Molotov is no such attack.',
    pl:
      'Twardziel: Ocalały ignoruje pierwszą ranę w każdym kroku Ataku Zombie i przy każdym ataku własnych ludzi; ' +
      'Koktajlu Mołotowa to nie dotyczy.',
  },
  {
    id: 'X63',
    heading: 'Umiejętności',
    en: 'Webbing: all cards the survivor carries count as held in a hand.',
    pl: 'Oporządzenie: wszystkie noszone karty liczą się tak, jakby Ocalały trzymał je w ręce.',
  },
  {
    id: 'X64',
    heading: 'Umiejętności',
    en:
      'Zombie link: whenever a real extra-activation card is drawn, the survivor takes an extra turn before those ' +
      'zombies act.',
    pl:
      'Więź z zombie: ilekroć z talii wyjdzie prawdziwa karta dodatkowej Aktywacji, Ocalały rozgrywa dodatkową Turę, ' +
      'zanim te Zombie coś zrobią.',
  },
  {
    id: 'X65',
    heading: 'Umiejętności',
    en:
      'The skill “+1 free All-Out Action: [type]” gives 1 more action each turn of the named type, combat, melee or ' +
      'ranged, which must be fought All-Out.',
    pl:
      'Umiejętność „+1 darmowa Akcja Na Całość: [typ]” daje w każdej Turze o 1 Akcję podanego typu więcej (Walka, ' +
      'Atak Wręcz albo Atak Dystansowy), w której trzeba pójść Na Całość.',
  },
  {
    id: 'X66',
    heading: 'Umiejętności',
    en: 'All-Out [skill]: the named skill or effect works whenever the survivor goes All-Out, and only then.',
    pl:
      'Na Całość [Umiejętność]: podana Umiejętność lub efekt działa zawsze, gdy Ocalały idzie Na Całość, i tylko ' +
      'wtedy.',
  },
  {
    id: 'X67',
    heading: 'Umiejętności',
    en:
      'Spare parts: after a roll with one or more Breaks the survivor may discard a weapon card of the same kind, ' +
      'melee or ranged, to ignore all of them; it may be one of the attacking weapons.',
    pl:
      'Części zapasowe: po rzucie z jednym lub więcej Uszkodzeniami Ocalały może odrzucić kartę broni tego samego ' +
      'rodzaju (do walki wręcz albo dystansowej) i zignorować je wszystkie; może to być nawet jedna z broni użytych ' +
      'w ataku.',
  },
  {
    id: 'X68',
    heading: 'Umiejętności',
    en:
      'Night fighter: at night this survivor’s ranged attacks hit on 5 or more instead of 6; other bonuses and ' +
      'automatic hits still count.',
    pl:
      'Nocny wojownik: Nocą Ataki Dystansowe tego Ocalałego trafiają przy 5 lub więcej zamiast przy 6; inne premie i ' +
      'automatyczne trafienia nadal działają.',
  },
  {
    id: 'X69',
    heading: 'Umiejętności',
    en: 'Night vision: the survivor ignores the night rules and the rules of dark zones.',
    pl: 'Noktowizja: Ocalałego nie dotyczą zasady Nocy ani zasady Stref Mroku.',
  },
  {
    id: 'X70',
    heading: 'Umiejętności',
    en:
      'Double All-Out dice: whenever the survivor goes All-Out, the All-Out dice printed on the weapons used may be ' +
      'doubled.',
    pl:
      'Podwójne kości Na Całość: Ocalały, idąc Na Całość, może wziąć dwa razy tyle kości Na Całość, ile podają karty ' +
      'użytych broni.',
  },
  {
    id: 'X71',
    heading: 'Umiejętności',
    en: 'Makeshift repair: once a turn, right after a combat roll, the survivor may ignore all its Breaks.',
    pl:
      'Prowizoryczna naprawa: raz na Turę, tuż po rzucie w Akcji Walki, Ocalały może zignorować wszystkie wyrzucone ' +
      'Uszkodzenia.',
  },
  {
    id: 'X72',
    heading: 'Umiejętności',
    en:
      'Versatile: the survivor begins each game with one campaign skill of choice that is not yet on the sheet, for ' +
      'that mission only.',
    pl:
      'Wszechstronny: na początku każdej gry Ocalały wybiera jedną Umiejętność Kampanii, której nie ma jeszcze na ' +
      'Arkuszu; ma ją tylko przez tę Misję.',
  },
] as const satisfies readonly RuleText[];
