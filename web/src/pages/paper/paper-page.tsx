/** The newspaper of a finished game: to read, to print, to keep as a picture, to send. */
import type { NameOf } from '@horda/parts';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { usePageHeading } from '../../app/use-page-heading.ts';
import type { AnyPaper } from '../../games/paper.ts';
import type { Moment } from '../../table/moments.ts';
import { LanguageSwitch } from '../home/language-switch.tsx';
import type { Replayed } from '../replay/open-replay.ts';
import { FrontPage } from './front-page.tsx';
import { gather, unnamed, writePaper, type Material } from './gather.ts';
import { paperOf } from './papers.ts';
import { codeOf, linkTo, ReplayCode, type Code } from './replay-code.tsx';
import { savePaper } from './save-paper.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { PAPER_WORDS } from './text/of.ts';
import './paper.css';
import './share-card.css';

export interface PaperProps {
  /** A game that is over. */
  readonly replayed: Replayed;
  /** The moments that its log tells of. */
  readonly moments: readonly Moment[];
  /** Names as at the table. */
  readonly names: NameOf;
  /** Shown until the paper is printed. */
  readonly waiting: JSX.Element;
  /** What went wrong on the way. */
  onFailure(error: unknown): void;
}

interface Opened extends Pick<PaperProps, 'replayed' | 'names'> {
  readonly paper: AnyPaper;
  readonly material: Material;
  readonly code: Code | null;
}

export function PaperPage({ replayed, moments, names, waiting, onFailure }: PaperProps) {
  const [printed, setPrinted] = useState<Pick<Opened, 'paper' | 'material' | 'code'> | null>(null);
  useEffect(() => {
    let shown = true;
    const print = async (): Promise<void> => {
      const paper = await paperOf(replayed.game.id)!();
      const [material, code] = await Promise.all([gather(replayed, moments, paper), codeOf(linkTo(replayed))]);
      if (shown) setPrinted({ paper, material, code });
    };
    print().catch((error: unknown) => shown && onFailure(error));
    return () => {
      shown = false;
    };
  }, [replayed]);
  return printed === null ? waiting : <Paper replayed={replayed} names={names} {...printed} />;
}

function Paper({ replayed, names, paper, material, code }: Opened) {
  const { language } = useSettings();
  const words = PAPER_WORDS[language];
  const [hidden, setHidden] = useState(false);
  const [said, say] = useState('');
  const [sharing, setSharing] = useState(false);
  const name = hidden ? unnamed(words.seat) : names;
  const printed = useMemo(
    () => writePaper(replayed, paper, material, language, name),
    [material, language, hidden, names],
  );
  const heading = usePageHeading(`${printed.masthead}: ${printed.headline}`);
  const game = replayed.game.texts[language].title;
  const front = { paper: printed, words, name, game, code: <ReplayCode code={code} words={words} /> };
  return (
    <div class="paper-desk">
      <header class="paper-bar">
        <h1 ref={heading} tabIndex={-1} class="stencil">
          {words.title}
        </h1>
        <label>
          <input type="checkbox" checked={hidden} onChange={({ currentTarget }) => setHidden(currentTarget.checked)} />
          {words.hideNames}
        </label>
        <LanguageSwitch />
        <button type="button" class="button" onClick={() => void savePaper(front, say)}>
          {words.picture}
        </button>
        <button type="button" class="button" title={words.printHelp} onClick={() => print()}>
          {words.print}
        </button>
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          {words.share}
        </button>
        <a
          class="button"
          href={hrefOf({ page: 'replay', host: replayed.host.kind, table: replayed.table, at: material.moment.at })}
        >
          {words.replay}
        </a>
        <a class="button" href={hrefOf({ page: 'table', host: replayed.host.kind, table: replayed.table })}>
          {words.toTable}
        </a>
        <p class="paper-said typed" role="status">
          {said}
        </p>
      </header>
      <main class="paper-sheet">
        <FrontPage {...front} />
      </main>
      {sharing && (
        <ShareDialog
          paper={printed}
          game={game}
          link={linkTo(replayed)}
          words={words}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}
