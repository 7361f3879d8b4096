/** All settings, on their page and in the menu of the table. */
import { LANGUAGES, type Language } from '@horda/parts';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { BOT_PACES, TEXT_SIZES, type BotPace, type TextSize } from '../../app/settings-kept.ts';
import { allowNotices, noticeState } from '../../calls/notices.ts';
import { canPush, startPush, stopPush } from '../../calls/push.ts';
import { WAITING } from '../../table/text/waiting.ts';
import { LANGUAGE_NAMES } from '../../text/languages.ts';
import './settings.css';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { SettingsWords } from './text/words.ts';

const WORDS: Readonly<Record<Language, SettingsWords>> = { pl, en };

export const useSettingsWords = (): SettingsWords => WORDS[useSettings().language];

export function SettingsForm() {
  const words = useSettingsWords();
  return (
    <div class="settings">
      <Group title={words.sight}>
        <Sight />
      </Group>
      <Group title={words.table}>
        <AtTable />
      </Group>
      <Group title={words.calls}>
        <Calls />
      </Group>
    </div>
  );
}

function Sight() {
  const { language, textSize, contrast, words: all, change } = useSettings();
  const words = useSettingsWords();
  return (
    <>
      <Choice
        label={all.common.language}
        value={language}
        choices={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
        onChange={(value) => change({ language: value as Language })}
      />
      <Choice
        label={words.textSize}
        value={textSize}
        choices={TEXT_SIZES.map((each) => [each, words.textSizes[each]])}
        onChange={(value) => change({ textSize: value as TextSize })}
      />
      <Switch
        label={words.contrast}
        help={words.contrastHelp}
        on={contrast}
        onChange={(on) => change({ contrast: on })}
      />
    </>
  );
}

function AtTable() {
  const { leftHand, motion, botPace, shortcuts, language, change } = useSettings();
  const waiting = WAITING[language];
  const words = useSettingsWords();
  return (
    <>
      <Choice
        label={waiting.pace}
        value={botPace}
        choices={BOT_PACES.map((each) => [each, waiting.paces[each]])}
        onChange={(value) => change({ botPace: value as BotPace })}
      />
      <Switch label={words.motion} on={motion} onChange={(on) => change({ motion: on })} />
      <Switch
        label={words.leftHand}
        help={words.leftHandHelp}
        on={leftHand}
        onChange={(on) => change({ leftHand: on })}
      />
      <Switch label={words.shortcuts} on={shortcuts} onChange={(on) => change({ shortcuts: on })} />
    </>
  );
}

function Calls() {
  const { volume, vibration, change } = useSettings();
  const words = useSettingsWords();
  const loudness = volume === 0 ? words.soundOff : `${Math.round(volume * 100)}%`;
  return (
    <>
      <label class="setting">
        <span>
          {words.sound}: {loudness}
        </span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={volume}
          aria-valuetext={loudness}
          onInput={({ currentTarget }) => change({ volume: Number(currentTarget.value) })}
        />
      </label>
      {'vibrate' in navigator && (
        <Switch label={words.vibration} on={vibration} onChange={(on) => change({ vibration: on })} />
      )}
      <NoticeSwitch />
      {!import.meta.env.HORDA_STATIC && <PushSwitch />}
    </>
  );
}

/** Asks the browser for its permission when it is switched on. */
function NoticeSwitch() {
  const { notices, change } = useSettings();
  const words = useSettingsWords();
  const [state, setState] = useState(noticeState);
  const turn = async (on: boolean): Promise<void> => {
    const isAllowed = on && (await allowNotices());
    setState(noticeState());
    change({ notices: isAllowed });
  };
  const problem = state === 'impossible' ? words.impossible : state === 'blocked' ? words.blocked : null;
  return (
    <Switch
      label={words.notices}
      help={problem ?? words.noticesHelp}
      on={notices && state === 'allowed'}
      disabled={state === 'impossible'}
      onChange={(on) => void turn(on)}
    />
  );
}

/** The browser subscribes at its push service, which needs a network, when it is switched on. */
function PushSwitch() {
  const { push, language, change } = useSettings();
  const words = useSettingsWords();
  const [problem, setProblem] = useState<string | null>(canPush() ? null : words.noPush);
  const [isBusy, setBusy] = useState(false);
  const turn = async (on: boolean): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      if (on && !(await allowNotices())) return setProblem(words.blocked);
      await (on ? startPush(language) : stopPush());
      change({ push: on });
    } catch {
      setProblem(words.pushFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      label={words.push}
      help={problem ?? words.pushHelp}
      on={push}
      disabled={isBusy || !canPush()}
      onChange={(on) => void turn(on)}
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class="settings-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}) {
  const { label, value, choices, onChange } = props;
  return (
    <label class="setting">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Switch(props: {
  readonly label: string;
  readonly help?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  onChange(on: boolean): void;
}) {
  const { label, help, on, disabled = false, onChange } = props;
  const id = useId();
  return (
    <div class="setting">
      <span>
        <label for={id}>{label}</label>
        {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
