import type { RuleText } from '@horda/parts';

/** The campaign sheet, objective cards and notes, and the campaign as a whole (V340–V375), in our own words. */
export const CAMPAIGN = [
  {
    id: 'V340',
    heading: 'Arkusz Kampanii',
    en:
      'At the start of the campaign each survivor gets a sheet with an XP track, campaign skills, bonus actions, ' +
      'achievements and kept equipment.',
    pl:
      'Na początku Kampanii każdy Ocalały dostaje Arkusz: tor PDK, Umiejętności Kampanii, Bonusowe Akcje, ' +
      'Osiągnięcia i zachowany Ekwipunek.',
  },
  {
    id: 'V341',
    heading: 'Arkusz Kampanii',
    en:
      'A survivor gets 1 XP for reaching the orange level for the first time in a mission and 1 XP for reaching the ' +
      'red level for the first time in it.',
    pl:
      'Ocalały dostaje 1 PDK, gdy po raz pierwszy w Misji osiągnie Pomarańczowy Poziom, i 1 PDK, gdy po raz pierwszy ' +
      'w niej osiągnie Czerwony.',
  },
  {
    id: 'V342',
    heading: 'Arkusz Kampanii',
    en: 'Ultrared does not count for XP.',
    pl: 'Poziom Krwistoczerwony nie liczy się do PDK.',
  },
  {
    id: 'V343',
    heading: 'Arkusz Kampanii',
    en: 'Levels therefore give at most 2 XP a mission; missions and cards may give more.',
    pl: 'Poziomy dają więc najwyżej 2 PDK na Misję; Misje i karty mogą dać więcej.',
  },
  {
    id: 'V344',
    heading: 'Arkusz Kampanii',
    en: 'XP stay for the whole campaign, or until the survivor dies.',
    pl: 'PDK zostają na całą Kampanię albo do śmierci Ocalałego.',
  },
  {
    id: 'V345',
    heading: 'Arkusz Kampanii',
    en: 'Reaching a milestone gives a choice at once: one bonus action or one campaign skill.',
    pl: 'Dotarcie do Kamienia Milowego od razu daje wybór: jedna Bonusowa Akcja albo jedna Umiejętność Kampanii.',
  },
  {
    id: 'V346',
    heading: 'Arkusz Kampanii',
    en: 'Rewards won during a mission may be used in the same turn.',
    pl: 'Z nagród zdobytych w trakcie Misji można korzystać jeszcze w tej samej Turze.',
  },
  {
    id: 'V347',
    heading: 'Arkusz Kampanii',
    en: 'The milestones stand at 2, 5, 8, 11, 14, 17 and 20 XP.',
    pl: 'Kamienie Milowe są przy 2, 5, 8, 11, 14, 17 i 20 PDK.',
  },
  {
    id: 'V348',
    heading: 'Arkusz Kampanii',
    en: 'XP beyond 20 have no effect.',
    pl: 'PDK ponad 20 nic nie dają.',
  },
  {
    id: 'V349',
    heading: 'Arkusz Kampanii',
    en: 'A campaign skill is chosen from the list of 14; a survivor can own each of them once.',
    pl: 'Umiejętność Kampanii wybiera się z listy 14; Ocalały może mieć każdą z nich tylko raz.',
  },
  {
    id: 'V350',
    heading: 'Arkusz Kampanii',
    en: 'A campaign skill works from the blue level on, next to the survivor’s own blue skill.',
    pl: 'Umiejętność Kampanii działa już na Niebieskim Poziomie, obok własnej niebieskiej Umiejętności Ocalałego.',
  },
  {
    id: 'V351',
    heading: 'Arkusz Kampanii',
    en: 'A bonus action may be spent on anything, each one once a mission.',
    pl: 'Bonusową Akcję można wydać na cokolwiek, każdą raz na Misję.',
  },
  {
    id: 'V352',
    heading: 'Arkusz Kampanii',
    en: 'This reward may be chosen several times; the reserve grows by one each time, up to 7.',
    pl: 'Tę nagrodę można wybierać wielokrotnie; rezerwa rośnie za każdym razem o jedną, najwyżej do 7.',
  },
  {
    id: 'V353',
    heading: 'Arkusz Kampanii',
    en: 'Any number of bonus actions may be spent in the same turn, but never more than the reserve holds.',
    pl: 'W jednej Turze można wydać dowolnie wiele Bonusowych Akcji, ale nigdy więcej, niż jest w rezerwie.',
  },
  {
    id: 'V354',
    heading: 'Arkusz Kampanii',
    en: 'The reserve is refilled at the end of each mission.',
    pl: 'Rezerwa odnawia się na koniec każdej Misji.',
  },
  {
    id: 'V355',
    heading: 'Arkusz Kampanii',
    en: 'Achievements are keywords noted on the sheet for a choice or a deed.',
    pl: 'Osiągnięcia to słowa kluczowe, które zapisuje się na Arkuszu za wybór albo czyn.',
  },
  {
    id: 'V356',
    heading: 'Arkusz Kampanii',
    en:
      'Achievements may belong to one survivor or to the team; they may change later missions, companions or the ' +
      'course of the campaign.',
    pl:
      'Osiągnięcia mogą być indywidualne albo drużynowe; mogą zmieniać późniejsze Misje, zachowanie Towarzyszy albo ' +
      'bieg Kampanii.',
  },
  {
    id: 'V357',
    heading: 'Arkusz Kampanii',
    en:
      'Campaign skills that say what a survivor starts with, gained in mid-mission, first work at the next setup ' +
      '(Y43).',
    pl:
      'Umiejętności Kampanii „Rozpoczyna z…”, zdobyte w trakcie Misji, działają dopiero od następnego Przygotowania ' +
      'do gry (Y43).',
  },
  {
    id: 'V358',
    heading: 'Karty Celów i Notatki',
    en:
      'Each mission has its own set of objective cards; each card lies face down in the zone or on the door that the ' +
      'mission shows.',
    pl:
      'Każda Misja ma własny zestaw kart Celów; każda karta leży zakryta w Strefie albo na Drzwiach wskazanych przez ' +
      'Misję.',
  },
  {
    id: 'V359',
    heading: 'Karty Celów i Notatki',
    en: 'Nobody may look at the front of a card before it is revealed.',
    pl: 'Zanim karta zostanie odkryta, nikt nie może podejrzeć, co na niej jest.',
  },
  {
    id: 'V360',
    heading: 'Karty Celów i Notatki',
    en: 'Each objective card carries the number of its tile.',
    pl: 'Każda karta Celu ma na sobie numer swojego kafelka.',
  },
  {
    id: 'V361',
    heading: 'Karty Celów i Notatki',
    en: 'A card in a zone is revealed by the action for taking an objective in that zone.',
    pl: 'Kartę leżącą w Strefie odkrywa się w tej Strefie Akcją Zdobywania Celu.',
  },
  {
    id: 'V362',
    heading: 'Karty Celów i Notatki',
    en: 'A card on a door is revealed by opening that door (W10).',
    pl: 'Kartę leżącą na Drzwiach odkrywa się, otwierając te Drzwi (W10).',
  },
  {
    id: 'V363',
    heading: 'Karty Celów i Notatki',
    en: 'Revealing a card gives no AP, unless the card says so.',
    pl: 'Odkrycie karty nie daje PA, chyba że sama tak mówi.',
  },
  {
    id: 'V364',
    heading: 'Karty Celów i Notatki',
    en:
      'The card is read aloud and its effects are applied. “This survivor” on a card is the survivor who revealed ' +
      'it.',
    pl: 'Kartę czyta się na głos i stosuje jej efekty. „Ten Ocalały” na karcie to ten, kto ją odkrył.',
  },
  {
    id: 'V365',
    heading: 'Karty Celów i Notatki',
    en: 'The team may talk over the options on a card; the player of that survivor decides.',
    pl: 'O możliwościach na karcie może się naradzić cała drużyna; decyduje gracz prowadzący tego Ocalałego.',
  },
  {
    id: 'V366',
    heading: 'Karty Celów i Notatki',
    en:
      'A card is discarded after it is resolved, unless it is to stay revealed, in its zone or beside the board, as ' +
      'a reminder.',
    pl:
      'Po rozpatrzeniu kartę się odrzuca, chyba że ma zostać odkryta w swojej Strefie albo obok planszy jako ' +
      'przypomnienie.',
  },
  {
    id: 'V367',
    heading: 'Karty Celów i Notatki',
    en: 'Notes lie face down beside the board and are read only when a card or the mission calls for them.',
    pl: 'Notatki leżą zakryte obok planszy; czyta się je tylko wtedy, gdy każe karta albo Misja.',
  },
  {
    id: 'V368',
    heading: 'Karty Celów i Notatki',
    en: 'Words in capitals link cards: holding the keyword unlocks another card, door or note.',
    pl:
      'Słowa pisane wielkimi literami łączą karty: zdobyte słowo kluczowe odblokowuje inną kartę, Drzwi albo ' +
      'Notatkę.',
  },
  {
    id: 'V369',
    heading: 'Karty Celów i Notatki',
    en: 'Achievements are written on the sheet as soon as they are gained.',
    pl: 'Zdobyte Osiągnięcia zapisuje się na Arkuszu od razu.',
  },
  {
    id: 'V370',
    heading: 'Karty Celów i Notatki',
    en: 'A mission may add a card in a place that has no printed objective.',
    pl: 'Misja może dołożyć kartę w miejscu, w którym nie ma nadrukowanego Celu.',
  },
  {
    id: 'V371',
    heading: 'Karty Celów i Notatki',
    en: 'A tile may lie apart from the board until a way to it is found.',
    pl: 'Kafelek może leżeć osobno, dopóki nie znajdzie się do niego droga.',
  },
  {
    id: 'V372',
    heading: 'Karty Celów i Notatki',
    en: 'A coloured door may give access to a zone that is otherwise closed.',
    pl: 'Kolorowe Drzwi mogą prowadzić do Strefy, do której inaczej nie ma wejścia.',
  },
  {
    id: 'V373',
    heading: 'Zainfekowany Stan',
    en: 'The campaign has 10 missions for 6 survivors, played in order.',
    pl: 'Kampania to 10 Misji dla 6 Ocalałych, rozgrywanych po kolei.',
  },
  {
    id: 'V374',
    heading: 'Zainfekowany Stan',
    en: 'In the campaign the base rules and all rules of Washington Z.C. are in force.',
    pl: 'W Kampanii obowiązują zasady podstawki i wszystkie zasady Waszyngtonu Z.C.',
  },
  {
    id: 'V375',
    heading: 'Zainfekowany Stan',
    en:
      'In every mission of the campaign a crate gives a random epic weapon, and its finder may rearrange the own ' +
      'cards for free.',
    pl:
      'W każdej Misji Kampanii Skrzynia daje losową Podrasowaną Broń, a znalazca może za darmo ułożyć swoje karty od ' +
      'nowa.',
  },
] as const satisfies readonly RuleText[];
