/** The layer of signs over plan and pieces: what is drawn for those who act, and a real button for every zone. */
import type { ZoneNo } from '@horda/zombicide/state';
import { boxStyle, spotStyle } from './box-style.ts';
import type { Detail } from './camera.ts';
import { Kerbs } from './kerbs.tsx';
import type { Plan, Point } from './plan.ts';
import type { CityMapProps, Glow, Plate } from './props.ts';
import { ThingButton } from './thing-button.tsx';
import { MAP_WORDS } from './words.ts';
import { ZoneButton } from './zone-button.tsx';

export interface SignsProps extends CityMapProps {
  readonly plan: Plan;
  readonly detail: Detail;
  /** The way that is shown, beginning where it starts, and what it costs; null: none. */
  readonly shownWay: { readonly way: readonly ZoneNo[]; readonly cost: number | null } | null;
  /** Where a survivor or a car stands on the plan; null: not on the board. */
  placeOf(is: 'survivor' | 'car', number: number): Point | null;
  /** The zone with the focus of the keyboard. */
  readonly focused: ZoneNo | null;
  look(zone: ZoneNo | null): void;
  setFocused(zone: ZoneNo | null): void;
  /** A touch from far away only comes nearer. */
  comeNear(zone: ZoneNo): void;
}

export function Signs(props: SignsProps) {
  const { plan, glow, things, plates = [], detail, language, shownWay } = props;
  const words = MAP_WORDS[language];
  const glowing = new Map(glow.map((each) => [each.zone, each]));
  const first = firstStop(props);
  return (
    <>
      <Kerbs {...props} />
      {plan.cells
        .filter(({ isApart }) => isApart)
        .map(({ tile, box }) => (
          <span key={tile} class="zm-apart" style={spotStyle(plan, [box[0] + 8, box[1]])}>
            {words.apart}
          </span>
        ))}
      {plan.zones.map((_, zone) => (
        <ZoneButton key={zone} {...props} zone={zone} its={glowing.get(zone)} isFirst={zone === first} />
      ))}
      {detail !== 'far' && glow.map((each) => <Cost key={each.zone} plan={plan} its={each} />)}
      {glow.map((each) => each.tag !== undefined && <Tag key={each.zone} plan={plan} its={each} />)}
      {plates.map((plate) => (
        <PlateSign key={plate.zone} plan={plan} plate={plate} />
      ))}
      {shownWay !== null && shownWay.cost !== null && (
        <b class="zm-total stencil" style={spotStyle(plan, plan.zones[shownWay.way.at(-1)!]!.middle)}>
          {shownWay.cost}
        </b>
      )}
      {things.map((thing) => (
        <ThingButton key={JSON.stringify(thing)} {...props} thing={thing} />
      ))}
    </>
  );
}

/** The zone where the keyboard enters the map: the selected survivor's. */
function firstStop({ view, selected }: CityMapProps): ZoneNo {
  return view.survivors[selected]?.zone ?? 0;
}

function Cost({ plan, its }: { readonly plan: Plan; readonly its: Glow }) {
  if (its.cost === undefined) return null;
  return (
    <span class="zm-corner" style={boxStyle(plan, plan.zones[its.zone]!.room)} aria-hidden="true">
      <b class="zm-cost stencil">{its.cost}</b>
    </span>
  );
}

function Tag({ plan, its }: { readonly plan: Plan; readonly its: Glow }) {
  return (
    <span
      class={`zm-top ${plan.zones[its.zone]!.box[1] < TAG_ROOM ? 'zm-top-edge' : ''}`}
      style={boxStyle(plan, plan.zones[its.zone]!.box)}
      aria-hidden="true"
    >
      <b class={`zm-tag stencil ${its.advised === true ? 'zm-tag-advised' : ''}`}>{its.tag}</b>
    </span>
  );
}

/** At the upper edge of the plan a tag hangs inside. */
const TAG_ROOM = 12;

function PlateSign({ plan, plate }: { readonly plan: Plan; readonly plate: Plate }) {
  return (
    <span class="zm-over" style={boxStyle(plan, plan.zones[plate.zone]!.room)}>
      <b class={`zm-plate zm-plate-${plate.tone} stencil`}>{plate.text}</b>
    </span>
  );
}
