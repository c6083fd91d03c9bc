import { houseRules } from '../../../wartime/house-rules.ts';
import type { RuleList } from '../../rules/list.ts';
import { readRules } from '../../rules/listed.ts';

const FOLDER = 'engine/wartime';

export const wartimeRules: RuleList = {
  name: 'Wartime',
  folder: FOLDER,
  prefix: 'WT',
  source: 'Titles and what is missing stand in [rules.json](rules.json).',
  chapters: async () => readRules(FOLDER).chapters,
  scenarios: () => readRules(FOLDER).scenarios,
  houseRules,
  houseRulesAs: 'wartime.',
};
