/** Gear Up in the workshop: everything that is printed. */
import { HOUSE } from '@horda/gear-up/content/house';
import { type Content, type ZombieCard } from '@horda/gear-up/content/content';
import { figureOf, gridOf } from '@horda/gear-up/geometry/geometry';
import { FORM } from '@horda/gear-up/pack-form';
import { en } from '@horda/gear-up/text/en';
import type { GearUpTexts } from '@horda/gear-up/text/messages';
import { pl } from '@horda/gear-up/text/pl';
import type { Language } from '@horda/parts';
import { Picture } from '../../art/picture.tsx';
import type { GameWorkshop, ProofProps, WorkshopCard, WorkshopTerms } from '../game-workshop.ts';
import { fieldOf, listOf, numberOf, ProofSheet, textOf } from '../parts/proof-sheet.tsx';
import { survivorFace } from './faces.ts';
import { Shape } from './shape.tsx';
import { SheetFace } from './sheet-face.tsx';
import { SmallGrid } from './small-grid.tsx';
import { TableContext, type GearUpBoard } from './table.ts';
import { WORDS } from './text/of.ts';
import { WORKSHOP_WORDS } from './text/workshop.ts';
import './workshop.css';

const TEXTS: Readonly<Record<Language, GearUpTexts>> = { pl, en };

/** The words of the game for a word of the file. */
function gameWord(language: Language, field: string, word: string): string | undefined {
  const { kinds, speeds, colours, marches, icons, furyBonuses, difficulties, effects } = TEXTS[language];
  const maps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: kinds,
    speed: speeds,
    track: speeds,
    colour: colours,
    march: marches,
    icons,
    fury: furyBonuses,
    difficulty: difficulties,
  };
  const named = maps[field]?.[word];
  if (named !== undefined) return named;
  const isEffect = Object.hasOwn(effects, word);
  if (isEffect) return effects[word as keyof typeof effects].name;
  return field === 'id' ? HOUSE.bosses.find(({ id }) => id === word)?.name[language] : undefined;
}

const terms = (language: Language): WorkshopTerms => ({
  ...WORKSHOP_WORDS[language],
  word: (field, word) =>
    gameWord(language, field, word) ?? WORKSHOP_WORDS[language].words[word] ?? (field === 'shape' ? word : null),
});

function title({ deck, id, value }: WorkshopCard, language: Language): string {
  const named = textOf(value, 'name', language);
  if (named !== '') return named;
  const { kinds, colours, difficulties } = TEXTS[language];
  const by = (map: Readonly<Record<string, string>>, field: string): string => map[textOf(value, field)] ?? '';
  if (deck === 'zombies') return by(kinds, 'kind');
  if (deck === 'turnCards') return by(colours, 'colour');
  if (deck === 'levels') return by(difficulties, 'difficulty');
  if (deck === 'spawnHelp') return WORKSHOP_WORDS[language].players(numberOf(value, 'players'));
  if (deck === 'spawnCards') return textOf(value, 'letter');
  if (deck === 'companions') return survivorNamed(textOf(value, 'id'), language);
  if (deck === 'tracks') return WORKSHOP_WORDS[language].decks['tracks']!;
  if (deck.startsWith('bossCards'))
    return listOf(value, 'icons')
      .map((icon) => gameWord(language, 'icons', String(icon)) ?? String(icon))
      .join(', ');
  return textOf(value, 'id') || String(id);
}

const survivorNamed = (id: string, language: Language): string =>
  HOUSE.survivors.find((one) => one.id === id)?.name[language] ?? id;

function numbers({ deck, value }: WorkshopCard, language: Language): string {
  if (deck === 'zombies') return TEXTS[language].speeds[textOf(value, 'speed') as ZombieCard['speed']] ?? '';
  if (deck === 'turnCards') return TEXTS[language].marches[textOf(value, 'march') as 'none'] ?? '';
  return '';
}

const rowsOf = (value: unknown, ...names: readonly string[]): readonly string[] => listOf(value, ...names).map(String);

