import { fingerprint } from '../core/hash.ts';
import type { Play, RuleSystem, Setup } from '../core/rules.ts';
import { hashTerrain } from '../space/terrain/table.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import type { CharacterCard } from './archetype.ts';
import { firstState, makeContent } from './content.ts';
import type { Event } from './events.ts';
import { FIGURES } from './figures/index.ts';
import { makeMind } from './mind.ts';
import { refuseMove } from './move.ts';
import { readSetup, type WartimeSetup } from './setup.ts';
import { checkState } from './state-form.ts';
import { cloneState, type State } from './state.ts';
import { tell } from './tell.ts';
import { command } from './turn.ts';
import { imagine, shown, view } from './view.ts';

/** Starts an adventure. Throws `InputError` when an army list is not legal. */
export function startOn(setup: WartimeSetup, terrain: Terrain, figures: readonly CharacterCard[]): Play<State, Event> {
  const content = makeContent(setup, terrain, figures);
  const start = firstState(setup);
  return {
    system: {
      clone: cloneState,
      next: (state, events) => (state.step === 'over' ? null : command({ state, content, events })),
      refuse: (state, request, answer) => (request.kind === 'place' && answer.kind === 'place' ? refuseMove(state, content, request, answer.at) : null),
    },
    state: start,
    mind: makeMind(content),
    content: fingerprint({ cards: figures, terrain: hashTerrain(terrain) }),
    seats: setup.teams.length,
    outcome: (state) => (state.step === 'over' ? state.winner : undefined),
    view, shown,
    imagine: (moment) => imagine(moment),
    checkState: (input) => checkState(content, start, input),
    tell,
  };
}

/** Wartime, played with these characters. */
const wartimeWith = (figures: readonly CharacterCard[]): RuleSystem<State, Event, Terrain> => ({
  id: 'wartime',
  readSetup: (input) => readSetup(input) as Setup,
  start: (setup, terrain) => startOn(readSetup(setup), terrain, figures),
});

export const wartime = wartimeWith(FIGURES);
