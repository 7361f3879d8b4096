/**
 * Standing offers at a keyboard: nobody waits for them, and the keyboard is not passed on for them. Every player with
 * an offer is named, which reveals nothing. A player takes one up with `offer`, behind the cover if others are there.
 */
import { openAsks, type Ask, type Choice, type Seat } from '@horda/kernel';
import type { ExitCode } from '../complaint.ts';
import { print, type Shell } from '../shell.ts';
import { INTERRUPTED } from '../terminal/input.ts';
import { seatNamed } from './keyboard.ts';
import { inputEnded, leave } from './leaving.ts';
import type { TerminalTable } from './loop.ts';
import { readOrder } from './orders.ts';
import { offerTo, type Session } from './session.ts';

/** The people at this keyboard who have an offer. */
export function offeredHere({ state, kinds }: Session): readonly Seat[] {
  return [...kinds.keys()].filter((seat) => kinds[seat] === 'human' && offerTo(state, seat) !== null);
}

/** The lines that tell `seat` about its own offers and those of others. */
export function offerLines(session: Session, seat: Seat, { language, words }: Shell): readonly string[] {
  const { entry, names, state, taking } = session;
  if (taking === seat) return [];
  const own = offerTo(state, seat);
  const others = offeredHere(session).filter((other) => other !== seat);
  const name = (player: Seat): string => names[player]!;
  return [
    ...(own === null
      ? []
      : [words.play.ownOffer(entry.texts[language].prompt(own.prompt, entry.game.view(state, seat), name))]),
    ...(others.length === 0 ? [] : [words.play.othersOffered(others.map(name))]),
  ];
}

/** Takes up the offer of the player whom `typed` names, or of `seat`; returns the reason if that fails. */
export function takeUp(session: Session, seat: Seat | null, typed: string, { words }: Shell): string | null {
  const offered = offeredHere(session);
  if (offered.length === 0) return words.play.noOffer;
  const own = typed === '' && seat !== null && offered.includes(seat) ? seat : null;
  const one = own ?? (typed === '' && offered.length === 1 ? offered[0]! : seatNamed(session, offered, typed));
  if (one === null) return words.play.othersOffered(offered.map((each) => session.names[each]!));
  session.taking = one;
  session.typed = [];
  return null;
}

/** A key for the present offers to people; empty: none. When it changes, bots wait until people know of the offers. */
export function newsOfOffers({ state, kinds }: Session): string {
  return [...kinds.keys()]
    .filter((seat) => kinds[seat] === 'human')
    .flatMap((seat) => openAsks(state, seat))
    .flatMap(({ seat, offer }: Ask<Choice>) => (offer === undefined ? [] : [`${seat}:${offer.since}`]))
    .join();
}

/** Tells people about offers before bots go on; a single person sees the offer. An exit code if somebody leaves. */
export async function tellOfOffers(table: TerminalTable): Promise<ExitCode | null> {
  const { session, shell, input, face } = table;
  const offered = offeredHere(session);
  const isAlone = session.kinds.filter((kind) => kind === 'human').length === 1;
  if (isAlone) {
    session.taking = offered[0]!;
    return null;
  }
  let notice: string | null = null;
  for (;;) {
    face.cover();
    if (notice !== null) print(notice);
    print(shell.words.play.othersOffered(offered.map((seat) => session.names[seat]!)));
    const line = await input.line(shell.words.play.next);
    if (line === null) return inputEnded(table);
    if (line === INTERRUPTED) {
      const leaving = await leave(table);
      if ('leave' in leaving) return leaving.leave;
      notice = leaving.notice;
      continue;
    }
    const order = readOrder(line);
    if (order.kind === 'nothing') return null;
    const isOffer = order.kind === 'command' && order.name === 'offer';
    notice = takeUp(session, null, isOffer ? order.rest : line.trim(), shell);
    if (notice === null) return null;
  }
}
