import { expect, test } from 'vitest';
import { table, type Table } from '../../testing/shatterpoint/table.ts';
import { tagsOf } from '../game/tags.ts';
import { about, acted, occurs, ready, wound } from './fight.fixture.ts';
import { acting, at, GAR, KALANI, MAUL, REX, TROOPS } from './republic.fixture.ts';

const DUO = 'han-and-chewie';
const BORING = `boring-conversation-anyway@0.${DUO}`;
const PAID = `i-expect-to-be-well-paid@0.${DUO}`;

const loose = (): Table => acting(DUO, { [GAR]: at(1, [16, 10]) }).play('ability:look-out-hes-loose', `0.${DUO}.1`);

test('Look Out, He’s Loose: the enemy that runs gains disarmed, the one that stays exposed', () => {
  const t = loose();
  expect([t.asked, ready(t)]).toEqual(['place dash 0', 7]);
  t.play([13, 10]);
  expect([t.asked, about(t)]).toEqual(['place dash 1', `1.${GAR}.1`]);
  expect(t.play([20, 10]).go().unit(GAR).conditions).toEqual(['disarmed']);
  expect(loose().play([13, 10], null).go().unit(GAR).conditions).toEqual(['exposed']);
  expect(loose().play([13, 10], [16, 12]).go().unit(GAR).conditions).toEqual(['exposed']);
});

test('Look Out, He’s Loose: without an engagement, or declined, nothing follows', () => {
  expect(loose().play([9, 12]).go().unit(GAR).conditions).toEqual([]);
  expect(acting(DUO, { [GAR]: at(1, [12, 12]) }).play('ability:look-out-hes-loose', 'none').go().unit(GAR).conditions).toEqual([]);
});

test('Boring Conversation Anyway: after their combat action one may reposition', () => {
  const t = acted(table({ units: { [DUO]: at(0, [10, 10], [10, 8]), [GAR]: at(1, [13, 10]) } }), DUO, 'combat', GAR);
  expect(t.offered).toEqual([BORING, 'pass']);
  t.play(BORING, `0.${DUO}.2`);
  expect([t.asked, ready(t)]).toEqual(['place reposition 0', 7]);
  expect(t.play([10, 3]).where(`${DUO}.2`)).toEqual([10, 3, 0]);
});

test('Boring Conversation Anyway: not after another action or another unit’s; not without Force', () => {
  const units = { [DUO]: at(0, [10, 10], [10, 8]), [MAUL]: at(0, [20, 20]) };
  expect(acted(table({ units }), DUO, 'move').asked).toBe('nothing');
  expect(acted(table({ units }), MAUL, 'combat').asked).toBe('nothing');
  expect(acted(table({ units, players: [{ ready: 0 }, {}] }), DUO, 'combat').asked).toBe('nothing');
});

test('I Expect to Be Well Paid: with an own order card one tag more until the end of the turn; not with an enemy’s', () => {
  const reveal = (seat: 0 | 1): Table => occurs(table({ units: { [DUO]: at(0, [10, 10], [10, 8]), [REX]: at(0, [20, 20]) } }), { type: 'cardRevealed', seat, card: `0.${REX}` });
  const t = reveal(0);
  expect(t.offered).toEqual([PAID, 'pass']);
  t.play(PAID, 'Galactic Republic');
  expect([tagsOf(t.game, t.unit(DUO)).includes('Galactic Republic'), ready(t)]).toEqual([true, 7]);
  expect(reveal(1).asked).toBe('nothing');
});

const wounding = (by: string, victim = GAR): Table =>
  wound(
    table({
      players: [{ ready: 4 }, {}],
      units: {
        [DUO]: { ...at(0, [10, 10], [10, 8]), damage: 2 },
        [MAUL]: at(0, [20, 20]),
        [GAR]: at(1, [13, 10]),
        [KALANI]: at(1, [13, 13]),
        [TROOPS]: at(0, [30, 30], [33, 30]),
      },
    }),
    victim,
    by,
  );

test('We’re All Fine Here: once a turn a wound they cause heals one and brings 1 Force', () => {
  const t = wounding(DUO).play(`0.${DUO}.1`, `damage@0.${DUO}`);
  expect([t.asked, t.unit(DUO).damage, ready(t)]).toEqual(['nothing', 1, 5]);
  expect([wound(t, KALANI, DUO).asked, ready(t)]).toEqual(['nothing', 5]);
  expect(ready(wounding(DUO).play('none'))).toBe(5);
});

test('We’re All Fine Here: not for an ally’s wound or the wound of an ally', () => {
  expect([wounding(MAUL).asked, ready(wounding(MAUL))]).toEqual(['nothing', 4]);
  expect([wounding(DUO, TROOPS).asked, ready(wounding(DUO, TROOPS))]).toEqual(['nothing', 4]);
});
