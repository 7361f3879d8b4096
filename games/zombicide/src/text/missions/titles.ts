/** Titles of all missions, for lists: the rest of their words is loaded with the mission. */
import type { Both } from '../both.ts';

export const MISSION_TITLES: Readonly<Record<string, Both>> = {
  M1: { pl: 'Stawiając czoła niemożliwemu', en: 'Facing the Impossible' },
  M2: { pl: 'Pomoc potrzebującym', en: 'Help for Those in Need' },
  M3: { pl: 'DEFCON 5: Deeskalacja', en: 'DEFCON 5: De-escalation' },
  M4: { pl: 'Strefa wojny', en: 'War Zone' },
  M5: { pl: 'DEFCON 4: Na drugi rzut oka', en: 'DEFCON 4: At Second Glance' },
  M6: { pl: 'DEFCON 3: Rundka po Białym Domu', en: 'DEFCON 3: A Tour of the White House' },
  M7: { pl: 'Poszukiwacze karty dostępu', en: 'Seekers of the Access Card' },
  M8: { pl: 'Czy ta winda jedzie w dół?', en: 'Is This Lift Going Down?' },
  M9: { pl: 'DEFCON 2: Szybkie tempo', en: 'DEFCON 2: Quick Pace' },
  M10: { pl: 'DEFCON 1: Odbezpieczony pistolet', en: 'DEFCON 1: Cocked Pistol' },
  S0: { pl: 'Pierwsze drzwi', en: 'The First Door' },
  S1: { pl: 'Ostatni autobus', en: 'The Last Bus' },
  S2: { pl: 'Spis z natury', en: 'Stocktaking' },
  S3: { pl: 'Troje z czwartego piętra', en: 'Three From the Fourth Floor' },
  S4: { pl: 'Długa sobota', en: 'The Long Saturday' },
  S5: { pl: 'Trzy światła', en: 'Three Lights' },
  S6: { pl: 'Ziemia niczyja', en: 'No Man’s Land' },
  S7: { pl: 'Dwa cienie', en: 'Two Shadows' },
};
