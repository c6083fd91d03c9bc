import type { FilmOpening, FilmShot } from '../../engine/host/link.ts';
import type { Told } from '../match/matchState.ts';

/** Entries that a replay's log shows. */
const SHOWN = 300;
/** An answer has fewer events than this. */
const EVENTS = 10_000;

/**
 * What the log says after `at` answers and `within` events of the next one: every event of the shots at hand, and the marks
 * of the answers between.
 */
export function logAt(marks: FilmOpening['marks'], shots: ReadonlyMap<number, FilmShot>, at: number, within: number): readonly Told[] {
  const told: Told[] = [];
  const add = (answer: number, events: FilmShot['events']): void => {
    for (let i = events.length - 1; i >= 0; i--) told.push({ key: answer * EVENTS + i, at: answer, event: events[i]! });
  };
  if (within > 0) add(at + 1, (shots.get(at + 1)?.events ?? []).slice(0, within));
  let mark = marks.length - 1;
  for (let answer = at; answer > 0 && told.length < SHOWN; answer--) {
    const shot = shots.get(answer);
    while (mark >= 0 && marks[mark]!.at > answer) mark -= 1;
    let first = mark;
    while (first >= 0 && marks[first]!.at === answer) first -= 1;
    add(answer, shot?.events ?? marks.slice(first + 1, mark + 1).map(({ event }) => event));
    if (shot === undefined && first < 0) break;
  }
  return told.reverse();
}
