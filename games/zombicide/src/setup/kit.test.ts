import { describe, expect, test } from 'vitest';
import { cardNo, scene, type Position, type Scene } from '../../test/scene.ts';
import { newSheet } from '../campaign/sheets.ts';
import { CAMPAIGN_SKILLS } from '../content/campaign.ts';
import { KIT } from '../declared.ts';
import type { CardNo } from '../state.ts';

function equipped(position: Position, kept: readonly CardNo[] = []): Scene {
  const table = scene({ mission: 'M1', ...position });
  table.s.sheets = table.s.survivors.map(({ who }) => ({ ...newSheet(who), kept }));
  return table.runs(KIT, { survivor: 0, due: [] });
}

describe('from the start', () => {
  test('V422 X72 Versatile: a campaign skill that is not on the sheet', () => {
    const table = equipped({ survivors: { justin: { skills: ['lifesaver'] } } });
    expect(table.options).toHaveLength(CAMPAIGN_SKILLS.length - 1);
    table.does({ do: 'campaignSkill', skill: 'scavenger' });
    expect(table.one('justin').skills).toEqual(['versatile', 'lifesaver', 'scavenger']);
    // For this mission only: it is not written down.
    expect(table.s.sheets![0]!.skills).toEqual([]);
  });

  test('V433 X55 2 AP', () => {
    expect(equipped({ survivors: { amy: { skills: ['startsWith2Ap'] } } }).one('amy').ap).toBe(2);
  });

  test('V433 X56 V22 an ammo card of either kind, out of its deck', () => {
    const table = equipped({ survivors: { amy: { skills: ['startsWithAmmo'] } } });
    table.stage.offers({ do: 'startWith', card: cardNo('bullets') }, { do: 'startWith', card: cardNo('shells') });
    const before = table.s.equipment.deck.length;
    table.does({ do: 'startWith', card: cardNo('shells') });
    expect(table.pack('amy')).toEqual(['shells']);
    expect(table.s.equipment.deck).toHaveLength(before - 1);
  });

  test('V433 X56 a Repair Kit; none if there is none left', () => {
    expect(equipped({ survivors: { amy: { skills: ['startsWithRepairKit'] } } }).pack('amy')).toEqual(['repairKit']);
    const none = equipped({ survivors: { amy: { skills: ['startsWithRepairKit'] } }, secretService: ['mp5'] });
    expect(none.pack('amy')).toEqual([]);
  });

  test('V422 Y43 Versatile may bring what a survivor starts with', () => {
    const table = equipped({ survivors: { justin: {} } });
    table.does({ do: 'campaignSkill', skill: 'startsWith2Ap' });
    expect(table.one('justin').ap).toBe(2);
  });

  test('V21 V282 kept cards come on top of the starting card', () => {
    const table = equipped({ survivors: { amy: { hand: ['crowbar@starting'] } } }, [
      cardNo('machete'),
      cardNo('molotov'),
    ]);
    expect(table.prompt).toBe('arranging.hands');
    while (table.prompt !== '') table.does(table.options[0]!);
    expect([...table.hand('amy'), ...table.pack('amy')].toSorted()).toEqual(['crowbar', 'machete', 'molotov']);
  });

  test('Y59 above five cards some are discarded before round 1', () => {
    const kept = ['machete', 'machete', 'katana', 'katana', 'kukri'] as const;
    const table = equipped({ survivors: { amy: { hand: ['crowbar@starting'] } } }, kept.map(cardNo));
    let asked = false;
    while (table.prompt !== '') {
      if (table.prompt === 'arranging.limit') asked = true;
      table.does(table.options[0]!);
    }
    expect(asked).toBe(true);
    expect([...table.hand('amy'), ...table.pack('amy')]).toHaveLength(5);
  });
});
