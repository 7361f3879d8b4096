/** What Biuletyn says, from the same facts in both languages. */
import type { Ending } from '@horda/zombicide/state';
import { plural, type Language } from '@horda/parts';
import type { Both, Note } from '../../paper.ts';
import type { ZombicideFacts } from './facts.ts';

/** `who`: the survivor of the front page, a character of the game; `mission`: its title. */
type Line = Both<[who: string, mission: string]>;

const FELL: readonly Line[] = [
  { pl: (w) => `${w} zostaje w strefie`, en: (w) => `${w} stays in the zone` },
  { pl: (w) => `Strefa zamyka się: ${w}`, en: (w) => `Zone closes on ${w}` },
  { pl: (w) => `${w} nie odbiera radia`, en: (w) => `${w} does not answer the radio` },
  { pl: () => 'Ulica liczy lepiej', en: () => 'The street counts better' },
  { pl: (w) => `Ostatni meldunek: ${w}`, en: (w) => `Last report: ${w}` },
  { pl: () => 'Waszyngton nie wypuszcza', en: () => 'Washington lets nobody go' },
  { pl: (w) => `Kropka na planie: ${w}`, en: (w) => `A dot on the plan: ${w}` },
];

export const HEADLINES: Readonly<Record<Ending, readonly Line[]>> = {
  won: [
    { pl: () => 'Drużyna wychodzi bocznym wyjściem', en: () => 'Team leaves by the side door' },
    { pl: (w) => `${w} otwiera drogę`, en: (w) => `${w} clears the way` },
    { pl: () => 'Miasto przepuszcza garstkę', en: () => 'City lets a handful pass' },
    { pl: (_, m) => `Wykonano: ${m}`, en: (_, m) => `Done: ${m}` },
    { pl: (w) => `${w} liczy łuski`, en: (w) => `${w} counts the cases` },
    { pl: () => 'Strefa czysta', en: () => 'Zone clear' },
    { pl: () => 'Hałas cichnie za plecami', en: () => 'The noise fades behind them' },
  ],
  death: FELL,
  allDown: FELL,
  goal: [
    { pl: (_, m) => `Niewykonane: ${m}`, en: (_, m) => `Undone: ${m}` },
    { pl: () => 'Cel ucieka pierwszy', en: () => 'The objective is gone' },
    { pl: () => 'Rozkaz zostaje na papierze', en: () => 'Orders stay on paper' },
  ],
  companions: [
    { pl: () => 'Nie wszyscy wracają z nami', en: () => 'Not all come back with us' },
    { pl: () => 'Eskorta bez eskortowanych', en: () => 'An escort without a charge' },
    { pl: () => 'Puste miejsce w aucie', en: () => 'An empty seat in the car' },
  ],
  time: [
    { pl: () => 'Zegar bije za wcześnie', en: () => 'The clock strikes too soon' },
    { pl: () => 'Noc zamyka miasto', en: () => 'Night closes the city' },
    { pl: () => 'Czas wychodzi pierwszy', en: () => 'Time leaves first' },
  ],
};

interface PaperWords {
  readonly motto: string;
  issue(rounds: number, mission: string): readonly [string, string];
  readonly weather: readonly Note[];
  readonly price: readonly Note[];
  lead(facts: ZombicideFacts, who: string): string;
  caption(zone: number, round: number, at: number): string;
  readonly stripTitle: string;
  stripNote(kills: number, rounds: number): string;
  readonly castTitle: string;
  readonly stamps: { readonly stays: string; readonly falls: string; readonly loses: string };
  fate(who: string, status: 'standing' | 'down' | 'rescued' | 'dead' | 'escaped'): string;
  killed(n: number): string;
  readonly numbers: Readonly<
    Record<'rounds' | 'kills' | 'searches' | 'doors' | 'noise' | 'came', (n: number) => string>
  >;
  readonly chronicleTitle: string;
  round(n: number): string;
  door(who: string): string;
  abomination(name: string, killed: boolean): string;
  down(who: string): string;
  goal(goal: string): string;
  moment(facts: ZombicideFacts, who: string): string;
  end(ending: Ending): string;
  verdict(facts: ZombicideFacts): readonly [string, string];
  pencil(who: string): readonly string[];
  foundAd(card: string): readonly [string, string];
  heroAd(who: string): readonly [string, string];
  noiseAd(n: number): readonly [string, string];
}

