/** Frames for a socket: good ones as they come up in play, and all the ways in which they can be bad. */
import { draw, type Choice } from '@horda/kernel';
import type { ClientFrame, Command, Question } from '@horda/protocol';
import { LONGEST_FRAME } from '@horda/protocol/schemas';
import { any, type Dice, newId, oddValue, oneIn, randomBytes, spoilt, spoiltText, textOf } from './odd.ts';
import { anyone, type Place } from './place.ts';

export type Message =
  | { readonly kind: string; readonly text: string; readonly id: string | null; readonly pieces?: true }
  | { readonly kind: string; readonly bytes: Buffer; readonly binary: boolean }
  /** Written to the wire as it is: no frame at all, or one that the protocol of sockets forbids. */
  | { readonly kind: string; readonly wire: Buffer };

/** After these the server closes the socket, whatever comes next. */
export const CLOSING: readonly string[] = ['wire', 'brokenUtf8', 'giant'];

interface View {
  readonly asks: readonly { readonly seat: number; readonly answered: boolean; readonly own: Own | null }[];
}
interface Own {
  readonly min: number;
  readonly max: number;
  readonly options: readonly Choice[];
}

/** The question that `who` has to answer, as it was told. */
function ownAsk({ seen }: Place, who: string): Own | null {
  const view = seen.get(who)?.view as View | null | undefined;
  return view?.asks.find(({ seat, own, answered }) => String(seat) === who && own !== null && !answered)?.own ?? null;
}

function picks(dice: Dice, place: Place, who: string): Choice[] {
  const own = ownAsk(place, who) ?? ownAsk(place, anyone(dice, place));
  if (own === null) return [{ do: 'end' }];
  const left = [...own.options];
  const count = Math.min(left.length, own.min + draw(dice, own.max - own.min + 1));
  return Array.from({ length: count }, () => left.splice(draw(dice, left.length), 1)[0]!);
}

function command(dice: Dice, place: Place, who: string): Command {
  const tick = place.seen.get(who)?.askedAt ?? 0;
  switch (draw(dice, 14)) {
    case 0:
      return { do: 'undo', askedAt: tick };
    case 1:
      if (oneIn(dice, 3)) return { do: 'propose', what: 'handOver', seat: draw(dice, 4) };
      return { do: 'propose', what: oneIn(dice, 12) ? 'abandon' : 'undo' };
    case 2:
      return { do: 'vote', proposal: draw(dice, 40), yes: oneIn(dice, 2) };
    case 3:
      return oneIn(dice, 2)
        ? { do: 'say', text: 'hello there' }
        : { do: 'phrase', phrase: { say: any(dice, ['thanks', 'trust', 'toString']) } };
    case 4:
      return oneIn(dice, 4)
        ? { do: 'handOver', bot: any(dice, ['random', 'random', 'greedy', 'nobody']) }
        : { do: 'takeBack' };
    case 5:
      return oneIn(dice, 20) ? { do: 'leave' } : { do: 'takeBack' };
    case 6:
      return any<Command>(dice, [
        oneIn(dice, 2) ? { do: 'start' } : { do: 'start', entropy: 'any text' },
        { do: 'free', seat: 1 },
        { do: 'seatBot', seat: draw(dice, 3), bot: 'random' },
        { do: 'change', hints: draw(dice, 2) === 0 },
      ]);
    default:
      return { do: 'answer', askedAt: tick, picks: picks(dice, place, who) };
  }
}

function question(dice: Dice, place: Place, who: string): Question {
  const answers = place.seen.get(who)?.answers ?? 0;
  switch (draw(dice, 40)) {
    case 0:
      return { ask: 'hint' };
    case 1:
    case 2:
    case 3:
      return { ask: 'history', from: draw(dice, 30), to: draw(dice, 60) };
    case 4:
    case 5:
    case 6:
      return { ask: 'look', at: draw(dice, answers + 2), seat: any(dice, [null, 0, 1, 2, 15]) };
    default:
      // A question that takes no pick, too, may have none.
      return { ask: 'why', choice: picks(dice, place, who)[0] ?? { do: 'nothing' } };
  }
}

/** What somebody with this key might send in good faith. */
function good(dice: Dice, place: Place, who: string): ClientFrame {
  switch (draw(dice, 10)) {
    case 0:
      return { type: 'hello', protocol: 1, table: place.table, key: place.keys.get(who)!, seen: draw(dice, 20) };
    case 1:
      return { type: 'ping' };
    case 2:
    case 3:
      return { type: 'ask', id: newId(dice), question: question(dice, place, who) };
    default:
      return { type: 'do', id: newId(dice), command: command(dice, place, who) };
  }
}

/** The move that is awaited of `who`, so that games go on under fire; null: none is. */
export function move(dice: Dice, place: Place, who: string): Message | null {
  const { askedAt } = place.seen.get(who) ?? { askedAt: 0 };
  if (ownAsk(place, who) === null) return null;
  const answer: Command = { do: 'answer', askedAt, picks: picks(dice, place, who) };
  return text('good', JSON.stringify({ type: 'do', id: newId(dice), command: answer }));
}

