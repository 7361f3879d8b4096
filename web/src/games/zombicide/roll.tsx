/** A roll: dice, the ladder of who is hit first, and what can still be done about it. Nothing closes by itself. */
import type { Choice } from '@horda/zombicide/state';
import { ZOMBIES } from '@horda/zombicide/content/zombies';
import { TYPES } from '@horda/zombicide/text/shown';
import type { Roll } from '@horda/zombicide/under-way';
import { Chip } from './chip.tsx';
import { Die } from './die.tsx';
import { nameOf } from './gear.tsx';
import { Photo } from './people.tsx';
import { Answer } from './rows.tsx';
import { useBoard, type ZombicideBoard } from './table.ts';

export function RollMoment({ roll }: { readonly roll: Roll }) {
  const board = useBoard();
  const { words, texts, view, options, ask, name } = board;
  const hits = options.filter((option) => option.do === 'hit' || option.do === 'reap');
  const others = options.filter((option) => option.do !== 'hit' && option.do !== 'reap');
  return (
    <section class="zc-moment zc-roll" aria-label={words.roll} data-mark="moment">
      <h3 class="typed">{words.rollOf(texts.names.survivor(roll.survivor, view), weaponOf(board, roll), roll.zone)}</h3>
      <Dice roll={roll} />
      <Ladder roll={roll} hits={hits} />
      {roll.breaks > 0 && (
        <p class="zc-slip">
          <b class="stencil">{words.weaponBreaks(weaponOf(board, roll))}</b> {words.breaksNote}
        </p>
      )}
      {ask !== null && <p class="typed zc-asked">{texts.prompt(ask.prompt, view, name)}</p>}
      <div class="zc-buttons">
        {others.map((option, i) => (
          <Answer key={JSON.stringify(option)} option={option} first={i === 0 && hits.length === 0} />
        ))}
      </div>
    </section>
  );
}

function weaponOf(board: ZombicideBoard, { with: weapons }: Pick<Roll, 'with'>): string {
  const [first] = weapons;
  if (first === undefined) return board.words.bare;
  return `${weapons.length > 1 ? '2 × ' : ''}${nameOf(board, first)}`;
}

/** Ordinary dice to the left, All-Out dice to the right. */
export function Dice({ roll }: { readonly roll: Pick<Roll, 'rolled' | 'risky' | 'need'> }) {
  const { words } = useBoard();
  const { rolled, risky, need } = roll;
  const label = (value: number, isRisky: boolean): string =>
    isRisky && value === 1 ? words.breaks : value >= need ? words.hit : words.miss;
  const group = (dice: readonly number[], isRisky: boolean, caption: string) =>
    dice.length > 0 && (
      <div class="zc-dice-group">
        <ol>
          {dice.map((value, i) => (
            <li key={i} style={{ '--at': i }} class={value >= need ? 'zc-good' : ''}>
              <Die value={value} need={need} allOut={isRisky} />
              <span class="unseen">{value}: </span>
              <small>{label(value, isRisky)}</small>
            </li>
          ))}
        </ol>
        <small>{caption}</small>
      </div>
    );
  return (
    <div class="zc-dice">
      {group(rolled, false, words.ordinary(rolled.length, need))}
      {group(risky, true, words.allOutDice(risky.length))}
    </div>
  );
}

/** Brutes and abominations, then walkers, then runners. (V153) */
const LADDER: readonly (readonly number[])[] = [[1, TYPES], [0], [2]];

function Ladder({ roll, hits }: { readonly roll: Roll; readonly hits: readonly Choice[] }) {
  const { words, view } = useBoard();
  return (
    <ol class="zc-ladder" aria-label={words.ladder}>
      {LADDER.map((kinds, level) => (
        <li key={level}>
          {!roll.isFree && <b class="stencil">{level + 1}</b>}
          {kinds.map((kind) => (
            <Rung key={kind} kind={kind} roll={roll} hits={hits} />
          ))}
          {kinds.every((kind) => standing(view, roll.zone, kind).length === 0) && <small>{words.nobodyThere}</small>}
        </li>
      ))}
      <Friends roll={roll} />
    </ol>
  );
}

/** Those of a kind who stand in the zone, as targets. */
function standing(view: ZombicideBoard['view'], zone: number, kind: number): readonly number[] {
  if (kind < TYPES) return Array.from({ length: view.zombies[zone * TYPES + kind]! }, () => kind);
  return view.abominations.filter((one) => one.zone === zone).map((one) => TYPES + one.kind);
}

const MOST_CHIPS = 6;

function Rung(props: { readonly kind: number; readonly roll: Roll; readonly hits: readonly Choice[] }) {
  const { kind, roll, hits } = props;
  const { view, words, texts } = useBoard();
  const all = standing(view, roll.zone, kind);
  if (all.length === 0) return null;
  const damage = kind === TYPES ? roll.toAbominations : roll.damage;
  const toughness = [ZOMBIES.walker, ZOMBIES.brute, ZOMBIES.runner, ZOMBIES.abomination][kind]!.toughness;
  const targets = hits.filter(
    (option) =>
      (option.do === 'hit' || option.do === 'reap') &&
      (kind === TYPES ? option.target >= TYPES : option.target === kind),
  );
  return (
    <span class="zc-rung">
      <span class="zc-chips" aria-hidden="true">
        {all.slice(0, MOST_CHIPS).map((each, i) => (
          <Chip key={i} kind={each} />
        ))}
        {all.length > 1 && <b class="stencil">{all.length}</b>}
      </span>
      <span>{kind === TYPES ? texts.names.abomination(all[0]! - TYPES) : words.kinds(all.length, kind)}</span>
      <small>{damage < toughness ? words.tooTough(damage) : ''}</small>
      {targets.map((option, i) => (
        <Answer key={i} option={option} first={hits[0] === option} word={words.aim} />
      ))}
    </span>
  );
}

/** Misses hit others who stand there. (V158) */
function Friends({ roll }: { readonly roll: Roll }) {
  const { view, words, texts } = useBoard();
  const there = view.survivors.flatMap((one, survivor) =>
    one.status === 'standing' && one.zone === roll.zone && survivor !== roll.survivor ? [survivor] : [],
  );
  if (there.length === 0 || roll.kind === 'melee') return null;
  return (
    <li class="zc-friends">
      <b class="stencil">!</b>
      {there.map((survivor) => (
        <Photo key={survivor} who={view.survivors[survivor]!.who} />
      ))}
      <span>{`${words.friendlyFire}: ${there.map((one) => texts.names.survivor(one, view)).join(', ')}`}</span>
    </li>
  );
}
