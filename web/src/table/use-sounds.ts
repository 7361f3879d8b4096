/** Plays the sounds of what happens at the table, if they are turned on. */
import { useEffect, useRef } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import type { TableSession } from './session.ts';
import { playSound, type SoundName } from './sound.ts';
import type { Happened } from './use-table.ts';

/** At most this many events of one moment are heard, one shortly after the other. */
const MOST = 3;
const APART = 0.14;

export function useSounds(session: TableSession, { events, moment }: Happened, readOnly: boolean): void {
  const { volume } = useSettings();
  const { drawing } = session.game;
  const question = session.isAwaited && !readOnly ? session.asked : null;
  const asked = useRef(question);
  useEffect(() => {
    const heard = new Set<SoundName>();
    if (events.length > 0) heard.add('key');
    for (const event of events) {
      const sound = drawing.sound(event);
      if (sound !== null) heard.add(sound);
    }
    for (const [i, sound] of [...heard].slice(0, MOST).entries()) playSound(sound, volume, i * APART);
  }, [moment]);
  useEffect(() => {
    const isNew = question !== null && question !== asked.current;
    asked.current = question;
    // A player who has just answered and is asked again needs no bell.
    if (isNew && !navigator.userActivation.isActive) playSound('bell', volume);
  }, [question]);
}
