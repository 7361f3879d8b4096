/**
 * Gear Up taught to one of two players: taking a survivor, then, at a second table, the last turn of the first round and
 * the first two turns with the boss. The test checks what each step says about the table against the rules.
 */
import type { Choice, Target } from '@horda/gear-up/state';
import type { Tutorial, TutorialBeginning } from '../game-tutorial.ts';
import {
  CHOMPER,
  CRAWLER,
  FAR_WALKER,
  LEARNER,
  MATE,
  OLGA,
  OPTIONS,
  RUNNER,
  SEATS,
  SEED,
  tutorialStart,
  WALKER,
} from './tutorial-start.ts';

const BOSS: Target = -1;

const mark = (by: number, target: Target, ...cells: readonly number[]): Choice => ({
  do: 'mark',
  by,
  with: 'weapon',
  target,
  cells,
});
const confirm = (by: number): Choice => ({ do: 'confirm', by });
const byMate = (...choices: readonly Choice[]) => choices.map((choice) => ({ seat: MATE, picks: [choice] }));

/** A game as it begins: nobody has a survivor yet. */
const beginning: TutorialBeginning<Choice> = {
  seed: SEED,
  steps: [
    {
      kind: 'tell',
      mark: 'survivor:ethan',
      title: { pl: 'Sześć postaci', en: 'Six survivors' },
      text: {
        pl: 'Na początku każdy bierze jedną postać. Ma ona cztery bronie, po jednej w kolorze, a każda trafia swoim kształtem. Drobny druk to Efekty: jasne działają od razu, szare dopiero po Ulepszeniu.',
        en: 'A game begins with a survivor for each of you. They have four weapons, one of each colour, and each hits in a shape of its own. Small print is effects: light ones work at once, grey ones after upgrades.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'take', by: LEARNER, survivor: OLGA },
      mark: 'survivor:olga',
      title: { pl: 'Weź Olgę', en: 'Take Olga' },
      text: {
        pl: 'Dobrze mieć różne kształty: zwarty skreśla środek karty, długi sięga jej brzegów. Olga ma oba, a jej Kusza sięgnie z czasem sąsiedniej ulicy. Kto pierwszy, ten lepszy: weź Olgę.',
        en: 'Different shapes are good to have: a compact one crosses the middle of a card, a long one its edges. Olga has both, and her Crossbow will reach the next street in time. First come, first served: take Olga.',
      },
    },
  ],
};

export const tutorial: Tutorial<Choice> = {
  seats: SEATS,
  learner: LEARNER,
  names: { pl: ['Sowa', 'Ania'], en: ['Owl', 'Anna'] },
  options: { ...OPTIONS },
  seed: SEED,
  start: tutorialStart(),
  bot: 'greedy',
  beginning,
  steps: [
    {
      kind: 'tell',
      mark: `street:${LEARNER}`,
      title: { pl: 'Twoja ulica', en: 'Your street' },
      text: {
        pl: 'Ania bierze Lisę. Mija osiem tur. Zombie wchodzą na pole 3, podchodzą coraz bliżej, a z pola 1 atakują. Przetrwajcie razem rundę 1, a w rundzie 2 zabijcie Bossa.',
        en: 'Anna takes Lisa, and eight turns go by. Zombies come in on space 3, walk closer, and attack from space 1. Survive round 1 together, and kill the boss in round 2.',
      },
    },
    {
      kind: 'tell',
      mark: 'turn:9',
      title: { pl: 'Karta Tury', en: 'The turn card' },
      text: {
        pl: 'Kolor karty mówi, jaką bronią wszyscy atakują: teraz zieloną. Znak pod spodem mówi, które Zombie ruszą się potem: teraz wolne. To ostatnia tura rundy 1.',
        en: 'The colour of the card is the weapon that all attack with: green now. The sign below tells which zombies move afterwards: the slow ones. It is the last turn of round 1.',
      },
    },
    {
      kind: 'do',
      choice: mark(LEARNER, RUNNER, 0, 1, 3, 4, 7),
      mark: `zombie:${RUNNER}`,
      title: { pl: 'Kształt trafienia', en: 'The hit shape' },
      text: {
        pl: 'Zielona broń to Topór strażacki. Wyceluj w Biegacza i połóż kształt na czerwonym obrysie: „Obróć”, „Odbij” lub przesuń, a potem „Zaznacz”.',
        en: 'Green is your Fire Axe. Aim at the Runner and lay the shape on the red outline: “Turn”, “Mirror” or move it, then “Mark hit”.',
      },
    },
    {
      kind: 'tell',
      mark: 'armour',
      title: { pl: 'Ikony', en: 'Icons' },
      text: {
        pl: 'Skreślone ikony działają od razu: zdobywasz 1 Pancerz i 1 Amunicję, a Biegacz zada 2 Obrażenia zamiast 3.',
        en: 'Crossed icons work at once: you gain 1 armour and 1 ammo, and the Runner would do 2 damage instead of 3.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'ammo', by: LEARNER, target: WALKER, cell: 7 },
      mark: `zombie:${WALKER}`,
      title: { pl: 'Jedno pole', en: 'A single square' },
      text: {
        pl: 'Szwendaczowi zostało jedno pole. Broń też może skreślić jedno zamiast kształtu, ale szkoda jej na to. Po ataku bronią skreśl pole Amunicją.',
        en: 'The Walker has one square left. A weapon, too, may cross one square in place of its shape, but that would be a waste. Once it is used, ammo crosses a square: spend yours here.',
      },
    },
    {
      kind: 'do',
      choice: confirm(LEARNER),
      mark: 'plan',
      title: { pl: 'Plan ołówkiem', en: 'A plan in pencil' },
      text: {
        pl: 'To na razie plan: dopóki nie wszyscy są gotowi, „Cofnij” usuwa, co zechcesz. Ten jest dobry, więc wybierz „Gotowe”.',
        en: 'So far this is a plan: until all are ready, “Take back” removes what you like. This one is good, so choose “Ready”.',
      },
    },
    {
      kind: 'watch',
      answers: byMate(mark(MATE, CRAWLER, 0, 1, 2, 3, 6), confirm(MATE)),
      mark: 'phase',
      title: { pl: 'Wszyscy naraz', en: 'All at the same time' },
      text: {
        pl: 'Atakujecie jednocześnie i widzicie swoje plany. Ania trafia Pełzacza. Gdy wszyscy są gotowi, skreślenia się liczą: Szwendacz ginie i zaczyna się następny krok tury.',
        en: 'You attack at the same time and see each other’s plans. Anna hits a Crawler. Once everyone is ready, the plans take effect: the Walker dies, and the next step of the turn begins.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'upgrade', weapon: 'blue' },
      mark: 'weapon:blue',
      title: { pl: 'Ulepszenie', en: 'An upgrade' },
      text: {
        pl: 'Każde Zombie zabite na twojej ulicy to Ulepszenie jednej z twoich broni. Wybierz niebieską Kuszę: jej pierwsze Ulepszenie to Daleki Zasięg.',
        en: 'Each zombie killed in your street is an upgrade for one of your weapons. Choose the blue Crossbow: its first upgrade is Long Range.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'block', armour: 1 },
      mark: 'price',
      title: { pl: 'Marsz i atak', en: 'March and attack' },
      text: {
        pl: 'Ruszają się wolne Zombie. Biegacz z pola 1 atakuje: 2 Obrażenia. Pozostałe podejdą o jedno pole. Niech 1 Obrażenie przyjmie Pancerz, a 1 Zdrowie.',
        en: 'The slow zombies move. The Runner on space 1 attacks: 2 damage. The others will step one space closer. Let armour take 1 damage, and health the other.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'assign', by: LEARNER, card: CHOMPER, to: LEARNER },
      mark: `wave:${CHOMPER}`,
      title: { pl: 'Namnażanie', en: 'Spawning' },
      text: {
        pl: 'W rundzie 1 od tury 3 każdą turę kończą nowe Zombie, a wy sami rozdzielacie je między ulice. Na twojej jest luźniej, więc połóż Kłapacza u siebie.',
        en: 'In round 1, from turn 3 on, every turn ends with new zombies, and you share them out as you like. Your street has more room, so lay the Chomper to yourself.',
      },
    },
    {
      kind: 'do',
      choice: { do: 'agree', by: LEARNER },
      mark: `wave:${CHOMPER}`,
      title: { pl: 'Dowódca', en: 'The commander' },
      text: {
        pl: 'Karty może przekładać każdy, ale podział zatwierdza Dowódca, a to właśnie ty. Nowe Zombie stają na polu 3. Wybierz „Zgoda, tak rozdzielamy”.',
        en: 'Everybody may move the cards, but the commander settles it, and that is you. New zombies begin on space 3. Choose “Settled: hand them out like this”.',
      },
    },
    {
      kind: 'tell',
      mark: 'boss',
      title: { pl: 'Przybywa Boss', en: 'The boss arrives' },
      text: {
        pl: 'Runda 2: Boss staje przed Dowódcą. Jeśli w dziewięć tur skreślicie wszystkie jego pola, wygracie. Jeśli ktoś zginie albo zabraknie tur, przegracie wszyscy.',
        en: 'Round 2: the boss comes to the commander. Cross all its squares within nine turns, and you win. If one of you dies or the turns run out, you all lose.',
      },
    },
    {
      kind: 'do',
      choice: mark(LEARNER, BOSS, 5, 11, 12, 19, 20),
      mark: 'boss-tab',
      title: { pl: 'Cios w Bossa', en: 'A blow at the boss' },
      text: {
        pl: 'Znów zielona karta, a Boss stoi przed tobą. Połóż kształt na obrysie: zdobędziesz Amunicję, a atak Bossa spadnie z 5 do 3.',
        en: 'Green again, and the boss is in front of you. Lay the shape on the outline: you gain ammo, and its attack falls from 5 to 3.',
      },
    },
    {
      kind: 'do',
      choice: confirm(LEARNER),
      mark: 'ammo',
      title: { pl: 'Zapas na później', en: 'Something for later' },
      text: {
        pl: 'Broni używasz raz na turę. Amunicję i Pancerz możesz zachować: nie przepadają między turami. Zostaw tę Amunicję na trudną chwilę i wybierz „Gotowe”.',
        en: 'You use your weapon once a turn. Ammo and armour may be kept: they last from turn to turn. Save this ammo for a hard moment, and choose “Ready”.',
      },
    },
    {
      kind: 'watch',
      answers: byMate(
        mark(MATE, FAR_WALKER, 0, 1, 4, 6, 7),
        confirm(MATE),
        mark(MATE, BOSS, 29, 30, 37),
        confirm(MATE),
      ),
      mark: 'boss',
      title: { pl: 'Boss krąży', en: 'The boss walks around' },
      text: {
        pl: 'Karta nikogo nie ruszyła, ale Boss po każdej turze przechodzi do następnej osoby. Teraz czeka na niego Ania, która od razu atakuje i jest gotowa.',
        en: 'The card moved nobody, but after every turn the boss goes on to the next player. Now it is Anna’s, who attacks it at once and is ready.',
      },
    },
    {
      kind: 'do',
      choice: mark(LEARNER, BOSS, 8, 15, 23, 24, 31),
      mark: 'boss-tab',
      title: { pl: 'Daleki Zasięg', en: 'Long Range' },
      text: {
        pl: 'Kusza sięga już na ulicę obok, więc trafisz i Bossa, i tamte Zombie. Połóż kształt na obrysie. Pancerz zdobędzie też Ania.',
        en: 'Your Crossbow reaches the next street now: zombies there, and the boss. Lay the shape on the outline. Anna gains the armour, too.',
      },
    },
    {
      kind: 'tell',
      mark: 'boss',
      title: { pl: 'Dwa rodzaje ataku', en: 'Two kinds of attack' },
      text: {
        pl: 'Żółte ikony to zwykły atak Bossa, który spadł już do 1. W ataku specjalnym dochodzą niebieskie: Ania skreśliła dwie i taki atak ma teraz siłę 3.',
        en: 'Yellow icons are the attack of the boss, which is down to 1 already. A special attack adds the blue ones: Anna has crossed two, and it stands at 3 now.',
      },
    },
    {
      kind: 'do',
      choice: confirm(LEARNER),
      mark: 'turn:3',
      title: { pl: 'Karty Bossa', en: 'Boss cards' },
      text: {
        pl: 'W rundzie 2 od tury 3 każdą turę kończy karta Bossa: atak na wszystkich, umiejętność albo nowe Zombie. Oszczędzaj Pancerz! Wybierz „Gotowe” i graj dalej bez podpowiedzi.',
        en: 'In round 2, from turn 3 on, every turn ends with a boss card: an attack on everybody, its ability, or new zombies. Save your armour! Choose “Ready” and play on without notes.',
      },
    },
  ],
};
