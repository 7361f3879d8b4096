/** Co stoi na przeszkodzie, po polsku. Nazwy kart stoją w mianowniku, a zdania nie zdradzają ich rodzaju. */
import { list } from '@horda/parts';
import type { Standing } from '../../reason.ts';
import { capitalised, placesIn, roman, streetsIn, type ReasonTerms, type ReasonWords } from '../messages.ts';

const WAYS = {
  forward: 'Żaden zombiak nie może teraz pójść do przodu.',
  sideways: 'Żaden zombiak nie może teraz pójść w bok.',
  back: 'Żaden zombiak nie może się teraz cofnąć.',
  anywhere: 'Żadnego zombiaka nie da się teraz ruszyć.',
} as const;

const ANSWERS = {
  fire: 'gdy ludzie strzelają',
  actions: 'gdy zombiaki zagrywają akcję',
} as const;

export const reasons = (terms: ReasonTerms): ReasonWords => {
  const { called, field, lane, steps, sides } = terms;
  const at = ({ name, field: where }: Standing): string => `${called(name)} (${field(where)})`;
  const subject = (one: Standing): string => capitalised(at(one));
  return {
    over: () => 'Gra się skończyła.',
    decides: ({ seat }, name) => `Teraz nie ty decydujesz, tylko ${name(seat)}.`,
    step: ({ step, needs }) =>
      needs === null || needs === step
        ? `Trwa krok: ${steps[step].name}.`
        : `Trwa krok: ${steps[step].name}. To należy do innego kroku: ${steps[needs].name}.`,
    answerOnly: ({ card }) => `Teraz możesz tylko odpowiedzieć na tę kartę albo ją przepuścić: ${called(card)}.`,
    unfinished: ({ card }) => `Najpierw dokończ zagraną kartę: ${called(card)}.`,
    playFirst: () => 'Najpierw zagraj kartę, potem wskaż, na co działa.',
    staysAnyway: () => 'Nie trzeba niczego zatrzymywać: karty, które zostawisz w rzędzie, zostają w nim po końcu tury.',
    notInRow: ({ card }) => `Tej karty nie ma w twoim rzędzie: ${called(card)}.`,
    reaction: ({ answers }) => `To reakcja: czeka w rzędzie, a zagrać ją można, ${ANSWERS[answers]}.`,
    notReaction: ({ card }) => `Ta karta nie jest reakcją: ${called(card)}.`,
    cannotDiscard: ({ card }) => `Tę kartę trzeba zagrać, odrzucić jej nie można: ${called(card)}.`,
    comesFirst: ({ card }) => `Ta karta z twojego rzędu idzie przed wszystkim innym: ${called(card)}.`,
    oneCard: ({ card }) =>
      `W tej turze wolno ci zagrać tylko jedną kartę, a ta już poszła. Sprawia to ${called(card)}.`,
    mustDiscard: ({ cards, two }) =>
      two ? 'Tym razem trzeba odrzucić dwie karty.' : `Karty w twoim rzędzie: ${cards}. Jedna musi odejść.`,
    gone: () => 'Tego zombiaka nie ma na planszy.',
    noZombies: () => 'Na planszy nie ma zombiaka, na którego ta karta by działała.',
    onlyDawn: () => 'W talii zombiaków został już tylko Świt.',
    noShots: () => 'W twoich odrzuconych kartach nie ma strzału.',
    pileEmpty: () => 'Zombiaki nie mają odrzuconych kart: nie ma kto wstać.',
    rowEmpty: ({ side }) => `Ten rząd jest pusty: ${sides[side]}.`,
    nobodyWounded: () => 'Żaden zombiak nie jest ranny.',
    nobodyMoves: () => 'W najbliższym kroku ruchu i tak nikt by się nie ruszył.',
    nobodyCanGo: ({ way }) => WAYS[way],
    noPair: () => 'Nie ma obok siebie dwóch zombiaków, na które ta karta by działała.',
    nobodyShielded: () => 'Żaden zombiak nie ma osłony.',
    noRoomBeside: () => 'Obok zombiaka z osłoną nie ma wolnego pola.',
    nothingToRemove: () => 'Na planszy nie ma karty ludzi, którą można by usunąć.',
    noneInOuterLanes: () => 'Na skrajnych torach nie ma zombiaka.',
    boardEmpty: () => 'Na planszy nie ma żadnej karty.',
    nobodyShrinks: () => 'Na żadnym torze nie ma kogo zmniejszyć.',
    allHave: ({ card }) => `Każdy zombiak, któremu można to dać, już to ma: ${called(card)}.`,
    inForce: ({ card }) => `To już działa do następnej tury: ${called(card)}.`,
    nobodyFits: ({ card }) => `Na planszy nie ma teraz celu dla tej karty: ${called(card)}.`,
    noFreeField: ({ streets }) =>
      `Nie ma dla niej wolnego pola na ${streetsIn('przecznicy', 'przecznicach', streets)}.`,
    noneOnStreets: ({ streets }) => `Nie ma zombiaka na ${streetsIn('przecznicy', 'przecznicach', streets)}.`,
    tooStrong: ({ most }) => `Każdy zombiak ma Siłę większą niż ${most} albo jest już w sieci.`,
    noLine: ({ lanes }) => {
      const told = lanes.map(({ lane: one, by }) => {
        const what = by === null ? 'brak celu' : by === 'fog' ? 'mgła' : `zasłania ${at(by)}`;
        return `${lane(one)}: ${what}`;
      });
      return `Żadna linia strzału nie jest wolna. ${capitalised(told.join('; '))}.`;
    },
    foggy: ({ lane: one }) => `${capitalised(lane(one))} jest we mgle: nie widać tam celu.`,
    onlyStreet: ({ street }) => `To musi być pole na przecznicy ${roman(street)}.`,
    otherStreet: ({ street }) => `Teraz rusza się przecznica ${roman(street)}.`,
    zombiesUnchain: () => 'Łańcuchy zrywają zombiaki, nie ludzie.',
    notChained: ({ who }) => `${subject(who)} nie ma łańcuchów.`,
    noAbility: ({ who }) => `${subject(who)} tego nie umie.`,
    abilitySpent: ({ who }) => `Ta zdolność jest w tej turze już użyta albo nie ma na kim: ${at(who)}.`,
    petRuns: ({ who }) => `${subject(who)} to zwierzak: biega, zanim ruszą zombiaki.`,
    petsStayOut: ({ who }) => `${subject(who)} to zwierzak, a zwierzaki nie wchodzą na Barykadę.`,
    moved: ({ who }) => `${subject(who)} ma już ruch za sobą.`,
    immobile: ({ who }) => `${subject(who)} nigdy się nie rusza.`,
    netted: ({ who }) => `${subject(who)} siedzi w sieci.`,
    wired: ({ who }) => `${subject(who)} tkwi w drucie kolczastym.`,
    mustMove: ({ who }) => `${subject(who)} może iść dalej, więc musi.`,
    mustSideStep: ({ who }) => `${subject(who)} nie może iść do przodu, więc musi zejść w bok.`,
    lastStreet: ({ who }) => `${subject(who)} stoi na ostatniej przecznicy i nie ma dokąd się cofnąć.`,
    neverRetreats: ({ who }) => `${subject(who)} nigdy się nie cofa.`,
    spent: ({ who }) => `${subject(who)} to połączone w tej turze zombiaki: karty już ich nie ruszają.`,
    nearer: ({ who }) => `Bliżej stoi ${at(who)}, a strzał trafia pierwszy cel na torze.`,
    shy: ({ who }) => `${subject(who)} chowa się za innym zombiakiem z tej samej przecznicy.`,
    occupied: ({ by }) => `To pole jest zajęte: ${at(by)}.`,
    hidden: ({ by }) => `Linię strzału zasłania ${at(by)}.`,
    laneClosed: ({ by }) => `Tor zamyka ${at(by)}.`,
    barred: ({ who, by }) => `${subject(who)} nie przejdzie. Drogę zagradza ${at(by)}.`,
    stares: ({ who, by }) => `${subject(who)} staje i się gapi. Na torze stoi ${at(by)}.`,
    fettered: ({ who, card }) => `${subject(who)} nie może się ruszyć z powodu karty „${called(card)}”.`,
    sureFooted: ({ who, card }) => `Karty ludzi nie ruszają z miejsca: ${at(who)}. Sprawia to ${called(card)}.`,
    stopped: ({ card }) => `W tym kroku nikt się nie rusza. Sprawia to ${called(card)}.`,
    notBarricade: ({ card }) => `${called(card)} nie prowadzi na Barykadę.`,
    onlyTo: ({ who, to }) => `${subject(who)} może pójść tylko tu: ${list('pl', to.map(field))}.`,
    instead: ({ card, places }) => {
      const told = placesIn(places, terms);
      if (told === '')
        return card === null ? 'Teraz o to nikt nie pyta.' : `Najpierw dokończ zagraną kartę: ${called(card)}.`;
      return card === null ? `Do wyboru teraz: ${told}.` : `${called(card)}, możliwe cele: ${told}.`;
    },
  };
};
