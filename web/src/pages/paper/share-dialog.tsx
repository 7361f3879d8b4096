/** Shows the share card as the picture that it is, and the ways to pass it on. */
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../table/dialog.tsx';
import { downloadBlob } from './download.ts';
import type { PrintedPaper } from './printed.ts';
import { dataOf, pictureOf } from './raster.ts';
import { CARD_SIZE, ShareCard } from './share-card.tsx';
import type { PaperWords } from './text/words.ts';

interface Drawn {
  readonly file: File;
  readonly address: string;
}

export function ShareDialog(props: {
  readonly paper: PrintedPaper;
  readonly game: string;
  /** To the replay; null: nobody else can open it. */
  readonly link: string | null;
  readonly words: PaperWords;
  readonly onClose: () => void;
}) {
  const { paper, game, link, words, onClose } = props;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [said, say] = useState(words.drawing);
  useEffect(() => {
    let shown = true;
    drawCard(paper, game, words).then(
      (card) => {
        if (!shown) return;
        setDrawn(card);
        say('');
      },
      (error: unknown) => {
        console.warn(error);
        if (shown) say(words.notDrawn);
      },
    );
    return () => {
      shown = false;
    };
  }, [paper]);

  const text = `${paper.headline}. ${paper.verdict[0]}`;
  const whole =
    drawn === null ? {} : { files: [drawn.file], title: paper.masthead, text, ...(link === null ? {} : { url: link }) };
  const canSend = drawn !== null && 'canShare' in navigator && navigator.canShare(whole);
  const tried = async (work: () => Promise<void>, done: string): Promise<void> => {
    try {
      await work();
      say(done);
    } catch {
      say(words.notCopied);
    }
  };
  const copyPicture = (file: File) =>
    tried(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]), words.pictureCopied);
  const copyLink = (address: string) => tried(() => navigator.clipboard.writeText(address), words.linkCopied);
  return (
    <Dialog title={words.shareTitle} onClose={onClose}>
      <p>{words.shareHelp}</p>
      {drawn === null ? (
        <div class="share-preview" />
      ) : (
        <img class="share-preview" src={drawn.address} alt={`${paper.headline}. ${paper.lead}`} />
      )}
      <div class="share-ways">
        {canSend && (
          // A person who cancels has done nothing wrong.
          <button
            type="button"
            class="button button-primary"
            onClick={() => void navigator.share(whole).catch(() => undefined)}
          >
            {words.send}
          </button>
        )}
        <button type="button" class="button" disabled={drawn === null} onClick={() => void copyPicture(drawn!.file)}>
          {words.copyPicture}
        </button>
        {link !== null && (
          <button type="button" class="button" onClick={() => void copyLink(link)}>
            {words.copyLink}
          </button>
        )}
        <button
          type="button"
          class="button"
          disabled={drawn === null}
          onClick={() => {
            downloadBlob(drawn!.file.name, drawn!.file);
            say(words.saved);
          }}
        >
          {words.save}
        </button>
      </div>
      <p class="paper-said typed" role="status">
        {said}
      </p>
    </Dialog>
  );
}

/** Drawn at once: a system's share sheet opens only in the moment of a touch. */
async function drawCard(paper: PrintedPaper, game: string, words: PaperWords): Promise<Drawn> {
  const desk = document.createElement('div');
  render(<ShareCard paper={paper} game={game} address={location.host} />, desk);
  try {
    const blob = await pictureOf(desk.firstElementChild!, CARD_SIZE);
    const file = new File([blob], `${words.fileName(paper.masthead.toLowerCase())}-1200.png`, { type: 'image/png' });
    return { file, address: await dataOf(blob) };
  } finally {
    render(null, desk);
  }
}
