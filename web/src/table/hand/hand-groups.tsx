/** What is the player's own, in groups. The first touch opens a thing, its rows act. */
import type { Choice } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { Picture } from '../../art/picture.tsx';
import type { HandGroup, HandThing } from '../../games/hand-drawing.ts';
import { RuleTag } from '../rule-tag.tsx';
import { useSession } from '../session.ts';
import type { Choosing } from '../use-choosing.ts';
import type { Why } from '../use-why.ts';
import { Options } from './hand-options.tsx';
import { Secret } from './hand-secret.tsx';
import { HAND } from './text/of.ts';

interface GroupsProps {
  readonly groups: readonly HandGroup<Choice>[];
  readonly choosing: Choosing;
  readonly why: Why;
  readonly hinted: readonly Choice[];
}

export function HandGroups(props: GroupsProps) {
  const { groups } = props;
  const { asked } = useSession();
  // What is open belongs to the question: another one begins with everything closed.
  const [opened, open] = useState<{ readonly thing: string; readonly asked: number } | null>(null);
  const isOpen = (id: string): boolean => opened?.thing === id && opened.asked === asked;
  const toggle = (thing: string): void => open(isOpen(thing) ? null : { thing, asked });
  return (
    <>
      {groups.map((group) => (
        <section key={group.id} class="held-part" data-mark={`hand-${group.id}`}>
          <h2>
            {group.title} {group.note !== undefined && <small class="typed">{group.note}</small>}
          </h2>
          {group.secret === true ? (
            <Secret lines={group.lines ?? []} />
          ) : (
            <>
              {(group.lines ?? []).map((line) => (
                <p key={line} class="held-line">
                  {line}
                </p>
              ))}
              <ul class={`held-things ${isRoomy(group) ? 'held-roomy' : ''}`}>
                {group.things.map((thing) => (
                  <Thing
                    key={thing.id}
                    {...props}
                    thing={thing}
                    tells={isRoomy(group)}
                    isOpen={isOpen(thing.id)}
                    onToggle={() => toggle(thing.id)}
                  />
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </>
  );
}

/** Few cards have room for their texts. */
const FEW = 4;

const isRoomy = ({ things }: HandGroup<Choice>): boolean =>
  things.length <= FEW && things.every(({ text }) => text !== undefined);

interface ThingProps extends Omit<GroupsProps, 'groups'> {
  readonly thing: HandThing<Choice>;
  /** Its text can be read while it is closed. */
  readonly tells: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
}

function Thing({ thing, tells, choosing, why, hinted, isOpen, onToggle }: ThingProps) {
  const { name, ink, note, text, icon, face, options, barred } = thing;
  const hasMore = (text !== undefined && !tells) || options.length > 0 || barred !== undefined;
  const isHinted = options.some((option) => hinted.includes(option));
  const look = `held-thing held-ink-${ink} ${options.length > 0 ? 'held-live' : ''} ${isHinted ? 'held-advised' : ''}`;
  const plate = (
    <>
      {face !== undefined && (
        <span class="held-face">
          <Picture markup={face} />
        </span>
      )}
      {icon !== undefined && <Icon body={icon} />}
      <span class="held-name">
        <b class="stencil">{name}</b>
        {note !== undefined && <small>{note}</small>}
        {tells && <span class="held-text">{text}</span>}
      </span>
    </>
  );
  return (
    <li class={isOpen ? 'held-open' : ''} data-thing={thing.id}>
      {hasMore ? (
        <button type="button" class={look} aria-expanded={isOpen} onClick={onToggle}>
          {plate}
        </button>
      ) : (
        <div class={look}>{plate}</div>
      )}
      {isOpen && (
        <div class="held-sheet">
          {text !== undefined && !tells && <p>{text}</p>}
          {options.length > 0 && <Options options={options} choosing={choosing} hinted={hinted} tells />}
          {options.length === 0 && barred !== undefined && <Reason choice={barred} why={why} />}
        </div>
      )}
    </li>
  );
}

/** What is missing here and now. */
function Reason({ choice, why }: { readonly choice: Choice; readonly why: Why }) {
  const { openRule } = useSession();
  const { language, words } = useSettings();
  useEffect(() => why.ask(choice), [JSON.stringify(choice)]);
  const known = why.known(choice);
  if (known === null) return <p class="held-why">{HAND[language].none}</p>;
  return (
    <p class="held-why">
      <b class="stencil">{words.table.why.title}</b> {known.text} <RuleTag id={known.rule} openRule={openRule} />
    </p>
  );
}
