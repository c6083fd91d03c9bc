import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const keywords: Chapter = chapter('keywords', 'Keywords', {
  'SP-KEY-01': 'Immunity [condition]: the unit cannot have that condition, and loses it if it has it on becoming immune.',
  'SP-KEY-02': 'Giving an immune unit the condition does nothing at all; it suffers no damage in its place.',
  'SP-KEY-03': 'Impact [X]: when the character makes a focus action, its next melee attack rolls X dice more, on top of the focus die.',
  'SP-KEY-04': 'Sharpshooter [X]: when the character makes a focus action, its next ranged attack rolls X dice more, on top of the focus die.',
  'SP-KEY-05': 'Dice of Impact and Sharpshooter that were not used are gone when the activation ends.',
  'SP-KEY-06': 'Protection: when the character is attacked, take 1 damage out of the pool, if there is any, before its unit suffers it.',
  'SP-KEY-07': 'Scale: the character may climb whenever it would advance or dash, but not while an engagement forbids climbing.',
  'SP-KEY-08': 'Steadfast: the first Shove an attacker takes from the combat tree does not move this defender. Shoves from charts and abilities do.',
});
