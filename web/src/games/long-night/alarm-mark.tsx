import { Icon } from '../../art/icon.tsx';
import { ICON } from './icons.ts';

/** Beside bad news in the log. */
export function AlarmMark() {
  return <Icon body={ICON.frost} />;
}
