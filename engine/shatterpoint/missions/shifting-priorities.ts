import { inchesFromCorner, type Mission } from '../game/mission.ts';
import { prioritiesLeave, priorityRoll, priorityStep, struggleCard } from './parts.ts';

/** The core mission: from the second struggle on, rolled priorities make single objectives worth more (SP-OBJ-08). */
export const shiftingPriorities: Mission = {
  id: 'shifting-priorities',
  name: 'Shifting Priorities',
  spt: '00010201',
  objectives: [
    { id: 'TL', at: inchesFromCorner(8, 28) }, { id: 'T', at: inchesFromCorner(18, 28) }, { id: 'TR', at: inchesFromCorner(28, 28) },
    { id: 'L', at: inchesFromCorner(8, 18) }, { id: 'C', at: inchesFromCorner(18, 18) }, { id: 'R', at: inchesFromCorner(28, 18) },
    { id: 'BL', at: inchesFromCorner(8, 8) }, { id: 'B', at: inchesFromCorner(18, 8) }, { id: 'BR', at: inchesFromCorner(28, 8) },
  ],
  struggles: [
    struggleCard(1, 'Steal the Secret Plans', ['T L C R B']),
    struggleCard(1, 'Recon Enemy Positions', ['TL L C BR R']),
    struggleCard(1, 'Locate the Asset', ['TR L C R BL']),
    struggleCard(2, 'We’ve Been Double-Crossed', ['TL:expertise L:block B:failure', 'T:failure R:block BR:expertise']),
    struggleCard(2, 'So Much For the Element of Surprise', ['TL:expertise R:block BL:failure', 'TR:failure L:block BR:expertise']),
    struggleCard(2, 'We’re Going to Need a New Exit', ['TL:failure TR:expertise B:block', 'T:block BL:expertise BR:failure']),
    struggleCard(3, 'Blast Our Way Out', ['TL:expertise R:block B:failure', 'T:failure L:block BR:expertise']),
    struggleCard(3, 'Hack the Security Network', ['L:expertise C:failure R:block', 'T:expertise C:failure B:block']),
    struggleCard(3, 'Commandeer a New Ride', ['TL:expertise C:block B:failure', 'T:failure C:block BR:expertise']),
  ],
  parts: [
    priorityRoll,
    // The first print takes the tokens off after every turn's struggle move; the current card leaves them.
    prioritiesLeave((game) => game.content.setup.edition === 'firstPrint'),
  ],
  extraSpaces: priorityStep,
};
