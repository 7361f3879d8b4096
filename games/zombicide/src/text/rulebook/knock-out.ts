import type { RuleText } from '@horda/parts';

/** Knock-out and death in the campaign (V244–V260), in our own words. */
export const KNOCK_OUT = [
  {
    id: 'V244',
    heading: 'Nokaut i śmierć',
    en: 'A survivor who loses the last health point is knocked out, not dead.',
    pl: 'Ocalały, który straci ostatni punkt Zdrowia, jest Znokautowany, ale nie martwy.',
  },
  {
    id: 'V245',
    heading: 'Nokaut i śmierć',
    en: 'The figure is laid down in the zone where the survivor was.',
    pl: 'Jego figurkę kładzie się w Strefie, w której stał.',
  },
  {
    id: 'V246',
    heading: 'Nokaut i śmierć',
    en: 'All equipment of that survivor is discarded at once, without conservation rolls.',
    pl: 'Cały Ekwipunek tego Ocalałego odrzuca się od razu, bez rzutów na Zachowanie.',
  },
  {
    id: 'V247',
    heading: 'Nokaut i śmierć',
    en:
      'A knocked-out survivor counts as an objective token until the end phase of the next round, not of the current ' +
      'one.',
    pl:
      'Znokautowany Ocalały liczy się jak żeton Celu, a jego czas mija dopiero w Fazie Końcowej następnej rundy, nie ' +
      'bieżącej.',
  },
  {
    id: 'V248',
    heading: 'Nokaut i śmierć',
    en: 'Another survivor in the zone may pick them up with the action for taking an objective.',
    pl: 'Inny Ocalały w tej Strefie może go zabrać Akcją Zdobywania Celu.',
  },
  {
    id: 'V249',
    heading: 'Nokaut i śmierć',
    en: 'A survivor who is picked up goes to the own board: alive, but out until the next mission.',
    pl: 'Zabrany Ocalały wraca na swoją planszetkę: żyje, ale do następnej Misji nie gra.',
  },
  {
    id: 'V250',
    heading: 'Nokaut i śmierć',
    en: 'A survivor who is not picked up in time is dead for good and removed.',
    pl: 'Ocalały, którego nikt w porę nie zabrał, umiera na dobre i znika z gry.',
  },
  {
    id: 'V251',
    heading: 'Nokaut i śmierć',
    en: 'The time of a survivor knocked out in any phase of a round runs out in the end phase of the round after it.',
    pl: 'Jeśli Nokaut nastąpił w dowolnej fazie którejś rundy, czas mija w Fazie Końcowej kolejnej rundy.',
  },
  {
    id: 'V252',
    heading: 'Nokaut i śmierć',
    en: 'A knocked-out survivor has no turn, makes no noise, and cannot be attacked, traded with or hit (Y37).',
    pl:
      'Znokautowany Ocalały nie ma Tury i nie robi Hałasu; nie można go zaatakować ani trafić, ani się z nim ' +
      'Wymieniać (Y37).',
  },
  {
    id: 'V253',
    heading: 'Nokaut i śmierć',
    en: 'If a switched-on Flashlight is among the discarded cards, its light beam disappears.',
    pl: 'Jeśli wśród odrzuconych kart jest włączona Latarka, jej Promień Światła znika.',
  },
  {
    id: 'V254',
    heading: 'Nokaut i śmierć',
    en: 'A mission may say what a death brings about.',
    pl: 'Misja może określać, co wynika ze śmierci Ocalałego.',
  },
  {
    id: 'V255',
    heading: 'Nokaut i śmierć',
    en: 'A dead survivor cannot be chosen again before the campaign ends.',
    pl: 'Martwego Ocalałego nie można wybrać aż do końca Kampanii.',
  },
  {
    id: 'V256',
    heading: 'Nokaut i śmierć',
    en: 'The player of a dead survivor takes another survivor for the next mission, with a new campaign sheet.',
    pl: 'Gracz, którego Ocalały zginął, bierze na następną Misję innego, z nowym Arkuszem Kampanii.',
  },
  {
    id: 'V257',
    heading: 'Nokaut i śmierć',
    en: 'The newcomer gets no equipment, XP, bonus actions or campaign skills of the predecessor.',
    pl: 'Nowy Ocalały nie dostaje po poprzedniku Ekwipunku, PDK, Bonusowych Akcji ani Umiejętności Kampanii.',
  },
  {
    id: 'V258',
    heading: 'Nokaut i śmierć',
    en: 'The newcomer inherits the predecessor’s campaign achievements.',
    pl: 'Nowy Ocalały dziedziczy po poprzedniku Osiągnięcia Kampanii.',
  },
  {
    id: 'V259',
    heading: 'Nokaut i śmierć',
    en:
      'A rescued survivor keeps sheet, XP, skills and bonus actions, and starts the next mission without kept ' +
      'equipment.',
    pl:
      'Uratowany Ocalały zatrzymuje Arkusz, PDK, Umiejętności i Bonusowe Akcje, ale następną Misję zaczyna bez ' +
      'zachowanego Ekwipunku.',
  },
  {
    id: 'V260',
    heading: 'Nokaut i śmierć',
    en: 'A knock-out takes away neither AP gained nor XP already marked.',
    pl: 'Nokaut nie odbiera ani zdobytych PA, ani zaznaczonych już PDK.',
  },
] as const satisfies readonly RuleText[];
