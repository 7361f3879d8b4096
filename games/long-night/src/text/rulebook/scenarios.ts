import type { RuleText } from '@horda/parts';

/** The two special scenarios, with three stages each (L294–L333), in our own words. */
export const SCENARIOS = [
  {
    id: 'L294',
    heading: 'Specjalne scenariusze',
    en: 'Two special scenarios teach two modules, each in three stages: R1 to R3 teach Raxxon, B1 to B3 the bandits.',
    pl:
      'Dwa specjalne scenariusze uczą dwóch modułów, każdy w trzech etapach: od R1 do R3 poznaje się Raxxon, od B1 do ' +
      'B3 bandytów.',
  },
  {
    id: 'L295',
    heading: 'Specjalne scenariusze',
    en:
      'When a stage is completed, its text is carried out, and step 6 of that colony phase is skipped; the next stage ' +
      'replaces it at the start of the next round.',
    pl:
      'Po wykonaniu etapu robi się to, co każe jego tekst, i pomija krok 6 tej fazy kolonii; na początku następnej ' +
      'rundy zastępuje go kolejny etap.',
  },
  {
    id: 'L296',
    heading: 'Szympans i kod',
    en: 'The Chimp and the Code is set up like the Raxxon module, with changes.',
    pl: 'Szympansa i kod przygotowuje się tak jak moduł Raxxon, z kilkoma zmianami.',
  },
  {
    id: 'L297',
    heading: 'Szympans i kod',
    en:
      'In R1 every entrance space and every survivor space of Raxxon has a barricade, and no survivor can enter. ' +
      'Those on survivor spaces are no barricades for cards that count them.',
    pl:
      'W R1 na każdym polu wejścia i każdym polu ocalałych w Raxxon leży barykada, a ocalali nie mogą tam wejść. Tych ' +
      'z pól ocalałych nie liczą karty, które liczą barykady.',
  },
  {
    id: 'L298',
    heading: 'Szympans i kod',
    en: 'In R1 the rules for pills and for the containment code do not hold yet.',
    pl: 'W R1 zasady pigułek i kodu powstrzymującego jeszcze nie obowiązują.',
  },
  {
    id: 'L299',
    heading: 'Szympans i kod',
    en: 'For The Chimp and the Code, Blue and Emma Han are taken out of the survivor deck and set aside.',
    pl: 'Do Szympansa i kodu z talii ocalałych wyjmuje się Blue i Emmę Han i odkłada je na bok.',
  },
  {
    id: 'L300',
    heading: 'Szympans i kod',
    en: 'The Chimp and the Code begins with the main objective R1.',
    pl: 'Szympans i kod zaczyna się od celu głównego R1.',
  },
  {
    id: 'L301',
    heading: 'Szympans i kod',
    en:
      'At the start Emma Han joins the first player’s group; she stands in the colony and is equipped with the Raxxon ' +
      'Blueprints from the Raxxon deck.',
    pl:
      'Na początku Emma Han dołącza do grupy pierwszego gracza; stoi w kolonii i jest wyposażona w Plany Raxxon ze ' +
      'stosu Raxxon.',
  },
  {
    id: 'L302',
    heading: 'Szympans i kod',
    en:
      'After R1 the reader is the player with the fewest survivors; if several are tied, the one of them with the ' +
      'survivor of the highest influence. An exiled player is not the reader.',
    pl:
      'Po R1 czyta gracz, który ma najmniej ocalałych; przy remisie ten z nich, czyj ocalały ma najwyższe wpływy. ' +
      'Wygnany gracz nie czyta.',
  },
  {
    id: 'L303',
    heading: 'Szympans i kod',
    en: 'After R1 all barricades leave Raxxon; from now on survivors can enter and search it.',
    pl: 'Po R1 z Raxxon znikają wszystkie barykady; odtąd można tam wchodzić i przeszukiwać.',
  },
  {
    id: 'L304',
    heading: 'Szympans i kod',
    en: 'After R1 the reader puts one of their survivors at Raxxon.',
    pl: 'Po R1 czytający stawia jednego ze swoich ocalałych w Raxxon.',
  },
  {
    id: 'L305',
    heading: 'Szympans i kod',
    en: 'Then the reader moves any 3 zombies from the colony to Raxxon.',
    pl: 'Potem czytający przenosi dowolne 3 zombie z kolonii do Raxxon.',
  },
  {
    id: 'L306',
    heading: 'Szympans i kod',
    en: 'Then Blue joins the reader’s group at Raxxon with 1 wound.',
    pl: 'Potem Blue dołącza do grupy czytającego, staje w Raxxon i ma 1 ranę.',
  },
  {
    id: 'L307',
    heading: 'Szympans i kod',
    en:
      'If there is no space for Blue, the first player picks a survivor at Raxxon who goes back to the colony; that ' +
      'is no move.',
    pl:
      'Jeśli dla Blue nie ma miejsca, pierwszy gracz wskazuje ocalałego z Raxxon, który wraca do kolonii; to nie jest ' +
      'ruch.',
  },
  {
    id: 'L308',
    heading: 'Szympans i kod',
    en:
      'At the start of the next round R2 replaces R1; the rules for pills hold now, those for the containment code do ' +
      'not.',
    pl:
      'Na początku następnej rundy R2 zastępuje R1; zasady pigułek już działają, a zasady kodu powstrzymującego ' +
      'jeszcze nie.',
  },
  {
    id: 'L309',
    heading: 'Szympans i kod',
    en: 'After R2 all dice leave the Raxxon card.',
    pl: 'Po R2 z karty Raxxon znikają wszystkie kości.',
  },
  {
    id: 'L310',
    heading: 'Szympans i kod',
    en: 'After R2 all survivors at Raxxon are put in the colony, even if it has too few spaces.',
    pl: 'Po R2 wszyscy ocalali z Raxxon trafiają do kolonii, nawet jeśli brakuje w niej pól.',
  },
  {
    id: 'L311',
    heading: 'Szympans i kod',
    en:
      'At the start of the next round R3 replaces R2; the rules for the containment code hold from that round to the ' +
      'end.',
    pl: 'Na początku następnej rundy R3 zastępuje R2; od tej rundy do końca gry działają zasady kodu powstrzymującego.',
  },
  {
    id: 'L312',
    heading: 'Szympans i kod',
    en: 'After R2, with 2 or 3 players who are not exiled, 2 experiments are released at once; with 4 or more, 3 are.',
    pl: 'Po R2 przy 2 lub 3 niewygnanych graczach od razu wypuszcza się 2 eksperymenty, a przy 4 i więcej 3.',
  },
  {
    id: 'L313',
    heading: 'Szympans i kod',
    en: 'The game ends when R3 is completed.',
    pl: 'Gra kończy się po wykonaniu R3.',
  },
  {
    id: 'L314',
    heading: 'Bandycki nalot',
    en: 'Bandit Raid is set up like the bandit module, with changes.',
    pl: 'Bandycki nalot przygotowuje się tak jak moduł bandytów, z kilkoma zmianami.',
  },
  {
    id: 'L315',
    heading: 'Bandycki nalot',
    en: 'Bandit Raid begins with the main objective B1.',
    pl: 'Bandycki nalot zaczyna się od celu głównego B1.',
  },
  {
    id: 'L316',
    heading: 'Bandycki nalot',
    en: 'Bandit Betrayal takes the place of the random betrayal objective among the objectives that are dealt.',
    pl: 'Wśród rozdawanych celów miejsce losowego celu zdrajcy zajmuje Zdrada Bandyty.',
  },
  {
    id: 'L317',
    heading: 'Bandycki nalot',
    en: 'Bandit Betrayal may be read to all before the deal; its owner needs B2 to be completed.',
    pl: 'Zdradę Bandyty wolno przed rozdaniem przeczytać wszystkim; jej właściciel potrzebuje wykonania B2.',
  },
  {
    id: 'L318',
    heading: 'Bandycki nalot',
    en: 'At the start of Bandit Raid every player may draw 1 item from the hospital deck into hand.',
    pl: 'Na początku Bandyckiego nalotu każdy może dobrać na rękę 1 przedmiot ze stosu szpitala.',
  },
  {
    id: 'L319',
    heading: 'Bandycki nalot',
    en:
      'Until B1 is completed, only the bandit rules for placing, looting and adding zombies hold, and nobody can ' +
      'enter the hideout.',
    pl:
      'Przed wykonaniem B1 z zasad bandytów działają tylko rozmieszczenie, plądrowanie i dodawanie zombie, a do ' +
      'kryjówki nikt nie może wejść.',
  },
  {
    id: 'L320',
    heading: 'Bandycki nalot',
    en: 'After B1 the reader is the player, exiled or not, who controls the survivor with the lowest influence.',
    pl: 'Po B1 czyta gracz, wygnany czy nie, do którego należy ocalały o najniższych wpływach.',
  },
  {
    id: 'L321',
    heading: 'Bandycki nalot',
    en: 'After B1 all food leaves the food supply.',
    pl: 'Po B1 z magazynu znika cała żywność.',
  },
  {
    id: 'L322',
    heading: 'Bandycki nalot',
    en:
      'After B1 the survivor with the highest influence and the human survivor with the lowest influence are put at ' +
      'the hideout; if it has no space, room is made as in L307.',
    pl:
      'Po B1 ocalały o najwyższych wpływach i człowiek o najniższych wpływach trafiają do kryjówki; jeśli brakuje w ' +
      'niej pól, robi się im miejsce jak w L307.',
  },
  {
    id: 'L323',
    heading: 'Bandycki nalot',
    en: 'Then the survivor with the highest influence is killed there, with the usual loss of morale.',
    pl: 'Potem ocalały o najwyższych wpływach tam ginie, ze zwykłą stratą morale.',
  },
  {
    id: 'L324',
    heading: 'Bandycki nalot',
    en:
      'The other survivor at the hideout gets 1 wound, unless they already have 2 damage tokens of any kind, and is ' +
      'put back in the colony.',
    pl: 'Drugi ocalały z kryjówki dostaje 1 ranę, chyba że ma już 2 obrażenia dowolnego rodzaju, i wraca do kolonii.',
  },
  {
    id: 'L325',
    heading: 'Bandycki nalot',
    en:
      'After B1 the rules for attacking bandits and for the hideout hold; at the start of the next round B2 replaces ' +
      'B1. Nobody becomes the bandit leader before B2 is completed.',
    pl:
      'Po B1 działają zasady atakowania bandytów i kryjówki; na początku następnej rundy B2 zastępuje B1. Przed ' +
      'wykonaniem B2 nikt nie zostaje przywódcą bandytów.',
  },
  {
    id: 'L326',
    heading: 'Bandycki nalot',
    en:
      'After B2 comes a special exile phase: from the first player on, clockwise, every player may call one vote to ' +
      'exile.',
    pl:
      'Po B2 następuje specjalna faza wygnania: od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy może ' +
      'zarządzić jedno głosowanie za wygnaniem.',
  },
  {
    id: 'L327',
    heading: 'Bandycki nalot',
    en: 'Then a betrayer who is not exiled and meets Bandit Betrayal may reveal the card and so wins the game.',
    pl: 'Potem zdrajca, który nie jest wygnany i spełnia Zdradę Bandyty, może ujawnić kartę i tym samym wygrać grę.',
  },
  {
    id: 'L328',
    heading: 'Bandycki nalot',
    en:
      'A betrayer who is not exiled and does not meet Bandit Betrayal stays hidden; the card gains the condition that ' +
      'morale is 0.',
    pl:
      'Zdrajca, który nie jest wygnany i nie spełnia Zdrady Bandyty, pozostaje w ukryciu; na jego karcie przybywa ' +
      'warunek: morale wynosi 0.',
  },
  {
    id: 'L329',
    heading: 'Bandycki nalot',
    en: 'An exiled player who is not the betrayer becomes the bandit leader under the usual rules.',
    pl: 'Gracz wygnany, choć nie jest zdrajcą, zostaje według zwykłych zasad przywódcą bandytów.',
  },
  {
    id: 'L330',
    heading: 'Bandycki nalot',
    en: 'For an exiled betrayer the usual rules for exiled betrayers hold.',
    pl: 'Wygnanego zdrajcę obowiązują zwykłe zasady wygnania zdrajcy.',
  },
  {
    id: 'L331',
    heading: 'Bandycki nalot',
    en:
      'If the game goes on after B2, all survivors of players who are not exiled are put in the colony, even if it ' +
      'has too few spaces.',
    pl:
      'Jeśli po B2 gra trwa dalej, wszyscy ocalali niewygnanych graczy trafiają do kolonii, nawet jeśli brakuje w ' +
      'niej pól.',
  },
  {
    id: 'L332',
    heading: 'Bandycki nalot',
    en: 'At the start of the next round B3 replaces B2.',
    pl: 'Na początku następnej rundy B3 zastępuje B2.',
  },
  {
    id: 'L333',
    heading: 'Bandycki nalot',
    en: 'The game ends when B3, the main objective of the last stage, is completed.',
    pl: 'Gra kończy się po wykonaniu B3, czyli celu głównego ostatniego etapu.',
  },
] as const satisfies readonly RuleText[];
