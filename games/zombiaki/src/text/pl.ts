/**
 * Zombiaki po polsku. Imiona graczy i nazwy kart stoją zawsze w mianowniku, a zdania nie zdradzają płci graczy ani
 * rodzaju kart, bo zestaw kart może przynieść własne nazwy.
 */
import { addressing, changesOf, isYou, plural, type NameOf } from '@horda/parts';
import type { Side } from '../content/effects.ts';
import { laneOf, streetOf } from '../content/board.ts';
import {
  aimOf,
  BARRICADE,
  capitalised,
  inPlayOf,
  makeTexts,
  sentence,
  type Led,
  type Messages,
  type Wording,
  type ZombiakiTexts,
} from './messages.ts';
import { namesIn } from './names.ts';
import { kindOf, phrasesOf, type Terms } from './phrases.ts';
import {
  attachedOf,
  FULL_ROW,
  humansOpenBarricade,
  lastingOf,
  movers,
  offered,
  offers,
  ownRow,
  zombieIn,
  zombiesOn,
} from './seen.ts';
import type { Piece } from '../state.ts';
import type { View } from '../view.ts';
import { EFFECTS } from './pl/effects.ts';
import { reasons } from './reasons/pl.ts';

const SIDES: Readonly<Record<Side, string>> = { zombies: 'zombiaki', humans: 'ludzie' };
/** What a hint is measured by, as `advice.ts` counts it. */
const FIGURES = ['Siła zombiaków na planszy', 'odległość najbliższego zombiaka od Barykady', 'karty do Świtu'] as const;
const TURN_OF: Readonly<Record<Side, string>> = { zombies: 'zombiaków', humans: 'ludzi' };
const { does, who: player } = addressing('pl');
/** „Zombiaki zagrywają”, a do osoby, która je prowadzi, „Zagrywasz”. */
const sideDoes = ({ side, seat }: Led, name: NameOf, verb: string, toYou: string): string =>
  isYou(name, seat) ? capitalised(toYou) : `${capitalised(SIDES[side])} ${verb}`;

const wounds = (n: number): string => plural('pl', n, { one: '# ranę', few: '# rany', many: '# ran', other: '# rany' });
const woundCount = (n: number): string =>
  plural('pl', n, { one: '# rana', few: '# rany', many: '# ran', other: '# rany' });
const woundsLeft = (n: number): string =>
  plural('pl', n, { one: 'Została # rana', few: 'Zostały # rany', many: 'Zostało # ran', other: 'Zostało # rany' });
const cardCount = (n: number): string =>
  plural('pl', n, { one: '# kartę', few: '# karty', many: '# kart', other: '# karty' });

const DEPLOY = 'wybierz wolne pole na przecznicy V.';
const NOW = 'zagrywasz teraz?';

const STEPS: Messages['steps'] = {
  cleanUp: { name: 'sprzątanie', short: 'sprzątanie' },
  movement: { name: 'ruch kart planszy', short: 'ruch' },
  draw: { name: 'dociąg kart', short: 'dociąg' },
  discard: { name: 'odrzucenie karty', short: 'odrzucenie' },
  use: { name: 'użycie kart', short: 'użycie' },
};

const TERMS: Terms = {
  language: 'pl',
  barricade: 'Barykada',
  zombie: 'zombiak',
  card: 'karta',
  now: 'Zagraj teraz',
  lane: (letter) => `tor ${letter}`,
  street: (roman) => `przecznica ${roman}`,
  field: (name) => `pole ${name}`,
  fields: (names) => `pola ${names}`,
  strength: (left, whole) => (left === whole ? `Siła ${whole}` : `Siła ${left} z ${whole}`),
  toField: (name) => `na pole ${name}`,
  toBarricade: 'na Barykadę',
};

