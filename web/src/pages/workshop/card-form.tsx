/** The form of one card. */
import type { PlainForm } from '@horda/parts/form';
import { titleOf } from './card-list.tsx';
import type { Card } from './draft/decks.ts';
import { pathOf } from './draft/paths.ts';
import { deckName, idOf, useDesk } from './form/context.ts';
import { Inner } from './form/field.tsx';
import { Notes } from './form/note.tsx';
import type { Shop } from './workshop-page.tsx';

export function CardForm(props: {
  readonly shop: Shop;
  readonly deck: string;
  readonly card: Card;
  readonly number: readonly [number, number];
  readonly form: PlainForm;
  readonly said: string;
  readonly canUndo: boolean;
  onUndo(): void;
  readonly onDouble: (() => void) | null;
  readonly onRemove: ((title: string) => void) | null;
  readonly onNext: (() => void) | null;
}) {
  const { shop, deck, card, form, number, onDouble, onRemove, onNext } = props;
  const desk = useDesk();
  const { words, terms, language } = desk;
  const title = titleOf(shop, deck, card, language, words.unnamed(number[0]));
  const path = pathOf(card.steps);
  const isValue = !['object', 'kinds', 'ways', 'list', 'byId', 'entries'].includes(form.is);
  return (
    <>
      <h2 class="ws-form-title stencil">
        {words.cardOf(...number)} <small>{deckName(desk, deck)}</small>
      </h2>
      <p class="ws-form-name" id={isValue ? undefined : idOf(path)} tabIndex={-1}>
        {title}
      </p>
      {!isValue && <Notes path={path} id={`${idOf(path)}-note`} />}
      <Inner
        key={path}
        form={form}
        value={card.value}
        steps={card.steps}
        name={isValue ? 'copies' : String(card.key)}
        label={isValue ? (terms.fields['copies'] ?? 'copies') : title}
        optional={false}
      />
      <div class="ws-form-foot">
        <button type="button" class="button" disabled={!props.canUndo} onClick={props.onUndo}>
          {words.undo}
        </button>
        {onDouble !== null && (
          <button type="button" class="button" onClick={onDouble}>
            {words.double}
          </button>
        )}
        {onRemove !== null && (
          <button type="button" class="button" onClick={() => onRemove(title)}>
            {words.removeCard}
          </button>
        )}
        {onNext !== null && (
          <button type="button" class="button ws-next" onClick={onNext}>
            {words.next}
          </button>
        )}
        <span role="status">{props.said}</span>
      </div>
    </>
  );
}
