/** Two Shadows: the words of mission S7. What it does is in `content/missions/s7.ts`. */
import type { MissionText } from './text.ts';

export const S7_TEXT: MissionText = {
  title: { pl: 'Dwa cienie', en: 'Two Shadows' },
  briefing: {
    pl: 'Reszta grupy nie wróciła. Zostało was niewielu, więc nikt nie bierze was za tłum. Plecak, narzędzia, paliwo – i ulica, po której da się chodzić w kółko, dopóki starczy tchu.',
    en: 'The rest of the group did not come back. You are few, so nobody takes you for a crowd. A rucksack, tools, fuel, and a street you can walk round as long as your breath lasts.',
  },
  victory: {
    pl: 'Weźcie trzy żetony Celu, potem wszyscy Ocalali uciekają przez Strefę {7R.s5}.',
    en: 'Take the three objective tokens, then all survivors leave through zone {7R.s5}.',
  },
  teaches: { pl: 'gra w pojedynkę: mała drużyna, krótsza partia', en: 'playing alone: a small team, a shorter game' },
  rules: [
    {
      pl: 'Grają 2–4 Ocalali. Sześć kart startowych rozdaje się po równo: przy dwóch po trzy, przy trzech po dwie, przy czterech dwie lub jedna.',
      en: '2–4 survivors play. The six starting cards are dealt evenly: three each for two, two each for three, two or one for four.',
    },
    {
      pl: 'Dwóch Ocalałych: tylko czerwona strefa. Trzech: od ósmej rundy także zielona {9R.s5}. Czterech: od siódmej rundy także niebieska {4R.s4}.',
      en: 'Two survivors: only the red zone. Three: from round eight also the green zone {9R.s5}. Four: from round seven also the blue zone {4R.s4}.',
    },
    { pl: 'Talia Zombie: karty 1–16 i 37–40.', en: 'Zombie deck: cards 1–16 and 37–40.' },
    {
      pl: 'Gdy żetony potrzebne do celu są zebrane, Ocalały może wyjść na koniec swojej tury, jeśli w strefie wyjścia nie ma Zombie.',
      en: 'Once the tokens of the goal are taken, a survivor may leave at the end of the own turn if the exit zone holds no Zombie.',
    },
  ],
  goals: {
    gear: { pl: 'Zbierzcie trzy żetony Celu', en: 'Take the three objective tokens' },
    allOut: { pl: 'Wyprowadźcie wszystkich przez wyjście', en: 'Bring everybody out through the exit' },
  },
  cards: {
    'S7-T1': {
      title: { pl: 'Plecak', en: 'The Rucksack' },
      story: { pl: 'Spakowany, podpisany, zapomniany.', en: 'Packed, labelled, forgotten.' },
    },
    'S7-T2': {
      title: { pl: 'Skrzynka narzędzi', en: 'The Toolbox' },
      story: { pl: 'Ktoś naprawiał wiatę. Nie dokończył.', en: 'Someone was mending a shed and never finished.' },
    },
    'S7-T3': {
      title: { pl: 'Zapasowe paliwo', en: 'Spare Fuel' },
      story: { pl: 'Zapach benzyny zabija wszystkie inne.', en: 'The smell of petrol smothers every other.' },
    },
    'S7-E7': {
      title: { pl: 'Znaleźli trop', en: 'They Found the Trail' },
      story: { pl: 'Teraz jesteście wystarczająco głośni.', en: 'Now you are loud enough.' },
    },
    'S7-E8': {
      title: { pl: 'Druga fala', en: 'The Second Wave' },
      story: {
        pl: 'Dźwięk niesie się także od strony parkingu.',
        en: 'The sound now comes from the car park as well.',
      },
    },
  },
};
