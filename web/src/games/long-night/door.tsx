/** An entrance: the dead before it, barricades and traps, and its free spaces. */
import type { PlaceNo } from '@horda/long-night/state';
import { memo } from '../../art/memo.ts';
import { Picture } from '../../art/picture.tsx';
import { zombie } from '../../art/portraits.ts';
import { doorSpot } from './aims.ts';
import { special } from './drawings/people.ts';
import { barricade, trap } from './drawings/pieces.ts';
import { useBoard } from './table.ts';
import { lookOf, readinessOf, Touch, TouchOrLook } from './touch.tsx';

const ZombieFace = memo(function ZombieFace({ seed }: { readonly seed: number }) {
  return <Picture markup={zombie(seed, 'regular')} />;
});
const SpecialFace = memo(function SpecialFace({ experiment }: { readonly experiment: number }) {
  return <Picture markup={special(experiment)} />;
});
const Boards = memo(function Boards({ seed }: { readonly seed: number }) {
  return <Picture box="0 0 50 60" markup={barricade(seed)} />;
});
const Dynamite = memo(function Dynamite({ seed }: { readonly seed: number }) {
  return <Picture box="0 0 50 60" markup={trap(seed)} />;
});

const times = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

export function Door({ place, entrance }: { readonly place: PlaceNo; readonly entrance: number }) {
  const board = useBoard();
  const { view, content, texts, words } = board;
  const { zombies, barricades, traps, special: loose } = view.places[place]!.entrances[entrance]!;
  const spot = doorSpot(place, entrance);
  const empty = Math.max(0, content.places[place]!.entranceSpaces - zombies - barricades - traps - loose.length);
  const seed = place * 31 + entrance * 7;
  const where = words.door(texts.names.place(place), view.places[place]!.entrances.length > 1 ? entrance + 1 : null);
  return (
    <div class={`ln-door ${lookOf(board, spot)}`} data-mark={spot}>
      <span class="unseen">{words.doorHas(where, zombies, barricades, traps)}</span>
      {times(zombies).map((i) => (
        <div
          key={`z${i}`}
          class={`ln-figure ln-zombie ${lookOf(board, `${spot}-zombie`)}`}
          data-piece={`${spot}-z${i}`}
        >
          <ZombieFace seed={seed + i} />
          <Touch spot={`${spot}-zombie`} label={`${texts.labels.zombies}: ${where}`} />
        </div>
      ))}
      {loose.map((experiment, i) => (
        <div
          key={`s${i}`}
          class={`ln-figure ln-special ${lookOf(board, `${spot}-special`)}`}
          data-piece={`special-${experiment}-${i}`}
          data-read={`special-${experiment}`}
        >
          <SpecialFace experiment={experiment} />
          <b>{texts.names.experiment(experiment)}</b>
          <TouchOrLook
            spot={`${spot}-special`}
            piece={`special-${experiment}`}
            label={`${texts.names.experiment(experiment)}: ${where}`}
          />
        </div>
      ))}
      {times(barricades).map((i) => (
        <div
          key={`b${i}`}
          class="ln-figure ln-boards"
          data-explain={texts.labels.barricade}
          data-piece={`${spot}-b${i}`}
        >
          <Boards seed={seed + i} />
        </div>
      ))}
      {times(traps).map((i) => (
        <div key={`t${i}`} class="ln-figure ln-trap" data-explain={texts.labels.trap} data-piece={`${spot}-t${i}`}>
          <Dynamite seed={seed + i} />
        </div>
      ))}
      {times(empty).map((i) => (
        <div key={`e${i}`} class={`ln-figure ln-mat ${i === 0 ? lookOf(board, `${spot}-empty`) : ''}`}>
          {i === 0 && <Touch spot={`${spot}-empty`} label={where} />}
        </div>
      ))}
      {readinessOf(board, spot) !== 'rest' && <Touch spot={spot} label={where} />}
    </div>
  );
}
