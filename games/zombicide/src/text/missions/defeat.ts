/** How missions are lost, by what becomes of a survivor without health: knocked out, or dead. (V4, V7) */
import type { Both } from '../both.ts';

export const DEFEAT: Readonly<Record<'knockout' | 'death', Both>> = {
  knockout: {
    pl: 'Przegrana: żaden Ocalały nie jest przytomny; to zarazem koniec Kampanii. Gdy celu nie da się już osiągnąć (na przykład nie ma czym otworzyć drzwi), Misja jest przegrana i drużyna powtarza ją od stanu sprzed niej.',
    en: 'Lost when no survivor is conscious; that ends the campaign too. When the goal can no longer be met (for example nothing is left that opens doors), the mission is lost, and the team plays it again from the state before it.',
  },
  death: {
    pl: 'Przegrana: ginie Ocalały albo celu nie da się już osiągnąć (na przykład nie ma czym otworzyć potrzebnych drzwi).',
    en: 'Lost when a survivor dies, or when the goal can no longer be met (for example nothing is left that opens a needed door).',
  },
};
