import { expect, test } from 'vitest';
import { attackDice, defenseDice, faces, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { chooseUnit } from '../turn/order.ts';
import { wound } from './fight.fixture.ts';
import { read } from '../game/read.ts';

const PAZ = 'paz-vizsla';
const COVERT = 'covert-mandalorians';
const COVER = `ill-cover-the-rear@0.${PAZ}`;
const GO = `go-there-are-too-many-this-is-the-way@0.${PAZ}`;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');

test('We Are Mandalorians!: Mandalorian allies within Range 4 may lose 1 damage or a condition; then Supporting ones may jump', () => {
  const t = table({ active: PAZ, step: 'begin', units: { [PAZ]: { seat: 0, at: [10, 10], damage: 2 }, [COVERT]: { seat: 0, at: [[10, 17], [10, 30]], conditions: ['pinned'] } } }).go();
  expect([t.asked, t.offered]).toEqual(['pick drop 0', ['damage', 'none']]);
  t.play('damage');
  expect(t.offered).toEqual(['pinned', 'none']);
  t.play('pinned');
  expect([t.asked, t.request?.about.character]).toEqual(['place jump 0', `0.${COVERT}.1`]);
  t.play([10, 20]).go();
  expect([t.unit(PAZ).damage, t.unit(COVERT).conditions, t.where(`${COVERT}.1`), t.asked]).toEqual([1, [], [10, 20, 0], 'pick act 0']);
});

test('We Are Mandalorians!: not for those out of Range 4 or without the tag', () => {
  const t = table({ active: PAZ, step: 'begin', units: { [PAZ]: { seat: 0, at: [10, 10] }, [COVERT]: { seat: 0, at: [[10, 30], [14, 30]], damage: 3 }, kalani: { seat: 0, at: [13, 10], damage: 3 } } }).go();
  expect(t.asked).toBe('pick act 0');
});

test('We Are Mandalorians!: Range 4 is measured to each unit for the first part, to each character for the jump', () => {
  const asked = (first: Spot, second: Spot): readonly unknown[] => {
    const t = table({ active: PAZ, step: 'begin', units: { [PAZ]: { seat: 0, at: [10, 10] }, [COVERT]: { seat: 0, at: [first, second], damage: 3 } } }).go();
    const drop = t.asked;
    const jumps: unknown[] = [];
    if (drop === 'pick drop 0') t.play('none');
    while (t.asked === 'place jump 0') { jumps.push(t.request!.kind === 'place' && t.request!.about.character); t.play(null); }
    return [drop, jumps];
  };
  expect(asked([10, 18.5], [10, 26])).toEqual(['pick drop 0', [`0.${COVERT}.1`]]);
  expect(asked([10, 18.5], [18.51, 10])).toEqual(['pick drop 0', [`0.${COVERT}.1`]]);
  expect(asked([10, 18.51], [18.51, 10])).toEqual(['pick act 0', []]);
});

/** Gar Saxon attacks Kalani in melee; Paz stands by. */
const beside = (paz: Partial<Placed>): Table => {
  const t = table({ units: { [PAZ]: { seat: 0, at: [13, 10], ...paz }, kalani: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [10, 13] } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat', targets: ['0.kalani.1'] }));
  t.play(attackDice(failures(t.pools.attackDice)));
  return t.play(defenseDice(failures(t.pools.defenseDice)));
};

test('I’ll Cover the Rear: in Heavy Firepower, after an attack on an ally within Range 2, he may jump and shoot the attacker with 5 dice', () => {
  const t = beside({});
  expect(t.offered).toEqual([COVER, 'pass']);
  t.play(COVER);
  expect(t.asked).toBe('place jump 0');
  t.play([16, 10]);
  expect(t.asked).toBe('pick may 0');
  expect(t.play('yes').asked).toBe('roll attack 5');
});

test('I’ll Cover the Rear: not in Fearless, not out of Range 2', () => {
  expect(beside({ stance: 1 }).asked).toBe('nothing');
  expect(beside({ at: [14.5, 10] }).offered).toEqual([COVER, 'pass']);
  expect(beside({ at: [14.51, 10] }).asked).toBe('nothing');
});

test('I’ll Cover the Rear: not after an ally’s attack on an enemy near him', () => {
  const t = table({ units: { [PAZ]: { seat: 0, at: [13, 14] }, kalani: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [10, 13] } } }).run((game) => attack(game, '0.kalani.1', { part: 'combat' }));
  t.play(attackDice(failures(t.pools.attackDice)), defenseDice(failures(t.pools.defenseDice)));
  expect(t.asked).toBe('nothing');
});

const wounded = (damage: number): Table => {
  const t = table({ units: { [PAZ]: { seat: 0, at: [10, 10], stance: 1, damage, conditions: ['pinned'] }, 'gar-saxon': { seat: 1, at: [10, 13] } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' }));
  t.play(attackDice(`C ${failures(t.pools.attackDice - 1)}`), defenseDice(failures(t.pools.defenseDice)));
  return t.play(t.offered[0]!);
};

test('Go. There Are Too Many: wounded by an enemy attack he gains two Injured tokens, shakes the wound off and may strike back', () => {
  const t = wounded(7);
  expect(t.offered).toEqual([GO, 'pass']);
  t.play(GO);
  expect(t.unit(PAZ)).toMatchObject({ injured: 2, wounded: 0, damage: 0, conditions: [] });
  expect(t.play('yes').asked).toBe('roll attack 5');
});

test('Go. There Are Too Many: not without a wound, and it may be passed', () => {
  expect(wounded(0).asked).toBe('nothing');
  expect(wounded(7).play('pass').unit(PAZ)).toMatchObject({ injured: 0, wounded: 1 });
});

test('Go. There Are Too Many: not for an ally’s wound, an ability’s, an ally’s attack, or a wound from nobody', () => {
  const wounds = (victim: string, by: string | null, byAttack: 'melee' | null): Table =>
    wound(table({ units: { [PAZ]: { seat: 0, at: [10, 10] }, kalani: { seat: 0, at: [20, 10] }, 'gar-saxon': { seat: 1, at: [10, 13] } } }), victim, by, byAttack);
  expect(wounds(PAZ, 'gar-saxon', 'melee').offered).toEqual([GO, 'pass']);
  for (const t of [wounds('kalani', 'gar-saxon', 'melee'), wounds(PAZ, 'gar-saxon', null), wounds(PAZ, 'kalani', 'melee'), wounds(PAZ, null, null)]) expect(t.asked).toBe('nothing');
});

test('Descendent of the Great House Vizsla: Steadfast in Fearless only, and for him alone', () => {
  const steadfast = (stance: number, of: string): number => {
    const { game } = table({ units: { [PAZ]: { seat: 0, at: [10, 10], stance }, kalani: { seat: 0, at: [13, 10] } } });
    return read(game, 'steadfast', { unit: `0.${of}`, character: `0.${of}.1`, attack: null });
  };
  expect([steadfast(0, PAZ), steadfast(1, PAZ), steadfast(1, 'kalani')]).toEqual([0, 1, 0]);
});

test('Descendent of the Great House Vizsla: with an Injured token his order card cannot be reserved', () => {
  const revealed = (injured: number): Table => table({ step: 'order', units: { [PAZ]: { seat: 0, at: [10, 10], injured }, kalani: { seat: 0, at: [20, 20] } }, players: [{ deck: { left: [`0.${PAZ}`, '0.kalani'] }, ready: 3 }, {}] }).run((game) => chooseUnit(game, 0)).play(faces(1));
  expect(revealed(0).asked).toBe('pick reserve 0');
  expect(revealed(1).result).toEqual({ unit: `0.${PAZ}`, from: 'order' });
});