/** Frames of this or another table that were sent before, to be sent again. */
const REMEMBERED = 200;

export function makeFrames(dice: Dice): (place: Place, who: string, others: readonly Place[]) => Message {
  const sent: ClientFrame[] = [];
  const remember = (frame: ClientFrame): ClientFrame => {
    sent[sent.length < REMEMBERED ? sent.length : draw(dice, REMEMBERED)] = frame;
    return frame;
  };
  return (place, who, others) => {
    const frame = remember(good(dice, place, who));
    switch (draw(dice, 100)) {
      case 0:
        return {
          kind: 'binary',
          bytes: oneIn(dice, 2) ? randomBytes(dice, 300) : Buffer.from(JSON.stringify(frame)),
          binary: true,
        };
      case 1:
        return oneIn(dice, 15)
          ? wire(dice)
          : { kind: 'noise', bytes: Buffer.from(randomBytes(dice, 200).toString('latin1')), binary: false };
      case 2:
        return oneIn(dice, 15)
          ? {
              kind: 'brokenUtf8',
              bytes: Buffer.concat([Buffer.from('{"type":"\xc3', 'latin1'), randomBytes(dice, 20)]),
              binary: false,
            }
          : text('deep', '['.repeat(draw(dice, 8_000)));
      case 3:
        return oneIn(dice, 15)
          ? text('giant', JSON.stringify({ ...frame, extra: 'x'.repeat(LONGEST_FRAME + draw(dice, 100_000)) }))
          : text('large', JSON.stringify({ ...frame, extra: 'x'.repeat(LONGEST_FRAME - 2_000) }));
      case 4:
        return { ...text('pieces', JSON.stringify(frame)), pieces: true };
      default:
        return framed(dice, place, others, sent, frame);
    }
  };
}

function framed(
  dice: Dice,
  place: Place,
  others: readonly Place[],
  sent: readonly ClientFrame[],
  frame: ClientFrame,
): Message {
  switch (draw(dice, 20)) {
    case 0:
    case 1:
      return text('good', JSON.stringify(frame));
    case 2:
    case 3: {
      const again = any(dice, sent);
      // A repeated hello would move the socket to a table that is not watched there.
      return again.type === 'hello' ? text('good', JSON.stringify(frame)) : text('again', JSON.stringify(again));
    }
    case 4:
    case 5: {
      const forged = good(dice, any(dice, others), anyone(dice, place));
      return forged.type === 'hello' ? forgedHello(dice, place, others) : text('foreign', JSON.stringify(forged));
    }
    case 6:
    case 7:
      return text('stale', JSON.stringify(stale(dice, frame)));
    case 8:
    case 9:
    case 10:
      return text('brokenJson', spoiltText(dice, JSON.stringify(frame)));
    case 11:
      return text(
        'unknown',
        textOf(
          dice,
          oneIn(dice, 2) ? oddValue(dice) : { ...frame, type: any(dice, ['', 'welcome', 'accepted', 'DO', 'eval']) },
        ),
      );
    case 12:
      return forgedHello(dice, place, others);
    default: {
      let value: unknown = frame;
      for (let times = 1 + draw(dice, 2); times > 0; times--) value = spoilt(dice, value);
      return text('spoilt', textOf(dice, value));
    }
  }
}

/** The key of one table for another, or a key that is none. */
function forgedHello(dice: Dice, place: Place, others: readonly Place[]): Message {
  const other = any(
    dice,
    others.filter((each) => each !== place),
  );
  const key = any(dice, [...other.keys.values(), 'A'.repeat(22), place.table]);
  return text('forged', JSON.stringify({ type: 'hello', protocol: 1, table: place.table, key, seen: 0 }));
}

function stale(dice: Dice, frame: ClientFrame): ClientFrame {
  if (frame.type !== 'do' || !('askedAt' in frame.command)) return frame;
  const askedAt = any(dice, [0, frame.command.askedAt - 1, frame.command.askedAt + 1, 2 ** 31]);
  return { ...frame, command: { ...frame.command, askedAt } };
}

function text(kind: string, words: string): Message & { readonly text: string } {
  return { kind, text: words, id: idOf(words) };
}

/** Whatever was done to the rest: under this id a command may be done. */
function idOf(words: string): string | null {
  try {
    const { id } = JSON.parse(words) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Reserved bits, unknown operations, no mask, lengths that lie. */
function wire(dice: Dice): Message {
  const bytes = any(dice, [
    Buffer.from([0xff, 0xff, 0xff]),
    Buffer.from([0x81, 0x05, 0x68, 0x65, 0x6c, 0x6c, 0x6f]),
    Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    Buffer.from([0x88, 0x81, 0, 0, 0, 0, 0x03]),
    Buffer.from([0x8b, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x80, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]),
    randomBytes(dice, 64),
  ]);
  return { kind: 'wire', wire: Buffer.concat([bytes, Buffer.from([0xff])]) };
}
