import { describe, expect, it } from 'vitest';
import { toy, type ToyEvent, type ToyState } from '../testing/toy/toy.ts';
import { draw, type Pile } from './pile.ts';
import { pickOne, type AllClosed, type Answer, type Late, type PickRequest, type Script } from './script.ts';
import { refuseForm, RefusedAnswer, Session, type System } from './session.ts';

const pick = (...picks: string[]): Answer => ({ kind: 'pick', picks });
const dice = (...faces: number[]): Answer => ({ kind: 'roll', faces });
const begin = (goal = 20): Session<{ sums: number[] }, unknown> => {
  const play = toy.start(toy.readSetup({ table: 'floor', goal }), null);
  return new Session(play.system, play.state);
};

describe('a session', () => {
  it('waits with a request, changes by an answer, and tells what happened', () => {
    const session = begin();
    expect(session.request).toMatchObject({ kind: 'pick', seat: 0, options: ['one', 'throw', 'pass'] });
    expect(session.answer(pick('one'))).toEqual([{ type: 'added', seat: 0, amount: 1 }]);
    expect(session.state.sums).toEqual([1, 0]);
    expect(session.request).toMatchObject({ seat: 1 });
  });

  it('refuses a wrong answer with the reason and changes nothing', () => {
    const session = begin();
    const before = JSON.stringify([session.state, session.request, session.moment]);
    for (const [answer, why] of [
      [dice(1), 'wrongKind'], [pick('two'), 'notOffered'], [pick(), 'wrongCount'], [pick('one', 'throw'), 'wrongCount'], [pick('pass'), 'tooEarly'],
    ] as const) {
      expect(session.refuse(answer)).toMatchObject({ why });
      expect(() => session.answer(answer)).toThrow(RefusedAnswer);
      expect(JSON.stringify([session.state, session.request, session.moment])).toBe(before);
    }
  });

  it('refuses dice of the wrong number and faces that do not exist', () => {
    const session = begin();
    session.answer(pick('throw'));
    expect(session.refuse(dice())).toMatchObject({ why: 'wrongCount' });
    expect(session.refuse(dice(7))).toMatchObject({ why: 'noSuchFace', detail: { face: 7, sides: 6 } });
    expect(session.refuse(dice(2.5))).toMatchObject({ why: 'noSuchFace' });
    expect(session.answer(dice(6))).toEqual([{ type: 'added', seat: 0, amount: 6 }]);
  });

  it('a rule that breaks in the middle of an answer changes nothing either, and the next answer goes on from there', () => {
    const play = toy.start(toy.readSetup({ table: 'floor' }), null);
    let broken: 'command' | 'next' | null = null;
    const session = new Session<ToyState, ToyEvent>({
      ...play.system,
      *next(state, events): Script {
        if (broken === 'next' && state.turn > 1) throw new Error('the rule is broken');
        yield* play.system.next(state, events)!;
        if (broken === 'command') throw new Error('the rule is broken');
      },
    }, play.state);
    session.answer(pick('throw'));
    const before = JSON.stringify([session.state, session.request, session.moment]);
    for (broken of ['command', 'next'] as const) {
      expect(() => session.answer(dice(6))).toThrow('the rule is broken');
      broken = null;
      expect(JSON.stringify([session.state, session.request, session.moment])).toBe(before);
    }
    expect(session.answer(dice(4))).toEqual([{ type: 'added', seat: 0, amount: 4 }]);
    expect(session.state.sums).toEqual([4, 0]);
  });

  it('is a base and the answers since, in the middle of a command too', () => {
    const session = begin();
    session.answer(pick('throw'));
    const { base, pending } = session.moment;
    expect([base.sums, pending]).toEqual([[0, 0], [pick('throw')]]);
    const play = toy.start(toy.readSetup({ table: 'floor' }), null);
    const loaded = new Session(play.system, structuredClone(base) as typeof play.state, pending);
    expect(loaded.request).toEqual(session.request);
    expect(loaded.takeNews()).toEqual([]);
    expect(loaded.answer(dice(4))).toEqual([{ type: 'added', seat: 0, amount: 4 }]);
  });

  it('forks quietly and is not touched by its fork', () => {
    const session = begin();
    session.answer(pick('throw'));
    const fork = session.fork();
    expect(fork.answer(dice(5))).toEqual([]);
    expect(fork.state.sums).toEqual([5, 0]);
    expect(session.state.sums).toEqual([0, 0]);
  });

  it('goes on in a copy without a way back, copies its state once, and is not touched by it', () => {
    const play = toy.start(toy.readSetup({ table: 'floor' }), null);
    let copies = 0;
    const session = new Session<ToyState, ToyEvent>({ ...play.system, clone: (state) => (copies++, play.system.clone(state)) }, play.state);
    session.answer(pick('one'));
    const before = JSON.stringify([session.state, session.request, session.moment]);
    copies = 0;
    const [onward, fork] = [session.onward(), session.fork()];
    for (const answer of [pick('one'), pick('one'), pick('throw'), dice(5), pick('one')]) {
      expect(onward.answer(answer)).toEqual([]);
      fork.answer(answer);
      expect([onward.state, onward.request]).toEqual([fork.state, fork.request]);
    }
    expect(copies).toBe(1 + 5); // the fork copies in each of five commands
    expect(JSON.stringify([session.state, session.request, session.moment])).toBe(before);
  });

  it('a rule that breaks in a copy without a way back breaks the copy alone, which says so from then on', () => {
    const play = toy.start(toy.readSetup({ table: 'floor' }), null);
    const session = new Session<ToyState, ToyEvent>({
      ...play.system,
      *next(state, events): Script {
        yield* play.system.next(state, events)!;
        if (state.sums[0]! > 1) throw new Error('the rule is broken');
      },
    }, play.state);
    session.answer(pick('one'));
    session.answer(pick('one'));
    const onward = session.onward();
    expect(() => onward.answer(pick('two'))).toThrow(RefusedAnswer);
    expect(() => onward.answer(pick('one'))).toThrow('the rule is broken');
    for (const read of [() => onward.state, () => onward.request, () => onward.answer(pick('one'))]) expect(read).toThrow('a rule broke in a match that can only go on');
    expect(session.state.sums).toEqual([1, 1]);
  });

  it('ends, and takes no answer after the end', () => {
    const session = begin(1);
    session.answer(pick('one'));
    expect(session.request).toBeNull();
    expect(session.refuse(pick('one'))).toMatchObject({ why: 'over' });
  });

  it('says so when saved answers do not fit the command', () => {
    const play = toy.start(toy.readSetup({ table: 'floor' }), null);
    expect(() => new Session(play.system, play.state, [pick('one'), pick('one')]).request).toThrow('run past the end');
    expect(() => new Session(play.system, play.state, [pick('none')]).request).toThrow('"none" was not offered');
  });
});

