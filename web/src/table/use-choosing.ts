/** From touched pieces to an answer: collects picks, asks for confirmation where it matters, and sends them. */
import type { Choice } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { isAnswer, isOffered, takesSeveral, toggled } from './picking.ts';
import { chosenAt, chosenFor, keepChosen, keptChosen, nothingChosen, replied, type Chosen } from './selection.ts';
import type { TableSession } from './session.ts';

export interface Choosing {
  readonly selection: readonly string[];
  readonly picked: readonly Choice[];
  select(pieces: readonly string[]): void;
  /** Sends the choice if the question takes exactly one; otherwise adds it to the picks or removes it. */
  choose(choice: Choice): void;
  /** The question does not take exactly one pick: picks are sent by `send`. */
  readonly several: boolean;
  /** As many are picked as the question takes. */
  readonly enough: boolean;
  /** Whether these choices are a valid answer to the question. */
  takes(choices: readonly Choice[]): boolean;
  /** Replaces all picks by these and sends them. */
  pickAll(choices: readonly Choice[]): void;
  send(): void;
  /** The consequence that the player has to confirm; null: none. */
  readonly warning: string | null;
  confirm(): void;
  cancel(): void;
  /** An answer is on its way. */
  readonly sending: boolean;
}

export function useChoosing(session: TableSession, readOnly: boolean): Choosing {
  const { host, table, seat, ask, asked, now, game, texts } = session;
  const { language } = useSettings();
  const place = chosenAt(host.kind, table, seat);
  const [kept, setKept] = useState<Chosen>(() => (readOnly ? nothingChosen(asked) : keptChosen(place, asked)));
  const [sent, setSent] = useState<number | null>(null);
  const chosen = chosenFor(asked, kept);
  const open = readOnly ? null : ask;
  const takes = (picks: readonly Choice[]): boolean => open !== null && isAnswer(open, picks);
  const picked = open === null ? [] : chosen.picked.filter((choice) => isOffered(open, choice));
  const several = open !== null && takesSeveral(open);
  const confirming = chosen.confirming !== null && takes(chosen.confirming) ? chosen.confirming : null;
  const sending = sent === asked;

  useEffect(() => {
    if (!readOnly) keepChosen(place, chosen);
  }, [place, kept, asked]);

  const warningOf = (picks: readonly Choice[]): string | null => {
    const { view } = now;
    if (view === null) return null;
    for (const choice of picks) {
      const warning = game.drawing.confirm(choice, view, texts, language, chosen.selection);
      if (warning !== null) return warning;
    }
    return null;
  };
  // The kept choice may have changed since the last render, and may belong to another question.
  const change = (changes: (now: Chosen) => Partial<Chosen>): void =>
    setKept((now) => {
      const current = chosenFor(asked, now);
      return { ...current, ...changes(current) };
    });
  const answer = async (picks: readonly Choice[]): Promise<void> => {
    setSent(asked);
    const { done } = await session.do({ do: 'answer', askedAt: now.askedAt, picks });
    setSent((now) => (now === asked ? null : now));
    setKept((now) => replied(asked, now, done));
  };
  const propose = (picks: readonly Choice[]): void => {
    if (sending || !takes(picks)) return;
    if (warningOf(picks) === null) void answer(picks);
    else change(() => ({ confirming: picks }));
  };

  return {
    selection: chosen.selection,
    picked,
    several,
    enough: takes(picked),
    takes,
    sending,
    warning: confirming === null ? null : warningOf(confirming),
    select: (selection) => change(() => ({ selection })),
    choose: (choice) => {
      if (open === null) return;
      if (several) change((now) => ({ picked: toggled(open, now.picked, choice) }));
      else propose([choice]);
    },
    pickAll: (choices) => {
      if (several && takes(choices)) change(() => ({ picked: choices }));
      propose(choices);
    },
    send: () => propose(picked),
    confirm: () => {
      if (confirming !== null && !sending) void answer(confirming);
    },
    cancel: () => change(() => ({ confirming: null })),
  };
}
