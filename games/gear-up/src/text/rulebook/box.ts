import type { RuleText } from '@horda/parts';

/** What lies on the table: cards and boards (B1–B25), in our own words. */
export const BOX = [
  {
    id: 'B1',
    heading: 'Komponenty gry',
    en: 'Everybody plays on one side: 1 to 6 players, each with one survivor.',
    pl: 'Wszyscy grają po jednej stronie: od 1 do 6 graczy, każdy prowadzi jednego Ocalałego.',
  },
  {
    id: 'B2',
    heading: 'Komponenty gry',
    en: 'There are 48 standard zombie cards: 12 each of Walker, Runner, Crawler and Chomper.',
    pl: 'Standardowych Zombie jest 48: po 12 kart Szwendacza, Biegacza, Pełzacza i Kłapacza.',
  },
  {
    id: 'B3',
    heading: 'Komponenty gry',
    en: 'There are 24 special zombie cards: 6 each of Bomber, Fatty, Soldier and Stinker.',
    pl: 'Specjalnych Zombie są 24: po 6 kart Bombowca, Spaślaka, Żołnierza i Śmierdziucha.',
  },
  {
    id: 'B4',
    heading: 'Komponenty gry',
    en:
      'Besides, there are 10 turn cards, 7 spawn cards, 1 commander card, 6 spawn help cards, 3 boss cards of phase ' +
      '1, 4 of phase 2 and 6 companions; the boards of 6 survivors and 6 bosses have two sides each.',
    pl:
      'Poza tym w grze jest 10 kart Tury, 7 kart Namnażania, 1 karta Dowódcy, 6 kart Pomocy Namnażania, 3 karty ' +
      'Bossa Fazy 1, 4 karty Bossa Fazy 2 i 6 Towarzyszy; plansze 6 Ocalałych i 6 Bossów są dwustronne.',
  },
  {
    id: 'B5',
    heading: 'Plansza Ocalałego',
    en: 'A survivor has a health track: each damage taken crosses one space of it.',
    pl: 'Ocalały ma tor Zdrowia: każde otrzymane Obrażenie skreśla na nim jedno pole.',
  },
  {
    id: 'B6',
    heading: 'Plansza Ocalałego',
    en:
      'A survivor has an armour track: armour that is gained circles a space, armour that is used crosses a circled ' +
      'one.',
    pl: 'Ocalały ma tor Pancerza: zdobyty Pancerz zakreśla pole, użyty skreśla pole już zakreślone.',
  },
  {
    id: 'B7',
    heading: 'Plansza Ocalałego',
    en: 'A survivor has an ammo track: ammo that is gained circles a space, ammo that is spent crosses a circled one.',
    pl: 'Ocalały ma tor Amunicji: zdobyta Amunicja zakreśla pole, wydana skreśla pole już zakreślone.',
  },
  {
    id: 'B8',
    heading: 'Plansza Ocalałego',
    en: 'In front of each survivor there are three street spaces: space 1 is the nearest, space 3 the farthest.',
    pl: 'Przed każdym Ocalałym są trzy pola Ulicy: pole 1 leży najbliżej, pole 3 najdalej.',
  },
  {
    id: 'B9',
    heading: 'Plansza Ocalałego',
    en: 'A survivor has four weapons, one of each colour; the yellow one is the preferred weapon.',
    pl: 'Ocalały ma cztery Bronie, po jednej w każdym kolorze; żółta jest preferowana.',
  },
  {
    id: 'B10',
    heading: 'Broń',
    en: 'A weapon has a name, a hit shape, at most one starting effect and exactly two upgrades.',
    pl: 'Broń ma nazwę, Kształt Trafienia, najwyżej jeden Efekt Początkowy i dokładnie dwa Ulepszenia.',
  },
  {
    id: 'B11',
    heading: 'Broń',
    en: 'A starting effect is Knockback or Multi-Hit 2 and always works.',
    pl: 'Efektem Początkowym jest Odrzut albo Wielokrotne Trafienie 2; działa on zawsze.',
  },
  {
    id: 'B12',
    heading: 'Broń',
    en: 'Upgrades are locked until they are earned by kills; a marked upgrade works.',
    pl: 'Ulepszenia są zablokowane, dopóki nie zdobędzie się ich za zabite Zombie; zaznaczone działa.',
  },
  {
    id: 'B13',
    heading: 'Karta Dowódcy',
    en: 'There are four difficulties: Easy, Normal, Hard and Nightmare.',
    pl: 'Są cztery poziomy trudności: Łatwy, Normalny, Trudny i Koszmarny.',
  },
  {
    id: 'B14',
    heading: 'Karta Dowódcy',
    en:
      'The difficulty says with how many standard and special zombies each player begins, and which sides of the ' +
      'spawn help card and of the boss board are used.',
    pl:
      'Poziom trudności mówi, z iloma Standardowymi i Specjalnymi Zombie każdy zaczyna oraz których stron karty ' +
      'Pomocy Namnażania i planszy Bossa się używa.',
  },
  {
    id: 'B15',
    heading: 'Karta Zombie',
    en: 'A black bar marks a standard zombie, a red one a special zombie.',
    pl: 'Czarny pasek oznacza Standardowe Zombie, czerwony Specjalne.',
  },
  {
    id: 'B16',
    heading: 'Karta Zombie',
    en: 'Every zombie card shows a speed, slow or fast.',
    pl: 'Każda karta Zombie pokazuje Prędkość: to Zombie jest wolne albo szybkie.',
  },
  {
    id: 'B17',
    heading: 'Karta Zombie',
    en: 'The squares inside the bold outline are the HP squares; only they can be crossed.',
    pl: 'Kwadraty wewnątrz grubego obrysu to pola PŻ; tylko je można skreślać.',
  },
  {
    id: 'B18',
    heading: 'Karta Zombie',
    en: 'An HP square may carry one icon: ammo, armour or damage.',
    pl: 'Na polu PŻ może być jedna ikona: Amunicji, Pancerza albo Obrażenia.',
  },
  {
    id: 'B19',
    heading: 'Karta Zombie',
    en: 'Damage icons outside the HP squares are permanent: they cannot be crossed and count in every attack.',
    pl: 'Ikony Obrażeń poza polami PŻ są stałe: nie da się ich skreślić i liczą się przy każdym ataku.',
  },
  {
    id: 'B20',
    heading: 'Karta Zombie',
    en: 'Some kinds of zombies have a special ability.',
    pl: 'Niektóre rodzaje Zombie mają Specjalną Umiejętność.',
  },
  {
    id: 'B21',
    heading: 'Plansza Bossa',
    en: 'The black side of the boss board is for Easy, the red side for the other difficulties.',
    pl: 'Czarna strona planszy Bossa służy do poziomu Łatwego, czerwona do pozostałych.',
  },
  {
    id: 'B22',
    heading: 'Plansza Bossa',
    en:
      'HP squares of a boss may carry ammo, armour, yellow damage or blue damage; ammo and armour are gained as ' +
      'from any zombie.',
    pl:
      'Pola PŻ Bossa mogą mieć ikony Amunicji, Pancerza, żółtego albo niebieskiego Obrażenia; Amunicję i Pancerz ' +
      'zdobywa się z nich tak jak ze zwykłych Zombie.',
  },
  {
    id: 'B23',
    heading: 'Plansza Bossa',
    en: 'Yellow and blue icons outside the HP squares of a boss are permanent and cannot be crossed.',
    pl: 'Żółte i niebieskie ikony poza polami PŻ Bossa są stałe i nie da się ich skreślić.',
  },
  {
    id: 'B24',
    heading: 'Plansza Bossa',
    en: 'Blue icons count in phase 2 of the second round only.',
    pl: 'Niebieskie ikony liczą się tylko w Fazie 2 drugiej rundy.',
  },
  {
    id: 'B25',
    heading: 'Plansza Bossa',
    en: 'Every boss has a special ability; all but Super Abomination have a special rule, too.',
    pl: 'Każdy Boss ma Specjalną Umiejętność; wszyscy oprócz Super Abominacji mają też Zasadę Specjalną.',
  },
] as const satisfies readonly RuleText[];
