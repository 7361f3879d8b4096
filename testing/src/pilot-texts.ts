/** What the pilot says, in both languages. */
import type { GameTexts, Language, NameOf } from '@horda/parts';
import type { PilotPhrase } from './pilot-entry.ts';
import type { Card, Choice, Event, Place } from './pilot-state.ts';

interface Words {
  readonly title: string;
  readonly about: string;
  readonly endings: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, string>>;
  readonly cards: Readonly<Record<Card, string>>;
  readonly places: Readonly<Record<Place, string>>;
  readonly plain: Readonly<Record<'ask' | 'heal' | 'rest' | 'fight' | 'flee', string>>;
  go(place: string): string;
  accuse(name: string): string;
  vote(yes: boolean): string;
  give(card: string, name: string): string;
  ignore(name: string): string;
  /** The only group of phrases, and its only phrase. */
  readonly trial: string;
  trust(name: string): string;
  event(e: Event, name: NameOf, words: Words): string;
}

const en: Words = {
  title: 'The Outpost',
  about: 'A few people in the snow, and perhaps a traitor.',
  endings: { held: 'The outpost held', lost: 'The outpost fell' },
  figures: { morale: 'Morale', chapter: 'Chapter', gone: 'Gone' },
  prompts: {
    'turn.choose': 'What do you do?',
    'ambush.choose': 'They wait in the woods. Fight or flee?',
    'stranger.judge': 'Shall the stranger stay?',
    'request.offer': 'Somebody asks for medicine.',
    'trial.vote': 'Shall they be exiled?',
  },
  cards: { food: 'food', medicine: 'medicine' },
  places: { camp: 'camp', woods: 'woods' },
  plain: { ask: 'Ask for medicine', heal: 'Take medicine', rest: 'Rest', fight: 'Fight', flee: 'Flee' },
  go: (place) => `Go: ${place}`,
  accuse: (name) => `Accuse: ${name}`,
  vote: (yes) => (yes ? 'Yes' : 'No'),
  give: (card, name) => `Give ${card}: ${name}`,
  ignore: (name) => `Ignore the request: ${name}`,
  trial: 'At a trial',
  trust: (name) => `I trust ${name}.`,
  event(e, name, { cards, places, endings }) {
    switch (e.type) {
      case 'turnBegan':
        return `Turn: ${name(e.seat)}.`;
      case 'asked':
        return `${name(e.seat)} asks for medicine.`;
      case 'ignored':
        return `${name(e.seat)} ignores the request.`;
      case 'healed':
        return `${name(e.seat)} is better.`;
      case 'wounded':
        return `${name(e.seat)} is hurt.`;
      case 'died':
        return `${name(e.seat)} is dead.`;
      case 'ambushed':
        return `Ambush: ${name(e.seat)}.`;
      case 'moved':
        return e.dog ? `The dog follows ${name(e.seat)}.` : `${name(e.seat)} goes: ${places[e.to]}.`;
      case 'found':
        return e.card === null ? `${name(e.seat)} finds a card.` : `${name(e.seat)} finds: ${cards[e.card]}.`;
      case 'given':
        return `${name(e.from)} gives ${cards[e.card]} to ${name(e.to)}.`;
      case 'strangerCame':
        return 'A stranger has come.';
      case 'strangerJudged':
        return `Votes for the stranger: ${e.yes}.`;
      case 'exiled':
        return `${name(e.seat)} is exiled${e.traitor ? ', and was the traitor' : ''}.`;
      case 'acquitted':
        return `${name(e.seat)} may stay.`;
      case 'ended':
        return `${endings[e.by]}.`;
    }
  },
};

