/** Words of what the computer would do. */
import type { Counsel } from '../../engine/search/counsel.ts';
import { apart } from '../../engine/search/grounds.ts';
import { planDistance } from '../../engine/shape/point.ts';
import { called } from '../faces/naming.ts';
import type { Situation } from '../faces/face.ts';
import { lengthWords } from '../measure/measureWords.ts';
import type { Offers } from '../tools/offers.ts';
import type { Advised } from '../tools/step.ts';
import { ownKey } from '../words/own.ts';
import type { Speak } from '../words/speak.ts';
import { kindOf } from './offerWords.ts';

/** A place so much higher or lower is told as such (mm). */
const UP = 5;

type Step = Counsel['steps'][number];

/** One answer of a plan; null where there was nothing to choose. */
function stepWords({ request, answer }: Step, situation: Situation, speak: Speak): string | null {
  if (request.kind === 'place') {
    if (answer.kind !== 'place' || answer.at === null) return speak('advice.stay');
    const { at } = answer;
    const values = { kind: kindOf(situation, request, speak).word, length: lengthWords(planDistance(request.body.at, at), speak), mm: Math.round(at.y) };
    const rise = at.y - request.body.at.y;
    return speak(rise > UP ? 'advice.moveUp' : rise < -UP ? 'advice.moveDown' : 'advice.move', values);
  }
  if (request.options.length < 2 || answer.kind !== 'pick') return null;
  const choices = situation.face.asks.choices(request, situation, speak);
  return answer.picks.map((pick) => choices.find(({ id }) => id === pick)?.label ?? called(situation, pick)).join(', ');
}

/** Whether a step is told by the next one: who chooses where to come out is asked for the place there next, by the same name. */
const isToldNext = (steps: readonly Step[], i: number): boolean => steps[i + 1]?.request.kind === 'place' && steps[i + 1]!.request.ask === steps[i]!.request.ask;

/** A plan from its first answer to its last, each said once. */
export function planWords({ steps }: Counsel, situation: Situation, speak: Speak): readonly string[] {
  const words = steps.flatMap((step, i) => (isToldNext(steps, i) ? [] : (stepWords(step, situation, speak) ?? [])));
  return words.filter((each, i) => each !== words[i - 1]);
}

/** In what a plan is better or worse than another, the weightiest first. */
export function besideWords({ grounds }: Counsel, other: Counsel, { face }: Situation, speak: Speak): string {
  const told = apart(grounds, other.grounds);
  const list = (sign: number): string => told.filter(({ by }) => Math.sign(by) === sign).map(({ name }) => speak(ownKey(face.id, `ground.${name}`, speak))).join(', ');
  const [better, worse] = [list(1), list(-1)];
  if (better === '' && worse === '') return speak('advice.same');
  return [better === '' ? '' : speak('advice.better', { list: better }), worse === '' ? '' : speak('advice.worse', { list: worse })].filter((words) => words !== '').join(' ');
}

/** What of a plan can be marked on the table: its first move or attack, where that is on offer. */
export function markable({ steps }: Counsel, { moves, strikes }: Offers): Advised | null {
  const picks: string[] = [];
  for (const { answer } of steps) {
    if (answer.kind === 'place') {
      const offer = moves.find((move) => move.picks.length === picks.length && move.picks.every((pick, i) => pick === picks[i]));
      return offer === undefined || answer.at === null ? null : { offer, at: answer.at };
    }
    if (answer.kind !== 'pick' || answer.picks.length !== 1) return null;
    picks.push(answer.picks[0]!);
    const strike = strikes.find((each) => each.picks.length === picks.length && each.picks.every((pick, i) => pick === picks[i]));
    if (strike !== undefined) return { strike };
  }
  return null;
}
