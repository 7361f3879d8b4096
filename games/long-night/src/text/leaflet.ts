/** The Long Night for newcomers: the goal in five lines and the rules on one sheet. */
import type { Leaflet } from '@horda/parts';

export const LEAFLET: Leaflet = {
  sides: { pl: 'Razem, ale każdy ma swój sekret.', en: 'Together, but each with a secret.' },
  goal: {
    want: {
      pl: 'Kolonia ma wykonać cel główny, a ty także swój ukryty. Ktoś może być zdrajcą.',
      en: 'The colony must meet its main goal, and you your secret one. One of you may betray it.',
    },
    turn: {
      pl: 'Rzucasz kośćmi akcji i zużywasz je: przeszukujesz, walczysz, stawiasz barykady.',
      en: 'Roll action dice and spend them: search, fight, build barricades.',
    },
    danger: {
      pl: 'Każde wyjście do innej lokacji i każdy zabity zombie to rzut kością ryzyka.',
      en: 'Every walk to another location and every zombie killed is a roll for exposure.',
    },
    fall: {
      pl: 'Trzy obrażenia albo ugryzienie zabijają ocalałego, a kolonia traci 1 morale.',
      en: 'Three wounds or a bite kill a survivor, and the colony loses 1 morale.',
    },
    end: {
      pl: 'Koniec, gdy cel główny jest spełniony, morale spada do 0 albo mijają rundy.',
      en: 'It ends when the main goal is met, morale falls to 0 or the rounds are over.',
    },
  },
  frames: [
    {
      id: 'goal',
      title: { pl: 'Cel', en: 'Goal' },
      rule: 'L201',
      text: {
        pl: 'Kolonia ma cel główny, każdy ma swój ukryty. **Wygrywa ten, kto na koniec spełnia swój ukryty cel**; czasem jest to zdrajca.',
        en: 'The colony has a main goal, everyone a secret one. **Whoever has met their secret goal at the end wins**; it may be a traitor.',
      },
    },
    {
      id: 'turn',
      title: { pl: 'Twoja tura', en: 'Your turn' },
      rule: 'L64',
      text: {
        pl: 'Masz kość i po jednej za każdego ocalałego. **Zużywaj je na akcje**: atak, przeszukanie, barykada, sprzątanie, wabienie.',
        en: 'You have a die, and one more per survivor. **Spend them on actions**: attack, search, barricade, clean up, attract.',
      },
    },
    {
      id: 'exposure',
      title: { pl: 'Kość ryzyka', en: 'Exposure' },
      rule: 'L120',
      text: {
        pl: 'Rzucasz po ruchu do innej lokacji i po zabiciu zombie: pusto, rana, odmrożenie albo **ugryzienie, które zabija i przechodzi dalej**.',
        en: 'Roll after moving to another location and after a kill: blank, wound, frostbite, or **a bite, which kills and spreads**.',
      },
    },
    {
      id: 'crisis',
      title: { pl: 'Zagrożenie', en: 'The crisis' },
      rule: 'L144',
      text: {
        pl: 'Po turach kolonia je, liczy odpady i odkrywa karty oddane na zagrożenie. **Czego zabrakło, kosztuje morale.** Przybywają zombie.',
        en: 'After the turns the colony eats, counts its waste and reveals what was given for the crisis. **What is missing costs morale.** Zombies come.',
      },
    },
    {
      id: 'end',
      title: { pl: 'Koniec', en: 'The end' },
      rule: 'L203',
      text: {
        pl: 'Cel główny wykonany, morale 0 albo koniec rund. **Każdy odkrywa swój cel**: wygrać może kilka osób, jedna albo nikt.',
        en: 'The main goal is met, morale is 0, or no rounds are left. **All goals are turned up**: several may win, or one, or nobody.',
      },
    },
  ],
  signs: [
    {
      id: 'die',
      name: { pl: 'kość akcji', en: 'action die' },
      means: { pl: 'wartość ocalałego lub więcej', en: 'the survivor’s value or more' },
    },
    {
      id: 'wound',
      name: { pl: 'rana', en: 'wound' },
      means: { pl: 'trzecie obrażenie zabija', en: 'the third kills' },
    },
    {
      id: 'frostbite',
      name: { pl: 'odmrożenie', en: 'frostbite' },
      means: { pl: 'co turę dokłada ranę', en: 'adds a wound every turn' },
    },
    {
      id: 'noise',
      name: { pl: 'hałas', en: 'noise' },
      means: { pl: 'może sprowadzić zombie', en: 'may bring a zombie' },
    },
    {
      id: 'morale',
      name: { pl: 'morale', en: 'morale' },
      means: { pl: 'przy 0 gra się kończy', en: 'at 0 the game ends' },
    },
    {
      id: 'food',
      name: { pl: 'żywność', en: 'food' },
      means: { pl: '1 na dwóch w kolonii', en: '1 for two in the colony' },
    },
  ],
};
