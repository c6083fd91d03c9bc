import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { damage } from '../deeds/damage.ts';
import { answerWaiting } from '../game/game.ts';
import type { AttackKind } from '../state/state.ts';

const IDEN = 'commander-iden-versio';
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act'): Table => table({ active: IDEN, step, units: { [IDEN]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Today, the Rebellion Dies: free Empire Scouts within Range 4 may dash, then she may', () => {
  const t = acting({ 'imperial-special-forces': { seat: 0, at: [[18.5, 10], [18.51, 10.5]] }, 'del-meeko': { seat: 0, at: [10, 16] }, stormtroopers: { seat: 0, at: [[6, 10], [6, 14]] }, kalani: { seat: 1, at: [10, 20.5] } }, 'begin');
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', '0.imperial-special-forces.1']);
  t.play([18.5, 6]);
  expect(t.request?.about.character).toBe(`0.${IDEN}.1`);
  t.play([10, 6]).go();
  expect([t.where('imperial-special-forces'), t.where(IDEN), t.asked]).toEqual([[18.5, 6, 0], [10, 6, 0], 'pick act 0']);
});

test('Today, the Rebellion Dies: an engaged Scout does not; all may stay', () => {
  expect(acting({ 'del-meeko': { seat: 0, at: [10, 16] } }, 'begin').request?.about.character).toBe('0.del-meeko.1');
  expect(acting({ 'del-meeko': { seat: 0, at: [10, 16] }, kalani: { seat: 1, at: [10, 19] } }, 'begin').play(null).go().asked).toBe('pick act 0');
});

test('Covert Operations: ending within Range 4 of an enemy she focuses with Sharpshooter [1]; further away she does not', () => {
  const covert = (to: Spot): Table => acting({ kalani: { seat: 1, at: [10, 22.5] } }).play('ability:covert-operations', to).go();
  expect(covert([10, 14]).state.activation).toMatchObject({ made: ['focus'], sharpshooter: [{ dice: 1 }] });
  expect(covert([10, 13.9]).state.activation).toMatchObject({ made: [], sharpshooter: [] });
});

test('ID10 Seeker Droid: an enemy unit within Range 3 loses its Hunker tokens, or gains exposed if it had none', () => {
  const t = acting({ kalani: { seat: 1, at: [16.5, 10], hunker: 2 }, 'gar-saxon': { seat: 1, at: [10, 16.51] } }).play('ability:id10-seeker-droid');
  expect([t.unit('kalani').hunker, t.unit('kalani').conditions, t.state.players[0]!.ready]).toEqual([0, [], 7]);
  expect(acting({ kalani: { seat: 1, at: [16.5, 10] }, 'gar-saxon': { seat: 1, at: [10, 16.5] } }).play('ability:id10-seeker-droid', '1.gar-saxon').unit('gar-saxon').conditions).toEqual(['exposed']);
  expect(acting({ kalani: { seat: 1, at: [16.51, 10] } }).closed).toContainEqual({ option: 'ability:id10-seeker-droid', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

/** A unit wounds Kalani; Gar Saxon stands at a place. */
function wounding(by: string, { saxon = [28.5, 20] as Spot, kind = 'ranged' as AttackKind | null, iden = 0 as 0 | 1 } = {}): Table {
  const units = { [IDEN]: { seat: iden, at: [2, 2] }, stormtroopers: { seat: 0, at: [[20, 20], [4, 35]], damage: 2 }, asajj: { card: 'asajj-ventress', seat: 0, at: [35, 35] }, kalani: { seat: 1, at: [20, 27] }, 'gar-saxon': { seat: 1, at: saxon } } as const;
  return table({ units }).run(function* (game) {
    damage(game, '1.kalani', 20, by, kind);
    yield* answerWaiting(game);
  });
}

test('The Empire Sends its Regards: another enemy unit within Range 4 of the attacker gains a condition; the attacker may heal and dash', () => {
  const t = wounding('0.stormtroopers.1');
  expect(t.offered).toEqual(['1.gar-saxon', 'none']);
  t.play('1.gar-saxon');
  expect(t.offered).toEqual(['disarmed', 'strained']);
  t.play('strained', 'damage@0.stormtroopers', [20, 16]);
  expect([t.unit('gar-saxon').conditions, t.unit('stormtroopers').damage, t.where('stormtroopers'), t.asked]).toEqual([['strained'], 1, [20, 16, 0], 'nothing']);
});

test('The Empire Sends its Regards: declined or with nobody in reach the heal and the dash follow', () => {
  expect(wounding('0.stormtroopers.1').play('none').asked).toBe('pick heal 0');
  expect(wounding('0.stormtroopers.1', { saxon: [28.51, 20] }).asked).toBe('pick heal 0');
});

test('The Empire Sends its Regards: not for wounds without an attack, by others or by enemies of hers', () => {
  expect(wounding('0.stormtroopers.1', { kind: null }).asked).toBe('nothing');
  expect(wounding('0.asajj.1').asked).toBe('pick how 0');
  expect(wounding('0.stormtroopers.1', { iden: 1 }).asked).toBe('nothing');
});
