/** The missions: ten photographs in a folder, the next one in yellow. */
import type { MissionEntry } from '@horda/zombicide/campaign/chronicle';
import { CAMPAIGN_MISSIONS } from '@horda/zombicide/content/missions/missions';
import { CHRONICLE_WORDS, resultText } from '@horda/zombicide/text/chronicle';
import { MISSION_TITLES } from '@horda/zombicide/text/missions/titles';
import type { Names } from '@horda/zombicide/text/names';
import { Thumbnail } from './thumbnail.tsx';
import { PAGE_WORDS } from './words.ts';

export const missionOf = (id: string) => CAMPAIGN_MISSIONS.find((mission) => mission.id === id)!;

export const isNight = (hour: number): boolean => hour >= 19 || hour <= 6;

export function Folder(props: { readonly missions: readonly MissionEntry[]; readonly names: Names }) {
  const { missions, names } = props;
  return (
    <ol class="zcc-folder" aria-label={PAGE_WORDS[names.language].missions}>
      {missions.map((mission, i) => (
        <Photograph key={mission.id} n={i + 1} mission={mission} names={names} />
      ))}
    </ol>
  );
}

function Photograph(props: { readonly n: number; readonly mission: MissionEntry; readonly names: Names }) {
  const { n, mission, names } = props;
  const { id, state } = mission;
  const data = missionOf(id);
  const words = CHRONICLE_WORDS[names.language];
  const isAhead = state === 'now' || state === 'next' || state === 'lost';
  return (
    <li class={`zcc-photo zcc-${state} ${isAhead ? 'zcc-ahead' : ''}`}>
      {isAhead && <span class="zcc-tag stencil">{state === 'lost' ? words.states.next : words.states[state]}</span>}
      <span class="zcc-top">
        <b class="stencil">{n}</b>
        <Hour hour={data.startHour ?? 12} names={names} />
      </span>
      <span class="zcc-picture">
        <Thumbnail mission={data} isUnknown={state === 'later'} />
      </span>
      <span class="zcc-title stencil">{names.say(MISSION_TITLES[id]!)}</span>
      {state === 'won' && (
        <>
          <span class="stamp zcc-stamp" aria-hidden="true">
            {words.states.won}
          </span>
          <small>{resultText(mission, names)}</small>
        </>
      )}
      {!isAhead && state !== 'won' && <span class="unseen">{words.states[state]}</span>}
    </li>
  );
}

/** The hour, with sun or moon. */
export function Hour({ hour, names }: { readonly hour: number; readonly names: Names }) {
  const words = PAGE_WORDS[names.language];
  return (
    <span class="zcc-hour typed">
      <svg viewBox="0 0 20 20" role="img" aria-label={isNight(hour) ? words.night : words.day}>
        {isNight(hour) ? (
          <path d="M13 1.500A9 9 0 1 0 18.500 14A8.200 8.200 0 0 1 13 1.500Z" fill="currentColor" />
        ) : (
          <>
            <circle cx="10" cy="10" r="4.5" fill="currentColor" />
            <path
              d="M10 0v4M10 16v4M0 10h4M16 10h4M3 3l2.8 2.8M14.200 14.200L17 17M17 3l-2.800 2.800M5.800 14.200L3 17"
              stroke="currentColor"
              stroke-width="2"
            />
          </>
        )}
      </svg>
      {hour}:00
    </span>
  );
}
