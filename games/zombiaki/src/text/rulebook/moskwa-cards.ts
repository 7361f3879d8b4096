import type { RuleText } from '@horda/parts';

/** What the cards of the Moskwa deck do (K…): the clauses of a card share all but the last digit of their numbers. */
export const MOSKWA_CARDS = [
  {
    id: 'K11',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Grishka: a plain walker of Strength 2; one own move forward in every zombie turn.',
    pl: 'Griszka: zwykły piechur o Sile 2; w każdej turze zombiaków jeden ruch własny do przodu.',
  },
  {
    id: 'K21',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Vanya: a plain walker of Strength 2.',
    pl: 'Wania: zwykły piechur o Sile 2.',
  },
  {
    id: 'K31',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Sasha: a plain walker of Strength 3.',
    pl: 'Sasza: zwykły piechur o Sile 3.',
  },
  {
    id: 'K41',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Fedya: a plain walker of Strength 3.',
    pl: 'Fiedia: zwykły piechur o Sile 3.',
  },
  {
    id: 'K51',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Yuri: a plain walker of Strength 4.',
    pl: 'Jurij: zwykły piechur o Sile 4.',
  },
  {
    id: 'K61',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Dmitri: a plain walker of Strength 4.',
    pl: 'Dymitr: zwykły piechur o Sile 4.',
  },
  {
    id: 'K71',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Ilya: a plain walker of Strength 5.',
    pl: 'Ilja: zwykły piechur o Sile 5.',
  },
  {
    id: 'K81',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Boris: a walker of Strength 5.',
    pl: 'Borys: piechur o Sile 5.',
  },
  {
    id: 'K82',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Boris: no shot makes him retreat, be it Shot, Shot II, Kalashnikov Burst or Sniper.',
    pl: 'Borys: nie cofa go żaden strzał: ani Strzał, ani Strzał II, ani Seria z kałasza, ani Snajper.',
  },
  {
    id: 'K83',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Boris: other retreats, such as those by Searchlight and Trolleybus, move him like anybody else.',
    pl: 'Borys: inne cofnięcia, na przykład przez Reflektor i Trolejbus, działają na niego jak na każdego.',
  },
  {
    id: 'K91',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Vladek: Strength 4; as his own move he goes one field forward or one field sideways, as the zombies choose.',
    pl: 'Władek: Siła 4; ruchem własnym idzie o jedno pole do przodu albo w bok, jak wybiorą zombiaki.',
  },
  {
    id: 'K92',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Vladek: if he cannot go forward but can go sideways, he has to go sideways (R7 names the table option).',
    pl: 'Władek: jeśli nie może iść do przodu, ale może w bok, musi pójść w bok (o opcji stołu mówi R7).',
  },
  {
    id: 'K101',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Misha: Strength 4; moves like Vladek.',
    pl: 'Misza: Siła 4; porusza się jak Władek.',
  },
  {
    id: 'K111',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Styopa: Strength 3; moves like Vladek.',
    pl: 'Stiopa: Siła 3; porusza się jak Władek.',
  },
  {
    id: 'K121',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Olympian: Strength 3; his own move is one field forward, a duty as for any zombie, and then at once a second ' +
      'field forward, if it can be entered and the zombies wish.',
    pl:
      'Olimpijczyk: Siła 3; jego ruch własny to jedno pole do przodu, obowiązkowe jak u każdego zombiaka, i zaraz ' +
      'potem drugie, jeśli można na nie wejść i zombiaki tego chcą.',
  },
  {
    id: 'K122',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Olympian: each step is a move of its own: traps act on every field he enters, and caught in Barbed Wire he ' +
      'takes no second step.',
    pl:
      'Olimpijczyk: każdy krok to pełny ruch: pułapki działają na każdym polu, na które wchodzi, a złapany w ' +
      'Zasieki nie robi drugiego kroku.',
  },
  {
    id: 'K123',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Olympian: he may enter the Barricade with either step.',
    pl: 'Olimpijczyk: może wejść na Barykadę każdym z obu kroków.',
  },
  {
    id: 'K131',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Kasparov: a walker of Strength 3.',
    pl: 'Kasparow: piechur o Sile 3.',
  },
  {
    id: 'K132',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Kasparov: once in step 5 of each zombie turn that he began on the board, he moves one other zombie one field ' +
      'sideways, on to a field without any card; this is an extra move.',
    pl:
      'Kasparow: raz w kroku 5 każdej tury zombiaków, którą zaczyna na planszy, przesuwa jednego innego zombiaka o ' +
      'jedno pole w bok, na pole bez żadnej karty; to ruch dodatkowy.',
  },
  {
    id: 'K133',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Kasparov: he cannot move Mamka or Nest, nor a zombie that is chained, stuck in Barbed Wire or in a lane ' +
      'closed by Militia Roadblock.',
    pl:
      'Kasparow: nie może przesunąć Mamki ani Gniazda, ani zombiaka, który jest w Łańcuchach, tkwi w Zasiekach albo ' +
      'stoi na torze zamkniętym Blokadą milicyjną.',
  },
  {
    id: 'K134',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Kasparov: his ability costs no card, and nobody has to use it.',
    pl: 'Kasparow: jego zdolność nie kosztuje karty i nie trzeba jej używać.',
  },
  {
    id: 'K141',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Mamka: Strength 5; she makes no own and no extra moves, but forced moves act on her.',
    pl: 'Mamka: Siła 5; nie wykonuje ruchów własnych ani dodatkowych, ale ruchy wymuszone na nią działają.',
  },
  {
    id: 'K142',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Mamka: every zombie put into play on a field adjacent to her gets +1 Strength for good, also one brought by ' +
      'Plague or Nest.',
    pl:
      'Mamka: każdy zombiak wystawiony na polu sąsiadującym z nią, także przez Zarazę lub Gniazdo, dostaje na stałe ' +
      '+1 do Siły.',
  },
  {
    id: 'K151',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Nest: Strength 4; it makes no own and no extra moves, but forced moves act on it.',
    pl: 'Gniazdo: Siła 4; nie wykonuje ruchów własnych ani dodatkowych, ale ruchy wymuszone na nie działają.',
  },
  {
    id: 'K152',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Nest: it comes into play with 3 eggs.',
    pl: 'Gniazdo: wchodzi do gry z 3 jajami.',
  },
  {
    id: 'K153',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Nest: at the end of every zombie movement step, if an adjacent field holds no card and the zombie discard ' +
      'pile is not empty, one egg has to hatch: a corpse comes on such a field of the zombies’ choice. Not during ' +
      'Siberian Frost.',
    pl:
      'Gniazdo: na końcu każdego kroku ruchu zombiaków, jeśli sąsiednie pole jest bez karty, a Śmietnik zombiaków ' +
      'nie jest pusty, musi się wykluć jedno jajo: na takim polu, wybranym przez zombiaki, staje truposz. Nie ' +
      'podczas Syberyjskiego mrozu.',
  },
  {
    id: 'K154',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Nest: when its last egg has hatched, it goes to the discard pile.',
    pl: 'Gniazdo: gdy wykluje się ostatnie jajo, trafia do Śmietnika.',
  },
  {
    id: 'K161',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Matryoshka: a walker of Strength 4.',
    pl: 'Matrioszka: piechur o Sile 4.',
  },
  {
    id: 'K162',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Matryoshka: the first time wounds would destroy it, it stays on its field as a walker of Strength 1 without ' +
      'this trait. Surplus wounds are lost, a burst stops, its attachments are discarded, and it does not retreat.',
    pl:
      'Matrioszka: gdy po raz pierwszy rany miałyby ją zniszczyć, zostaje na swoim polu jako piechur o Sile 1 bez ' +
      'tej cechy. Nadmiarowe rany przepadają, seria się urywa, dołączone karty zostają odrzucone, a ona sama się ' +
      'nie cofa.',
  },
  {
    id: 'K163',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Matryoshka: outright destruction, as by Grenade or Open Manhole, does not make it shrink but destroys it.',
    pl:
      'Matrioszka: zniszczenie od razu, na przykład przez Granat lub Otwartą studzienkę, nie zmniejsza jej, tylko ' +
      'niszczy.',
  },
  {
    id: 'K171',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Hostage: the next human card that would wound or destroy this zombie does neither; then Hostage is discarded.',
    pl:
      'Zakładnik: następna karta ludzi, która miałaby zranić lub zniszczyć tego zombiaka, nie robi ani jednego, ani ' +
      'drugiego; potem Zakładnik zostaje odrzucony.',
  },
  {
    id: 'K172',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Hostage: its zombie was not hit: it does not retreat, a burst stops, and a car counts as having met a ' +
      'survivor.',
    pl:
      'Zakładnik: jego zombiak nie został trafiony: nie cofa się, seria się urywa, a dla auta liczy się jako ten, ' +
      'który przetrwał.',
  },
  {
    id: 'K173',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Hostage: of a card that hits several zombies it spares only its own.',
    pl: 'Zakładnik: przy karcie, która trafia wiele zombiaków, chroni tylko swojego.',
  },
  {
    id: 'K174',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Hostage: against Barbed Wire it takes the wounds, but the zombie is still stuck. It fills Open Manhole: both ' +
      'are discarded.',
    pl:
      'Zakładnik: przy Zasiekach przejmuje rany, ale zombiak i tak utyka. Otwartą studzienkę zapełnia: obie karty ' +
      'zostają odrzucone.',
  },
  {
    id: 'K175',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Hostage: it does not help against Grenade. What does not wound, as Searchlight, Chains, Bait and obstacles, ' +
      'acts as usual and leaves it in place.',
    pl:
      'Zakładnik: nie pomaga przeciw Granatowi. To, co nie rani, na przykład Reflektor, Łańcuchy, Przynęta i ' +
      'przeszkody, działa jak zwykle i go nie zużywa.',
  },
  {
    id: 'K176',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Hostage: attached to a zombie that has none.',
    pl: 'Zakładnik: dołącza się go do zombiaka, który nie ma jeszcze Zakładnika.',
  },
  {
    id: 'K181',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Ushanka: attached to a zombie, it gives +2 Strength for as long as it is there.',
    pl: 'Uszanka: dołączona do zombiaka daje mu +2 do Siły, dopóki przy nim jest.',
  },
  {
    id: 'K182',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Ushanka: a zombie may have any number of them.',
    pl: 'Uszanka: zombiak może mieć ich dowolnie wiele.',
  },
  {
    id: 'K191',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Felt Boots: no human card makes this zombie retreat or move sideways.',
    pl: 'Walonki: żadna karta ludzi nie cofa tego zombiaka ani nie przesuwa go w bok.',
  },
  {
    id: 'K192',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Felt Boots: Barbed Wire wounds this zombie but does not hold it, and is discarded at once. Chains cannot be ' +
      'put on it. Attached to a chained or stuck zombie, they free it: the Chains or the wire are discarded.',
    pl:
      'Walonki: Zasieki ranią tego zombiaka, ale go nie zatrzymują i od razu zostają odrzucone. Nie można założyć ' +
      'mu Łańcuchów. Dołączone do zombiaka w Łańcuchach lub Zasiekach uwalniają go: Łańcuchy lub Zasieki zostają ' +
      'odrzucone.',
  },
  {
    id: 'K193',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Felt Boots: attached to a zombie that has none.',
    pl: 'Walonki: dołącza się je do zombiaka, który ich jeszcze nie ma.',
  },
  {
    id: 'K194',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Felt Boots: +1 Strength while they are attached.',
    pl: 'Walonki: +1 Siły, dopóki są dołączone.',
  },
  {
    id: 'K201',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Pickaxe: discard one human card on the board: a car, a trap, even Barbed Wire that holds a zombie, an ' +
      'obstacle, or Chains on a zombie. Nothing about it is triggered.',
    pl:
      'Kilof: odrzuć jedną kartę ludzi z planszy: auto, pułapkę, nawet Zasieki trzymające zombiaka, przeszkodę albo ' +
      'Łańcuchy na zombiaku. Nic się przy tym nie uruchamia.',
  },
  {
    id: 'K211',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Steroids: take all wounds off one wounded zombie; its Strength is the printed one plus bonuses again.',
    pl: 'Sterydy: zdejmij wszystkie rany z jednego zranionego zombiaka; znów ma Siłę z karty plus premie.',
  },
  {
    id: 'K221',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Plague: a corpse comes on every field of street V without a card, as far as the zombie discard pile has ' +
      'cards. Plague itself is not one of them.',
    pl:
      'Zaraza: na każdym polu przecznicy V bez karty staje truposz, o ile starczy kart w Śmietniku zombiaków. Sama ' +
      'Zaraza się do nich nie liczy.',
  },
  {
    id: 'K222',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Plague: it can be played only if at least one corpse comes.',
    pl: 'Zaraza: można ją zagrać tylko wtedy, gdy pojawi się co najmniej jeden truposz.',
  },
  {
    id: 'K223',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Plague: with too few cards in the discard pile the zombies choose the fields.',
    pl: 'Zaraza: gdy w Śmietniku jest za mało kart, pola wybierają zombiaki.',
  },
  {
    id: 'K231',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Queue for Meat: every zombie of one lane, which must hold at least one, gets +1 Strength for good; a marker, ' +
      'not an attachment.',
    pl:
      'Kolejka po mięso: każdy zombiak na jednym torze, na którym stoi co najmniej jeden, dostaje na stałe +1 do ' +
      'Siły; to znacznik, a nie karta dołączona.',
  },
  {
    id: 'K241',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Panic: in the next human turn the humans may play at most one card in step 5. It lies beside the board until ' +
      'the next zombie turn begins.',
    pl:
      'Panika: w najbliższej turze ludzi można zagrać w kroku 5 najwyżej jedną kartę. Leży obok planszy do początku ' +
      'następnej tury zombiaków.',
  },
  {
    id: 'K242',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Panic: keeping and discarding stay free, and the discard of step 4 stays due. A second Panic cannot be ' +
      'played in the same turn.',
    pl:
      'Panika: zachowywać i odrzucać można jak zwykle, a odrzucenie w kroku 4 nadal obowiązuje. W tej samej turze ' +
      'nie można zagrać drugiej Paniki.',
  },
  {
    id: 'K251',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Confiscation: discard one card of the humans’ row without effect.',
    pl: 'Konfiskata: odrzuć bez efektu jedną kartę z rzędu ludzi.',
  },
  {
    id: 'K261',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'May Day Parade: each zombie on one street from II to V makes one extra move forward if it can, in the order ' +
      'the zombies like. At least one of them must be able to.',
    pl:
      'Pochód pierwszomajowy: każdy zombiak na jednej przecznicy od II do V, jeśli może, wykonuje ruch dodatkowy do ' +
      'przodu, w kolejności wybranej przez zombiaki. Co najmniej jeden musi móc to zrobić.',
  },
  {
    id: 'K271',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Moonshine: one zombie that can makes one extra move, forward or sideways.',
    pl: 'Samogon: jeden zombiak, który może, wykonuje ruch dodatkowy do przodu albo w bok.',
  },
  {
    id: 'K272',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Moonshine: this move cannot enter the Barricade.',
    pl: 'Samogon: tym ruchem nie można wejść na Barykadę.',
  },
  {
    id: 'K281',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Fog over the Moskva: until the next zombie turn begins no card that needs a free line of fire can be aimed ' +
      'into one lane.',
    pl:
      'Mgła znad Moskwy: do początku następnej tury zombiaków w jeden tor nie można wymierzyć żadnej karty, która ' +
      'wymaga wolnej linii strzału.',
  },
  {
    id: 'K291',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Metro: put one zombie, neither Mamka nor Nest, on a field without any card of the same street or of the next ' +
      'one toward the Barricade, whatever lies between. Chains and Barbed Wire on it are discarded.',
    pl:
      'Metro: przenieś jednego zombiaka, nie Mamkę i nie Gniazdo, na pole bez żadnej karty na tej samej przecznicy ' +
      'albo na następnej w stronę Barykady, cokolwiek leży po drodze. Łańcuchy i Zasieki, które go trzymają, zostają odrzucone.',
  },
  {
    id: 'K301',
    heading: 'Karty zombiaków: Moskwa',
    en:
      'Jam: a reaction in the human turn to a shot, be it Shot, Shot II, Kalashnikov Burst or Sniper, once its ' +
      'target is named and before it takes effect.',
    pl:
      'Zacięcie: reakcja w turze ludzi na strzał – Strzał, Strzał II, Serię z kałasza lub Snajpera – po wskazaniu ' +
      'celu, a przed działaniem.',
  },
  {
    id: 'K302',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Jam: the shot is discarded without effect and counts as played.',
    pl: 'Zacięcie: strzał zostaje odrzucony bez efektu i liczy się jako zagrany.',
  },
  {
    id: 'K311',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Dawn: lies at the bottom of the zombie deck; no card plays, discards, looks at or moves it.',
    pl: 'Świt: leży na spodzie talii zombiaków; żadna karta go nie zagrywa, nie odrzuca, nie podgląda i nie przesuwa.',
  },
  {
    id: 'K312',
    heading: 'Karty zombiaków: Moskwa',
    en: 'Dawn: the moment the zombies draw it, the humans win.',
    pl: 'Świt: w chwili, gdy zombiaki go dociągną, wygrywają ludzie.',
  },
  {
    id: 'K321',
    heading: 'Karty ludzi: Moskwa',
    en: 'Shot: 1 wound.',
    pl: 'Strzał: 1 rana.',
  },
  {
    id: 'K322',
    heading: 'Karty ludzi: Moskwa',
    en: 'Shot: a zombie that was wounded and survives retreats one field if it can.',
    pl: 'Strzał: zombiak, który został zraniony i przetrwał, cofa się o jedno pole, jeśli może.',
  },
  {
    id: 'K323',
    heading: 'Karty ludzi: Moskwa',
    en: 'Shot: aimed at the nearest zombie of one lane; needs a free line of fire.',
    pl: 'Strzał: mierzy w najbliższego zombiaka jednego toru; wymaga wolnej linii strzału.',
  },
  {
    id: 'K331',
    heading: 'Karty ludzi: Moskwa',
    en: 'Shot II: 2 wounds; a surplus is lost.',
    pl: 'Strzał II: 2 rany; nadwyżka przepada.',
  },
  {
    id: 'K332',
    heading: 'Karty ludzi: Moskwa',
    en: 'Shot II: a zombie that was wounded and survives retreats one field if it can.',
    pl: 'Strzał II: zombiak, który został zraniony i przetrwał, cofa się o jedno pole, jeśli może.',
  },
  {
    id: 'K333',
    heading: 'Karty ludzi: Moskwa',
    en: 'Shot II: aimed at the nearest zombie of one lane; needs a free line of fire.',
    pl: 'Strzał II: mierzy w najbliższego zombiaka jednego toru; wymaga wolnej linii strzału.',
  },
  {
    id: 'K341',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Kalashnikov Burst: 3 wounds, one after the other; those left after a kill go to the next zombie of the lane ' +
      'that has a free line of fire.',
    pl:
      'Seria z kałasza: 3 rany, jedna po drugiej; te, które zostaną po zabiciu zombiaka, trafiają następnego ' +
      'zombiaka toru z wolną linią strzału.',
  },
  {
    id: 'K342',
    heading: 'Karty ludzi: Moskwa',
    en: 'Kalashnikov Burst: the zombie hit last retreats one field if it survives and can.',
    pl: 'Seria z kałasza: zombiak trafiony jako ostatni cofa się o jedno pole, jeśli przetrwał i może.',
  },
  {
    id: 'K343',
    heading: 'Karty ludzi: Moskwa',
    en: 'Kalashnikov Burst: aimed at the nearest zombie of one lane; needs a free line of fire.',
    pl: 'Seria z kałasza: mierzy w najbliższego zombiaka jednego toru; wymaga wolnej linii strzału.',
  },
  {
    id: 'K351',
    heading: 'Karty ludzi: Moskwa',
    en: 'Sniper: 2 wounds.',
    pl: 'Snajper: 2 rany.',
  },
  {
    id: 'K352',
    heading: 'Karty ludzi: Moskwa',
    en: 'Sniper: a zombie that was wounded and survives retreats one field if it can.',
    pl: 'Snajper: zombiak, który został zraniony i przetrwał, cofa się o jedno pole, jeśli może.',
  },
  {
    id: 'K353',
    heading: 'Karty ludzi: Moskwa',
    en: 'Sniper: aimed at any zombie on the board; needs no free line of fire.',
    pl: 'Snajper: mierzy w dowolnego zombiaka na planszy; nie wymaga wolnej linii strzału.',
  },
  {
    id: 'K361',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Molotov Cocktail: 1 wound to its target and 1 wound to one other zombie adjacent to it, on any street, as ' +
      'the humans choose.',
    pl:
      'Koktajl Mołotowa: 1 rana dla celu i 1 rana dla jednego innego zombiaka, który z nim sąsiaduje, na dowolnej ' +
      'przecznicy; wybierają ludzie.',
  },
  {
    id: 'K362',
    heading: 'Karty ludzi: Moskwa',
    en: 'Molotov Cocktail: nobody retreats.',
    pl: 'Koktajl Mołotowa: nikt się nie cofa.',
  },
  {
    id: 'K363',
    heading: 'Karty ludzi: Moskwa',
    en: 'Molotov Cocktail: aimed at a zombie on street I, II or III.',
    pl: 'Koktajl Mołotowa: mierzy w zombiaka na przecznicy I, II lub III.',
  },
  {
    id: 'K371',
    heading: 'Karty ludzi: Moskwa',
    en: 'Street on Fire: 1 wound to every zombie of one lane.',
    pl: 'Ulica w ogniu: 1 rana dla każdego zombiaka na jednym torze.',
  },
  {
    id: 'K372',
    heading: 'Karty ludzi: Moskwa',
    en: 'Street on Fire: nobody retreats.',
    pl: 'Ulica w ogniu: nikt się nie cofa.',
  },
  {
    id: 'K373',
    heading: 'Karty ludzi: Moskwa',
    en: 'Street on Fire: any lane that holds a zombie, the middle one included.',
    pl: 'Ulica w ogniu: dowolny tor, na którym jest zombiak, także środkowy.',
  },
  {
    id: 'K381',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Katyusha: 2 wounds to every zombie of one street. Human board cards there are discarded; Chains stay on a ' +
      'zombie that survives.',
    pl:
      'Katiusza: 2 rany dla każdego zombiaka na jednej przecznicy. Karty planszy ludzi na niej zostają odrzucone; ' +
      'Łańcuchy zostają na zombiaku, który przetrwał.',
  },
  {
    id: 'K382',
    heading: 'Karty ludzi: Moskwa',
    en: 'Katyusha: nobody retreats.',
    pl: 'Katiusza: nikt się nie cofa.',
  },
  {
    id: 'K383',
    heading: 'Karty ludzi: Moskwa',
    en: 'Katyusha: a street from III to V that holds a zombie.',
    pl: 'Katiusza: przecznica od III do V, na której jest zombiak.',
  },
  {
    id: 'K391',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Collapsed Building: 3 wounds to every zombie on two fields. Human board cards there are discarded; Chains ' +
      'stay on a zombie that survives.',
    pl:
      'Zawalony budynek: 3 rany dla każdego zombiaka na dwóch polach. Karty planszy ludzi na nich zostają ' +
      'odrzucone; Łańcuchy zostają na zombiaku, który przetrwał.',
  },
  {
    id: 'K392',
    heading: 'Karty ludzi: Moskwa',
    en: 'Collapsed Building: nobody retreats.',
    pl: 'Zawalony budynek: nikt się nie cofa.',
  },
  {
    id: 'K393',
    heading: 'Karty ludzi: Moskwa',
    en: 'Collapsed Building: two neighbouring fields of lane A or of lane C, at least one of them with a zombie.',
    pl: 'Zawalony budynek: dwa sąsiednie pola toru A albo toru C, z zombiakiem na co najmniej jednym z nich.',
  },
  {
    id: 'K401',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Grenade: destroy every card on a field of street I, II or III that holds a zombie, attachments and human ' +
      'cards included. Neither Hostage nor Matryoshka’s trait helps.',
    pl:
      'Granat: zniszcz wszystkie karty na polu przecznicy I, II lub III, na którym jest zombiak, razem z ' +
      'dołączonymi i kartami ludzi. Nie pomaga ani Zakładnik, ani cecha Matrioszki.',
  },
  {
    id: 'K411',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Searchlight: all zombies of one lane that have a free line of fire retreat one field, from the Cemetery ' +
      'side. Each is judged when its turn comes: it stays if the field behind it is taken then or if it stands on ' +
      'street V. At least one must be able to retreat.',
    pl:
      'Reflektor: wszystkie zombiaki na jednym torze, do których prowadzi wolna linia strzału, cofają się o jedno ' +
      'pole, od strony Cmentarza. Każdego ocenia się, gdy przychodzi jego kolej: zostaje, jeśli pole za nim jest ' +
      'wtedy zajęte albo jeśli stoi na przecznicy V. Co najmniej jeden musi móc się cofnąć.',
  },
  {
    id: 'K421',
    heading: 'Karty ludzi: Moskwa',
    en: 'Trabant: a car that drives 1 field in each human movement step.',
    pl: 'Trabant: auto, które w każdym kroku ruchu ludzi jedzie o 1 pole.',
  },
  {
    id: 'K422',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Trabant: while it is on the board, no zombie behind it in its lane makes an own move forward; side steps and ' +
      'extra moves are not affected.',
    pl:
      'Trabant: dopóki jest na planszy, żaden zombiak za nim na jego torze nie wykonuje ruchu własnego do przodu; ' +
      'kroków w bok i ruchów dodatkowych to nie dotyczy.',
  },
  {
    id: 'K423',
    heading: 'Karty ludzi: Moskwa',
    en: 'Trabant: on contact 2 wounds to the zombie; then Trabant is discarded from the field it stands on.',
    pl: 'Trabant: przy zderzeniu 2 rany dla zombiaka; potem Trabant zostaje odrzucony z pola, na którym stoi.',
  },
  {
    id: 'K431',
    heading: 'Karty ludzi: Moskwa',
    en: 'Kamaz: a car that drives 1 field in each human movement step.',
    pl: 'Kamaz: auto, które w każdym kroku ruchu ludzi jedzie o 1 pole.',
  },
  {
    id: 'K432',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Kamaz: on contact 3 wounds. If the zombie is destroyed, Kamaz drives on to the freed field, crushes a trap ' +
      'that lies there, and its step is used up; otherwise Kamaz is discarded from the field it stands on.',
    pl:
      'Kamaz: przy zderzeniu 3 rany. Jeśli zombiak zostaje zniszczony, Kamaz wjeżdża na zwolnione pole, miażdży ' +
      'leżącą tam pułapkę i kończy ruch; w przeciwnym razie zostaje odrzucony z pola, na którym stoi.',
  },
  {
    id: 'K433',
    heading: 'Karty ludzi: Moskwa',
    en: 'Kamaz: blocks the line of fire.',
    pl: 'Kamaz: zasłania linię strzału.',
  },
  {
    id: 'K441',
    heading: 'Karty ludzi: Moskwa',
    en: 'Trolleybus: a car that drives 2 fields in each human movement step.',
    pl: 'Trolejbus: auto, które w każdym kroku ruchu ludzi jedzie o 2 pola.',
  },
  {
    id: 'K442',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Trolleybus: on contact the zombie and the unbroken column right behind it each retreat one field, from the ' +
      'Cemetery side, and Trolleybus drives on to the freed field, where it crushes a trap.',
    pl:
      'Trolejbus: przy zderzeniu zombiak i zwarta kolumna tuż za nim cofają się o jedno pole, od strony Cmentarza, ' +
      'a Trolejbus wjeżdża na zwolnione pole i miażdży leżącą tam pułapkę.',
  },
  {
    id: 'K443',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Trolleybus: if the column cannot be pushed, because it reaches street V or one of its zombies cannot ' +
      'retreat, the first zombie takes 2 wounds and Trolleybus is discarded.',
    pl:
      'Trolejbus: jeśli kolumny nie można popchnąć, bo sięga przecznicy V albo któryś z jej zombiaków nie może się ' +
      'cofnąć, pierwszy zombiak dostaje 2 rany, a Trolejbus zostaje odrzucony.',
  },
  {
    id: 'K444',
    heading: 'Karty ludzi: Moskwa',
    en: 'Trolleybus: blocks the line of fire.',
    pl: 'Trolejbus: zasłania linię strzału.',
  },
  {
    id: 'K445',
    heading: 'Karty ludzi: Moskwa',
    en: 'Trolleybus: it is put on B1, under its wires, if that field holds no card.',
    pl: 'Trolejbus: stawia się go na B1, pod przewodami, jeśli na tym polu nie ma karty.',
  },
  {
    id: 'K451',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Barbed Wire: a zombie that enters takes 2 wounds and is stuck: it makes no own and no extra move until the ' +
      'end of the next zombie movement step; if it came in during such a step, until the end of the following one. ' +
      'Then Barbed Wire is discarded.',
    pl:
      'Zasieki: zombiak, który na nie wejdzie, dostaje 2 rany i w nich utyka: nie wykonuje ruchów własnych ani ' +
      'dodatkowych do końca najbliższego kroku ruchu zombiaków, a jeśli wszedł w takim kroku – do końca następnego. ' +
      'Potem Zasieki zostają odrzucone.',
  },
  {
    id: 'K452',
    heading: 'Karty ludzi: Moskwa',
    en: 'Barbed Wire: while it holds a zombie, it counts as lying under it.',
    pl: 'Zasieki: dopóki trzymają zombiaka, liczą się jako leżące pod nim.',
  },
  {
    id: 'K453',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Barbed Wire: it is discarded when the held zombie leaves the field by a forced move or by Metro, or is ' +
      'destroyed.',
    pl:
      'Zasieki: zostają odrzucone, gdy trzymany zombiak opuści pole ruchem wymuszonym albo przez Metro lub zostanie ' +
      'zniszczony.',
  },
  {
    id: 'K454',
    heading: 'Karty ludzi: Moskwa',
    en: 'Barbed Wire: laid on a field of streets I to IV without any card.',
    pl: 'Zasieki: kładzie się je na polu przecznic I–IV bez żadnej karty.',
  },
  {
    id: 'K461',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Booby Trap: a zombie that enters takes 2 wounds; then one zombie adjacent to that field, as the humans ' +
      'choose, takes 1.',
    pl:
      'Mina-pułapka: zombiak, który na nią wejdzie, dostaje 2 rany; potem jeden zombiak sąsiadujący z tym polem, ' +
      'wybrany przez ludzi, dostaje 1.',
  },
  {
    id: 'K462',
    heading: 'Karty ludzi: Moskwa',
    en: 'Booby Trap: nobody retreats, and it is discarded then.',
    pl: 'Mina-pułapka: nikt się nie cofa, a potem zostaje odrzucona.',
  },
  {
    id: 'K463',
    heading: 'Karty ludzi: Moskwa',
    en: 'Booby Trap: laid on a field of streets I to IV without any card and not right in front of a zombie.',
    pl: 'Mina-pułapka: kładzie się ją na polu przecznic I–IV bez żadnej karty i nie tuż przed zombiakiem.',
  },
  {
    id: 'K471',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Open Manhole: a zombie whose Strength now is 3 or less when it enters is destroyed, and the card is ' +
      'discarded.',
    pl:
      'Otwarta studzienka: zombiak, którego obecna Siła przy wejściu to 3 lub mniej, zostaje zniszczony, a karta ' +
      'zostaje odrzucona.',
  },
  {
    id: 'K472',
    heading: 'Karty ludzi: Moskwa',
    en: 'Open Manhole: a stronger zombie passes; the card stays under it and acts on the next one that enters.',
    pl:
      'Otwarta studzienka: silniejszy zombiak przechodzi; karta zostaje pod nim i działa na następnego, który ' +
      'wejdzie.',
  },
  {
    id: 'K473',
    heading: 'Karty ludzi: Moskwa',
    en: 'Open Manhole: it does not act on a zombie that is weakened while it stands there.',
    pl: 'Otwarta studzienka: nie działa na zombiaka, który osłabł, stojąc na niej.',
  },
  {
    id: 'K474',
    heading: 'Karty ludzi: Moskwa',
    en: 'Open Manhole: laid on a field of streets I to IV without any card and not right in front of a zombie.',
    pl: 'Otwarta studzienka: kładzie się ją na polu przecznic I–IV bez żadnej karty i nie tuż przed zombiakiem.',
  },
  {
    id: 'K481',
    heading: 'Karty ludzi: Moskwa',
    en: 'Militia Roadblock: no zombie makes an own or extra move that begins or ends in its lane.',
    pl:
      'Blokada milicyjna: żaden zombiak nie wykonuje ruchu własnego ani dodatkowego, który zaczyna się lub kończy ' +
      'na jej torze.',
  },
  {
    id: 'K482',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Militia Roadblock: forced moves and Metro are not stopped, and zombies may still be put into play in the ' +
      'lane.',
    pl:
      'Blokada milicyjna: nie wstrzymuje ruchów wymuszonych ani Metra, a zombiaki nadal można na tym torze ' +
      'wystawiać.',
  },
  {
    id: 'K483',
    heading: 'Karty ludzi: Moskwa',
    en: 'Militia Roadblock: laid on a field of street I without any card; it lasts until the next human turn begins.',
    pl:
      'Blokada milicyjna: kładzie się ją na polu przecznicy I bez żadnej karty; działa do początku następnej tury ' +
      'ludzi.',
  },
  {
    id: 'K491',
    heading: 'Karty ludzi: Moskwa',
    en: 'Concrete Slab: no zombie may enter its field.',
    pl: 'Wielka płyta: żaden zombiak nie może wejść na jej pole.',
  },
  {
    id: 'K492',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Concrete Slab: it comes with 2 markers and loses one each time a zombie right behind it does not move ' +
      'forward because of the slab and stays where it is. Without markers it is discarded; the zombie goes on in ' +
      'the next turn.',
    pl:
      'Wielka płyta: wchodzi z 2 znacznikami i traci jeden za każdym razem, gdy zombiak tuż za nią z jej powodu nie ' +
      'rusza do przodu i zostaje na miejscu. Bez znaczników zostaje odrzucona; zombiak rusza dalej w następnej ' +
      'turze.',
  },
  {
    id: 'K493',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Concrete Slab: it is not worn by a zombie that steps aside, nor by one stopped by something else: Militia ' +
      'Roadblock, Siberian Frost, Trabant, Chains or Barbed Wire.',
    pl:
      'Wielka płyta: nie zużywa jej zombiak, który schodzi w bok, ani ten, którego zatrzymuje coś innego: Blokada ' +
      'milicyjna, Syberyjski mróz, Trabant, Łańcuchy lub Zasieki.',
  },
  {
    id: 'K494',
    heading: 'Karty ludzi: Moskwa',
    en: 'Concrete Slab: blocks the line of fire.',
    pl: 'Wielka płyta: zasłania linię strzału.',
  },
  {
    id: 'K495',
    heading: 'Karty ludzi: Moskwa',
    en: 'Concrete Slab: laid on a field of streets I to IV without any card.',
    pl: 'Wielka płyta: kładzie się ją na polu przecznic I–IV bez żadnej karty.',
  },
  {
    id: 'K501',
    heading: 'Karty ludzi: Moskwa',
    en: 'Chains: the zombie makes no own and no extra move; forced moves act on it.',
    pl: 'Łańcuchy: zombiak nie wykonuje ruchów własnych ani dodatkowych; ruchy wymuszone na niego działają.',
  },
  {
    id: 'K502',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Chains: in step 5 the zombies may discard one card of their row to break them; they go to the human discard ' +
      'pile.',
    pl:
      'Łańcuchy: w kroku 5 zombiaki mogą odrzucić jedną kartę ze swojego rzędu, żeby je zerwać; trafiają do ' +
      'Śmietnika ludzi.',
  },
  {
    id: 'K503',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Chains: put on any zombie with a free line of fire that is neither Mamka nor Nest, is not chained and has no ' +
      'Felt Boots.',
    pl:
      'Łańcuchy: zakłada się je dowolnemu zombiakowi, do którego prowadzi wolna linia strzału i który nie jest ' +
      'Mamką ani Gniazdem, nie ma Łańcuchów i nie ma Walonków.',
  },
  {
    id: 'K511',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Siberian Frost: in the next zombie turn no zombie makes an own move and Nest does not hatch. It lies beside ' +
      'the board until the next human turn begins.',
    pl:
      'Syberyjski mróz: w najbliższej turze zombiaków żaden zombiak nie wykonuje ruchu własnego, a z Gniazda nic ' +
      'się nie wykluwa. Leży obok planszy do początku następnej tury ludzi.',
  },
  {
    id: 'K512',
    heading: 'Karty ludzi: Moskwa',
    en: 'Siberian Frost: extra moves are allowed.',
    pl: 'Syberyjski mróz: ruchy dodatkowe są dozwolone.',
  },
  {
    id: 'K521',
    heading: 'Karty ludzi: Moskwa',
    en: 'Search Warrant: discard one card of the zombies’ row without effect; they will draw one more.',
    pl: 'Rewizja: odrzuć bez efektu jedną kartę z rzędu zombiaków; dociągną o jedną więcej.',
  },
  {
    id: 'K531',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Radio Moscow: look at the top four cards of the zombie deck, or as many as lie above Dawn; discard one or ' +
      'two of them and put the others back on top in any order.',
    pl:
      'Radio Moskwa: obejrzyj cztery wierzchnie karty talii zombiaków albo tyle, ile leży nad Świtem; jedną lub ' +
      'dwie z nich odrzuć, a pozostałe odłóż na wierzch w dowolnej kolejności.',
  },
  {
    id: 'K532',
    heading: 'Karty ludzi: Moskwa',
    en: 'Radio Moscow: only the humans see the cards that go back.',
    pl: 'Radio Moskwa: karty, które wracają na talię, widzą tylko ludzie.',
  },
  {
    id: 'K533',
    heading: 'Karty ludzi: Moskwa',
    en: 'Radio Moscow: it can be played only if at least one card lies above Dawn.',
    pl: 'Radio Moskwa: można je zagrać tylko wtedy, gdy nad Świtem leży co najmniej jedna karta.',
  },
  {
    id: 'K541',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Bait: one zombie without Felt Boots makes a forced move one field sideways or back, on to a field without ' +
      'zombie, car or obstacle; a trap there acts.',
    pl:
      'Przynęta: jeden zombiak bez Walonków wykonuje ruch wymuszony o jedno pole w bok lub do tyłu, na pole bez ' +
      'zombiaka, auta i przeszkody; pułapka na nim działa.',
  },
  {
    id: 'K551',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Ammunition Ration: put one Shot or Shot II from the human discard pile into your row; it may be used this ' +
      'turn, and counts under Panic as one more card played.',
    pl:
      'Przydział amunicji: weź jeden Strzał lub Strzał II ze Śmietnika ludzi do swojego rzędu; można go użyć ' +
      'jeszcze w tej turze, a przy Panice liczy się jako kolejna zagrana karta.',
  },
  {
    id: 'K561',
    heading: 'Karty ludzi: Moskwa',
    en:
      'Radio Jamming: a reaction in the zombie turn, once the targets of the zombie card are named and before it ' +
      'takes effect.',
    pl: 'Zagłuszanie: reakcja w turze zombiaków, po wskazaniu celów karty zombiaków, a przed jej działaniem.',
  },
  {
    id: 'K562',
    heading: 'Karty ludzi: Moskwa',
    en: 'Radio Jamming: the zombie card is discarded without effect.',
    pl: 'Zagłuszanie: karta zombiaków zostaje odrzucona bez efektu.',
  },
  {
    id: 'K563',
    heading: 'Karty ludzi: Moskwa',
    en: 'Radio Jamming: it answers action cards, also those that last a round; not zombies, attachments or reactions.',
    pl:
      'Zagłuszanie: odpowiada na karty akcji, także te, które działają jedną kolejkę; nie na zombiaki, karty ' +
      'dołączane ani reakcje.',
  },
] as const satisfies readonly RuleText[];
