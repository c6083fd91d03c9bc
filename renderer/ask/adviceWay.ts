/** Where a plan leads on the table. */
import type { Counsel } from '../../engine/search/counsel.ts';
import type { Situation } from '../faces/face.ts';
import type { Announcement } from '../match/announce.ts';
import type { Way } from '../match/actor.ts';
import type { Going } from '../match/gist.ts';
import type { Gait } from '../match/hints.ts';
import { match } from '../match/match.ts';
import type { Speak } from '../words/speak.ts';
import { kindOf } from './offerWords.ts';

const WAYS: Readonly<Partial<Record<Gait, Way>>> = { run: 'run', leap: 'leap' };

/** The way of the first figure that a plan moves, move after move, as what is about to happen is told; null where it moves nobody. */
export function wayOf({ steps }: Counsel, situation: Situation, speak: Speak): Announcement | null {
  const goes: Going[] = [];
  for (const { request, answer } of steps) {
    if (request.kind !== 'place' || answer.kind !== 'place' || answer.at === null) continue;
    const { figure, body } = request;
    if (goes.length > 0 && goes[0]!.figure !== figure) continue;
    const gait = kindOf(situation, request, speak).tone;
    goes.push({ figure, from: body.at, to: answer.at, gait, way: WAYS[gait] ?? 'walk' });
  }
  const [first] = goes;
  return first === undefined ? null : { kind: 'goes', who: first.figure, target: null, goes, situation };
}

/** Draws a way on the table until something else is shown there. */
export function showWay(way: Announcement): void {
  match.setState({ announced: way });
  const { shown } = match.getState();
  const stop = match.subscribe((now) => {
    if (now.shown === shown && now.announced === way) return;
    stop();
    if (now.announced === way) match.setState({ announced: null });
  });
}
