/** A shelter as a floor plan that opens on the street: survivors behind walls, barriers in the doorway, zombies outside. */
import { aboutToBeLost, attackersLeft } from '@horda/cisza/text/messages';
import type { ShelterView, View } from '@horda/cisza/view';
import type { Seat } from '@horda/kernel';
import { Icon } from '../../art/icon.tsx';
import { NoiseMark } from '../../art/marks.tsx';
import { explained } from '../../table/explained.ts';
import { offered } from '../parts/offered.ts';
import { cityPiece, offeredIn } from './choices.ts';
import { Furniture, TapedShut } from './furniture.tsx';
import { CARD_ICON } from './icons.ts';
import { SurvivorPhoto, ZombiePhoto } from './photo.tsx';
import { Piece, Touch, useLook } from './piece.tsx';
import { Counts, Header } from './shelter-head.tsx';
import { AT_REST, legal, useBoard, type Use } from './table.ts';
import { nameOfSurvivor } from './people.ts';
import { useZombieUse } from './aiming.ts';
import { EXPLAIN } from './text/explain.ts';

export type Place = 'top' | 'bottom' | 'own';

export function Shelter(props: {
  readonly seat: Seat;
  readonly place: Place;
  readonly unfolded: boolean;
  unfold(seat: Seat | null): void;
}) {
  const { seat, place, unfolded, unfold } = props;
  const table = useBoard();
  const { view, texts, words, name } = table;
  const shelter = view.shelters[seat]!;
  const use = useTargetUse(seat);
  const piece = `shelter-${seat}`;
  const look = useLook(piece, use);
  const label = place === 'own' ? words.ownShelter : words.shelter(name(seat));
  const shaded = use.is === 'barred' ? 'shelter-shaded' : '';
  const classes = `shelter shelter-${place} ${shaded} ${shelter.alive ? '' : 'shelter-out'} ${unfolded ? 'shelter-unfolded' : ''}`;
  return (
    <section class={classes} aria-label={label} data-mark={`shelter:${seat}`} {...look}>
      <Header seat={seat} own={place === 'own'} handSize={shelter.handSize} />
      {shelter.alive ? (
        <>
          <Counts shelter={shelter} />
          <div class="shelter-plan">
            <Survivors seat={seat} shelter={shelter} />
            <Barriers seat={seat} shelter={shelter} own={place === 'own'} />
            <Zombies seat={seat} shelter={shelter} own={place === 'own'} />
          </div>
          {place !== 'own' && (
            <button
              type="button"
              class="shelter-fold"
              aria-expanded={unfolded}
              aria-label={unfolded ? words.fold : words.unfold(name(seat))}
              onClick={() => unfold(unfolded ? null : seat)}
            />
          )}
          <div class={`shelter-touch piece-${use.is}`} data-piece={piece} data-read={piece}>
            <Touch
              piece={piece}
              use={use}
              label={use.is === 'rest' ? label : texts.option({ do: 'target', seat }, view, name)}
              tag={offeredIn(table.options, { do: 'give', to: seat }) ? words.give : words.target}
            />
          </div>
        </>
      ) : (
        <TapedShut label={texts.labels.eliminated} />
      )}
      {view.winners.includes(seat) && <b class="stamp shelter-winner">{words.winner}</b>}
    </section>
  );
}

/** While a shelter is being chosen, each one is either lit or barred. */
function useTargetUse(seat: Seat): Use {
  const { options, view, choose } = useBoard();
  for (const choice of [
    { do: 'target', seat },
    { do: 'give', to: seat },
  ] as const) {
    if (offeredIn(options, choice)) return legal(choice, () => choose(choice));
    const asked = options.some((option) => option.do === choice.do);
    if (asked && seat !== view.seat && view.shelters[seat]!.alive) return { is: 'barred', choice, told: false };
  }
  return AT_REST;
}

function Survivors({ seat, shelter }: { readonly seat: Seat; readonly shelter: ShelterView }) {
  const { view, texts, words, language } = useBoard();
  const { survivors } = shelter;
  const lost = aboutToBeLost(view, seat);
  return (
    <div class="shelter-room" data-mark={`survivors:${seat}`}>
      <Zone name={texts.labels.survivors} count={survivors.length} about="survivors" />
      <Furniture seat={seat} />
      {survivors.length === 0 && <p class="shelter-none">{words.nobodyInside}</p>}
      <ul class="shelter-list" aria-label={texts.labels.survivors}>
        {survivors.map((card, i) => {
          const threatened = i >= survivors.length - lost;
          return (
            <li key={card}>
              <Piece
                piece={cityPiece(card)}
                class={threatened ? 'shelter-photo shelter-threatened' : 'shelter-photo'}
                use={AT_REST}
                label={threatened ? words.piece(nameOfSurvivor(card), words.threatened) : nameOfSurvivor(card)}
              >
                <SurvivorPhoto card={card} />
              </Piece>
            </li>
          );
        })}
      </ul>
      <b class="shelter-count" aria-hidden="true" data-explain={EXPLAIN[language].survivors}>
        {survivors.length}
        {lost > 0 && <i class="shelter-loss">−{lost}</i>}
      </b>
    </div>
  );
}

