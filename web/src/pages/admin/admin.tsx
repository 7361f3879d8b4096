/** The page of the person who runs the server: sizes, tables, addresses. Behind the admin key. */
import type { AdminSizes } from '@horda/protocol/admin';
import { useEffect, useId, useState } from 'preact/hooks';
import { useWords } from '../../app/settings.tsx';
import { reasonOf } from '../../backend/backend.ts';
import { Note } from '../form/fields.tsx';
import { Box, FormPage } from '../form/form-page.tsx';
import { AddressBox } from './addresses.tsx';
import './admin.css';
import { askAs, failureText, keepKey, keptKey, OfficeContext, useAdminWords, type Office } from './office.ts';
import { Sheet } from './sheet.tsx';
import { SizesBox } from './sizes-box.tsx';
import { TableList } from './table-list.tsx';

export function Admin() {
  const words = useAdminWords();
  const allWords = useWords();
  const [key, setKey] = useState(keptKey);
  const [sizes, setSizes] = useState<AdminSizes | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async (tried: string): Promise<void> => {
    try {
      setSizes(await askAs<AdminSizes>(tried, 'adminSizes'));
      keepKey(tried);
      setKey(tried);
      setProblem(null);
    } catch (error) {
      if (reasonOf(error) === 'wrongKey') keepKey(null);
      setKey(null);
      setProblem(failureText(error, allWords, words));
    }
  };
  useEffect(() => {
    if (key !== null) void enter(key);
  }, []);
  const leave = (): void => {
    keepKey(null);
    setKey(null);
    setSizes(null);
  };
  return (
    <FormPage caption={words.caption} title={words.title} narrow={key === null || sizes === null}>
      {key === null ? (
        <KeyForm problem={problem} onKey={enter} />
      ) : sizes === null ? (
        <p>{allWords.common.loading}</p>
      ) : (
        <Desk adminKey={key} sizes={sizes} onLeave={leave} />
      )}
    </FormPage>
  );
}

function KeyForm({ problem, onKey }: { readonly problem: string | null; onKey(key: string): Promise<void> }) {
  const words = useAdminWords();
  const [key, setKey] = useState('');
  const id = useId();
  return (
    <form
      class="form-column"
      onSubmit={(event) => {
        event.preventDefault();
        if (key.trim() !== '') void onKey(key.trim());
      }}
    >
      <p class="form-lead">{words.lead}</p>
      <div class="field">
        <label class="field-label" for={id}>
          {words.key}
        </label>
        <input
          id={id}
          class="admin-input"
          type="password"
          autocomplete="off"
          value={key}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onInput={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <Note id={`${id}-note`} problem={problem} text={problem ?? words.keyHelp} />
      </div>
      <div class="form-ways">
        <button type="submit" class="button button-primary">
          {words.enter}
        </button>
      </div>
    </form>
  );
}

function Desk(props: { readonly adminKey: string; readonly sizes: AdminSizes; onLeave(): void }) {
  const { adminKey, sizes, onLeave } = props;
  const words = useAdminWords();
  const allWords = useWords();
  const [said, say] = useState('');
  const [table, setTable] = useState<string | null>(null);
  const office: Office = {
    ask: (name, id, body) => askAs(adminKey, name, id, body),
    say,
    fail: (error) => say(failureText(error, allWords, words)),
  };
  return (
    <OfficeContext.Provider value={office}>
      <p role="status" class="admin-said">
        {said}
      </p>
      {table === null ? (
        <div class="form-column">
          <Box title={words.sizes}>
            <SizesBox sizes={sizes} />
          </Box>
          <Box title={words.list}>
            <TableList onLook={setTable} />
          </Box>
          <Box title={words.blocks}>
            <AddressBox />
          </Box>
        </div>
      ) : (
        <Sheet table={table} onBack={() => setTable(null)} />
      )}
      <div class="form-foot">
        <button type="button" class="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </OfficeContext.Provider>
  );
}
