import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const measuring: Chapter = chapter('measuring', 'Measuring', {
  'SP-MEAS-01': 'Distances are taken as seen from above. How high two objects stand makes no difference.',
  'SP-MEAS-02': 'Height is measured for one purpose only: to compare Elevations.',
  'SP-MEAS-03': 'Use no more than one range tool and one movement tool at once, and nothing else to measure with.',
  'SP-MEAS-04': 'You may measure whenever you wish, also before you decide.',
  'SP-MEAS-05': 'Range tools are for attacks, actions and abilities, and for Push, Pull and Place. Movement tools are for advance, dash, climb and jump.',
  'SP-MEAS-06': 'Begin at the object you measure from: a range tool touches it with one end, a movement tool with its notch. For a character that means the edge of its base, never the figure.',
  'SP-MEAS-07': 'If there is no room to lay a tool down, hold it over the table and judge from above.',
  'SP-MEAS-08': 'One object is within a distance of another if any piece of it is. Measure edge to edge; just touching is enough.',
  'SP-MEAS-09': 'An object is within every range of itself.',
  'SP-MEAS-10': 'A unit is within a distance as soon as one of its characters is.',
  'SP-MEAS-11': 'Between round bases, two characters are within a Range if their centres are no farther apart than that Range plus both radii.',
});
