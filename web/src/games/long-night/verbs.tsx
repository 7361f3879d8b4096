/** What the chosen survivor or card may do, with the die that it costs; in other questions all answers, as buttons. */
import type { Choice } from '@horda/long-night/state';
import { same } from '@horda/kernel';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { Barred } from '../parts/barred.tsx';
import { offered } from '../parts/offered.ts';
import { Die } from './die.tsx';
import { ICON } from './icons.ts';
import { isMoment } from './moment-kind.ts';
import { BUTTONS, firstName, listed, useBoard, type LongNightBoard } from './table.ts';

/** The deeds of a survivor; those that are not possible now say why. */
export const DEEDS = ['attack', 'search', 'barricade', 'attract', 'move', 'ability'] as const;
type Deed = (typeof DEEDS)[number];

export function Verbs({ isSmall = false }: { readonly isSmall?: boolean }) {
  const board = useBoard();
  const { chosen, ask, words, isTurn } = board;
  const survivor = chosen?.startsWith('survivor-') === true ? Number(chosen.slice('survivor-'.length)) : null;
  const options = isMoment(board) ? [] : listed(board, isSmall).filter((option) => !isButton(option, board));
  return (
    <div class={`ln-verbs ${isTurn ? '' : 'ln-answers'}`} data-mark="verbs">
      {survivor !== null && (
        <>
          <span class="tape ln-name">
            <SeatMark seat={board.own} tone="ink" />
            <span>{firstName(board, survivor)}</span>
          </span>
          {DEEDS.map((deed) => (
            <DeedButton key={deed} deed={deed} survivor={survivor} options={options} />
          ))}
        </>
      )}
      {options
        .filter((option) => survivor === null || !(DEEDS as readonly string[]).includes(option.do))
        .map((option) => (
          <Answer key={JSON.stringify(option)} option={option} />
        ))}
      {isTurn && chosen === null && <p class="ln-guide typed">{words.guide}</p>}
      {ask === null && <p class="ln-guide typed">{words.waiting}</p>}
    </div>
  );
}

/** Buttons beside the status line are not repeated here. */
function isButton(option: Choice, { isTurn }: LongNightBoard): boolean {
  return isTurn && BUTTONS.includes(option.do);
}

function DeedButton(props: { readonly deed: Deed; readonly survivor: number; readonly options: readonly Choice[] }) {
  const { deed, survivor, options } = props;
  const board = useBoard();
  const { words, view, content } = board;
  const option = options.find((each) => each.do === deed);
  const one = view.survivors.find(({ card }) => card === survivor);
  const printed = content.survivors[survivor]!;
  if (option === undefined) {
    if (deed === 'ability' && printed.ability.hook !== 'turnFree') return null;
    const wish: Choice = deed === 'ability' ? { do: deed, survivor, of: survivor } : { do: deed, survivor };
    return (
      <span class="ln-verb ln-deed ln-barred">
        <Icon body={deed === 'attack' ? ICON.knife : ICON[deed]} />
        {words.verbs[deed]}
        <Barred table={board} piece={`verb-${deed}`} choice={wish} label={words.verbs[deed]} note="elsewhere" />
      </span>
    );
  }
  const value = deed === 'attack' ? one?.attack : deed === 'search' ? one?.search : undefined;
  return (
    <button
      type="button"
      class={`ln-verb ln-deed ${isHinted(board, option) ? 'ln-advised' : ''}`}
      data-choosable="true"
      data-urgent=""
      {...offered(board.options, option)}
      aria-keyshortcuts={words.deedKeys[deed]}
      onClick={() => board.shoot({ choice: option, next: [] })}
    >
      <Icon body={deed === 'attack' ? ICON.knife : ICON[deed]} />
      <Keyed word={words.verbs[deed]} letter={words.deedKeys[deed]} />
      <span class="ln-cost">
        {value !== undefined && <b class="stencil">{`${value}+`}</b>}
        <Cost option={option} />
      </span>
    </button>
  );
}

/** The letter that is its key is underlined. */
function Keyed({ word, letter }: { readonly word: string; readonly letter: string }) {
  const at = word.toLowerCase().indexOf(letter);
  return (
    <span>
      {word.slice(0, at)}
      <u>{word.slice(at, at + 1)}</u>
      {word.slice(at + 1)}
    </span>
  );
}

/** The die that an option takes, and whether a roll for exposure follows. */
function Cost({ option }: { readonly option: Choice }) {
  const { view, options, words } = useBoard();
  const asked = view.asks.findIndex(({ own }) => own !== null);
  const preview = view.previews[asked]?.[options.findIndex((each) => same(each, option))];
  if (preview === undefined) return null;
  return (
    <>
      {preview.rolls > 0 && (
        <span class="ln-risk" data-explain={words.risk}>
          <span>{words.deadly}</span> {preview.deadly}/12
        </span>
      )}
      {preview.die > 0 && <Die value={preview.die} />}
    </>
  );
}

function Answer({ option }: { readonly option: Choice }) {
  const board = useBoard();
  const { texts, view, name, picked, choose, isTurn, shoot } = board;
  const isPicked = picked.some((each) => same(each, option));
  return (
    <button
      type="button"
      class={`ln-verb ${isPicked ? 'ln-picked' : ''} ${isHinted(board, option) ? 'ln-advised' : ''}`}
      data-choosable="true"
      data-urgent=""
      data-deed={option.do}
      {...offered(board.options, option)}
      aria-pressed={isPicked || undefined}
      onClick={() => (isTurn ? shoot({ choice: option, next: [] }) : choose(option))}
    >
      {texts.option(option, view, name)}
      <Cost option={option} />
    </button>
  );
}

function isHinted({ hinted }: LongNightBoard, option: Choice): boolean {
  return hinted.some((each) => same(each, option));
}