const pl: Words = {
  title: 'Placówka',
  about: 'Garstka ludzi w śniegu, a wśród nich być może zdrajca.',
  endings: { held: 'Placówka przetrwała', lost: 'Placówka padła' },
  figures: { morale: 'Morale', chapter: 'Rozdział', gone: 'Ubyło' },
  prompts: {
    'turn.choose': 'Co robisz?',
    'ambush.choose': 'Czekają w lesie. Walczysz czy uciekasz?',
    'stranger.judge': 'Czy obcy może zostać?',
    'request.offer': 'Ktoś prosi o lekarstwo.',
    'trial.vote': 'Wygnać?',
  },
  cards: { food: 'jedzenie', medicine: 'lekarstwo' },
  places: { camp: 'obóz', woods: 'las' },
  plain: { ask: 'Poproś o lekarstwo', heal: 'Zażyj lekarstwo', rest: 'Odpocznij', fight: 'Walcz', flee: 'Uciekaj' },
  go: (place) => `Idź: ${place}`,
  accuse: (name) => `Oskarż: ${name}`,
  vote: (yes) => (yes ? 'Tak' : 'Nie'),
  give: (card, name) => `Daj (${card}): ${name}`,
  ignore: (name) => `Zignoruj prośbę: ${name}`,
  trial: 'Na rozprawie',
  trust: (name) => `Ufam: ${name}.`,
  event(e, name, { cards, places, endings }) {
    switch (e.type) {
      case 'turnBegan':
        return `Tura: ${name(e.seat)}.`;
      case 'asked':
        return `${name(e.seat)} prosi o lekarstwo.`;
      case 'ignored':
        return `${name(e.seat)} ignoruje prośbę.`;
      case 'healed':
        return `${name(e.seat)} czuje się lepiej.`;
      case 'wounded':
        return `${name(e.seat)} ma ranę.`;
      case 'died':
        return `${name(e.seat)} nie żyje.`;
      case 'ambushed':
        return `Zasadzka: ${name(e.seat)}.`;
      case 'moved':
        return e.dog ? `Pies biegnie za: ${name(e.seat)}.` : `${name(e.seat)} idzie: ${places[e.to]}.`;
      case 'found':
        return e.card === null ? `${name(e.seat)} znajduje kartę.` : `${name(e.seat)} znajduje: ${cards[e.card]}.`;
      case 'given':
        return `${name(e.from)} daje (${cards[e.card]}): ${name(e.to)}.`;
      case 'strangerCame':
        return 'Przychodzi obcy.';
      case 'strangerJudged':
        return `Głosy za obcym: ${e.yes}.`;
      case 'exiled':
        return `Wygnanie: ${name(e.seat)}${e.traitor ? ', to był zdrajca' : ''}.`;
      case 'acquitted':
        return `${name(e.seat)} może zostać.`;
      case 'ended':
        return `${endings[e.by]}.`;
    }
  },
};

function textsOf(words: Words): GameTexts<Choice, Event, unknown> {
  const option = (choice: Choice, name: NameOf): string => {
    switch (choice.do) {
      case 'go':
        return words.go(words.places[choice.to]);
      case 'accuse':
        return words.accuse(name(choice.whom));
      case 'vote':
        return words.vote(choice.yes);
      case 'give':
        return words.give(words.cards[choice.card], name(choice.to));
      case 'ignore':
        return words.ignore(name(choice.to));
      default:
        return words.plain[choice.do];
    }
  };
  return {
    title: words.title,
    about: words.about,
    settings: {},
    endings: words.endings,
    figures: words.figures,
    piles: {},
    ruleNote: () => null,
    prompt: (prompt) => words.prompts[prompt]!,
    option: (choice, _view, name) => option(choice, name),
    event: (e, name) => words.event(e, name, words),
    outlook: () => '',
    words: (choice) => [option(choice, () => '')],
    talk: { groups: { trial: words.trial }, phrase: (phrase, name) => words.trust(name((phrase as PilotPhrase).seat)) },
  };
}

export const PILOT_TEXTS: Readonly<Record<Language, GameTexts<Choice, Event, unknown>>> = {
  en: textsOf(en),
  pl: textsOf(pl),
};
