import type { RuleText } from '@horda/parts';

/** What exile means (L190–L200), in our own words. */
export const EXILE = [
  {
    id: 'L190',
    heading: 'Wygnanie',
    en:
      'An exiled player at once draws an exile objective, which changes what that player needs to win, and keeps it ' +
      'hidden. An exiled player who is not the betrayer shows their old secret objective.',
    pl:
      'Wygnany gracz od razu dobiera ukryty cel wygnańca, który zmienia jego warunki wygranej, i nikomu go nie ' +
      'pokazuje. Jeśli nie jest zdrajcą, ujawnia swój dawny ukryty cel.',
  },
  {
    id: 'L191',
    heading: 'Wygnanie',
    en: 'All survivors of the exiled player leave the colony for other locations that the player chooses.',
    pl: 'Wszyscy ocalali wygnanego gracza opuszczają kolonię i idą do innych, wybranych przez niego lokacji.',
  },
  {
    id: 'L192',
    heading: 'Wygnanie',
    en:
      'The usual rules of moving hold, with free spaces and the exposure die, but these moves do not count as the one ' +
      'move of a turn.',
    pl:
      'Obowiązują zwykłe zasady ruchu, z wolnymi polami i kością ryzyka, ale te ruchy nie liczą się jako ruch w ' +
      'turze.',
  },
  {
    id: 'L193',
    heading: 'Wygnanie',
    en: 'An exiled player cannot add cards to a crisis.',
    pl: 'Wygnany gracz nie może dodawać kart do zagrożenia.',
  },
  {
    id: 'L194',
    heading: 'Wygnanie',
    en: 'Helpless survivors that an exiled player would add to the colony are not added.',
    pl: 'Darmozjadów, których wygnany gracz miałby dodać do kolonii, się nie dodaje.',
  },
  {
    id: 'L195',
    heading: 'Wygnanie',
    en:
      'Every new survivor of an exiled player arrives outside the colony, at a location of that player’s choice with ' +
      'a free space.',
    pl: 'Każdy nowy ocalały wygnanego gracza pojawia się poza kolonią, w wybranej przez niego lokacji z wolnym polem.',
  },
  {
    id: 'L196',
    heading: 'Wygnanie',
    en:
      'An exiled player cannot spend food tokens. Instead the player may play food cards without their effect; each ' +
      'raises an unused action die by 1.',
    pl:
      'Wygnanemu graczowi nie wolno wydawać żywności z magazynu. Może za to zagrywać karty żywności bez ich efektu; ' +
      'każda podnosi wynik nieużytej kości akcji o 1.',
  },
  {
    id: 'L197',
    heading: 'Wygnanie',
    en: 'An exiled player cannot vote.',
    pl: 'Wygnany gracz nie głosuje.',
  },
  {
    id: 'L198',
    heading: 'Wygnanie',
    en: 'The death of an exiled player’s survivor costs the colony no morale.',
    pl: 'Śmierć ocalałego wygnanego gracza nie kosztuje kolonii morale.',
  },
  {
    id: 'L199',
    heading: 'Wygnanie',
    en: 'Cards that an exiled player plays leave the game instead of going to the waste pile.',
    pl: 'Karty zagrane przez wygnanego gracza wypadają z gry, zamiast iść na stos odpadów.',
  },
  {
    id: 'L200',
    heading: 'Wygnanie',
    en: 'As soon as two players are exiled and neither of them holds a betrayal objective, morale falls to 0.',
    pl: 'Gdy tylko wygnanych jest dwóch graczy i żaden z nich nie ma celu zdrajcy, morale spada do 0.',
  },
] as const satisfies readonly RuleText[];
