/** The table after this one: the same game once more, or its next chapter. */
import { useEffect, useState } from 'preact/hooks';
import { knownTable, remember } from '../app/memory.ts';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import { askToFollow, type FollowingWish } from '../backend/api.ts';
import { reasonOf } from '../backend/backend.ts';
import { reasonText } from '../text/common/reason.ts';
import type { TableSession } from './session.ts';

/** The table that follows, as a rematch or as the next chapter; the same keys open it. */
export function useFollowing({ host, table, key, game, seat, isHost, info }: TableSession, how: 'rematch' | 'next') {
  const { [how]: following } = info;
  const { words } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // When another player has made the following table, an earlier problem of ours no longer matters.
  useEffect(() => setProblem(null), [following]);
  const follow = (next: string): void => {
    const { keys, invite, watch, hand } = knownTable(host.kind, table) ?? {};
    remember({
      host: host.kind,
      table: next,
      game: game.id,
      key,
      ...(keys === undefined ? {} : { keys }),
      ...(invite === undefined ? {} : { invite }),
      ...(watch === undefined ? {} : { watch }),
      ...(hand === undefined ? {} : { hand }),
    });
    go({ page: 'table', host: host.kind, table: next });
  };
  const ask = async (wish: FollowingWish): Promise<void> => {
    if (following !== null) return follow(following);
    if (key === null) return;
    setBusy(true);
    try {
      follow((await askToFollow(host, table, key, how, wish)).table);
    } catch (error) {
      setProblem(reasonText(host.kind, reasonOf(error), words));
      setBusy(false);
    }
  };
  const isThere = how === 'rematch' || info.carriesOn;
  const mayAsk = isThere && key !== null && (seat !== null || isHost) && !info.archived;
  return { possible: following !== null || mayAsk, busy, problem, ask };
}
