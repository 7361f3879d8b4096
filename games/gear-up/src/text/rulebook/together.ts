import type { RuleText } from '@horda/parts';

/** Rulings of our own (T…): how all mark at the same time, what a shared table needs, options and packs. */
export const TOGETHER = [
  {
    id: 'T1',
    heading: 'Razem w tym samym czasie',
    en:
      'The attack step is played in pencil: whatever a survivor marks, gains, spends, knocks back or kills stands ' +
      'on the table at once, for all to see, but it is a plan. It counts for good when all survivors have said that ' +
      'they are ready; then the cards of killed zombies are discarded.',
    pl:
      'Krok Ataku gra się ołówkiem: wszystko, co Ocalały skreśla, zdobywa, wydaje, odpycha Odrzutem lub zabija, od ' +
      'razu widać na stole, ale jest to plan. Zaczyna obowiązywać na stałe, gdy wszyscy Ocalali zgłoszą gotowość; ' +
      'wtedy odrzuca się karty zabitych Zombie.',
    why: {
      en: 'So everybody can try, show and change, as people with a marker over the card do.',
      pl: 'Dzięki temu każdy może próbować, pokazywać i zmieniać, jak ludzie z markerem nad kartą.',
    },
  },
  {
    id: 'T2',
    heading: 'Razem w tym samym czasie',
    en:
      'There is one table for all. A square that anyone has marked is marked for everybody; of two who want the ' +
      'same square, the one who marked first has it, and the other chooses anew. Icons are gained by that mark, and ' +
      'may be used at once (G9).',
    pl:
      'Stół jest wspólny. Pole skreślone przez kogokolwiek jest skreślone dla wszystkich; z dwóch chętnych na to ' +
      'samo pole ma je ten, kto skreślił pierwszy, a drugi wybiera na nowo. To skreślenie daje ikony, których można ' +
      'od razu użyć (G9).',
    why: {
      en: 'A square is crossed only once (B56), and first come, first served needs no judge.',
      pl: 'Pole skreśla się tylko raz (B56), a kolejność zgłoszeń nie wymaga sędziego.',
    },
  },
  {
    id: 'T3',
    heading: 'Razem w tym samym czasie',
    en:
      'Deeds stand in the order in which they were made, whoever made them. Where nobody is quicker, as with bots, ' +
      'it goes seat by seat from the first, each until ready.',
    pl:
      'Posunięcia liczą się w kolejności, w jakiej je wykonano, niezależnie od tego, kto je wykonał. Gdzie nikt nie ' +
      'jest szybszy, jak u botów, idzie się kolejno od pierwszego miejsca, każdy aż do zgłoszenia gotowości.',
    why: {
      en: 'One order makes games repeatable.',
      pl: 'Jedna kolejność sprawia, że grę da się powtórzyć.',
    },
  },
  {
    id: 'T4',
    heading: 'Razem w tym samym czasie',
    en:
      'Whoever is not ready may take back own deeds, from any one of them on to the last. Whoever is ready may change that ' +
      'as long as somebody else is not.',
    pl:
      'Kto nie jest gotowy, może cofnąć własne posunięcia, od dowolnego z nich do ostatniego. Kto jest gotowy, może ' +
      'zmienić zdanie, dopóki ktoś inny nie jest gotowy.',
    why: {
      en:
        'A later deed may rest on an earlier one of the same survivor, so there are no gaps; with the last word the ' +
        'step is over.',
      pl:
        'Późniejsze posunięcie może opierać się na wcześniejszym tego samego Ocalałego, więc nie zostawia się luk; ' +
        'z ostatnim zgłoszeniem krok się kończy.',
    },
  },
  {
    id: 'T5',
    heading: 'Razem w tym samym czasie',
    en:
      'After something is taken back, all other deeds are made again in their order, on the table as it then is. ' +
      'One that is no longer possible, or for lack of armour would now kill, is dropped with all later deeds of the ' +
      'same survivor, who is then no longer ready; those of others stay. What that survivor has said without having ' +
      'seen it does not count.',
    pl:
      'Po cofnięciu wszystkie pozostałe posunięcia wykonuje się ponownie w ich kolejności, na stole takim, jaki ' +
      'wtedy jest. To, które nie jest już możliwe albo z braku Pancerza teraz by zabiło, odpada razem ze wszystkimi ' +
      'późniejszymi tego samego Ocalałego, który przestaje być gotowy; posunięcia innych zostają. To, co ten Ocalały ' +
      'zgłosił, zanim to zobaczył, nie liczy się.',
    why: {
      en: 'Nobody keeps what rested on a mark that is gone, and nobody else loses anything.',
      pl: 'Nikt nie zachowuje tego, co opierało się na cofniętym skreśleniu, i nikt inny niczego nie traci.',
    },
  },
  {
    id: 'T6',
    heading: 'Razem w tym samym czasie',
    en:
      'The first deed, in their order, that kills the boss or a survivor decides between victory and defeat, as ' +
      'soon as all are ready. Until then nothing can be added to it, but it can be taken back.',
    pl:
      'O zwycięstwie lub porażce decyduje pierwsze w kolejności posunięcie, które zabija Bossa albo Ocalałego, gdy ' +
      'tylko wszyscy są gotowi. Do tego czasu nic nie można do niego dodać, ale można je cofnąć.',
    why: {
      en: 'Either would have ended the game at that moment.',
      pl: 'Jedno i drugie zakończyłoby grę w tej chwili.',
    },
  },
  {
    id: 'T7',
    heading: 'Obrażenia',
    en:
      'All attacks and blasts of one march hit together, and so does one attack of the boss: each survivor gets the ' +
      'sum and says how much of it armour takes. All who have a choice are asked at once, whoever has none is not ' +
      'asked, and the damage is crossed when all have answered.',
    pl:
      'Wszystkie ataki i wybuchy jednego Marszu trafiają razem, podobnie jak jeden atak Bossa: każdy Ocalały ' +
      'otrzymuje sumę i mówi, ile z niej przyjmuje Pancerz. Wszyscy, którzy mają wybór, są pytani naraz, a kto go ' +
      'nie ma, nie jest pytany; Obrażenia skreśla się, gdy wszyscy odpowiedzą.',
    why: {
      en: 'Zombies of one march attack in one step; one answer for the sum is the same as one for each damage.',
      pl:
        'Zombie jednego Marszu atakują w jednym kroku; jedna odpowiedź co do sumy znaczy tyle samo, co osobne ' +
        'odpowiedzi.',
    },
  },
  {
    id: 'T8',
    heading: 'Dead Sox',
    en: 'The members of Dead Sox deal their damage one after the other: Catcher, then Batter, then Pitcher.',
    pl: 'Członkowie Dead Sox zadają Obrażenia po kolei: Łapacz, potem Pałkarz, potem Miotacz.',
    why: {
      en: 'What the Catcher takes cannot block the Batter any more; this is the order of the rulebook.',
      pl: 'To, co zabierze Łapacz, nie zablokuje już Pałkarza; w tej kolejności wymienia ich instrukcja.',
    },
  },
  {
    id: 'T9',
    heading: 'Obrażenia',
    en:
      'Where only armour can be lost (Catcher, Super Abomination), or only health (Pitcher, Zombie Pyramid), ' +
      'nothing is asked.',
    pl:
      'Gdy stracić można tylko Pancerz (Łapacz, Super Abominacja) albo tylko Zdrowie (Miotacz, Piramida Zombie), ' +
      'nikt o nic nie pyta.',
    why: {
      en: 'There is nothing to choose.',
      pl: 'Nie ma nic do wyboru.',
    },
  },
  {
    id: 'T10',
    heading: 'Przygotowanie do gry',
    en: 'Whoever takes a survivor first has it, and may put it back until all have one.',
    pl: 'Kto pierwszy weźmie Ocalałego, ten go ma i może go odłożyć, dopóki wszyscy nie mają swoich.',
    why: {
      en: 'Choosing is open to all at once, as marking is.',
      pl: 'Wybierają wszyscy naraz, tak jak przy skreślaniu.',
    },
  },
  {
    id: 'T11',
    heading: 'Namnażanie',
    en:
      'Anybody may assign any zombie in the middle to any street, and change it; the commander says when it is ' +
      'settled, which needs a street for each, and means it for the cards as they then lie. A single player is ' +
      'not asked.',
    pl:
      'Każdy może przydzielić dowolne Zombie ze środka dowolnej Ulicy i to zmienić; Dowódca mówi, kiedy podział ' +
      'jest gotowy, a do tego każde musi mieć swoją Ulicę; zatwierdza karty tak, jak wtedy leżą. W grze ' +
      'jednoosobowej nikt o nic nie pyta.',
    why: {
      en: 'They decide together, and the commander has the last word (B35, B91).',
      pl: 'Decydują razem, a ostatnie słowo ma Dowódca (B35, B91).',
    },
  },
  {
    id: 'T12',
    heading: 'Przy ekranie',
    en: 'The seats stand around the table clockwise in ascending order; after the last comes the first.',
    pl:
      'Miejsca są rozstawione wokół stołu zgodnie z ruchem wskazówek zegara w kolejności rosnącej; po ostatnim jest ' +
      'pierwsze.',
    why: {
      en: 'At a screen nobody sits left or right.',
      pl: 'Przy ekranie nikt nie siedzi po lewej ani po prawej.',
    },
  },
  {
    id: 'T13',
    heading: 'Efekty Broni',
    en:
      'Mow Down and Explosion: the targets are marked one after the other in any order, and any of them may be left ' +
      'out. The first zombie fixes the street, with Explosion its space, too; the boss belongs to the street in ' +
      'front of which it stands and may come before or after.',
    pl:
      'Wykoszenie i Eksplozja: cele skreśla się jeden po drugim w dowolnej kolejności i każdy można pominąć. ' +
      'Pierwsze Zombie ustala Ulicę, przy Eksplozji także pole; Boss należy do Ulicy, przed którą stoi, i może być ' +
      'wcześniej albo później.',
    why: {
      en: 'Each target has a shape of its own that needs a place; all at once could not be asked clearly.',
      pl: 'Każdy cel ma własny Kształt, który trzeba gdzieś położyć; o wszystkie naraz nie da się jasno zapytać.',
    },
  },
  {
    id: 'T14',
    heading: 'Efekty Broni',
    en:
      'Split: first the larger part is drawn, or one square for it, then the smaller part, or one square for it. A ' +
      'first part of several squares needs a free square left for the second, which has to follow; one square alone ' +
      'may also be the whole hit (B58).',
    pl:
      'Podział: najpierw rysuje się większą część albo jedno pole zamiast niej, potem mniejszą albo jedno pole ' +
      'zamiast niej. Pierwsza część z kilku pól wymaga, by na drugą zostało wolne pole, i druga musi po niej ' +
      'nastąpić; samo jedno pole może też być całym trafieniem (B58).',
    why: {
      en: 'Both orders give the same squares, so one is enough; half a shape would not be the full shape (B55).',
      pl: 'Obie kolejności dają te same pola, więc wystarczy jedna; połowa Kształtu nie byłaby pełnym Kształtem (B55).',
    },
  },
  {
    id: 'T15',
    heading: '2. Atak',
    en: 'Ways of drawing a shape that cross the same squares of the same target with the same result are offered once.',
    pl:
      'Sposoby narysowania Kształtu, które z tym samym skutkiem skreślają te same pola tego samego celu, są do ' +
      'wyboru raz.',
    why: {
      en: 'Turning a square makes no new hit.',
      pl: 'Obrócenie kwadratu nie daje nowego trafienia.',
    },
  },
  {
    id: 'T16',
    heading: '2. Atak',
    en:
      'An activation ends when nothing more can be drawn in it, or when its survivor goes on to a second ' +
      'activation, another tool, ammo, or is ready; it is not taken up again. A second activation follows the first ' +
      'directly, before any other tool.',
    pl:
      'Aktywacja kończy się, gdy nie można już w niej nic narysować albo gdy jej Ocalały przechodzi do drugiej ' +
      'aktywacji, innego narzędzia, Amunicji lub zgłasza gotowość; nie wraca się do niej. Druga aktywacja następuje ' +
      'bezpośrednio po pierwszej, przed każdym innym narzędziem.',
    why: {
      en: 'Effects that look at a whole activation, such as Fury and Critical Hit, need its end.',
      pl: 'Efekty, które dotyczą całej aktywacji, jak Furia i Trafienie Krytyczne, wymagają jej końca.',
    },
  },
  {
    id: 'T17',
    heading: 'Efekty Broni',
    en:
      'A zombie that was hit may be knocked back at any time before the activation ends. For Mow Down and Explosion ' +
      'what counts is where it stood when it was hit, and one shape hits nobody twice.',
    pl:
      'Odrzut trafionego Zombie można wykonać w każdej chwili przed końcem aktywacji. Przy Wykoszeniu i Eksplozji ' +
      'liczy się pole, na którym stało, gdy je trafiono, a jeden Kształt nikogo nie trafia dwa razy.',
    why: {
      en: 'Knockback is for after the shape, and must not open a second shape on the same target.',
      pl: 'Odrzut następuje po Kształcie i nie może otwierać drugiego Kształtu na tym samym celu.',
    },
  },
  {
    id: 'T18',
    heading: 'Efekty Broni',
    en:
      'Multi-Hit together with Mow Down or Explosion: each of the N shapes is drawn over an area; all of them stay ' +
      'in one street.',
    pl:
      'Wielokrotne Trafienie razem z Wykoszeniem lub Eksplozją: każdy z N Kształtów rysuje się na całym obszarze; ' +
      'wszystkie zostają na jednej Ulicy.',
    why: {
      en: 'Multi-Hit multiplies the shape, and the area belongs to the shape. No weapon of our own has both.',
      pl:
        'Wielokrotne Trafienie zwielokrotnia Kształt, a obszar należy do Kształtu. Żadna z naszych Broni nie ma obu ' +
        'tych efektów.',
    },
  },
  {
    id: 'T19',
    heading: 'Tryb jednoosobowy',
    en:
      'Adrenaline, Quick Reload and Critical Hit of a companion give that companion a second activation; it is ' +
      'counted apart from those of the weapon.',
    pl:
      'Adrenalina, Szybkie Przeładowanie i Trafienie Krytyczne Towarzysza dają drugą aktywację temu Towarzyszowi; ' +
      'liczy się ją osobno od aktywacji Broni.',
    why: {
      en: 'A companion acts as a weapon does (G59).',
      pl: 'Towarzysz działa tak jak Broń (G59).',
    },
  },
  {
    id: 'T20',
    heading: 'Obrażenia',
    en:
      'Damage by Adrenaline or by a line of Mutation is taken at once: its survivor says whether armour or health ' +
      'takes it before doing anything else.',
    pl:
      'Obrażenie z Adrenaliny albo z linii Mutacji przyjmuje się od razu: zanim Ocalały zrobi cokolwiek innego, ' +
      'wybiera, czy przyjmuje je Pancerz, czy Zdrowie.',
    why: {
      en: 'It is the price of a deed and part of the same plan.',
      pl: 'To cena posunięcia i część tego samego planu.',
    },
  },
  {
    id: 'T21',
    heading: 'Bossowie',
    en:
      'When the ability of Zombiephant or Mutation is revealed, every survivor with a choice is asked at the same ' +
      'time: to pay, or how much of the damage armour takes.',
    pl:
      'Po odkryciu Umiejętności Słońmbie lub Mutacji każdy Ocalały, który ma wybór, jest pytany w tym samym czasie: ' +
      'zapłacić czy wskazać, ile Obrażeń przyjmuje Pancerz.',
    why: {
      en: 'Paying and blocking exclude each other, so one question is enough.',
      pl: 'Zapłata i blokowanie się wykluczają, więc wystarczy jedno pytanie.',
    },
  },
  {
    id: 'T22',
    heading: 'Krzykacz',
    en: 'When the track of the Screamer is full, its ability moves nobody; the mouth opens all the same.',
    pl: 'Gdy Tor Krzykacza jest pełny, jego Umiejętność nikogo nie porusza; paszcza i tak się otwiera.',
    why: {
      en: 'There is no speed left to read; the mouth asks only whether the ability was revealed.',
      pl: 'Nie ma już Prędkości do odczytania; paszcza zależy tylko od odkrycia Umiejętności.',
    },
  },
  {
    id: 'T23',
    heading: '3. Ulepszenie',
    en:
      'All survivors who have earned upgrades choose at once, each one upgrade after the other; a chosen upgrade ' +
      'cannot be exchanged. Where only one weapon is left to upgrade, nothing is asked.',
    pl:
      'Wszyscy Ocalali, którzy zdobyli Ulepszenia, wybierają naraz, każdy jedno po drugim; wybranego Ulepszenia nie ' +
      'można wymienić. Gdy do ulepszenia została tylko jedna Broń, nikt o nic nie pyta.',
    why: {
      en:
        'Upgrades of different survivors do not touch each other, so no plan is needed; nor is an answer that can ' +
        'only be one.',
      pl:
        'Ulepszenia różnych Ocalałych na siebie nie wpływają, więc plan nie jest potrzebny, podobnie jak odpowiedź, ' +
        'która może być tylko jedna.',
    },
  },
  {
    id: 'T24',
    heading: 'Przygotowanie do gry',
    en:
      'Difficulty, boss and commander are options of the table. Boss and commander may be left to chance, and so ' +
      'may the survivors; nobody gets the survivor of another.',
    pl:
      'Poziom trudności, Boss i Dowódca to opcje stołu. Bossa i Dowódcę można zostawić losowi, podobnie jak ' +
      'Ocalałych; nikt nie dostaje Ocalałego kogoś innego.',
    why: {
      en: 'What the players agree on is agreed when the table is made.',
      pl: 'To, co gracze uzgadniają, uzgadnia się przy zakładaniu stołu.',
    },
  },
  {
    id: 'T25',
    heading: 'Przygotowanie do gry',
    en:
      'With the option mildRow the turn card left out in round 1 is no. 3, 5, 7 or 10 of the list, one of the four ' +
      'by chance; round 2 is shuffled as always.',
    pl:
      'Przy opcji mildRow kartą Tury odłożoną w rundzie 1 jest karta nr 3, 5, 7 albo 10 z listy, jedna z tych ' +
      'czterech wybrana losowo; rundę 2 tasuje się jak zawsze.',
    why: {
      en:
        'An assist: of the turn cards as published these four move zombies of one speed and show no companion, so ' +
        'leaving one out makes round 1 a little milder.',
      pl:
        'To ułatwienie: te cztery z opublikowanych kart Tury poruszają Zombie jednej Prędkości i nie mają ikony ' +
        'Towarzysza, więc odłożenie jednej z nich nieco łagodzi rundę 1.',
    },
  },
  {
    id: 'T26',
    heading: 'Zestawy kart',
    en:
      'A pack may change names, numbers, shapes, grids and effects, but has six survivors with a companion each, ' +
      'the six bosses, and as many cards of every kind as the box (B2, B3, B4). Its cards and boards follow the ' +
      'rules of their kind, and cite them.',
    pl:
      'Zestaw kart może zmienić nazwy, liczby, kształty, siatki i efekty, ale ma sześciu Ocalałych, każdego z ' +
      'Towarzyszem, sześciu Bossów i tyle kart każdego rodzaju co pudełko (B2, B3, B4). Jego karty i plansze ' +
      'działają według zasad swojego rodzaju i na nie się powołują.',
    why: {
      en: 'The rules are the game; a pack is what is printed.',
      pl: 'Zasady są grą, a zestaw tym, co jest wydrukowane.',
    },
  },
  {
    id: 'T27',
    heading: 'Przy ekranie',
    en:
      'Everything is open except the order of both zombie piles, turn cards and the cards under them that lie face ' +
      'down, and the turn card left out; of what is still to come all see how many of each.',
    pl:
      'Wszystko jest jawne oprócz kolejności obu stosów Zombie, zakrytych kart Tury i kart pod nimi oraz odłożonej ' +
      'karty Tury; z tego, co jeszcze przyjdzie, wszyscy widzą, ile czego jest.',
    why: {
      en: 'People at a table see the same, and whoever keeps count is not rewarded for it (G56).',
      pl: 'Ludzie przy stole widzą to samo, a samo liczenie nie powinno dawać przewagi (G56).',
    },
  },
  {
    id: 'T28',
    heading: 'Zwycięstwo i porażka',
    en: 'All win or lose together: a victory is shared in equal parts, a defeat gives nobody anything.',
    pl: 'Wszyscy razem wygrywają albo przegrywają: zwycięstwo dzieli się po równo, porażka nikomu nic nie daje.',
    why: {
      en: 'It is one team.',
      pl: 'To jedna drużyna.',
    },
  },
  {
    id: 'T29',
    heading: 'Mutacja',
    en:
      'On Mutation each part of a split shape is looked at on its own: two parts on either side of a line do not ' +
      'lie across it.',
    pl:
      'Na Mutacji każdą część podzielonego Kształtu ocenia się osobno: dwie części po obu stronach linii nie leżą w ' +
      'jej poprzek.',
    why: {
      en: 'Neither of the pieces is drawn over the line.',
      pl: 'Żadnego z kawałków nie rysuje się przez linię.',
    },
  },
  {
    id: 'T30',
    heading: 'Zestawy kart',
    en:
      'In a pack no weapon has both Mow Down and Explosion, or Split together with Multi-Hit, and no companion has ' +
      'Fury.',
    pl:
      'W zestawie kart żadna Broń nie ma naraz Wykoszenia i Eksplozji ani Podziału razem z Wielokrotnym Trafieniem, a ' +
      'żaden Towarzysz nie ma Furii.',
    why: {
      en: 'The rulebook does not say how two areas or divided hits would combine, and a companion has no fury track.',
      pl: 'Instrukcja nie mówi, jak łączyłyby się dwa obszary albo dzielone trafienia, a Towarzysz nie ma Toru Furii.',
    },
  },
  {
    id: 'T31',
    heading: 'Razem w tym samym czasie',
    en:
      'A survivor who can do nothing when the attack step begins counts as ready; that, too, can be changed as long ' +
      'as somebody else is not ready.',
    pl:
      'Ocalały, który na początku kroku Ataku nie może nic zrobić, liczy się jako gotowy; także to można zmienić, ' +
      'dopóki ktoś inny nie jest gotowy.',
    why: {
      en: 'Nobody should wait for an answer that can only be one.',
      pl: 'Nikt nie powinien czekać na odpowiedź, która może być tylko jedna.',
    },
  },
] as const satisfies readonly RuleText[];
