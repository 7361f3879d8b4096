/** What only its owner may see opens while it is pressed: the secret objective, and the crossroads card of another's turn. */
import { ownCard } from '@horda/long-night/text/goals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { isTyping } from '../../table/keys.ts';
import { ICON } from './icons.ts';
import { Ours } from './ours.tsx';
import { OwnGoals } from './own-goals.tsx';
import { useBoard } from './table.ts';

/** Milliseconds until a cover shuts that was opened by a click. */
const OPEN_FOR = 5000;
const KEPT = 'horda.long-night.click-to-look';

/** Those who cannot hold a button open the cover with a click; so do keyboards and screen readers. */
function useClicking(): readonly [boolean, () => void] {
  const [clicks, setClicks] = useState(() => localStorage.getItem(KEPT) === 'yes');
  return [
    clicks,
    () => {
      localStorage.setItem(KEPT, clicks ? 'no' : 'yes');
      setClicks(!clicks);
    },
  ];
}

/** Open while it is held, or for five seconds after a click; never while the window is out of sight. */
function usePeek(key: string | null, clicks: boolean) {
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const shut = (): void => open(false);
    addEventListener('blur', shut);
    return () => removeEventListener('blur', shut);
  }, [isOpen]);
  const { shortcuts } = useSettings();
  useEffect(() => {
    if (key === null || !shortcuts) return;
    const listen = (e: KeyboardEvent): void => {
      if (e.key.toLowerCase() === key && !isTyping(e.target)) open(e.type === 'keydown');
    };
    addEventListener('keydown', listen);
    addEventListener('keyup', listen);
    return () => {
      removeEventListener('keydown', listen);
      removeEventListener('keyup', listen);
    };
  }, [key, shortcuts]);
  const press = (): void => open(!clicks);
  const release = (): void => {
    if (!clicks) open(false);
  };
  return {
    isOpen,
    listeners: {
      onPointerDown: press,
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onClick: ({ detail }: MouseEvent) => {
        if (detail > 0 && !clicks) return;
        open(true);
        setTimeout(() => open(false), OPEN_FOR);
      },
      onContextMenu: (e: Event) => e.preventDefault(),
    },
  };
}

export function Covered(props: {
  readonly look: string;
  readonly mark?: string;
  readonly title: string;
  readonly icon: string;
  /** The key that opens it while it is held; null: none. */
  readonly peekKey: string | null;
  readonly children: ComponentChildren;
}) {
  const [clicks, toggle] = useClicking();
  const { isOpen, listeners } = usePeek(props.peekKey, clicks);
  const { words } = useBoard();
  return (
    <div class={`ln-secret ${props.look} ${isOpen ? 'ln-open' : ''}`} data-mark={props.mark}>
      <button type="button" class="ln-cover" aria-expanded={isOpen} {...listeners}>
        <span class="stencil">{props.title}</span>
        <Icon body={isOpen ? ICON.eye : props.icon} />
        <small>{isOpen ? (clicks ? '' : words.release) : clicks ? words.click : words.hold}</small>
        {props.peekKey !== null && <kbd>{props.peekKey.toUpperCase()}</kbd>}
      </button>
      <button type="button" class="ln-clicking" aria-pressed={clicks} onClick={toggle}>
        {words.clickInstead}
      </button>
      {isOpen && (
        <div class="ln-opened" role="status">
          {props.children}
        </div>
      )}
    </div>
  );
}

export function Secret() {
  const board = useBoard();
  const { view, own, seat, texts } = board;
  const card = ownCard(texts.names, view.players[own]!);
  if (card === null || seat === null) return null;
  return (
    <Covered look="ln-carbon" mark="secret" peekKey="t" title={texts.labels.secretObjective} icon={ICON.hidden}>
      <h4 class="stencil">{card.name}</h4>
      <Ours card={card} />
      <OwnGoals known={board} seat={own} />
    </Covered>
  );
}

/** On the desk of the player who reads it in another's turn. */
export function Crossroads() {
  const { view, texts } = useBoard();
  const { card, house } = view.crossroads;
  if (card === null) return null;
  const { names } = texts;
  const { trigger, options } = names.texts.crossroads[card]!;
  return (
    <Covered look="ln-held" mark="crossroads" peekKey={null} title={texts.labels.crossroads} icon={ICON.envelope}>
      <h4 class="stencil">{names.crossroads(card)}</h4>
      <Ours card={house} />
      <p>{names.say(trigger)}</p>
      <ol>
        {options.map((option, i) => (
          <li key={i}>{names.say(option)}</li>
        ))}
      </ol>
    </Covered>
  );
}
