/** Panels over the street: the card that the other side plays, cards to take, wounds to give. */
import type { Printed } from '@horda/zombiaki/content/printed';
import type { Choice, Target } from '@horda/zombiaki/state';
import { fieldName, sentence, zombieIn } from '@horda/zombiaki/text/messages';
import { spot } from './choices.ts';
import { takesFromOther } from './row.tsx';
import { Strip } from './slip.tsx';
import { asksFor, otherSide, placeOf, playedByOther, useOfSpot, useBoard, type ZombiakiBoard } from './table.ts';
import { stateOf, Touch } from './touch.tsx';
import { useRoomy } from './use-roomy.ts';
import { offered } from '../parts/offered.ts';

export function Panels() {
  const table = useBoard();
  const { ask, cards } = table;
  const roomy = useRoomy();
  const other = playedByOther(table);
  // Who has to choose something on the street must see it; with little room the street would jump at every card.
  const tells = asksFor(table, 'react') || (roomy && ask === null);
  return (
    <div class="zk-panels">
      {other !== null && tells && <Played card={cards[other.card]!} />}
      {asksFor(table, 'take') && !takesFromOther(table) && <Tray />}
      <Wounds />
    </div>
  );
}

/** The other side plays: what, at what, and with which card it can be answered. */
function Played({ card }: { readonly card: Printed }) {
  const table = useBoard();
  const { view, words, texts, own, name, options, choose } = table;
  const leader = view.leaders[placeOf(otherSide(own))];
  const { target } = view;
  // The option not to answer is a button beside the sentence.
  const answers = options.filter((option) => option.do === 'react');
  return (
    <section class="zk-panel sheet" aria-label={words.plays(name(leader))}>
      <h3 class="zk-panel-title">{words.plays(name(leader))}</h3>
      <div class="zk-panel-card">
        <Strip card={card} />
      </div>
      <p class="zk-panel-text">
        {texts.cardText(card)} {target !== null && target.do !== 'now' && <b>{words.at(targetText(table, target))}</b>}
      </p>
      {answers.length > 0 && (
        <div class="zk-panel-answers">
          {answers.map((choice, i) => (
            <button
              key={i}
              type="button"
              class="button button-primary"
              data-choosable="true"
              {...offered(table.ask?.options ?? [], choice)}
              onClick={() => choose(choice)}
            >
              {texts.option(choice, view, name)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** The name of a card's target on the table. */
function targetText({ texts, view }: ZombiakiBoard, target: Target): string {
  const named = (card: number): string => {
    const zombie = zombieIn(view, card);
    return zombie === null ? '' : `${texts.card(zombie.name)} ${fieldName(zombie.field)}`;
  };
  switch (target.do) {
    case 'lane':
      return texts.lane(target.lane);
    case 'street':
      return texts.street(target.street);
    case 'field':
      return texts.field(target.field);
    case 'fields':
      return target.fields.map((field) => texts.field(field)).join(', ');
    case 'zombie':
    case 'teddy':
      return named(target.zombie);
    case 'move':
      return `${named(target.zombie)} → ${texts.field(target.to)}`;
    case 'pair':
      return `${named(target.zombie)}, ${named(target.other)}`;
    case 'take':
      return texts.card(target.card);
    case 'thing': {
      const thing = view.things.find(({ card }) => card === target.thing);
      return thing === undefined ? '' : `${texts.card(thing.name)} ${fieldName(thing.field)}`;
    }
    case 'now':
      return '';
    default:
      return target satisfies never;
  }
}

/** Cards of a pile, of the top of a deck or of one's own row, one of which is wanted. */
function Tray() {
  const table = useBoard();
  const { options, texts, view, words, cards, name } = table;
  const takes = options.filter((option) => option.do === 'take');
  return (
    <section class="zk-panel zk-tray sheet" aria-label={words.choose} data-mark="tray">
      <h3 class="zk-panel-title">{words.choose}</h3>
      <ul class="zk-tray-cards">
        {takes.map((choice) => {
          const printed = cards.find(({ id }) => id === choice.card)!;
          const use = useOfSpot(table, spot.take(choice.card), null);
          return (
            <li key={choice.card}>
              <div class={`piece zk-tray-card ${stateOf(use)}`}>
                <div class="piece-face" aria-hidden="true">
                  <Strip card={printed} />
                </div>
                <Touch
                  piece={`tray-${choice.card}`}
                  use={use}
                  label={`${sentence(texts.option(choice, view, name))} ${texts.cardText(printed)}`}
                  tag={words.take}
                />
              </div>
              <p class="zk-tray-text" aria-hidden="true">
                {texts.cardText(printed)}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** After the field: how many of the wounds that are left. */
function Wounds() {
  const { aims, chosen, words, texts, choose } = useBoard();
  const burns = aims.flatMap(({ choice }) =>
    choice.do === 'burn' && chosen.includes(spot.field(choice.field)) ? [choice] : [],
  );
  const field = burns[0]?.field;
  if (field === undefined) return null;
  return (
    <section class="zk-panel zk-wounds sheet" aria-label={words.howMany(texts.field(field))}>
      <h3 class="zk-panel-title">{words.howMany(texts.field(field))}</h3>
      <div class="zk-panel-answers">
        {burns.map((choice: Choice & { readonly do: 'burn' }) => (
          <button
            key={choice.wounds}
            type="button"
            class="button button-primary"
            data-choosable="true"
            aria-label={`${texts.field(field)}, ${words.wounds(choice.wounds)}`}
            onClick={() => choose(choice)}
          >
            {choice.wounds}
          </button>
        ))}
      </div>
    </section>
  );
}
