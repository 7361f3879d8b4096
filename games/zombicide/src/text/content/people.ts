/** What the people and monsters of the game are called. Survivors have the same name in both languages. */
import type { AbominationId, CompanionId, SurvivorId } from '../../content/ids.ts';
import type { ZombieType } from '../../content/vocabulary.ts';
import type { Both } from '../both.ts';

export const SURVIVOR_NAMES: Readonly<Record<SurvivorId, string>> = {
  amy: 'Amy',
  doug: 'Doug',
  elle: 'Elle',
  josh: 'Josh',
  ned: 'Ned',
  wanda: 'Wanda',
  bunnyG: 'Bunny G',
  lili: 'Lili',
  lou: 'Lou',
  odin: 'Odin',
  ostara: 'Ostara',
  tigerSam: 'Tiger Sam',
  justin: 'Justin',
  angelo: 'Angelo',
  mindy: 'Mindy',
  anton: 'Anton',
  ashley: 'Ashley',
  tess: 'Tess',
};

export const COMPANION_NAMES: Readonly<Record<CompanionId, Both>> = {
  taylor: { pl: 'Taylor', en: 'Taylor' },
  president: { pl: 'Prezydent', en: 'the President' },
  hania: { pl: 'Hania', en: 'Hania' },
  borys: { pl: 'Borys', en: 'Borys' },
  pola: { pl: 'Pola', en: 'Pola' },
};

export const ZOMBIE_NAMES: Readonly<Record<ZombieType | 'abomination', Both>> = {
  walker: { pl: 'Szwendacz', en: 'Walker' },
  brute: { pl: 'Spaślak', en: 'Brute' },
  runner: { pl: 'Biegacz', en: 'Runner' },
  abomination: { pl: 'Abominacja', en: 'Abomination' },
};

export const ABOMINATION_NAMES: Readonly<Record<AbominationId, Both>> = {
  patientZero: { pl: 'Pacjent 0', en: 'Patient 0' },
  hobomination: { pl: 'Menelominacja', en: 'Hobomination' },
  abominacop: { pl: 'Abominaglina', en: 'Abominacop' },
  abominawild: { pl: 'Dzika Abominacja', en: 'Abominawild' },
};
