/** The player's own desk: dice and verbs, dossiers, the hand, the covered objective. */
import { dieSpot } from './aims.ts';
import { Die } from './die.tsx';
import { Dossiers } from './dossier.tsx';
import { Hand } from './hand.tsx';
import { Knife } from './others.tsx';
import { Crossroads, Secret } from './secret.tsx';
import { useBoard } from './table.ts';
import { lookOf, Touch } from './touch.tsx';
import { Verbs } from './verbs.tsx';

export function Desk() {
  return (
    <div class="ln-desk" data-mark="desk">
      <div class="ln-row">
        <Dice />
        <Verbs />
      </div>
      <div class="ln-mine">
        <Dossiers />
        <Hand />
        <Crossroads />
        <Secret />
      </div>
    </div>
  );
}

export function Dice() {
  const board = useBoard();
  const { view, own, words, texts } = board;
  const { dice, spent } = view.players[own]!;
  return (
    <div class="ln-dice" data-mark="dice">
      <span class="ln-dice-label">{words.yourDice}</span>
      {view.first === own && <Knife />}
      {dice.map((value, i) => (
        <span key={`d${i}`} class={`ln-own-die ${lookOf(board, dieSpot(value))}`}>
          <Die value={value} />
          {dice.indexOf(value) === i && <Touch spot={dieSpot(value)} label={`${texts.labels.dice}: ${value}`} />}
        </span>
      ))}
      {spent.map((value, i) => (
        <span key={`s${i}`} class="ln-spent-die" title={texts.labels.usedDice}>
          <Die value={value} spent />
        </span>
      ))}
    </div>
  );
}
