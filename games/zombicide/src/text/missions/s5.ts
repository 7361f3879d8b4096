/** Three Lights: the words of mission S5. What it does is in `content/missions/s5.ts`. */
import type { MissionText } from './text.ts';

export const S5_TEXT: MissionText = {
  title: { pl: 'Trzy światła', en: 'Three Lights' },
  briefing: {
    pl: 'Pilot wyląduje tylko tam, gdzie zobaczy trójkąt świateł. Jest pierwsza w nocy, a w mieście świeci wyłącznie księżyc. Każda lampa, którą zapalicie, zaprosi też tych, którzy nie mają samolotu.',
    en: 'The pilot will land only where he sees a triangle of lights. It is one at night and nothing shines but the moon. Every lamp you light also invites those without an aeroplane.',
  },
  victory: {
    pl: 'Zapalcie trzy światła (żetony T1–T3), potem wszyscy Ocalali uciekają przez Strefę {6R.s7}.',
    en: 'Light the three lamps (tokens T1–T3), then all survivors leave through zone {6R.s7}.',
  },
  teaches: {
    pl: 'noc, zegar, promienie światła, decyzja świecić czy nie',
    en: 'night, clock, light beams, whether to shine at all',
  },
  rules: [
    {
      pl: 'Zasady Waszyngtonu: zegar, noc do 7:00, Latarki, kości Na Całość. Start o 1:00: sześć pierwszych rund to noc. Przed grą drużyna rozdaje dwie Latarki.',
      en: 'Washington rules: clock, night until 7:00, Flashlights, All-Out dice. Start at 1:00: the first six rounds are night. Before the game the team hands out two Flashlights.',
    },
    {
      pl: 'Zapalone światło oświetla swoją strefę do końca Misji. O 5:00 budzi się niebieska Strefa Namnażania {8R.s7}. Talia Zombie: karty 1–18 i 37–40.',
      en: 'A lit lamp lights its zone for the rest of the mission. At 5:00 the blue spawn zone {8R.s7} wakes. Zombie deck: cards 1–18 and 37–40.',
    },
    {
      pl: 'Gdy żetony potrzebne do celu są zebrane, Ocalały może wyjść na koniec swojej tury, jeśli w strefie wyjścia nie ma Zombie.',
      en: 'Once the tokens of the goal are taken, a survivor may leave at the end of the own turn if the exit zone holds no Zombie.',
    },
  ],
  goals: {
    lights: { pl: 'Zapalcie trzy światła', en: 'Light the three lamps' },
    allOut: { pl: 'Wyprowadźcie wszystkich przez wyjście', en: 'Bring everybody out through the exit' },
  },
  cards: {
    'S5-T1': {
      title: { pl: 'Znicz', en: 'Grave Lamp' },
      story: { pl: 'Płomień za czerwonym szkłem widać z daleka.', en: 'A flame behind red glass is seen from afar.' },
    },
    'S5-T2': {
      title: { pl: 'Reflektor budowlany', en: 'Site Lamp' },
      story: { pl: 'Kabel trzeszczy, ale lampa świeci.', en: 'The cable crackles, but the lamp shines.' },
    },
    'S5-T3': {
      title: { pl: 'Neon', en: 'Neon Sign' },
      story: {
        pl: '„CZYNNE”, mówi neon, pierwszy raz od tygodnia.',
        en: '“OPEN”, says the sign, for the first time in a week.',
      },
    },
    'S5-E5': {
      title: { pl: 'Godzina piąta', en: 'Five in the Morning' },
      story: {
        pl: 'Wiatr się odwrócił i niesie zapach ludzi.',
        en: 'The wind has turned and carries the smell of people.',
      },
    },
  },
};
