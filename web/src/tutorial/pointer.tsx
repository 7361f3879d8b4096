/** Points at the thing that a note is about: a frame around it, and a pencil line from the note. */
import { cut, join, RING, widened, type Box } from './place.ts';

/** Half the width of the frame: it stays in the window. */
const EDGE = 2;

export function Pointer(props: {
  readonly mark: Box;
  /** Null: no line leads here. */
  readonly note: Box | null;
  /** The learner should touch it, not only look at it. */
  readonly act: boolean;
}) {
  const { mark, note, act } = props;
  const frame = cut(widened(mark, RING), {
    left: EDGE,
    top: EDGE,
    width: innerWidth - 2 * EDGE,
    height: innerHeight - 2 * EDGE,
  });
  const line = note === null ? null : join(note, frame);
  return (
    <svg class={act ? 'pointer pointer-act' : 'pointer'} aria-hidden="true">
      <rect class="pointer-frame" x={frame.left} y={frame.top} width={frame.width} height={frame.height} rx="4" />
      {line !== null && (
        <>
          <path class="pointer-line" d={`M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`} />
          <circle class="pointer-end" cx={line.to.x} cy={line.to.y} r="5" />
        </>
      )}
    </svg>
  );
}
