/** What is read large of a card, a photograph or a shelter, and what it would do now. */
import { isAimed, isBarrier, RESOURCES, type Resource } from '@horda/cisza/content/resources';
import type { Choice } from '@horda/cisza/state';
import { list, shotsWith } from '@horda/cisza/text/messages';
import type { ZombieLook } from '../../art/portraits.ts';
import type { Reading } from '../parts/read-large.tsx';
import { offeredIn } from './choices.ts';
import { nameOfSurvivor } from './people.ts';
import { SurvivorPhoto, ZombiePhoto } from './photo.tsx';
import { CISZA_READING } from './reading-words.ts';
import { Slip } from './slip.tsx';
import type { CiszaBoard } from './table.ts';

type Read = Reading<Choice>;

/** More outcomes than these are chosen on the board. */
const MOST_ROWS = 3;

const plain = { caption: '', text: '', rows: [], rule: null };

/** `choice`: what the touch would do, or cannot do. */
export function readingOf(table: CiszaBoard, piece: string, choice: Choice | null): Read | null {
  const [what = '', first = '', second = ''] = piece.split('-');
  if (what === 'hand') return ofCard(table, first as Resource, choice ?? { do: 'play', card: first as Resource }, true);
  if (what === 'barrier') return ofCard(table, second as Resource, choice, false);
  if (what === 'shelter') return ofShelter(table, Number(first), choice);
  return what === 'city' ? ofCity(table, Number(first)) : null;
}

function ofCard(table: CiszaBoard, card: Resource, choice: Choice | null, isInHand: boolean): Read | null {
  const { texts, view, name, options } = table;
  if (!RESOURCES.includes(card)) return null;
  const isOffered = choice !== null && offeredIn(options, choice);
  const now = isOffered ? texts.ahead?.(choice, view, name) : null;
  const noise = { do: 'noise', card } as const;
  const shots = isOffered && isInHand ? shotsWith(view, card) : [];
  const isAimedLater = isInHand && isAimed(card) && !isBarrier(card) && shots.length !== 1;
  return {
    ...plain,
    title: texts.cards[card].name,
    face: <Slip card={card} />,
    isLarge: isInHand,
    ...(now === null || now === undefined ? {} : { now }),
    ...(isAimedLater ? { act: CISZA_READING[table.language].playAndAim } : {}),
    ...(shots.length > 1 && shots.length <= MOST_ROWS ? { outcomes: shots.map((next) => outcome(table, next)) } : {}),
    also: isInHand && offeredIn(options, noise) ? [{ choice: noise }] : [],
  };
}

function outcome(table: CiszaBoard, next: ReturnType<typeof shotsWith>[number]) {
  const { view, language } = table;
  const inside = view.seat === null ? 0 : view.shelters[view.seat]!.zombies.length;
  return {
    next,
    note: CISZA_READING[language].zombiesLeft(inside - (next.do === 'eliminate' ? next.zombies.length : 0)),
  };
}

/** A survivor or a zombie, wherever the card lies. */
function ofCity(table: CiszaBoard, card: number): Read | null {
  const { view, texts, words, name } = table;
  const owner = view.shelters.findIndex(
    ({ zombies, survivors }) => survivors.includes(card) || zombies.some((zombie) => zombie.card === card),
  );
  const isTop = card === view.city.left - 1 && owner === -1;
  const dead = view.dead.indexOf(card);
  const zombie = [...view.loose, ...view.shelters.flatMap(({ zombies }) => zombies)].find((each) => each.card === card);
  const top = isTop && view.city.top !== 'survivor' ? view.city.top : null;
  const kind = (zombie?.kind ?? (dead >= 0 ? view.deadKinds[dead] : top) ?? null) as ZombieLook | null;
  const isAlive = view.lost.includes(card) || view.shelters[owner]?.survivors.includes(card) === true || isTop;
  if (kind === null && !isAlive) return null;
  const place =
    owner === view.seat && owner >= 0
      ? words.ownShelter
      : owner >= 0
        ? words.shelter(name(owner))
        : isTop
          ? CISZA_READING[table.language].onCity
          : zombie === undefined
            ? CISZA_READING[table.language].among
            : '';
  const photo = kind === null ? <SurvivorPhoto card={card} /> : <ZombiePhoto card={card} kind={kind} />;
  return {
    ...plain,
    title: kind === null ? nameOfSurvivor(card) : texts.kinds[kind].name,
    caption: kind === null ? `${texts.labels.survivor}${place === '' ? '' : `, ${place.toLowerCase()}`}` : place,
    text: CISZA_READING[table.language].about[kind ?? 'survivor'],
    picture: photo,
  };
}

/** Everything that everybody may see in a shelter. */
function ofShelter(table: CiszaBoard, seat: number, choice: Choice | null): Read | null {
  const { view, texts, words, name, language } = table;
  const shelter = view.shelters[seat];
  if (shelter === undefined) return null;
  const { survivors, barriers, zombies, handSize } = shelter;
  const named = (all: readonly string[]): string => (all.length === 0 ? texts.labels.empty : list(language, all));
  return {
    ...plain,
    title: seat === view.seat ? words.ownShelter : words.shelter(name(seat)),
    caption: words.handSize(handSize),
    act: `${choice?.do === 'give' ? words.give : words.target}: ${name(seat)}`,
    rows: [
      [`${texts.labels.survivors} ${survivors.length}`, named(survivors.map(nameOfSurvivor))],
      [`${texts.labels.barriers} ${barriers.length}`, named(barriers.map((card) => texts.cards[card].name))],
      [`${texts.labels.zombies} ${zombies.length}`, named(zombies.map(({ kind }) => texts.kinds[kind].short))],
    ],
  };
}
