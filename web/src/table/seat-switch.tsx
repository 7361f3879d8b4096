/** For players who share a device and may act at the same time: shows whose view is open, and switches to others. */
import type { Seat } from '@horda/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { SeatMark } from '../art/marks.tsx';
import { invitedIn, isOpenFloor } from './asks.ts';
import './seat-switch.css';
import { useSession } from './session.ts';

/** The seats that are played at this device, and how to hand it to one of them. */
export interface Device {
  readonly seats: readonly Seat[];
  /** Null: the device goes to an awaited seat. */
  choose(seat: Seat | null): void;
}

/** Null: the device belongs to one person, or to nobody at the table. */
export const DeviceContext = createContext<Device | null>(null);

export function SeatSwitch() {
  const device = useContext(DeviceContext);
  const { people, seat, now } = useSession();
  const words = useWords().table.device;
  if (device === null || !isOpenFloor(now.view)) return null;
  const invited = invitedIn(now.view);
  const here = people.filter(
    ({ seat: each, bot }) => device.seats.includes(each) && invited.includes(each) && bot === null,
  );
  if (here.length < 2) return null;
  return (
    <div class="seat-switch" role="group" aria-label={words.title}>
      {here.map(({ seat: each, name, awaited }) => (
        <button
          key={each}
          type="button"
          class="button seat-switch-one"
          aria-pressed={each === seat}
          onClick={() => each !== seat && device.choose(each)}
        >
          <SeatMark seat={each} tone={awaited ? 'awaited' : 'chalk'} />
          <span>{name}</span>
          {!awaited && <small>({words.ready})</small>}
        </button>
      ))}
    </div>
  );
}
