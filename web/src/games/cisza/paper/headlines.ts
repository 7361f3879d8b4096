/** Headlines of Szept: subject, verb, object, in the present; never a player's name. */
import type { Both } from '../../paper.ts';
import type { CiszaFacts } from './facts.ts';

/** What a headline may name. */
export interface Named {
  /** The card that led them there. */
  readonly card: string;
  /** The word is plural in Polish and in English. */
  readonly many: boolean;
  readonly who: string;
  readonly whom: string;
  readonly where: string;
  readonly zombies: number;
}

type Line = Both<[Named]>;

const BY_CARD: Readonly<Record<'noise' | 'sent', readonly Line[]>> = {
  noise: [
    {
      pl: ({ card, many, whom }) => `${card} ${many ? 'budzą' : 'budzi'} ${whom}`,
      en: ({ card, many, whom }) => `${card} ${many ? 'wake' : 'wakes'} ${whom}`,
    },
    {
      pl: ({ card, many, who }) => `${card} ${many ? 'krzyczą' : 'krzyczy'}, ${who} milknie`,
      en: ({ card, many, who }) => `${card} ${many ? 'shout' : 'shouts'}, ${who} falls silent`,
    },
    {
      pl: ({ card, many, where }) => `${card} ${many ? 'dzwonią' : 'dzwoni'} ${where} po raz ostatni`,
      en: ({ card, many, where }) => `${card} ${many ? 'ring' : 'rings'} ${where} for the last time`,
    },
    {
      pl: ({ card, many, whom }) => `${card} ${many ? 'wydają' : 'wydaje'} ${whom}`,
      en: ({ card, many, whom }) => `${card} ${many ? 'give' : 'gives'} ${whom} away`,
    },
    { pl: ({ who }) => `${who} nie umie być cicho`, en: ({ who }) => `${who} cannot keep quiet` },
  ],
  sent: [
    {
      pl: ({ card, many, whom }) => `${card} ${many ? 'odwiedzają' : 'odwiedza'} ${whom}`,
      en: ({ card, many, whom }) => `${card} ${many ? 'call' : 'calls'} on ${whom}`,
    },
    {
      pl: ({ card, many, where }) => `${card} ${many ? 'pukają' : 'puka'} ${where}`,
      en: ({ card, many, where }) => `${card} ${many ? 'knock' : 'knocks'} ${where}`,
    },
    { pl: ({ whom }) => `Sąsiedzi obdarowują ${whom}`, en: ({ whom }) => `Neighbours remember ${whom}` },
    {
      pl: ({ card, many, whom }) => `${card} ${many ? 'gaszą' : 'gasi'} ${whom}`,
      en: ({ card, many, whom }) => `${card} ${many ? 'put' : 'puts'} out ${whom}`,
    },
    { pl: ({ who }) => `${who} przyjmuje gości`, en: ({ who }) => `${who} receives visitors` },
  ],
};

const OTHER: Readonly<Record<'horde' | 'final' | 'given', readonly Line[]>> = {
  horde: [
    { pl: ({ whom }) => `Horda idzie na ${whom}`, en: ({ whom }) => `Horde turns into ${whom}` },
    { pl: ({ where }) => `Tłok ${where}`, en: ({ where }) => `Standing room only ${where}` },
    { pl: ({ who }) => `${who} pęka w szwach`, en: ({ who }) => `${who} bursts at the seams` },
  ],
  final: [
    { pl: ({ where }) => `Miasto kończy się ${where}`, en: ({ who }) => `City ends at ${who}` },
    { pl: ({ where }) => `Świt nie zastaje nikogo ${where}`, en: ({ who }) => `Dawn finds ${who} empty` },
    { pl: ({ who }) => `Ostatni atak: ${who}`, en: ({ who }) => `Last attack, last stop ${who}` },
    { pl: ({ who }) => `${who} nie doczekuje rana`, en: ({ who }) => `${who} misses the morning` },
  ],
  given: [
    { pl: ({ who }) => `${who} gaśnie po cichu`, en: ({ who }) => `${who} goes out quietly` },
    { pl: ({ where }) => `${where} robi się cicho`, en: ({ where }) => `Silence ${where}` },
    { pl: ({ whom }) => `Zombie dziedziczą ${whom}`, en: ({ whom }) => `Zombies inherit ${whom}` },
  ],
};

/** The patterns for this kind of fall; without a card those that need none. */
export function headlinesOf({ how, cause }: Pick<CiszaFacts, 'how' | 'cause'>): readonly Line[] {
  if (how === 'noise' || how === 'sent') return cause === null ? OTHER.given : BY_CARD[how];
  return OTHER[how];
}
