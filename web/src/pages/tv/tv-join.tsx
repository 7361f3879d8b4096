/** The code that seats people, with what to do with it. */
import { useSettings } from '../../app/settings.tsx';
import { QrCode } from '../../art/qr-code.tsx';
import { useSession } from '../../table/session.ts';
import { isReachable, joinLink } from './tv-links.ts';
import { TV } from './text/of.ts';

export function TvJoin() {
  const session = useSession();
  const words = TV[useSettings().language];
  const link = joinLink(session);
  if (link === null) return null;
  return (
    <section class="tv-join" aria-label={words.join}>
      <div class="tv-code">
        <QrCode text={link} label={words.code} />
      </div>
      <h2 class="stencil">{words.join}</h2>
      {session.info.listed && (
        <p class="typed">
          {words.orOpen} <b>{location.host}</b>
        </p>
      )}
      <p>{isReachable(location.hostname) ? words.joinHelp : words.onlyHere}</p>
    </section>
  );
}
