/** DEFCON 3: A Tour of the White House: the words of mission M6. What it does is in `content/missions/m6.ts`. */
import type { MissionText } from './text.ts';

export const M6_TEXT: MissionText = {
  title: { pl: 'DEFCON 3: Rundka po Białym Domu', en: 'DEFCON 3: A Tour of the White House' },
  briefing: {
    pl: 'Głos Wilsona mówi o pięćdziesięciu ludziach pod podłogą. Szukacie wejścia, którego nie ma na planie.',
    en: 'Wilson’s voice tells of fifty people under the floor. You look for a door that is on no plan.',
  },
  victory: {
    pl: 'Przeczytana Notatka #6: wejście do bunkra znalezione.',
    en: 'Note #6 read: the bunker entrance is found.',
  },
  rules: [
    {
      pl: 'WSKAZÓWKI zbiera się kartami; karta #13 zostaje odkryta i można do niej wrócić Akcją, gdy są co najmniej 3.',
      en: 'CLUES come from cards; card #13 stays face up and may be tried again with an action once there are 3.',
    },
    {
      pl: 'Zasada domowa: łazienka (Strefa {15R.c}) nie namnaża Zombie przy otwarciu.',
      en: 'House rule: the bathroom (zone {15R.c}) spawns nothing when opened.',
    },
    {
      pl: 'Zasada domowa: śmierć Towarzysza nie przegrywa Misji, ale odbiera drużynie jego Osiągnięcie.',
      en: 'House rule: a companion’s death does not lose the mission, but the team loses the achievement of that companion.',
    },
  ],
  goals: {
    entrance: { pl: 'Znajdźcie wejście do bunkra', en: 'Find the way into the bunker' },
  },
  cards: {
    'M6-10': {
      title: { pl: 'Serwis w ścianie', en: 'Service in the Wall' },
      story: {
        pl: 'Wózek z deserem stoi przy panelu, który nie jest panelem. Ktoś jadł tu w biegu.',
        en: 'A dessert trolley stands by a panel that is not a panel. Someone ate here on the run.',
      },
      options: {
        inside: { pl: 'Wejdź za panel', en: 'Go behind the panel' },
        trolley: { pl: 'Przeszukaj wózek', en: 'Search the trolley' },
      },
    },
    'M6-11': {
      title: { pl: 'Archiwum ochrony', en: 'Guard Archive' },
      story: {
        pl: 'Raporty kończą się na godzinie piętnastej. Ostatni jest dłuższy niż wszystkie pozostałe.',
        en: 'The reports stop at fifteen hundred. The last is longer than all the others.',
      },
      options: {
        read: { pl: 'Przeczytajcie raport', en: 'Read the report' },
        loot: { pl: 'Zabierzcie sprzęt', en: 'Take the equipment' },
      },
    },
    'M6-12': {
      title: { pl: 'Sala bez okien', en: 'Room Without Windows' },
      story: {
        pl: 'Ekrany śpią, ale kamery wciąż się obracają. Ktoś was ogląda.',
        en: 'The screens are asleep but the cameras still turn. Someone is watching you.',
      },
      options: {
        power: { pl: 'Obudźcie ekrany', en: 'Wake the screens' },
        cut: { pl: 'Przetnijcie przewody', en: 'Cut the cables' },
      },
    },
    'M6-13': {
      title: { pl: 'Ściana, która brzmi pusto', en: 'A Wall That Sounds Hollow' },
      story: {
        pl: 'Boazeria jest nowsza niż budynek. Bez wskazówek to tylko ładne drewno.',
        en: 'The panelling is newer than the house. Without clues it is just handsome wood.',
      },
    },
    'M6-14': {
      title: { pl: 'Portret z zawiasem', en: 'Portrait With a Hinge' },
      story: {
        pl: 'Trzeci prezydent od lewej odchyla się od ściany. Za nim jest tylko kurz i liczby.',
        en: 'The third president from the left swings off the wall. Behind him is only dust and numbers.',
      },
    },
    'M6-15': {
      title: { pl: 'Zamknięte od środka', en: 'Locked From Inside' },
      story: {
        pl: 'W łazience ktoś krzyczy, że jest człowiekiem. Zamilknie, jeśli otworzycie za głośno.',
        en: 'Somebody in the bathroom shouts that they are human. They will fall silent if you open too loudly.',
      },
    },
    'M6-N1': {
      title: { pl: 'Cisza na linii', en: 'Dead Line' },
      story: {
        pl: 'Kamery gasną, a z nimi głos Wilsona. Przynajmniej teraz nikt nie liczy waszych kroków.',
        en: 'The cameras die, and Wilson’s voice with them. At least nobody counts your steps now.',
      },
    },
    'M6-N2': {
      title: { pl: 'Dzień w środku', en: 'Day Indoors' },
      story: {
        pl: 'Lampy zapalają się jedna po drugiej, aż po ogród. Dom znów wygląda jak dom, więc wracają goście.',
        en: 'The lamps come on one by one, out to the garden. The house looks like a house again, so the guests return.',
      },
    },
    'M6-N3': {
      title: { pl: 'Raport z piętnastej', en: 'The Fifteen Hundred Report' },
      story: {
        pl: 'Trzech ochroniarzy zmieniło się w coś dużego. Jeden nosi na szyi kartę.',
        en: 'Three bodyguards turned into something large. One of them wears a card round the neck.',
      },
      options: {
        oath: { pl: 'Przyjmijcie obowiązek straży', en: 'Take up the guard’s duty' },
        note: { pl: 'Tylko zapamiętajcie', en: 'Just remember it' },
      },
    },
    'M6-N4': {
      title: { pl: 'Krecia robota', en: 'Mole Work' },
      story: {
        pl: 'Za panelem biegnie tunel dla kelnerów i rur. Wychodzicie z niego brudni i mądrzejsi.',
        en: 'Behind the panel runs a tunnel for waiters and pipes. You come out dirty and wiser.',
      },
    },
    'M6-N5': {
      title: { pl: 'Pokojówka Ruth', en: 'Ruth the Maid' },
      story: {
        pl: 'Ruth zna każdy schowek w tym domu. Pokazuje wam ten, o którym nikt nie mówi.',
        en: 'Ruth knows every cupboard in this house. She shows you the one nobody mentions.',
      },
    },
    'M6-N6': {
      title: { pl: 'Wejście', en: 'The Entrance' },
      story: {
        pl: 'Boazeria odsuwa się i odsłania stalowe wrota. Chcą karty i prądu, a wy nie macie ani jednego, ani drugiego.',
        en: 'The panelling slides back from a pair of steel gates. They want a card and power, and you have neither.',
      },
    },
  },
};
