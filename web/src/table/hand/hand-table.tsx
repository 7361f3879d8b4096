/** The table on a phone beside a television: the question, what is the player's own, and what can be done. */
import type { Choice } from '@horda/kernel';
import { useRef, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import type { HandGroup } from '../../games/hand-drawing.ts';
import { useFetched } from '../../games/parts/use-fetched.ts';
import { Actions } from '../actions.tsx';
import { Announcer } from '../announcer.tsx';
import { Clocks } from '../clocks.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Connection } from '../connection.tsx';
import { Heard } from '../heard.tsx';
import { HintNote } from '../hint-note.tsx';
import { KeyboardHelp } from '../keyboard-help.tsx';
import { Menu, MenuButton, type MenuTab } from '../menu.tsx';
import { MovesList } from '../moves-list.tsx';
import { Notes } from '../notes.tsx';
import { Offers } from '../offers.tsx';
import { OutNote } from '../out-note.tsx';
import { isAmong } from '../picking.ts';
import { ProposalNote } from '../proposal-note.tsx';
import { useSession } from '../session.ts';
import { SilenceNote } from '../silence-note.tsx';
import { StatusLine } from '../status-line.tsx';
import { UndoDialog } from '../undo-dialog.tsx';
import { useAttention } from '../use-attention.ts';
import { useCall } from '../use-call.ts';
import { useChoosing } from '../use-choosing.ts';
import { useForesight } from '../use-foresight.ts';
import { useHint } from '../use-hint.ts';
import type { Happened } from '../use-table.ts';
import { useUnread } from '../use-unread.ts';
import { useWhy } from '../use-why.ts';
import { HandGroups } from './hand-groups.tsx';
import { Options } from './hand-options.tsx';
import { HAND } from './text/of.ts';
import './hand.css';

export function HandTable({ happened }: { readonly happened: Happened }) {
  const session = useSession();
  const { game, now, texts, name, ask, seat, info, host, table } = session;
  const { language } = useSettings();
  const drawing = useFetched(game.hand!);
  const readOnly = info.rulesChanged || info.archived;
  const choosing = useChoosing(session, readOnly);
  const why = useWhy(session);
  const hint = useHint(session, readOnly);
  const foresight = useForesight(session);
  const [tab, setTab] = useState<MenuTab | null>(null);
  const [listOpen, showList] = useState(false);
  const [keysShown, showKeys] = useState(false);
  const [asksBack, setAsksBack] = useState(false);
  const unread = useUnread(tab === 'chat');
  const sentenceRef = useRef<HTMLParagraphElement>(null);
  useAttention(session, readOnly, sentenceRef);
  useCall(session, readOnly);
  const words = HAND[language];
  const { view } = now;
  if (seat === null || view === null) return null;
  const options = ask === null || readOnly ? [] : ask.options;
  const pack = info.pack?.content ?? null;
  const known = { view, seat, texts, language, name, pack, options, prompt: ask?.prompt ?? null };
  const groups = drawing?.groups(known) ?? [];
  const rest = drawing === null ? [] : restOf(options, groups, ask === null ? [] : game.drawing.buttons(ask, view));
  const begins = groups.some(({ things }) => things.some((thing) => thing.options.length > 0));
  const others = rest.length > 0 && (
    <section class="held-part">
      <h2>{begins ? words.other : words.moves}</h2>
      <Options
        options={rest}
        choosing={choosing}
        hinted={hint.hinted}
        targetOf={(choice) => drawing?.target?.(choice, known) ?? null}
      />
    </section>
  );
  const isListOpen = listOpen && options.length > 0;
  const undo = (): void => {
    if (now.undo > 0 && !readOnly) void session.do({ do: 'undo', askedAt: now.askedAt });
  };
  const speaks = host.kind === 'online';
  return (
    <div class="table hand-table">
      <header class="table-status" data-mark="status">
        <h1 class="unseen">{texts.title}</h1>
        <StatusLine sentence={undefined} choosing={choosing} readOnly={readOnly} sentenceRef={sentenceRef} />
        <Clocks />
        <MenuButton unread={unread} onOpen={() => setTab('more')} />
      </header>
      <main class="held-main" tabIndex={0} aria-label={words.own}>
        <Connection />
        <Notes board={null}>
          <ProposalNote />
          <OutNote />
          {!readOnly && <SilenceNote />}
          {!readOnly && <Offers />}
          {hint.advice !== null && <HintNote hint={hint} choosing={choosing} foresight={foresight} />}
        </Notes>
        {isListOpen && <MovesList choosing={choosing} hinted={hint.hinted} onClose={() => showList(false)} />}
        {!begins && others}
        <HandGroups groups={groups} choosing={choosing} why={why} hinted={hint.hinted} />
        {begins && others}
        {options.length === 0 && <p class="held-look typed">{words.look}</p>}
      </main>
      <footer class="table-bar">
        <Actions
          choosing={choosing}
          readOnly={readOnly}
          undo={undo}
          moves={{ open: isListOpen, toggle: () => showList(!isListOpen) }}
          compact
        />
      </footer>
      {tab !== null && (
        <Menu
          tab={tab}
          speaks={speaks}
          onTab={setTab}
          onJump={(at) => go({ page: 'replay', host: host.kind, table, at })}
          at={null}
          hint={hint}
          readOnly={readOnly}
          unread={unread}
          onKeys={() => showKeys(true)}
          onMoves={() => showList(true)}
          onAskBack={() => setAsksBack(true)}
        />
      )}
      {asksBack && <UndoDialog onClose={() => setAsksBack(false)} />}
      {keysShown && <KeyboardHelp speaks={speaks} onClose={() => showKeys(false)} />}
      {choosing.warning !== null && <ConfirmDialog choosing={choosing} />}
      <Heard />
      <Announcer happened={happened} readOnly={readOnly} />
    </div>
  );
}

/** The options that begin with nothing in the hand and are no buttons: targets, as a rule. */
function restOf(
  options: readonly Choice[],
  groups: readonly HandGroup<Choice>[],
  buttons: readonly Choice[],
): readonly Choice[] {
  const held = groups.flatMap(({ things }) => things.flatMap((thing) => thing.options));
  return options.filter((option) => !isAmong(held, option) && !isAmong(buttons, option));
}
