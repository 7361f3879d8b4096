/** The top edge: the phase on paper, one sentence about who chooses, and the wordmark. */
import type { Language } from '@horda/parts';
import { useSettings } from '../../app/settings.tsx';
import { usePageHeading } from '../../app/use-page-heading.ts';
import { QrCode } from '../../art/qr-code.tsx';
import { headlineOf } from '../../table/headline.ts';
import { useSession, type TableSession } from '../../table/session.ts';
import { END_WORDS } from '../../table/text/end/of.ts';
import { joinLink, watchLink } from './tv-links.ts';
import { TV } from './text/of.ts';

export function TvStrip() {
  const session = useSession();
  const { game, now, texts, info } = session;
  const { language } = useSettings();
  const words = TV[language];
  const heading = usePageHeading(texts.title);
  const { view } = now;
  const phase = view === null ? null : game.drawing.phase(view, texts, language);
  const turn = view === null ? null : game.drawing.turn(view, language);
  const caption = captionOf(turn, phase?.caption ?? '');
  // The large code has gone with the last free seat.
  const watch = info.status === 'playing' && joinLink(session) === null ? watchLink(session) : null;
  return (
    <header class="tv-strip">
      <h1 ref={heading} tabIndex={-1} class="unseen">
        {texts.title}
      </h1>
      <p class="tv-tab stencil">
        {caption !== '' && <small>{caption}</small>}
        {phase?.name ?? texts.title}
      </p>
      <p class="tv-sentence typed" role="status">
        {sentenceOf(session, language)}
      </p>
      {watch !== null && (
        <p class="tv-watch">
          <QrCode text={watch} label={words.watchCode} />
          <span class="typed">{words.watch}</span>
        </p>
      )}
      <p class="tv-wordmark stencil" aria-hidden="true">
        Ho<i>r</i>da
      </p>
    </header>
  );
}

/** The turn, unless the phase tells it. */
function captionOf(turn: string | null, phase: string): string {
  const isTold = turn === null || turn.split(', ').some((part) => phase.includes(part));
  return isTold ? phase : [turn, phase].filter((part) => part !== '').join(', ');
}

/** In the third person: nobody at a television is "you". */
export function sentenceOf(
  session: Pick<TableSession, 'info' | 'people' | 'game' | 'now' | 'seat' | 'name'>,
  language: Language,
): string {
  const { info, people, game, now } = session;
  const words = TV[language];
  if (info.status === 'open') return words.waitingForPlayers;
  if (info.status !== 'playing') {
    const together = now.view !== null && game.together?.(now.view) === true;
    return headlineOf(session, together, END_WORDS[language], language);
  }
  const awaited = people.filter((person) => person.awaited);
  const [first] = awaited;
  if (first === undefined) return words.nobody;
  if (awaited.length > 1) return words.severalChoosing(awaited.map(({ name }) => name).join(', '));
  return first.bot === null ? words.choosing(first.name) : words.thinks(first.name);
}
