/** Every zone as a line: what stands there, and what can be done with it. For screen readers, keyboards and small eyes. */
import type { ZoneNo } from '@horda/zombicide/state';
import { boardHere, deadIn } from '@horda/zombicide/text/shown';
import { useBoard } from './table.ts';

export function ZoneList({ seen }: { readonly seen: boolean }) {
  const { view, words } = useBoard();
  return (
    <section class={seen ? 'zc-zones' : 'unseen'} aria-label={words.zoneList} data-mark="zones">
      <h3 class="stencil">{words.zoneList}</h3>
      <ol>
        {boardHere(view).zones.map((_, zone) => (
          <ZoneItem key={zone} zone={zone} seen={seen} />
        ))}
      </ol>
    </section>
  );
}

function ZoneItem({ zone, seen }: { readonly zone: ZoneNo; readonly seen: boolean }) {
  const board = useBoard();
  const { view, texts, zones, name } = board;
  const options = zones.get(zone) ?? [];
  return (
    <li>
      {`${texts.labels.zone} ${zone + 1}, ${texts.labels[boardHere(view).zones[zone]!.kind]}: ${deadIn(view, zone)}`}
      {seen &&
        options.map((option) => (
          <button
            key={JSON.stringify(option)}
            type="button"
            class="zc-answer"
            data-choosable="true"
            onClick={() => board.choose(option)}
          >
            {texts.option(option, view, name)}
          </button>
        ))}
    </li>
  );
}
