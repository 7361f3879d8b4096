/** What a phone beside a television shows of Zombicide: the player's own people with what they carry, and their verbs. */
import type { Choice } from '@horda/zombicide/state';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import { cardOf, healthOf } from '@horda/zombicide/text/shown';
import type { SurvivorView, View } from '@horda/zombicide/view';
import { OWN_PEOPLE, type HandDrawing, type HandGroup, type HandKnown, type HandThing } from '../hand-drawing.ts';
import { isTurnPrompt, verbOf, VERBS } from './aims.ts';
import { ICON } from './icons.ts';
import { portraitOf } from './map/people.ts';
import { WORDS } from './text/of.ts';

type Known = HandKnown<View, Choice, ZombicideTexts>;

export const hand: HandDrawing<View, Choice, ZombicideTexts> = {
  groups: (known) => [...verbs(known), people(known)],
};

function verbs({ options, prompt, language }: Known): readonly HandGroup<Choice>[] {
  if (!isTurnPrompt(prompt ?? undefined)) return [];
  const words = WORDS[language];
  const things = VERBS.flatMap((verb): readonly HandThing<Choice>[] => {
    const own = verb === 'end' ? [] : options.filter((option) => verbOf(option) === verb);
    return own.length === 0
      ? []
      : [{ id: verb, name: words.verbs[verb].name, ink: 'paper', icon: ICON[verb], options: own }];
  });
  return [{ id: 'verbs', title: words.actionsOf, things }];
}

function people(known: Known): HandGroup<Choice> {
  const { view, seat, language } = known;
  return {
    id: 'people',
    title: OWN_PEOPLE[language],
    things: view.survivors.flatMap((one, i) =>
      one.owner === seat && (one.status === 'standing' || one.status === 'down') ? [ofSurvivor(known, one, i)] : [],
    ),
  };
}

function ofSurvivor({ view, texts, options, language }: Known, one: SurvivorView, i: number): HandThing<Choice> {
  const health = healthOf(view, one);
  const carried = [...one.hand, ...one.pack].map((card) => texts.names.plainCard(cardOf(card)));
  return {
    id: `survivor-${i}`,
    name: texts.names.survivor(i, view),
    ink: 'rescue',
    face: portraitOf(one.who),
    note: WORDS[language].health(Math.max(0, health - one.wounds), health),
    ...(carried.length === 0 ? {} : { text: carried.join(', ') }),
    options: options.filter((option) => option.do === 'activate' && option.survivor === i),
  };
}
