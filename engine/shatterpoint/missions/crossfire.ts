import { characterOf, unitWith } from '../state/find.ts';
import { contestsAny } from '../board/measure.ts';
import { inchesFromCorner, missionChange, type Mission } from '../game/mission.ts';
import { struggleCard } from './parts.ts';

/** Nine places under the guns of both sides: whoever stands at an objective is shot at with one die more. */
export const crossfire: Mission = {
  id: 'crossfire',
  name: 'Crossfire',
  spt: null,
  objectives: [
    { id: 'TL', at: inchesFromCorner(8, 27) }, { id: 'T', at: inchesFromCorner(18, 28) }, { id: 'TR', at: inchesFromCorner(28, 27) },
    { id: 'L', at: inchesFromCorner(9, 18) }, { id: 'C', at: inchesFromCorner(18, 18) }, { id: 'R', at: inchesFromCorner(27, 18) },
    { id: 'BL', at: inchesFromCorner(8, 9) }, { id: 'B', at: inchesFromCorner(18, 8) }, { id: 'BR', at: inchesFromCorner(28, 9) },
  ],
  struggles: [
    struggleCard(1, 'Heads Down', ['T L C R B']),
    struggleCard(1, 'Across the Yard', ['TL T C B BR']),
    struggleCard(1, 'Through the Smoke', ['TR T C B BL']),
    struggleCard(2, 'Pick Your Lane', ['TL C BR', 'TR C BL']),
    struggleCard(2, 'Nowhere to Stand', ['T C B', 'L C R']),
    struggleCard(2, 'Both Ends of the Street', ['T L R B', 'TL TR BL BR']),
    struggleCard(3, 'Last Magazine', ['L C R', 'TL C BR']),
    struggleCard(3, 'Walk Into It', ['T C B', 'TR C BL']),
    struggleCard(3, 'Hold Until Dark', ['TL T B BR', 'TR L R BL']),
  ],
  parts: [
    missionChange('attackDice', (game, { attack }) => {
      if (attack?.kind !== 'ranged') return 0;
      return contestsAny(game, unitWith(game.state, attack.defender), characterOf(game.state, attack.defender)) ? 1 : 0;
    }),
  ],
  extraSpaces: () => 0,
};
