/** Who sits where. */
import { useSettings } from '../../app/settings.tsx';
import { seatLetter, SeatMark } from '../../art/marks.tsx';
import type { AnyWebGame } from '../../games/web-game.ts';
import type { BackendKind } from '../../backend/backend.ts';
import { botsOf, NameField, Pick, Ticks } from '../form/fields.tsx';
import { Box } from '../form/form-page.tsx';
import { TV } from '../tv/text/of.ts';
import { chairsOf, ownSeat, usualSeats, withChair, withSeats, type Plan } from './plan.ts';

/** The entry for a person in the list of bots. */
const PERSON = '';

interface SeatsProps {
  readonly game: AnyWebGame;
  readonly host: BackendKind;
  readonly plan: Plan;
  change(plan: Plan): void;
  readonly noName: boolean;
}

export function SeatsPart(props: SeatsProps) {
  const { game, host, plan, change } = props;
  const { words: allWords, language } = useSettings();
  const words = allWords.pages.newTable;
  const solo = host === 'local' && plan.save === null ? (game.solo?.[language] ?? null) : null;
  const isSolo = solo !== null && plan.seats === 1;
  const [least, most] = game.players;
  const fewest = solo === null ? least : 2;
  const sizes = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  return (
    <Box title={words.who}>
      {solo !== null && (
        <Ticks
          label={words.company}
          value={isSolo}
          stacked
          ticks={[
            { value: true, label: solo },
            { value: false, label: words.withOthers },
          ]}
          onChange={(alone) => change(withSeats(plan, alone ? 1 : usualSeats(game), game.options))}
        />
      )}
      {plan.save === null && !isSolo && sizes.length > 1 && (
        <Ticks
          label={words.howMany}
          value={plan.seats}
          ticks={sizes.map((size) => ({ value: size, label: <span class="new-size stencil">{size}</span> }))}
          onChange={(seats) => change(withSeats(plan, seats, game.options))}
        />
      )}
      {host === 'online' && (
        <Ticks
          label={TV[language].where}
          {...(plan.television ? { help: TV[language].oneScreenHelp } : {})}
          value={plan.television}
          ticks={[
            { value: false, label: TV[language].everywhere },
            { value: true, label: TV[language].oneScreen },
          ]}
          onChange={(television) => change({ ...plan, television })}
        />
      )}
      <ol class="new-chairs">
        {chairsOf(plan).map((_, seat) => (
          <Row key={seat} {...props} seat={seat} />
        ))}
      </ol>
    </Box>
  );
}

function Row({ host, plan, change, noName, seat }: SeatsProps & { readonly seat: number }) {
  const { words, name, change: set } = useSettings();
  const { newTable, form } = words.pages;
  const { levels } = words.common;
  const chair = chairsOf(plan)[seat]!;
  const letter = seatLetter(seat);
  const isOwn = seat === ownSeat(plan);
  const person = host === 'local' ? newTable.person : isOwn ? newTable.you : newTable.friend;
  const named = host === 'local' ? chair.name : name;
  const rename = (next: string): void => {
    // The name of the first one is remembered for the next table.
    if (isOwn) set({ name: next });
    change(withChair(plan, seat, { name: next }));
  };
  return (
    <li class="new-chair">
      <SeatMark seat={seat} tone="ink" />
      <Pick
        label={newTable.seatOf(letter)}
        hidesLabel
        value={chair.bot ?? PERSON}
        choices={[[PERSON, person], ...botsOf(levels).map((bot) => [bot, levels[bot]!] as const)]}
        onChange={(bot) => change(withChair(plan, seat, { bot: bot === PERSON ? null : bot }))}
      />
      {chair.bot === null && (host === 'local' || isOwn) && (
        <NameField
          label={host === 'local' ? newTable.nameOf(letter) : form.name}
          hidesLabel
          placeholder={form.name}
          value={named}
          problem={noName && named.trim() === '' ? form.nameMissing : null}
          onChange={rename}
        />
      )}
      {chair.bot === null && host === 'online' && !isOwn && <span class="new-note typed">{newTable.friendHelp}</span>}
    </li>
  );
}
