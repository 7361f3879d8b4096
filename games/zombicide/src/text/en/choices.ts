/** What can be picked, in English. */
import { list } from '@horda/parts';
import { cardOf } from '../../rules/held.ts';
import { NONE, TYPES, type Held, type ZoneNo } from '../../state.ts';
import { capitalised } from '../capitalised.ts';
import type { ChoiceWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { backOf, behind, isFaceDown, opensSilently } from '../seen.ts';
import { zombieCard } from '../zombie-card.ts';
import { CARD_TERMS, horde, oneOf, zone, zones } from './words.ts';

const ALL_OUT = ['', ', All-Out', ', All-Out with double dice'] as const;
const IMPROVISED = 'Improvised weapon';

export function choicesIn(names: Names): ChoiceWords {
  const { card, held, skill } = names;
  const named = (cards: readonly Held[], none: string): string =>
    cards.length === 0 ? none : list('en', cards.map(held));
  const weapons = (cards: readonly Held[]): string => {
    if (cards.length === 0) return IMPROVISED;
    return cards.length === 2 ? `2 × ${card(cardOf(cards[0]!))}` : held(cards[0]!);
  };
  const along = (way: readonly ZoneNo[]): string =>
    way.length > 1 ? `${zone(way.at(-1)!)} (through ${zones(way.slice(0, -1))})` : zone(way[0]!);
  const target = (kind: number): string => (kind < TYPES ? capitalised(oneOf(kind)) : names.abomination(kind - TYPES));

  const group = (n: number, kind: number): string => (kind < TYPES ? horde(n, kind) : capitalised(oneOf(kind)));

  return {
    join: (c) => names.person(c.who),
    startWith: (c) => card(c.card),
    start: (c, view) => `${names.survivor(c.survivor, view)}: ${zone(c.zone)}`,
    activate: (c, view) => names.survivor(c.survivor, view),
    attack: (c) => {
      const light = c.light ? ', with the light' : '';
      return c.kind === 'melee'
        ? `Melee: ${weapons(c.with)}${ALL_OUT[c.allOut]}`
        : `Ranged: ${weapons(c.with)} → ${zone(c.zone)}${ALL_OUT[c.allOut]}${light}`;
    },
    throw: (c) => `Throw: ${card(cardOf(c.card))} → ${zone(c.zone)}`,
    move: (c) => `Move: ${along(c.way)}`,
    search: (c) => (c.light ? 'Search with the Flashlight' : 'Search'),
    door: (c, view) => {
      const tool = c.card === NONE ? 'without tools' : card(cardOf(c.card));
      return `Door to ${zone(behind(view, c.door))}: ${tool}${opensSilently(view, c.card) ? ', silent' : ', noisy'}`;
    },
    trade: (c, view) => (c.with === NONE ? 'Reorganise the own cards' : `Trade with ${names.survivor(c.with, view)}`),
    objective: (c, view) => {
      if (!isFaceDown(view, c.place)) return `Objective: ${names.objective(view.placed[c.place]!.card, view)}`;
      const back = backOf(view, c.place);
      return back === null ? `Objective: token in ${zone(view.placed[c.place]!.zone)}` : `Objective: ${back}`;
    },
    crate: () => 'Open the crate',
    pickUp: (c, view) => `Pick up ${names.survivor(c.survivor, view)}`,
    makeNoise: () => 'Make noise',
    getIn: () => 'Get into the car',
    getOut: () => 'Get out of the car',
    takeWheel: () => 'Take the wheel',
    drive: (c) => (c.way.length === 1 ? `Drive slowly: ${zone(c.way[0]!)}` : `Drive fast: ${along(c.way)}`),
    reload: (c) => `Reload: ${card(c.card)}`,
    lightOn: (c) => `Light on: ${zone(c.at)}`,
    lightOff: () => 'Light off',
    eat: (c) => `Eat: ${card(c.card)}`,
    discard: (c) => `Discard: ${held(c.card)}`,
    rally: (c, view) => `Rally: ${names.companion(view.companions[c.companion]!.who)}`,
    dash: (c) => (c.way.length === 0 ? `${skill(c.skill)}: here` : `${skill(c.skill)}: ${along(c.way)}`),
    skill: (c) => `${skill(c.skill)}: ${zone(c.zone)}`,
    lead: (c, view) => `${skill('bornLeader')}: an action for ${names.survivor(c.survivor, view)}`,
    exit: () => 'Leave through the exit',
    end: () => 'End',
    aim: (c, view) => {
      const isWall = view.survivors[view.acting]?.zone === c.at;
      return isWall ? 'At a wall: only the own zone is lit' : `At ${zone(c.at)}`;
    },
    arrange: (c) => `In the hands: ${named(c.hand, 'nothing')}`,
    keep: () => 'Keep the card',
    redraw: () => `${skill('destiny')}: draw another card`,
    give: (c) => `Give: ${held(c.card)}`,
    take: (c) => `Take: ${held(c.card)}`,
    pass: (c, view) => `${capitalised(names.companion(view.companions[c.companion]!.who))} follows the other one`,
    hand: (c) => `Hand over: ${names.token(c.token)}`,
    done: () => 'That is all',
    agree: (c, view) => {
      const extras = [
        ...c.passed.map((one) => names.companion(view.companions[one]!.who)),
        ...c.handed.map((one) => names.token(one)),
      ];
      const more = extras.length === 0 ? '' : `; besides: ${list('en', extras)}`;
      return `Agree: you get ${named(c.given, 'nothing')}, you give ${named(c.taken, 'nothing')}${more}`;
    },
    refuse: () => 'Refuse',
    come: (c, view) => `${names.survivor(c.survivor, view)} comes`,
    stay: (c, view) => `${names.survivor(c.survivor, view)} stays`,
    heal: (c, view) =>
      `Heal: ${list(
        'en',
        c.survivors.map((one) => names.survivor(one, view)),
      )}`,
    enough: () => 'Nobody else',
    name: (c, view) => names.survivor(c.survivor, view),
    drawSabre: () => `${names.token('sabre')}: damage 3 in this attack`,
    spareSabre: () => `${names.token('sabre')}: not now`,
    dice: (c) => (c.of === 'zombies' ? 'A die for each zombie' : 'The dice of the weapon'),
    reroll: (c) => (c.by === 'ammo' ? 'Roll again: ammo' : `Roll again: ${skill('lucky')}`),
    keepRoll: () => 'The roll stands',
    makeshiftRepair: () => skill('makeshiftRepair'),
    mend: (c) => `Save the weapon: discard ${held(c.card)}`,
    letBreak: () => 'Let it break',
    lose: (c) => `Lose: ${held(c.card)}`,
    hit: (c) => target(c.target),
    reap: (c) => `One more: ${target(c.target)}`,
    spreadHits: () => 'Spread all hits: the most health first',
    takeHit: (c, view) => names.survivor(c.survivor, view),
    companionHit: (c, view) => capitalised(names.companion(view.companions[c.companion]!.who)),
    cancelWound: (c) => `Instead of a wound, discard: ${held(c.card)}`,
    suffer: () => 'Take the wounds',
    learn: (c) => skill(c.skill),
    bonusAction: () => 'A bonus action for every mission',
    campaignSkill: (c) => `Campaign skill: ${skill(c.skill)}`,
    leftover: (c) =>
      c.to.every((to) => to === c.from)
        ? `${group(c.to.length, c.kind)} ${c.to.length === 1 ? 'stays' : 'stay'} in ${zone(c.from)}`
        : `${group(c.to.length, c.kind)} in ${zone(c.from)} → ${zones(c.to)}`,
    darkZone: (c) => `Next: ${zone(c.zone)}`,
    distribute: (c) => `${capitalised(zone(c.zone))}: card ${zombieCard(c.card, names, CARD_TERMS)}`,
    react: (c) => `First: ${skill(c.first)}`,
    option: (c, view) => names.option(c.card, c.option, view),
    zone: (c) => capitalised(zone(c.zone)),
    onTop: (c) =>
      `Next: ${c.deck === 'zombie' ? `card ${zombieCard(c.card, names, CARD_TERMS)}` : names.abomination(c.card)}`,
    leaveOrder: () => 'Leave them as they lie',
    lookAt: (c, view) => `Look at: ${backOf(view, c.place) ?? zone(view.placed[c.place]!.zone)}`,
    seen: () => 'We have seen it',
    saveToken: () => 'Not now',
    useToken: (c, view) => `${names.token(c.token)}: ${names.survivor(c.survivor, view)}`,
  };
}
