/** What Kratka says, from the same facts in both languages. */
import type { DamageCause } from '@horda/gear-up/events';
import type { Ending } from '@horda/gear-up/state';
import { plural, type Language } from '@horda/parts';
import type { Both, Note } from '../../paper.ts';
import type { GearUpFacts } from './facts.ts';

/** `boss`, and the kind of zombie that stood nearest. */
type Line = Both<[boss: string, near: string]>;

export const HEADLINES: Readonly<Record<Ending, readonly Line[]>> = {
  victory: [
    { pl: (b) => `${b} wypada z kratki`, en: (b) => `${b} runs out of squares` },
    { pl: (b) => `Ostatnia kratka: ${b}`, en: (b) => `Last square: ${b}` },
    { pl: (b) => `${b} mieści się w ołówku`, en: (b) => `Pencil outlives ${b}` },
    { pl: (b) => `Krzyżyk na drogę: ${b}`, en: (b) => `Crossed out: ${b}` },
    { pl: () => 'Geometria wygrywa z masą', en: () => 'Geometry beats mass' },
    { pl: (b) => `${b} nie ma już pola`, en: (b) => `${b} has no room left` },
    { pl: () => 'Ulica odzyskuje kształt', en: () => 'Street is back in shape' },
  ],
  death: [
    { pl: (_, z) => `${z} dochodzi na miejsce`, en: (_, z) => `${z} arrives` },
    { pl: () => 'Zabrakło jednej kratki', en: () => 'One square short' },
    { pl: () => 'Plan nie obejmuje obrażeń', en: () => 'Plan did not include damage' },
    { pl: (_, z) => `${z} skreśla drużynę`, en: (_, z) => `${z} crosses out the team` },
    { pl: (b) => `${b} odrabia rachunki`, en: (b) => `${b} settles the account` },
    { pl: () => 'Pancerz kończy się przed ulicą', en: () => 'Armour ends before the street' },
    { pl: () => 'Marsz przechodzi przez środek', en: () => 'March goes straight through' },
  ],
  outOfTime: [
    { pl: (b) => `${b} wychodzi o własnych siłach`, en: (b) => `${b} walks away` },
    { pl: () => 'Czas skreśla drużynę', en: () => 'Time crosses out the team' },
    { pl: (b) => `${b} czeka na jutro`, en: (b) => `${b} waits for tomorrow` },
    { pl: () => 'Zegar szybszy od ołówka', en: () => 'Clock outruns the pencil' },
    { pl: (b) => `Niedokończone: ${b}`, en: (b) => `Unfinished: ${b}` },
    { pl: () => 'Kończą się karty, nie zombie', en: () => 'Cards run out, zombies do not' },
  ],
};

interface PaperWords {
  readonly motto: string;
  issue(turns: number): readonly [string, string];
  readonly weather: readonly Note[];
  readonly price: readonly Note[];
  lead(facts: GearUpFacts, boss: string): string;
  caption(facts: GearUpFacts, boss: string, at: number): string;
  readonly stripTitle: string;
  stripNote(crossed: number, left: number): string;
  readonly castTitle: string;
  readonly stamps: { readonly stays: string; readonly falls: string; readonly loses: string };
  member(who: string, killed: number, upgrades: number, health: number): string;
  readonly numbers: Readonly<
    Record<'turns' | 'killed' | 'squares' | 'upgrades' | 'lost' | 'ammo', (n: number) => string>
  >;
  readonly chronicleTitle: string;
  turn(n: number): string;
  firstKill(kind: string, who: string): string;
  bossCame(boss: string): string;
  worst(who: string, health: number): string;
  moment(facts: GearUpFacts, boss: string, who: string): string;
  end(ending: Ending): string;
  verdict(facts: GearUpFacts, boss: string): readonly [string, string];
  readonly pencil: readonly string[];
  bossAd(boss: string): readonly [string, string];
  preyAd(kind: string): readonly [string, string];
  ammoAd(n: number): readonly [string, string];
}

const CAUSES_PL: Readonly<Record<DamageCause, string>> = {
  zombies: 'Dochodzi ulica',
  bossAttack: 'Uderza szef',
  bossSpecial: 'Szef robi to, co umie najlepiej',
  ability: 'Działa zdolność szefa',
  adrenaline: 'Za dużo adrenaliny',
  line: 'Pęka linia',
};
const CAUSES_EN: Readonly<Record<DamageCause, string>> = {
  zombies: 'The street arrives',
  bossAttack: 'The boss strikes',
  bossSpecial: 'The boss does what it does best',
  ability: 'The ability of the boss works',
  adrenaline: 'Too much adrenaline',
  line: 'The line breaks',
};
const squaresPl = (n: number): string =>
  plural('pl', n, { one: '# kratka', few: '# kratki', many: '# kratek', other: '# kratki' });
