import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { pay } from '../deeds/force.ts';
import { wound } from './fight.fixture.ts';
import { BO, KALANI, REX, acting, at, fight, idle, ready, rolls, starting, type Units } from './republic.fixture.ts';

const KI = 'jedi-master-ki-adi-mundi';
const AHSOKA = 'padawan-ahsoka-tano';
const REFLEXES = `force-enhanced-reflexes@0.${KI}`;

test('Wise Counsel: another Republic unit may dash, and he too when it is a Jedi unit', () => {
  const t = starting(KI, { [AHSOKA]: at(0, [20, 10]), [REX]: at(0, [20, 20]), [BO]: at(0, [30, 10]) });
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${AHSOKA}`, `0.${REX}`]]);
  t.play(`0.${AHSOKA}`, [24, 10]);
  expect([t.asked, t.request?.about.character]).toEqual(['place dash 0', `0.${KI}.1`]);
});

test('Wise Counsel: he does not dash with another unit, nor alone', () => {
  expect(starting(KI, { [REX]: at(0, [20, 20]) }).play([24, 20]).go().asked).toBe('pick act 0');
  expect(starting(KI, { [BO]: at(0, [20, 20]) }).asked).toBe('pick act 0');
});

test('Force Push: an enemy within range 3 is pushed range 3 away for 2 Force; closed with nobody so near', () => {
  const t = acting(KI, { [KALANI]: at(1, [16.5, 10]) }).play('ability:force-push', [20, 10]).go();
  expect([t.where(KALANI), ready(t)]).toEqual([[21.5, 10, 0], 6]);
  expect(acting(KI, { [KALANI]: at(1, [16.51, 10]) }).closed).toContainEqual(idle('force-push'));
});

test('Force-Enhanced Reflexes: chosen before the dice, it costs an attacker with a failure 3 damage; melee or ranged', () => {
  for (const x of [13, 17]) {
    const t = fight({ [KI]: at(0, [10, 10]), [REX]: at(1, [x, 10]) }, `1.${REX}.1`);
    expect(t.offered).toEqual([REFLEXES, 'pass']);
    rolls(t.play(REFLEXES), 'X X X X X X F').play('stop');
    expect([t.unit(REX).damage, ready(t), t.unit(KI).hunker]).toEqual([3, 7, 0]);
  }
});

test('Force-Enhanced Reflexes: no damage without a failure or when passed; not for an ally', () => {
  const attacked = (): Table => fight({ [KI]: at(0, [10, 10]), [REX]: at(1, [17, 10]) }, `1.${REX}.1`);
  expect(rolls(attacked().play(REFLEXES), 'X X X X X X X').play('stop').unit(REX).damage).toBe(0);
  expect(rolls(attacked()).unit(REX).damage).toBe(0);
  expect(fight({ [KI]: at(0, [30, 30]), [BO]: at(0, [10, 10]), [REX]: at(1, [17, 10]) }, `1.${REX}.1`).asked).toBe('roll attack 7');
});

/** Somebody strikes a hurt enemy with one success. */
function wounding(attacker: string, damage = 9): Table {
  const t = rolls(fight({ [KI]: { ...at(0, [30, 30]), damage: 2 }, [attacker]: at(0, [10, 10]), [KALANI]: { ...at(1, [13, 10]), damage } }, `0.${attacker}.1`, { kinds: ['melee'] }), 'C');
  t.play(t.offered[0]!);
  while (t.request?.kind === 'place') t.play(null);
  return t;
}

test('Guardians of the Republic: when a Republic ally wounds an enemy unit, a Jedi may heal and then dash', () => {
  const t = wounding(AHSOKA);
  expect([t.unit(KALANI).wounded, t.asked, t.offered]).toEqual([1, 'pick choice 0', [`0.${KI}.1`, `0.${AHSOKA}.1`, 'none']]);
  t.play(`0.${KI}.1`, `damage@0.${KI}`);
  expect(t.asked).toBe('place dash 0');
  t.play([30, 26]);
  expect([t.unit(KI).damage, t.where(KI)]).toEqual([1, [30, 26, 0]]);
});

test('Guardians of the Republic: not without a wound, nor when another ally wounds', () => {
  expect(wounding(REX, 0).offered).not.toContain(`0.${KI}.1`);
  const bo = wounding(BO);
  expect([bo.unit(KALANI).wounded, bo.offered.includes(`0.${KI}.1`)]).toEqual([1, false]);
  const theirs = wound(table({ units: { [KI]: at(0, [30, 30]), [REX]: at(1, [10, 10]), [KALANI]: at(1, [13, 10]) } }), KALANI, REX);
  expect([theirs.unit(KALANI).wounded, theirs.asked]).toEqual([1, 'nothing']);
});

/** Ahsoka, or somebody else, uses a 1-Force ability near a wounded ally. */
function spent(user: string, ability: string, place: Spot, more: Partial<TableOptions> = {}, hurt: Partial<Placed> = { wounded: 1 }): Table {
  const units: Units = { [KI]: at(0, [30, 30]), [BO]: { ...at(0, [20, 10]), ...hurt }, [user]: at(0, place) };
  return acting(user, units, at(0, place), { players: [{ ready: 8 }, {}], ...more }).play(`ability:${ability}`, [place[0], place[1] + 3]).go();
}

test('Guardians of the Republic: once a turn an ability of a Jedi unit within range 3 of a wounded ally costs 1 Force less', () => {
  expect(ready(spent(AHSOKA, 'she-is-fearless', [13.5, 10]))).toBe(8);
  const t = spent(AHSOKA, 'she-is-fearless', [16, 10]);
  expect(ready(t)).toBe(8);
  expect(ready(t.play('ability:she-is-fearless', [16, 10]).go()), 'still within range 3, but once only').toBe(7);
});

test('Guardians of the Republic: not too far from it, with nobody wounded, or for others than Jedi', () => {
  expect(ready(spent(AHSOKA, 'she-is-fearless', [13.49, 10]))).toBe(7);
  expect(ready(spent(AHSOKA, 'she-is-fearless', [14, 10], {}, {}))).toBe(7);
  expect(ready(spent(REX, 'defensive-maneuver', [14, 10]))).toBe(7);
});

test('Guardians of the Republic: a wound of the turn does not use up the cheaper ability, nor does one that costs nothing', () => {
  const t = acting(AHSOKA, { [KI]: at(0, [30, 30]), [BO]: { ...at(0, [13, 13]), wounded: 1 }, [KALANI]: { ...at(1, [13, 10]), damage: 9 } });
  rolls(t.play('combat'), 'C').play('t1');
  while (t.asked !== 'pick act 0') {
    if (t.request === null) t.go();
    else if (t.request.kind === 'place') t.play(null);
    else t.play(t.offered.at(-1)!);
  }
  expect([t.unit(KALANI).wounded, ready(t)]).toEqual([1, 8]);
  expect(ready(t.play('ability:she-is-fearless', [10, 14]).go())).toBe(8);
});

test('Guardians of the Republic: not for an enemy Jedi; for a wounded Jedi the cost itself, never the tax', () => {
  const enemy = acting(AHSOKA, { [KI]: at(1, [13, 10]), [BO]: { ...at(1, [10, 13]), wounded: 1 } });
  expect(ready(enemy.play('ability:she-is-fearless', [10, 5]).go())).toBe(7);
  const hurt = acting(AHSOKA, { [KI]: at(0, [30, 30]) }, { wounded: 1 });
  expect(ready(hurt.play('ability:she-is-fearless', [10, 13]).go()), 'the tax of the Wounded token stays').toBe(7);
});

test('Guardians of the Republic: his own wound counts; an ability that costs nothing does not use the cheaper one up', () => {
  const t = table({ units: { [KI]: { ...at(0, [10, 10]), wounded: 1 }, [AHSOKA]: at(0, [16, 10]) } });
  t.run(function* (game) {
    const ahsoka = game.state.units.find(({ card }) => card === AHSOKA)!;
    yield* pay(game, ahsoka, 0, 'deflect');
    yield* pay(game, ahsoka, 1, 'she-is-fearless');
  });
  expect(ready(t)).toBe(8);
});
