import type { RuleText } from '@horda/parts';

/** The general rules of the Moskwa deck, its cars (M…), and how its cards meet (H…). */
export const MOSKWA_RULES = [
  {
    id: 'M1',
    heading: 'Moskwa: pojęcia',
    en:
      'Forward is toward the Barricade, back is toward the Cemetery. Behind a card means on its Cemetery side, ' +
      'beside it means on the same street in a neighbouring lane. Fields are adjacent along lanes and streets, not ' +
      'across corners.',
    pl:
      'Do przodu znaczy w stronę Barykady, do tyłu – w stronę Cmentarza. Za kartą znaczy od strony Cmentarza, a ' +
      'obok niej – na tej samej przecznicy, na sąsiednim torze. Pola sąsiadują wzdłuż torów i przecznic, a nie na ' +
      'ukos.',
  },
  {
    id: 'M2',
    heading: 'Moskwa: pojęcia',
    en:
      'An own move is the one of step 2 of the zombie turn, an extra move comes from a zombie card or ability, a ' +
      'forced move from a human card or car. A retreat is a forced move one field back.',
    pl:
      'Ruch własny to ruch w kroku 2 tury zombiaków, ruch dodatkowy daje karta lub zdolność zombiaków, a ruch ' +
      'wymuszony powoduje karta lub auto ludzi. Cofnięcie to ruch wymuszony o jedno pole do tyłu.',
  },
  {
    id: 'M3',
    heading: 'Moskwa: pojęcia',
    en: 'A zombie’s Strength now is its printed Strength plus bonuses minus wounds; at 0 it is destroyed.',
    pl: 'Obecna Siła zombiaka to Siła z karty plus premie minus rany; przy 0 zombiak zostaje zniszczony.',
  },
  {
    id: 'M4',
    heading: 'Moskwa: pojęcia',
    en:
      'Putting a card into play needs a field without any card. A move may enter a field without a zombie, car or ' +
      'obstacle; a trap may be entered and acts.',
    pl:
      'Wystawić kartę można tylko na polu bez żadnej karty. Ruchem można wejść na pole, na którym nie ma zombiaka, ' +
      'auta ani przeszkody; na pułapkę można wejść, a ona wtedy działa.',
  },
  {
    id: 'M5',
    heading: 'Moskwa: pojęcia',
    en:
      'A retreat caused by a wounding card comes once for the card, after its wounds, and only to those it wounded ' +
      'that survive; a card that orders a retreat without wounds moves every zombie it names. No retreat leads off ' +
      'street V or on to a zombie, car or obstacle.',
    pl:
      'Cofnięcie wywołane kartą, która rani, następuje raz na kartę, po jej ranach, i dotyczy tylko tych zombiaków, ' +
      'które zraniła i które przetrwały; karta, która nakazuje cofnięcie bez ran, cofa każdego zombiaka, o którym ' +
      'mówi. Nie można cofnąć się z przecznicy V ani na zombiaka, auto lub przeszkodę.',
  },
  {
    id: 'M6',
    heading: 'Moskwa: pojęcia',
    en:
      'A blocking card hides every zombie on a higher street of its lane. Shot, Shot II and Kalashnikov Burst take ' +
      'the nearest zombie of a lane; if that one is hidden, they cannot be aimed into the lane. Sniper counts as a ' +
      'shot only for Boris and for Jam.',
    pl:
      'Karta zasłaniająca zasłania wszystkie zombiaki na wyższych przecznicach swojego toru. Strzał, Strzał II i ' +
      'Seria z kałasza trafiają najbliższego zombiaka toru; jeśli jest on zasłonięty, nie można ich wymierzyć w ten ' +
      'tor. Snajper liczy się jako strzał tylko dla Borysa i dla Zacięcia.',
  },
  {
    id: 'M7',
    heading: 'Moskwa: pojęcia',
    en:
      'A corpse is a plain walker of Strength 1: a card of the zombie discard pile laid face down (R58). With an ' +
      'empty discard pile none appears. Every card treats it as a zombie; destroyed, it returns to the discard ' +
      'pile.',
    pl:
      'Truposz to zwykły piechur o Sile 1: karta ze Śmietnika zombiaków położona zakryta (R58). Przy pustym ' +
      'Śmietniku żaden się nie pojawia. Dla wszystkich kart jest zombiakiem; zniszczony wraca do Śmietnika.',
  },
  {
    id: 'M8',
    heading: 'Moskwa: pojęcia',
    en:
      'An attachment lies under its zombie, does not occupy the field, moves with the zombie and goes to its ' +
      'owner’s discard pile when the zombie is destroyed.',
    pl:
      'Karta dołączona leży pod zombiakiem, nie zajmuje pola, porusza się razem z nim, a gdy zombiak zostanie ' +
      'zniszczony, trafia do Śmietnika swojego właściciela.',
  },
  {
    id: 'M9',
    heading: 'Moskwa: pojęcia',
    en:
      'A trap lies openly and acts when a zombie enters its field by any move: own, extra or forced. Zombies put ' +
      'into play, and those that Metro or Kasparov moves, never set it off: they need a field without any card. The ' +
      'choices of a trap belong to the humans (R56).',
    pl:
      'Pułapka leży odkryta i działa, gdy zombiak wejdzie na jej pole jakimkolwiek ruchem: własnym, dodatkowym lub ' +
      'wymuszonym. Nie uruchamia jej zombiak wystawiany ani przenoszony przez Metro lub Kasparowa: potrzebuje pola ' +
      'bez żadnej karty. O wyborach pułapki decydują ludzie (R56).',
  },
  {
    id: 'M10',
    heading: 'Moskwa: pojęcia',
    en:
      'A human card that lasts a round ends when the next human turn begins, a zombie card when the next zombie ' +
      'turn begins.',
    pl:
      'Karta ludzi działająca jedną kolejkę przestaje działać na początku następnej tury ludzi, a karta zombiaków – ' +
      'na początku następnej tury zombiaków.',
  },
  {
    id: 'M11',
    heading: 'Moskwa: pojęcia',
    en:
      'Reactions are played from one’s row in the other side’s turn, after targets are named and before effects; ' +
      'one to a card, none to a reaction.',
    pl:
      'Reakcje zagrywa się ze swojego rzędu w turze drugiej strony, po wskazaniu celów, a przed działaniem; jedną ' +
      'na kartę i żadnej na reakcję.',
  },
  {
    id: 'M12',
    heading: 'Moskwa: pojęcia',
    en: 'A card without any effect cannot be played.',
    pl: 'Karty, która nic by nie zrobiła, nie można zagrać.',
  },
  {
    id: 'M13',
    heading: 'Moskwa: pojęcia',
    en: 'In this deck only an own move can enter the Barricade; no extra move leads from street I forward.',
    pl:
      'W tej talii na Barykadę można wejść tylko ruchem własnym; żaden ruch dodatkowy nie prowadzi z przecznicy I ' +
      'do przodu.',
  },
  {
    id: 'M14',
    heading: 'Moskwa: pojęcia',
    en:
      'No card touches Dawn, none that has left a deck for the row, the board or the discard pile returns to it, ' +
      'and none prevents the draw or the discard of step 4. So the game ends by zombie turn 37.',
    pl:
      'Żadna karta nie rusza Świtu, żadna karta, która opuściła talię i trafiła do rzędu, na planszę lub do ' +
      'Śmietnika, do niej nie wraca i żadna nie wstrzymuje dociągu ani odrzucenia w kroku 4. Gra kończy się więc ' +
      'najpóźniej w 37. turze zombiaków.',
  },
  {
    id: 'M15',
    heading: 'Moskwa: auta',
    en:
      'A car is put on a field of street I without any card in step 5 and drives for the first time in the next ' +
      'human turn.',
    pl:
      'Auto stawia się w kroku 5 na polu przecznicy I bez żadnej karty; rusza po raz pierwszy w następnej turze ' +
      'ludzi.',
  },
  {
    id: 'M16',
    heading: 'Moskwa: auta',
    en:
      'The car nearest the Cemetery drives first. A car drives field by field, as far as its speed and the road ' +
      'allow.',
    pl:
      'Najpierw jedzie auto najbliżej Cmentarza. Auto jedzie pole po polu, tak daleko, jak pozwala mu prędkość i ' +
      'droga.',
  },
  {
    id: 'M17',
    heading: 'Moskwa: auta',
    en: 'A car that leaves street V is discarded.',
    pl: 'Auto, które wyjeżdża z przecznicy V, zostaje odrzucone.',
  },
  {
    id: 'M18',
    heading: 'Moskwa: auta',
    en:
      'A car whose next field holds a zombie makes contact as its card says. That counts as one human card acting ' +
      'on the zombie, so Hostage absorbs it.',
    pl:
      'Auto, które ma na następnym polu zombiaka, zderza się z nim tak, jak mówi jego karta. To jedna karta ludzi ' +
      'działająca na zombiaka, więc Zakładnik ją pochłania.',
  },
  {
    id: 'M19',
    heading: 'Moskwa: auta',
    en:
      'A trap on the car’s next field is discarded and the car drives on to it; Booby Trap destroys the car, too. ' +
      'Before an obstacle or another car it stops for this turn.',
    pl:
      'Pułapka na następnym polu auta zostaje odrzucona i auto na nie wjeżdża; Mina-pułapka niszczy też auto. Przed ' +
      'przeszkodą i przed innym autem auto w tej turze się zatrzymuje.',
  },
  {
    id: 'M20',
    heading: 'Moskwa: auta',
    en: 'No zombie enters the field of a car, by whatever move. Walking up to a car is no contact.',
    pl: 'Żaden zombiak nie wchodzi na pole auta, jakimkolwiek ruchem. Dojście do auta nie jest zderzeniem.',
  },
  {
    id: 'M21',
    heading: 'Moskwa: auta',
    en:
      'Only Trabant stops the own forward moves of all zombies behind it in its lane; Kamaz and Trolleybus bar ' +
      'nothing but their own field.',
    pl:
      'Tylko Trabant wstrzymuje ruchy własne do przodu wszystkich zombiaków za nim na swoim torze; Kamaz i ' +
      'Trolejbus zamykają tylko własne pole.',
  },
  {
    id: 'M22',
    heading: 'Moskwa: auta',
    en: 'Pickaxe removes any car.',
    pl: 'Kilof usuwa każde auto.',
  },
  {
    id: 'M23',
    heading: 'Moskwa: zderzenia aut',
    en:
      'Trabant meets a zombie: 2 wounds, then Trabant is discarded, whether the zombie falls or stays where it is. ' +
      'A Hostage is discarded with Trabant instead of the wounds; a Matryoshka that shrinks counts as a survivor.',
    pl:
      'Trabant zderza się z zombiakiem: 2 rany, po czym Trabant zostaje odrzucony, czy zombiak padł, czy stoi ' +
      'dalej. Zamiast ran razem z Trabantem odrzuca się Zakładnika; Matrioszka, która się zmniejsza, liczy się jako ' +
      'zombiak, który przetrwał.',
  },
  {
    id: 'M24',
    heading: 'Moskwa: zderzenia aut',
    en:
      'Kamaz meets a zombie: 3 wounds. If the zombie is destroyed, Kamaz takes its field and its step is used up; ' +
      'if it survives, Kamaz is discarded. A Hostage is discarded with Kamaz instead of the wounds; a Matryoshka ' +
      'that shrinks counts as a survivor.',
    pl:
      'Kamaz zderza się z zombiakiem: 3 rany. Jeśli zombiak zostaje zniszczony, Kamaz zajmuje jego pole i kończy ' +
      'ruch; jeśli przetrwa, Kamaz zostaje odrzucony. Zamiast ran razem z Kamazem odrzuca się Zakładnika; ' +
      'Matrioszka, która się zmniejsza, liczy się jako zombiak, który przetrwał.',
  },
  {
    id: 'M25',
    heading: 'Moskwa: zderzenia aut',
    en:
      'Trolleybus meets a column that can be pushed: all of it goes one field back, traps act on those who enter ' +
      'them, and Trolleybus follows. No wounds are dealt, so a Hostage stays.',
    pl:
      'Trolejbus zderza się z kolumną, którą może popchnąć: cała cofa się o jedno pole, pułapki działają na ' +
      'zombiaki, które na nie wchodzą, a Trolejbus jedzie za nimi. Nie zadaje ran, więc Zakładnik zostaje.',
  },
  {
    id: 'M26',
    heading: 'Moskwa: zderzenia aut',
    en:
      'Trolleybus meets a column that cannot be pushed: 2 wounds to the first zombie, and Trolleybus is discarded ' +
      'in any case. A Hostage is discarded with Trolleybus instead of the wounds; a Matryoshka that shrinks counts ' +
      'as a survivor.',
    pl:
      'Trolejbus zderza się z kolumną, której nie może popchnąć: 2 rany dla pierwszego zombiaka, a Trolejbus w ' +
      'każdym razie zostaje odrzucony. Zamiast ran razem z Trolejbusem odrzuca się Zakładnika; Matrioszka, która ' +
      'się zmniejsza, liczy się jako zombiak, który przetrwał.',
  },
  {
    id: 'H1',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'Boris, or a zombie in Felt Boots, hit by a shot is wounded and does not retreat. Felt Boots stop every ' +
      'forced move, that of Searchlight and of Trolleybus included, which then cannot push.',
    pl:
      'Borys albo zombiak w Walonkach trafiony strzałem dostaje rany i się nie cofa. Walonki wstrzymują każdy ruch ' +
      'wymuszony, także przez Reflektor i Trolejbus, który nie może wtedy pchać.',
  },
  {
    id: 'H2',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Kalashnikov Burst at a column with a Hostage in front: the Hostage is discarded, nothing else happens.',
    pl: 'Seria z kałasza w kolumnę z Zakładnikiem na czele: Zakładnik zostaje odrzucony i nic więcej się nie dzieje.',
  },
  {
    id: 'H3',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Kalashnikov Burst that reaches Boris last wounds him without a retreat.',
    pl: 'Seria z kałasza, która na końcu dosięga Borysa, rani go, ale go nie cofa.',
  },
  {
    id: 'H4',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'A Matryoshka with Strength 1 left, hit by Shot II, becomes the small doll with Strength 1 and no wounds; the ' +
      'surplus is lost, and it does not retreat.',
    pl:
      'Matrioszka, której została Siła 1, trafiona Strzałem II staje się małą lalką o Sile 1 bez ran; nadwyżka ' +
      'przepada, a lalka się nie cofa.',
  },
  {
    id: 'H5',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'When Mamka is destroyed, the bonuses she gave stay.',
    pl: 'Gdy Mamka zostaje zniszczona, premie, które dała, zostają.',
  },
  {
    id: 'H6',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'A corpse that Nest hatches beside Mamka has Strength 2.',
    pl: 'Truposz, który wykluwa się z Gniazda obok Mamki, ma Siłę 2.',
  },
  {
    id: 'H7',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'During Siberian Frost Nest hatches nothing and keeps its eggs.',
    pl: 'Podczas Syberyjskiego mrozu z Gniazda nic się nie wykluwa, a jaja zostają.',
  },
  {
    id: 'H8',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Nest with no free field next to it, or with an empty zombie discard pile, hatches nothing and loses no egg.',
    pl:
      'Gdy obok Gniazda nie ma wolnego pola albo Śmietnik zombiaków jest pusty, nic się nie wykluwa i żadne jajo ' +
      'nie przepada.',
  },
  {
    id: 'H9',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Plague leaves out a field of street V that holds a car and fills the others.',
    pl: 'Zaraza omija pole przecznicy V, na którym stoi auto, i zapełnia pozostałe.',
  },
  {
    id: 'H10',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Kasparov has no ability in the turn in which he is put into play, and none if he is destroyed before step 5.',
    pl: 'Kasparow nie ma zdolności w turze, w której został wystawiony, ani gdy zostanie zniszczony przed krokiem 5.',
  },
  {
    id: 'H11',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Olympian stopped by a zombie after one step stays on the field he has reached.',
    pl: 'Olimpijczyk zatrzymany po pierwszym kroku przez zombiaka zostaje na polu, do którego doszedł.',
  },
  {
    id: 'H12',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Olympian who survives Booby Trap on his first step may take the second; caught in Barbed Wire he may not.',
    pl: 'Olimpijczyk, który w pierwszym kroku przetrwa Minę-pułapkę, może zrobić drugi; złapany w Zasieki – nie może.',
  },
  {
    id: 'H13',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'An agile zombie behind Trabant cannot go forward, so it has to step aside if it can.',
    pl: 'Zwinny zombiak za Trabantem nie może iść do przodu, więc musi zejść w bok, jeśli może.',
  },
  {
    id: 'H14',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'An agile zombie steps neither out of a lane with Militia Roadblock nor into it.',
    pl: 'Zwinny zombiak nie schodzi w bok ani z toru z Blokadą milicyjną, ani na taki tor.',
  },
  {
    id: 'H15',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Behind Trabant, May Day Parade and Moonshine still move a zombie forward, but not on to the car’s field.',
    pl: 'Za Trabantem Pochód pierwszomajowy i Samogon nadal przesuwają zombiaka do przodu, ale nie na pole auta.',
  },
  {
    id: 'H16',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'A chained zombie is still driven back by Shot. Its Chains can be broken as early as step 5 of the next ' +
      'zombie turn, after movement, so it loses at least one own move.',
    pl:
      'Zombiaka w Łańcuchach Strzał nadal cofa. Łańcuchy można zerwać już w kroku 5 następnej tury zombiaków, po ' +
      'ruchu, więc zombiak traci co najmniej jeden ruch własny.',
  },
  {
    id: 'H17',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Metro may move a chained zombie; the Chains are discarded.',
    pl: 'Metro może przenieść zombiaka w Łańcuchach; Łańcuchy zostają odrzucone.',
  },
  {
    id: 'H18',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'Fog over the Moskva does not stop cards that need no free line of fire: Molotov Cocktail, Katyusha, Street ' +
      'on Fire, Sniper, Grenade, Collapsed Building.',
    pl:
      'Mgła znad Moskwy nie wstrzymuje kart, które nie wymagają wolnej linii strzału: Koktajlu Mołotowa, Katiuszy, ' +
      'Ulicy w ogniu, Snajpera, Granatu i Zawalonego budynku.',
  },
  {
    id: 'H19',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Under Panic, Ammunition Ration is the one card; the shot it takes back can be played in a later turn.',
    pl: 'Przy Panice Przydział amunicji jest tą jedną kartą; odzyskany strzał można zagrać w późniejszej turze.',
  },
  {
    id: 'H20',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Panic does not count reactions that the humans play in the zombie turn.',
    pl: 'Panika nie liczy reakcji, które ludzie zagrywają w turze zombiaków.',
  },
  {
    id: 'H21',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'Radio Jamming answers any zombie action, Panic, Plague and Pickaxe among them; not a zombie put into play, ' +
      'an attachment, Jam or Kasparov’s ability.',
    pl:
      'Zagłuszanie odpowiada na każdą akcję zombiaków, także na Panikę, Zarazę i Kilof; nie na wystawienie ' +
      'zombiaka, kartę dołączaną, Zacięcie ani zdolność Kasparowa.',
  },
  {
    id: 'H22',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Jam answers Sniper and Kalashnikov Burst as well; not Molotov Cocktail, Katyusha or Grenade.',
    pl: 'Zacięcie odpowiada także na Snajpera i Serię z kałasza; nie na Koktajl Mołotowa, Katiuszę ani Granat.',
  },
  {
    id: 'H23',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'A trap acts on a zombie that Bait moves on to it. Bait may also move a zombie on to street V, if the field ' +
      'holds no zombie, car or obstacle.',
    pl:
      'Pułapka działa na zombiaka, którego przesunie na nią Przynęta. Przynęta może przesunąć zombiaka także na ' +
      'przecznicę V, jeśli na polu nie ma zombiaka, auta ani przeszkody.',
  },
  {
    id: 'H24',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Open Manhole looks at the Strength now, Ushanka and markers included.',
    pl: 'Otwarta studzienka sprawdza obecną Siłę, razem z Uszanką i znacznikami.',
  },
  {
    id: 'H25',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Grenade on a zombie that stands on Open Manhole destroys both.',
    pl: 'Granat rzucony na zombiaka, który stoi na Otwartej studzience, niszczy i zombiaka, i studzienkę.',
  },
  {
    id: 'H26',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Katyusha also discards the humans’ own cars on the street.',
    pl: 'Katiusza odrzuca także własne auta ludzi na tej przecznicy.',
  },
  {
    id: 'H27',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'When Booby Trap goes off in the zombie turn, the humans choose the neighbour it wounds; a zombie that has ' +
      'not moved yet may be destroyed before its move.',
    pl:
      'Gdy Mina-pułapka wybucha w turze zombiaków, ludzie wybierają sąsiada, którego rani; zombiak, który jeszcze ' +
      'się nie ruszył, może zginąć przed swoim ruchem.',
  },
  {
    id: 'H28',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'Concrete Slab on street I hides every zombie on streets II to V of its lane from cards that need a free line ' +
      'of fire.',
    pl:
      'Wielka płyta na przecznicy I zasłania wszystkie zombiaki na przecznicach II–V swojego toru przed kartami, ' +
      'które wymagają wolnej linii strzału.',
  },
  {
    id: 'H29',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Trolleybus that drives over Barbed Wire holding nobody discards it.',
    pl: 'Gdy Trolejbus wjeżdża na Zasieki, które nikogo nie trzymają, Zasieki zostają odrzucone.',
  },
  {
    id: 'H30',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Of two cars in a lane the rear one stops behind the front one.',
    pl: 'Z dwóch aut na jednym torze tylne zatrzymuje się za przednim.',
  },
  {
    id: 'H31',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'Confiscation may take a reaction card. The humans may answer it with Radio Jamming, even when that is the ' +
      'card it is aimed at.',
    pl:
      'Konfiskata może zabrać kartę reakcji. Ludzie mogą odpowiedzieć na nią Zagłuszaniem, nawet jeśli to właśnie ' +
      'ono ma zostać zabrane.',
  },
  {
    id: 'H32',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Search Warrant and Radio Moscow bring Dawn nearer: every card they discard is one card less before it.',
    pl: 'Rewizja i Radio Moskwa przybliżają Świt: każda karta, którą odrzucą, to o jedną kartę mniej przed nim.',
  },
  {
    id: 'H33',
    heading: 'Moskwa: sytuacje szczególne',
    en: 'Search Warrant may take Jam; being no shot, it cannot be answered with it.',
    pl: 'Rewizja może zabrać Zacięcie; nie jest strzałem, więc nie można nim na nią odpowiedzieć.',
  },
  {
    id: 'H34',
    heading: 'Moskwa: sytuacje szczególne',
    en:
      'When a Matryoshka shrinks, Ushanka and all other bonuses are gone: its Strength is 1, and Steroids bring ' +
      'back no more than that.',
    pl:
      'Gdy Matrioszka się zmniejsza, traci Uszankę i wszystkie inne premie: ma Siłę 1 i Sterydy nie przywrócą jej ' +
      'więcej.',
  },
] as const satisfies readonly RuleText[];
