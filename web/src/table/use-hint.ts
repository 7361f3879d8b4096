/** What a good player would do here, and why. */
import { isAwaited, type Choice } from '@horda/kernel';
import type { Told } from '@horda/protocol';
import { useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { reasonText } from '../text/common/reason.ts';
import { isOffered } from './picking.ts';
import type { TableSession } from './session.ts';

export interface Hint {
  /** This table gives hints, and this seat has a question. */
  readonly possible: boolean;
  readonly thinking: boolean;
  readonly hinted: readonly Choice[];
  /** The advice in words, with its reasons; null: none was asked for. */
  readonly advice: string | null;
  ask(): void;
  close(): void;
}

type ToldHint = Extract<Told, { readonly ask: 'hint' }> & { readonly asked: number; readonly own: number };

export function useHint(session: TableSession, readOnly: boolean): Hint {
  const { host, seat, ask, asked, now, info, texts, name, entries, question, notify } = session;
  const { words } = useSettings();
  const [thinking, setThinking] = useState(false);
  const [told, setTold] = useState<ToldHint | null>(null);
  // On an open floor a hint stays valid while others answer, until this seat's own next answer.
  const own = entries.findLast((entry) => entry.type === 'answered' && entry.seat === seat)?.seq ?? 0;
  const isGood = told !== null && ask !== null && told.asked === asked && told.own === own;
  const { view } = now;
  const current = isGood && (told.picks as readonly Choice[]).every((choice) => isOffered(ask, choice)) ? told : null;
  const hinted = (current?.picks ?? []) as readonly Choice[];
  // A bot advises what it would be asked itself, not what it leaves to people.
  const possible = ask !== null && isAwaited(ask) && info.hints && !readOnly;

  const sentence = (hint: ToldHint, seen: object): string => {
    const moves = hinted.map((choice) => texts.option(choice, seen, name)).join(', ');
    if (ask?.options.length === 1 && ask.min === 1) return words.table.hint.onlyMove(moves);
    const advice = hinted.length === 0 ? words.table.hint.pickNothing : words.table.hint.advice(moves);
    // Some games have no figures for hints, and older servers do not send them.
    const { now: figures = [], later = [], second } = hint;
    const outlook = (then: readonly number[]): string | null =>
      figures.length === 0 ? null : texts.outlook(figures, then);
    const reason = outlook(later);
    const runnerUp = (second?.picks ?? []) as readonly Choice[];
    const next = runnerUp.map((choice) => texts.option(choice, seen, name)).join(', ');
    return [
      advice,
      ...(reason === null ? [] : [words.table.hint.because(reason)]),
      ...(second === undefined || next === '' ? [] : [words.table.hint.second(next, outlook(second.later))]),
    ].join(' ');
  };

  return {
    possible,
    thinking,
    hinted: hinted.filter((choice) => ask !== null && isOffered(ask, choice)),
    advice: current === null || view === null ? null : sentence(current, view),
    close: () => setTold(null),
    ask: () => {
      if (thinking || !possible) return;
      setThinking(true);
      question({ ask: 'hint' })
        .then(
          (answer) => setTold(answer.ask === 'hint' ? { ...answer, asked, own } : null),
          (error: { readonly reason?: string }) => notify(reasonText(host.kind, error.reason, words)),
        )
        .finally(() => setThinking(false));
    },
  };
}
