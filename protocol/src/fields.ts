/** What the fields of messages may hold: ids, numbers, lines that people write, choices of any game. */
import type { Choice, Phrase } from '@horda/kernel';
import { z } from 'zod';
import { DEEPEST_CHOICE, isShallow, MOST_PICKS } from './choices.ts';
import { faultOfLine, LONGEST_CHAT, LONGEST_NAME, plainLine } from './lines.ts';

/** 128 bits, as letters. */
const SECRET = /^[A-Za-z0-9_-]{22}$/;
const Secret = z.string().regex(SECRET, 'must be 22 letters, digits, - or _').describe('22 letters, digits, - or _');
export const TableId = Secret;
export const Key = Secret;
export const CommandId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _')
  .describe('1 to 64 letters, digits, - or _');
export const Seq = z
  .int()
  .min(0)
  .max(2 ** 31);
export const SeatNumber = z.int().min(0).max(15);
/** A hash, as the kernel writes it. */
export const Mark = z.string().regex(/^[0-9a-f]{14}$/);
export const BotName = z.string().min(1).max(32);

const line = (most: number) =>
  z
    .string()
    .max(most * 4)
    .describe(`a line of 1 to ${most} characters`)
    .transform(plainLine)
    .superRefine((text, issues) => {
      const message = faultOfLine(text, most);
      if (message !== null) issues.addIssue({ code: 'custom', message });
    });

export const PlayerName = line(LONGEST_NAME);
export const ChatText = line(LONGEST_CHAT);
/** A seat's own share in chance: any text. */
export const Entropy = z.string().max(64);

/** A choice of any game; the table checks whether it is offered. */
export const ChoiceData = z
  .looseObject({ do: z.string().max(64) })
  .refine(
    (choice) => isShallow(choice, DEEPEST_CHOICE),
    `must not be nested deeper than ${DEEPEST_CHOICE}`,
  ) as unknown as z.ZodType<Choice>;
/** A quick phrase of any game; the table checks whether the game has it. */
export const PhraseData = z
  .looseObject({ say: z.string().max(64) })
  .refine((phrase) => isShallow(phrase, 1), 'must not hold lists or objects') as unknown as z.ZodType<Phrase>;
export const Picks = z.array(ChoiceData).max(MOST_PICKS) as unknown as z.ZodType<readonly Choice[]>;

/** The game's settings by their ids. */
export const Options = z.record(z.string().max(32), z.union([z.string().max(64), z.boolean()]));
