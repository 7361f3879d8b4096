/** What the small notes say about the signs and counters of the street. */
import type { Language } from '@horda/parts';

interface ZombiakiExplanations {
  readonly house: string;
  dawn(left: number): string;
  deck(side: string): string;
  street(number: string, fields: string): string;
  lane(letter: string): string;
}

export const EXPLAIN: Readonly<Record<Language, ZombiakiExplanations>> = {
  pl: {
    house: 'Nasza karta: instrukcja nie podaje, co robi, więc ustaliliśmy to sami.',
    dawn: (left) => `Tyle kart zombiaków zostało do Świtu: ${left}. Świt to zwycięstwo ludzi.`,
    deck: (side) => `Talia: ${side}. Liczba mówi, ile kart zostało do dobrania.`,
    street: (number, fields) => `Przecznica ${number}: pola ${fields}. Im mniejszy numer, tym bliżej do Barykady.`,
    lane: (letter) =>
      `Tor ${letter}: jego pola to ${letter}5 przy Cmentarzu, potem ${letter}4 aż do ${letter}1 przy Barykadzie.`,
  },
  en: {
    house: 'A card of ours: the rulebook does not say what it does, so we settled it ourselves.',
    dawn: (left) => `Cards of the zombies until Dawn: ${left}. At Dawn the humans win.`,
    deck: (side) => `The deck of the ${side}. The number says how many cards are left to draw.`,
    street: (number, fields) =>
      `Crossing ${number}: fields ${fields}. The smaller the number, the nearer to the Barricade.`,
    lane: (letter) => `Lane ${letter}: its fields run from ${letter}5 at the Cemetery to ${letter}1 at the Barricade.`,
  },
};
