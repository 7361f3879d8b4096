import type { RuleText } from '@horda/parts';

/** Zombies and bosses with abilities of their own (B127–B149), in our own words. */
export const ZOMBIES = [
  {
    id: 'B127',
    heading: 'Zombie',
    en:
      'There are three kinds of zombies: standard ones, the weakest; special ones, stronger and some with ' +
      'abilities; and bosses.',
    pl:
      'Są trzy rodzaje Zombie: Standardowe, najsłabsze; Specjalne, silniejsze, niektóre z Umiejętnościami; oraz ' +
      'Bossowie.',
  },
  {
    id: 'B128',
    heading: 'Zombie',
    en:
      'Bomber: when it would attack, its card is discarded instead, without an upgrade, and every survivor takes ' +
      'damage equal to its uncrossed damage icons.',
    pl:
      'Bombowiec: gdy miałby zaatakować, zamiast tego jego karta zostaje odrzucona, bez Ulepszenia, a każdy Ocalały ' +
      'otrzymuje tyle Obrażeń, ile Bombowiec ma nieskreślonych ikon Obrażeń.',
  },
  {
    id: 'B129',
    heading: 'Zombie',
    en:
      'Stinker: while it is on any street space, every other zombie in front of the same survivor counts as having ' +
      'one more damage icon.',
    pl:
      'Śmierdziuch: dopóki stoi na dowolnym polu Ulicy, każde inne Zombie przed tym samym Ocalałym liczy się tak, ' +
      'jakby miało o jedną ikonę Obrażenia więcej.',
  },
  {
    id: 'B130',
    heading: 'Zombie',
    en: 'The effects of several Stinkers add up.',
    pl: 'Efekty kilku Śmierdziuchów się sumują.',
  },
  {
    id: 'B131',
    heading: 'Zombie',
    en: 'Fatty and Soldier have no ability.',
    pl: 'Spaślak i Żołnierz nie mają Umiejętności.',
  },
  {
    id: 'B132',
    heading: 'Super Abominacja',
    en:
      'Super Abomination, ability: every survivor crosses 2 available armour, or as many as there are; nothing else ' +
      'happens.',
    pl:
      'Super Abominacja, Umiejętność: każdy Ocalały skreśla 2 dostępne Pancerze albo tyle, ile ma; nic więcej się ' +
      'nie dzieje.',
  },
  {
    id: 'B133',
    heading: 'Super Abominacja',
    en: 'Super Abomination has no special rule.',
    pl: 'Super Abominacja nie ma Zasady Specjalnej.',
  },
  {
    id: 'B134',
    heading: 'Piramida Zombie',
    en:
      'Zombie Pyramid, rule: a hit shape drawn on it has to touch, by side or corner, at least one square that is ' +
      'already crossed.',
    pl:
      'Piramida Zombie, zasada: rysowany na niej Kształt Trafienia musi się stykać, bokiem lub rogiem, z co ' +
      'najmniej jednym skreślonym już polem.',
  },
  {
    id: 'B135',
    heading: 'Piramida Zombie',
    en: 'One square of the Zombie Pyramid is crossed from the start.',
    pl: 'Jedno pole Piramidy Zombie jest skreślone od początku.',
  },
  {
    id: 'B136',
    heading: 'Piramida Zombie',
    en: 'Zombie Pyramid, ability: every survivor takes 1 damage that armour cannot block.',
    pl: 'Piramida Zombie, Umiejętność: każdy Ocalały otrzymuje 1 Obrażenie, którego Pancerz nie zablokuje.',
  },
  {
    id: 'B137',
    heading: 'Słońmbie',
    en: 'Zombiephant, rule: its weak points need not be crossed to kill it.',
    pl: 'Słońmbie, zasada: aby zabić tego Bossa, nie trzeba skreślać słabych punktów.',
  },
  {
    id: 'B138',
    heading: 'Słońmbie',
    en:
      'When all 8 HP squares around a weak point are crossed, all HP squares of its row and of its column are ' +
      'crossed.',
    pl:
      'Gdy wszystkie 8 pól PŻ wokół słabego punktu jest skreślonych, skreśla się wszystkie pola PŻ w jego rzędzie i ' +
      'kolumnie.',
  },
  {
    id: 'B139',
    heading: 'Słońmbie',
    en: 'Zombiephant, ability: every survivor takes 2 damage; whoever pays 1 ammo takes none (G1).',
    pl:
      'Słońmbie, Umiejętność: każdy Ocalały otrzymuje 2 Obrażenia; kto zapłaci 1 Amunicję, nie otrzymuje żadnego ' +
      '(G1).',
  },
  {
    id: 'B140',
    heading: 'Dead Sox',
    en: 'Dead Sox are three bosses, Catcher, Batter and Pitcher, who deal their damage separately.',
    pl: 'Dead Sox to trzej Bossowie, Łapacz, Pałkarz i Miotacz, którzy zadają Obrażenia osobno.',
  },
  {
    id: 'B141',
    heading: 'Dead Sox',
    en: 'A killed member of Dead Sox attacks no more; the others go on.',
    pl: 'Zabity członek Dead Sox już nie atakuje; pozostali atakują dalej.',
  },
  {
    id: 'B142',
    heading: 'Dead Sox',
    en: 'The damage of the Catcher crosses armour instead of health; damage for which there is no armour does nothing.',
    pl: 'Obrażenia Łapacza skreślają Pancerz zamiast Zdrowia; te, na które nie starcza Pancerza, przepadają.',
  },
  {
    id: 'B143',
    heading: 'Dead Sox',
    en: 'The damage of the Batter is ordinary damage.',
    pl: 'Pałkarz zadaje zwykłe Obrażenia.',
  },
  {
    id: 'B144',
    heading: 'Dead Sox',
    en: 'The damage of the Pitcher cannot be blocked by armour.',
    pl: 'Obrażeń Miotacza Pancerz nie zablokuje.',
  },
  {
    id: 'B145',
    heading: 'Dead Sox',
    en: 'Dead Sox, ability: every living member deals 1 damage to every survivor.',
    pl: 'Dead Sox, Umiejętność: każdy żyjący członek drużyny zadaje każdemu Ocalałemu 1 Obrażenie.',
  },
  {
    id: 'B146',
    heading: 'Krzykacz',
    en:
      'Screamer, rule: squares in its mouth can be crossed, by a shape or by ammo, only if its ability was revealed ' +
      'in the turn before.',
    pl:
      'Krzykacz, zasada: pola w jego paszczy można skreślać, Kształtem lub Amunicją, tylko wtedy, gdy w poprzedniej ' +
      'turze odkryto jego Umiejętność.',
  },
  {
    id: 'B147',
    heading: 'Krzykacz',
    en:
      'Screamer, ability: the leftmost free space of its track is crossed, and all zombies of that speed in all ' +
      'streets move, or attack, as in a march.',
    pl:
      'Krzykacz, Umiejętność: skreśla się pierwsze od lewej wolne pole jego Toru, a wszystkie Zombie o tej ' +
      'Prędkości na wszystkich Ulicach poruszają się lub atakują jak w Marszu.',
  },
  {
    id: 'B148',
    heading: 'Mutacja',
    en: 'Mutation, rule: a survivor whose hit shape lies across a dotted line of Mutation takes 1 damage.',
    pl:
      'Mutacja, zasada: Ocalały, którego Kształt Trafienia leży w poprzek kropkowanej linii Mutacji, otrzymuje 1 ' +
      'Obrażenie.',
  },
  {
    id: 'B149',
    heading: 'Mutacja',
    en: 'Mutation, ability: every survivor takes 2 damage; whoever pays 1 armour takes none (G1).',
    pl: 'Mutacja, Umiejętność: każdy Ocalały otrzymuje 2 Obrażenia; kto zapłaci 1 Pancerz, nie otrzymuje żadnego (G1).',
  },
] as const satisfies readonly RuleText[];
