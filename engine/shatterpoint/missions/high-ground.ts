import { elevation } from '../../space/plane/measure.ts';
import type { Game } from '../game/game.ts';
import { levels } from '../board/measure.ts';
import { inchesFromCorner, type Mission } from '../game/mission.ts';
import type { Objective } from '../state/state.ts';
import { controlledBy, struggleCard } from './parts.ts';

/** Whether an objective lies higher than the Elevation of the bare table. */
const isRaised = (game: Game, { at }: Objective): boolean => elevation(at.y, 0, levels(game)) !== 'same';

/** Roofs and walkways first: control of any raised objective moves the struggle token one space further. */
export const highGround: Mission = {
  id: 'high-ground',
  name: 'High Ground',
  spt: null,
  objectives: [
    { id: 'TL', at: inchesFromCorner(13, 28) }, { id: 'T', at: inchesFromCorner(18, 28) }, { id: 'TR', at: inchesFromCorner(28, 27) },
    { id: 'L', at: inchesFromCorner(8, 18) }, { id: 'C', at: inchesFromCorner(18, 18) }, { id: 'R', at: inchesFromCorner(28, 18) },
    { id: 'BL', at: inchesFromCorner(8, 9) }, { id: 'B', at: inchesFromCorner(18, 8) }, { id: 'BR', at: inchesFromCorner(23, 8) },
  ],
  struggles: [
    struggleCard(1, 'Find a Way Up', ['TL L C R BR']),
    struggleCard(1, 'Eyes Over the Yard', ['T L C R B']),
    struggleCard(1, 'Two Ladders, One Roof', ['TR L C R BL']),
    struggleCard(2, 'They Hold the Stairs', ['TL C BR', 'L C R']),
    struggleCard(2, 'Signal Fires', ['TL TR BL BR', 'L T R B']),
    struggleCard(2, 'Don’t Look Down', ['T L R B', 'TR L R BL']),
    struggleCard(3, 'The Only Way Is Up', ['L C R', 'TL C BR']),
    struggleCard(3, 'Top of the World', ['TL L R BR', 'TL TR BL BR']),
    struggleCard(3, 'A Long Way to Fall', ['T C B', 'TL C BR']),
  ],
  parts: [],
  extraSpaces: (game, seat) => (controlledBy(game, seat).some((objective) => isRaised(game, objective)) ? 1 : 0),
};
