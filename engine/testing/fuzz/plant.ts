import type { Event } from '../../shatterpoint/events.ts';
import type { State } from '../../shatterpoint/state.ts';
import { shatterpoint } from '../../shatterpoint/system.ts';
import type { Rules } from './game.ts';
import { heard } from './watch.ts';

/** Shatterpoint with a fault: after every event `spoil` may change the state behind the rules' backs. */
export const planted = (spoil: (state: State, event: Event) => void): Rules => ({
  ...shatterpoint,
  start: (setup, terrain) => {
    const play = shatterpoint.start(setup, terrain);
    return { ...play, system: heard(play.system, spoil) };
  },
});
