/** The folder of the campaign: what happened, who has what, what is next. */
import { chronicleOf, CHRONICLE_WORDS, endingText } from '@horda/zombicide/text/chronicle';
import type { Names } from '@horda/zombicide/text/names';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { Event } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import type { SeriesProps } from '../../web-game.ts';
import { Brief } from './brief.tsx';
import './campaign.css';
import { Folder } from './folder.tsx';
import { rollsIn } from './rolls.tsx';
import { Sheets } from './sheets.tsx';
import { PAGE_WORDS } from './words.ts';

type CampaignProps = SeriesProps<View, ZombicideTexts, Event>;

export function CampaignPage({ view, closing, people, texts, language, ...ways }: CampaignProps) {
  const { names } = texts;
  const chronicle = chronicleOf(view);
  if (chronicle === null) return null;
  const { missions, ahead, sheets } = chronicle;
  return (
    <div class="zcc">
      <div class="zcc-left">
        <Folder missions={missions} names={names} />
        <div class="zcc-below">
          {ahead === null ? (
            <section class="zcc-ending">
              {endingText(view, names).map((line, i) =>
                i === 0 ? (
                  <h2 key={line} class="stencil">
                    {line}
                  </h2>
                ) : (
                  <p key={line} class="typed">
                    {line}
                  </p>
                ),
              )}
              <p>{PAGE_WORDS[language].over}</p>
            </section>
          ) : (
            <Brief
              id={ahead}
              n={missions.findIndex(({ id }) => id === ahead) + 1}
              names={names}
              ways={{ ...ways, seats: people.length, isPlayed: view.ending === null }}
            />
          )}
          <Notes chronicle={chronicle} names={names} />
        </div>
      </div>
      <Sheets sheets={sheets} rolls={rollsIn(closing)} people={people} names={names} />
    </div>
  );
}

type Chronicle = NonNullable<ReturnType<typeof chronicleOf>>;

/** Achievements are the pencil, keywords the typewriter, counters the stencil. */
function Notes({ chronicle, names }: { readonly chronicle: Chronicle; readonly names: Names }) {
  const { achievements, keywords, counters, fallen, missions } = chronicle;
  const words = CHRONICLE_WORDS[names.language];
  const isEmpty = achievements.length + keywords.length + counters.length + fallen.length === 0;
  const numberOf = (id: string): number => missions.findIndex((mission) => mission.id === id) + 1;
  return (
    <section class="zcc-notes sheet" aria-label={words.notes}>
      <h2 class="stencil">{words.notes}</h2>
      {isEmpty && <p>{words.nothing}</p>}
      <ul class="zcc-pencil">
        {achievements.map((id) => (
          <li key={id}>{names.achievement(id)}.</li>
        ))}
      </ul>
      {keywords.length > 0 && <p class="typed">{keywords.map(names.keyword).join(' · ')}</p>}
      {counters.map(([id, n]) => (
        <p key={id} class="zcc-count">
          <b class="stencil">{n}</b> {names.counter(id).toLowerCase()}
        </p>
      ))}
      {fallen.length > 0 && (
        <p class="zcc-fallen">
          {words.fallen}:{' '}
          {fallen.map(({ who, mission }) => words.fell(names.person(who), numberOf(mission))).join(', ')}
        </p>
      )}
    </section>
  );
}
