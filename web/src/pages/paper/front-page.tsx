/** The front page of a finished game: one sheet on a desk, one column on a phone. */
import type { NameOf } from '@horda/parts';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../art/icon.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { Picture } from '../../art/picture.tsx';
import { SCENE_BOX } from '../../art/scene.ts';
import type { CastMember, Note } from '../../games/paper.ts';
import type { PrintedPaper } from './printed.ts';
import type { PaperWords } from './text/words.ts';

interface FrontPageProps {
  readonly paper: PrintedPaper;
  readonly words: PaperWords;
  readonly name: NameOf;
  readonly game: string;
  /** The code of the replay, or a note that there is none. */
  readonly code: ComponentChildren;
}

/** Long headlines are set smaller, the longest in two lines. */
export function sizeOf(headline: string): 'large' | 'middle' | 'small' | 'two' {
  const { length } = headline;
  if (length <= 21) return 'large';
  if (length <= 25) return 'middle';
  return length <= 30 ? 'small' : 'two';
}

export function FrontPage({ paper, words, name, game, code }: FrontPageProps) {
  const { ink, white = false, strip } = paper;
  return (
    <div class="paper-frame">
      <article class={`paper paper-${ink} ${white ? 'paper-white' : ''}`}>
        <header class="paper-head">
          <Ear note={paper.left} />
          <p class={`paper-masthead stencil ${paper.masthead.length > 6 ? 'paper-masthead-long' : ''}`}>
            {paper.masthead}
          </p>
          <Ear note={paper.right} />
        </header>
        <p class="paper-line typed">
          <span>{paper.issue[0]}</span>
          <span>{paper.motto}</span>
          <span>{paper.issue[1]}</span>
        </p>
        <h2 class={`paper-headline stencil paper-headline-${sizeOf(paper.headline)}`}>{paper.headline}</h2>
        <p class="paper-lead typed">{paper.lead}</p>
        <div class="paper-main">
          <div>
            <figure class="paper-scene">
              <Picture markup={paper.scene.wide} box={SCENE_BOX} label={paper.headline} />
              <figcaption class="typed">{paper.caption}</figcaption>
            </figure>
            {strip !== null && (
              <section class="paper-strip">
                <h3 class="stencil">
                  {strip.title} <small class="typed">{strip.note}</small>
                </h3>
                <Picture markup={strip.markup} box={strip.box} />
              </section>
            )}
          </div>
          <section class={`paper-cast ${paper.cast.length > 4 ? 'paper-cast-many' : ''}`}>
            <h3 class="stencil">{paper.castTitle}</h3>
            <ul>
              {paper.cast.map((member) => (
                <Member key={member.seat} member={member} name={name} />
              ))}
            </ul>
          </section>
        </div>
        <ul class="paper-numbers">
          {paper.numbers.map(({ value, label }) => (
            <li key={label}>
              <b class="stencil">{value}</b> <span class="typed">{label}</span>
            </li>
          ))}
        </ul>
        <div class="paper-columns">
          <section class="paper-chronicle">
            <h3 class="stencil">{paper.chronicleTitle}</h3>
            {paper.chronicle.map(({ when, text, fatal = false }, i) => (
              <p key={i} class={fatal ? 'paper-fatal' : ''}>
                <em class="typed">{when}</em> {text}
              </p>
            ))}
          </section>
          <section class="paper-ads">
            <h3 class="stencil">{words.ads}</h3>
            {paper.ads.map(({ title, text, icon }) => (
              <div key={title} class={`paper-ad ${icon === undefined ? 'paper-ad-plain' : ''}`}>
                {icon !== undefined && <Icon body={icon} />}
                <div>
                  <h4 class="stencil">{title}</h4>
                  <p>{text}</p>
                </div>
              </div>
            ))}
          </section>
        </div>
        <footer class="paper-foot">
          <div>
            <p class="paper-pencil">{paper.pencil}</p>
            <p class="paper-colophon typed">{words.colophon(game)}</p>
          </div>
          {code}
        </footer>
      </article>
    </div>
  );
}

function Ear({ note: { title, text } }: { readonly note: Note }) {
  return (
    <div class="paper-ear">
      <b class="stencil">{title}</b> {text}
    </div>
  );
}

function Member({ member, name }: { readonly member: CastMember; readonly name: NameOf }) {
  const { seat, face, fate, stamp, text } = member;
  return (
    <li>
      <Face face={face} lost={fate === 'falls'} />
      <div>
        <h4 class="typed">
          <SeatMark seat={seat} tone="ink" />
          <span class="paper-name">{name(seat)}</span>
          <span class={`paper-stamp stencil paper-stamp-${fate}`}>{stamp}</span>
        </h4>
        <p>{text}</p>
      </div>
    </li>
  );
}

/** A photograph, crossed out if its owner is lost. */
export function Face({ face, lost }: { readonly face: string; readonly lost: boolean }) {
  return (
    <span class={`paper-face ${lost ? 'paper-face-lost' : ''}`}>
      <Picture markup={face} />
      {lost && (
        <svg class="paper-cross" viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden="true">
          <path d="M6 8L95 113M93 5L8 116" />
        </svg>
      )}
    </span>
  );
}
