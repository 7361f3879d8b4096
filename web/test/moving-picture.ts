/** Records what happens on a page as a moving picture (an animated WebP). */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Width and height of the picture; the page has the same form. */
const SIZE = { width: 960, height: 600 };
/** Frames that follow closer than this, in milliseconds, are left out: the outlines of the page pulse all the time. */
const SHORTEST = 90;
/** Nobody looks at one frame for longer than this. */
const LONGEST = 1500;
/** The last frame stays for so long, before it begins again. */
const REST = 2500;

interface Frame {
  readonly at: number;
  readonly picture: Buffer;
}

/** Records while `act` goes on; the bytes of the picture. */
export async function movingPicture(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', maxWidth: SIZE.width, maxHeight: SIZE.height });
  await act();
  await session.send('Page.stopScreencast');
  await session.detach();
  return joined(thinned(frames));
}

/** A frame is left out if the one that is kept before it is still fresh; the last one stays in any case. */
export function thinned<F extends { readonly at: number }>(frames: readonly F[]): readonly F[] {
  const kept: F[] = [];
  for (const [i, frame] of frames.entries()) {
    const before = kept.at(-1);
    if (before === undefined || frame.at - before.at >= SHORTEST) kept.push(frame);
    else if (i === frames.length - 1) kept[kept.length - 1] = frame;
  }
  return kept;
}

async function joined(frames: readonly Frame[]): Promise<Buffer> {
  const delay = frames.map(({ at }, i) => {
    const next = frames[i + 1];
    return next === undefined ? REST : Math.min(LONGEST, Math.round(next.at - at));
  });
  const pictures = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize(SIZE.width, SIZE.height, { fit: 'fill' }).png().toBuffer()),
  );
  return sharp(pictures, { join: { animated: true } })
    .webp({ delay, loop: 0, quality: 60, effort: 5, minSize: true })
    .toBuffer();
}
