/** What the modules put on the table: improvements, and the loot of the bandits. */
import { Icon } from '../../art/icon.tsx';
import { improvementSpot } from './aims.ts';
import { ICON } from './icons.ts';
import { Kind } from './kind.tsx';
import { Ours } from './ours.tsx';
import { symbolOf, useBoard } from './table.ts';
import { Look } from './look.tsx';
import { lookOf, TouchOrLook } from './touch.tsx';

/** Strips of blueprint with squares to fill; finished ones stay with their name. */
export function Improvements() {
  const { view, content } = useBoard();
  const { display, built } = view.improvements;
  return (
    <div class="ln-improvements">
      {display.map(({ card, tokens }) => (
        <Strip key={card} card={card} tokens={tokens} need={content.improvements[card]!.tokens} />
      ))}
      {built.map(({ card }) => (
        <Strip key={card} card={card} tokens={0} need={0} />
      ))}
    </div>
  );
}

function Strip(props: { readonly card: number; readonly tokens: number; readonly need: number }) {
  const { card, tokens, need } = props;
  const board = useBoard();
  const { texts, content } = board;
  const spot = improvementSpot(card);
  const text = texts.names.say(texts.names.texts.improvements[card]!.text);
  return (
    <section
      class={`ln-strip ${lookOf(board, spot)} ${need === 0 ? 'ln-built' : ''}`}
      data-piece={spot}
      data-read={spot}
      title={text}
    >
      <h4 class="stencil">
        <Icon body={ICON.improvement} />
        {texts.names.improvement(card)}
        <Ours card={content.improvements[card]} short />
      </h4>
      {need > 0 && (
        <span class="ln-squares">
          {Array.from({ length: need }, (_, i) => (
            <i key={i} class={i < tokens ? 'ln-full' : ''} />
          ))}
          <span class="unseen">{`${tokens}/${need}`}</span>
        </span>
      )}
      <p>{text}</p>
      <TouchOrLook spot={spot} piece={spot} label={texts.names.improvement(card)} />
    </section>
  );
}

/** The open cards of the hideout. */
export function Loot() {
  const { view, content, texts, words } = useBoard();
  const names = view.hideout.map((card) => texts.names.card(card)).join(', ');
  return (
    <div class="ln-loot" title={names} data-read="loot">
      <span>
        {view.hideout.slice(-3).map((card, i) => (
          <Kind key={i} symbol={symbolOf(content, card)} />
        ))}
      </span>
      <b>{words.loot(view.hideout.length)}</b>
      <Look piece="loot" label={`${words.loot(view.hideout.length)}: ${names}`} />
    </div>
  );
}
