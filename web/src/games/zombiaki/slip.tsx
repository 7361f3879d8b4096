/** A card that can be read, and the same card as a narrow strip. */
import type { Printed } from '@horda/zombiaki/content/printed';
import { Icon } from '../../art/icon.tsx';
import { TypeMark } from '../../art/marks.tsx';
import { groundOf, type Ground } from './grounds.tsx';
import { ICON, iconOf } from './icons.ts';
import { CardPicture, Pips, Skull } from './pictures.tsx';
import { EffectStrip } from './signs.tsx';
import { useBoard } from './table.ts';
import { EXPLAIN } from './text/explain.ts';
import type { ZombiakiWords } from './text/words.ts';

/** Long words are broken where they may be; a pack may call the card something else. */
export function printedName({ hyphenated }: ZombiakiWords, card: string, name: string): string {
  const broken = hyphenated[card];
  return broken !== undefined && broken.replaceAll('\u00AD', '') === name ? broken : name;
}

/** A range such as `I–III` stays in one line. */
const unbroken = (text: string): string => text.replaceAll('–', '\u2060–\u2060');

function Mark({ ground }: { readonly ground: Ground }) {
  if (ground === 'dead') return <Skull />;
  return <TypeMark type={ground === 'weapon' ? 'weapon' : ground === 'machine' ? 'barrier' : 'trick'} />;
}

export function Slip({ card }: { readonly card: Printed }) {
  const { texts, words, language } = useBoard();
  const { id, kind, source, line } = card;
  const ground = groundOf(card);
  return (
    <div class={`slip zk-slip zk-slip-${ground} grain`}>
      <div class="slip-plate">
        <Mark ground={ground} />
        <span class="slip-name">{printedName(words, id, texts.card(id))}</span>
        <span class="slip-kind">{texts.kinds[kind]}</span>
      </div>
      <div class="slip-art">
        <CardPicture card={card} />
        {source === 'house' && (
          <span class="zk-source" data-explain={EXPLAIN[language].house}>
            {texts.sources.house}
          </span>
        )}
      </div>
      <EffectStrip card={card} />
      <p class="slip-text">{unbroken(texts.cardText(card))}</p>
      <div class="slip-foot">
        <span class="zk-line">
          {line !== null && (
            <>
              {line === 'needs' ? <Icon body={ICON.sight} /> : <Blocks />}
              {words.line[line]}
            </>
          )}
        </span>
      </div>
    </div>
  );
}

/** The sign of what stands in the line of fire. */
export function Blocks() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M1 10.500h9v3H1zM12 2h4v20h-4zM18 4h4v16h-4z" fill="currentColor" />
    </svg>
  );
}

/** A card seen from afar: its picture, its name, what it is. */
export function Strip({ card }: { readonly card: Printed }) {
  const { texts, words } = useBoard();
  const { id, kind, effect, line } = card;
  const ground = groundOf(card);
  return (
    <div class={`zk-strip zk-slip-${ground}`}>
      <span class="zk-strip-art">
        {kind === 'zombie' ? <CardPicture card={card} /> : <Icon body={iconOf(id, effect)} />}
      </span>
      <b class="zk-strip-name">{printedName(words, id, texts.card(id))}</b>
      <span class="zk-strip-more">
        {kind === 'zombie' ? <Pips strength={card.strength} wounds={0} /> : texts.kinds[kind]}
        {line === 'needs' && <Icon body={ICON.sight} />}
        {line === 'blocks' && <Blocks />}
      </span>
    </div>
  );
}
