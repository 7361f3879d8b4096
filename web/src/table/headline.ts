/** Who won, as a headline. */
import type { Language } from '@horda/parts';
import type { TableSession } from './session.ts';
import type { EndWords } from './text/end/words.ts';

export function winnersOf({ outcome }: TableSession['info']): readonly number[] {
  return (outcome ?? []).flatMap((share, seat) => (share > 0 ? [seat] : []));
}

type Told = Pick<TableSession, 'info' | 'seat' | 'name'>;

/** For games that all win or lose together. `you`: how many play, with the reader; 0: the reader only watches. */
function headlineOfAll(won: boolean, you: number, words: EndWords): string {
  if (you === 0) return won ? words.allWin : words.allLose;
  if (you === 1) return won ? words.youWin : words.youLose;
  return won ? words.weWin : words.weLose;
}

export function headlineOf({ info, seat, name }: Told, together: boolean, words: EndWords, language: Language): string {
  if (info.status === 'abandoned') return words.abandoned;
  const winners = winnersOf(info);
  if (together) return headlineOfAll(winners.length > 0, seat === null ? 0 : info.seats.length, words);
  const youWin = seat !== null && winners.includes(seat);
  return seat === null || youWin ? wonBy({ info, seat, name }, words, language) : words.youLose;
}

/** Below the headline of those who lost: who won. */
export function winnersLine(told: Told, together: boolean, words: EndWords, language: Language): string | null {
  const { info, seat } = told;
  const youLose = seat !== null && !winnersOf(info).includes(seat);
  return info.status === 'abandoned' || together || !youLose ? null : wonBy(told, words, language);
}

function wonBy({ info, seat, name }: Told, words: EndWords, language: Language): string {
  const winners = winnersOf(info);
  const youWin = seat !== null && winners.includes(seat);
  if (winners.length === 0) return words.nobody;
  const others = winners.filter((each) => each !== seat || !youWin).map(name);
  const names = new Intl.ListFormat(language === 'pl' ? 'pl' : 'en-GB').format(others);
  if (winners.length === 1) return youWin ? words.youWin : words.wins(names);
  if (youWin && winners.length === info.seats.length) return words.together;
  return youWin ? words.youShare(names) : words.share(names);
}
