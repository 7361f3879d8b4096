import type { RuleText } from '@horda/parts';

/** The Raxxon module: pills, the containment code and special zombies (L267–L293), in our own words. */
export const RAXXON = [
  {
    id: 'L267',
    heading: 'Moduł Raxxon',
    en: 'In the Raxxon module the crises, survivors, crossroads cards and objectives with the skull join their decks.',
    pl: 'W module Raxxon do talii dochodzą zagrożenia, ocalali, karty rozdroży i cele z czaszką.',
  },
  {
    id: 'L268',
    heading: 'Moduł Raxxon',
    en: 'The location Raxxon joins the board with its item deck.',
    pl: 'Na stół trafia lokacja Raxxon ze swoim stosem przedmiotów.',
  },
  {
    id: 'L269',
    heading: 'Moduł Raxxon',
    en:
      'The experiments are shuffled and lie on Raxxon with the audio log up; every player may read the top one at any ' +
      'time.',
    pl:
      'Eksperymenty tasuje się i kładzie na Raxxon zapisem audio do góry; wierzchni wolno każdemu czytać w każdej ' +
      'chwili.',
  },
  {
    id: 'L270',
    heading: 'Moduł Raxxon',
    en: 'The side effects lie beside Raxxon and need no shuffling; every player may look through them.',
    pl: 'Efekty uboczne leżą obok Raxxon i nie trzeba ich tasować; każdy może je przeglądać.',
  },
  {
    id: 'L271',
    heading: 'Moduł Raxxon',
    en: 'After every search at Raxxon the exposure die is rolled for the survivor who searched.',
    pl: 'Po każdym przeszukaniu Raxxon rzuca się kością ryzyka za ocalałego, który szukał.',
  },
  {
    id: 'L272',
    heading: 'Moduł Raxxon',
    en: 'A player who uses a pill chooses one of their survivors to take it.',
    pl: 'Kto używa pigułki, wybiera swojego ocalałego, który ją połknie.',
  },
  {
    id: 'L273',
    heading: 'Moduł Raxxon',
    en: 'The player who uses a pill rolls a die and follows the pill card.',
    pl: 'Gracz, który używa pigułki, rzuca kością i robi to, co mówi jej karta.',
  },
  {
    id: 'L274',
    heading: 'Moduł Raxxon',
    en: 'If the pill says so, the player takes the named side effect from the stack and equips that survivor with it.',
    pl: 'Jeśli pigułka tak mówi, gracz bierze ze stosu podany efekt uboczny i wyposaża w niego tego ocalałego.',
  },
  {
    id: 'L275',
    heading: 'Moduł Raxxon',
    en: 'A side effect can never be taken off. When the survivor dies, it goes back to the open stack.',
    pl: 'Efektu ubocznego nie można się pozbyć. Gdy ocalały ginie, wraca on na odkryty stos.',
  },
  {
    id: 'L276',
    heading: 'Moduł Raxxon',
    en: 'An active player who has a survivor at Raxxon may put their unused action dice on the Raxxon card.',
    pl: 'Aktywny gracz, który ma ocalałego w Raxxon, może kłaść swoje nieużyte kości akcji na karcie Raxxon.',
  },
  {
    id: 'L277',
    heading: 'Moduł Raxxon',
    en:
      'At the start of the colony phase the dice on Raxxon are compared with the containment code, the two values on ' +
      'the top experiment.',
    pl:
      'Na początku fazy kolonii porównuje się kości na Raxxon z kodem powstrzymującym, czyli dwiema wartościami na ' +
      'wierzchnim eksperymencie.',
  },
  {
    id: 'L278',
    heading: 'Moduł Raxxon',
    en: 'If two of the dice on Raxxon match the containment code, the players vote.',
    pl: 'Jeśli dwie kości na Raxxon pasują do kodu powstrzymującego, gracze głosują.',
  },
  {
    id: 'L279',
    heading: 'Moduł Raxxon',
    en: 'Thumbs up in the vote on the code: the top experiment is discarded, and nothing is placed.',
    pl: 'Kciuki w górę w głosowaniu nad kodem: wierzchni eksperyment się odrzuca i nic się nie pojawia.',
  },
  {
    id: 'L280',
    heading: 'Moduł Raxxon',
    en:
      'Thumbs down in the vote on the code: the first player names one location, which may be the colony; it gets 3 ' +
      'zombies fewer in step 4 of this round. All changes of that number are added up first, and it never falls below ' +
      '0.',
    pl:
      'Kciuki w dół w głosowaniu nad kodem: pierwszy gracz wskazuje jedną lokację, może to być kolonia; w kroku 4 tej ' +
      'rundy dostaje ona o 3 zombie mniej. Wszystkie zmiany tej liczby najpierw się sumuje, a poniżej 0 ona nie ' +
      'spada.',
  },
  {
    id: 'L281',
    heading: 'Moduł Raxxon',
    en: 'Thumbs down also releases the experiment, as if nobody had entered the code.',
    pl: 'Kciuki w dół także wypuszczają eksperyment, jakby nikt nie wprowadził kodu.',
  },
  {
    id: 'L282',
    heading: 'Moduł Raxxon',
    en: 'Without two matching dice the experiment is released.',
    pl: 'Bez dwóch pasujących kości eksperyment zostaje wypuszczony.',
  },
  {
    id: 'L283',
    heading: 'Moduł Raxxon',
    en:
      'A released experiment places the special zombies that its audio log names; if there are several, the die is ' +
      'rolled for each figure separately.',
    pl:
      'Wypuszczony eksperyment stawia specjalne zombie wymienione w zapisie audio; jeśli jest ich kilka, za każdą ' +
      'figurkę rzuca się osobno.',
  },
  {
    id: 'L284',
    heading: 'Moduł Raxxon',
    en:
      'If there is no free space for a figure, the trap, the barricade or the overrun works as usual; the figure is ' +
      'not placed, and the experiment card is removed. It counts as discarded, but not as contained by the code.',
    pl:
      'Jeśli dla figurki nie ma wolnego pola, pułapka, barykada albo opanowanie wejścia działają jak zwykle; figurki ' +
      'się nie stawia, a kartę eksperymentu się usuwa. Liczy się ona jako odrzucona, ale nie jako powstrzymana kodem.',
  },
  {
    id: 'L285',
    heading: 'Moduł Raxxon',
    en:
      'After at least one figure of an experiment has been placed, its card is turned to the encounter side and laid ' +
      'where all can see it.',
    pl: 'Gdy stanie choć jedna figurka eksperymentu, jego kartę odwraca się na stronę z potyczką i kładzie na widoku.',
  },
  {
    id: 'L286',
    heading: 'Moduł Raxxon',
    en: 'A special zombie can be killed only by a normal attack.',
    pl: 'Specjalnego zombie można zabić tylko zwykłym atakiem.',
  },
  {
    id: 'L287',
    heading: 'Moduł Raxxon',
    en: 'Traps, and items and abilities that kill without an attack, do nothing to a special zombie.',
    pl: 'Pułapki oraz przedmioty i zdolności, które zabijają bez ataku, specjalnemu zombie nic nie robią.',
  },
  {
    id: 'L288',
    heading: 'Moduł Raxxon',
    en: 'Only its own encounter card can move a special zombie.',
    pl: 'Przesunąć specjalnego zombie może tylko jego własna karta potyczki.',
  },
  {
    id: 'L289',
    heading: 'Moduł Raxxon',
    en:
      'A survivor at the location of a special zombie has to attack it before any ordinary zombie, survivor or bandit ' +
      'there.',
    pl:
      'Ocalały w lokacji ze specjalnym zombie musi atakować najpierw jego, a dopiero potem zwykłe zombie, ocalałych ' +
      'czy bandytów.',
  },
  {
    id: 'L290',
    heading: 'Moduł Raxxon',
    en: 'After an attack on a special zombie the exposure die is rolled as usual, unless an effect cancels the roll.',
    pl: 'Po ataku na specjalnego zombie rzuca się jak zwykle kością ryzyka, chyba że jakiś efekt ten rzut znosi.',
  },
  {
    id: 'L291',
    heading: 'Moduł Raxxon',
    en:
      'If the attacker of a special zombie is still alive, the player rolls a die and applies the line of the ' +
      'encounter card with that number.',
    pl: 'Jeśli atakujący specjalnego zombie przeżył, gracz rzuca kością i stosuje wiersz karty potyczki z tą liczbą.',
  },
  {
    id: 'L292',
    heading: 'Moduł Raxxon',
    en: 'When the last special zombie of a type leaves the board, its encounter card is discarded.',
    pl: 'Gdy z planszy znika ostatni specjalny zombie danego typu, jego kartę potyczki się odrzuca.',
  },
  {
    id: 'L293',
    heading: 'Moduł Raxxon',
    en:
      'The twelve types are Claw, Hunter, Collector, Frostwalker, Tank, Howler, Carrier, Hydra, Reaper, Puker, ' +
      'Stinker and Siren.',
    pl:
      'Typów jest dwanaście: Szpon, Łowca, Zbieracz, Zimny, Czołg, Wyjec, Nosiciel, Hydra, Żniwiarz, Rzygacz, ' +
      'Śmierdziel i Syrena.',
  },
] as const satisfies readonly RuleText[];
