/** Opens a finished game for its newspaper. Nothing of a game is told before its end: not even the paper is fetched. */
import type { NameOf } from '@horda/parts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lazyPage } from '../../app/lazy-page.tsx';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { reasonOf, type BackendKind, type BackendReason } from '../../backend/backend.ts';
import { momentsOf } from '../../table/moments.ts';
import { peopleOf } from '../../table/use-session.ts';
import { reasonText } from '../../text/common/reason.ts';
import type { TableWords } from '../../text/table/words.ts';
import { Notice } from '../form/form-page.tsx';
import { openReplay, type Replayed } from './open-replay.ts';

const PaperPage = lazyPage(async () => (await import('../paper/paper-page.tsx')).PaperPage);

const WORDS = {
  pl: {
    title: 'Gazeta tej nocy',
    toTable: 'Do stołu',
    tooEarly: 'Gazeta wychodzi po zakończeniu gry. Wróć, gdy będzie wiadomo, kto przetrwa.',
    abandoned: 'Tę grę przerwano, więc gazety nie będzie.',
    none: 'Ta gra nie ma swojej gazety.',
  },
  en: {
    title: 'The paper of this night',
    toTable: 'To the table',
    tooEarly: 'The paper comes out when the game is over. Come back when it is known who survives.',
    abandoned: 'This game was broken off, so there is no paper.',
    none: 'This game has no newspaper.',
  },
} as const;

type Missing = 'tooEarly' | 'abandoned' | 'none';

export function PaperDoor({ host, table }: { readonly host: BackendKind; readonly table: string }) {
  const { words: all, language } = useSettings();
  const words = WORDS[language];
  const [replayed, setReplayed] = useState<Replayed | null>(null);
  const [problem, setProblem] = useState<BackendReason | null>(null);
  const [tries, setTries] = useState(0);
  const fail = (error: unknown): void => setProblem(reasonOf(error));
  useEffect(() => {
    let shown = true;
    setReplayed(null);
    setProblem(null);
    openReplay(host, table).then(
      (opened) => shown && setReplayed(opened),
      (error: unknown) => shown && fail(error),
    );
    return () => {
      shown = false;
    };
  }, [host, table, tries]);
  const names = useMemo(() => replayed && namesOf(replayed, all.table), [replayed, all]);

  const missing = replayed === null ? null : missingFor(replayed);
  if (problem !== null || missing !== null)
    return (
      <Notice
        caption="Horda"
        title={words.title}
        help={problem === null ? words[missing!] : reasonText(host, problem, all)}
      >
        {problem !== null && (
          <button type="button" class="button button-primary" onClick={() => setTries((n) => n + 1)}>
            {all.common.tryAgain}
          </button>
        )}
        <a class={`button ${problem === null ? 'button-primary' : ''}`} href={hrefOf({ page: 'table', host, table })}>
          {words.toTable}
        </a>
      </Notice>
    );
  const waiting = (
    <main class="page-coming" aria-busy="true">
      <p class="typed" role="status">
        {all.common.loading}
      </p>
    </main>
  );
  if (replayed === null) return waiting;
  const moments = momentsOf(replayed.entries, replayed.now.answers);
  return <PaperPage replayed={replayed} moments={moments} names={names!} waiting={waiting} onFailure={fail} />;
}

/** Why a game has no paper; null: it has one. */
function missingFor({ info, game }: Replayed): Missing | null {
  if (info.status === 'abandoned') return 'abandoned';
  if (info.status !== 'over') return 'tooEarly';
  return game.press === undefined ? 'none' : null;
}

/** Names as at the table. */
function namesOf({ host, now, seat, info }: Replayed, words: TableWords): NameOf {
  const people = peopleOf(host, { now, seat, present: { seats: [], watchers: 0 } }, info, words);
  return (each) => people[each]?.name ?? '';
}
