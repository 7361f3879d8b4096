/** Invariants 38 to 40: secrets, replays, and questions that can be answered. */
import { apply } from '@horda/kernel';
import { difference } from '@horda/testing';
import { zombicide } from '../../src/game.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { NONE, type Choice, type Event, type State } from '../../src/state.ts';
import { view, type View } from '../../src/view.ts';
import { eventsOf, must, type Step } from './step.ts';

/** 38: nothing that lies face down is seen or told before it is turned. */
export function secretsAreKept(step: Step): void {
  viewHides(step.after, view(step.after, null));
  eventsTellNoSecrets(step);
}

/** Spectators see no card that lies face down, and no deck. */
export function viewHides(s: State, seen: View): void {
  const { cards, shuffled = [] } = missionOf(s);
  for (const [place, { card, state }] of s.placed.entries()) {
    const isSecret = state === 'faceDown' && shuffled.some((group) => group.includes(cards[card]!.id));
    must(!isSecret || seen.placed[place]!.card === NONE, `place ${place} shows a card that lies face down`);
  }
  for (const pile of ['equipment', 'epic', 'secretService', 'zombieCards', 'abominationCards'] as const)
    must(seen[pile].top.length === s[pile].known, `${pile} shows cards that nobody has looked at`);
  const isLooking = s.kernel.asks.some(({ options }) => options.some(({ do: pick }) => LOOKS.includes(pick)));
  must(seen.shown.length === 0 || isLooking || s.ending !== null, 'cards are still shown though nobody looks');
}
const LOOKS: readonly string[] = ['lookAt', 'seen'];

/** Events tell only what was turned and read. */
function eventsTellNoSecrets({ before, after }: Step): void {
  const { events } = after.kernel;
  for (const { note } of eventsOf(events, 'noteRead')) must(after.read.includes(note), `note ${note} was told unread`);
  for (const note of before.read) must(after.read.includes(note), `note ${note} is no longer read`);
  const told = eventsOf(events, 'cardRevealed').map(({ card }) => card);
  for (const [place, { card, state }] of after.placed.entries()) {
    must(before.placed[place]!.card === card, `another card lies in place ${place}`);
    const wasHidden = before.placed[place]!.state === 'faceDown';
    must(!wasHidden || state === 'faceDown' || told.includes(card), `card ${card} was turned without a word`);
  }
}

/** 39: the same answer to the same table has the same consequences, chance included. */
export function answersRepeat({ after, again }: Step): void {
  const found = difference(again, after);
  must(found === null, `the same answer leads to two states: ${found}`);
}

/** 40: every question has an answer. */
export function questionsHaveAnswers(s: State): void {
  for (const { options, min, prompt } of s.kernel.asks)
    must(options.length >= Math.max(1, min), `${prompt} has no answer`);
}

/** 40: the first option, which is taken for whoever does not answer, is accepted. */
export function firstOptionIsLegal({ after }: Step): void {
  for (const { options, min, seat } of after.kernel.asks) {
    const answer = { tick: after.kernel.tick, seat, picks: options.slice(0, Math.max(1, min)) };
    apply<State, Choice, Event>(zombicide, zombicide.clone(after), answer);
  }
}
