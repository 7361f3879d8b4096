/** What Zaspa says, from the same facts in both languages. */
import { plural, type Language } from '@horda/parts';
import type { Both, Note } from '../../paper.ts';
import type { Kind, LongNightFacts } from './facts.ts';

/** `place`: where it happened; `crisis`: what was on the table. */
type Line = Both<[place: string, crisis: string]>;

export const HEADLINES: Readonly<Record<Kind, readonly Line[]>> = {
  betrayal: [
    { pl: () => 'Nóż w cieniu stołówki', en: () => 'A knife in the canteen’s shade' },
    { pl: () => 'Ktoś z nas liczy inaczej', en: () => 'One of us counts differently' },
    { pl: () => 'Zdrada je z jednego garnka', en: () => 'Treason eats from our pot' },
    { pl: () => 'Cień siada do kolacji', en: () => 'A shadow sits down to supper' },
    { pl: () => 'Przyjaciel gasi światło', en: () => 'A friend turns off the light' },
  ],
  fall: [
    { pl: (p) => `${p}: nikt nie odpowiada`, en: (p) => `${p}: no answer` },
    { pl: () => 'Mróz wchodzi bez pukania', en: () => 'Frost enters without knocking' },
    { pl: () => 'Kolonia traci wiarę', en: () => 'Colony loses heart' },
    { pl: () => 'Morale spada do zera', en: () => 'Morale falls to zero' },
    { pl: (_, c) => `${c}: i po wszystkim`, en: (_, c) => `${c}: and that was that` },
    { pl: () => 'Śnieg zasypuje kolonię', en: () => 'Snow buries the colony' },
  ],
  rounds: [
    { pl: () => 'Noc okazuje się dłuższa', en: () => 'The night proves longer' },
    { pl: () => 'Kończy się kalendarz', en: () => 'The calendar runs out' },
    { pl: () => 'Wiosna nie przychodzi', en: () => 'Spring does not come' },
    { pl: () => 'Zima wygrywa na czas', en: () => 'Winter wins on time' },
  ],
  win: [
    { pl: () => 'W oknach świeci się do rana', en: () => 'Windows stay lit till morning' },
    { pl: () => 'Kolonia przetrzymuje zimę', en: () => 'Colony outlasts the winter' },
    { pl: () => 'Mróz odchodzi z niczym', en: () => 'Frost leaves empty-handed' },
    { pl: () => 'Zupa starcza dla wszystkich', en: () => 'Soup for everybody' },
    { pl: () => 'Drzwi wytrzymują', en: () => 'The door holds' },
  ],
};

interface PaperWords {
  readonly motto: string;
  issue(round: number, kind: Kind): readonly [string, string];
  readonly weather: readonly Note[];
  readonly price: readonly Note[];
  lead(facts: LongNightFacts): string;
  caption(place: string, round: number, at: number): string;
  voteTitle(round: number, passed: boolean): string;
  readonly votes: readonly [string, string];
  readonly moraleTitle: string;
  moraleNote(first: number, last: number): string;
  castTitle(isBetrayal: boolean): string;
  readonly stamps: { readonly stays: string; readonly falls: string; readonly loses: string; readonly betrays: string };
  readonly exiled: string;
  member(leader: string, goal: string | null, left: number, found: number): string;
  readonly numbers: Readonly<
    Record<'rounds' | 'morale' | 'deaths' | 'waste' | 'killed' | 'failed', (n: number) => string>
  >;
  chronicleTitle(isBetrayal: boolean): string;
  round(n: number): string;
  death(who: string, place: string): string;
  failed(crisis: string): string;
  exile(name: string): string;
  vote(up: number, down: number, passed: boolean): string;
  moment(facts: LongNightFacts, who: string | null, place: string, crisis: string): string;
  end(kind: Kind, names: string): string;
  verdict(facts: LongNightFacts, names: string): readonly [string, string];
  pencil(who: string): readonly string[];
  crisisAd(crisis: string): readonly [string, string];
  deadAd(who: string): readonly [string, string];
  wasteAd(n: number): readonly [string, string];
}

const CAUSE_PL = {
  crisis: 'Zagrożenie nie zostaje zażegnane',
  hunger: 'Brakuje jedzenia',
  waste: 'Śmieci sięgają okien',
  death: 'Kolonia żegna swoich',
} as const;
const CAUSE_EN = {
  crisis: 'The crisis is not prevented',
  hunger: 'Food runs out',
  waste: 'Waste reaches the windows',
  death: 'The colony buries its own',
} as const;

