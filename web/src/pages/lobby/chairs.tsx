/** The seats of a table before the game, with what its host may do about them. */
import type { Seat } from '@horda/kernel';
import type { SeatInfo } from '@horda/protocol';
import { useState } from 'preact/hooks';
import { body as person } from 'virtual:game-icon/person';
import { body as robot } from 'virtual:game-icon/vintage-robot';
import { useWords } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { seatLetter, SeatMark } from '../../art/marks.tsx';
import { useSession } from '../../table/session.ts';
import { BotChoice, useLevels } from '../form/fields.tsx';

export function Chairs() {
  const { info, present } = useSession();
  const words = useWords().pages.lobby;
  return (
    <>
      <ol class="lobby-chairs">
        {info.seats.map((chair, seat) => (
          <li key={seat} class="lobby-chair">
            <SeatMark seat={seat} tone={chair.held === 'free' ? 'awaited' : 'ink'} />
            {chair.held === 'free' ? <FreeChair seat={seat} /> : <TakenChair seat={seat} chair={chair} />}
          </li>
        ))}
      </ol>
      {present.watchers > 0 && <p class="field-help">{words.watchers(present.watchers)}</p>}
    </>
  );
}

function FreeChair({ seat }: { readonly seat: Seat }) {
  const session = useSession();
  const words = useWords().pages;
  const [bot, setBot] = useState('greedy');
  const letter = seatLetter(seat);
  return (
    <>
      <span class="lobby-free typed">{words.form.free}</span>
      {session.isHost && (
        <span class="lobby-acts">
          <BotChoice label={words.newTable.seatOf(letter)} hidesLabel value={bot} onChange={setBot} />
          <button
            type="button"
            class="button"
            aria-label={words.lobby.seatBotAt(letter)}
            onClick={() => void session.do({ do: 'seatBot', seat, bot })}
          >
            {words.lobby.seatBot}
          </button>
        </span>
      )}
    </>
  );
}

function TakenChair({ seat, chair }: { readonly seat: Seat; readonly chair: SeatInfo }) {
  const session = useSession();
  const words = useWords().pages.lobby;
  const levels = useLevels();
  const isBot = chair.held === 'bot';
  const isYou = seat === session.seat;
  const name = session.name(seat);
  const here = isYou || session.present.seats.includes(seat);
  const facts = [
    isYou && words.you,
    seat === session.info.host && words.host,
    isBot && chair.bot !== null && levels(chair.bot),
    !isBot && session.host.kind === 'online' && (here ? words.here : words.away),
  ].filter((fact) => fact !== false);
  return (
    <>
      <span class="lobby-who">
        <span class="tape lobby-tape">{name}</span>
        <span class="lobby-facts">
          <Icon body={isBot ? robot : person} /> {facts.join(', ')}
        </span>
      </span>
      {session.isHost && !isYou && (
        <span class="lobby-acts">
          <button
            type="button"
            class="button button-plain"
            aria-label={words.freeOf(name)}
            onClick={() => void session.do({ do: 'free', seat })}
          >
            {words.free}
          </button>
        </span>
      )}
    </>
  );
}
