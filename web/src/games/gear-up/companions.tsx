/** Solo play: three companions as small cards, face up until they are used. */
import { Picture } from '../../art/picture.tsx';
import { survivorFace } from './faces.ts';
import { Shape } from './shape.tsx';
import { figureNamed, useBoard } from './table.ts';

export function Companions() {
  const { view, content, texts, words } = useBoard();
  const row = view.turn === 0 ? null : view.row[view.turn - 1];
  const isTheirTurn = typeof row === 'number' && content.turnCards[row]?.companion === true;
  return (
    <ul class="gu-companions" aria-label={words.dossier.companions} data-mark="companions">
      {view.companions.map(({ companion, ready }) => {
        const printed = content.companions[companion]!;
        const place = content.survivors.findIndex(({ id }) => id === printed.id);
        return (
          <li
            key={companion}
            class={`gu-companion ${ready ? '' : 'gu-companion-used'} ${isTheirTurn && ready ? 'gu-companion-now' : ''}`}
          >
            <span class="gu-companion-photo">
              <Picture markup={survivorFace(printed.id, place)} />
            </span>
            <span class="gu-companion-say">
              <b class="stencil">{texts.companion(companion)}</b>
              <Shape figure={figureNamed(content, printed.shape)} />
              <small title={texts.effects[printed.effect].text}>{texts.effects[printed.effect].name}</small>
              <span class="unseen">{ready ? texts.labels.companionReady : texts.labels.companionUsed}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
