/** Every zone as a line: what stands there, and what can be done with it. For screen readers, keyboards and small eyes. */
import type { ZoneNo } from '@horda/zombicide/state';
import { boardHere } from '@horda/zombicide/text/shown';
import { zoneLine } from '@horda/zombicide/text/zone-line';
import { useBoard } from './table.ts';

export function ZoneList() {
  const { view, words, toggleList } = useBoard();
  return (
    <section class="zc-zones" aria-label={words.zoneList} data-mark="zones">
      <h3 class="stencil">{words.zoneList}</h3>
      <button type="button" class="zc-back" onClick={toggleList}>
        {words.close}
      </button>
      <ol>
        {boardHere(view).zones.map((_, zone) => (
          <ZoneItem key={zone} zone={zone} />
        ))}
      </ol>
    </section>
  );
}

function ZoneItem({ zone }: { readonly zone: ZoneNo }) {
  const board = useBoard();
  const { view, texts, zones, name } = board;
  const options = zones.get(zone) ?? [];
  return (
    <li>
      {zoneLine(texts, view, zone)}
      {options.map((option) => (
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
