/** Zombiaki II for newcomers: the goal in five lines and the rules on one sheet. */
import type { Leaflet } from '@horda/parts';

export const LEAFLET: Leaflet = {
  sides: { pl: 'Zombiaki przeciw ludziom.', en: 'Zombies against humans.' },
  goal: {
    want: {
      pl: 'Zombiaki chcą wejść na Barykadę, ludzie chcą dotrwać do Świtu.',
      en: 'The zombies want to climb the Barricade; the humans want to last until Dawn.',
    },
    turn: {
      pl: 'W turze ruszasz swoje karty, odkrywasz do czterech, jedną oddajesz i grasz resztę.',
      en: 'On your turn your cards move, you fill your row to four, give one up and play the rest.',
    },
    danger: {
      pl: 'Zombiak idzie co turę. Strzał trafia najbliższego na torze i cofa go, jeśli przeżyje.',
      en: 'A zombie walks every turn. A shot hits the nearest in its lane and drives it back.',
    },
    fall: {
      pl: 'Wystarczy jeden zombiak na Barykadzie i ludzie przegrywają.',
      en: 'One zombie on the Barricade, and the humans have lost.',
    },
    end: {
      pl: 'Gdy zombiaki odkryją Świt, ostatnią kartę swojej talii, wygrywają ludzie.',
      en: 'When the zombies turn up Dawn, the last card of their deck, the humans win.',
    },
  },
  frames: [
    {
      id: 'goal',
      title: { pl: 'Cel', en: 'Goal' },
      rule: 'Z16',
      text: {
        pl: 'Zombiaki: wejdź na Barykadę, choćby jednym. Ludzie: **wytrwaj do Świtu**, ostatniej karty talii zombiaków.',
        en: 'Zombies: reach the Barricade, if only with one. Humans: **hold out until Dawn**, the last card of the zombie deck.',
      },
    },
    {
      id: 'turn',
      title: { pl: 'Twoja tura', en: 'Your turn' },
      rule: 'Z33',
      text: {
        pl: 'Obie strony tak samo. Z czterech odkrytych kart **jedną musisz oddać**; resztę zagraj albo zachowaj.',
        en: 'Both sides alike. Of the four open cards **you must give one up**; play the others or keep them.',
      },
    },
    {
      id: 'move',
      title: { pl: 'Ruch', en: 'Moving' },
      rule: 'Z41',
      text: {
        pl: 'Każdy zombiak idzie o pole w stronę Barykady, najbliższy pierwszy. **Musi iść, jeśli może.** Na zajęte pole nie wejdzie.',
        en: 'Every zombie walks one field towards the Barricade, the nearest first. **It must walk if it can.** Taken fields stop it.',
      },
    },
    {
      id: 'shot',
      title: { pl: 'Strzał', en: 'A shot' },
      rule: 'Z28',
      text: {
        pl: 'Strzał trafia najbliższego na torze; kto przeżyje, **cofa się o pole**. Karta, która zasłania, chroni wszystkich za nią.',
        en: 'A shot hits the nearest in its lane; one that survives **goes back a field**. A card in the way covers all behind it.',
      },
    },
    {
      id: 'end',
      title: { pl: 'Koniec', en: 'The end' },
      rule: 'Z88',
      text: {
        pl: 'Zombiak na Barykadzie: wygrywają zombiaki. **Odkryty Świt: wygrywają ludzie.** Remisów nie ma.',
        en: 'A zombie on the Barricade: the zombies win. **Dawn turned up: the humans win.** There are no draws.',
      },
    },
  ],
  signs: [
    {
      id: 'strength',
      name: { pl: 'Siła 3', en: 'Strength 3' },
      means: { pl: 'tyle ran go zniszczy', en: 'so many wounds destroy it' },
    },
    { id: 'wound', name: { pl: 'rana', en: 'wound' }, means: { pl: 'zostaje do końca', en: 'never heals' } },
    {
      id: 'line',
      name: { pl: 'linia strzału', en: 'line of fire' },
      means: { pl: 'tor musi być wolny', en: 'the lane must be clear' },
    },
    {
      id: 'car',
      name: { pl: 'auto', en: 'car' },
      means: { pl: 'jedzie w stronę Cmentarza', en: 'drives towards the Cemetery' },
    },
    {
      id: 'skull',
      name: { pl: 'czaszka', en: 'skull' },
      means: { pl: 'ginie od razu, bez liczenia ran', en: 'dies at once, wounds are not counted' },
    },
  ],
};
