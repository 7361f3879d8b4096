import type { RuleText } from '@horda/parts';

/** The actions of a turn, with and without an action die (L67–L119), in our own words. */
export const ACTIONS = [
  {
    id: 'L67',
    heading: 'Akcje z kością',
    en:
      'To attack, the player picks one of their survivors and uses a die that shows at least the survivor’s attack ' +
      'value.',
    pl: 'Do ataku gracz wybiera swojego ocalałego i zużywa kość, na której jest co najmniej jego wartość ataku.',
  },
  {
    id: 'L68',
    heading: 'Akcje z kością',
    en: 'The target is a zombie at the attacker’s location or another player’s survivor there.',
    pl: 'Celem jest zombie albo ocalały innego gracza, byle w lokacji atakującego.',
  },
  {
    id: 'L69',
    heading: 'Akcje z kością',
    en: 'A zombie that is attacked is killed and leaves the board.',
    pl: 'Zaatakowany zombie ginie i znika z planszy.',
  },
  {
    id: 'L70',
    heading: 'Akcje z kością',
    en: 'After a zombie has been killed, the player rolls the exposure die for the attacker.',
    pl: 'Po zabiciu zombie gracz rzuca kością ryzyka za atakującego.',
  },
  {
    id: 'L71',
    heading: 'Akcje z kością',
    en:
      'When a survivor is attacked, the player rolls the used die again; the attack hits if the result is at most the ' +
      'target’s attack value.',
    pl:
      'Przy ataku na ocalałego gracz rzuca zużytą kością jeszcze raz; atak trafia, jeśli wypadnie najwyżej wartość ' +
      'ataku celu.',
  },
  {
    id: 'L72',
    heading: 'Akcje z kością',
    en:
      'A hit puts 1 wound on the target, and the attacking player takes a random card from the hand of the target’s ' +
      'player.',
    pl: 'Trafienie daje celowi 1 ranę, a atakujący gracz zabiera losową kartę z ręki gracza, do którego cel należy.',
  },
  {
    id: 'L73',
    heading: 'Akcje z kością',
    en: 'A result above the target’s attack value misses: nothing happens, and the die stays used.',
    pl: 'Wynik wyższy od wartości ataku celu to pudło: nic się nie dzieje, a kość pozostaje zużyta.',
  },
  {
    id: 'L74',
    heading: 'Akcje z kością',
    en: 'An attack on a survivor brings no roll of the exposure die.',
    pl: 'Atak na ocalałego nie wymaga rzutu kością ryzyka.',
  },
  {
    id: 'L75',
    heading: 'Akcje z kością',
    en: 'A survivor may attack several times in a turn, each time with another suitable die.',
    pl: 'Ocalały może w turze atakować kilka razy, za każdym razem inną pasującą kością.',
  },
  {
    id: 'L76',
    heading: 'Akcje z kością',
    en: 'A player cannot attack survivors of their own group.',
    pl: 'Nie można atakować ocalałych z własnej grupy.',
  },
  {
    id: 'L77',
    heading: 'Akcje z kością',
    en: 'Helpless survivors cannot be attacked.',
    pl: 'Darmozjadów nie można atakować.',
  },
  {
    id: 'L78',
    heading: 'Akcje z kością',
    en: 'Every location except the colony can be searched.',
    pl: 'Przeszukać można każdą lokację poza kolonią.',
  },
  {
    id: 'L79',
    heading: 'Akcje z kością',
    en:
      'To search, the player picks one of their survivors and uses a die that shows at least the survivor’s search ' +
      'value; the search takes place at that survivor’s location.',
    pl:
      'Do przeszukania gracz wybiera swojego ocalałego i zużywa kość, na której jest co najmniej jego wartość ' +
      'przeszukiwania; przeszukuje się lokację, w której ten ocalały stoi.',
  },
  {
    id: 'L80',
    heading: 'Akcje z kością',
    en: 'The player looks at the top card of the location’s item deck and does not take it yet.',
    pl: 'Gracz ogląda pierwszą kartę ze stosu przedmiotów tej lokacji, ale jeszcze jej nie bierze.',
  },
  {
    id: 'L81',
    heading: 'Akcje z kością',
    en: 'After looking at the first card of a search the player may take it into hand and stop.',
    pl: 'Po obejrzeniu pierwszej karty gracz może wziąć ją na rękę i na tym skończyć przeszukiwanie.',
  },
  {
    id: 'L82',
    heading: 'Akcje z kością',
    en:
      'Instead the searching player may make noise: 1 noise token goes on a free noise space of the location, and the ' +
      'player looks at one more card. This may be repeated while a noise space is free.',
    pl:
      'Zamiast tego przeszukujący może narobić hałasu: kładzie 1 znacznik hałasu na wolnym polu hałasu lokacji i ' +
      'ogląda kolejną kartę. Wolno to powtarzać, dopóki jest wolne pole.',
  },
  {
    id: 'L83',
    heading: 'Akcje z kością',
    en: 'At the end of a search the player keeps exactly 1 of the cards seen; the others go under the deck.',
    pl: 'Na koniec przeszukiwania gracz zatrzymuje dokładnie 1 z obejrzanych kart, a resztę wkłada na spód stosu.',
  },
  {
    id: 'L84',
    heading: 'Akcje z kością',
    en: 'A survivor may search several times in a turn, each time with another suitable die.',
    pl: 'Ocalały może w turze przeszukiwać kilka razy, za każdym razem inną pasującą kością.',
  },
  {
    id: 'L85',
    heading: 'Akcje z kością',
    en:
      'To barricade, the player picks one of their survivors, uses any die and puts a barricade on an empty entrance ' +
      'space of the survivor’s location.',
    pl:
      'Do barykadowania gracz wybiera swojego ocalałego, zużywa dowolną kość i stawia barykadę na pustym polu wejścia ' +
      'w jego lokacji.',
  },
  {
    id: 'L86',
    heading: 'Akcje z kością',
    en:
      'A player with at least one survivor in the colony may use any die to remove the top 3 cards of the waste pile ' +
      'from the game.',
    pl:
      'Gracz, który ma w kolonii choć jednego ocalałego, może zużyć dowolną kość i usunąć z gry 3 karty z wierzchu ' +
      'stosu odpadów.',
  },
  {
    id: 'L87',
    heading: 'Akcje z kością',
    en:
      'To attract, the player picks one of their survivors, uses any die and moves up to 2 zombies from one other ' +
      'location to empty entrance spaces of the survivor’s location.',
    pl:
      'Do przyciągania gracz wybiera swojego ocalałego, zużywa dowolną kość i przenosi do 2 zombie z jednej innej ' +
      'lokacji na puste pola wejść w lokacji tego ocalałego.',
  },
  {
    id: 'L88',
    heading: 'Akcje z kością',
    en: 'An ability with a number in front needs a die that shows at least that number.',
    pl: 'Zdolność z liczbą na początku wymaga kości, na której jest co najmniej tyle.',
  },
  {
    id: 'L89',
    heading: 'Akcje z kością',
    en:
      'A survivor may use an ability with a number several times in a turn unless its text limits it; every use needs ' +
      'a die of its own.',
    pl:
      'Ze zdolności z liczbą można w turze korzystać kilka razy, chyba że jej tekst to ogranicza; każde użycie wymaga ' +
      'osobnej kości.',
  },
  {
    id: 'L90',
    heading: 'Akcje z kością',
    en: 'An ability without a number costs no die.',
    pl: 'Zdolność bez liczby nie kosztuje kości.',
  },
  {
    id: 'L91',
    heading: 'Akcje bez kości',
    en: 'A player may play any number of cards from hand during their turn.',
    pl: 'W swojej turze gracz może zagrać z ręki dowolnie wiele kart.',
  },
  {
    id: 'L92',
    heading: 'Akcje bez kości',
    en: 'A played card goes on top of the waste pile.',
    pl: 'Zagrana karta ląduje na wierzchu stosu odpadów.',
  },
  {
    id: 'L93',
    heading: 'Akcje bez kości',
    en: 'Item cards that are events do not go to the waste pile when they are played; they leave the game.',
    pl: 'Przedmioty będące wydarzeniami po zagraniu nie idą na stos odpadów, tylko wypadają z gry.',
  },
  {
    id: 'L94',
    heading: 'Akcje bez kości',
    en:
      'An equip card does not go to the waste pile: it lies beside one of the player’s survivors, who gains its ' +
      'ability.',
    pl:
      'Karta z wyposażeniem nie idzie na stos odpadów: gracz kładzie ją przy swoim ocalałym, który zyskuje jej ' +
      'zdolność.',
  },
  {
    id: 'L95',
    heading: 'Akcje bez kości',
    en: 'The survivor who is equipped may be at any location.',
    pl: 'Ocalały, którego się wyposaża, może stać w dowolnej lokacji.',
  },
  {
    id: 'L96',
    heading: 'Akcje bez kości',
    en: 'A survivor loses equipment only when it is added to a crisis, when it is handed off, or by dying.',
    pl: 'Ocalały traci wyposażenie tylko wtedy, gdy trafi ono do zagrożenia, gdy je przekaże albo gdy zginie.',
  },
  {
    id: 'L97',
    heading: 'Akcje bez kości',
    en: 'The equipment of a survivor killed in the colony goes back to the hand of that survivor’s player.',
    pl: 'Wyposażenie ocalałego zabitego w kolonii wraca na rękę jego gracza.',
  },
  {
    id: 'L98',
    heading: 'Akcje bez kości',
    en:
      'The equipment of a survivor killed elsewhere is shuffled into the item deck of that location. The bandit ' +
      'hideout has no deck: there the equipment lies face up among the cards of the hideout.',
    pl:
      'Wyposażenie ocalałego zabitego gdzie indziej wtasowuje się w stos przedmiotów tej lokacji. Kryjówka bandytów ' +
      'nie ma stosu: tam wyposażenie leży odkryte wśród kart kryjówki.',
  },
  {
    id: 'L99',
    heading: 'Akcje bez kości',
    en: 'Players can play cards in their own turn only.',
    pl: 'Karty zagrywa się tylko we własnej turze.',
  },
  {
    id: 'L100',
    heading: 'Akcje bez kości',
    en:
      'The active player may add cards from hand or from the equipment of their survivors to the crisis; they lie ' +
      'face down on the place for contributed cards.',
    pl:
      'Aktywny gracz może dodać do zagrożenia karty z ręki albo z wyposażenia swoich ocalałych; kładzie je zakryte na ' +
      'polu kart poświęconych.',
  },
  {
    id: 'L101',
    heading: 'Akcje bez kości',
    en: 'The other players do not see the contributed cards until the crisis is resolved.',
    pl: 'Pozostali nie widzą poświęconych kart aż do rozstrzygnięcia zagrożenia.',
  },
  {
    id: 'L102',
    heading: 'Akcje bez kości',
    en: 'A card with a symbol that the crisis asks for helps; a card with any other symbol harms.',
    pl: 'Karta z symbolem, którego zagrożenie wymaga, pomaga; karta z każdym innym szkodzi.',
  },
  {
    id: 'L103',
    heading: 'Akcje bez kości',
    en: 'A contributed card counts once, however many tokens it would bring when played.',
    pl: 'Poświęcona karta liczy się jako jedna, choćby po zagraniu dawała wiele znaczników.',
  },
  {
    id: 'L104',
    heading: 'Akcje bez kości',
    en: 'Every survivor may move once in each turn of their player.',
    pl: 'Każdy ocalały może się ruszyć raz w każdej turze swojego gracza.',
  },
  {
    id: 'L105',
    heading: 'Akcje bez kości',
    en: 'A survivor may move to any location with a free survivor space.',
    pl: 'Ocalały może pójść do dowolnej lokacji, w której jest wolne pole ocalałego.',
  },
  {
    id: 'L106',
    heading: 'Akcje bez kości',
    en: 'After every move the player rolls the exposure die for the survivor who moved.',
    pl: 'Po każdym ruchu gracz rzuca kością ryzyka za ocalałego, który się ruszył.',
  },
  {
    id: 'L107',
    heading: 'Akcje bez kości',
    en: 'If the roll after a move is a bite, it spreads at the location reached, not at the location left.',
    pl:
      'Jeśli w rzucie po ruchu wypadnie ugryzienie, rozprzestrzenia się ono w lokacji, do której ocalały doszedł, a ' +
      'nie w tej, z której wyszedł.',
  },
  {
    id: 'L108',
    heading: 'Akcje bez kości',
    en:
      'The active player may spend food tokens from the food supply; each token raises any one unused action die by ' +
      '1, the player’s own or another’s.',
    pl:
      'Aktywny gracz może wydać żywność z magazynu; każdy znacznik podnosi o 1 wynik dowolnej nieużytej kości akcji, ' +
      'własnej albo cudzej.',
  },
  {
    id: 'L109',
    heading: 'Akcje bez kości',
    en: 'A player may spend several food tokens, also on the same die.',
    pl: 'Wolno wydać kilka znaczników żywności, także na tę samą kość.',
  },
  {
    id: 'L110',
    heading: 'Akcje bez kości',
    en: 'The active player may ask the others for item cards.',
    pl: 'Aktywny gracz może zażądać od pozostałych kart przedmiotów.',
  },
  {
    id: 'L111',
    heading: 'Akcje bez kości',
    en: 'The others may give cards from hand; nobody has to.',
    pl: 'Pozostali mogą dać karty z ręki, ale nikt nie musi.',
  },
  {
    id: 'L112',
    heading: 'Akcje bez kości',
    en: 'A card given on request is shown to all, and the active player uses it at once.',
    pl: 'Kartę daną na żądanie pokazuje się wszystkim, a aktywny gracz od razu jej używa.',
  },
  {
    id: 'L113',
    heading: 'Akcje bez kości',
    en: 'A requested card cannot be added to the crisis.',
    pl: 'Karty z żądania nie można dodać do zagrożenia.',
  },
  {
    id: 'L114',
    heading: 'Akcje bez kości',
    en:
      'One of the active player’s survivors may hand equipment off to another survivor at the same location, who is ' +
      'equipped with it at once.',
    pl:
      'Ocalały aktywnego gracza może przekazać wyposażenie innemu ocalałemu w tej samej lokacji; ten od razu jest w ' +
      'nie wyposażony.',
  },
  {
    id: 'L115',
    heading: 'Akcje bez kości',
    en: 'An item that can be used once in a round and has been used stays used in the new hands, too.',
    pl: 'Przedmiot do użycia raz na rundę, z którego już skorzystano, także w nowych rękach pozostaje wykorzystany.',
  },
  {
    id: 'L116',
    heading: 'Akcje bez kości',
    en: 'Once in each of their turns a player may name another player and call a vote to exile them.',
    pl: 'Raz w każdej swojej turze gracz może wskazać innego gracza i zarządzić głosowanie nad jego wygnaniem.',
  },
  {
    id: 'L117',
    heading: 'Akcje bez kości',
    en: 'Nobody can call a vote to exile themselves.',
    pl: 'Nikt nie może zarządzić głosowania nad wygnaniem samego siebie.',
  },
  {
    id: 'L118',
    heading: 'Akcje bez kości',
    en: 'All players who may vote do so at the same time: thumb up for exile, thumb down against it.',
    pl: 'Wszyscy uprawnieni głosują naraz: kciuk w górę jest za wygnaniem, kciuk w dół przeciw.',
  },
  {
    id: 'L119',
    heading: 'Akcje bez kości',
    en: 'The first player settles a tied vote; if nobody may vote, the active player decides.',
    pl: 'Remis w głosowaniu rozstrzyga pierwszy gracz; jeśli nikt nie ma prawa głosu, decyduje aktywny gracz.',
  },
] as const satisfies readonly RuleText[];
