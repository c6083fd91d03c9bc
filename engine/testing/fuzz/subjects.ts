import { miniaturesSubject } from './miniatures/subject.ts';
import { shatterpointSubject } from './shatterpoint/subject.ts';
import type { Subject } from './subject.ts';
import { wartimeSubject } from './wartime/subject.ts';

/** Every rule system, to be played at random. */
const subjects: readonly Subject[] = [shatterpointSubject, miniaturesSubject, wartimeSubject];

export const subjectIds: readonly string[] = subjects.map(({ rules }) => rules.id);

/** The one of an id. Throws for none. */
export function subjectOf(system: string): Subject {
  const subject = subjects.find(({ rules }) => rules.id === system);
  if (subject === undefined) throw new Error(`there is no rule system "${system}"`);
  return subject;
}
