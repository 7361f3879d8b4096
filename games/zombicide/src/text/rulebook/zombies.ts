import type { RuleText } from '@horda/parts';

/** The zombies: activation, abominations, spawning, and the end phase (V199–V243), in our own words. */
export const ZOMBIES = [
  {
    id: 'V199',
    heading: 'Aktywacja',
    en: 'Every zombie has one action in an activation; runners have two.',
    pl: 'Każde Zombie ma w Aktywacji jedną akcję; Biegacze mają dwie.',
  },
  {
    id: 'V200',
    heading: 'Aktywacja',
    en: 'With one action a zombie either attacks or moves.',
    pl: 'Jedną akcją Zombie albo atakuje, albo się porusza.',
  },
  {
    id: 'V201',
    heading: 'Aktywacja',
    en: 'First all attacks everywhere are resolved, then all moves.',
    pl: 'Najpierw rozpatruje się wszystkie ataki na planszy, potem wszystkie ruchy.',
  },
  {
    id: 'V202',
    heading: 'Aktywacja',
    en: 'A zombie that shares a zone with a survivor attacks; it hits without a roll and deals 1 wound.',
    pl: 'Zombie, które stoi w jednej Strefie z Ocalałym, atakuje; trafia bez rzutu i zadaje 1 ranę.',
  },
  {
    id: 'V203',
    heading: 'Aktywacja',
    en: 'All zombies in such a zone join in, even far beyond need.',
    pl: 'Atakują wszystkie Zombie z takiej Strefy, nawet jeśli jest ich o wiele za dużo.',
  },
  {
    id: 'V204',
    heading: 'Aktywacja',
    en: 'The players divide the wounds among the survivors of the zone.',
    pl: 'Rany rozdzielają gracze między Ocalałych z tej Strefy.',
  },
  {
    id: 'V205',
    heading: 'Aktywacja',
    en: 'A zombie that attacked does not move with the same action.',
    pl: 'Zombie, które zaatakowało, nie porusza się tą samą akcją.',
  },
  {
    id: 'V206',
    heading: 'Aktywacja',
    en: 'A zombie that did not attack moves 1 zone toward its target.',
    pl: 'Zombie, które nie atakowało, idzie o 1 Strefę w stronę celu.',
  },
  {
    id: 'V207',
    heading: 'Aktywacja',
    en: 'If a zombie sees survivors, its target is the noisiest of the zones where it sees them.',
    pl: 'Jeśli Zombie widzi Ocalałych, jego celem jest najgłośniejsza ze Stref, w których ich widzi.',
  },
  {
    id: 'V208',
    heading: 'Aktywacja',
    en: 'If it sees no survivor, its target is the noisiest zone on the board.',
    pl: 'Jeśli nie widzi żadnego Ocalałego, celem jest najgłośniejsza Strefa na planszy.',
  },
  {
    id: 'V209',
    heading: 'Aktywacja',
    en: 'Seeing beats hearing: a louder zone out of sight is ignored.',
    pl: 'Wzrok jest ważniejszy niż słuch: głośniejsza Strefa poza Polem Widzenia się nie liczy.',
  },
  {
    id: 'V210',
    heading: 'Aktywacja',
    en: 'Distance never matters for the choice of target.',
    pl: 'Odległość nigdy nie ma wpływu na wybór celu.',
  },
  {
    id: 'V211',
    heading: 'Aktywacja',
    en: 'A zombie takes the shortest open path; closed doors and walls are not open.',
    pl: 'Zombie idzie najkrótszą wolną drogą; zamknięte Drzwi i ściany nie są wolną drogą.',
  },
  {
    id: 'V212',
    heading: 'Aktywacja',
    en: 'A short way that is closed does not count; the zombie takes the long open way.',
    pl: 'Zamknięta krótsza droga się nie liczy; Zombie idzie dłuższą, ale wolną.',
  },
  {
    id: 'V213',
    heading: 'Aktywacja',
    en: 'Without an open path a zombie does not move, and it does not pick another target.',
    pl: 'Bez wolnej drogi Zombie się nie rusza i nie wybiera innego celu.',
  },
  {
    id: 'V214',
    heading: 'Aktywacja',
    en: 'A zombie that is already in its target zone stays there.',
    pl: 'Zombie, które już jest w swojej Strefie docelowej, zostaje.',
  },
  {
    id: 'V215',
    heading: 'Aktywacja',
    en:
      'If there are several shortest ways, or several equally noisy targets, the zombies of a zone split evenly over ' +
      'them, each type by itself.',
    pl:
      'Jeśli najkrótszych dróg albo równie głośnych celów jest kilka, Zombie ze Strefy rozdzielają się na nie po ' +
      'równo, każdy typ osobno.',
  },
  {
    id: 'V216',
    heading: 'Aktywacja',
    en: 'Zombies left over by the split go where the players say; so does a single zombie.',
    pl: 'Zombie, które zostają z podziału, idą tam, gdzie wskażą gracze; pojedyncze Zombie też.',
  },
  {
    id: 'V217',
    heading: 'Aktywacja',
    en: 'Splitting never adds zombies.',
    pl: 'Przy podziale nigdy nie przybywa Zombie.',
  },
  {
    id: 'V218',
    heading: 'Aktywacja',
    en:
      'After all zombies have used their first action, the runners go through the whole step again with their ' +
      'second.',
    pl: 'Gdy wszystkie Zombie wykorzystają pierwszą akcję, Biegacze przechodzą cały krok jeszcze raz, z drugą.',
  },
  {
    id: 'V219',
    heading: 'Aktywacja',
    en: 'A runner can therefore attack twice, move and attack, attack and move, or move twice.',
    pl:
      'Biegacz może więc zaatakować dwa razy, ruszyć się i zaatakować, zaatakować i się ruszyć albo ruszyć się dwa ' +
      'razy.',
  },
  {
    id: 'V220',
    heading: 'Aktywacja',
    en: 'Zombies do not block each other, and any number may stand in a zone.',
    pl: 'Zombie nie blokują się nawzajem i w Strefie może ich stać dowolnie wiele.',
  },
  {
    id: 'V221',
    heading: 'Aktywacja',
    en: 'Zombies ignore crates, objectives and knocked-out survivors (Y37).',
    pl: 'Zombie nie zwracają uwagi na Skrzynie, Cele ani Znokautowanych Ocalałych (Y37).',
  },
  {
    id: 'V222',
    heading: 'Aktywacja',
    en: 'A rush is a full activation of the figures just placed; only walkers and brutes have rush cards.',
    pl: 'Natarcie to pełna Aktywacja właśnie postawionych figurek; karty Natarcia mają tylko Szwendacze i Spaślaki.',
  },
  {
    id: 'V223',
    heading: 'Aktywacja',
    en: 'An extra activation is a full activation of the zombies named; runners use both actions.',
    pl: 'Dodatkowa Aktywacja to pełna Aktywacja wskazanych Zombie; Biegacze mają w niej obie akcje.',
  },
  {
    id: 'V224',
    heading: 'Abominacje',
    en: 'When an abomination card is drawn and no abomination is on the board, one of the four is drawn and placed.',
    pl: 'Gdy wyjdzie karta Abominacji, a na planszy żadnej nie ma, losuje się jedną z czterech i stawia.',
  },
  {
    id: 'V225',
    heading: 'Abominacje',
    en:
      'If an abomination is already on the board, nobody is placed; every abomination on the board gets an extra ' +
      'activation (W8).',
    pl:
      'Jeśli na planszy jest już Abominacja, nikogo się nie stawia; każda Abominacja na planszy dostaje dodatkową ' +
      'Aktywację (W8).',
  },
  {
    id: 'V226',
    heading: 'Abominacje',
    en: 'Abomination cards 17 and 18 do nothing at blue level.',
    pl: 'Karty Abominacji 17 i 18 na Niebieskim Poziomie nic nie robią.',
  },
  {
    id: 'V227',
    heading: 'Abominacje',
    en: 'Patient 0 has no special rule.',
    pl: 'Pacjent 0 nie ma żadnej zasady specjalnej.',
  },
  {
    id: 'V228',
    heading: 'Abominacje',
    en: 'Survivors in the Hobomination’s zone may take no combat action.',
    pl: 'Ocalali w Strefie z Menelominacją nie mogą wykonywać Akcji Walki.',
  },
  {
    id: 'V229',
    heading: 'Abominacje',
    en: 'The Abominacop stands first in the targeting order.',
    pl: 'Abominaglina stoi na samym początku kolejności wybierania celów.',
  },
  {
    id: 'V230',
    heading: 'Abominacje',
    en: 'The Abominawild takes the whole of a Molotov upon itself (V178).',
    pl: 'Dzika Abominacja bierze cały Koktajl Mołotowa na siebie (V178).',
  },
  {
    id: 'V231',
    heading: 'Abominacje',
    en: 'Killing an abomination gives 5 AP.',
    pl: 'Za zabicie Abominacji jest 5 PA.',
  },
  {
    id: 'V232',
    heading: 'Namnażanie',
    en:
      'One card is drawn for each active spawn zone: the starting spawn zone first, then clockwise, always in the ' +
      'same order.',
    pl:
      'Na każdą aktywną Strefę Namnażania dobiera się jedną kartę: najpierw na Startową, potem zgodnie z ruchem ' +
      'wskazówek zegara, zawsze w tej samej kolejności.',
  },
  {
    id: 'V233',
    heading: 'Namnażanie',
    en: 'Each card is read at the highest danger level among the survivors when it is drawn.',
    pl: 'Każdą kartę czyta się według najwyższego Poziomu Zagrożenia wśród Ocalałych w chwili dobrania.',
  },
  {
    id: 'V234',
    heading: 'Namnażanie',
    en: 'A zombie card shows one zombie type with four numbers.',
    pl: 'Karta Zombie pokazuje jeden typ Zombie i cztery liczby.',
  },
  {
    id: 'V235',
    heading: 'Namnażanie',
    en: 'A 0 on the card places nobody.',
    pl: '0 na karcie oznacza, że nikt się nie pojawia.',
  },
  {
    id: 'V236',
    heading: 'Namnażanie',
    en: 'Each card is finished, with placing, reactions, rush and shortage, before the next is drawn.',
    pl:
      'Każdą kartę rozpatruje się do końca (stawianie, reakcje, Natarcie, brak figurek), zanim dobierze się ' +
      'następną.',
  },
  {
    id: 'V237',
    heading: 'Namnażanie',
    en:
      'In the spawn step too, an extra-activation card does nothing at blue level; above it nobody is placed and all ' +
      'zombies of its type activate at once.',
    pl:
      'Także w kroku Namnażania karta dodatkowej Aktywacji na Niebieskim Poziomie nic nie robi; na wyższych nikogo ' +
      'się nie stawia i od razu aktywują się wszystkie Zombie jej typu.',
  },
  {
    id: 'V238',
    heading: 'Namnażanie',
    en:
      'If there are too few figures, the ones left are placed, and then all zombies of that type get an extra ' +
      'activation. This happens again with each further card.',
    pl:
      'Jeśli figurek jest za mało, stawia się te, które zostały, a potem wszystkie Zombie tego typu dostają ' +
      'dodatkową Aktywację. Powtarza się to przy każdej kolejnej takiej karcie.',
  },
  {
    id: 'V239',
    heading: 'Namnażanie',
    en: 'Exactly enough figures bring no extra activation.',
    pl: 'Jeśli figurek jest dokładnie tyle, ile trzeba, dodatkowej Aktywacji nie ma.',
  },
  {
    id: 'V240',
    heading: 'Namnażanie',
    en: 'When the zombie deck is empty, its discards are shuffled.',
    pl: 'Gdy talia Zombie się skończy, tasuje się jej odrzucone karty.',
  },
  {
    id: 'V241',
    heading: 'Namnażanie',
    en: 'Blue and green spawn zones sleep until their event; they spawn from the next zombie phase on.',
    pl: 'Niebieskie i Zielone Strefy Namnażania śpią do swojego wydarzenia; działają od najbliższej Fazy Zombie.',
  },
  {
    id: 'V242',
    heading: 'Namnażanie',
    en: 'Survivors in a spawn zone do not prevent spawning.',
    pl: 'Ocalali stojący w Strefie Namnażania jej nie blokują.',
  },
  {
    id: 'V243',
    heading: 'Faza Końcowa',
    en:
      'In the end phase these things happen in order: noise tokens are removed; weapons are reloaded; end-phase ' +
      'skills work; knocked-out survivors whose time has run out die; the clock moves on by 1 hour; the first-player ' +
      'token goes to the left (Y41).',
    pl:
      'W Fazie Końcowej kolejno: usuwa się żetony Hałasu; przeładowuje broń; działają Umiejętności Fazy Końcowej; ' +
      'giną Znokautowani, którym minął czas; Zegar przesuwa się o 1 godzinę; żeton Pierwszego Gracza przechodzi w ' +
      'lewo (Y41).',
  },
] as const satisfies readonly RuleText[];
