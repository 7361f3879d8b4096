/** Moments lie over the map: a roll, a trade, a story, a choice among cards, skills or people. */
import { CardsMoment, MusterMoment, SkillsMoment } from './choosing.tsx';
import { HandsMoment } from './arrange.tsx';
import { momentOf } from './moment-kind.ts';
import { RollMoment } from './roll.tsx';
import { StoryMoment } from './story.tsx';
import { useBoard } from './table.ts';
import { TradeMoment } from './trade.tsx';

export function Moment() {
  const board = useBoard();
  const { roll, trade } = board.view.underWay;
  switch (momentOf(board)) {
    case 'roll':
      return roll && <RollMoment roll={roll} />;
    case 'trade':
      return trade && <TradeMoment trade={trade} />;
    case 'story':
      return <StoryMoment />;
    case 'cards':
      return <CardsMoment />;
    case 'hands':
      return <HandsMoment key={board.view.tick} />;
    case 'skills':
      return <SkillsMoment />;
    case 'muster':
      return <MusterMoment />;
    case null:
      return null;
  }
}
