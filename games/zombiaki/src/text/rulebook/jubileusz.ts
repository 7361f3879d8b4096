import type { RuleText } from '@horda/parts';

/** What the cards of the Jubileusz deck have in common (D…), and how they act on one another (J…). */
export const JUBILEUSZ_RULES = [
  {
    id: 'D1',
    heading: 'Jubileusz: pojęcia',
    en:
      'Strength now is the printed Strength plus bonuses (Claws, jelly, the growth of Junior) minus wounds. A zombie ' +
      'whose Strength now is 0 or less is killed.',
    pl:
      'Obecna Siła to Siła z karty plus premie (Pazury, galareta, dorastanie Młodego) minus rany. Zombiak, którego ' +
      'obecna Siła wynosi 0 lub mniej, ginie.',
  },
  {
    id: 'D2',
    heading: 'Jubileusz: pojęcia',
    en: 'A walker moves one field forward in step 2 of the zombie turn. If it can, it must.',
    pl: 'Piechur w kroku 2 tury zombiaków idzie o jedno pole do przodu. Jeśli może, to musi.',
  },
  {
    id: 'D3',
    heading: 'Jubileusz: pojęcia',
    en:
      'Dog and Cat are pets. Zombie cards cannot be played on pets; human cards treat them as zombies unless the ' +
      'card excepts them. Pets never win. A pet blocks its field as a zombie does, except for Cat (P202).',
    pl:
      'Pies i Kot to zwierzaki. Kart zombiaków nie można zagrywać na zwierzaki; karty ludzi traktują je jak ' +
      'zombiaki, chyba że karta je wyłącza. Zwierzaki nigdy nie wygrywają. Zwierzak blokuje pole tak jak zombiak; ' +
      'wyjątkiem jest Kot (P202).',
  },
  {
    id: 'D4',
    heading: 'Jubileusz: pojęcia',
    en:
      'A strength-1 zombie, or small zombie, is a card of the zombie discard pile laid face down: a walker of ' +
      'Strength 1 without a trait, whatever its front shows. When killed it returns to the discard pile. If the pile ' +
      'is empty or no permitted field is free, fewer appear, or none. The zombie player chooses among the permitted ' +
      'fields; the card is the one discarded last (R58).',
    pl:
      'Zombiak o Sile 1, czyli mały zombiak, to karta ze Śmietnika zombiaków położona zakryta: piechur o Sile 1 bez ' +
      'cechy, niezależnie od tego, co jest na awersie. Zabity wraca do Śmietnika. Gdy Śmietnik jest pusty albo ' +
      'brakuje wolnych dozwolonych pól, pojawia się ich mniej albo wcale. Spośród dozwolonych pól wybiera gracz ' +
      'zombiaków; kartą jest ta, którą odrzucono ostatnio (R58).',
    why: {
      en: 'The page of the rulebook about them is missing. Which card lies face down makes no difference to anything.',
      pl: 'Strony instrukcji, która o nich mówi, brakuje. To, która karta leży zakryta, niczego nie zmienia.',
    },
  },
  {
    id: 'D5',
    heading: 'Jubileusz: pojęcia',
    en:
      'Shots are Shot and The Better Shot. Bursts are Short Burst and Long Burst. Fire is Flamethrower, Street on ' +
      'Fire and Oil. Explosions are Grenade, an exploding Car Bomb and, for Car Bomb, the shrapnel of a Mine. Walls ' +
      'are Wall and Junk Wall.',
    pl:
      'Strzały to „Strzał” i „Strzał. Ten lepszy”. Serie to Krótka seria i Długa seria. Ogień to Miotacz, Ulica w ' +
      'ogniu i Ropa. Eksplozje to Granat, wybuch Auta, a dla Auta także odłamki Miny. Mury to Mur i Mur z rupieci.',
  },
  {
    id: 'D6',
    heading: 'Jubileusz: pojęcia',
    en:
      'A zombie is hit when a card wounds it. One that was saved by Human Shield or by its own trait was not hit and ' +
      'does not retreat.',
    pl:
      'Zombiak jest trafiony, gdy karta zadaje mu ranę. Zombiak osłonięty przez Człowieka albo własną cechę nie ' +
      'został trafiony i się nie cofa.',
  },
  {
    id: 'D7',
    heading: 'Jubileusz: pojęcia',
    en:
      'A retreat is a move one field back. It is impossible from street V, with a zombie right behind (a Cat alone ' +
      'does not count), in a net, in a lane closed by Barrier, and on to a wall without the Strength it demands. ' +
      'Since it is a move, it sets off Mine, Hole and Barrel, and Concrete Shoes hurt.',
    pl:
      'Cofnięcie to ruch o jedno pole do tyłu. Nie da się cofnąć z przecznicy V, gdy tuż za zombiakiem stoi inny ' +
      '(sam Kot się nie liczy), w Sieci, na torze zamkniętym Zaporą ani na mur bez wymaganej Siły. To zwykły ruch: ' +
      'działają przy nim Mina, Dziura, Beczka i Betonowe buciki.',
    why: {
      en:
        'Cat shares its field with zombies, and Barrier stops every move of its lane; both published programs play ' +
        'Barrier so.',
      pl:
        'Kot dzieli pole z zombiakami, a Zapora wstrzymuje każdy ruch na swoim torze; tak Zaporę rozgrywają oba ' +
        'opublikowane programy.',
    },
  },
  {
    id: 'D8',
    heading: 'Jubileusz: pojęcia',
    en:
      'Only walls block the line of fire. A card that needs a free line needs a lane without a wall on any street ' +
      'lower than the target; a wall on the field of the target does not count. Zombies never block, but shots and ' +
      'bursts take the nearest zombie of the lane.',
    pl:
      'Linię strzału zasłaniają tylko mury. Karta, która wymaga wolnej linii, wymaga, żeby na torze celu nie było ' +
      'muru na żadnej niższej przecznicy; mur na polu celu się nie liczy. Zombiaki nigdy nie zasłaniają, ale strzały ' +
      'i serie trafiają najbliższego na torze.',
    why: {
      en: 'A wall protects what is behind it, and whoever has climbed it is not behind it.',
      pl: 'Mur chroni to, co jest za nim, a kto się na niego wspiął, ten już za nim nie jest.',
    },
  },
  {
    id: 'D9',
    heading: 'Jubileusz: pojęcia',
    en:
      'A card is settled in this order: targets, reaction (Click), Human Shield, all wounds at once, deaths, what ' +
      'deaths bring (Siamese Twins, Trojan Horse, Jelly), loss of the Boss, retreats from the Cemetery side.',
    pl:
      'Kartę rozpatruje się w tej kolejności: cele, reakcja (Klik), Człowiek, wszystkie rany naraz, śmierci, ich ' +
      'skutki (Syjamczyk, Koń trojański, Galareta), utrata Bossa, cofanie od strony Cmentarza.',
    why: {
      en:
        'The printed cards name parts of this order; the rest must be fixed so that the same cards always do the ' +
        'same.',
      pl: 'Karty podają fragmenty tej kolejności; resztę trzeba ustalić, żeby te same karty zawsze działały tak samo.',
    },
  },
  {
    id: 'D10',
    heading: 'Jubileusz: pojęcia',
    en:
      'Attached cards (Teddy Bear, Boss, Human Shield, Claws, Concrete Shoes) lie under a zombie, do not occupy its ' +
      'field, move with it, and are discarded when it is killed unless a card says otherwise.',
    pl:
      'Karty dołączone (Miś, Boss, Człowiek, Pazury, Betonowe buciki) leżą pod zombiakiem, nie zajmują pola, ' +
      'poruszają się razem z nim i trafiają do Śmietnika, gdy on ginie, chyba że karta mówi inaczej.',
  },
  {
    id: 'D11',
    heading: 'Jubileusz: pojęcia',
    en: 'A card may be played only if at least part of what it says can happen. Otherwise it can be kept or discarded.',
    pl:
      'Kartę można zagrać tylko wtedy, gdy może się spełnić przynajmniej część jej działania. W przeciwnym razie ' +
      'można ją zachować albo odrzucić.',
    why: {
      en: 'Discarding is always free, so nobody loses anything by it.',
      pl: 'Odrzucić kartę można zawsze, więc nikt na tym nie traci.',
    },
  },
  {
    id: 'D12',
    heading: 'Jubileusz: pojęcia',
    en:
      'A zombie may stand on Car Bomb, on Hole, on a Mine until it goes off, and on a wall that it has climbed. ' +
      'Nobody stands on Barrel, which acts on whoever enters, or on Barrier.',
    pl:
      'Zombiak może stać na Aucie, na Dziurze, na Minie, dopóki nie wybuchnie, i na murze, na który się wspiął. Nikt ' +
      'nie stoi na Beczce, która działa na każdego, kto na nią wejdzie, ani na Zaporze.',
  },
  {
    id: 'D13',
    heading: 'Jubileusz: pojęcia',
    en: 'A zombie is deployed on a field of street V without any card. A jelly token is not a card.',
    pl: 'Zombiaka wystawia się na polu przecznicy V, na którym nie leży żadna karta. Żeton galarety nie jest kartą.',
    why: {
      en: 'The token does not occupy its field (P163).',
      pl: 'Żeton nie zajmuje pola (P163).',
    },
  },
  {
    id: 'J1',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'A shot at a field with Cat and a zombie wounds Cat first; what is left goes to the zombie. If only Cat was ' +
      'hit, nobody retreats. With Bulletproof under Cat the rest is void.',
    pl:
      'Strzał w pole z Kotem i zombiakiem rani najpierw Kota; nadwyżka przechodzi na zombiaka. Jeśli trafiony jest ' +
      'tylko Kot, nikt się nie cofa. Gdy pod Kotem stoi Kuloodporny, nadwyżka przepada.',
    why: {
      en: 'Cat never retreats (P204), and the trait of Bulletproof covers only himself (P135).',
      pl: 'Kot nigdy się nie cofa (P204), a cecha Kuloodpornego chroni tylko jego samego (P135).',
    },
  },
  {
    id: 'J2',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'Cat shares the field of a zombie with Human Shield: Cat takes the wounds first, and Human Shield is used up ' +
      'only if something is left for the zombie.',
    pl:
      'Kot stoi na polu zombiaka z Człowiekiem: rany przyjmuje najpierw Kot, a Człowiek przepada tylko wtedy, gdy ' +
      'zostanie coś dla zombiaka.',
    why: {
      en: 'Human Shield acts when its zombie would be damaged, not before.',
      pl: 'Człowiek działa, gdy rana ma trafić jego zombiaka, a nie wcześniej.',
    },
  },
  {
    id: 'J3',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'Human Shield and Teddy Bear under one zombie: a card aimed at Teddy Bear wounds it, but Human Shield absorbs ' +
      'what would pass on to the zombie.',
    pl:
      'Człowiek i Miś pod jednym zombiakiem: karta wymierzona w Misia rani go, ale nadwyżkę, która przeszłaby na ' +
      'zombiaka, pochłania Człowiek.',
    why: {
      en: 'Human Shield protects its zombie and nothing else.',
      pl: 'Człowiek chroni tylko swojego zombiaka.',
    },
  },
  {
    id: 'J4',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Click is asked for before Human Shield acts. A card cancelled by Click does not use up Human Shield.',
    pl: 'O Klik pyta się, zanim zadziała Człowiek. Karta anulowana Klikiem nie zużywa Człowieka.',
    why: {
      en: 'A cancelled card damages nobody.',
      pl: 'Anulowana karta nikomu nie zadaje ran.',
    },
  },
  {
    id: 'J5',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'With only a Cat on her own field Krystynka is not alone on her street: she is protected, and Cat may be aimed ' +
      'at.',
    pl:
      'Gdy na przecznicy Krystynki jest tylko Kot, i to na jej polu, Krystynka nie jest sama: jest chroniona, a ' +
      'celować można w Kota.',
    why: {
      en: 'Pets count as zombies for human cards (D3).',
      pl: 'Dla kart ludzi zwierzaki są zombiakami (D3).',
    },
  },
  {
    id: 'J6',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Krystynka and Bulletproof alone on a street: she is protected, and shots in his lane are lost on him.',
    pl: 'Krystynka i Kuloodporny sami na przecznicy: ona jest chroniona, a strzały na jego torze przepadają na nim.',
    why: {
      en: 'Each trait does what it says; neither lifts the other.',
      pl: 'Każda cecha działa po swojemu i żadna nie znosi drugiej.',
    },
  },
  {
    id: 'J7',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'When a Mine kills the zombie with Boss during step 2, all retreat at once. Zombies that have not moved yet ' +
      'then move from their new fields; the others do not move again.',
    pl:
      'Gdy w kroku 2 Mina zabija zombiaka z Bossem, wszystkie zombiaki cofają się od razu. Te, które jeszcze się nie ' +
      'ruszały, ruszają potem z nowych pól; pozostałe nie ruszają się ponownie.',
    why: {
      en: 'Each zombie has one own move a turn, and a retreat is not an own move.',
      pl: 'Każdy zombiak ma w turze jeden ruch własny, a cofnięcie nim nie jest.',
    },
  },
  {
    id: 'J8',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'Boss under Siamese Twins who are killed: first the small zombies come, then Boss is lost and all retreat, the ' +
      'small ones too.',
    pl:
      'Ginie Syjamczyk z Bossem: najpierw pojawiają się małe zombiaki, potem przepada Boss i cofają się wszystkie, ' +
      'także te małe.',
    why: {
      en: 'What the death brings comes before the loss of the Boss (D9).',
      pl: 'Skutki śmierci wyprzedzają utratę Bossa (D9).',
    },
  },
  {
    id: 'J9',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Mass may join two netted zombies. The new one stays in the net even if its Strength is above 6.',
    pl: 'Masa może połączyć dwa zombiaki w Sieci. Nowy pozostaje w Sieci, nawet gdy jego Siła przekracza 6.',
    why: {
      en: 'The Strength is measured only when Net is played (P561).',
      pl: 'Siłę mierzy się tylko przy zagraniu Sieci (P561).',
    },
  },
  {
    id: 'J10',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'A netted zombie can be wounded but does not retreat.',
    pl: 'Zombiak w Sieci może odnieść rany, ale się nie cofa.',
    why: {
      en: 'Net forbids moves, not wounds.',
      pl: 'Sieć zabrania ruchu, a nie chroni przed ranami.',
    },
  },
  {
    id: 'J11',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'In a lane closed by Barrier, Searchlight moves nobody.',
    pl: 'Na torze zamkniętym Zaporą Reflektor nikogo nie cofa.',
    why: {
      en: 'A retreat is a move, and Barrier stops all moves of its lane.',
      pl: 'Cofnięcie to ruch, a Zapora wstrzymuje każdy ruch na torze.',
    },
  },
  {
    id: 'J12',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'Searchlight, Ovary and Barrier act on zombies in front of a wall and not on those behind it. A zombie on the ' +
      'wall counts as in front for Searchlight and Ovary and can be shot; Barrier does not act on it.',
    pl:
      'Reflektor, Jajnik i Zapora działają na zombiaki przed murem, a na te za murem nie. Zombiak na murze liczy się ' +
      'dla Reflektora i Jajnika jak stojący przed nim i można do niego strzelać; Zapora na niego nie działa.',
    why: {
      en: 'Whoever stands on the wall is in sight (D8), but the way up to Barrier is still cut by the wall.',
      pl: 'Kto stoi na murze, tego widać (D8), ale od Zapory wciąż oddziela go mur.',
    },
  },
  {
    id: 'J13',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'A zombie that retreats on to Mine, Hole or Barrel suffers as if it had walked there.',
    pl: 'Zombiak, który cofa się na Minę, Dziurę lub Beczkę, ponosi takie same skutki, jakby na nie wszedł.',
    why: {
      en: 'A retreat is a move (D7).',
      pl: 'Cofnięcie to ruch (D7).',
    },
  },
  {
    id: 'J14',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'A Mine in the explosion of a Car Bomb goes off, once. Each card explodes only once.',
    pl: 'Mina w zasięgu wybuchu Auta wybucha, i to raz. Każda karta wybucha tylko jeden raz.',
    why: {
      en: 'A card that has exploded is discarded, so there is nothing left to explode again.',
      pl: 'Karta, która wybuchła, trafia do Śmietnika, więc nie ma już co wybuchać.',
    },
  },
  {
    id: 'J15',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'Where Car Bomb and Mine set each other off, the human player chooses the order. All wounds of one explosion ' +
      'are dealt at the same time.',
    pl:
      'Gdy Auto i Mina odpalają się nawzajem, kolejność wybiera gracz ludzi. Wszystkie rany jednego wybuchu zadaje ' +
      'się równocześnie.',
    why: {
      en: 'Both are human cards.',
      pl: 'Obie karty należą do ludzi.',
    },
  },
  {
    id: 'J16',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'Junior with 2 wounds on street III (Strength 4) lives with 1 when pushed to IV (Strength 3), and dies when ' +
      'pushed to V (Strength 2).',
    pl:
      'Młody z 2 ranami na przecznicy III (Siła 4) po zepchnięciu na IV (Siła 3) żyje z obecną Siłą 1, a po ' +
      'zepchnięciu na V (Siła 2) ginie.',
    why: {
      en: 'Wounds stay while his Strength falls (P172, P173).',
      pl: 'Rany zostają, a Siła spada (P172, P173).',
    },
  },
  {
    id: 'J17',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'When Jelly dies on a field that it shares with Cat, the token lies there; Cat never takes it.',
    pl: 'Gdy Galareta ginie na polu, na którym jest też Kot, żeton leży na tym polu; Kot nigdy go nie zabiera.',
    why: {
      en: 'Pets take no jelly (P164).',
      pl: 'Zwierzaki nie biorą galarety (P164).',
    },
  },
  {
    id: 'J18',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'The card of a killed strength-1 zombie goes to the zombie discard pile and can come back.',
    pl: 'Karta zabitego zombiaka o Sile 1 trafia do Śmietnika zombiaków i może stamtąd wrócić.',
  },
  {
    id: 'J19',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'If Siamese Twins are killed before the last bullet of a burst, the small zombie on their field takes the next ' +
      'bullet.',
    pl: 'Jeśli Syjamczyk zginie przed ostatnią kulą serii, następną kulę przyjmuje mały zombiak na jego polu.',
    why: {
      en: 'It is now the nearest zombie of the lane (P383).',
      pl: 'To on jest teraz najbliższym zombiakiem na torze (P383).',
    },
  },
  {
    id: 'J20',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'If Concrete Shoes kill Trojan Horse on its way on to the Barricade, one of its small zombies stands on the ' +
      'Barricade and the zombies win.',
    pl:
      'Jeśli Betonowe buciki zabiją Konia trojańskiego przy wejściu na Barykadę, na Barykadzie staje jeden z jego ' +
      'małych zombiaków i zombiaki wygrywają.',
    why: {
      en: 'Concrete Shoes name this exception (P644).',
      pl: 'Betonowe buciki przewidują ten wyjątek (P644).',
    },
  },
  {
    id: 'J21',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Bucket comes before any other zombie card of the turn. An order of Boss may come before Bucket.',
    pl: 'Wiadro zagrywa się przed każdą inną kartą zombiaków w tej turze. Rozkaz Bossa może je wyprzedzić.',
    why: {
      en: 'An order is not the play of a card.',
      pl: 'Rozkaz nie jest zagraniem karty.',
    },
  },
  {
    id: 'J22',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Bucket cannot be kept: it is played in the turn in which it is drawn.',
    pl: 'Wiadra nie można zachować: zagrywa się je w tej turze, w której się je dobrało.',
    why: {
      en: 'It must be the first card played (P342).',
      pl: 'Musi być pierwszą zagraną kartą (P342).',
    },
  },
  {
    id: 'J23',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'Teddy Bear doubles the discard only if the human player begins step 4 with four cards: then two go. With ' +
      'fewer there is no duty, so nothing is doubled.',
    pl:
      'Miś podwaja odrzucanie tylko wtedy, gdy gracz ludzi zaczyna krok 4 z czterema kartami: odrzuca wtedy dwie. ' +
      'Przy mniejszej liczbie nie ma obowiązku, więc nie ma czego podwajać.',
    why: {
      en: 'With fewer than four cards the discard is not due.',
      pl: 'Z mniej niż czterema kartami nic nie trzeba odrzucać.',
    },
  },
  {
    id: 'J24',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Under Terror a shot cancelled by Click was the one card of the turn.',
    pl: 'Przy Terrorze strzał anulowany Klikiem był tą jedyną kartą w turze.',
    why: {
      en: 'A cancelled card counts as played (P312).',
      pl: 'Anulowana karta liczy się jako zagrana (P312).',
    },
  },
  {
    id: 'J25',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Every card that Chuck or Flare discards from the zombie deck brings Dawn one card nearer.',
    pl: 'Każda karta, którą Chuck lub Raca świetlna odrzuca z talii zombiaków, przybliża Świt o jedną kartę.',
  },
  {
    id: 'J26',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'With one card above Dawn, Flare looks at it and discards it; then the small zombies enter.',
    pl:
      'Gdy nad Świtem leży jedna karta, Raca świetlna pozwala ją obejrzeć i każe ją odrzucić; potem wchodzą małe ' +
      'zombiaki.',
    why: {
      en: 'Up to three cards are looked at, so one is enough.',
      pl: 'Ogląda się najwyżej trzy karty, więc wystarczy jedna.',
    },
  },
  {
    id: 'J27',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Laughing Gas moves a zombie on to a wall only if the zombie has the Strength that the wall demands.',
    pl: 'Gaz rozweselający wprowadza zombiaka na mur tylko wtedy, gdy zombiak ma Siłę, której ten mur wymaga.',
    why: {
      en: 'A forced move is a move like any other.',
      pl: 'Ruch wymuszony jest ruchem jak każdy inny.',
    },
  },
  {
    id: 'J28',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'A zombie that Blood moves on to the field of Barrel is killed.',
    pl: 'Zombiak, którego Krew przesunie na pole Beczki, ginie.',
    why: {
      en: 'Barrel acts on whoever enters its field (P583).',
      pl: 'Beczka działa na każdego, kto wejdzie na jej pole (P583).',
    },
  },
  {
    id: 'J29',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Dog falls into a Hole as soon as it steps there; the rest of its move is lost.',
    pl: 'Pies wpada do Dziury, gdy tylko na nią wejdzie; reszta jego ruchu przepada.',
    why: {
      en: 'Its Strength is 1, and traps act on every field entered (P197).',
      pl: 'Ma Siłę 1, a pułapki działają na każdym polu, na które wchodzi (P197).',
    },
  },
  {
    id: 'J30',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'A zombie deployed on a jelly token takes it at once.',
    pl: 'Zombiak wystawiony na żetonie galarety zabiera go od razu.',
  },
  {
    id: 'J31',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'A Car Bomb on the way of Oil goes off once. Its field counts as empty if no zombie stands there, so it costs ' +
      '1 point.',
    pl: 'Auto na drodze Ropy wybucha raz. Jego pole bez zombiaka liczy się jako puste, więc kosztuje 1 punkt.',
    why: {
      en: 'Points are for zombies; a card without Strength takes none.',
      pl: 'Punkty są na zombiaki; karta bez Siły ich nie przyjmuje.',
    },
  },
  {
    id: 'J32',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Concrete Shoes under a zombie joined by Mass stay under the new zombie.',
    pl: 'Betonowe buciki pod zombiakiem połączonym Masą zostają pod nowym zombiakiem.',
    why: {
      en: 'Attached cards go with their zombie (D10).',
      pl: 'Karty dołączone idą ze swoim zombiakiem (D10).',
    },
  },
  {
    id: 'J33',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'Halt does not stop Barrel.',
    pl: 'Stać nie zatrzymuje Beczki.',
    why: {
      en: 'Barrel is a human card; Halt holds zombies.',
      pl: 'Beczka jest kartą ludzi, a Stać wstrzymuje zombiaki.',
    },
  },
  {
    id: 'J34',
    heading: 'Jubileusz: sytuacje szczególne',
    en:
      'Without zombies on the board Get Out and other cards that act on zombies alone cannot be played, only kept or ' +
      'discarded.',
    pl:
      'Gdy na planszy nie ma zombiaków, Wynochy i innych kart działających wyłącznie na zombiaki nie można zagrać; ' +
      'można je zachować albo odrzucić.',
    why: {
      en: 'Nothing of what they say could happen (D11).',
      pl: 'Nic z ich działania nie mogłoby się spełnić (D11).',
    },
  },
  {
    id: 'J35',
    heading: 'Jubileusz: sytuacje szczególne',
    en: 'The human player chooses where shrapnel flies, even in the zombie turn.',
    pl: 'To gracz ludzi wybiera, dokąd lecą odłamki, także w turze zombiaków.',
    why: {
      en: 'Mine is a human card (R56).',
      pl: 'Mina jest kartą ludzi (R56).',
    },
  },
] as const satisfies readonly RuleText[];
