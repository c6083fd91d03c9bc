import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { wound } from './fight.fixture.ts';
import { answerWaiting } from '../deeds/window.ts';
import { emit } from '../game/emit.ts';

const AHSOKA = 'ahsoka-tano-jedi-no-more';
const REX = 'cc-7567-captain-rex';
const PROTECTOR = `fierce-protector@0.${AHSOKA}`;
const TOO_FAST = `whats-the-matter-too-fast-for-you@0.${AHSOKA}`;
const failures = (n: number) => Array.from({ length: n }, () => 'F').join(' ');

/** Somebody of seat 1 attacks somebody of seat 0, the first dice as given and the rest failures. */
function struck(
  units: Readonly<Record<string, Placed>>,
  [attacker, defender]: readonly [string, string],
  hits: string,
  options: readonly string[],
  more: Partial<TableOptions> = {},
): Table {
  const t = table({ ...more, units }).run((game) => attack(game, `1.${attacker}.1`, { part: 'combat', targets: [`0.${defender}.1`] }));
  const { attackDice: a, defenseDice: d } = t.pools;
  const used = hits.split(' ').length;
  return t.play(attackDice(`${hits} ${failures(a - used)}`.trim()), defenseDice(failures(d)), ...options);
}

test('Force Speed: for 1 Force she may advance', () => {
  const t = table({ active: AHSOKA, units: { [AHSOKA]: { seat: 0, at: [10, 10] } } }).go().play('ability:force-speed');
  expect(t.asked).toBe('place advance 0');
  expect(t.play([17.5, 10]).go().where(AHSOKA)).toEqual([17.5, 10, 0]);
  expect(t.state.players[0]!.ready).toBe(7);
  expect(t.closed).toContainEqual({ option: 'ability:force-speed', rule: 'SP-ABIL-14', why: 'usedAlready' });
});

/** Maul strikes at Ahsoka. Her own expertise blocks one of the hits: three are two successes, 4 damage. */
const maulOn = (more: Partial<Placed> = {}, options: Partial<TableOptions> = {}, hits = 'C C C', picks: readonly string[] = ['m1', 'm2']): Table =>
  struck({ [AHSOKA]: { seat: 0, at: [10, 10], ...more }, 'lord-maul': { seat: 1, at: [13, 10] } }, ['lord-maul', AHSOKA], hits, picks, options);

test('What’s the Matter, Too Fast for You?: of a melee attack she takes half of the pool, rounded up, the attacking unit the rest', () => {
  const t = maulOn({}, {}, 'C C X'); // the chart adds a Critical and 1 damage
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [TOO_FAST, 'pass']]);
  t.play(TOO_FAST);
  expect([t.unit(AHSOKA).damage, t.unit('lord-maul').damage, t.state.players[0]!.ready]).toEqual([3, 2, 6]);
});

test('What’s the Matter: she may pass and take it all; not offered with 1 Force, while Wounded, or when nothing is coming', () => {
  const t = maulOn();
  expect(t.offered).toEqual([TOO_FAST, 'pass']);
  t.play('pass');
  expect([t.unit(AHSOKA).damage, t.unit('lord-maul').damage]).toEqual([4, 0]);
  expect(maulOn({}, { players: [{ ready: 1 }, {}] }).unit(AHSOKA).damage).toBe(4);
  expect(maulOn({ wounded: 1, damage: 9 }, {}, 'C C C', ['m1', 'm2', 'stop']).asked).toBe('nothing');
  expect(maulOn({}, {}, 'C C', ['stop']).asked).toBe('nothing');
});

test('What’s the Matter: not against a ranged attack; there she may Deflect, when a Failure shows', () => {
  const t = struck({ [AHSOKA]: { seat: 0, at: [10, 10] }, [REX]: { seat: 1, at: [17, 10] } }, [REX, AHSOKA], 'C C', ['t1']);
  expect([t.unit(AHSOKA).damage, t.offered]).toEqual([2, [`deflect@0.${AHSOKA}`, 'pass']]);
  expect(t.play(`deflect@0.${AHSOKA}`).unit(REX).damage).toBe(2);
  const clean = struck({ [AHSOKA]: { seat: 0, at: [10, 10] }, [REX]: { seat: 1, at: [17, 10] } }, [REX, AHSOKA], 'X X X X X X X', ['stop']);
  expect(clean.play(`deflect@0.${AHSOKA}`).unit(REX).damage).toBe(0);
});

