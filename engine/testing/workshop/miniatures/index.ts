import { miniaturesSetups } from '../../setups/miniatures/index.ts';
import { offeredAs } from '../../../host/offer.ts';
import { systems } from '../../../host/systems.ts';
import { defaultSetup } from '../../../miniatures/setup.ts';
import { miniaturesSubject } from '../../fuzz/miniatures/subject.ts';
import { yard } from '../../soundness-tables.ts';
import type { Workshop } from '../workshop.ts';
import { squadMatches } from '../../../miniatures/mirrored.ts';
import { squadEncounter } from './encounter.ts';
import { missionsReport } from './missions.ts';
import { miniaturesRules } from './rules.ts';
import { tablesReport } from './tables.ts';
import { squads } from './teams.ts';
import { unitsReport } from './units.ts';

const ID = 'miniatures';

export const miniaturesWorkshop: Workshop = {
  id: ID,
  name: miniaturesRules.name,
  offered: offeredAs(systems, ID)!,
  rules: miniaturesRules,
  subject: miniaturesSubject,
  ground: { id: 'yard', terrain: yard },
  // Nothing is hidden in this game.
  secretive: (_seed, table) => defaultSetup(table),
  units: unitsReport,
  missions: missionsReport,
  tables: tablesReport,
  teams: squads,
  balance: squadMatches,
  encounter: squadEncounter,
  setups: miniaturesSetups,
};
