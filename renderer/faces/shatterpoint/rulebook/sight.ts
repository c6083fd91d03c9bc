import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const sight: Chapter = chapter('sight', 'Line of sight', {
  'SP-LOS-01': 'A character sees an object if at least one straight line runs from some point of its base to the object with nothing in the way.',
  'SP-LOS-02': 'Characters never block the line, nor do Clear parts. Blocked parts do not block it either if the viewer stands on or in them, or if they are at its Elevation or lower.',
  'SP-LOS-03': 'If the object stands on terrain, the line also ignores all parts at the object’s own Elevation or lower.',
  'SP-LOS-04': 'Every other Blocked part blocks the line if its Elevation is higher than the viewer’s.',
  'SP-LOS-05': 'Sight is judged from straight above, between the two bases and past the outlines of the parts that block. A single free line is enough, and grazing an edge is allowed.',
  'SP-LOS-06': 'Sight is judged from the one who looks. Because of terrain a character stands on or in, one may see another without being seen.',
});
