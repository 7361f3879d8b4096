/** The form for a new table. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import { useSettings, useWords } from '../../app/settings.tsx';
import { loadGame } from '../../games/index.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { reasonOf, type BackendKind, type BackendReason } from '../../backend/backend.ts';
import { reasonText } from '../../text/common/reason.ts';
import type { Words } from '../../text/words.ts';
import { Box, FoldedBox, FormPage, Notice } from '../form/form-page.tsx';
import { useClosed, WordField, wordProblem } from '../form/word-field.tsx';
import { FilePart } from './file-part.tsx';
import { PackPart, type PackTrouble } from './pack-part.tsx';
import { whatIsWrong } from './explain.ts';
import { makeTable } from './make.ts';
import './new-table.css';
import { chairsOf, clockRules, freshPlan, ownSeat, type Plan } from './plan.ts';
import { RulesPart, rulesSaid, textsFor } from './rules-part.tsx';
import { SeatsPart } from './seats-part.tsx';
import { TablePart, tableSaid } from './table-part.tsx';

export function NewTable({ game, host }: { readonly game: string; readonly host: BackendKind }) {
  const { common, pages } = useWords();
  const [loaded, setLoaded] = useState<AnyWebGame | 'failed' | 'unknown' | null>(null);
  const load = (): void => {
    setLoaded(null);
    const loading = loadGame(game);
    if (loading === null) setLoaded('unknown');
    else loading.then(setLoaded, () => setLoaded('failed'));
  };
  useEffect(load, []);
  const { caption } = pages.newTable;
  const { unknownGame, unknownGameHelp, notLoaded, notLoadedHelp } = pages.form;
  if (loaded === 'unknown') return <Notice caption={caption} title={unknownGame} help={unknownGameHelp} />;
  if (loaded === 'failed')
    return (
      <Notice caption={caption} title={notLoaded} help={notLoadedHelp}>
        <button type="button" class="button button-primary" onClick={load}>
          {common.tryAgain}
        </button>
      </Notice>
    );
  if (loaded === null)
    return (
      <FormPage caption={caption} title={common.loading} narrow>
        <p role="status">{common.loading}</p>
      </FormPage>
    );
  return <Form game={loaded} host={host} />;
}

/** What stands in the way. */
type Problem = 'noName' | 'badClock' | Held | BackendReason;
/** What has to be settled before it is known which game begins. */
type Held = 'badPack' | 'packUnread' | 'fileUnread';

