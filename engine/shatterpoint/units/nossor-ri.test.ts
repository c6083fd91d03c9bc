import { expect, test } from 'vitest';
import { faces, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { targetsOf } from '../attack/attack.ts';
import { about, strike } from './fight.fixture.ts';

const RI = 'nossor-ri';
const AQUA = 'aqua-droids';
const RIPTIDE = `riptide@0.${RI}`;
const USURPER = `opportunistic-usurper@0.${RI}`;
const set = (units: Readonly<Record<string, Placed>> = {}, more: Partial<TableOptions> = {}, own: Partial<Placed> = {}): Table =>
  table({ ...more, units: { [RI]: { seat: 0, at: [10, 10], ...own }, ...units } });

const scatter = (friend: Partial<Placed> = {}): Table =>
  set({ kalani: { seat: 0, at: [30, 30], ...friend }, hondo: { seat: 0, at: [30, 20] }, '501st-clone-troopers': { seat: 0, at: [[20, 20], [20, 25]] } }, { active: RI, step: 'begin' }).go();

test('Scatter: one character of this unit or of a Separatist or Scoundrel ally may dash, of a damaged unit reposition', () => {
  const t = scatter();
  expect(t.offered).toEqual([`0.${RI}.1`, '0.kalani.1', '0.hondo.1', 'none']);
  t.play('0.kalani.1');
  expect([t.asked, about(t)]).toEqual(['place dash 0', '0.kalani.1']);
  const hurt = scatter({ damage: 1 }).play('0.kalani.1');
  expect(hurt.offered).toEqual(['dash', 'reposition', 'none']);
  expect(hurt.play('reposition').asked).toBe('place reposition 0');
});

test('Scatter: declined, nobody moves', () => expect(scatter().play('none').go().asked).toBe('pick act 0'));

const attacks = (who: string, aqua: Spot, part = 'combat', more: Partial<TableOptions> = {}): Table =>
  strike(set({ 'gar-saxon': { seat: 1, at: [13, 10] }, [AQUA]: { seat: 0, at: [aqua, [2, 35]] }, kalani: { seat: 0, at: [13, 13] }, 'cc-7567-captain-rex': { seat: 0, at: [16, 10] } }, more), who, 'melee', { part });

test('Riptide: 1 die for each Aquatic unit, other than the attacker’s, with range 5 and sight to the target', () => {
  const own = attacks(RI, [23.5, 10]);
  expect(own.offered).toEqual([RIPTIDE, 'pass']);
  expect(own.play(RIPTIDE).asked).toBe('roll attack 7');
  const friend = attacks('kalani', [23.5, 10]);
  const before = attacks('kalani', [35, 35]).play(RIPTIDE).pools.attackDice;
  expect(friend.play(RIPTIDE).pools.attackDice).toBe(before + 1);
});

const wall = boxTerrain({ inch: true, boxes: [{ id: 'wall', sight: 'blocked', move: 'impassable', x: [19, 20], z: [4, 16], bottom: 0, top: 6 }] });

test('Riptide: not for a unit that does not see the target', () => {
  expect(attacks(RI, [23.5, 10], 'combat', { terrain: wall }).asked).toBe('roll attack 6');
});

test('Riptide: not with nobody near, for others, or outside a combat action', () => {
  expect(attacks(RI, [23.52, 10]).asked).toBe('roll attack 6');
  expect(attacks('cc-7567-captain-rex', [20, 14]).asked).toMatch('roll attack');
  expect(attacks(RI, [20, 14], 'other').asked).toBe('roll attack 6');
  expect(strike(set({ kalani: { seat: 1, at: [13, 10] }, [AQUA]: { seat: 1, at: [[13, 14], [2, 35]] } }), 'kalani', 'melee').asked).toMatch('roll attack');
});

const reveal = (reserve: string | null): Table => {
  const units = { [RI]: { seat: 0, at: [10, 10] }, kalani: { seat: 0, at: [20, 10] }, 'gar-saxon': { seat: 0, at: [30, 10] } } as const;
  const t = table({ units, step: 'order', players: [{ reserve, deck: { left: [`0.${RI}`, '0.kalani'] } }, {}] }).go();
  return (reserve === null ? t : t.play('reveal')).play(faces(1));
};

test('Opportunistic Usurper: he may take the place of the card in reserve, which goes to the top or the bottom', () => {
  const t = reveal('0.gar-saxon').play(USURPER, 'bottom');
  expect(t.state.players[0]).toMatchObject({ reserve: `0.${RI}`, bottom: ['0.gar-saxon'] });
  const top = reveal('0.gar-saxon').play(USURPER, 'top').go();
  expect(top.state.activation!.unit).toBe('0.gar-saxon');
});

test('Opportunistic Usurper: declined, or with nothing in reserve, his card is used as usual', () => {
  const passed = reveal('0.gar-saxon').play('pass').go();
  expect([passed.state.activation!.unit, passed.asked]).toEqual([`0.${RI}`, 'pick choice 0']);
  expect(reveal(null).offered).toEqual(['activate', 'reserve']);
});

test('Opportunistic Usurper: while his card is to come he cannot be shot at, but struck in melee; an ally can', () => {
  const enemies = (at: Spot, player: object): string[][] => {
    const t = set({ 'cc-7567-captain-rex': { seat: 1, at }, kalani: { seat: 0, at: [17, 17] } }, { players: [player, {}] });
    return (['ranged', 'melee'] as const).map((kind) => targetsOf(t.game, '1.cc-7567-captain-rex.1', kind));
  };
  const [deck, reserve, out] = [{ deck: { left: [`0.${RI}`] } }, { deck: { left: [] }, reserve: `0.${RI}` }, { deck: { left: [] }, discard: [`0.${RI}`] }];
  expect([deck, reserve, out].map((player) => enemies([17, 10], player)[0])).toEqual([['0.kalani.1'], ['0.kalani.1'], [`0.${RI}.1`, '0.kalani.1']]);
  expect(enemies([13, 10], deck)[1]).toEqual([`0.${RI}.1`]);
});
