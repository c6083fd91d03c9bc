import { expect, test } from 'vitest';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import { fallDamage } from './fall.ts';
import { scene, spot, type Numbers, type Placed } from '../testing/wartime/table.ts';
import { attributeOf } from './game.ts';
import { defenceAgainst } from './shot.ts';
import { readSetup } from './setup.ts';
import { hawkEye, sniperWeapon, precisionWeapon } from './traits/aim.ts';
import { piercing, superheavy } from './traits/ammunition.ts';
import { camouflage, highlyVisible } from './traits/body.ts';

const terrain = boxTerrain({});
const box = (id: string, x: readonly [number, number], z: readonly [number, number], top: number, bottom = 0): BoxSpec => ({ id, sight: 'blocked', move: 'impassable', x, z, bottom, top });

/** A shoots at B over 20 cm of open ground; nobody can pay for an answer. */
function range(shooter: Numbers, target: Numbers, more: { readonly vitality?: boolean; readonly third?: Placed } = {}) {
  const C = more.third ?? { seat: 1, at: [40, 40] as const, debt: 10 };
  return scene({ terrain, vitality: more.vitality ?? false, who: { A: { seat: 0, at: [0, 10], card: shooter }, B: { seat: 1, at: [0, -10], card: target, debt: 10 }, C } }).play('shoot:B');
}

test('WT-005, WT-094 (WT-1.5, WT-9.6, WT-AC01): range is measured from edge to edge in kliks', () => {
  const long = boxTerrain({ size: [2000, 900] });
  const closed = (apart: number): string | null => scene({ terrain: long, who: { A: { seat: 0, at: [-50, 0], card: { damage: 6, range: 30 } }, B: { seat: 1, at: [-50 + apart, 0] } } }).closedBy('shoot:B');
  expect(closed(93)).toBeNull();
  expect(closed(94)).toBe('WT-9.6');
});

test('WT-9.6: no shot without line of sight', () => {
  const wall = boxTerrain({ boxes: [box('wall', [-200, 200], [-5, 5], 120)] });
  expect(scene({ terrain: wall, who: { A: { seat: 0, at: [0, 10] }, B: { seat: 1, at: [0, -10] } } }).closedBy('shoot:B')).toBe('WT-9.6');
});

test('WT-A38: a friend in the line of fire bars the shot', () => {
  const t = scene({ terrain, who: { A: { seat: 0, at: [0, 10] }, F: { seat: 0, at: [0, 0] }, B: { seat: 1, at: [0, -10] } } });
  expect(t.closedBy('shoot:B')).toBe('WT-9.6');
});

test('WT-095 (WT-9.1, WT-9.14, WT-AC01): damage beyond DEF needs no defence check', () => {
  const t = range({ damage: 6 }, { def: 4 }).play([5], [5]);
  expect(t.who('B').casualty).toBe(true);
});

test('WT-097 (WT-6.2): a fumbled defence check fails whatever the DEF', () => {
  expect(range({ damage: 3, range: 15 }, { def: 10 }).play([5], [3], [10]).who('B').casualty).toBe(true);
  expect(range({ damage: 3, range: 15 }, { def: 10 }).play([5], [3], [9]).who('B').casualty).toBe(false);
});

test('WT-098 (WT-6.3, WT-9.16): damage beyond DEF costs the difference in life points, and each is -1 on attribute checks', () => {
  const t = range({ damage: 6 }, { def: 4, agi: 7 }, { vitality: true }).play([5], [5]);
  expect(t.who('B').lost).toBe(2);
  expect(attributeOf(t.game, t.who('B'), 'agi')).toBe(5);
});

test('WT-099 (WT-9.16, WT-A31): a failed defence check costs one', () => expect(range({ damage: 5 }, { def: 6 }, { vitality: true }).play([5], [5], [7]).who('B').lost).toBe(1));

test('WT-101 (WT-9.1): a failed damage check does nothing', () => expect(range({ damage: 6 }, {}).play([5], [7]).who('B').casualty).toBe(false));

test('WT-102 (WT-9.13): a critical damage check doubles the damage', () => expect(range({ damage: 6 }, { def: 10 }).play([5], [1]).who('B').casualty).toBe(true));

