/** A resource card: a requisition slip. */
import { PRINTED, RESOURCES, type Resource } from '@horda/cisza/content/resources';
import type { CiszaPack } from '@horda/cisza/pack';
import { NoiseMark, QuietMark, TypeMark } from '../../art/marks.tsx';
import { CardPicture, EffectStrip } from './pictures.tsx';
import { useBoard } from './table.ts';

export function Slip({ card }: { readonly card: Resource }) {
  const { texts, words, pack } = useBoard();
  const { type, noise } = PRINTED[card];
  const copies = (pack as CiszaPack | null)?.resources[card] ?? PRINTED[card].copies;
  const number = RESOURCES.filter((other) => PRINTED[other].type === type).indexOf(card) + 1;
  const form = `${texts.types[type].slice(0, 1).toUpperCase()}-0${number} ·${copies}`;
  return (
    <div class={`slip slip-${type} ${noise ? 'slip-loud' : ''} grain`}>
      <div class="slip-plate">
        <TypeMark type={type} />
        <span class="slip-name">{words.hyphenated[card] ?? texts.cards[card].name}</span>
        <span class="slip-kind">{texts.types[type]}</span>
      </div>
      <div class="slip-art">
        <CardPicture card={card} />
      </div>
      <EffectStrip card={card} />
      <p class="slip-text">{texts.cards[card].text}</p>
      <div class="slip-foot">
        <span class="slip-noise">
          {noise ? <NoiseMark /> : <QuietMark />}
          {noise ? texts.labels.noise : texts.labels.quiet}
        </span>
        <span aria-hidden="true">{form}</span>
      </div>
    </div>
  );
}

/** A card seen as a thing on a pile, not read. */
export function SmallSlip({ card }: { readonly card: Resource }) {
  const { texts, words } = useBoard();
  const { type } = PRINTED[card];
  return (
    <div class={`slip slip-small slip-${type}`}>
      <div class="slip-plate">
        <TypeMark type={type} />
        <span class="slip-name">{words.hyphenated[card] ?? texts.cards[card].name}</span>
      </div>
      <div class="slip-art">
        <CardPicture card={card} />
      </div>
    </div>
  );
}
