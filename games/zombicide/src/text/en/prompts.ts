/** What the game asks, in English. */
import { NONE } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Prompts } from '../messages.ts';
import type { Names } from '../names.ts';
import { learner } from '../seen.ts';
import { actions, clock } from './words.ts';

export function promptsIn(names: Names): Prompts {
  const acting = (view: View): string => (view.acting === NONE ? 'The survivor' : names.survivor(view.acting, view));
  return {
    'beginning.choose': () => 'Who takes part?',
    'beginning.start': () => 'Where does this survivor begin?',
    'player.choose': () => 'Whose turn is it now?',
    'turn.choose': (view) => {
      const one = view.survivors[view.acting];
      return one === undefined ? 'What do you do?' : `${acting(view)}: ${actions(one.actions)} left. What now?`;
    },
    'reaction.choose': (view) => `${acting(view)} has a free action. What for?`,
    'move.turn': (view) => `${acting(view)} walks on with the light. Where does it shine?`,
    'dash.choose': () => 'Who is healed?',
    'lifesaver.choose': () => 'Who lets themselves be pulled out?',
    'search.aim': () => 'The Flashlight goes on. Where does it shine?',
    'drawing.destiny': (view) => `${acting(view)} may take another card instead. Keep this one?`,
    'arranging.limit': () => 'Too many cards. Which one is discarded?',
    'arranging.hands': () => 'Which cards are in the hands?',
    'trade.choose': (view) => `${acting(view)} trades. What changes hands?`,
    'trade.agree': () => 'Do you agree to this trade?',
    'endPhase.choose': () => 'The medic has time for the wounded. Who is healed?',
    'clock.choose': (view) => `The clock shows ${clock(view.hour)} and a card is read. Which survivor is it about?`,
    'effects.choice': () => 'What do you decide?',
    'effects.discard': () => 'Which card do you give away?',
    'effects.handOut': () => 'Who gets the next card?',
    'effects.removeSpawn': () => 'Which spawn zone is removed?',
    'effects.shell': () => 'Where does the shell hit?',
    'effects.look': () => 'You look at the top cards. Which one comes next?',
    'effects.lookAtObjectives': (view) =>
      view.shown.length === 0 ? 'Which card do you look at?' : 'Here is what you looked at. Go on?',
    'effects.showDoorCards': () => 'Here is what lies on the doors. Go on?',
    'sightings.look': () => 'Several see the Abomination. Who is the note about?',
    'beforeZombies.guards': () => 'The guards stand ready. Which zone do they clear?',
    'adrenaline.choose': (view) => {
      const who = learner(view);
      return `${who === NONE ? 'A new level' : `${names.survivor(who, view)} reaches a new level`}. Which skill?`;
    },
    'experience.choose': () => 'A milestone of the campaign. What is the reward?',
    'kit.learn': () => 'Which campaign skill helps in this mission?',
    'kit.choose': () => 'Which card is there from the start?',
    'attack.aim': () => 'Where does the Flashlight shine?',
    'attack.arm': () => 'Use the sabre in this attack?',
    'attack.choose': () => 'How many dice do you roll?',
    'harm.cancel': () => 'Discard a card instead of a wound?',
    'strike.again': () => 'Roll all ordinary dice again?',
    'strike.blow': () => 'Whom does the next blow strike?',
    'strike.hit': () => 'Whom does the next hit strike?',
    'strike.lose': () => 'One weapon of the pair breaks. Which one?',
    'strike.mend': () => 'The weapon breaks. Do you save it?',
    'strike.reap': () => 'Whom does the hit take along?',
    'wounds.give': () => 'Who takes the next hit?',
    'opening.choose': () => 'The building is opened. Which dark zone comes next?',
    'reactions.order': () => 'Zombies appear close by. What comes first?',
    'spawnStep.choose': () => 'Which zombie card goes to which spawn zone?',
    'zombiePass.choose': () => 'The group does not divide evenly. Where do the others go?',
  };
}
