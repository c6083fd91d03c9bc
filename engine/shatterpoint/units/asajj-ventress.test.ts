import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { toolMove } from '../deeds/move.ts';
import { wound } from './fight.fixture.ts';

const ASAJJ = 'asajj-ventress';
const SLIP = `slip-away@0.${ASAJJ}`;
const FIRST = { edition: 'firstPrint' } as const;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (units: Readonly<Record<string, Placed>> = {}, asajj: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ active: ASAJJ, ...more, units: { [ASAJJ]: { seat: 0, at: [10, 10], ...asajj }, ...units } }).go();

test('AT-098 (SP-ABIL-14): Dathomirian Dexterity: she may jump twice in a turn, paid each time, not three times', () => {
  const t = acting({}, {}, { players: [{ ready: 3 }, {}] }).play('ability:dathomirian-dexterity');
  expect(t.asked).toBe('place jump 0');
  t.play([10, 14]).go().play('ability:dathomirian-dexterity', [10, 18]).go();
  expect([t.where(ASAJJ), t.state.players[0]!.ready]).toEqual([[10, 18, 0], 1]);
  expect(t.closed).toContainEqual({ option: 'ability:dathomirian-dexterity', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

test('Force Push: an enemy within Range 3 of her is pushed Range 3 away from her, for 2 Force', () => {
  const t = acting({ kalani: { seat: 1, at: [16.5, 10] }, 'gar-saxon': { seat: 1, at: [16, 16] }, 'lord-maul': { seat: 1, at: [10, 6] } }).play('ability:force-push');
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['1.kalani.1', '1.lord-maul.1']]);
  t.play('1.kalani.1');
  expect(t.asked).toBe('place push 0');
  expect(t.refusal([15, 10])).toMatchObject({ rule: 'SP-DIR-05' });
  expect(t.play([20, 10]).go().where('kalani')).toEqual([21.5, 10, 0]);
  expect(t.state.players[0]!.ready).toBe(6);
});

test('Force Push is closed with nobody near, and allies are not pushed', () => {
  const t = acting({ kalani: { seat: 1, at: [16.51, 10] }, 'lord-maul': { seat: 0, at: [13, 10] } });
  expect(t.closed).toContainEqual({ option: 'ability:force-push', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

/** Gar Saxon attacks her from a place with a roll. */
const attacked = (roll: string, at: Spot = [13, 10]): Table => {
  const t = table({ units: { [ASAJJ]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' })).play(attackDice(roll));
  return t.play(defenseDice(failures(t.pools.defenseDice)));
};

test('Riposte: after a melee attack on her with a Failure the attacking unit suffers 2 damage', () => {
  const t = attacked('F F F F F F F');
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [`riposte@0.${ASAJJ}`, 'pass']]);
  expect(t.play(`riposte@0.${ASAJJ}`).unit('gar-saxon').damage).toBe(2);
  expect(attacked('F F F F F F F').play('pass').unit('gar-saxon').damage).toBe(0);
});

test('Riposte: without a Failure no damage; not after a ranged attack', () => {
  expect(attacked('X X X X X X X').play('stop', `riposte@0.${ASAJJ}`).unit('gar-saxon').damage).toBe(0);
  expect(attacked('F F F F F F', [17, 10]).asked).toBe('nothing');
});

test('Swift Retreat: an advance is a reposition while she is Engaged', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 13] } }).play('move');
  expect([t.offered, t.closed.map(({ option }) => option)]).toEqual([['advance', 'dash', 'none'], ['climb']]);
  t.play('advance');
  expect(t.asked).toBe('place reposition 0');
  expect([t.refusal([17.5, 10]), t.refusal([17.51, 10])?.rule]).toEqual([null, 'SP-TOOL-04']);
});

test('Swift Retreat: not for others, not in the first print', () => {
  const maul = table({ units: { [ASAJJ]: { seat: 0, at: [13, 13] }, 'lord-maul': { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [10, 13] } } });
  expect(maul.run((game) => toolMove(game, '0.lord-maul.1', 'advance')).asked).toBe('place dash 0');
  expect(acting({ kalani: { seat: 1, at: [10, 13] } }, {}, FIRST).play('move').offered).toEqual(['dash', 'none']);
});

/** She wounds somebody at (13, 10) with one success; she has 5 of 8 Force and 2 damage. */
function wounding(victim: string, damage: number, more: Partial<TableOptions> = {}): Table {
  const at: Spot | Spot[] = victim === '501st-clone-troopers' ? [[13, 10], [35, 35]] : [13, 10];
  const t = acting({ [victim]: { seat: 1, at, damage } }, { damage: 2, stance: 1 }, { players: [{ ready: 5 }, {}], ...more }).play('combat', attackDice(`C ${failures(7)}`));
  return t.play(defenseDice(failures(t.pools.defenseDice)), 't1');
}
const ready = (t: Table): number => t.state.players[0]!.ready;

test('AT-334 (SP-TXT-07): Sith Assassin: wounding a Primary she may reposition or jump, and 2 Force are refreshed', () => {
  const t = wounding('lord-maul', 9);
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick how 0', ['reposition', 'jump', 'none'], 6]);
  expect(t.play('reposition', [10, 17.5]).where(ASAJJ)).toEqual([10, 17.5, 0]);
  expect(ready(t)).toBe(7);
  expect(t.asked).toBe('pick answer 1');
});

test('Sith Assassin: 1 Force and the move for a Secondary, 1 Force for a Supporting unit, nothing without a wound', () => {
  const gar = wounding('gar-saxon', 7).play('none').go();
  expect([gar.asked, ready(gar)]).toEqual(['pick act 0', 6]);
  const pair = wounding('501st-clone-troopers', 6).go();
  expect([pair.asked, ready(pair)]).toEqual(['pick act 0', 6]);
  const none = wounding('gar-saxon', 0).go();
  expect([none.asked, ready(none)]).toEqual(['pick act 0', 5]);
});

test('Sith Assassin: not when an ally wounds', () => {
  const t = table({ players: [{ ready: 5 }, {}], units: { [ASAJJ]: { seat: 0, at: [30, 30] }, kalani: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [13, 10], damage: 8 } } });
  t.run((game) => attack(game, '0.kalani.1', { part: 'combat' })).play(attackDice(`C ${failures(5)}`), defenseDice(failures(4)), 'm1');
  expect([t.unit('gar-saxon').wounded, t.asked, ready(t)]).toEqual([1, 'nothing', 5]);
});

test.each(['current', 'firstPrint'] as const)('Sith Assassin (%s): not when she wounds an ally', (edition) => {
  const t = wound(table({ edition, players: [{ ready: 5 }, {}], units: { [ASAJJ]: { seat: 0, at: [30, 30], damage: 3 }, 'lord-maul': { seat: 0, at: [10, 10] } } }), 'lord-maul', ASAJJ);
  expect([t.unit('lord-maul').wounded, t.asked, ready(t)]).toEqual([1, 'nothing', 5]);
});

test('Sith Assassin, first print: three heals; for a Primary also a move and 2 Force', () => {
  const t = wounding('lord-maul', 9, FIRST);
  expect([t.asked, t.offered, ready(t)]).toEqual(['pick heal 0', [`damage@0.${ASAJJ}`, 'none'], 5]);
  t.play(`damage@0.${ASAJJ}`, `damage@0.${ASAJJ}`);
  expect([t.asked, t.offered]).toEqual(['pick how 0', ['advance', 'jump', 'none']]);
  expect(ready(t.play('jump', [10, 14]))).toBe(7);
  expect(t.asked).toBe('pick answer 1');
});

test('Sith Assassin, first print: three heals and no more', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [13, 10], damage: 8 } }, { damage: 4, stance: 1 }, FIRST).play('combat', attackDice(`C ${failures(7)}`), defenseDice(failures(4)), 't1');
  const heal = `damage@0.${ASAJJ}`;
  expect([t.play(heal, heal, heal).unit(ASAJJ).damage, t.asked]).toEqual([1, 'pick how 0']);
});

