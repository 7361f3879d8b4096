/** Who sits where, and what a person can do with their own seat. */
import type { Command } from '@horda/protocol';
import { useContext, useRef, useState } from 'preact/hooks';
import { body as robot } from 'virtual:game-icon/vintage-robot';
import { hrefOf } from '../app/route.ts';
import { useWords } from '../app/settings.tsx';
import { Icon } from '../art/icon.tsx';
import { SeatMark } from '../art/marks.tsx';
import type { Person } from '../games/web-game.ts';
import { CopyLink } from '../pages/form/copy-link.tsx';
import { BotChoice, useLevels } from '../pages/form/fields.tsx';
import { digits } from './clock-time.ts';
import './people.css';
import { DeviceContext } from './seat-switch.tsx';
import { useSession } from './session.ts';
import { silentOnes } from './silence.ts';
import { Sure } from './sure.tsx';
import { useLeave } from './use-leave.ts';
import { useTime } from './use-time.ts';

export function Seats() {
  const { people, seat, info } = useSession();
  const words = useWords().pages.seats;
  return (
    <section class="people" aria-label={words.title}>
      <ul class="people-list">
        {people.map((person) => (
          <Sitting key={person.seat} person={person} />
        ))}
      </ul>
      {seat !== null && info.status === 'playing' && <OwnSeat seat={seat} />}
    </section>
  );
}

function Sitting({ person }: { readonly person: Person }) {
  const words = useWords();
  const { info, host } = useSession();
  const levels = useLevels();
  const { seat, name, bot, here, awaited, you } = person;
  const held = info.seats[seat]?.held;
  // A bot in its own seat has its level in its name; one that stands in for a person does not.
  const plays = bot === null ? null : held === 'person' ? words.pages.seats.instead(levels(bot)) : levels(bot);
  const presence = here ? words.pages.seats.here : words.pages.seats.away;
  return (
    <li class="people-one">
      <SeatMark seat={seat} tone={awaited ? 'awaited' : 'chalk'} />
      <span class="people-who">
        <b class="typed people-name">{name}</b>
        <span class="people-facts">
          {you && <span>{words.pages.seats.you}</span>}
          {plays !== null && (
            <span>
              <Icon body={robot} /> {plays}
            </span>
          )}
          {held === 'free' && <span>{words.pages.form.free}</span>}
          {held === 'person' && host.kind === 'online' && (
            <span class={here ? 'people-here' : 'people-away'}>{presence}</span>
          )}
          {awaited && <span class="people-awaited">{words.pages.seats.awaited}</span>}
          <Silence seat={seat} />
        </span>
      </span>
    </li>
  );
}

/** When a bot may play for somebody who says nothing, or a button that proposes it. */
function Silence({ seat }: { readonly seat: number }) {
  const session = useSession();
  const words = useWords().table.silence;
  const here = useContext(DeviceContext)?.seats ?? [];
  const silent = silentOnes(session, here).find((each) => each.seat === seat);
  const time = useTime(silent !== undefined, session.host.kind);
  if (silent === undefined || session.info.proposal !== null) return null;
  const left = silent.from - time;
  if (left > 0) return <span>{words.soon(digits(left))}</span>;
  return (
    <button type="button" class="button" onClick={() => void session.do({ do: 'propose', what: 'handOver', seat })}>
      {time >= silent.aloneFrom ? words.letBot : words.propose}
    </button>
  );
}

function OwnSeat({ seat }: { readonly seat: number }) {
  const session = useSession();
  const { host, table, key, info } = session;
  const words = useWords().pages.seats;
  const [bot, setBot] = useState('greedy');
  const handedOver = (info.seats[seat]?.bot ?? null) !== null;
  const leave = useLeave();
  const own = useRef<HTMLDivElement>(null);
  const change = async (command: Command): Promise<void> => {
    const { done } = await session.do(command);
    // The pressed button is replaced by another, so the focus moves to the heading.
    if (done) own.current?.closest('dialog')?.querySelector('h2')?.focus();
  };
  return (
    <div ref={own} class="people-own">
      {handedOver ? (
        <button type="button" class="button button-primary" onClick={() => void change({ do: 'takeBack' })}>
          {words.takeBack}
        </button>
      ) : (
        <details class="people-more">
          <summary>{words.handOver}</summary>
          <div class="people-hand-over">
            <BotChoice label={words.handOverTo} value={bot} onChange={setBot} />
            <button type="button" class="button" onClick={() => void change({ do: 'handOver', bot })}>
              {words.handOverDo}
            </button>
          </div>
        </details>
      )}
      {host.kind === 'online' && key !== null && (
        <details class="people-more">
          <summary>{words.ownLink}</summary>
          <CopyLink
            label={words.ownLink}
            help={words.ownLinkHelp}
            href={hrefOf({ page: 'door', table, key, as: 'seat' })}
            onSaid={session.notify}
          />
        </details>
      )}
      {info.proposal === null ? (
        <Sure
          label={words.abandon}
          question={words.abandonSure}
          no={words.stay}
          onYes={() => void session.do({ do: 'propose', what: 'abandon' })}
        />
      ) : (
        info.proposal.by === seat && <p>{words.proposed}</p>
      )}
      {host.kind === 'online' && (
        <Sure label={words.leave} question={words.leaveSure} no={words.stay} onYes={() => void leave()} />
      )}
    </div>
  );
}
