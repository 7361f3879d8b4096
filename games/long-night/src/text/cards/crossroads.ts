/** Crossroads cards: names and texts. What they do is in `content/`, under the same id. */
import type { CrossroadsId } from '../../content/ids.ts';
import type { CrossroadsText } from './texts.ts';

export const CROSSROADS_TEXTS: Readonly<Record<CrossroadsId, CrossroadsText>> = {
  giaNajjar: {
    name: { pl: 'Gia Najjar', en: 'Gia Najjar' },
    trigger: {
      pl: 'Gia Najjar jest w grze, Gia Najjar nie jest na wygnaniu, w grze jest co najmniej 1 bandyta',
      en: 'Gia Najjar is in play, Gia Najjar is not exiled, at least 1 bandit is in play',
    },
    first: {
      pl: 'Gia Najjar trafia do lokacji z bandytą i wolnym polem (wybiera jej gracz) (to nie ruch)',
      en: 'Put Gia Najjar at a location with a bandit and a free space (her controller picks) (not a move)',
    },
    options: [
      {
        pl: 'Gia Najjar odchodzi z gry razem z wyposażeniem, usuń 1 bandytę w tej lokacji',
        en: 'Remove Gia Najjar from the game, equipment too, remove up to 1 bandit at that location',
      },
      {
        pl: 'Gia Najjar trafia do kolonii (to nie ruch), połóż 1 bandytę w każdej z lokacji 1–6, jeśli jest miejsce',
        en: 'Put Gia Najjar at the colony (not a move), put 1 bandit at each location 1–6, if room',
      },
    ],
  },
  lilyMae: {
    name: { pl: 'Lily Mae', en: 'Lily Mae' },
    trigger: { pl: 'Lily Mae jest w kolonii', en: 'Lily Mae is at the colony' },
    first: null,
    options: [
      {
        pl: 'Zamień wszystkie barykady we wszystkich lokacjach w wybuchające pułapki; do końca gry, gdy wybucha pułapka: rzuć k6: 1 → każdy ocalały w tej lokacji otrzymuje 1 ranę; 2–6 → nic się nie dzieje',
        en: 'Turn all barricades at all locations into explosive traps; until the end of the game, whenever a trap goes off: roll a d6: 1 → 1 wound on every survivor at that location; 2–6 → nothing happens',
      },
      {
        pl: 'Do jednego użycia, gracz Lily może tuż przed krokiem 4 lub tuż po nim: usuń wszystkich zwykłych zombie w kolonii; rzuć k6: 1–4 → Lily Mae ginie; 5–6 → nic się nie dzieje',
        en: "Until used once, Lily's controller may, right before or right after step 4: remove all ordinary zombies at the colony; roll a d6: 1–4 → kill Lily Mae; 5–6 → nothing happens",
      },
    ],
  },
  anitaWallace: {
    name: { pl: 'Anita Wallace', en: 'Anita Wallace' },
    trigger: {
      pl: 'Gdy użyjesz kości do czyszczenia odpadów, zanim zadziała, Anita Wallace jest w grze, Anita Wallace nie jest na wygnaniu',
      en: 'You use a die to clean waste, before it works, Anita Wallace is in play, Anita Wallace is not exiled',
    },
    first: null,
    options: [
      { pl: 'Usuń z gry 2 wierzchnie karty odpadów', en: 'Remove the top 2 waste cards from the game' },
      { pl: 'Akcja nie ma efektu, koszt przepada', en: 'The action has no effect, its cost stays spent' },
    ],
  },
  scars: {
    name: { pl: 'Blizny', en: 'Scars' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Rosa Rodriguez, w tej samej lokacji jest co najmniej 1 bandyta',
      en: 'You control Rosa Rodriguez, at least 1 bandit shares its location',
    },
    first: null,
    options: [
      {
        pl: 'Ty rzucasz: 5 kośćmi, o 1 mniej za każde obrażenie Rosy, czytający: 4 kośćmi; wynik równy lub wyższy: Rosa Rodriguez trafia do kolonii (to nie ruch); niższy: Rosa Rodriguez otrzymuje rany: tyle, ile wynosi różnica',
        en: 'You roll 5 dice minus 1 per damage token on Rosa, the reader rolls 4 dice; equal or higher: put Rosa Rodriguez at the colony (not a move); lower: wounds on Rosa Rodriguez: as many as the difference',
      },
    ],
  },
  weeds: {
    name: { pl: 'Zielsko', en: 'Weeds' },
    trigger: {
      pl: 'Szklarnia jest ukończona, masz ocalałego w kolonii',
      en: 'The Greenhouse is finished, you have a survivor at the colony',
    },
    first: null,
    options: [
      {
        pl: '−1 żywność, każdy twój ocalały pozbywa się całej rozpaczy',
        en: '−1 food, remove all despair from every survivor of yours',
      },
      {
        pl: '−1 żywność, do 2 ocalałych innych graczy z 2 lub więcej obrażeniami pozbywają się 1 rany lub odmrożenia',
        en: '−1 food, remove 1 wound or frostbite from up to 2 survivors of others with 2 or more damage',
      },
      {
        pl: 'Nazwij kartę przedmiotu; po kolei gracze z ocalałym w kolonii mogą ci ją oddać; pierwszy, który odda: każdy ocalały dającego pozbywa się całej rozpaczy; nikt: nic',
        en: 'Name an item card; in turn order players with a survivor at the colony may give it to you; the first giver: remove all despair from every survivor of the giver; nobody: nothing',
      },
    ],
  },
  noPlaceLeftInTheWorld: {
    name: { pl: 'Nie ma już dla nas miejsca', en: 'No Place Left in the World' },
    trigger: {
      pl: 'Gdy przeszukasz lokację, ten ocalały nie jest wygnany, co najmniej 1 wolne miejsce w kolonii',
      en: 'You search, that survivor is not exiled, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Dołóż do kolonii 1 darmozjada; dopóki są darmozjady i płacisz, na początku każdej twojej tury, póki w kolonii jest darmozjad: możesz zapłacić (odłóż 1 kartę leku z ręki na stos odpadów bez efektu): każdy twój ocalały pozbywa się całej rozpaczy; jeśli nie: zabij 1 darmozjada (morale spada za każdego), ten trwały efekt się kończy',
        en: 'Add 1 helpless to the colony; until no helpless is left or it was not paid, at the start of each of your turns, while a helpless is at the colony: you may pay (you put 1 medicine card from hand on the waste pile unused): remove all despair from every survivor of yours; if not: kill 1 helpless (morale falls for each), this lasting effect ends',
      },
      { pl: 'Ten ocalały otrzymuje 1 rozpacz', en: '1 despair on that survivor' },
    ],
  },
  disturbed: {
    name: { pl: 'Niepokój', en: 'Disturbed' },
    trigger: { pl: 'Darmozjadów w kolonii: co najmniej 4', en: 'Helpless at the colony: at least 4' },
    first: null,
    options: [
      { pl: 'Zbuntuj k6 darmozjadów (ilu się da)', en: 'Turn d6 helpless unruly (as many as possible)' },
      {
        pl: 'Usuń 2 darmozjadów (bez utraty morale), −1 morale',
        en: 'Remove 2 helpless (no morale loss), −1 morale',
      },
      { pl: '1 z twoich ocalałych pozbywa się 1 rozpaczy', en: 'Remove 1 despair from 1 of your survivors' },
    ],
  },
  spy: {
    name: { pl: 'Szpieg', en: 'Spy' },
    trigger: { pl: 'W kolonii jest co najmniej 1 darmozjad', en: 'At least 1 helpless is at the colony' },
    first: null,
    options: [
      {
        pl: 'Usuń do 5 bandytów w dowolnych lokacjach, −1 morale',
        en: 'Remove up to 5 bandits at any locations, −1 morale',
      },
      {
        pl: 'Usuń 1 darmozjada (bez utraty morale), połóż 2 bandytów w losowej lokacji, jeśli jest miejsce',
        en: 'Remove 1 helpless (no morale loss), put 2 bandits at a random location, if room',
      },
    ],
  },
  onTheHunt: {
    name: { pl: 'Na łowach', en: 'On the Hunt' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, ten ocalały nie jest wygnany',
      en: 'You move a survivor, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć 4 kośćmi; za każdy wynik 3 lub więcej: +1 żywność',
        en: 'Roll 4 dice; for each of 3 or more: +1 food',
      },
      {
        pl: 'Do końca gry, gdy bandyta wchodzi do gry: rzuć k6: 1–3 → nic się nie dzieje; 4–6 → ten bandyta zostaje usunięty',
        en: 'Until the end of the game, whenever a bandit enters play: roll a d6: 1–3 → nothing happens; 4–6 → that bandit is removed',
      },
    ],
  },
  theTunnel: {
    name: { pl: 'Tunel', en: 'The Tunnel' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Ruchy do losowej lokacji i z niej nie wymagają już rzutu kością ryzyka; do końca gry, gdy zombie są tam dokładane: rzuć k6: 1–2 → nic się nie dzieje; 3–6 → dołóż 1 zombie w kolonii',
        en: 'Moves to and from a random location need no exposure any more; until the end of the game, whenever zombies are placed there: roll a d6: 1–2 → nothing happens; 3–6 → add 1 zombie at the colony',
      },
      {
        pl: 'Do 2 razy: usuń 1 darmozjada (bez utraty morale), połóż 1 bandytę w losowej lokacji, jeśli jest miejsce',
        en: 'Up to 2 times: remove 1 helpless (no morale loss), put 1 bandit at a random location, if room',
      },
    ],
  },
  doinTime: {
    name: { pl: 'Odsiadka', en: "Doin' Time" },
    trigger: {
      pl: 'Masz ocalałego na komisariacie, ten ocalały jest tam sam',
      en: 'You have a survivor at the police station, that survivor is the only one there',
    },
    first: {
      pl: 'Zapełnij bandytami wolne pola ocalałych na komisariacie',
      en: 'Fill the free survivor spaces at the police station with bandits',
    },
    options: [
      {
        pl: 'Włóż 1 lub więcej kart z ręki do kryjówki; k6 plus zapłacone karty: ≥ 3 → usuń wszystkich bandytów na komisariacie; <3 → ten ocalały ginie',
        en: 'Put 1 or more hand cards in the hideout; d6 plus the cards paid: ≥ 3 → remove all bandits at the police station; <3 → kill that survivor',
      },
      {
        pl: 'Zapełnij hałasem wszystkie pola na komisariacie, 1 rzut kością ryzyka: 1 ocalały każdego gracza (wybiera właściciel), usuń wszystkich bandytów na komisariacie',
        en: 'Fill all noise spaces at the police station, 1 exposure roll for 1 own survivor of each player, remove all bandits at the police station',
      },
    ],
  },
  alfonsoOrtega: {
    name: { pl: 'Alfonso Ortega', en: 'Alfonso Ortega' },
    trigger: {
      pl: 'Alfonso Ortega jest w grze, Assault Rifle jest na czyjejś ręce lub w wyposażeniu',
      en: 'Alfonso Ortega is in play, Assault Rifle is in a hand or equipped',
    },
    first: null,
    options: [
      {
        pl: 'Ten karabin zabija o 1 więcej, i robi o 1 hałas więcej; do końca gry, po każdym ataku tym karabinem: rzuć k6: 1 → ten przedmiot odpada z gry; 2–6 → nic się nie dzieje',
        en: 'That rifle kills 1 more, and makes 1 noise more; until the end of the game, after each attack with that Assault Rifle: roll a d6: 1 → that item leaves the game; 2–6 → nothing happens',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  fatimaRhodes: {
    name: { pl: 'Fatima Rhodes', en: 'Fatima Rhodes' },
    trigger: { pl: 'Fatima Maktabi jest w kolonii', en: 'Fatima Maktabi is at the colony' },
    first: null,
    options: [
      {
        pl: 'Może się tylko poruszać i przeszukiwać; do końca gry, na koniec każdej tury jej gracza, w której nie została poruszona: Fatima Maktabi otrzymuje 1 rozpacz',
        en: 'She may only move and search; until the end of the game, at the end of each turn of her controller in which she was not moved: 1 despair on Fatima Maktabi',
      },
      {
        pl: 'Usuń z gry 1 wierzchnią kartę odpadów, Fatima Maktabi otrzymuje 1 rozpacz',
        en: 'Remove the top 1 waste card from the game, 1 despair on Fatima Maktabi',
      },
    ],
  },
  melissaGupta: {
    name: { pl: 'Melissa Gupta', en: 'Melissa Gupta' },
    trigger: {
      pl: 'Melissa Gupta jest w grze, Melissa Gupta nie jest na wygnaniu',
      en: 'Melissa Gupta is in play, Melissa Gupta is not exiled',
    },
    first: null,
    options: [
      { pl: 'Dołóż 1 znacznik głodu', en: 'Add 1 starvation token' },
      { pl: 'Melissa Gupta otrzymuje 1 rozpacz', en: '1 despair on Melissa Gupta' },
    ],
  },
  standoff: {
    name: { pl: 'Impas', en: 'Standoff' },
    trigger: {
      pl: 'W tej samej lokacji jest co najmniej 1 bandyta, co najmniej 2 wolne miejsce w kolonii',
      en: 'At least 1 bandit shares its location, 2 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Dołóż do kolonii 2 darmozjadów, usuń 1 bandytę w tej lokacji',
        en: 'Add 2 helpless to the colony, remove up to 1 bandit at that location',
      },
      {
        pl: 'Każdy ocalały w tej lokacji otrzymuje 1 rozpacz, usuń 1 bandytę w tej lokacji',
        en: '1 despair on every survivor at that location, remove up to 1 bandit at that location',
      },
    ],
  },
  chloeLarousse: {
    name: { pl: 'Chloe Larousse', en: 'Chloe Larousse' },
    trigger: {
      pl: 'Chloe Larousse jest w kolonii, w grze jest co najmniej 2 bandytów',
      en: 'Chloe Larousse is at the colony, 2 or more bandits are in play',
    },
    first: {
      pl: 'Każdy gracz kładzie 1 kartę z ręki odkrytą w kryjówce, jeśli może',
      en: 'Each player puts 1 hand card face up in the hideout, if able',
    },
    options: [
      {
        pl: '5 rzutów kością ryzyka: Chloe Larousse; jeśli żyje (Chloe Larousse): gracz: Chloe Larousse zabiera wszystkie karty włożone przez tę kartę do kryjówki',
        en: '5 exposure rolls for Chloe Larousse; if Chloe Larousse is alive: the controller of Chloe Larousse takes all cards put into the hideout by this card',
      },
      {
        pl: '1 rzut kością ryzyka: 1 ocalały każdego gracza (wybiera właściciel); jeśli żyje (każdy rzucający ocalały): jego gracz bierze 1 wybraną kartę z kryjówki; gracz: Chloe Larousse nie może już żądać kart',
        en: '1 exposure roll for 1 own survivor of each player; if each survivor that rolled is alive: its controller takes 1 hideout card of choice; the controller of Chloe Larousse may not use Request any more',
      },
    ],
  },
  crazedSoccerMom: {
    name: { pl: 'Oszalała mama piłkarza', en: 'Crazed Soccer Mom' },
    trigger: {
      pl: 'Masz ocalałego w szkole, ten ocalały nie jest wygnany',
      en: 'You have a survivor at the school, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Ty rzucasz: 2 kośćmi za każdego swojego ocalałego w szkole i 2 za każdą broń w wyposażeniu tamże, czytający: 4 kośćmi; wynik równy lub wyższy: nic się nie dzieje; niższy: każdy ocalały w szkole otrzymuje 1 ranę, każdy ocalały w szkole trafia do kolonii (to nie ruch); do końca gry, gdy ocalały porusza się do szkoły: ten ocalały otrzymuje 1 ranę',
        en: 'You roll 2 dice per own survivor at the school plus 2 per weapon equipped there, the reader rolls 4 dice; equal or higher: nothing happens; lower: 1 wound on every survivor at the school, put every survivor at the school at the colony (not a move); until the end of the game, whenever a survivor is moved to the school: 1 wound on that survivor',
      },
      {
        pl: 'Każdy ocalały w szkole trafia do kolonii (to nie ruch); do końca gry, gdy ocalały porusza się do szkoły: ten ocalały otrzymuje 1 ranę',
        en: 'Put every survivor at the school at the colony (not a move); until the end of the game, whenever a survivor is moved to the school: 1 wound on that survivor',
      },
    ],
  },
  illShowThemICanHelp: {
    name: { pl: 'Pokażę im, że mogę pomóc!', en: "I'll Show Them I Can Help!" },
    trigger: {
      pl: 'Gdy rozpoczynasz głosowanie nad wygnaniem, przed głosowaniem, w kolonii jest co najmniej 1 darmozjad',
      en: 'You start an exile vote, before the vote, at least 1 helpless is at the colony',
    },
    first: { pl: 'Przywódca grupy oskarżonego ginie', en: 'Kill the group leader of the accused' },
    options: [
      { pl: 'Oskarżający zostaje wygnany bez głosowania', en: 'The accuser is exiled without a vote' },
      {
        pl: 'Usuń 1 darmozjada (bez utraty morale), −1 morale',
        en: 'Remove 1 helpless (no morale loss), −1 morale',
      },
      {
        pl: 'Dowolny gracz, który się zgodzi usuwa z gry 1 swojego ocalałego, usuń 1 darmozjada (bez utraty morale)',
        en: 'Any player who agrees removes 1 own survivor from the game, remove 1 helpless (no morale loss)',
      },
    ],
  },
  ohWhatAFeeling: {
    name: { pl: 'Co za uczucie', en: 'Oh What a Feeling' },
    trigger: {
      pl: 'Twój ocalały i ocalały innego gracza są sami w jednej lokacji, oboje są ludźmi',
      en: 'A survivor of yours and one of another player are alone at a location, both are human',
    },
    first: null,
    options: [
      {
        pl: 'Ten ocalały pozbywa się wszystkich ran i odmrożeń, ten ocalały pozbywa się całej rozpaczy, drugi ocalały pozbywa się wszystkich ran i odmrożeń, drugi ocalały pozbywa się całej rozpaczy, obaj gracze rzucają k6 (remis: jeszcze raz), wyższy wynik zabiera drugiego ocalałego',
        en: 'Remove all wounds or frostbite from that survivor, remove all despair from that survivor, remove all wounds or frostbite from the other survivor, remove all despair from the other survivor, both players roll a d6 (ties again), the higher takes the other survivor',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
      {
        pl: 'Ocalały gracza, który głosował na tak otrzymuje 1 rozpacz',
        en: '1 despair on the survivor of the player who voted up',
      },
    ],
  },
  frozenPipes: {
    name: { pl: 'Zamarznięte rury', en: 'Frozen Pipes' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      { pl: '−2 żywności', en: '−2 food' },
      {
        pl: '1 ocalały każdego gracza (wybiera właściciel) w kolonii otrzymuje 1 odmrożenie',
        en: '1 frostbite on 1 own survivor of each player at the colony',
      },
    ],
  },
  coleWinters: {
    name: { pl: 'Cole Winters', en: 'Cole Winters' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Cole Winters, Cole Winters nie jest na wygnaniu',
      en: 'You control Cole Winters, Cole Winters is not exiled',
    },
    first: {
      pl: 'Cole Winters trafia do kolonii (to nie ruch)',
      en: 'Put Cole Winters at the colony (not a move)',
    },
    options: [
      {
        pl: '3 wybrani ocalali w kolonii pozbywają się 1 rozpaczy, Cole Winters otrzymuje 1 rozpacz',
        en: 'Remove 1 despair from 3 chosen survivors at the colony, 1 despair on Cole Winters',
      },
      { pl: 'Uspokój do 2 zbuntowanych darmozjadów', en: 'Turn up to 2 unruly helpless back' },
    ],
  },
  nadiaRivers: {
    name: { pl: 'Nadia Rivers', en: 'Nadia Rivers' },
    trigger: {
      pl: 'Nadia Rivers jest w grze, Nadia Rivers nie jest na wygnaniu',
      en: 'Nadia Rivers is in play, Nadia Rivers is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Każdy inny gracz rzuca w następnej rundzie 1 kością więcej, gracz: Nadia Rivers przenosi 2 nieużyte kości do zużytych',
        en: 'Each other player rolls 1 die more in the next round, the controller of Nadia Rivers moves 2 unused dice to used',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  walterBoone: {
    name: { pl: 'Walter Boone', en: 'Walter Boone' },
    trigger: { pl: 'Walter Boone jest w kolonii', en: 'Walter Boone is at the colony' },
    first: null,
    options: [
      {
        pl: 'Zabij do 3 zwykłych zombie w kolonii, bez rzutu kością ryzyka, 1 rzut kością ryzyka: Walter Boone',
        en: 'Kill up to 3 ordinary zombies at the colony, no exposure, 1 exposure roll for Walter Boone',
      },
      { pl: 'Połóż do 2 barykad w kolonii', en: 'Put up to 2 barricades at the colony' },
    ],
  },
  searchTheBunks: {
    name: { pl: 'Przeszukać prycze', en: 'Search the Bunks' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Obejrzyj rękę (wybrany przez ciebie inny gracz), 1 z twoich ocalałych otrzymuje 1 rozpacz',
        en: 'Look at the hand of another player of your choice, 1 despair on 1 of your survivors',
      },
      {
        pl: 'Natychmiastowe głosowanie nad wygnaniem: wybrany przez ciebie inny gracz',
        en: 'Immediate exile vote on another player of your choice',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  derekYoshida: {
    name: { pl: 'Derek Yoshida', en: 'Derek Yoshida' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Derek Yoshida, Derek Yoshida nie jest na wygnaniu',
      en: 'You control Derek Yoshida, Derek Yoshida is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Podnieś o 2 jedną swoją nieużytą kość (najwyżej do 6)',
        en: 'Raise one unused die of yours by 2 (at most 6)',
      },
      {
        pl: 'Derek Yoshida otrzymuje 1 ranę, rzuć w następnej rundzie 1 kością więcej',
        en: '1 wound on Derek Yoshida, you roll 1 die more in the next round',
      },
    ],
  },
  whiteoutWalk: {
    name: { pl: 'Marsz przez zamieć', en: 'Whiteout Walk' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, ten ocalały nie jest wygnany, nie zagrano paliwa, lokacja ma stos przedmiotów',
      en: 'You move a survivor, that survivor is not exiled, no fuel was played, the location has an item deck',
    },
    first: null,
    options: [
      {
        pl: 'Ten ocalały otrzymuje 1 odmrożenie, dobierz 1 kartę ze stosu tej lokacji',
        en: '1 frostbite on that survivor, you draw 1 card from the item deck of that location',
      },
      {
        pl: 'Ten ocalały trafia tam, skąd przyszedł (to nie ruch), ten ocalały nie może się już ruszyć w tej turze',
        en: 'Put that survivor where it came from (not a move), that survivor may not move for the rest of the turn',
      },
    ],
  },
  basementDoor: {
    name: { pl: 'Drzwi do piwnicy', en: 'Basement Door' },
    trigger: {
      pl: 'Gdy przeszukasz lokację, ten ocalały nie jest wygnany, co najmniej 1 wolne miejsce w kolonii',
      en: 'You search, that survivor is not exiled, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć k6: 1–2 → dołóż 2 zombie w tej lokacji; 3–4 → dobierz 1 kartę ze stosu tej lokacji; 5–6 → dobierz 1 ocalałego do swojej grupy',
        en: 'Roll a d6: 1–2 → add 2 zombies at that location; 3–4 → you draw 1 card from the item deck of that location; 5–6 → you draw 1 survivor into the group',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  quietChildren: {
    name: { pl: 'Ciche dzieci', en: 'Quiet Children' },
    trigger: { pl: 'Darmozjadów w kolonii: co najmniej 2', en: 'Helpless at the colony: at least 2' },
    first: null,
    options: [
      {
        pl: '−1 żywność, uspokój do 3 zbuntowanych darmozjadów',
        en: '−1 food, turn up to 3 unruly helpless back',
      },
      { pl: 'Zbuntuj 2 darmozjadów (ilu się da)', en: 'Turn 2 helpless unruly (as many as possible)' },
    ],
  },
  oldMap: {
    name: { pl: 'Stara mapa', en: 'Old Map' },
    trigger: { pl: 'Gdy zagrasz kartę, jest to karta edukacji', en: 'You play a card, it is a education card' },
    first: null,
    options: [
      {
        pl: 'Przejrzyj stos wybranej lokacji, weź 1 kartę, przetasuj, przenieś 1 nieużytą kość do zużytych',
        en: 'Look through the item deck of a location of choice, take 1 card, shuffle, you move 1 unused die to used',
      },
      {
        pl: 'Obejrzyj 3 wierzchnie karty stosu wybranej lokacji i odłóż w dowolnej kolejności',
        en: 'Look at the top 3 cards of a location of choice and put them back in any order',
      },
    ],
  },
  jammedDoor: {
    name: { pl: 'Zacięte drzwi', en: 'Jammed Door' },
    trigger: { pl: 'Gdy zbudujesz barykadę akcją barykadowania', en: 'You build by the barricade action' },
    first: null,
    options: [
      {
        pl: 'Połóż do 1 barykady w tej lokacji, połóż 1 znacznik hałasu w tej lokacji',
        en: 'Put up to 1 barricade at that location, put 1 noise token at that location',
      },
      {
        pl: 'Zamień 1 barykadę w tej lokacji w wybuchające pułapki, ten ocalały otrzymuje 1 ranę',
        en: 'Turn up to 1 barricade at that location into explosive traps, 1 wound on that survivor',
      },
    ],
  },
  borrowedParts: {
    name: { pl: 'Pożyczone części', en: 'Borrowed Parts' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, na usprawnieniu leży co najmniej 1 znacznik postępu',
      en: 'You have a survivor at the colony, at least 1 advancement token lies on an improvement',
    },
    first: null,
    options: [
      {
        pl: 'Połóż 2 znaczniki postępu na usprawnieniach, usuń 2 barykady lub pułapki w kolonii',
        en: 'Put 2 advancement tokens on improvements, remove 2 barricades or traps at the colony',
      },
      {
        pl: 'Usuń 1 znacznik postępu z usprawnień, +2 żywności',
        en: 'Remove 1 advancement token from improvements, +2 food',
      },
    ],
  },
  openingDay: {
    name: { pl: 'Dzień otwarcia', en: 'Opening Day' },
    trigger: {
      pl: 'Co najmniej 1 usprawnienie jest ukończone, masz ocalałego w kolonii',
      en: 'At least 1 improvement is finished, you have a survivor at the colony',
    },
    first: null,
    options: [
      { pl: '−3 żywności, +1 morale', en: '−3 food, +1 morale' },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  ingridHalvorsen: {
    name: { pl: 'Ingrid Halvorsen', en: 'Ingrid Halvorsen' },
    trigger: { pl: 'Ingrid Halvorsen jest w kolonii', en: 'Ingrid Halvorsen is at the colony' },
    first: null,
    options: [
      {
        pl: 'Połóż 2 znaczniki postępu na usprawnieniach, Ingrid Halvorsen otrzymuje 1 rozpacz',
        en: 'Put 2 advancement tokens on improvements, 1 despair on Ingrid Halvorsen',
      },
      { pl: 'Połóż do 2 barykad w kolonii', en: 'Put up to 2 barricades at the colony' },
    ],
  },
  faultyWiring: {
    name: { pl: 'Wadliwa instalacja', en: 'Faulty Wiring' },
    trigger: { pl: 'Co najmniej 1 usprawnienie jest ukończone', en: 'At least 1 improvement is finished' },
    first: null,
    options: [
      {
        pl: 'Rzuć k6: 1–2 → 2 ocalali o najniższych wpływach w kolonii otrzymują po 1 ranie; 3–4 → ocalały o najniższych wpływach w kolonii otrzymuje 1 ranę; 5–6 → połóż 1 znacznik postępu na usprawnieniach',
        en: 'Roll a d6: 1–2 → 1 wound on the 2 lowest-influence survivors at the colony; 3–4 → 1 wound on the lowest-influence survivor at the colony; 5–6 → put 1 advancement token on improvements',
      },
      { pl: 'Usuń 2 znaczniki postępu z usprawnień', en: 'Remove 2 advancement tokens from improvements' },
    ],
  },
  nightShift: {
    name: { pl: 'Nocna zmiana', en: 'Night Shift' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Gracze mogą wspólnie zapłacić (gracze razem przenoszą 3 nieużyte kości do zużytych): połóż 2 znaczniki postępu na usprawnieniach; jeśli nie: 1 z twoich ocalałych otrzymuje 1 rozpacz',
        en: 'The players together may pay (the players together move 3 unused dice to used): put 2 advancement tokens on improvements; if not: 1 despair on 1 of your survivors',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  stash: {
    name: { pl: 'Skrytka', en: 'Stash' },
    trigger: {
      pl: 'Gdy przeszukasz lokację, w tej samej lokacji jest co najmniej 1 bandyta',
      en: 'You search, at least 1 bandit shares its location',
    },
    first: null,
    options: [
      {
        pl: 'Weź 1 wybraną kartę z kryjówki, połóż 1 bandytę w tej lokacji, jeśli jest miejsce',
        en: 'You take 1 hideout card of choice, put 1 bandit at that location, if room',
      },
      {
        pl: 'Usuń 1 bandytę w tej lokacji, usuń z gry 1 losową kartę z ręki',
        en: 'Remove up to 1 bandit at that location, remove 1 random hand card from the game',
      },
    ],
  },
  truce: {
    name: { pl: 'Rozejm', en: 'Truce' },
    trigger: { pl: 'W grze jest co najmniej 3 bandytów', en: '3 or more bandits are in play' },
    first: null,
    options: [
      {
        pl: '−3 żywności, usuń do 3 bandytów w dowolnych lokacjach',
        en: '−3 food, remove up to 3 bandits at any locations',
      },
      {
        pl: 'Połóż 1 bandytę w losowej lokacji, jeśli jest miejsce',
        en: 'Put 1 bandit at a random location, if room',
      },
    ],
  },
  emmaHan: {
    name: { pl: 'Emma Han', en: 'Emma Han' },
    trigger: {
      pl: 'Emma Han jest w grze, Emma Han nie jest na wygnaniu, co najmniej 1 wolne miejsce w Raxxon',
      en: 'Emma Han is in play, Emma Han is not exiled, 1 or more free spaces at Raxxon',
    },
    first: null,
    options: [
      {
        pl: 'Emma Han trafia do Raxxon (to nie ruch), obejrzyj 3 wierzchnie eksperymenty i odłóż w dowolnej kolejności',
        en: 'Put Emma Han at Raxxon (not a move), look at the top 3 experiments and put them back in any order',
      },
      {
        pl: 'Gracz: Emma Han dobiera 1 kartę ze stosu Raxxon, 1 rzut kością ryzyka: Emma Han',
        en: 'The controller of Emma Han draws 1 card from the item deck of Raxxon, 1 exposure roll for Emma Han',
      },
    ],
  },
  blue: {
    name: { pl: 'Blue', en: 'Blue' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Blue, Blue nie jest na wygnaniu, co najmniej 1 wolne miejsce w Raxxon',
      en: 'You control Blue, Blue is not exiled, 1 or more free spaces at Raxxon',
    },
    first: null,
    options: [
      {
        pl: 'Blue trafia do Raxxon (to nie ruch), Blue otrzymuje 1 ranę, odrzuć 1 wierzchni eksperyment bez rozmieszczania',
        en: 'Put Blue at Raxxon (not a move), 1 wound on Blue, discard the top 1 experiment unplaced',
      },
      {
        pl: '1 z twoich ocalałych pozbywa się całej rozpaczy',
        en: 'Remove all despair from 1 of your survivors',
      },
    ],
  },
  coldStorage: {
    name: { pl: 'Chłodnia', en: 'Cold Storage' },
    trigger: { pl: 'Gdy przeszukasz lokację, w Raxxon', en: 'You search, at Raxxon' },
    first: null,
    options: [
      {
        pl: 'Dobierz 2 karty ze stosu Raxxon, ten ocalały otrzymuje 1 odmrożenie',
        en: 'You draw 2 cards from the item deck of Raxxon, 1 frostbite on that survivor',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  wrongCode: {
    name: { pl: 'Zły kod', en: 'Wrong Code' },
    trigger: {
      pl: 'Gdy kładziesz kość na Raxxon, zanim tam legnie',
      en: 'You put a die on Raxxon, before it lies there',
    },
    first: null,
    options: [
      {
        pl: 'Akcja nie ma efektu, koszt przepada, czytający kładzie na Raxxon kość z puli o dowolnym wyniku',
        en: 'The action has no effect, its cost stays spent, the reader puts a die of any value from the supply on Raxxon',
      },
      { pl: 'Dołóż 2 zombie w Raxxon', en: 'Add 2 zombies at Raxxon' },
    ],
  },
  looseCage: {
    name: { pl: 'Otwarta klatka', en: 'Loose Cage' },
    trigger: { pl: 'W grze jest co najmniej 1 specjalny zombie', en: 'At least 1 special zombie is in play' },
    first: null,
    options: [
      {
        pl: '−1 morale, odrzuć 1 wierzchni eksperyment bez rozmieszczania',
        en: '−1 morale, discard the top 1 experiment unplaced',
      },
      { pl: 'Dołóż 1 zombie w każdej z lokacji 1–6', en: 'Add 1 zombie at each location 1–6' },
    ],
  },
  testBatch: {
    name: { pl: 'Partia próbna', en: 'Test Batch' },
    trigger: { pl: 'Gdy użyjesz pigułki', en: 'You use a pill' },
    first: null,
    options: [
      {
        pl: 'Weź 1 usuniętą z gry kartę leku, ten ocalały otrzymuje 1 rozpacz',
        en: 'Take up to 1 medicine card removed from the game, 1 despair on that survivor',
      },
      {
        pl: 'Ten ocalały pozbywa się 1 rany lub odmrożenia',
        en: 'Remove 1 wound or frostbite from that survivor',
      },
    ],
  },
  sample: {
    name: { pl: 'Próbka', en: 'Sample' },
    trigger: {
      pl: 'Gdy zabijesz specjalnego zombie, ten ocalały nie jest wygnany',
      en: 'You kill a special zombie, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Dobierz 1 kartę ze stosu Raxxon, 1 rzut kością ryzyka: ten ocalały',
        en: 'You draw 1 card from the item deck of Raxxon, 1 exposure roll for that survivor',
      },
      {
        pl: '+1 morale, przenieś 1 nieużytą kość do zużytych',
        en: '+1 morale, you move 1 unused die to used',
      },
    ],
  },
  emergencyLights: {
    name: { pl: 'Światła awaryjne', en: 'Emergency Lights' },
    trigger: { pl: 'Masz ocalałego w Raxxon', en: 'You have a survivor at Raxxon' },
    first: null,
    options: [
      {
        pl: 'Rzuć k6: 1–2 → dołóż 3 zombie w Raxxon; 3–6 → odsłoń 4 wierzchnie karty stosu Raxxon; weź wszystkie karty narzędzia; resztę wtasuj',
        en: 'Roll a d6: 1–2 → add 3 zombies at Raxxon; 3–6 → reveal the top 4 cards of Raxxon; take all tool cards; shuffle the rest back',
      },
      {
        pl: 'Ten ocalały trafia do kolonii (to nie ruch)',
        en: 'Put that survivor at the colony (not a move)',
      },
    ],
  },
  evacuationOrder: {
    name: { pl: 'Rozkaz ewakuacji', en: 'Evacuation Order' },
    trigger: { pl: 'W grze są co najmniej 2 specjalne zombie', en: '2 or more special zombies in play' },
    first: null,
    options: [
      {
        pl: '−2 żywności, każdy ocalały w Raxxon trafia do kolonii (to nie ruch), usuń 4 zwykłych zombie w kolonii',
        en: '−2 food, put every survivor at Raxxon at the colony (not a move), remove 4 ordinary zombies at the colony',
      },
      {
        pl: 'Wypuść 1 wierzchni eksperyment bez sprawdzania kodu, +1 morale',
        en: 'Release the top 1 experiment without a code check, +1 morale',
      },
    ],
  },
  homeBrew: {
    name: { pl: 'Bimber', en: 'Home Brew' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: '−1 żywność, każdy twój ocalały pozbywa się 1 rozpaczy, przenieś 1 nieużytą kość do zużytych',
        en: '−1 food, remove 1 despair from every survivor of yours, you move 1 unused die to used',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  darkThoughts: {
    name: { pl: 'Czarne myśli', en: 'Dark Thoughts' },
    trigger: { pl: 'Twój ocalały ma co najmniej 2 rozpacze', en: 'A survivor of yours has 2 or more despair' },
    first: null,
    options: [
      {
        pl: 'Ten ocalały pozbywa się 1 rozpaczy, przenieś 2 nieużyte kości do zużytych',
        en: 'Remove 1 despair from that survivor, you move 2 unused dice to used',
      },
      {
        pl: 'Ten ocalały odchodzi z gry razem z wyposażeniem, −1 morale',
        en: 'Remove that survivor from the game, equipment too, −1 morale',
      },
    ],
  },
  oneMoreDose: {
    name: { pl: 'Jeszcze jedna dawka', en: 'One More Dose' },
    trigger: {
      pl: 'Gdy zagrasz kartę, jest to karta leku, wyleczyła ona ocalałego',
      en: 'You play a card, it is a medicine card, it healed a survivor',
    },
    first: null,
    options: [
      {
        pl: 'Ten ocalały pozbywa się 1 rany lub odmrożenia; przypisane (ten ocalały), na początku tury jego gracza: możesz zapłacić (odłóż 1 kartę leku z ręki na stos odpadów bez efektu): nic się nie dzieje; jeśli nie: ten ocalały otrzymuje 1 rozpacz',
        en: "Remove 1 wound or frostbite from that survivor; attached to that survivor, at the start of its controller's turn: you may pay (you put 1 medicine card from hand on the waste pile unused): nothing happens; if not: 1 despair on this survivor",
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  closeQuarters: {
    name: { pl: 'Ciasne kwatery', en: 'Close Quarters' },
    trigger: {
      pl: 'Twój ocalały i ocalały innego gracza są sami w jednej lokacji, oboje są ludźmi, nie jest to kolonia',
      en: 'A survivor of yours and one of another player are alone at a location, both are human, it is not the colony',
    },
    first: null,
    options: [
      {
        pl: 'Ten ocalały pozbywa się całej rozpaczy, drugi ocalały pozbywa się całej rozpaczy, ten ocalały do końca tury nie może atakować, przeszukiwać ani się ruszać, drugi ocalały do końca tury nie może atakować, przeszukiwać ani się ruszać',
        en: 'Remove all despair from that survivor, remove all despair from the other survivor, that survivor may not attack, search or move for the rest of the turn, the other survivor may not attack, search or move for the rest of the turn',
      },
      { pl: 'Ten ocalały otrzymuje 1 rozpacz', en: '1 despair on that survivor' },
    ],
  },
  carCrash: {
    name: { pl: 'Kraksa', en: 'Car Crash' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, zagrano na to paliwo, ten ocalały nie jest wygnany',
      en: 'You move a survivor, fuel was played for it, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Ten ocalały otrzymuje 1 odmrożenie, ten ocalały trafia do kolonii (to nie ruch)',
        en: '1 frostbite on that survivor, put that survivor at the colony (not a move)',
      },
      { pl: '3 rzuty kością ryzyka: ten ocalały', en: '3 exposure rolls for that survivor' },
    ],
  },
  waveringLoyalties: {
    name: { pl: 'Chwiejna lojalność', en: 'Wavering Loyalties' },
    trigger: {
      pl: 'Masz więcej ocalałych niż co najmniej jeden inny gracz',
      en: 'You have more survivors than at least one other player',
    },
    first: null,
    options: [
      {
        pl: '1 z twoich ocalałych przechodzi do grupy, którą prowadzi inny gracz, który ma mniej ocalałych',
        en: '1 of your survivors goes over to the group of another player with fewer survivors',
      },
      {
        pl: 'Rzuć k6: 1–3 → −1 morale; 4–6 → nic się nie dzieje',
        en: 'Roll a d6: 1–3 → −1 morale; 4–6 → nothing happens',
      },
    ],
  },
  horde: {
    name: { pl: 'Horda', en: 'Horde' },
    trigger: { pl: 'Gdy poruszysz ocalałego, nie zagrano paliwa', en: 'You move a survivor, no fuel was played' },
    first: null,
    options: [
      { pl: '3 rzuty kością ryzyka: ten ocalały', en: '3 exposure rolls for that survivor' },
      {
        pl: 'Ten ocalały trafia tam, skąd przyszedł (to nie ruch), ten ocalały nie może się już ruszyć w tej turze',
        en: 'Put that survivor where it came from (not a move), that survivor may not move for the rest of the turn',
      },
    ],
  },
  spoiled: {
    name: { pl: 'Zepsute', en: 'Spoiled' },
    trigger: { pl: 'Gdy wydasz żywność, zanim podniesiesz kość', en: 'You spend food, before the die is raised' },
    first: null,
    options: [
      { pl: '1 z twoich ocalałych otrzymuje 1 ranę', en: '1 wound on 1 of your survivors' },
      { pl: 'Akcja nie ma efektu, koszt przepada', en: 'The action has no effect, its cost stays spent' },
    ],
  },
  loversQuarrel: {
    name: { pl: 'Kłótnia kochanków', en: "Lover's Quarrel" },
    trigger: {
      pl: '2 twoich ocalałych jest w jednej lokacji, oboje są ludźmi, nie jest to kolonia',
      en: '2 of your survivors share a location, both are human, it is not the colony',
    },
    first: null,
    options: [
      { pl: 'Zapełnij hałasem wszystkie pola w tej lokacji', en: 'Fill all noise spaces at that location' },
      {
        pl: 'Ten ocalały do końca tury nie może atakować, przeszukiwać ani się ruszać, drugi ocalały do końca tury nie może atakować, przeszukiwać ani się ruszać',
        en: 'That survivor may not attack, search or move for the rest of the turn, the other survivor may not attack, search or move for the rest of the turn',
      },
    ],
  },
  thinIce: {
    name: { pl: 'Cienki lód', en: 'Thin Ice' },
    trigger: { pl: 'Gdy poruszysz ocalałego', en: 'You move a survivor' },
    first: null,
    options: [
      {
        pl: 'Rzuć k6: 1–3 → ten ocalały otrzymuje 1 odmrożenie; 4–6 → przejrzyj stos wybranej lokacji, weź 1 kartę, przetasuj',
        en: 'Roll a d6: 1–3 → 1 frostbite on that survivor; 4–6 → look through the item deck of a location of choice, take 1 card, shuffle',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  woundedSurvivor: {
    name: { pl: 'Ranny ocalały', en: 'Wounded Survivor' },
    trigger: {
      pl: 'Gdy przeszukasz lokację, ten ocalały nie jest wygnany, co najmniej 1 wolne miejsce w kolonii',
      en: 'You search, that survivor is not exiled, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Dobierz 1 ocalałego do swojej grupy, 2 rzuty kością ryzyka: nowy ocalały',
        en: 'You draw 1 survivor into the group, 2 exposure rolls for the new survivor',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  creatureComforts: {
    name: { pl: 'Odrobina wygody', en: 'Creature Comforts' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Gracze mogą wspólnie zapłacić (gracze razem odkładają 3 karty paliwa z ręki na stos odpadów bez efektu): +1 morale',
        en: 'The players together may pay (the players together put 3 fuel cards from hand on the waste pile unused): +1 morale',
      },
    ],
  },
  noAmmo: {
    name: { pl: 'Bez amunicji', en: 'No Ammo' },
    trigger: { pl: 'Gdy użyjesz zdolności broni', en: 'You use the ability of a weapon' },
    first: null,
    options: [
      { pl: 'Ten przedmiot trafia na stos odpadów', en: 'That item goes to the waste pile' },
      { pl: 'Przenieś wszystkie nieużyte kości do zużytych', en: 'You move all unused dice to used' },
    ],
  },
  music: {
    name: { pl: 'Muzyka', en: 'Music' },
    trigger: {
      pl: 'Gdy przeszukasz lokację, ten ocalały nie jest wygnany',
      en: 'You search, that survivor is not exiled',
    },
    first: null,
    options: [
      { pl: '+1 morale', en: '+1 morale' },
      {
        pl: 'Każdy gracz rzuca w następnej rundzie 1 kością więcej',
        en: 'Each player rolls 1 die more in the next round',
      },
    ],
  },
  collapsingBarriers: {
    name: { pl: 'Walące się barykady', en: 'Collapsing Barriers' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, jest tam co najmniej 1 barykada, jest tam co najmniej 1 zombie',
      en: 'You have a survivor at the colony, at least 1 barricade is there, at least 1 zombie is there',
    },
    first: null,
    options: [
      {
        pl: '1 rzut kością ryzyka: 1 ocalały każdego gracza (wybiera właściciel) w kolonii',
        en: '1 exposure roll for 1 own survivor of each player at the colony',
      },
      {
        pl: 'Usuń wszystkie barykady i pułapki w kolonii',
        en: 'Remove all barricades or traps at the colony',
      },
    ],
  },
  radioSignal: {
    name: { pl: 'Sygnał radiowy', en: 'Radio Signal' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, co najmniej 1 wolne miejsce w kolonii',
      en: 'You have a survivor at the colony, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Gracze mogą wspólnie zapłacić (gracze razem przenoszą 3 nieużyte kości do zużytych): dołóż do kolonii 1 darmozjada, +1 morale; jeśli nie: −1 morale',
        en: 'The players together may pay (the players together move 3 unused dice to used): add 1 helpless to the colony, +1 morale; if not: −1 morale',
      },
      { pl: '−1 morale', en: '−1 morale' },
    ],
  },
  toxicWaste: {
    name: { pl: 'Toksyczne odpady', en: 'Toxic Waste' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: '1 ocalały każdego gracza (wybiera właściciel) w kolonii otrzymuje 1 odmrożenie',
        en: '1 frostbite on 1 own survivor of each player at the colony',
      },
      {
        pl: 'Wszystkie usunięte z gry karty paliwa / leku trafiają na stos odpadów',
        en: 'All fuel / medicine cards removed from the game go on the waste pile',
      },
    ],
  },
  supplyDrop: {
    name: { pl: 'Zrzut zaopatrzenia', en: 'Supply Drop' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: '3 rzuty kością ryzyka: 1 z twoich ocalałych; jeśli żyje (każdy rzucający ocalały): +5 żywności',
        en: '3 exposure rolls for 1 of your survivors; if each survivor that rolled is alive: +5 food',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  bitterColdNight: {
    name: { pl: 'Mroźna noc', en: 'Bitter Cold Night' },
    trigger: {
      pl: 'Po rzucie kością ryzyka za ruch, wypadło odmrożenie, jest tam co najmniej 1 inny ocalały',
      en: 'After the exposure roll of a move, the face was frostbite, at least 1 other survivor is there',
    },
    first: null,
    options: [
      {
        pl: 'Każdy ocalały w tej lokacji otrzymuje 1 odmrożenie',
        en: '1 frostbite on every survivor at that location',
      },
      { pl: 'Ten ocalały ginie', en: 'Kill that survivor' },
    ],
  },
  lighthouse: {
    name: { pl: 'Latarnia', en: 'Lighthouse' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Możesz zapłacić (przenieś 1 nieużytą kość do zużytych): usuń 1 zwykłego zombie w każdej lokacji, także w kolonii',
        en: 'You may pay (you move 1 unused die to used): remove 1 ordinary zombie at each location, the colony included',
      },
    ],
  },
  sacrament: {
    name: { pl: 'Sakrament', en: 'Sacrament' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, ten ocalały nie jest wygnany',
      en: 'You move a survivor, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: '2 rzuty kością ryzyka: ten ocalały; jeśli żyje (ten ocalały): +1 morale',
        en: '2 exposure rolls for that survivor; if that survivor is alive: +1 morale',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  abandoned: {
    name: { pl: 'Porzuceni', en: 'Abandoned' },
    trigger: {
      pl: 'Gdy wyczyścisz odpady, w kolonii jest co najmniej 1 darmozjad, co najmniej 1 wolne miejsce w kolonii',
      en: 'You clean waste, at least 1 helpless is at the colony, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Dołóż do kolonii 1 darmozjada, dołóż 5 zombie w kolonii',
        en: 'Add 1 helpless to the colony, add 5 zombies at the colony',
      },
      {
        pl: 'Dołóż 5 zombie w kolonii, każdy gracz przenosi 1 nieużytą kość do zużytych',
        en: 'Add 5 zombies at the colony, each player moves 1 unused die to used',
      },
    ],
  },
  crazedSurvivor: {
    name: { pl: 'Szalony ocalały', en: 'Crazed Survivor' },
    trigger: {
      pl: 'Co najmniej 1 twój ocalały jest poza kolonią',
      en: '1 or more of your survivors outside the colony',
    },
    first: null,
    options: [
      {
        pl: '+3 żywności, 2 rzuty kością ryzyka: 1 z twoich ocalałych poza kolonią',
        en: '+3 food, 2 exposure rolls for 1 of your survivors outside the colony',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  fuelTanker: {
    name: { pl: 'Cysterna', en: 'Fuel Tanker' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, ten ocalały nie jest wygnany',
      en: 'You move a survivor, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Dołóż 6 zombie w kolonii, weź do 4 usuniętych z gry kart paliwa',
        en: 'Add 6 zombies at the colony, take up to 4 fuel cards removed from the game',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  addiction: {
    name: { pl: 'Uzależnienie', en: 'Addiction' },
    trigger: {
      pl: 'Gdy zagrasz kartę, jest to karta leku, wyleczyła ona ocalałego',
      en: 'You play a card, it is a medicine card, it healed a survivor',
    },
    first: null,
    options: [
      { pl: 'Ten ocalały ginie (bez utraty morale)', en: 'Kill that survivor (no morale loss)' },
      {
        pl: 'Przypisane (ten ocalały), na początku tury jego gracza: (odłóż 1 kartę leku z ręki na stos odpadów bez efektu, ten ocalały pozbywa się 1 rany lub odmrożenia) albo (przenieś 1 nieużytą kość do zużytych)',
        en: "Attached to that survivor, at the start of its controller's turn: (you put 1 medicine card from hand on the waste pile unused, remove 1 wound or frostbite from this survivor) or (you move 1 unused die to used)",
      },
    ],
  },
  maude: {
    name: { pl: 'Maude', en: 'Maude' },
    trigger: {
      pl: 'Masz ocalałego w sklepie spożywczym, ten ocalały nie jest wygnany',
      en: 'You have a survivor at the grocery store, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Ten ocalały trafia do kolonii (to nie ruch), +3 żywności',
        en: 'Put that survivor at the colony (not a move), +3 food',
      },
      {
        pl: 'Odsłaniaj karty sklepu spożywczego, aż znajdziesz 2 karty żywności, weź je, resztę przetasuj, w tej turze nie wolno zagrywać kart żywności',
        en: 'Reveal cards of the grocery store until 2 food cards are found, take them, shuffle the rest, no food cards may be played this turn',
      },
    ],
  },
  sparky: {
    name: { pl: 'Sparky', en: 'Sparky' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Sparky, Sparky nie jest na wygnaniu',
      en: 'You control Sparky, Sparky is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Zabij do 8 zwykłych zombie w kolonii, bez rzutu kością ryzyka',
        en: 'Kill up to 8 ordinary zombies at the colony, no exposure',
      },
      { pl: '+1 morale', en: '+1 morale' },
    ],
  },
  mariaLopez: {
    name: { pl: 'Maria Lopez', en: 'Maria Lopez' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Maria Lopez, Maria Lopez nie jest na wygnaniu',
      en: 'You control Maria Lopez, Maria Lopez is not exiled',
    },
    first: { pl: 'Maria Lopez trafia do szkoły (to nie ruch)', en: 'Put Maria Lopez at the school (not a move)' },
    options: [
      {
        pl: '−3 żywności, przejrzyj stos szkoły, weź 1 kartę, przetasuj',
        en: '−3 food, look through the item deck of the school, take 1 card, shuffle',
      },
      {
        pl: 'Usuń z gry wszystkie karty żywności ze stosu szkoły',
        en: 'Remove every food card in the item deck of the school from the game',
      },
    ],
  },
  brianLee: {
    name: { pl: 'Brian Lee', en: 'Brian Lee' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Brian Lee, Brian Lee jest w kolonii',
      en: 'You control Brian Lee, Brian Lee is at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Usuń wszystkich zwykłych zombie w szpitalu, połóż do 4 barykad w szpitalu',
        en: 'Remove all ordinary zombies at the hospital, put up to 4 barricades at the hospital',
      },
      {
        pl: 'Usuń wszystkich zwykłych zombie w sklepie spożywczym, połóż do 4 barykad w sklepie spożywczym',
        en: 'Remove all ordinary zombies at the grocery store, put up to 4 barricades at the grocery store',
      },
    ],
  },
  mugging: {
    name: { pl: 'Napad', en: 'Mugging' },
    trigger: {
      pl: 'Twój niewygnany ocalały jest w jednej lokacji z wygnanym',
      en: 'Your non-exiled survivor shares a location with an exiled one',
    },
    first: null,
    options: [
      {
        pl: 'Oddaj wszystkie karty z ręki poza 1; dostaje je gracz tego ocalałego',
        en: 'Give all but 1 hand card to the controller of that survivor',
      },
      {
        pl: '(ten ocalały otrzymuje 2 rany) albo (jeśli ten ocalały ma broń: drugi ocalały ginie, ten ocalały otrzymuje 1 ranę; w przeciwnym razie: ten ocalały otrzymuje 2 rany)',
        en: '(2 wounds on that survivor) or (if that survivor has a weapon: kill the other survivor, 1 wound on that survivor; else: 2 wounds on that survivor)',
      },
    ],
  },
  helpless: {
    name: { pl: 'Darmozjady', en: 'Helpless' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Usuń wszystkich darmozjadów (bez utraty morale), −1 morale za każdych 2 usuniętych, zaokrąglając w górę',
        en: 'Remove all helpless (no morale loss), −1 morale per 2 removed, rounded up',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  christmas: {
    name: { pl: 'Boże Narodzenie', en: 'Christmas' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: '−5 żywności, +1 morale; jeśli Forest Plum jest w grze i nie jest wygnany: jego gracz może dobrać do 4 kart ze sklepu, pokazać je i oddać każdą innemu graczowi',
        en: '−5 food, +1 morale; if Forest Plum is in play and not exiled: his controller may draw up to 4 grocery cards, show them and give each to another player',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  taliaJones: {
    name: { pl: 'Talia Jones', en: 'Talia Jones' },
    trigger: { pl: 'Kontrolujesz ocalałego: Talia Jones', en: 'You control Talia Jones' },
    first: null,
    options: [
      {
        pl: 'Przejrzyj stos wybranej lokacji, weź 4 karty, przetasuj',
        en: 'Look through the item deck of a location of choice, take 4 cards, shuffle',
      },
      {
        pl: 'Następne odsłonięte zagrożenie odpada, ta runda jest bez zagrożenia',
        en: 'The next crisis revealed is removed, that round has none',
      },
    ],
  },
  arthurThurston: {
    name: { pl: 'Arthur Thurston', en: 'Arthur Thurston' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Arthur Thurston, Arthur Thurston nie jest na wygnaniu',
      en: 'You control Arthur Thurston, Arthur Thurston is not exiled',
    },
    first: {
      pl: 'Arthur Thurston trafia do szkoły (to nie ruch)',
      en: 'Put Arthur Thurston at the school (not a move)',
    },
    options: [
      { pl: 'Arthur Thurston otrzymuje 2 rany', en: '2 wounds on Arthur Thurston' },
      { pl: '−1 morale', en: '−1 morale' },
    ],
  },
  grayBeard: {
    name: { pl: 'Gray Beard', en: 'Gray Beard' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, Gray Beard jest w stosie ocalałych, co najmniej 1 wolne miejsce w kolonii',
      en: 'You move a survivor, Gray Beard is in the survivor deck, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      { pl: 'Usuń z gry 1 losową kartę z ręki', en: 'Remove 1 random hand card from the game' },
      {
        pl: 'Gray Beard dołącza do twojej grupy, Gray Beard zyskuje: raz na rundę atakuje bez rzutu kością ryzyka, póki go kontrolujesz, nie możesz dodawać kart do zagrożeń',
        en: 'Gray Beard joins your group, Gray Beard gains: once per round no exposure when he attacks, while you control him you may not add cards to crises',
      },
    ],
  },
  sophieRobinson: {
    name: { pl: 'Sophie Robinson', en: 'Sophie Robinson' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, Sophie Robinson jest w stosie ocalałych, co najmniej 1 wolne miejsce w kolonii',
      en: 'You move a survivor, Sophie Robinson is in the survivor deck, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Sophie Robinson dołącza do twojej grupy z 2 ranami',
        en: 'Sophie Robinson joins your group with 2 wounds',
      },
      {
        pl: 'Dobierz 2 karty ze stosu wybranej lokacji, Sophie Robinson odpada z gry',
        en: 'You draw 2 cards from the item deck of a location of choice, Sophie Robinson leaves the game',
      },
    ],
  },
  outbreak: {
    name: { pl: 'Epidemia', en: 'Outbreak' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, w kolonii jest co najmniej 1 darmozjad',
      en: 'You have a survivor at the colony, at least 1 helpless is at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Usuń 1 darmozjada (bez utraty morale), −1 morale',
        en: 'Remove 1 helpless (no morale loss), −1 morale',
      },
      {
        pl: 'Każdy ocalały w kolonii otrzymuje 1 ranę; jeśli w grze nie ma Olivii Brown ani Janet Taylor: k6 za: każdy darmozjad; 1 lub mniej → zabij 1 darmozjada (morale spada za każdego)',
        en: '1 wound on every survivor at the colony; if neither Olivia Brown nor Janet Taylor is in play: a d6 for each helpless: 1 or less → kill 1 helpless (morale falls for each)',
      },
    ],
  },
  oliviaBrown: {
    name: { pl: 'Olivia Brown', en: 'Olivia Brown' },
    trigger: { pl: 'Olivia Brown jest w grze', en: 'Olivia Brown is in play' },
    first: {
      pl: 'Olivia Brown trafia do kolonii (to nie ruch)',
      en: 'Put Olivia Brown at the colony (not a move)',
    },
    options: [
      {
        pl: 'Przypisane (Olivia Brown), na początku każdej rundy: możesz zapłacić (1 rzut kością ryzyka: Olivia Brown): jeśli wypadnie pusta ścianka: do końca tury, odtąd: możesz zapłacić (odłóż 1 kartę leku z ręki na stos odpadów bez efektu): exposure.ignore bite',
        en: 'Attached to Olivia Brown, at the start of each round: you may pay (1 exposure roll for Olivia Brown): if the face is blank: until the end of the turn, from now on: you may pay (you put 1 medicine card from hand on the waste pile unused): exposure.ignore bite',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  brandonKane: {
    name: { pl: 'Brandon Kane', en: 'Brandon Kane' },
    trigger: {
      pl: 'Brandon Kane jest w grze, Brandon Kane nie jest na wygnaniu',
      en: 'Brandon Kane is in play, Brandon Kane is not exiled',
    },
    first: {
      pl: 'Brandon Kane trafia do sklepu spożywczego (to nie ruch)',
      en: 'Put Brandon Kane at the grocery store (not a move)',
    },
    options: [
      {
        pl: 'Brandon Kane otrzymuje 1 ranę, Brandon Kane trafia do kolonii (to nie ruch)',
        en: '1 wound on Brandon Kane, put Brandon Kane at the colony (not a move)',
      },
      {
        pl: 'Połóż na stosie odpadów 10 ostatnich kart przedmiotów usuniętych z gry',
        en: 'Put the last 10 item cards removed from the game on the waste pile',
      },
    ],
  },
  forestPlum: {
    name: { pl: 'Forest Plum', en: 'Forest Plum' },
    trigger: { pl: 'Forest Plum jest w grze', en: 'Forest Plum is in play' },
    first: null,
    options: [
      {
        pl: 'Forest Plum trafia do sklepu spożywczego (to nie ruch), zapełnij hałasem wszystkie pola w sklepie spożywczym',
        en: 'Put Forest Plum at the grocery store (not a move), fill all noise spaces at the grocery store',
      },
      {
        pl: 'Ocalały o najniższych wpływach (poza: Forest Plum) otrzymuje 1 ranę',
        en: '1 wound on the lowest-influence survivor other than Forest Plum',
      },
    ],
  },
  danielSmith: {
    name: { pl: 'Daniel Smith', en: 'Daniel Smith' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Daniel Smith, w kolonii jest co najmniej 1 darmozjad',
      en: 'You control Daniel Smith, at least 1 helpless is at the colony',
    },
    first: { pl: 'Usuń 1 darmozjada (bez utraty morale)', en: 'Remove 1 helpless (no morale loss)' },
    options: [
      {
        pl: 'Przenieś 1 nieużytą kość do zużytych, 1 wybrany ocalały trafia na komisariat, wyposażenie na rękę; nie może już nic robić',
        en: 'You move 1 unused die to used, 1 chosen survivor is put at the police station, equipment to the hand; it cannot act any more',
      },
      { pl: '−1 morale', en: '−1 morale' },
    ],
  },
  littleSurvivors: {
    name: { pl: 'Mali ocalali', en: 'Little Survivors' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, ten ocalały nie jest wygnany, ten ocalały jest tam sam, co najmniej 3 wolne miejsce w kolonii',
      en: 'You move a survivor, that survivor is not exiled, that survivor is the only one there, 3 or more free spaces at the colony',
    },
    first: null,
    options: [
      { pl: 'Dołóż do kolonii 3 darmozjadów, +1 morale', en: 'Add 3 helpless to the colony, +1 morale' },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  prophet: {
    name: { pl: 'Prorok', en: 'Prophet' },
    trigger: {
      pl: 'Twój wygnany ocalały jest w jednej lokacji z niewygnanym',
      en: 'Your exiled survivor shares a location with a non-exiled one',
    },
    first: null,
    options: [
      { pl: 'Drugi ocalały przechodzi do twojej grupy', en: 'The other survivor joins your group' },
      { pl: '−1 morale', en: '−1 morale' },
    ],
  },
  alexisGrey: {
    name: { pl: 'Alexis Grey', en: 'Alexis Grey' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Alexis Grey, Alexis Grey nie jest na wygnaniu',
      en: 'You control Alexis Grey, Alexis Grey is not exiled',
    },
    first: {
      pl: 'Alexis Grey trafia do biblioteki (to nie ruch)',
      en: 'Put Alexis Grey at the library (not a move)',
    },
    options: [
      {
        pl: 'Alexis Grey nie może już opuścić lokacji: w bibliotece',
        en: 'Alexis Grey can never leave the library',
      },
      {
        pl: 'Alexis Grey trafia do kolonii (to nie ruch), Alexis Grey nie może już wejść do biblioteki',
        en: 'Put Alexis Grey at the colony (not a move), Alexis Grey can never go to the library',
      },
    ],
  },
  jamesMeyers: {
    name: { pl: 'James Meyers', en: 'James Meyers' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: James Meyers, James Meyers nie jest na wygnaniu',
      en: 'You control James Meyers, James Meyers is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Obejrzyj rękę (każdy gracz); możesz zapłacić (każdy gracz odkłada 3 karty leku z ręki z gry): +1 morale',
        en: 'Look at the hand of each player; you may pay (each player puts 3 medicine cards from hand out of the game): +1 morale',
      },
      {
        pl: 'Obejrzyj ukryty cel (wybrany przez ciebie inny gracz)',
        en: 'Look at the hidden objective of another player of your choice',
      },
    ],
  },
  bevRussell: {
    name: { pl: 'Bev Russell', en: 'Bev Russell' },
    trigger: { pl: 'Kontrolujesz ocalałego: Bev Russell', en: 'You control Bev Russell' },
    first: { pl: 'Bev Russell trafia do szkoły (to nie ruch)', en: 'Put Bev Russell at the school (not a move)' },
    options: [
      {
        pl: 'Karta odpada z gry (Bev Russell); figurka zostaje w szkole i nie może być celem; do końca gry, gdy ocalały porusza się do szkoły: ten ocalały otrzymuje 1 ranę',
        en: 'The card of Bev Russell leaves the game; the figure stays at the school and cannot be a target; until the end of the game, whenever a survivor is moved to the school: 1 wound on that survivor',
      },
      {
        pl: 'Usuń z gry wszystkie karty  ze stosu szkoły, usuń wszystkich zwykłych zombie w szkole',
        en: 'Remove every  card in the item deck of the school from the game, remove all ordinary zombies at the school',
      },
    ],
  },
  theDeputy: {
    name: { pl: 'Zastępca szeryfa', en: 'The Deputy' },
    trigger: {
      pl: 'Co najmniej 1 twój ocalały jest poza kolonią, ten ocalały nie jest wygnany',
      en: '1 or more of your survivors outside the colony, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Odsłoń 8 wierzchnich kart stosu komisariatu; weź wszystkie karty broni; resztę wtasuj, cel główny wymaga też: żadnych zombie na stacji paliw, w szpitalu i na komisariacie',
        en: 'Reveal the top 8 cards of the police station; take all weapon cards; shuffle the rest back, the main objective also requires: no zombies at the gas station, hospital and police station',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  sewerPassage: {
    name: { pl: 'Przejście kanałami', en: 'Sewer Passage' },
    trigger: { pl: 'Masz ocalałego w bibliotece', en: 'You have a survivor at the library' },
    first: null,
    options: [
      {
        pl: 'K6 rzutów kością ryzyka: 1 z twoich ocalałych w bibliotece; jeśli żyje (każdy rzucający ocalały): ruchy między kolonią a lokacją szpitala nie wymagają już rzutu kością ryzyka',
        en: 'D6 exposure rolls for 1 of your survivors at the library; if each survivor that rolled is alive: moves between the colony and the hospital need no exposure any more',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  horse: {
    name: { pl: 'Koń', en: 'Horse' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, ten ocalały nie jest wygnany',
      en: 'You move a survivor, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Przypisane (ten ocalały), odtąd: bez rzutu kością ryzyka za ten ruch, kolonia zużywa o 1 żywność więcej',
        en: 'Attached to that survivor, from now on: no exposure roll for that move, the colony pays 1 food more',
      },
      { pl: '+3 żywności', en: '+3 food' },
    ],
  },
  thomasHeart: {
    name: { pl: 'Thomas Heart', en: 'Thomas Heart' },
    trigger: {
      pl: 'Gdy użyjesz zdolności broni, Thomas Heart jest w grze',
      en: 'You use the ability of a weapon, Thomas Heart is in play',
    },
    first: null,
    options: [
      {
        pl: 'Rozłóż 4 rany: inni ocalali w lokacji (Thomas Heart)',
        en: '4 wounds spread over the other survivors at the location of Thomas Heart',
      },
      {
        pl: 'Gracze mogą wspólnie zapłacić (gracze razem odkładają 2 karty leku z ręki z gry): nic się nie dzieje; jeśli nie: rozłóż 4 rany: inni ocalali w lokacji (Thomas Heart)',
        en: 'The players together may pay (the players together put 2 medicine cards from hand out of the game): nothing happens; if not: 4 wounds spread over the other survivors at the location of Thomas Heart',
      },
      { pl: 'Thomas Heart ginie', en: 'Kill Thomas Heart' },
    ],
  },
  rodMiller: {
    name: { pl: 'Rod Miller', en: 'Rod Miller' },
    trigger: { pl: 'Rod Miller jest w grze', en: 'Rod Miller is in play' },
    first: null,
    options: [
      {
        pl: 'Rod Miller trafia do szpitala (to nie ruch), 2 z twoich ocalałych trafiają do szpitala (to nie ruch), 2 rzuty kością ryzyka: każdy rzucający ocalały',
        en: 'Put Rod Miller at the hospital (not a move), put 2 of your survivors at the hospital (not a move), 2 exposure rolls for each survivor that rolled',
      },
      { pl: 'Rod Miller ginie', en: 'Kill Rod Miller' },
    ],
  },
  army: {
    name: { pl: 'Armia', en: 'Army' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Cel główny wymaga też: 5 żywności w magazynie',
        en: 'The main objective also requires: 5 food in the supply',
      },
      {
        pl: 'K6 za: każdy ocalały w kolonii; 3 lub mniej → ten ocalały otrzymuje 1 ranę',
        en: 'A d6 for every survivor at the colony: 3 or less → 1 wound on this survivor',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  gambling: {
    name: { pl: 'Hazard', en: 'Gambling' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Po kolei każdy gracz może postawić 1 kartę z ręki za każdego ocalałego w kolonii i rzucić za nią kością; najwyższa kość bierze wszystko',
        en: 'In turn order each player may stake 1 hand card per survivor at the colony and roll a die for each; the highest die takes all',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  outsiders: {
    name: { pl: 'Obcy', en: 'Outsiders' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, w kolonii są 2 wolne miejsca na gracza',
      en: 'You have a survivor at the colony, the colony has 2 free spaces per player',
    },
    first: null,
    options: [
      {
        pl: 'Każdy gracz dobiera 1 ocalałego do swojej grupy, dołóż do kolonii darmozjadów: po jednym na gracza',
        en: 'Each player draws 1 survivor into the group, add helpless to the colony: one per player',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  riot: {
    name: { pl: 'Zamieszki', en: 'Riot' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, darmozjadów jest tam więcej niż pozostałych ocalałych',
      en: 'You have a survivor at the colony, helpless outnumber the other survivors there',
    },
    first: null,
    options: [
      { pl: 'Usuń całą żywność', en: 'Lose all food' },
      { pl: 'Każdy ocalały w kolonii otrzymuje 1 ranę', en: '1 wound on every survivor at the colony' },
      { pl: 'Zabij 1 darmozjada (morale spada za każdego)', en: 'Kill 1 helpless (morale falls for each)' },
    ],
  },
  flier: {
    name: { pl: 'Ulotka', en: 'Flier' },
    trigger: { pl: 'Masz ocalałego w kolonii', en: 'You have a survivor at the colony' },
    first: null,
    options: [
      {
        pl: 'Do końca następnej rundy, na koniec następnej rundy: jeśli w każdej lokacji są co najmniej 2 barykady: +1 morale; jeśli nie w każdej lokacji jest barykada: −1 morale',
        en: 'Until the end of the next round, at the end of the next round: if every location has 2 or more barricades: +1 morale; if not every location has a barricade: −1 morale',
      },
    ],
  },
  airplane: {
    name: { pl: 'Samolot', en: 'Airplane' },
    trigger: {
      pl: 'Gdy poruszysz ocalałego, Sophie Robinson jest w grze',
      en: 'You move a survivor, Sophie Robinson is in play',
    },
    first: null,
    options: [
      {
        pl: 'Gracze mogą wspólnie zapłacić (gracze razem odkładają 1 kartę narzędzia z ręki z gry, gracze razem odkładają 1 kartę paliwa z ręki z gry, Sophie Robinson odchodzi z gry razem z wyposażeniem): +1 morale',
        en: 'The players together may pay (the players together put 1 tool card from hand out of the game, the players together put 1 fuel card from hand out of the game, remove Sophie Robinson from the game, equipment too): +1 morale',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  missingChild: {
    name: { pl: 'Zaginione dziecko', en: 'Missing Child' },
    trigger: { pl: 'W kolonii jest co najmniej 1 darmozjad', en: 'At least 1 helpless is at the colony' },
    first: null,
    options: [
      {
        pl: 'Do końca następnej rundy, na koniec następnej rundy: jeśli każda lokacja poza kolonią została przeszukana: +1 morale; w przeciwnym razie: −1 morale, usuń 1 darmozjada (bez utraty morale)',
        en: 'Until the end of the next round, at the end of the next round: if every location outside the colony was searched: +1 morale; else: −1 morale, remove 1 helpless (no morale loss)',
      },
      {
        pl: '−1 morale, usuń 1 darmozjada (bez utraty morale)',
        en: '−1 morale, remove 1 helpless (no morale loss)',
      },
    ],
  },
  mikeCho: {
    name: { pl: 'Mike Cho', en: 'Mike Cho' },
    trigger: {
      pl: 'Co najmniej 1 twój ocalały jest poza kolonią, jest tam zombie, Mike Cho jest w stosie ocalałych, co najmniej 1 wolne miejsce w kolonii',
      en: '1 or more of your survivors outside the colony, a zombie is there, Mike Cho is in the survivor deck, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Mike Cho dołącza do twojej grupy z 1 ranami, 1 z twoich ocalałych poza kolonią otrzymuje 1 ranę, usuń wszystkich zwykłych zombie w tej lokacji',
        en: 'Mike Cho joins your group with 1 wounds, 1 wound on 1 of your survivors outside the colony, remove all ordinary zombies at that location',
      },
      {
        pl: 'Usuń wszystkich zwykłych zombie w tej lokacji',
        en: 'Remove all ordinary zombies at that location',
      },
    ],
  },
  johnPrice: {
    name: { pl: 'John Price', en: 'John Price' },
    trigger: {
      pl: 'Gdy przeszukasz lokację, w szkole, John Price jest w stosie ocalałych, co najmniej 1 wolne miejsce w kolonii',
      en: 'You search, at the school, John Price is in the survivor deck, 1 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'John Price dołącza do twojej grupy, dołóż 2 zombie w szkole',
        en: 'John Price joins your group, add 2 zombies at the school',
      },
      { pl: '+2 żywności, John Price odpada z gry', en: '+2 food, John Price leaves the game' },
    ],
  },
  ashleyRoss: {
    name: { pl: 'Ashley Ross', en: 'Ashley Ross' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Ashley Ross, Ashley Ross nie jest na wygnaniu',
      en: 'You control Ashley Ross, Ashley Ross is not exiled',
    },
    first: null,
    options: [
      {
        pl: '2 rzuty kością ryzyka: Ashley Ross, ataki na zombie przy wejściu 1 kolonii nie wymagają rzutu kością ryzyka',
        en: '2 exposure rolls for Ashley Ross, attacks on zombies at colony entrance 1 need no exposure',
      },
      {
        pl: '1 rzut kością ryzyka: Ashley Ross, morale spada za każde 15 kart odpadów',
        en: '1 exposure roll for Ashley Ross, morale is lost per 15 waste cards',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  edwardWhite: {
    name: { pl: 'Edward White', en: 'Edward White' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Edward White, Edward White nie jest na wygnaniu',
      en: 'You control Edward White, Edward White is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Do końca tury, w tej turze, dowolną liczbę razy: możesz zapłacić (−1 żywność): weź 1 usuniętą z gry kartę leku',
        en: 'Until the end of the turn, this turn, any number of times: you may pay (−1 food): take up to 1 medicine card removed from the game',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  headsUp: {
    name: { pl: 'Głowa do góry', en: 'Heads Up' },
    trigger: { pl: 'Gdy przeszukasz lokację, na komisariacie', en: 'You search, at the police station' },
    first: null,
    options: [
      {
        pl: 'Zapełnij hałasem wszystkie pola na komisariacie',
        en: 'Fill all noise spaces at the police station',
      },
      {
        pl: 'Zapełnij hałasem wszystkie pola na komisariacie',
        en: 'Fill all noise spaces at the police station',
      },
    ],
  },
  buddyDavis: {
    name: { pl: 'Buddy Davis', en: 'Buddy Davis' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Buddy Davis, Buddy Davis jest w kolonii',
      en: 'You control Buddy Davis, Buddy Davis is at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Do końca gry, na początku każdej rundy: możesz zapłacić (odłóż 1 kartę żywności z ręki na stos odpadów bez efektu): 1 dodatkowa kość',
        en: 'Until the end of the game, at the start of each round: you may pay (you put 1 food card from hand on the waste pile unused): 1 extra die',
      },
      { pl: '+1 morale', en: '+1 morale' },
    ],
  },
  dynamite: {
    name: { pl: 'Dynamit', en: 'Dynamite' },
    trigger: {
      pl: 'Edward White jest w grze, John Price jest w grze',
      en: 'Edward White is in play, John Price is in play',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć k6: 1 → Edward White ginie, John Price ginie; 2–6 → zamień k6 zwykłych zombie w kolonii na barykady',
        en: 'Roll a d6: 1 → kill Edward White, kill John Price; 2–6 → replace d6 ordinary zombies at the colony by barricades',
      },
      {
        pl: 'Każdy gracz rzuca w następnej rundzie 1 kością mniej, +1 morale',
        en: 'Each player rolls 1 die fewer in the next round, +1 morale',
      },
    ],
  },
  gabrielDiaz: {
    name: { pl: 'Gabriel Diaz', en: 'Gabriel Diaz' },
    trigger: {
      pl: 'Co najmniej 1 twój ocalały jest poza kolonią, ten ocalały nie jest wygnany, Gabriel Diaz jest w stosie ocalałych, co najmniej 4 wolne miejsce w kolonii',
      en: '1 or more of your survivors outside the colony, that survivor is not exiled, Gabriel Diaz is in the survivor deck, 4 or more free spaces at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Gabriel Diaz dołącza do twojej grupy, dołóż do kolonii 3 darmozjadów',
        en: 'Gabriel Diaz joins your group, add 3 helpless to the colony',
      },
      { pl: 'Usuń 1 kartę z ręki z gry', en: 'You take 1 card from hand out of the game' },
    ],
  },
  andrewEvans: {
    name: { pl: 'Andrew Evans', en: 'Andrew Evans' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Andrew Evans, Andrew Evans nie jest na wygnaniu',
      en: 'You control Andrew Evans, Andrew Evans is not exiled',
    },
    first: {
      pl: 'Andrew Evans trafia do sklepu spożywczego (to nie ruch)',
      en: 'Put Andrew Evans at the grocery store (not a move)',
    },
    options: [
      {
        pl: 'Andrew Evans zyskuje: w kolonii, kość 1+, raz na rundę: +2 żywności',
        en: 'Andrew Evans gains: colony 1+ once per round: +2 food',
      },
      { pl: '+1 morale', en: '+1 morale' },
    ],
  },
  annaleighChan: {
    name: { pl: 'Annaleigh Chan', en: 'Annaleigh Chan' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Annaleigh Chan, Annaleigh Chan nie jest na wygnaniu',
      en: 'You control Annaleigh Chan, Annaleigh Chan is not exiled',
    },
    first: null,
    options: [
      { pl: 'Dołóż 1 zombie w każdej z lokacji 1–6', en: 'Add 1 zombie at each location 1–6' },
      { pl: 'Annaleigh Chan ginie', en: 'Kill Annaleigh Chan' },
    ],
  },
  davidGarcia: {
    name: { pl: 'David Garcia', en: 'David Garcia' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: David Garcia, David Garcia nie jest na wygnaniu',
      en: 'You control David Garcia, David Garcia is not exiled',
    },
    first: {
      pl: 'David Garcia trafia do kolonii (to nie ruch), zobacz 1 losową kartę z ręki (każdy gracz z ocalałym w kolonii)',
      en: 'Put David Garcia at the colony (not a move), see 1 random hand card of each player with a survivor at the colony',
    },
    options: [
      {
        pl: 'Natychmiastowe głosowanie nad wygnaniem: inny gracz z ocalałym w kolonii',
        en: 'Immediate exile vote on another player with a survivor at the colony',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  welcomeHome: {
    name: { pl: 'Witaj w domu', en: 'Welcome Home' },
    trigger: { pl: 'Gdy poruszysz ocalałego', en: 'You move a survivor' },
    first: null,
    options: [
      {
        pl: '1 rzut kością ryzyka: ten ocalały; jeśli żyje (ten ocalały): przypisane (ten ocalały), raz na rundę, gdy atakuje: bez rzutu kością ryzyka za ten atak',
        en: '1 exposure roll for that survivor; if that survivor is alive: attached to that survivor, once per round, when it attacks: no exposure for that attack',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  bookOfTheDead: {
    name: { pl: 'Księga umarłych', en: 'Book of the Dead' },
    trigger: {
      pl: 'Gdy przeszukasz lokację, w bibliotece, ten ocalały nie jest wygnany',
      en: 'You search, at the library, that survivor is not exiled',
    },
    first: null,
    options: [
      { pl: '+1 morale', en: '+1 morale' },
      {
        pl: 'Usuń 1 zwykłego zombie w bibliotece, +4 żywności',
        en: 'Remove 1 ordinary zombie at the library, +4 food',
      },
    ],
  },
  rascals: {
    name: { pl: 'Urwisy', en: 'Rascals' },
    trigger: { pl: 'Gdy przeszukasz lokację, w szpitalu', en: 'You search, at the hospital' },
    first: null,
    options: [
      { pl: '+1 morale, dołóż 5 zombie w kolonii', en: '+1 morale, add 5 zombies at the colony' },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  janetTaylor: {
    name: { pl: 'Janet Taylor', en: 'Janet Taylor' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Janet Taylor, Janet Taylor nie jest na wygnaniu',
      en: 'You control Janet Taylor, Janet Taylor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Do końca gry, w swojej turze każdy gracz może: możesz zapłacić (odłóż 1 kartę z ręki na stos odpadów bez efektu): 1 z twoich ocalałych w kolonii pozbywa się 1 rany lub odmrożenia',
        en: 'Until the end of the game, on the own turn each player may: you may pay (you put 1 card from hand on the waste pile unused): remove 1 wound or frostbite from 1 of your survivors at the colony',
      },
    ],
  },
  oldDivisions: {
    name: { pl: 'Dawne podziały', en: 'Old Divisions' },
    trigger: {
      pl: 'Masz ocalałego w kolonii, w kolonii jest co najmniej 1 darmozjad',
      en: 'You have a survivor at the colony, at least 1 helpless is at the colony',
    },
    first: null,
    options: [
      {
        pl: 'Usuń 1 darmozjada (bez utraty morale), zagrożenie wraca pod stos bez rozstrzygania, dodane karty odpadają zakryte, −1 morale',
        en: 'Remove 1 helpless (no morale loss), the crisis goes under its deck unresolved, cards added leave unseen, −1 morale',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  voyeur: {
    name: { pl: 'Podglądacz', en: 'Voyeur' },
    trigger: {
      pl: 'Twój ocalały i ocalały innego gracza są sami w jednej lokacji',
      en: 'A survivor of yours and one of another player are alone at a location',
    },
    first: {
      pl: 'Obejrzyj rękę (gracz tego ocalałego)',
      en: 'Look at the hand of the controller of that survivor',
    },
    options: [
      {
        pl: 'Weź 1 wybraną kartę z ręki (gracz tego ocalałego)',
        en: 'Take 1 card of choice from the hand of the controller of that survivor',
      },
      {
        pl: 'Pokaż wszystkim rękę (gracz tego ocalałego)',
        en: 'Show the hand of the controller of that survivor to everyone',
      },
    ],
  },
  theArcticKing: {
    name: { pl: 'Król Arktyki', en: 'The Arctic King' },
    trigger: { pl: 'Gdy przeszukasz lokację, na stacji paliw', en: 'You search, at the gas station' },
    first: null,
    options: [
      {
        pl: 'Przypisane (ten ocalały), gdy się porusza: bez rzutu kością ryzyka za ten ruch, połóż 1 znacznik hałasu w lokacji, z której przyszedł, połóż 1 znacznik hałasu w tej lokacji',
        en: 'Attached to that survivor, whenever it moves: no exposure roll for that move, put 1 noise token where it came from, put 1 noise token at that location',
      },
      {
        pl: 'Przejrzyj stos stacji paliw, weź 2 karty paliwa, przetasuj',
        en: 'Look through the item deck of the gas station, take 2 fuel cards, shuffle',
      },
    ],
  },
  carlaThompson: {
    name: { pl: 'Carla Thompson', en: 'Carla Thompson' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Carla Thompson, Carla Thompson nie jest na wygnaniu',
      en: 'You control Carla Thompson, Carla Thompson is not exiled',
    },
    first: {
      pl: 'Carla Thompson trafia na komisariat (to nie ruch)',
      en: 'Put Carla Thompson at the police station (not a move)',
    },
    options: [
      {
        pl: '2 rzuty kością ryzyka: Carla Thompson; jeśli żyje (Carla Thompson): +1 morale',
        en: '2 exposure rolls for Carla Thompson; if Carla Thompson is alive: +1 morale',
      },
      { pl: 'Nic się nie dzieje', en: 'Nothing happens' },
    ],
  },
  jennyClark: {
    name: { pl: 'Jenny Clark', en: 'Jenny Clark' },
    trigger: {
      pl: 'Gdy przeszukasz lokację, jest to Jenny Clark, ten ocalały nie jest wygnany',
      en: 'You search, it is Jenny Clark, that survivor is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Jenny Clark trafia do kolonii (to nie ruch), dołóż 8 zombie w kolonii',
        en: 'Put Jenny Clark at the colony (not a move), add 8 zombies at the colony',
      },
      { pl: 'Jenny Clark ginie', en: 'Kill Jenny Clark' },
    ],
  },
  hunted: {
    name: { pl: 'Ścigany', en: 'Hunted' },
    trigger: {
      pl: 'Po rzucie kością ryzyka za ruch, wypadła rana',
      en: 'After the exposure roll of a move, the face was a wound',
    },
    first: null,
    options: [
      {
        pl: '2 rzuty kością ryzyka: każdy twój ocalały',
        en: '2 exposure rolls for every survivor of yours',
      },
      {
        pl: 'Do końca gry, gdy porusza się ocalały: rzuć k6: 1–2 → ten ocalały otrzymuje 1 ranę; 3–6 → nic się nie dzieje',
        en: 'Until the end of the game, whenever a survivor moves: roll a d6: 1–2 → 1 wound on that survivor; 3–6 → nothing happens',
      },
    ],
  },
  lorettaClay: {
    name: { pl: 'Loretta Clay', en: 'Loretta Clay' },
    trigger: {
      pl: 'Kontrolujesz ocalałego: Loretta Clay, Loretta Clay nie jest na wygnaniu',
      en: 'You control Loretta Clay, Loretta Clay is not exiled',
    },
    first: null,
    options: [
      {
        pl: 'Rzuć k6: 5–6 → +1 morale; 3–4 → nic się nie dzieje; 1–2 → k6 za: każdy ocalały w kolonii; 2 lub mniej → ten ocalały otrzymuje 1 ranę',
        en: 'Roll a d6: 5–6 → +1 morale; 3–4 → nothing happens; 1–2 → a d6 for every survivor at the colony: 2 or less → 1 wound on this survivor',
      },
      { pl: '−1 żywność', en: '−1 food' },
    ],
  },
  harmanBrooks: {
    name: { pl: 'Harman Brooks', en: 'Harman Brooks' },
    trigger: {
      pl: 'Harman Brooks jest w grze, Harman Brooks nie jest na wygnaniu',
      en: 'Harman Brooks is in play, Harman Brooks is not exiled',
    },
    first: null,
    options: [
      { pl: '+3 żywności', en: '+3 food' },
      {
        pl: 'Każdy z najwyżej 3 wybranych ocalałych pozbywa się 1 rany lub odmrożenia',
        en: 'Remove 1 wound or frostbite from each of up to 3 chosen survivors',
      },
    ],
  },
};
