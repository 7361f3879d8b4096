/** What can be picked, in English. */
import type { ChoiceWords } from '../messages.ts';
import type { Names } from '../names.ts';
import { optionText } from '../options.ts';
import { phrasesOf } from '../phrases.ts';
import { entranceNo, isUsedUp, placeUnderWay, promptSeen, survivorSeen } from '../seen.ts';
import { at, from, TERMS } from './words.ts';

export function choicesIn(names: Names): ChoiceWords {
  const { survivor, card } = names;
  const { owned, door, use, lasting } = phrasesOf(names, TERMS);

  return {
    attack: (c, view) => `Attack: ${survivor(c.survivor)} (die ${survivorSeen(view, c.survivor)?.attack ?? 1}+)`,
    search: (c, view) => `Search: ${survivor(c.survivor)} (die ${survivorSeen(view, c.survivor)?.search ?? 1}+)`,
    barricade: (c) => `Barricade: ${survivor(c.survivor)} (any die)`,
    attract: (c) => `Attract zombies: ${survivor(c.survivor)} (any die)`,
    move: (c) => `Move: ${survivor(c.survivor)}`,
    clean: () => 'Clean the waste pile: 3 cards (any die)',
    ability: (c) =>
      c.of === c.survivor
        ? `Ability: ${survivor(c.survivor)}`
        : `Ability: ${survivor(c.survivor)} as ${survivor(c.of)}`,
    play: (c) => `Play: ${card(c.card)}${use(c)}`,
    equip: (c, view) =>
      `Equip: ${card(c.card)} → ${survivor(c.survivor)}${isUsedUp(view, c.card) ? ' (used in this round)' : ''}`,
    use: (c) => `Use: ${card(c.card)}, ${survivor(c.survivor)}${use(c)}`,
    contribute: (c) => `To the crisis, face down: ${card(c.card)}`,
    contributeItem: (c) => `To the crisis, face down: ${card(c.card)} of ${survivor(c.survivor)}`,
    offer: (c) => `On the main objective: ${card(c.card)}`,
    spendFood: (c, view, name) =>
      `1 food: die ${c.die} → ${c.die + 1}${c.seat === view.seat ? '' : ` of ${name(c.seat)}`}`,
    eat: (c) => `Eat ${card(c.card)}: die ${c.die} → ${c.die + 1}`,
    calm: (c) => `Calm an unruly helpless survivor: ${card(c.card)}`,
    request: () => 'Ask for cards',
    handOff: (c, view, name) => `Hand off: ${card(c.card)}, ${survivor(c.survivor)} → ${owned(c.to, view, name)}`,
    accuse: (c, _view, name) => `Call a vote to exile ${name(c.seat)}`,
    improvement: (c) => `Use the improvement: ${names.improvement(c.card)}`,
    objective: () => 'Work on the main objective (a die)',
    codeDie: (c) => `Put die ${c.die} on Raxxon for the code`,
    placeAction: (c, view) => {
      const place = survivorSeen(view, c.survivor)?.place ?? 0;
      const action = names.texts.places[place]?.actions[c.action];
      return `${action === undefined ? 'Act here' : names.say(action.name)}: ${survivor(c.survivor)}`;
    },
    lasting: (c, view) => `Use: ${lasting(view, c.id)}`,
    end: () => 'End the turn',
    zombie: (c, view) => {
      const number = entranceNo(view, placeUnderWay(view), c.entrance);
      return number === null ? 'A zombie' : `A zombie at entrance ${number}`;
    },
    special: (c, view) => {
      const number = entranceNo(view, placeUnderWay(view), c.entrance);
      return `${names.experiment(c.experiment)}${number === null ? '' : `, entrance ${number}`}`;
    },
    victim: (c, view, name) => owned(c.survivor, view, name),
    bandit: () => 'A bandit',
    withItem: (c) => `With: ${card(c.card)}`,
    withAbility: (c) => `With the ability of ${survivor(c.of)}`,
    withImprovement: (c) => `With the improvement: ${names.improvement(c.card)}`,
    withSideEffect: (c) => `With the side effect: ${names.sideEffect(c.card)}`,
    withLasting: (c, view) => `With: ${lasting(view, c.id)}`,
    next: (c, view) => (c.lasting < 0 ? 'The crossroads card first' : `First: ${lasting(view, c.lasting)}`),
    goOn: () => 'Go on',
    die: (c) => `Die ${c.value}`,
    go: (c) => `${names.place(c.to)}${c.fuel < 0 ? '' : `, with ${card(c.fuel)}: no exposure`}`,
    keep: (c) => `Keep: ${card(c.card)}`,
    makeNoise: () => 'Make noise and look at one more card',
    under: (c, view) => {
      const prompt = promptSeen(view);
      if (prompt === 'crisisLook.order') return names.crisis(c.card);
      return `${prompt === 'looking.top' ? 'On the deck' : 'Under the deck'}: ${card(c.card)}`;
    },
    entrance: (c, view) => door(view, c.place, c.entrance),
    lure: (c, view) => {
      const [out, into] = [entranceNo(view, c.from, c.entrance), entranceNo(view, placeUnderWay(view), c.to)];
      const start = `A zombie ${from(c.from)}${out === null ? '' : `, entrance ${out}`}`;
      return into === null ? start : `${start} → entrance ${into}`;
    },
    survivor: (c, view, name) => owned(c.survivor, view, name),
    leader: (c) => survivor(c.survivor),
    place: (c) => names.place(c.place),
    player: (c, _view, name) => name(c.seat),
    card: (c) => card(c.card),
    deal: (c, view, name) =>
      promptSeen(view) === 'parting.choose'
        ? `Keep: ${card(c.card)}, no. ${c.seat + 1}`
        : `${card(c.card)} → ${name(c.seat)}`,
    token: (c) => (c.token === 'wound' ? 'A wound' : 'A frostbite'),
    helpless: (c) => (c.unruly ? 'An unruly one' : 'A calm one'),
    guard: (c, view) => `${c.guard === 'barricade' ? 'A barricade' : 'A trap: it explodes'} ${at(placeUnderWay(view))}`,
    option: (c, view) => optionText(names, view.underWay.cause, c.option) ?? `Option ${c.option + 1}`,
    amount: (c) => String(c.n),
    vote: (c, view) => {
      const meaning = optionText(names, view.underWay.cause, view.underWay.thumbs[c.up ? 0 : 1]);
      return `${c.up ? 'Thumb up' : 'Thumb down'}${meaning === null ? '' : `: ${meaning}`}`;
    },
    yes: () => 'Yes',
    no: (_c, view) => (promptSeen(view) === 'given.choose' ? 'Give it back' : 'No'),
    giveUp: (_c, view) => `${survivor(view.underWay.survivor)} dies and the bite stops`,
    risk: () => 'Roll: a blank saves, anything else kills and the bite goes on',
    callVote: () => 'Call a vote',
    letPass: (_c, view) => (promptSeen(view) === 'reckoning.accuse' ? 'Accuse nobody' : 'Let the marker pass on'),
    give: (c, _view, name) => `Give ${name(c.to)}: ${card(c.card)}`,
    ignore: (c, _view, name) => `Give ${name(c.to)} nothing`,
    pay: (c, view, name) => {
      const what = c.card < 0 ? `die ${c.die}` : card(c.card);
      return c.by === view.seat ? `Pay: ${what}` : `Take from ${name(c.by)}: ${what}`;
    },
    refuse: () => 'Pay nothing',
    turnDie: (c) => `Die ${c.from} → ${c.to}`,
    rollDie: (c) => `Die ${c.die}, no. ${c.no + 1}`,
    swapDice: (c, _view, name) => `Own die ${c.own} ↔ die ${c.other} of ${name(c.seat)}`,
    takePip: (c, _view, name) => `Own die ${c.own} → ${c.own + 1}, die of ${name(c.seat)} ${c.other} → ${c.other - 1}`,
    raiseDie: (c, _view, name) => `Die of ${name(c.seat)} ${c.die} → ${c.die + 1}`,
    improve: (c) => names.improvement(c.card),
    experiment: (c) => names.experiment(c.card),
  };
}
