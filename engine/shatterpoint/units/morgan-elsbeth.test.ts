import { expect, test } from 'vitest';
import { faces, table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import { answerWaiting } from '../deeds/window.ts';

const MORGAN = 'morgan-elsbeth';
const acting = (units: Readonly<Record<string, Placed>> = {}): Table =>
  table({ active: MORGAN, units: { [MORGAN]: { seat: 0, at: [10, 10] }, ...units } }).go();

/** Her activation begins with two cards in the deck, or none. */
const starting = (left: readonly string[] = ['shatterpoint', '0.night-troopers']): Table => {
  const units = { [MORGAN]: { seat: 0, at: [10, 10], damage: 2 }, 'night-troopers': { seat: 0, at: [[20, 20], [24, 20]], damage: 2 }, stormtroopers: { seat: 0, at: [[30, 5], [34, 5]], damage: 2 } } as const;
  return table({ active: MORGAN, step: 'begin', units, players: [{ deck: { left: [...left] } }, {}] }).go();
};

test('Fate Has Decided Our Next Move: the top card stays, she may dash and makes a focus action', () => {
  const t = starting().play(faces(2));
  expect([t.asked, t.offered, t.request?.about.card]).toEqual(['pick choice 0', ['top', 'bottom'], '0.night-troopers']);
  t.play('top', [10, 14]).go();
  expect([t.where(MORGAN), t.state.activation!.made, t.state.players[0]!.top]).toEqual([[10, 14, 0], ['focus'], ['0.night-troopers']]);
});

test('Fate Has Decided Our Next Move: the card goes to the bottom, and a character of each Nightsister and Night Trooper unit may heal', () => {
  const t = starting().play(faces(1), 'bottom');
  expect(t.state.players[0]).toMatchObject({ bottom: ['shatterpoint'], top: [], deck: { left: ['0.night-troopers'] } });
  expect(t.request?.about.character).toBe(`0.${MORGAN}.1`);
  t.play(`damage@0.${MORGAN}`);
  expect(t.offered).toEqual(['0.night-troopers.1', '0.night-troopers.2']);
  t.play('0.night-troopers.2', 'none').go();
  expect([t.unit(MORGAN).damage, t.unit('night-troopers').damage, t.asked, t.state.activation!.made]).toEqual([1, 2, 'pick act 0', []]);
});

test('Fate Has Decided Our Next Move: with an empty deck either may be chosen', () => {
  const t = starting([]);
  expect(t.offered).toEqual(['top', 'bottom']);
  expect(t.play('top').asked).toBe('place dash 0');
  const low = starting([]).play('bottom');
  expect([low.asked, low.state.players[0]!.bottom]).toEqual(['pick heal 0', []]);
});

test('Manipulating Hand: for 2 Force she moves an enemy within Range 4 with a dash', () => {
  const t = acting({ kalani: { seat: 1, at: [18.5, 10] } }).play('ability:manipulating-hand', 'force');
  expect(t.asked).toBe('place dash 0');
  t.play([18.5, 14]).go();
  expect([t.where('kalani'), t.state.players[0]!.ready]).toEqual([[18.5, 14, 0], 6]);
  expect(acting({ kalani: { seat: 1, at: [18.51, 10] } }).closed).toContainEqual({ option: 'ability:manipulating-hand', rule: 'SP-ABIL-02', why: 'nothingToDo' });
});

test('You Will Die Here, Alone: 3 melee dice more against an enemy with no other enemy within Range 2', () => {
  const dice = (saxon: Spot, { part = 'combat', seat = 1 as 0 | 1 } = {}): number =>
    table({ units: { [MORGAN]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [13, 10] }, 'gar-saxon': { seat, at: saxon } } }).run((game) => attack(game, `0.${MORGAN}.1`, { targets: ['1.kalani.1'], part })).pools.attackDice;
  expect([dice([17.51, 10]), dice([17.5, 10], { seat: 0 })]).toEqual([10, 10]);
  expect([dice([17.5, 10]), dice([17.51, 10], { part: 'x' })]).toEqual([7, 7]);
});

/** An ally with a character at a place may use Dark Innervation. */
const paying = (at: Spot, morgan: Partial<Placed> = {}, ready = 8): Table =>
  table({ active: 'night-troopers', players: [{ ready }, {}], units: { [MORGAN]: { seat: 0, at: [10, 10], ...morgan }, 'night-troopers': { seat: 0, at: [at, [35, 35]] } } }).go();

test('My Loyalty, My Life for the Sisterhood: she may take damage for the Force of an ability of an ally within Range 3, or her own', () => {
  const t = paying([16.5, 10]).play('ability:dark-innervation');
  expect([t.asked, t.offered]).toEqual(['pick payment 0', ['force', `damage@0.${MORGAN}`]]);
  t.play(`damage@0.${MORGAN}`);
  expect([t.unit(MORGAN).damage, t.state.players[0]!.ready, t.asked]).toEqual([1, 8, 'pick character 0']);
  expect(paying([16.5, 10], {}, 0).play('ability:dark-innervation').leaveOpen().unit(MORGAN).damage).toBe(1);
  expect(acting({ kalani: { seat: 1, at: [15, 10] } }).play('ability:manipulating-hand', `damage@0.${MORGAN}`).leaveOpen().unit(MORGAN).damage).toBe(2);
});

test('My Loyalty, My Life for the Sisterhood: not beyond Range 3, while she is wounded or for enemies', () => {
  for (const t of [paying([16.51, 10]), paying([16.5, 10], { wounded: 1 }), paying([16.5, 10], { seat: 1 })]) expect(t.play('ability:dark-innervation').asked).toBe('pick character 0');
});

const wounded = (kalani: Spot, unit = MORGAN): Table =>
  table({
    units: {
      [MORGAN]: { seat: 0, at: [10, 10] },
      stormtroopers: {
        seat: 0,
        at: [
          [30, 5],
          [34, 5],
        ],
      },
      kalani: { seat: 1, at: kalani },
    },
  }).run(function* (game) {
    damage(game, `0.${unit}`, 20, null, null);
    yield* answerWaiting(game);
  });

test('My Loyalty, My Life for the Sisterhood: wounded she may dash, then may make a 5-dice melee attack', () => {
  const t = wounded([18, 10]).play([14, 10]);
  expect([t.asked, t.request?.about.what]).toEqual(['pick may 0', 'attack']);
  expect(t.play('yes').pools).toMatchObject({ attackDice: 5 });
  expect(wounded([18, 10]).play(null).asked).toBe('nothing');
  expect(wounded([18, 10], 'stormtroopers').asked).toBe('nothing');
});
