/** What Szept says around its headline, from the same facts in both languages. */
import type { Resource } from '@horda/cisza/content/resources';
import type { Seat } from '@horda/kernel';
import { plural, type Language } from '@horda/parts';
import { adOf, type AdLine, type Advertisement, type Note } from '../../paper.ts';
import type { CiszaFacts } from './facts.ts';

type Notes = readonly Note[];

interface PaperWords {
  readonly motto: string;
  issue(turns: number, street: string): readonly [string, string];
  readonly weather: Notes;
  readonly price: Notes;
  lead(facts: CiszaFacts): string;
  caption(house: string, card: string | null, at: number): string;
  readonly stripTitle: string;
  stripNote(noises: number, turns: number): string;
  stripMark(turn: number, card: string | null): string;
  readonly castTitle: string;
  readonly stamps: { readonly stays: string; readonly falls: string; readonly loses: string };
  stays(house: string, people: number, deed: string): string;
  falls(house: string, turn: number, deed: string): string;
  loses(house: string, people: number, deed: string): string;
  sender(n: number): string;
  plays(card: string, n: number): string;
  readonly nothing: string;
  readonly numbers: {
    turns(n: number): string;
    noises(n: number): string;
    rescued(n: number): string;
    came(n: number): string;
    killed(n: number): string;
    sent(n: number): string;
  };
  readonly chronicleTitle: string;
  turn(n: number): string;
  firstRescue(person: string, street: string): string;
  firstNoise(street: string, heard: boolean): string;
  horde: string;
  readonly finalAttack: string;
  fall(street: string, name: string): string;
  moment(card: string | null, street: string, zombies: number): string;
  end(names: string, streets: string): string;
  wins(names: string, n: number, turn: number): string;
  firstFall(name: string, turn: number): string;
  readonly nobodyFell: string;
  pencil(person: string): readonly string[];
}

const people = (n: number): string =>
  plural('pl', n, { one: 'jednego człowieka', few: '# ludzi', many: '# ludzi', other: '# ludzi' });
const turnsPl = (n: number): string => plural('pl', n, { one: 'tura', few: 'tury', many: 'tur', other: 'tury' });

