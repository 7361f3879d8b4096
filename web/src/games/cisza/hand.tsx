/** The viewer's own hand, and the card that they are playing. */
import { isBarrier, type Resource } from '@horda/cisza/content/resources';
import type { Choice } from '@horda/cisza/state';
import { sentence } from '@horda/cisza/text/messages';
import { useEffect } from 'preact/hooks';
import { NoiseMark } from '../../art/marks.tsx';
import { offered } from '../parts/offered.ts';
import { aimedAt } from './aiming.ts';
import {
  advisedPieces,
  choiceOf,
  dropAims,
  handPieces,
  offeredIn,
  playedPiece,
  stillThere,
  touch,
  type Mark,
} from './choices.ts';
import { Piece } from './piece.tsx';
import { Slip } from './slip.tsx';
import { AT_REST, legal, useBoard, type CiszaBoard, type Use } from './table.ts';

export function Hand() {
  const table = useBoard();
  const { view, texts, words, options, choose, ask, name } = table;
  const hand = view.shelters[view.seat!]!.hand ?? [];
  const pieces = handPieces(hand);
  const marks = pieces.map(({ card, piece }) => ({ piece, kind: card }));
  const played = view.inPlay !== null && view.active === view.seat && !isBarrier(view.inPlay) ? view.inPlay : null;
  useReasons(table, hand);
  return (
    <section class="hand" aria-label={words.ownHand} data-mark="hand" data-cards={pieces.length + (played ? 1 : 0)}>
      <ol class="hand-cards">
        {played !== null && (
          <li key="played" class="hand-played">
            <div data-piece={playedPiece(played, hand)}>
              <Slip card={played} />
            </div>
          </li>
        )}
        {pieces.map(({ card, piece }) => {
          const use = useOfCard(table, marks, card, piece);
          const noise = { do: 'noise', card } as const;
          const does =
            use.is === 'legal' && ask?.prompt === 'play.choose'
              ? texts.option({ do: 'play', card }, view, name)
              : texts.cards[card].name;
          return (
            <li key={piece} class="hand-slot" data-mark={`hand:${card}`}>
              <Piece
                piece={piece}
                class="hand-card"
                use={use}
                label={`${sentence(does)} ${texts.cards[card].text}`}
                tag={tagOf(table, card)}
                most={2}
              >
                <Slip card={card} />
              </Piece>
              {ask?.prompt === 'play.choose' && offeredIn(options, noise) && (
                <button
                  type="button"
                  class="hand-noise"
                  data-choosable="true"
                  {...offered(options, noise)}
                  aria-label={texts.option(noise, view, name)}
                  onClick={() => choose(noise)}
                >
                  <NoiseMark /> {words.noiseOnly}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {pieces.length === 0 && played === null && <p class="hand-empty">{words.emptyHand}</p>}
      <Confirm choice={dropOf(table, marks) ?? aimedAt(table)} />
    </section>
  );
}

/** In the phase in which cards are played, cards that cannot be played show the reason at once. */
function useReasons({ ask, options, whyNot, askWhy, view }: CiszaBoard, hand: readonly Resource[]): void {
  const playing = ask?.prompt === 'play.choose';
  useEffect(() => {
    if (!playing) return;
    for (const card of new Set(hand)) {
      const choice = { do: 'play', card } as const;
      if (!offeredIn(options, choice) && whyNot(choice) === null) askWhy(choice);
    }
    // The tick identifies a question, so that reasons are requested once for each question.
  }, [playing, view.tick]);
}

function useOfCard(table: CiszaBoard, marks: readonly Mark[], card: Resource, piece: string): Use {
  const { ask, options, selection, select, choose, hinted } = table;
  const play = { do: 'play', card } as const;
  if (ask?.prompt === 'play.choose')
    return offeredIn(options, play) ? legal(play, () => choose(play)) : { is: 'barred', choice: play, told: true };
  const aims = dropAims(options);
  if (aims.length === 0) return AT_REST;
  const chosen = stillThere(selection, marks);
  const at = chosen.indexOf(piece);
  return {
    is: at >= 0 ? 'chosen' : 'legal',
    choice: null,
    advised: advisedPieces(aims, marks, hinted, chosen).includes(piece),
    number: at >= 0 ? at + 1 : null,
    toggles: true,
    act() {
      const next = touch(aims, marks, selection, piece, true);
      if (next.leads === 'select') select(next.pieces);
    },
  };
}

function dropOf({ options, selection }: CiszaBoard, marks: readonly Mark[]): Choice | null {
  const aims = dropAims(options);
  return aims.length === 0 ? null : choiceOf(aims, marks, stillThere(selection, marks));
}

function tagOf({ ask, words }: CiszaBoard, card: Resource): string {
  if (ask?.prompt === 'discardCards.choose') return words.drop;
  return isBarrier(card) ? words.layDown : words.play;
}

/** The touched pieces are already a complete choice, but more could be added. */
function Confirm({ choice }: { readonly choice: Choice | null }) {
  const { texts, view, name, choose } = useBoard();
  if (choice === null) return null;
  return (
    <button
      type="button"
      class="button button-primary hand-confirm"
      data-choosable="true"
      onClick={() => choose(choice)}
    >
      {texts.option(choice, view, name)}
    </button>
  );
}
