/**
 * The Long Night taught in the first round of a game of three: the learner's whole turn, a vote in the next one, and the
 * colony phase. The test checks what each step says about the table against the rules.
 */
import type { Choice } from '@horda/long-night/state';
import type { Seat } from '@horda/kernel';
import type { Tutorial } from '../game-tutorial.ts';
import { ANIA, BARTEK, cardNo, LEARNER, OPTIONS, SEATS, SEED, survivorNo, tutorialStart } from './tutorial-start.ts';

const [NADIA, DEREK] = [survivorNo('nadiaRivers'), survivorNo('derekYoshida')];
const [COLONY, POLICE] = [0, 1];
const FUEL = cardNo('police', 'fuel');
const [STARTER_FUEL, FOOD] = [cardNo('starter', 'fuelOrFire'), cardNo('starter', 'food1OrTrade')];
const [MEDICINE, JUNK] = [cardNo('starter', 'medicineOrComfort'), cardNo('starter', 'junkOrAdvance')];

const by = (seat: Seat, ...choices: readonly Choice[]) => choices.map((choice) => ({ seat, picks: [choice] }));
/** An answer after which others are still asked the same. */
const early = (seat: Seat, choice: Choice) => ({ seat, picks: [choice], together: true }) as const;

export const tutorial: Tutorial<Choice> = {
  seats: SEATS,
  learner: LEARNER,
  names: { pl: ['Sowa', 'Ania', 'Bartek'], en: ['Owl', 'Anna', 'Bart'] },
  options: { ...OPTIONS },
  seed: SEED,
  start: tutorialStart(),
  bot: 'greedy',
  steps: [
    {
      kind: 'tell',
      mark: 'colony',
      title: { pl: 'Kolonia', en: 'The colony' },
      text: {
        pl: 'Wasz wspólny dom. Do sześciu wejść ciągną zombie; gdy do pełnego przyjdzie następny, ginie ktoś w środku.',
        en: 'Your common home. Zombies come to its six entrances; at a full one, the next zombie kills somebody inside.',
      },
    },
    {
      kind: 'tell',
      mark: `place-${POLICE}`,
      title: { pl: 'Lokacje', en: 'Locations' },
      text: {
        pl: 'Wokół kolonii jest sześć lokacji, każda z własnym stosem kart. Na komisariacie znajdziesz na przykład broń i paliwo, ale przed wejściem stoją już dwa zombie.',
        en: 'Around the colony there are six locations, each with a deck of its own. At the police station you may find weapons and fuel, but two zombies stand at its entrance already.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'leader', survivor: NADIA },
      mark: `survivor-${NADIA}`,
      title: { pl: 'Twoi ludzie', en: 'Your people' },
      text: {
        pl: 'Prowadzisz dwoje ocalałych. Zaczyna ten, czyj przywódca ma najwyższe wpływy: to liczba przy zdjęciu. Ania i Bartek już zdecydowali, a ty wybierz Nadię.',
        en: 'You lead two survivors. The player whose leader has the highest influence goes first: it is the number at the photograph. Anna and Bart have decided; you choose Nadia.',
      },
    },
    {
      kind: 'tell',
      mark: 'secret',
      title: { pl: 'Ukryty cel', en: 'Your secret objective' },
      text: {
        pl: 'Leży zakryty przy twoich kartach: przytrzymaj, żeby zajrzeć. Chcesz mieć na koniec trzy narzędzia, a na ręce masz już dwa złomy. Inni też coś ukrywają, a ktoś z nich może być zdrajcą.',
        en: 'It lies covered beside your cards: hold it to look. You want three tools at the end, and two pieces of junk are in your hand. The others hide something, too, and one may be a betrayer.',
      },
    },
    {
      kind: 'tell',
      mark: 'objective',
      title: { pl: 'Cel główny', en: 'The main objective' },
      text: {
        pl: 'Odłóżcie tu 5 kart paliwa i 3 narzędzia, i niech każdy ma kogoś w kolonii. Gra kończy się, gdy się uda albo gdy skończą się rundy lub morale. Wygrywa każdy, kto spełnił swój ukryty cel.',
        en: 'Put 5 fuel and 3 tool cards here, and each keep somebody in the colony. The game ends when you have done it, or when rounds or morale run out. All who meet their secret objective win.',
      },
    },
    {
      kind: 'tell',
      mark: 'dice',
      title: { pl: 'Kości akcji', en: 'Action dice' },
      text: {
        pl: 'Co rundę rzucasz jedną kością i po jednej za każdego ocalałego. Atak i szukanie wymagają wyniku z akt postaci; do barykady i sprzątania odpadów wystarczy dowolna kość.',
        en: 'Each round you roll one die, and one for each survivor. To attack or search you need the number in a survivor’s file; for a barricade, or to clear waste, any die will do.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'move', survivor: DEREK },
      mark: `survivor-${DEREK}`,
      title: { pl: 'Ruch bez kości', en: 'Moving takes no die' },
      text: {
        pl: 'Każdy z twoich może ruszyć się raz w turze, i to bez kości. Derek dobrze walczy (2+) i nieźle szuka (4+). Wskaż go i wybierz „Ruch”.',
        en: 'Each of your people may move once a turn, without a die. Derek is good at fighting (2+) and fair at searching (4+). Choose him, then “Move”.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'go', to: POLICE, fuel: -1 },
      mark: `place-${POLICE}`,
      title: { pl: 'Kość ryzyka', en: 'The exposure die' },
      text: {
        pl: 'W drodze rzucasz kością ryzyka. Z 12 ścianek 6 jest pustych, 3 to rany, 2 odmrożenia, a 1 to ugryzienie: zabija i może przejść na innych. Karta paliwa chroni przed rzutem. Zaryzykuj: wyślij Dereka na komisariat.',
        en: 'On the way you roll the exposure die: 12 faces, 6 blank, 3 wounds, 2 frostbites, and 1 bite, which kills and may spread to others. A fuel card spares you the roll. Take the risk: send Derek to the police station.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'search', survivor: DEREK },
      mark: `place-${POLICE}`,
      title: { pl: 'Szukanie', en: 'Searching' },
      text: {
        pl: 'Pusta ścianka: Derek dotarł cały. Żeby szukać, potrzebuje kości 4 lub więcej, a ty masz jedną taką. Wybierz „Szukaj”.',
        en: 'A blank face: Derek has arrived unhurt. To search he needs a die of 4 or more, and you have one of those. Choose “Search”.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'makeNoise' },
      mark: 'moment',
      title: { pl: 'Hałas', en: 'Noise' },
      text: {
        pl: 'To żywność, a konwój potrzebuje paliwa. Możesz wziąć tę kartę albo narobić hałasu i obejrzeć następną. Hałas co drugi raz ściąga potem zombie. Zaryzykuj.',
        en: 'It is food, but the convoy needs fuel. You may keep this card, or make noise and look at one more. Later every other noise brings a zombie. Take the risk.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'keep', card: FUEL },
      mark: `found-${FUEL}`,
      title: { pl: 'Jedna karta dla ciebie', en: 'One card for you' },
      text: {
        pl: 'Jest paliwo! Bierzesz jedną kartę, reszta wraca pod spód stosu. Inni nie widzą, co bierzesz. Weź paliwo.',
        en: 'There is fuel! You keep one card, and the rest goes under the deck. The others do not see which one you keep. Keep the fuel.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'option', option: 0 },
      mark: 'moment',
      title: { pl: 'Karta rozdroży', en: 'A crossroads card' },
      text: {
        pl: 'W twojej turze kartę rozdroży trzyma Bartek, gracz po prawej, i milczy. Szukanie spełniło jej warunek, więc karta wchodzi do gry i musisz wybrać. Wybierz morale.',
        en: 'In your turn Bart, on your right, holds a crossroads card and says nothing. Your search has met its condition, so it breaks in, and you must choose. Take the morale.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'attack', survivor: DEREK },
      mark: `place-${POLICE}`,
      title: { pl: 'Atak', en: 'Attacking' },
      text: {
        pl: 'Dereka oblegają dwa zombie. Na atak starczy mu kość 2, a zombie zginie na pewno, tylko potem znów rzucasz kością ryzyka. Wybierz „Atak”.',
        en: 'Two zombies besiege Derek. A die of 2 is enough for his attack, and the zombie dies for certain, but then you roll the exposure die again. Choose “Attack”.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'contribute', card: STARTER_FUEL },
      mark: 'crisis',
      title: { pl: 'Zagrożenie', en: 'The crisis' },
      text: {
        pl: 'Derek jest ranny: trzecie obrażenie zabija, a każda śmierć to −1 morale. Zagrożenie tej rundy: zbierzcie 3 karty paliwa albo stracicie 2 morale. Wskaż na ręce Paliwo albo ogień, potem zagrożenie: karta leży zakryta.',
        en: 'Derek is wounded: the third damage kills, and each death costs 1 morale. The crisis of this round: collect 3 fuel cards, or lose 2 morale. Choose Fuel or Fire in your hand, then the crisis: it lies face down.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: FOOD, use: 0 },
      mark: `card-${FOOD}`,
      title: { pl: 'Żywność i odpady', en: 'Food and waste' },
      text: {
        pl: 'Co rundę dwie osoby w kolonii jedzą 1 żywności. Zagraj kartę Żywność 1 albo wymiana: wskaż ją dwa razy. Trafi na odpady, a każde 10 odpadów to −1 morale. Żywność podnosi też wynik kości.',
        en: 'Each round, two people in the colony eat 1 food. Play Food 1 or Trade: touch it twice. It goes to the waste, where every 10 cards cost 1 morale. Food can also raise a die.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'barricade', survivor: NADIA },
      mark: `survivor-${NADIA}`,
      title: { pl: 'Barykada', en: 'A barricade' },
      text: {
        pl: 'Została ci kość z jedynką. Wystarczy na barykadę tam, gdzie stoi ktoś z twoich, a Nadia jest w kolonii. Wskaż ją i wybierz „Barykada”.',
        en: 'A die of 1 is left. It is enough for a barricade where one of your people stands, and Nadia is in the colony. Choose her, then “Barricade”.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'entrance', place: COLONY, entrance: 0 },
      mark: `door-${COLONY}-0`,
      title: { pl: 'Przy wejściu 1', en: 'At entrance 1' },
      text: {
        pl: 'Barykada zajmuje miejsce. Zombie przy pełnym wejściu przepada razem z nią. Zaczynają od wejścia 1: postaw ją tam.',
        en: 'A barricade takes one space. When a zombie comes to a full entrance, both are gone. Zombies fill entrance 1 first: put it there.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'request' },
      mark: 'others',
      title: { pl: 'Prośba', en: 'A request' },
      text: {
        pl: 'Dereka trzeba opatrzyć, a leków brak. W swojej turze możesz prosić innych, ale nikt nie musi nic dać. Wybierz „Poproś o karty”.',
        en: 'Derek needs care, and you have no medicine. In your turn you may ask the others, but nobody has to give anything. Choose “Ask for cards”.',
      },
    },
    {
      kind: 'watch',
      answers: [
        ...by(BARTEK, { do: 'ignore', by: BARTEK, to: LEARNER }),
        ...by(ANIA, { do: 'give', by: ANIA, card: MEDICINE, to: LEARNER }),
      ],
      mark: 'others',
      title: { pl: 'Pomoc od Ani', en: 'Help from Anna' },
      text: {
        pl: 'Bartek nie daje nic, za to Ania daje lekarstwo. Wszyscy widzą tę kartę i trzeba jej użyć od razu: nie zostanie na ręce i nie wolno dołożyć jej do zagrożenia.',
        en: 'Bart gives nothing, but Anna gives medicine. Everybody sees such a card, and it must be used at once: it does not stay in your hand and cannot go to the crisis.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'play', card: MEDICINE, use: 0 },
      mark: 'verbs',
      title: { pl: 'Leczenie', en: 'Healing' },
      text: {
        pl: 'Lekarstwo usuwa ranę albo odmrożenie komuś z tej samej lokacji, w której jest ktoś z twoich. Ranny jest tylko Derek, więc pomoże jemu. Użyj karty.',
        en: 'Medicine removes a wound or frostbite from somebody where one of your people is. Only Derek is hurt, so it helps him. Use the card.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'end' },
      mark: 'food',
      title: { pl: 'Co przyniesie noc', en: 'What the night brings' },
      text: {
        pl: 'Stół pokazuje, co się stanie, jeśli nic się nie zmieni: +1 przy wejściu to nowy zombie, a do posiłku brakuje 3 żywności. Inni mają jeszcze swoje tury. Twoje kości są zużyte: wybierz „Koniec tury”.',
        en: 'The table shows what will happen if nothing changes: +1 at an entrance is a new zombie, and 3 food are missing for the meal. The others still have turns. Your dice are used: choose “End the turn”.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'vote', up: false },
      together: true,
      mark: 'thumbs',
      title: { pl: 'Kciuki', en: 'Thumbs' },
      text: {
        pl: 'W turze Ani kartę rozdroży trzymasz ty: barykada spełniła warunek. W górę: każdy rzuca kością ryzyka. W dół: barykada przepada. Zagłosuj w dół.',
        en: 'In Anna’s turn you hold the crossroads card: your barricade met it. Thumb up: all roll exposure. Down: the barricade is lost. Vote thumb down.',
      },
    },
    {
      kind: 'watch',
      answers: [
        early(ANIA, { do: 'vote', up: false }),
        ...by(BARTEK, { do: 'vote', up: true }),
        ...by(ANIA, { do: 'play', card: FOOD, use: 0 }, { do: 'contribute', card: STARTER_FUEL }, { do: 'end' }),
        ...by(BARTEK, { do: 'play', card: FOOD, use: 0 }, { do: 'play', card: FOOD, use: 0 }),
        ...by(BARTEK, { do: 'contribute', card: JUNK }, { do: 'end' }),
        early(ANIA, { do: 'letPass' }),
        early(BARTEK, { do: 'letPass' }),
      ],
      mark: 'phase',
      title: { pl: 'Faza kolonii', en: 'The colony phase' },
      text: {
        pl: 'Po turach wszystkich graczy jest siedem kroków: jedzenie, odpady, zagrożenie, zombie i hałas, cel główny, rundy, znacznik pierwszego gracza. Każdy się najadł, a do kolonii przyszły cztery zombie.',
        en: 'After all turns come seven steps: food, waste, crisis, zombies and noise, main objective, rounds, first-player marker. Everybody has eaten, and four zombies have come to the colony.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'letPass' },
      mark: 'verbs',
      title: { pl: 'Ktoś szkodzi', en: 'Somebody does harm' },
      text: {
        pl: 'Do zagrożenia trafiły dwie karty paliwa i złom, który liczy się na minus: tracicie 2 morale. Zdrajca? W swojej turze możesz wskazać gracza i zarządzić głosowanie nad wygnaniem. Wybierz „Niech znacznik idzie dalej”.',
        en: 'In the crisis lay two fuel cards and one piece of junk, which counts against you: 2 morale lost. A betrayer? In your turn you may accuse a player and vote on exile. Choose “Let the marker pass on”.',
      },
    },
  ],
};
