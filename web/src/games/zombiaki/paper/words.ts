/** What Świt says, from the same facts in both languages. */
import { plural, type Language } from '@horda/parts';
import type { Both, Note } from '../../paper.ts';
import type { ZombiakiFacts } from './facts.ts';

type Line = Both<[hero: string]>;

/** Over the Barricade, and at dawn. `hero`: the zombie of the front page. */
export const HEADLINES: Readonly<Record<ZombiakiFacts['ending'], readonly Line[]>> = {
  barricade: [
    { pl: (z) => `${z} przekracza barykadę`, en: (z) => `${z} crosses the barricade` },
    { pl: (z) => `${z} wchodzi bez pukania`, en: (z) => `${z} enters without knocking` },
    { pl: (z) => `${z} zdąża przed świtem`, en: (z) => `${z} beats the dawn` },
    { pl: (z) => `${z} siada na barykadzie`, en: (z) => `${z} sits on the barricade` },
    { pl: (z) => `${z} nie czeka na słońce`, en: (z) => `${z} does not wait for the sun` },
    { pl: (z) => `Ludzie ustępują: ${z}`, en: (z) => `People give way: ${z}` },
    { pl: (z) => `${z} kończy nocną zmianę`, en: (z) => `${z} ends the night shift` },
    { pl: (z) => `${z} zwiedza miasto`, en: (z) => `${z} goes sightseeing` },
    { pl: (z) => `Barykada przepuszcza: ${z}`, en: (z) => `Barricade lets in ${z}` },
    { pl: (z) => `${z} gasi światło`, en: (z) => `${z} turns out the light` },
  ],
  dawn: [
    { pl: () => 'Barykada dożywa rana', en: () => 'Barricade lives to see morning' },
    { pl: (z) => `Słońce wstaje, ${z} pada`, en: (z) => `Sun rises, ${z} falls` },
    { pl: (z) => `${z} nie doczekuje śniadania`, en: (z) => `${z} misses breakfast` },
    { pl: () => 'Zombiaki spóźniają się na świt', en: () => 'Zombies are late for dawn' },
    { pl: () => 'Ulica należy do żywych', en: () => 'Street belongs to the living' },
    { pl: (z) => `Kogut pieje, ${z} milknie`, en: (z) => `Rooster crows, ${z} falls silent` },
    { pl: () => 'Noc kończy się przed barykadą', en: () => 'Night stops at the barricade' },
    { pl: (z) => `${z} zasypia na ulicy`, en: (z) => `${z} falls asleep in the street` },
    { pl: () => 'Poranna zmiana obejmuje barykadę', en: () => 'Morning shift takes over' },
    { pl: () => 'Ostatni strzał należy do ludzi', en: () => 'People have the last shot' },
  ],
};

interface PaperWords {
  readonly motto: string;
  issue(turns: number): readonly [string, string];
  readonly weather: readonly Note[];
  readonly price: readonly Note[];
  lead(facts: ZombiakiFacts): string;
  caption(hero: string, field: string, at: number): string;
  readonly stripTitle: string;
  readonly stripNote: string;
  readonly castTitle: string;
  readonly stamps: { readonly won: string; readonly lost: string };
  zombies(played: number, favourite: string | null, left: number): string;
  humans(played: number, favourite: string | null, destroyed: number): string;
  readonly numbers: Readonly<Record<'turns' | 'destroyed' | 'played' | 'untilDawn' | 'wounds', (n: number) => string>>;
  readonly chronicleTitle: string;
  turn(n: number): string;
  firstDestroyed(zombie: string): string;
  firstNear(zombie: string): string;
  merged(zombie: string): string;
  moment(facts: ZombiakiFacts, hero: string, card: string | null): string;
  end(facts: ZombiakiFacts, winner: string): string;
  verdict(facts: ZombiakiFacts, winner: string): readonly [string, string];
  readonly pencil: readonly string[];
  readonly nobody: string;
  soldTitle(card: string): string;
  readonly sold: string;
  lostTitle(zombie: string): string;
  readonly lost: string;
  wantedTitle(card: string): string;
  readonly wanted: string;
}

const cardsPl = (n: number): string =>
  plural('pl', n, { one: '# karta', few: '# karty', many: '# kart', other: '# karty' });

