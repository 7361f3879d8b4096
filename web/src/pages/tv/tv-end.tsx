/** The end on a television: who has won, and the places of all. The ways on are on the phones. */
import { useSettings } from '../../app/settings.tsx';
import { EndPoster } from '../../table/end-poster.tsx';
import '../../table/end-screen.css';
import { EndPlaces } from '../../table/end-tables.tsx';
import { headlineOf } from '../../table/headline.ts';
import { useSession } from '../../table/session.ts';
import { END_WORDS } from '../../table/text/end/of.ts';
import { useEnding } from '../../table/use-ending.ts';

export function TvEnd() {
  const session = useSession();
  const { now, game } = session;
  const { language } = useSettings();
  const ending = useEnding(session);
  const told = now.view === null ? null : game.drawing.ending(now.view, language);
  return (
    <div class="tv-end" inert>
      <EndPoster session={session} ending={ending} />
      <div class="tv-result">
        <p class="tv-headline stencil">{headlineOf(session, ending.together, END_WORDS[language], language)}</p>
        {told !== null && <p class="typed">{told}</p>}
        <EndPlaces session={session} ending={ending} />
      </div>
    </div>
  );
}
