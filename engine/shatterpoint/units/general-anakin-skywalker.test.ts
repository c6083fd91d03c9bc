import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { wound } from './fight.fixture.ts';
import { happen } from '../deeds/window.ts';

const ANAKIN = 'general-anakin-skywalker';
const END = `im-going-to-end-this@0.${ANAKIN}`;

/** Anakin's activation: he stands at (10, 10) with 5 of 8 Force Ready. */
const active = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ active: ANAKIN, players: [{ ready: 5 }, {}], ...more, units: { [ANAKIN]: { seat: 0, at: [10, 10] }, ...units } }).go();
const maul = (damage: number, more: Partial<Placed> = {}): Readonly<Record<string, Placed>> => ({ 'lord-maul': { seat: 1, at: [13, 10], damage, ...more } });
const dice = (attackRoll: string, blocks: number) => [attackDice(attackRoll), defenseDice(Array.from({ length: blocks }, () => 'F').join(' '))] as const;
const MISS = 'F F F F F F F F';
const HIT = 'C F F F F F F F';
const ready = (t: Table): number => t.state.players[0]!.ready;

test('Force Jump: for 1 Force he may jump, once a turn', () => {
  const t = active({ 'lord-maul': { seat: 1, at: [12, 10] } }).play('ability:force-jump');
  expect(t.asked).toBe('place jump 0');
  t.play([10, 14]).go();
  expect([t.where(ANAKIN), ready(t)]).toEqual([[10, 14, 0], 4]);
  expect(t.closed).toContainEqual({ option: 'ability:force-jump', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

test('Force Jump is closed without Force', () => {
  expect(active({}, { players: [{ ready: 0 }, {}] }).closed).toContainEqual({ option: 'ability:force-jump', rule: 'SP-ABIL-10', why: 'notEnoughForce', detail: { price: 1 } });
});

test('I’m Going to End This: after his combat action he may flip and then make a melee attack', () => {
  const t = active(maul(0)).play('combat', ...dice(MISS, 5));
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [END, 'pass']]);
  t.play(END);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['flip', 'keep']]);
  t.play('flip');
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${ANAKIN}.1`, 'none']]);
  t.play(`0.${ANAKIN}.1`);
  expect(t.all('attackDeclared').at(-1)).toMatchObject({ attack: { kind: 'melee', part: 'im-going-to-end-this' } });
  expect([t.asked, t.unit(ANAKIN).stance, ready(t)]).toEqual(['roll attack 7', 1, 3]);
  expect(t.state.activation?.flipped, 'his own flip is still to be had (SP-STANCE-03)').toBe(false);
});

test('I’m Going to End This: from Form V Shien he flips back', () => {
  const t = table({ active: ANAKIN, players: [{ ready: 5 }, {}], units: { [ANAKIN]: { seat: 0, at: [10, 10], stance: 1 }, ...maul(0) } }).go();
  expect(t.play('combat', ...dice('F F F F F F F', 5), END, 'flip').unit(ANAKIN).stance).toBe(0);
  expect(t.asked).toBe('pick choice 0');
});

test('I’m Going to End This: keeping the stance he attacks with its 8 dice; nobody Engaged, nobody to attack', () => {
  const t = active(maul(0)).play('combat', ...dice(MISS, 5), END, 'keep', `0.${ANAKIN}.1`);
  expect([t.asked, t.unit(ANAKIN).stance]).toEqual(['roll attack 8', 0]);
  const far = active({ 'lord-maul': { seat: 1, at: [17, 10] } }).play('combat', ...dice('F F F F F F', 5), END, 'keep').go();
  expect(far.asked).toBe('pick act 0');
  expect(far.all('attackDeclared')).toHaveLength(1);
});

test('I’m Going to End This is not offered after another action, nor with 1 Force, nor after an ally’s combat action', () => {
  expect(active(maul(0)).play('focus').go().asked).toBe('pick act 0');
  expect(active(maul(0), { players: [{ ready: 1 }, {}] }).play('combat', ...dice(MISS, 5)).go().asked).toBe('pick act 0');
  const rex = table({ active: 'cc-7567-captain-rex', units: { [ANAKIN]: { seat: 0, at: [30, 10] }, 'cc-7567-captain-rex': { seat: 0, at: [10, 10] }, ...maul(0) } }).go();
  expect(rex.play('combat', ...dice('F F F F F F F', 5)).go().asked).toBe('pick act 0');
});

test('I’m Going to End This, first print (AT-337): he may attack one of the same targets again, in any way', () => {
  const t = active({ ...maul(0), 'gar-saxon': { seat: 1, at: [10, 13] } }, { edition: 'firstPrint' }).play('combat', '1.lord-maul.1', ...dice(MISS, 5));
  expect(t.offered).toEqual([END, 'pass']);
  t.play(END);
  expect(t.offered).toEqual([`0.${ANAKIN}.1`, 'none']);
  t.play(`0.${ANAKIN}.1`);
  expect(t.all('attackDeclared').map(({ attack: { defender } }) => defender)).toEqual(['1.lord-maul.1', '1.lord-maul.1']);
  expect(t.asked).toBe('roll attack 8');
});

test('I’m Going to End This, first print (AT-337): not offered when the same target can no longer be attacked', () => {
  const after = (at: readonly [number, number]): Table =>
    active({ 'lord-maul': { seat: 1, at } }, { edition: 'firstPrint' }).run((game) => happen(game, { type: 'actionResolved', unit: `0.${ANAKIN}`, action: 'combat', granted: false, targets: ['1.lord-maul.1'], moved: [] }));
  expect(after([10, 13]).offered).toEqual([END, 'pass']);
  expect(after([10, 30]).asked).toBe('nothing');
});

test('Deflect: after a ranged attack on him with a Failure 2 damage to the attacking unit; not after a melee attack', () => {
  const shot = (at: readonly [number, number], roll: string): Table =>
    table({ units: { [ANAKIN]: { seat: 0, at: [10, 10] }, 'cc-7567-captain-rex': { seat: 1, at } } }).run((game) => attack(game, '1.cc-7567-captain-rex.1', { part: 'combat' })).play(...dice(roll, 5));
  expect(shot([17, 10], 'F F F F F F F').offered).toEqual([`deflect@0.${ANAKIN}`, 'pass']);
  expect(shot([17, 10], 'F F F F F F F').play(`deflect@0.${ANAKIN}`).unit('cc-7567-captain-rex').damage).toBe(2);
  expect(shot([17, 10], 'X X X X X X F').play('stop', `deflect@0.${ANAKIN}`).unit('cc-7567-captain-rex').damage, 'a single Failure').toBe(2);
  expect(shot([17, 10], 'X X X X X X X').play('stop', `deflect@0.${ANAKIN}`).unit('cc-7567-captain-rex').damage).toBe(0);
  expect(shot([13, 10], 'F F F F F F F').asked).toBe('nothing');
});

const troops = { 'cc-7567-captain-rex': { seat: 0, at: [30, 30] }, '501st-clone-troopers': { seat: 0, at: [[30, 20], [30, 16]] }, 'ahsoka-tano-jedi-no-more': { seat: 0, at: [30, 10] }, 'bo-katan-kryze': { seat: 0, at: [30, 5] } } as const;

/** Anakin wounds somebody whose defense is 5. */
const wounding = (victim: Readonly<Record<string, Placed>>): Table => active({ ...troops, ...victim }).play('combat', ...dice(HIT, 5), 'm1');

test('This Is Where the Fun Begins: wounding a Primary refreshes 1 Force, at the end the Republic’s others may dash and the struggle token moves', () => {
  const t = wounding(maul(10));
  expect(ready(t)).toBe(6);
  t.play('pass', 'pass').go();
  expect(t.asked).toBe('pick act 0');
  expect(t.state.struggle.token).toBe(0);
  t.play('end').go();
  const asked: unknown[] = [];
  for (let i = 0; i < 3; i++) {
    asked.push([t.asked, t.request?.about.character]);
    t.play(null);
  }
  expect(asked).toEqual([['place dash 0', '0.cc-7567-captain-rex.1'], ['place dash 0', '0.501st-clone-troopers.1'], ['place dash 0', '0.501st-clone-troopers.2']]);
  expect(t.all('struggleMoved')).toMatchObject([{ seat: 0, from: 0, to: -1 }]);
});

test('This Is Where the Fun Begins: for a Secondary there is no move of the token', () => {
  const t = active({ ...troops, 'gar-saxon': { seat: 1, at: [13, 10], damage: 8 } }).play('combat', ...dice(HIT, 4), 'm1', 'pass').go();
  expect(ready(t)).toBe(6);
  t.play('end').go();
  expect(t.asked).toBe('place dash 0');
  t.play(null, null, null);
  expect(t.all('struggleMoved')).toEqual([]);
});

test('This Is Where the Fun Begins: for a Supporting unit there is only the Force', () => {
  const t = active({ ...troops, 'mandalorian-super-commandos': { seat: 1, at: [[13, 10], [30, 34]], damage: 7 } }).play('combat', ...dice(HIT, 5), 'm1', 'pass').go();
  expect(ready(t)).toBe(6);
  t.play('end').go();
  expect(t.all('activationEnded')).toHaveLength(1);
  expect(t.all('struggleMoved')).toEqual([]);
});

test.each([['current', 5, 0], ['firstPrint', 5, 0]] as const)('This Is Where the Fun Begins (%s): nothing when he wounds an ally', (edition, force, moved) => {
  const t = wound(table({ edition, players: [{ ready: 5 }, {}], units: { [ANAKIN]: { seat: 0, at: [10, 10] }, 'ahsoka-tano-jedi-no-more': { seat: 0, at: [30, 10] } } }), 'ahsoka-tano-jedi-no-more', ANAKIN);
  expect([t.unit('ahsoka-tano-jedi-no-more').wounded, t.asked, ready(t), t.all('struggleMoved').length]).toEqual([1, 'nothing', force, moved]);
});

test('This Is Where the Fun Begins: nothing when somebody else wounds, or nobody is wounded', () => {
  const rex = table({ active: 'cc-7567-captain-rex', players: [{ ready: 5 }, {}], units: { [ANAKIN]: { seat: 0, at: [30, 10] }, 'cc-7567-captain-rex': { seat: 0, at: [10, 10] }, ...maul(10) } }).go();
  rex.play('combat', ...dice('C F F F F F F', 5), 't1');
  expect([rex.unit('lord-maul').wounded, ready(rex)]).toEqual([1, 5]);
  rex.playOn('pass', 'end');
  expect([rex.all('activationEnded').length, rex.all('struggleMoved'), rex.asked]).toEqual([1, [], 'roll order 1']);
  const t = active({ ...troops, ...maul(0) }).play('combat', ...dice(HIT, 5), 'm1', 'pass').go().play('end').go();
  expect([ready(t), t.all('activationEnded').length, t.all('struggleMoved').length]).toEqual([5, 1, 0]);
});

const RAGE = { edition: 'firstPrint', struggle: { token: 2 } } as const;

test('This Is Where the Fun Begins, first print: wounding a Primary moves the token at once and heals the Republic’s characters', () => {
  const t = active({ ...troops, 'cc-7567-captain-rex': { seat: 0, at: [30, 30], damage: 2 }, 'bo-katan-kryze': { seat: 0, at: [30, 5], damage: 2 }, ...maul(10) }, RAGE).play('combat', ...dice(HIT, 5), 'm1');
  expect(t.state.struggle.token).toBe(1);
  expect([t.asked, t.request?.about.character, t.offered]).toEqual(['pick heal 0', '0.cc-7567-captain-rex.1', ['damage@0.cc-7567-captain-rex', 'none']]);
  t.play('damage@0.cc-7567-captain-rex');
  expect([t.unit('cc-7567-captain-rex').damage, ready(t), t.asked]).toEqual([1, 5, 'pick answer 1']);
});

test('This Is Where the Fun Begins, first print: a Secondary moves the token, a Supporting unit nothing', () => {
  const hurt = { 'cc-7567-captain-rex': { seat: 0, at: [30, 30], damage: 2 } } as const;
  const gar = active({ ...hurt, 'gar-saxon': { seat: 1, at: [13, 10], damage: 8 } }, RAGE).play('combat', ...dice(HIT, 4), 'm1');
  expect([gar.state.struggle.token, gar.offered]).toEqual([1, [END, 'pass']]);
  const pair = active({ 'mandalorian-super-commandos': { seat: 1, at: [[13, 10], [30, 34]], damage: 7 } }, RAGE).play('combat', ...dice(HIT, 5), 'm1');
  expect([pair.unit('mandalorian-super-commandos').wounded, pair.state.struggle.token]).toEqual([1, 2]);
  expect(pair.offered).toEqual([END, 'pass']);
});

test('AT-327 (SP-STRUG-05, SP-TXT-01): momentum wins the struggle first, the token does not move, the heals are still had', () => {
  const rex = { 'cc-7567-captain-rex': { seat: 0, at: [30, 30], damage: 2 } } as const;
  const t = active({ ...rex, ...maul(10) }, { edition: 'firstPrint', struggle: { token: -4 }, players: [{ momentum: [8, 7, 6, 5] }, {}] }).play('combat', ...dice(HIT, 5), 'm1');
  expect(t.state.struggle).toMatchObject({ token: -4, wonBy: 0 });
  expect(t.state.players[0]!.momentum).toEqual([8, 7, 6, 5, 4]);
  expect(t.offered).toEqual(['damage@0.cc-7567-captain-rex', 'none']);
});

test('First print: neither the second attack nor the token for an ally’s combat action or wound', () => {
  const t = table({ active: 'cc-7567-captain-rex', ...RAGE, units: { [ANAKIN]: { seat: 0, at: [13, 13] }, 'cc-7567-captain-rex': { seat: 0, at: [10, 10] }, ...maul(10) } }).go();
  t.play('combat', ...dice('C F F F F F F', 5), 't1');
  expect([t.unit('lord-maul').wounded, t.state.struggle.token, t.offered.includes(END)]).toEqual([1, 2, false]);
});