export const polish: Wording = (called) => {
  const { lane, street, field, name, subject, names, who, all, attached, mover, one, lead, aimed, seen, targets } =
    phrasesOf(TERMS, called);
  const quoted = (piece: Piece): string => `„${name(piece)}”`;
  /** Na pustym polu ogień nikogo nie rani, ale kosztuje. */
  const shares = (view: View): string => {
    if (view.burning === null) return '';
    const { left, given } = view.burning;
    const parts = given.map(({ field: at, wounds: n }) =>
      zombiesOn(view, at).length > 0 ? `${field(at)}: ${woundCount(n)}` : `${field(at)}: koszt ${n}`,
    );
    return ` ${woundsLeft(left)}${parts.length === 0 ? '' : `, a dotąd ${parts.join(', ')}`}.`;
  };
  const beware = (view: View, text: string): string =>
    humansOpenBarricade(view) ? `${text} Uwaga: wejście na Barykadę to zwycięstwo zombiaków.` : text;

  return {
    title: 'Zombiaki II: Atak na Moskwę',
    about: 'Pojedynek na jednej ulicy: zombiaki prą na Barykadę, a ludzie bronią się czym popadnie, byle do Świtu.',
    settings: {
      deck: {
        name: 'Talia',
        help: 'Karty, którymi gracie. W talii Moskwa karty nieznane z publikacji są naszego pomysłu i tak oznaczone.',
        values: { moskwa: 'Moskwa (edycja II)', jubileusz: 'Jubileusz (edycja I, 2013)' },
      },
      sideStep: {
        name: 'Zwinne zombiaki',
        help: 'Co robi zwinny zombiak, który nie może iść do przodu, a może zejść w bok.',
        values: { must: 'musi zejść w bok', may: 'może zostać na miejscu' },
      },
      zombies: {
        name: 'Kto prowadzi zombiaki',
        help: 'Los albo gracz na wskazanym miejscu; drugi gracz prowadzi ludzi.',
        values: { random: 'los', 1: 'miejsce A (1)', 2: 'miejsce B (2)' },
      },
    },
    endings: { barricade: 'zombiak na Barykadzie', dawn: 'ludzie doczekali Świtu' },
    figures: { turns: 'tury zombiaków', untilDawn: 'karty do Świtu', zombiesDestroyed: 'zniszczone zombiaki' },
    labels: {
      cemetery: 'Cmentarz',
      barricade: 'Barykada',
      row: 'rząd',
      zombieRow: 'rząd zombiaków',
      humanRow: 'rząd ludzi',
      deck: 'talia',
      discardPile: 'Śmietnik',
      untilDawn: 'do Świtu',
      turn: 'kolejka',
      step: 'krok',
      lane: 'tor',
      street: 'przecznica',
      field: 'pole',
      empty: 'pusto',
      strength: 'Siła',
      wounds: 'rany',
      speed: 'pola na turę',
      lineOfFire: 'linia strzału',
      lineFree: 'wolna',
      lineBlocked: 'zasłonięta',
      lineFoggy: 'we mgle',
      lineEmpty: 'nie ma w kogo strzelać',
      faceDown: 'zakryty',
      merged: 'połączony',
      attached: 'pod zombiakiem',
      held: 'tkwi w zasiekach',
      netted: 'w sieci',
      eggs: 'jaja',
      orders: 'rozkazy',
      markers: 'znaczniki',
      jelly: 'galareta',
      lasting: 'działa do następnej tury',
      inPlay: 'zagrywana karta',
      target: 'cel',
      known: 'wierzch talii zombiaków',
      doubleDiscard: 'ludzie odrzucą dwie karty',
      you: 'ty',
    },
    sides: SIDES,
    piles: SIDES,
    sharedRule: 'Tak samo działają karty zestawu, które odsyłają do tej zasady, ale z własnymi liczbami.',
    kinds: {
      zombie: 'zombiak',
      attachment: 'dołączana',
      action: 'akcja',
      reaction: 'reakcja',
      lasting: 'akcja na kolejkę',
      car: 'auto',
      trap: 'pułapka',
      obstacle: 'przeszkoda',
      dawn: 'koniec gry',
    },
    sources: { rulebook: 'z instrukcji', published: 'opublikowana', house: 'nasza' },
    lines: { needs: 'wymaga wolnej linii strzału', blocks: 'zasłania linię strzału' },
    steps: STEPS,
    effects: EFFECTS,
    lane,
    street,
    field,
    prompts: {
      'movement.order': (view) => {
        const [first] = movers(view);
        return first === undefined
          ? 'Kto rusza się teraz i dokąd?'
          : `${capitalised(street(streetOf(first.field)))}: kto rusza się teraz i dokąd?`;
      },
      'movement.step': (view) => `${mover(view)}: dokąd idzie?`,
      'movement.second': (view) => `${mover(view)}: czy robi drugi krok?`,
      'pets.step': (view) => {
        if (movers(view).length > 1) return 'Zwierzaki: kto biegnie teraz i dokąd?';
        return offers(view, 'stay') ? `${mover(view)}: czy biegnie dalej?` : `${mover(view)}: dokąd biegnie?`;
      },
      'nest.hatch': (view) => `${one(view, 'hatches')}: na którym polu wykluwa się truposz?`,
      'discard.choose': (view) => {
        if (offers(view, 'keep')) return 'Krok 4: masz mniej niż cztery karty, więc nie musisz niczego odrzucać.';
        if (view.doubleDiscard) return 'Krok 4: musisz odrzucić dwie karty, bez efektu. Wybierz pierwszą.';
        return ownRow(view).length < FULL_ROW
          ? 'Krok 4: musisz odrzucić jeszcze jedną kartę.'
          : 'Krok 4: odrzuć jedną kartę, bez efektu.';
      },
      'use.choose': (view) => {
        const [only] = offered(view).flatMap((choice) => (choice.do === 'play' ? [choice.card] : []));
        if (!offers(view, 'end') && only !== undefined)
          return `Krok 5: najpierw trzeba zagrać kartę „${called(only)}”.`;
        if (offered(view).every((choice) => choice.do === 'end')) return 'Krok 5: nie masz już nic do zrobienia.';
        if (!offers(view, 'play')) return 'Krok 5: żadnej karty nie możesz teraz zagrać. Co zostanie, czeka w rzędzie.';
        const panic = view.active === 'humans' ? lastingOf(view, 'allowsOneCard') : null;
        if (panic !== null) return `Krok 5, ${called(panic.name)}: w tej turze wolno ci zagrać tylko jedną kartę.`;
        return 'Krok 5: zagrywaj i odrzucaj karty. Reszta czeka w rzędzie.';
      },
      'use.aim': (view) => {
        const card = inPlayOf(view);
        return beware(view, lead(view, card === null ? 'wybierz cel.' : aimOf(EFFECTS, card, DEPLOY, NOW)));
      },
      'reaction.answer': (view, player) => {
        const card = view.inPlay === null ? 'karta' : called(view.inPlay.name);
        const at = view.target === null ? null : seen(view.target, view, player);
        const played = at === null ? card : `${card}, cel: ${at}`;
        return sentence(`${capitalised(SIDES[view.active])} zagrywają: ${played}`) + ' Odpowiadasz kartą z rzędu?';
      },
      'boobyTrap.splash': () => 'Odłamki: kogo jeszcze ranią?',
      'mine.splash': () => 'Odłamki: na które sąsiednie pole lecą?',
      'explosion.order': () => 'Wybucha kilka kart: która teraz?',
      'parade.order': (view) => lead(view, 'kto idzie teraz?'),
      'molotov.second': (view) => lead(view, 'kogo jeszcze obok dosięga ogień?'),
      'flamethrower.burn': (view) => lead(view, `komu i ile ran zadajesz?${shares(view)}`),
      'oil.burn': (view) => lead(view, `gdzie płynie dalej i ile zadaje ran?${shares(view)}`),
      'laughingGas.push': (view) => beware(view, lead(view, 'kto jeszcze się rusza i dokąd?')),
      'net.widen': (view) => lead(view, 'kto jeszcze obok w nią wpada?'),
      'radio.discard': (view) =>
        offers(view, 'enough')
          ? lead(view, 'możesz odrzucić jeszcze jedną kartę z wierzchu talii zombiaków.')
          : lead(view, 'którą kartę z wierzchu talii zombiaków odrzucasz?'),
      'radio.order': (view) => lead(view, 'którą z tych kart zombiaki mają dobrać najpierw?'),
      'flare.discard': (view) => lead(view, 'którą kartę z wierzchu talii zombiaków odrzucasz?'),
      'flare.order': (view) => lead(view, 'którą z tych kart zombiaki mają dobrać najpierw?'),
      'split.place': () => 'Na którym polu wstaje kolejny truposz?',
      'corpses.place': (view) => lead(view, 'kart w Śmietniku jest mniej niż wolnych pól. Gdzie wstaje truposz?'),
      'boss.order': () => 'Rozkaz: kto robi krok i dokąd?',
      'kasparov.push': (view) => `${one(view, 'hasAbility')}: kogo przesuwa w bok i dokąd?`,
      'bucket.retreat': (view) => lead(view, 'który zombiak się cofa?'),
      'bucket.wound': (view) => lead(view, 'nikt nie może się cofnąć. Który zombiak odnosi ranę?'),
      'bite.place': (view) => lead(view, 'na którym polu wstaje truposz?'),
    },
    choices: {
      ...targets,
      play: ({ card }) => `Zagraj: ${called(card)}`,
      discard: ({ card }) => `Odrzuć: ${called(card)}`,
      keep: () => 'Nie odrzucaj niczego',
      use: ({ ability, zombie }, view) => {
        switch (ability) {
          case 'kasparov':
            return `${who(view, zombie)}: przesuń innego zombiaka w bok`;
          case 'boss': {
            const z = zombieIn(view, zombie);
            const left = z === null ? 0 : (attachedOf(view, z, 'leads')?.left ?? 0);
            const orders = plural('pl', left, {
              one: 'został #',
              few: 'zostały #',
              many: 'zostało #',
              other: 'zostało #',
            });
            return `${attached(view, zombie, 'leads')}: wydaj rozkaz (${orders})`;
          }
          case 'teddy':
            return `${attached(view, zombie, 'takesWounds')}: oddaj 1 Siły, ludzie odrzucą dwie karty`;
        }
      },
      unchain: ({ zombie, card }, view) => `Zerwij: ${attached(view, zombie, 'fetters')}, odrzucając: ${called(card)}`,
      stay: ({ zombie }, view) => `${who(view, zombie)}: zostaje`,
      react: ({ card }) => `Odpowiedz: ${called(card)}`,
      pass: () => 'Nie odpowiadaj',
      burn: (choice, view, player) => {
        const there = zombiesOn(view, choice.field);
        if (there.length > 0) return `${all(there)}: ${woundCount(choice.wounds)}`;
        return `${targets.field({ do: 'field', field: choice.field }, view, player)} (koszt ${choice.wounds})`;
      },
      enough: () => 'Wystarczy',
      end: () => 'Zakończ turę',
    },
    events: {
      turnBegan: (e, to) => `Kolejka ${e.turn}, tura ${TURN_OF[e.side]}: ${player(to, e.seat)}.`,
      cardExpired: (e) => `Przestaje działać karta ${quoted(e.card)}.`,
      zombieMoved: ({ zombie, from, to, how }) => {
        if (to === BARRICADE) return `${subject(zombie)} wchodzi z ${field(from)} na Barykadę!`;
        const way = `z ${field(from)} na ${field(to)}`;
        if (how === 'own') return `${subject(zombie)} idzie ${way}.`;
        if (how === 'extra') return `${subject(zombie)} robi dodatkowy ruch ${way}.`;
        return laneOf(from) === laneOf(to) && to > from
          ? `${subject(zombie)} cofa się ${way}.`
          : `${subject(zombie)} musi przejść ${way}.`;
      },
      zombiesSwapped: (e) => `${subject(e.zombie)} i ${name(e.other)} zamieniają się miejscami.`,
      zombiesMerged: (e) => `${subject(e.zombie)} i ${name(e.into)} to od teraz jeden zombiak o Sile ${e.strength}.`,
      carMoved: (e) => `${subject(e.car)} rusza z ${field(e.from)} na ${field(e.to)}.`,
      carHit: (e) => `Zderzenie: ${name(e.car)} i ${name(e.zombie)}.`,
      cardsDrawn: (e, to) =>
        sentence(`${sideDoes(e, to, 'odkrywają', 'odkrywasz')} ${cardCount(e.cards.length)}: ${names(e.cards)}`),
      deckRanOut: (e, to) => {
        if (e.side === 'zombies')
          return isYou(to, e.seat) ? 'Twoja talia się skończyła.' : 'Talia zombiaków się skończyła.';
        return isYou(to, e.seat)
          ? 'Twoja talia się skończyła: od teraz radzisz sobie tym, co masz.'
          : 'Talia ludzi się skończyła: od teraz radzą sobie tym, co mają.';
      },
      cardDiscarded: (e, to) =>
        e.why === 'taken'
          ? sentence(`${sideDoes(e, to, 'tracą', 'tracisz')}: ${name(e.card)}`)
          : sentence(`${sideDoes(e, to, 'odrzucają', 'odrzucasz')}: ${name(e.card)}`),
      cardPlayed: (e, to) => {
        const { card } = e;
        const aim = aimed(e);
        const what = aim === null ? name(card) : `${name(card)} (${aim})`;
        return sentence(`${sideDoes(e, to, 'zagrywają', 'zagrywasz')}: ${what}`);
      },
      cardCancelled: (e) => `Karta ${quoted(e.card)} przepada bez efektu: w odpowiedzi pada karta ${quoted(e.by)}.`,
      zombieDeployed: (e) => `${subject(e.zombie)} wchodzi do gry na polu ${field(e.field)}.`,
      corpseRose: (e) => `Na polu ${field(e.field)} wstaje ${name(e.zombie)}.`,
      zombieWounded: (e) =>
        e.left === 0
          ? `${subject(e.zombie)} odnosi ${wounds(e.wounds)}.`
          : `${subject(e.zombie)} odnosi ${wounds(e.wounds)}, zostaje Siła ${e.left}.`,
      zombieHealed: (e) => `${subject(e.zombie)} leczy ${wounds(e.wounds)}.`,
      zombieStrengthened: (e) => `${subject(e.zombie)} rośnie: Siła +${e.strength}.`,
      zombieUnharmed: (e) => `${subject(e.zombie)} wychodzi z tego bez szwanku.`,
      zombieDestroyed: (e) =>
        e.field === BARRICADE
          ? `${subject(e.zombie)} ginie na Barykadzie.`
          : `${subject(e.zombie)} ginie na polu ${field(e.field)}.`,
      zombieShrunk: (e) => `${subject(e.zombie)} kurczy się do Siły 1.`,
      cardAttached: (e) => `${subject(e.zombie)} dostaje kartę ${quoted(e.card)}.`,
      cardDetached: (e) => `${subject(e.zombie)} traci kartę ${quoted(e.card)}.`,
      teddyWounded: (e) =>
        e.left === 0
          ? `${subject(e.teddy)} (${name(e.zombie)}) przyjmuje ostatnią ranę.`
          : `${subject(e.teddy)} (${name(e.zombie)}) obrywa, zostaje Siła ${e.left}.`,
      abilityUsed: ({ ability, zombie }) => {
        switch (ability) {
          case 'kasparov':
            return `${subject(zombie)} wykonuje posunięcie.`;
          case 'boss':
            return `${subject(zombie)} wydaje rozkaz.`;
          case 'teddy':
            return `${subject(zombie)} tarmosi misia: ludzie odrzucą dwie karty zamiast jednej.`;
        }
      },
      thingPlaced: (e) => `Na pole ${field(e.field)} trafia karta ${quoted(e.thing)}.`,
      thingRemoved: (e) => `Z pola ${field(e.field)} znika karta ${quoted(e.thing)}.`,
      thingWorn: ({ thing, left }) => {
        if (left === 0) return `Karta ${quoted(thing)} nie wytrzymuje naporu.`;
        const times = plural('pl', left, { one: '# raz', other: '# razy' });
        return `Karta ${quoted(thing)} zatrzyma zombiaka jeszcze ${times}.`;
      },
      trapSprung: (e) =>
        kindOf(e.trap) === 'car'
          ? `${subject(e.zombie)} wpada na kartę ${quoted(e.trap)}.`
          : `${subject(e.zombie)} wpada w pułapkę: ${sentence(name(e.trap))}`,
      thingExploded: (e) => `Wybuch na polu ${field(e.field)}: ${name(e.thing)}!`,
      zombieHeld: (e) => `${subject(e.zombie)} nie może się ruszyć z powodu karty ${quoted(e.by)}.`,
      zombieFreed: (e) => `${subject(e.zombie)} znów może się ruszać.`,
      retreatBarred: (e) => `${subject(e.zombie)} nie może się cofnąć.`,
      eggHatched: ({ nest, left }) => {
        if (left === 0) return `${subject(nest)}: pęka ostatnie jajo.`;
        const rest = plural('pl', left, { one: 'zostało #', few: 'zostały #', many: 'zostało #', other: 'zostało #' });
        return `${subject(nest)}: pęka jajo, ${rest}.`;
      },
      jellyLeft: (e) => `Na polu ${field(e.field)} zostaje galareta.`,
      jellyEaten: (e) => `${subject(e.zombie)} zjada galaretę na polu ${field(e.field)}: Siła +${e.bonus}.`,
      cardsSeen: ({ seat, count, cards }, to) => {
        const seen = plural('pl', count, {
          one: 'wierzchnią kartę talii zombiaków',
          few: '# wierzchnie karty talii zombiaków',
          many: '# wierzchnich kart talii zombiaków',
          other: '# wierzchniej karty talii zombiaków',
        });
        return cards === null || cards.length === 0
          ? `${does(to, seat, 'ogląda')} ${seen}.`
          : sentence(`${does(to, seat, 'ogląda')} ${seen}: ${names(cards)}`);
      },
      cardReturned: (e, to) =>
        `Do ${isYou(to, e.seat) ? 'twojego rzędu' : `rzędu ${TURN_OF[e.side]}`} wraca karta ${quoted(e.card)}.`,
      movementSkipped: (e) => `Zombiaki nie ruszają się w tej turze, bo działa karta ${quoted(e.by)}.`,
      gameEnded: (e, to) => {
        const how = e.ending === 'dawn' ? 'Nastaje Świt.' : 'Barykada padła.';
        if (isYou(to, e.winner)) return `${how} Wygrywasz!`;
        return `${how} Wygrywają ${SIDES[e.ending === 'dawn' ? 'humans' : 'zombies']}: ${to(e.winner)}.`;
      },
    },
    reasons: reasons({ language: 'pl', called, lane, street, field, steps: STEPS, sides: SIDES }),
    outlook: (now, later) => {
      const changes = changesOf('pl', now, later, FIGURES);
      if (changes.length === 0) return 'plansza bez zmian';
      return changes.map(({ figure, before, after }) => `${figure} ${after} (teraz ${before})`).join(', ');
    },
    verbs: {
      now: ['zagraj', 'teraz'],
      lane: ['tor'],
      street: ['przecznica'],
      field: ['pole'],
      fields: ['pola'],
      zombie: ['zombiak', 'cel'],
      teddy: ['miś', 'cel'],
      thing: ['karta', 'cel'],
      move: ['ruch', 'idź', 'przesuń'],
      pair: ['zombiaki', 'zamień', 'połącz'],
      take: ['karta', 'weź'],
      play: ['zagraj', 'wystaw'],
      discard: ['odrzuć'],
      keep: ['nie odrzucaj', 'zachowaj'],
      use: ['użyj', 'zdolność', 'rozkaz'],
      unchain: ['zerwij', 'łańcuchy'],
      stay: ['zostań', 'stój'],
      react: ['odpowiedz', 'reakcja'],
      pass: ['nie odpowiadaj', 'pas'],
      burn: ['pal', 'rany', 'pole'],
      enough: ['wystarczy', 'dość'],
      end: ['zakończ', 'koniec', 'tura'],
    },
  };
};

export const pl: ZombiakiTexts = makeTexts(polish, namesIn('pl'));
