/** The street: three lanes from the Cemetery to the Barricade, five cross streets, and all that lies on them. */
import { fieldName, laneName, roman, streetOf } from '@horda/zombiaki/text/messages';
import type { Choice, Field, Lane } from '@horda/zombiaki/state';
import { spot } from './choices.ts';
import { LinesOfFire } from './fire.tsx';
import { LastingCards } from './lasting.tsx';
import { Barricade, Cemetery, Skyline } from './scenery.tsx';
import { asksFor, LANES, STREETS, useOfSpot, useBoard, type ZombiakiBoard } from './table.ts';
import { EXPLAIN } from './text/explain.ts';
import { ThingCard } from './thing.tsx';
import { stateOf, Touch, useLook } from './touch.tsx';
import { ZombieCard } from './zombie.tsx';

const BARRICADE: Field = -1;

export function Street() {
  const table = useBoard();
  const { words, texts, view, language } = table;
  return (
    <section class="zk-street" aria-label={words.street} data-mark="street" data-marks-new>
      <Skyline />
      <h3 class="zk-caption zk-caption-cemetery">{texts.labels.cemetery}</h3>
      <h3 class="zk-caption zk-caption-barricade">{texts.labels.barricade}</h3>
      <div class="zk-heads">
        {STREETS.map((street) => (
          <span
            key={street}
            class="zk-head"
            data-mark={`street:${street}`}
            aria-hidden="true"
            data-explain={EXPLAIN[language].street(
              roman(street),
              LANES.map((lane) => fieldName(lane + 3 * (street - 1))).join(', '),
            )}
          >
            {roman(street)}
          </span>
        ))}
      </div>
      <div class="zk-cemetery" data-mark="cemetery">
        <Cemetery />
        <LastingCards side="zombies" />
      </div>
      <div class="zk-barricade" data-mark="barricade">
        <Barricade />
        <LastingCards side="humans" />
      </div>
      <div class="zk-road">
        {view.foggy.map((lane) => (
          <i key={lane} class="zk-fog" style={{ '--lane': lane + 1 }} aria-hidden="true" />
        ))}
        {LANES.map((lane) => STREETS.map((street) => <FieldSpace key={street} field={lane + 3 * (street - 1)} />))}
        <BarricadeTarget />
        {LANES.map((lane) => (
          <LaneHead key={lane} lane={lane} />
        ))}
        {asksFor(table, 'lane') && LANES.map((lane) => <LaneTarget key={lane} lane={lane} />)}
        {asksFor(table, 'street') && STREETS.map((street) => <StreetTarget key={street} street={street} />)}
        <LinesOfFire />
      </div>
    </section>
  );
}

function FieldSpace({ field }: { readonly field: Field }) {
  const table = useBoard();
  const { view, texts, words } = table;
  const zombies = view.zombies.filter((each) => each.field === field);
  const things = view.things.filter((each) => each.field === field);
  const jelly = view.jelly.find((each) => each.field === field);
  const share = view.burning?.given.find((each) => each.field === field);
  const piece = spot.field(field);
  const use = useOfSpot(table, piece, whyOfField(table, field));
  const over = asksFor(table, 'field', 'fields', 'burn') ? 'zk-field-over' : '';
  const aimed = isAimedAt(table, field) ? 'zk-aimed' : '';
  return (
    <div
      class={`zk-field ${stateOf(use)} ${over} ${aimed}`}
      data-mark={`field:${fieldName(field)}`}
      data-cards={zombies.length + things.length}
      style={{ '--lane': (field % 3) + 1, '--street': 6 - streetOf(field) }}
      {...useLook(piece, use)}
    >
      <span class="zk-field-number" aria-hidden="true">
        {roman(streetOf(field))}
      </span>
      {jelly !== undefined && (
        <span class="zk-jelly" role="img" aria-label={words.jelly(jelly.bonus)} data-explain={words.jelly(jelly.bonus)}>
          +{jelly.bonus}
        </span>
      )}
      {things.map((thing) => (
        <ThingCard key={thing.card} thing={thing} under={zombies.length > 0} />
      ))}
      {zombies.map((zombie) => (
        <ZombieCard key={zombie.card} zombie={zombie} />
      ))}
      {(zombies.length === 0 || over !== '' || use.is === 'legal') && (
        <Touch piece={piece} use={use} label={fieldLabel(table, field)} tag={goes(table) ? words.go : words.here} />
      )}
      {share !== undefined && <b class="zk-share">{words.wounds(share.wounds)}</b>}
      {use.is === 'rest' && (
        <span class="unseen">{zombies.length + things.length === 0 ? texts.field(field) : ''}</span>
      )}
    </div>
  );
}

