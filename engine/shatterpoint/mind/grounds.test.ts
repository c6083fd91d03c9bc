import { expect, test } from 'vitest';
import { highGround } from '../missions/high-ground.ts';
import { stand } from '../missions/stand.fixture.ts';
import { grounds, judge } from './judge.ts';

const card = highGround.struggles[0]!.title;
const objectives = highGround.struggles[0]!.maps[0]!.map(({ id }) => id);

test('a judgement rests on grounds that each say what they are about, and both seats’ grounds are each other’s', () => {
  const even = stand(highGround, card).game;
  const held = stand(highGround, card, { control: { [objectives[0]!]: 0 } }).game;
  const near = stand(highGround, card, { struggle: { token: -4 } }).game;
  const claimed = stand(highGround, card, { players: [{ claimed: ['x'] }, {}] }).game;
  const changed = (game: typeof even): readonly string[] => Object.entries(grounds(game, 0)).filter(([name, points]) => points !== grounds(even, 0)[name as 'own']).map(([name]) => name);
  expect([held, near, claimed].map(changed)).toEqual([['objectives'], ['struggle'], ['cards']]);
  for (const game of [even, held, near, claimed]) {
    const [own, theirs] = [grounds(game, 0), grounds(game, 1)];
    expect([own.objectives + theirs.objectives, own.struggle + theirs.struggle, own.own + theirs.enemy]).toEqual([0, 0, 0]);
    const lead = Object.values(own).reduce((sum, points) => sum + points, 0);
    expect(Math.sign(judge(game, 0))).toBe(Math.sign(lead));
  }
});