test('Sith Assassin, first print: for a Secondary the move but no Force, for a Supporting unit only the heals', () => {
  const gar = wounding('gar-saxon', 7, FIRST).play('none');
  expect(gar.asked).toBe('pick how 0');
  expect(ready(gar.play('none').go())).toBe(5);
  const pair = wounding('501st-clone-troopers', 5, FIRST).play('none').go();
  expect([pair.asked, ready(pair)]).toEqual(['pick act 0', 5]);
});

/** An ally targets Gar Saxon, who stands at (13, 10); Asajj at (10, 10) is Engaged with him. */
const targeted = (who: string, more: Partial<TableOptions> = {}, asajj: Spot = [10, 10]): Table =>
  table({ ...FIRST, ...more, units: { [ASAJJ]: { seat: 0, at: asajj }, [who]: { seat: 0, at: [13, 13] }, 'gar-saxon': { seat: 1, at: [13, 10] } } }).run((game) => attack(game, `0.${who}.1`, { part: 'combat' }));

test('Slip Away, first print: when a Dathomirian or Separatist ally targets somebody Engaged with her she may reposition, and then gains Hunker', () => {
  for (const who of ['kalani', 'lord-maul']) expect(targeted(who).offered).toEqual([SLIP, 'pass']);
  const t = targeted('kalani').play(SLIP);
  expect(t.asked).toBe('place reposition 0');
  t.play([5, 10]);
  expect([t.where(ASAJJ), t.unit(ASAJJ).hunker]).toEqual([[5, 10, 0], 1]);
  expect(t.asked).toBe(`roll attack ${t.pools.attackDice}`);
});

test('Slip Away, first print: staying gives no Hunker; not for other allies, not when she is not Engaged with the target, not now', () => {
  const stayed = targeted('kalani').play(SLIP, null);
  expect([stayed.asked, stayed.unit(ASAJJ).hunker]).toEqual(['roll attack 6', 0]);
  expect(targeted('cc-7567-captain-rex').asked).toBe('roll attack 7');
  expect(targeted('kalani', {}, [30, 30]).asked).toMatch('roll attack');
  expect(targeted('kalani', { edition: 'current' }).asked).toMatch('roll attack');
});

test('Active icon of Jar’Kai: after the pool she may use an ability without its cost', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [13, 10] } }, { stance: 1 }).play('combat', attackDice('C C C C F F F F'), defenseDice(failures(4)), 't1', 't2', 't3', 'm4');
  expect([t.asked, t.offered]).toEqual(['pick freeActive 0', ['dathomirian-dexterity', 'force-push', 'none']]);
  t.play('force-push', [18, 10]).go();
  expect([t.where('gar-saxon'), ready(t)]).toEqual([[18, 10, 0], 8]);
});