test('WT-103 (WT-9.13, WT-12.3, WT-A43): two criticals that beat DEF explode, and cow the victim\'s own side within 3 MOV', () => {
  const near = range({ damage: 5 }, { def: 8 }, { third: { seat: 1, at: [8, -10], debt: 10 } }).play([1], [1]);
  expect(near.events.map(({ type }) => type)).toContain('exploded');
  expect(near.asked).toBe('will');
  const far = range({ damage: 5 }, { def: 8 }, { third: { seat: 1, at: [13, -10], debt: 10 } }).play([1], [1]);
  expect(far.asked).not.toBe('will');
});

/** A wall that hides the lower part of who stands behind it, its top in mm. */
function behindWall(top: number, card: Numbers = {}) {
  const low = boxTerrain({ boxes: [box('wall', [-200, 200], [-82, -78], top)] });
  return scene({
    terrain: low,
    who: { A: { seat: 0, at: [0, 10], card }, B: { seat: 1, at: [0, -10], card: { def: 3 }, debt: 10 }, C: { seat: 1, at: [40, 40], debt: 10 } },
  });
}

test('WT-107 (WT-9.13): a critical impact ignores cover', () => {
  expect(behindWall(20).play('shoot:B', [5], [5]).asked).toBe('defence');
  expect(behindWall(20).play('shoot:B', [1], [5]).who('B').casualty).toBe(true);
});

test('WT-9.11 (WT-A39): a missed shot hits what stands in the way at 30%', () => {
  const shot = () => scene({ terrain, who: { A: { seat: 0, at: [0, 20] }, M: { seat: 2, at: [0.6, -5], debt: 10 }, B: { seat: 1, at: [0, -10], debt: 10 }, C: { seat: 1, at: [40, 40], debt: 10 } } }).play('shoot:B', [9]);
  expect(shot().asked).toBe('stray');
  expect(shot().play([3, 10], [5]).who('M').casualty).toBe(true);
  expect(shot().play([3, 1]).asked).toBe('act');
});

test('WT-119 (WT-B63, WT-A45): piercing ammunition takes 2 off DEF, to no less than 1', () => {
  const left = (def: number): number => {
    const t = scene({ terrain, who: { A: { seat: 0, at: [0, 10], card: { traits: [piercing] } }, B: { seat: 1, at: [0, -10], card: { def } } } });
    return defenceAgainst(t.game, t.there('A'), t.there('B'), null);
  };
  expect(left(3)).toBe(1);
  expect(left(1)).toBe(1);
  expect(left(6)).toBe(4);
});

test('WT-122 (WT-B17, WT-M12): camouflage and high visibility change the impact check', () => {
  expect(range({ agi: 6 }, { traits: [camouflage] }).value).toBe(5);
  expect(range({ agi: 6 }, { traits: [highlyVisible] }).value).toBe(7);
});

test('WT-125 (WT-B65): super-heavy ammunition makes a 2 a critical damage check', () => expect(range({ damage: 5, traits: [superheavy] }, { def: 9 }).play([5], [2]).who('B').casualty).toBe(true));

test('WT-B09: a sniper weapon makes 1 to 3 critical impacts', () => {
  const degree = (die: number) => range({ traits: [sniperWeapon] }, {}).play([die]).leaveOpen().events.find((event) => event.type === 'checked' && event.check === 'impact');
  expect(degree(3)).toMatchObject({ degree: 'critical' });
  expect(degree(4)).toMatchObject({ degree: 'passed' });
});

test('WT-B10 (WT-2.2): a precision weapon may roll once more, but not after a fumble', () => {
  const t = range({ traits: [precisionWeapon] }, {}).play([9]);
  expect(t.offered).toEqual(['keep', 'reroll']);
  expect(t.play('reroll', [2]).asked).toBe('damage');
  expect(range({ traits: [precisionWeapon] }, {}).play([10]).asked).not.toBe('reroll');
});

