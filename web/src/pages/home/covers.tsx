/** The posters on the wall: one is chosen, as in a group of radio buttons. */
import { body as personIcon } from 'virtual:game-icon/person';
import { body as stopwatchIcon } from 'virtual:game-icon/stopwatch';
import { playersOf } from '@horda/parts';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { Picture } from '../../art/picture.tsx';
import { poster, POSTER_BOX } from '../../art/posters.ts';
import { COVERS, type Cover } from '../../games/index.ts';
import './covers.css';

export function Covers({ chosen, choose }: { readonly chosen: string; choose(game: string): void }) {
  const { words } = useSettings();
  return (
    <fieldset class="home-covers">
      <legend class="unseen">{words.home.chooseGame}</legend>
      {COVERS.map((cover) => (
        <CoverChoice key={cover.id} cover={cover} isChosen={cover.id === chosen} choose={() => choose(cover.id)} />
      ))}
    </fieldset>
  );
}

function CoverChoice(props: { readonly cover: Cover; readonly isChosen: boolean; choose(): void }) {
  const { cover, isChosen, choose } = props;
  const { id, title, length, about } = cover;
  const players = playersOf(cover);
  const { language, words } = useSettings();
  const ready = cover.load !== null;
  return (
    <div class={`home-cover ${isChosen ? 'home-chosen' : ''} ${ready ? '' : 'home-unready'}`}>
      <label>
        <input class="unseen" type="radio" name="game" value={id} checked={isChosen} onChange={choose} />
        <span class="home-poster grain">
          <Picture markup={poster(id, language)} box={POSTER_BOX} />
          <span class="home-folds" />
          <span class="home-pin" />
          {ready ? null : <span class="home-soon tape">{words.home.soon}</span>}
        </span>
        <span class="home-caption">
          <span class="home-title stencil">{title[language]}</span>
          <span class="home-facts typed">
            <span>
              <Icon body={personIcon} />
              <span aria-hidden="true">{players}</span>
              <span class="unseen">{words.home.players(players)}</span>
            </span>
            <span>
              <Icon body={stopwatchIcon} />
              <span aria-hidden="true">{length}</span>
              <span class="unseen">{words.home.length(length)}</span>
            </span>
          </span>
          <span class="home-sentence">{about[language]}</span>
        </span>
      </label>
      {ready ? (
        <p class="home-ways">
          <a class="button button-plain" href={hrefOf({ page: 'tutorial', game: id })}>
            {words.home.learn}
          </a>
          {isChosen && (
            <a class="button button-plain" href={hrefOf({ page: 'rules', game: id, rule: null })}>
              {words.home.rules}
            </a>
          )}
          {isChosen && cover.packs && (
            <a class="button button-plain home-workshop" href={hrefOf({ page: 'workshop', game: id })}>
              {words.home.workshop}
            </a>
          )}
        </p>
      ) : null}
    </div>
  );
}
