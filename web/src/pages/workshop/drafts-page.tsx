/** The packs of a game that this browser keeps, and the ways to begin another. */
import { packFile, usualValue, type PackSpec } from '@horda/kernel';
import { blankOf } from '@horda/parts/fill';
import { useEffect, useId, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { newKey } from '../../local/random.ts';
import { Box, FormPage } from '../form/form-page.tsx';
import { usualSeats } from '../new-table/plan.ts';
import { readDraft } from './draft/read-file.ts';
import { draftsOf, freeName, keepDraft, nameOf, removeDraft, type Draft, type PackFile } from './draft/store.ts';
import { useWorkshopWords } from './text/of.ts';
import type { Shop } from './workshop-page.tsx';
import '../form/fields.css';
import './drafts.css';

export function DraftsPage({ shop, onOpen }: { readonly shop: Shop; onOpen(draft: Draft): void }) {
  const { game } = shop;
  const words = useWorkshopWords();
  const { language } = useSettings();
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const refresh = (): void => void draftsOf(game.id).then(setDrafts, () => setDrafts([]));
  useEffect(refresh, []);
  const names = (drafts ?? []).map(nameOf);
  const begin = (file: PackFile): void => {
    const { pack } = file;
    const named = typeof pack === 'string' ? { ...file, pack: freeName(pack, names) } : file;
    const draft: Draft = { id: newKey(), game: game.id, at: Date.now(), file: named };
    void keepDraft(draft).then(
      () => onOpen(draft),
      () => onOpen(draft),
    );
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readDraft(game.id, file, words, language);
    if ('refused' in read) return setTrouble(`${file.name}: ${read.refused}`);
    begin(read.file);
  };
  return (
    <FormPage caption={game.texts[language].title} title={words.title}>
      <p class="form-lead">{words.lead}</p>
      <div class="form-columns">
        <Box title={words.drafts}>
          {drafts?.length === 0 && <p class="field-help">{words.noDrafts}</p>}
          <ul class="drafts">
            {(drafts ?? []).map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                onOpen={() => onOpen(draft)}
                onCopy={() => begin(draft.file)}
                onRemove={() => void removeDraft(draft.id).then(refresh, refresh)}
              />
            ))}
          </ul>
        </Box>
        <Box title={words.begin}>
          <Way title={words.fromTemplate} help={words.fromTemplateHelp} onClick={() => begin(templateOf(shop))} />
          <Way title={words.empty} help={words.emptyHelp} onClick={() => begin(emptyOf(shop))} />
          <FileWay trouble={trouble} onFile={(file) => void take(file)} />
        </Box>
      </div>
    </FormPage>
  );
}

function Way(props: { readonly title: string; readonly help: string; onClick(): void }) {
  return (
    <div class="drafts-way">
      <button type="button" class="button" onClick={props.onClick}>
        {props.title}
      </button>
      <p class="field-help">{props.help}</p>
    </div>
  );
}

/** A file is chosen, or dropped here; what is wrong with it is said here. */
function FileWay({ trouble, onFile }: { readonly trouble: string | null; onFile(file: File | undefined): void }) {
  const words = useWorkshopWords();
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <div
      class={`drafts-way drafts-file ${isOver ? 'drafts-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer?.files[0]);
      }}
    >
      <label class="button" for={id}>
        {words.fromFile}
        <input
          id={id}
          class="tick-input"
          type="file"
          accept=".json,application/json"
          aria-invalid={trouble !== null}
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget }) => {
            onFile(currentTarget.files?.[0]);
            // Cleared, so that the same file can be chosen again after it was corrected.
            currentTarget.value = '';
          }}
        />
      </label>
      <p id={`${id}-help`} class="field-help">
        {isOver ? words.dropHere : words.fromFileHelp}
      </p>
      <div aria-live="polite">{trouble !== null && <p class="field-problem">{trouble}</p>}</div>
    </div>
  );
}

function DraftRow(props: { readonly draft: Draft; onOpen(): void; onCopy(): void; onRemove(): void }) {
  const { draft, onOpen, onCopy, onRemove } = props;
  const words = useWorkshopWords();
  const { language } = useSettings();
  const [asks, setAsks] = useState(false);
  const name = nameOf(draft) || words.nameless;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(draft.at);
  return (
    <li>
      <span>
        <b class="typed">{name}</b>
        <small>{words.changed(when)}</small>
      </span>
      {asks ? (
        <span class="drafts-tools">
          <b>{words.removeSure(name)}</b>
          <button type="button" class="button button-danger" onClick={onRemove}>
            {words.removeDraft}
          </button>
          <button type="button" class="button" onClick={() => setAsks(false)}>
            {words.keep}
          </button>
        </span>
      ) : (
        <span class="drafts-tools">
          <button type="button" class="button button-primary" onClick={onOpen}>
            {words.open}
            <span class="unseen">: {name}</span>
          </button>
          <button type="button" class="button" onClick={onCopy}>
            {words.copy}
            <span class="unseen">: {name}</span>
          </button>
          <button type="button" class="button" onClick={() => setAsks(true)}>
            {words.removeDraft}
            <span class="unseen">: {name}</span>
          </button>
        </span>
      )}
    </li>
  );
}

/** The game's own cards under its usual settings. */
export function templateOf({ game, spec }: Shop): PackFile {
  const seats = usualSeats(game);
  const options = Object.fromEntries(game.options.map((each) => [each.id, usualValue(each, seats)]));
  const content = (spec as PackSpec<object, typeof options>).template(options);
  return packFile({ id: game.id, pack: spec }, `my-${game.id}`, content) as PackFile;
}

function emptyOf({ game, spec, workshop }: Shop): PackFile {
  return packFile({ id: game.id, pack: spec }, `my-${game.id}`, blankOf(workshop.form) as object) as PackFile;
}
