import { fingerprint } from '../core/hash.ts';
import type { Play, RuleSystem, Setup } from '../core/rules.ts';
import { hashTerrain } from '../space/terrain/table.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { move, run } from './actions/movement.ts';
import type { CharacterCard } from './archetype.ts';
import { makeContent } from './content.ts';
import type { Event } from './events.ts';
import { FIGURES } from './figures/index.ts';
import { makeMind } from './mind.ts';
import { refuseMove } from './move.ts';
import { prospectOf } from './prospect.ts';
import { readSetup, type WartimeSetup } from './setup.ts';
import { checkState } from './state-form.ts';
import { cloneState, type State } from './state.ts';
import { tell } from './tell.ts';
import { imagine, shown, view } from './view.ts';
import { firstState } from './start.ts';
import { command } from './commands.ts';

/** Actions that ask for a place, the cheaper first. */
const MOVES: readonly string[] = [move.id, run.id];

/** A card as the rules read it: another sculpt is no other match. */
const ruled = ({ sculpt: _, ...card }: CharacterCard): Omit<CharacterCard, 'sculpt'> => card;

/** Starts an adventure. Throws `InputError` when an army list is not legal, or cannot deploy where the table says. */
function startOn(setup: WartimeSetup, terrain: Terrain, figures: readonly CharacterCard[]): Play<State, Event> {
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
    content: fingerprint({
      cards: figures.map(ruled), terrain: hashTerrain(terrain),
      ...(setup.tableDeployment ? { deployment: terrain.named!.deployment } : {}),
    }),
    seats: setup.teams.length,
    outcome: (state) => (state.step === 'over' ? state.winner : undefined),
    view, shown,
    imagine: (moment) => imagine(moment),
    prospect: (state, asked, figure, at) => prospectOf({ state, content, events: null }, asked, figure, at),
    onward: { follow: ({ ask, options }) => (ask === 'act' ? MOVES.filter((option) => options.includes(option)) : []), aimedAt: () => null },
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
