/** Zombicide in the workshop: equipment, survivors, zombie cards and missions, in the place of ours. */
import { contentOf } from '@horda/zombicide/content/content';
import { SKILL_IDS, SURVIVOR_IDS, type SkillId } from '@horda/zombicide/content/ids';
import type { Packed } from '@horda/zombicide/content/packed';
import { DECKS, type EquipmentCard } from '@horda/zombicide/content/vocabulary';
import { FORM } from '@horda/zombicide/pack-form';
import { EQUIPMENT_NAMES } from '@horda/zombicide/text/content/equipment';
import type { Language } from '@horda/parts';
import { useEffect, useState } from 'preact/hooks';
import type { GameWorkshop, ProofProps, WorkshopCard, WorkshopTerms } from '../game-workshop.ts';
import { fieldOf, listOf, ProofSheet, textOf } from '../parts/proof-sheet.tsx';
import { GearCard } from './gear.tsx';
import { LaterProvider, type Parts } from './parts-later.ts';
import { Photo } from './people.tsx';
import { TableContext, type ZombicideBoard } from './table.ts';
import { WORDS } from './text/of.ts';
import { WORKSHOP_WORDS } from './text/workshop.ts';
import { TEXTS, textsOfPack } from './words.ts';
import './workshop.css';

const isSkill = (word: string): word is SkillId => (SKILL_IDS as readonly string[]).includes(word);

const equipmentName = (id: string, language: Language): string | undefined =>
  (EQUIPMENT_NAMES as Readonly<Record<string, Readonly<Record<Language, string>>>>)[id]?.[language];

function title({ deck, id, value }: WorkshopCard, language: Language): string {
  const named = textOf(value, 'name', language) || textOf(value, 'words', 'title', language);
  if (named !== '') return named;
  if (deck.startsWith('equipment')) return equipmentName(String(id), language) ?? String(id);
  if (deck === 'survivors')
    return TEXTS[language].names.person((SURVIVOR_IDS as readonly string[]).indexOf(String(id)));
  if (deck === 'missions') return String(id);
  const { words } = WORKSHOP_WORDS[language];
  const zombie = textOf(value, 'zombie') || textOf(value, 'extraActivation');
  if (zombie !== '') return `${words[zombie] ?? zombie}${textOf(value, 'zombie') === '' ? ` (${words['again']})` : ''}`;
  return fieldOf(value, 'abomination') === undefined ? '' : (words['abomination'] ?? '');
}

function numbers({ deck, value }: WorkshopCard, language: Language): string {
  if (deck === 'zombieCards')
    return (listOf(value, 'n').length > 0 ? listOf(value, 'n') : listOf(value, 'abomination')).join(' · ');
  const { fields } = WORKSHOP_WORDS[language];
  return listOf(value, 'modes')
    .map((mode) => `${fields['dice']} ${textOf(mode, 'dice')}, ${textOf(mode, 'accuracy')}+, ${textOf(mode, 'damage')}`)
    .join(' / ');
}

const terms = (language: Language): WorkshopTerms => {
  const { decks, fields, words, counted } = WORKSHOP_WORDS[language];
  return {
    decks,
    fields,
    counted,
    word: (field, word) =>
      isSkill(word) && field !== 'op'
        ? TEXTS[language].names.skill(word)
        : (words[word] ?? equipmentName(word, language) ?? null),
  };
};

function Proof(props: ProofProps) {
  const { deck, id, value, language } = props;
  if (deck.startsWith('equipment')) return <GearProof {...props} />;
  if (deck === 'survivors')
    return (
      <ProofSheet title={title(props, language)} rows={skillRows(value, language)}>
        <div class="zc-proof-photo">
          <Photo who={(SURVIVOR_IDS as readonly string[]).indexOf(String(id))} />
        </div>
      </ProofSheet>
    );
  const { fields } = WORKSHOP_WORDS[language];
  if (deck === 'missions')
    return (
      <ProofSheet
        title={title(props, language)}
        caption={`${textOf(value, 'minutes')} min`}
        text={textOf(value, 'words', 'briefing', language)}
        rows={[
          [fields['victory']!, textOf(value, 'words', 'victory', language)],
          ...Object.values((fieldOf(value, 'words', 'goals') ?? {}) as object).map(
            (goal) => [fields['goals']!, textOf(goal, language)] as const,
          ),
          [
            fields['layout']!,
            listOf(value, 'layout')
              .map((tile) => textOf(tile, 'tile'))
              .join(', '),
          ],
        ]}
      />
    );
  const levels = listOf(value, 'n').length > 0 ? listOf(value, 'n') : listOf(value, 'abomination');
  const { levels: names } = TEXTS[language];
  return (
    <ProofSheet
      title={title(props, language)}
      caption={fieldOf(value, 'rush') === true ? fields['rush']! : ''}
      rows={(['blue', 'yellow', 'orange', 'red'] as const).flatMap((level, n) =>
        levels[n] === undefined ? [] : [[names[level], String(levels[n])] as const],
      )}
    />
  );
}

function skillRows(value: unknown, language: Language): readonly (readonly [string, string])[] {
  const { levels, names } = TEXTS[language];
  const told = (skills: readonly unknown[]): string =>
    skills.map((skill) => (isSkill(String(skill)) ? names.skill(String(skill) as SkillId) : String(skill))).join(', ');
  return [
    [levels.blue, told([textOf(value, 'blue')])],
    [levels.orange, told(listOf(value, 'orange'))],
    [levels.red, told(listOf(value, 'red'))],
    [WORKSHOP_WORDS[language].fields['health']!, textOf(value, 'health')],
  ];
}

/** The card as it lies in a hand; its picture comes with the parts that a table fetches later. */
function GearProof({ deck, id, value, language }: ProofProps) {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => void import('./after-paint.tsx').then(setParts, () => null), []);
  const name = deck.split('.')[1]!;
  const pack = { equipment: { [name]: { [id]: value } } } as unknown as Packed;
  const card = contentOf({ pack }).equipment.findIndex((each: EquipmentCard) => each.deck === name && each.id === id);
  const texts = textsOfPack(language, pack);
  const board = { view: { pack }, texts, words: WORDS[language], language } as unknown as ZombicideBoard;
  return (
    <LaterProvider value={parts}>
      <TableContext.Provider value={board}>
        <div class="zc-proof">
          <GearCard card={card * 2} />
        </div>
      </TableContext.Provider>
    </LaterProvider>
  );
}

export const workshop: GameWorkshop = {
  form: FORM,
  decks: [...DECKS.map((deck) => `equipment.${deck}`), 'survivors', 'zombieCards', 'missions'],
  terms: { pl: terms('pl'), en: terms('en') },
  title,
  numbers,
  Proof,
  counts: 'together',
};
