/** Side effects of pills: names and texts. What they do is in `content/`, under the same id. */
import type { SideEffectId } from '../../content/ids.ts';
import type { CardText } from './texts.ts';

export const SIDE_EFFECTS_TEXTS: Readonly<Record<SideEffectId, CardText>> = {
  catEyes: {
    name: { pl: 'Kocie oczy', en: 'Cat Eyes' },
    text: {
      pl: '1/rundę: przeszukując, obejrzyj 1 kartę więcej bez hałasu.',
      en: '1/round: when searching, look at 1 extra card without noise.',
    },
  },
  numbness: {
    name: { pl: 'Odrętwienie', en: 'Numbness' },
    text: {
      pl: 'Odmrożenie tego ocalałego liczy się jak rana; ale rozpacz się podwaja: każda rozpacz daje 2.',
      en: 'Frostbite on this survivor counts as a wound; but despair results are doubled: each despair gives 2.',
    },
  },
  fury: {
    name: { pl: 'Szał', en: 'Fury' },
    text: {
      pl: 'Wartość ataku 1+; ten ocalały nie może przeszukiwać.',
      en: 'Attack value 1+; this survivor cannot search.',
    },
  },
  tremors: {
    name: { pl: 'Drżenie', en: 'Tremors' },
    text: {
      pl: 'Wartość przeszukiwania 6+; wartość ataku gorsza o 1 (najwyżej 6+).',
      en: 'Search value 6+; attack value worse by 1 (max 6+).',
    },
  },
  scent: {
    name: { pl: 'Zapach', en: 'Scent' },
    text: {
      pl: 'W kroku 4 w jego lokacji pojawia się o 1 zombie więcej.',
      en: 'In step 4 its location gets 1 zombie more.',
    },
  },
  thickSkin: {
    name: { pl: 'Gruba skóra', en: 'Thick Skin' },
    text: { pl: 'Ginie dopiero przy 4 obrażeniach zamiast 3.', en: 'Dies at 4 damage tokens instead of 3.' },
  },
};
