/** What the small notes say about the signs and counters of the table. */
import type { Language } from '@horda/parts';

export interface CiszaExplanations {
  readonly city: string;
  readonly cityDiscards: string;
  readonly resources: string;
  readonly discards: string;
  readonly survivors: string;
  readonly barriers: string;
  readonly zombies: string;
  hand(n: number): string;
}

export const EXPLAIN: Readonly<Record<Language, CiszaExplanations>> = {
  pl: {
    city: 'Tyle kart zostało w talii Miasta. Ocalałego z wierzchu można uratować; hałas odwraca go na stronę zombie, a zombie z wierzchu ściąga do schronu.',
    cityDiscards: 'Odrzucone karty Miasta: zabite zombie i straceni ocalali. Dotknij, żeby je przejrzeć.',
    resources: 'Talia zasobów: stąd wszyscy dobierają karty w fazie 3.',
    discards: 'Odrzucone karty zasobów. Dotknij, żeby je przejrzeć.',
    survivors: 'Ocalali w tym schronie. Schron bez ocalałych odpada na koniec swojej fazy 2.',
    barriers: 'Bariery w drzwiach: można ich użyć, kiedy zombie atakują ten schron.',
    zombies: 'Zombie pod tym schronem: w jego fazie 2 atakują wszystkie naraz, każdy zabiera jednego ocalałego.',
    hand: (n) => `Kart na ręce: ${n}. Nikt inny ich nie widzi.`,
  },
  en: {
    city: 'So many cards are left in the city deck. A survivor on top can be rescued; noise turns the survivor to its zombie side, and brings a zombie on top into the shelter.',
    cityDiscards: 'Discarded city cards: dead zombies and lost survivors. Touch to look through them.',
    resources: 'The resource deck: everybody draws from it in phase 3.',
    discards: 'Discarded resource cards. Touch to look through them.',
    survivors: 'Survivors in this shelter. A shelter without any is out at the end of its phase 2.',
    barriers: 'Barriers in the doorway: they can be used when zombies attack this shelter.',
    zombies: 'Zombies at this shelter: all attack at once in its phase 2, and each takes one survivor.',
    hand: (n) => `Cards in hand: ${n}. Nobody else sees them.`,
  },
};
