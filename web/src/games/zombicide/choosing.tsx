/** Questions about cards, skills and people: every answer is drawn as the thing that it is about. */
import { SKILLS } from '@horda/zombicide/content/skills';
import type { SkillId } from '@horda/zombicide/content/ids';
import type { Choice, Held } from '@horda/zombicide/state';
import { NONE, survivorCard } from '@horda/zombicide/text/shown';
import type { ComponentChildren } from 'preact';
import { RuleTag } from '../../table/rule-tag.tsx';
import { useRulebook } from '../use-rulebook.ts';
import { offered } from '../parts/offered.ts';
import { isAmong } from './aims.ts';
import { GearCard } from './gear.tsx';
import { Photo } from './people.tsx';
import { Answer } from './rows.tsx';
import { useBoard } from './table.ts';

/** A heading, and answers beside each other. */
export function Asked(props: { readonly look: string; readonly children: ComponentChildren }) {
  const { ask, texts, view, name, words } = useBoard();
  const { survivor } = view.underWay;
  const who = survivor === NONE ? '' : texts.names.survivor(survivor, view);
  const asked = ask === null ? '' : texts.prompt(ask.prompt, view, name);
  return (
    <section class={`zc-moment ${props.look}`} aria-label={words.answers} data-mark="moment">
      <h3 class="typed">
        {survivor !== NONE && <Photo who={view.survivors[survivor]!.who} />}
        {who !== '' && !asked.includes(who) && <b>{who}</b>}
        {asked}
      </h3>
      <div class="zc-tiles">{props.children}</div>
    </section>
  );
}

/** The card that an answer speaks of. */
function cardIn(option: Choice): Held | null {
  if (option.do === 'startWith') return option.card * 2;
  return option.do === 'discard' || option.do === 'cancelWound' ? option.card : null;
}

export function CardsMoment() {
  const board = useBoard();
  const { options, view } = board;
  const drawn = view.underWay.card;
  return (
    <Asked look="zc-choose-cards">
      {board.ask?.prompt === 'drawing.destiny' && drawn !== NONE && <GearCard card={drawn * 2} />}
      {options.map((option, i) => {
        const card = cardIn(option);
        return card === null ? (
          <Answer key={JSON.stringify(option)} option={option} first={i === 0} />
        ) : (
          <Tile key={JSON.stringify(option)} option={option} first={i === 0}>
            <GearCard card={card} />
          </Tile>
        );
      })}
    </Asked>
  );
}

/** An answer that is drawn whole. */
function Tile(props: { readonly option: Choice; readonly first: boolean; readonly children: ComponentChildren }) {
  const { texts, view, name, choose, hinted, options } = useBoard();
  const { option, first } = props;
  const card = cardIn(option);
  return (
    <button
      type="button"
      class={`zc-option ${first ? 'zc-default' : ''} ${isAmong(hinted, option) ? 'zc-advised' : ''}`}
      data-choosable="true"
      data-urgent=""
      data-read={card === null ? undefined : `card-${card}`}
      {...offered(options, option)}
      onClick={() => choose(option)}
    >
      <span aria-hidden="true">{props.children}</span>
      <span class="zc-option-name">{texts.option(option, view, name)}</span>
    </button>
  );
}

export function SkillsMoment() {
  const { options, openRule, texts } = useBoard();
  return (
    <Asked look="zc-choose-skills">
      {options.map((option, i) => (
        <div key={JSON.stringify(option)} class="zc-skill-choice">
          <Answer
            option={option}
            first={i === 0}
            word={'skill' in option ? texts.names.skill(option.skill as SkillId) : undefined}
          />
          {'skill' in option && (
            <p>
              <SkillText skill={option.skill as SkillId} />{' '}
              <RuleTag id={SKILLS[option.skill as SkillId].rule} openRule={openRule} />
            </p>
          )}
        </div>
      ))}
    </Asked>
  );
}

const BOOK = { rulebook: async () => (await import('./rulebook.ts')).rulebook };

/** What a skill does stands in the rulebook, which is fetched when it is wanted. */
function SkillText({ skill }: { readonly skill: SkillId }) {
  const { language } = useBoard();
  const book = useRulebook(BOOK);
  const { rule } = SKILLS[skill];
  return <>{book?.rules.find(({ id }) => id === rule)?.[language] ?? ''}</>;
}

/** Who takes part: photographs with the skill that each begins with. */
export function MusterMoment() {
  const { options, texts, view } = useBoard();
  return (
    <Asked look="zc-choose-people">
      {options.map((option, i) =>
        option.do === 'join' ? (
          <Tile key={option.who} option={option} first={i === 0}>
            <Photo who={option.who} />
            <small>{texts.names.skill(survivorCard(view, option).blue)}</small>
          </Tile>
        ) : (
          <Answer key={JSON.stringify(option)} option={option} first={i === 0} />
        ),
      )}
    </Asked>
  );
}
