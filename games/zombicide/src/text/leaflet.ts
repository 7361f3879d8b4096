/** Zombicide for newcomers: the goal in five lines and the rules on one sheet. */
import type { Leaflet } from '@horda/parts';

export const LEAFLET: Leaflet = {
  sides: { pl: 'Wszyscy razem przeciw miastu.', en: 'All together against the city.' },
  goal: {
    want: {
      pl: 'Razem macie osiągnąć wszystkie cele misji.',
      en: 'Together you must meet every goal of the mission.',
    },
    turn: {
      pl: 'Każdy Ocalały ma 3 akcje: idzie, przeszukuje, otwiera drzwi, atakuje, zabiera cele.',
      en: 'Every survivor has 3 actions: move, search, open doors, attack, take objectives.',
    },
    danger: {
      pl: 'Zombie idą do tych, których widzą, a inaczej tam, gdzie najgłośniej. Nigdy nie chybiają.',
      en: 'Zombies go for those they see, otherwise for the loudest place. They never miss.',
    },
    fall: {
      pl: 'Śmierć jednego Ocalałego to przegrana misja; w kampanii gracie, dopóki ktoś stoi.',
      en: 'One dead survivor loses the mission; in the campaign you last while anybody stands.',
    },
    end: {
      pl: 'Koniec, gdy ostatni cel jest osiągnięty albo któregoś nie da się już osiągnąć.',
      en: 'It ends when the last goal is met, or when one can no longer be met.',
    },
  },
  frames: [
    {
      id: 'goal',
      title: { pl: 'Cel', en: 'Goal' },
      rule: 'V3',
      text: {
        pl: 'Osiągnijcie **wszystkie cele misji**, w dowolnej kolejności, jeśli misja jej nie ustala. Wygrywacie i przegrywacie razem.',
        en: 'Meet **every goal of the mission**, in any order unless the mission sets one. You win together or lose together.',
      },
    },
    {
      id: 'turn',
      title: { pl: 'Twoja tura', en: 'Your turn' },
      rule: 'V32',
      text: {
        pl: 'Ocalały ma **3 akcje**, później 4: ruch, szukanie, drzwi, atak, wymiana, cel. Potem następny Ocalały, a po wszystkich zombie.',
        en: 'A survivor has **3 actions**, later 4: move, search, door, attack, trade, objective. Then the next one; after all, the zombies.',
      },
    },
    {
      id: 'dice',
      title: { pl: 'Kości', en: 'Dice' },
      rule: 'V138',
      text: {
        pl: 'Rzuć tyloma kośćmi, ile ma broń. **Każdy wynik od Precyzji wzwyż trafia jednego zombie.** Spaślak wymaga Obrażeń 2.',
        en: 'Roll as many dice as the weapon has. **Each result of its Accuracy or more hits one zombie.** A Brute needs Damage 2.',
      },
    },
    {
      id: 'noise',
      title: { pl: 'Hałas', en: 'Noise' },
      rule: 'V207',
      text: {
        pl: 'Zombie idą do Ocalałych, których widzą, a inaczej do **najgłośniejszej strefy**. W tej samej strefie każdy zadaje ranę, bez rzutu.',
        en: 'Zombies go for survivors they see, otherwise for **the loudest zone**. In your zone each of them wounds, without a roll.',
      },
    },
    {
      id: 'end',
      title: { pl: 'Koniec', en: 'The end' },
      rule: 'V4',
      text: {
        pl: 'Ostatni cel osiągnięty: wygrywacie od razu. **Ginie Ocalały: misja przegrana.** W kampanii Znokautowanego można wynieść.',
        en: 'The last goal is met: you win at once. **A survivor dies: the mission is lost.** In the campaign a fallen one can be carried out.',
      },
    },
  ],
  signs: [
    {
      id: 'noise',
      name: { pl: 'hałas', en: 'noise' },
      means: { pl: 'wabi tych, którzy nie widzą', en: 'lures those who see nobody' },
    },
    {
      id: 'spawn',
      name: { pl: 'namnażanie', en: 'spawn zone' },
      means: { pl: 'tu co rundę wchodzą', en: 'they enter here each round' },
    },
    {
      id: 'objective',
      name: { pl: 'cel', en: 'objective' },
      means: { pl: 'zabierz go akcją', en: 'take it with an action' },
    },
    {
      id: 'door',
      name: { pl: 'drzwi', en: 'door' },
      means: { pl: 'otwarte budzą budynek', en: 'opening wakes the building' },
    },
    {
      id: 'danger',
      name: { pl: 'poziom zagrożenia', en: 'danger level' },
      means: { pl: 'im więcej zabitych, tym więcej nowych', en: 'more kills bring more zombies' },
    },
    {
      id: 'search',
      name: { pl: 'szukanie', en: 'search' },
      means: { pl: 'raz na turę, w budynku', en: 'once a turn, in a building' },
    },
  ],
};
