import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const archetypes: Chapter = chapter('wt-archetypes', 'Characters and what they carry', {
  'WT-3.1': 'Everything is bought as an archetype with a name, bonuses and a cost. In this game there are bodies, weapons, protections, and the characters that are made of them.',
  'WT-3.2': 'Attributes go from 1 to 10: constitution (CON), agility (AGI), intellect (INT), reaction (REA) and will (VOL).',
  'WT-3.3': 'A character has one body with what it carries. Its defence (DEF) is the sum of what its protections resist. Each point of DEF above its CON is overload: −1 on its attribute checks.',
  'WT-3.4': 'A body has five attributes. They give REA + 5 action points a turn, ten at most, and as many life points as CON.',
  'WT-3.5': 'A weapon has a cost in action points for each use, damage, and a range in kliks of at most five times the damage. Its checks are of AGI or of INT.',
  'WT-3.6': 'A protection has a resistance, which adds to the DEF of whoever wears it, and a cost in action points to put it on.',
  'WT-A73': 'Physical weapons are used with AGI, all others with INT. The attribute costs nothing.',
  'WT-B09': 'Sniper weapon: rolls of 1, 2 and 3 are criticals on its impact check.',
  'WT-B10': 'Precision weapon: an impact check that is no fumble may be rolled once more.',
  'WT-B17': 'Camouflage: enemies who target the character have −1 on the impact check.',
  'WT-B63': 'Piercing ammunition: the target has 2 less DEF, but at least 1.',
  'WT-B65': 'Super-heavy ammunition: rolls of 1 and 2 are criticals on its damage check.',
  'WT-B69': 'Hawk eye: +1 on the impact check at range.',
  'WT-B89': 'Ultralight: this protection is left out when DEF is compared with CON.',
  'WT-M12': 'Highly visible: ranged attacks on it have +1 on the impact check.',
  'WT-M36': 'Unlucky: 9 and 10 are fumbles.',
  'WT-A45': 'Piercing ammunition takes from the DEF of the target, to no less than 1.',
});
