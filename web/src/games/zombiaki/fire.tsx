/** The line of fire: from the Barricade to the zombie that a shot would hit, or to what stands in the way. */

import { fieldName, lineOfFire, streetOf } from '@horda/zombiaki/text/messages';
import type { Lane } from '@horda/zombiaki/state';
import { RuleTag } from '../../table/rule-tag.tsx';
import { useLooks, type Look } from '../parts/looks.ts';
import { spot } from './choices.ts';
import { asksFor, LANES, pieceOf, useBoard, type ZombiakiBoard } from './table.ts';

export function LinesOfFire() {
  const table = useBoard();
  const shown = useLooks(table.looks, (look) => lanesShown(table, look).join(''));
  const told = useLooks(table.looks, ({ looked, pinned }) => {
    const lane = LANES.find((each) => [looked, pinned].includes(spot.lane(each)));
    return lane === undefined ? null : String(lane);
  });
  return (
    <>
      {LANES.filter((lane) => shown.includes(String(lane))).map((lane) => (
        <Line key={lane} lane={lane} told={told === String(lane)} />
      ))}
    </>
  );
}

/** While a shot is aimed or looked at, every lane is shown; otherwise only the lanes that are looked at. */
function lanesShown(table: ZombiakiBoard, { looked, pinned }: Look): readonly Lane[] {
  const { view, cards } = table;
  const needsLine = (card: number | undefined): boolean => card !== undefined && cards[card]?.line === 'needs';
  if (needsLine(view.inPlay?.card) && (view.target === null || asksFor(table, 'lane', 'zombie', 'street')))
    return LANES;
  const shots = view.rows[1].filter(({ card }) => needsLine(card)).map(({ card }) => pieceOf('humans', card));
  if (looked !== null && shots.includes(looked)) return LANES;
  return LANES.filter((lane) => [looked, pinned].includes(spot.lane(lane)) || isTarget(table, looked, lane));
}

function isTarget(table: ZombiakiBoard, looked: string | null, lane: Lane): boolean {
  if (looked === null || !asksFor(table, 'zombie', 'lane')) return false;
  return table.view.zombies.some(({ card, field }) => field % 3 === lane && pieceOf('zombies', card) === looked);
}

function Line({ lane, told }: { readonly lane: Lane; readonly told: boolean }) {
  const { view, texts, words, openRule } = useBoard();
  const { nearest, blockedBy, foggy, rule } = lineOfFire(view, lane);
  const zombie = view.zombies.find(({ card }) => card === nearest);
  if (zombie === undefined) return told ? <Say lane={lane} told text={words.nobody} rule={null} /> : null;
  const named = `${texts.card(zombie.name)} (${fieldName(zombie.field)})`;
  if (foggy)
    return (
      <Say
        lane={lane}
        told={told}
        title={words.noShot}
        text={words.foggy(texts.lane(lane))}
        rule={rule}
        openRule={openRule}
      />
    );
  const blocker = view.things.find(({ card }) => card === blockedBy);
  const end = streetOf((blocker ?? zombie).field);
  return (
    <>
      <i
        class={`zk-fire ${blocker === undefined ? '' : 'zk-fire-blocked'}`}
        style={{ '--lane': lane + 1, '--from': 7 - end }}
        aria-hidden="true"
      />
      {blocker !== undefined && (
        <Say
          lane={lane}
          told={told}
          from={Math.min(7 - end, 4)}
          title={words.noShot}
          text={words.blocked(texts.card(blocker.name), named)}
          rule={rule}
          openRule={openRule}
        />
      )}
      {blocker === undefined && told && <Say lane={lane} told text={words.clear(named)} rule={null} />}
    </>
  );
}

function Say(props: {
  readonly lane: Lane;
  /** The player asked for it, so it is shown even on a small screen. */
  readonly told: boolean;
  /** The first column that it may cover. */
  readonly from?: number;
  readonly title?: string;
  readonly text: string;
  readonly rule: string | null;
  readonly openRule?: (id: string) => void;
}) {
  const { lane, told, from = 3, title, text, rule, openRule } = props;
  return (
    <div
      class={`note zk-fire-note ${told ? 'zk-told' : ''}`}
      role="note"
      style={{ '--lane': lane + 1, '--from': from }}
    >
      {title !== undefined && <b class="note-title">{title}</b>}
      <span class="note-text">{text}</span>
      {rule !== null && openRule !== undefined && <RuleTag id={rule} openRule={openRule} />}
    </div>
  );
}
