/** The pilot for newcomers. */
import type { Leaflet } from '@horda/parts';

const ONLY_OFFERED = {
  pl: '**Można zrobić tylko to, co jest do wyboru.**',
  en: '**Only what is offered can be done.**',
};

export const PILOT_LEAFLET: Leaflet = {
  sides: { pl: 'Razem, choć ktoś może zdradzić.', en: 'Together, though one may betray.' },
  goal: {
    want: { pl: 'Chcecie przetrwać w placówce.', en: 'You want to hold the outpost.' },
    turn: { pl: 'W turze robisz jedną rzecz z listy.', en: 'On your turn you do one thing from the list.' },
    danger: { pl: 'W śniegu czekają zasadzki.', en: 'Ambushes wait in the snow.' },
    fall: { pl: 'Kto zginie, nie gra dalej.', en: 'Those who die play no further.' },
    end: { pl: 'Koniec przychodzi z głosowaniem.', en: 'A vote brings the end.' },
  },
  frames: ['goal', 'turn', 'snow', 'ambush', 'end'].map((id) => ({
    id,
    title: { pl: 'Placówka', en: 'The Outpost' },
    rule: 'P1',
    text: ONLY_OFFERED,
  })),
  signs: [{ id: 'snow', name: { pl: 'śnieg', en: 'snow' }, means: { pl: 'leży wszędzie', en: 'lies everywhere' } }],
};
