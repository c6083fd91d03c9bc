import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const checks: Chapter = chapter('wt-checks', 'Checks', {
  'WT-6.1': 'For a check one die is rolled. It passes when it is not above the success value, which is never less than 1 nor more than 10.',
  'WT-6.2': 'A 1 is a critical and passes, a 10 is a fumble and fails, whatever the value.',
  'WT-6.3': 'An attribute check is rolled against the attribute, with everything that helps or hinders.',
  'WT-6.6': 'A combat check is rolled against the attribute that the weapon names, with everything that helps or hinders.',
  'WT-6.7': 'What changes attribute checks reaches the impact check, which is one, and not the damage and defence checks.',
  'WT-12.1': 'A failed will check gives −1 on attribute checks, a fumbled one −3 and ends the activation of who is acting, a critical +3. It lasts to the end of the next activation, and several add up.',
  'WT-12.3': 'The will is checked after hitting the dirt under fire, and when one of the own side explodes nearby.',
  'WT-A32': 'What hinders attribute checks, such as lost life points, reaches the impact check alone.',
  'WT-A62': 'What a will check leaves behind lasts to the end of the activation after the running one, or of the next one where nobody of that name acts.',
});
