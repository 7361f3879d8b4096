/** The street across the table: the city deck in the middle, what was discarded, the resources. */
import { noiseAhead, type NoiseAhead } from '@horda/cisza/text/messages';
import { useState } from 'preact/hooks';
import { Icon } from '../../art/icon.tsx';
import { NoiseMark } from '../../art/marks.tsx';
import type { ZombieLook } from '../../art/portraits.ts';
import { explained } from '../../table/explained.ts';
import { RuleTag } from '../../table/rule-tag.tsx';
import { cityPiece, offeredIn } from './choices.ts';
import { CARD_ICON } from './icons.ts';
import { useLooks } from '../parts/looks.ts';
import { nameOfSurvivor } from './people.ts';
import { SurvivorPhoto, ZombiePhoto } from './photo.tsx';
import { Piles } from './open-piles.tsx';
import { Piece } from './piece.tsx';
import { SmallSlip } from './slip.tsx';
import { AT_REST, legal, useBoard, type CiszaBoard } from './table.ts';
import { EXPLAIN } from './text/explain.ts';
import type { NoisePlace } from './text/words.ts';

export function Street() {
  const table = useBoard();
  const { view, words, looks, options, language } = table;
  const about = EXPLAIN[language];
  const considered = useLooks(looks, ({ looked }) => consideredCard(options, looked));
  const noise = noiseAhead(view, considered);
  const [open, setOpen] = useState(false);
  const toggle = (): void => setOpen(!open);
  return (
    <section
      class={`street ${noise?.certain ? 'street-loud' : ''}`}
      aria-label={words.street}
      onKeyDown={(e) => e.key === 'Escape' && setOpen(false)}
    >
      <i class="street-zebra" />
      <i class="street-zebra" />
      {view.finalAttack && view.ending === null && <FinalAttack />}
      <CityDiscards open={open} toggle={toggle} />
      <div class="street-slot">{view.loose.length > 0 ? <Loose /> : noise !== null && <NoiseNote noise={noise} />}</div>
      <CityDeck />
      <div class="street-count" {...explained(about.city)}>
        <b>{view.city.left}</b>
        <span>{words.cityCards(view.city.left)}</span>
        {view.city.top !== null && (
          <span class={view.city.top === 'survivor' ? 'street-alive' : 'street-dead'}>
            {view.city.top === 'survivor' ? words.aliveOnTop : words.deadOnTop}
          </span>
        )}
      </div>
      <InPlay />
      <div class="street-pile" data-mark="resources" data-source="hand" {...explained(about.resources)}>
        <div class="street-stack" data-thick={thickness(view.deck)}>
          <div class="street-back grain">
            <span class="stencil">{words.resources}</span>
          </div>
        </div>
        <p>
          {words.deck} <b>{view.deck}</b>
        </p>
      </div>
      <ResourceDiscards open={open} toggle={toggle} />
      <button type="button" class="street-figures" aria-expanded={open} data-explain={about.city} onClick={toggle}>
        <span class="unseen">{words.piles}</span>
        <b>{view.city.left}</b> {words.city}
        <b>{view.deck}</b> {words.resources.toLowerCase()}
      </button>
      {open && <Piles close={toggle} />}
    </section>
  );
}

/** The card of the viewer's hand that is looked at, if it may be played. */
function consideredCard(options: CiszaBoard['options'], looked: string | null) {
  for (const option of options)
    if (option.do === 'play' && looked?.startsWith(`hand-${option.card}-`)) return option.card;
  return null;
}

const thickness = (cards: number): string => (cards > 12 ? '3' : cards > 4 ? '2' : cards > 1 ? '1' : '0');

function CityDeck() {
  const { view, texts, words, options, choose, name } = useBoard();
  const { left, top } = view.city;
  const card = left - 1;
  if (top === null)
    return (
      <div class="street-city street-empty" data-mark="city">
        <p>{words.cityEmpty}</p>
      </div>
    );
  const snipe = { do: 'snipe' } as const;
  const use = offeredIn(options, snipe) ? legal(snipe, () => choose(snipe)) : AT_REST;
  const spoken = top === 'survivor' ? `${texts.labels.survivor}, ${nameOfSurvivor(card)}` : texts.kinds[top].name;
  return (
    <div class="street-city" data-mark="city" data-source="city" data-top={top === 'survivor' ? 'alive' : 'dead'}>
      <Rings />
      <div class="street-stack" data-thick={thickness(left)}>
        <Piece
          piece={cityPiece(card)}
          class="street-top"
          use={use}
          label={use.is === 'rest' ? words.cityTop(spoken) : texts.option(snipe, view, name)}
          most={0}
        >
          {top === 'survivor' ? <SurvivorPhoto card={card} /> : <ZombiePhoto card={card} kind={top} />}
        </Piece>
      </div>
    </div>
  );
}

/** How far a sound would carry. */
function Rings() {
  return (
    <svg class="street-rings" viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="118" stroke-dasharray="14 4" />
      <circle cx="200" cy="200" r="140" stroke-dasharray="12 7" />
      <circle cx="200" cy="200" r="164" stroke-dasharray="10 10" />
      <circle cx="200" cy="200" r="190" stroke-dasharray="7 14" />
    </svg>
  );
}

