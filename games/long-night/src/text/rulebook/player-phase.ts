import type { RuleText } from '@horda/parts';

/** The player phase: crisis, action dice and turns (L55–L66), in our own words. */
export const PLAYER_PHASE = [
  {
    id: 'L55',
    heading: 'Porządek rundy',
    en: 'A round is a player phase and then a colony phase.',
    pl: 'Runda to faza graczy, a po niej faza kolonii.',
  },
  {
    id: 'L56',
    heading: 'Porządek rundy',
    en: 'The player phase has three steps: reveal a crisis, roll the action dice, take turns.',
    pl: 'Faza graczy ma trzy kroki: odsłonięcie zagrożenia, rzut kośćmi akcji i tury graczy.',
  },
  {
    id: 'L57',
    heading: 'Porządek rundy',
    en: 'The top crisis is turned up; its effect waits until the colony phase.',
    pl: 'Z talii zagrożeń odkrywa się wierzchnią kartę; jej efekt czeka do fazy kolonii.',
  },
  {
    id: 'L58',
    heading: 'Porządek rundy',
    en: 'Every player gives back all action dice of the previous round, used or not.',
    pl: 'Każdy oddaje wszystkie kości akcji z poprzedniej rundy, zużyte i nieużyte.',
  },
  {
    id: 'L59',
    heading: 'Porządek rundy',
    en: 'Every player takes 1 action die and 1 more for each survivor they control: 3 at the start of a normal game.',
    pl: 'Każdy bierze 1 kość akcji i jeszcze 1 za każdego swojego ocalałego: na początku zwykłej gry razem 3.',
  },
  {
    id: 'L60',
    heading: 'Porządek rundy',
    en: 'All players roll their action dice and keep them in the open as unused dice.',
    pl: 'Wszyscy rzucają swoimi kośćmi akcji i zostawiają je na widoku jako nieużyte.',
  },
  {
    id: 'L61',
    heading: 'Porządek rundy',
    en: 'Action dice belong to the player, not to a survivor; one survivor may use any number of them.',
    pl: 'Kości akcji należą do gracza, a nie do ocalałego; jeden ocalały może zużyć ich dowolnie wiele.',
  },
  {
    id: 'L62',
    heading: 'Porządek rundy',
    en: 'Turns go clockwise and begin with the first player.',
    pl: 'Tury idą zgodnie z ruchem wskazówek zegara, od pierwszego gracza.',
  },
  {
    id: 'L63',
    heading: 'Porządek rundy',
    en:
      'At the start of a turn the player on the right of the active player draws a crossroads card and keeps it ' +
      'secret.',
    pl: 'Na początku tury sąsiad z prawej strony aktywnego gracza dobiera kartę rozdroży i nikomu jej nie pokazuje.',
  },
  {
    id: 'L64',
    heading: 'Porządek rundy',
    en: 'The active player may take any number of allowed actions in any order.',
    pl: 'Aktywny gracz wykonuje tyle dozwolonych akcji, ile chce, w dowolnej kolejności.',
  },
  {
    id: 'L65',
    heading: 'Porządek rundy',
    en:
      'The turn ends when the player wants to stop or can do nothing more; after one turn of every player the player ' +
      'phase is over.',
    pl:
      'Tura kończy się, gdy gracz nie chce albo nie może już nic zrobić; kiedy każdy miał swoją turę, kończy się faza ' +
      'graczy.',
  },
  {
    id: 'L66',
    heading: 'Porządek rundy',
    en:
      'A player uses an action die by moving it from the unused dice to the used ones; every die can be used once in ' +
      'a round.',
    pl: 'Zużyć kość akcji to przełożyć ją z nieużytych do zużytych; każdej kości używa się raz na rundę.',
  },
] as const satisfies readonly RuleText[];
