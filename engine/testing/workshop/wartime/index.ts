import { offeredAs } from '../../../host/offer.ts';
import { systems } from '../../../host/systems.ts';
import { defaultSetup } from '../../../wartime/setup.ts';
import { wartimeSubject } from '../../fuzz/wartime/subject.ts';
import { yard } from '../../soundness-tables.ts';
import type { Workshop } from '../workshop.ts';
import { seatMatches } from '../../../wartime/mirrored.ts';
import { armyEncounter } from './encounter.ts';
import { missionsReport } from './missions.ts';
import { wartimeRules } from './rules.ts';
import { tablesReport } from './tables.ts';
import { armies } from './teams.ts';
import { unitsReport } from './units.ts';

const ID = 'wartime';

export const wartimeWorkshop: Workshop = {
  id: ID,
  name: wartimeRules.name,
  offered: offeredAs(systems, ID)!,
  rules: wartimeRules,
  subject: wartimeSubject,
  ground: { id: 'yard', terrain: yard },
  // Nothing is hidden in this game.
  secretive: (_seed, table) => defaultSetup(table),
  units: unitsReport,
  missions: missionsReport,
  tables: tablesReport,
  teams: armies,
  balance: seatMatches,
  encounter: armyEncounter,
  setups: [],
};
