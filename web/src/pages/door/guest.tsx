/** A visitor with an invitation: sits down where there is a place, or goes on as a spectator. */
import type { TableInfo } from '@horda/protocol';
import { useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { seatLetter, SeatMark } from '../../art/marks.tsx';
import type { AnyWebGame } from '../../games/web-game.ts';
import { takeSeat } from '../../backend/api.ts';
import { reasonOf, type BackendReason } from '../../backend/backend.ts';
import { onlineBackend } from '../../backend/online.ts';
import { reasonText } from '../../text/common/reason.ts';
import { LOBBY } from '../lobby/text/of.ts';
import { NameField, useLevels } from '../form/fields.tsx';
import { FormPage, Notice } from '../form/form-page.tsx';
import './door.css';
import { enter } from './enter.ts';
import { sendNote, type DoorNote } from './link.ts';

interface GuestProps {
  readonly table: string;
  readonly note: DoorNote;
  /** The link stands on a television: the seat is played from a hand. */
  readonly hand: boolean;
  readonly game: AnyWebGame;
  readonly info: TableInfo;
  /** Fetches the table again. */
  look(): Promise<void>;
}

export function Guest(props: GuestProps) {
  const { info } = props;
  const isOver = info.status === 'over' || info.status === 'abandoned';
  const isFree = info.seats.some(({ held }) => held === 'free') && !info.rulesChanged && !info.archived;
  return isFree && !isOver ? <SitDown {...props} /> : <LookOn {...props} isOver={isOver} />;
}

function LookOn({ table, note, game, info, isOver }: GuestProps & { readonly isOver: boolean }) {
  const { words } = useSettings();
  const { door, form } = words.pages;
  const open = (page: 'table' | 'replay'): void => enter(table, info.game, { key: note.key, invite: note.key }, page);
  if (isOver)
    return (
      <Notice caption={door.caption} title={door.over} help={door.overHelp}>
        <button type="button" class="button button-primary" onClick={() => open('table')}>
          {door.seeEnd}
        </button>
        <button type="button" class="button" onClick={() => open('replay')}>
          {door.replay}
        </button>
      </Notice>
    );
  const isOpen = info.status === 'open';
  const help = info.rulesChanged
    ? words.common.reasons.rulesChanged
    : info.archived
      ? words.common.reasons.archived
      : isOpen
        ? door.fullHelp
        : door.runningHelp;
  return (
    <Notice caption={door.caption} title={isOpen ? door.full : door.running} help={help}>
      <button type="button" class="button button-primary" onClick={() => open('table')}>
        {form.watch}
      </button>
      <a class="button" href={hrefOf({ page: 'new', game: game.id, host: 'online' })}>
        {form.openTable}
      </a>
    </Notice>
  );
}

function SitDown({ table, note, hand, game, info, look }: GuestProps) {
  const { words, language, name, change } = useSettings();
  const { door, form } = words.pages;
  const [wanted, setWanted] = useState<number | null>(null);
  const [problem, setProblem] = useState<BackendReason | 'noName' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const free = info.seats.flatMap(({ held }, seat) => (held === 'free' ? [seat] : []));
  // Somebody else may have taken the wanted seat.
  const seat = wanted !== null && free.includes(wanted) ? wanted : free[0]!;
  const paper = useRef<HTMLFormElement>(null);
  const sit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') {
      paper.current?.querySelector('input')?.focus();
      return setProblem('noName');
    }
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    sendNote(table, note);
    try {
      const taken = await takeSeat(onlineBackend, table, note.key, { name: name.trim(), seat, key: note.wish });
      enter(table, info.game, { key: taken.key, invite: note.key, hand });
    } catch (error) {
      setBusy(false);
      setProblem(reasonOf(error));
      await look();
    }
  };
  const watch = (): void => enter(table, info.game, { key: note.key, invite: note.key });
  const title = game.texts[language].title;
  return (
    <FormPage caption={door.caption} title={info.status === 'open' ? door.title(title) : door.begun} narrow>
      {info.status === 'playing' && <p class="form-lead">{door.begunHelp}</p>}
      {info.pack !== null && <p class="form-lead">{LOBBY[language].pack(info.pack.id)}</p>}
      <form ref={paper} onSubmit={(event) => void sit(event)} noValidate>
        <NameField
          label={form.name}
          help={form.nameHelp}
          value={name}
          problem={problem === 'noName' ? form.nameMissing : null}
          onChange={(next) => change({ name: next })}
        />
        <div class="field" role="radiogroup" aria-labelledby="door-choose">
          <p id="door-choose" class="field-label">
            {door.chooseSeat}
          </p>
          <ol class="door-seats">
            {info.seats.map((_, each) => (
              <Chair key={each} info={info} seat={each} isChosen={each === seat} choose={() => setWanted(each)} />
            ))}
          </ol>
        </div>
        <div aria-live="polite">
          {problem !== null && problem !== 'noName' && <p class="field-problem">{messageOf(problem, words)}</p>}
        </div>
        <div class="form-foot">
          <button type="button" class="button" onClick={watch}>
            {form.watch}
          </button>
          <button type="submit" class="button button-primary" aria-disabled={isBusy}>
            {door.sit}
          </button>
        </div>
      </form>
    </FormPage>
  );
}

function messageOf(problem: BackendReason, words: ReturnType<typeof useSettings>['words']): string {
  const { door } = words.pages;
  if (problem === 'seatTaken') return door.taken;
  // The link opens the table, but not its seats.
  if (problem === 'wrongKey') return `${door.watchOnly}. ${door.watchOnlyHelp}`;
  return reasonText('online', problem, words);
}

interface ChairProps {
  readonly info: TableInfo;
  readonly seat: number;
  readonly isChosen: boolean;
  choose(): void;
}

function Chair({ info, seat, isChosen, choose }: ChairProps) {
  const { form } = useSettings().words.pages;
  const levels = useLevels();
  const { name, held, bot } = info.seats[seat]!;
  if (held !== 'free')
    return (
      <li class="door-seat door-seat-taken">
        <SeatMark seat={seat} tone="ink" />
        <span class="typed">{name ?? (bot === null ? form.seat(seatLetter(seat)) : levels(bot))}</span>
      </li>
    );
  return (
    <li>
      <label class={`door-seat ${isChosen ? 'door-seat-chosen' : ''}`}>
        <input type="radio" class="tick-input" name="seat" checked={isChosen} onChange={choose} />
        <SeatMark seat={seat} tone={isChosen ? 'awaited' : 'ink'} />
        <span>
          {form.seat(seatLetter(seat))}, {form.free}
        </span>
      </label>
    </li>
  );
}
