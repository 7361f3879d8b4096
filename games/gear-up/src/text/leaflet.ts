/** Gear Up for newcomers: the goal in five lines and the rules on one sheet. */
import type { Leaflet } from '@horda/parts';

export const LEAFLET: Leaflet = {
  sides: { pl: 'Wszyscy razem przeciw hordzie i bossowi.', en: 'All together against the horde and its boss.' },
  goal: {
    want: {
      pl: 'Razem macie zabić bossa, zanim skończy się druga runda.',
      en: 'Together you must kill the boss before the second round is over.',
    },
    turn: {
      pl: 'Karta tury wskazuje broń: skreślasz jej kształt na polach jednego zombie.',
      en: 'The turn card names a weapon: cross out its shape on the squares of one zombie.',
    },
    danger: {
      pl: 'Potem zombie maszerują; na polu 1 biją za każdą nieskreśloną ikonę obrażeń.',
      en: 'Then zombies march; in space 1 they strike for every damage icon not crossed out.',
    },
    fall: {
      pl: 'Gdy ginie choć jeden Ocalały, przegrywają wszyscy.',
      en: 'If a single survivor dies, everybody loses.',
    },
    end: {
      pl: 'Gra ma dwie rundy po dziewięć tur. W drugiej wchodzi boss.',
      en: 'There are two rounds of nine turns. The boss walks in for the second.',
    },
  },
  frames: [
    {
      id: 'goal',
      title: { pl: 'Cel', en: 'Goal' },
      rule: 'B103',
      text: {
        pl: 'Zabijcie bossa: **skreślcie wszystkie jego pola**, zanim minie druga runda. Ile zombie zostanie na ulicach, nie ma znaczenia.',
        en: 'Kill the boss: **cross out all of its squares** before the second round ends. Zombies left in the streets do not matter.',
      },
    },
    {
      id: 'turn',
      title: { pl: 'Twoja tura', en: 'Your turn' },
      rule: 'B47',
      text: {
        pl: 'Wszyscy naraz: odkrycie karty, atak, ulepszenie, marsz zombie, nowe zombie. **Za każde zabite na twojej ulicy ulepszasz broń.**',
        en: 'All at once: reveal, attack, upgrade, march, new zombies. **For each one killed in your street you upgrade a weapon.**',
      },
    },
    {
      id: 'shape',
      title: { pl: 'Kształt', en: 'The shape' },
      rule: 'B52',
      text: {
        pl: 'Kształt broni wolno obrócić i odbić, ale **musi się zmieścić cały**. Nie mieści się? Skreśl jedno pole. Ikony zbierasz od razu.',
        en: 'Turn and mirror the shape as you like, but **all of it must fit**. It does not? Cross out one square. Icons are yours at once.',
      },
    },
    {
      id: 'march',
      title: { pl: 'Marsz', en: 'The march' },
      rule: 'B78',
      text: {
        pl: 'Zombie o prędkości z karty podchodzą o pole. **Z pola 1 biją**: obrażenie za każdą nieskreśloną ikonę. Pancerz chroni zdrowie.',
        en: 'Zombies of the speed on the card step closer. **In space 1 they strike**: one damage per open icon. Armour saves health.',
      },
    },
    {
      id: 'end',
      title: { pl: 'Koniec', en: 'The end' },
      rule: 'B104',
      text: {
        pl: 'Boss ginie: wygrywacie od razu. **Ginie Ocalały albo boss przeżywa drugą rundę: przegrywacie** wszyscy.',
        en: 'The boss dies: you win at once. **A survivor dies, or the boss outlives round two: you lose**, all of you.',
      },
    },
  ],
  signs: [
    {
      id: 'square',
      name: { pl: 'pole PŻ', en: 'HP square' },
      means: { pl: 'tylko takie się skreśla', en: 'only these are crossed out' },
    },
    {
      id: 'damage',
      name: { pl: 'obrażenie', en: 'damage' },
      means: { pl: 'nieskreślone uderza', en: 'strikes unless crossed out' },
    },
    {
      id: 'ammo',
      name: { pl: 'amunicja', en: 'ammo' },
      means: { pl: '1 skreśla jedno pole', en: '1 crosses out a square' },
    },
    {
      id: 'armour',
      name: { pl: 'pancerz', en: 'armour' },
      means: { pl: '1 zatrzymuje 1 obrażenie', en: '1 stops 1 damage' },
    },
    {
      id: 'speed',
      name: { pl: 'wolne, szybkie', en: 'slow, fast' },
      means: { pl: 'idą, gdy karta tury pokaże ich znak', en: 'march when the turn card shows their sign' },
    },
  ],
};
