/** The player's own survivors as files: photograph, influence, attack and search, ability, damage, equipment. */
import type { Seat } from '@horda/kernel';
import type { Shown } from '@horda/long-night/content/shown';
import type { SurvivorView, View } from '@horda/long-night/view';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { COLONY } from './places.ts';
import { survivorSpot } from './aims.ts';
import { ICON } from './icons.ts';
import { Kind } from './kind.tsx';
import { DamageMark, Face, tokensOf } from './people.tsx';
import { firstName, survivorsOf, symbolOf, useBoard } from './table.ts';
import { lookOf, TouchOrLook } from './touch.tsx';

export function Dossiers() {
  const { view, own, texts, content } = useBoard();
  const { dealt } = view.players[own]!;
  // At set-up some of these are kept.
  const candidates = typeof dealt === 'number' ? [] : dealt.filter((card) => !isHere(view, card));
  const people = survivorsOf(view, own);
  return (
    <div
      class={`ln-dossiers ${people.length + candidates.length > 3 ? 'ln-many' : ''} ${candidates.length > 0 ? 'ln-dealt' : ''}`}
      data-mark="dossiers"
    >
      <h3 class="unseen">{texts.labels.follower}</h3>
      {people.map((one) => (
        <Dossier key={one.card} one={one} />
      ))}
      {candidates.map((card) => (
        <Dossier key={card} one={unhurt(card, own, content)} />
      ))}
    </div>
  );
}

function isHere({ survivors }: View, survivor: number): boolean {
  return survivors.some(({ card }) => card === survivor);
}

/** A survivor as printed, in nobody's group yet. */
function unhurt(card: number, owner: Seat, { survivors }: Shown): SurvivorView {
  const { attack, search } = survivors[card]!;
  const whole = { wounds: 0, frostbite: 0, despair: 0, limit: 3, moves: 0, used: 0 };
  return { card, owner, place: COLONY, attack, search, ...whole, items: [], sideEffects: [], marks: [] };
}

function Dossier({ one }: { readonly one: SurvivorView }) {
  const board = useBoard();
  const { view, content, texts, own } = board;
  const { influence, human } = content.survivors[one.card]!;
  const text = texts.printed.ability(one.card);
  const spot = survivorSpot(one.card);
  const tokens = tokensOf(one);
  return (
    <article class={`ln-dossier ${lookOf(board, spot)}`} title={text} data-mark={spot} data-read={spot}>
      <span class="ln-portrait">
        <Face survivor={one.card} human={human} />
      </span>
      <div class="ln-figures stencil">
        <Figure icon={ICON.influence} label={texts.labels.influence} value={String(influence)} />
        <Figure icon={ICON.knife} label={texts.labels.attack} value={`${one.attack}+`} />
        <Figure icon={ICON.search} label={texts.labels.search} value={`${one.search}+`} />
      </div>
      <h4 class="stencil">
        <SeatMark seat={own} tone="ink" />
        <span title={texts.names.survivor(one.card)}>{firstName(board, one.card)}</span>
        {view.players[own]!.leader === one.card && (
          <span class="ln-leader" data-explain={texts.labels.leader}>
            <Icon body={ICON.leader} />
            <span class="unseen">{texts.labels.leader}</span>
          </span>
        )}
      </h4>
      <p>
        <small>{texts.names.place(one.place)}</small>
        <span>{text}</span>
      </p>
      <div class="ln-dossier-foot">
        <span class="ln-tokens">
          {Array.from({ length: Math.max(one.limit, tokens.length) }, (_, i) => (
            <DamageMark key={i} token={tokens[i] ?? 'none'} />
          ))}
        </span>
        <span class="ln-equipment">
          {one.items.map(({ card }, i) => (
            <span key={i} title={texts.names.card(card)} data-piece={`item-${one.card}-${card}-${i}`}>
              <Kind symbol={symbolOf(content, card)} />
              <span class="unseen">{texts.names.card(card)}</span>
            </span>
          ))}
        </span>
      </div>
      <TouchOrLook spot={spot} piece={spot} label={texts.names.survivor(one.card)} />
    </article>
  );
}

function Figure({ icon, label, value }: { readonly icon: string; readonly label: string; readonly value: string }) {
  return (
    <span data-explain={label}>
      <Icon body={icon} />
      {value}
      <span class="unseen">{label}</span>
    </span>
  );
}
