/** From touched pieces to an answer: picks, the word of confirmation where it matters, and the sending. */
import { same, type Choice } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { chosenAt, keepChosen, keptChosen, nothingChosen, type Chosen } from './selection.ts';
import type { TableSession } from './session.ts';

export interface Choosing {
  readonly selection: readonly string[];
  readonly picked: readonly Choice[];
  select(pieces: readonly string[]): void;
  /** Sent at once where one is asked for; else picked, or no longer picked. */
  choose(choice: Choice): void;
  /** The question takes another number than one: picks are sent by `send`. */
  readonly several: boolean;
  /** As many are picked as the question takes. */
  readonly enough: boolean;
  send(): void;
  /** What follows, to be confirmed; null: nothing is to be confirmed. */
  readonly warning: string | null;
  confirm(): void;
  cancel(): void;
  /** An answer is on its way. */
  readonly sending: boolean;
}

export function useChoosing(session: TableSession, readOnly: boolean): Choosing {
  const { host, table, seat, ask, now, game, texts } = session;
  const { language } = useSettings();
  const { tick } = now;
  const place = chosenAt(host.kind, table, seat);
  const [kept, setKept] = useState<Chosen>(() => (readOnly ? nothingChosen(tick) : keptChosen(place, tick)));
  const [sent, setSent] = useState<number | null>(null);
  const chosen = kept.tick === tick ? kept : nothingChosen(tick);
  const open = readOnly ? null : ask;
  const isOffered = (choice: Choice): boolean => open?.options.some((option) => same(option, choice)) ?? false;
  const picked = chosen.picked.filter(isOffered);
  const { min = 1, max = 1 } = open ?? {};
  const several = open !== null && (min !== 1 || max !== 1);
  const confirming = chosen.confirming?.every(isOffered) ? chosen.confirming : null;
  const sending = sent === tick;

  useEffect(() => {
    if (!readOnly) keepChosen(place, chosen);
  }, [place, kept, tick]);

  const warningOf = (picks: readonly Choice[]): string | null => {
    for (const choice of picks) {
      const warning = game.drawing.confirm(choice, now.view, texts, language);
      if (warning !== null) return warning;
    }
    return null;
  };
  const answer = async (picks: readonly Choice[]): Promise<void> => {
    setSent(tick);
    const outcome = await session.do({ do: 'answer', tick, picks });
    setSent(null);
    setKept(outcome.done ? nothingChosen(tick) : { ...chosen, confirming: null });
  };
  const propose = (picks: readonly Choice[]): void => {
    if (sending) return;
    if (warningOf(picks) === null) void answer(picks);
    else setKept({ ...chosen, confirming: picks });
  };

  return {
    selection: chosen.selection,
    picked,
    several,
    enough: picked.length >= min && picked.length <= max,
    sending,
    warning: confirming === null ? null : warningOf(confirming),
    select: (selection) => setKept({ ...chosen, selection }),
    choose: (choice) => {
      if (open === null || !isOffered(choice)) return;
      if (!several) return propose([choice]);
      const others = picked.filter((each) => !same(each, choice));
      // Where one too many is picked, the oldest pick gives way.
      const next = others.length < picked.length ? others : [...others, choice].slice(-max);
      setKept({ ...chosen, picked: next });
    },
    send: () => propose(picked),
    confirm: () => {
      if (confirming !== null && !sending) void answer(confirming);
    },
    cancel: () => setKept({ ...chosen, confirming: null }),
  };
}
