/** Carries what this browser knows to another device: by a code and the server, or by a file. */
import type { Language } from '@horda/parts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { QrCode } from '../../art/qr-code.tsx';
import { BackendError, reasonOf } from '../../backend/backend.ts';
import { onlineBackend } from '../../backend/online.ts';
import { download } from '../../table/saves.ts';
import { reasonText } from '../../text/common/reason.ts';
import { Note } from '../form/fields.tsx';
import { Box, FormPage } from '../form/form-page.tsx';
import './device.css';
import { packLuggage, readLuggage, unpackLuggage, type Luggage } from './luggage.ts';
import { canLock, lockUp, newCode, readCode, shownCode, unlock } from './parcel.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { DeviceWords } from './text/words.ts';

const WORDS: Readonly<Record<Language, DeviceWords>> = { pl, en };
const HAS_SERVER = !import.meta.env.HORDA_STATIC;
const MINUTE = 60_000;

const useDeviceWords = (): DeviceWords => WORDS[useSettings().language];

/** `code`: the one that came with the link; empty: none did. */
export function DevicePage({ code }: { readonly code: string }) {
  const words = useDeviceWords();
  // The code opens everything that waits: it leaves the address, and so the history, at once.
  const [arrived] = useState(code);
  useLayoutEffect(() => {
    if (arrived !== '') history.replaceState(null, '', hrefOf({ page: 'device', code: '' }));
  }, []);
  const receive = (
    <Box title={words.receive}>
      <Receive arrived={arrived} />
    </Box>
  );
  const send = (
    <Box title={words.send}>
      <Send />
    </Box>
  );
  return (
    <FormPage caption={words.caption} title={words.title}>
      <p class="form-lead">{words.lead}</p>
      <div class="device-halves">{arrived === '' ? [send, receive] : [receive, send]}</div>
    </FormPage>
  );
}

interface Waiting {
  readonly code: string;
  readonly until: number;
}

function Send() {
  const settings = useSettings();
  const words = useDeviceWords();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const code = newCode();
      await onlineBackend.request('POST', '/api/parcels', await lockUp(code, packLuggage(settings)));
      // By the clock of this device, whatever the server's says.
      setWaiting({ code, until: Date.now() + 10 * MINUTE });
      setProblem(null);
    } catch (error) {
      setProblem(reasonText('online', reasonOf(error), settings.words));
    } finally {
      setBusy(false);
    }
  };
  const save = (): void => download('horda-device.json', packLuggage(settings));
  return (
    <>
      {HAS_SERVER && <p>{canLock() ? words.sendHelp : words.noLock}</p>}
      {waiting !== null && <Shown waiting={waiting} />}
      {problem !== null && <Note problem={problem} text={problem} />}
      <div class="form-ways">
        {HAS_SERVER && canLock() && (
          <button
            type="button"
            // While a code is shown, there is nothing more to do here.
            class={`button ${waiting === null ? 'button-primary' : ''}`}
            disabled={isBusy}
            onClick={() => void make()}
          >
            {words.makeCode}
          </button>
        )}
        <button type="button" class="button" onClick={save}>
          {words.saveFile}
        </button>
      </div>
      <p class="field-help">{words.fileHelp}</p>
    </>
  );
}

function Shown({ waiting: { code, until } }: { readonly waiting: Waiting }) {
  const words = useDeviceWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, [until]);
  if (now >= until) return <Note problem="expired" text={words.expired} />;
  const link = `${location.origin}${location.pathname}${hrefOf({ page: 'device', code })}`;
  return (
    <div class="device-code">
      <QrCode text={link} label={words.codeLabel} />
      <div role="status">
        <p>
          {words.scan} {words.type}
        </p>
        <p class="device-letters typed">{shownCode(code)}</p>
        <p class="field-help">{words.valid(Math.ceil((until - now) / MINUTE))}</p>
      </div>
    </div>
  );
}

function Receive({ arrived }: { readonly arrived: string }) {
  const settings = useSettings();
  const words = useDeviceWords();
  const [typed, setTyped] = useState(arrived === '' ? '' : shownCode(readCode(arrived) ?? arrived));
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | string>('ready');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const unpack = (content: unknown, ifWrong: string): void => {
    const luggage: Luggage | null = readLuggage(content, settings);
    if (luggage === null) return fail(ifWrong);
    const { tables, results } = unpackLuggage(luggage);
    settings.change(luggage.settings);
    setProblem(null);
    // In the language that has just come.
    setState(WORDS[luggage.settings.language].done(tables, results));
  };
  const fail = (text: string): void => {
    setProblem(text);
    setState('ready');
  };
  const take = async (): Promise<void> => {
    const code = readCode(typed);
    if (code === null) return fail(words.badCode);
    setState('busy');
    try {
      unpack(await unlock(code, fetchBody), words.wrongKey);
    } catch (error) {
      fail(error instanceof BackendError ? reasonText('online', error.reason, settings.words) : words.wrongKey);
    }
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const content = await file
      .text()
      .then(JSON.parse)
      .catch(() => null);
    input.current!.value = '';
    unpack(content as unknown, words.wrongFile);
  };
  if (state !== 'ready' && state !== 'busy')
    return (
      <>
        <p role="status" class="form-lead">
          {state}
        </p>
        <a class="button button-primary" href={hrefOf({ page: 'games' })}>
          {words.toGames}
        </a>
      </>
    );
  return (
    <>
      <p>{arrived === '' ? words.receiveHelp : words.arrived}</p>
      {HAS_SERVER && canLock() && (
        <form
          class="device-form"
          onSubmit={(event) => {
            event.preventDefault();
            void take();
          }}
        >
          <label class="field-label" for={id}>
            {words.code}
          </label>
          <input
            id={id}
            class="field-number device-typed"
            value={typed}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-note`}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <button class="button button-primary" disabled={state === 'busy'}>
            {state === 'busy' ? words.taking : words.take}
          </button>
        </form>
      )}
      <Note id={`${id}-note`} problem={problem} text={problem ?? words.codeHelp} />
      <label class="button device-file">
        {words.openFile}
        <input
          ref={input}
          class="tick-input"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </label>
    </>
  );
}

/** Fetched once: what has been carried over need not wait any longer. */
async function fetchBody(id: string): Promise<string> {
  const { body } = await onlineBackend.request<{ readonly body: string }>('GET', `/api/parcels/${id}`);
  void onlineBackend.request('DELETE', `/api/parcels/${id}`).catch(() => null);
  return body;
}
