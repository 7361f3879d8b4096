/** Photographs: standees of survivors, the helpless, bandits. */
import type { SurvivorView } from '@horda/long-night/view';
import { memo } from '../../art/memo.ts';
import { SeatMark } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { survivorSpot, UNRULY } from './aims.ts';
import { bandit, helpless, portraitOf } from './drawings/people.ts';
import { DAMAGE } from './drawings/pieces.ts';
import { firstName, useBoard } from './table.ts';
import { lookOf, Touch, TouchOrLook } from './touch.tsx';

export const Face = memo(function Face({ survivor, human }: { readonly survivor: number; readonly human: boolean }) {
  return <Picture markup={portraitOf(survivor, human)} />;
});

const HelplessFace = memo(function HelplessFace({ seed, unruly }: { readonly seed: number; readonly unruly: boolean }) {
  return <Picture markup={helpless(seed, unruly)} />;
});

const BanditFace = memo(function BanditFace({ seed }: { readonly seed: number }) {
  return <Picture markup={bandit(seed)} />;
});

type Token = 'wound' | 'frostbite' | 'despair';
const TOKENS: readonly Token[] = ['wound', 'frostbite', 'despair'];

export function DamageMark({ token }: { readonly token: Token | 'none' }) {
  return (
    <svg class="ln-damage" viewBox="0 0 16 16" aria-hidden="true" dangerouslySetInnerHTML={{ __html: DAMAGE[token] }} />
  );
}

export function tokensOf({ wounds, frostbite, despair }: SurvivorView): readonly Token[] {
  const counts = { wound: wounds, frostbite, despair };
  return TOKENS.flatMap((token) => Array<Token>(counts[token]).fill(token));
}

/** `still`: a second picture of a survivor who stands elsewhere on the table too. */
export function Standee({ one, still = false }: { readonly one: SurvivorView; readonly still?: boolean }) {
  const board = useBoard();
  const { content, texts, view, words, name } = board;
  const { influence, human } = content.survivors[one.card]!;
  const spot = survivorSpot(one.card);
  const isExiled = view.players[one.owner]!.exiled;
  const tokens = tokensOf(one);
  const hurt = TOKENS.map((token) => [texts.tokens[token], tokens.filter((each) => each === token).length] as const);
  const label = words.standee(texts.names.survivor(one.card), name(one.owner), influence, hurt);
  return (
    <div
      class={`ln-standee ${lookOf(board, spot)} ${isExiled ? 'ln-exiled' : ''}`}
      data-piece={still ? undefined : spot}
      data-mark={still ? spot : undefined}
      data-read={spot}
    >
      <span class="ln-photo" title={texts.names.survivor(one.card)}>
        <Face survivor={one.card} human={human} />
      </span>
      <span class="ln-foot" aria-hidden="true">
        <SeatMark seat={one.owner} tone="ink" />
        <b class="stencil">{influence}</b>
      </span>
      <span class="ln-hurt">
        {tokens.map((token, i) => (
          <DamageMark key={i} token={token} />
        ))}
      </span>
      <TouchOrLook spot={spot} piece={spot} label={still ? firstName(board, one.card) : label} quiet />
    </div>
  );
}

/** One of them, which counts twice if it is unruly; or a picture for `all` of them, with their number. */
export function Helpless(props: { readonly n: number; readonly unruly: boolean; readonly all?: number | undefined }) {
  const { n, unruly, all } = props;
  const number = all ?? (unruly ? 2 : 1);
  const board = useBoard();
  const { texts } = board;
  return (
    <div class={`ln-standee ln-helpless ${unruly ? `ln-unruly ${lookOf(board, UNRULY)}` : ''}`}>
      <span class="ln-photo" title={unruly ? texts.labels.unruly : texts.labels.helpless}>
        <HelplessFace seed={n} unruly={unruly} />
      </span>
      <span class="ln-foot">{(unruly || number > 1) && <b class="stencil">×{number}</b>}</span>
      {unruly && <Touch spot={UNRULY} label={texts.labels.unruly} />}
    </div>
  );
}

export function Bandit({ place, n }: { readonly place: number; readonly n: number }) {
  const board = useBoard();
  const spot = `bandit-${place}`;
  return (
    <div class={`ln-standee ln-bandit ${lookOf(board, spot)}`}>
      <span class="ln-photo">
        <BanditFace seed={place + n} />
      </span>
      <span class="ln-foot">{board.words.bandit}</span>
      <Touch spot={spot} label={board.words.bandit} />
    </div>
  );
}