function Barriers(props: { readonly seat: Seat; readonly shelter: ShelterView; readonly own: boolean }) {
  const { seat, own } = props;
  const { barriers } = props.shelter;
  const { view, texts, words, options, choose, ask } = useBoard();
  const defending = own && ask?.prompt === 'attack.defend';
  // A barrier in use stays in the doorway until its noise is over.
  const used = view.active === seat && view.attack !== null ? view.inPlay : null;
  return (
    <div class="shelter-door" data-mark={`barriers:${seat}`} data-barriers={Math.min(barriers.length, 5)}>
      <Zone name={texts.labels.barriers} count={barriers.length} about="barriers" />
      {barriers.length === 0 && used === null && <p class="shelter-none">{words.noBarriers}</p>}
      <ul class="shelter-list" aria-label={texts.labels.barriers}>
        {barriers.map((card, i) => {
          const choice = { do: 'use', barrier: card } as const;
          const noise = { do: 'noise', card } as const;
          const n = barriers.slice(0, i).filter((other) => other === card).length;
          const use: Use = !defending
            ? AT_REST
            : offeredIn(options, choice)
              ? legal(choice, () => choose(choice))
              : { is: 'barred', choice, told: false };
          return (
            <li key={`${card}-${n}`} class="shelter-barrier-slot">
              <Piece
                piece={`barrier-${seat}-${card}-${n}`}
                class="shelter-barrier"
                use={use}
                label={use.is === 'legal' ? texts.option(choice, view, () => '') : texts.cards[card].name}
                tag={words.use}
                most={0.6}
              >
                <span class="barrier-sign">
                  <Icon body={CARD_ICON[card]} />
                  <span>{texts.cards[card].name}</span>
                </span>
              </Piece>
              {defending && offeredIn(options, noise) && (
                <button
                  type="button"
                  class="shelter-noise"
                  data-choosable="true"
                  {...offered(options, noise)}
                  aria-label={texts.option(noise, view, () => '')}
                  onClick={() => choose(noise)}
                >
                  <NoiseMark />
                </button>
              )}
            </li>
          );
        })}
        {used !== null && (
          <li key="used">
            <span class="barrier-sign barrier-used">
              <Icon body={CARD_ICON[used]} />
              <span>{texts.cards[used].name}</span>
            </span>
          </li>
        )}
      </ul>
      <span class="shelter-address" aria-hidden="true">
        {words.addresses[seat]}
      </span>
    </div>
  );
}

function Zombies(props: { readonly seat: Seat; readonly shelter: ShelterView; readonly own: boolean }) {
  const { seat, own } = props;
  const { zombies } = props.shelter;
  const { view, texts, words, language } = useBoard();
  const useOf = useZombieUse(own);
  const attack = view.active === seat ? view.attack : null;
  const many = zombies.length > (own ? 8 : roomFor(view)) ? 'shelter-many' : '';
  return (
    <div
      class={`shelter-outside ${attack !== null ? 'shelter-attacked' : ''}`}
      data-mark={`zombies:${seat}`}
      data-marks-new={own ? 'true' : undefined}
    >
      <Zone name={texts.labels.zombies} count={zombies.length} about="zombies" />
      {zombies.length === 0 && <p class="shelter-none">{words.nobodyAttacks}</p>}
      <ul class={`shelter-list ${many}`} aria-label={texts.labels.zombies}>
        {zombies.map(({ card, kind }, i) => {
          const held = attack !== null && i < attack.stopped;
          const late = attack !== null && i >= attack.attackers;
          const note = held ? words.stopped : late ? words.newcomer : null;
          const spoken = texts.kinds[kind].name;
          return (
            <li key={card}>
              <Piece
                piece={cityPiece(card)}
                class={`shelter-photo ${held ? 'shelter-held' : ''} ${late ? 'shelter-late' : ''}`}
                use={useOf(card)}
                label={note === null ? spoken : words.piece(spoken, note)}
              >
                <ZombiePhoto card={card} kind={kind}>
                  {note !== null && <span class="photo-note">{note}</span>}
                </ZombiePhoto>
              </Piece>
            </li>
          );
        })}
      </ul>
      {attack !== null && attackersLeft(attack) > 0 && (
        <b class="shelter-alarm">{words.attacking(attackersLeft(attack))}</b>
      )}
      <b class="shelter-count shelter-count-dead" aria-hidden="true" data-explain={EXPLAIN[language].zombies}>
        {zombies.length > 0 && zombies.length}
      </b>
    </div>
  );
}

/** How many zombies lie in one line, by how many shelters lie side by side. */
function roomFor({ seat, shelters }: View): number {
  const beside = seat === null ? Math.ceil(shelters.length / 2) : shelters.length - 1;
  return [6, 6, 6, 4, 2, 2][beside]!;
}

function Zone(props: {
  readonly name: string;
  readonly count: number;
  readonly about: 'survivors' | 'barriers' | 'zombies';
}) {
  const { name, count, about } = props;
  const { language } = useBoard();
  return (
    <h4 class="shelter-zone" {...explained(EXPLAIN[language][about])}>
      {name}
      <span class="unseen">: {count}</span>
    </h4>
  );
}