const goes = (table: ZombiakiBoard): boolean => asksFor(table, 'move');

function fieldLabel({ texts, aims, view, name }: ZombiakiBoard, field: Field): string {
  const only = aims.filter(({ spots }) => spots.includes(spot.field(field)));
  return only.length === 1 ? texts.option(only[0]!.choice, view, name) : texts.field(field);
}

/** What to ask about when a field cannot be chosen; null: nobody asks for one. */
function whyOfField(table: ZombiakiBoard, field: Field): Choice | null {
  if (asksFor(table, 'field')) return { do: 'field', field };
  if (asksFor(table, 'fields')) return { do: 'fields', fields: [field] };
  if (asksFor(table, 'burn')) return { do: 'burn', field, wounds: 1 };
  const goer = table.aims.find(({ choice, spots }) => choice.do === 'move' && table.chosen.includes(spots[0]!))?.choice;
  return goer?.do === 'move' ? { do: 'move', zombie: goer.zombie, to: field } : null;
}

/** The card that somebody is playing is aimed at this field, or at its lane or street. */
function isAimedAt({ view: { target } }: ZombiakiBoard, field: Field): boolean {
  if (target?.do === 'lane') return target.lane === field % 3;
  if (target?.do === 'street') return target.street === streetOf(field);
  if (target?.do === 'field') return target.field === field;
  return target?.do === 'fields' && target.fields.includes(field);
}

/** The Barricade is one place for all lanes. */
function BarricadeTarget() {
  const table = useBoard();
  const piece = spot.field(BARRICADE);
  const use = useOfSpot(table, piece, null);
  if (use.is === 'rest') return null;
  return (
    <div class={`zk-over-barricade ${stateOf(use)}`}>
      <Touch piece={piece} use={use} label={fieldLabel(table, BARRICADE)} tag={table.words.go} />
    </div>
  );
}

/** The letter of a lane on the sandbags; looked at, it shows the line of fire. */
function LaneHead({ lane }: { readonly lane: Lane }) {
  const { words, texts, looks, language } = useBoard();
  const piece = spot.lane(lane);
  return (
    <button
      type="button"
      class="zk-lane-head"
      style={{ '--lane': lane + 1 }}
      data-mark={`lane:${laneName(lane)}`}
      aria-label={words.laneButton(texts.lane(lane))}
      data-explain={EXPLAIN[language].lane(laneName(lane))}
      onClick={() => looks.pin(piece)}
      {...useLook(piece, { is: 'rest' })}
    >
      {laneName(lane)}
    </button>
  );
}

function LaneTarget({ lane }: { readonly lane: Lane }) {
  const table = useBoard();
  const { texts, view, name, words } = table;
  const piece = spot.lane(lane);
  const choice = { do: 'lane', lane } as const;
  const use = useOfSpot(table, piece, choice);
  const label = use.is === 'barred' ? texts.lane(lane) : texts.option(choice, view, name);
  return (
    <div
      class={`zk-lane-target ${stateOf(use)}`}
      data-read={piece}
      style={{ '--lane': lane + 1 }}
      {...useLook(piece, use)}
    >
      <Touch piece={piece} use={use} label={label} tag={words.target} />
    </div>
  );
}

function StreetTarget({ street }: { readonly street: number }) {
  const table = useBoard();
  const { texts, view, name, words } = table;
  const piece = spot.street(street);
  const choice = { do: 'street', street } as const;
  const use = useOfSpot(table, piece, choice);
  const label = use.is === 'barred' ? texts.street(street) : texts.option(choice, view, name);
  return (
    <div class={`zk-street-target ${stateOf(use)}`} style={{ '--street': 6 - street }} {...useLook(piece, use)}>
      <Touch piece={piece} use={use} label={label} tag={words.target} />
    </div>
  );
}
