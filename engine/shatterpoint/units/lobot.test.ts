import { expect, test } from 'vitest';
import { table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { isLocked } from '../deeds/objective.ts';
import { about, occurs, ready } from './fight.fixture.ts';
import { acting, at, GAR, idle, KALANI, MAUL, REX, starting, TROOPS, type Units } from './republic.fixture.ts';

const LOBOT = 'lobot';
const CALC = `battlefield-calculations@0.${LOBOT}`;
const SCOUNDREL = { tags: ['Scoundrel'] };

test('Detain: an allied Scoundrel may dash; an enemy within Range 3 of it gains pinned or disarmed', () => {
  const t = starting(LOBOT, { [MAUL]: at(0, [20, 20]), [REX]: at(0, [30, 30]), [GAR]: at(1, [26.5, 20]), [KALANI]: at(1, [30, 20]) });
  expect(t.offered).toEqual([`0.${LOBOT}.1`, `0.${MAUL}.1`]);
  t.play(`0.${MAUL}.1`, null);
  expect(t.offered).toEqual(['pinned', 'disarmed']);
  expect(t.play('disarmed').go().unit(GAR).conditions).toEqual(['disarmed']);
});

test('Detain: with no enemy within Range 3 nobody gains anything', () => {
  const t = starting(LOBOT, { [GAR]: at(1, [16.51, 10]) }).play(null).go();
  expect([t.asked, t.unit(GAR).conditions]).toEqual(['pick act 0', []]);
});

const network = (units: Units): Table => acting(LOBOT, units, {}, { objectives: { C: [20, 13] } });

test('Security Network: a Scoundrel who is no Primary may dash, then attack a contesting enemy with 5 dice', () => {
  const t = network({ [REX]: { ...at(0, [18.5, 10]), ...SCOUNDREL }, [MAUL]: at(0, [13, 13]), [GAR]: at(1, [20, 15]), [KALANI]: at(1, [20, 4]) }).play('ability:security-network');
  expect([t.asked, about(t), ready(t)]).toEqual(['place dash 0', `0.${REX}.1`, 7]);
  t.play([18.5, 9]);
  expect(t.asked).toBe('pick may 0');
  t.play('yes');
  expect([t.pools.attackDice, t.all('attackDeclared')[0]!.attack.defender]).toEqual([5, `1.${GAR}.1`]);
});

test('Security Network: no attack on one who does not contest; closed beyond Range 4 or for others', () => {
  expect(network({ [REX]: { ...at(0, [18.5, 10]), ...SCOUNDREL }, [KALANI]: at(1, [20, 4]) }).play('ability:security-network', null).go().asked).toBe('pick act 0');
  expect(network({ [REX]: { ...at(0, [18.51, 10]), ...SCOUNDREL }, [MAUL]: at(0, [13, 13]), [GAR]: at(0, [13, 7]) }).closed.map(({ option }) => option)).toContain('ability:security-network');
  expect(network({ [REX]: at(0, [13, 10]) }).closed).toContainEqual(idle('security-network'));
});

/** Rex, in a turn of his or not, has ended a move. */
const moved = (how: 'advance' | 'dash' | 'jump' | 'climb' | 'reposition' = 'dash', rex: Placed = at(0, [14.5, 10]), active = REX): Table =>
  occurs(table({ active, units: { [LOBOT]: at(0, [10, 10]), [REX]: rex, [TROOPS]: at(0, [30, 30], [33, 30]) } }), { type: 'moveResolved', character: `${rex.seat}.${REX}.1`, how, left: [] });

test('Battlefield Calculations: a move that ends within Range 2 in its own activation brings a focus action', () => {
  // A reposition is an advance (SP-MOVE-01).
  for (const how of ['advance', 'dash', 'jump', 'climb', 'reposition'] as const) expect(moved(how).offered).toEqual([CALC, 'pass']);
  expect(moved().play(CALC).state.activation).toMatchObject({ focused: [`0.${REX}.1`], spent: 0 });
});

test('Battlefield Calculations: not beyond Range 2, out of its activation, for an enemy or himself', () => {
  expect(moved('dash', at(0, [14.51, 10])).asked).toBe('nothing');
  expect(moved('dash', at(0, [14.5, 10]), TROOPS).asked).toBe('nothing');
  expect(moved('dash', at(1, [14.5, 10])).asked).toBe('nothing');
  expect(occurs(table({ active: LOBOT, units: { [LOBOT]: at(0, [10, 10]) } }), { type: 'moveResolved', character: `0.${LOBOT}.1`, how: 'dash', left: [] }).asked).toBe('nothing');
});

test('Lockdown: the own token stays where he contests, not while he is wounded or elsewhere', () => {
  const locked = (lobot: Placed): boolean => {
    const { game } = table({ units: { [LOBOT]: lobot }, objectives: { C: [10, 13] } });
    game.state.objectives[0]!.controller = 0;
    return isLocked(game, game.state.objectives[0]!);
  };
  expect([locked(at(0, [10, 10])), locked({ ...at(0, [10, 10]), wounded: 1 }), locked(at(0, [30, 30]))]).toEqual([true, false, false]);
});
