/** What the settings say. It comes with them, not with the first page. */
import type { TextSize } from '../../../app/settings-kept.ts';

export interface SettingsWords {
  readonly caption: string;
  readonly title: string;
  readonly lead: string;
  readonly sight: string;
  readonly textSize: string;
  readonly textSizes: Readonly<Record<TextSize, string>>;
  readonly contrast: string;
  readonly contrastHelp: string;
  readonly table: string;
  readonly leftHand: string;
  readonly leftHandHelp: string;
  readonly motion: string;
  readonly shortcuts: string;
  /** How a person is told that it is their move. */
  readonly calls: string;
  readonly sound: string;
  readonly soundOff: string;
  readonly vibration: string;
  readonly notices: string;
  readonly noticesHelp: string;
  readonly push: string;
  readonly pushHelp: string;
  readonly impossible: string;
  readonly blocked: string;
  readonly noPush: string;
  readonly pushFailed: string;
  readonly device: string;
  readonly deviceHelp: string;
}
