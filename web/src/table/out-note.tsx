/** For a person who is out of a game that goes on: when and why, and that nobody has to watch the rest. */
import type { Event } from '@horda/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import type { Story } from '../games/game-story.ts';
import { fallsIn } from '@horda/parts';
import { momentsOf } from './moments.ts';
import './notes.css';
import { focusSentence } from './return-focus.ts';
import { useSession, type TableSession } from './session.ts';
import { END_WORDS } from './text/end/of.ts';
import { useLooks } from './use-looks.ts';
import { useStory } from './use-story.ts';

export function OutNote() {
  const session = useSession();
  const { info, seat, now, texts } = session;
  const words = END_WORDS[useSettings().language].out;
  const story = useStory(session);
  const [wish, setWish] = useState<'watch' | 'tell' | null>(null);
  const isTold = wish === 'tell' && info.status === 'over';
  useEffect(() => {
    if (isTold) document.title = `● ${words.isOver} · ${texts.title}`;
  }, [isTold]);
  const isOut =
    info.status === 'playing' && seat !== null && now.view !== null && story?.isOut?.(now.view, seat) === true;
  if (!isOut || wish !== null) return null;
  return <Out session={session} story={story} seat={seat} view={now.view!} onWish={setWish} />;
}

function Out(props: {
  readonly session: TableSession;
  readonly story: Story<object, Event>;
  readonly seat: number;
  readonly view: object;
  readonly onWish: (wish: 'watch' | 'tell') => void;
}) {
  const { session, story, seat, view, onWish } = props;
  const { info, entries, now, texts, name, game, pacing, notify } = session;
  const { language } = useSettings();
  const words = END_WORDS[language].out;
  const { at, why } = useMemo(() => {
    const moments = momentsOf(entries, now.answers);
    const fall = fallsIn(moments, story, view, info.seats.length).find((each) => each.seat === seat);
    const { events = [] } = moments.find((moment) => moment.at === fall?.at) ?? {};
    const blows = events.filter((e) => story.cost(e, view)?.seat === seat);
    return { at: fall?.at ?? null, why: blows.map((e) => texts.event(e, name, view)).join(' ') };
    // The fall lies behind: what follows does not change it.
  }, [story, language]);
  const then = useLooks(session, at === null ? [] : [at]).get(at ?? -1);
  const turn = then === undefined ? null : game.drawing.turn(then, language);
  const onlyBots = info.seats.every(
    ({ bot }, other) => other === seat || bot !== null || story.isOut?.(view, other) === true,
  );
  const choose = (wish: 'watch' | 'tell') => (): void => {
    onWish(wish);
    if (wish === 'tell') notify(words.willTell);
    focusSentence();
  };
  return (
    <section class="table-note out-note sheet" role="status">
      <h2 class="stencil">{words.title(turn)}</h2>
      {why !== '' && <p>{why}</p>}
      <div class="table-note-answers">
        {onlyBots ? (
          <button
            type="button"
            class="button button-primary"
            aria-disabled={pacing.skipping !== null}
            onClick={() => session.skip('end')}
          >
            <Choice name={words.showResult} help={words.showResultHelp} />
          </button>
        ) : (
          <button type="button" class="button" onClick={choose('tell')}>
            <Choice name={words.tellMe} help={words.tellMeHelp} />
          </button>
        )}
        <button type="button" class={`button ${onlyBots ? '' : 'button-primary'}`} onClick={choose('watch')}>
          <Choice name={words.watch} help={words.watchHelp} />
        </button>
      </div>
    </section>
  );
}

function Choice({ name, help }: { readonly name: string; readonly help: string }) {
  return (
    <span class="out-choice">
      <b class="stencil">{name}</b> <small>{help}</small>
    </span>
  );
}
