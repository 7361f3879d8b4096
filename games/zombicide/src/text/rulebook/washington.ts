import type { RuleText } from '@horda/parts';

/** Secret Service, Humvee, corridors, sandbags and the tank (V322–V339), in our own words. */
export const WASHINGTON = [
  {
    id: 'V322',
    heading: 'Zasady Waszyngtonu',
    en: 'Secret Service cards have their own back and their own deck, and use the rules of advanced equipment.',
    pl: 'Karty Secret Service mają własny rewers i własną talię i podlegają zasadom Zaawansowanego Ekwipunku.',
  },
  {
    id: 'V323',
    heading: 'Zasady Waszyngtonu',
    en: 'Secret Service cards are found in Secret Service zones and in zones with a Humvee.',
    pl: 'Karty Secret Service znajduje się w Strefach Secret Service i w Strefach z Humvee.',
  },
  {
    id: 'V324',
    heading: 'Zasady Waszyngtonu',
    en: 'The Humvee cannot be driven.',
    pl: 'Humvee nie da się jeździć.',
  },
  {
    id: 'V325',
    heading: 'Zasady Waszyngtonu',
    en: 'The Humvee makes its zone searchable, even in a street.',
    pl: 'Strefę z Humvee można Przeszukiwać nawet na ulicy.',
  },
  {
    id: 'V326',
    heading: 'Zasady Waszyngtonu',
    en: 'Corridors behave like streets for sight, but nobody may search there.',
    pl: 'Pod względem Pola Widzenia Korytarze działają jak ulice, ale Przeszukiwać ich nie wolno.',
  },
  {
    id: 'V327',
    heading: 'Zasady Waszyngtonu',
    en: 'Sandbags are printed on the straight border between two zones.',
    pl: 'Worki z Piaskiem są nadrukowane na prostej granicy między dwiema Strefami.',
  },
  {
    id: 'V328',
    heading: 'Zasady Waszyngtonu',
    en: 'A border wholly closed by sandbags stops zombies from moving across it.',
    pl: 'Przez granicę w całości zamkniętą Workami z Piaskiem Zombie nie przechodzą.',
  },
  {
    id: 'V329',
    heading: 'Zasady Waszyngtonu',
    en: 'A border only partly covered by sandbags does not stop them.',
    pl: 'Granica zastawiona Workami z Piaskiem tylko częściowo ich nie zatrzymuje.',
  },
  {
    id: 'V330',
    heading: 'Zasady Waszyngtonu',
    en: 'Zombies stopped by sandbags look for another way to the same target.',
    pl: 'Zatrzymane przez Worki z Piaskiem Zombie szukają innej drogi do tego samego celu.',
  },
  {
    id: 'V331',
    heading: 'Zasady Waszyngtonu',
    en: 'In extra activations zombies ignore sandbags, both in finding the way and in moving.',
    pl:
      'W dodatkowych Aktywacjach Zombie nie zważają na Worki z Piaskiem: ani przy wyznaczaniu drogi, ani przy samym ' +
      'ruchu.',
  },
  {
    id: 'V332',
    heading: 'Zasady Waszyngtonu',
    en: 'Sandbags stop zombies in both directions.',
    pl: 'Worki z Piaskiem zatrzymują Zombie w obu kierunkach.',
  },
  {
    id: 'V333',
    heading: 'Zasady Waszyngtonu',
    en: 'The tank is printed on tile 10V and fills one zone.',
    pl: 'Czołg jest nadrukowany na kafelku 10V i zajmuje jedną Strefę.',
  },
  {
    id: 'V334',
    heading: 'Zasady Waszyngtonu',
    en: 'In ordinary activations zombies do not step onto the tank; they go around it.',
    pl: 'W zwykłych Aktywacjach Zombie nie wchodzą na Czołg, tylko go omijają.',
  },
  {
    id: 'V335',
    heading: 'Zasady Waszyngtonu',
    en: 'In extra activations zombies ignore the tank in finding the way and may step onto it; it still blocks sight.',
    pl:
      'W dodatkowych Aktywacjach Zombie nie zważają na Czołg przy wyznaczaniu drogi i mogą na niego wejść; widok ' +
      'zasłania on nadal.',
  },
  {
    id: 'V336',
    heading: 'Zasady Waszyngtonu',
    en: 'A zombie on the tank steps down by its normal move without penalty.',
    pl: 'Zombie stojące na Czołgu schodzi z niego zwykłym ruchem, bez kary.',
  },
  {
    id: 'V337',
    heading: 'Zasady Waszyngtonu',
    en: 'Figures on the tank fight, see and are seen as in any zone.',
    pl: 'Postacie na Czołgu walczą, widzą i są widziane jak w każdej innej Strefie.',
  },
  {
    id: 'V338',
    heading: 'Zasady Waszyngtonu',
    en:
      'For sandbags and the tank, these are extra activations: extra-activation cards, running out of figures, an ' +
      'abomination card with an abomination on the board, light beams, Taunt (Y12).',
    pl:
      'Przy Workach z Piaskiem i Czołgu dodatkowe Aktywacje to: karty dodatkowej Aktywacji, brak figurek, karta ' +
      'Abominacji, gdy jakaś jest już na planszy, Promienie Światła i Prowokacja (Y12).',
  },
  {
    id: 'V339',
    heading: 'Zasady Waszyngtonu',
    en: 'A rush is not an extra activation (Y13).',
    pl: 'Natarcie nie jest dodatkową Aktywacją (Y13).',
  },
] as const satisfies readonly RuleText[];
