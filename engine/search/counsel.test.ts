import { expect, it } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import type { Play } from '../core/rules.ts';
import { pickOne, type Answer, type Script } from '../core/script.ts';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { Session } from '../core/session.ts';
import { plaza } from '../testing/soundness-tables.ts';
import { counselling, type Counsel } from './counsel.ts';
import { planAhead, type Effort } from './plan.ts';

const effort: Effort = { milliseconds: null, playouts: 60, breadth: 12, noise: 0, seed: 1, clock: null };
const pick = (option: string): Answer => ({ kind: 'pick', picks: [option] });

interface Farm {
  turn: number;
  corn: number[];
  sheep: number[];
}

function* day(state: Farm, ways: readonly string[] = ['sow', 'shear', 'sleep']): Script {
  const seat = state.turn % 2;
  const choice = yield* pickOne({ seat, ask: 'work' }, ways);
  if (choice === 'sow') state.corn[seat]! += 3;
  if (choice === 'shear') state.sheep[seat]! += 1;
  if (choice === 'waste') state.sheep[seat]! -= 2;
  state.turn += 1;
}

/** Every day one of two farmers sows, shears or sleeps; the reflex sleeps. */
const farm: Play<Farm, never> = {
  state: { turn: 0, corn: [0, 0], sheep: [0, 0] },
  system: { clone: (s) => structuredClone(s), next: (s) => (s.turn < 6 ? day(s) : null), refuse: () => null },
  mind: {
    suggest: (_, request) => (request.kind === 'pick' ? request.options.map(pick) : []),
    reflex: () => pick('sleep'),
    judge: ({ corn, sheep }, seat) => (corn[seat]! + sheep[seat]! - corn[1 - seat]! - sheep[1 - seat]!) / 20,
    grounds: ({ corn, sheep }, seat) => ({ corn: corn[seat]! - corn[1 - seat]!, sheep: sheep[seat]! - sheep[1 - seat]! }),
    acting: ({ turn }) => turn % 2,
  },
  content: 'farm', seats: 2, outcome: () => undefined, view: (s) => s, shown: (event) => event, imagine: (moment) => moment, tell: () => '',
};

/** The same with more ways to do nothing, and one to do harm. */
const idlers: typeof farm = { ...farm, system: { ...farm.system, next: (s) => (s.turn < 6 ? day(s, ['sow', 'shear', 'sleep', 'nap', 'waste']) : null) } };

function counselOf<S, E>(play: Play<S, E>, session: Session<S, E>, seat: number, how = effort, played: readonly Answer[] = []): readonly Counsel[] {
  const thinking = counselling(play, session.moment, seat, how, played);
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done === true) return step.value;
}

it('the best plan and those that were rejected are told, the best first, with what each leads to', () => {
  const told = counselOf(farm, new Session(farm.system, farm.state), 0);
  expect(told.map(({ steps: [first] }) => first!.answer)).toEqual([pick('sow'), pick('shear'), pick('sleep')]);
  expect(told.map(({ steps: [first] }) => first!.request.kind === 'pick' && first!.request.ask)).toEqual(['work', 'work', 'work']);
  expect(told.map(({ value }) => Math.round(value * 20) + 0)).toEqual([3, 1, 0]);
  expect(told.map(({ grounds }) => grounds)).toEqual([{ corn: 3, sheep: 0 }, { corn: 0, sheep: 1 }, { corn: 0, sheep: 0 }]);
});

it('what was played is told in any case: marked where it is one of them, and beside them where it is none', () => {
  const marks = (answer: string): readonly (readonly [Answer, number, boolean])[] => {
    const told = counselOf(idlers, new Session(idlers.system, idlers.state), 0, effort, [pick(answer)]);
    return told.map(({ steps: [first], value, played = false }) => [first!.answer, Math.round(value * 20) + 0, played]);
  };
  expect(marks('sow')).toMatchObject([[pick('sow'), 3, true], [pick('shear'), 1, false], [{}, 0, false]]);
  const beside = marks('waste');
  expect(beside).toHaveLength(4);
  expect(beside[3]).toEqual([pick('waste'), -2, true]);
});

it('the best one is what the opponent would do with the same effort, in a match of Shatterpoint too', () => {
  const play = shatterpoint.start(shatterpoint.readSetup(defaultSetup('plaza')), plaza());
  const session = new Session(play.system, play.state, [], true);
  const isAct = (): boolean => session.request?.kind === 'pick' && session.request.ask === 'act';
  const random = randomFrom(1);
  while (!isAct()) session.answer(play.mind.reflex(session.state, session.request!, random));
  const { request } = session;
  if (request?.kind !== 'pick') throw new Error('somebody is asked what to do');
  const little = { ...effort, breadth: 8, playouts: 24 };
  const [best, ...others] = counselOf(play, session, request.seat, little);
  const { plan } = planAhead(play, session.moment, request.seat, little);
  // Before an answer that gives the activation away the opponent compares once more (`planned`).
  expect(best!.steps.slice(0, plan.length).map(({ answer }) => answer)).toEqual(plan.map(({ answer }) => answer));
  expect(plan.length).toBeGreaterThan(1);
  expect(best!.value).toBeGreaterThanOrEqual(Math.max(-1, ...others.map(({ value }) => value)));
});

it('what plans lead to is told also when the time for finding them is over', () => {
  let now = 0;
  const told = counselOf(farm, new Session(farm.system, farm.state), 0, { ...effort, milliseconds: 30, clock: () => now++ });
  expect(told.length).toBeGreaterThan(1);
  for (const { steps: [first], grounds } of told) expect(grounds).toEqual({ corn: first!.answer.kind === 'pick' && first!.answer.picks[0] === 'sow' ? 3 : 0, sheep: first!.answer.kind === 'pick' && first!.answer.picks[0] === 'shear' ? 1 : 0 });
});

it('where there is only one thing to do, that is told', () => {
  const alone: Play<Farm, never> = { ...farm, mind: { ...farm.mind, suggest: () => [pick('sleep')] } };
  expect(counselOf(alone, new Session(alone.system, alone.state), 0)).toMatchObject([{ steps: [{ answer: pick('sleep') }], grounds: { corn: 0, sheep: 0 } }]);
});
