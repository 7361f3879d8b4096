/** The words on the drawn table in Polish. */
import { plural } from '@horda/parts';
import type { SkillId } from '@horda/zombicide/content/ids';
import { noted } from '../../parts/noted.ts';
import type { ZombicideWords } from './words.ts';

const count = (n: number, one: string, few: string, many: string): string =>
  plural('pl', n, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${few}` });
const zone = (n: number): string => `strefa ${n + 1}`;
const inZone = (n: number): string => `w strefie ${n + 1}`;
const actions = (n: number): string => count(n, 'akcja', 'akcje', 'akcji');

export const pl: ZombicideWords = {
  caption: (phase, round) => `runda ${round} · ${phase}`,
  round: (round) => `runda ${round}`,
  before: 'przygotowanie',
  phases: { setup: 'przygotowanie', players: 'gracze', zombies: 'zombie', end: 'koniec', over: 'po misji' },
  endings: {
    won: (round) => `Misja wykonana w rundzie ${round}.`,
    death: (round) => `W rundzie ${round} ginie ocalały, a z nim misja.`,
    allDown: (round) => `W rundzie ${round} nie ma już nikogo na nogach.`,
    goal: (round) => `W rundzie ${round} celu nie da się już osiągnąć.`,
    companions: (round) => `W rundzie ${round} ginie towarzysz, którego mieliście chronić.`,
    time: (round) => `Do rundy ${round} zbyt długo staliście w miejscu: miasto zrobiło swoje.`,
  },
  stamps: { won: 'wykonana', lost: 'przegrana' },
  score: ['ocalali', 'PA'],
  unusedActions: (n) => `${n === 1 ? 'Przepadnie' : 'Przepadną'} ${actions(n)}.`,
  keys: [
    { key: 'R', does: 'ruch: potem numer strefy albo Tab i Enter' },
    { key: 'A', does: 'atak; 1 i 2 biorą broń' },
    { key: '!', does: 'na całość albo nie' },
    { key: 'S D W', does: 'szukaj, drzwi, wymiana albo przełożenie' },
    { key: 'C', does: 'cel, skrzynia, podniesienie kogoś, wyjście' },
    { key: 'N', does: 'narób hałasu' },
    { key: 'O', does: 'reszta: przeładowanie, światło, jedzenie, umiejętności, odrzucenie' },
    { key: 'K', does: 'koniec tury' },
    { key: 'Z', does: 'co teraz zrobiłyby zombie' },
    { key: '← ↑ → ↓', does: 'na planie: od strefy do strefy, wzdłuż przejść' },
    { key: '+ − Home', does: 'plan: bliżej, dalej, cały; Shift i strzałki go przesuwają' },
    { key: 'F1–F6', does: 'pokaż ocalałego' },
    { key: 'V', does: 'co widzi ten, kto ma turę' },
    { key: 'X', does: 'lista stref' },
  ],

  piece: noted,
  notNow: 'Nie teraz',
  asking: 'Sprawdzam, dlaczego …',
  close: 'Zamknij',
  back: 'Wróć',

  zone,

  dayRound: (time, round) => `${time}, runda ${round}`,
  turnsIn: (night, hours) => `${night ? 'dzień' : 'noc'} za ${count(hours, 'rundę', 'rundy', 'rund')}`,
  begins: (player, isYou) => (isYou ? 'zaczynasz' : `${player} zaczyna`),

  health: (left, all) => `zdrowie ${left} / ${all}`,
  strip: (name, state) => `${name}, ${state}`,
  takesTurn: 'Tura',
  acts: 'działa',
  waits: 'czeka',
  done: 'po turze',
  deskOf: (name) => `Karty i umiejętności: ${name}`,
  nextSkill: (ap) => `następna umiejętność przy ${ap} PA`,
  freePlace: 'wolne',
  roomLeft: (places) => `w plecaku ${count(places, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc')}`,
  aimWith: (card) => `Celuj: ${card}`,
  allOut: ['Na całość', 'Na całość', 'Na całość ×2'],
  short: { range: 'zas.', dice: 'kości', accuracy: 'traf', damage: 'obr.' },
  cardText: (card) =>
    [
      ...(card.light === true ? ['W nocy daje światło.'] : []),
      ...(card.searchCards === undefined ? [] : [`Szukasz: ${count(card.searchCards, 'karta', 'karty', 'kart')}.`]),
      ...(card.rerolls === undefined ? [] : ['Raz w ataku przerzuć wszystkie kości.']),
      ...(card.food === undefined ? [] : [`Zjedz: +${card.food} PA.`]),
      ...(card.mendsBreaks === true ? ['Odrzuć: uszkodzenia się nie liczą.'] : []),
      ...(card.thrown === undefined ? [] : [`Rzut, zasięg ${card.thrown[0]}–${card.thrown[1]}: wszystko tam ginie.`]),
      ...(card.helpsMelee === undefined ? [] : [`W ręce: +${card.helpsMelee} kość wręcz.`]),
      ...(card.skill === 'nightVision' ? ['Noc nie przeszkadza w strzelaniu.'] : []),
      ...(card.trap === true ? ['Przychodzi szwendacz.'] : []),
    ].join(' '),

  actionsOf: 'Akcje',
  actionsLeft: (n) => (n === null ? 'akcje' : `${n === 1 ? 'została' : 'zostały'} ${actions(n)}`),
  free: {
    move: 'darmowy ruch',
    search: 'darmowe szukanie',
    melee: 'darmowy cios',
    ranged: 'darmowy strzał',
    combat: 'darmowa walka',
    door: 'darmowe drzwi',
    dual: 'darmowy atak parą',
    allOutMelee: 'darmowy cios na całość',
    allOutRanged: 'darmowy strzał na całość',
    allOutCombat: 'darmowa walka na całość',
  },
  bonus: (n) => count(n, 'akcja bonusowa', 'akcje bonusowe', 'akcji bonusowych'),
  verbs: {
    move: { name: 'Ruch', key: 'r', costs: 'dotknij strefy' },
    attack: { name: 'Atak', key: 'a', costs: 'koszt 1' },
    search: { name: 'Szukaj', key: 's', costs: 'koszt 1' },
    door: { name: 'Drzwi', key: 'd', costs: 'koszt 1' },
    trade: { name: 'Wymiana', key: 'w', costs: 'ekwipunek' },
    goal: { name: 'Cel', key: 'c', costs: 'koszt 1' },
    noise: { name: 'Hałas', key: 'n', costs: '+1 żeton' },
    more: { name: 'Inne', key: 'o', costs: '' },
    end: { name: 'Koniec', key: 'k', costs: 'tury' },
  },
  why: {
    move: 'nie ma dokąd',
    attack: 'brak celu',
    search: 'nie tutaj',
    door: 'nie otworzysz',
    trade: 'nie ma czego',
    goal: 'nic tu nie ma',
    noise: 'brak akcji',
    more: '',
    end: '',
    noActions: 'brak akcji',
    searched: 'raz na turę',
  },
  bare: 'czym popadnie',
  goals: { objective: 'weź', crate: 'otwórz skrzynię', pickUp: 'podnieś', rally: 'zabierz', exit: 'wyjdź' },
  ways: (n) => count(n, 'sposób', 'sposoby', 'sposobów'),
  kindOf: (kind, names) => KINDS[kind] ?? names.skill(kind as SkillId),
  answers: 'Odpowiedzi',

  zoneList: 'Strefy',
  showZones: 'Lista stref',
  rangeIs: (range) => `zasięg ${range}`,
  costIs: (n) => (n === 0 ? 'za darmo' : actions(n)),
  target: 'Cel',
  hinted: 'Rada',

  roll: 'Rzut',
  rollOf: (who, weapon, at) => `${who}, ${weapon}, ${zone(at)}`,
  hit: 'trafienie',
  miss: 'pudło',
  breaks: 'uszkodzenie',
  ordinary: (dice, need) => `${count(dice, 'zwykła kość', 'zwykłe kości', 'zwykłych kości')}, od ${need}+`,
  allOutDice: (dice) => `${count(dice, 'kość', 'kości', 'kości')} Na całość`,
  ladder: 'Kto obrywa pierwszy',
  tooTough: (damage) => `obrażenia ${damage} nie wystarczą`,
  kinds: (n, kind) =>
    (
      [
        ['szwendacz', 'szwendacze'],
        ['spaślak', 'spaślaki'],
        ['biegacz', 'biegacze'],
      ] as const
    )[kind]![n === 1 ? 0 : 1],
  nobodyThere: 'nikogo nie ma',
  aim: 'Wskaż',
  friendlyFire: 'Ostrzelani swoi',
  weaponBreaks: (weapon) => `${weapon} pęka`,
  breaksNote: 'Po tym ataku przepada. Naprawa ją ocali.',

  oddsOf: (dice, need, damage) => `${count(dice, 'kość', 'kości', 'kości')}, od ${need}+, obr. ${damage}`,
  hits: (n) => `${n} traf.`,
  misses: 'pudło',
  missesHurt: (names) => `Pudła ranią: ${names}.`,
  noiseAfter: (at, n) => `Potem hałas: ${inZone(at)} będzie ${n}`,

  revealed: 'Odkryte',
  noteRead: 'Notatka',
  mission: 'Misja',
  readOn: 'Dalej',
  decide: 'Co postanawiacie?',

  trade: (a, b) => `${a} i ${b}: wymiana`,
  tradeHelp:
    'Dotknij karty albo przeciągnij ją na drugą stronę. „Cofnij” ją zwraca. Kto dostanie za dużo kart, odrzuca inne.',
  twoCards: 'Dwie karty do rąk',
  toHere: 'tutaj',

  danger: 'Co teraz zrobiłyby zombie',
  sight: 'Co widać z tego miejsca',
  ifYouEnd: 'Jeśli skończysz teraz',
  wounds: (least, most) =>
    least === most ? count(most, 'rana', 'rany', 'ran') : `${least}–${count(most, 'rana', 'rany', 'ran')}`,
  falls: { yes: 'nokaut', maybe: 'może nokaut' },
  sharedWounds: (names) => `${names}: trafienia rozdzielicie sami`,
  ending: 'To skończyłoby misję.',
  dangerNote: 'Ruch i ataki są pewne; namnażania nie zna nikt.',
  nobodyHurt: 'Nikt nie oberwie.',

  zombiePhase: 'Faza zombie',
  abomination: 'abominacja',
  beats: {
    walk: 'Kroki',
    deed: 'Czyny',
    light: 'Światło',
    attacks: 'Ataki',
    moves: 'Ruch',
    again: 'Biegacze',
    spawn: 'Namnażanie',
    extra: 'Dodatkowe',
  },
  skip: 'Pomiń',
  replay: 'Pokaż fazę zombie jeszcze raz',
  nightFalls: 'Zapada noc',
  dayBreaks: 'Świta',

  things: 'Rzeczy',
  goalsTab: 'Cele',
};

const KINDS: Readonly<Record<string, string>> = {
  lightOn: 'Zapal latarkę',
  lead: 'Urodzony przywódca: akcja dla kogoś',
  useToken: 'Użyj żetonu',
  discard: 'Odrzuć kartę',
};
