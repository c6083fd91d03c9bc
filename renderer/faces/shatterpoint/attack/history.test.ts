import { describe, expect, it } from 'vitest';
import { moments } from '../played.fixture.ts';
import { historyOf, type Change } from './history.ts';

const declared = { type: 'attackDeclared', attack: {} };
const rolled = { type: 'rolled', attackRoll: ['strike', 'strike', 'failure', 'expertise'], defenseRoll: ['block', 'expertise'] };

describe('how the dice of an attack came to be as they are', () => {
  it('is nothing before they fell, of an attack whose beginning is not known, and after it', () => {
    expect([historyOf([]), historyOf([declared]), historyOf([rolled]), historyOf([declared, rolled, { type: 'attackEnded' }])]).toEqual([null, null, null, null]);
  });

  it('tells what was rolled again, changed, added and removed, and what did it', () => {
    const told = [
      declared, rolled, { type: 'diceRemoved', attack: 0, defense: 1, barred: ['defender'] },
      { type: 'abilityUsed', unit: 'u', ability: 'luck' }, { type: 'diceRerolled', roll: 'attack', index: 2, face: 'critical' }, { type: 'abilityResolved', unit: 'u', ability: 'luck' },
      { type: 'resultAdded', roll: 'attack', face: 'strike' }, { type: 'resultAdded', roll: 'attack', face: 'strike' }, { type: 'chartRead' },
      { type: 'resultChanged', roll: 'attack', from: 'strike', to: 'critical' }, { type: 'resultsDetermined', successes: 4, blocked: 1 },
    ];
    expect(historyOf(told)).toEqual({
      attack: {
        rolled: rolled.attackRoll,
        changes: [
          { how: 'rerolled', before: ['failure'], after: ['critical'], cause: { ability: 'luck' } },
          { how: 'added', before: [], after: ['strike', 'strike'], cause: 'expertise' },
          { how: 'changed', before: ['strike'], after: ['critical'], cause: null },
          { how: 'blocked', before: ['strike'], after: [], cause: 'blocks' },
        ],
      },
      defense: { rolled: rolled.defenseRoll, changes: [{ how: 'removed', before: ['expertise'], after: [], cause: 'condition' }] },
    });
  });

  it('leaves out an attack that was made meanwhile', () => {
    const inner = [declared, { ...rolled, attackRoll: ['critical'] }, { type: 'resultAdded', roll: 'attack', face: 'critical' }];
    const outer = [declared, rolled, { type: 'resultAdded', roll: 'defense', face: 'block' }];
    expect(historyOf([...outer, ...inner])!.attack.rolled).toEqual(['critical']);
    expect(historyOf([...outer, ...inner, { type: 'attackEnded' }])!.attack).toEqual({ rolled: rolled.attackRoll, changes: [] });
  });

  it('leads in a whole match from the dice that fell to those that lie there', () => {
    const told: { readonly type: string }[] = [];
    let seen = 0;
    const lies = (rolled: readonly string[], changes: readonly Change[]): readonly string[] => {
      const faces = [...rolled];
      for (const { before, after } of changes) {
        for (const face of before) faces.splice(faces.indexOf(face), 1);
        faces.push(...after);
      }
      return faces.sort();
    };
    for (const { events, situation } of moments()) {
      told.push(...events);
      const attack = situation.view.attacks.at(-1);
      const history = historyOf(told);
      if (attack === undefined || attack.attackRoll.length === 0) continue;
      seen += 1;
      expect(lies(history!.attack.rolled, history!.attack.changes)).toEqual([...attack.attackRoll].sort());
      expect(lies(history!.defense.rolled, history!.defense.changes)).toEqual([...attack.defenseRoll].sort());
    }
    expect(seen).toBeGreaterThan(20);
  });
});
