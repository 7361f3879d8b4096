/** Addresses that are turned away. */
import type { AdminBlock } from '@horda/protocol/admin';
import { useEffect, useId, useState } from 'preact/hooks';
import { Sure } from '../../table/sure.tsx';
import { Pick } from '../form/fields.tsx';
import { useAdminWords, useOffice, useWhen } from './office.ts';

const HOUR = 3_600_000;
const SPANS = { hour: HOUR, day: 24 * HOUR, week: 168 * HOUR, month: 720 * HOUR, ever: null } as const;
type Span = keyof typeof SPANS;

export function AddressBox() {
  const words = useAdminWords();
  const { ask, say, fail } = useOffice();
  const when = useWhen();
  const [blocks, setBlocks] = useState<readonly AdminBlock[]>([]);
  const [address, setAddress] = useState('');
  const [span, setSpan] = useState<Span>('week');
  const id = useId();
  const look = (): void => void ask<readonly AdminBlock[]>('adminBlocks').then(setBlocks, fail);
  useEffect(look, []);
  const block = async (): Promise<void> => {
    try {
      const made = await ask<AdminBlock>('adminBlock', '', { address: address.trim(), for: SPANS[span] });
      setAddress('');
      say(words.blocked(made.address));
      look();
    } catch (error) {
      fail(error);
    }
  };
  const unblock = (each: string): void =>
    void ask('adminUnblock', '', { address: each }).then(() => {
      say(words.unblocked(each));
      look();
    }, fail);
  return (
    <>
      <p class="admin-help">{words.blocksHelp}</p>
      {blocks.length === 0 && <p>{words.noBlocks}</p>}
      <ul>
        {blocks.map((each) => (
          <li key={each.address} class="admin-row">
            <p class="admin-about">
              <span class="typed">{each.address}</span>
              <small>{words.blockedUntil(each.until === null ? null : when(each.until))}</small>
            </p>
            <Sure
              label={words.unblock}
              question={words.unblockSure}
              no={words.no}
              onYes={() => unblock(each.address)}
            />
          </li>
        ))}
      </ul>
      <div class="admin-filters">
        <div class="field">
          <label class="field-label" for={id}>
            {words.address}
          </label>
          <input
            id={id}
            class="admin-input"
            value={address}
            spellcheck={false}
            autocomplete="off"
            placeholder="192.0.2.7"
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </div>
        <Pick
          label={words.for}
          value={span}
          choices={(Object.keys(SPANS) as Span[]).map((each) => [each, words.spans[each]] as const)}
          onChange={(each) => setSpan(each as Span)}
        />
      </div>
      {address.trim() !== '' && (
        <Sure label={words.block} question={words.blockSure} no={words.no} onYes={() => void block()} />
      )}
    </>
  );
}
