/** Chooses the tool: the weapon, a companion or ammo; and the whole shape, a part of it, or one square. */
import type { Tool } from '@horda/gear-up/state';
import { activeWeapon } from '@horda/gear-up/text/seen';
import { RuleTag } from '../../table/rule-tag.tsx';
import type { Pencil, Way } from './aiming.ts';
import { Shape } from './shape.tsx';
import { figureOfTool, useBoard } from './table.ts';

export function Pencils() {
  const table = useBoard();
  const { aiming, words, texts, view, content, own, language } = table;
  const { pencils, pencil } = aiming;
  // If the weapon of the turn is the only tool, nothing is shown.
  if (pencil === null || (pencils.length === 1 && pencil.tool === 'weapon')) return null;
  const tools = [...new Map(pencils.map((each) => [each.tool, each])).keys()];
  const ways = pencils.filter(({ tool }) => tool === pencil.tool);
  const toolName = (tool: Tool | null): string => {
    if (tool === null) return words.clip.ammo;
    if (tool !== 'weapon') return texts.companion(tool);
    return activeWeapon(view, content, own)?.name[language] ?? texts.labels.weapon;
  };
  const take = (tool: Tool | null): void => {
    const first = pencils.find((each) => each.tool === tool);
    if (first !== undefined && tool !== pencil.tool) aiming.take(first.key);
  };
  return (
    <div class="gu-pencils" role="group" aria-label={words.clip.tools} data-mark="pencils">
      {(tools.length > 1 || pencil.tool !== 'weapon') &&
        tools.map((tool) => (
          <button
            key={String(tool)}
            type="button"
            class={`gu-pencil ${tool === 'weapon' ? 'gu-pencil-weapon' : ''}`}
            aria-pressed={tool === pencil.tool}
            onClick={() => take(tool)}
          >
            {tool !== null && <Shape figure={figureOfTool(table, own, tool)} />}
            {toolName(tool)}
          </button>
        ))}
      {ways.length > 1 &&
        ways.map((each) => (
          <WayButton key={each.key} pencil={each} lone={tools.length === 1} name={toolName(each.tool)} />
        ))}
    </div>
  );
}

/** `lone`: nothing else says which tool it is. */
function WayButton(props: { readonly pencil: Pencil; readonly lone: boolean; readonly name: string }) {
  const { pencil, lone, name } = props;
  const table = useBoard();
  const { aiming, words, own } = table;
  const { way, tool, key } = pencil;
  const said: Readonly<Record<Way, string>> = {
    shape: lone ? name : words.clip.shape,
    part: words.clip.part,
    single: words.clip.single,
    ammo: words.clip.ammo,
  };
  return (
    <button
      type="button"
      class="gu-pencil gu-pencil-way"
      aria-pressed={key === aiming.pencil?.key}
      onClick={() => aiming.take(key)}
    >
      {way === 'shape' && lone && tool !== null && <Shape figure={figureOfTool(table, own, tool)} />}
      {way === 'single' && <Shape figure={[[0, 0]]} />}
      {said[way]}
    </button>
  );
}

/** The weapon could be used here, but its shape has no place. */
export function NoFit() {
  const table = useBoard();
  const { aiming, words, own, openRule } = table;
  const { pencils, pencil } = aiming;
  const fits = pencils.some(({ tool, way }) => tool === 'weapon' && way !== 'single');
  if (pencil?.tool !== 'weapon' || fits || figureOfTool(table, own, 'weapon').length < 2) return null;
  return (
    <p class="gu-no-fit" role="note">
      {words.clip.noFit} <RuleTag id="B58" openRule={openRule} />
    </p>
  );
}
