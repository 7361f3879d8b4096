/** City cards: a survivor is a photograph for an identity card, a zombie has a red frame. */
import type { CardId, ZombieKind } from '@horda/cisza/state';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/icon.tsx';
import { memo } from '../../art/memo.ts';
import { Picture } from '../../art/picture.tsx';
import { survivor, zombie, type ZombieLook } from '../../art/portraits.ts';
import { KIND_ICON } from './icons.ts';
import { nameOfSurvivor } from './people.ts';
import { useBoard } from './table.ts';

const Living = memo(function Living({ card }: { readonly card: CardId }) {
  return <Picture markup={survivor(card)} />;
});
const Dead = memo(function Dead({ card, kind }: { readonly card: CardId; readonly kind: ZombieLook }) {
  return <Picture markup={zombie(card, kind)} />;
});

export function SurvivorPhoto({ card }: { readonly card: CardId }) {
  return (
    <div class="photo photo-alive">
      <Living card={card} />
      <span class="photo-foot">{nameOfSurvivor(card)}</span>
    </div>
  );
}

export function ZombiePhoto(props: {
  readonly card: CardId;
  readonly kind: ZombieLook;
  readonly children?: ComponentChildren;
}) {
  const { card, kind } = props;
  const { texts } = useBoard();
  return (
    <div class="photo photo-dead" data-gait="jerks">
      <Dead card={card} kind={kind} />
      <span class="photo-foot">
        {kind !== 'horde' && <Icon body={KIND_ICON[kind satisfies ZombieKind]} />}
        {texts.kinds[kind].short}
      </span>
      {props.children}
    </div>
  );
}
