/** Three From the Fourth Floor: the words of mission S3. What it does is in `content/missions/s3.ts`. */
import type { MissionText } from './text.ts';

export const S3_TEXT: MissionText = {
  title: { pl: 'Troje z czwartego piętra', en: 'Three From the Fourth Floor' },
  briefing: {
    pl: 'Troje sąsiadów zabarykadowało się w trzech mieszkaniach. Mają kartki w oknach i coraz mniej sił. Kto po nich pójdzie, musi też wrócić – z kimś, kto nie umie się bić.',
    en: 'Three neighbours have shut themselves in three flats. They have notes in the windows and less strength every hour. Whoever goes for them must also come back, with someone who cannot fight.',
  },
  victory: {
    pl: 'Wyprowadźcie co najmniej dwoje Towarzyszy i wszystkich Ocalałych przez Strefę {3V.s2}.',
    en: 'Bring at least two companions and all survivors out through zone {3V.s2}.',
  },
  teaches: { pl: 'Towarzysze, eskorta, rozdzielanie drużyny', en: 'companions, escort, splitting the team' },
  rules: [
    {
      pl: 'Hania czeka w Strefie {6R.r2}, Borys w {8R.r1}, Pola w {4R.r2}. Przyłącza się ich 1 akcją w ich strefie; idą ze swoim przewodnikiem i wychodzą razem z nim.',
      en: 'Hania waits in zone {6R.r2}, Borys in {8R.r1}, Pola in {4R.r2}. They are rallied with 1 action in their zone, follow their leader and leave with that leader.',
    },
    {
      pl: 'Śmierć jednego Towarzysza nie przegrywa gry; śmierć drugiego tak.',
      en: 'The death of one companion does not lose the game; the death of a second does.',
    },
    {
      pl: 'Wyjście działa od początku: Ocalały może wyjść na koniec swojej tury, jeśli w strefie wyjścia nie ma Zombie.',
      en: 'The exit works from the start: a survivor may leave at the end of the own turn if the exit zone holds no Zombie.',
    },
    {
      pl: 'Niebieska Strefa Namnażania {8R.s6} budzi się na początku trzeciej rundy. Talia Zombie: karty 1–20, 23, 24, 27, 29, 31, 33, 35 i 37–40.',
      en: 'The blue spawn zone {8R.s6} wakes at the start of round three. Zombie deck: cards 1–20, 23, 24, 27, 29, 31, 33, 35 and 37–40.',
    },
  ],
  goals: {
    rescued: { pl: 'Wyprowadźcie co najmniej dwoje Towarzyszy', en: 'Bring at least two companions out' },
    allOut: { pl: 'Wyprowadźcie wszystkich przez wyjście', en: 'Bring everybody out through the exit' },
  },
  cards: {
    'S3-E3': {
      title: { pl: 'Obudzona ulica', en: 'The Street Wakes' },
      story: { pl: 'Ktoś trzasnął drzwiami i nie był to nikt z was.', en: 'A door slammed, and it was none of you.' },
    },
  },
};
