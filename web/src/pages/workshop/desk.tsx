/** One pack being typed in: its cards at the left, the form of one card in the middle, its proof at the right. */
import { plainForm } from '@horda/parts/form';
import { useRef, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { usePageHeading } from '../../app/use-page-heading.ts';
import { FormTop } from '../form/form-page.tsx';
import { Actions, useTrial } from './actions.tsx';
import { CardForm } from './card-form.tsx';
import { CardList, firstCard, type Chosen } from './card-list.tsx';
import { Counts } from './counts.tsx';
import { cardsOf, formAt, withCard, withCopy } from './draft/decks.ts';
import { pathOf, stepsOf, valueAt, withValue, type Steps } from './draft/paths.ts';
import type { Draft } from './draft/store.ts';
import { templateOf } from './drafts-page.tsx';
import { FormContext, idOf, type FormDesk } from './form/context.ts';
import { Field, Inner } from './form/field.tsx';
import { Head } from './head.tsx';
import { ProofPart } from './proof.tsx';
import { StudyPart } from './study/study-part.tsx';
import { useWorkshopWords } from './text/of.ts';
import { useDraft } from './use-draft.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import type { Shop } from './workshop-page.tsx';
import './desk.css';
import './desk-form.css';
import './desk-phone.css';

export function Desk(props: { readonly shop: Shop; readonly draft: Draft; onLeave(): void }) {
  const { shop, draft, onLeave } = props;
  const { game, workshop } = shop;
  const words = useWorkshopWords();
  const { language } = useSettings();
  const heading = usePageHeading(words.title);
  const typing = useDraft(shop, draft);
  const { file, problems, change } = typing;
  const trial = useTrial(shop, typing.pack);
  const [chosen, setChosen] = useState<Chosen>(() => {
    const deck = workshop.decks.find((each) => firstCard(shop, typing, each) !== null) ?? workshop.decks[0]!;
    return { deck, card: firstCard(shop, typing, deck) };
  });
  /** On a phone either the list or one card is shown. */
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const cards = cardsOf(workshop.form, file, chosen.deck);
  const at = cards.findIndex(({ steps }) => chosen.card !== null && pathOf(steps) === pathOf(chosen.card));
  const card = cards[at] ?? null;

  const desk: FormDesk = {
    parts: { Field, Inner },
    words,
    terms: workshop.terms[language],
    language,
    file,
    problemsAt: (path) => problems.filter((each) => each.path === path),
    set: (steps, value) => change(withValue(file, steps, value), pathOf(steps)),
  };
  const focusSoon = (id: string): void => {
    // The field is there only after the next drawing.
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
  };
  const choose = (next: Chosen): void => {
    setChosen(next);
    setOpen(next.card !== null);
    setSaid('');
  };
  const form = useRef<HTMLElement>(null);
  const enter = (): void => {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus());
  };
  const add = (key: string | null): void => {
    const like = key === null ? null : (valueAt(templateOf(shop), [...stepsOf(chosen.deck), key]) ?? null);
    const added = withCard(workshop.form, file, chosen.deck, key, like);
    change(added.file, '');
    choose({ deck: chosen.deck, card: added.card });
    enter();
  };
  const double = (): void => {
    if (card === null || typeof card.key !== 'number') return;
    const copied = withCopy(file, card.steps);
    change(copied.file, '');
    choose({ deck: chosen.deck, card: copied.card });
    enter();
  };
  const remove = (title: string): void => {
    if (card === null) return;
    change(withValue(file, card.steps, undefined), '');
    const next = cards[at + 1] ?? cards[at - 1];
    const isLater = next !== undefined && typeof next.key === 'number' && next === cards[at + 1];
    setChosen({ deck: chosen.deck, card: next === undefined ? null : isLater ? card.steps : next.steps });
    setSaid(words.removedCard(title));
  };
  const goOn = (): void => {
    const next = cards[at + 1];
    if (next === undefined) return;
    choose({ deck: chosen.deck, card: next.steps });
    enter();
  };
  const [walked, setWalked] = useState(-1);
  const toProblem = (): void => {
    if (problems.length === 0) return;
    const n = (walked + 1) % problems.length;
    setWalked(n);
    const { deck, card: wrong, path } = problems[n]!;
    if (deck !== null) choose({ deck, card: wrong ?? firstCard(shop, typing, deck) });
    if (wrong === null) setOpen(false);
    focusSoon(idOf(wrong === null && deck !== null ? deck : path));
  };
  const onKeyDown = useDeskKeys({ next: goOn, double, toProblem, undo: typing.undo });
  const cardForm = card === null ? null : formAt(workshop.form, file, card.steps);
  return (
    <FormContext.Provider value={desk}>
      <div class="ws-desk" data-open={isOpen} onKeyDown={onKeyDown}>
        <FormTop />
        <main class="ws-main">
          <Head
            heading={heading}
            title={game.texts[language].title}
            typing={typing}
            trial={trial}
            at={Math.min(walked + 1, problems.length - 1)}
            onLeave={onLeave}
            onProblem={toProblem}
          />
          <CardList shop={shop} typing={typing} chosen={chosen} choose={choose} add={add} enter={enter} />
          <section ref={form} class="sheet ws-form" aria-label={words.cardOf(at + 1, cards.length)}>
            <button type="button" class="button ws-back" onClick={() => setOpen(false)}>
              {words.allCards}
            </button>
            {card === null || cardForm === null ? (
              <p>{said || words.chooseCard}</p>
            ) : (
              <CardForm
                shop={shop}
                deck={chosen.deck}
                card={card}
                number={[at + 1, cards.length]}
                form={plainForm(cardForm)}
                said={said}
                canUndo={typing.canUndo}
                onUndo={typing.undo}
                onDouble={typeof card.key === 'number' ? double : null}
                onRemove={canRemove(cardForm !== null, card.steps, workshop.form) ? remove : null}
                onNext={at + 1 < cards.length ? goOn : null}
              />
            )}
          </section>
          <ProofPart
            shop={shop}
            card={card === null ? null : { deck: chosen.deck, id: card.key, value: card.value, content: file }}
          />
          <Counts shop={shop} />
          <StudyPart game={game} workshop={workshop} pack={typing.pack} />
          <Actions shop={shop} typing={typing} trial={trial} />
          <p class="ws-small-type ws-keys">{words.keys}</p>
        </main>
      </div>
    </FormContext.Provider>
  );
}

/** A card that the game needs by its id stays; so does a part that is no card. */
function canRemove(isThere: boolean, steps: Steps, form: Shop['workshop']['form']): boolean {
  if (!isThere || steps.length < 2) return false;
  const deck = formAt(form, {}, steps.slice(0, -1));
  const plain = deck === null ? null : plainForm(deck);
  return (
    plain !== null && (plain.is === 'list' || plain.is === 'entries' || (plain.is === 'byId' && plain.all !== true))
  );
}