/** Expertise in the defense roll of an ally with a roll of failures. */
function added(at: Spot, ahsoka: Partial<Placed> = {}, more: Partial<TableOptions> = {}): number {
  const t = struck({ [AHSOKA]: { seat: 0, at: [10, 20], ...ahsoka }, 'bo-katan-kryze': { seat: 0, at }, 'lord-maul': { seat: 1, at: [at[0] + 3, at[1]] } }, ['lord-maul', 'bo-katan-kryze'], 'F', [], more);
  return t.all('chartRead')[0]!.defenseExpertise;
}

test('You’ll Find I Have Many Qualities: allied characters within Range 2 add an expertise result', () => {
  expect(added([10, 24.5])).toBe(1);
  expect(added([10, 24.51])).toBe(0);
});

test('You’ll Find I Have Many Qualities: herself too; not while Wounded, not for enemies, not in the first print', () => {
  expect(maulOn({}, {}, 'F', []).all('chartRead')[0]!.defenseExpertise).toBe(1);
  expect(added([10, 24.5], { wounded: 1 })).toBe(0);
  expect(added([10, 24.5], {}, { edition: 'firstPrint' })).toBe(0);
  const enemy = table({ units: { [AHSOKA]: { seat: 0, at: [10, 10] }, 'lord-maul': { seat: 1, at: [13, 10] } } }).run((game) => attack(game, `0.${AHSOKA}.1`, { part: 'combat' }));
  enemy.play(attackDice(failures(7)), defenseDice(failures(5)));
  expect(enemy.all('chartRead')[0]!.defenseExpertise).toBe(0);
});

/** Maul wounds Rex with a blow; Ahsoka stands near with 4 damage. */
const rexWounded = (more: Partial<TableOptions> = {}, units: Readonly<Record<string, Placed>> = {}): Table =>
  struck({ [AHSOKA]: { seat: 0, at: [20, 10], damage: 4 }, [REX]: { seat: 0, at: [10, 10], damage: 8 }, 'lord-maul': { seat: 1, at: [13, 10] }, ...units }, ['lord-maul', REX], 'C', ['m1'], more);

test('Fierce Protector: when an enemy attack wounds an ally she may heal three times, then advance or jump, then strike back', () => {
  const t = rexWounded();
  expect([t.asked, t.offered]).toEqual(['pick answer 0', [PROTECTOR, 'pass']]);
  t.play(PROTECTOR);
  expect([t.asked, t.offered]).toEqual(['pick heal 0', [`damage@0.${AHSOKA}`, 'none']]);
  t.play(`damage@0.${AHSOKA}`, `damage@0.${AHSOKA}`, `damage@0.${AHSOKA}`);
  expect([t.unit(AHSOKA).damage, t.asked, t.offered]).toEqual([1, 'pick how 0', ['advance', 'jump', 'none']]);
  t.play('advance', [16, 10]);
  expect([t.asked, t.offered]).toEqual(['pick may 0', ['yes', 'no']]);
  t.play('yes');
  expect([t.asked, t.all('attackDeclared').at(-1)?.attack]).toMatchObject(['roll attack 7', { kind: 'melee', defender: '1.lord-maul.1', part: 'fierce-protector' }]);
});

test('Fierce Protector: without being Engaged no attack; it costs no Force', () => {
  const t = rexWounded().play(PROTECTOR, 'none', 'none');
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['nothing', 8]);
});

test('Fierce Protector: not when she herself, or nobody, is wounded, nor by damage of an ability', () => {
  const self = maulOn({ damage: 8 }).play('pass');
  expect([self.unit(AHSOKA).wounded, self.asked]).toEqual([1, 'nothing']);
  expect(rexWounded({}, { [REX]: { seat: 0, at: [10, 10] } }).asked).toBe('nothing');
  const riposte = table({ units: { [AHSOKA]: { seat: 0, at: [20, 10] }, [REX]: { seat: 0, at: [10, 10], damage: 8 }, 'asajj-ventress': { seat: 1, at: [13, 10] } } });
  riposte.run((game) => attack(game, `0.${REX}.1`, { part: 'combat' })).play(attackDice(failures(7)), defenseDice(failures(6)), 'riposte@1.asajj-ventress');
  expect(riposte.unit(REX).wounded).toBe(1);
  expect(riposte.play('none').asked).toBe('nothing'); // Asajj's own move was offered and declined
});

