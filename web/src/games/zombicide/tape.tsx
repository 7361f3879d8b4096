/** The danger bar: four labelled stretches of tape, and where the survivor stands on it. */
import { LEVELS } from '@horda/zombicide/content/vocabulary';
import { LEVEL_AP } from '@horda/zombicide/content/zombies';
import type { SkillId } from '@horda/zombicide/content/ids';
import { survivorCard } from '@horda/zombicide/text/shown';
import type { SurvivorView } from '@horda/zombicide/view';
import { RuleTag } from '../../table/rule-tag.tsx';
import { SKILLS } from '@horda/zombicide/content/skills';
import { Level } from './people.tsx';
import { useBoard } from './table.ts';

/** Widths of the stretches, in hundredths; the red one has no end. */
const ENDS = [0, 21, 47, 77, 100] as const;

export function Tape({ one }: { readonly one: SurvivorView }) {
  const { texts } = useBoard();
  return (
    <div class="zc-tape" aria-hidden="true">
      {LEVELS.map((level, i) => (
        <span key={level} class={`zc-stretch zc-${level}`} style={{ width: `${ENDS[i + 1]! - ENDS[i]!}%` }}>
          <i>{LEVEL_AP[i]}</i>
          <em class={one.level === i ? 'zc-here' : ''}>{texts.levels[level]}</em>
        </span>
      ))}
      <svg class="zc-needle" style={{ left: `${placeOf(one.ap)}%` }} viewBox="0 0 12 24">
        <path d="M6 24V9M1 1H11L6 9Z" />
      </svg>
    </div>
  );
}

function placeOf(ap: number): number {
  const level = LEVEL_AP.findLastIndex((from) => ap >= from);
  const from = LEVEL_AP[level]!;
  const to = LEVEL_AP[level + 1] ?? from + 20;
  const share = Math.min(1, (ap - from) / (to - from));
  return ENDS[level]! + share * (ENDS[level + 1]! - ENDS[level]!);
}

/** Skills that work, by the level that brought them; then those of the campaign and of cards. */
export function Skills({ one }: { readonly one: SurvivorView }) {
  const { texts, openRule, words, view } = useBoard();
  const printed = survivorCard(view, one);
  const levelOf = (skill: SkillId): number =>
    skill === printed.blue
      ? 0
      : skill === 'action'
        ? 1
        : printed.orange.includes(skill)
          ? 2
          : printed.red.includes(skill)
            ? 3
            : -1;
  const next = LEVEL_AP.find((from) => from > one.ap);
  return (
    <ul class="zc-skills">
      {one.skills.map((skill, i) => (
        <li key={i}>
          {levelOf(skill) >= 0 && <Level level={levelOf(skill)} />}
          <span>{texts.names.skill(skill)}</span>
          <RuleTag id={SKILLS[skill].rule} openRule={openRule} />
        </li>
      ))}
      {next !== undefined && <li class="zc-next">{words.nextSkill(next)}</li>}
    </ul>
  );
}
