/** The Last Bus: the words of mission S1. What it does is in `content/missions/s1.ts`. */
import type { MissionText } from './text.ts';

export const S1_TEXT: MissionText = {
  title: { pl: 'Ostatni autobus', en: 'The Last Bus' },
  briefing: {
    pl: 'Autobus linii nocnej stoi pusty przy wschodniej pętli. Brakuje mu kluczyka z dyspozytorni i kanistra z remizy. Potem wystarczy przebiec ulicę, którą właśnie ktoś obudził.',
    en: 'The night bus stands empty at the eastern loop. It lacks a key from the dispatcher and a can from the fire house. Then you only have to cross a street somebody has just woken.',
  },
  victory: {
    pl: 'Weźcie oba żetony Celu, potem wszyscy Ocalali uciekają przez Strefę {2R.s3}.',
    en: 'Take both objective tokens, then all survivors leave through zone {2R.s3}.',
  },
  teaches: {
    pl: 'ucieczka w grupie: kiedy walczyć, a kiedy iść',
    en: 'escaping as a group: when to fight and when to walk',
  },
  rules: [
    {
      pl: 'Niebieska Strefa Namnażania {2R.s6} budzi się po wzięciu kanistra, zielona {7R.s7} na początku czwartej rundy.',
      en: 'The blue spawn zone {2R.s6} wakes when the can is taken, the green one {7R.s7} at the start of round four.',
    },
    { pl: 'Talia Zombie: karty 1–18 i 37–40.', en: 'Zombie deck: cards 1–18 and 37–40.' },
    {
      pl: 'Gdy żetony potrzebne do celu są zebrane, Ocalały może wyjść na koniec swojej tury, jeśli w strefie wyjścia nie ma Zombie.',
      en: 'Once the tokens of the goal are taken, a survivor may leave at the end of the own turn if the exit zone holds no Zombie.',
    },
  ],
  goals: {
    bus: { pl: 'Weźcie kluczyk i kanister', en: 'Take the key and the can' },
    allOut: { pl: 'Wyprowadźcie wszystkich przez wyjście', en: 'Bring everybody out through the exit' },
  },
  cards: {
    'S1-T1': {
      title: { pl: 'Kluczyk do stacyjki', en: 'Ignition Key' },
      story: {
        pl: 'Kluczyk wisi na haczyku z napisem „nie dla kierowcy”.',
        en: 'The key hangs on a hook marked “not for the driver”.',
      },
    },
    'S1-T2': {
      title: { pl: 'Kanister', en: 'Jerry Can' },
      story: { pl: 'Dwadzieścia litrów, czyli jedna dzielnica dalej.', en: 'Twenty litres: one district’s worth.' },
    },
    'S1-E4': {
      title: { pl: 'Druga strona ulicy', en: 'The Other Side of the Street' },
      story: { pl: 'Na południu ktoś przewraca kosze.', en: 'In the south somebody is knocking over bins.' },
    },
  },
};
