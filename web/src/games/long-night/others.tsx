/** The other players, hanging from the top edge: name, cards, dice, the knife, the envelope. */
import type { Seat } from '@horda/kernel';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { playerSpot } from './aims.ts';
import { Die } from './die.tsx';
import { ICON } from './icons.ts';
import { useBoard } from './table.ts';
import { lookOf, Touch } from './touch.tsx';

export function Others() {
  const { view, own } = useBoard();
  const seats = view.players.map((_, seat) => (own + 1 + seat) % view.players.length).filter((seat) => seat !== own);
  return (
    <div class="ln-others" data-mark="others">
      {seats.map((seat) => (
        <Other key={seat} seat={seat} />
      ))}
    </div>
  );
}

function Other({ seat }: { readonly seat: Seat }) {
  const board = useBoard();
  const { view, name, texts } = board;
  const { hand, dice, spent, exiled, out } = view.players[seat]!;
  const cards = typeof hand === 'number' ? hand : hand.length;
  const spot = playerSpot(seat);
  const isAwaited = view.asks.some((ask) => ask.seat === seat && !ask.answered);
  return (
    <div class={`ln-other ${lookOf(board, spot)} ${exiled ? 'ln-exiled' : ''}`} data-mark={spot} data-source={spot}>
      <span class="tape ln-name">
        <SeatMark seat={seat} tone={isAwaited ? 'awaited' : 'ink'} />
        <span>{name(seat)}</span>
      </span>
      <span class="ln-cards stencil" data-explain={texts.labels.hand}>
        <i class="ln-card-back" />
        {cards}
        <span class="unseen">{texts.labels.cards}</span>
      </span>
      <span class="ln-dice-small" data-explain={texts.labels.dice}>
        {dice.map((value, i) => (
          <Die key={`d${i}`} value={value} />
        ))}
        {spent.map((value, i) => (
          <Die key={`s${i}`} value={value} spent />
        ))}
        <b class="stencil ln-dice-count">{dice.length}</b>
      </span>
      {(exiled || out) && <em>{exiled ? texts.labels.exiled : texts.labels.out}</em>}
      {view.first === seat && <Knife />}
      {view.reader === seat && <Envelope />}
      <Touch spot={spot} label={name(seat)} />
    </div>
  );
}

export function Knife() {
  const { texts } = useBoard();
  return (
    <span class="ln-knife" data-explain={texts.labels.firstPlayer} data-piece="knife">
      <Icon body={ICON.knife} />
      <span class="unseen">{texts.labels.firstPlayer}</span>
    </span>
  );
}

function Envelope() {
  const { texts } = useBoard();
  return (
    <span class="ln-envelope" data-explain={texts.labels.reader} data-piece="envelope">
      <Icon body={ICON.envelope} />
      <span class="unseen">{texts.labels.reader}</span>
    </span>
  );
}
