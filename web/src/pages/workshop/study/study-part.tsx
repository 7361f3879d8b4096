/** The quick study: how often what the game counts happens, with our cards and with the typed ones. */
import { optionsOffered, usualValue, type OptionSpec } from '@horda/kernel';
import type { GameWorkshop } from '../../../games/game-workshop.ts';
import type { AnyWebGame } from '../../../games/web-game.ts';
import { useSettings } from '../../../app/settings.tsx';
import type { ChosenPack } from '../../new-table/pack-file.ts';
import { USUAL_BOT, usualSeats } from '../../new-table/plan.ts';
import { useWorkshopWords } from '../text/of.ts';
import { findingsOf, type Estimate, type Findings, type PairStudy } from './pairs.ts';
import { useStudy } from './use-study.ts';

const PAIRS = 200;
const MINUTE = 60_000;

export function StudyPart(props: {
  readonly game: AnyWebGame;
  readonly workshop: GameWorkshop;
  /** Null: something is wrong with it. */
  readonly pack: ChosenPack | null;
}) {
  const { game, workshop, pack } = props;
  const words = useWorkshopWords();
  const { language } = useSettings();
  const study = useStudy();
  const findings = findingsOf(study.pairs, workshop.counts);
  const isStale = study.pack !== null && study.pack !== pack?.content;
  const isPlaying = study.state === 'playing';
  return (
    <section class="sheet ws-study" aria-label={words.study}>
      <div>
        <h2 class="stencil">{words.study}</h2>
        <p class="ws-small-type">{words.studyHelp(PAIRS)}</p>
        {isPlaying ? (
          <button type="button" class="button" onClick={study.stop}>
            {words.studyStop}
          </button>
        ) : (
          <button
            type="button"
            class="button"
            disabled={pack === null}
            onClick={() => pack !== null && study.start(studyOf(game, pack))}
          >
            {study.pack === null ? words.studyStart : words.studyAgain}
          </button>
        )}
      </div>
      {/* Read out when it is over, not with each pair. */}
      <div class="ws-findings" aria-live={isPlaying ? 'off' : 'polite'} aria-busy={isPlaying}>
        {study.state === 'failed' && <p>{words.studyFails}</p>}
        {study.pack !== null && (
          <p class="ws-small-type">
            {words.pairs(study.pairs.length, PAIRS)}
            {study.pairs.length > 0 && `, ${words.ago(Math.floor((Date.now() - study.at) / MINUTE))}`}
            {isStale && `, ${words.stale}`}
          </p>
        )}
        {findings !== null && <Shown findings={findings} counted={workshop.terms[language].counted} />}
      </div>
    </section>
  );
}

function Shown({ findings, counted }: { readonly findings: Findings; readonly counted: string }) {
  const words = useWorkshopWords();
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const points = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const { house, own, difference, turns } = findings;
  const way = difference.low > 0 ? 'more' : difference.high < 0 ? 'less' : 'unknown';
  return (
    <>
      <p class="ws-counted">{counted}</p>
      <Share label={words.house} share={house} said={percent.format(house.mean)} />
      <Share label={words.yours} share={own} said={percent.format(own.mean)} />
      <p>
        <b>{words.certain[way]}</b>{' '}
        {words.difference(
          points.format(difference.mean),
          points.format(difference.low),
          points.format(difference.high),
        )}
      </p>
      {turns !== null && (
        <p>
          {words.turns(
            number.format(turns.house),
            number.format(turns.own),
            signed.format(turns.difference.mean),
            signed.format(turns.difference.low),
            signed.format(turns.difference.high),
          )}
        </p>
      )}
    </>
  );
}

const WIDE = 400;

/** Solid ink is what we know, halftone what we do not know; the cut is the estimate. */
function Share({ label, share, said }: { readonly label: string; readonly share: Estimate; readonly said: string }) {
  const x = (part: number): number => Math.round(part * WIDE * 10) / 10;
  return (
    <div class="ws-share">
      <span>{label}</span>
      <svg viewBox={`-2 0 ${WIDE + 4} 20`} preserveAspectRatio="none" aria-hidden="true">
        <path class="ws-share-end" d={`M${WIDE} 0V20M${WIDE / 2} 0V20`} />
        <rect class="ws-share-known" x="0" y="4" width={x(share.low)} height="12" />
        <rect class="ws-share-doubt" x={x(share.low)} y="4" width={x(share.high - share.low)} height="12" />
        <path class="ws-share-gap" d={`M${x(share.mean)} 2V18`} />
        <path class="ws-share-cut" d={`M${x(share.mean)} 0V20`} />
        <path class="ws-share-zero" d="M0 0V20" />
      </svg>
      <b>{said}</b>
    </div>
  );
}

function studyOf(game: AnyWebGame, { content, offers, replaces }: ChosenPack): PairStudy {
  const seats = usualSeats(game);
  const values = (specs: readonly OptionSpec[]) =>
    Object.fromEntries(specs.map((spec) => [spec.id, spec.botsOnly ?? usualValue(spec, seats)]));
  const own = values(optionsOffered(game.options, offers));
  const usual = values(game.options);
  return {
    game: game.id,
    seats,
    bot: USUAL_BOT,
    pairs: PAIRS,
    seed: 'workshop',
    houseOptions: usual,
    // A setting that the pack decides keeps its default.
    ownOptions: { ...own, ...Object.fromEntries(replaces.map((id) => [id, usual[id]!])) },
    pack: content,
  };
}
