import { offeredAs } from '../../../host/offer.ts';
import { systems } from '../../../host/systems.ts';
import { shatterpointSubject } from '../../fuzz/shatterpoint/subject.ts';
import { shatterpointSetups } from '../../setups/shatterpoint/index.ts';
import { plaza } from '../../soundness-tables.ts';
import type { Workshop } from '../workshop.ts';
import { missionMatches } from '../../../shatterpoint/mirrored.ts';
import { teamEncounter } from './encounter.ts';
import { missionsReport } from './missions.ts';
import { shatterpointRules } from './rules.ts';
import { secretive } from './secrets.ts';
import { tablesReport } from './tables.ts';
import { strikeTeams } from './teams.ts';
import { unitsReport } from './units.ts';

const ID = 'shatterpoint';

export const shatterpointWorkshop: Workshop = {
  id: ID,
  name: shatterpointRules.name,
  offered: offeredAs(systems, ID)!,
  rules: shatterpointRules,
  subject: shatterpointSubject,
  ground: { id: 'plaza', terrain: plaza },
  secretive,
  units: unitsReport,
  missions: missionsReport,
  tables: tablesReport,
  teams: strikeTeams,
  balance: missionMatches,
  encounter: teamEncounter,
  setups: shatterpointSetups,
};
