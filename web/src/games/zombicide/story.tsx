/** A revealed card or a note, read before anything else is done; with its choice, if it has one. */
import type { CardId } from '@horda/zombicide/content/mission';
import { EN_EFFECTS } from '@horda/zombicide/text/effects/en';
import { PL_EFFECTS } from '@horda/zombicide/text/effects/pl';
import { effectLines, type EffectWords } from '@horda/zombicide/text/effects/words';
import { missionOf } from '@horda/zombicide/text/shown';
import type { Language } from '@horda/parts';
import type { ComponentChildren } from 'preact';
import { told } from './rail.tsx';
import { Answer } from './rows.tsx';
import { useBoard } from './table.ts';

const EFFECT_WORDS: Readonly<Record<Language, EffectWords>> = { pl: PL_EFFECTS, en: EN_EFFECTS };

export function StoryCard({ id, children }: { readonly id: CardId; readonly children?: ComponentChildren }) {
  const board = useBoard();
  const { view, texts, language } = board;
  const { names } = texts;
  const { cards, notes = [] } = missionOf(view);
  const isNote = notes.some((note) => note.id === id);
  const effects = [...cards, ...notes].find((each) => each.id === id)?.effects ?? [];
  const story = names.story(id, view);
  const lines = effectLines(effects, EFFECT_WORDS[language], (option) => names.option(id, option, view));
  return (
    <article class="zc-story">
      <p class="zc-back-no typed">{isNote ? board.words.noteRead : board.words.revealed}</p>
      <h3 class="stencil">{story === undefined ? id : names.say(story.title)}</h3>
      {story !== undefined && <p class="zc-tale">{told(board, names.say(story.story))}</p>}
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{told(board, line)}</li>
        ))}
      </ul>
      {children}
    </article>
  );
}

/** A card that asks what the team decides, or cards that are only looked at. */
export function StoryMoment() {
  const board = useBoard();
  const { view, options, texts, ask, name, words } = board;
  const { cards } = missionOf(view);
  const looked = ask?.prompt === 'effects.choice' ? [] : view.shown;
  const { source } = view.underWay;
  return (
    <section class="zc-moment zc-stories" aria-label={words.decide} data-mark="moment">
      {looked.map((card) => (
        <StoryCard key={card} id={cards[card]!.id} />
      ))}
      {looked.length === 0 && source !== null && <StoryCard id={source} />}
      <div class="zc-decide">
        {ask !== null && <p class="typed zc-asked">{texts.prompt(ask.prompt, view, name)}</p>}
        {options.map((option, i) => (
          <Answer key={JSON.stringify(option)} option={option} first={i === 0} />
        ))}
      </div>
    </section>
  );
}
