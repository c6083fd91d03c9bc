import { expect, test } from 'vitest';
import { BOXES, fixture } from '../../testing/terrain.ts';
import { faces, table, type Table } from '../../testing/shatterpoint/table.ts';
import { chooseUnit } from '../turn/order.ts';
import { ended } from './fight.fixture.ts';
import { BO, GAR, KALANI, MAUL, acting, at, diceOf, fight, idle, ready, rolls } from './republic.fixture.ts';
import { wounding } from './rebels.fixture.ts';

const ZEB = 'zeb-orrelios';
const EZRA = 'ezra-bridger';
const BOUSHH = 'boushh-leia-organa';
const PAL = 'ability:this-is-gonna-hurt-pal';

test('This Is Gonna Hurt, Pal: he may dash toward a Rebel in sight and, once engaged, focuses', () => {
  const t = acting(ZEB, { [BOUSHH]: at(0, [30, 10]), [KALANI]: at(1, [17, 10]), [BO]: at(0, [20, 20]) }).play(PAL);
  expect(t.offered).toEqual([`0.${ZEB}.1`, `0.${BOUSHH}.1`]);
  t.play(`0.${BOUSHH}.1`);
  expect([t.asked, t.refusal([6, 10])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  t.play([14, 10]);
  expect([t.where(ZEB), t.state.activation!.focused, ready(t)]).toEqual([[14, 10, 0], [`0.${ZEB}.1`], 7]);
});

test('This Is Gonna Hurt, Pal: toward a Spectre he advances; not engaged he does not focus', () => {
  const t = acting(ZEB, { [EZRA]: at(0, [30, 10]), [BOUSHH]: at(0, [10, 30]) }).play(PAL);
  expect(t.offered).toEqual([`0.${ZEB}.1`, `0.${EZRA}.1`, `0.${BOUSHH}.1`]);
  t.play(`0.${EZRA}.1`);
  expect(t.asked).toBe('place advance 0');
  expect(t.play([16, 10]).state.activation!.focused).toEqual([]);
});

test('This Is Gonna Hurt, Pal (SP-TERM-08): alone and engaged he is his own Rebel: no move, a focus action for 1 Force', () => {
  const t = acting(ZEB, { [KALANI]: at(1, [13, 10]) }).play(PAL);
  expect([t.asked, t.all('moved'), t.state.activation!.focused, ready(t)]).toEqual(['nothing', [], [`0.${ZEB}.1`], 7]);
});

test('This Is Gonna Hurt, Pal: closed with no other Rebel in sight while he is not engaged', () => {
  const wall = fixture([BOXES.wallHigh]);
  expect(acting(ZEB, { [BO]: at(0, [13, 10]) }).closed).toContainEqual(idle('this-is-gonna-hurt-pal'));
  expect(acting(ZEB, { [EZRA]: at(0, [25, 18]) }, at(0, [10, 18]), { terrain: wall }).closed).toContainEqual(idle('this-is-gonna-hurt-pal'));
});

const GUARD = `lasan-honor-guard@0.${ZEB}`;
const hurt = (victim: string): Table => wounding({ [ZEB]: { ...at(0, [10, 10]), conditions: ['pinned', 'exposed'] }, [EZRA]: at(0, [30, 10]), [MAUL]: at(1, [20, 20]) }, victim, null, null);

test('Lasan Honor Guard: wounded, by whatever it was, he may gain two Injured tokens and shake wound, damage and a condition off', () => {
  const t = hurt(`0.${ZEB}`);
  expect(t.offered).toEqual([GUARD, 'pass']);
  t.play(GUARD, 'pinned');
  expect(t.unit(ZEB)).toMatchObject({ injured: 2, wounded: 0, damage: 0, conditions: ['exposed'] });
});

test('Lasan Honor Guard: it may be passed; another unit’s wound is nothing to him', () => {
  expect(hurt(`0.${ZEB}`).play('pass').unit(ZEB)).toMatchObject({ injured: 0, wounded: 1 });
  expect(hurt(`0.${EZRA}`).asked).toBe('nothing');
});

const FISTS = `its-just-something-about-the-feel-of-their-helmets-on-my-fists@0.${ZEB}`;
const punches = (part = 'combat', force = 8): Table =>
  rolls(fight({ [ZEB]: at(0, [10, 10]), [KALANI]: at(1, [13, 10]), [GAR]: at(1, [10, 13]) }, `0.${ZEB}.1`, { part, targets: [`1.${KALANI}.1`] }, { players: [{ ready: force }, {}] }));

test('It’s Just Something About the Feel of Their Helmets on My Fists: after his combat attack 5 dice more on the same unit', () => {
  const t = punches();
  expect(t.offered).toEqual([FISTS, 'pass']);
  t.play(FISTS, 'yes');
  expect([diceOf(t), t.all('attackDeclared').at(-1)?.attack.defender]).toEqual([5, `1.${KALANI}.1`]);
});

test('It’s Just Something About the Feel of Their Helmets on My Fists: not after another attack, out of reach of that unit, nor without Force; it may be passed', () => {
  const away = table({ units: { [ZEB]: at(0, [10, 10]), [KALANI]: at(1, [34, 34]), [GAR]: at(1, [10, 13]) } });
  expect(ended(away, ZEB, KALANI, 'melee').asked).toBe('nothing');
  expect([punches('other').asked, punches('combat', 0).asked, punches().play('pass').asked]).toEqual(['nothing', 'nothing', 'nothing']);
});

test('Karabast: with an Injured token his order card cannot be reserved', () => {
  const revealed = (injured: number): Table => table({ step: 'order', units: { [ZEB]: { ...at(0, [10, 10]), injured }, [EZRA]: at(0, [20, 20]) }, players: [{ deck: { left: [`0.${ZEB}`, `0.${EZRA}`] }, ready: 3 }, {}] }).run((game) => chooseUnit(game, 0)).play(faces(1));
  expect([revealed(0).asked, revealed(1).result]).toEqual(['pick reserve 0', { unit: `0.${ZEB}`, from: 'order' }]);
});
