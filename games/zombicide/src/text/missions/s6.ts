/** No Man's Land: the words of mission S6. What it does is in `content/missions/s6.ts`. */
import type { MissionText } from './text.ts';

export const S6_TEXT: MissionText = {
  title: { pl: 'Ziemia niczyja', en: 'No Man’s Land' },
  briefing: {
    pl: 'Wojsko zostawiło czołg, worki z piaskiem i ciszę. Radio w czołgu działa, zasobnik ze zrzutu leży wśród lejów, a mapa min została w domu za linią. Humvee otwarto, lecz nikt nim nie odjechał.',
    en: 'The army left a tank, sandbags and silence. The tank radio works, a drop canister lies among the craters, and the minefield map stayed in a house behind the line. The Humvee was opened, yet nobody drove away.',
  },
  victory: {
    pl: 'Weźcie trzy żetony Celu, potem wszyscy Ocalali uciekają przez Strefę {5R.s2}.',
    en: 'Take the three objective tokens, then all survivors leave through zone {5R.s2}.',
  },
  teaches: {
    pl: 'worki z piaskiem, czołg, Humvee, talia Secret Service',
    en: 'sandbags, tank, Humvee, Secret Service deck',
  },
  rules: [
    {
      pl: 'Zasady Waszyngtonu bez zegara: zawsze dzień, kości Na Całość, talia Secret Service. Humvee stoi w Strefie {11V.c} i można je przeszukiwać od początku.',
      en: 'Washington rules without the clock: always day, All-Out dice, the Secret Service deck. The Humvee stands in zone {11V.c} and may be searched from the start.',
    },
    {
      pl: 'Worki z piaskiem i czołg działają jak zwykle: Zombie przekraczają je tylko w dodatkowych aktywacjach, wejście na czołg kosztuje Ocalałego 1 akcję więcej.',
      en: 'Sandbags and tank work as usual: Zombies cross them only in extra activations; climbing the tank costs a survivor 1 action more.',
    },
    {
      pl: 'Niebieska Strefa Namnażania {9R.s8} budzi się, gdy odezwie się radio (T1). Talia Zombie: karty 1–20, 23, 24, 27, 29, 31, 33, 35 i 37–40.',
      en: 'The blue spawn zone {9R.s8} wakes when the radio speaks (T1). Zombie deck: cards 1–20, 23, 24, 27, 29, 31, 33, 35 and 37–40.',
    },
    {
      pl: 'Gdy żetony potrzebne do celu są zebrane, Ocalały może wyjść na koniec swojej tury, jeśli w strefie wyjścia nie ma Zombie.',
      en: 'Once the tokens of the goal are taken, a survivor may leave at the end of the own turn if the exit zone holds no Zombie.',
    },
  ],
  goals: {
    radio: { pl: 'Zbierzcie trzy żetony Celu', en: 'Take the three objective tokens' },
    allOut: { pl: 'Wyprowadźcie wszystkich przez wyjście', en: 'Bring everybody out through the exit' },
  },
  cards: {
    'S6-T1': {
      title: { pl: 'Radio czołgu', en: 'Tank Radio' },
      story: {
        pl: 'Właz jest otwarty. W środku mruga jedna lampka.',
        en: 'The hatch is open. Inside a single lamp blinks.',
      },
    },
    'S6-T2': {
      title: { pl: 'Zasobnik zrzutu', en: 'Drop Canister' },
      story: {
        pl: 'Spadochron zaplątał się w druty, zasobnik ocalał.',
        en: 'The parachute is caught in wire; the canister is whole.',
      },
    },
    'S6-T3': {
      title: { pl: 'Mapa pól minowych', en: 'Minefield Map' },
      story: {
        pl: 'Ktoś narysował bezpieczną drogę i nie dokończył.',
        en: 'Someone drew the safe way and did not finish.',
      },
    },
  },
};
