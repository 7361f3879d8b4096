/** Beside the map: larger, smaller, whole; sight, what the zombies would do and what they did; the list of zones. */
import type { RefObject } from 'preact';
import { Icon } from '../../art/icon.tsx';
import { ICON } from './icons.ts';
import type { CityMapHandle } from './map/city-map.tsx';
import { MAP_WORDS } from './map/words.ts';
import type { Story } from './story-of-phase.ts';
import { useBoard } from './table.ts';

const STEP = 1.25;

interface ToolsProps {
  readonly map: RefObject<CityMapHandle | null>;
  readonly story: Story;
}

export function Tools({ map, story }: ToolsProps) {
  const { words, language, danger, toggleDanger, sighted, toggleSight, listed, toggleList } = useBoard();
  const terms = MAP_WORDS[language];
  return (
    <div class="zc-tools" role="group" aria-label={terms.map}>
      <Tool label={terms.zoomIn} act={() => map.current?.zoom(STEP)}>
        +
      </Tool>
      <Tool label={terms.zoomOut} act={() => map.current?.zoom(1 / STEP)}>
        −
      </Tool>
      <Tool label={terms.whole} act={() => map.current?.whole()}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 7V2H7M13 2H18V7M18 13V18H13M7 18H2V13" />
        </svg>
      </Tool>
      <Tool label={words.sight} pressed={sighted} act={toggleSight}>
        <Icon body={ICON.eye} />
      </Tool>
      <Tool label={words.danger} pressed={danger !== null} act={toggleDanger}>
        <Icon body={ICON.skull} />
      </Tool>
      <Tool label={words.showZones} pressed={listed} act={toggleList}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 4H18M2 10H18M2 16H18" />
        </svg>
      </Tool>
      {story.isPhase && story.playing < 0 && (
        <Tool label={words.replay} look="zc-replay" act={story.again}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 3V8H8M3.5 8A7 7 0 1 1 3 12" />
          </svg>
        </Tool>
      )}
    </div>
  );
}

function Tool(props: {
  readonly label: string;
  readonly look?: string;
  readonly pressed?: boolean;
  readonly act: () => void;
  readonly children: unknown;
}) {
  return (
    <button
      type="button"
      class={`zc-tool ${props.look ?? ''} ${props.pressed === true ? 'zc-chosen' : ''}`}
      aria-label={props.label}
      aria-pressed={props.pressed}
      title={props.label}
      onClick={props.act}
    >
      {props.children as string}
    </button>
  );
}
