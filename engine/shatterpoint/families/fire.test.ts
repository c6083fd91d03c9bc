import { expect, test } from 'vitest';
import { table, type Placed, type Spot, type Table } from '../../testing/shatterpoint/table.ts';
import { followUp, targetsLeft } from './fire.ts';

const TROOPS = '501st-clone-troopers';
const GAR = 'gar-saxon';

/** The troopers follow an attack up with 5 dice; Gar Saxon stands at (10, 14). */
const following = (second: Spot, targets: readonly string[] = [`1.${GAR}.1`], more: Readonly<Record<string, Placed>> = {}): Table =>
  table({ units: { [TROOPS]: { seat: 0, at: [[10, 10], second] }, [GAR]: { seat: 1, at: [10, 16] }, ...more } }).run((game) => followUp(game, game.state.units[0]!, 'follow-up', targets));

test('followUp: of several characters that could attack its player names one, or none, and may still hold back', () => {
  const t = following([13, 10]);
  expect([t.asked, t.offered]).toEqual(['pick choice 0', [`0.${TROOPS}.1`, `0.${TROOPS}.2`, 'none']]);
  t.play(`0.${TROOPS}.2`);
  expect([t.asked, t.request?.about.character]).toEqual(['pick may 0', `0.${TROOPS}.2`]);
  expect(t.play('yes').asked).toBe('roll attack 5');
  expect(following([13, 10]).play('none').all('attackDeclared')).toEqual([]);
});

test('followUp: a lone character that could attack is not asked for; with nobody nothing is asked', () => {
  const t = following([10, 30]);
  expect([t.asked, t.request?.about.character]).toEqual(['pick may 0', `0.${TROOPS}.1`]);
  expect(following([13, 10], []).asked).toBe('nothing');
});

test('followUp: only the kinds that the text allows', () => {
  const t = table({ units: { [TROOPS]: { seat: 0, at: [[10, 10], [10, 30]] }, [GAR]: { seat: 1, at: [10, 16] } } });
  expect(t.run((game) => followUp(game, game.state.units[0]!, 'follow-up', [`1.${GAR}.1`], { kinds: ['melee'] })).asked).toBe('nothing');
});

test('targetsLeft: who has left the battlefield is no target any more', () => {
  const { game } = table({ units: { [TROOPS]: { seat: 0, at: [[10, 10], [13, 10]] }, [GAR]: { seat: 1, at: null }, kalani: { seat: 1, at: [10, 16] } } });
  expect(targetsLeft(game, { targets: [`1.${GAR}.1`, '1.kalani.1'] })).toEqual(['1.kalani.1']);
});
