import { expect, test } from 'vitest';
import { fighter } from '../testing/fighter.ts';
import { table, type Placed, type Table } from '../testing/table.ts';
import { testCard } from '../testing/test-card.ts';
import { change, innate } from './ability.ts';
import { attackChoices } from './attack.ts';
import { unitOf } from './find.ts';
import { areEngaged, standing, typeOf } from './measure.ts';

/** While its unit is not Wounded, enemies Engaged with it cannot target allied Primary or Secondary characters. */
const intercede = innate('Intercede', 'Enemies engaged with it cannot attack allied Primary or Secondary characters.',
  change('untargetable', (game, owner, { unit, by }) => {
    const ally = unitOf(game.state, unit);
    const guarded = ally.seat === owner.seat && ally.id !== owner.id && typeOf(game, ally) !== 'supporting';
    return guarded && owner.wounded === 0 && standing(owner).some((id) => areEngaged(game, id, by!)) ? 1 : 0;
  }));

/** Asajj beside a Primary or a Supporting unit, with its guard in reach of her or not. */
function fight(guard: Partial<Placed> = {}, type: 'primary' | 'supporting' = 'primary'): Table {
  return table({
    units: { 'asajj-ventress': { seat: 0, at: [10, 10] }, dooku: { seat: 1, at: [13, 10] }, guard: { seat: 1, at: [10, 13], ...guard } },
    cards: [testCard('dooku', { type }), fighter('guard', { type: 'supporting', abilities: [intercede] })], active: 'asajj-ventress',
  });
}
const targets = (t: Table): unknown => attackChoices(t.game, '0.asajj-ventress.1', { kinds: ['melee'] }).flatMap((choice) => choice.targets);

test('AT-101 (SP-EFF-06, SP-EFF-07, SP-TXT-09): Engaged with Dooku and a MagnaGuard, Asajj may attack only the MagnaGuard', () => {
  const t = fight();
  expect([areEngaged(t.game, '0.asajj-ventress.1', '1.dooku.1'), targets(t)]).toEqual([true, ['1.guard.1']]);
  expect(t.playOn('combat').all('targeted').map(({ defender }) => defender)).toEqual(['1.guard.1']);
});

test('AT-102 (SP-TXT-09): a Wounded MagnaGuard protects nobody', () => {
  expect(targets(fight({ wounded: 1, damage: 10 }))).toEqual(['1.dooku.1', '1.guard.1']);
});

test('SP-TXT-09: nor does one that she is not Engaged with', () => {
  expect(targets(fight({ at: [10, 15] }))).toEqual(['1.dooku.1']);
});

test('AT-103 (SP-TXT-09): Supporting characters are not protected', () => {
  expect(targets(fight({}, 'supporting'))).toEqual(['1.dooku.1', '1.guard.1']);
});