const squaresEn = (n: number): string => plural('en', n, { one: '# square', other: '# squares' });

export const WORDS: Readonly<Record<Language, PaperWords>> = {
  pl: {
    motto: 'biuletyn tych, którzy skreślają pierwsi',
    issue: (turns) => [`Nr ${turns}, druk poligonowy`, 'wydanie: trzy pola'],
    weather: [
      { title: 'Pogoda', text: 'Szwendacze, po południu Biegacze.' },
      { title: 'Widoczność', text: 'Na trzy pola. Dalej nie polecamy patrzeć.' },
      { title: 'Pogoda', text: 'Opady łusek, miejscami pancerz.' },
      { title: 'Pogoda', text: 'Zapach utrzymuje się w promieniu kratki.' },
    ],
    price: [
      { title: 'Cena', text: 'Jeden nabój. Trafiony nie wraca.' },
      { title: 'Format', text: 'W kratkę. Krzyżyki dopisuje czytelnik.' },
      { title: 'Cena', text: 'Ułamek ołówka.' },
      { title: 'Nakład', text: 'Po jednym na podkładkę.' },
    ],
    lead: ({ ending, left, turns, killed }, boss) => {
      if (ending === 'victory') return `Ostatni krzyżyk w turze ${turns}: ${boss}. Po drodze ${killed} zombie.`;
      return `Tura ${turns}, skreślone zombie: ${killed}. ${boss}: zostaje ${squaresPl(left)}.`;
    },
    caption: ({ bossCame }, boss, at) =>
      `${bossCame ? `Arkusz: ${boss}` : 'Widok z ulicy'}. Rycina z zapisu gry, ruch ${at}.`,
    stripTitle: 'Rachunek szefa',
    stripNote: (crossed, left) => `skreślone ${crossed}, zostaje ${left}`,
    castTitle: 'Obsada i losy',
    stamps: { stays: 'wychodzi cało', falls: 'pada', loses: 'przegrywa' },
    member: (who, killed, upgrades, health) =>
      `${who}. Zombie z ulicy: ${killed}, ulepszenia: ${upgrades}. Zdrowie na koniec: ${health}.`,
    numbers: {
      turns: (n) => plural('pl', n, { one: 'tura', few: 'tury', many: 'tur', other: 'tury' }),
      killed: () => 'zombie skreślonych',
      squares: (n) => plural('pl', n, { one: 'kratka', few: 'kratki', many: 'kratek', other: 'kratki' }),
      upgrades: (n) => plural('pl', n, { one: 'ulepszenie', few: 'ulepszenia', many: 'ulepszeń', other: 'ulepszenia' }),
      lost: () => 'zdrowia mniej',
      ammo: () => 'strzałów z amunicji',
    },
    chronicleTitle: 'Dziennik działań',
    turn: (n) => `Tura ${n}.`,
    firstKill: (kind, who) => `Pierwszy skreślony: ${kind}. Ołówek: ${who}.`,
    bossCame: (boss) => `Na ulicę wchodzi szef: ${boss}.`,
    worst: (who, health) => `Najgorszy cios nocy: ${who}, zdrowie mniej o ${health}.`,
    moment: ({ ending, cause, left }, boss, who) => {
      if (ending === 'victory') return `${who} stawia ostatni krzyżyk. ${boss} pada.`;
      if (ending === 'outOfTime') return `Kończą się karty. ${boss}: zostaje ${squaresPl(left)}.`;
      return `${cause === null ? 'Koniec sił' : CAUSES_PL[cause]}. Pada: ${who}.`;
    },
    end: (ending) => (ending === 'victory' ? 'Arkusze do archiwum. Drużyna do domu.' : 'Arkusze zostają na ulicy.'),
    verdict: ({ ending, turns, left }, boss) => [
      ending === 'victory' ? `Wygrana drużyny w turze ${turns}.` : `Drużyna przegrywa w turze ${turns}.`,
      ending === 'victory' ? `${boss}: wszystko skreślone.` : `${boss}: zostaje ${squaresPl(left)}.`,
    ],
    pencil: ['następnym razem obrócić!', 'pasowało, tylko w lustrze', 'liczyć przed, nie po', 'kto zabrał gumkę?'],
    bossAd: (boss) => [`Ślad po: ${boss}`, 'Zdejmę z asfaltu. Własna szpachla.'],
    preyAd: (kind) => [`Skup: ${kind}`, 'Każda ilość, byle skreślona.'],
    ammoAd: (n) => [`Łuski, sztuk ${n}`, 'Zbierane nocą. Tanio, hurtem.'],
  },
  en: {
    motto: 'the bulletin of those who cross out first',
    issue: (turns) => [`No. ${turns}, field print`, 'edition: three spaces'],
    weather: [
      { title: 'Weather', text: 'Walkers, Runners in the afternoon.' },
      { title: 'Visibility', text: 'Three spaces. We do not advise looking further.' },
      { title: 'Weather', text: 'Showers of cases, armour in places.' },
      { title: 'Weather', text: 'A smell within one square.' },
    ],
    price: [
      { title: 'Price', text: 'One bullet. A hit is not returned.' },
      { title: 'Format', text: 'Squared. The reader adds the crosses.' },
      { title: 'Price', text: 'A piece of a pencil.' },
      { title: 'Copies', text: 'One for each clipboard.' },
    ],
    lead: ({ ending, left, turns, killed }, boss) => {
      const zombies = plural('en', killed, { one: 'One zombie', other: '# zombies' });
      if (ending === 'victory') return `${boss} is crossed out in turn ${turns}. ${zombies} on the way.`;
      return `Turn ${turns}, ${zombies.toLowerCase()} crossed out. ${boss}: ${squaresEn(left)} left.`;
    },
    caption: ({ bossCame }, boss, at) =>
      `${bossCame ? `Sheet: ${boss}` : 'Seen from the street'}. Engraved from the record of the game, move ${at}.`,
    stripTitle: 'The bill of the boss',
    stripNote: (crossed, left) => `${crossed} crossed, ${left} left`,
    castTitle: 'The cast and their fates',
    stamps: { stays: 'unharmed', falls: 'falls', loses: 'loses' },
    member: (who, killed, upgrades, health) =>
      `${who}. Zombies from the street: ${killed}, upgrades: ${upgrades}. Health at the end: ${health}.`,
    numbers: {
      turns: (n) => (n === 1 ? 'turn' : 'turns'),
      killed: (n) => (n === 1 ? 'zombie crossed out' : 'zombies crossed out'),
      squares: (n) => (n === 1 ? 'square' : 'squares'),
      upgrades: (n) => (n === 1 ? 'upgrade' : 'upgrades'),
      lost: () => 'health lost',
      ammo: (n) => (n === 1 ? 'shot of ammunition' : 'shots of ammunition'),
    },
    chronicleTitle: 'Log of operations',
    turn: (n) => `Turn ${n}.`,
    firstKill: (kind, who) => `First crossed out: ${kind}. Pencil: ${who}.`,
    bossCame: (boss) => `A boss enters the street: ${boss}.`,
    worst: (who, health) => `Worst blow of the night: ${who}, ${health} health less.`,
    moment: ({ ending, cause, left }, boss, who) => {
      if (ending === 'victory') return `${who} draws the last cross. ${boss} falls.`;
      if (ending === 'outOfTime') return `The cards run out. ${boss}: ${squaresEn(left)} left.`;
      return `${cause === null ? 'Out of strength' : CAUSES_EN[cause]}. Falls: ${who}.`;
    },
    end: (ending) =>
      ending === 'victory' ? 'Sheets to the archive. The team goes home.' : 'The sheets stay in the street.',
    verdict: ({ ending, turns, left }, boss) => [
      ending === 'victory' ? `The team wins in turn ${turns}.` : `The team loses in turn ${turns}.`,
      ending === 'victory' ? `${boss}: everything crossed out.` : `${boss}: ${squaresEn(left)} left.`,
    ],
    pencil: ['rotate it next time!', 'it did fit, mirrored', 'count before, not after', 'who took the eraser?'],
    bossAd: (boss) => [`Traces of ${boss}`, 'Removed from asphalt. Own scraper.'],
    preyAd: (kind) => [`We buy: ${kind}`, 'Any quantity, crossed out only.'],
    ammoAd: (n) => [`Cases, ${n} pieces`, 'Collected at night. Cheap, in bulk.'],
  },
};
