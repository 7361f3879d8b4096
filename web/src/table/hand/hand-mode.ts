/** Whether this device shows the table or only its person's hand; remembered for each table. */
import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { knownTable, remember } from '../../app/memory.ts';
import type { TableSession } from '../session.ts';

export interface HandMode {
  readonly isHand: boolean;
  change(isHand: boolean): void;
}

/** Null: this table has no hand to show alone. */
export const HandModeContext = createContext<HandMode | null>(null);

export const useHandMode = (): HandMode | null => useContext(HandModeContext);

export function useKeptHandMode({ host, table, key, game, seat }: TableSession): HandMode | null {
  const [isHand, setHand] = useState(() => knownTable(host.kind, table)?.hand === true);
  if (seat === null || game.hand === undefined) return null;
  return {
    isHand,
    change: (hand) => {
      const kept = knownTable(host.kind, table)?.key ?? key;
      remember({ host: host.kind, table, game: game.id, key: kept, hand });
      setHand(hand);
    },
  };
}
