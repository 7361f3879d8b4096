/** The page shown instead of a blank one when the page itself has failed: what to do now. */
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary, useRef, useState } from 'preact/hooks';
import { fetchSave } from '../backend/api.ts';
import { reasonOf, type BackendKind } from '../backend/backend.ts';
import { backendOf } from '../backend/backends.ts';
import { download, saveFileName } from '../table/saves.ts';
import { reasonText } from '../text/common/reason.ts';
import { copyText } from './copy-text.ts';
import './failure.css';
import { knownTable, knownTables } from './memory.ts';
import { isMissingPart, reportOf } from './report.ts';
import { hrefOf, readRoute, type Route } from './route.ts';
import { useSettings } from './settings.tsx';

export function ErrorBoundary({ children }: { readonly children: ComponentChildren }) {
  const [error, reset] = useErrorBoundary();
  // A page at another address may work.
  useEffect(() => {
    if (error === undefined) return;
    addEventListener('hashchange', reset);
    return () => removeEventListener('hashchange', reset);
  }, [error]);
  if (error === undefined) return <>{children}</>;
  return <FailurePage error={error as unknown} />;
}

function FailurePage({ error }: { readonly error: unknown }) {
  const { language, words } = useSettings();
  const { failure } = words.replay;
  const [message, setMessage] = useState('');
  const route = readRoute(location.hash);
  const place = route.page === 'table' || route.page === 'replay' ? route : null;
  const field = useRef<HTMLTextAreaElement>(null);
  const report = safeReport(error, route, language);
  useEffect(() => console.error(error), [error]);
  const copy = async (): Promise<void> =>
    setMessage((await copyText(field.current)) ? failure.copied : failure.notCopied);
  return (
    <main class="failure-page">
      <div class="failure-sheet sheet">
        <h1 class="stencil">{failure.title}</h1>
        <p>{isMissingPart(error) ? failure.missingPart : failure.help}</p>
        {place !== null && <p>{place.host === 'local' ? failure.keptHere : failure.keptThere}</p>}
        <div class="failure-ways">
          <button type="button" class="button button-primary" onClick={() => location.reload()}>
            {failure.reload}
          </button>
          {place !== null && <TakeSave host={place.host} table={place.table} onSaid={setMessage} />}
          {place?.page === 'replay' && (
            <a class="button" href={hrefOf({ page: 'table', host: place.host, table: place.table })}>
              {words.replay.toTable}
            </a>
          )}
          <a class="button" href={hrefOf({ page: 'home' })}>
            {words.common.home}
          </a>
        </div>
        <label class="failure-report">
          <b>{failure.report}</b>
          <span>{failure.reportHelp}</span>
          <textarea
            ref={field}
            readOnly
            rows={8}
            value={report}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
        <div class="failure-ways">
          <button type="button" class="button" onClick={() => void copy()}>
            {failure.copy}
          </button>
          <p role="status">{message}</p>
        </div>
      </div>
    </main>
  );
}

/** Nothing catches errors of this page: if the report itself fails, it is left out and the links still work. */
function safeReport(error: unknown, route: Route, language: string): string {
  try {
    return reportOf({
      error,
      build: `${import.meta.env.HORDA_VERSION ?? ''} ${import.meta.env.HORDA_BUILD ?? 'development'}`.trim(),
      route,
      browser: navigator.userAgent,
      language,
      secrets: keysHere(),
    });
  } catch {
    return 'Horda';
  }
}

function TakeSave(props: { readonly host: BackendKind; readonly table: string; onSaid(message: string): void }) {
  const { host, table, onSaid } = props;
  const { words } = useSettings();
  const { saves } = words.replay;
  const take = async (): Promise<void> => {
    const known = knownTable(host, table);
    try {
      const save = await fetchSave(backendOf(host), table, known?.key ?? null);
      download(saveFileName(saves.fileName, known?.game ?? '', new Date()), save);
      onSaid(saves.exported);
    } catch (error) {
      const reason = reasonOf(error);
      onSaid(reason === 'notOver' ? saves.exportLater : reasonText(host, reason, words));
    }
  };
  return (
    <button type="button" class="button" onClick={() => void take()}>
      {saves.export}
    </button>
  );
}

function keysHere(): readonly string[] {
  return knownTables().flatMap(({ table, key, keys, invite, watch }) =>
    [table, key, invite, watch, ...Object.values(keys ?? {})].filter((each) => typeof each === 'string'),
  );
}

/** Says that a part of the page could not be fetched, wherever it was requested. */
export function MissingPartNotice() {
  const { failure } = useSettings().words.replay;
  const { close } = useSettings().words.common;
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const look = (error: unknown): void => {
      if (isMissingPart(error)) setMissing(true);
    };
    const onError = (event: ErrorEvent): void => look(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent): void => look(event.reason);
    const onPreload = (): void => setMissing(true);
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    // Vite's own loader reports it before the import rejects.
    addEventListener('vite:preloadError', onPreload);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      removeEventListener('vite:preloadError', onPreload);
    };
  }, []);
  if (!missing) return null;
  return (
    <div class="failure-notice sheet" role="alert">
      <p>{failure.missingPart}</p>
      <button type="button" class="button button-primary" onClick={() => location.reload()}>
        {failure.reload}
      </button>
      <button type="button" class="button" onClick={() => setMissing(false)}>
        {close}
      </button>
    </div>
  );
}