it('a question whose closed options are found late is sent, copied and refused as a plain one, however late it is read', () => {
  const found = { closed: 0, details: 0 };
  const system = (late: boolean): System<{ at: number }, never> => {
    const told = ({ at }: { readonly at: number }): AllClosed & { readonly details: NonNullable<PickRequest['details']> } => ({
      closed: [{ option: `shut${at}`, rule: 'core', why: 'tooEarly' }], shut: [{ options: [`far${at}`, 'away'], rule: 'core', why: 'tooLate' }], details: { open: { needed: 5 + at } },
    });
    return {
      clone: ({ at }) => ({ at }),
      *next(state, _events, base): Script {
        const asking = { seat: 0, ask: 'door', about: { of: 'house' }, ways: { figure: 'a', to: {} } };
        const counted: Late = { closed: () => { found.closed++; return told(base!); }, details: () => { found.details++; return told(base!).details; } };
        const pick = yield* pickOne({ ...asking, ...(late ? { late: counted } : told(state)) }, ['open', `shut${state.at + 1}`]);
        state.at += pick === 'open' ? 1 : 2;
      },
      refuse: () => null,
    };
  };
  const [plain, late] = [new Session(system(false), { at: 0 }), new Session(system(true), { at: 0 })];
  const asked: (readonly [unknown, string])[] = [];
  for (const answer of [pick('open'), pick('shut2'), pick('open')]) {
    asked.push([late.request, JSON.stringify(plain.request)]);
    for (const session of [plain, late]) session.answer(answer);
  }
  expect(found).toEqual({ closed: 0, details: 0 });
  for (const [request] of asked) expect((request as PickRequest).details).toHaveProperty('open');
  expect(found, 'what is closed is not looked for with the details').toEqual({ closed: 0, details: 3 });
  for (const [request, text] of asked) for (const same of [request, structuredClone(request)]) expect(JSON.stringify(same)).toBe(text);
  expect(found).toEqual({ closed: 3, details: 3 });
  expect(late.refuse(pick('shut4'))).toEqual({ rule: 'core', why: 'tooEarly' });
  for (const session of [plain, late]) expect(session.refuse(pick('away'))).toEqual({ rule: 'core', why: 'tooLate' });
  expect(late.refuse(pick('far3'))).toEqual({ rule: 'core', why: 'notOffered', detail: { option: 'far3' } });
  expect(late.refuse(pick('shut3'))).toEqual({ rule: 'core', why: 'notOffered', detail: { option: 'shut3' } });
});

describe('a face-down pile', () => {
  const run = (script: Script<string>, face: number): string => {
    const step = script.next();
    if (step.done === true) return step.value;
    expect(step.value).toMatchObject({ kind: 'roll', die: 'card', sides: 3, count: 1 });
    return script.next(dice(face)).value as string;
  };

  it('has no order: a draw is a roll over what is left', () => {
    const pile: Pile = { left: ['a', 'b', 'c'] };
    expect([1, 2, 3].map((face) => run(draw(pile, 'test'), face))).toEqual(['a', 'b', 'c']);
  });

  it('gives its last card without asking and fails when it is empty', () => {
    expect(run(draw({ left: ['z'] }, 'test'), 1)).toBe('z');
    expect(() => draw({ left: [] }, 'test').next()).toThrow('no card left for "test"');
  });
});

it('a closed option is refused with its reason alone, in the form that travels', () => {
  const closed = [{ option: 'climb', rule: 'SP-CLIMB-02', why: 'engagedNoClimb' }];
  const request = { kind: 'pick', seat: 0, ask: 'how', about: {}, options: ['dash'], closed, min: 1, max: 1 } as const;
  expect(refuseForm(request, { kind: 'pick', picks: ['climb'] })).toEqual({ rule: 'SP-CLIMB-02', why: 'engagedNoClimb' });
});
