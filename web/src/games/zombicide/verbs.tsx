/** The action row: actions left, then the verbs with their keys; what cannot be done says why in two words. */
import type { Choice } from '@horda/zombicide/state';
import { boardHere, gearOf, NONE } from '@horda/zombicide/text/shown';
import { Icon } from '../../art/icon.tsx';
import { Barred } from '../parts/barred.tsx';
import { offered } from '../parts/offered.ts';
import { isAmong, verbOf, VERBS, type Verb } from './aims.ts';
import { nameOf } from './gear.tsx';
import { ICON } from './icons.ts';
import { useBoard, type ZombicideBoard } from './table.ts';

export function ActionRow() {
  const board = useBoard();
  return (
    <div class="zc-row" data-mark="actions-row">
      <Left />
      <div class="zc-verbs" role="group" aria-label={board.words.actionsOf} data-mark="verbs">
        {VERBS.map((verb) => (
          <VerbButton key={verb} verb={verb} />
        ))}
      </div>
    </div>
  );
}

/** A box for each ordinary action of the turn, crossed when it is spent; dashed boxes are free actions. */
export function Left() {
  const { view, words, shown } = useBoard();
  const one = view.survivors[view.acting === NONE ? shown : view.acting];
  if (one === undefined) return null;
  const { actions, free, bonus } = one;
  return (
    <div class="zc-left" data-mark="actions-left">
      <span class="stencil">{words.actionsLeft(view.acting === NONE ? null : actions)}</span>
      <span class="zc-boxes" aria-hidden="true">
        {Array.from({ length: actions }, (_, i) => (
          <i key={i} />
        ))}
        {free.map((kind, i) => (
          <em key={i} data-explain={words.free[kind]}>
            {words.free[kind]}
          </em>
        ))}
        {bonus > 0 && <b class="stencil">{`+${bonus}`}</b>}
      </span>
      <span class="unseen">
        {[...free.map((kind) => words.free[kind]), ...(bonus > 0 ? [words.bonus(bonus)] : [])].join(', ')}
      </span>
    </div>
  );
}

export function VerbButton({ verb }: { readonly verb: Verb }) {
  const board = useBoard();
  const { options, words, touched, isTurn } = board;
  const all = isTurn ? options.filter((option) => verbOf(option) === verb) : [];
  const isChosen = touched.verb === verb || (verb === 'move' && isTurn && touched.verb === null);
  const { name, key } = words.verbs[verb];
  if (all.length === 0) {
    const wish = isTurn ? wishOf(board, verb) : null;
    return (
      <span class={`zc-verb zc-barred ${wish === null ? 'zc-idle' : ''}`}>
        <Icon body={ICON[verb]} />
        <span class="zc-verb-name">{name}</span>
        <small>{wish === null ? '' : shortWhy(board, verb)}</small>
        {wish !== null && <Barred table={board} piece={`verb-${verb}`} choice={wish} label={name} note="elsewhere" />}
      </span>
    );
  }
  const isHinted = all.some((option) => isAmong(board.hinted, option));
  return (
    <button
      type="button"
      class={`zc-verb ${isChosen ? 'zc-chosen' : ''} ${isHinted ? 'zc-advised' : ''}`}
      data-choosable="true"
      data-urgent=""
      data-verb={verb}
      {...(all.length === 1 ? offered(options, all[0]) : {})}
      data-mark={`verb-${verb}`}
      aria-keyshortcuts={key}
      aria-pressed={isChosen}
      onClick={() => board.pressVerb(verb)}
    >
      <Icon body={ICON[verb]} />
      <span class="zc-verb-name">{name}</span>
      <small>{detailOf(board, verb, all)}</small>
      <kbd aria-hidden="true">{key.toUpperCase()}</kbd>
    </button>
  );
}

/** Under the verb: with what, or how many ways there are. */
function detailOf(board: ZombicideBoard, verb: Verb, all: readonly Choice[]): string {
  const { words } = board;
  const [first] = all;
  if (verb === 'attack' && first?.do === 'attack') {
    const [card] = first.with;
    return card === undefined ? words.bare : nameOf(board, card);
  }
  if (verb === 'goal' && all.length === 1) return words.goals[first!.do as keyof typeof words.goals] ?? '';
  if (verb === 'door' || verb === 'more' || verb === 'goal') return words.ways(all.length);
  return words.verbs[verb].costs;
}

/** What one would want to do, so that the rules can say what stands against it. */
function wishOf({ view }: ZombicideBoard, verb: Verb): Choice | null {
  const { acting, survivors } = view;
  const one = survivors[acting];
  if (one === undefined) return null;
  const { zone, hand } = one;
  const board = boardHere(view);
  switch (verb) {
    case 'attack': {
      const [card] = hand;
      const kind = (card === undefined ? undefined : gearOf(view, card).modes?.[0]?.kind) ?? 'melee';
      return { do: 'attack', kind, with: hand.slice(0, 1), zone, allOut: 0, light: false };
    }
    case 'search':
      return { do: 'search', light: false };
    case 'trade':
      return { do: 'trade', with: NONE };
    case 'noise':
      return { do: 'makeNoise' };
    case 'goal': {
      const place = view.placed.findIndex((each) => each.zone === zone && each.state !== 'gone');
      if (place >= 0) return { do: 'objective', place };
      return view.exits.some((exit) => exit.zone === zone) ? { do: 'exit' } : { do: 'crate' };
    }
    case 'move': {
      const way = board.ways.find(({ a, b }) => a === zone || b === zone);
      return way === undefined ? null : { do: 'move', way: [way.a === zone ? way.b : way.a] };
    }
    case 'door': {
      const isHere = ({ a, b }: { readonly a: number; readonly b: number }): boolean => a === zone || b === zone;
      const closed = board.doors.findIndex((each, door) => isHere(each) && !view.ground.open.includes(door));
      return { do: 'door', door: Math.max(0, closed), card: hand[0] ?? NONE };
    }
    default:
      return null;
  }
}

function shortWhy({ view, words }: ZombicideBoard, verb: Verb): string {
  const one = view.survivors[view.acting]!;
  if (one.actions + one.bonus + one.free.length === 0) return words.why.noActions;
  if (verb === 'search' && one.searched) return words.why.searched;
  return words.why[verb];
}
