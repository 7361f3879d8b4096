/** What a player is asked, in English. */
import type { OpName } from '../../content/operations.ts';
import type { Prompts } from '../messages.ts';
import type { Names } from '../names.ts';
import { phrasesOf } from '../phrases.ts';
import { offers, offersFuel, picksOf, placeUnderWay } from '../seen.ts';
import type { View } from '../../view.ts';
import { at, survivors, TERMS } from './words.ts';

/** Whom an operation is for, where somebody picks. */
const WHO_FOR: Readonly<Partial<Record<OpName, string>>> = {
  wound: 'Who gets the wound?',
  spread: 'Who gets the wounds?',
  frostbite: 'Who gets the frostbite?',
  despair: 'Who gets the despair?',
  heal: 'Who is healed?',
  relieve: 'Whose despair is removed?',
  kill: 'Who dies?',
  exposure: 'For whom is the exposure die rolled?',
  put: 'Who is put there?',
  removeSurvivor: 'Who leaves the game?',
  giveSurvivor: 'Who changes sides?',
  slay: 'Who kills the zombies?',
  slayOneRoll: 'Who kills the zombies?',
  noMove: 'Who may not move?',
  idle: 'Who does nothing more this turn?',
  freeAction: 'Who acts?',
  sideEffect: 'Who gets the side effect?',
};

