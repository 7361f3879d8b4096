/** The settings of the game itself. */
import { usualValue, type OptionSpec } from '@horda/kernel';
import type { Language } from '@horda/parts';
import { useSettings } from '../../app/settings.tsx';
import type { AnyWebGame } from '../../games/web-game.ts';
import { Pick, Ticks } from '../form/fields.tsx';
import { settingsOf, type Plan } from './plan.ts';

/** Up to this many values are shown side by side; more become a list. */
const FEW = 3;

type Texts = AnyWebGame['texts'][keyof AnyWebGame['texts']];

/** A summary: the settings that differ from the default, and the most important ones. */
export function rulesSaid(game: AnyWebGame, plan: Plan, texts: Texts): string {
  const open = openOptions(game, plan);
  const changed = open.filter((spec) => plan.options[spec.id] !== usualValue(spec, plan.seats));
  const usual = changed.length > 0 ? changed : open.slice(0, 1);
  const { telling } = game;
  const told =
    telling === undefined ? usual : open.filter((spec) => telling.includes(spec.id) || changed.includes(spec));
  return told
    .flatMap(({ id }) => {
      const setting = texts.settings[id];
      const value = setting?.values[String(plan.options[id])];
      return setting === undefined || value === undefined ? [] : [`${setting.name}: ${value}`];
    })
    .join('; ');
}

export function RulesPart(props: { readonly game: AnyWebGame; readonly plan: Plan; change(plan: Plan): void }) {
  return openOptions(props.game, props.plan).map((spec) => <Setting key={spec.id} {...props} spec={spec} />);
}

/** The settings that can be chosen: a pack may decide some of them. */
function openOptions({ options }: AnyWebGame, plan: Plan): readonly OptionSpec[] {
  return settingsOf(options, plan).filter(({ id }) => !(plan.pack?.replaces.includes(id) ?? false));
}

/** The words of the settings; those of a pack's own values are in the pack. */
export function textsFor({ texts, textsOfPack }: AnyWebGame, { pack }: Plan, language: Language): Texts {
  return pack === null || textsOfPack === null ? texts[language] : textsOfPack(language, pack.content);
}

function Setting(props: {
  readonly game: AnyWebGame;
  readonly plan: Plan;
  readonly spec: OptionSpec;
  change(plan: Plan): void;
}) {
  const { game, plan, spec, change } = props;
  const { words, language } = useSettings();
  const { id, house = false } = spec;
  const text = textsFor(game, plan, language).settings[id];
  if (text === undefined) return null;
  const values = spec.values(plan.seats);
  const set = (value: string | boolean): void => change({ ...plan, options: { ...plan.options, [id]: value } });
  const wordOf = (value: string | boolean): string => text.values[String(value)] ?? String(value);
  if (values.length > FEW)
    return (
      <Pick
        label={text.name}
        help={text.help}
        value={String(plan.options[id])}
        choices={values.map((value) => [String(value), wordOf(value)] as const)}
        onChange={(chosen) => set(values.find((value) => String(value) === chosen)!)}
      />
    );
  return (
    <Ticks
      label={
        <>
          {text.name}
          {house && <span class="field-house">{words.pages.form.houseRule}</span>}
        </>
      }
      help={text.help}
      value={plan.options[id] ?? usualValue(spec, plan.seats)}
      // Off before on, as a switch has it.
      ticks={values.map((value) => ({ value, label: wordOf(value) }))}
      onChange={set}
    />
  );
}