export const WORDS: Readonly<Record<Language, PaperWords>> = {
  pl: {
    motto: 'gazeta ścienna kolonii',
    issue: (round, kind) => [`Runda ${round}, ostatnia`, kind === 'betrayal' ? 'wydanie po sprawie' : 'wydanie zimowe'],
    weather: [
      { title: 'Mróz', text: 'Minus 31, w kolonii minus 4. Koce po kolacji.' },
      { title: 'Mróz', text: 'Duży. Jutro większy.' },
      { title: 'Śnieg', text: 'Pada. W środku mniej.' },
      { title: 'Wiatr', text: 'Z każdej strony, najchętniej pod drzwiami.' },
    ],
    price: [
      { title: 'Nakład', text: 'Jeden, na drzwiach stołówki, póki jest farba.' },
      { title: 'Cena', text: 'Łyżka zupy, niekoniecznie własna.' },
      { title: 'Cena', text: 'Słowo honoru. Sprawdzimy.' },
      { title: 'Nakład', text: 'Jeden. Drugi poszedł na rozpałkę.' },
    ],
    lead: ({ kind, round, deaths, failed, morale, cause }) => {
      const graves = plural('pl', deaths.length, {
        one: 'jeden pogrzeb',
        few: '# pogrzeby',
        many: '# pogrzebów',
        other: '# pogrzebu',
      });
      if (kind === 'win') return `Runda ${round}, morale ${morale}, ${graves}. Kolonia dopina swego.`;
      if (kind === 'rounds') return `Rundy się skończyły, cel został. Morale ${morale}, ${graves}.`;
      return `${cause === null ? 'Morale gaśnie' : CAUSE_PL[cause]}. Runda ${round}, ${graves}${failed.length === 0 ? '' : `, zagrożenia nie do zatrzymania: ${failed.length}`}.`;
    },
    caption: (place, round, at) => `${place}, runda ${round}. Rycina z zapisu gry, ruch ${at}.`,
    voteTitle: (round, passed) => `Głosowanie w rundzie ${round}: ${passed ? 'przechodzi' : 'przepada'}`,
    votes: ['za', 'przeciw'],
    moraleTitle: 'Morale',
    moraleNote: (first, last) => `od ${first} do ${last}`,
    castTitle: (isBetrayal) => (isBetrayal ? 'Kto siedział przy stole' : 'Obsada i losy'),
    stamps: { stays: 'wygrywa', falls: 'pada', loses: 'przegrywa', betrays: 'zdradza' },
    exiled: 'Po wygnaniu.',
    member: (leader, goal, left, found) =>
      `${leader}. ${goal === null ? '' : `Cel: ${goal}. `}Ludzi na koniec: ${left}, zostawione znaleziska: ${found}.`,
    numbers: {
      rounds: (n) => plural('pl', n, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' }),
      morale: () => 'morale',
      deaths: (n) => plural('pl', n, { one: 'pogrzeb', few: 'pogrzeby', many: 'pogrzebów', other: 'pogrzebu' }),
      waste: (n) => plural('pl', n, { one: 'odpad', few: 'odpady', many: 'odpadów', other: 'odpadu' }),
      killed: () => 'zombie mniej u bram',
      failed: () => 'zagrożenia bez ratunku',
    },
    chronicleTitle: (isBetrayal) => (isBetrayal ? 'Tropy, których nikt nie podniósł' : 'Kronika zimy'),
    round: (n) => `Runda ${n}.`,
    death: (who, place) => `${who} nie wraca. Miejsce: ${place}.`,
    failed: (crisis) => `${crisis}: brakuje kart, brakuje rąk.`,
    exile: (name) => `Za bramę: ${name}.`,
    vote: (up, down, passed) => `Głosów za ${up}, przeciw ${down}. ${passed ? 'Przechodzi.' : 'Przepada.'}`,
    moment: ({ kind, cause }, who, place, crisis) => {
      if (kind === 'win') return 'Cel kolonii jest spełniony.';
      const what = cause === 'crisis' ? `${crisis}.` : cause === null ? 'Morale pęka.' : `${CAUSE_PL[cause]}.`;
      return who === null ? what : `${what} Odchodzi ${who}, miejsce: ${place}.`;
    },
    end: (kind, names) =>
      names === ''
        ? 'Nikt nie spełnia swojego celu.'
        : `${kind === 'betrayal' ? 'Śmieje się ostatni' : 'Wygrana'}: ${names}.`,
    verdict: ({ kind, round, deaths }, names) => [
      names === ''
        ? `Wszyscy przegrywają w rundzie ${round}.`
        : `${kind === 'betrayal' ? 'Zdrada' : 'Wygrana'}: ${names}.`,
      `Runda ${round}, pogrzebów: ${deaths.length}.`,
    ],
    pencil: (who) => [
      `trzeba było liczyć kanistry. ${who}`,
      `mówię przecież: zamykać bramę. ${who}`,
      `zupa była dobra. ${who}`,
      `kto ma mój koc? ${who}`,
    ],
    crisisAd: (crisis) => [crisis, 'Powtórka w przyszłym tygodniu. Obecność obowiązkowa.'],
    deadAd: (who) => [`Buty po: ${who}`, 'Mało chodzone. Prosi się o ciszę.'],
    wasteAd: (n) => [`Odpady, sztuk ${n}`, 'Sprzedam albo usypię z nich pomnik.'],
  },
  en: {
    motto: 'the wall newspaper of the colony',
    issue: (round, kind) => [
      `Round ${round}, the last`,
      kind === 'betrayal' ? 'edition after the affair' : 'winter edition',
    ],
    weather: [
      { title: 'Frost', text: 'Minus 31, minus 4 in the colony. Blankets after supper.' },
      { title: 'Frost', text: 'Hard. Harder tomorrow.' },
      { title: 'Snow', text: 'Falling. Less so indoors.' },
      { title: 'Wind', text: 'From all sides, preferably under the door.' },
    ],
    price: [
      { title: 'Copies', text: 'One, on the canteen door, while there is paint.' },
      { title: 'Price', text: 'A spoonful of soup, not necessarily yours.' },
      { title: 'Price', text: 'Your word of honour. We will check.' },
      { title: 'Copies', text: 'One. The other lit the stove.' },
    ],
    lead: ({ kind, round, deaths, failed, morale, cause }) => {
      const graves = plural('en', deaths.length, { one: 'one funeral', other: '# funerals' });
      if (kind === 'win') return `Round ${round}, morale ${morale}, ${graves}. The colony gets its way.`;
      if (kind === 'rounds') return `The rounds are over, the goal is not. Morale ${morale}, ${graves}.`;
      return `${cause === null ? 'Morale goes out' : CAUSE_EN[cause]}. Round ${round}, ${graves}${failed.length === 0 ? '' : `, crises not prevented: ${failed.length}`}.`;
    },
    caption: (place, round, at) => `${place}, round ${round}. Engraved from the record of the game, move ${at}.`,
    voteTitle: (round, passed) => `Vote in round ${round}: ${passed ? 'carried' : 'lost'}`,
    votes: ['for', 'against'],
    moraleTitle: 'Morale',
    moraleNote: (first, last) => `from ${first} to ${last}`,
    castTitle: (isBetrayal) => (isBetrayal ? 'Who sat at the table' : 'The cast and their fates'),
    stamps: { stays: 'wins', falls: 'falls', loses: 'loses', betrays: 'betrays' },
    exiled: 'After an exile.',
    member: (leader, goal, left, found) =>
      `${leader}. ${goal === null ? '' : `Goal: ${goal}. `}People at the end: ${left}, finds kept: ${found}.`,
    numbers: {
      rounds: (n) => (n === 1 ? 'round' : 'rounds'),
      morale: () => 'morale',
      deaths: (n) => (n === 1 ? 'funeral' : 'funerals'),
      waste: () => 'in the waste pile',
      killed: (n) => (n === 1 ? 'zombie fewer at the gates' : 'zombies fewer at the gates'),
      failed: (n) => (n === 1 ? 'crisis not prevented' : 'crises not prevented'),
    },
    chronicleTitle: (isBetrayal) => (isBetrayal ? 'Clues nobody picked up' : 'Chronicle of the winter'),
    round: (n) => `Round ${n}.`,
    death: (who, place) => `${who} does not come back. Place: ${place}.`,
    failed: (crisis) => `${crisis}: not enough cards, not enough hands.`,
    exile: (name) => `Out of the gate: ${name}.`,
    vote: (up, down, passed) => `${up} for, ${down} against. ${passed ? 'Carried.' : 'Lost.'}`,
    moment: ({ kind, cause }, who, place, crisis) => {
      if (kind === 'win') return 'The goal of the colony is met.';
      const what = cause === 'crisis' ? `${crisis}.` : cause === null ? 'Morale breaks.' : `${CAUSE_EN[cause]}.`;
      return who === null ? what : `${what} ${who} is gone, place: ${place}.`;
    },
    end: (kind, names) =>
      names === '' ? 'Nobody meets a goal.' : `${kind === 'betrayal' ? 'The last laugh' : 'Victory'}: ${names}.`,
    verdict: ({ kind, round, deaths }, names) => [
      names === ''
        ? `Everybody loses in round ${round}.`
        : `${kind === 'betrayal' ? 'Betrayal' : 'Victory'}: ${names}.`,
      `Round ${round}, funerals: ${deaths.length}.`,
    ],
    pencil: (who) => [
      `we should have counted the canisters. ${who}`,
      `shut the gate, I said. ${who}`,
      `the soup was good. ${who}`,
      `who has my blanket? ${who}`,
    ],
    crisisAd: (crisis) => [crisis, 'Repeated next week. Attendance compulsory.'],
    deadAd: (who) => [`Boots of ${who}`, 'Little walked in. Silence is requested.'],
    wasteAd: (n) => [`Waste, ${n} pieces`, 'For sale, or I pile them up as a monument.'],
  },
};
