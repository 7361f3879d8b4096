/** The drawn table of Gear Up in Polish. */
import { plural } from '@horda/parts';
import { asSentence } from '../../terminal/width.ts';
import type { Effectiveness, TableWords } from './words.ts';

const left = (n: number): string =>
  plural('pl', n, { one: 'zostało # pole', few: 'zostały # pola', many: 'zostało # pól', other: 'zostało # pola' });
const leaves = (n: number): string =>
  plural('pl', n, { one: 'zostanie # pole', few: 'zostaną # pola', many: 'zostanie # pól', other: 'zostanie # pola' });

/** What is gained and what is left, as the end of a sentence. */
function does({ damage, special, ammo, armour, left: rest, fallen, line }: Effectiveness): string {
  return [
    ...(damage === 0 ? [] : [`Obrażenia -${damage}`]),
    ...(special === 0 ? [] : [`Specjalny Atak -${special}`]),
    ...(ammo === 0 ? [] : [`Amunicja +${ammo}`]),
    ...(armour === 0 ? [] : [`Pancerz +${armour}`]),
    ...(fallen === 0 ? [] : [`ze słabym punktem znikają jeszcze ${fallen}`]),
    ...(line ? ['linia kropek kosztuje cię 1 Obrażenie'] : []),
    rest === 0 ? 'zabija' : leaves(rest),
  ].join(', ');
}

