import type { RuleText } from '@horda/parts';

/** Playing alone (B150–B155), in our own words. */
export const SOLO = [
  {
    id: 'B150',
    heading: 'Tryb jednoosobowy',
    en: 'A single player uses the solo side of the survivor board.',
    pl: 'Kto gra w pojedynkę, używa jednoosobowej strony planszy Ocalałego.',
  },
  {
    id: 'B151',
    heading: 'Tryb jednoosobowy',
    en: 'Three companions are drawn at random, none with the name of the chosen survivor, and laid face up.',
    pl: 'Losuje się trzech Towarzyszy, żadnego o imieniu wybranego Ocalałego, i kładzie odkrytych.',
  },
  {
    id: 'B152',
    heading: 'Tryb jednoosobowy',
    en: 'A companion has a hit shape and an effect.',
    pl: 'Towarzysz ma Kształt Trafienia i efekt.',
  },
  {
    id: 'B153',
    heading: 'Tryb jednoosobowy',
    en:
      'When the turn card shows the companion mark, the player may use one companion that lies face up, before or ' +
      'after their own weapon; then its card is turned face down. With more players the mark means nothing.',
    pl:
      'Gdy na karcie Tury jest ikona Towarzysza, gracz może przed własną Bronią albo po niej użyć jednego odkrytego ' +
      'Towarzysza, którego kartę potem się zakrywa. Przy większej liczbie graczy ikona nic nie znaczy.',
  },
  {
    id: 'B154',
    heading: 'Tryb jednoosobowy',
    en:
      'A companion that lies face down cannot be used until the next round; as round 2 begins, all are turned up ' +
      'again.',
    pl: 'Zakrytego Towarzysza nie można użyć aż do następnej rundy; na początku rundy 2 wszystkich się odkrywa.',
  },
  {
    id: 'B155',
    heading: 'Tryb jednoosobowy',
    en: 'In solo play the boss never moves.',
    pl: 'W grze jednoosobowej Boss nigdy się nie przemieszcza.',
  },
] as const satisfies readonly RuleText[];
