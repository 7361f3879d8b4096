/** Hands and backpack: a card is touched, dragged or called by its number to change its place. */
import type { Held } from '@horda/zombicide/state';
import { HANDS } from '@horda/zombicide/text/shown';
import { useState } from 'preact/hooks';
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { Asked } from './choosing.tsx';
import { Movable, Place } from './movable.tsx';
import { GearCard, nameOf } from './gear.tsx';
import { arrangedAs, liftable, lifted, lowered } from './hands.ts';
import { useBoard } from './table.ts';

export function HandsMoment() {
  const board = useBoard();
  const { options, choose, words, texts, view } = board;
  const [first] = options;
  const [hands, setHands] = useState<readonly Held[]>(first?.do === 'arrange' ? first.hand : []);
  const rest = hands.reduce((left, card) => lowered(left, card), liftable(options));
  const answer = arrangedAs(options, hands);
  const done = (): void => {
    if (answer !== undefined) choose(answer);
  };
  const lift = (card: Held): void => setHands(lifted(hands, card));
  const lower = (card: Held): void => setHands(lowered(hands, card));
  useBoardKeys({
    ...Object.fromEntries(hands.map((card, i) => [String(i + 1), () => lower(card)])),
    ...Object.fromEntries(rest.map((card, i) => [String(HANDS + i + 1), () => lift(card)])),
  });
  return (
    <Asked look="zc-hands">
      <Place label={texts.labels.hands} onDrop={(card) => rest.includes(card) && lift(card)}>
        {hands.map((card, i) => (
          <Movable key={i} card={card} label={nameOf(board, card)} number={i + 1} onMove={() => lower(card)}>
            <GearCard card={card} />
          </Movable>
        ))}
        {hands.length < HANDS && <span class="zc-slot zc-legal-slot typed">{words.toHere}</span>}
      </Place>
      <Place label={texts.labels.backpack} onDrop={(card) => hands.includes(card) && lower(card)}>
        {rest.map((card, i) => (
          <Movable key={i} card={card} label={nameOf(board, card)} number={HANDS + i + 1} onMove={() => lift(card)}>
            <GearCard card={card} />
          </Movable>
        ))}
      </Place>
      <button
        type="button"
        class={`button ${answer === undefined ? '' : 'button-primary'}`}
        data-urgent=""
        aria-disabled={answer === undefined}
        onClick={done}
      >
        {answer === undefined ? words.twoCards : texts.option(answer, view, board.name)}
      </button>
    </Asked>
  );
}
