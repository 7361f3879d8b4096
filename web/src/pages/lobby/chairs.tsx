/** The seats of a table before the game, with what its host may do about them. */
import type { Seat } from '@horda/kernel';
import type { SeatInfo } from '@horda/protocol';
import { body as person } from 'virtual:game-icon/person';
import { body as robot } from 'virtual:game-icon/vintage-robot';
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { seatLetter, SeatMark } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { survivor } from '../../art/portraits.ts';
import { useSession } from '../../table/session.ts';
import { useLevels } from '../form/fields.tsx';
import { LOBBY } from './text/of.ts';

export function Chairs() {
  const { info, present } = useSession();
  const { language } = useSettings();
  const words = LOBBY[language];
  return (
    <>
      <ol class="lobby-chairs">
        {info.seats.map((chair, seat) => (
          <li key={seat} class="lobby-chair">
            <span class={`lobby-photo lobby-photo-${chair.held}`}>
              {chair.held === 'person' && <Picture markup={survivor(seat + 1)} />}
              {chair.held === 'bot' && <Icon body={robot} />}
              {chair.held === 'free' && <Icon body={person} />}
            </span>
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
  const { language } = useSettings();
  const words = LOBBY[language];
  const letter = seatLetter(seat);
  return (
    <>
      <span class="lobby-free typed">{words.waits}</span>
      {session.isHost && (
        <span class="lobby-acts">
          <button
            type="button"
            class="button"
            aria-label={words.seatBotAt(letter)}
            onClick={() => void session.do({ do: 'seatBot', seat, bot: 'greedy' })}
          >
            {words.seatBot}
          </button>
        </span>
      )}
    </>
  );
}

function TakenChair({ seat, chair }: { readonly seat: Seat; readonly chair: SeatInfo }) {
  const session = useSession();
  const { language } = useSettings();
  const words = LOBBY[language];
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
        <span class="lobby-facts">{facts.join(', ')}</span>
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
