import type { RuleText } from '@horda/parts';

/** Every rule (C…) and ruling (A…) of Cisza in our own words; RULES.md is printed from this table, and tests cite its numbers. */
export const RULEBOOK = [
  {
    id: 'C1',
    heading: 'Zawartość',
    en: 'The city deck has 55 two-sided cards: a survivor on one side, a zombie on the other.',
    pl: 'Talia Miasta liczy 55 dwustronnych kart: po jednej stronie jest ocalały, po drugiej zombie.',
  },
  {
    id: 'C2',
    heading: 'Zawartość',
    en:
      'The resource deck has 55 cards. Weapons: Axe 3, Revolver 4, Shotgun 6, Sniper Rifle 2. Rescue: Walkie-Talkie ' +
      '4, Flare 3, Megaphone 4. Barriers: Barricade 4, Alarm 2, Mines 2. Tricks: Sabotage 2, Eviction 2, Bribery 2, ' +
      'Sacrifice 2, Drone 6, Surprise! 7.',
    pl:
      'Talia Zasobów liczy 55 kart. Broń: Siekiera 3, Rewolwer 4, Shotgun 6, Karabin Snajperski 2. Ratunek: ' +
      'Krótkofalówka 4, Flara 3, Megafon 4. Bariery: Barykada 4, Alarm 2, Miny 2. Podstęp: Sabotaż 2, Eksmisja 2, ' +
      'Przekupstwo 2, Poświęcenie 2, Dron 6, Niespodzianka! 7.',
  },
  {
    id: 'C3',
    heading: 'Zawartość',
    en: 'Two to six people play. The six help cards carry no rules.',
    pl: 'Grają od dwóch do sześciu osób. Sześć kart pomocy nie wprowadza żadnych zasad.',
  },
  {
    id: 'C4',
    heading: 'Przygotowanie',
    en: 'Before the game the city deck is shuffled; all its cards lie survivor side up.',
    pl: 'Przed grą tasuje się talię Miasta; wszystkie jej karty leżą stroną z ocalałym do góry.',
  },
  {
    id: 'C5',
    heading: 'Przygotowanie',
    en: 'Each player begins with two survivors from the city deck, face up in their own shelter.',
    pl: 'Każdy gracz zaczyna z dwoma ocalałymi z talii Miasta; leżą oni odkryci w jego schronie.',
  },
  {
    id: 'C6',
    heading: 'Przygotowanie',
    en: 'The rest of the city deck lies in the middle of the table, with a survivor showing on top.',
    pl: 'Reszta talii Miasta leży pośrodku stołu, a na jej wierzchu widać ocalałego.',
  },
  {
    id: 'C7',
    heading: 'Przygotowanie',
    en:
      'The resource deck is shuffled and each player gets three cards, hidden from the others. The rest is a ' +
      'face-down draw pile.',
    pl:
      'Po przetasowaniu talii Zasobów każdy gracz dostaje z niej trzy karty i nie pokazuje ich innym. Reszta tworzy ' +
      'zakryty stos dobierania.',
  },
  {
    id: 'C8',
    heading: 'Przygotowanie',
    en: 'City cards and resource cards have separate discard piles.',
    pl: 'Karty Miasta i karty Zasobów mają osobne stosy kart odrzuconych.',
  },
  {
    id: 'C9',
    heading: 'Przygotowanie',
    en:
      'Before the first turn you may exchange your starting hand: discard all three cards and draw three new ones. ' +
      'Part of a hand cannot be exchanged.',
    pl:
      'Przed pierwszą turą możesz wymienić rękę startową: odrzucasz wszystkie trzy karty i bierzesz trzy nowe. Nie ' +
      'można wymienić tylko części ręki.',
  },
  {
    id: 'C10',
    heading: 'Przygotowanie',
    en: 'Each player may make this exchange once; the second hand must be kept.',
    pl: 'Każdy gracz może wymienić rękę tylko raz; drugą musi zatrzymać.',
  },
  {
    id: 'C11',
    heading: 'Przygotowanie',
    en: 'A shelter has three zones: survivors, zombies, and between them barriers.',
    pl: 'Schron dzieli się na trzy strefy: strefę ocalałych, strefę zombie i leżącą między nimi strefę barier.',
  },
  {
    id: 'C12',
    heading: 'Przygotowanie',
    en:
      'In the boxed game whoever met zombies most recently, on screen or on paper, begins. Here the first player is ' +
      'drawn at random or chosen; this is a table option.',
    pl:
      'W grze pudełkowej zaczyna ten, kto najpóźniej miał do czynienia z zombie na ekranie lub na papierze. Tutaj ' +
      'pierwszego gracza się losuje albo wskazuje; to opcja stołu.',
  },
  {
    id: 'C13',
    heading: 'Poziomy trudności',
    en: 'Instead of two, everybody begins with three survivors in the easier game and with one in the harder game.',
    pl: 'W łatwiejszej grze każdy zaczyna nie z dwoma, lecz z trzema ocalałymi, a w trudniejszej – z jednym.',
  },
  {
    id: 'C14',
    heading: 'Przebieg tury',
    en: 'A turn has three phases, always in this order: play or discard cards, zombie attack, draw cards.',
    pl: 'Tura ma trzy fazy, zawsze w tej kolejności: zagranie lub odrzucenie kart, atak zombie, dobieranie kart.',
  },
  {
    id: 'C15',
    heading: 'Faza 1 – zagranie lub odrzucenie kart',
    en: 'In phase 1 you either discard cards from your hand or play them; in both cases as many as you like.',
    pl: 'W fazie 1 albo odrzucasz karty z ręki, albo je zagrywasz; w obu przypadkach tyle, ile chcesz.',
  },
  {
    id: 'C16',
    heading: 'Faza 1 – zagranie lub odrzucenie kart',
    en:
      'The two ways cannot be mixed: after playing a card you cannot discard in the same phase, after discarding ' +
      'you cannot play.',
    pl:
      'Tych dwóch możliwości nie wolno łączyć: po zagraniu karty nie można w tej samej fazie odrzucać, a po ' +
      'odrzuceniu – zagrywać.',
  },
  {
    id: 'C17',
    heading: 'Faza 1 – zagranie lub odrzucenie kart',
    en: 'You choose the order of the cards you play. Each is resolved completely, noise included, before the next one.',
    pl:
      'Kolejność zagrywanych kart wybierasz dowolnie. Każdą rozpatruje się do końca, razem z hałasem, zanim zagrasz ' +
      'następną.',
  },
  {
    id: 'C18',
    heading: 'Faza 1 – zagranie lub odrzucenie kart',
    en: 'A played card that is not a barrier goes to the resource discard pile when it is resolved.',
    pl: 'Zagrana karta, która nie jest barierą, po rozpatrzeniu trafia na stos odrzuconych kart Zasobów.',
  },
  {
    id: 'C19',
    heading: 'Hałas',
    en:
      'A card with the noise mark makes one noise when it is played; a barrier with the mark makes it only when ' +
      'used (C76).',
    pl:
      'Karta z symbolem hałasu wywołuje jeden hałas, gdy się ją zagrywa; bariera z tym symbolem – dopiero gdy się ' +
      'jej używa (C76).',
  },
  {
    id: 'C20',
    heading: 'Hałas',
    en: 'Noise is resolved only after the effect of the card.',
    pl: 'Hałas rozpatruje się dopiero po efekcie karty.',
  },
  {
    id: 'C21',
    heading: 'Hałas',
    en:
      'If there is noise while a survivor shows on top of the city deck, that card is turned to its zombie side and ' +
      'stays on top. Fast zombies (C51) and the Horde (C54) do not stay.',
    pl:
      'Jeśli w chwili hałasu na wierzchu talii Miasta widać ocalałego, jego kartę odwraca się na stronę z zombie i ' +
      'zostawia na wierzchu. Nie zostają tam szybcy zombie (C51) ani Horda (C54).',
  },
  {
    id: 'C22',
    heading: 'Hałas',
    en:
      'If there is noise while a zombie shows on top of the city deck, that zombie moves to the zombie zone of the ' +
      'noisy shelter. No further card is turned.',
    pl:
      'Jeśli w chwili hałasu na wierzchu talii Miasta widać zombie, przechodzi on do strefy zombie tego schronu, w ' +
      'którym powstał hałas. Kolejnej karty się nie odwraca.',
  },
  {
    id: 'C23',
    heading: 'Hałas',
    en:
      'Noise turns the top card only; all cards below stay survivor side up. So at most one zombie shows on the ' +
      'deck, and it is regular or strong.',
    pl:
      'Hałas odwraca tylko wierzchnią kartę; wszystkie karty pod nią leżą stroną z ocalałym do góry. Na talii widać ' +
      'więc najwyżej jednego zombie, zawsze zwykłego albo silnego.',
  },
  {
    id: 'C24',
    heading: 'Hałas',
    en: 'Noise comes from the shelter of the player who played or used the card. The only exception is Drone (C98).',
    pl: 'Hałas powstaje w schronie gracza, który zagrał kartę lub jej użył. Jedyny wyjątek to Dron (C98).',
  },
  {
    id: 'C25',
    heading: 'Faza 2 – atak Zombie',
    en: 'In phase 2 all zombies in your shelter attack together, not one after another.',
    pl: 'W fazie 2 wszyscy zombie z twojego schronu atakują naraz, a nie jeden po drugim.',
  },
  {
    id: 'C26',
    heading: 'Faza 2 – atak Zombie',
    en: 'Only the shelter of the player whose turn it is is attacked.',
    pl: 'Atakowany jest tylko schron gracza, którego tura właśnie trwa.',
  },
  {
    id: 'C27',
    heading: 'Faza 2 – atak Zombie',
    en: 'Each attack that is not stopped takes one survivor from your shelter; the card goes to the city discard pile.',
    pl:
      'Każdy niepowstrzymany atak zabiera z twojego schronu jednego ocalałego; jego karta trafia na stos ' +
      'odrzuconych kart Miasta.',
  },
  {
    id: 'C28',
    heading: 'Faza 2 – atak Zombie',
    en: 'The kind of a zombie does not change the loss: each takes one survivor.',
    pl: 'Rodzaj zombie nie wpływa na straty: każdy zabiera jednego ocalałego.',
  },
  {
    id: 'C29',
    heading: 'Faza 2 – atak Zombie',
    en: 'You may use the barriers of your own shelter against the attack (C71–C82).',
    pl: 'Przeciw atakowi możesz użyć barier z własnego schronu (C71–C82).',
  },
  {
    id: 'C30',
    heading: 'Faza 2 – atak Zombie',
    en: 'Zombies that were not eliminated stay in your shelter after the attack and attack again in your next phase 2.',
    pl:
      'Zombie, których nie wyeliminowano, nie opuszczają po ataku twojego schronu i zaatakują znowu w twojej ' +
      'następnej fazie 2.',
  },
  {
    id: 'C31',
    heading: 'Faza 2 – atak Zombie',
    en: 'A zombie whose attack was stopped by a Barricade stays in the shelter too.',
    pl: 'Zombie, którego atak powstrzymała Barykada, także zostaje w schronie.',
  },
  {
    id: 'C32',
    heading: 'Faza 2 – atak Zombie',
    en: 'If your shelter holds no survivor at the end of phase 2, you are eliminated.',
    pl: 'Jeśli na koniec fazy 2 nie masz w schronie ani jednego ocalałego, odpadasz z gry.',
  },
  {
    id: 'C33',
    heading: 'Faza 2 – atak Zombie',
    en: 'The hand and the barriers of an eliminated player go to the resource discard pile.',
    pl: 'Ręka i bariery gracza, który odpadł, trafiają na stos odrzuconych kart Zasobów.',
  },
  {
    id: 'C34',
    heading: 'Faza 2 – atak Zombie',
    en:
      'An eliminated player hands the zombies of their shelter to the neighbours on the left and on the right, ' +
      'split as they like.',
    pl:
      'Gracz, który odpadł, oddaje zombie ze swojego schronu sąsiadom z lewej i z prawej; sam decyduje, ilu i ' +
      'których dostanie każdy z nich.',
  },
  {
    id: 'C35',
    heading: 'Faza 2 – atak Zombie',
    en:
      'Elimination is checked only at the end of the player’s own phase 2, so in phase 1 a shelter may be without ' +
      'survivors for a while.',
    pl:
      'To, czy gracz odpada, sprawdza się tylko na koniec jego fazy 2, więc w fazie 1 schron może przez chwilę nie ' +
      'mieć ocalałych.',
  },
  {
    id: 'C36',
    heading: 'Faza 3 – dobieranie kart',
    en: 'In phase 3 a player who is still in the game draws resource cards up to a hand of three.',
    pl: 'W fazie 3 gracz, który nie odpadł, uzupełnia rękę z talii Zasobów do trzech kart.',
  },
  {
    id: 'C37',
    heading: 'Faza 3 – dobieranie kart',
    en: 'Then the turn passes clockwise to the next player still in the game.',
    pl: 'Potem tura przechodzi, zgodnie z ruchem wskazówek zegara, na następnego gracza, który jest jeszcze w grze.',
  },
  {
    id: 'C38',
    heading: 'Talia Miasta',
    en: 'Survivors can be taken from the city deck only while a survivor shows on top.',
    pl: 'Ocalałych można zabierać z talii Miasta tylko wtedy, gdy na jej wierzchu widać ocalałego.',
  },
  {
    id: 'C39',
    heading: 'Talia Miasta',
    en: 'Cards of eliminated zombies go to the city discard pile.',
    pl: 'Karty wyeliminowanych zombie trafiają na stos odrzuconych kart Miasta.',
  },
  {
    id: 'C40',
    heading: 'Talia Miasta',
    en: 'No card ever returns to the city deck; its discard pile is not reshuffled.',
    pl: 'Żadna karta nie wraca do talii Miasta; jej stosu kart odrzuconych nie tasuje się ponownie.',
  },
  {
    id: 'C41',
    heading: 'Talia Miasta',
    en: 'A regular zombie can be eliminated with every weapon.',
    pl: 'Na zwykłego zombie działa każda broń.',
  },
  {
    id: 'C42',
    heading: 'Talia Miasta',
    en:
      'A strong zombie can be eliminated only with Shotgun, Sniper Rifle or Mines; Axe and Revolver do not work on ' +
      'it.',
    pl: 'Silnego zombie eliminują tylko Shotgun, Karabin Snajperski i Miny; Siekiera i Rewolwer na niego nie działają.',
  },
  {
    id: 'C43',
    heading: 'Talia Miasta',
    en: 'A fast zombie is weak like a regular one: every weapon works on it.',
    pl: 'Szybki zombie jest tak samo słaby jak zwykły: działa na niego każda broń.',
  },
  {
    id: 'C44',
    heading: 'Talia Miasta',
    en: 'The zombie sides show 23 regular, 12 strong and 18 fast zombies and 2 Hordes. Survivors have no kinds.',
    pl:
      'Na stronach z zombie jest 23 zwykłych, 12 silnych i 18 szybkich zombie oraz 2 Hordy. Ocalali nie dzielą się ' +
      'na rodzaje.',
  },
  {
    id: 'C45',
    heading: 'Talia Miasta',
    en:
      'In a shelter a survivor lies survivor side up in the survivor zone, a zombie lies zombie side up in the ' +
      'zombie zone.',
    pl:
      'W schronie kartę ocalałego kładzie się stroną z ocalałym do góry w strefie ocalałych, a kartę zombie – ' +
      'stroną z zombie do góry w strefie zombie.',
  },
  {
    id: 'C46',
    heading: 'Talia Miasta',
    en:
      'A survivor lost to an attack or to Sacrifice does not become a zombie; the card goes to the city discard ' +
      'pile for good.',
    pl:
      'Ocalały stracony w ataku lub przez Poświęcenie nie zmienia się w zombie; jego karta na stałe trafia na stos ' +
      'odrzuconych kart Miasta.',
    why: {
      en: 'Follows from C27, C40 and C94.',
      pl: 'Wynika z C27, C40 i C94.',
    },
  },
  {
    id: 'C47',
    heading: 'Talia Miasta',
    en: 'While a zombie shows on the city deck no player can take survivors with rescue cards.',
    pl: 'Dopóki na talii Miasta widać zombie, nikt nie może kartami ratunku zabierać z niej ocalałych.',
    why: {
      en: 'Follows from C38.',
      pl: 'Wynika z C38.',
    },
  },
  {
    id: 'C48',
    heading: 'Talia Miasta',
    en: 'The block ends only when that zombie leaves the deck: with the next noise, by Surprise! or by Sniper Rifle.',
    pl:
      'Blokada kończy się tylko wtedy, gdy ten zombie zejdzie z talii: przy następnym hałasie, po zagraniu karty ' +
      'Niespodzianka! albo po strzale z Karabinu Snajperskiego.',
    why: {
      en: 'Follows from C22, C69 and C99; nothing else moves a visible zombie.',
      pl: 'Wynika z C22, C69 i C99; nic innego nie rusza takiej karty.',
    },
  },
  {
    id: 'C49',
    heading: 'Talia Miasta',
    en: 'A zombie lying on the city deck attacks nobody.',
    pl: 'Zombie leżący na talii Miasta nikogo nie atakuje.',
    why: {
      en: 'Follows from C25: only zombies in a shelter attack.',
      pl: 'Wynika z C25: atakują tylko zombie w schronie.',
    },
  },
  {
    id: 'C50',
    heading: 'Talia Miasta',
    en: 'When a visible zombie leaves the city deck, the new top card, if there is one, shows a survivor.',
    pl: 'Gdy widoczny zombie zejdzie z talii Miasta, na nowym wierzchu widać ocalałego, o ile talia nie jest pusta.',
    why: {
      en: 'Follows from C23.',
      pl: 'Wynika z C23.',
    },
  },
  {
    id: 'C51',
    heading: 'Szybcy Zombie',
    en: 'A fast zombie turned up by noise does not wait on the deck: it enters the noisy shelter at once.',
    pl: 'Szybki zombie odkryty przez hałas nie czeka na talii: od razu wchodzi do schronu, w którym ten hałas powstał.',
  },
  {
    id: 'C52',
    heading: 'Szybcy Zombie',
    en: 'This is still one noise: the next card is not turned.',
    pl: 'To wciąż jeden hałas: następnej karty się nie odwraca.',
  },
  {
    id: 'C53',
    heading: 'Szybcy Zombie',
    en: 'So a fast zombie never lies face up on the city deck.',
    pl: 'Dlatego szybki zombie nigdy nie leży odkryty na talii Miasta.',
    why: {
      en: 'Follows from C51.',
      pl: 'Wynika z C51.',
    },
  },
  {
    id: 'C54',
    heading: 'Horda',
    en: 'A Horde that is turned up goes to the city discard pile at once.',
    pl: 'Odkryta Horda od razu trafia na stos odrzuconych kart Miasta.',
  },
  {
    id: 'C55',
    heading: 'Horda',
    en: 'Then one card per player in the game is drawn from the top of the city deck and turned to its zombie side.',
    pl:
      'Potem z wierzchu talii Miasta bierze się po jednej karcie na każdego gracza będącego w grze i odwraca na ' +
      'stronę z zombie.',
  },
  {
    id: 'C56',
    heading: 'Horda',
    en: 'A Horde never lies face up on the city deck and never enters a shelter.',
    pl: 'Horda nigdy nie leży odkryta na talii Miasta i nigdy nie wchodzi do schronu.',
    why: {
      en: 'Follows from C54.',
      pl: 'Wynika z C54.',
    },
  },
  {
    id: 'C57',
    heading: 'Horda',
    en:
      'The player who turned up the Horde is the dealer: every shelter, the dealer’s own included, gets exactly one ' +
      'of the drawn zombies, and the dealer decides which.',
    pl:
      'Zombie przydziela gracz, który odkrył Hordę: każdy schron, także jego własny, dostaje dokładnie jednego z ' +
      'dobranych zombie, a on decyduje, którego.',
  },
  {
    id: 'C58',
    heading: 'Horda',
    en: 'Fast zombies drawn for a Horde are dealt like all others; their speed does nothing more.',
    pl: 'Szybkich zombie dobranych z powodu Hordy przydziela się jak pozostałych; ich szybkość nic więcej nie daje.',
  },
  {
    id: 'C59',
    heading: 'Horda',
    en: 'A Horde is resolved completely before play goes on.',
    pl: 'Hordę rozpatruje się do końca, zanim gra potoczy się dalej.',
  },
  {
    id: 'C60',
    heading: 'Horda',
    en:
      'If there is another Horde among the drawn cards, the drawn zombies go to the other players, one each; the ' +
      'dealer gets none of them.',
    pl:
      'Jeśli wśród dobranych kart jest druga Horda, dobrani zombie idą do pozostałych graczy, po jednym do każdego; ' +
      'gracz przydzielający nie dostaje żadnego z nich.',
  },
  {
    id: 'C61',
    heading: 'Horda',
    en:
      'After that the second Horde is resolved like any other: discard it, draw one card per player, one zombie to ' +
      'each shelter, the dealer’s own included.',
    pl:
      'Potem drugą Hordę rozpatruje się jak każdą inną: odrzuca się ją, dobiera po karcie na gracza i przydziela po ' +
      'jednym zombie do każdego schronu, także do schronu gracza przydzielającego.',
  },
  {
    id: 'C62',
    heading: 'Horda',
    en: 'Two Hordes at most can follow one another in this way.',
    pl: 'W ten sposób mogą po sobie nastąpić najwyżej dwie Hordy.',
    why: {
      en: 'The city deck holds only two Hordes (C44).',
      pl: 'W talii Miasta są tylko dwie Hordy (C44).',
    },
  },
  {
    id: 'C63',
    heading: 'Talia Zasobów',
    en:
      'As soon as the last resource card is drawn, the resource discard pile is shuffled into a new deck, even in ' +
      'the middle of a draw.',
    pl:
      'Gdy tylko ktoś weźmie ostatnią kartę z talii Zasobów, z przetasowanego stosu odrzuconych kart Zasobów ' +
      'powstaje nowa talia, nawet w trakcie dobierania.',
  },
  {
    id: 'C64',
    heading: 'Talia Zasobów',
    en: 'There are four types of resource cards: weapons, rescue, barriers and tricks.',
    pl: 'Karty Zasobów są czterech typów: broń, ratunek, bariery i podstęp.',
  },
  {
    id: 'C65',
    heading: 'Karty Broni',
    en:
      'Weapons eliminate zombies in your own shelter, never in another; Sniper Rifle also reaches the top of the ' +
      'city deck (C69). A used weapon is discarded.',
    pl:
      'Broń eliminuje zombie w twoim własnym schronie, nigdy w cudzym; Karabin Snajperski sięga też wierzchu talii ' +
      'Miasta (C69). Użytą broń się odrzuca.',
  },
  {
    id: 'C66',
    heading: 'Karty Broni',
    en: 'Axe: eliminates one regular or fast zombie in your shelter. No noise.',
    pl: 'Siekiera: eliminuje jednego zwykłego albo szybkiego zombie w twoim schronie. Bez hałasu.',
  },
  {
    id: 'C67',
    heading: 'Karty Broni',
    en: 'Revolver: eliminates one regular or fast zombie in your shelter. Noise.',
    pl: 'Rewolwer: eliminuje jednego zwykłego albo szybkiego zombie w twoim schronie. Hałas.',
  },
  {
    id: 'C68',
    heading: 'Karty Broni',
    en:
      'Shotgun: eliminates one strong zombie in your shelter, or two weak ones (regular or fast; the only one if ' +
      'there is just one). You choose which, not how many. Noise.',
    pl:
      'Shotgun: eliminuje w twoim schronie jednego silnego zombie albo dwóch słabych (zwykłych lub szybkich; jeśli ' +
      'jest tylko jeden, to jego). Decydujesz, których wyeliminować, ale nie ilu. Hałas.',
  },
  {
    id: 'C69',
    heading: 'Karty Broni',
    en:
      'Sniper Rifle: eliminates one zombie of any kind, either in your shelter or showing on top of the city deck. ' +
      'No noise.',
    pl:
      'Karabin Snajperski: eliminuje jednego zombie dowolnego rodzaju, w twoim schronie albo widocznego na wierzchu ' +
      'talii Miasta. Bez hałasu.',
  },
  {
    id: 'C70',
    heading: 'Karty Bariery',
    en: 'You play a barrier in phase 1 from your hand to the barrier zone of your own shelter, where it stays face up.',
    pl: 'Barierę zagrywasz w fazie 1 z ręki do strefy barier własnego schronu; zostaje tam odkryta.',
  },
  {
    id: 'C71',
    heading: 'Karty Bariery',
    en: 'A barrier works when you use it, that is when you discard it from the table during an attack on your shelter.',
    pl: 'Bariera działa, gdy jej użyjesz, to znaczy gdy odrzucisz ją ze stołu podczas ataku na twój schron.',
  },
  {
    id: 'C72',
    heading: 'Karty Bariery',
    en: 'You never have to use a barrier; whether and when is up to you.',
    pl: 'Nigdy nie musisz użyć bariery; od ciebie zależy, czy i kiedy to zrobisz.',
  },
  {
    id: 'C73',
    heading: 'Karty Bariery',
    en: 'A barrier played this turn may be used in phase 2 of the same turn.',
    pl: 'Bariery zagranej w tej turze możesz użyć już w jej fazie 2.',
  },
  {
    id: 'C74',
    heading: 'Karty Bariery',
    en: 'A shelter may hold any number of barriers, and any number of them may be used in one attack.',
    pl: 'W schronie może leżeć dowolnie wiele barier, a w jednym ataku wolno użyć dowolnie wielu z nich.',
  },
  {
    id: 'C75',
    heading: 'Karty Bariery',
    en:
      'A barrier stays on the table until it is used or destroyed; then it goes to the resource discard pile. ' +
      'Eviction moves barriers to the other shelter; they are not discarded.',
    pl:
      'Bariera leży na stole, dopóki nie zostanie użyta albo zniszczona; wtedy trafia na stos odrzuconych kart ' +
      'Zasobów. Eksmisja przenosi bariery do drugiego schronu; nie odrzuca się ich.',
  },
  {
    id: 'C76',
    heading: 'Karty Bariery',
    en: 'Playing a barrier to the table makes no noise. Alarm and Mines make noise when they are used.',
    pl: 'Wyłożenie bariery na stół nie wywołuje hałasu. Alarm i Miny wywołują go w chwili użycia.',
  },
  {
    id: 'C77',
    heading: 'Karty Bariery',
    en: 'Barricade: stops one attack, whatever the kind of zombie; which zombie was stopped is not noted. No noise.',
    pl:
      'Barykada: powstrzymuje jeden atak zombie dowolnego rodzaju; nie zaznacza się, którego zombie powstrzymała. ' +
      'Bez hałasu.',
  },
  {
    id: 'C78',
    heading: 'Karty Bariery',
    en: 'Alarm: the zombies in your shelter do not attack this turn. Noise.',
    pl: 'Alarm: w tej turze zombie z twojego schronu nie atakują. Hałas.',
  },
  {
    id: 'C79',
    heading: 'Karty Bariery',
    en: 'Mines: eliminate one or two zombies of any kind in your shelter, as you choose. Noise.',
    pl: 'Miny: eliminują jednego lub dwóch zombie dowolnego rodzaju w twoim schronie, według twojego wyboru. Hałas.',
  },
  {
    id: 'C80',
    heading: 'Karty Bariery',
    en:
      'A zombie that the noise of your Alarm or Mines brings to your shelter does not attack in this phase; it ' +
      'attacks from your next turn on.',
    pl:
      'Zombie, którego hałas twojego Alarmu lub twoich Min sprowadzi do twojego schronu, nie atakuje w tej fazie; ' +
      'zacznie atakować od twojej następnej tury.',
  },
  {
    id: 'C81',
    heading: 'Karty Bariery',
    en: 'Zombies eliminated by Mines do not attack any more and leave the shelter.',
    pl: 'Zombie wyeliminowani przez Miny już nie atakują i znikają ze schronu.',
  },
  {
    id: 'C82',
    heading: 'Karty Bariery',
    en: 'With Alarm and Mines, too, the effect comes before the noise.',
    pl: 'Także przy Alarmie i Minach efekt następuje przed hałasem.',
  },
  {
    id: 'C83',
    heading: 'Karty Ratunku',
    en: 'Walkie-Talkie: the top survivor of the city deck joins your shelter. No noise.',
    pl: 'Krótkofalówka: ocalały z wierzchu talii Miasta dołącza do twojego schronu. Bez hałasu.',
  },
  {
    id: 'C84',
    heading: 'Karty Ratunku',
    en: 'Megaphone: the top survivor of the city deck joins your shelter. Noise.',
    pl: 'Megafon: ocalały z wierzchu talii Miasta dołącza do twojego schronu. Hałas.',
  },
  {
    id: 'C85',
    heading: 'Karty Ratunku',
    en: 'Flare: the top two survivors of the city deck join your shelter. Noise.',
    pl: 'Flara: dwaj kolejni ocalali z wierzchu talii Miasta dołączają do twojego schronu. Hałas.',
  },
  {
    id: 'C86',
    heading: 'Karty Ratunku',
    en: 'A rescue card can be played for its effect only while a survivor shows on top of the city deck.',
    pl: 'Kartę ratunku można zagrać dla jej efektu tylko wtedy, gdy na wierzchu talii Miasta widać ocalałego.',
  },
  {
    id: 'C87',
    heading: 'Karty Podstępu',
    en:
      'A trick may be played even if only part of its effect can happen. The conditions of Sabotage, Bribery, ' +
      'Sacrifice and Drone must still be met.',
    pl:
      'Kartę podstępu wolno zagrać także wtedy, gdy da się wykonać tylko część jej efektu. Warunki kart Sabotaż, ' +
      'Przekupstwo, Poświęcenie i Dron trzeba jednak spełnić.',
  },
  {
    id: 'C88',
    heading: 'Karty Podstępu',
    en: 'Sabotage: choose another player with at least one barrier; all barriers of that player are destroyed. Noise.',
    pl:
      'Sabotaż: wybierz innego gracza, który ma co najmniej jedną barierę; wszystkie jego bariery zostają ' +
      'zniszczone. Hałas.',
  },
  {
    id: 'C89',
    heading: 'Karty Podstępu',
    en: 'A destroyed barrier was not used: it has no effect and makes no noise.',
    pl: 'Zniszczona bariera nie została użyta: nie działa i nie wywołuje hałasu.',
  },
  {
    id: 'C90',
    heading: 'Karty Podstępu',
    en:
      'Eviction: you and another player of your choice swap all zombies and all barriers; survivors stay where they ' +
      'are. Noise.',
    pl:
      'Eksmisja: ty i wybrany przez ciebie inny gracz zamieniacie się wszystkimi zombie i wszystkimi barierami; ' +
      'ocalali zostają na miejscu. Hałas.',
  },
  {
    id: 'C91',
    heading: 'Karty Podstępu',
    en: 'The noise of Eviction comes after the swap, in the shelter of the player who played the card.',
    pl: 'Hałas Eksmisji powstaje po zamianie, w schronie gracza, który zagrał tę kartę.',
  },
  {
    id: 'C92',
    heading: 'Karty Podstępu',
    en: 'Bribery: choose another player with at least two survivors; one of them moves to your shelter. No noise.',
    pl:
      'Przekupstwo: wybierz innego gracza, który ma co najmniej dwóch ocalałych; jeden z nich przechodzi do twojego ' +
      'schronu. Bez hałasu.',
  },
  {
    id: 'C93',
    heading: 'Karty Podstępu',
    en: 'Bribery never takes a player’s last survivor.',
    pl: 'Przekupstwo nigdy nie zabiera ostatniego ocalałego.',
    why: {
      en: 'Follows from C92.',
      pl: 'Wynika z C92.',
    },
  },
  {
    id: 'C94',
    heading: 'Karty Podstępu',
    en:
      'Sacrifice: one of your survivors goes to the city discard pile, and you deal all zombies of your shelter to ' +
      'other players as you like. You need at least one survivor and one zombie. No noise.',
    pl:
      'Poświęcenie: jeden z twoich ocalałych trafia na stos odrzuconych kart Miasta, a wszystkich zombie ze swojego ' +
      'schronu rozsyłasz do innych graczy, jak chcesz. Musisz mieć co najmniej jednego ocalałego i jednego zombie. ' +
      'Bez hałasu.',
  },
  {
    id: 'C95',
    heading: 'Karty Podstępu',
    en: 'With Sacrifice you may send all zombies to one player.',
    pl: 'Przy Poświęceniu wolno wysłać wszystkich zombie do jednego gracza.',
  },
  {
    id: 'C96',
    heading: 'Karty Podstępu',
    en:
      'Drone: one zombie of your choice goes from your shelter to the shelter of another player. Without a zombie ' +
      'in your shelter the card cannot be played.',
    pl:
      'Dron: jeden wybrany zombie z twojego schronu trafia do schronu innego gracza. Jeśli nie masz w schronie ' +
      'zombie, karty zagrać nie można.',
  },
  {
    id: 'C97',
    heading: 'Karty Podstępu',
    en: 'Drone has no noise mark in the corner; its noise is part of the effect and follows the sending of the zombie.',
    pl: 'Dron nie ma w rogu symbolu hałasu; hałas jest częścią jego efektu i następuje po wysłaniu zombie.',
  },
  {
    id: 'C98',
    heading: 'Karty Podstępu',
    en:
      'The noise of Drone is made in the shelter that received the zombie: a visible or a fast zombie called by it ' +
      'goes there.',
    pl:
      'Hałas Drona powstaje w schronie, który dostał zombie: to tam idzie zombie widoczny na talii albo odkryty tym ' +
      'hałasem szybki zombie.',
  },
  {
    id: 'C99',
    heading: 'Karty Podstępu',
    en:
      'Surprise!: choose another player; first send there one zombie from your shelter if you have any, then the ' +
      'top card of the city deck, zombie side up. No noise.',
    pl:
      'Niespodzianka!: wybierz innego gracza; wyślij do niego najpierw jednego zombie ze swojego schronu, jeśli ' +
      'jakiegoś masz, a potem wierzchnią kartę talii Miasta, odwróconą na stronę z zombie. Bez hałasu.',
  },
  {
    id: 'C100',
    heading: 'Koniec gry',
    en: 'When only one player has not been eliminated, that player wins at once.',
    pl: 'Ostatni gracz, który nie odpadł z gry, natychmiast wygrywa.',
  },
  {
    id: 'C101',
    heading: 'Koniec gry',
    en:
      'The Final Attack begins when no survivor is left in the city deck: the deck is empty, or its only card shows ' +
      'a zombie.',
    pl:
      'Atak Ostateczny zaczyna się, gdy w talii Miasta nie ma już ocalałych: talia jest pusta albo jej jedyna karta ' +
      'przedstawia zombie.',
  },
  {
    id: 'C102',
    heading: 'Atak Ostateczny',
    en: 'From that moment all players skip phase 3; nobody draws cards any more.',
    pl: 'Od tej chwili fazy 3 już nie ma i nikt nie dobiera kart.',
  },
  {
    id: 'C103',
    heading: 'Atak Ostateczny',
    en: 'Cards in hand and barriers on the table may still be played and used.',
    pl: 'Karty z ręki można nadal zagrywać, a barier leżących na stole – używać.',
  },
  {
    id: 'C104',
    heading: 'Atak Ostateczny',
    en: 'In the Final Attack, too, the last player left in the game wins.',
    pl: 'Także w Ataku Ostatecznym wygrywa ten, kto jako jedyny został w grze.',
  },
  {
    id: 'C105',
    heading: 'Atak Ostateczny',
    en:
      'If two or more players are left in the Final Attack and no zombie is left (A41), the player with the most ' +
      'survivors wins.',
    pl:
      'Jeśli w Ataku Ostatecznym zostało co najmniej dwóch graczy, a zombie już nie ma (A41), wygrywa gracz z ' +
      'największą liczbą ocalałych.',
  },
  {
    id: 'C106',
    heading: 'Atak Ostateczny',
    en: 'If several players have the most survivors, all of them win together.',
    pl: 'Jeśli najwięcej ocalałych ma kilku graczy, wygrywają wspólnie.',
  },
  {
    id: 'C107',
    heading: 'Tryb eksperta',
    en:
      'In expert mode a card with the noise mark in its lower left corner may be used normally or only for its ' +
      'noise, without its effect.',
    pl:
      'W trybie eksperta karty z symbolem hałasu w lewym dolnym rogu można użyć zwyczajnie albo tylko dla hałasu, ' +
      'bez efektu.',
  },
  {
    id: 'C108',
    heading: 'Tryb eksperta',
    en:
      'So a Sabotage may leave all barriers alone, or a Revolver may be fired at nothing; the noise happens all the ' +
      'same.',
    pl:
      'Można więc zagrać Sabotaż i nie ruszyć niczyich barier albo wystrzelić z Rewolweru na wiwat; hałas powstaje ' +
      'tak czy inaczej.',
  },
  {
    id: 'C109',
    heading: 'Tryb eksperta',
    en: 'Drone has no such mark, so it cannot be used only for its noise.',
    pl: 'Dron nie ma takiego symbolu, więc nie da się go użyć tylko dla hałasu.',
  },
  {
    id: 'C110',
    heading: 'Tryb eksperta',
    en: 'The marked cards are Revolver, Shotgun, Flare, Megaphone, Alarm, Mines, Sabotage and Eviction.',
    pl: 'Symbol hałasu mają: Rewolwer, Shotgun, Flara, Megafon, Alarm, Miny, Sabotaż i Eksmisja.',
  },
  {
    id: 'A1',
    heading: 'Faza 1 – zagranie lub odrzucenie kart',
    en: 'You may play or discard no card at all.',
    pl: 'Możesz nie zagrać i nie odrzucić ani jednej karty.',
    why: {
      en: '“Any number” includes none.',
      pl: '„Dowolna liczba” to także zero.',
    },
  },
  {
    id: 'A2',
    heading: 'Faza 1 – zagranie lub odrzucenie kart',
    en:
      'A card may be played if at least part of its effect happens; the noise in its corner is not part of the ' +
      'effect. A barrier may always be played.',
    pl:
      'Kartę można zagrać, jeśli wykona się choć część jej efektu; hałas oznaczony symbolem w rogu nie jest częścią ' +
      'efektu. Barierę można wyłożyć zawsze.',
    why: {
      en:
        'Noise without effect is what expert mode adds; the sentence about tricks confirms partial effects and does ' +
        'not forbid them to other cards.',
      pl:
        'Hałas bez efektu daje dopiero tryb eksperta, a zdanie o kartach podstępu potwierdza częściowe efekty i nie ' +
        'odbiera ich innym kartom.',
    },
  },
  {
    id: 'A3',
    heading: 'Karty Broni',
    en:
      'Aimed at weak zombies, Shotgun always takes two, or the only one if there is just one. One shot never takes ' +
      'a strong and a weak zombie together.',
    pl:
      'Shotgun wymierzony w słabych zombie eliminuje zawsze dwóch, a jeśli jest tylko jeden – jego. Jednym strzałem ' +
      'nie można wyeliminować naraz silnego i słabego.',
    why: {
      en: 'Only Mines say “up to two”; the “or” on Shotgun separates strong from weak.',
      pl: 'Tylko na Minach jest „do dwóch”, a „lub” na Shotgunie oddziela silnych od słabych.',
    },
  },
  {
    id: 'A4',
    heading: 'Karty Ratunku',
    en:
      'With one card left in the city deck Flare takes that one survivor; its noise then does nothing and the Final ' +
      'Attack begins.',
    pl:
      'Jeśli w talii Miasta została jedna karta, Flara zabiera tego jednego ocalałego; jej hałas nic już nie robi i ' +
      'zaczyna się Atak Ostateczny.',
    why: {
      en:
        'Part of the effect is enough (A2), and this is the only short case: below a survivor lie only survivors ' +
        '(C23).',
      pl: 'Wystarczy część efektu (A2), a innego niepełnego przypadku nie ma: pod ocalałym leżą sami ocalali (C23).',
    },
  },
  {
    id: 'A5',
    heading: 'Hałas',
    en: 'Noise with an empty city deck does nothing.',
    pl: 'Przy pustej talii Miasta hałas nic nie robi.',
    why: {
      en: 'There is no card to turn or to move.',
      pl: 'Nie ma karty, którą można by odwrócić lub przenieść.',
    },
  },
  {
    id: 'A6',
    heading: 'Karty Broni',
    en:
      'On the city deck Sniper Rifle can hit only a visible zombie; its card is discarded and the next card, a ' +
      'survivor, is on top. If it was the last card, the deck is empty.',
    pl:
      'Na talii Miasta Karabin Snajperski trafia tylko widocznego zombie; jego kartę się odrzuca, a na wierzchu ' +
      'jest następna karta, czyli ocalały. Jeśli była to ostatnia karta, talia jest pusta.',
    why: {
      en: 'A hidden side cannot be aimed at, and other shelters are not named.',
      pl: 'Nie da się celować w niewidoczną stronę karty, a cudzych schronów karta nie wymienia.',
    },
  },
  {
    id: 'A7',
    heading: 'Karty Podstępu',
    en:
      'Surprise! always sends the top card: a survivor is turned to its zombie side first. As a table option only a ' +
      'zombie already visible on the deck is sent; a survivor on top then stays, and that part of the card does not ' +
      'happen.',
    pl:
      'Niespodzianka! zawsze wysyła wierzchnią kartę: ocalałego najpierw odwraca się na stronę z zombie. Opcja ' +
      'stołu: idzie tylko zombie już widoczny na talii, a ocalały zostaje na wierzchu i tej części karty się nie ' +
      'wykonuje.',
    why: {
      en:
        'The card tells how the city card lies when it is sent, not when Surprise! may be played; the symbol ' +
        'overview states no condition either.',
      pl:
        'Karta mówi, jak leży wysyłana karta Miasta, a nie kiedy wolno ją wysłać; przegląd symboli też nie stawia ' +
        'warunku.',
    },
  },
  {
    id: 'A8',
    heading: 'Karty Podstępu',
    en:
      'If Surprise! turns up a Horde, the Horde is settled instead, dealt by the player who played the card; apart ' +
      'from the Horde’s zombie the target gets nothing from the deck. A zombie that came with this Horde is not ' +
      'sent by the same card.',
    pl:
      'Jeśli Niespodzianka! odkryje Hordę, karty Hordy się nie wysyła, tylko się ją rozpatruje, a zombie przydziela ' +
      'ten, kto zagrał Niespodziankę; poza zombie z Hordy wybrany gracz nie dostaje z talii nic. Zombie, który ' +
      'przyszedł z tą Hordą, nie może zostać wysłany tą samą kartą.',
    why: {
      en:
        'A Horde is settled whenever it is turned up and never enters a shelter; the own zombie was sent before ' +
        '(C99).',
      pl:
        'Hordę rozpatruje się zawsze, gdy zostanie odkryta, i nigdy nie wchodzi ona do schronu; własny zombie ' +
        'został wysłany wcześniej (C99).',
    },
  },
  {
    id: 'A9',
    heading: 'Karty Podstępu',
    en: 'Both parts of Surprise! go to the same player.',
    pl: 'Niespodzianka! wysyła zombie ze schronu i kartę z talii do tego samego gracza.',
    why: {
      en: 'The card names one shelter.',
      pl: 'Karta mówi o jednym schronie.',
    },
  },
  {
    id: 'A10',
    heading: 'Karty Podstępu',
    en:
      'Surprise! may be played if one of its two parts can be done: without a zombie of your own, or with an empty ' +
      'city deck. If neither can be done, it cannot be played.',
    pl:
      'Kartę Niespodzianka! można zagrać, jeśli da się wykonać jedną z jej dwóch części: bez własnego zombie albo ' +
      'przy pustej talii Miasta. Jeśli nie da się wykonać żadnej, zagrać jej nie można.',
    why: {
      en: 'Part of the effect is enough for a trick (C87).',
      pl: 'Karcie podstępu wystarczy część efektu (C87).',
    },
  },
  {
    id: 'A11',
    heading: 'Karty Podstępu',
    en: 'Drone without a zombie in your own shelter cannot be played, neither in the normal game nor in expert mode.',
    pl: 'Drona nie można zagrać bez zombie we własnym schronie – ani w zwykłej grze, ani w trybie eksperta.',
    why: {
      en:
        'The expert page says that Drone cannot serve for noise alone; sending the zombie is the condition, the ' +
        'noise follows.',
      pl:
        'Strona o trybie eksperta mówi, że Dron nie służy do samego hałasu; warunkiem jest wysłanie zombie, a hałas ' +
        'następuje po nim.',
    },
  },
  {
    id: 'A12',
    heading: 'Karty Podstępu',
    en:
      'A fast zombie turned up by the noise of Drone, or a zombie already visible on the deck, enters the target’s ' +
      'shelter.',
    pl:
      'Szybki zombie odkryty hałasem Drona albo zombie już widoczny na talii wchodzi do schronu, do którego trafił ' +
      'zombie wysłany Dronem.',
    why: {
      en: 'The noise is made in the target’s shelter (C98).',
      pl: 'To tam powstaje hałas (C98).',
    },
  },
  {
    id: 'A13',
    heading: 'Horda',
    en:
      'The dealer of a Horde is the player whose turn it is, also when the noise of Drone or the use of a barrier ' +
      'turned it up.',
    pl:
      'Zombie z Hordy przydziela zawsze gracz, którego tura trwa, także gdy odkrył ją hałas Drona albo użycie ' +
      'bariery.',
    why: {
      en: 'The player whose turn it is turns the card.',
      pl: 'To on odwraca kartę.',
    },
  },
  {
    id: 'A14',
    heading: 'Horda',
    en:
      'If there are too few city cards for a Horde, first or second, draw what is there; no shelter gets more than ' +
      'one zombie. The other shelters are served first, chosen by the dealer; the dealer’s own gets one only if a ' +
      'zombie is left after all others have one.',
    pl:
      'Jeśli w talii Miasta jest za mało kart na Hordę, pierwszą lub drugą, bierze się tyle, ile zostało; żaden ' +
      'schron nie dostaje więcej niż jednego zombie. Najpierw obdziela się cudze schrony, które wybiera gracz ' +
      'przydzielający; jego własny dostaje zombie tylko wtedy, gdy każdy inny już swojego ma, a jakiś jeszcze ' +
      'został.',
    why: {
      en: 'In the note on a second Horde, too, the dealer is the one who goes without.',
      pl: 'W uwadze o drugiej Hordzie to także gracz przydzielający nie dostaje zombie.',
    },
  },
  {
    id: 'A15',
    heading: 'Horda',
    en:
      'A Horde turned up as the last city card is discarded, nothing is drawn and the Final Attack begins. Rescued ' +
      'survivor side up, it is a survivor like any other.',
    pl:
      'Horda odkryta jako ostatnia karta Miasta zostaje odrzucona, niczego się nie dobiera i zaczyna się Atak ' +
      'Ostateczny. Sprowadzona do schronu jako ocalały, niczym się nie różni od innych ocalałych.',
    why: {
      en: 'The hidden side of a card in a shelter has no effect.',
      pl: 'Niewidoczna strona karty w schronie nie ma żadnego działania.',
    },
  },
  {
    id: 'A16',
    heading: 'Horda',
    en: 'For a Horde only players still in the game are counted.',
    pl: 'Przy Hordzie liczą się tylko gracze, którzy są jeszcze w grze.',
    why: {
      en: 'Only their shelters can receive zombies.',
      pl: 'Tylko ich schrony mogą przyjąć zombie.',
    },
  },
  {
    id: 'A17',
    heading: 'Horda',
    en:
      'Second Horde with N players: N cards are drawn, one is the Horde, and the N−1 zombies go to the N−1 others; ' +
      'then N cards are drawn for the second Horde. For a short deck A14 holds.',
    pl:
      'Druga Horda przy N graczach: z N dobranych kart jedna to Horda, więc N−1 zombie idzie do N−1 pozostałych ' +
      'graczy; potem dobiera się N kart dla drugiej Hordy. Jeśli kart brakuje, obowiązuje A14.',
    why: {
      en: 'The numbers fit the note on a second Horde exactly.',
      pl: 'Te liczby dokładnie zgadzają się z uwagą o drugiej Hordzie.',
    },
  },
  {
    id: 'A18',
    heading: 'Horda',
    en:
      'If a second Horde comes up, the other cards of the first draw are still drawn and dealt before it is ' +
      'resolved.',
    pl:
      'Gdy pojawi się druga Horda, najpierw dobiera się i przydziela resztę kart z pierwszego dobrania, a dopiero ' +
      'potem rozpatruje tę Hordę.',
    why: {
      en: 'The note deals all zombies first and then turns to the second Horde.',
      pl: 'Uwaga każe najpierw przydzielić wszystkich zombie, a dopiero potem zająć się drugą Hordą.',
    },
  },
  {
    id: 'A19',
    heading: 'Hałas',
    en: 'With several noisy cards each makes its own noise after its own effect, before the next card.',
    pl:
      'Przy kilku głośnych kartach każda wywołuje własny hałas po własnym efekcie, zanim przyjdzie kolej na ' +
      'następną.',
    why: {
      en: 'C20 holds for every single card.',
      pl: 'C20 dotyczy każdej karty z osobna.',
    },
  },
  {
    id: 'A20',
    heading: 'Faza 2 – atak Zombie',
    en: 'A zombie that comes to your shelter in your phase 1 attacks in phase 2 of the same turn.',
    pl: 'Zombie, który przyjdzie do twojego schronu w twojej fazie 1, atakuje w fazie 2 tej samej tury.',
    why: {
      en: 'Only zombies called by a barrier used in phase 2 have to wait (C80).',
      pl: 'Czekać muszą tylko zombie sprowadzeni barierą użytą w fazie 2 (C80).',
    },
  },
  {
    id: 'A21',
    heading: 'Karty Bariery',
    en:
      'Alarm is used in phase 2 before losses, while at least one zombie is still attacking, even after other ' +
      'barriers. Nobody attacks any more this turn; all zombies stay in the shelter.',
    pl:
      'Alarmu używa się w fazie 2 przed liczeniem strat, dopóki atakuje choć jeden zombie, nawet po użyciu innych ' +
      'barier. W tej turze nikt już nie atakuje; wszyscy zombie zostają w schronie.',
    why: {
      en: 'Alarm cancels the attack; it eliminates nobody.',
      pl: 'Alarm odwołuje atak, ale nikogo nie eliminuje.',
    },
  },
  {
    id: 'A22',
    heading: 'Karty Bariery',
    en:
      'Mines may be used while at least one zombie is still attacking. They take one or two zombies of any kind in ' +
      'your own shelter, newcomers of this phase included; at least one must be chosen.',
    pl:
      'Min można użyć, dopóki atakuje choć jeden zombie. Eliminują jednego lub dwóch zombie dowolnego rodzaju z ' +
      'twojego schronu, także przybyłych w tej fazie; trzeba wybrać co najmniej jednego.',
    why: {
      en: 'The card says “up to two of any kind” and does not ask whether they attack.',
      pl: 'Karta mówi „do dwóch dowolnego rodzaju” i nie pyta, czy akurat atakują.',
    },
  },
  {
    id: 'A23',
    heading: 'Karty Bariery',
    en:
      'The attackers are the zombies in the shelter at the start of phase 2. Barriers are used one by one in any ' +
      'order, knowing each result; then one survivor is lost for each attacker still there, less one for each ' +
      'Barricade used.',
    pl:
      'Atakują ci zombie, którzy są w schronie na początku fazy 2. Barier używa się pojedynczo, w dowolnej ' +
      'kolejności, znając skutek poprzednich; potem traci się po jednym ocalałym za każdego pozostałego ' +
      'atakującego, odliczając po jednym za każdą użytą Barykadę.',
    why: {
      en: 'Newcomers must be told apart from attackers, or C80 could not be kept.',
      pl: 'Bez odróżnienia przybyszów od atakujących nie dałoby się stosować C80.',
    },
  },
  {
    id: 'A24',
    heading: 'Karty Bariery',
    en:
      'If your Alarm or Mines turn up a Horde, the zombies dealt to other shelters are nothing special: they attack ' +
      'in those players’ next phase 2.',
    pl:
      'Jeśli twój Alarm lub twoje Miny odkryją Hordę, zombie przydzieleni innym nie są wyjątkowi: atakują w ' +
      'najbliższej fazie 2 graczy, do których trafili.',
    why: {
      en: 'That is a later turn anyway.',
      pl: 'To i tak dzieje się w późniejszej turze.',
    },
  },
  {
    id: 'A25',
    heading: 'Karty Bariery',
    en:
      'Barriers are used only in their owner’s phase 2 while at least one zombie is still attacking. Expert mode ' +
      'adds A48.',
    pl: 'Barier używa się tylko w fazie 2 ich właściciela, dopóki atakuje choć jeden zombie. Tryb eksperta dodaje A48.',
    why: {
      en: 'They stop attacks, and a shelter is attacked only in its owner’s turn.',
      pl: 'Służą do odpierania ataków, a schron jest atakowany tylko w turze właściciela.',
    },
  },
  {
    id: 'A26',
    heading: 'Karty Podstępu',
    en: 'Eviction cannot be played against a player if neither of you has a zombie or a barrier; otherwise it may be.',
    pl:
      'Eksmisji nie można zagrać przeciw graczowi, jeśli żaden z was nie ma ani zombie, ani bariery; w pozostałych ' +
      'przypadkach można.',
    why: {
      en: 'Nothing would change (A2).',
      pl: 'Nic by się nie zmieniło (A2).',
    },
  },
  {
    id: 'A27',
    heading: 'Karty Podstępu',
    en:
      'Sabotage cannot be played if no other player has a barrier; in expert mode it may then be used only for its ' +
      'noise.',
    pl:
      'Sabotażu nie można zagrać, jeśli nikt inny nie ma bariery; w trybie eksperta można wtedy użyć go tylko dla ' +
      'hałasu.',
    why: {
      en: 'Without a barrier to destroy there is no effect (A2).',
      pl: 'Bez bariery do zniszczenia nie ma efektu (A2).',
    },
  },
  {
    id: 'A28',
    heading: 'Karty Podstępu',
    en: 'Sabotage names another player, never yourself.',
    pl: 'Sabotaż wskazuje innego gracza, nigdy ciebie.',
    why: {
      en: 'The symbol overview speaks of another player.',
      pl: 'Przegląd symboli mówi o innym graczu.',
    },
  },
  {
    id: 'A29',
    heading: 'Karty Podstępu',
    en:
      'Sacrifice needs at least one zombie and at least one survivor in your own shelter; otherwise it cannot be ' +
      'played.',
    pl:
      'Poświęcenie wymaga co najmniej jednego zombie i co najmniej jednego ocalałego we własnym schronie; inaczej ' +
      'nie można go zagrać.',
    why: {
      en: 'The survivor is the price, and C87 does not waive it; without zombies nothing is bought.',
      pl: 'Ocalały jest ceną, z której C87 nie zwalnia, a bez zombie nie ma za co płacić.',
    },
  },
  {
    id: 'A30',
    heading: 'Karty Podstępu',
    en:
      'The last survivor may be sacrificed. The player is eliminated at the end of phase 2 unless a survivor joins ' +
      'before that.',
    pl: 'Wolno poświęcić ostatniego ocalałego. Gracz odpadnie na koniec fazy 2, chyba że wcześniej zdobędzie nowego.',
    why: {
      en: 'Elimination is checked only at the end of phase 2 (C35).',
      pl: 'To, czy gracz odpada, sprawdza się dopiero na koniec fazy 2 (C35).',
    },
  },
  {
    id: 'A31',
    heading: 'Faza 2 – atak Zombie',
    en: 'Alarm does not save a player without survivors: the elimination at the end of phase 2 still happens.',
    pl: 'Alarm nie ratuje gracza bez ocalałych: na koniec fazy 2 i tak odpada on z gry.',
    why: {
      en: 'C32 has no exception.',
      pl: 'C32 nie zna wyjątków.',
    },
  },
  {
    id: 'A32',
    heading: 'Faza 2 – atak Zombie',
    en: 'If there are more attacks than survivors, the surplus attacks do nothing.',
    pl: 'Jeśli ataków jest więcej niż ocalałych, nadmiarowe nic nie robią.',
    why: {
      en: 'There is nobody left to take.',
      pl: 'Nie ma już kogo zabrać.',
    },
  },
  {
    id: 'A33',
    heading: 'Faza 2 – atak Zombie',
    en: 'Which survivor is lost, sacrificed or bribed away does not matter; the one that came last goes.',
    pl:
      'Nie ma znaczenia, którego ocalałego się traci, poświęca lub oddaje za sprawą Przekupstwa; odchodzi ten, ' +
      'który przyszedł ostatni.',
    why: {
      en: 'All survivors count the same and their zombie side stays unknown.',
      pl: 'Wszyscy ocalali liczą się tak samo, a ich strona z zombie pozostaje nieznana.',
    },
  },
  {
    id: 'A34',
    heading: 'Faza 2 – atak Zombie',
    en: 'If one of the last two players is eliminated, the other wins at once; no zombies are handed over.',
    pl: 'Jeśli odpada jeden z dwóch ostatnich graczy, drugi natychmiast wygrywa; zombie się nie przekazuje.',
    why: {
      en: 'The game is over (C100).',
      pl: 'Gra jest skończona (C100).',
    },
  },
  {
    id: 'A35',
    heading: 'Faza 2 – atak Zombie',
    en:
      'The neighbours of an eliminated player are the nearest players still in the game on either side; one of them ' +
      'may get all zombies. A bot decides its own split like any player; for a seat whose player has left a bot ' +
      'answers.',
    pl:
      'Sąsiedzi gracza, który odpadł, to najbliżsi gracze z obu stron, którzy są jeszcze w grze; jeden z nich może ' +
      'dostać wszystkich zombie. Bot sam decyduje o podziale jak każdy gracz; za gracza, który odszedł od stołu, ' +
      'decyduje bot.',
    why: {
      en: 'The split is free, and only shelters in the game can take zombies.',
      pl: 'Podział jest dowolny, a zombie mogą przyjąć tylko schrony będące w grze.',
    },
  },
  {
    id: 'A36',
    heading: 'Faza 2 – atak Zombie',
    en:
      'Zombies handed over by an eliminated player attack without delay: in the next phase 2 of the player who got ' +
      'them.',
    pl: 'Zombie przekazani przez gracza, który odpadł, atakują bez zwłoki: w najbliższej fazie 2 tego, kto ich dostał.',
    why: {
      en: 'They are in that shelter like any other zombie.',
      pl: 'Są w tym schronie jak każdy inny zombie.',
    },
  },
  {
    id: 'A37',
    heading: 'Faza 2 – atak Zombie',
    en: 'Nobody can be eliminated in another player’s turn.',
    pl: 'Nikt nie może odpaść w turze innego gracza.',
    why: {
      en: 'Bribery leaves one survivor (C93), and zombies attack only in their shelter’s own turn (C26).',
      pl: 'Przekupstwo zostawia jednego ocalałego (C93), a zombie atakują tylko w turze gracza, u którego są (C26).',
    },
  },
  {
    id: 'A38',
    heading: 'Atak Ostateczny',
    en:
      'Whether the Final Attack begins is checked after every change of the city deck. Once begun, it is never ' +
      'called off, whatever happens to the deck.',
    pl:
      'To, czy zaczyna się Atak Ostateczny, sprawdza się po każdej zmianie w talii Miasta. Raz rozpoczętego nic już ' +
      'nie odwoła, cokolwiek stanie się z talią.',
    why: {
      en: 'The rule says “from this moment”.',
      pl: 'Zasada mówi „od tego momentu”.',
    },
  },
  {
    id: 'A39',
    heading: 'Atak Ostateczny',
    en: 'The player in whose turn the Final Attack begins does not draw either.',
    pl: 'Gracz, w którego turze zaczyna się Atak Ostateczny, także już nie dobiera.',
    why: {
      en: 'Phase 3 is skipped from that moment on.',
      pl: 'Fazę 3 pomija się już od tej chwili.',
    },
  },
  {
    id: 'A40',
    heading: 'Atak Ostateczny',
    en:
      'In the Final Attack every turn, the one in which it began included, ends with a check after phase 2: if no ' +
      'shelter of a player in the game holds a zombie, survivors are counted.',
    pl:
      'W Ataku Ostatecznym pod koniec każdej tury, także tej, w której się zaczął, po fazie 2 następuje ' +
      'sprawdzenie: jeśli w żadnym schronie gracza będącego w grze nie ma zombie, liczy się ocalałych.',
    why: {
      en: 'Ending in phase 1 would cut off legal plays and the current attack.',
      pl: 'Koniec w fazie 1 odebrałby możliwość zagrania kart i pominął trwający atak.',
    },
  },
  {
    id: 'A41',
    heading: 'Atak Ostateczny',
    en: 'For the end of the Final Attack only zombies in shelters count; one lying on the city deck does not.',
    pl: 'Na koniec Ataku Ostatecznego liczą się tylko zombie w schronach; leżący na talii Miasta się nie liczy.',
    why: {
      en:
        'This departs from the letter, since a zombie on the deck is still a zombie in the game, but it is the only ' +
        'reading under which the game cannot freeze.',
      pl:
        'Odbiega to od litery zasad, bo zombie na talii to wciąż zombie w grze, ale tylko przy takim odczytaniu gra ' +
        'nie może utknąć.',
    },
  },
  {
    id: 'A42',
    heading: 'Atak Ostateczny',
    en: 'The Final Attack always comes to an end.',
    pl: 'Atak Ostateczny zawsze się kończy.',
    why: {
      en: 'Nobody draws, so cards run out, and every attack costs a survivor or a barrier.',
      pl: 'Nikt nie dobiera, więc karty się kończą, a każdy atak kosztuje ocalałego albo barierę.',
    },
  },
  {
    id: 'A43',
    heading: 'Koniec gry',
    en:
      'House rule, a table option: if before the Final Attack the city deck has not changed for three full rounds, ' +
      'the player whose turn begins must first resolve one noise in their own shelter. Off by default, on only when ' +
      'all players are bots.',
    pl:
      'Zasada domowa, opcja stołu: jeśli przed Atakiem Ostatecznym talia Miasta nie zmieniła się przez trzy pełne ' +
      'rundy, gracz rozpoczynający turę musi najpierw rozpatrzyć jeden hałas we własnym schronie. Domyślnie jest ' +
      'wyłączona; włączona tylko tam, gdzie grają same boty.',
    why: {
      en: 'With a zombie showing on the deck everybody could discard and draw for ever; the rulebook has no remedy.',
      pl: 'Gdy na talii widać zombie, wszyscy mogliby bez końca odrzucać i dobierać; instrukcja tego nie rozwiązuje.',
    },
  },
  {
    id: 'A44',
    heading: 'Talia Zasobów',
    en: 'When the resource deck runs out, its discard pile holds at least 29 cards, so a new deck can always be made.',
    pl:
      'Gdy talia Zasobów się wyczerpie, na jej stosie kart odrzuconych jest co najmniej 29 kart, więc nową talię ' +
      'zawsze da się utworzyć.',
    why: {
      en: 'At most 18 of the 55 cards are in hands and 8 on the table as barriers.',
      pl: 'Z 55 kart najwyżej 18 jest na rękach, a 8 leży na stole jako bariery.',
    },
  },
  {
    id: 'A45',
    heading: 'Przygotowanie',
    en:
      'Starting hands are exchanged in turn order before the first turn; the old cards go to the resource discard ' +
      'pile.',
    pl:
      'Ręce startowe wymienia się przed pierwszą turą, w kolejności graczy; stare karty trafiają na stos ' +
      'odrzuconych kart Zasobów.',
    why: {
      en: 'It is the simplest order, and the cards return with the first reshuffle.',
      pl: 'To najprostsza kolejność, a karty wrócą przy pierwszym tasowaniu.',
    },
  },
  {
    id: 'A46',
    heading: 'Przygotowanie',
    en:
      'Both discard piles, hand sizes and the number of cards in each deck are open to all; the cards in a hand are ' +
      'not.',
    pl:
      'Oba stosy kart odrzuconych oraz liczba kart na rękach i w taliach są jawne dla wszystkich; same karty na ' +
      'rękach – nie.',
    why: {
      en: 'The rulebook forbids nobody to look or to count.',
      pl: 'Instrukcja nikomu nie zabrania ich oglądać ani liczyć.',
    },
  },
  {
    id: 'A47',
    heading: 'Karty Podstępu',
    en: 'Bribery cannot be played if no other player has two or more survivors.',
    pl: 'Przekupstwa nie można zagrać, jeśli nikt inny nie ma co najmniej dwóch ocalałych.',
    why: {
      en: 'The card makes it a condition (C92).',
      pl: 'Karta stawia taki warunek (C92).',
    },
  },
  {
    id: 'A48',
    heading: 'Tryb eksperta',
    en:
      'Alarm and Mines can be discarded for noise only in two ways: from the hand in phase 1, or from the table in ' +
      'your own phase 2, even if nothing attacks. A zombie called in the second way does not attack in this phase.',
    pl:
      'Alarm i Miny można odrzucić tylko dla hałasu na dwa sposoby: z ręki w fazie 1 albo ze stołu we własnej fazie ' +
      '2, nawet gdy nikt nie atakuje. Zombie sprowadzony tym drugim sposobem nie atakuje w tej fazie.',
    why: {
      en: 'The mark is on the card, and using a barrier means discarding it from the table.',
      pl: 'Symbol jest na karcie, a użyć bariery to znaczy odrzucić ją ze stołu.',
    },
  },
  {
    id: 'A49',
    heading: 'Tryb eksperta',
    en: 'The noise-only use is declared instead of playing the card; no targets are chosen.',
    pl: 'Użycie tylko dla hałasu ogłasza się zamiast zagrania karty; nie wybiera się wtedy celów.',
    why: {
      en: 'The two ways are alternatives, so one is chosen first.',
      pl: 'To dwa różne sposoby, więc najpierw wybiera się jeden z nich.',
    },
  },
  {
    id: 'A50',
    heading: 'Faza 3 – dobieranie kart',
    en: 'Nobody ever holds more than three cards.',
    pl: 'Nikt nigdy nie ma na ręce więcej niż trzech kart.',
    why: {
      en: 'Cards are drawn only in phase 3, up to three, and when the starting hand is exchanged.',
      pl: 'Karty bierze się tylko w fazie 3, do trzech, oraz przy wymianie ręki startowej.',
    },
  },
  {
    id: 'A51',
    heading: 'Atak Ostateczny',
    en: 'Only players still in the game are compared in the count and in a tie.',
    pl: 'Przy liczeniu ocalałych i przy remisie porównuje się tylko graczy, którzy są jeszcze w grze.',
    why: {
      en: 'Eliminated players have no shelter to count.',
      pl: 'Gracz, który odpadł, nie ma już schronu.',
    },
  },
  {
    id: 'A52',
    heading: 'Koniec gry',
    en: 'A game never ends without a winner.',
    pl: 'Gra nigdy nie kończy się bez zwycięzcy.',
    why: {
      en: 'Players are eliminated one at a time (A37), and the last one left wins at once (C100).',
      pl: 'Gracze odpadają pojedynczo (A37), a ostatni natychmiast wygrywa (C100).',
    },
  },
] as const satisfies readonly RuleText[];

export type RuleId = (typeof RULEBOOK)[number]['id'];
