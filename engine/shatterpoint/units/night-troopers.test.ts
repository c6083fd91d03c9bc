import { expect, test } from 'vitest';
import { attackDice, defenseDice, faces, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import { answerWaiting } from '../deeds/window.ts';

const TROOPERS = 'night-troopers';
const VIGOR = `unnatural-vigor@0.${TROOPERS}`;
const own = (more: Partial<Placed> = {}): Readonly<Record<string, Placed>> => ({ [TROOPERS]: { seat: 0, at: [[10, 10], [20, 10]], ...more } });

test('Dark Innervation: each may dash; with an Injured token each may advance instead', () => {
  const use = (more: Partial<Placed>): Table => table({ active: TROOPERS, units: own(more) }).go().play('ability:dark-innervation', `0.${TROOPERS}.1`);
  const t = use({});
  expect(t.asked).toBe('place dash 0');
  expect(t.play([10, 14], null).go().where(TROOPERS)).toEqual([10, 14, 0]);
  expect(t.state.players[0]!.ready).toBe(7);
  const injured = use({ injured: 1 });
  expect(injured.offered).toEqual(['dash', 'advance', 'none']);
  expect(injured.play('advance', [10, 16], 'none').go().where(TROOPERS)).toEqual([10, 16, 0]);
});

/** Kalani attacks one of them with a roll. */
const attacked = (roll: string, more: Partial<Placed> = {}): Table =>
  table({ units: { ...own(more), kalani: { seat: 1, at: [10, 13] } } }).run((game) => attack(game, '1.kalani.1', { kinds: ['melee'], part: 'combat' })).play(attackDice(roll), defenseDice('F F F F F'));
/** What the charts have counted, before the first option. */
const expertise = (t: Table): number => t.leaveOpen().all('chartRead')[0]!.attackExpertise;

test('Unnatural Vigor: an attack expertise becomes a failure, and one more for each Injured token', () => {
  const t = attacked('X X X F F F');
  expect([t.offered, t.request?.about.roll]).toEqual([[VIGOR, 'pass'], 'attack']);
  expect([expertise(t.play(VIGOR)), t.state.players[0]!.ready]).toEqual([2, 8]);
  expect(expertise(attacked('X X X F F F', { injured: 1 }).play(VIGOR))).toBe(1);
  expect(expertise(attacked('X F F F F F', { injured: 1 }).play(VIGOR))).toBe(0);
});

test('Unnatural Vigor: not without expertise, declined, or when they attack', () => {
  expect(attacked('C F F F F F').asked).toBe('pick option 1');
  expect(expertise(attacked('X X X F F F').play('pass'))).toBe(3);
  const t = table({ units: { ...own(), kalani: { seat: 1, at: [10, 13] } } }).run((game) => attack(game, `0.${TROOPERS}.1`, { part: 'combat' })).play(attackDice('X X F F F'), defenseDice('F F F'));
  expect(expertise(t)).toBe(2);
});

/** A unit becomes wounded beside them and Morgan, or another ally. */
function fallen(who: string, seat: 0 | 1, morgan: Partial<Placed>, card = 'morgan-elsbeth'): number {
  const units = {
    [who]: {
      seat,
      at: [
        [30, 30],
        [34, 30],
      ],
    },
    ...own({ injured: 1 }),
    morgan: { card, seat: 0, at: [10, 20.5], ...morgan },
  } as Readonly<Record<string, Placed>>;
  const t = table({ units }).run(function* (game) {
    damage(game, `${seat}.${who}`, 20, null, null);
    yield* answerWaiting(game);
  });
  return t.unit(TROOPERS).injured;
}

test('Animated Beyond Death: when another Stormtrooper unit is wounded with a Nightsister Primary within Range 5 all Injured tokens go', () => {
  expect(fallen('stormtroopers', 0, {})).toBe(0);
});

test('Animated Beyond Death: not for others or themselves, for enemies, beyond Range 5 or with a wounded Primary', () => {
  expect([fallen('dark-troopers', 0, {}), fallen('stormtroopers', 1, {}), fallen('stormtroopers', 0, { at: [10, 20.51] }), fallen('stormtroopers', 0, { wounded: 1 })]).toEqual([1, 1, 1, 1]);
  expect(fallen(TROOPERS, 0, {})).toBe(1);
});

test('Animated Beyond Death: not with another Primary, nor with a Nightsister who is none', () => {
  expect([fallen('stormtroopers', 0, {}, 'moff-gideon'), fallen('stormtroopers', 0, { at: [[10, 20.5], [14, 20.5]] }, 'nightsister-acolytes')]).toEqual([1, 1]);
});

/** They, or another unit, become wounded, from whatever cause, with their card in reserve or not. */
function wound(by: string | null, { injured = 0, reserve = null as string | null, victim = TROOPERS } = {}): Table {
  const t = table({ units: { ...own({ injured, conditions: ['pinned'] }), kalani: { seat: 1, at: [10, 13] }, 'gar-saxon': { seat: 0, at: [13, 10] } }, players: [{ reserve, deck: { left: ['shatterpoint'] }, momentum: [8] }, { momentum: [8] }] });
  return t.run(function* (game) {
    damage(game, `0.${victim}`, 20, by, null);
    yield* answerWaiting(game);
  });
}

test('Undying Loyalty: wounded by an enemy they take an Injured token and shake the wound off; a reserved card is shuffled back', () => {
  expect(wound('1.kalani.1').unit(TROOPERS)).toMatchObject({ damage: 0, wounded: 0, injured: 1, conditions: [] });
  expect(wound('1.kalani.1', { reserve: `0.${TROOPERS}` }).state.players[0]).toMatchObject({ reserve: null, deck: { left: ['shatterpoint', `0.${TROOPERS}`] } });
  expect(wound('1.kalani.1', { reserve: '0.gar-saxon' }).state.players[0]).toMatchObject({ reserve: '0.gar-saxon', deck: { left: ['shatterpoint'] } });
});

test('Undying Loyalty: not when an ally or nobody wounds them, nor when others are wounded', () => {
  for (const t of [wound('0.gar-saxon.1'), wound(null)]) expect(t.unit(TROOPERS)).toMatchObject({ wounded: 1, injured: 0, conditions: ['pinned'] });
  expect(wound('1.kalani.1', { victim: 'gar-saxon' }).unit(TROOPERS)).toMatchObject({ injured: 0, conditions: ['pinned'] });
});

test('Undying Loyalty: with an Injured token opponents gain no momentum for the wound, without one they do', () => {
  expect([wound('1.kalani.1', { injured: 1 }).state.players[1]!.momentum, wound('1.kalani.1').state.players[1]!.momentum]).toEqual([[8], [8, 7]]);
  expect(wound('1.kalani.1', { injured: 1, victim: 'gar-saxon' }).state.players[1]!.momentum).toEqual([8, 7]);
});

test('Undying Loyalty: with an Injured token the order card cannot be reserved', () => {
  const reveal = (injured: number): Table =>
    table({ units: { ...own({ injured }), 'gar-saxon': { seat: 0, at: [30, 30] as Spot } }, step: 'order', players: [{ deck: { left: [`0.${TROOPERS}`, '0.gar-saxon'] } }, {}] }).go().play(faces(1));
  expect(reveal(0).asked).toBe('pick reserve 0');
  expect(reveal(1).go().state.activation?.unit).toBe(`0.${TROOPERS}`);
});