export const WORDS: Readonly<Record<Language, PaperWords>> = {
  pl: {
    motto: 'dziennik tych, którzy umieją być cicho',
    issue: (turns, street) => [`Nr ${turns}, wydanie nocne`, `wydanie: ${street}`],
    weather: [
      { title: 'Pogoda', text: 'Cicho. Po zmroku głośniej, miejscami szybcy.' },
      { title: 'Pogoda', text: 'Mgła, kroki, zanikające kroki.' },
      { title: 'Pogoda', text: 'Bez wiatru. To nie wiatr.' },
      { title: 'Pogoda', text: 'Przejaśnienia nad ranem, jeśli będzie rano.' },
    ],
    price: [
      { title: 'Cena', text: 'Jedna konserwa albo pół godziny milczenia.' },
      { title: 'Cena', text: 'Dwie świece. Reszty nie wydajemy.' },
      { title: 'Nakład', text: 'Tylu, ilu umie czytać bez ruszania ustami.' },
      { title: 'Cena', text: 'Para skarpet, obie lewe.' },
    ],
    lead: ({ zombies, lost, barriers, turn }) => {
      const dead = plural('pl', zombies.length, {
        one: 'Jeden zombie',
        few: '# zombie',
        many: '# zombie',
        other: '# zombie',
      });
      const bars =
        barriers === 0
          ? 'ani jednej bariery'
          : plural('pl', barriers, { one: 'jedna bariera', few: '# bariery', many: '# barier', other: '# bariery' });
      return `${dead} na ${people(Math.max(1, lost.length))}, ${bars}. Schron gaśnie w turze ${turn}.`;
    },
    caption: (house, card, at) =>
      `${house}${card === null ? '' : `, chwilę po karcie „${card}”`}. Rycina z zapisu gry, ruch ${at}.`,
    stripTitle: 'Gdzie było głośno',
    stripNote: (noises, turns) => `hałas ${noises} ${noises === 1 ? 'raz' : 'razy'}, ${turns} ${turnsPl(turns)}`,
    stripMark: (turn, card) => `tura ${turn}${card === null ? '' : `, ${card}`}`,
    castTitle: 'Obsada i losy',
    stamps: { stays: 'zostaje', falls: 'pada', loses: 'przegrywa' },
    stays: (house, n, deed) =>
      `${house}. ${plural('pl', n, { one: 'Jeden człowiek', few: '# ludzi', many: '# ludzi', other: '# ludzi' })} przy oknach do samego końca. ${deed}`,
    falls: (house, turn, deed) => `${house}. ${deed} Pada w turze ${turn}.`,
    loses: (house, n, deed) => `${house}. ${deed} Na koniec ocalałych: ${n}.`,
    sender: (n) => `Oddaje sąsiadom ${n} zombie.`,
    plays: (card, n) => (n === 1 ? `W pamięci zostaje karta „${card}”.` : `Najchętniej zagrywa: ${card}, ${n} razy.`),
    nothing: 'Nie zagrywa ani jednej karty.',
    numbers: {
      turns: turnsPl,
      noises: () => 'razy hałas',
      rescued: (n) =>
        plural('pl', n, { one: 'uratowany', few: 'uratowanych', many: 'uratowanych', other: 'uratowanych' }),
      came: () => 'zombie z miasta',
      killed: (n) => (n === 1 ? 'zombie mniej na ulicy' : 'zombie mniej na ulicach'),
      sent: () => 'zombie oddanych sąsiadom',
    },
    chronicleTitle: 'Kronika nocy',
    turn: (n) => `Tura ${n}.`,
    firstRescue: (person, street) => `${person} wchodzi jako pierwszy gość: ${street}.`,
    firstNoise: (street, heard) => `Pierwszy hałas: ${street}. ${heard ? 'Ktoś go słyszy.' : 'Nikt go nie słyszy.'}`,
    horde: 'Przez miasto przechodzi Horda.',
    finalAttack: 'Miasto pustoszeje. Zaczyna się Atak Ostateczny.',
    fall: (street, name) => `${street} milknie. Odpada: ${name}.`,
    moment: (card, street, zombies) =>
      `${card === null ? '' : `${card}. `}Pod drzwiami: ${zombies} zombie. ${street} gaśnie.`,
    end: (names, streets) => `Światło pali się jeszcze tutaj: ${streets}. Zostaje: ${names}.`,
    wins: (names, n, turn) => (n === 1 ? `Wygrywa ${names} w turze ${turn}.` : `Wygrywają: ${names}, tura ${turn}.`),
    firstFall: (name, turn) => `Pierwszy gaśnie schron: ${name}, tura ${turn}.`,
    nobodyFell: 'Wszystkie schrony dotrwały do końca.',
    pencil: (person) => [
      `następnym razem po cichu, ${person}`,
      `kto zostawił otwarte drzwi? ${person}`,
      `było mówione: szeptem! ${person}`,
      `kapcie to nie wszystko. ${person}`,
    ],
  },
  en: {
    motto: 'the daily for those who can keep quiet',
    issue: (turns, street) => [`No. ${turns}, night edition`, `edition: ${street}`],
    weather: [
      { title: 'Weather', text: 'Quiet. Louder after dark, fast ones in places.' },
      { title: 'Weather', text: 'Fog, footsteps, fading footsteps.' },
      { title: 'Weather', text: 'No wind. That is not the wind.' },
      { title: 'Weather', text: 'Brighter towards morning, if there is one.' },
    ],
    price: [
      { title: 'Price', text: 'One tin, or half an hour of silence.' },
      { title: 'Price', text: 'Two candles. We give no change.' },
      { title: 'Copies', text: 'One for each who reads without moving the lips.' },
      { title: 'Price', text: 'A pair of socks, both left.' },
    ],
    lead: ({ zombies, lost, barriers, turn }) => {
      const dead = plural('en', zombies.length, { one: 'One zombie', other: '# zombies' });
      const living = plural('en', Math.max(1, lost.length), { one: 'one person', other: '# people' });
      const bars =
        barriers === 0 ? 'not one barrier' : plural('en', barriers, { one: 'one barrier', other: '# barriers' });
      return `${dead} against ${living}, ${bars}. The shelter goes out in turn ${turn}.`;
    },
    caption: (house, card, at) =>
      `${house}${card === null ? '' : `, shortly after ${card}`}. Engraved from the record of the game, move ${at}.`,
    stripTitle: 'Where it was loud',
    stripNote: (noises, turns) =>
      `${noises} ${noises === 1 ? 'noise' : 'noises'} in ${turns} ${turns === 1 ? 'turn' : 'turns'}`,
    stripMark: (turn, card) => `turn ${turn}${card === null ? '' : `, ${card}`}`,
    castTitle: 'The cast and their fates',
    stamps: { stays: 'remains', falls: 'falls', loses: 'loses' },
    stays: (house, n, deed) =>
      `${house}. ${plural('en', n, { one: 'One person', other: '# people' })} at the windows to the very end. ${deed}`,
    falls: (house, turn, deed) => `${house}. ${deed} Falls in turn ${turn}.`,
    loses: (house, n, deed) => `${house}. ${deed} Survivors at the end: ${n}.`,
    sender: (n) => `Passes ${plural('en', n, { one: 'one zombie', other: '# zombies' })} on to the neighbours.`,
    plays: (card, n) => (n === 1 ? `Remembered for ${card}.` : `Favourite card: ${card}, ${n} times.`),
    nothing: 'Plays no card at all.',
    numbers: {
      turns: (n) => (n === 1 ? 'turn' : 'turns'),
      noises: (n) => (n === 1 ? 'noise' : 'noises'),
      rescued: () => 'rescued',
      came: (n) => (n === 1 ? 'zombie from the city' : 'zombies from the city'),
      killed: (n) => (n === 1 ? 'zombie fewer' : 'zombies fewer'),
      sent: () => 'passed on to neighbours',
    },
    chronicleTitle: 'Chronicle of the night',
    turn: (n) => `Turn ${n}.`,
    firstRescue: (person, street) => `${person} is the first guest: ${street}.`,
    firstNoise: (street, heard) => `The first noise: ${street}. ${heard ? 'Somebody hears it.' : 'Nobody hears it.'}`,
    horde: 'A Horde passes through the city.',
    finalAttack: 'The city is empty. The Final Attack begins.',
    fall: (street, name) => `${street} falls silent. Out: ${name}.`,
    moment: (card, street, zombies) =>
      `${card === null ? '' : `${card}. `}At the door: ${plural('en', zombies, { one: 'one zombie', other: '# zombies' })}. ${street} goes out.`,
    end: (names, streets) => `A light is still on: ${streets}. Remaining: ${names}.`,
    wins: (names, n, turn) => (n === 1 ? `${names} wins in turn ${turn}.` : `Winners: ${names}, turn ${turn}.`),
    firstFall: (name, turn) => `First shelter to go out: ${name}, turn ${turn}.`,
    nobodyFell: 'Every shelter lasted to the end.',
    pencil: (person) => [
      `quietly next time, ${person}`,
      `who left the door open? ${person}`,
      `I did say: whisper! ${person}`,
      `slippers are not everything. ${person}`,
    ],
  },
};

