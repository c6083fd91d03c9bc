import type { Event } from '../../shatterpoint/state/events.ts';
import type { State } from '../../shatterpoint/state/state.ts';
import { shatterpointSubject } from './shatterpoint/subject.ts';
import type { Subject } from './subject.ts';
import { heard, type Happened } from './watch.ts';

/** A rule system with a fault: after every event `spoil` may change the state behind the rules' backs. Its films show it, too. */
export const plantedIn = <S, E extends Happened>(subject: Subject, spoil: (state: S, event: E) => void): Subject => ({
  ...subject,
  projector: {
    ...subject.projector,
    apply: (state, event) => {
      subject.projector.apply(state, event);
      spoil(state as S, event as E);
    },
  },
  rules: {
    id: subject.rules.id,
    readSetup: (input) => subject.rules.readSetup(input),
    start: (setup, terrain) => {
      const play = subject.rules.start(setup, terrain);
      return { ...play, system: heard(play.system, (state, event) => spoil(state as S, event as E)) };
    },
  },
});

/** Shatterpoint with a fault. */
export const planted = (spoil: (state: State, event: Event) => void): Subject => plantedIn(shatterpointSubject, spoil);
