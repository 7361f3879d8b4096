/** The way to the newspaper of a game that is over, if the game has one. */
import type { TableInfo } from '@horda/protocol';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.tsx';
import type { BackendKind } from '../backend/backend.ts';
import type { AnyWebGame } from '../games/web-game.ts';

const WORDS = { pl: 'Gazeta i kartka', en: 'Newspaper and card' } as const;

export function PaperLink(props: {
  readonly host: BackendKind;
  readonly table: string;
  readonly game: AnyWebGame;
  readonly status: TableInfo['status'];
}) {
  const { host, table, game, status } = props;
  const { language } = useSettings();
  if (status !== 'over' || game.press === undefined) return null;
  return (
    <a class="button" href={hrefOf({ page: 'paper', host, table })}>
      {WORDS[language]}
    </a>
  );
}
