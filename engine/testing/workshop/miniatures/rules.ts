import { houseRules } from '../../../miniatures/house-rules.ts';
import type { RuleList } from '../../rules/list.ts';
import { readRules } from '../../rules/listed.ts';

const FOLDER = 'engine/miniatures';

export const miniaturesRules: RuleList = {
  name: 'Star Wars Miniatures',
  folder: FOLDER,
  prefix: 'SWM',
  source: 'Titles and what is missing stand in [rules.json](rules.json).',
  chapters: async () => readRules(FOLDER).chapters,
  scenarios: () => readRules(FOLDER).scenarios,
  houseRules,
  houseRulesAs: 'miniatures.',
};
