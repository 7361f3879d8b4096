/** The plan of a mission as a small picture: its zones in three tones, or only the outline of its tiles. */
import type { MissionData } from '@horda/zombicide/content/mission';
import { memo } from '../../../art/memo.ts';
import { planOf } from '../map/plan.ts';

const TONES = {
  street: 'street',
  outdoor: 'street',
  garden: 'garden',
  corridor: 'room',
  room: 'room',
  dark: 'dark',
  tank: 'garden',
} as const;

export const Thumbnail = memo(function Thumbnail(props: {
  readonly mission: MissionData;
  /** Nobody has been there yet. */
  readonly isUnknown: boolean;
}) {
  const { mission, isUnknown } = props;
  const { width, height, cells, zones } = planOf(mission, false);
  return (
    <svg class="zcc-plan" viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
      {isUnknown
        ? cells.map(({ tile, box: [x1, y1, x2, y2] }) => (
            <rect key={tile} class="zcc-outline" x={x1} y={y1} width={x2 - x1} height={y2 - y1} />
          ))
        : zones.flatMap(({ kind, rects }, zone) =>
            rects.map(([x1, y1, x2, y2], i) => (
              <rect key={`${zone}-${i}`} class={`zcc-${TONES[kind]}`} x={x1} y={y1} width={x2 - x1} height={y2 - y1} />
            )),
          )}
    </svg>
  );
});