test('Fierce Protector, first print: she may advance toward the enemy, and only then heal or strike with 5 dice', () => {
  const t = rexWounded({ edition: 'firstPrint' });
  expect(t.offered).toEqual([PROTECTOR, 'pass']);
  t.play(PROTECTOR);
  expect(t.asked).toBe('place advance 0');
  expect(t.refusal([22, 10])).toMatchObject({ rule: 'SP-DIR-06' });
  t.play([16, 10]);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', ['heal', 'attack', 'none']]);
  t.play('attack');
  expect([t.asked, t.all('attackDeclared').at(-1)?.attack]).toMatchObject(['roll attack 5', { kind: 'melee', defender: '1.lord-maul.1' }]);
});

test('Fierce Protector, first print: not Engaged only the heal; without the advance nothing; also for damage of an ability', () => {
  const t = rexWounded({ edition: 'firstPrint' }).play(PROTECTOR, [18, 10]);
  expect(t.offered).toEqual(['heal', 'none']);
  expect(t.play('heal').offered).toEqual([`damage@0.${AHSOKA}`, 'none']);
  expect(rexWounded({ edition: 'firstPrint' }).play(PROTECTOR, null).asked).toBe('nothing');
  const riposte = table({ edition: 'firstPrint', units: { [AHSOKA]: { seat: 0, at: [20, 10] }, [REX]: { seat: 0, at: [10, 10], damage: 8 }, 'asajj-ventress': { seat: 1, at: [13, 10] } } });
  riposte.run((game) => attack(game, `0.${REX}.1`, { part: 'combat' })).play(attackDice(failures(7)), defenseDice(failures(6)), 'riposte@1.asajj-ventress');
  expect(riposte.offered).toEqual([PROTECTOR, 'pass']);
});

test('Fierce Protector, first print: nobody to advance toward when the enemy has left the battlefield', () => {
  const t = table({ edition: 'firstPrint', units: { [AHSOKA]: { seat: 0, at: [20, 10] }, [REX]: { seat: 0, at: [10, 10] }, 'lord-maul': { seat: 1, at: null } } });
  t.run(function* (game) {
    emit(game, { type: 'wounded', unit: `0.${REX}`, by: '1.lord-maul.1', byAttack: null });
    yield* answerWaiting(game);
  });
  expect(t.play(PROTECTOR).asked).toBe('nothing');
});

test('Fierce Protector: not when she herself or an enemy is wounded, nor by an ally or by nobody; in neither print', () => {
  for (const edition of ['current', 'firstPrint'] as const) {
    const wounds = (victim: string, by: string | null): Table =>
      wound(table({ edition, units: { [AHSOKA]: { seat: 0, at: [20, 10] }, [REX]: { seat: 0, at: [10, 10] }, kalani: { seat: 0, at: [10, 13] }, 'lord-maul': { seat: 1, at: [13, 10] }, 'gar-saxon': { seat: 1, at: [13, 13] } } }), victim, by, 'melee');
    expect(wounds(REX, 'gar-saxon').offered).toEqual([PROTECTOR, 'pass']);
    for (const t of [wounds(AHSOKA, 'gar-saxon'), wounds('gar-saxon', 'lord-maul'), wounds(REX, 'kalani'), wounds(REX, null)]) expect(t.asked).toBe('nothing');
  }
});

test('Fierce Protector, first print: three heals, no attack besides', () => {
  const t = rexWounded({ edition: 'firstPrint' }).play(PROTECTOR, [16, 10], 'heal', ...Array.from({ length: 3 }, () => `damage@0.${AHSOKA}`));
  expect([t.unit(AHSOKA).damage, t.asked, t.all('attackDeclared').length]).toEqual([1, 'nothing', 1]);
  expect(rexWounded({ edition: 'firstPrint' }).play(PROTECTOR, [16, 10], 'none').asked).toBe('nothing');
});
