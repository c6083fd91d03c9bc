import { fingerprint } from '../core/hash.ts';
import type { Play, RuleSystem, Setup } from '../core/rules.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import type { Board } from './board.ts';
import { makeContent } from './content.ts';
import type { Event } from './events.ts';
import { FIGURES } from './figures/index.ts';
import { makeMind } from './mind.ts';
import { checkSquads, readSetup, type MiniaturesSetup } from './setup.ts';
import { checkState } from './state-form.ts';
import { cloneState, type State } from './state.ts';
import { imagine, shown, view } from './view.ts';
import { boardOf } from './terrain-board.ts';
import { prospectOf } from './prospect.ts';
import { tell } from './tell.ts';
import { firstState } from './start.ts';
import { command } from './commands.ts';
import type { Card } from './game.ts';
import { checkOutlines } from './zones.ts';

/** Starts a skirmish on a board. Throws `InputError` when a squad is not legal, or the table does not say where it deploys and is to. */
export function startOn(setup: MiniaturesSetup, board: Board, figures: readonly Card[], terrain: Pick<Terrain, 'named'> = {}): Play<State, Event> {
  const cards = new Map(figures.map((card) => [card.id, card]));
  checkSquads(setup, cards);
  if (setup.tableDeployment) checkOutlines(setup, terrain);
  const state = firstState(setup, board, cards);
  const content = makeContent(setup, board, cards, terrain);
  return {
    system: {
      clone: cloneState,
      next: (now, events, base) => (now.step === 'over' ? null : command({ state: now, content, events, base })),
      // Every question of this game is a choice among the options offered, which the core checks.
      refuse: () => null,
    },
    state,
    mind: makeMind(content),
    // What a figure looks like plays no part.
    content: fingerprint({
      ground: board.ground, walls: board.walls, ...(board.doors.length === 0 ? {} : { doors: board.doors }),
      ...(board.bevels.length === 0 ? {} : { bevels: board.bevels }),
      ...(setup.tableDeployment ? { deployment: terrain.named!.deployment } : {}),
      cards: figures.map(({ base: _base, sculpt: _sculpt, poses: _poses, ...card }) => card),
    }),
    seats: 2,
    outcome: (now) => (now.step === 'over' ? now.winner : undefined),
    view, shown,
    imagine: (moment) => imagine(moment),
    prospect: (now, asked, figure, at) => prospectOf({ state: now, content, events: null }, asked, figure, at),
    checkState: (input) => checkState(content, state, input),
    tell,
  };
}

/** Star Wars Miniatures on squares, played with these figures. */
const miniaturesWith = (figures: readonly Card[]): RuleSystem<State, Event, Terrain> => ({
  id: 'miniatures',
  readSetup: (input) => readSetup(input) as Setup,
  start: (setup, terrain) => {
    const read = readSetup(setup);
    return startOn(read, boardOf(terrain, read.square, read.levels, read.bevelledCorners), figures, terrain);
  },
});

export const miniatures = miniaturesWith(FIGURES);
