import type { RuleText } from '@horda/parts';

/** How crossroads cards are resolved (L134–L143), in our own words. */
export const CROSSROADS = [
  {
    id: 'L134',
    heading: 'Karty rozdroży',
    en: 'The player who drew the crossroads card keeps it secret until its condition comes true.',
    pl: 'Kto dobrał kartę rozdroży, trzyma ją w tajemnicy, dopóki nie spełni się jej warunek.',
  },
  {
    id: 'L135',
    heading: 'Karty rozdroży',
    en: 'A crossroads card speaks of the player whose turn it is.',
    pl: 'Karta rozdroży mówi o graczu, którego tura właśnie trwa.',
  },
  {
    id: 'L136',
    heading: 'Karty rozdroży',
    en:
      'As soon as the active player meets the condition of the crossroads card, the player who drew it reads all of ' +
      'it aloud.',
    pl: 'Gdy tylko aktywny gracz spełni warunek karty rozdroży, ten, kto ją dobrał, czyta ją całą na głos.',
  },
  {
    id: 'L137',
    heading: 'Karty rozdroży',
    en: 'All options of a crossroads card are read in full before anybody chooses.',
    pl: 'Zanim ktokolwiek wybierze, wszystkie opcje karty rozdroży czyta się do końca.',
  },
  {
    id: 'L138',
    heading: 'Karty rozdroży',
    en: 'The player of whom the crossroads card speaks chooses one option and carries it out.',
    pl: 'Gracz, o którym mówi karta rozdroży, wybiera jedną opcję i ją wykonuje.',
  },
  {
    id: 'L139',
    heading: 'Karty rozdroży',
    en: 'A crossroads card that has been resolved leaves the game.',
    pl: 'Rozpatrzona karta rozdroży wypada z gry.',
  },
  {
    id: 'L140',
    heading: 'Karty rozdroży',
    en: 'A crossroads card whose condition did not come true goes under its deck at the end of the turn.',
    pl: 'Karta rozdroży, której warunek się nie spełnił, na koniec tury idzie na spód talii.',
  },
  {
    id: 'L141',
    heading: 'Karty rozdroży',
    en: 'A player cannot choose an option whose requirements they cannot meet; they have to take the other one.',
    pl: 'Nie można wybrać opcji, której wymagań nie da się spełnić; trzeba wziąć drugą.',
  },
  {
    id: 'L142',
    heading: 'Karty rozdroży',
    en:
      'A crossroads card triggered by an action is resolved after the whole action, except a card whose own text ' +
      'stops or changes that action.',
    pl:
      'Kartę rozdroży uruchomioną przez akcję rozpatruje się dopiero po całej akcji, chyba że jej własny tekst tę ' +
      'akcję przerywa albo zmienia.',
  },
  {
    id: 'L143',
    heading: 'Karty rozdroży',
    en: 'If a crossroads card makes a player look for a card in a deck, that deck is shuffled afterwards.',
    pl: 'Jeśli karta rozdroży każe odszukać kartę w talii, potem tę talię się tasuje.',
  },
] as const satisfies readonly RuleText[];
