import type { RuleText } from '@horda/parts';

/** The effects of weapons (B106–B126), in our own words. */
export const EFFECTS = [
  {
    id: 'B106',
    heading: 'Efekty Broni',
    en: 'Knockback: after the hit shape the player may put the zombie that was hit on space 3.',
    pl: 'Odrzut: po Kształcie Trafienia gracz może przenieść trafione Zombie na pole 3.',
  },
  {
    id: 'B107',
    heading: 'Efekty Broni',
    en: 'Knockback does nothing to a boss or to a zombie that is already on space 3.',
    pl: 'Odrzut nie działa na Bossa ani na Zombie, które już stoi na polu 3.',
  },
  {
    id: 'B108',
    heading: 'Efekty Broni',
    en: 'Multi-Hit N: the hit shape is drawn up to N times in one activation.',
    pl: 'Wielokrotne Trafienie N: w jednej aktywacji Kształt Trafienia rysuje się do N razy.',
  },
  {
    id: 'B109',
    heading: 'Efekty Broni',
    en: 'Each of these shapes may have another target.',
    pl: 'Każdy z tych Kształtów może mieć inny cel.',
  },
  {
    id: 'B110',
    heading: 'Efekty Broni',
    en: 'Scavenge: each damage icon crossed by the hit shape gives 1 ammo.',
    pl: 'Zbieractwo: każda ikona Obrażenia skreślona Kształtem Trafienia daje 1 Amunicję.',
  },
  {
    id: 'B111',
    heading: 'Efekty Broni',
    en: 'Ready: each damage icon crossed by the hit shape gives 1 armour.',
    pl: 'Zwarty i Gotowy: każda ikona Obrażenia skreślona Kształtem Trafienia daje 1 Pancerz.',
  },
  {
    id: 'B112',
    heading: 'Efekty Broni',
    en: 'Long Range: the weapon may aim at zombies in front of a neighbour as well.',
    pl: 'Daleki Zasięg: Broń może celować także w Zombie przed sąsiednim Ocalałym.',
  },
  {
    id: 'B113',
    heading: 'Efekty Broni',
    en: 'Neighbours are the survivors directly to the left and to the right.',
    pl: 'Sąsiedzi to Ocalali bezpośrednio po lewej i po prawej stronie.',
  },
  {
    id: 'B114',
    heading: 'Efekty Broni',
    en:
      'When a shape is drawn by Long Range in front of a neighbour, both survivors gain the ammo and armour it ' +
      'crosses.',
    pl:
      'Gdy Kształt z Dalekiego Zasięgu narysowano przed sąsiadem, obaj Ocalali zdobywają skreśloną nim Amunicję i ' +
      'skreślony Pancerz.',
  },
  {
    id: 'B115',
    heading: 'Efekty Broni',
    en: 'The upgrade for a kill by Long Range goes to the survivor in whose street the zombie stood.',
    pl: 'Ulepszenie za zabicie Dalekim Zasięgiem dostaje Ocalały, na którego Ulicy stało to Zombie.',
  },
  {
    id: 'B116',
    heading: 'Efekty Broni',
    en: 'Arm Up: each ammo or armour icon crossed by the hit shape gives one more of the same kind.',
    pl:
      'Uzbrojenie: każda ikona Amunicji lub Pancerza skreślona Kształtem Trafienia daje jeszcze jedną sztukę tego ' +
      'samego rodzaju.',
  },
  {
    id: 'B117',
    heading: 'Efekty Broni',
    en: 'Split: the hit shape may be divided into two smaller shapes, both drawn on the same target.',
    pl: 'Podział: Kształt Trafienia można podzielić na dwa mniejsze kształty, oba rysowane na tym samym celu.',
  },
  {
    id: 'B118',
    heading: 'Efekty Broni',
    en: 'The two parts may differ in size and need not touch.',
    pl: 'Obie części mogą mieć różną wielkość i nie muszą się stykać.',
  },
  {
    id: 'B119',
    heading: 'Efekty Broni',
    en:
      'Both parts count as one hit shape. Each has to lie fully on HP squares and may be turned, mirrored or ' +
      'replaced by a single square on its own.',
    pl:
      'Obie części liczą się jako jeden Kształt Trafienia. Każda musi w całości leżeć na polach PŻ i każdą można ' +
      'osobno obrócić, odbić albo zastąpić jednym polem.',
  },
  {
    id: 'B120',
    heading: 'Efekty Broni',
    en:
      'Adrenaline: after the first activation of the turn the survivor may take 1 damage, which armour may absorb, ' +
      'to activate the weapon a second time.',
    pl:
      'Adrenalina: po pierwszej aktywacji w turze Ocalały może przyjąć 1 Obrażenie, które może pochłonąć Pancerz, ' +
      'aby aktywować Broń drugi raz.',
  },
  {
    id: 'B121',
    heading: 'Efekty Broni',
    en:
      'Quick Reload: after the first activation of the turn the survivor may spend 1 ammo to activate the weapon a ' +
      'second time.',
    pl:
      'Szybkie Przeładowanie: po pierwszej aktywacji w turze Ocalały może wydać 1 Amunicję, aby aktywować Broń ' +
      'drugi raz.',
  },
  {
    id: 'B122',
    heading: 'Efekty Broni',
    en:
      'Critical Hit: if the first activation crossed at least one damage icon, the weapon may be activated a second ' +
      'time on another zombie.',
    pl:
      'Trafienie Krytyczne: jeśli pierwsza aktywacja skreśliła co najmniej jedną ikonę Obrażenia, Broń można ' +
      'aktywować drugi raz, na innym Zombie.',
  },
  {
    id: 'B123',
    heading: 'Efekty Broni',
    en:
      'Mow Down: the hit shape is drawn on one zombie on each street space, and on the boss if it stands in front ' +
      'of this survivor.',
    pl:
      'Wykoszenie: Kształt Trafienia rysuje się na jednym Zombie na każdym polu Ulicy oraz na Bossie, jeśli stoi ' +
      'przed tym Ocalałym.',
  },
  {
    id: 'B124',
    heading: 'Efekty Broni',
    en:
      'Explosion: the hit shape is drawn on every zombie of one street space, and on the boss if it stands in front ' +
      'of this survivor.',
    pl:
      'Eksplozja: Kształt Trafienia rysuje się na każdym Zombie na jednym polu Ulicy oraz na Bossie, jeśli stoi ' +
      'przed tym Ocalałym.',
  },
  {
    id: 'B125',
    heading: 'Efekty Broni',
    en:
      'Fury: once per activation, after its last shape, the next space of the fury track is crossed; then the ' +
      'survivor gains all ammo and armour printed under every crossed space.',
    pl:
      'Furia: raz na aktywację, po jej ostatnim Kształcie, skreśla się następne pole Toru Furii; potem Ocalały ' +
      'zdobywa całą Amunicję i cały Pancerz spod każdego skreślonego pola.',
  },
  {
    id: 'B126',
    heading: 'Efekty Broni',
    en: 'On the printed fury track four crossed spaces pay 1 ammo and 1 armour.',
    pl: 'Na drukowanym Torze Furii cztery skreślone pola dają 1 Amunicję i 1 Pancerz.',
  },
] as const satisfies readonly RuleText[];
