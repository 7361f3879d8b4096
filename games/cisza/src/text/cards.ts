/** The names of the cards and what they do, in both languages: what a card is called stands beside its translation. */
import { recordOf } from '@horda/parts';
import { RESOURCES, type Resource } from '../content/resources.ts';

export interface CardText {
  readonly name: string;
  /** What it does, without the noise of its mark. */
  readonly text: string;
  /** Other words a player may type for it. */
  readonly aliases: readonly string[];
}

export function cardTexts(language: 'en' | 'pl'): Readonly<Record<Resource, CardText>> {
  return recordOf(RESOURCES, (card) => CARDS[card][language]);
}

const CARDS: Readonly<Record<Resource, Readonly<Record<'en' | 'pl', CardText>>>> = {
  axe: {
    en: {
      name: 'Axe',
      text: 'Get rid of a regular or a fast zombie in your shelter.',
      aliases: ['hatchet'],
    },
    pl: {
      name: 'Siekiera',
      text: 'Usuń ze swojego schronu zwykłego albo szybkiego zombie.',
      aliases: ['topór'],
    },
  },
  revolver: {
    en: {
      name: 'Revolver',
      text: 'Get rid of a regular or a fast zombie in your shelter.',
      aliases: ['gun', 'pistol'],
    },
    pl: {
      name: 'Rewolwer',
      text: 'Usuń ze swojego schronu zwykłego albo szybkiego zombie.',
      aliases: ['pistolet'],
    },
  },
  shotgun: {
    en: {
      name: 'Shotgun',
      text: 'Get rid of a strong zombie in your shelter, or of two weak ones: regular or fast.',
      aliases: [],
    },
    pl: {
      name: 'Shotgun',
      text: 'Usuń ze swojego schronu silnego zombie albo dwóch słabych: zwykłych lub szybkich.',
      aliases: ['strzelba', 'dubeltówka'],
    },
  },
  sniperRifle: {
    en: {
      name: 'Sniper Rifle',
      text: 'Get rid of any zombie in your shelter, or of the one showing on the city deck.',
      aliases: [],
    },
    pl: {
      name: 'Karabin Snajperski',
      text: 'Usuń dowolnego zombie ze swojego schronu albo tego, którego widać na talii Miasta.',
      aliases: ['snajper', 'snajperka'],
    },
  },
  walkieTalkie: {
    en: {
      name: 'Walkie-Talkie',
      text: 'The survivor lying on the city deck joins your shelter.',
      aliases: ['radio'],
    },
    pl: {
      name: 'Krótkofalówka',
      text: 'Weź do schronu ocalałego, który leży na talii Miasta.',
      aliases: ['radio'],
    },
  },
  flare: {
    en: {
      name: 'Flare',
      text: 'The next two survivors of the city deck join your shelter.',
      aliases: [],
    },
    pl: {
      name: 'Flara',
      text: 'Weź do schronu dwóch kolejnych ocalałych z talii Miasta.',
      aliases: ['raca'],
    },
  },
  megaphone: {
    en: {
      name: 'Megaphone',
      text: 'The survivor lying on the city deck joins your shelter.',
      aliases: [],
    },
    pl: {
      name: 'Megafon',
      text: 'Weź do schronu ocalałego, który leży na talii Miasta.',
      aliases: [],
    },
  },
  barricade: {
    en: {
      name: 'Barricade',
      text: 'Lies in your shelter. Discarded in an attack, it holds back one zombie.',
      aliases: [],
    },
    pl: {
      name: 'Barykada',
      text: 'Leży w schronie. Odrzucona podczas ataku zatrzymuje jednego zombie.',
      aliases: [],
    },
  },
  alarm: {
    en: {
      name: 'Alarm',
      text: 'Lies in your shelter. Discarded in an attack, it calls off the rest of it.',
      aliases: [],
    },
    pl: {
      name: 'Alarm',
      text: 'Leży w schronie. Gdy go odrzucisz podczas ataku, w tej turze nikt już nie atakuje.',
      aliases: [],
    },
  },
  mines: {
    en: {
      name: 'Mines',
      text: 'Lie in your shelter. Discarded in an attack, they take out one or two zombies.',
      aliases: ['mine'],
    },
    pl: {
      name: 'Miny',
      text: 'Leżą w schronie. Odrzucone podczas ataku usuwają jednego lub dwóch zombie.',
      aliases: ['mina'],
    },
  },
  sabotage: {
    en: {
      name: 'Sabotage',
      text: 'Name another player: all their barriers are lost.',
      aliases: [],
    },
    pl: {
      name: 'Sabotaż',
      text: 'Wskaż gracza: wszystkie jego bariery przepadają.',
      aliases: [],
    },
  },
  eviction: {
    en: {
      name: 'Eviction',
      text: 'Swap all zombies and barriers with another player. Survivors stay at home.',
      aliases: [],
    },
    pl: {
      name: 'Eksmisja',
      text: 'Zamień się z kimś wszystkimi zombie i barierami. Ocalali zostają na miejscu.',
      aliases: [],
    },
  },
  bribery: {
    en: {
      name: 'Bribery',
      text: 'Win over a survivor of a player who has at least two.',
      aliases: ['bribe'],
    },
    pl: {
      name: 'Przekupstwo',
      text: 'Przejmij ocalałego od kogoś, kto ma ich co najmniej dwóch.',
      aliases: ['łapówka'],
    },
  },
  sacrifice: {
    en: {
      name: 'Sacrifice',
      text: 'Give up a survivor and hand out all your zombies among the others as you like.',
      aliases: [],
    },
    pl: {
      name: 'Poświęcenie',
      text: 'Oddaj ocalałego, a wszystkich swoich zombie rozdaj innym, jak zechcesz.',
      aliases: ['ofiara'],
    },
  },
  drone: {
    en: {
      name: 'Drone',
      text: 'One of your zombies flies to another player, and the noise is made there.',
      aliases: [],
    },
    pl: {
      name: 'Dron',
      text: 'Wyślij swojego zombie do innego gracza. To tam powstaje hałas.',
      aliases: [],
    },
  },
  surprise: {
    en: {
      name: 'Surprise!',
      text: 'One player gets a zombie of yours and, after it, the top card of the city as a zombie.',
      aliases: ['gift'],
    },
    pl: {
      name: 'Niespodzianka!',
      text: 'Wyślij do jednego gracza swojego zombie, a za nim wierzchnią kartę Miasta jako zombie.',
      aliases: ['prezent'],
    },
  },
};
