/** The mark beside alarming log lines that are about no seat. */
import { Icon } from '../../art/icon.tsx';
import { ICON } from './icons.ts';

export function AlarmMark() {
  return <Icon body={ICON.damage} />;
}
