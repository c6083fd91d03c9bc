import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import { Session } from '../../core/session.ts';
import type { Offered } from '../../host/offer.ts';
import { systems } from '../../host/systems.ts';
import type { Content } from '../content.ts';
import { playGame } from '../game.ts';
import { rounded, timed, type Figure } from './figure.ts';

/** Microseconds per clone, and per fork with one answer, of every system's state in the middle of a game. */
export async function bench(content: Content): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const offered of systems) {
    const { rules, starter } = offered;
    const setup = rules.readSetup(starter('refinery'));
    const play = rules.start(setup, await content.terrain('refinery'));
    const session = middleOf(play, offered);
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

/** A session in the middle of a game, at a question for a seat. */
function middleOf(play: Play<unknown, unknown>, { rules, starter }: Offered): Session<unknown, unknown> {
  const seats = Array.from({ length: play.seats }, () => 'ai' as const);
  const { document } = playGame(play, { system: rules.id, setup: rules.readSetup(starter('refinery')), seed: 7, seats, playouts: 1 });
  const session = new Session(play.system, play.state, [], true);
  for (const [i, answer] of document.answers.entries()) {
    if (i >= document.answers.length / 2 && session.request?.kind !== 'roll') break;
    session.answer(answer);
  }
  return session;
}
