/** The contact sheet of what lies on the table beside terrain and figures: objectives, rims, chips and dice. */
import { Color, Group, Matrix4, Mesh, MeshStandardMaterial, Scene, Vector3 } from 'three';
import { objectiveParts } from '../table/Objectives.tsx';
import { linear, PATTERNS, SIDE_COLOURS } from '../table/palette.ts';
import { DIE_KINDS, facePicture, PRINTED, type DieKind } from '../table/dice/faces.ts';
import { dieGeometry, restHeight } from '../table/dice/solid.ts';
import { flat } from '../table/dice/turns.ts';
import { CHIP_NAMES, chipCell, badgeCells, objectiveCell, Tokens } from '../table/figures/tokens.ts';
import type { Palette } from '../match/settings.ts';
import { seatLetter } from '../words/seats.ts';
import { lights, paperOf, rim, shoot } from './studio.ts';

const [WIDE, HIGH, LABEL] = [1200, 210, 22];
/** Distance (mm) between two things in a row. */
const APART = 34;
const AWAY = new Vector3(0, 0, -1);
const PALETTES = Object.keys(SIDE_COLOURS) as readonly Palette[];

const inRow = (i: number, all: number): number => (i - (all - 1) / 2) * APART;

/** Nobody's, idle and active, then each side's, then one that stands out. */
function objectives(palette: Palette): Group {
  const { pucks, faces, geometry, sides, anchor, look } = objectiveParts();
  for (const [seat, { bright }] of SIDE_COLOURS[palette].entries()) {
    const { r, g, b } = linear(bright);
    sides[seat]!.set(r, g, b);
  }
  const shown = [[0, 0, 0], [1, 0, 0], ...PATTERNS.map((_, seat) => [1, seat + 1, 0]), [1, 1, 1]] as const;
  for (const [i, [lit, owner, crowned]] of shown.entries()) {
    const x = inRow(i, shown.length) * 1.2;
    pucks.setMatrixAt(i, new Matrix4().makeTranslation(x, 0, 0));
    anchor.setXYZ(i, x, 3.1, 0);
    look.setXYZW(i, lit!, owner!, crowned!, 0);
  }
  pucks.count = geometry.instanceCount = shown.length;
  return new Group().add(pucks, faces);
}

async function rims(): Promise<Group> {
  const group = new Group();
  const all = [40, 50].flatMap((size) => PATTERNS.map((_, seat) => [size, seat] as const));
  for (const [i, [size, seat]] of all.entries()) {
    const one = await rim(size, seatLetter(seat));
    one.position.x = inRow(i, all.length) * 1.7;
    group.add(one);
  }
  return group;
}

/** Every chip, every side's badge with a number, every hologram. */
function chips(palette: Palette): Group {
  const tokens = new Tokens(palette);
  const cells = [
    ...CHIP_NAMES.map((name) => [[chipCell(name), 0] as const]),
    ...PATTERNS.map((_, seat) => badgeCells(seat, String(seat + 1))),
    ...[null, ...PATTERNS.keys()].map((owner) => [[objectiveCell(owner), 0] as const]),
  ];
  for (const [i, drawn] of cells.entries()) {
    for (const [cell, right] of drawn) tokens.add(inRow(i, cells.length) * 0.5, 0, 0, right * 14, 0, 14, cell);
  }
  tokens.commit();
  return new Group().add(tokens.mesh);
}

/** Every face of a kind of die, up. */
function dice(kind: DieKind): Group {
  const group = new Group();
  const faces = [...new Set(PRINTED[kind])];
  const paint = new MeshStandardMaterial({ map: facePicture(kind), roughness: 0.4 });
  for (const [i, face] of faces.entries()) {
    const die = new Mesh(dieGeometry(kind), paint);
    die.quaternion.copy(flat(kind, face, AWAY));
    die.position.set(inRow(i, faces.length), restHeight(kind), 0);
    group.add(die);
  }
  return group;
}

/** Draws the sheet and gives it as a PNG data address. */
export async function tokens(): Promise<string> {
  const rows: readonly (readonly [label: string, things: Group, far: number, above: number])[] = [
    ...PALETTES.map((palette) => [`objectives, ${palette}`, objectives(palette), 160, 0.7] as const),
    ['rims of 40 and 50 mm', await rims(), 300, 0.7],
    ...PALETTES.map((palette) => [`chips, ${palette}`, chips(palette), 230, 0.4] as const),
    ...DIE_KINDS.map((kind) => [`dice: ${kind}`, dice(kind), kind === 'd20' ? 350 : kind === 'd10' ? 180 : 130, 1.6] as const),
  ];
  const [canvas, paper] = paperOf(WIDE, (HIGH + LABEL) * rows.length);
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, [label, group, far, above]] of rows.entries()) {
    const scene = new Scene();
    scene.background = new Color('#3b4048');
    scene.add(lights(), group);
    paper.drawImage(shoot(scene, 0, WIDE, HIGH, { far, at: 6, above }), 0, row * (HIGH + LABEL));
    paper.fillStyle = '#111111';
    paper.font = '15px sans-serif';
    paper.fillText(label, 6, row * (HIGH + LABEL) + HIGH + 16);
  }
  return canvas.toDataURL('image/png');
}
