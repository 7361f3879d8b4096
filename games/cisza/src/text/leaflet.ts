/** Cisza for newcomers: the goal in five lines and the rules on one sheet. */
import type { Leaflet } from '@horda/parts';

export const LEAFLET: Leaflet = {
  sides: { pl: 'Każdy gra przeciw wszystkim.', en: 'Everyone for themselves.' },
  goal: {
    want: {
      pl: 'Chcesz mieć ostatni zamieszkany schron.',
      en: 'You want the last shelter with anybody alive in it.',
    },
    turn: {
      pl: 'W turze grasz karty, bronisz się przed zombie i dobierasz do trzech kart.',
      en: 'On your turn you play cards, fend off your zombies and draw back up to three.',
    },
    danger: {
      pl: 'Hałas budzi zombie w Mieście, a następny wpuszcza go do tego, kto hałasuje.',
      en: 'Noise wakes a zombie in the City; the next noise lets it in on whoever made it.',
    },
    fall: {
      pl: 'Bez ocalałych na koniec ataku odpadasz.',
      en: 'With no survivors left after an attack you are out.',
    },
    end: {
      pl: 'Gdy w Mieście zabraknie ocalałych, zaczyna się Atak Ostateczny.',
      en: 'When the City runs out of survivors, the Final Attack begins.',
    },
  },
  frames: [
    {
      id: 'goal',
      title: { pl: 'Cel', en: 'Goal' },
      rule: 'C100',
      text: {
        pl: 'Miej ocalałych, gdy inni już ich nie mają. **Kto zostaje bez ludzi, odpada.** Ostatni schron z ludźmi wygrywa.',
        en: 'Have survivors when nobody else does. **A shelter without people is out.** The last one with people wins.',
      },
    },
    {
      id: 'turn',
      title: { pl: 'Twoja tura', en: 'Your turn' },
      rule: 'C14',
      text: {
        pl: '**1** Zagraj tyle kart, ile chcesz, albo tyle odrzuć. **2** Każdy zombie w twoim schronie zabiera jedną osobę. **3** Dobierz do trzech kart.',
        en: '**1** Play as many cards as you like, or discard as many. **2** Each zombie in your shelter takes one person. **3** Draw up to three cards.',
      },
    },
    {
      id: 'noise',
      title: { pl: 'Hałas', en: 'Noise' },
      rule: 'C21',
      text: {
        pl: 'Hałas odwraca wierzch Miasta: z ocalałego robi się zombie. **Następny hałas wpuszcza go do tego, kto hałasuje.** Szybki wchodzi od razu.',
        en: 'Noise turns the top of the City: a survivor becomes a zombie. **The next noise lets it in on whoever made it.** A fast one comes at once.',
      },
    },
    {
      id: 'horde',
      title: { pl: 'Horda', en: 'The Horde' },
      rule: 'C54',
      text: {
        pl: 'Horda to po jednym nowym zombie dla każdego schronu. **Kto ją odkrywa, wybiera, który dokąd idzie.** Do swojego też.',
        en: 'A Horde is one new zombie for every shelter. **Whoever reveals it chooses which goes where.** One goes home, too.',
      },
    },
    {
      id: 'end',
      title: { pl: 'Koniec', en: 'The end' },
      rule: 'C101',
      text: {
        pl: 'Gdy w Mieście nie ma ocalałych, nikt już nie dobiera. Gra trwa, aż znikną zombie albo zostanie jeden schron. **Wtedy liczy się ludzi.**',
        en: 'With no survivors left in the City nobody draws. Play on until the zombies are gone or one shelter stands. **Then people are counted.**',
      },
    },
  ],
  signs: [
    { id: 'weapon', name: { pl: 'broń', en: 'weapon' }, means: { pl: 'usuwa zombie', en: 'removes zombies' } },
    { id: 'rescue', name: { pl: 'ratunek', en: 'rescue' }, means: { pl: 'bierze ludzi', en: 'takes people in' } },
    {
      id: 'barrier',
      name: { pl: 'bariera', en: 'barrier' },
      means: { pl: 'czeka na atak', en: 'waits for an attack' },
    },
    { id: 'trick', name: { pl: 'podstęp', en: 'trick' }, means: { pl: 'szkodzi innym', en: 'harms others' } },
    { id: 'loud', name: { pl: 'głośna', en: 'loud' }, means: { pl: 'robi hałas', en: 'makes noise' } },
    { id: 'silent', name: { pl: 'cicha', en: 'silent' }, means: { pl: 'nikogo nie budzi', en: 'wakes nobody' } },
    {
      id: 'weak',
      name: { pl: 'zwykły, szybki', en: 'ordinary, fast' },
      means: { pl: 'pada od każdej broni', en: 'falls to any weapon' },
    },
    {
      id: 'strong',
      name: { pl: 'silny', en: 'strong' },
      means: { pl: 'tylko Shotgun, Karabin Snajperski i Miny', en: 'only Shotgun, Sniper Rifle and Mines' },
    },
  ],
};
