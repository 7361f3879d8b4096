/** Side effects of pills: names and texts. What they do is in `content/`, under the same id. */
import type { SideEffectId } from '../../content/ids.ts';
import type { CardText } from './texts.ts';

export const SIDE_EFFECTS_TEXTS: Readonly<Record<SideEffectId, CardText>> = {
  catEyes: {
    name: { pl: 'Kocie oczy', en: 'Cat Eyes' },
    text: {
      pl: 'Gdy ten ocalały przeszukuje, raz na rundę obejrzyj o 1 kartę więcej bez hałasu.',
      en: 'Once per round, when this survivor searches, look at 1 extra card without noise.',
    },
  },
  numbness: {
    name: { pl: 'Odrętwienie', en: 'Numbness' },
    text: {
      pl: 'Zamiast odmrożenia ten ocalały otrzymuje zwykłą ranę, ale zamiast każdej 1 rozpaczy otrzymuje 2.',
      en: 'This survivor gets an ordinary wound instead of frostbite, but 2 despair instead of each 1.',
    },
  },
  fury: {
    name: { pl: 'Szał', en: 'Fury' },
    text: {
      pl: 'Wartość ataku tego ocalałego to 1+, ale nie może on przeszukiwać.',
      en: 'This survivor’s attack value is 1+, but it cannot search.',
    },
  },
  tremors: {
    name: { pl: 'Drżenie', en: 'Tremors' },
    text: {
      pl: 'Wartość przeszukiwania tego ocalałego to 6+, a wartość ataku jest o 1 gorsza (najwyżej 6+).',
      en: 'This survivor’s search value is 6+, and its attack value is 1 worse (6+ at most).',
    },
  },
  scent: {
    name: { pl: 'Zapach', en: 'Scent' },
    text: {
      pl: 'W kroku 4 do lokacji tego ocalałego dodaje się o 1 zombie więcej.',
      en: 'In step 4, 1 more zombie is added to this survivor’s location.',
    },
  },
  thickSkin: {
    name: { pl: 'Gruba skóra', en: 'Thick Skin' },
    text: {
      pl: 'Ten ocalały ginie przy 4 obrażeniach zamiast przy 3.',
      en: 'This survivor dies at 4 damage tokens instead of 3.',
    },
  },
};
