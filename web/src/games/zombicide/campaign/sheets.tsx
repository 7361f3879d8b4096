/** The campaign sheets under six tabs. */
import type { SheetEntry } from '@horda/zombicide/campaign/chronicle';
import { CAMPAIGN_SKILLS, MILESTONES, MOST_BONUS_ACTIONS, MOST_XP } from '@horda/zombicide/content/campaign';
import { CHRONICLE_WORDS } from '@horda/zombicide/text/chronicle';
import type { Names } from '@horda/zombicide/text/names';
import { useId, useRef, useState } from 'preact/hooks';
import { SeatMark } from '../../../art/marks.tsx';
import { Picture } from '../../../art/picture.tsx';
import type { Person } from '../../web-game.ts';
import { portraitOf } from '../map/people.ts';
import { Rolls, type Roll } from './rolls.tsx';
import { PAGE_WORDS } from './words.ts';

export function Sheets(props: {
  readonly sheets: readonly SheetEntry[];
  readonly rolls: readonly Roll[];
  readonly people: readonly Person[];
  readonly names: Names;
}) {
  const { sheets, rolls, people, names } = props;
  const own = sheets.findIndex(({ owner }) => people[owner]?.you === true);
  const [shown, show] = useState(Math.max(0, own));
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const words = CHRONICLE_WORDS[names.language];
  const sheet = sheets[shown];
  const step = (by: number): void => {
    const to = (shown + by + sheets.length) % sheets.length;
    show(to);
    tabs.current?.querySelectorAll('button')[to]?.focus();
  };
  if (sheet === undefined) return null;
  return (
    <section class="zcc-sheets" aria-label={words.sheet}>
      <div
        ref={tabs}
        class="zcc-tabs"
        role="tablist"
        aria-label={words.team}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1);
          else if (key === 'ArrowLeft') step(-1);
        }}
      >
        {sheets.map(({ who, owner, xp, status }, i) => (
          <button
            key={who}
            type="button"
            role="tab"
            id={`${id}-${i}`}
            aria-selected={i === shown}
            aria-controls={id}
            tabIndex={i === shown ? 0 : -1}
            class={`zcc-tab ${status === 'dead' ? 'zcc-dead' : ''}`}
            onClick={() => show(i)}
          >
            <span class="zcc-face" aria-hidden="true">
              <Picture markup={portraitOf(who)} />
            </span>
            <span class="zcc-name typed">
              <SeatMark seat={owner} tone={i === shown ? 'ink' : 'chalk'} />
              {names.person(who)}
            </span>
            <small>{words.statuses[status] === '' ? words.points(xp) : words.statuses[status]}</small>
          </button>
        ))}
      </div>
      <div id={id} class="zcc-sheet sheet" role="tabpanel" aria-labelledby={`${id}-${shown}`}>
        <Sheet sheet={sheet} rolls={rolls.filter(({ survivor }) => survivor === shown)} names={names} />
      </div>
    </section>
  );
}

function Sheet(props: { readonly sheet: SheetEntry; readonly rolls: readonly Roll[]; readonly names: Names }) {
  const { sheet, rolls, names } = props;
  const { who, xp, skills, bonus, kept, status } = sheet;
  const words = CHRONICLE_WORDS[names.language];
  const page = PAGE_WORDS[names.language];
  const next = MILESTONES.find((mark) => mark > xp) ?? null;
  return (
    <>
      <h2 class="stencil">
        {words.sheet} <small class="typed">{names.person(who)}</small>
      </h2>
      {status === 'dead' && <p class="zcc-fate">{page.newcomer}</p>}
      {(status === 'down' || status === 'rescued') && <p class="zcc-fate">{page.knockedOut}</p>}
      <h3>
        {words.xp} <small>{page.experience(xp, next)}</small>
      </h3>
      <div class="zcc-xp" aria-hidden="true">
        {Array.from({ length: MOST_XP }, (_, i) => (
          <i key={i} class={`${(MILESTONES as readonly number[]).includes(i + 1) ? 'zcc-mark' : ''}`}>
            {i < xp ? '×' : (MILESTONES as readonly number[]).includes(i + 1) ? i + 1 : ''}
          </i>
        ))}
      </div>
      <h3>{words.skills}</h3>
      <ul class="zcc-skills">
        {CAMPAIGN_SKILLS.map((skill) => (
          <li key={skill} class={skills.includes(skill) ? 'zcc-owned' : ''}>
            {names.skill(skill)}
            {skills.includes(skill) && <span class="unseen"> ({page.owned})</span>}
          </li>
        ))}
      </ul>
      <h3>
        {words.bonus} <small>{page.bonusOf(bonus)}</small>
      </h3>
      <div class="zcc-bonus" aria-hidden="true">
        {Array.from({ length: MOST_BONUS_ACTIONS }, (_, i) => (
          <i key={i} class={i < bonus ? 'zcc-owned' : ''} />
        ))}
      </div>
      <h3>
        {words.kept} <small>{page.keptHelp}</small>
      </h3>
      {rolls.length > 0 ? (
        <Rolls rolls={rolls} names={names} />
      ) : (
        <p>{kept.length === 0 ? words.nothing : kept.map(names.card).join(', ')}</p>
      )}
    </>
  );
}