function Proof(props: ProofProps) {
  const { deck, value, language } = props;
  if (deck === 'zombies') return <ZombieProof {...props} />;
  const heading = title(props, language);
  if (deck === 'shapes')
    return (
      <ProofSheet title={heading}>
        <div class="gu-proof-shape">
          <Shape figure={figureOf(rowsOf(value, 'rows'))} />
        </div>
      </ProofSheet>
    );
  if (deck === 'survivors') return <SurvivorProof {...props} />;
  if (deck === 'companions')
    return (
      <ProofSheet title={heading} caption={effectNamed(language, textOf(value, 'effect'))}>
        <ShapeNamed {...props} shape={textOf(value, 'shape')} />
      </ProofSheet>
    );
  if (deck === 'bosses')
    return (
      <ProofSheet title={heading}>
        {(['black', 'red'] as const).map((side) => (
          <figure key={side} class="gu-proof-board">
            <figcaption class="typed">{WORKSHOP_WORDS[language].words[side]}</figcaption>
            <Board
              rows={rowsOf(value, side, 'rows')}
              map={fieldOf(value, side, 'map') === null ? null : rowsOf(value, side, 'map')}
            />
          </figure>
        ))}
      </ProofSheet>
    );
  return <ProofSheet title={heading} rows={toldOf(value, language)} />;
}

/** A sheet on the street, with its grid. */
function ZombieProof({ value, language }: ProofProps) {
  const card = { ...(value as ZombieCard), rows: rowsOf(value, 'rows'), copies: 1 };
  if (!Object.hasOwn(TEXTS[language].kinds, card.kind)) throw new Error('a zombie of no known kind cannot be drawn');
  const pack: Content = { ...HOUSE, zombies: [card] };
  const view = { pack };
  const board = {
    view,
    content: pack,
    texts: TEXTS[language],
    words: WORDS[language],
    language,
  } as unknown as GearUpBoard;
  const printed = card.rows.join('').replaceAll(/[^d]/g, '').length;
  return (
    <TableContext.Provider value={board}>
      <div class="gu-proof-sheet">
        <div class="gu-sheet-face">
          <SheetFace card={0} damage={printed + numberOf(value, 'permanent')}>
            <Board rows={card.rows} map={null} />
          </SheetFace>
        </div>
      </div>
    </TableContext.Provider>
  );
}

function Board({ rows, map }: { readonly rows: readonly string[]; readonly map: readonly string[] | null }) {
  return <SmallGrid grid={gridOf(rows)} target={0} crossed={[]} planned={[]} shape={[]} map={map} />;
}

const effectNamed = (language: Language, effect: string): string => gameWord(language, 'effect', effect) ?? effect;

function ShapeNamed({ content, shape }: ProofProps & { readonly shape: string }) {
  const found = listOf(content, 'shapes').find((each) => textOf(each, 'id') === shape);
  return (
    <div class="gu-proof-shape gu-proof-small">
      <Shape figure={figureOf(rowsOf(found, 'rows'))} />
    </div>
  );
}

function SurvivorProof(props: ProofProps) {
  const { value, language, id } = props;
  return (
    <ProofSheet title={title(props, language)}>
      <div class="gu-proof-face">
        <Picture markup={survivorFace(textOf(value, 'id'), Number(id))} />
      </div>
      {listOf(value, 'weapons').map((weapon, n) => (
        <div key={n} class="gu-proof-weapon">
          <ShapeNamed {...props} shape={textOf(weapon, 'shape')} />
          <p>
            <b>{textOf(weapon, 'name', language)}</b> {gameWord(language, 'colour', textOf(weapon, 'colour'))}
            <br />
            {[textOf(weapon, 'start'), ...listOf(weapon, 'upgrades').map(String)]
              .filter((effect) => effect !== '')
              .map((effect) => effectNamed(language, effect))
              .join(', ')}
          </p>
        </div>
      ))}
    </ProofSheet>
  );
}

/** What is typed in, as the table tells it. */
function toldOf(value: unknown, language: Language): readonly (readonly [string, string])[] {
  const { fields } = WORKSHOP_WORDS[language];
  const told = (name: string, each: unknown): string => {
    if (Array.isArray(each)) return each.map((one) => told(name, one)).join(', ');
    if (typeof each === 'object' && each !== null)
      return Object.entries(each)
        .map(([inner, one]) => `${fields[inner] ?? inner} ${told(inner, one)}`)
        .join(', ');
    if (typeof each === 'boolean') return each ? '✓' : '–';
    return gameWord(language, name, String(each)) ?? WORKSHOP_WORDS[language].words[String(each)] ?? String(each);
  };
  return Object.entries((value ?? {}) as object)
    .filter(([name]) => name !== 'source')
    .map(([name, each]) => [fields[name] ?? name, told(name, each)]);
}

export const workshop: GameWorkshop = {
  form: FORM,
  decks: [
    'zombies',
    'bosses',
    'survivors',
    'companions',
    'shapes',
    'turnCards',
    'spawnCards',
    'bossCards.phase1',
    'bossCards.phase2',
    'spawnHelp',
    'levels',
    'tracks',
  ],
  terms: { pl: terms('pl'), en: terms('en') },
  title,
  numbers,
  Proof,
  counts: 'together',
};
