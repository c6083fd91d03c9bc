import { offeredAs } from '../../../host/offer.ts';
import { systems } from '../../../host/systems.ts';
import { shatterpointSubject } from '../../fuzz/shatterpoint/subject.ts';
import { plaza } from '../../soundness-tables.ts';
import type { Workshop } from '../workshop.ts';
import { shatterpointRules } from './rules.ts';
import { secretive } from './secrets.ts';

const ID = 'shatterpoint';

export const shatterpointWorkshop: Workshop = {
  id: ID,
  name: shatterpointRules.name,
  offered: offeredAs(systems, ID)!,
  rules: shatterpointRules,
  subject: shatterpointSubject,
  ground: { id: 'plaza', terrain: plaza },
  secretive,
};
