/** The crisis of the round, and the main objective. */
import { mainGoals } from '@horda/long-night/text/goals';
import { CRISIS, OBJECTIVE } from './aims.ts';
import { ICON } from './icons.ts';
import { Kind } from './kind.tsx';
import { Ours } from './ours.tsx';
import { Covered } from './secret.tsx';
import { symbolOf, useBoard } from './table.ts';
import { lookOf, TouchOrLook } from './touch.tsx';
import { RuleTag } from '../../table/rule-tag.tsx';

/** A telegram: one slot for each card needed, and two more. Cards in it never say whose they are. */
export function Crisis() {
  const board = useBoard();
  const { view, content, texts, words, openRule } = board;
  const { crisis, contributions } = view;
  if (crisis < 0) return <section class="ln-crisis ln-none typed">{words.noCrisis}</section>;
  const need = view.forecast?.crisisNeed ?? view.players.length;
  const slots = Math.max(need + 2, contributions.length);
  const own = contributions.flatMap(({ card }) => (card === null ? [] : [texts.names.card(card)]));
  return (
    <section class={`ln-crisis ${lookOf(board, CRISIS)}`} data-mark="crisis" data-sink="crisis" data-read="crisis">
      <div class="ln-caption">
        <span>{texts.labels.crisis}</span>
        <RuleTag id="L152" openRule={openRule} />
      </div>
      <h3 class="stencil">
        {texts.names.crisis(crisis)}
        <Ours card={content.crises[crisis]} short />
        {content.crises[crisis]!.accept.map((symbol) => (
          <Kind key={symbol} symbol={symbol} />
        ))}
      </h3>
      <div class={`ln-slots ${slots > 8 ? 'ln-many' : ''}`}>
        {Array.from({ length: slots }, (_, i) => (
          <>
            {i === need && <span class="stencil">+</span>}
            <i key={i} class={i < contributions.length ? 'ln-card-back' : 'ln-open'} />
          </>
        ))}
        <small>{words.contributed(contributions.length, need)}</small>
      </div>
      {own.length > 0 && (
        <Covered look="ln-added" mark="added" peekKey={null} title={words.added(own.length)} icon={ICON.hidden}>
          <ul>
            {own.map((card, i) => (
              <li key={i}>{card}</li>
            ))}
          </ul>
        </Covered>
      )}
      <p>
        <b>{words.otherwise}</b> {texts.names.say(texts.names.texts.crises[crisis]!.text)}
      </p>
      <TouchOrLook spot={CRISIS} piece="crisis" label={texts.names.crisis(crisis)} />
    </section>
  );
}

/** `3/5`; of what there must be none only how many there are. */
export const figureOf = (have: number, need: number | null): string => (need === 0 ? `${have}` : `${have}/${need}`);

export function Objective() {
  const board = useBoard();
  const { view, content, texts, openRule } = board;
  const { main, chapter, goal, placed } = view;
  const { names } = texts;
  const goals = mainGoals(names, view);
  const kinds = [...new Set(placed.map((card) => symbolOf(content, card)))];
  return (
    <section
      class={`ln-objective ${lookOf(board, OBJECTIVE)}`}
      data-mark="objective"
      data-sink="objective"
      data-read="objective"
    >
      <div class="ln-caption">
        <span>{texts.labels.mainObjective}</span>
        <RuleTag id="L161" openRule={openRule} />
      </div>
      <h3 class="stencil">
        {names.main(main, chapter)}
        <Ours card={content.mainObjectives[main]} short />
        {kinds.map((symbol) => (
          <Kind key={symbol} symbol={symbol} />
        ))}
      </h3>
      {goal.map((each, i) => (
        <div key={i} class={`ln-goal ${each.met ? 'ln-met' : ''}`}>
          {each.have === null ? (
            <b class="stencil">{each.met ? '✓' : '·'}</b>
          ) : (
            <b class="stencil">{figureOf(each.have, each.need)}</b>
          )}
          <span>{goals[i]}</span>
        </div>
      ))}
      <TouchOrLook spot={OBJECTIVE} piece="objective" label={names.main(main, chapter)} />
    </section>
  );
}
