/** The rulebook of a game: every rule with its number, in the reader's language. */
import { headingIn, type RuleText } from '@horda/parts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { go, hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { coverOf, loadGame } from '../../games/index.ts';
import type { AnyWebGame, Rulebook } from '../../games/web-game.ts';
import { LanguageSwitch } from '../home/language-switch.tsx';
import { ChapterSheet } from './chapter.tsx';
import { Leaflet } from './leaflet.tsx';
import { chaptersOf, findRules } from './search.ts';
import './rules.css';

interface Loaded extends Rulebook {
  readonly game: AnyWebGame;
}

type Loading = 'loading' | 'failed' | 'unknown';

export function Rules({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const { words, language } = useSettings();
  const [loaded, setLoaded] = useState<Loaded | Loading>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const loading = loadGame(game);
    if (loading === null) return setLoaded('unknown');
    let shown = true;
    setLoaded('loading');
    const whole = loading.then(async (found) => ({ game: found, ...(await found.rulebook()) }));
    whole.then(
      (found) => shown && setLoaded(found),
      () => shown && setLoaded('failed'),
    );
    return () => {
      shown = false;
    };
  }, [game, attempt]);
  const cover = coverOf(game);
  const title = cover === null ? words.pages.form.unknownGame : words.replay.rules.title(cover.title[language]);
  useEffect(() => {
    document.title = `${title} · Horda`;
  }, [title]);
  if (typeof loaded === 'object') return <Book {...loaded} rule={rule} title={title} />;
  return (
    <main class="rules-page">
      <div class="rules-sheet sheet">
        <Head title={title} />
        {loaded === 'loading' && (
          <p class="rules-said" role="status">
            {words.common.loading}
          </p>
        )}
        {loaded === 'unknown' && <p class="rules-said">{words.replay.rules.noGame}</p>}
        {loaded === 'failed' && (
          <p class="rules-said" role="alert">
            {words.replay.rules.failed}
            <button type="button" class="button" onClick={() => setAttempt((n) => n + 1)}>
              {words.common.tryAgain}
            </button>
          </p>
        )}
      </div>
    </main>
  );
}

function Book(props: Loaded & { readonly rule: string | null; readonly title: string }) {
  const { game, rules, headings, rule, title } = props;
  const { language, words } = useSettings();
  const [query, setQuery] = useState('');
  const titled = useCallback((each: RuleText) => headingIn(language, each, headings), [headings, language]);
  const ids = useMemo(() => new Set(rules.map(({ id }) => id)), [game]);
  const found = findRules(rules, query, language, titled);
  const chapters = chaptersOf(found);
  const [repeats, setRepeats] = useState(0);
  const isShown = found.some(({ id }) => id === rule);
  useAskedRule({ rule, repeats, isShown, showAll: () => setQuery('') });
  /** Goes to another place on the same page: the back button still leaves the page. */
  const inPlace = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    if (href === location.href) setRepeats((n) => n + 1);
    else location.replace(href);
  };
  const { rules: say } = words.replay;
  const searchSaid = (): string => {
    if (query.trim() !== '') return found.length === 0 ? say.nothing : say.found(found.length);
    return rule === null || ids.has(rule) ? '' : words.table.rule.unknown;
  };
  const readings = rules.filter(({ why }) => why !== undefined).length;
  return (
    <main class="rules-page">
      <div class="rules-sheet sheet">
        <Head title={title} />
        <Leaflet game={game} count={rules.length} onLink={inPlace} />
        <p class="rules-about" id="all-rules" tabIndex={-1}>
          <span class="typed">{say.count(rules.length, readings)}</span>
          <span>{say.readingHelp}</span>
        </p>
        <form class="rules-search" role="search" onSubmit={(event) => event.preventDefault()}>
          <label for="rules-query">{say.search}</label>
          <input
            id="rules-query"
            type="search"
            autocomplete="off"
            placeholder={say.searchHelp}
            value={query}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          {query !== '' && (
            <button type="button" class="button" onClick={() => setQuery('')}>
              {say.clear}
            </button>
          )}
          <p class="rules-found typed" role="status">
            {searchSaid()}
          </p>
        </form>
        <div class={`rules-columns ${query.trim() === '' ? '' : 'rules-searched'}`}>
          <nav class="rules-contents" aria-label={say.contents}>
            <ol>
              {chapters.map(({ heading, rules }) => (
                <li key={heading}>
                  <a href={hrefOf({ page: 'rules', game: game.id, rule: rules[0]!.id })} onClick={inPlace}>
                    <span>{titled(rules[0]!)}</span>
                    <span class="typed">{rules[0]!.id}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div class="rules-text">
            {chapters.map(({ heading, rules }) => (
              <ChapterSheet
                key={heading}
                heading={titled(rules[0]!)}
                rules={rules}
                game={game.id}
                asked={rule}
                ids={ids}
                onLink={inPlace}
              />
            ))}
          </div>
        </div>
      </div>
    </main>
  );
}

/** Scrolls to the requested rule, only once, so that it does not disturb a later search. */
function useAskedRule(asked: {
  readonly rule: string | null;
  /** How often the same rule was asked for again. */
  readonly repeats: number;
  readonly isShown: boolean;
  readonly showAll: () => void;
}): void {
  const { rule, repeats, isShown, showAll } = asked;
  const isAwaited = useRef(false);
  useEffect(() => {
    isAwaited.current = rule !== null;
  }, [rule, repeats]);
  useEffect(() => {
    if (!isAwaited.current) return;
    // If a search hides the requested rule, the search is cleared and the rule drawn first.
    if (!isShown) return showAll();
    isAwaited.current = false;
    const shown = document.getElementById(`rule-${rule}`);
    shown?.scrollIntoView({ block: 'center' });
    shown?.focus({ preventScroll: true });
  }, [rule, repeats, isShown]);
}

function Head({ title }: { readonly title: string }) {
  const { words } = useSettings();
  return (
    <header class="rules-head">
      <button type="button" class="button rules-back" onClick={back}>
        {words.common.back}
      </button>
      <h1 class="stencil">{title}</h1>
      <div class="rules-languages">
        <LanguageSwitch />
      </div>
    </header>
  );
}

function back(): void {
  if (history.length > 1) history.back();
  else go({ page: 'home' });
}
