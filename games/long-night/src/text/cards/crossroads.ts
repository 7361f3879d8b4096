/** Crossroads cards: names and texts. What they do is in `content/`, under the same id. */
import type { CrossroadsId } from '../../content/ids.ts';
import type { CrossroadsText } from './texts.ts';

export const CROSSROADS_TEXTS: Readonly<Record<CrossroadsId, CrossroadsText>> = {
  giaNajjar: {
    name: { pl: 'Gia Najjar', en: 'Gia Najjar' },
    trigger: {
      pl: 'Gia Najjar jest w grze i nie jest na wygnaniu, a w grze jest co najmniej 1 bandyta.',
      en: 'Gia Najjar is in play and not exiled, and at least 1 bandit is in play.',
    },
    first: {
      pl: 'Połóż Gię w lokacji, w której jest bandyta i wolne pole ocalałych; lokację wybiera gracz, który ją kontroluje. To nie ruch.',
      en: 'Put Gia at a location with a bandit and a free survivor space; her controller chooses which. This is not a move.',
    },
    options: [
      {
        pl: 'Usuń Gię z gry razem z wyposażeniem. Usuń 1 bandytę z tej lokacji.',
        en: 'Remove Gia and her equipment from the game. Remove 1 bandit from that location.',
      },
      {
        pl: 'Połóż Gię w kolonii (to nie ruch). Połóż po 1 bandycie w lokacjach 1–6, jeśli jest tam miejsce.',
        en: 'Put Gia in the colony (this is not a move). Put 1 bandit at each of locations 1–6 that has room.',
      },
    ],
  },
  lilyMae: {
    name: { pl: 'Lily Mae', en: 'Lily Mae' },
    trigger: { pl: 'Lily Mae jest w kolonii.', en: 'Lily Mae is in the colony.' },
    first: null,
    options: [
      {
        pl: 'Zamień wszystkie barykady we wszystkich lokacjach w wybuchające pułapki. Do końca gry, gdy wybuchnie pułapka, rzuć kością: 1 → każdy ocalały w tej lokacji otrzymuje 1 ranę; 2–6 → nic się nie dzieje.',
        en: 'Turn all barricades at all locations into explosive traps. For the rest of the game, whenever a trap goes off, roll a die: 1 → every survivor at that location gets 1 wound; 2–6 → nothing happens.',
      },
      {
        pl: 'Raz w grze, tuż przed krokiem 4 lub tuż po nim, gracz kontrolujący Lily może usunąć z kolonii wszystkie zwykłe zombie, a potem rzuca kością: 1–4 → Lily ginie; 5–6 → nic się nie dzieje.',
        en: 'Once in the game, right before or right after step 4, Lily’s controller may remove all ordinary zombies from the colony and then rolls a die: 1–4 → Lily is killed; 5–6 → nothing happens.',
      },
    ],
  },
  anitaWallace: {
    name: { pl: 'Anita Wallace', en: 'Anita Wallace' },
    trigger: {
      pl: 'Używasz kości do czyszczenia odpadów, a Anita Wallace jest w grze i nie jest na wygnaniu. Rozpatrz kartę przed usunięciem kart ze stosu.',
      en: 'You use a die to clean waste while Anita Wallace is in play and not exiled. Resolve this card before the waste cards are removed.',
    },
    first: null,
    options: [
      {
        pl: 'Oprócz kart usuwanych tą akcją usuń z gry jeszcze 2 wierzchnie karty ze stosu odpadów.',
        en: 'In addition to the cards of this action, remove the top 2 cards of the waste pile from the game.',
      },
      { pl: 'Akcja nie ma efektu, koszt przepada.', en: 'The action has no effect, its cost stays spent.' },
    ],
  },
  scars: {
    name: { pl: 'Blizny', en: 'Scars' },
    trigger: {
      pl: 'Kontrolujesz Rosę Rodriguez, a w jej lokacji jest co najmniej 1 bandyta.',
      en: 'You control Rosa Rodriguez, and at least 1 bandit is at her location.',
    },
    first: null,
    options: [
      {
        pl: 'Rzucasz 5 kośćmi, o 1 mniej za każde obrażenie Rosy; gracz, który czyta tę kartę, rzuca 4. Porównajcie sumy. Jeśli twoja jest równa lub wyższa: połóż Rosę w kolonii (to nie ruch). Jeśli niższa: Rosa otrzymuje tyle ran, ile wynosi różnica.',
        en: 'You roll 5 dice, 1 fewer for each damage token on Rosa; the player reading this card rolls 4. Compare the sums. If yours is equal or higher: put Rosa in the colony (this is not a move). If it is lower: Rosa gets as many wounds as the difference.',
      },
    ],
  },
  weeds: {
    name: { pl: 'Zielsko', en: 'Weeds' },
    trigger: {
      pl: 'Szklarnia jest ukończona, a ty masz ocalałego w kolonii.',
      en: 'The Greenhouse is finished, and you have a survivor in the colony.',
    },
    first: null,
    options: [
      {
        pl: '−1 żywność. Usuń całą rozpacz ze wszystkich swoich ocalałych.',
        en: '−1 food. Remove all despair from all your survivors.',
      },
      {
        pl: '−1 żywność. Usuń po 1 ranie lub odmrożeniu z najwyżej 2 cudzych ocalałych, którzy mają 2 lub więcej obrażeń.',
        en: '−1 food. Remove 1 wound or frostbite from each of up to 2 survivors of other players with 2 or more damage tokens.',
      },
      {
        pl: 'Wymień kartę przedmiotu. Gracze, którzy mają ocalałego w kolonii, po kolei mogą ci ją oddać; pierwszy, który to zrobi, usuwa całą rozpacz ze wszystkich swoich ocalałych. Jeśli nikt jej nie odda, nic się nie dzieje.',
        en: 'Name an item card. In turn order, players with a survivor in the colony may give it to you; the first to do so removes all despair from all their survivors. If nobody gives it, nothing happens.',
      },
    ],
  },
  noPlaceLeftInTheWorld: {
    name: { pl: 'Nie ma już dla nas miejsca', en: 'No Place Left in the World' },
    trigger: {
      pl: 'Przeszukujesz lokację, nie jesteś na wygnaniu, a w kolonii jest wolne pole.',
      en: 'You search a location, you are not exiled, and the colony has a free space.',
    },
    first: null,
    options: [
      {
        pl: 'Dodaj do kolonii 1 darmozjada. Odtąd na początku każdej swojej tury, jeśli w kolonii jest darmozjad, możesz odłożyć z ręki 1 kartę leku na stos odpadów bez jej efektu: usuń wtedy całą rozpacz ze wszystkich swoich ocalałych. Jeśli tego nie zrobisz: zabij 1 darmozjada (−1 morale) i ten efekt się kończy. Kończy się też, gdy w kolonii zabraknie darmozjadów.',
        en: 'Add 1 helpless survivor to the colony. From now on, at the start of each of your turns while a helpless survivor is in the colony, you may put 1 medicine card from your hand on the waste pile without its effect: remove all despair from all your survivors. If you do not: kill 1 helpless survivor (−1 morale), and this effect ends. It also ends when no helpless survivor is left.',
      },
      { pl: 'Ten ocalały otrzymuje 1 rozpacz.', en: 'Put 1 despair on that survivor.' },
    ],
  },
  disturbed: {
    name: { pl: 'Niepokój', en: 'Disturbed' },
    trigger: {
      pl: 'W kolonii jest co najmniej 4 darmozjadów.',
      en: 'There are at least 4 helpless survivors in the colony.',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć kością: zbuntuj tylu darmozjadów, ile wypadło (lub ilu się da).',
        en: 'Roll a die: turn that many helpless survivors unruly (as many as possible).',
      },
      {
        pl: 'Usuń 2 darmozjadów (nie giną, więc morale za to nie spada). −1 morale.',
        en: 'Remove 2 helpless survivors (they are not killed, so no morale is lost for them). −1 morale.',
      },
      {
        pl: 'Tylko jeśli w grze jest James Meyers: usuń 1 rozpacz z jednego ze swoich ocalałych.',
        en: 'Only if James Meyers is in play: remove 1 despair from one of your survivors.',
      },
    ],
  },
  spy: {
    name: { pl: 'Szpieg', en: 'Spy' },
    trigger: {
      pl: 'W kolonii jest co najmniej 1 darmozjad.',
      en: 'There is at least 1 helpless survivor in the colony.',
    },
    first: null,
    options: [
      {
        pl: 'Usuń do 5 bandytów z dowolnych lokacji. −1 morale.',
        en: 'Remove up to 5 bandits from any locations. −1 morale.',
      },
      {
        pl: 'Usuń 1 darmozjada (bez utraty morale). Połóż 2 bandytów w losowej lokacji, jeśli jest tam miejsce.',
        en: 'Remove 1 helpless survivor (no morale is lost). Put 2 bandits at a random location, as far as there is room.',
      },
    ],
  },
  onTheHunt: {
    name: { pl: 'Na łowach', en: 'On the Hunt' },
    trigger: { pl: 'Poruszasz ocalałego i nie jesteś na wygnaniu.', en: 'You move a survivor and are not exiled.' },
    first: null,
    options: [
      {
        pl: 'Rzuć 4 kośćmi: +1 żywność za każdy wynik 3 lub więcej.',
        en: 'Roll 4 dice: +1 food for each result of 3 or more.',
      },
      {
        pl: 'Do końca gry, gdy do gry wchodzi bandyta, rzuć kością: 1–3 → nic się nie dzieje; 4–6 → ten bandyta zostaje usunięty.',
        en: 'For the rest of the game, whenever a bandit enters play, roll a die: 1–3 → nothing happens; 4–6 → that bandit is removed.',
      },
    ],
  },
  theTunnel: {
    name: { pl: 'Tunel', en: 'The Tunnel' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Wylosuj lokację. Do końca gry ruchy do niej i z niej nie wymagają rzutu kością ryzyka, ale gdy dodawane są tam zombie, rzuć kością: 1–2 → nic się nie dzieje; 3–6 → dodaj 1 zombie do kolonii.',
        en: 'Choose a random location. For the rest of the game moves to and from it need no exposure roll, but whenever zombies are added there, roll a die: 1–2 → nothing happens; 3–6 → add 1 zombie to the colony.',
      },
      {
        pl: 'Najwyżej 2 razy: usuń 1 darmozjada (bez utraty morale) i połóż 1 bandytę w losowej lokacji, jeśli jest tam miejsce.',
        en: 'Up to 2 times: remove 1 helpless survivor (no morale is lost) and put 1 bandit at a random location, if it has room.',
      },
    ],
  },
  doinTime: {
    name: { pl: 'Odsiadka', en: "Doin' Time" },
    trigger: {
      pl: 'Masz na komisariacie ocalałego, a poza nim nie ma tam innych ocalałych.',
      en: 'You have a survivor at the police station, and no other survivor is there.',
    },
    first: {
      pl: 'Wszystkie wolne pola ocalałych na komisariacie zajmują bandyci.',
      en: 'Fill the free survivor spaces at the police station with bandits.',
    },
    options: [
      {
        pl: 'Włóż do kryjówki co najmniej 1 kartę z ręki. Rzuć kością i dodaj liczbę tych kart: 3 lub więcej → usuń wszystkich bandytów z komisariatu; mniej niż 3 → ten ocalały ginie.',
        en: 'Put 1 or more cards from your hand in the hideout. Roll a die and add the number of these cards: 3 or more → remove all bandits from the police station; less than 3 → that survivor is killed.',
      },
      {
        pl: 'Zapełnij hałasem komisariat. Każdy gracz rzuca kością ryzyka za jednego wybranego swojego ocalałego. Usuń wszystkich bandytów z komisariatu.',
        en: 'Fill the police station with noise. Each player rolls exposure for one of their survivors of their choice. Remove all bandits from the police station.',
      },
    ],
  },
  alfonsoOrtega: {
    name: { pl: 'Alfonso Ortega', en: 'Alfonso Ortega' },
    trigger: {
      pl: 'Alfonso Ortega jest w grze, a ktoś ma na ręce lub w wyposażeniu Karabin szturmowy.',
      en: 'Alfonso Ortega is in play, and somebody has an Assault Rifle in hand or equipped.',
    },
    first: null,
    options: [
      {
        pl: 'Ten karabin zabija o 1 zombie więcej i robi o 1 hałas więcej. Do końca gry po każdym ataku tym karabinem rzuć kością: 1 → karabin wypada z gry; 2–6 → nic się nie dzieje.',
        en: 'That rifle kills 1 more zombie and makes 1 more noise. For the rest of the game, after each attack with it, roll a die: 1 → the rifle leaves the game; 2–6 → nothing happens.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  fatimaRhodes: {
    name: { pl: 'Fatima Rhodes', en: 'Fatima Rhodes' },
    trigger: { pl: 'Fatima Maktabi jest w kolonii.', en: 'Fatima Maktabi is in the colony.' },
    first: null,
    options: [
      {
        pl: 'Do końca gry Fatima może się tylko poruszać i przeszukiwać, a na koniec każdej tury gracza, który ją kontroluje, otrzymuje 1 rozpacz, jeśli się w tej turze nie poruszyła.',
        en: 'For the rest of the game Fatima may only move and search, and at the end of each turn of her controller she gets 1 despair if she did not move in that turn.',
      },
      {
        pl: 'Usuń z gry wierzchnią kartę ze stosu odpadów. Fatima otrzymuje 1 rozpacz.',
        en: 'Remove the top card of the waste pile from the game. Fatima gets 1 despair.',
      },
    ],
  },
  melissaGupta: {
    name: { pl: 'Melissa Gupta', en: 'Melissa Gupta' },
    trigger: {
      pl: 'Melissa Gupta jest w grze i nie jest na wygnaniu.',
      en: 'Melissa Gupta is in play and not exiled.',
    },
    first: null,
    options: [
      { pl: 'Dodaj 1 znacznik głodu.', en: 'Add 1 starvation token.' },
      { pl: 'Melissa otrzymuje 1 rozpacz.', en: 'Melissa gets 1 despair.' },
    ],
  },
  standoff: {
    name: { pl: 'Impas', en: 'Standoff' },
    trigger: {
      pl: 'Twój ocalały jest w jednej lokacji z bandytą, a w kolonii są co najmniej 2 wolne pola.',
      en: 'One of your survivors is at the same location as a bandit, and the colony has at least 2 free spaces.',
    },
    first: null,
    options: [
      {
        pl: 'Dodaj do kolonii 2 darmozjadów. Usuń 1 bandytę z tej lokacji.',
        en: 'Add 2 helpless survivors to the colony. Remove 1 bandit from that location.',
      },
      {
        pl: 'Każdy ocalały w tej lokacji otrzymuje 1 rozpacz. Usuń z niej 1 bandytę.',
        en: 'Every survivor at that location gets 1 despair. Remove 1 bandit from it.',
      },
    ],
  },
  chloeLarousse: {
    name: { pl: 'Chloe Larousse', en: 'Chloe Larousse' },
    trigger: {
      pl: 'Chloe Larousse jest w kolonii, a w grze jest co najmniej 2 bandytów.',
      en: 'Chloe Larousse is in the colony, and at least 2 bandits are in play.',
    },
    first: {
      pl: 'Każdy gracz kładzie w kryjówce 1 odkrytą kartę z ręki, jeśli może.',
      en: 'Each player puts 1 card from their hand face up in the hideout, if able.',
    },
    options: [
      {
        pl: 'Rzuć 5 razy kością ryzyka za Chloe. Jeśli przeżyje, gracz, który ją kontroluje, bierze wszystkie karty włożone właśnie do kryjówki.',
        en: 'Roll exposure 5 times for Chloe. If she survives, her controller takes all cards just put in the hideout.',
      },
      {
        pl: 'Każdy gracz rzuca kością ryzyka za jednego wybranego swojego ocalałego; jeśli ten ocalały przeżyje, gracz bierze 1 wybraną kartę z kryjówki. Gracz kontrolujący Chloe do końca gry nie może żądać kart.',
        en: 'Each player rolls exposure for one of their survivors of their choice; if that survivor lives, the player takes 1 hideout card of choice. Chloe’s controller may not request cards for the rest of the game.',
      },
    ],
  },
  crazedSoccerMom: {
    name: { pl: 'Oszalała mama piłkarza', en: 'Crazed Soccer Mom' },
    trigger: {
      pl: 'Masz ocalałego w szkole i nie jesteś na wygnaniu.',
      en: 'You have a survivor at the school and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Rzucasz 2 kośćmi za każdego swojego ocalałego w szkole i 2 za każdą broń w ich wyposażeniu; gracz, który czyta tę kartę, rzuca 4. Porównajcie sumy. Jeśli twoja jest równa lub wyższa: nic się nie dzieje. Jeśli niższa: każdy ocalały w szkole otrzymuje 1 ranę i trafia do kolonii (to nie ruch), a do końca gry każdy ocalały, który poruszy się do szkoły, otrzymuje 1 ranę.',
        en: 'You roll 2 dice for each of your survivors at the school and 2 for each weapon equipped on them; the player reading this card rolls 4. Compare the sums. If yours is equal or higher: nothing happens. If it is lower: every survivor at the school gets 1 wound and is put in the colony (this is not a move), and for the rest of the game every survivor who moves to the school gets 1 wound.',
      },
      {
        pl: 'Każdy ocalały w szkole trafia do kolonii (to nie ruch). Do końca gry każdy ocalały, który poruszy się do szkoły, otrzymuje 1 ranę.',
        en: 'Every survivor at the school is put in the colony (this is not a move). For the rest of the game every survivor who moves to the school gets 1 wound.',
      },
    ],
  },
  illShowThemICanHelp: {
    name: { pl: 'Pokażę im, że mogę pomóc!', en: "I'll Show Them I Can Help!" },
    trigger: {
      pl: 'Zgłaszasz głosowanie nad wygnaniem, a w kolonii jest co najmniej 1 darmozjad. Rozpatrz kartę przed tym głosowaniem.',
      en: 'You start an exile vote while at least 1 helpless survivor is in the colony. Resolve this card before that vote.',
    },
    first: { pl: 'Ginie przywódca grupy oskarżonego gracza.', en: 'The group leader of the accused player is killed.' },
    options: [
      { pl: 'Oskarżający zostaje wygnany bez głosowania.', en: 'The accuser is exiled without a vote.' },
      {
        pl: 'Usuń 1 darmozjada (nie ginie, więc morale za to nie spada). −1 morale.',
        en: 'Remove 1 helpless survivor (it is not killed, so no morale is lost for it). −1 morale.',
      },
      {
        pl: 'Dowolny gracz, który się na to zgodzi, usuwa z gry 1 swojego ocalałego. Usuń 1 darmozjada (bez utraty morale).',
        en: 'Any one player who agrees removes 1 of their survivors from the game. Remove 1 helpless survivor (no morale is lost).',
      },
    ],
  },
  ohWhatAFeeling: {
    name: { pl: 'Co za uczucie', en: 'Oh What a Feeling' },
    trigger: {
      pl: 'Twój ocalały i ocalały innego gracza są w jakiejś lokacji tylko we dwoje i oboje są ludźmi.',
      en: 'One of your survivors and one of another player are the only two at a location, and both are human.',
    },
    first: null,
    options: [
      {
        pl: 'Usuń z obojga wszystkie rany i odmrożenia oraz całą rozpacz. Obaj gracze rzucają kością (remis: jeszcze raz); kto ma więcej, dołącza do swojej grupy ocalałego drugiego gracza.',
        en: 'Remove all wounds, frostbite and despair from both. Both players roll a die (tie: again); the player with the higher result takes the other player’s survivor into their group.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
      {
        pl: 'Ocalały gracza, który głosował na tak, otrzymuje 1 rozpacz.',
        en: 'The survivor of the player who voted thumbs up gets 1 despair.',
      },
    ],
  },
  frozenPipes: {
    name: { pl: 'Zamarznięte rury', en: 'Frozen Pipes' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      { pl: '−2 żywności.', en: '−2 food.' },
      {
        pl: 'Każdy gracz wybiera jednego swojego ocalałego w kolonii: otrzymuje on 1 odmrożenie.',
        en: 'Each player chooses one of their survivors in the colony: it gets 1 frostbite.',
      },
    ],
  },
  coleWinters: {
    name: { pl: 'Cole Winters', en: 'Cole Winters' },
    trigger: {
      pl: 'Kontrolujesz Cole’a Wintersa i nie jesteś na wygnaniu.',
      en: 'You control Cole Winters and are not exiled.',
    },
    first: { pl: 'Połóż Cole’a w kolonii (to nie ruch).', en: 'Put Cole in the colony (this is not a move).' },
    options: [
      {
        pl: 'Usuń po 1 rozpaczy z 3 wybranych ocalałych w kolonii. Cole otrzymuje 1 rozpacz.',
        en: 'Remove 1 despair from each of 3 survivors of your choice in the colony. Cole gets 1 despair.',
      },
      { pl: 'Uspokój do 2 zbuntowanych darmozjadów.', en: 'Calm up to 2 unruly helpless survivors.' },
    ],
  },
  nadiaRivers: {
    name: { pl: 'Nadia Rivers', en: 'Nadia Rivers' },
    trigger: { pl: 'Nadia Rivers jest w grze i nie jest na wygnaniu.', en: 'Nadia Rivers is in play and not exiled.' },
    first: null,
    options: [
      {
        pl: 'Gracz kontrolujący Nadię zużywa 2 nieużyte kości (ile ma), a każdy inny gracz rzuca w następnej rundzie 1 kością więcej.',
        en: 'Nadia’s controller moves 2 unused dice to the used ones (as many as there are), and each other player rolls 1 more die next round.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  walterBoone: {
    name: { pl: 'Walter Boone', en: 'Walter Boone' },
    trigger: { pl: 'Walter Boone jest w kolonii.', en: 'Walter Boone is in the colony.' },
    first: null,
    options: [
      {
        pl: 'Zabij do 3 zwykłych zombie w kolonii; za całość rzuć raz kością ryzyka za Waltera.',
        en: 'Kill up to 3 ordinary zombies at the colony; roll exposure for Walter once for all of them.',
      },
      { pl: 'Połóż do 2 barykad w kolonii.', en: 'Put up to 2 barricades at the colony.' },
    ],
  },
  searchTheBunks: {
    name: { pl: 'Przeszukać prycze', en: 'Search the Bunks' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Obejrzyj karty na ręce wybranego gracza. Jeden z twoich ocalałych otrzymuje 1 rozpacz.',
        en: 'Look at the hand of another player of your choice. One of your survivors gets 1 despair.',
      },
      {
        pl: 'Od razu odbywa się głosowanie nad wygnaniem wybranego przez ciebie gracza.',
        en: 'An exile vote on another player of your choice takes place at once.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  derekYoshida: {
    name: { pl: 'Derek Yoshida', en: 'Derek Yoshida' },
    trigger: {
      pl: 'Kontrolujesz Dereka Yoshidę i nie jesteś na wygnaniu.',
      en: 'You control Derek Yoshida and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Podnieś o 2 wynik jednej swojej nieużytej kości (najwyżej do 6).',
        en: 'Raise one of your unused dice by 2 (to 6 at most).',
      },
      {
        pl: 'Derek otrzymuje 1 ranę. W następnej rundzie rzucasz 1 kością więcej.',
        en: 'Derek gets 1 wound. You roll 1 more die next round.',
      },
    ],
  },
  whiteoutWalk: {
    name: { pl: 'Marsz przez zamieć', en: 'Whiteout Walk' },
    trigger: {
      pl: 'Poruszasz ocalałego bez użycia paliwa do lokacji ze stosem przedmiotów i nie jesteś na wygnaniu.',
      en: 'You move a survivor without fuel to a location with an item deck, and you are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Ten ocalały otrzymuje 1 odmrożenie. Dobierz 1 kartę ze stosu przedmiotów tej lokacji.',
        en: 'That survivor gets 1 frostbite. Draw 1 card from the item deck of that location.',
      },
      {
        pl: 'Ten ocalały wraca tam, skąd przyszedł (to nie ruch), i nie może się już poruszyć w tej turze.',
        en: 'That survivor goes back where it came from (this is not a move) and may not move again this turn.',
      },
    ],
  },
  basementDoor: {
    name: { pl: 'Drzwi do piwnicy', en: 'Basement Door' },
    trigger: {
      pl: 'Przeszukujesz lokację, nie jesteś na wygnaniu, a w kolonii jest wolne pole.',
      en: 'You search a location, you are not exiled, and the colony has a free space.',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć kością: 1–2 → dodaj 2 zombie do tej lokacji; 3–4 → dobierz 1 kartę ze stosu przedmiotów tej lokacji; 5–6 → dobierz ocalałego do swojej grupy.',
        en: 'Roll a die: 1–2 → add 2 zombies to that location; 3–4 → draw 1 card from the item deck of that location; 5–6 → draw a survivor into your group.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  quietChildren: {
    name: { pl: 'Ciche dzieci', en: 'Quiet Children' },
    trigger: {
      pl: 'W kolonii jest co najmniej 2 darmozjadów.',
      en: 'There are at least 2 helpless survivors in the colony.',
    },
    first: null,
    options: [
      {
        pl: '−1 żywność. Uspokój do 3 zbuntowanych darmozjadów.',
        en: '−1 food. Calm up to 3 unruly helpless survivors.',
      },
      { pl: 'Zbuntuj 2 darmozjadów (lub ilu się da).', en: 'Turn 2 helpless survivors unruly (as many as possible).' },
    ],
  },
  oldMap: {
    name: { pl: 'Stara mapa', en: 'Old Map' },
    trigger: { pl: 'Zagrywasz kartę edukacji.', en: 'You play an education card.' },
    first: null,
    options: [
      {
        pl: 'Przejrzyj stos przedmiotów wybranej lokacji poza kolonią, weź 1 kartę i przetasuj stos. Zużyj 1 nieużytą kość.',
        en: 'Look through the item deck of a location of your choice, take 1 card and shuffle the deck. Move 1 of your unused dice to the used ones.',
      },
      {
        pl: 'Obejrzyj 3 wierzchnie karty stosu przedmiotów wybranej lokacji i odłóż je na wierzch w dowolnej kolejności.',
        en: 'Look at the top 3 cards of the item deck of a location of your choice and put them back on top in any order.',
      },
    ],
  },
  jammedDoor: {
    name: { pl: 'Zacięte drzwi', en: 'Jammed Door' },
    trigger: { pl: 'Stawiasz barykadę akcją barykadowania.', en: 'You build a barricade with the barricade action.' },
    first: null,
    options: [
      {
        pl: 'Połóż w tej lokacji jeszcze 1 barykadę i 1 znacznik hałasu (tam, gdzie nie ma pól hałasu, dodaj zamiast niego 1 zombie).',
        en: 'Put 1 more barricade and 1 noise token at that location (where there are no noise spaces, add 1 zombie instead).',
      },
      {
        pl: 'Zamień 1 barykadę w tej lokacji w wybuchającą pułapkę. Ten ocalały otrzymuje 1 ranę.',
        en: 'Turn 1 barricade at that location into an explosive trap. That survivor gets 1 wound.',
      },
    ],
  },
  borrowedParts: {
    name: { pl: 'Pożyczone części', en: 'Borrowed Parts' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, a na usprawnieniach leży co najmniej 1 znacznik postępu.',
      en: 'You have a survivor in the colony, and at least 1 advancement token lies on the improvements.',
    },
    first: null,
    options: [
      {
        pl: 'Połóż 2 znaczniki postępu na usprawnieniach. Usuń z kolonii 2 barykady lub pułapki.',
        en: 'Put 2 advancement tokens on improvements. Remove 2 barricades or traps from the colony.',
      },
      {
        pl: 'Usuń 1 znacznik postępu z usprawnienia. +2 żywności.',
        en: 'Remove 1 advancement token from an improvement. +2 food.',
      },
    ],
  },
  openingDay: {
    name: { pl: 'Dzień otwarcia', en: 'Opening Day' },
    trigger: {
      pl: 'Ukończono co najmniej 1 usprawnienie, a ty masz ocalałego w kolonii.',
      en: 'At least 1 improvement is finished, and you have a survivor in the colony.',
    },
    first: null,
    options: [
      { pl: '−3 żywności. +1 morale.', en: '−3 food. +1 morale.' },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  ingridHalvorsen: {
    name: { pl: 'Ingrid Halvorsen', en: 'Ingrid Halvorsen' },
    trigger: { pl: 'Ingrid Halvorsen jest w kolonii.', en: 'Ingrid Halvorsen is in the colony.' },
    first: null,
    options: [
      {
        pl: 'Połóż 2 znaczniki postępu na usprawnieniach. Ingrid otrzymuje 1 rozpacz.',
        en: 'Put 2 advancement tokens on improvements. Ingrid gets 1 despair.',
      },
      { pl: 'Połóż do 2 barykad w kolonii.', en: 'Put up to 2 barricades at the colony.' },
    ],
  },
  faultyWiring: {
    name: { pl: 'Wadliwa instalacja', en: 'Faulty Wiring' },
    trigger: { pl: 'Ukończono co najmniej 1 usprawnienie.', en: 'At least 1 improvement is finished.' },
    first: null,
    options: [
      {
        pl: 'Rzuć kością: 1–2 → 2 ocalałych o najniższych wpływach w kolonii otrzymuje po 1 ranie; 3–4 → ocalały o najniższych wpływach w kolonii otrzymuje 1 ranę; 5–6 → połóż 1 znacznik postępu na usprawnieniu.',
        en: 'Roll a die: 1–2 → the 2 survivors with the lowest influence in the colony get 1 wound each; 3–4 → the survivor with the lowest influence in the colony gets 1 wound; 5–6 → put 1 advancement token on an improvement.',
      },
      { pl: 'Usuń 2 znaczniki postępu z usprawnień.', en: 'Remove 2 advancement tokens from improvements.' },
    ],
  },
  nightShift: {
    name: { pl: 'Nocna zmiana', en: 'Night Shift' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Gracze mogą wspólnie zużyć 3 nieużyte kości: połóż 2 znaczniki postępu na usprawnieniach. Jeśli tego nie zrobią: jeden z twoich ocalałych otrzymuje 1 rozpacz.',
        en: 'The players together may move 3 unused dice to the used ones: put 2 advancement tokens on improvements. If they do not: one of your survivors gets 1 despair.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  stash: {
    name: { pl: 'Skrytka', en: 'Stash' },
    trigger: { pl: 'Przeszukujesz lokację, w której jest bandyta.', en: 'You search a location where a bandit is.' },
    first: null,
    options: [
      {
        pl: 'Weź 1 wybraną kartę z kryjówki (musi tam jakaś być). Połóż w tej lokacji 1 bandytę, jeśli jest miejsce.',
        en: 'Take 1 hideout card of your choice (there must be one). Put 1 bandit at that location, if it has room.',
      },
      {
        pl: 'Usuń 1 bandytę z tej lokacji. Usuń z gry 1 losową kartę ze swojej ręki.',
        en: 'Remove 1 bandit from that location. Remove 1 random card of your hand from the game.',
      },
    ],
  },
  truce: {
    name: { pl: 'Rozejm', en: 'Truce' },
    trigger: { pl: 'W grze jest co najmniej 3 bandytów.', en: 'At least 3 bandits are in play.' },
    first: null,
    options: [
      {
        pl: '−3 żywności. Usuń do 3 bandytów z dowolnych lokacji.',
        en: '−3 food. Remove up to 3 bandits from any locations.',
      },
      {
        pl: 'Połóż 1 bandytę w losowej lokacji, jeśli jest tam miejsce.',
        en: 'Put 1 bandit at a random location, if it has room.',
      },
    ],
  },
  emmaHan: {
    name: { pl: 'Emma Han', en: 'Emma Han' },
    trigger: {
      pl: 'Emma Han jest w grze i nie jest na wygnaniu, a w Raxxon jest wolne pole.',
      en: 'Emma Han is in play and not exiled, and Raxxon has a free space.',
    },
    first: null,
    options: [
      {
        pl: 'Połóż Emmę w Raxxon (to nie ruch). Obejrzyj 3 wierzchnie eksperymenty i odłóż je w dowolnej kolejności.',
        en: 'Put Emma at Raxxon (this is not a move). Look at the top 3 experiments and put them back in any order.',
      },
      {
        pl: 'Gracz kontrolujący Emmę dobiera 1 kartę ze stosu przedmiotów Raxxon i rzuca kością ryzyka za Emmę.',
        en: 'Emma’s controller draws 1 card from the Raxxon item deck and rolls exposure for Emma.',
      },
    ],
  },
  blue: {
    name: { pl: 'Blue', en: 'Blue' },
    trigger: {
      pl: 'Kontrolujesz Blue i nie jesteś na wygnaniu, a w Raxxon jest wolne pole.',
      en: 'You control Blue and are not exiled, and Raxxon has a free space.',
    },
    first: null,
    options: [
      {
        pl: 'Połóż Blue w Raxxon (to nie ruch). Blue otrzymuje 1 ranę. Odrzuć wierzchni eksperyment bez rozmieszczania figurek.',
        en: 'Put Blue at Raxxon (this is not a move). Blue gets 1 wound. Discard the top experiment without placing its figures.',
      },
      { pl: 'Usuń całą rozpacz z jednego ze swoich ocalałych.', en: 'Remove all despair from one of your survivors.' },
    ],
  },
  coldStorage: {
    name: { pl: 'Chłodnia', en: 'Cold Storage' },
    trigger: { pl: 'Przeszukujesz Raxxon.', en: 'You search Raxxon.' },
    first: null,
    options: [
      {
        pl: 'Dobierz 2 karty ze stosu przedmiotów Raxxon. Ten ocalały otrzymuje 1 odmrożenie.',
        en: 'Draw 2 cards from the Raxxon item deck. That survivor gets 1 frostbite.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  wrongCode: {
    name: { pl: 'Zły kod', en: 'Wrong Code' },
    trigger: {
      pl: 'Kładziesz kość na karcie Raxxon. Rozpatrz kartę, zanim kość tam trafi.',
      en: 'You put a die on the Raxxon card. Resolve this card before the die lies there.',
    },
    first: null,
    options: [
      {
        pl: 'Twoja kość przepada. Zamiast niej gracz, który czyta tę kartę, kładzie na Raxxon kość z puli z dowolnym wynikiem.',
        en: 'Your die is lost. Instead the player reading this card puts a die from the supply on Raxxon, with any value.',
      },
      {
        pl: 'Kość leży na Raxxon normalnie. Dodaj 2 zombie do Raxxon.',
        en: 'The die lies on Raxxon as usual. Add 2 zombies to Raxxon.',
      },
    ],
  },
  looseCage: {
    name: { pl: 'Otwarta klatka', en: 'Loose Cage' },
    trigger: { pl: 'W grze jest co najmniej 1 specjalny zombie.', en: 'At least 1 special zombie is in play.' },
    first: null,
    options: [
      {
        pl: '−1 morale. Odrzuć wierzchni eksperyment bez rozmieszczania figurek.',
        en: '−1 morale. Discard the top experiment without placing its figures.',
      },
      { pl: 'Dodaj po 1 zombie do lokacji 1–6.', en: 'Add 1 zombie to each of locations 1–6.' },
    ],
  },
  testBatch: {
    name: { pl: 'Partia próbna', en: 'Test Batch' },
    trigger: { pl: 'Używasz pigułki.', en: 'You use a pill.' },
    first: null,
    options: [
      {
        pl: 'Możesz wziąć 1 kartę leku usuniętą z gry. Ocalały, który wziął pigułkę, otrzymuje 1 rozpacz.',
        en: 'You may take 1 medicine card that was removed from the game. The survivor who took the pill gets 1 despair.',
      },
      {
        pl: 'Usuń 1 ranę lub odmrożenie z ocalałego, który wziął pigułkę.',
        en: 'Remove 1 wound or frostbite from the survivor who took the pill.',
      },
    ],
  },
  sample: {
    name: { pl: 'Próbka', en: 'Sample' },
    trigger: {
      pl: 'Zabijasz specjalnego zombie i nie jesteś na wygnaniu.',
      en: 'You kill a special zombie and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Dobierz 1 kartę ze stosu przedmiotów Raxxon. Rzuć kością ryzyka za tego ocalałego.',
        en: 'Draw 1 card from the Raxxon item deck. Roll exposure for that survivor.',
      },
      { pl: '+1 morale. Zużyj 1 nieużytą kość.', en: '+1 morale. Move 1 of your unused dice to the used ones.' },
    ],
  },
  emergencyLights: {
    name: { pl: 'Światła awaryjne', en: 'Emergency Lights' },
    trigger: { pl: 'Masz ocalałego w Raxxon.', en: 'You have a survivor at Raxxon.' },
    first: null,
    options: [
      {
        pl: 'Rzuć kością: 1–2 → dodaj 3 zombie do Raxxon; 3–6 → odsłoń 4 wierzchnie karty ze stosu przedmiotów Raxxon, weź wszystkie karty narzędzi, a resztę wtasuj.',
        en: 'Roll a die: 1–2 → add 3 zombies to Raxxon; 3–6 → reveal the top 4 cards of the Raxxon item deck, take all tool cards and shuffle the rest back.',
      },
      {
        pl: 'Połóż tego ocalałego w kolonii (to nie ruch).',
        en: 'Put that survivor in the colony (this is not a move).',
      },
    ],
  },
  evacuationOrder: {
    name: { pl: 'Rozkaz ewakuacji', en: 'Evacuation Order' },
    trigger: { pl: 'W grze są co najmniej 2 specjalne zombie.', en: 'At least 2 special zombies are in play.' },
    first: null,
    options: [
      {
        pl: '−2 żywności. Wszyscy ocalali z Raxxon trafiają do kolonii (to nie ruch). Usuń z kolonii 4 zwykłe zombie.',
        en: '−2 food. All survivors at Raxxon are put in the colony (this is not a move). Remove 4 ordinary zombies from the colony.',
      },
      {
        pl: 'Wypuść wierzchni eksperyment bez sprawdzania kodu. +1 morale.',
        en: 'Release the top experiment without checking its code. +1 morale.',
      },
    ],
  },
  homeBrew: {
    name: { pl: 'Bimber', en: 'Home Brew' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: '−1 żywność. Usuń po 1 rozpaczy z każdego swojego ocalałego. Zużyj 1 nieużytą kość.',
        en: '−1 food. Remove 1 despair from each of your survivors. Move 1 of your unused dice to the used ones.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  darkThoughts: {
    name: { pl: 'Czarne myśli', en: 'Dark Thoughts' },
    trigger: {
      pl: 'Twój ocalały ma co najmniej 2 znaczniki rozpaczy.',
      en: 'One of your survivors has at least 2 despair tokens.',
    },
    first: null,
    options: [
      {
        pl: 'Zużyj 2 nieużyte kości (musisz je mieć). Usuń 1 rozpacz z tego ocalałego.',
        en: 'Move 2 of your unused dice to the used ones (you must have them). Remove 1 despair from that survivor.',
      },
      {
        pl: 'Usuń z gry tego ocalałego razem z wyposażeniem. −1 morale.',
        en: 'Remove that survivor and its equipment from the game. −1 morale.',
      },
    ],
  },
  oneMoreDose: {
    name: { pl: 'Jeszcze jedna dawka', en: 'One More Dose' },
    trigger: {
      pl: 'Zagrywasz kartę leku i leczysz nią ocalałego.',
      en: 'You play a medicine card and heal a survivor with it.',
    },
    first: null,
    options: [
      {
        pl: 'Usuń z tego ocalałego jeszcze 1 ranę lub odmrożenie. Odtąd na początku każdej tury gracza, który go kontroluje, ten gracz odkłada z ręki 1 kartę leku na stos odpadów bez jej efektu albo ocalały otrzymuje 1 rozpacz.',
        en: 'Remove 1 more wound or frostbite from that survivor. From now on, at the start of each turn of its controller, that player puts 1 medicine card from hand on the waste pile without its effect, or the survivor gets 1 despair.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  closeQuarters: {
    name: { pl: 'Ciasne kwatery', en: 'Close Quarters' },
    trigger: {
      pl: 'Twój ocalały i ocalały innego gracza są w lokacji poza kolonią tylko we dwoje i oboje są ludźmi.',
      en: 'One of your survivors and one of another player are the only two at a location outside the colony, and both are human.',
    },
    first: null,
    options: [
      {
        pl: 'Usuń z obojga całą rozpacz. Żadne z nich nie może do końca tury atakować, przeszukiwać ani się poruszać.',
        en: 'Remove all despair from both. Neither of them may attack, search or move for the rest of the turn.',
      },
      { pl: 'Ten ocalały otrzymuje 1 rozpacz.', en: 'Put 1 despair on that survivor.' },
    ],
  },
  carCrash: {
    name: { pl: 'Kraksa', en: 'Car Crash' },
    trigger: {
      pl: 'Poruszasz ocalałego z użyciem paliwa i nie jesteś na wygnaniu.',
      en: 'You move a survivor with fuel and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Ten ocalały otrzymuje 1 odmrożenie i trafia do kolonii (to nie ruch).',
        en: 'That survivor gets 1 frostbite and is put in the colony (this is not a move).',
      },
      { pl: 'Rzuć 3 razy kością ryzyka za tego ocalałego.', en: 'Roll exposure 3 times for that survivor.' },
    ],
  },
  waveringLoyalties: {
    name: { pl: 'Chwiejna lojalność', en: 'Wavering Loyalties' },
    trigger: {
      pl: 'Masz więcej ocalałych niż co najmniej jeden inny gracz.',
      en: 'You have more survivors than at least one other player.',
    },
    first: null,
    options: [
      {
        pl: 'Jeden z twoich ocalałych przechodzi do grupy wybranego gracza, który ma mniej ocalałych.',
        en: 'One of your survivors joins the group of a player of your choice who has fewer survivors.',
      },
      {
        pl: 'Rzuć kością: 1–3 → −1 morale; 4–6 → nic się nie dzieje.',
        en: 'Roll a die: 1–3 → −1 morale; 4–6 → nothing happens.',
      },
    ],
  },
  horde: {
    name: { pl: 'Horda', en: 'Horde' },
    trigger: { pl: 'Poruszasz ocalałego bez użycia paliwa.', en: 'You move a survivor without fuel.' },
    first: null,
    options: [
      { pl: 'Rzuć 3 razy kością ryzyka za tego ocalałego.', en: 'Roll exposure 3 times for that survivor.' },
      {
        pl: 'Ten ocalały wraca tam, skąd przyszedł (to nie ruch), i nie może się już poruszyć w tej turze.',
        en: 'That survivor goes back where it came from (this is not a move) and may not move again this turn.',
      },
    ],
  },
  spoiled: {
    name: { pl: 'Zepsute', en: 'Spoiled' },
    trigger: {
      pl: 'Wydajesz żywność. Rozpatrz kartę przed podniesieniem wyniku na kości.',
      en: 'You spend food. Resolve this card before the die is raised.',
    },
    first: null,
    options: [
      {
        pl: 'Jeden z twoich ocalałych otrzymuje 1 ranę. Wynik na kości rośnie normalnie.',
        en: 'One of your survivors gets 1 wound. The die is raised as usual.',
      },
      { pl: 'Akcja nie ma efektu, koszt przepada.', en: 'The action has no effect, its cost stays spent.' },
    ],
  },
  loversQuarrel: {
    name: { pl: 'Kłótnia kochanków', en: "Lover's Quarrel" },
    trigger: {
      pl: 'Dwoje twoich ocalałych, oboje ludzie, jest w jednej lokacji poza kolonią.',
      en: 'Two of your survivors, both human, are at the same location outside the colony.',
    },
    first: null,
    options: [
      { pl: 'Zapełnij hałasem tę lokację.', en: 'Fill that location with noise.' },
      {
        pl: 'Żadne z nich nie może do końca tury atakować, przeszukiwać ani się poruszać.',
        en: 'Neither of them may attack, search or move for the rest of the turn.',
      },
    ],
  },
  thinIce: {
    name: { pl: 'Cienki lód', en: 'Thin Ice' },
    trigger: { pl: 'Poruszasz ocalałego.', en: 'You move a survivor.' },
    first: null,
    options: [
      {
        pl: 'Rzuć kością: 1–3 → ten ocalały otrzymuje 1 odmrożenie; 4–6 → przejrzyj stos przedmiotów wybranej lokacji poza kolonią, weź 1 kartę i przetasuj stos.',
        en: 'Roll a die: 1–3 → that survivor gets 1 frostbite; 4–6 → look through the item deck of a location of your choice, take 1 card and shuffle the deck.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  woundedSurvivor: {
    name: { pl: 'Ranny ocalały', en: 'Wounded Survivor' },
    trigger: {
      pl: 'Przeszukujesz lokację, nie jesteś na wygnaniu, a w kolonii jest wolne pole.',
      en: 'You search a location, you are not exiled, and the colony has a free space.',
    },
    first: null,
    options: [
      {
        pl: 'Dobierz ocalałego do swojej grupy i rzuć za niego 2 razy kością ryzyka.',
        en: 'Draw a survivor into your group and roll exposure 2 times for that survivor.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  creatureComforts: {
    name: { pl: 'Odrobina wygody', en: 'Creature Comforts' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Gracze mogą wspólnie odłożyć z ręki 3 karty paliwa na stos odpadów bez ich efektu: +1 morale.',
        en: 'The players together may put 3 fuel cards from their hands on the waste pile without effect: +1 morale.',
      },
    ],
  },
  noAmmo: {
    name: { pl: 'Bez amunicji', en: 'No Ammo' },
    trigger: { pl: 'Używasz zdolności broni z wyposażenia.', en: 'You use the ability of an equipped weapon.' },
    first: null,
    options: [
      { pl: 'Ta broń trafia na stos odpadów.', en: 'That weapon goes to the waste pile.' },
      { pl: 'Zużyj wszystkie swoje nieużyte kości.', en: 'Move all your unused dice to the used ones.' },
    ],
  },
  music: {
    name: { pl: 'Muzyka', en: 'Music' },
    trigger: { pl: 'Przeszukujesz lokację i nie jesteś na wygnaniu.', en: 'You search a location and are not exiled.' },
    first: null,
    options: [
      { pl: '+1 morale.', en: '+1 morale.' },
      { pl: 'W następnej rundzie każdy gracz rzuca 1 kością więcej.', en: 'Each player rolls 1 more die next round.' },
    ],
  },
  collapsingBarriers: {
    name: { pl: 'Walące się barykady', en: 'Collapsing Barriers' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, a jest tam co najmniej 1 barykada i 1 zombie.',
      en: 'You have a survivor in the colony, and at least 1 barricade and 1 zombie are there.',
    },
    first: null,
    options: [
      {
        pl: 'Każdy gracz rzuca kością ryzyka za jednego wybranego swojego ocalałego w kolonii.',
        en: 'Each player rolls exposure for one of their survivors in the colony, of their choice.',
      },
      { pl: 'Usuń z kolonii wszystkie barykady i pułapki.', en: 'Remove all barricades and traps from the colony.' },
    ],
  },
  radioSignal: {
    name: { pl: 'Sygnał radiowy', en: 'Radio Signal' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, w której jest wolne pole.',
      en: 'You have a survivor in the colony, and it has a free space.',
    },
    first: null,
    options: [
      {
        pl: 'Gracze mogą wspólnie zużyć 3 nieużyte kości: dodaj do kolonii 1 darmozjada i +1 morale. Jeśli tego nie zrobią: −1 morale.',
        en: 'The players together may move 3 unused dice to the used ones: add 1 helpless survivor to the colony and +1 morale. If they do not: −1 morale.',
      },
      { pl: '−1 morale.', en: '−1 morale.' },
    ],
  },
  toxicWaste: {
    name: { pl: 'Toksyczne odpady', en: 'Toxic Waste' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Każdy gracz wybiera jednego swojego ocalałego w kolonii: otrzymuje on 1 odmrożenie.',
        en: 'Each player chooses one of their survivors in the colony: it gets 1 frostbite.',
      },
      {
        pl: 'Wszystkie usunięte z gry karty paliwa i leku trafiają na stos odpadów.',
        en: 'All fuel and medicine cards removed from the game go on the waste pile.',
      },
    ],
  },
  supplyDrop: {
    name: { pl: 'Zrzut zaopatrzenia', en: 'Supply Drop' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Rzuć 3 razy kością ryzyka za jednego ze swoich ocalałych. Jeśli przeżyje: +5 żywności, a jeśli w grze jest Annaleigh Chan, także +1 morale.',
        en: 'Roll exposure 3 times for one of your survivors. If that survivor lives: +5 food, and +1 morale too if Annaleigh Chan is in play.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  bitterColdNight: {
    name: { pl: 'Mroźna noc', en: 'Bitter Cold Night' },
    trigger: {
      pl: 'Rzucasz kością ryzyka za ruch i wypada odmrożenie, a w tej lokacji jest co najmniej 1 inny ocalały.',
      en: 'You roll exposure for a move, the result is frostbite, and at least 1 other survivor is at that location.',
    },
    first: null,
    options: [
      {
        pl: 'Każdy ocalały w tej lokacji otrzymuje 1 odmrożenie.',
        en: 'Every survivor at that location gets 1 frostbite.',
      },
      { pl: 'Ocalały, który się poruszył, ginie.', en: 'The survivor who moved is killed.' },
    ],
  },
  lighthouse: {
    name: { pl: 'Latarnia', en: 'Lighthouse' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Możesz zużyć 1 nieużytą kość: usuń po 1 zwykłym zombie z każdej lokacji, także z kolonii.',
        en: 'You may move 1 unused die to the used ones: remove 1 ordinary zombie from each location, the colony included.',
      },
    ],
  },
  sacrament: {
    name: { pl: 'Sakrament', en: 'Sacrament' },
    trigger: { pl: 'Poruszasz ocalałego i nie jesteś na wygnaniu.', en: 'You move a survivor and are not exiled.' },
    first: null,
    options: [
      {
        pl: 'Rzuć 2 razy kością ryzyka za tego ocalałego. Jeśli przeżyje: +1 morale.',
        en: 'Roll exposure 2 times for that survivor. If it survives: +1 morale.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  abandoned: {
    name: { pl: 'Porzuceni', en: 'Abandoned' },
    trigger: {
      pl: 'Czyścisz odpady, a w kolonii jest co najmniej 1 darmozjad i wolne pole.',
      en: 'You clean waste, and the colony has at least 1 helpless survivor and a free space.',
    },
    first: null,
    options: [
      { pl: 'Dodaj do kolonii 1 darmozjada i 5 zombie.', en: 'Add 1 helpless survivor and 5 zombies to the colony.' },
      {
        pl: 'Dodaj do kolonii 5 zombie. Każdy gracz zużywa 1 nieużytą kość.',
        en: 'Add 5 zombies to the colony. Each player moves 1 unused die to the used ones.',
      },
    ],
  },
  crazedSurvivor: {
    name: { pl: 'Szalony ocalały', en: 'Crazed Survivor' },
    trigger: {
      pl: 'Co najmniej 1 twój ocalały jest poza kolonią.',
      en: 'At least 1 of your survivors is outside the colony.',
    },
    first: null,
    options: [
      {
        pl: '+3 żywności. Rzuć 2 razy kością ryzyka za jednego ze swoich ocalałych poza kolonią.',
        en: '+3 food. Roll exposure 2 times for one of your survivors outside the colony.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  fuelTanker: {
    name: { pl: 'Cysterna', en: 'Fuel Tanker' },
    trigger: { pl: 'Poruszasz ocalałego i nie jesteś na wygnaniu.', en: 'You move a survivor and are not exiled.' },
    first: null,
    options: [
      {
        pl: 'Dodaj do kolonii 6 zombie. Weź do 4 kart paliwa usuniętych z gry.',
        en: 'Add 6 zombies to the colony. Take up to 4 fuel cards that were removed from the game.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  addiction: {
    name: { pl: 'Uzależnienie', en: 'Addiction' },
    trigger: {
      pl: 'Zagrywasz kartę leku i leczysz nią ocalałego.',
      en: 'You play a medicine card and heal a survivor with it.',
    },
    first: null,
    options: [
      { pl: 'Ten ocalały ginie (bez utraty morale).', en: 'That survivor is killed (no morale is lost).' },
      {
        pl: 'Odtąd na początku każdej tury gracza, który kontroluje tego ocalałego, ten gracz odkłada z ręki 1 kartę leku na stos odpadów i usuwa z niego 1 ranę lub odmrożenie albo zużywa 1 nieużytą kość.',
        en: 'From now on, at the start of each turn of that survivor’s controller, that player either puts 1 medicine card from hand on the waste pile and removes 1 wound or frostbite from the survivor, or moves 1 unused die to the used ones.',
      },
    ],
  },
  maude: {
    name: { pl: 'Maude', en: 'Maude' },
    trigger: {
      pl: 'Masz ocalałego w sklepie spożywczym i nie jesteś na wygnaniu.',
      en: 'You have a survivor at the grocery store and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Połóż tego ocalałego w kolonii (to nie ruch). +3 żywności.',
        en: 'Put that survivor in the colony (this is not a move). +3 food.',
      },
      {
        pl: 'Odsłaniaj karty ze stosu przedmiotów sklepu spożywczego, aż znajdziesz 2 karty żywności. Weź je, a resztę wtasuj. W tej turze nie możesz zagrywać kart żywności.',
        en: 'Reveal cards of the grocery store item deck until you find 2 food cards. Take them and shuffle the rest back. You may not play food cards this turn.',
      },
    ],
  },
  sparky: {
    name: { pl: 'Sparky', en: 'Sparky' },
    trigger: { pl: 'Kontrolujesz Sparky’ego i nie jesteś na wygnaniu.', en: 'You control Sparky and are not exiled.' },
    first: null,
    options: [
      {
        pl: 'Zabij do 8 zwykłych zombie w kolonii, bez rzutu kością ryzyka.',
        en: 'Kill up to 8 ordinary zombies at the colony without an exposure roll.',
      },
      { pl: '+1 morale.', en: '+1 morale.' },
    ],
  },
  mariaLopez: {
    name: { pl: 'Maria Lopez', en: 'Maria Lopez' },
    trigger: {
      pl: 'Kontrolujesz Marię Lopez i nie jesteś na wygnaniu.',
      en: 'You control Maria Lopez and are not exiled.',
    },
    first: { pl: 'Połóż Marię w szkole (to nie ruch).', en: 'Put Maria at the school (this is not a move).' },
    options: [
      {
        pl: '−3 żywności. Przejrzyj stos przedmiotów szkoły, weź 1 kartę i przetasuj stos.',
        en: '−3 food. Look through the school item deck, take 1 card and shuffle the deck.',
      },
      {
        pl: 'Usuń z gry wszystkie karty żywności ze stosu przedmiotów szkoły i przetasuj stos.',
        en: 'Remove all food cards of the school item deck from the game and shuffle the deck.',
      },
    ],
  },
  brianLee: {
    name: { pl: 'Brian Lee', en: 'Brian Lee' },
    trigger: {
      pl: 'Kontrolujesz Briana Lee, a on jest w kolonii.',
      en: 'You control Brian Lee, and he is in the colony.',
    },
    first: null,
    options: [
      {
        pl: 'Usuń wszystkie zwykłe zombie ze szpitala i połóż tam do 4 barykad.',
        en: 'Remove all ordinary zombies from the hospital and put up to 4 barricades there.',
      },
      {
        pl: 'Usuń wszystkie zwykłe zombie ze sklepu spożywczego i połóż tam do 4 barykad.',
        en: 'Remove all ordinary zombies from the grocery store and put up to 4 barricades there.',
      },
    ],
  },
  mugging: {
    name: { pl: 'Napad', en: 'Mugging' },
    trigger: {
      pl: 'Nie jesteś na wygnaniu, a twój ocalały jest w jednej lokacji z ocalałym wygnanego gracza.',
      en: 'You are not exiled, and one of your survivors is at the same location as a survivor of an exiled player.',
    },
    first: null,
    options: [
      {
        pl: 'Oddaj wygnanemu graczowi wszystkie karty z ręki oprócz 1.',
        en: 'Give all cards of your hand except 1 to the exiled player.',
      },
      {
        pl: 'Twój ocalały otrzymuje 2 rany. Jeśli ma w wyposażeniu broń, możesz zamiast tego zabić drugiego ocalałego, a twój otrzymuje 1 ranę.',
        en: 'Your survivor gets 2 wounds. If it has a weapon equipped, you may instead kill the other survivor, and yours gets 1 wound.',
      },
    ],
  },
  helpless: {
    name: { pl: 'Darmozjady', en: 'Helpless' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Usuń wszystkich darmozjadów (nie giną). −1 morale za każdych 2 usuniętych, w zaokrągleniu w górę.',
        en: 'Remove all helpless survivors (they are not killed). −1 morale per 2 removed, rounded up.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  christmas: {
    name: { pl: 'Boże Narodzenie', en: 'Christmas' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: '−5 żywności. +1 morale. Jeśli Forest Plum jest w grze i nie jest na wygnaniu, gracz, który go kontroluje, może dobrać do 4 kart ze sklepu spożywczego, pokazać je i rozdać innym graczom.',
        en: '−5 food. +1 morale. If Forest Plum is in play and not exiled, his controller may draw up to 4 grocery store cards, show them and give each of them to another player.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  taliaJones: {
    name: { pl: 'Talia Jones', en: 'Talia Jones' },
    trigger: { pl: 'Kontrolujesz Talię Jones.', en: 'You control Talia Jones.' },
    first: null,
    options: [
      {
        pl: 'Przejrzyj stos przedmiotów wybranej lokacji, weź do 4 kart i przetasuj stos.',
        en: 'Look through the item deck of a location of your choice, take up to 4 cards and shuffle the deck.',
      },
      {
        pl: 'Następne odsłonięte zagrożenie wypada z gry i w tej rundzie zagrożenia nie ma.',
        en: 'The next crisis revealed leaves the game, and that round has no crisis.',
      },
    ],
  },
  arthurThurston: {
    name: { pl: 'Arthur Thurston', en: 'Arthur Thurston' },
    trigger: {
      pl: 'Kontrolujesz Arthura Thurstona i nie jesteś na wygnaniu.',
      en: 'You control Arthur Thurston and are not exiled.',
    },
    first: { pl: 'Połóż Arthura w szkole (to nie ruch).', en: 'Put Arthur at the school (this is not a move).' },
    options: [
      { pl: 'Arthur otrzymuje 2 rany.', en: 'Arthur gets 2 wounds.' },
      { pl: '−1 morale.', en: '−1 morale.' },
    ],
  },
  grayBeard: {
    name: { pl: 'Gray Beard', en: 'Gray Beard' },
    trigger: {
      pl: 'Poruszasz ocalałego, Gray Beard jest w talii ocalałych, a w kolonii jest wolne pole.',
      en: 'You move a survivor, Gray Beard is in the survivor deck, and the colony has a free space.',
    },
    first: null,
    options: [
      { pl: 'Usuń z gry 1 losową kartę ze swojej ręki.', en: 'Remove 1 random card of your hand from the game.' },
      {
        pl: 'Gray Beard dołącza do twojej grupy i zostaje jej przywódcą. Raz na rundę atakuje bez rzutu kością ryzyka. Dopóki go kontrolujesz, nie możesz dodawać kart do zagrożenia.',
        en: 'Gray Beard joins your group and becomes its leader. Once per round he attacks without an exposure roll. While you control him, you may not add cards to the crisis.',
      },
    ],
  },
  sophieRobinson: {
    name: { pl: 'Sophie Robinson', en: 'Sophie Robinson' },
    trigger: {
      pl: 'Poruszasz ocalałego, Sophie Robinson jest w talii ocalałych, a w kolonii jest wolne pole.',
      en: 'You move a survivor, Sophie Robinson is in the survivor deck, and the colony has a free space.',
    },
    first: null,
    options: [
      { pl: 'Sophie dołącza do twojej grupy z 2 ranami.', en: 'Sophie joins your group with 2 wounds.' },
      {
        pl: 'Dobierz 2 karty ze stosu przedmiotów wybranej lokacji. Sophie wypada z gry.',
        en: 'Draw 2 cards from the item deck of a location of your choice. Sophie leaves the game.',
      },
    ],
  },
  outbreak: {
    name: { pl: 'Epidemia', en: 'Outbreak' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, w której jest co najmniej 1 darmozjad.',
      en: 'You have a survivor in the colony, and at least 1 helpless survivor is there.',
    },
    first: null,
    options: [
      {
        pl: 'Usuń 1 darmozjada (nie ginie, więc morale za to nie spada). −1 morale.',
        en: 'Remove 1 helpless survivor (it is not killed, so no morale is lost for it). −1 morale.',
      },
      {
        pl: 'Każdy ocalały w kolonii otrzymuje 1 ranę. Jeśli w grze nie ma ani Olivii Brown, ani Janet Taylor, rzuć kością za każdego darmozjada: przy 1 ginie (−1 morale).',
        en: 'Every survivor in the colony gets 1 wound. If neither Olivia Brown nor Janet Taylor is in play, roll a die for each helpless survivor: on a 1 it is killed (−1 morale).',
      },
    ],
  },
  oliviaBrown: {
    name: { pl: 'Olivia Brown', en: 'Olivia Brown' },
    trigger: { pl: 'Olivia Brown jest w grze.', en: 'Olivia Brown is in play.' },
    first: { pl: 'Połóż Olivię w kolonii (to nie ruch).', en: 'Put Olivia in the colony (this is not a move).' },
    options: [
      {
        pl: 'Odtąd na początku każdej rundy, jeśli Olivia jest w kolonii, gracz, który ją kontroluje, może rzucić za nią kością ryzyka. Jeśli wypadnie pusta ścianka, w tej rundzie jeden raz dowolny gracz może odłożyć z ręki 1 kartę leku na stos odpadów, żeby potraktować ugryzienie jak pustą ściankę.',
        en: 'From now on, at the start of each round, if Olivia is in the colony, her controller may roll exposure for her. If the result is blank, once during that round any player may put 1 medicine card from hand on the waste pile to treat a bite as blank.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  brandonKane: {
    name: { pl: 'Brandon Kane', en: 'Brandon Kane' },
    trigger: { pl: 'Brandon Kane jest w grze i nie jest na wygnaniu.', en: 'Brandon Kane is in play and not exiled.' },
    first: {
      pl: 'Połóż Brandona w sklepie spożywczym (to nie ruch).',
      en: 'Put Brandon at the grocery store (this is not a move).',
    },
    options: [
      {
        pl: 'Brandon otrzymuje 1 ranę i wraca do kolonii (to nie ruch).',
        en: 'Brandon gets 1 wound and is put back in the colony (this is not a move).',
      },
      {
        pl: 'Połóż na stosie odpadów 10 kart przedmiotów ostatnio usuniętych z gry (poza wydarzeniami).',
        en: 'Put the 10 item cards most recently removed from the game (no events) on the waste pile.',
      },
    ],
  },
  forestPlum: {
    name: { pl: 'Forest Plum', en: 'Forest Plum' },
    trigger: { pl: 'Forest Plum jest w grze.', en: 'Forest Plum is in play.' },
    first: null,
    options: [
      {
        pl: 'Połóż Foresta w sklepie spożywczym (to nie ruch). Zapełnij sklep hałasem.',
        en: 'Put Forest at the grocery store (this is not a move). Fill the grocery store with noise.',
      },
      {
        pl: 'Ocalały o najniższych wpływach, nie licząc Foresta, otrzymuje 1 ranę.',
        en: 'The survivor with the lowest influence other than Forest gets 1 wound.',
      },
    ],
  },
  danielSmith: {
    name: { pl: 'Daniel Smith', en: 'Daniel Smith' },
    trigger: {
      pl: 'Kontrolujesz Daniela Smitha, a w kolonii jest co najmniej 1 darmozjad.',
      en: 'You control Daniel Smith, and at least 1 helpless survivor is in the colony.',
    },
    first: { pl: 'Usuń 1 darmozjada (bez utraty morale).', en: 'Remove 1 helpless survivor (no morale is lost).' },
    options: [
      {
        pl: 'Zużyj 1 nieużytą kość (musisz ją mieć). Połóż wybranego ocalałego na komisariacie; jego wyposażenie wraca na rękę gracza, który go kontroluje. Ten ocalały nie może się już poruszać, przeszukiwać, atakować ani używać zdolności.',
        en: 'Move 1 of your unused dice to the used ones (you must have one). Put a survivor of your choice at the police station; its equipment goes to its controller’s hand. That survivor can no longer move, search, attack or use its ability.',
      },
      { pl: '−1 morale.', en: '−1 morale.' },
    ],
  },
  littleSurvivors: {
    name: { pl: 'Mali ocalali', en: 'Little Survivors' },
    trigger: {
      pl: 'Poruszasz ocalałego do lokacji, w której nie ma innych ocalałych, nie jesteś na wygnaniu, a w kolonii są co najmniej 3 wolne pola.',
      en: 'You move a survivor to a location with no other survivor, you are not exiled, and the colony has at least 3 free spaces.',
    },
    first: null,
    options: [
      { pl: 'Dodaj do kolonii 3 darmozjadów. +1 morale.', en: 'Add 3 helpless survivors to the colony. +1 morale.' },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  prophet: {
    name: { pl: 'Prorok', en: 'Prophet' },
    trigger: {
      pl: 'Jesteś na wygnaniu, a twój ocalały jest w jednej lokacji z ocalałym niewygnanego gracza.',
      en: 'You are exiled, and one of your survivors is at the same location as a survivor of a player who is not exiled.',
    },
    first: null,
    options: [
      { pl: 'Drugi ocalały dołącza do twojej grupy.', en: 'The other survivor joins your group.' },
      { pl: '−1 morale.', en: '−1 morale.' },
    ],
  },
  alexisGrey: {
    name: { pl: 'Alexis Grey', en: 'Alexis Grey' },
    trigger: {
      pl: 'Kontrolujesz Alexis Grey i nie jesteś na wygnaniu.',
      en: 'You control Alexis Grey and are not exiled.',
    },
    first: { pl: 'Połóż Alexis w bibliotece (to nie ruch).', en: 'Put Alexis at the library (this is not a move).' },
    options: [
      {
        pl: 'Alexis do końca gry nie może opuścić biblioteki.',
        en: 'Alexis may not leave the library for the rest of the game.',
      },
      {
        pl: 'Połóż Alexis w kolonii (to nie ruch). Do końca gry nie może ona wejść do biblioteki.',
        en: 'Put Alexis in the colony (this is not a move). She may not go to the library for the rest of the game.',
      },
    ],
  },
  jamesMeyers: {
    name: { pl: 'James Meyers', en: 'James Meyers' },
    trigger: {
      pl: 'Kontrolujesz Jamesa Meyersa i nie jesteś na wygnaniu.',
      en: 'You control James Meyers and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Obejrzyj karty na ręce wszystkich graczy. Możesz usunąć z gry w sumie 3 karty leku z tych rąk, także cudzych: +1 morale.',
        en: 'Look at the hands of all players. You may remove 3 medicine cards in all from these hands, other players’ too, from the game: +1 morale.',
      },
      {
        pl: 'Obejrzyj ukryty cel wybranego gracza.',
        en: 'Look at the hidden objective of another player of your choice.',
      },
    ],
  },
  bevRussell: {
    name: { pl: 'Bev Russell', en: 'Bev Russell' },
    trigger: { pl: 'Kontrolujesz Bev Russell.', en: 'You control Bev Russell.' },
    first: { pl: 'Połóż Bev w szkole (to nie ruch).', en: 'Put Bev at the school (this is not a move).' },
    options: [
      {
        pl: 'Karta Bev wypada z gry, a jej figurka zostaje w szkole, zajmuje pole i nie może być celem. Do końca gry każdy ocalały, który poruszy się do szkoły, otrzymuje 1 ranę.',
        en: 'Bev’s card leaves the game; her figure stays at the school, takes a space and cannot be a target. For the rest of the game every survivor who moves to the school gets 1 wound.',
      },
      {
        pl: 'Usuń z gry cały stos przedmiotów szkoły. Usuń ze szkoły wszystkie zwykłe zombie.',
        en: 'Remove the whole school item deck from the game. Remove all ordinary zombies from the school.',
      },
    ],
  },
  theDeputy: {
    name: { pl: 'Zastępca szeryfa', en: 'The Deputy' },
    trigger: {
      pl: 'Co najmniej 1 twój ocalały jest poza kolonią i nie jesteś na wygnaniu.',
      en: 'At least 1 of your survivors is outside the colony, and you are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Odsłoń 8 wierzchnich kart ze stosu przedmiotów komisariatu, weź wszystkie karty broni, a resztę wtasuj. Cel główny wymaga odtąd także, żeby na stacji paliw, w szpitalu i na komisariacie nie było zombie.',
        en: 'Reveal the top 8 cards of the police station item deck, take all weapon cards and shuffle the rest back. From now on the main objective also requires that no zombies are at the gas station, the hospital and the police station.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  sewerPassage: {
    name: { pl: 'Przejście kanałami', en: 'Sewer Passage' },
    trigger: { pl: 'Masz ocalałego w bibliotece.', en: 'You have a survivor at the library.' },
    first: null,
    options: [
      {
        pl: 'Rzuć zwykłą kością: tyle razy rzuć kością ryzyka za jednego ze swoich ocalałych w bibliotece. Jeśli przeżyje, do końca gry ruchy między kolonią a szpitalem nie wymagają rzutu kością ryzyka.',
        en: 'Roll a die: roll exposure that many times for one of your survivors at the library. If it survives, moves between the colony and the hospital need no exposure roll for the rest of the game.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  horse: {
    name: { pl: 'Koń', en: 'Horse' },
    trigger: { pl: 'Poruszasz ocalałego i nie jesteś na wygnaniu.', en: 'You move a survivor and are not exiled.' },
    first: null,
    options: [
      {
        pl: 'Odtąd ten ocalały porusza się bez rzutu kością ryzyka, ale w kroku karmienia trzeba usunąć o 1 żywność więcej.',
        en: 'From now on this survivor moves without an exposure roll, but 1 more food must be removed in the food step.',
      },
      { pl: '+3 żywności.', en: '+3 food.' },
    ],
  },
  thomasHeart: {
    name: { pl: 'Thomas Heart', en: 'Thomas Heart' },
    trigger: {
      pl: 'Używasz zdolności broni z wyposażenia, a Thomas Heart jest w grze.',
      en: 'You use the ability of an equipped weapon while Thomas Heart is in play.',
    },
    first: null,
    options: [
      {
        pl: 'Rozdziel 4 rany między innych ocalałych w lokacji Thomasa.',
        en: 'Spread 4 wounds over the other survivors at Thomas’s location.',
      },
      {
        pl: 'Gracze mogą wspólnie usunąć z gry 2 karty leku z ręki. Jeśli tego nie zrobią: rozdziel 4 rany między innych ocalałych w lokacji Thomasa.',
        en: 'The players together may remove 2 medicine cards of their hands from the game. If they do not: spread 4 wounds over the other survivors at Thomas’s location.',
      },
      { pl: 'Thomas ginie.', en: 'Thomas is killed.' },
    ],
  },
  rodMiller: {
    name: { pl: 'Rod Miller', en: 'Rod Miller' },
    trigger: { pl: 'Rod Miller jest w grze.', en: 'Rod Miller is in play.' },
    first: null,
    options: [
      {
        pl: 'Połóż Roda i 2 swoich ocalałych w szpitalu (to nie ruch). Rzuć po 2 razy kością ryzyka za każdego z tych trojga.',
        en: 'Put Rod and 2 of your survivors at the hospital (this is not a move). Roll exposure 2 times for each of these three.',
      },
      { pl: 'Rod ginie.', en: 'Rod is killed.' },
    ],
  },
  army: {
    name: { pl: 'Armia', en: 'Army' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Cel główny wymaga odtąd także 5 żywności w magazynie.',
        en: 'From now on the main objective also requires 5 food in the supply.',
      },
      {
        pl: 'Rzuć kością za każdego ocalałego w kolonii: przy 3 lub mniej otrzymuje on 1 ranę.',
        en: 'Roll a die for every survivor in the colony: on 3 or less it gets 1 wound.',
      },
      {
        pl: 'Tylko jeśli Thomas Heart jest w kolonii: gracz, który go kontroluje, może zamiast wyniku głosowania wybrać, że nic się nie dzieje.',
        en: 'Only if Thomas Heart is in the colony: whatever the vote, his controller may have nothing happen instead.',
      },
    ],
  },
  gambling: {
    name: { pl: 'Hazard', en: 'Gambling' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Po kolei każdy gracz może postawić po 1 karcie z ręki za każdego swojego ocalałego w kolonii i rzucić kością za każdą z nich. Wszystkie karty bierze gracz z najwyższym wynikiem (remis: jeszcze raz).',
        en: 'In turn order each player may stake 1 card from hand for each of their survivors in the colony and roll a die for each card. The player with the highest result takes all the cards (tie: again).',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  outsiders: {
    name: { pl: 'Obcy', en: 'Outsiders' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, a są w niej co najmniej 2 wolne pola na gracza.',
      en: 'You have a survivor in the colony, and it has at least 2 free spaces per player.',
    },
    first: null,
    options: [
      {
        pl: 'Każdy gracz dobiera ocalałego do swojej grupy. Dodaj do kolonii po 1 darmozjadzie na gracza.',
        en: 'Each player draws a survivor into their group. Add 1 helpless survivor per player to the colony.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  riot: {
    name: { pl: 'Zamieszki', en: 'Riot' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, a darmozjadów jest tam więcej niż innych ocalałych.',
      en: 'You have a survivor in the colony, and the helpless survivors there outnumber the other survivors.',
    },
    first: null,
    options: [
      { pl: 'Usuń całą żywność z magazynu.', en: 'Remove all food from the supply.' },
      { pl: 'Każdy ocalały w kolonii otrzymuje 1 ranę.', en: 'Every survivor in the colony gets 1 wound.' },
      { pl: 'Zabij 1 darmozjada (−1 morale).', en: 'Kill 1 helpless survivor (−1 morale).' },
    ],
  },
  flier: {
    name: { pl: 'Ulotka', en: 'Flier' },
    trigger: { pl: 'Masz ocalałego w kolonii.', en: 'You have a survivor in the colony.' },
    first: null,
    options: [
      {
        pl: 'Na koniec następnej rundy: jeśli w każdej lokacji są co najmniej 2 barykady, +1 morale; jeśli w którejś lokacji nie ma barykady, −1 morale.',
        en: 'At the end of the next round: if every location has at least 2 barricades, +1 morale; if any location has no barricade, −1 morale.',
      },
    ],
  },
  airplane: {
    name: { pl: 'Samolot', en: 'Airplane' },
    trigger: {
      pl: 'Poruszasz ocalałego, a Sophie Robinson jest w grze.',
      en: 'You move a survivor while Sophie Robinson is in play.',
    },
    first: null,
    options: [
      {
        pl: 'Gracze mogą wspólnie usunąć z gry 1 kartę narzędzia i 1 kartę paliwa z ręki oraz Sophie razem z wyposażeniem: +1 morale.',
        en: 'The players together may remove 1 tool card and 1 fuel card of their hands and Sophie with her equipment from the game: +1 morale.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  missingChild: {
    name: { pl: 'Zaginione dziecko', en: 'Missing Child' },
    trigger: {
      pl: 'W kolonii jest co najmniej 1 darmozjad.',
      en: 'There is at least 1 helpless survivor in the colony.',
    },
    first: null,
    options: [
      {
        pl: 'Na koniec następnej rundy: jeśli do tego czasu przeszukano każdą z lokacji 1–6, +1 morale; jeśli nie, −1 morale i usuń 1 darmozjada (bez dodatkowej utraty morale).',
        en: 'At the end of the next round: if each of locations 1–6 has been searched by then, +1 morale; if not, −1 morale, and remove 1 helpless survivor (no further morale is lost).',
      },
      {
        pl: '−1 morale. Usuń 1 darmozjada (bez dodatkowej utraty morale).',
        en: '−1 morale. Remove 1 helpless survivor (no further morale is lost).',
      },
    ],
  },
  mikeCho: {
    name: { pl: 'Mike Cho', en: 'Mike Cho' },
    trigger: {
      pl: 'Twój ocalały jest poza kolonią w lokacji z zombie, Mike Cho jest w talii ocalałych, a w kolonii jest wolne pole.',
      en: 'One of your survivors is outside the colony at a location with a zombie, Mike Cho is in the survivor deck, and the colony has a free space.',
    },
    first: null,
    options: [
      {
        pl: 'Mike dołącza do twojej grupy z 1 raną. Jeden z twoich ocalałych poza kolonią otrzymuje 1 ranę. Usuń z tej lokacji wszystkie zwykłe zombie.',
        en: 'Mike joins your group with 1 wound. One of your survivors outside the colony gets 1 wound. Remove all ordinary zombies from that location.',
      },
      { pl: 'Usuń z tej lokacji wszystkie zwykłe zombie.', en: 'Remove all ordinary zombies from that location.' },
    ],
  },
  johnPrice: {
    name: { pl: 'John Price', en: 'John Price' },
    trigger: {
      pl: 'Przeszukujesz szkołę, John Price jest w talii ocalałych, a w kolonii jest wolne pole.',
      en: 'You search the school, John Price is in the survivor deck, and the colony has a free space.',
    },
    first: null,
    options: [
      {
        pl: 'John dołącza do twojej grupy. Dodaj 2 zombie do szkoły.',
        en: 'John joins your group. Add 2 zombies to the school.',
      },
      { pl: '+2 żywności. John wypada z gry.', en: '+2 food. John leaves the game.' },
    ],
  },
  ashleyRoss: {
    name: { pl: 'Ashley Ross', en: 'Ashley Ross' },
    trigger: {
      pl: 'Kontrolujesz Ashley Ross i nie jesteś na wygnaniu.',
      en: 'You control Ashley Ross and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć 2 razy kością ryzyka za Ashley. Do końca gry ataki na zombie przy wejściu 1 kolonii nie wymagają rzutu kością ryzyka.',
        en: 'Roll exposure 2 times for Ashley. For the rest of the game attacks on zombies at entrance 1 of the colony need no exposure roll.',
      },
      {
        pl: 'Rzuć kością ryzyka za Ashley. Do końca gry morale spada o 1 za każde 15 kart na stosie odpadów zamiast za każde 10.',
        en: 'Roll exposure for Ashley. For the rest of the game 1 morale is lost per 15 waste cards instead of per 10.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  edwardWhite: {
    name: { pl: 'Edward White', en: 'Edward White' },
    trigger: {
      pl: 'Kontrolujesz Edwarda White’a i nie jesteś na wygnaniu.',
      en: 'You control Edward White and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'W tej turze możesz dowolnie wiele razy usunąć z magazynu 1 żywność, żeby wziąć 1 kartę leku usuniętą z gry.',
        en: 'This turn, any number of times, you may remove 1 food from the supply to take 1 medicine card that was removed from the game.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  headsUp: {
    name: { pl: 'Głowa do góry', en: 'Heads Up' },
    trigger: { pl: 'Przeszukujesz komisariat.', en: 'You search the police station.' },
    first: null,
    options: [
      { pl: 'Zapełnij komisariat hałasem.', en: 'Fill the police station with noise.' },
      { pl: 'Zapełnij komisariat hałasem.', en: 'Fill the police station with noise.' },
    ],
  },
  buddyDavis: {
    name: { pl: 'Buddy Davis', en: 'Buddy Davis' },
    trigger: {
      pl: 'Zaczynasz turę, a Buddy Davis jest w twojej grupie i w kolonii.',
      en: 'Your turn begins while Buddy Davis is in your group and in the colony.',
    },
    first: null,
    options: [
      {
        pl: 'Do końca gry na początku każdej rundy każdy gracz może odłożyć z ręki 1 kartę żywności na stos odpadów bez jej efektu: ma wtedy 1 dodatkową kość akcji.',
        en: 'For the rest of the game, at the start of each round, each player may put 1 food card from hand on the waste pile without its effect to get 1 extra action die.',
      },
      { pl: '+1 morale.', en: '+1 morale.' },
    ],
  },
  dynamite: {
    name: { pl: 'Dynamit', en: 'Dynamite' },
    trigger: { pl: 'Edward White i John Price są w grze.', en: 'Edward White and John Price are in play.' },
    first: null,
    options: [
      {
        pl: 'Rzuć kością: 1 → Edward i John giną; 2–6 → rzuć jeszcze raz i zamień tyle zwykłych zombie w kolonii w barykady, ile wypadło.',
        en: 'Roll a die: 1 → Edward and John are killed; 2–6 → roll again and replace that many ordinary zombies at the colony with barricades.',
      },
      {
        pl: 'W następnej rundzie każdy gracz rzuca 1 kością mniej. +1 morale.',
        en: 'Each player rolls 1 die fewer next round. +1 morale.',
      },
    ],
  },
  gabrielDiaz: {
    name: { pl: 'Gabriel Diaz', en: 'Gabriel Diaz' },
    trigger: {
      pl: 'Co najmniej 1 twój ocalały jest poza kolonią, nie jesteś na wygnaniu, Gabriel Diaz jest w talii ocalałych, a w kolonii są co najmniej 4 wolne pola.',
      en: 'At least 1 of your survivors is outside the colony, you are not exiled, Gabriel Diaz is in the survivor deck, and the colony has at least 4 free spaces.',
    },
    first: null,
    options: [
      {
        pl: 'Gabriel dołącza do twojej grupy. Dodaj do kolonii 3 darmozjadów.',
        en: 'Gabriel joins your group. Add 3 helpless survivors to the colony.',
      },
      { pl: 'Usuń z gry 1 kartę ze swojej ręki.', en: 'Remove 1 card of your hand from the game.' },
    ],
  },
  andrewEvans: {
    name: { pl: 'Andrew Evans', en: 'Andrew Evans' },
    trigger: {
      pl: 'Kontrolujesz Andrew Evansa i nie jesteś na wygnaniu.',
      en: 'You control Andrew Evans and are not exiled.',
    },
    first: {
      pl: 'Połóż Andrew w sklepie spożywczym (to nie ruch).',
      en: 'Put Andrew at the grocery store (this is not a move).',
    },
    options: [
      {
        pl: 'Andrew zyskuje zdolność: w kolonii, raz na rundę, dowolną kością: +2 żywności.',
        en: 'Andrew gains an ability: in the colony, once per round, with any die: +2 food.',
      },
      { pl: '+1 morale.', en: '+1 morale.' },
    ],
  },
  annaleighChan: {
    name: { pl: 'Annaleigh Chan', en: 'Annaleigh Chan' },
    trigger: {
      pl: 'Kontrolujesz Annaleigh Chan i nie jesteś na wygnaniu.',
      en: 'You control Annaleigh Chan and are not exiled.',
    },
    first: null,
    options: [
      { pl: 'Dodaj po 1 zombie do lokacji 1–6.', en: 'Add 1 zombie to each of locations 1–6.' },
      { pl: 'Annaleigh ginie.', en: 'Annaleigh is killed.' },
    ],
  },
  davidGarcia: {
    name: { pl: 'David Garcia', en: 'David Garcia' },
    trigger: {
      pl: 'Kontrolujesz Davida Garcię i nie jesteś na wygnaniu.',
      en: 'You control David Garcia and are not exiled.',
    },
    first: {
      pl: 'Połóż Davida w kolonii (to nie ruch). Obejrzyj po 1 losowej karcie z ręki każdego gracza, który ma ocalałego w kolonii.',
      en: 'Put David in the colony (this is not a move). Look at 1 random card in the hand of each player with a survivor in the colony.',
    },
    options: [
      {
        pl: 'Od razu odbywa się głosowanie nad wygnaniem wybranego przez ciebie gracza, który ma ocalałego w kolonii.',
        en: 'An exile vote takes place at once on another player of your choice with a survivor in the colony.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  welcomeHome: {
    name: { pl: 'Witaj w domu', en: 'Welcome Home' },
    trigger: { pl: 'Poruszasz ocalałego.', en: 'You move a survivor.' },
    first: null,
    options: [
      {
        pl: 'Rzuć kością ryzyka za tego ocalałego. Jeśli przeżyje, odtąd raz na rundę atakuje bez rzutu kością ryzyka.',
        en: 'Roll exposure for that survivor. If it survives, from now on it attacks once per round without an exposure roll.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  bookOfTheDead: {
    name: { pl: 'Księga umarłych', en: 'Book of the Dead' },
    trigger: {
      pl: 'Przeszukujesz bibliotekę i nie jesteś na wygnaniu.',
      en: 'You search the library and are not exiled.',
    },
    first: null,
    options: [
      { pl: '+1 morale.', en: '+1 morale.' },
      {
        pl: 'Usuń 1 zwykłego zombie z biblioteki. +4 żywności.',
        en: 'Remove 1 ordinary zombie from the library. +4 food.',
      },
    ],
  },
  rascals: {
    name: { pl: 'Urwisy', en: 'Rascals' },
    trigger: { pl: 'Przeszukujesz szpital.', en: 'You search the hospital.' },
    first: null,
    options: [
      { pl: '+1 morale. Dodaj 5 zombie do kolonii.', en: '+1 morale. Add 5 zombies to the colony.' },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  janetTaylor: {
    name: { pl: 'Janet Taylor', en: 'Janet Taylor' },
    trigger: {
      pl: 'Kontrolujesz Janet Taylor i nie jesteś na wygnaniu.',
      en: 'You control Janet Taylor and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Do końca gry, dopóki Janet jest w kolonii, każdy gracz może w swojej turze odłożyć z ręki 1 kartę na stos odpadów bez jej efektu, żeby usunąć 1 ranę lub odmrożenie ze swojego ocalałego w kolonii.',
        en: 'For the rest of the game, while Janet is in the colony, each player may in their own turn put 1 card from hand on the waste pile without its effect to remove 1 wound or frostbite from one of their survivors in the colony.',
      },
    ],
  },
  oldDivisions: {
    name: { pl: 'Dawne podziały', en: 'Old Divisions' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, w której jest co najmniej 1 darmozjad.',
      en: 'You have a survivor in the colony, and at least 1 helpless survivor is there.',
    },
    first: null,
    options: [
      {
        pl: 'Usuń 1 darmozjada (bez dodatkowej utraty morale). Zagrożenie wraca pod talię nierozstrzygnięte, a dodane do niego karty wypadają z gry zakryte. −1 morale.',
        en: 'Remove 1 helpless survivor (no further morale is lost). The crisis goes under its deck unresolved, and the cards added to it leave the game unseen. −1 morale.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  voyeur: {
    name: { pl: 'Podglądacz', en: 'Voyeur' },
    trigger: {
      pl: 'Twój ocalały i ocalały innego gracza są w jakiejś lokacji tylko we dwoje.',
      en: 'One of your survivors and one of another player are the only two at a location.',
    },
    first: { pl: 'Obejrzyj karty na ręce tego gracza.', en: 'Look at that player’s hand.' },
    options: [
      {
        pl: 'Weź z niej 1 wybraną kartę; nie możesz jej zagrać przed następną rundą.',
        en: 'Take 1 card of your choice from it; you may not play it before the next round.',
      },
      { pl: 'Pokaż jego karty wszystkim.', en: 'Show that hand to everyone.' },
    ],
  },
  theArcticKing: {
    name: { pl: 'Król Arktyki', en: 'The Arctic King' },
    trigger: { pl: 'Przeszukujesz stację paliw.', en: 'You search the gas station.' },
    first: null,
    options: [
      {
        pl: 'Odtąd ten ocalały porusza się bez rzutu kością ryzyka, ale przy każdym ruchu kładzie po 1 znaczniku hałasu tam, skąd wyszedł, i tam, dokąd doszedł (w kolonii zamiast tego dodaj 1 zombie). Efekt kończy się po 4 ruchach.',
        en: 'From now on this survivor moves without an exposure roll, but each move puts 1 noise token where it came from and 1 where it goes (in the colony, add 1 zombie instead). The effect ends after 4 moves.',
      },
      {
        pl: 'Przejrzyj stos przedmiotów stacji paliw, weź do 2 kart paliwa i przetasuj stos.',
        en: 'Look through the gas station item deck, take up to 2 fuel cards and shuffle the deck.',
      },
    ],
  },
  carlaThompson: {
    name: { pl: 'Carla Thompson', en: 'Carla Thompson' },
    trigger: {
      pl: 'Kontrolujesz Carlę Thompson i nie jesteś na wygnaniu.',
      en: 'You control Carla Thompson and are not exiled.',
    },
    first: {
      pl: 'Połóż Carlę na komisariacie (to nie ruch).',
      en: 'Put Carla at the police station (this is not a move).',
    },
    options: [
      {
        pl: 'Rzuć 2 razy kością ryzyka za Carlę. Jeśli przeżyje: +1 morale.',
        en: 'Roll exposure 2 times for Carla. If she survives: +1 morale.',
      },
      { pl: 'Nic się nie dzieje.', en: 'Nothing happens.' },
    ],
  },
  jennyClark: {
    name: { pl: 'Jenny Clark', en: 'Jenny Clark' },
    trigger: {
      pl: 'Jenny Clark przeszukuje lokację, a ty nie jesteś na wygnaniu.',
      en: 'Jenny Clark searches a location, and you are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Połóż Jenny w kolonii (to nie ruch). Dodaj 8 zombie do kolonii.',
        en: 'Put Jenny in the colony (this is not a move). Add 8 zombies to the colony.',
      },
      { pl: 'Jenny ginie.', en: 'Jenny is killed.' },
    ],
  },
  hunted: {
    name: { pl: 'Ścigany', en: 'Hunted' },
    trigger: {
      pl: 'Rzucasz kością ryzyka za ruch i wypada rana.',
      en: 'You roll exposure for a move, and the result is a wound.',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć po 2 razy kością ryzyka za każdego swojego ocalałego.',
        en: 'Roll exposure 2 times for each of your survivors.',
      },
      {
        pl: 'Do końca gry, gdy porusza się jakikolwiek ocalały, rzuć kością: 1–2 → ten ocalały otrzymuje 1 ranę; 3–6 → nic się nie dzieje.',
        en: 'For the rest of the game, whenever any survivor moves, roll a die: 1–2 → that survivor gets 1 wound; 3–6 → nothing happens.',
      },
    ],
  },
  lorettaClay: {
    name: { pl: 'Loretta Clay', en: 'Loretta Clay' },
    trigger: {
      pl: 'Kontrolujesz Lorettę Clay i nie jesteś na wygnaniu.',
      en: 'You control Loretta Clay and are not exiled.',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć kością: 5–6 → +1 morale; 3–4 → nic się nie dzieje; 1–2 → rzuć kością za każdego ocalałego w kolonii: przy 2 lub mniej otrzymuje on 1 ranę.',
        en: 'Roll a die: 5–6 → +1 morale; 3–4 → nothing happens; 1–2 → roll a die for every survivor in the colony: on 2 or less it gets 1 wound.',
      },
      { pl: '−1 żywność.', en: '−1 food.' },
    ],
  },
  harmanBrooks: {
    name: { pl: 'Harman Brooks', en: 'Harman Brooks' },
    trigger: {
      pl: 'Harman Brooks jest w grze i nie jest na wygnaniu.',
      en: 'Harman Brooks is in play and not exiled.',
    },
    first: null,
    options: [
      { pl: '+3 żywności.', en: '+3 food.' },
      {
        pl: 'Usuń po 1 ranie lub odmrożeniu z najwyżej 3 wybranych ocalałych.',
        en: 'Remove 1 wound or frostbite from each of up to 3 survivors of your choice.',
      },
    ],
  },
};
