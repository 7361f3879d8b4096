/** The rules on one sheet: six frames in words and pictures, before all rules in order. */
import { boldPieces, playersOf, SIGNS_TITLE, type Leaflet as LeafletText } from '@horda/parts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { Picture } from '../../art/picture.tsx';
import { SHEET_BOX, SIGN_BOX } from '../../art/sheet-pen.ts';
import { coverOf } from '../../games/index.ts';
import type { AnyWebGame, SheetArt } from '../../games/web-game.ts';
import { LEAFLET_WORDS } from './leaflet-words.ts';
import './leaflet.css';

export function Leaflet(props: {
  readonly game: AnyWebGame;
  /** How many rules follow. */
  readonly count: number;
  onLink(event: MouseEvent): void;
}) {
  const { game, count, onLink } = props;
  const { language } = useSettings();
  const words = LEAFLET_WORDS[language];
  const [sheet, setSheet] = useState<readonly [LeafletText, SheetArt | null] | null>(null);
  useEffect(() => {
    // Without it the rules are still there.
    Promise.all([game.leaflet(), game.sheetArt?.() ?? null]).then(setSheet, () => undefined);
  }, [game]);
  if (sheet === null) return null;
  const [leaflet, art] = sheet;
  const cover = coverOf(game.id);
  return (
    <section class="leaflet" aria-label={words.title}>
      <header class="leaflet-head">
        <p class="typed">
          {cover !== null && words.facts(playersOf(cover), cover.length)} {leaflet.sides[language]}
        </p>
        <div class="leaflet-ways">
          {game.tutorial !== null && (
            <a class="button button-primary" href={hrefOf({ page: 'tutorial', game: game.id })}>
              {words.lesson}
            </a>
          )}
          <button type="button" class="button" onClick={goToAll}>
            {words.all(count)}
          </button>
        </div>
      </header>
      <ol class="leaflet-frames">
        {leaflet.frames.map(({ id, title, rule, text }, i) => (
          <Frame key={id} number={i + 1} title={title[language]}>
            <a class="rule-tag leaflet-rule" href={hrefOf({ page: 'rules', game: game.id, rule })} onClick={onLink}>
              {rule}
            </a>
            {art?.pictures[id] !== undefined && (
              <Picture class="leaflet-picture" markup={art.pictures[id](language)} box={SHEET_BOX} />
            )}
            <p class="leaflet-text">
              {boldPieces(text[language]).map((piece, n) => (piece.bold ? <b key={n}>{piece.text}</b> : piece.text))}
            </p>
          </Frame>
        ))}
        <Frame number={leaflet.frames.length + 1} title={SIGNS_TITLE[language]}>
          <ul class="leaflet-signs">
            {leaflet.signs.map(({ id, name, means }) => (
              <li key={id}>
                {art?.signs[id] !== undefined && <Picture class="leaflet-sign" markup={art.signs[id]} box={SIGN_BOX} />}
                <span>
                  <b>{name[language]}:</b> {means[language]}
                </span>
              </li>
            ))}
          </ul>
        </Frame>
      </ol>
    </section>
  );
}

function Frame(props: { readonly number: number; readonly title: string; readonly children: ComponentChildren }) {
  const { number, title, children } = props;
  return (
    <li class="leaflet-frame">
      <h2 class="stencil">
        <span class="leaflet-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </li>
  );
}

function goToAll(): void {
  const rules = document.getElementById('all-rules');
  rules?.scrollIntoView({ block: 'start' });
  rules?.focus({ preventScroll: true });
}