test('WT-AG04 (WT-A15b): concentration helps the next action only, at most 3', () => {
  const t = scene({ terrain, who: { A: { seat: 0, at: [0, 10], card: { agi: 4 } }, B: { seat: 1, at: [0, -10], debt: 10 } } }).play('concentrate', 'concentrate', 'concentrate');
  expect(t.closedBy('concentrate')).toBe('WT-A15b');
  expect(t.play('shoot:B').value).toBe(7);
  t.play([9]);
  expect(t.state.activation!.concentration).toBe(0);
});

test('WT-089 (WT-8.9, WT-A28): damage of falls', () => {
  expect([5, 6, 8, 9, 11, 12, 15].map((height) => fallDamage(height, 3))).toEqual([0, 6, 6, 8, 8, 10, 10]);
});

test('WT-AM05 (WT-A27): who goes over an edge falls at once', () => {
  const roof = boxTerrain({ boxes: [box('roof', [-100, 100], [0, 100], 90)] });
  const t = scene({ terrain: roof, vitality: true, who: { A: { seat: 0, at: [0, 2, 9] }, B: { seat: 1, at: [30, 30], debt: 10 } } }).play('run', spot(0, -4));
  expect(t.asked).toBe('damage');
  expect(t.value).toBe(8);
  expect(t.play([5]).who('A').lost).toBe(5);
});

test('WT-2.1: a check is one die of ten faces', () => {
  const { request } = range({}, {});
  expect(request).toMatchObject({ kind: 'roll', count: 1, sides: 10 });
});

test('WT-6.6 (WT-A73): the impact check is of the attribute that the weapon names', () => {
  const t = scene({ terrain, who: { A: { seat: 0, at: [0, 10], card: { agi: 6, int: 3 } }, B: { seat: 1, at: [0, -10], debt: 10 } } });
  expect(t.play('shoot:B').value).toBe(6);
  const card = t.content.cards.get('A')!;
  const other = scene({ terrain, who: { A: { seat: 0, at: [0, 10], card: { agi: 6, int: 3 } }, B: { seat: 1, at: [0, -10], debt: 10 } } });
  (other.content.cards as Map<string, typeof card>).set('A', { ...card, weapon: { ...card.weapon, attribute: 'int' } });
  expect(other.play('shoot:B').value).toBe(3);
});

test('WT-6.7 (WT-A32): what hinders attribute checks reaches the impact check, and not the damage check', () => {
  const shooter: Placed = { seat: 0, at: [0, 10], card: { agi: 6, damage: 5 }, lost: 2 };
  const t = scene({ terrain, vitality: true, who: { A: shooter, B: { seat: 1, at: [0, -10], debt: 10 } } }).play('shoot:B');
  expect(t.value).toBe(4);
  expect(t.play([2]).value).toBe(5);
});

test('WT-A33: the value of a damage check is at most 10, the damage is not', () => {
  const t = range({ damage: 12 }, { def: 11 }).play([5]);
  expect(t.value).toBe(10);
  expect(t.play([9]).who('B').casualty).toBe(true);
});

test('WT-B69: a hawk eye has 1 more on the impact check', () => expect(range({ agi: 6, traits: [hawkEye] }, {}).value).toBe(7));

test('WT-1.7 (wartime.klik): a longer klik is a longer range', () => {
  const closed = (klik: number): string | null => {
    const t = scene({ terrain, klik, who: { A: { seat: 0, at: [0, 20], card: { damage: 5, range: 10 } }, B: { seat: 1, at: [0, -20] } } });
    return t.closedBy('shoot:B');
  };
  expect([closed(30), closed(40)]).toEqual(['WT-9.6', null]);
});

test('WT-18.3 (WT-A110, wartime.vitality): life points are in use unless the match says otherwise; without them one hit is enough', () => {
  expect([readSetup({ table: 't', teams: [{ figures: ['soldier'] }, { figures: ['soldier'] }] }).vitality, range({ damage: 6 }, { def: 4 }, { vitality: true }).play([5], [5]).who('B').casualty]).toEqual([true, false]);
  expect(range({ damage: 6 }, { def: 4 }, { vitality: false }).play([5], [5]).who('B').casualty).toBe(true);
});
