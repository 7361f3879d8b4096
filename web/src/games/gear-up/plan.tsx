/** The player's plan in this attack step, in order; every deed and those after it can be taken back. */
import { useBoard } from './table.ts';

export function Plan() {
  const { view, own, seat, words, texts, name, options, choose } = useBoard();
  const { deeds } = view.survivors[own]!;
  if (own !== seat || view.step !== 'attack' || (deeds.length === 0 && view.fate === null)) return null;
  return (
    <div class="gu-plan" data-mark="plan">
      {view.fate !== null && (
        <b class={`stamp gu-fate gu-fate-${view.fate}`}>
          {view.fate === 'victory' ? texts.labels.victoryAhead : texts.labels.deathAhead}
        </b>
      )}
      <b class="gu-box-title">{words.plan.title}</b>
      <ol>
        {deeds.map((deed, i) => {
          const back = options.find((option) => option.do === 'takeBack' && option.from === i);
          const told = texts.option(deed, view, name);
          return (
            <li key={i}>
              <span>{told}</span>
              {back !== undefined && (
                <button type="button" class="gu-back" onClick={() => choose(back)}>
                  {words.plan.takeBack}
                  <span class="unseen">: {told}</span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