/** Advertisements with a noun from the log: the card that killed, and the last one that was played. */
export function ownAds(
  { cause, lastCard, seat, zombies }: CiszaFacts,
  language: Language,
  { card, icon, where }: { card(id: Resource): string; icon(id: Resource): string; where(seat: Seat): string },
): readonly Advertisement[] {
  const lines: AdLine[] = [];
  if (cause !== null) {
    const [name, drawn, there] = [card(cause), icon(cause), where(seat)];
    lines.push(
      [
        `Sprzedam: ${name}`,
        `Używane raz. Odbiór ${there}, drzwi otwarte.`,
        `For sale: ${name}`,
        `Used once. Collect ${there}, the door is open.`,
        drawn,
      ],
      [
        `${name}: reklamacje`,
        'Działa aż za dobrze. Zwrotów nie przyjmujemy.',
        `${name}: complaints`,
        'It works all too well. No returns.',
        drawn,
      ],
    );
  }
  if (lastCard !== null && lastCard.card !== cause) {
    const name = card(lastCard.card);
    lines.push([
      `Poszukiwane: ${name}`,
      'Widziane pod koniec nocy. Świadków brak.',
      `Wanted: ${name}`,
      'Seen late at night. No witnesses.',
      icon(lastCard.card),
    ]);
  }
  if (zombies.some(({ kind }) => kind === 'strong'))
    lines.push([
      'Oddam silnego',
      'Za darmo, w dobre ręce. Przyjdzie sam.',
      'Strong one, free',
      'To good hands. He will come by himself.',
    ]);
  else
    lines.push([
      `Mieszkanie ${where(seat)}`,
      'Umeblowane. Poprzedni lokatorzy jeszcze się kręcą.',
      `Rooms ${where(seat)}`,
      'Furnished. The last tenants are still about.',
    ]);
  return lines.map((line) => adOf(line, language));
}
