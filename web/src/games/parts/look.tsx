/** The button over a piece with which nothing can be done now: it shows what is written on the piece. */
import { useReader } from '../../table/reading.ts';

/** `quiet`: arrows reach it, the tab key passes it by. */
export function Look(props: {
  readonly look: string;
  readonly piece: string;
  readonly label: string;
  readonly quiet?: boolean;
}) {
  const { opened, read } = useReader();
  return (
    <button
      type="button"
      class={`${props.look} reading-look`}
      tabIndex={props.quiet === true ? -1 : 0}
      aria-label={props.label}
      aria-expanded={opened?.piece === props.piece && opened.way === 'touch'}
      onClick={({ currentTarget }) => read(props.piece, currentTarget)}
    />
  );
}