function Form({ game, host }: { readonly game: AnyWebGame; readonly host: BackendKind }) {
  const { name, words, language } = useSettings();
  const { newTable, form } = words.pages;
  const [plan, setPlan] = useState(() =>
    freshPlan(game, host, (seat) => (seat === 0 && name !== '' ? name : newTable.personName(seat + 1))),
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What exactly is wrong with the file. */
  const [fault, setFault] = useState<string | null>(null);
  const [packTrouble, setPackTrouble] = useState<PackTrouble | null>(null);
  const [isReading, setReading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [mistakes, setMistakes] = useState(0);
  const paper = useRef<HTMLFormElement>(null);
  const reason = useId();
  // The focus goes to the first field with a mistake.
  useEffect(() => paper.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [mistakes]);
  const held = isReading ? 'fileUnread' : heldBy(plan, packTrouble);
  const wrongWord = wordProblem(problem);
  const closed = useClosed(host, wrongWord);
  const told = wrongWord === null ? (problem ?? (held === 'badPack' ? held : null)) : null;
  const change = (next: Plan): void => {
    setPlan(next);
    setProblem(null);
    setFault(null);
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const found = problemOf(plan, host, name, held);
    setProblem(found);
    if (found !== null) return setMistakes((n) => n + 1);
    setBusy(true);
    try {
      await makeTable(host, game.id, plan, name);
    } catch (error) {
      setBusy(false);
      const given = reasonOf(error);
      setProblem(given);
      if (wordProblem(given) !== null) setMistakes((n) => n + 1);
      setFault(isBadFile(given, plan) ? await whatIsWrong(plan.save!, words, language) : null);
    }
  };
  const people = chairsOf(plan).filter(({ bot }) => bot === null).length;
  const begins = host === 'local' || people < (plan.television ? 1 : 2);
  return (
    <FormPage
      caption={newTable.caption}
      title={newTable.title(game.texts[language].title)}
      stamp={host === 'local' ? newTable.localStamp : newTable.onlineStamp}
    >
      <Where game={game.id} host={host} />
      <form ref={paper} onSubmit={(event) => void submit(event)} noValidate>
        <div class="form-columns">
          <div class="form-column">
            {closed && (
              <Box title={form.closed}>
                <WordField problem={wrongWord} onChange={() => setProblem(null)} />
              </Box>
            )}
            <SeatsPart game={game} host={host} plan={plan} change={change} noName={problem === 'noName'} />
            <p class="new-pencil" aria-hidden="true">
              {newTable.pencil}
            </p>
          </div>
          <div class="form-column">
            {plan.save === null && (
              <FoldedBox title={newTable.rules} said={rulesSaid(game, plan, textsFor(game, plan, language))}>
                <RulesPart game={game} plan={plan} change={change} />
              </FoldedBox>
            )}
            {plan.save === null && game.pack !== null && (
              <FoldedBox
                title={words.pages.pack.title}
                said={plan.pack?.id ?? words.pages.pack.said}
                shown={held === 'badPack'}
              >
                <PackPart
                  game={game}
                  plan={plan}
                  trouble={packTrouble}
                  change={change}
                  setTrouble={(trouble) => {
                    setPackTrouble(trouble);
                    setProblem(null);
                  }}
                />
              </FoldedBox>
            )}
            <FoldedBox title={newTable.table} said={tableSaid(plan, host, language)} shown={problem === 'badClock'}>
              <TablePart host={host} plan={plan} change={change} isClockWrong={problem === 'badClock'} />
            </FoldedBox>
            <FoldedBox title={words.pages.file.title} said={words.pages.file.said}>
              <FilePart
                game={game}
                plan={plan}
                change={change}
                setReading={(is) => {
                  setReading(is);
                  setProblem(null);
                }}
              />
            </FoldedBox>
          </div>
        </div>
        <div class="form-foot">
          <div class="new-problems" aria-live="assertive">
            {told !== null && (
              <div class="field-problem new-problem">
                <p id={reason}>{messageOf(told, host, plan, words)}</p>
                {fault !== null && <p>{fault}</p>}
                {told === 'offline' && host === 'online' && (
                  <a href={hrefOf({ page: 'new', game: game.id, host: 'local' })}>{form.playAlone}</a>
                )}
              </div>
            )}
          </div>
          <p class="form-foot-said">
            {people === 0 ? newTable.nobodyPlays : newTable.summary(people, chairsOf(plan).length - people)}
          </p>
          <button
            type="submit"
            class="button button-primary"
            aria-disabled={isBusy || held !== null}
            aria-describedby={told === null ? undefined : reason}
          >
            {isBusy ? newTable.wait : begins ? newTable.start : newTable.open}
          </button>
        </div>
      </form>
    </FormPage>
  );
}

/** The reasons that a host gives for a file that it cannot replay. */
const BAD_FILE: readonly Problem[] = ['badSave', 'badSettings', 'badMessage', 'unknownGame'];

function isBadFile(problem: Problem, { save }: Plan): boolean {
  return save !== null && BAD_FILE.includes(problem);
}

function messageOf(problem: Problem, host: BackendKind, plan: Plan, { common, pages }: Words): string {
  if (problem === 'noName') return pages.form.nameMissing;
  if (problem === 'badClock') return pages.newTable.badClock;
  if (problem === 'badPack') return pages.pack.holds;
  if (problem === 'packUnread') return pages.pack.unread;
  if (problem === 'fileUnread') return pages.file.unread;
  return isBadFile(problem, plan) ? pages.file.refused : reasonText(host, problem, { common });
}

/** Prevents starting a table while the chosen pack has a problem, because it would use other cards. */
function heldBy({ save }: Plan, trouble: PackTrouble | null): Held | null {
  if (save !== null || trouble === null) return null;
  return trouble === 'checking' ? 'packUnread' : 'badPack';
}

function problemOf(plan: Plan, host: BackendKind, name: string, held: Held | null): Problem | null {
  const isNameless =
    host === 'online'
      ? ownSeat(plan) !== -1 && name.trim() === ''
      : chairsOf(plan).some((chair) => chair.bot === null && chair.name.trim() === '');
  if (isNameless) return 'noName';
  if (held !== null) return held;
  return host === 'online' && plan.save === null && clockRules(plan.clock) === null ? 'badClock' : null;
}

function Where({ game, host }: { readonly game: string; readonly host: BackendKind }) {
  const words = useWords().pages.newTable;
  if (import.meta.env.HORDA_STATIC) return null;
  return (
    <nav class="new-where" aria-label={words.where}>
      {(['online', 'local'] as const).map((kind) => (
        <a
          key={kind}
          class="new-where-one"
          href={hrefOf({ page: 'new', game, host: kind })}
          aria-current={kind === host ? 'page' : undefined}
        >
          {words[kind]}
        </a>
      ))}
    </nav>
  );
}
