import { expect, test } from 'vitest';
import type { Placed, Table } from '../../testing/shatterpoint/table.ts';
import { BO, GAR, KALANI, TROOPS, acting, at, diceOf, fight, idle, ready, rolls, type Units } from './republic.fixture.ts';
import { wounding } from './rebels.fixture.ts';

const HASK = 'gideon-hask';
const SNOW = 'stormtroopers';

test('Covert Operations: a dash that ends within Range 4 of an enemy brings Sharpshooter [1] and a focus action', () => {
  const dashed = (x: number) => acting(HASK, { [KALANI]: at(1, [x, 10]) }).play('ability:covert-operations', [10, 12]).go();
  expect([dashed(16).all('focused'), ready(dashed(16))]).toMatchObject([[{ sharpshooter: 1 }], 7]);
  expect(dashed(30).all('focused')).toEqual([]);
});

test('Long Live the Empire: an Empire Supporting character repositions toward an active objective, and its unit takes 2 damage', () => {
  const t = acting(HASK, { [SNOW]: at(0, [20, 20], [24, 20]), [TROOPS]: at(0, [30, 5], [30, 8]) }, {}, { objectives: { A: [20, 30] } }).play('ability:long-live-the-empire', 'A');
  expect(t.offered).toEqual([`0.${SNOW}.1`, `0.${SNOW}.2`, 'none']);
  t.play(`0.${SNOW}.1`, [20, 26]).go();
  expect([t.where(SNOW), t.unit(SNOW).damage, ready(t)]).toEqual([[20, 26, 0], 2, 7]);
  expect(acting(HASK, { [TROOPS]: at(0, [30, 5], [30, 8]) }, {}, { objectives: { A: [20, 30] } }).closed).toContainEqual(idle('long-live-the-empire'));
});

const DEFIANCE = `defiance-will-be-the-death-of-you@0.${HASK}`;
/** Somebody at (10, 10) shoots Kalani at (17, 10); the attack roll shows some results, for the rest failures. */
const shooting = (who: string, hask: Placed['at'], letters = '', part = 'combat', more: Units = {}): Table =>
  rolls(fight({ [who]: at(0, [10, 10], [35, 2]), [HASK]: { seat: 0, at: hask }, [KALANI]: at(1, [17, 10]), ...more }, `0.${who}.1`, { part, targets: [`1.${KALANI}.1`] }), letters);

test('Defiance: a failure of an Empire Supporting character’s combat attack on a target within Range 5 of him may become a strike', () => {
  const t = shooting(SNOW, [17, 20.5], 'S');
  expect(t.offered).toEqual([DEFIANCE, 'pass']);
  const failures = (table: Table): number => table.state.attacks[0]!.attackRoll.filter((face) => face === 'failure').length;
  const before = failures(t);
  expect(t.play(DEFIANCE).all('resultChanged')).toMatchObject([{ roll: 'attack', from: 'failure', to: 'strike' }]);
  const passed = shooting(SNOW, [17, 20.5], 'S').play('pass');
  expect([passed.all('resultChanged'), passed.asked, t.asked]).toEqual([[], 'pick option 0', 'pick option 0']);
  expect(before).toBeGreaterThan(0);
});

test('Defiance: not beyond Range 5 of the target, outside a combat action, without a failure, or for others', () => {
  const all = 'S S S S S S S S S S';
  const none = [shooting(SNOW, [17, 20.51]), shooting(SNOW, [17, 20.5], '', 'some-ability'), shooting(SNOW, [17, 20.5], all), shooting(TROOPS, [17, 20.5]), shooting('agent-kallus', [17, 20.5])];
  for (const t of none) expect(t.offered).not.toContain(DEFIANCE);
  const theirs = rolls(fight({ [HASK]: at(0, [17, 14]), [KALANI]: at(0, [17, 10]), foe: { ...at(1, [10, 10], [35, 2]), card: SNOW } }, '1.foe.1', { targets: [`0.${KALANI}.1`] }));
  expect(theirs.offered).not.toContain(DEFIANCE);
});

const wounded = (victim: string, by: string, byAttack: 'ranged' | null = 'ranged'): Table =>
  wounding({ [HASK]: at(0, [10, 10]), [BO]: at(0, [30, 30]), [GAR]: at(1, [10, 17]) }, victim, by, byAttack);

test('May We Live Up to Our Name: when an attack wounds him he may dash and make a 5-dice attack on the character that did it', () => {
  const t = wounded(`0.${HASK}`, `1.${GAR}.1`);
  expect(t.asked).toBe('place dash 0');
  t.play([10, 12], 'yes');
  expect([diceOf(t), t.all('attackDeclared').map(({ attack }) => attack.defender)]).toEqual([5, [`1.${GAR}.1`]]);
  expect(wounded(`0.${HASK}`, `1.${GAR}.1`).play(null, 'no').asked).toBe('nothing');
});

test('May We Live Up to Our Name: not for a wound without an attack, nor for an ally’s', () => {
  for (const t of [wounded(`0.${HASK}`, `1.${GAR}.1`, null), wounded(`0.${BO}`, `1.${GAR}.1`)]) expect([t.asked, t.all('abilityUsed')]).toEqual(['nothing', []]);
});
