import { expect, test } from 'vitest';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { isLocked } from '../deeds/objective.ts';
import { BO, GAR, KALANI, acting, at, diceOf, ready, type Units } from './republic.fixture.ts';
import { momentum, wounding } from './rebels.fixture.ts';

const K2 = 'k-2so';
const LUKE = 'jedi-knight-luke-skywalker';
const BOUSHH = 'boushh-leia-organa';
const BLASTER = 'ability:why-does-she-get-a-blaster-and-i-dont';

test('Why Does She Get a Blaster and I Don’t?: he may dash toward a Rebel, who may gain Hunker or lose a condition', () => {
  const blaster = (): Table => acting(K2, { [LUKE]: { ...at(0, [30, 10]), conditions: ['pinned'] }, [BO]: at(0, [20, 20]) }).play(BLASTER);
  const t = blaster();
  expect(t.offered).toEqual([`0.${K2}.1`, `0.${LUKE}.1`]);
  t.play(`0.${LUKE}.1`);
  expect([t.asked, t.refusal([6, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  t.play([14, 10]);
  expect([t.where(K2), t.asked, t.offered, ready(t)]).toEqual([[14, 10, 0], 'pick choice 0', ['hunker', 'condition', 'none'], 7]);
  expect(t.play('hunker').unit(LUKE)).toMatchObject({ hunker: 1, conditions: ['pinned'] });
  expect(blaster().play(`0.${LUKE}.1`, null, 'condition').unit(LUKE)).toMatchObject({ hunker: 0, conditions: [] });
  expect(blaster().play(`0.${LUKE}.1`, null, 'none').unit(LUKE)).toMatchObject({ hunker: 0, conditions: ['pinned'] });
});

test('Why Does She Get a Blaster and I Don’t? (SP-TERM-08): he is an allied Rebel too, and then does not move', () => {
  const t = acting(K2, { [BO]: at(0, [20, 20]) }, { conditions: ['pinned'] }).play(BLASTER);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['hunker', 'condition', 'none']]);
  expect(t.play('condition').unit(K2).conditions).toEqual([]);
});

const RESCUE = `congratulations-you-are-being-rescued@0.${K2}`;
const rescue = (victim: string, x = 18.5, by = `1.${GAR}.1`, byAttack: 'melee' | null = 'melee'): Table =>
  wounding({ [K2]: at(0, [10, 10]), [LUKE]: at(0, [x, 10]), [BO]: at(0, [10, 14]), [GAR]: at(1, [16, 10]) }, victim, by, byAttack);

test('Congratulations, You are Being Rescued: when a Rebel within Range 4 is wounded he may dash toward the attacker and attack it with 5 dice', () => {
  const t = rescue(`0.${LUKE}`);
  expect(t.offered).toEqual([RESCUE, 'pass']);
  t.play(RESCUE);
  expect([t.asked, t.refusal([6, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  t.play([13, 10], 'yes');
  expect([diceOf(t), t.all('attackDeclared').at(-1)?.attack.defender]).toEqual([5, `1.${GAR}.1`]);
});

test('Congratulations, You are Being Rescued: not beyond Range 4, for others, himself, or a wound without an enemy attack', () => {
  for (const t of [rescue(`0.${LUKE}`, 18.51), rescue(`0.${BO}`), rescue(`0.${K2}`), rescue(`0.${LUKE}`, 18.5, `0.${BO}.1`), rescue(`0.${LUKE}`, 18.5, `1.${GAR}.1`, null)]) expect(t.offered).not.toContain(RESCUE);
});

const falls = (by: string, byAttack: 'melee' | null = 'melee'): Table =>
  wounding({ [K2]: at(0, [10, 10]), [BOUSHH]: at(0, [10, 16.5]), 'captain-cassian-andor': at(0, [10, 3.49]), [LUKE]: at(0, [14, 12]), [GAR]: at(1, [13, 10]) }, `0.${K2}`, by, byAttack);

test('Goodbye: an attack that wounds him pins and strains the attacker, and a Spy within Range 3 may dash', () => {
  const t = falls(`1.${GAR}.1`);
  while (!t.offered.includes('none')) t.play(t.offered.find((option) => option.startsWith('goodbye')) ?? 'pass');
  expect(t.unit(GAR).conditions).toEqual(['pinned', 'strained']);
  expect(t.offered).toEqual([`0.${K2}.1`, `0.${BOUSHH}.1`, 'none']);
  expect(t.play(`0.${BOUSHH}.1`).asked).toBe('place dash 0');
});

test('Goodbye: nothing for a wound by other effects or allies', () => {
  for (const t of [falls(`1.${GAR}.1`, null), falls(`0.${LUKE}.1`)]) expect([t.unit(GAR).conditions, t.unit(LUKE).conditions, t.offered]).toEqual([[], [], []]);
});

/** The end of a turn of a seat; his player has some momentum. */
const ends = (k2: Partial<Placed>, tokens: number[], seat: 0 | 1 = 0): Table => {
  const options: TableOptions = { units: { [K2]: { ...at(0, [10, 10]), ...k2 }, [LUKE]: at(0, [20, 10]), [GAR]: at(1, [30, 30]) }, step: 'finish', seat, players: [{ momentum: tokens }, {}] };
  return table(options).go();
};

test('Goodbye: with a Wounded or Injured token, at the end of the own turn, up to 2 momentum move the struggle token, and then he is defeated', () => {
  for (const k2 of [{ wounded: 1 }, { injured: 1 }]) {
    const t = ends(k2, [8, 7, 6]);
    expect(t.offered).toEqual([`goodbye@0.${K2}`, 'pass']);
    t.play(`goodbye@0.${K2}`);
    expect([t.asked, t.offered]).toEqual(['pick spend 0', ['1', '2']]);
    t.play('2');
    expect([t.all('struggleMoved').map(({ seat, to }) => [seat, to]), t.unit(K2).defeated, momentum(t, 0)]).toEqual([[[0, -1], [0, -2]], true, 1]);
    expect(t.events.map(({ type }) => type).filter((type) => type === 'struggleMoved' || type === 'defeated')).toEqual(['struggleMoved', 'struggleMoved', 'defeated']);
  }
  expect(ends({ injured: 1 }, [8, 7]).play(`goodbye@0.${K2}`).offered).toEqual(['1', '2']);
  const one = ends({ injured: 1 }, [8]).play(`goodbye@0.${K2}`);
  expect(one.all('struggleMoved')).toHaveLength(1);
});

test('Goodbye: not without a token or momentum, not in the opponent’s turn, and it may be passed', () => {
  const asked = [ends({}, [8, 7]), ends({ injured: 1 }, []), ends({ injured: 1 }, [8, 7], 1)].map((t) => t.offered.includes(`goodbye@0.${K2}`));
  expect(asked).toEqual([false, false, false]);
  expect(ends({ injured: 1 }, [8, 7]).play('pass').unit(K2).defeated).toBe(false);
});

test('Lockdown: an objective that he contests unwounded is locked for his player', () => {
  const locked = (units: Units): boolean => {
    const t = table({ units, objectives: { C: [18, 18] } });
    t.state.objectives[0]!.controller = 0;
    return isLocked(t.game, t.state.objectives[0]!);
  };
  expect([
    locked({ [K2]: at(0, [18, 20]) }),
    locked({ [K2]: { ...at(0, [18, 20]), wounded: 1 } }),
    locked({ [K2]: at(0, [18, 30]) }),
    locked({ [KALANI]: at(0, [18, 20]) }),
  ]).toEqual([true, false, false, false]);
});
