import { readSetup, type MiniaturesSetup } from '../miniatures/setup.ts';
import { SQUARE } from '../space/ground/grid.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { boxTerrain, type BoxSpec } from './terrain.ts';

const box = (id: string, x: readonly [number, number], z: readonly [number, number], top: number, more: Partial<BoxSpec> = {}): BoxSpec => ({ id, sight: 'blocked', move: 'impassable', x, z, bottom: 0, top, ...more });

/** A small yard of buildings, walls and low crates, 24 inches square: enough of everything for matches that end soon. */
export const yard = (): Terrain =>
  boxTerrain({
    size: [609.6, 609.6],
    boxes: [
      box('hall', [-120, 60], [-60, 60], 90),
      box('shed', [130, 220], [-180, -80], 45),
      box('tower', [-230, -160], [90, 160], 180),
      box('wall', [90, 100], [40, 200], 60, { surface: false }),
      box('fence', [-200, -60], [-160, -150], 30, { low: true, surface: false }),
      box('crates', [-20, 40], [130, 170], 25, { low: true }),
      box('crates-east', [180, 240], [30, 70], 25, { low: true }),
    ],
  });

/** A full table of 36 inches with two floors, for Shatterpoint: blocks in the four quarters, gantries over them, ladders up. It holds every mission's objectives (SP-FIELD-05). */
export const plaza = (): Terrain =>
  boxTerrain({
    boxes: [
      box('north-west', [-330, -230], [-300, -186], 90),
      box('south-east', [230, 330], [186, 300], 90),
      box('north-east', [210, 330], [-320, -186], 90),
      box('south-west', [-330, -210], [186, 320], 90),
      box('wall-west', [-200, -195], [-60, 60], 60, { surface: false }),
      box('wall-east', [195, 200], [-60, 60], 60, { surface: false }),
      box('crates-north', [-30, 30], [-232, -192], 30, { low: true }),
      box('crates-south', [-30, 30], [192, 232], 30, { low: true }),
      box('gantry-north', [-230, 210], [-290, -236], 90, { bottom: 86, move: 'passable', sight: 'clear' }),
      box('gantry-south', [-210, 230], [236, 290], 90, { bottom: 86, move: 'passable', sight: 'clear' }),
    ],
    ingress: [
      { id: 'ladder-north', points: [[-280, -156, 0], [-280, -216, 90]] },
      { id: 'ladder-south', points: [[280, 156, 0], [280, 216, 90]] },
      { id: 'ladder-east', points: [[270, -156, 0], [270, -216, 90]] },
      { id: 'ladder-west', points: [[-270, 156, 0], [-270, 216, 90]] },
    ],
  });

/** A Miniatures fight at close quarters: melee fighters on few large squares, so that leaving an enemy's side is common. */
export const brawl = {
  table: (): Terrain => boxTerrain({ size: [380, 380], boxes: [box('block', [-35, 35], [-35, 35], 60), box('crates', [80, 110], [-20, 20], 25, { low: true })] }),
  setup: (): MiniaturesSetup =>
    readSetup({ table: 'brawl', teams: [{ name: 'Rebels', figures: ['chewbacca', 'ewok', 'ewok'] }, { name: 'Hunters', figures: ['dengar', 'ewok', 'scout-trooper'] }], square: SQUARE.inchAndHalf, deployRows: 3 }),
};
