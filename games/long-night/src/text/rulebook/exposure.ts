import type { RuleText } from '@horda/parts';

/** The exposure die and how a bite spreads (L120–L133), in our own words. */
export const EXPOSURE = [
  {
    id: 'L120',
    heading: 'Ryzykowny rzut',
    en: 'The exposure die is rolled every time a survivor moves to a new location or kills a zombie.',
    pl: 'Kością ryzyka rzuca się za każdym razem, gdy ocalały idzie do nowej lokacji albo zabija zombie.',
  },
  {
    id: 'L121',
    heading: 'Ryzykowny rzut',
    en: 'Blank: nothing happens.',
    pl: 'Pusta ścianka: nic się nie dzieje.',
  },
  {
    id: 'L122',
    heading: 'Ryzykowny rzut',
    en: 'Wound: the survivor gets 1 wound.',
    pl: 'Rana: ocalały dostaje 1 ranę.',
  },
  {
    id: 'L123',
    heading: 'Ryzykowny rzut',
    en: 'Frostbite: the survivor gets 1 frostbite, which is damage like a wound.',
    pl: 'Odmrożenie: ocalały dostaje 1 odmrożenie, które jest obrażeniem tak jak rana.',
  },
  {
    id: 'L124',
    heading: 'Ryzykowny rzut',
    en:
      'At the start of each turn every survivor of the active player with at least one frostbite gets 1 wound, ' +
      'however many frostbites they have.',
    pl:
      'Na początku tury każdy ocalały aktywnego gracza, który ma choć jedno odmrożenie, dostaje 1 ranę, bez względu ' +
      'na to, ile tych odmrożeń ma.',
  },
  {
    id: 'L125',
    heading: 'Ryzykowny rzut',
    en: 'Bite: the survivor is killed, and the bite spreads.',
    pl: 'Ugryzienie: ocalały ginie, a ugryzienie się rozprzestrzenia.',
  },
  {
    id: 'L126',
    heading: 'Ryzykowny rzut',
    en: 'The exposure die has 12 faces: 6 blanks, 3 wounds, 2 frostbites and 1 bite.',
    pl: 'Kość ryzyka ma 12 ścianek: 6 pustych, 3 rany, 2 odmrożenia i 1 ugryzienie.',
  },
  {
    id: 'L127',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'A bite that spreads passes to the survivor with the lowest influence at the same location.',
    pl: 'Rozprzestrzeniające się ugryzienie przechodzi na ocalałego o najniższych wpływach w tej samej lokacji.',
  },
  {
    id: 'L128',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'The player of the survivor to whom the bite passes chooses one of two options.',
    pl: 'Gracz, na którego ocalałego przeszło ugryzienie, wybiera jedną z dwóch opcji.',
  },
  {
    id: 'L129',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'Option 1: the survivor is killed, and the bite spreads no further.',
    pl: 'Opcja 1: ocalały ginie, a ugryzienie dalej nie idzie.',
  },
  {
    id: 'L130',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'Option 2: the player rolls the exposure die. On a blank the survivor lives, and the bite spreads no further.',
    pl: 'Opcja 2: gracz rzuca kością ryzyka. Pusta ścianka ratuje ocalałego i zatrzymuje ugryzienie.',
  },
  {
    id: 'L131',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'Option 2 with any other face: the survivor is killed, and the bite passes to the next lowest influence.',
    pl:
      'Opcja 2 przy każdej innej ściance: ocalały ginie, a ugryzienie przechodzi na następnego o najniższych ' +
      'wpływach.',
  },
  {
    id: 'L132',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'The bite stops with option 1, with a blank, or when no survivor is left at the location.',
    pl: 'Ugryzienie zatrzymują: opcja 1, pusta ścianka albo brak kolejnych ocalałych w lokacji.',
  },
  {
    id: 'L133',
    heading: 'Rozprzestrzenianie ugryzienia',
    en: 'Every death by the spreading bite costs 1 morale.',
    pl: 'Każda śmierć od rozprzestrzeniającego się ugryzienia kosztuje 1 morale.',
  },
] as const satisfies readonly RuleText[];
