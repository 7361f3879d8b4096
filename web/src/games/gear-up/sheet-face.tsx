/** The face of a zombie's sheet: portrait with its damage, name, speed, and the grid that is given. */
import { zombieCard } from '@horda/gear-up/content/cards';
import type { CardId } from '@horda/gear-up/state';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/icon.tsx';
import { Picture } from '../../art/picture.tsx';
import { faceOf } from './faces.ts';
import { ICON } from './icons.ts';
import { useBoard } from './table.ts';

interface Props {
  readonly card: CardId;
  readonly damage: number;
  readonly children: ComponentChildren;
}

export function SheetFace({ card, damage, children }: Props) {
  const { view, texts } = useBoard();
  const { kind, speed } = zombieCard(view, card);
  return (
    <>
      <span class="gu-sheet-photo">
        <Picture markup={faceOf(kind, card)} box="4 2 92 108" />
        <b class="gu-sheet-damage">
          <Icon body={ICON.damage} />
          {damage}
        </b>
      </span>
      <span class="gu-sheet-body">
        <span class="gu-sheet-head">
          <b class="stencil">{texts.kinds[kind]}</b>
          <span class="gu-speed">
            <Icon body={ICON[speed]} />
            <span>{texts.speeds[speed]}</span>
          </span>
        </span>
        {children}
      </span>
    </>
  );
}
