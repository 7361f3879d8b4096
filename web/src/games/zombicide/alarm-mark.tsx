/** The sign beside alarming lines of the log that are about no seat. */
import { NoiseMark } from '../../art/marks.tsx';

export function AlarmMark() {
  return <NoiseMark />;
}