function NoiseNote({ noise }: { readonly noise: NoiseAhead }) {
  const { view, texts, words, name, openRule } = useBoard();
  const { finds } = noise;
  const place: NoisePlace =
    noise.shelter === null ? 'there' : noise.shelter === view.seat ? 'here' : { name: name(noise.shelter) };
  const text =
    finds === null
      ? words.noiseUnheard
      : finds === 'survivor'
        ? words.noiseWakes(place)
        : words.noiseBrings(texts.kinds[finds].name, place, view.finalAttack);
  return (
    <div class={`street-note ${noise.certain ? '' : 'street-note-if'}`} data-mark="noise">
      <h3 class="stencil">
        <NoiseMark />
        {noise.certain ? words.noiseNow : words.noiseIf}
      </h3>
      <p>
        {text} <RuleTag id={noise.rule} openRule={openRule} />
      </p>
    </div>
  );
}

/** Zombies on the way to a shelter wait on the street; the first of them goes next. */
function Loose() {
  const { view, texts, words } = useBoard();
  return (
    <div class="street-loose">
      <h3 class="stencil">{words.toHandOut(view.loose.length)}</h3>
      <ol>
        {view.loose.map(({ card, kind }, i) => (
          <li key={card} class={i === 0 ? 'street-next' : ''}>
            <Piece piece={cityPiece(card)} class="shelter-photo" use={AT_REST} label={texts.kinds[kind].name}>
              <ZombiePhoto card={card} kind={kind} />
            </Piece>
            {i === 0 && <b>{words.next}</b>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The card that another player is playing. The viewer's own stays with the hand. */
function InPlay() {
  const { view, texts, words, name } = useBoard();
  const { inPlay, active } = view;
  // Its place stays free, so that nothing on the street moves when a card comes.
  if (inPlay === null || active === view.seat) return <div class="street-played" />;
  return (
    <div class="street-played">
      <div class="street-played-card">
        <SmallSlip card={inPlay} />
      </div>
      <p>
        <Icon body={CARD_ICON[inPlay]} />
        {words.inPlay(texts.cards[inPlay].name, name(active))}
      </p>
    </div>
  );
}

interface PileProps {
  readonly open: boolean;
  toggle(): void;
}

function CityDiscards({ open, toggle }: PileProps) {
  const { view, texts, words, language } = useBoard();
  const lost = view.lost.at(-1);
  const dead = view.dead.at(-1);
  return (
    <div class="street-pile street-gone" data-mark="city-discards" data-sink="city">
      <div class="street-hole">
        {dead !== undefined && (
          <Piece
            piece={cityPiece(dead)}
            class="street-last"
            use={AT_REST}
            label={texts.kinds[view.deadKinds.at(-1) as ZombieLook].name}
            most={6}
          >
            <ZombiePhoto card={dead} kind={view.deadKinds.at(-1) as ZombieLook} />
          </Piece>
        )}
        {lost !== undefined && (
          <Piece
            piece={cityPiece(lost)}
            class="street-last street-lost"
            use={AT_REST}
            label={nameOfSurvivor(lost)}
            most={6}
          >
            <SurvivorPhoto card={lost} />
          </Piece>
        )}
      </div>
      <p>
        {words.discarded} <b>{view.dead.length + view.lost.length}</b>
      </p>
      <LookThrough label={words.discardedCity} about={EXPLAIN[language].cityDiscards} open={open} toggle={toggle} />
    </div>
  );
}

function ResourceDiscards({ open, toggle }: PileProps) {
  const { view, words, language } = useBoard();
  const last = view.discard.at(-1);
  return (
    <div class="street-pile" data-mark="discards">
      <div class="street-hole">{last !== undefined && <SmallSlip card={last} />}</div>
      <p>
        {words.discarded} <b>{view.discard.length}</b>
      </p>
      <LookThrough label={words.discardedResources} about={EXPLAIN[language].discards} open={open} toggle={toggle} />
    </div>
  );
}

function LookThrough(props: PileProps & { readonly label: string; readonly about: string }) {
  const { label, about, open, toggle } = props;
  return (
    <button
      type="button"
      class="street-look"
      aria-label={label}
      aria-expanded={open}
      data-explain={about}
      onClick={toggle}
    />
  );
}

/** Whether nobody is left to save in the city, which the street then shows. */
function FinalAttack() {
  const { texts } = useBoard();
  return (
    <div class="street-final">
      <Siren />
      <b class="stencil">{texts.labels.finalAttack}</b>
      <Siren />
    </div>
  );
}

function Siren() {
  return (
    <svg class="street-siren" viewBox="0 0 64 40" aria-hidden="true">
      <path d="M20 36V22a12 12 0 0 1 24 0v14zM14 36h36v4H14zM32 0v7M10 6l6 6M54 6l-6 6M1 22h9M54 22h9" />
    </svg>
  );
}
