import type { RuleText } from '@horda/parts';

/** The order of a round and the actions of a turn in general (V25–V39), in our own words. */
export const ROUND = [
  {
    id: 'V25',
    heading: 'Runda',
    en: 'A round has three phases in this order: player phase, zombie phase, end phase.',
    pl: 'Runda ma trzy fazy w tej kolejności: Faza Graczy, Faza Zombie, Faza Końcowa.',
  },
  {
    id: 'V26',
    heading: 'Runda',
    en:
      'In the player phase the first player activates all own survivors one after another, in any order. Then the ' +
      'player to the left does the same, and so on around the table.',
    pl:
      'W Fazie Graczy Pierwszy Gracz aktywuje po kolei wszystkich swoich Ocalałych, w dowolnej kolejności. Potem to ' +
      'samo robi gracz po lewej i tak dalej, dookoła stołu.',
  },
  {
    id: 'V27',
    heading: 'Runda',
    en:
      'A survivor finishes the whole turn before the next survivor starts. Only skills such as Tactician and Born ' +
      'leader change this.',
    pl:
      'Ocalały kończy całą Turę, zanim zacznie następny. Zmieniają to tylko Umiejętności takie jak Taktyk czy ' +
      'Urodzony przywódca.',
  },
  {
    id: 'V28',
    heading: 'Runda',
    en: 'Each survivor has exactly one turn a round, apart from extra turns that skills give.',
    pl: 'Każdy Ocalały ma w rundzie dokładnie jedną Turę, nie licząc dodatkowych Tur z Umiejętności.',
  },
  {
    id: 'V29',
    heading: 'Runda',
    en: 'The zombie phase begins when all players are done.',
    pl: 'Faza Zombie zaczyna się, gdy wszyscy gracze skończą.',
  },
  {
    id: 'V30',
    heading: 'Runda',
    en: 'The zombie phase has two steps: first activation, then spawning.',
    pl: 'Faza Zombie ma dwa etapy: najpierw Aktywacja, potem Namnażanie.',
  },
  {
    id: 'V31',
    heading: 'Runda',
    en: 'At night, zombies that see a light beam get an extra activation just before the zombie phase (V314).',
    pl: 'Nocą, tuż przed Fazą Zombie, Zombie widzące Promień Światła dostają dodatkową Aktywację (V314).',
  },
  {
    id: 'V32',
    heading: 'Akcje',
    en: 'A survivor has 3 actions a turn, and 4 from the yellow level on.',
    pl: 'Ocalały ma 3 Akcje na Turę, a od Żółtego Poziomu 4.',
  },
  {
    id: 'V33',
    heading: 'Akcje',
    en: 'Free actions from skills come on top and may be used only for their own type.',
    pl: 'Darmowe Akcje z Umiejętności są dodatkowe i można je wydać tylko na to, do czego są przeznaczone.',
  },
  {
    id: 'V34',
    heading: 'Akcje',
    en: 'Bonus actions of the campaign come on top and may be used for anything.',
    pl: 'Bonusowe Akcje z Kampanii są dodatkowe i można je wydać na cokolwiek.',
  },
  {
    id: 'V35',
    heading: 'Akcje',
    en: 'The same action may be repeated in a turn, unless a rule limits it, as with Search.',
    pl: 'Tę samą Akcję można w Turze powtarzać, chyba że jakaś zasada to ogranicza, jak przy Przeszukiwaniu.',
  },
  {
    id: 'V36',
    heading: 'Akcje',
    en:
      'The actions are: Move, Search, open a door, reorganise or trade, melee attack, ranged attack, take or ' +
      'activate an objective, make noise, do nothing. Washington adds reloading, switching a light on or off, and ' +
      'actions of the mission.',
    pl:
      'Akcje to: Ruch, Przeszukiwanie, Otwieranie drzwi, Reorganizacja lub Wymiana, Atak Wręcz, Atak Dystansowy, ' +
      'Zdobywanie lub aktywacja Celu, Hałasowanie i Brak działania. Do tego dochodzą: przeładowanie, włączenie i ' +
      'wyłączenie Latarki oraz Akcje danej Misji.',
  },
  {
    id: 'V37',
    heading: 'Akcje',
    en: 'A survivor who does nothing loses all actions left in this turn.',
    pl: 'Brak działania oznacza, że przepadają wszystkie Akcje pozostałe w tej Turze.',
  },
  {
    id: 'V38',
    heading: 'Akcje',
    en: 'A survivor need not use all actions.',
    pl: 'Ocalały nie musi wykorzystać wszystkich Akcji.',
  },
  {
    id: 'V39',
    heading: 'Akcje',
    en: 'A survivor who is knocked out in the own turn loses the rest of it.',
    pl: 'Ocalały Znokautowany we własnej Turze traci jej resztę.',
  },
] as const satisfies readonly RuleText[];
