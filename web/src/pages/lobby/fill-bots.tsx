/** Fills all free seats with bots at once. */
import { useState } from 'preact/hooks';
import { body as robot } from 'virtual:game-icon/vintage-robot';
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { seatLetter } from '../../art/marks.tsx';
import { useSession } from '../../table/session.ts';
import { botsOf, Ticks } from '../form/fields.tsx';
import { LOBBY } from './text/of.ts';

export function FillBots() {
  const session = useSession();
  const { language, words: allWords } = useSettings();
  const words = LOBBY[language];
  const { levels } = allWords.common;
  const [bot, setBot] = useState('greedy');
  const [isBusy, setBusy] = useState(false);
  const free = session.info.seats.flatMap(({ held }, seat) => (held === 'free' ? [seat] : []));
  if (!session.isHost || free.length === 0) return null;
  const fill = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    for (const seat of free) {
      const { done } = await session.do({ do: 'seatBot', seat, bot });
      if (!done) break;
    }
    setBusy(false);
  };
  return (
    <section class="lobby-bots sheet" aria-label={words.bots}>
      <h2 class="stencil lobby-bots-title">
        <Icon body={robot} /> {words.bots}
      </h2>
      <Ticks<string>
        label={words.strength}
        value={bot}
        ticks={botsOf(levels).map((each) => ({ value: each, label: levels[each]! }))}
        onChange={setBot}
      />
      <div class="lobby-fill">
        <p>{words.botsSit(free.map(seatLetter).join(', '), free.length)}</p>
        <button type="button" class="button" aria-disabled={isBusy} onClick={() => void fill()}>
          {words.seatBots(free.length)}
        </button>
      </div>
    </section>
  );
}
