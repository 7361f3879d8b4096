/** Moments lie on the darkened table: a crossroads card, a vote, a bite, a search. */
import type { Choice } from '@horda/long-night/state';
import type { MomentView } from '@horda/long-night/view';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { ClockRing } from '../../table/clock-ring.tsx';
import { ExposureDie } from './die.tsx';
import { boneTrail } from './drawings/pictures.ts';
import { signpost } from './drawings/signpost.ts';
import { Found } from './found.tsx';
import { ICON } from './icons.ts';
import { momentOf } from './moment-kind.ts';
import { Ours } from './ours.tsx';
import { Standee } from './people.tsx';
import { firstName, useBoard } from './table.ts';

type Of<K extends MomentView['is']> = Extract<MomentView, { readonly is: K }>;

export function Moment() {
  const board = useBoard();
  const moment = momentOf(board);
  if (moment === null || moment.is === 'exposure') return null;
  return (
    <div class={`ln-moment ln-moment-${moment.is}`}>
      {moment.is === 'crossroads' && <CrossroadsMoment moment={moment} />}
      {moment.is === 'vote' && <VoteMoment moment={moment} />}
      {moment.is === 'bite' && <BiteMoment moment={moment} />}
      {moment.is === 'search' && <Found place={moment.place} survivor={moment.survivor} />}
    </div>
  );
}

/** A sheet to choose, with what follows. */
function Way(props: { readonly choice: Choice | null; readonly children: ComponentChildren }) {
  const { choose, hinted } = useBoard();
  const { choice } = props;
  if (choice === null) return <div class="ln-way ln-shut">{props.children}</div>;
  const isHinted = hinted.includes(choice);
  return (
    <button
      type="button"
      class={`ln-way ${isHinted ? 'ln-advised' : ''}`}
      data-choosable="true"
      onClick={() => choose(choice)}
    >
      {props.children}
    </button>
  );
}

function CrossroadsMoment({ moment: { card, house, seat } }: { readonly moment: Of<'crossroads'> }) {
  const { texts, view, name, options, words } = useBoard();
  const { names } = texts;
  const text = names.texts.crossroads[card]!;
  const chooser = seat >= 0 ? seat : null;
  return (
    <>
      <article class="ln-crossroads-card">
        {view.reader >= 0 && <span class="stamp">{words.readBy(name(view.reader))}</span>}
        <Picture box="0 0 300 300" markup={signpost()} />
        <h3 class="stencil">{names.crossroads(card)}</h3>
        <Ours card={house} />
        <p class="typed">{names.say(text.trigger)}</p>
      </article>
      <div class="ln-ways" data-mark="moment">
        {chooser !== null && (
          <p class="typed ln-chooser">
            <SeatMark seat={chooser} tone="awaited" />
            {words.chooses(name(chooser), chooser === view.seat)}
          </p>
        )}
        {text.first !== null && <p class="ln-first">{names.say(text.first)}</p>}
        {text.options.map((option, i) => (
          <Way key={i} choice={options.find((each) => each.do === 'option' && each.option === i) ?? null}>
            <b class="stencil">{i + 1}</b>
            <span>{names.say(option)}</span>
          </Way>
        ))}
        <p class="ln-small-print">{words.crossroadsLeave}</p>
      </div>
    </>
  );
}

function VoteMoment({ moment: { voters } }: { readonly moment: Of<'vote'> }) {
  const { view, name, options, words, texts, ask } = useBoard();
  const { accused: whom } = view;
  const up = options.find((each) => each.do === 'vote' && each.up) ?? null;
  const down = options.find((each) => each.do === 'vote' && !each.up) ?? null;
  return (
    <>
      <article class="ln-crossroads-card">
        <Picture box="0 0 300 300" markup={whom >= 0 ? boneTrail() : signpost()} />
        <h3 class="stencil">{whom >= 0 ? name(whom) : words.vote}</h3>
        <p>{ask === null ? words.waiting : texts.prompt(ask.prompt, view, name)}</p>
      </article>
      <div class="ln-ways" data-mark="moment">
        <p class="ln-together">
          {view.seat !== null && <ClockRing seat={view.seat} />}
          <b class="stencil">{words.together}</b>
          {words.tie(name(view.first), view.first === view.seat)}
        </p>
        <ul class="ln-ballots">
          {voters.map((seat) => {
            const isOpen = view.asks.some((each) => each.seat === seat && !each.answered);
            return (
              <li key={seat} class={seat === view.seat ? 'ln-me' : isOpen ? 'ln-wait' : 'ln-cast'}>
                <SeatMark seat={seat} tone={seat === view.seat ? 'awaited' : 'chalk'} />
                <i>{isOpen ? (seat === view.seat ? '?' : '…') : words.cast}</i>
                <span>{name(seat)}</span>
              </li>
            );
          })}
        </ul>
        {up !== null && down !== null && (
          <div class="ln-thumbs" data-mark="thumbs">
            {[up, down].map((choice) => (
              <Way key={String(choice === up)} choice={choice}>
                <Icon body={choice === up ? ICON.up : ICON.down} />
                <span>
                  <b class="stencil">{texts.option(choice, view, name)}</b>
                  {whom >= 0 && words.exileVote(name(whom), whom === view.seat, choice === up)}
                </span>
              </Way>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function BiteMoment({ moment: { place, victim, chain, bitten } }: { readonly moment: Of<'bite'> }) {
  const board = useBoard();
  const { view, texts, options, words, name } = board;
  const people = chain.flatMap((card) => view.survivors.find((one) => one.card === card) ?? []);
  return (
    <>
      <div class="ln-bite">
        <ExposureDie face="bite" />
        <h3 class="stencil">{texts.faces.bite}</h3>
        <p>{`${firstName(board, bitten)}: ${texts.names.place(place)}`}</p>
      </div>
      <div class="ln-ways" data-mark="moment">
        <p class="typed ln-chooser">{words.chain(texts.names.place(place))}</p>
        <div class="ln-chain">
          {people.map((one) => (
            <span key={one.card} class={one.card === victim ? 'ln-victim' : ''}>
              <Standee one={one} still />
              <small>{firstName(board, one.card)}</small>
            </span>
          ))}
        </div>
        {options.map((option) => (
          <Way key={option.do} choice={option}>
            {option.do === 'risk' ? <ExposureDie face="blank" /> : <Icon body={ICON.grave} />}
            <span>{texts.option(option, view, name)}</span>
          </Way>
        ))}
      </div>
    </>
  );
}