export const WORDS: Readonly<Record<Language, PaperWords>> = {
  pl: {
    motto: 'gazeta poranna, jeśli jest poranek',
    issue: (turns) => [`Nr ${turns}, po nocy`, 'wydanie: barykada'],
    weather: [
      { title: 'Wschód słońca', text: 'Dzisiaj, o ile ktoś go zobaczy.' },
      { title: 'Pogoda', text: 'Od cmentarza ciągnie. Zapach utrzyma się do rana.' },
      { title: 'Pogoda', text: 'Mgła, w niej sylwetki, w nich zęby.' },
      { title: 'Wschód słońca', text: 'Punktualnie. To my się spóźniamy.' },
    ],
    price: [
      { title: 'Cena', text: 'Dwa naboje albo jeden celny.' },
      { title: 'Nakład', text: 'Trzy egzemplarze, po jednym na tor.' },
      { title: 'Cena', text: 'Kopiejka. Mózgów nie przyjmujemy.' },
      { title: 'Cena', text: 'Deska, najlepiej z gwoździem.' },
    ],
    lead: ({ ending, turn, untilDawn, zombies, destroyed }) =>
      ending === 'barricade'
        ? `Tura ${turn}, na ulicy ${zombies.length} zombie. Do Świtu brakuje: ${cardsPl(untilDawn)}.`
        : `${destroyed} zombiaków nie wraca na cmentarz. Na ulicy zostaje ${zombies.length}.`,
    caption: (hero, field, at) => `${hero}, pole ${field}. Rycina z zapisu gry, ruch ${at}.`,
    stripTitle: 'Jak daleko doszły',
    stripNote: 'od cmentarza do barykady, tor po torze',
    castTitle: 'Obsada i losy',
    stamps: { won: 'wygrywa', lost: 'przegrywa' },
    zombies: (played, favourite, left) =>
      `Zombiaki. ${cardsPl(played)} na stole${favourite === null ? '' : `, najczęściej ${favourite}`}. Na ulicy zostaje: ${left}.`,
    humans: (played, favourite, destroyed) =>
      `Ludzie. ${cardsPl(played)} na stole${favourite === null ? '' : `, najczęściej ${favourite}`}. Zombiaki z głowy: ${destroyed}.`,
    numbers: {
      turns: (n) => plural('pl', n, { one: 'tura', few: 'tury', many: 'tur', other: 'tury' }),
      destroyed: () => 'zombiaków z głowy',
      played: () => 'zagranych kart',
      untilDawn: () => 'kart do Świtu',
      wounds: (n) => plural('pl', n, { one: 'rana', few: 'rany', many: 'ran', other: 'rany' }),
    },
    chronicleTitle: 'Kronika nocy',
    turn: (n) => `Tura ${n}.`,
    firstDestroyed: (zombie) => `Pierwszy kładzie się ${zombie}. Tym razem na dobre.`,
    firstNear: (zombie) => `${zombie} dochodzi do przecznicy I. Na barykadzie cisza.`,
    merged: (zombie) => `${zombie} rośnie: dwoje w jednej osobie.`,
    moment: ({ ending }, hero, card) =>
      (ending === 'barricade' ? `${hero} staje na barykadzie.` : `${hero} pada ostatni.`) +
      (card === null ? '' : ` Chwilę wcześniej: ${card}.`),
    end: ({ ending }, winner) =>
      ending === 'barricade' ? `Słońce jeszcze śpi. Wygrywa ${winner}.` : `Wschodzi słońce. Wygrywa ${winner}.`,
    verdict: ({ ending, turns, untilDawn }, winner) => [
      `Wygrywa ${winner} w turze ${turns}.`,
      ending === 'barricade' ? `Do Świtu brakuje: ${cardsPl(untilDawn)}.` : 'Ludzie doczekują Świtu.',
    ],
    pencil: [
      'trzeba było strzelać w środkowy tor',
      'kto wpuścił psa?',
      'jeszcze jedna noc i wyprowadzka',
      'słońce, pospiesz się. wartownik',
    ],
    nobody: 'Nikt',
    soldTitle: (card) => `Sprzedam: ${card}`,
    sold: 'Stan po jednej nocy. Odbiór przy barykadzie.',
    lostTitle: (zombie) => `Wyszedł z domu: ${zombie}`,
    lost: 'Wzrost różny, zależy od odrzutu. Nie karmić.',
    wantedTitle: (card) => `Kupię: ${card}`,
    wanted: 'Pilne, najpóźniej do następnej nocy.',
  },
  en: {
    motto: 'the morning paper, if there is a morning',
    issue: (turns) => [`No. ${turns}, after the night`, 'edition: the barricade'],
    weather: [
      { title: 'Sunrise', text: 'Today, if anybody is there to see it.' },
      { title: 'Weather', text: 'A draught from the cemetery. The smell will last.' },
      { title: 'Weather', text: 'Fog, shapes in it, teeth in them.' },
      { title: 'Sunrise', text: 'On time. It is us who are late.' },
    ],
    price: [
      { title: 'Price', text: 'Two bullets, or one that hits.' },
      { title: 'Copies', text: 'Three, one for each lane.' },
      { title: 'Price', text: 'A kopek. We do not take brains.' },
      { title: 'Price', text: 'A board, preferably with a nail.' },
    ],
    lead: ({ ending, turn, untilDawn, zombies, destroyed }) =>
      ending === 'barricade'
        ? `Turn ${turn}, ${plural('en', zombies.length, { one: 'one zombie', other: '# zombies' })} in the street. ${plural('en', untilDawn, { one: 'One card', other: '# cards' })} short of Dawn.`
        : `${plural('en', destroyed, { one: 'One zombie does', other: '# zombies do' })} not return to the cemetery. Left in the street: ${zombies.length}.`,
    caption: (hero, field, at) => `${hero}, field ${field}. Engraved from the record of the game, move ${at}.`,
    stripTitle: 'How far they came',
    stripNote: 'from the cemetery to the barricade, lane by lane',
    castTitle: 'The cast and their fates',
    stamps: { won: 'wins', lost: 'loses' },
    zombies: (played, favourite, left) =>
      `The zombies. ${plural('en', played, { one: '# card', other: '# cards' })} played${favourite === null ? '' : `, most often ${favourite}`}. Left in the street: ${left}.`,
    humans: (played, favourite, destroyed) =>
      `The people. ${plural('en', played, { one: '# card', other: '# cards' })} played${favourite === null ? '' : `, most often ${favourite}`}. Zombies put down: ${destroyed}.`,
    numbers: {
      turns: (n) => (n === 1 ? 'turn' : 'turns'),
      destroyed: (n) => (n === 1 ? 'zombie put down' : 'zombies put down'),
      played: () => 'cards played',
      untilDawn: () => 'cards short of Dawn',
      wounds: (n) => (n === 1 ? 'wound' : 'wounds'),
    },
    chronicleTitle: 'Chronicle of the night',
    turn: (n) => `Turn ${n}.`,
    firstDestroyed: (zombie) => `${zombie} is the first to lie down. For good this time.`,
    firstNear: (zombie) => `${zombie} reaches crossing I. Silence on the barricade.`,
    merged: (zombie) => `${zombie} grows: two in one.`,
    moment: ({ ending }, hero, card) =>
      (ending === 'barricade' ? `${hero} stands on the barricade.` : `${hero} is the last to fall.`) +
      (card === null ? '' : ` A moment before: ${card}.`),
    end: ({ ending }, winner) =>
      ending === 'barricade' ? `The sun is still asleep. ${winner} wins.` : `The sun rises. ${winner} wins.`,
    verdict: ({ ending, turns, untilDawn }, winner) => [
      `${winner} wins in turn ${turns}.`,
      ending === 'barricade'
        ? `${plural('en', untilDawn, { one: 'One card', other: '# cards' })} short of Dawn.`
        : 'The people see the Dawn.',
    ],
    pencil: [
      'should have fired down the middle lane',
      'who let the dog in?',
      'one more night and I move out',
      'hurry up, sun. the sentry',
    ],
    nobody: 'Nobody',
    soldTitle: (card) => `For sale: ${card}`,
    sold: 'One night old. Collect at the barricade.',
    lostTitle: (zombie) => `Left home: ${zombie}`,
    lost: 'Height depends on the recoil. Do not feed.',
    wantedTitle: (card) => `Wanted: ${card}`,
    wanted: 'Urgent, before the next night at the latest.',
  },
};
