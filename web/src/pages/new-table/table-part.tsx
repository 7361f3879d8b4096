/** What is agreed about the table, whatever is played at it: hints, clock, who may come, how fast bots are. */
import type { Language } from '@horda/parts';
import { BOT_PACES } from '../../app/settings-kept.ts';
import { useSettings, useWords } from '../../app/settings.tsx';
import type { BackendKind } from '../../backend/backend.ts';
import { WAITING } from '../../table/text/waiting.ts';
import { LOBBY } from '../lobby/text/of.ts';
import { NumberField, Ticks } from '../form/fields.tsx';
import { CLOCK_BOUNDS, clockRules, readNumber, type ClockPlan, type Plan } from './plan.ts';

interface TableProps {
  readonly host: BackendKind;
  readonly plan: Plan;
  readonly isClockWrong: boolean;
  change(plan: Plan): void;
}

export function tableSaid(plan: Plan, host: BackendKind, language: Language): string {
  const lobby = LOBBY[language];
  const clock = host === 'online' ? clockRules(plan.clock) : null;
  return [plan.hints ? lobby.hintsOn : lobby.hintsOff, clock === null ? '' : lobby.clock(clock)].join(' ').trim();
}

export function TablePart(props: TableProps) {
  const { host, plan, change } = props;
  const { words, language, botPace, change: changeSettings } = useSettings();
  const waiting = WAITING[language];
  const { form, newTable } = words.pages;
  const isOpen = host === 'online' && plan.save === null;
  return (
    <>
      <Ticks
        label={newTable.hints}
        help={newTable.hintsHelp}
        value={plan.hints}
        ticks={[
          { value: true, label: form.yes },
          { value: false, label: form.no },
        ]}
        onChange={(hints) => change({ ...plan, hints })}
      />
      {isOpen && <ClockPart {...props} />}
      {isOpen && (
        <Ticks
          label={newTable.listed}
          value={plan.listed}
          stacked
          ticks={[
            { value: false, label: newTable.listedNo },
            { value: true, label: newTable.listedYes },
          ]}
          onChange={(listed) => change({ ...plan, listed })}
        />
      )}
      <Ticks
        label={waiting.pace}
        help={waiting.paceHelp}
        value={botPace}
        ticks={BOT_PACES.map((each) => ({ value: each, label: waiting.paces[each] }))}
        onChange={(chosen) => changeSettings({ botPace: chosen })}
      />
    </>
  );
}

function ClockPart({ plan, change, isClockWrong }: TableProps) {
  const words = useWords().pages.newTable;
  const { clock } = plan;
  const set = (changes: Partial<ClockPlan>): void => change({ ...plan, clock: { ...clock, ...changes } });
  const numberOf = (field: 'minutes' | 'increment' | 'hours', label: string) => {
    const [least, most] = CLOCK_BOUNDS[field];
    // While somebody types, no mistake is shown yet.
    const isWrong = isClockWrong && readNumber(clock[field], [least, most]) === null;
    return (
      <NumberField
        label={label}
        value={clock[field]}
        problem={isWrong ? words.badNumber(least, most) : null}
        onChange={(text) => set({ [field]: text })}
      />
    );
  };
  return (
    <div class="field new-clock">
      <Ticks
        label={words.clock}
        value={clock.kind}
        stacked
        ticks={[
          { value: 'none', label: words.clockNone },
          { value: 'live', label: words.clockLive },
          { value: 'turns', label: words.clockTurns },
        ]}
        onChange={(kind) => set({ kind })}
      />
      {clock.kind === 'live' && (
        <div class="new-numbers">
          {numberOf('minutes', words.minutes)}
          {numberOf('increment', words.increment)}
        </div>
      )}
      {clock.kind === 'turns' && <div class="new-numbers">{numberOf('hours', words.hours)}</div>}
      {clock.kind !== 'none' && (
        <Ticks
          label={words.late}
          value={clock.late}
          stacked
          ticks={[
            { value: 'move', label: words.lateMove },
            { value: 'seat', label: words.lateSeat },
          ]}
          onChange={(late) => set({ late })}
        />
      )}
    </div>
  );
}
