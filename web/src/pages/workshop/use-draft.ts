/** A draft while it is typed in: kept at once, checked a moment later, and every change can be taken back. */
import { readPack } from '@horda/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { chosenPack, type ChosenPack } from '../new-table/pack-file.ts';
import { placed, type Placed } from './draft/decks.ts';
import { begun, changed, undone } from './draft/history.ts';
import { keepDraft, type Draft, type PackFile } from './draft/store.ts';
import type { Shop } from './workshop-page.tsx';

/** Milliseconds of silence after which the whole pack is checked: a large one takes a while. */
const SILENCE = 120;

export interface Typing {
  readonly file: PackFile;
  readonly kept: 'kept' | 'keeping' | 'failed';
  readonly problems: readonly Placed[];
  /** Null: something is wrong, or it is being checked. */
  readonly pack: ChosenPack | null;
  /** What was typed last has been checked. */
  readonly isChecked: boolean;
  readonly canUndo: boolean;
  /** `mark`: what the change is about; letters typed in a row have the same. */
  change(file: unknown, mark: string): void;
  undo(): void;
}

export function useDraft({ game, workshop, spec }: Shop, draft: Draft): Typing {
  const [history, setHistory] = useState(() => begun(draft.file));
  const { file, past } = history;
  /** What the browser has kept last; null: it refused to. */
  const [keptFile, setKeptFile] = useState<PackFile | null>(file);
  const [checkedFile, setCheckedFile] = useState(file);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    keepDraft({ ...draft, at: Date.now(), file }).then(
      () => setKeptFile(file),
      () => setKeptFile(null),
    );
    const check = setTimeout(() => setCheckedFile(file), SILENCE);
    return () => clearTimeout(check);
  }, [file]);
  const result = useMemo(() => {
    const read = readPack({ id: game.id, pack: spec }, checkedFile);
    const pack = read.pack === null ? null : chosenPack(spec, read.pack, checkedFile);
    return { pack, problems: placed(workshop.form, checkedFile, workshop.decks, read.problems) };
  }, [checkedFile]);
  const isChecked = checkedFile === file;
  return {
    file,
    kept: keptFile === null ? 'failed' : keptFile === file ? 'kept' : 'keeping',
    problems: result.problems,
    pack: isChecked ? result.pack : null,
    isChecked,
    canUndo: past.length > 0,
    change: (next, mark) => setHistory((now) => changed(now, next as PackFile, mark)),
    undo: () => setHistory(undone),
  };
}
