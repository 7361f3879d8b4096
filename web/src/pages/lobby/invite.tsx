/** The way for others to the table: the link as the main button, its code, and the link for watchers. */
import { useRef, useState } from 'preact/hooks';
import { body as rings } from 'virtual:game-icon/linked-rings';
import { copyText } from '../../app/copy-text.ts';
import { knownTable } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { Icon } from '../../art/icon.tsx';
import { QrCode } from '../../art/qr-code.tsx';
import { Dialog } from '../../table/dialog.tsx';
import { useSession } from '../../table/session.ts';
import { NO_KEY } from '../door/link.ts';
import { CopyLink } from '../form/copy-link.tsx';
import { TvLink } from '../tv/tv-link.tsx';
import { LOBBY } from './text/of.ts';

/** The link that seats people; null: nobody here may pass one on, or all seats are taken. */
export function useInvitation(): string | null {
  const { host, table, info } = useSession();
  const key = knownTable(host.kind, table)?.invite ?? (info.listed ? NO_KEY : null);
  const isFree = info.seats.some(({ held }) => held === 'free');
  if (host.kind !== 'online' || key === null || !isFree) return null;
  return new URL(hrefOf({ page: 'door', table, key, as: 'guest' }), location.href).href;
}

export function Invite() {
  const { host, table, texts, notify } = useSession();
  const { language } = useSettings();
  const words = LOBBY[language];
  const url = useInvitation();
  const watch = knownTable(host.kind, table)?.watch ?? null;
  const field = useRef<HTMLInputElement>(null);
  const [isLarge, setLarge] = useState(false);
  if (host.kind !== 'online' || (url === null && watch === null)) return null;
  const copy = async (): Promise<void> => notify((await copyText(field.current)) ? words.copied : words.notCopied);
  // A person who cancels has done nothing wrong.
  const send = async (): Promise<void> =>
    navigator.share({ url: url!, text: words.shareText(texts.title) }).catch(() => undefined);
  const canSend = 'share' in navigator;
  return (
    <section class="lobby-invite sheet" aria-label={words.invite}>
      {url !== null && (
        <div class="lobby-link">
          <button type="button" class="lobby-code" aria-label={words.showCode} onClick={() => setLarge(true)}>
            <QrCode text={url} label={words.code} />
          </button>
          <div class="lobby-address">
            <h2 class="stencil">{words.invite}</h2>
            <input
              ref={field}
              class="lobby-url typed"
              readOnly
              value={url}
              aria-label={words.inviteLink}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <p class="field-help">{words.inviteHelp}</p>
          </div>
          <button
            type="button"
            class="button button-primary lobby-main-link"
            onClick={() => void (canSend && matchMedia('(pointer: coarse)').matches ? send() : copy())}
          >
            <Icon body={rings} />
            <span class="stencil">
              {canSend && matchMedia('(pointer: coarse)').matches ? words.sendLink : words.copyLink}
            </span>
          </button>
          {canSend && (
            <button type="button" class="button lobby-send" onClick={() => void send()}>
              {words.share}
            </button>
          )}
        </div>
      )}
      {watch !== null && (
        <details class="lobby-promise">
          <summary>{words.watchLink}</summary>
          <CopyLink
            label={words.watchLink}
            help={words.watchHelp}
            href={hrefOf({ page: 'door', table, key: watch, as: 'watcher' })}
            onSaid={notify}
          />
        </details>
      )}
      <TvLink />
      {isLarge && url !== null && (
        <Dialog title={texts.title} kind="sheet" onClose={() => setLarge(false)}>
          <div class="lobby-large-code">
            <QrCode text={url} label={words.code} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