export function promptsIn(names: Names): Prompts {
  const { who, asked, attackDie, searchDie, before } = phrasesOf(names, TERMS);
  const howMany = (view: View): string => {
    const { least, most } = picksOf(view);
    if (most === 1) return least === 0 ? ' You may pick one.' : '';
    return least === most ? ` Pick ${most}.` : ` Pick up to ${most}.`;
  };

  return {
    'beginning.keep': (view) => `Which ${survivors(picksOf(view).most)} do you keep?`,
    'beginning.lead': () => 'Who leads your group? The highest influence among all leaders goes first.',
    'beginning.hospital': () => 'Do you draw a card of the hospital, unseen?',
    'turn.choose': (view) => {
      const dice = view.players[view.seat ?? view.active]?.dice ?? [];
      return dice.length === 0
        ? 'Your turn. You have no dice left; what else do you do?'
        : `Your turn, dice ${dice.join(' ')}. What do you do?`;
    },
    'attack.aim': (view) => `${who(view)} attacks. Whom?`,
    'attack.arm': (view) => `${who(view)} attacks. With what?`,
    'attack.die': (view) => `${who(view)} attacks. Which die of ${attackDie(view)} or more do you use?`,
    'attack.more': (view) => `Does ${who(view)} kill one more zombie at the same entrance?`,
    'attack.next': (view) => `${who(view)} kills one more zombie. Which one?`,
    'search.die': (view) => `${who(view)} searches. Which die of ${searchDie(view)} or more do you use?`,
    'search.arm': (view) => `${who(view)} searches ${at(placeUnderWay(view))}. Do you use anything for it?`,
    'search.choose': (view) =>
      offers(view, 'makeNoise')
        ? 'Keep a card, or make noise and look at one more?'
        : 'Which card do you keep? The others go under the deck.',
    'search.keepMore': () => 'You may keep one more card. Which one?',
    'search.order': () => 'Which card goes under the deck next? The last one lies at the bottom.',
    'barricade.die': (view) => `${who(view)} builds a barricade. Which die do you use?`,
    'barricade.arm': (view) => `${who(view)} builds a barricade. Do you use anything for it?`,
    'barricade.choose': () => 'At which entrance does the barricade stand?',
    'barricade.more': (view) => `${who(view)} has built a barricade. Do you use anything else?`,
    'clean.die': () => 'Cleaning the waste pile: which die do you use?',
    'clean.arm': () => 'Does one of your survivors remove more cards?',
    'attract.die': (view) => `${who(view)} attracts zombies. Which die do you use?`,
    'attract.from': (view) => `${who(view)} attracts zombies. From where?`,
    'attract.choose': (view) =>
      offers(view, 'goOn')
        ? 'You may attract one more zombie. Which one?'
        : 'Which zombie comes, and to which entrance?',
    'move.choose': (view) =>
      `${who(view)} moves. Where to? After the move you roll the exposure die${offersFuel(view) ? ', unless fuel is used' : ''}.`,
    'ability.die': (view) => `The ability of ${who(view)}: which die do you use?`,
    'play.add': () => 'Does your survivor add 1 food to it?',
    'saving.choose': () => 'Do you roll to save the card from the waste pile? On a 6 it comes back to your hand.',
    'objectiveWork.die': () => 'Work on the main objective: which die do you use?',
    'exposure.ignore': (view) => `The exposure die is bad for ${who(view)}. Do you use equipment to ignore it?`,
    'bite.choose': (view) =>
      `The bite reaches ${who(view)}. Death stops it; a roll saves ${who(view)} on 6 of 12 faces, otherwise it kills and goes on.`,
    'healing.choose': (view) => asked(view, `What is removed from ${who(view)}?`),
    'leader.choose': () => 'Your leader is gone. Who leads your group now?',
    'arrival.where': (view) => `Where does ${who(view)} arrive? Exiled players stay outside the colony.`,
    'calming.choose': (view) => asked(view, 'How many unruly helpless survivors do you calm?'),
    'losing.choose': (view) => asked(view, 'Which helpless survivor goes?'),
    'adding.guard': (view) => `A zombie comes to a full entrance ${at(placeUnderWay(view))}. What is lost?`,
    'deeds.barricade': (view) => asked(view, 'At which entrance do you put the barricade?'),
    'deeds.trap': (view) => asked(view, 'At which entrance do you put the trap?'),
    'deeds.arm': (view) => asked(view, 'Which barricade becomes a trap?'),
    'deeds.clear': (view) => asked(view, 'Which barricade is removed?'),
    'deeds.remove': (view) => asked(view, 'Which zombie is removed?'),
    'deeds.kill': (view) => asked(view, 'Which zombie is killed?'),
    'crossroads.name': (view) => asked(view, 'Which of your survivors is it about?'),
    'crossroads.nameOther': (view) => asked(view, 'Who is the other survivor?'),
    'crossroads.choose': (view) => `${asked(view, 'You choose.')}${before(view)}`,
    'vote.crossroads': (view) => `${asked(view, 'Thumb up or down? All votes are shown together.')}${before(view)}`,
    'vote.marker': (view, name) => `Does ${name(view.first)} stay first player for another round?`,
    'vote.settle': () => 'The vote is tied. You decide.',
    'marker.call': (view, name) =>
      `The first-player marker of ${name(view.first)} is about to pass on. Do you call a vote to leave it there?`,
    'effects.place': (view) => asked(view, 'Which place?'),
    'effects.player': (view) => asked(view, 'Which player?'),
    'selection.pick': (view) =>
      `${asked(view, WHO_FOR[view.underWay.op ?? 'nothing'] ?? 'Which survivor?')}${howMany(view)}`,
    'choice.choose': (view) => asked(view, 'What do you choose?'),
    'effectDie.offer': (view) => `You rolled ${view.die}. Do you roll once more? The second result counts.`,
    'giving.choose': (view) => asked(view, 'Which card do you give up?'),
    'oneDie.choose': (view) => asked(view, 'Which die do you change?'),
    'rerolling.choose': (view) => asked(view, `Which dice do you roll again? Up to ${picksOf(view).most}.`),
    'swap.choose': (view) => asked(view, 'Which dice do you swap?'),
    'swap.agree': (view) => asked(view, 'Do you agree to swap the dice?'),
    'otherReroll.choose': (view) => asked(view, 'Who may roll again?'),
    'consent.choose': (view) => asked(view, `Do you let ${who(view)} be put ${at(placeUnderWay(view))}?`),
    'raising.choose': (view) => asked(view, 'Which die do you raise?'),
    'pip.choose': (view) => asked(view, 'Which dice are changed?'),
    'using.choose': (view) => asked(view, 'Which die do you give up?'),
    'start.choose': () => 'Your turn begins. Do you use an ability first?',
    'joint.offer': (view) => asked(view, 'What do you add to the common payment?'),
    'giver.name': (view) => asked(view, 'Which card do you ask for?'),
    'giver.offer': (view) => asked(view, 'Do you give the card that is asked for?'),
    'confiscation.offer': (view) => asked(view, 'Do you take the cards?'),
    'confiscation.choose': (view) => asked(view, 'Which card do you take away?'),
    'payment.offer': (view) => asked(view, 'Do you pay?'),
    'paying.choose': (view) => asked(view, 'Which card do you pay with?'),
    'crossroads.volunteer': (view) => asked(view, 'Do you volunteer?'),
    'crossroads.instead': (view) => asked(view, 'Do you step in instead?'),
    'lasting.offer': (view) => asked(view, 'Do you use it now?'),
    'order.choose': () => 'Several effects come at once. Which one is first?',
    'vote.two': (view) => `${asked(view, 'Thumb up or down? Both votes are shown together.')}${before(view)}`,
    'vote.exile': (view, name) =>
      view.accused < 0
        ? 'Exile: thumb up or down?'
        : view.accused === view.seat
          ? 'The vote is about exiling you. Thumb up: you agree.'
          : `Do you exile ${name(view.accused)}? Thumb up: yes.`,
    'vote.code': (view) =>
      `The code of ${names.experiment(view.raxxon.top)} is right. Thumb up: it is contained. Thumb down: it breaks out, but one place gets 3 zombies fewer.`,
    'request.invite': (view, name) => `${name(view.active)} asks for cards. You may give one, or nothing.`,
    'given.choose': () => 'You got a card. Use it at once, or give it back.',
    'leaving.choose': () => 'You are exiled. Who leaves the colony next?',
    'leaving.swap': () => 'There is no room outside. Who goes to the colony instead?',
    'advancing.put': (view) => asked(view, 'On which improvement do you put the token?'),
    'advancing.take': (view) => asked(view, 'Which improvement loses a token?'),
    'improvement.die': () => 'The improvement: which die do you use?',
    'hideout.die': (view) => `${who(view)} acts at the hideout. Which die do you use?`,
    'hideoutPick.choose': (view) => asked(view, 'Which card of the hideout do you take?'),
    'deposit.choose': (view) => asked(view, 'Which card do you lay at the hideout?'),
    'banishing.choose': (view) => asked(view, 'From where is a bandit removed?'),
    'posting.who': () => 'Which bandit leader places the bandits?',
    'posting.where': () => 'You lead the bandits. Where does the next one go?',
    'containment.spare': () => 'Which place gets 3 zombies fewer in this round?',
    'releasing.where': () => 'Where does the special zombie appear?',
    'pill.choose': (view) => asked(view, 'Who takes the pill?'),
    'peek.choose': (view) => asked(view, 'Which experiment lies on top next?'),
    'codeDieBy.value': (view) => asked(view, 'Which value does the die on Raxxon show?'),
    'codeChange.choose': (view) => asked(view, 'Which die on Raxxon do you change?'),
    'rescue.send': () => 'Who goes to Raxxon?',
    'rescue.lure': () => 'Which zombie of the colony goes to Raxxon?',
    'attack.spare': (view) => `The ability of ${who(view)} costs a die of its own. Which one do you use?`,
    'crisisLook.order': (view) => asked(view, 'Which crisis goes back on the deck next? The last one lies on top.'),
    'dealing.draw': (view) => asked(view, 'How many cards do you draw and give away?'),
    'dealing.choose': (view) => asked(view, 'Who gets which card?'),
    'looking.choose': (view) => asked(view, 'Which card do you take? You may leave them all.'),
    'shownOne.choose': (view) => asked(view, 'Which of the cards shown do you take?'),
    'regaining.choose': (view) => asked(view, 'Which card comes back into the game?'),
    'luring.choose': (view) => asked(view, 'Which zombie goes where? You may stop.'),
    'parting.choose': (view) => asked(view, `What do you keep? Cards: ${picksOf(view).most}. The others go away.`),
    'picking.choose': (view) => asked(view, 'Which card do you take?'),
    'pot.offer': (view) => asked(view, 'Which card do you stake? You may stop.'),
    'roomFor.choose': () => 'There is no room. Who goes back to the colony?',
    'spreading.choose': (view) => asked(view, 'Who gets the next wound?'),
    'search.light': (view) => `${who(view)} makes noise. Do you use anything to see more?`,
    'reckoning.accuse': () => 'The raid is over. Do you call a vote to exile somebody?',
    'reckoning.tempt': () => 'A betrayer whose conditions are met may show the card now and win at once. Do you?',
    'looking.under': (view) => asked(view, 'Which card goes under the deck next? The last one lies at the bottom.'),
    'looking.top': (view) => asked(view, 'Which card goes back on the deck next? The last one lies on top.'),
    'repeat.choose': (view) => asked(view, 'Once more?'),
  };
}
