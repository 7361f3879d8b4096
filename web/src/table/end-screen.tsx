/** The end of a game: who won and how, what decided it, the places of all, one's own night, and the ways on. */
import { useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { Dialog } from './dialog.tsx';
import { EndPoster } from './end-poster.tsx';
import { OwnNight, TurningPoint } from './end-story.tsx';
import { EndNumbers, EndPlaces } from './end-tables.tsx';
import { EndWays } from './end-ways.tsx';
import { headlineOf, winnersLine } from './headline.ts';
import { RuleTag } from './rule-tag.tsx';
import { SaveActions, useSaveActions } from './save-actions.tsx';
import { useSession, type TableSession } from './session.ts';
import { END_WORDS } from './text/end/of.ts';
import { useEnding } from './use-ending.ts';
import './end-screen.css';

export function EndScreen() {
  const session = useSession();
  const [open, setOpen] = useState(true);
  const end = END_WORDS[useSettings().language];
  if (open) return <EndSheet session={session} onClose={() => setOpen(false)} />;
  return (
    <button type="button" class="button end-reopen" onClick={() => setOpen(true)}>
      {end.reopen}
    </button>
  );
}

function EndSheet({ session, onClose }: { readonly session: TableSession; readonly onClose: () => void }) {
  const { language } = useSettings();
  const { info, host, table, key, game, now, texts, name, seat, openRule } = session;
  const end = END_WORDS[language];
  const ending = useEnding(session);
  const { together, winners, statistics, rule } = ending;
  const saves = useSaveActions({ host, table, key, game: game.id, name });
  const told = now.view === null ? null : game.drawing.ending(now.view, language);
  const won = winnersLine(session, together, end, language);
  const how = info.status === 'abandoned' ? end.abandonedHelp : [won && `${won}.`, told].filter(Boolean).join(' ');
  const isLost = info.status === 'over' && (seat === null ? winners.length === 0 : !winners.includes(seat));
  return (
    <Dialog title={headlineOf(session, together, end, language)} kind="sheet" onClose={onClose}>
      <div class={`end ${isLost ? 'end-is-lost' : ''}`}>
        <div class="end-left">
          <EndPoster session={session} ending={ending} />
          <OwnNight session={session} ending={ending} />
        </div>
        <div class="end-right">
          <p class="end-how typed">
            {how || texts.title} {rule !== null && <RuleTag id={rule} openRule={openRule} />}
          </p>
          <div class="end-cards">
            <TurningPoint session={session} ending={ending} />
            <EndPlaces session={session} ending={ending} />
            {statistics !== null && <EndNumbers session={session} statistics={statistics} />}
            <section class="end-card end-file sheet">
              <h3 class="stencil">{end.file}</h3>
              <div class="end-file-ways">
                <SaveActions actions={saves} />
              </div>
              <p class="end-message" role="status">
                {saves.message}
              </p>
            </section>
          </div>
        </div>
        <EndWays session={session} onClose={onClose} />
      </div>
    </Dialog>
  );
}
