import { randomFrom } from '../../core/rng.ts';
import { throwDice } from '../../core/dice.ts';
import type { Play } from '../../core/rules.ts';
import { Session } from '../../core/session.ts';
import { systems } from '../../host/systems.ts';
import type { Content } from '../content.ts';
import { rounded, timed, type Figure } from './figure.ts';

/** Microseconds per clone, and per fork with one answer, of every system's state in the middle of a game. */
export async function bench(content: Content): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { rules, starter } of systems) {
    const setup = rules.readSetup(starter('refinery'));
    const play = rules.start(setup, await content.terrain('refinery'));
    const session = middleOf(play);
    const { state } = session;
    const clone = timed(() => play.system.clone(state)) * 1000;
    const json = timed(() => JSON.parse(JSON.stringify(state)) as unknown) * 1000;
    const native = timed(() => structuredClone(state)) * 1000;
    figures.push(
      { name: `${rules.id}: clone`, value: rounded(clone), unit: 'µs', reference: { name: 'JSON round trip', value: rounded(json) } },
      { name: `${rules.id}: clone, beside structuredClone`, value: rounded(clone), unit: 'µs', reference: { name: 'structuredClone', value: rounded(native) } },
      { name: `${rules.id}: state`, value: JSON.stringify(state).length, unit: 'bytes' },
    );
    const { request } = session;
    if (request !== null && request.kind !== 'roll') {
      const answer = play.mind.reflex(state, request, randomFrom(1));
      figures.push({ name: `${rules.id}: fork and one answer`, value: rounded(timed(() => session.fork().answer(answer)) * 1000), unit: 'µs' });
    }
  }
  return figures;
}

/** A session after 150 answers, at a question for a seat. */
function middleOf(play: Play<unknown, unknown>): Session<unknown, unknown> {
  const session = new Session(play.system, play.state, [], true);
  const random = randomFrom(7);
  let dice = 7;
  for (let i = 0; ; i++) {
    const { request } = session;
    if (request === null) throw new Error('the game was over before its middle');
    if (i >= 150 && request.kind !== 'roll') return session;
    if (request.kind === 'roll') {
      const [answer, next] = throwDice(request, dice);
      dice = next;
      session.answer(answer);
    } else session.answer(play.mind.reflex(session.state, request, random));
  }
}
