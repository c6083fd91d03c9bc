import { chapter, type Chapter } from '../../../rulebook/chapter.ts';

export const terrain: Chapter = chapter('terrain', 'Terrain', {
  'SP-TERR-01': 'A piece of terrain has one or more parts. Every part has an Elevation, is Clear or Blocked, and is Passable or Impassable; the parts of one piece may differ.',
  'SP-TERR-02': 'Clear parts leave the line of sight free at any height. Blocked parts may block it.',
  'SP-TERR-03': 'You can move through and beneath Passable parts. You have to go around, over or under Impassable ones.',
  'SP-TERR-04': 'A gantry is Clear and Passable, a ladder Clear and Impassable, a wall or building Blocked and Impassable. Tall pieces and balconies have several parts at different Elevations.',
});