export const pl: TableWords = {
  round: (round, turn) => `runda ${round}, tura ${turn} z 9`,
  setUp: 'przygotowanie',
  over: 'koniec',
  toCome: (colours) => `w talii: ${colours.map(([colour, n]) => `${colour} ${n}`).join(', ')}`,
  letters: ({ A, B, C }) => `Namnażanie A${A} B${B} C${C}`,
  bossCards: 'Karty Bossa, które zostały',
  piles: (standard, special) => `stosy: zwykły ${standard}, specjalny ${special}`,
  bossCardsLeft: (n) => `karty Bossa: ${n} (karty)`,
  companion: 'może pomóc towarzysz (imię i litera)',
  later: (effects) => `ulepszenia: ${effects}`,
  tired: (name) => `${name} odpoczywa`,
  ownStreet: (spaces) =>
    `Twoja ulica: ${spaces.map((names, i) => `${i + 1} ${names.length === 0 ? 'pusto' : names.join(', ')}`).join('; ')}`,
  wholeStreet: '(całość: ulica)',
  onSpaces: 'Zombie na ulicy 1, 2 i 3',
  inFull:
    'W całości: ulica (każde Zombie), plansza (Boss), broń, karty (też stosy Zombie); stół (wszystko w zdaniach).',
  bossAhead: (boss, name) => `${boss} przybywa w rundzie 2, pierwszy przystanek: ${name}`,
  bossLine: (boss, name, rest, attack, special) =>
    `${boss} (${name}): ${left(rest)}, Atak ${attack}, Specjalny Atak ${special}`,
  signs: {
    free: 'pole',
    damage: 'Obrażenie',
    special: 'Specjalny Atak',
    ammo: 'Amunicja',
    armour: 'Pancerz',
    weak: 'słaby punkt',
    crossed: 'skreślone',
    planned: 'w planie',
    aimed: 'na celu',
  },
  aim: (targets) => `Celuj: ${targets}. Wpisz literę albo: A B2 (wstecz: cofa; pomoc: polecenia)`,
  aimShort: (targets) => `Celuj: ${targets}. Wpisz literę.`,
  keys: 'Enter skreśla | o obróć, l lustro, n następne, B2 tam, jedno B2, wstecz',
  giveHow: (letters) => `Rozdziel ${letters}: daj A IMIĘ. Gdy wszystko ustalone: zgoda`,
  aimed: (tool, target, where, place, of, effect) =>
    asSentence(`${tool}, ${target}: ${where} (miejsce ${place} z ${of}); ${does(effect)}`),
  misses: {
    noTarget: 'W nic o takiej nazwie nie da się wycelować. Litery możliwych celów są poniżej.',
    noPlace: (target) => `${target}: teraz nic się tu nie da skreślić.`,
    noSquare: (target, square) => `${target}: nie ma tu pola ${square}. [B57]`,
    crossed: (target, square, rule) => `${target}: pole ${square} jest już skreślone. [${rule}]`,
    taken: (target, square, rule) => `${target}: pole ${square} jest już w cudzym planie. [${rule}]`,
    barred: (target, square, rule) => `${target}: pola ${square} nie można teraz skreślić. [${rule}]`,
    inTheWay: (square, other, rule) =>
      `Od ${square} Kształt objąłby też ${other}, a tego nie może. [${rule}] Tylko ${square}: jedno ${square}`,
    outside: (square, rule) => `Od ${square} Kształt wyszedłby poza pola. [${rule}] Tylko ${square}: jedno ${square}`,
    noFit: (square, rule) => `Kształt nie może leżeć na ${square}. [${rule}] Tylko ${square}: jedno ${square}`,
    noOtherTurn: 'Inaczej się nie zmieści.',
    noFurther: 'Dalej w tę stronę się nie zmieści.',
    nothingAimed: 'Najpierw wyceluj: wpisz literę Zombie.',
    notOffered: (order) => `Teraz się nie da: ${order}. Powód: dlaczego ${order}`,
    nothingBack: 'Nie masz teraz czego cofać.',
    noWave: 'Teraz nie ma Zombie do rozdzielenia.',
    aimedYet: (order) =>
      `Kształt jest wycelowany, ale nieskreślony: Enter go skreśla. Żeby iść dalej bez niego, wpisz jeszcze raz: ${order}`,
    onlyCompanions: (names) => `Uderzyć mogą już tylko towarzysze, każdy raz na rundę. Wpisz imię i literę: ${names}`,
    noOption: (typed, max) =>
      max === 1
        ? `Nie ma opcji ${typed}; wpisz 1 albo literę.`
        : `Nie ma opcji ${typed}; wpisz numer od 1 do ${max} albo literę.`,
    notNow: 'Teraz nie ma do czego celować.',
    which: (order, names) => `Które? ${order}: ${names}`,
  },
  help: {
    aim: 'A                celuj w Zombie: litera lub nazwa (Z: Boss); Enter skreśla',
    keys: 'o, l, n, B2      obróć, lustro, następne, na pole; jedno B2: tylko to pole',
    deeds: 'gotowe           koniec; też: wstecz, amunicja A B2, odrzut A, ponownie, dość',
    give: 'daj A IMIĘ       przydziela nowe Zombie; zgoda zatwierdza podział',
    street: 'ulica IMIĘ       cała ulica z każdym Zombie; bez imienia: wszystkie',
    board: 'plansza          plansza Bossa, jego zasada i Umiejętność',
    weapon: 'broń NAZWA       bronie i efekty; bez nazwy: twoje własne',
    cards: 'karty            karty Tury i stosy Zombie: odkryte, odrzucone, pozostałe',
    legend: 'znaki            co znaczą znaki i jak zobaczyć to, co się nie zmieściło',
  },
  whichWeapon: 'Która broń? Na przykład: broń gwoździarka',
  noWeapon: (typed) => `Żadna broń i żaden efekt nie nazywa się ${typed}.`,
  noPlayer: (typed) => `Przy tym stole nikt nie nazywa się ${typed}.`,
  sentences: {
    turn: (round, turn, step) => asSentence(`Runda ${round}, tura ${turn} z 9, krok: ${step}`),
    card: (colour, march) => asSentence(`Karta Tury: ${colour}, ${march}`),
    over: (ending) => asSentence(`Koniec gry: ${ending}`),
    setUp: 'Trwa wybieranie Ocalałych.',
    toCome: (cards) => asSentence(`Karty Tury, których jeszcze nie widać, a jedna z nich odpada: ${cards}`),
    letters: ({ A, B, C }) => `Zakryte karty Namnażania: A ${A}, B ${B}, C ${C}.`,
    bossCards: (cards) => asSentence(`Zakryte karty Bossa: ${cards}`),
    member: (member, rest, attack, special) => `${member}: ${left(rest)}, Atak ${attack}, Specjalny Atak ${special}`,
    screams: (speeds) => (speeds === '' ? 'Tor krzyku jest pełny' : `Krzyki, które zostały: ${speeds}`),
    kills: (n) => `Zabite dotąd Zombie: ${n}.`,
    pile: (name, inPile, discarded) => asSentence(`${name}: w stosie ${inPile}, odrzucone ${discarded}`),
    commander: (name) => `Dowodzi: ${name}.`,
    survivor: (who, survivor, facts) => asSentence(`${who}: ${[survivor, ...facts].join(', ')}`),
    emptyStreet: '  Ulica jest pusta.',
    zombie: (name, space, facts) => asSentence(`  Ulica ${space}: ${[name, ...facts].join(', ')}`),
    left,
    damage: (n) => `Obrażenia ${n}`,
    free: (names) => `wolne ${names}`,
    planned: (names) => `w planie ${names}`,
    weapon: (colour, weapon, shape, effects) => asSentence(`  ${weapon} (${colour}), ${shape}: ${effects}`),
    locked: (effect) => `${effect} (zablokowane)`,
    wave: (zombies) => asSentence(`Na środku stołu: ${zombies}`),
    companions: (names) => asSentence(`Towarzysze: ${names}`),
    own: (survivor, weapons) => asSentence(`Twoja postać to ${survivor}: ${weapons}`),
  },
};
