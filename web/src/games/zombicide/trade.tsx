/** Two survivors trade: their cards face each other; what is to change hands lies on the other side already. */
import type { Choice, Held, SurvivorNo } from '@horda/zombicide/state';
import type { Trade } from '@horda/zombicide/under-way';
import { SeatMark } from '../../art/marks.tsx';
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { GearCard, nameOf } from './gear.tsx';
import { Movable, Place } from './movable.tsx';
import { Photo } from './people.tsx';
import { Answer } from './rows.tsx';
import { useBoard, type ZombicideBoard } from './table.ts';

export function TradeMoment({ trade }: { readonly trade: Trade }) {
  const board = useBoard();
  const { options, words, texts, view, ask, name } = board;
  const { survivor, other } = trade;
  const given = left(board, survivor, trade.given);
  const taken = left(board, other, trade.taken);
  const others = options.filter((option) => option.do !== 'give' && option.do !== 'take');
  const give = (card: Held): void => pick(board, { do: 'give', card });
  const take = (card: Held): void => pick(board, { do: 'take', card });
  useBoardKeys(
    Object.fromEntries([
      ...given.map((card, i) => [String((i + 1) % 10), () => give(card)] as const),
      ...taken.map((card, i) => [String((i + 6) % 10), () => take(card)] as const),
    ]),
  );
  return (
    <section
      class="zc-moment zc-trade"
      aria-label={words.trade(nameIn(board, survivor), nameIn(board, other))}
      data-mark="moment"
    >
      {ask !== null && <p class="typed zc-asked">{texts.prompt(ask.prompt, view, name)}</p>}
      <div class="zc-traders">
        <Trader survivor={survivor} own={given} coming={trade.taken} firstKey={1} onMove={give} onDrop={take} />
        <Trader survivor={other} own={taken} coming={trade.given} firstKey={6} onMove={take} onDrop={give} />
      </div>
      <p class="zc-small">{words.tradeHelp}</p>
      <div class="zc-buttons">
        {others.map((option, i) => (
          <Answer key={JSON.stringify(option)} option={option} first={i === 0} />
        ))}
      </div>
    </section>
  );
}

const nameIn = ({ texts, view }: ZombicideBoard, survivor: SurvivorNo): string => texts.names.survivor(survivor, view);

function pick({ options, choose }: ZombicideBoard, wanted: Extract<Choice, { readonly do: 'give' | 'take' }>): void {
  const option = options.find((each) => each.do === wanted.do && each.card === wanted.card);
  if (option !== undefined) choose(option);
}

/** What a survivor carries and keeps. */
function left({ view }: ZombicideBoard, survivor: SurvivorNo, gone: readonly Held[]): readonly Held[] {
  const { hand, pack } = view.survivors[survivor]!;
  const cards = [...hand, ...pack];
  for (const card of gone) cards.splice(cards.indexOf(card), 1);
  return cards;
}

function Trader(props: {
  readonly survivor: SurvivorNo;
  readonly own: readonly Held[];
  readonly coming: readonly Held[];
  readonly firstKey: number;
  readonly onMove: (card: Held) => void;
  readonly onDrop: (card: Held) => void;
}) {
  const { survivor, own, coming, firstKey, onMove, onDrop } = props;
  const board = useBoard();
  const { view, ask } = board;
  const one = view.survivors[survivor]!;
  const canMove = ask?.prompt === 'trade.choose';
  return (
    <div class="zc-trader">
      <h3 class="typed">
        <Photo who={one.who} />
        <SeatMark seat={one.owner} tone="chalk" />
        {nameIn(board, survivor)}
      </h3>
      <Place label={nameIn(board, survivor)} onDrop={onDrop}>
        {own.map((card, i) =>
          canMove ? (
            <Movable
              key={i}
              card={card}
              label={nameOf(board, card)}
              number={(firstKey + i) % 10}
              onMove={() => onMove(card)}
            >
              <GearCard card={card} />
            </Movable>
          ) : (
            <GearCard key={i} card={card} />
          ),
        )}
        {coming.map((card, i) => (
          <span key={`c${i}`} class="zc-coming">
            <GearCard card={card} />
          </span>
        ))}
      </Place>
    </div>
  );
}
