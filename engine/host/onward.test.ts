import { expect, test } from 'vitest';
import { throwDice } from '../core/dice.ts';
import { canonical } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import { Session } from '../core/session.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { deep } from '../testing/depth.ts';
import { systems } from './systems.ts';

const content = new Content(assetsFolder(import.meta.url));

test.each(systems.map(({ rules, starter }) => ({ id: rules.id, rules, starter })))('$id: a match in one state that is never copied goes the way of a match that copies it for each command', async ({ rules, starter }) => {
  const play = rules.start(rules.readSetup(starter('refinery')), await content.terrain('refinery'));
  const session = new Session(play.system, play.state, [], true);
  const onward = new Session(play.system, play.state, [], true).onward();
  const random = randomFrom(5);
  let seed = 5;
  for (let left = deep(900, 300); left > 0 && session.request !== null; left--) {
    const { request, state } = session;
    const [dice, next] = request.kind === 'roll' ? throwDice(request, seed) : [null, seed];
    seed = next;
    const answer = dice ?? play.mind.reflex(state, request, random);
    session.answer(answer);
    onward.answer(answer);
    expect(canonical([onward.request, onward.state])).toBe(canonical([session.request, session.state]));
  }
});
