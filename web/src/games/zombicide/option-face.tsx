/** What an option is about, as a small picture beside its words: somebody's photograph, or the sign of a card. */
import type { Choice } from '@horda/zombicide/state';
import { equipmentCard, gearOf, NONE } from '@horda/zombicide/text/shown';
import { GearIcon } from './gear.tsx';
import { Photo } from './people.tsx';
import { useBoard } from './table.ts';

export function OptionFace({ option }: { readonly option: Choice }) {
  const { view } = useBoard();
  switch (option.do) {
    case 'activate':
    case 'takeHit':
    case 'name':
    case 'come':
    case 'stay':
    case 'start':
    case 'pickUp':
    case 'lead':
    case 'useToken':
      return <Photo who={view.survivors[option.survivor]!.who} />;
    case 'trade':
      return option.with === NONE ? null : <Photo who={view.survivors[option.with]!.who} />;
    case 'heal':
      return (
        <>
          {option.survivors.map((each) => (
            <Photo key={each} who={view.survivors[each]!.who} />
          ))}
        </>
      );
    case 'join':
      return <Photo who={option.who} />;
    case 'discard':
    case 'give':
    case 'take':
    case 'mend':
    case 'lose':
    case 'cancelWound':
    case 'throw':
      return <GearIcon id={gearOf(view, option.card).id} />;
    case 'startWith':
    case 'reload':
    case 'eat':
      return <GearIcon id={equipmentCard(view, option.card).id} />;
    default:
      return null;
  }
}
