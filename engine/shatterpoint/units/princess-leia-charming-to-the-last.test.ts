import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { about, ready, wound } from './fight.fixture.ts';
import { acting, at, defenseOf, fight, GAR, KALANI, MAUL, REX, starting, TROOPS, type Units } from './republic.fixture.ts';

const LEIA = 'princess-leia-charming-to-the-last';
const WONDER = 'its-a-wonder-youre-still-alive';

test('Into the Garbage Chute, Flyboy: the characters of another Rebel or Spy unit may dash, and it gains Hunker', () => {
  const t = starting(LEIA, { [REX]: { ...at(0, [20, 20]), tags: ['Spy'] }, [MAUL]: { ...at(0, [30, 30]), tags: ['Rebel Alliance'] }, [TROOPS]: at(0, [25, 5], [28, 5]) });
  expect(t.offered).toEqual([`0.${REX}`, `0.${MAUL}`]);
  t.play(`0.${REX}`);
  expect([t.asked, about(t)]).toEqual(['place dash 0', `0.${REX}.1`]);
  expect(t.play(null).go().unit(REX).hunker).toBe(1);
});

test('Into the Garbage Chute, Flyboy: not for herself, others or enemies', () => {
  const t = starting(LEIA, { [TROOPS]: at(0, [25, 5], [28, 5]), [GAR]: { ...at(1, [30, 30]), tags: ['Spy'] } });
  expect([t.asked, t.unit(LEIA).hunker]).toEqual(['pick act 0', 0]);
});

test('It’s a Wonder You’re Still Alive: of her and an ally one may heal, the other may dash', () => {
  const start = (): Table => acting(LEIA, { [REX]: { ...at(0, [30, 30]), damage: 2 } }, { damage: 2 }).play(`ability:${WONDER}`);
  const t = start();
  expect([t.offered, ready(t)]).toEqual([[`0.${LEIA}.1`, `0.${REX}.1`], 7]);
  t.play(`0.${REX}.1`, `damage@0.${REX}`);
  expect([t.unit(REX).damage, t.asked, about(t)]).toEqual([1, 'place dash 0', `0.${LEIA}.1`]);
  const other = start().play(`0.${LEIA}.1`, 'none');
  expect([other.unit(LEIA).damage, about(other)]).toEqual([2, `0.${REX}.1`]);
  expect(other.play(null).go().asked).toBe('pick act 0');
});

test('It’s a Wonder You’re Still Alive: without another ally she heals or dashes', () => {
  const alone = (way: string): Table => acting(LEIA, { [GAR]: at(1, [20, 20]) }, { damage: 2 }).play(`ability:${WONDER}`, way);
  expect(alone('heal').play(`damage@0.${LEIA}`).go()).toMatchObject({ asked: 'pick act 0' });
  expect([alone('heal').play(`damage@0.${LEIA}`).unit(LEIA).damage, alone('dash').asked, alone('none').go().asked]).toEqual([1, 'place dash 0', 'pick act 0']);
});

test('Crack Shot: Sharpshooter [2], and a dash with her focus; not with another action', () => {
  const t = acting(LEIA).play('focus');
  expect([t.all('focused')[0]!.sharpshooter, t.asked]).toEqual([2, 'place dash 0']);
  expect(acting(LEIA).play('move', 'none').go().asked).toBe('pick act 0');
});

/** Gar Saxon at (20, 10) wounds an ally; she is at (10, 10). */
const avenging = (units: Units = {}, by: string | null = GAR, victim = REX, gar: Placed = at(1, [20, 10])): Table =>
  wound(table({ units: { [LEIA]: at(0, [10, 10]), [REX]: at(0, [20, 13]), [GAR]: gar, ...units } }), victim, by);

test('Somebody’s Gotta Save Our Skins: she may dash toward who did it and attack it with 5 dice; then an ally near gains Hunker', () => {
  const t = avenging({ [MAUL]: at(0, [12, 15]), [TROOPS]: at(0, [10, 2], [30, 30]) });
  expect([t.asked, t.refusal([7, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  t.play([13, 10]);
  expect([t.asked, about(t)]).toEqual(['pick may 0', `0.${LEIA}.1`]);
  t.play('no');
  expect([t.asked, t.unit(MAUL).hunker, t.unit(TROOPS).hunker]).toEqual(['nothing', 1, 0]);
  const attack = avenging().play(null, 'yes');
  expect([attack.pools.attackDice, attack.all('attackDeclared')[0]!.attack.defender]).toEqual([5, `1.${GAR}.1`]);
});

test('Somebody’s Gotta Save Our Skins: not when she is wounded, nor by an ally or nobody, nor for enemies', () => {
  expect(avenging({}, GAR, LEIA).asked).toBe('nothing');
  expect(avenging({ [MAUL]: at(0, [30, 30]) }, MAUL).asked).toBe('nothing');
  expect(avenging({}, null).asked).toBe('nothing');
  expect(avenging({ [KALANI]: at(1, [30, 30]) }, REX, KALANI).asked).toBe('nothing');
});

const defense = (units: Units, leia: Partial<Placed> = {}): number => defenseOf(fight({ [LEIA]: { ...at(0, [10, 10]), ...leia }, [GAR]: at(1, [17, 10]), ...units }, `1.${GAR}.1`, { targets: [`0.${LEIA}.1`] }));

test('Somebody’s Gotta Save Our Skins: 1 defense die more for each wounded allied unit within Range 3', () => {
  const base = defense({});
  const hurt = (x: number): Units => ({ [REX]: { ...at(0, [10, x]), wounded: 1 } });
  expect([defense(hurt(16.5)), defense(hurt(16.51)), defense({ [REX]: at(0, [10, 16.5]) })]).toEqual([base + 1, base, base]);
  expect(defense(hurt(16.5), { wounded: 1 })).toBe(base + 2);
});
