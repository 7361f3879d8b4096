import type { RuleText } from '@horda/parts';

/** How survivors join and die (L179–L189), in our own words. */
export const SURVIVORS = [
  {
    id: 'L179',
    heading: 'Dodawanie ocalałych',
    en: 'The standee of a new survivor is put in the colony.',
    pl: 'Figurka nowego ocalałego staje w kolonii.',
  },
  {
    id: 'L180',
    heading: 'Dodawanie ocalałych',
    en: 'The player can use the new survivor at once.',
    pl: 'Z nowego ocalałego gracz może korzystać od razu.',
  },
  {
    id: 'L181',
    heading: 'Dodawanie ocalałych',
    en: 'The additional action die comes only with the next roll of the action dice.',
    pl: 'Dodatkową kość akcji nowy ocalały daje dopiero od następnego rzutu kośćmi akcji.',
  },
  {
    id: 'L182',
    heading: 'Dodawanie ocalałych',
    en:
      'Without a free survivor space in the colony, a crossroads card or an item that would add survivors or helpless ' +
      'survivors cannot be used.',
    pl:
      'Gdy w kolonii nie ma wolnego pola, nie można użyć karty rozdroży ani przedmiotu, które dodałyby ocalałych albo ' +
      'darmozjadów.',
  },
  {
    id: 'L183',
    heading: 'Zabijanie ocalałych',
    en: 'A survivor with 3 or more damage tokens of any kind is killed.',
    pl: 'Ocalały, który ma 3 lub więcej obrażeń dowolnego rodzaju, ginie.',
  },
  {
    id: 'L184',
    heading: 'Zabijanie ocalałych',
    en: 'An overrun, a bite and some card effects kill survivors, too.',
    pl: 'Ocalałych zabijają też opanowane wejścia, ugryzienia i niektóre efekty kart.',
  },
  {
    id: 'L185',
    heading: 'Zabijanie ocalałych',
    en: 'When a survivor is killed, the colony loses 1 morale, and the standee and the card go to the graveyard.',
    pl: 'Gdy ocalały ginie, kolonia traci 1 morale, a jego figurka i karta idą na cmentarz.',
  },
  {
    id: 'L186',
    heading: 'Zabijanie ocalałych',
    en: 'A player who loses the group leader names a new one from the group.',
    pl: 'Kto traci przywódcę grupy, wyznacza nowego spośród swoich ocalałych.',
  },
  {
    id: 'L187',
    heading: 'Zabijanie ocalałych',
    en:
      'A player who loses the last survivor at once removes the whole hand from the game, draws a new survivor, puts ' +
      'them into play and makes them the group leader.',
    pl:
      'Kto traci ostatniego ocalałego, od razu usuwa z gry całą rękę, dobiera nowego ocalałego, wprowadza go do gry i ' +
      'czyni przywódcą grupy.',
  },
  {
    id: 'L188',
    heading: 'Zabijanie ocalałych',
    en:
      'A helpless survivor who is killed leaves the board and costs the colony 1 morale. If a crossroads card kills ' +
      'one, the player who chose the option says which; otherwise the first player does.',
    pl:
      'Zabity darmozjad znika z planszy i kosztuje kolonię 1 morale. Jeśli zabija go karta rozdroży, wskazuje go ten, ' +
      'kto wybrał opcję, a w innych wypadkach pierwszy gracz.',
  },
  {
    id: 'L189',
    heading: 'Zabijanie ocalałych',
    en: 'A survivor who is removed from the game is not killed: no morale is lost unless the card says so.',
    pl: 'Usunięcie ocalałego z gry to nie śmierć: morale nie spada, chyba że karta tak mówi.',
  },
] as const satisfies readonly RuleText[];
