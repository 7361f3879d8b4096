/** What would follow an option, told before it is chosen. */
import { foresee } from '@horda/bots';
import { same, type Ask, type Choice, type Seat } from '@horda/kernel';
import { sureIn } from '@horda/parts';
import type { Shell } from '../shell.ts';
import { quoted } from '../terminal/width.ts';
import { meant } from './meant.ts';
import { handlesOf, optionTexts } from './question.ts';
import type { Session } from './session.ts';

/** Null: the words of the choice say all that is known. */
export function aheadOf(session: Session, ask: Ask<Choice>, choice: Choice, { language }: Shell): string | null {
  const { entry, names, state } = session;
  const { seat } = ask;
  const view = entry.game.view(state, seat);
  const name = (player: Seat): string => names[player]!;
  const texts = entry.texts[language];
  if (entry.foretell !== undefined) return entry.foretell(language, texts, choice, view, name);
  const sure = foresee(entry.game, state, seat, choice);
  return sureIn(sure.map((e) => texts.event(e, name, view)));
}

/** What follows the option that `typed` names by its handle or by words. */
export function followsFrom(session: Session, seat: Seat, ask: Ask<Choice>, typed: string, shell: Shell): string {
  const { words } = shell;
  const handles = handlesOf(session, seat, ask, shell);
  const options = optionTexts(session, seat, ask, shell);
  const view = session.entry.game.view(session.state, seat);
  const numbered = handles.indexOf(typed.trim());
  const [named] = numbered >= 0 ? [] : meant(session, ask.options, typed, view);
  const at = numbered >= 0 ? numbered : ask.options.findIndex((option) => named !== undefined && same(option, named));
  const choice = ask.options[at];
  if (choice === undefined)
    return typed === '' ? words.play.thenWhich(handles[0]!) : words.play.thenUnknown(quoted(typed), handles[0]!);
  const option = words.play.option(handles[at]!, options[at]!);
  const told = aheadOf(session, ask, choice, shell);
  return told === null ? words.play.thenNothing(option) : words.play.thenTold(option, told);
}
