/** Powody i gotowe zdania, po polsku. */
import type { About, Lack } from '../../obstacle.ts';
import type { PhraseWords, ReasonWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { at, of, to, WORDS } from './words.ts';

export function reasonsIn(names: Names): ReasonWords {
  return {
    gameOver: () => 'Gra jest skończona.',
    otherQuestion: (r, name) =>
      r.seats.length === 0
        ? 'Teraz nikt o niczym nie decyduje.'
        : `Najpierw decyduje: ${r.seats.map(name).join(', ')}.`,
    answered: () => 'Twoja odpowiedź już jest; inni jeszcze myślą.',
    notOffered: (r) =>
      `Najpierw dokończ: ${ABOUT_WORDS[r.about]}${r.survivor < 0 ? '' : `, ${names.survivor(r.survivor)}`}. Wybierz jedną z podanych opcji.`,
    noDie: () => 'Nie masz już nieużytych kości.',
    lowDice: (r) => (r.least === 6 ? 'Nie masz już kości z wynikiem 6.' : `Nie masz już kości ${r.least} lub więcej.`),
    ownGroup: () => 'Ta osoba jest z twojej grupy.',
    coopAttack: () => 'Przy tym stole gracie razem: ocalali nie atakują się nawzajem.',
    wasteEmpty: () => 'Stos odpadów jest pusty.',
    nobodyHome: () => 'Nie masz nikogo w kolonii.',
    nothingToAttract: () => 'Nigdzie indziej nie ma zombie do przyciągnięcia.',
    usedUp: () => 'W tej rundzie już tego użyto.',
    moved: () => 'Ta osoba już się ruszała w tej turze.',
    alreadyThere: () => 'Ta osoba już tam jest.',
    exiledEnters: () => 'Wygnańcy nie wchodzą do kolonii.',
    notHeld: () => 'Nie masz tej karty na ręce.',
    notEquipment: () => 'To nie jest wyposażenie: zagraj tę kartę.',
    notPlayable: () => 'To wyposażenie: daj tę kartę komuś ze swoich.',
    notCarried: () => 'Ta osoba nie ma tej karty.',
    noCrisis: () => 'Nie ma odkrytego zagrożenia.',
    exiledCrisis: () => 'Wygnańcy nic nie dokładają do zagrożenia.',
    notAccepted: () => 'Cel główny nie przyjmuje tej karty.',
    noFood: () => 'Magazyn żywności jest pusty.',
    dieAtSix: () => 'Kość nie może pokazać więcej niż 6.',
    noSuchDie: () => 'Nie ma takiej nieużytej kości.',
    exiledFood: () => 'Wygnańcy nie ruszają żywności kolonii.',
    onlyExiled: () => 'Tylko wygnańcy jedzą karty żywności, żeby podnieść kość.',
    noUnruly: () => 'Żaden darmozjad nie jest zbuntowany.',
    notMedicine: () => 'Zbuntowanego darmozjada uspokaja tylko karta leku.',
    notFood: () => 'Tak podnosi kość tylko karta żywności.',
    apart: () => 'Te dwie osoby nie są w tym samym miejscu.',
    accusedAlready: () => 'W tej turze twoje głosowanie już było.',
    yourself: () => 'Nie możesz oskarżyć siebie.',
    coopExile: () => 'Przy tym stole gracie razem: nikogo się nie wygania.',
    noRequests: () => 'Karta zabrania ci prosić o karty.',
    noEffect: (r) => LACKS[r.lack],
    worksByItself: () => 'Ta zdolność działa sama, gdy przyjdzie na nią pora.',
    restrained: () => 'Zabrania tego karta.',
    notYours: () => 'Ta osoba nie jest z twojej grupy.',
    notInPlay: () => 'Tej osoby nie ma w grze.',
    notInRaxxon: () => 'Nie masz nikogo w Raxxon.',
    notYourTurn: (r, name) => `Teraz tura: ${name(r.seat)}.`,
    exiledAlready: (r, name) => `${name(r.seat)} jest już na wygnaniu.`,
    isOut: (r, name) => `${name(r.seat)} już nie gra.`,
    module: (r) => `Przy tym stole nie ma modułu: ${WORDS.modules[r.module]}.`,
    specialFirst: (r) => `Najpierw trzeba zaatakować specjalnego zombie: ${names.experiment(r.experiment)}.`,
    noTarget: (r) => `Nie ma kogo atakować ${at(r.place)}.`,
    noDeck: (r) => `Nie ma czego przeszukiwać ${at(r.place)}.`,
    deckEmpty: (r) => `Stos przedmiotów ${of(r.place)} jest pusty.`,
    entranceFull: (r) => `Nie ma wolnego pola wejścia ${at(r.place)}.`,
    placeFull: (r) => `Nie ma wolnego pola ocalałych ${at(r.place)}.`,
    placeClosed: (r) => `Nie da się jeszcze wejść ${to(r.place)}.`,
    noNoiseLeft: (r) => `Nie ma wolnego pola hałasu ${at(r.place)}.`,
    worksElsewhere: (r) => `Ta zdolność działa tylko ${at(r.place)}.`,
  };
}

const ABOUT_WORDS: Readonly<Record<About, string>> = {
  beginning: 'przygotowanie gry',
  attack: 'atak',
  search: 'przeszukiwanie',
  barricade: 'budowa barykady',
  clean: 'sprzątanie odpadów',
  attract: 'przyciąganie zombie',
  move: 'ruch',
  ability: 'zdolność',
  play: 'zagranie karty',
  exposure: 'rzut kością ryzyka',
  bite: 'ugryzienie',
  crossroads: 'karta rozdroży',
  vote: 'głosowanie',
  card: 'działanie karty',
};

const LACKS: Readonly<Record<Lack, string>> = {
  hurt: 'Nikt, komu to może pomóc, nie jest ranny.',
  unruly: 'Żaden darmozjad nie jest zbuntowany.',
  zombies: 'Nie ma tam żadnego zombie, któremu to coś zrobi.',
  entrance: 'Nie ma na to miejsca przy żadnym wejściu.',
  dice: 'Nie masz nieużytej kości, którą to zmieni.',
  room: 'W kolonii nie ma miejsca dla nowej osoby.',
  improvement: 'Nie ma usprawnienia, nad którym można pracować.',
  bandits: 'Nie ma tam żadnego bandyty.',
  cards: 'Nie ma kart, które to może dać.',
  any: 'Teraz nic by to nie dało.',
};

export const PHRASE_GROUPS = { request: 'Prośby', accuse: 'Podejrzenia', table: 'Przy stole' };

export const PHRASES: PhraseWords = {
  need: (p) => `Potrzebuję karty: ${WORDS.symbols[p.symbol].name}. Kto ma?`,
  have: (p) => `Mogę dać kartę: ${WORDS.symbols[p.symbol].name}.`,
  forCrisis: (p) => `Dokładam do zagrożenia: ${WORDS.symbols[p.symbol].name}.`,
  suspect: (p, name) => `${name(p.seat)}? Nie ufam.`,
  trust: (p, name) => `${name(p.seat)}? Ufam.`,
  exileThem: (p, name) => `Głosujmy! Na wygnanie: ${name(p.seat)}.`,
  keepThem: (p, name) => `Jestem przeciw wygnaniu (${name(p.seat)}).`,
  askWhyNot: (p, name) => `${name(p.seat)}, czemu bez pomocy z twojej strony?`,
  notMe: () => 'To nie ja!',
  gaveAll: () => 'Daję wszystko, co mam.',
  wrongCard: () => 'Ktoś dorzucił złą kartę do zagrożenia.',
  helpCrisis: () => 'Zapobiegnijmy razem temu zagrożeniu.',
  letCrisisFail: () => 'Odpuśćmy to zagrożenie, są ważniejsze sprawy.',
  saveFood: () => 'Oszczędzajcie żywność.',
  cleanWaste: () => 'Przydałoby się posprzątać odpady.',
  guardColony: () => 'Kolonia potrzebuje barykad.',
  beCareful: () => 'Nie ryzykuj tego rzutu.',
  thanks: () => 'Dzięki!',
  sorry: () => 'Przykro mi, nie mogę.',
};
