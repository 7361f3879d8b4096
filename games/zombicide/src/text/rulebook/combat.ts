import type { RuleText } from '@horda/parts';

/** Combat: rolls, melee, ranged attacks, friendly fire, weapons, cards worth a test (V136–V189), in our own words. */
export const COMBAT = [
  {
    id: 'V136',
    heading: 'Walka',
    en: 'A combat action uses one weapon held in a hand, or a pair of dual weapons.',
    pl: 'W Akcji Walki używa się jednej broni trzymanej w ręce albo pary Broni Podwójnych.',
  },
  {
    id: 'V137',
    heading: 'Walka',
    en: 'The survivor rolls as many dice as the weapon says, plus bonuses.',
    pl: 'Ocalały rzuca tyloma kośćmi, ile podaje broń, plus premie.',
  },
  {
    id: 'V138',
    heading: 'Walka',
    en: 'Each die that shows at least the accuracy is one hit.',
    pl: 'Każda kość z wynikiem co najmniej równym Precyzji to jedno trafienie.',
  },
  {
    id: 'V139',
    heading: 'Walka',
    en: 'Accuracy can never become better than 2+.',
    pl: 'Precyzja nigdy nie może być lepsza niż 2+.',
  },
  {
    id: 'V140',
    heading: 'Walka',
    en: 'One hit deals the weapon’s damage to one target. The damage of several hits is never added up.',
    pl: 'Jedno trafienie zadaje Obrażenia broni jednemu celowi. Obrażeń z kilku trafień nigdy się nie sumuje.',
  },
  {
    id: 'V141',
    heading: 'Walka',
    en: 'A target dies if the hit’s damage reaches its threshold: walker 1, runner 1, brute 2, abomination 3.',
    pl: 'Cel ginie, jeśli Obrażenia trafienia osiągają jego próg: Szwendacz 1, Biegacz 1, Spaślak 2, Abominacja 3.',
  },
  {
    id: 'V142',
    heading: 'Walka',
    en: 'A hit below the threshold does nothing.',
    pl: 'Trafienie poniżej progu nic nie daje.',
  },
  {
    id: 'V143',
    heading: 'Walka',
    en: 'Hits left over when all targets are dead are lost.',
    pl: 'Trafienia, dla których nie ma już celów, przepadają.',
  },
  {
    id: 'V144',
    heading: 'Walka',
    en:
      'No weapon of either box has damage 3: an abomination dies only of a damage skill, a mission effect or a ' +
      'Molotov.',
    pl:
      'Żadna broń z obu pudełek nie ma Obrażeń 3: Abominację zabija tylko Umiejętność zwiększająca Obrażenia, efekt ' +
      'Misji albo Koktajl Mołotowa.',
  },
  {
    id: 'V145',
    heading: 'Walka',
    en: 'Each kill gives its AP to the attacker at once: 1, and 5 for an abomination.',
    pl: 'Za każdego zabitego atakujący od razu dostaje PA: 1, a za Abominację 5.',
  },
  {
    id: 'V146',
    heading: 'Atak Wręcz',
    en: 'Melee strikes only zombies in the survivor’s own zone.',
    pl: 'Atakiem Wręcz można bić tylko Zombie we własnej Strefie.',
  },
  {
    id: 'V147',
    heading: 'Atak Wręcz',
    en: 'The player assigns melee hits freely.',
    pl: 'Trafienia wręcz gracz rozdziela, jak chce.',
  },
  {
    id: 'V148',
    heading: 'Atak Wręcz',
    en: 'Misses in melee harm nobody.',
    pl: 'Pudła w Ataku Wręcz nikomu nie szkodzą.',
  },
  {
    id: 'V149',
    heading: 'Atak Wręcz',
    en: 'The night rules do not touch melee.',
    pl: 'Zasady Nocy nie dotyczą Ataku Wręcz.',
  },
  {
    id: 'V150',
    heading: 'Atak Dystansowy',
    en: 'A ranged action is aimed at one zone, in sight and within the weapon’s shortest and longest range.',
    pl:
      'Atak Dystansowy kieruje się w jedną Strefę, widoczną i leżącą między najmniejszym a największym Zasięgiem ' +
      'broni.',
  },
  {
    id: 'V151',
    heading: 'Atak Dystansowy',
    en: 'An attack with a ranged weapon at range 0 is still a ranged action.',
    pl: 'Strzał w Zasięgu 0 to nadal Atak Dystansowy.',
  },
  {
    id: 'V152',
    heading: 'Atak Dystansowy',
    en:
      'Zombies in the own zone do not prevent shooting elsewhere. Figures in the zones in between are no obstacle ' +
      'and in no danger.',
    pl:
      'Zombie we własnej Strefie nie przeszkadzają strzelać gdzie indziej. Postacie w Strefach po drodze nie są ' +
      'przeszkodą i nic im nie grozi.',
  },
  {
    id: 'V153',
    heading: 'Atak Dystansowy',
    en:
      'Hits go first to brutes and abominations, as the shooter picks, then to walkers, then to runners. One level ' +
      'must be empty before the next is hit.',
    pl:
      'Trafienia idą najpierw na Spaślaki i Abominacje, według wyboru strzelającego, potem na Szwendacze, a potem na ' +
      'Biegacze. Dopiero gdy nie ma już nikogo z jednego poziomu, trafia się następny.',
  },
  {
    id: 'V154',
    heading: 'Atak Dystansowy',
    en: 'Among targets of equal level the players choose.',
    pl: 'Spośród celów tego samego poziomu wybierają gracze.',
  },
  {
    id: 'V155',
    heading: 'Atak Dystansowy',
    en:
      'A shot of damage 1 into a zone with a brute is therefore wasted on the brute. So is a shot of damage below 3 ' +
      'on an abomination once no brute is left.',
    pl:
      'Dlatego strzał o Obrażeniach 1 w Strefę ze Spaślakiem idzie na niego i przepada. Tak samo strzał o ' +
      'Obrażeniach poniżej 3 przepada na Abominacji, gdy nie ma już Spaślaków.',
  },
  {
    id: 'V156',
    heading: 'Atak Dystansowy',
    en: 'The Abominacop is hit before everything else.',
    pl: 'Abominaglina obrywa przed wszystkimi innymi.',
  },
  {
    id: 'V157',
    heading: 'Atak Dystansowy',
    en: 'With Sniper, as a skill or on a sniper rifle, the shooter chooses all targets, and misses harm nobody.',
    pl:
      'Snajper, jako Umiejętność albo na karabinie snajperskim, sam wybiera wszystkie cele, a jego pudła nikomu nie ' +
      'szkodzą.',
  },
  {
    id: 'V158',
    heading: 'Ostrzelanie swoich',
    en: 'Every missed die of a ranged action aimed at a zone with other survivors hits one of them.',
    pl: 'Każda chybiona kość Ataku Dystansowego w Strefę, w której są inni Ocalali, trafia jednego z nich.',
  },
  {
    id: 'V159',
    heading: 'Ostrzelanie swoich',
    en: 'Each such hit deals wounds equal to the weapon’s damage; the players divide these hits as they like.',
    pl:
      'Każde takie trafienie zadaje tyle ran, ile wynoszą Obrażenia broni; gracze rozdzielają te trafienia, jak ' +
      'chcą.',
  },
  {
    id: 'V160',
    heading: 'Ostrzelanie swoich',
    en: 'The shooter is never hit by the own shot.',
    pl: 'Strzelający nigdy nie trafia sam siebie.',
  },
  {
    id: 'V161',
    heading: 'Ostrzelanie swoich',
    en: 'Surplus hits are not misses.',
    pl: 'Nadmiarowe trafienia to nie pudła.',
  },
  {
    id: 'V162',
    heading: 'Ostrzelanie swoich',
    en: 'Companions can be hit as well and die of any wound.',
    pl: 'Towarzysze też mogą oberwać i giną od każdej rany.',
  },
  {
    id: 'V163',
    heading: 'Ostrzelanie swoich',
    en: 'Missed All-Out dice count as misses, Breaks included (Y29).',
    pl: 'Chybione kości Na Całość liczą się jako pudła, razem z Uszkodzeniami (Y29).',
  },
  {
    id: 'V164',
    heading: 'Ostrzelanie swoich',
    en:
      'A survivor with Low profile is never hit. A shooter with Steady hand spares the survivors of choice. Sniper, ' +
      'and Point-blank at range 0, cause no friendly fire at all.',
    pl:
      'Ocalały ze Skromną posturą nigdy nie obrywa. Strzelający z Pewną ręką oszczędza tych, których chce. Snajper ' +
      'oraz Strzał z przyłożenia w Zasięgu 0 w ogóle nie grożą swoim.',
  },
  {
    id: 'V165',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en:
      'Two cards of the same name with the dual symbol, one in each hand, may be used together in 1 action against 1 ' +
      'zone.',
    pl:
      'Dwóch kart o tej samej nazwie z symbolem Broni Podwójnej, po jednej w każdej ręce, można użyć razem w 1 Akcji ' +
      'przeciw 1 Strefie.',
  },
  {
    id: 'V166',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'The dice of both weapons are rolled together as one pool; at most one noise token results.',
    pl: 'Kośćmi obu broni rzuca się razem, jako jedną pulą; powstaje najwyżej jeden żeton Hałasu.',
  },
  {
    id: 'V167',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'Using only one of the two weapons is allowed.',
    pl: 'Wolno użyć tylko jednej z dwóch broni.',
  },
  {
    id: 'V168',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en:
      'Ambidextrous, Gunslinger and Swordmaster give the dual symbol; the two cards must still have the same name ' +
      '(Y33).',
    pl:
      'Oburęczny, Rewolwerowiec i Szermierz dają symbol Broni Podwójnej; obie karty nadal muszą mieć tę samą nazwę ' +
      '(Y33).',
  },
  {
    id: 'V169',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en:
      'An ammo card of the right kind, bullets or shells, lets the owner re-roll all dice of one attack once; the ' +
      'second result stands.',
    pl:
      'Karta właściwej amunicji (Garść Naboi albo Garść Patronów) pozwala raz przerzucić wszystkie kości jednego ' +
      'ataku; liczy się drugi wynik.',
  },
  {
    id: 'V170',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'Lucky gives one more re-roll of all dice in each action, on top of the ammo re-roll.',
    pl: 'Farciarz daje w każdej Akcji jeszcze jeden przerzut wszystkich kości, oprócz przerzutu za amunicję.',
  },
  {
    id: 'V171',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'A re-roll takes all ordinary dice, never only some of them.',
    pl: 'Przerzuca się wszystkie zwykłe kości, nigdy tylko część.',
  },
  {
    id: 'V172',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en:
      'A reload weapon (Sawed-Off, Ma’s Shotgun) is empty after firing. 1 action reloads it, or both weapons of a ' +
      'pair.',
    pl:
      'Broń z przeładowaniem (Obrzyn, Strzelba Mamuśki) jest po strzale rozładowana. 1 Akcja ładuje ją z powrotem, a ' +
      'z pary obie bronie naraz.',
  },
  {
    id: 'V173',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'Two reload weapons may be fired one after the other, in two actions, without reloading.',
    pl: 'Z dwóch takich broni można wystrzelić po kolei w dwóch Akcjach bez przeładowania.',
  },
  {
    id: 'V174',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'All weapons are reloaded for free in the end phase.',
    pl: 'W Fazie Końcowej wszystkie bronie ładuje się za darmo.',
  },
  {
    id: 'V175',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'The melee side of Ma’s Shotgun neither needs nor uses the load.',
    pl: 'Do walki wręcz Strzelba Mamuśki nie musi być załadowana i niczego nie zużywa.',
  },
  {
    id: 'V176',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'A Molotov is thrown from a hand at range exactly 1, at a zone in sight, without a roll, and is discarded.',
    pl:
      'Koktajl Mołotowa rzuca się z ręki w Zasięgu dokładnie 1, w widoczną Strefę, bez rzutu kośćmi, i odrzuca się ' +
      'go.',
  },
  {
    id: 'V177',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'A Molotov eliminates everybody in the zone, survivors and abominations included. The thrower gets all the AP.',
    pl: 'Koktajl Mołotowa eliminuje wszystkich w Strefie, Ocalałych i Abominacje też. Rzucający dostaje wszystkie PA.',
  },
  {
    id: 'V178',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'If the Abominawild is in the zone, a Molotov kills only the Abominawild.',
    pl: 'Jeśli w Strefie jest Dzika Abominacja, Koktajl Mołotowa zabija tylko ją.',
  },
  {
    id: 'V179',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en:
      'A combined weapon (Gunblade, Ma’s Shotgun) is used either in its melee way or in its ranged way, chosen for ' +
      'each action. Its All-Out value serves both.',
    pl:
      'Broń dwojaka (Gunblade, Strzelba Mamuśki) działa albo wręcz, albo na dystans; wybiera się to przy każdej ' +
      'Akcji. Wartość Na Całość jest wspólna.',
  },
  {
    id: 'V180',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'The skill printed on a weapon works only in attacks with that weapon.',
    pl: 'Umiejętność nadrukowana na broni działa tylko w atakach tą bronią.',
  },
  {
    id: 'V181',
    heading: 'Broń Podwójna, przerzuty, przeładowanie, Mołotow',
    en: 'The skill of any other card works while the card is carried where it may work.',
    pl: 'Umiejętność innej karty działa, dopóki karta jest noszona tam, gdzie wolno jej działać.',
  },
  {
    id: 'V182',
    heading: 'Wybrane karty',
    en: 'Food (Rice, Canned Food, Water) is discarded for 3 AP, a Snack Cake for 5 AP; it costs no action (Y36).',
    pl: 'Jedzenie (Ryż, Konserwę, Wodę) odrzuca się za 3 PA, a Ciastko za 5 PA; nie kosztuje to Akcji (Y36).',
  },
  {
    id: 'V183',
    heading: 'Wybrane karty',
    en: 'Night Vision Goggles give Night vision, also from the backpack.',
    pl: 'Gogle Noktowizyjne dają Noktowizję, także z Plecaka.',
  },
  {
    id: 'V184',
    heading: 'Wybrane karty',
    en: 'A Riot Shield gives Tough, only while it is in a hand (Y35).',
    pl: 'Tarcza Policyjna daje Umiejętność Twardziel, ale tylko trzymana w ręce (Y35).',
  },
  {
    id: 'V185',
    heading: 'Wybrane karty',
    en: 'A Repair Kit is discarded to ignore all Breaks of one attack roll; it works from the backpack.',
    pl:
      'Zestaw Naprawczy odrzuca się, żeby zignorować wszystkie Uszkodzenia z jednego rzutu na atak; działa też z ' +
      'Plecaka.',
  },
  {
    id: 'V186',
    heading: 'Wybrane karty',
    en: 'While a Ka-Bar is in one hand, another melee weapon in the other hand rolls 1 die more (Y34).',
    pl: 'Gdy w jednej ręce jest Ka-Bar, inna broń do walki wręcz w drugiej ręce rzuca o 1 kością więcej (Y34).',
  },
  {
    id: 'V187',
    heading: 'Wybrane karty',
    en: 'Attacks with the Colt M16A4 have Night vision.',
    pl: 'Ataki z Colta M16A4 mają Noktowizję.',
  },
  {
    id: 'V188',
    heading: 'Wybrane karty',
    en: 'Grey starting cards have All-Out dice but no conservation value.',
    pl: 'Szare karty początkowe mają kości Na Całość, ale nie mają wartości Zachowania.',
  },
  {
    id: 'V189',
    heading: 'Wybrane karty',
    en: 'A starting card that is discarded leaves the mission.',
    pl: 'Odrzucona karta początkowa wypada z Misji.',
  },
] as const satisfies readonly RuleText[];
