import type { RuleText } from '@horda/parts';

/** How the rules are read where they leave a question open (G…), each reading with its reason. */
export const RULINGS = [
  {
    id: 'G1',
    heading: 'Ikony',
    en:
      'Scavenge turns damage icons into ammo, Ready into armour; Arm Up adds to ammo and armour; Critical Hit asks ' +
      'for a damage icon; Fury pays ammo and armour. The price of Zombiephant is 1 ammo, that of Mutation 1 armour; ' +
      'both prices are part of the content, which a pack may change.',
    pl:
      'Zbieractwo zamienia ikony Obrażeń w Amunicję, Zwarty i Gotowy w Pancerz; Uzbrojenie dokłada Amunicję i ' +
      'Pancerz; Trafienie Krytyczne wymaga ikony Obrażenia; Furia daje Amunicję i Pancerz. Ceną Słońmbie jest 1 ' +
      'Amunicja, ceną Mutacji 1 Pancerz; obie ceny należą do zawartości, którą zestaw kart może zmienić.',
    why: {
      en:
        'The icons do not survive in the text of the rulebook. The names of the effects tell what they mean; the ' +
        'two prices are a guess, and one of each keeps both supplies worth having.',
      pl:
        'W tekście instrukcji brakuje ikon. Nazwy efektów mówią, o co chodzi; obie ceny są zgadnięte, a po jednej z ' +
        'każdego rodzaju sprawia, że liczą się oba zapasy.',
    },
  },
  {
    id: 'G2',
    heading: '2. Atak',
    en:
      'The survivors may mark in any order; the step ends when all are done, and until then all see the same table ' +
      '(T1).',
    pl:
      'Ocalali mogą skreślać w dowolnej kolejności; krok kończy się, gdy wszyscy są gotowi, a do tego czasu wszyscy ' +
      'widzą ten sam stół (T1).',
    why: {
      en: 'Order matters only where Long Range reaches into another street, and the rulebook lets everybody talk.',
      pl:
        'Kolejność ma znaczenie tylko tam, gdzie Daleki Zasięg sięga na cudzą Ulicę, a instrukcja pozwala wszystkim ' +
        'rozmawiać.',
    },
  },
  {
    id: 'G3',
    heading: '2. Atak',
    en: 'Nobody has to attack.',
    pl: 'Nikt nie musi atakować.',
    why: {
      en: 'The game is played together, and sometimes a hit does more harm than good, as across a line of Mutation.',
      pl: 'Gra się wspólnie, a czasem trafienie szkodzi bardziej, niż pomaga, na przykład w poprzek linii Mutacji.',
    },
  },
  {
    id: 'G4',
    heading: '2. Atak',
    en:
      'A single square may replace each shape that is drawn on its own: each hit of Multi-Hit, each target of Mow ' +
      'Down and Explosion, each part of Split.',
    pl:
      'Jedno pole może zastąpić każdy osobno rysowany Kształt: każde trafienie Wielokrotnego Trafienia, każdy cel ' +
      'Wykoszenia i Eksplozji, każdą część Podziału.',
    why: {
      en: 'The single square stands in for one full shape; for Split the rulebook says so itself.',
      pl: 'Jedno pole zastępuje jeden pełny Kształt; o Podziale instrukcja mówi to wprost.',
    },
  },
  {
    id: 'G5',
    heading: 'Wydawanie Amunicji',
    en:
      'Ammo may hit the boss while it stands in front of the survivor. The table option bossAmmo set to off forbids ' +
      'it.',
    pl: 'Amunicją można trafić Bossa, gdy stoi on przed tym Ocalałym. Wyłączona opcja stołu bossAmmo tego zabrania.',
    why: {
      en:
        'The sentence on attacks names street spaces only, just as that on ammo does, and yet the boss can be ' +
        'attacked.',
      pl: 'Zdanie o ataku, tak jak zdanie o Amunicji, wymienia tylko pola Ulicy, a mimo to Bossa można atakować.',
    },
  },
  {
    id: 'G6',
    heading: 'Wydawanie Amunicji',
    en: 'Ammo never reaches a neighbour’s street, not even with a Long Range weapon.',
    pl: 'Amunicja nigdy nie sięga na Ulicę sąsiada, nawet przy Broni z Dalekim Zasięgiem.',
    why: {
      en: 'Ammo is for one’s own street; Long Range is an effect of the weapon.',
      pl: 'Amunicja działa na własnej Ulicy, a Daleki Zasięg jest efektem Broni.',
    },
  },
  {
    id: 'G7',
    heading: 'Wydawanie Amunicji',
    en:
      'Squares crossed by ammo pay their own ammo or armour icon, which may be spent at once; Scavenge, Ready, Arm ' +
      'Up and Critical Hit count only what a hit shape crossed.',
    pl:
      'Pola skreślone Amunicją dają Amunicję lub Pancerz ze swojej ikony, do użycia od razu; Zbieractwo, ' +
      'Zwarty i Gotowy, Uzbrojenie i Trafienie Krytyczne liczą tylko to, co skreślił Kształt Trafienia.',
    why: {
      en: 'Icons pay for squares crossed by a shape or by ammo; the effects speak of the hit shape.',
      pl: 'Ikony dają premię za pola skreślone Kształtem lub Amunicją; efekty mówią o Kształcie Trafienia.',
    },
  },
  {
    id: 'G8',
    heading: 'Wydawanie Amunicji',
    en: 'All activations come first, then ammo is spent; the price of Quick Reload is paid between the activations.',
    pl:
      'Najpierw są wszystkie aktywacje, potem wydawanie Amunicji; cenę Szybkiego Przeładowania płaci się między ' +
      'aktywacjami.',
    why: {
      en: 'Ammo is spent after the hit shape.',
      pl: 'Amunicję wydaje się po Kształcie Trafienia.',
    },
  },
  {
    id: 'G9',
    heading: 'Wydawanie Amunicji',
    en: 'Ammo that comes from a neighbour’s Long Range may be spent as long as the attack step is open.',
    pl: 'Amunicję, która przychodzi z Dalekiego Zasięgu sąsiada, można wydać, dopóki trwa krok Ataku.',
    why: {
      en: 'It is the same step.',
      pl: 'To nadal ten sam krok.',
    },
  },
  {
    id: 'G10',
    heading: 'Ikony',
    en: 'When a track is full, further gains are lost.',
    pl: 'Gdy tor jest pełny, dalsze zdobycze przepadają.',
    why: {
      en: 'There is no space left to circle.',
      pl: 'Nie ma już pola do zakreślenia.',
    },
  },
  {
    id: 'G11',
    heading: 'Ikony',
    en: 'Crossed spaces of a track are not wiped: its length is the limit for the whole game.',
    pl: 'Skreślonych pól toru się nie ściera: jego długość jest granicą na całą grę.',
    why: {
      en: 'Both examples of the rulebook circle the next space.',
      pl: 'W obu przykładach z instrukcji zakreśla się następne pole.',
    },
  },
  {
    id: 'G12',
    heading: '3. Ulepszenie',
    en: 'Upgrades cannot be given away or saved; whoever has unlocked everything loses further ones.',
    pl: 'Ulepszeń nie można oddać ani odłożyć; kto ma wszystko odblokowane, traci następne.',
    why: {
      en: 'They are marked in this step.',
      pl: 'Zaznacza się je w tym kroku.',
    },
  },
  {
    id: 'G13',
    heading: '3. Ulepszenie',
    en: 'Two kills in one turn give two upgrades; both may go to one weapon, in their order.',
    pl: 'Dwa zabite Zombie w jednej turze dają dwa Ulepszenia; oba mogą trafić na jedną Broń, w kolejności.',
    why: {
      en: 'There is one upgrade for each zombie.',
      pl: 'Za każde Zombie jest jedno Ulepszenie.',
    },
  },
  {
    id: 'G14',
    heading: '3. Ulepszenie',
    en: 'An upgrade works from the next turn on.',
    pl: 'Ulepszenie działa od następnej tury.',
    why: {
      en: 'The attack step of this turn is over.',
      pl: 'Krok Ataku tej tury już minął.',
    },
  },
  {
    id: 'G15',
    heading: 'Zombie',
    en: 'A Bomber killed by marks is an ordinary kill: there is an upgrade and no blast.',
    pl: 'Bombowiec zabity skreśleniami to zwykłe zabicie: jest Ulepszenie, nie ma wybuchu.',
    why: {
      en: 'It goes off only when it would attack.',
      pl: 'Wybucha tylko wtedy, gdy miałby zaatakować.',
    },
  },
  {
    id: 'G16',
    heading: 'Zombie',
    en: 'The blast of a Bomber counts its permanent icons and the icons that Stinkers add.',
    pl: 'Wybuch Bombowca liczy jego ikony stałe i te, które dodają Śmierdziuchy.',
    why: {
      en: 'Neither is crossed, and a Stinker’s counts as an icon.',
      pl: 'Żadne z nich nie są skreślone, a dodana przez Śmierdziucha liczy się jak ikona.',
    },
  },
  {
    id: 'G17',
    heading: 'Zombie',
    en: 'The Bomber is discarded first, then the damage is dealt; every survivor may use armour.',
    pl: 'Najpierw odrzuca się Bombowca, potem zadaje Obrażenia; każdy Ocalały może użyć Pancerza.',
    why: {
      en: 'The rulebook names them in this order.',
      pl: 'W tej kolejności wymienia je instrukcja.',
    },
  },
  {
    id: 'G18',
    heading: 'Zombie',
    en: 'A Stinker adds nothing to a boss.',
    pl: 'Śmierdziuch niczego nie dodaje Bossowi.',
    why: {
      en: 'A boss counts yellow and blue icons and hits everybody; a plain icon fits neither.',
      pl: 'Boss liczy żółte i niebieskie ikony i trafia wszystkich; zwykła ikona do tego nie pasuje.',
    },
  },
  {
    id: 'G19',
    heading: 'Zombie',
    en: 'Two Stinkers in one street add an icon to each other.',
    pl: 'Dwa Śmierdziuchy na jednej Ulicy dodają sobie nawzajem po ikonie.',
    why: {
      en: 'Each is another zombie for the other.',
      pl: 'Każdy jest dla drugiego innym Zombie.',
    },
  },
  {
    id: 'G20',
    heading: 'Zombie',
    en: 'A Stinker killed in the attack step adds nothing in the march of the same turn.',
    pl: 'Śmierdziuch zabity w kroku Ataku nie dodaje już niczego w Marszu tej samej tury.',
    why: {
      en: 'It has to stand in the street to work.',
      pl: 'Działa tylko, gdy stoi na Ulicy.',
    },
  },
  {
    id: 'G21',
    heading: 'Atak Zombie',
    en: 'All attackers of a march strike at the same time, so their order is never asked (T7).',
    pl: 'Wszyscy atakujący w jednym Marszu uderzają jednocześnie, więc nikt nie pyta o ich kolejność (T7).',
    why: {
      en: 'The sum is the same in any order.',
      pl: 'Suma jest w każdej kolejności taka sama.',
    },
  },
  {
    id: 'G22',
    heading: 'Atak Zombie',
    en: 'Of the damage taken, any part may go to armour and the rest to health.',
    pl: 'Dowolną część otrzymanych Obrażeń może przyjąć Pancerz, resztę Zdrowie.',
    why: {
      en: 'Each armour stands in for one health.',
      pl: 'Każdy Pancerz zastępuje jedno Zdrowie.',
    },
  },
  {
    id: 'G23',
    heading: 'Efekty Broni',
    en: 'A neighbour’s zombie that is knocked back goes to space 3 of its own street.',
    pl: 'Zombie sąsiada po Odrzucie trafia na pole 3 swojej własnej Ulicy.',
    why: {
      en: 'Nothing in the game moves a zombie to another street.',
      pl: 'Nic w grze nie przenosi Zombie na inną Ulicę.',
    },
  },
  {
    id: 'G24',
    heading: 'Efekty Broni',
    en: 'With Multi-Hit, Mow Down and Explosion every zombie that was hit may be knocked back, after its shape.',
    pl:
      'Przy Wielokrotnym Trafieniu, Wykoszeniu i Eksplozji Odrzut może dotyczyć każdego trafionego Zombie, po jego ' +
      'Kształcie.',
    why: {
      en: 'Each of them is the zombie that was attacked.',
      pl: 'Każde z nich jest zaatakowanym Zombie.',
    },
  },
  {
    id: 'G25',
    heading: 'Efekty Broni',
    en: 'A killed zombie is not knocked back.',
    pl: 'Odrzut nie działa na zabite Zombie.',
    why: {
      en: 'Its card is discarded.',
      pl: 'Jego karta leży już na stosie odrzuconych.',
    },
  },
  {
    id: 'G26',
    heading: 'Efekty Broni',
    en:
      'A weapon is activated at most twice in a turn; with several effects that allow a second time the player ' +
      'picks one.',
    pl: 'Broń aktywuje się w turze najwyżej dwa razy; przy kilku efektach, które na to pozwalają, gracz wybiera jeden.',
    why: {
      en: 'All three effects speak of a second time.',
      pl: 'Wszystkie trzy efekty mówią o drugim razie.',
    },
  },
  {
    id: 'G27',
    heading: 'Efekty Broni',
    en: 'The second activation is a full one: all other effects work again.',
    pl: 'Druga aktywacja jest pełna: wszystkie inne efekty działają w niej znowu.',
    why: {
      en: 'Nothing sets it apart from the first.',
      pl: 'Nic nie odróżnia jej od pierwszej.',
    },
  },
  {
    id: 'G28',
    heading: 'Efekty Broni',
    en: 'The second activation by Critical Hit may not aim at anything that the first one hit, the boss included.',
    pl: 'Druga aktywacja z Trafienia Krytycznego nie może celować w nic, co trafiła pierwsza, także w Bossa.',
    why: {
      en: 'It must have another target.',
      pl: 'Ma mieć inny cel.',
    },
  },
  {
    id: 'G29',
    heading: 'Efekty Broni',
    en:
      'Yellow and blue icons of a boss set off Critical Hit; the second activation then aims at a zombie, or at ' +
      'another member of Dead Sox (U5).',
    pl:
      'Żółte i niebieskie ikony Bossa wywołują Trafienie Krytyczne; druga aktywacja celuje wtedy w Zombie albo w ' +
      'innego członka Dead Sox (U5).',
    why: {
      en: 'A boss is a zombie, and these are damage icons.',
      pl: 'Boss jest Zombie, a to są ikony Obrażeń.',
    },
  },
  {
    id: 'G30',
    heading: 'Efekty Broni',
    en: 'Scavenge and Ready count yellow and blue icons of a boss, too.',
    pl: 'Zbieractwo oraz Zwarty i Gotowy liczą też żółte i niebieskie ikony Bossa.',
    why: {
      en: 'Both colours are damage icons.',
      pl: 'Oba kolory to ikony Obrażeń.',
    },
  },
  {
    id: 'G31',
    heading: 'Efekty Broni',
    en: 'Adrenaline may be paid with the last health; that kills the survivor, and all lose. The table warns.',
    pl: 'Adrenalinę można opłacić ostatnim Zdrowiem; Ocalały wtedy ginie i wszyscy przegrywają. Stół ostrzega.',
    why: {
      en: 'Nothing forbids it.',
      pl: 'Nic tego nie zabrania.',
    },
  },
  {
    id: 'G32',
    heading: 'Efekty Broni',
    en:
      'A single square sets off Fury, a second activation crosses a second space; without a target there is no ' +
      'activation and no Fury.',
    pl: 'Jedno pole też wywołuje Furię, druga aktywacja skreśla drugie pole toru; bez celu nie ma aktywacji ani Furii.',
    why: {
      en: 'Effects work with a single square, and Fury belongs to the activation.',
      pl: 'Efekty działają przy jednym polu, a Furia należy do aktywacji.',
    },
  },
  {
    id: 'G33',
    heading: 'Efekty Broni',
    en: 'When the fury track is full, no space is crossed any more, but all of them still pay.',
    pl: 'Gdy Tor Furii jest pełny, nie skreśla się już nic, ale wszystkie pola nadal dają premię.',
    why: {
      en: 'Every crossed space pays.',
      pl: 'Premię daje każde skreślone pole.',
    },
  },
  {
    id: 'G34',
    heading: 'Efekty Broni',
    en: 'Every weapon with Fury has a fury track of its own.',
    pl: 'Każda Broń z Furią ma własny Tor Furii.',
    why: {
      en: 'Our own ruling: the effect belongs to the weapon.',
      pl: 'To nasze rozstrzygnięcie: efekt należy do Broni.',
    },
  },
  {
    id: 'G35',
    heading: 'Efekty Broni',
    en: 'With two players Long Range has one neighbour, alone it has none.',
    pl: 'Przy dwóch graczach Daleki Zasięg ma jednego sąsiada, w grze jednoosobowej żadnego.',
    why: {
      en: 'Left and right are then the same survivor, or nobody.',
      pl: 'Po lewej i po prawej jest wtedy ten sam Ocalały albo nikt.',
    },
  },
  {
    id: 'G36',
    heading: 'Efekty Broni',
    en:
      'Long Range together with Explosion or Mow Down: the whole activation takes place in one street, one’s own or a ' +
      'neighbour’s.',
    pl:
      'Daleki Zasięg razem z Eksplozją lub Wykoszeniem: cała aktywacja odbywa się na jednej Ulicy, własnej albo ' +
      'sąsiada.',
    why: {
      en: 'Otherwise one street space would mean nothing. No weapon of our own has both.',
      pl: 'Inaczej słowa o jednym polu Ulicy traciłyby sens. Żadna z naszych Broni nie ma obu tych efektów.',
    },
  },
  {
    id: 'G37',
    heading: 'Efekty Broni',
    en: 'Arm Up with Long Range: only the one who shoots gains the additional ammo and armour.',
    pl: 'Uzbrojenie z Dalekim Zasięgiem: dodatkową Amunicję i Pancerz zdobywa tylko strzelający.',
    why: {
      en: 'The effect speaks of its own survivor.',
      pl: 'Efekt mówi o swoim Ocalałym.',
    },
  },
  {
    id: 'G38',
    heading: 'Efekty Broni',
    en: 'Long Range reaches the boss in front of a neighbour; both survivors gain the icons.',
    pl: 'Daleki Zasięg sięga Bossa stojącego przed sąsiadem; ikony zdobywają obaj Ocalali.',
    why: {
      en: 'The rulebook allows the hit, and the icons follow from B114.',
      pl: 'Instrukcja pozwala na trafienie, a ikony wynikają z B114.',
    },
  },
  {
    id: 'G39',
    heading: 'Efekty Broni',
    en:
      'Mow Down passes over empty street spaces. The boss may be hit even if nobody else is; Explosion may be used ' +
      'on the boss alone.',
    pl:
      'Wykoszenie pomija puste pola Ulicy. Bossa można trafić nawet wtedy, gdy nie ma nikogo innego; Eksplozją ' +
      'można objąć samego Bossa.',
    why: {
      en: 'As much is done as can be done.',
      pl: 'Robi się tyle, ile się da.',
    },
  },
  {
    id: 'G40',
    heading: 'Efekty Broni',
    en: 'Each part of a split shape is one connected piece of the printed shape.',
    pl: 'Każda część podzielonego Kształtu to jeden spójny kawałek Kształtu z planszy.',
    why: {
      en: 'Our own ruling: two smaller shapes are two pieces.',
      pl: 'To nasze rozstrzygnięcie: dwa mniejsze kształty to dwa kawałki.',
    },
  },
  {
    id: 'G41',
    heading: 'Bossowie',
    en:
      'A split shape is one hit: on the Zombie Pyramid it needs one contact in all; on Mutation it costs 1 damage at ' +
      'most, after its second part; a ring of Zombiephant that its first part of several squares closes takes row and ' +
      'column along after the second.',
    pl:
      'Podzielony Kształt to jedno trafienie: na Piramidzie Zombie wymaga jednego zetknięcia; na Mutacji kosztuje ' +
      'najwyżej 1 Obrażenie, po drugiej części; gdy pierwsza część z kilku pól domyka pierścień Słońmbie, rząd i ' +
      'kolumna skreślają się po drugiej.',
    why: {
      en: 'Both parts count as one shape.',
      pl: 'Obie części liczą się jako jeden Kształt.',
    },
  },
  {
    id: 'G42',
    heading: 'Piramida Zombie',
    en: 'On the Zombie Pyramid single squares and squares crossed by ammo have to touch a crossed square as well.',
    pl: 'Na Piramidzie Zombie także pojedyncze pola i pola skreślane Amunicją muszą się stykać ze skreślonym polem.',
    why: {
      en:
        'The single square stands in for the shape; for ammo this is our own addition, without which the rule could ' +
        'be evaded.',
      pl: 'Jedno pole zastępuje Kształt; co do Amunicji to nasze uzupełnienie, bez którego zasadę dałoby się obejść.',
    },
  },
  {
    id: 'G43',
    heading: 'Słońmbie',
    en: 'A shape may cover weak points of Zombiephant, but need not.',
    pl: 'Kształt może objąć słabe punkty Słońmbie, ale nie musi.',
    why: {
      en: 'They need not be crossed.',
      pl: 'Nie trzeba ich skreślać.',
    },
  },
  {
    id: 'G44',
    heading: 'Słońmbie',
    en:
      'Row and column of a weak point are crossed by themselves, may complete further rings, and give nobody ammo ' +
      'or armour.',
    pl:
      'Rząd i kolumna słabego punktu skreślają się same, mogą domknąć następne pierścienie i nikomu nie dają ' +
      'Amunicji ani Pancerza.',
    why: {
      en: 'Nobody’s hit shape crossed these squares.',
      pl: 'Tych pól nie skreślił niczyj Kształt Trafienia.',
    },
  },
  {
    id: 'G45',
    heading: 'Słońmbie',
    en: 'Row and column are whole straight lines across the board, over gaps as well.',
    pl: 'Rząd i kolumna to całe proste linie przez planszę, także ponad przerwami.',
    why: {
      en: 'So the words are taken.',
      pl: 'Tak rozumiemy te słowa.',
    },
  },
  {
    id: 'G46',
    heading: 'Dead Sox',
    en:
      'A shape on Dead Sox lies inside one member. Mow Down and Explosion give one shape on one member; killing a ' +
      'member gives no upgrade; the game is won when all three are dead.',
    pl:
      'Kształt na Dead Sox leży w całości na jednym członku drużyny. Wykoszenie i Eksplozja dają jeden Kształt na ' +
      'jednym z nich; za zabicie członka nie ma Ulepszenia; wygrywa się po zabiciu wszystkich trzech.',
    why: {
      en: 'They are one boss with three bodies.',
      pl: 'To jeden Boss o trzech ciałach.',
    },
  },
  {
    id: 'G47',
    heading: 'Dead Sox',
    en: 'The ability of Dead Sox deals damage of each member’s own type.',
    pl: 'Umiejętność Dead Sox zadaje Obrażenia właściwe każdemu członkowi.',
    why: {
      en: 'The rule fixes the type of all damage of a member.',
      pl: 'Zasada ustala rodzaj wszystkich Obrażeń członka drużyny.',
    },
  },
  {
    id: 'G48',
    heading: 'Krzykacz',
    en:
      'The ability of the Screamer revealed in step 5 of a turn opens its mouth in the attack step of the next turn ' +
      'and of no other.',
    pl:
      'Umiejętność Krzykacza odkryta w kroku 5 tury otwiera jego paszczę w kroku Ataku następnej tury i żadnej ' +
      'innej.',
    why: {
      en: 'So the turn before is read; on turn 9 it opens nothing.',
      pl: 'Tak czytamy słowa o poprzedniej turze; w turze 9 niczego już nie otwiera.',
    },
  },
  {
    id: 'G49',
    heading: 'Krzykacz',
    en: 'If the mouth of the Screamer can no longer be finished in time, the game goes on to its end.',
    pl: 'Jeśli paszczy Krzykacza nie da się już na czas skreślić, gra toczy się dalej do końca.',
    why: {
      en: 'There is no rule that would help.',
      pl: 'Żadna zasada na to nie pomaga.',
    },
  },
  {
    id: 'G50',
    heading: 'Krzykacz',
    en: 'Stinkers and Bombers act in the march of a scream as in any other.',
    pl: 'W marszu wywołanym krzykiem Śmierdziuchy i Bombowce działają jak w każdym innym.',
    why: {
      en: 'It moves and attacks as usual.',
      pl: 'Ruch i ataki są takie jak zwykle.',
    },
  },
  {
    id: 'G51',
    heading: 'Mutacja',
    en:
      'A shape lies across a line of Mutation if it contains two squares side by side with the line between them. ' +
      'Single squares and ammo never do.',
    pl:
      'Kształt leży w poprzek linii Mutacji, jeśli zawiera dwa pola sąsiadujące bokiem, między którymi biegnie ' +
      'linia. Pojedyncze pole ani Amunicja nigdy tak nie leżą.',
    why: {
      en: 'That is what across means for squares.',
      pl: 'Na kratkach to właśnie znaczy „w poprzek”.',
    },
  },
  {
    id: 'G52',
    heading: 'Mutacja',
    en: 'A shape that kills the boss wins, even if its damage would kill the survivor who drew it.',
    pl: 'Kształt, który zabija Bossa, wygrywa grę, nawet jeśli jego Obrażenie zabiłoby rysującego Ocalałego.',
    why: {
      en: 'Victory does not ask how much health is left.',
      pl: 'Zwycięstwo nie zależy od tego, ile zostało Zdrowia.',
    },
  },
  {
    id: 'G53',
    heading: 'Przejście do kolejnego Ocalałego',
    en: 'The boss moves on after every turn of round 2, with a boss card or without.',
    pl: 'Boss przechodzi dalej po każdej turze rundy 2, z kartą Bossa czy bez niej.',
    why: {
      en: 'The list of steps and the summary of the rulebook say so.',
      pl: 'Tak mówią lista kroków i podsumowanie w instrukcji.',
    },
  },
  {
    id: 'G54',
    heading: 'Karty Bossa',
    en: 'An attack of the boss always hits all survivors.',
    pl: 'Atak Bossa zawsze trafia wszystkich Ocalałych.',
    why: {
      en: 'It is never aimed at the one in front alone.',
      pl: 'Nigdy nie dotyczy tylko tego, przed którym stoi.',
    },
  },
  {
    id: 'G55',
    heading: 'Namnażanie',
    en:
      'When a zombie pile is empty, its discards are wiped clean and shuffled; if there are none, no more zombies ' +
      'of that pile come.',
    pl:
      'Gdy stos Zombie się skończy, jego odrzucone karty ściera się do czysta i tasuje; jeśli ich nie ma, z tego ' +
      'stosu nic więcej nie przybywa.',
    why: {
      en: 'The rulebook does not say; with our own numbers it never happens.',
      pl: 'Instrukcja o tym milczy; przy naszych liczbach to się nie zdarza.',
    },
  },
  {
    id: 'G56',
    heading: '1. Odkrycie',
    en:
      'Which turn card was left out stays secret; which cards are still to come, the left-out one among them, is ' +
      'shown to all.',
    pl:
      'To, która karta Tury została odłożona, jest tajne; wszyscy widzą, które karty mogą jeszcze przyjść, razem z ' +
      'tą odłożoną.',
    why: {
      en: 'All ten cards are known, so who counts knows it anyway.',
      pl: 'Wszystkie dziesięć kart jest znanych, więc kto liczy, i tak to wie.',
    },
  },
  {
    id: 'G57',
    heading: 'Namnażanie',
    en: 'Anybody may propose who gets a spawned zombie; the commander confirms.',
    pl: 'Każdy może zaproponować, kto dostanie namnożone Zombie; Dowódca zatwierdza.',
    why: {
      en: 'The commander has the last word (B35).',
      pl: 'Dowódca ma ostatnie słowo (B35).',
    },
  },
  {
    id: 'G58',
    heading: 'Przygotowanie do gry',
    en: 'The initial zombies go to the player who drew them and are not traded.',
    pl: 'Początkowe Zombie zostają u tego, kto je dobrał, i nie można się nimi wymieniać.',
    why: {
      en: 'Only spawned zombies are shared out.',
      pl: 'Rozdziela się tylko Zombie namnożone.',
    },
  },
  {
    id: 'G59',
    heading: 'Tryb jednoosobowy',
    en: 'A companion is activated as a weapon is, with its effect; ammo comes afterwards.',
    pl: 'Towarzysza aktywuje się jak Broń, z jego efektem; Amunicję wydaje się dopiero potem.',
    why: {
      en: 'It is described in the same words.',
      pl: 'Opisano go tymi samymi słowami.',
    },
  },
  {
    id: 'G60',
    heading: 'Tryb jednoosobowy',
    en: 'A zombie killed by a companion gives the survivor an upgrade.',
    pl: 'Zombie zabite przez Towarzysza daje Ocalałemu Ulepszenie.',
    why: {
      en: 'It stood in the survivor’s street.',
      pl: 'Stało na jego Ulicy.',
    },
  },
  {
    id: 'G61',
    heading: 'Tryb jednoosobowy',
    en: 'A companion may aim at the boss.',
    pl: 'Towarzysz może celować w Bossa.',
    why: {
      en: 'The boss stands in front of the only survivor.',
      pl: 'Boss stoi przed jedynym Ocalałym.',
    },
  },
  {
    id: 'G62',
    heading: '4. Marsz Zombie',
    en: 'On a turn without a speed zombies on space 1 do not attack either.',
    pl: 'W turze bez Prędkości nie atakują też Zombie na polu 1.',
    why: {
      en: 'An attack takes the place of a move.',
      pl: 'Atak zastępuje ruch.',
    },
  },
  {
    id: 'G63',
    heading: 'Przy ekranie',
    en: 'A survivor whose player leaves stays in the game; the seat is played on by somebody else, or by a bot.',
    pl: 'Ocalały, którego gracz odchodzi, zostaje w grze; jego miejsce prowadzi dalej ktoś inny albo bot.',
    why: {
      en: 'A survivor who leaves would change neighbours and the walk of the boss, and a death loses the game.',
      pl: 'Odejście Ocalałego zmieniłoby sąsiedztwo i drogę Bossa, a śmierć oznacza porażkę.',
    },
  },
] as const satisfies readonly RuleText[];
