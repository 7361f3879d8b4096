/** Why a choice is not possible: requested once for each question, shown in a note at the touched piece. */
import type { Choice } from '@horda/kernel';
import type { Told } from '@horda/protocol';
import { useRef, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { useRulebook } from '../games/use-rulebook.ts';
import type { WhyNot } from '../games/web-game.ts';
import { reasonText } from '../text/common/reason.ts';
import type { TableSession } from './session.ts';

export interface WhyNote {
  /** Null: no rule forbids it. */
  readonly why: WhyNot | null;
  /** What was touched. */
  readonly anchor: Element;
}

type ToldWhy = Extract<Told, { ask: 'why' }>;

export interface Why {
  /** The note for the piece touched last; null: none was touched, or the reason is not known yet. */
  readonly note: WhyNote | null;
  ask(choice: Choice): void;
  known(choice: Choice): WhyNot | null;
  close(): void;
  /** Reasons that are asked for during this touch are shown at this piece. */
  touch(piece: EventTarget | null): void;
}

export function useWhy(session: TableSession): Why {
  const { host, game, now, question, notify, texts, name } = session;
  const { language, words } = useSettings();
  const rulebook = useRulebook(game);
  const touched = useRef<Element | null>(null);
  const asked = useRef(new Set<string>());
  const [known, setKnown] = useState<Readonly<Record<string, ToldWhy>>>({});
  const [shown, setShown] = useState<{ readonly key: string; readonly anchor: Element } | null>(null);

  const keyOf = (choice: Choice): string => `${now.askedAt} ${JSON.stringify(choice)}`;
  const whyOf = (told: ToldWhy | undefined): WhyNot | null => {
    if (told === undefined || told.rule === null) return null;
    const { rule, missing } = told;
    const reason = missing === undefined ? undefined : texts.reason?.(missing, name);
    const pieces = missing === undefined || now.view === null ? [] : (game.drawing.barring?.(missing, now.view) ?? []);
    return { rule, text: reason ?? rulebook?.rules.find(({ id }) => id === rule)?.[language] ?? rule, pieces };
  };
  const isCurrent = shown !== null && shown.key.startsWith(`${now.askedAt} `) && shown.key in known;

  return {
    note: isCurrent ? { why: whyOf(known[shown.key]), anchor: shown.anchor } : null,
    known: (choice) => whyOf(known[keyOf(choice)]),
    close: () => setShown(null),
    touch: (piece) => {
      touched.current = piece instanceof Element ? piece : null;
      setTimeout(() => (touched.current = null));
    },
    ask: (choice) => {
      const key = keyOf(choice);
      // A board may ask for reasons without a touch; then the board itself shows them.
      if (touched.current !== null) setShown({ key, anchor: touched.current });
      if (asked.current.has(key)) return;
      asked.current.add(key);
      question({ ask: 'why', choice }).then(
        (told) => {
          if (told.ask === 'why') setKnown((all) => ({ ...all, [key]: told }));
        },
        (error: { readonly reason?: string }) => {
          asked.current.delete(key);
          notify(reasonText(host.kind, error.reason, words));
        },
      );
    },
  };
}
