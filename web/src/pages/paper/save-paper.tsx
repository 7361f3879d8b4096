/** The front page as a picture of its own size, whatever the size of the window. */
import { render, type ComponentProps } from 'preact';
import { downloadBlob } from './download.ts';
import { FrontPage } from './front-page.tsx';
import { pictureOf } from './raster.ts';

const WIDTH = 900;
/** Small print stays sharp. */
const SCALE = 2;

/** `say`: what is told to the reader meanwhile. */
export async function savePaper(front: ComponentProps<typeof FrontPage>, say: (text: string) => void): Promise<void> {
  const { words, paper } = front;
  say(words.drawing);
  const desk = document.createElement('div');
  // Laid out beside the page, to learn how high the sheet is.
  desk.className = 'paper-drawn';
  document.body.append(desk);
  try {
    render(<FrontPage {...front} />, desk);
    const sheet = desk.firstElementChild!;
    await document.fonts.ready;
    const height = Math.ceil(sheet.getBoundingClientRect().height);
    downloadBlob(
      `${words.fileName(paper.masthead.toLowerCase())}.png`,
      await pictureOf(sheet, { width: WIDTH, height }, SCALE),
    );
    say(words.saved);
  } catch (error) {
    console.warn(error);
    say(words.notDrawn);
  } finally {
    render(null, desk);
    desk.remove();
  }
}
