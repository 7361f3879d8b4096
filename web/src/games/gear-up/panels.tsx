/** Panels over the clipboard for other questions: damage, the price of an ability, zombies to share out. */
import type { Choice } from '@horda/gear-up/state';
import { Icon } from '../../art/icon.tsx';
import { offered } from '../parts/offered.ts';
import { ICON } from './icons.ts';
import { useBoard } from './table.ts';

export function Panel() {
  const { ask } = useBoard();
  if (ask?.prompt === 'damage.block' || ask?.prompt === 'ability.pay') return <PricePanel options={ask.options} />;
  return null;
}

/** How much armour takes, or what is paid; every option is a line. */
function PricePanel({ options }: { readonly options: readonly Choice[] }) {
  const { view, words, texts, name, choose, hinted, ask } = useBoard();
  const isDamage = ask?.prompt === 'damage.block';
  return (
    <div class="gu-panel" data-mark="price">
      <h3 class="gu-panel-title stencil">{isDamage ? words.damage.title : words.pay.title}</h3>
      <p class="typed">{texts.prompt(ask?.prompt ?? '', view, name)}</p>
      <div class="gu-prices">
        {options.map((choice) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            class="gu-price"
            data-choosable="true"
            {...offered(options, choice)}
            onClick={() => choose(choice)}
          >
            <Icons choice={choice} />
            {texts.option(choice, view, name)}
            {hinted.some((named) => JSON.stringify(named) === JSON.stringify(choice)) && (
              <span class="gu-pencilled">{words.hint}</span>
            )}
          </button>
        ))}
      </div>
    </div>
  );
}

function Icons({ choice }: { readonly choice: Choice }) {
  if (choice.do === 'block')
    return (
      <span class="gu-price-icons" aria-hidden="true">
        {choice.armour === 0 ? (
          <Icon body={ICON.health} />
        ) : (
          Array.from({ length: Math.min(choice.armour, 6) }, (_, i) => <Icon key={i} body={ICON.armour} />)
        )}
      </span>
    );
  if (choice.do === 'pay')
    return (
      <span class="gu-price-icons" aria-hidden="true">
        <Icon body={ICON[choice.with]} />
      </span>
    );
  return null;
}