const crowdPl = (n: number): string => (n === 0 ? 'ani jednego zombie' : `${n} zombie`);
const crowdEn = (n: number): string =>
  n === 0 ? 'not one zombie' : plural('en', n, { one: 'one zombie', other: '# zombies' });

export const WORDS: Readonly<Record<Language, PaperWords>> = {
  pl: {
    motto: 'meldunki tych, którzy wracają',
    issue: (rounds, mission) => [`Nr ${rounds}, zdjęcie lotnicze`, mission],
    weather: [
      { title: 'Widoczność', text: 'Na dwie strefy. W nocy na żadną.' },
      { title: 'Pogoda', text: 'Szwendacze, od strony spawnu gęstniejące.' },
      { title: 'Ruch uliczny', text: 'Pieszy, powolny, w naszą stronę.' },
      { title: 'Widoczność', text: 'Dobra. Niestety wzajemna.' },
    ],
    price: [
      { title: 'Cena', text: 'Puszka albo jedno „za mną”.' },
      { title: 'Nakład', text: 'Po jednym na ocalałego.' },
      { title: 'Cena', text: 'Garść łusek.' },
      { title: 'Dostawa', text: 'Pod drzwi. Otwierać ostrożnie.' },
    ],
    lead: ({ won, rounds, kills, crowd, round }, who) =>
      won
        ? `Rund ${rounds}, zombie mniej o ${kills}. Drużyna opuszcza plan.`
        : `Runda ${round}, w strefie ${crowdPl(crowd.length)}. Znika: ${who}.`,
    caption: (zone, round, at) =>
      `${zone < 0 ? 'Plan miasta' : `Strefa ${zone + 1}`}, runda ${round}. Zdjęcie z zapisu gry, ruch ${at}.`,
    stripTitle: 'Zombie z głowy',
    stripNote: (kills, rounds) => `${kills} w ${rounds} rund, słupek na rundę`,
    castTitle: 'Stan osobowy',
    stamps: { stays: 'wychodzi cało', falls: 'pada', loses: 'zostaje' },
    fate: (who, status) =>
      status === 'dead'
        ? `${who} nie wraca`
        : status === 'down'
          ? `${who} leży`
          : status === 'escaped'
            ? `${who} poza planem`
            : who,
    killed: (n) => `Zombie z głowy: ${n}.`,
    numbers: {
      rounds: (n) => plural('pl', n, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' }),
      kills: () => 'zombie z głowy',
      searches: () => 'znalezionych kart',
      doors: (n) =>
        plural('pl', n, { one: 'drzwi otwarte', few: 'drzwi otwarte', many: 'drzwi otwartych', other: 'drzwi' }),
      noise: () => 'znaczników hałasu',
      came: () => 'zombie weszło do miasta',
    },
    chronicleTitle: 'Dziennik patrolu',
    round: (n) => `Runda ${n}.`,
    door: (who) => `Pierwsze drzwi otwiera ${who}. W środku ktoś był.`,
    abomination: (name, killed) => (killed ? `${name}: już po sprawie.` : `Nadchodzi ${name}.`),
    down: (who) => `${who} pada na bruk i czeka na pomoc.`,
    goal: (goal) => `Odhaczone: ${goal}`,
    moment: ({ won, crowd }, who) =>
      won ? `Ostatni krok. Prowadzi ${who}.` : `Strefa bierze swoje: ${who}. W środku ${crowdPl(crowd.length)}.`,
    end: (ending) => (ending === 'won' ? 'Meldunek przyjęty. Bez odbioru.' : 'Radio milczy. Bez odbioru.'),
    verdict: ({ won, rounds, kills }) => [
      won ? `Drużyna wygrywa w rundzie ${rounds}.` : `Drużyna przegrywa w rundzie ${rounds}.`,
      `Zombie z głowy: ${kills}.`,
    ],
    pencil: (who) => [
      `nie dzielić się. ${who}`,
      `drzwi zostawić zamknięte! ${who}`,
      `następnym razem dachem. ${who}`,
      `kto tak hałasuje? ${who}`,
    ],
    foundAd: (card) => [`Sprzedam: ${card}`, 'Ze śladami strefy. Gwarancja do jutra.'],
    heroAd: (who) => [`${who}: autograf`, 'Na łusce, na gipsie, na drzwiach.'],
    noiseAd: (n) => [`Hałas, znaczników ${n}`, 'Oddam. Sam się roznosi.'],
  },
  en: {
    motto: 'reports of those who return',
    issue: (rounds, mission) => [`No. ${rounds}, aerial photograph`, mission],
    weather: [
      { title: 'Visibility', text: 'Two zones. None at night.' },
      { title: 'Weather', text: 'Walkers, thickening from the spawn.' },
      { title: 'Traffic', text: 'On foot, slow, in our direction.' },
      { title: 'Visibility', text: 'Good. Unfortunately mutual.' },
    ],
    price: [
      { title: 'Price', text: 'A tin, or one “follow me”.' },
      { title: 'Copies', text: 'One for each survivor.' },
      { title: 'Price', text: 'A handful of cases.' },
      { title: 'Delivery', text: 'To your door. Open with care.' },
    ],
    lead: ({ won, rounds, kills, crowd, round }, who) =>
      won
        ? `${plural('en', rounds, { one: 'One round', other: '# rounds' })}, ${plural('en', kills, { one: 'one zombie', other: '# zombies' })} fewer. The team leaves the plan.`
        : `Round ${round}, ${crowdEn(crowd.length)} in the zone. Gone: ${who}.`,
    caption: (zone, round, at) =>
      `${zone < 0 ? 'Plan of the city' : `Zone ${zone + 1}`}, round ${round}. Taken from the record of the game, move ${at}.`,
    stripTitle: 'Zombies put down',
    stripNote: (kills, rounds) => `${kills} in ${rounds} rounds, a bar for each`,
    castTitle: 'Roll-call',
    stamps: { stays: 'unharmed', falls: 'falls', loses: 'stays behind' },
    fate: (who, status) =>
      status === 'dead'
        ? `${who} does not return`
        : status === 'down'
          ? `${who} is down`
          : status === 'escaped'
            ? `${who} is off the plan`
            : who,
    killed: (n) => `Zombies put down: ${n}.`,
    numbers: {
      rounds: (n) => (n === 1 ? 'round' : 'rounds'),
      kills: (n) => (n === 1 ? 'zombie put down' : 'zombies put down'),
      searches: (n) => (n === 1 ? 'card found' : 'cards found'),
      doors: (n) => (n === 1 ? 'door opened' : 'doors opened'),
      noise: (n) => (n === 1 ? 'noise token' : 'noise tokens'),
      came: (n) => (n === 1 ? 'zombie entered the city' : 'zombies entered the city'),
    },
    chronicleTitle: 'Patrol log',
    round: (n) => `Round ${n}.`,
    door: (who) => `${who} opens the first door. Somebody was in.`,
    abomination: (name, killed) => (killed ? `${name}: taken care of.` : `${name} is coming.`),
    down: (who) => `${who} is down and waits for help.`,
    goal: (goal) => `Ticked off: ${goal}`,
    moment: ({ won, crowd }, who) =>
      won ? `The last step. ${who} leads.` : `${who} is alone with the zone, and in it ${crowdEn(crowd.length)}.`,
    end: (ending) => (ending === 'won' ? 'Report received. Over and out.' : 'The radio is silent. Out.'),
    verdict: ({ won, rounds, kills }) => [
      won ? `The team wins in round ${rounds}.` : `The team loses in round ${rounds}.`,
      `Zombies put down: ${kills}.`,
    ],
    pencil: (who) => [
      `do not split up. ${who}`,
      `leave the doors shut! ${who}`,
      `next time over the roof. ${who}`,
      `who made that noise? ${who}`,
    ],
    foundAd: (card) => [`For sale: ${card}`, 'Traces of the zone. Guaranteed until tomorrow.'],
    heroAd: (who) => [`${who}: autographs`, 'On a case, on plaster, on a door.'],
    noiseAd: (n) => [`Noise, ${n} tokens`, 'Free. It spreads by itself.'],
  },
};
