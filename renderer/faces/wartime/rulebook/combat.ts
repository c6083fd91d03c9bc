import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const combat: Chapter = chapter('wt-combat', 'Shots', {
  'WT-9.1': 'A shot begins with an impact check. If it hits, a damage check follows. Damage above DEF wounds at once; otherwise a defence check against DEF decides.',
  'WT-9.6': 'A target must be within the range of the weapon and in the line of fire.',
  'WT-9.10': 'Scenery and miniatures in the line of fire are cover when more than half of the target is hidden: half of what they resist is added to its DEF. Several add up. Behind total cover nothing can be seen.',
  'WT-9.11': 'A missed shot with something in its way may hit that instead: a chance of 30 percent.',
  'WT-9.13': 'A critical impact ignores cover. A critical damage check doubles the damage. Both at once, if they beat DEF, tear the target apart, and its own side within three times its MOV checks its will.',
  'WT-9.14': 'A casualty is taken off the table.',
  'WT-9.16': 'With life points, of which there are as many as CON, a wound takes off the damage above DEF, at least one. Each lost one is −1 on attribute checks. At none a character is a casualty.',
  'WT-A31': 'Damage that does not beat DEF costs one life point when the defence check fails.',
  'WT-A33': 'The success value of a damage check is at most 10; the damage that is compared with DEF is not bounded.',
  'WT-A38': 'A miniature is cover only where it hides more than half of the target by itself. A friend in the line of fire bars the shot. Halves are rounded up for each thing.',
  'WT-A39': 'A stray shot hits the first thing in its way, and a damage check is made against it. Scenery takes no harm here.',
  'WT-A43': 'Whoever is torn apart cows its own side, within three times its MOV of its base.',
  'WT-A98': 'The hidden share is what the eyes of the shooter do not see of the target’s whole outline. More than half is cover, all of it is total cover.',
});
