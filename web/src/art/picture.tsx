/** Pictures made of SVG markup, and the patterns that they are filled with. */
import { memo } from './memo.ts';

export const Picture = memo(function Picture(props: {
  readonly markup: string;
  readonly box?: string;
  readonly class?: string;
  /** The text for screen readers; absent: the words beside the picture already say it. */
  readonly label?: string;
}) {
  const { markup, box = '0 0 100 120', label } = props;
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg
      class={`picture ${props.class ?? ''}`}
      viewBox={box}
      preserveAspectRatio="xMidYMid slice"
      {...spoken}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});

/** The halftones that pictures refer to; rendered once on the page. */
export function Patterns() {
  return (
    <svg class="patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="ht" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(32)">
          <circle cx="2" cy="2" r="1.05" />
        </pattern>
        <pattern id="htb" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
          <circle cx="3.5" cy="3.5" r="2.2" />
        </pattern>
      </defs>
    </svg>
  );
}
