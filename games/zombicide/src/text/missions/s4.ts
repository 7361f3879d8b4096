/** The Long Saturday: the words of mission S4. What it does is in `content/missions/s4.ts`. */
import type { MissionText } from './text.ts';

export const S4_TEXT: MissionText = {
  title: { pl: 'Długa sobota', en: 'The Long Saturday' },
  briefing: {
    pl: 'W sobotę nikt nie pracuje, więc pół miasta zostało w domu. Radiostacja i sejf są za dwoma kolorowymi drzwiami, a klucze gdzieś między kasą, portiernią i strychem. Coś dużego też ich szuka.',
    en: 'Nobody works on Saturday, so half the town stayed at home. The radio and the safe are behind two coloured doors, the keys somewhere among the till, the lodge and the loft. Something large is looking for them too.',
  },
  victory: {
    pl: 'Weźcie żetony T4 (sejf) i T5 (radiostacja), potem wszyscy Ocalali uciekają przez Strefę {7R.s3}.',
    en: 'Take tokens T4 (safe) and T5 (radio), then all survivors leave through zone {7R.s3}.',
  },
  teaches: {
    pl: 'wszystkie zasady klasyczne: kolorowe drzwi i strefy, Abominacja, Skrzynie',
    en: 'all classic rules: coloured doors and zones, Abomination, crates',
  },
  rules: [
    {
      pl: 'Żetony T1–T3 leżą zakryte i są przed grą wymieszane: jeden kryje niebieski klucz, jeden zielony.',
      en: 'Tokens T1–T3 lie face down and are mixed before the game: one hides the blue key, one the green.',
    },
    {
      pl: 'Niebieskie drzwi ({5R.r1|5R.s5}) i zielone ({9R.r1|9R.s7}) otwiera się jak zwykle, gdy drużyna ma klucz tego koloru. Drzwi {9R.r1|9R.s2} są zamurowane.',
      en: 'The blue door ({5R.r1|5R.s5}) and the green one ({9R.r1|9R.s7}) open in the usual way once the team has the key of that colour. The door {9R.r1|9R.s2} is walled up.',
    },
    {
      pl: 'Wzięcie niebieskiego klucza stawia Abominację w Startowej Strefie Namnażania, nawet jeśli inna jest w grze. Zielona strefa budzi się z sejfem, niebieska na początku trzeciej rundy.',
      en: 'Taking the blue key places an Abomination in the starting spawn zone even if another is in play. The green zone wakes with the safe, the blue one at the start of round three.',
    },
    {
      pl: 'Talia Zombie: karty 1–20, 23, 24, 27, 29, 31, 33, 35 i 37–40.',
      en: 'Zombie deck: cards 1–20, 23, 24, 27, 29, 31, 33, 35 and 37–40.',
    },
    {
      pl: 'Gdy żetony potrzebne do celu są zebrane, Ocalały może wyjść na koniec swojej tury, jeśli w strefie wyjścia nie ma Zombie.',
      en: 'Once the tokens of the goal are taken, a survivor may leave at the end of the own turn if the exit zone holds no Zombie.',
    },
  ],
  goals: {
    vaults: { pl: 'Weźcie żetony sejfu i radiostacji', en: 'Take the tokens of the safe and the radio' },
    allOut: { pl: 'Wyprowadźcie wszystkich przez wyjście', en: 'Bring everybody out through the exit' },
  },
  cards: {
    'S4-T1': {
      title: { pl: 'Zielony sznurek', en: 'Green String' },
      story: {
        pl: 'Drobne, guma do żucia i klucz na zielonym sznurku.',
        en: 'Small change, chewing gum and a key on a green string.',
      },
    },
    'S4-T2': {
      title: { pl: 'Niebieska taśma', en: 'Blue Tape' },
      story: {
        pl: 'Pod czapką leży klucz owinięty w niebieską taśmę.',
        en: 'Under a cap lies a key wrapped in blue tape.',
      },
    },
    'S4-T3': {
      title: { pl: 'Pusta puszka', en: 'Empty Tin' },
      story: { pl: 'Ktoś był tu przed wami.', en: 'Somebody was here before you.' },
    },
    'S4-T4': {
      title: { pl: 'Sejf jubilera', en: 'The Jeweller’s Safe' },
      story: { pl: 'Zamiast biżuterii leżą tu lonty i butelki.', en: 'Instead of jewels there are fuses and bottles.' },
    },
    'S4-T5': {
      title: { pl: 'Radiostacja', en: 'The Radio Set' },
      story: {
        pl: 'Na drugim końcu fali ktoś wciąż liczy do dziesięciu.',
        en: 'At the other end of the wave someone still counts to ten.',
      },
    },
    'S4-E3': {
      title: { pl: 'Druga zmiana', en: 'Second Shift' },
      story: {
        pl: 'Zza torów nadciąga druga połowa miasta.',
        en: 'From beyond the tracks comes the other half of town.',
      },
    },
  },
};
