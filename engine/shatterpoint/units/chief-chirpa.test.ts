import { expect, test } from 'vitest';
import { attackDice, table, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { read } from '../game/game.ts';
import { expectStealthyApproach } from './ewoks.fixture.ts';
import { BO, GAR, KALANI, MAUL, acting, at, diceOf, fight, idle, ready, rolls } from './republic.fixture.ts';
import { wounding } from './rebels.fixture.ts';

const CHIRPA = 'chief-chirpa';
const HUNTERS = 'ewok-hunters';
const COMMANDOS = 'republic-clone-commandos';

test('Bola Toss: an enemy unit within Range 3 gains pinned or exposed', () => {
  const bola = (way: string): readonly string[] => {
    const t = acting(CHIRPA, { [KALANI]: at(1, [16.5, 10]), [GAR]: at(1, [10, 16.51]) }).play('ability:bola-toss');
    expect([t.asked, t.offered, ready(t)]).toEqual(['pick choice 0', ['pinned', 'exposed'], 7]);
    return t.play(way).unit(KALANI).conditions;
  };
  expect([bola('pinned'), bola('exposed')]).toEqual([['pinned'], ['exposed']]);
});

test('Bola Toss: of several units one is picked; closed with nobody within Range 3', () => {
  expect(acting(CHIRPA, { [KALANI]: at(1, [16.5, 10]), [GAR]: at(1, [10, 16.5]) }).play('ability:bola-toss').offered).toEqual([`1.${KALANI}`, `1.${GAR}`]);
  expect(acting(CHIRPA, { [KALANI]: at(1, [16.51, 10]) }).closed).toContainEqual(idle('bola-toss'));
});

test('Stealthy Approach: a dash, then Hunker, a focus or neither', () => expectStealthyApproach(CHIRPA));

test('Mobilize the Village: other allied Ewoks have an attack die more while he is not wounded', () => {
  const dice = (who: string, wounded = 0): number => diceOf(fight({ [who]: at(0, [10, 10], [30, 35]), [KALANI]: at(1, [13, 10]), ...(who === CHIRPA ? {} : { [CHIRPA]: { ...at(0, [30, 10]), wounded } }) }, `0.${who}.1`, { kinds: ['melee'] }));
  expect([dice(HUNTERS), dice(HUNTERS, 1), dice(BO), dice(CHIRPA)]).toEqual([8, 7, 7, 6]);
  expect(diceOf(fight({ [CHIRPA]: at(0, [13, 10]), [HUNTERS]: at(1, [10, 10], [30, 30]) }, `1.${HUNTERS}.1`, { kinds: ['melee'] }))).toBe(7);
});

test('Sharp Stick: Impact [2], for others not', () => {
  const t = table({ units: { [CHIRPA]: at(0, [10, 10]), [HUNTERS]: at(0, [20, 10], [22, 10]) } });
  const impact = (who: string): number => read(t.game, 'impact', { unit: `0.${who}`, character: `0.${who}.1`, attack: null });
  expect([impact(CHIRPA), impact(HUNTERS)]).toEqual([2, 0]);
});

test('Sharp Stick: Protection does not help against his melee attacks; against an ally’s it does', () => {
  const damaged = (who: string, first: string): number => rolls(fight({ [who]: at(0, [10, 10], [35, 35]), [COMMANDOS]: at(1, [13, 10], [30, 30]) }, `0.${who}.1`, { kinds: ['melee'] }), 'C').play(first, null, null).unit(COMMANDOS).damage;
  expect(damaged(CHIRPA, 'm1')).toBe(1);
  const saxon = rolls(table({ units: { [GAR]: at(0, [10, 10]), [CHIRPA]: at(0, [30, 10]), [COMMANDOS]: at(1, [13, 10], [30, 30]) } }).run((game) => attack(game, `0.${GAR}.1`, { kinds: ['melee'], part: 'combat' })), 'C');
  saxon.play(saxon.offered[0]!);
  expect(saxon.all('poolChanged').map(({ why }) => why)).toContain('protection');
});

const defends = (victim: string, byAttack: 'melee' | null = 'melee'): Table =>
  wounding({ [CHIRPA]: { ...at(0, [10, 10]), damage: 3 }, [HUNTERS]: at(0, [30, 10], [32, 10]), [BO]: at(0, [30, 20]), [KALANI]: at(1, [13, 10]), [MAUL]: at(1, [30, 30]) }, victim, `1.${MAUL}.1`, byAttack);

test('Bright Tree Defender: on a critical or strike he may reposition and attack with 5 dice', () => {
  for (const face of ['C', 'S']) {
    const t = defends(`0.${HUNTERS}`);
    expect(t.asked).toBe('roll bright-tree-defender 1');
    t.play(attackDice(face));
    expect(t.asked).toBe('place reposition 0');
    t.play([10, 11], 'yes');
    expect([diceOf(t), t.all('attackDeclared')[0]?.attack.defender]).toEqual([5, `1.${KALANI}.1`]);
  }
});

test('Bright Tree Defender: on an expertise or failure he may dash and heal twice', () => {
  for (const face of ['X', 'F']) {
    const t = defends(`0.${HUNTERS}`).play(attackDice(face));
    expect(t.asked).toBe('place dash 0');
    t.play(null, `damage@0.${CHIRPA}`, `damage@0.${CHIRPA}`);
    expect([t.unit(CHIRPA).damage, t.asked]).toEqual([1, 'nothing']);
  }
});

test('Bright Tree Defender: not for himself, others, enemies, or a wound without an attack', () => {
  const foes = wounding({ [CHIRPA]: at(0, [10, 10]), [BO]: at(0, [30, 20]), [HUNTERS]: at(1, [30, 10], [32, 10]) }, `1.${HUNTERS}`, `0.${BO}.1`);
  for (const t of [foes, defends(`0.${CHIRPA}`), defends(`0.${BO}`), defends(`1.${KALANI}`), defends(`0.${HUNTERS}`, null)]) expect(t.asked).not.toMatch('bright-tree-defender');
});
