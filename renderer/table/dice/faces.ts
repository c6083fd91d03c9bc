import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { drawIcon, type IconName } from '../figures/icons.ts';
import { shared } from '../shared.ts';

export const DIE_KINDS = ['attack', 'defense', 'd20', 'd10'] as const;
export type DieKind = (typeof DIE_KINDS)[number];

/** What is printed on each face, in the order of the solid's faces. Opposite faces of the numbered dice sum to 21 and to 11. */
export const PRINTED: Readonly<Record<DieKind, readonly string[]>> = {
  attack: ['critical', 'failure', 'strike', 'expertise', 'strike', 'expertise', 'failure', 'strike'],
  defense: ['block', 'failure', 'expertise', 'block', 'failure', 'expertise'],
  d20: ['20', '2', '10', '8', '12', '19', '1', '17', '3', '7', '4', '14', '18', '11', '9', '13', '16', '6', '15', '5'],
  d10: ['1', '7', '3', '9', '5', '10', '4', '8', '2', '6'],
};

/** Numbers of the faces that show a result. */
export const facesWith = (kind: DieKind, face: string): readonly number[] => PRINTED[kind].flatMap((printed, i) => (printed === face ? [i] : []));

type Draw = (g: CanvasRenderingContext2D, face: string, x: number, y: number) => void;

const CELL = 128;

const symbols = (names: Readonly<Record<string, IconName>>, size: number, ink: string, strong: string): Draw => (g, face, x, y) => {
  const colour = face === 'critical' || face === 'block' ? strong : face === 'failure' ? `${ink}88` : ink;
  drawIcon(g, names[face]!, x, y, CELL * size, colour, 2.2);
};

/** Numbers `size` of a cell high; 6 and 9 have a line below, so that neither is taken for the other. */
const numbers = (size: number, ink: string, best: string, strong: string): Draw => (g, face, x, y) => {
  g.fillStyle = face === best ? strong : ink;
  g.font = `bold ${CELL * size}px "DejaVu Sans Condensed", "Segoe UI", sans-serif`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  const lined = face === '6' || face === '9';
  const foot = y + CELL * size * (lined ? 0.28 : 0.36);
  g.fillText(face, x, foot);
  if (lined) g.fillRect(x - CELL * size * 0.3, foot + CELL * size * 0.1, CELL * size * 0.6, CELL * size * 0.11);
};

const ATTACK = { critical: 'critical', strike: 'strike', expertise: 'attackExpertise', failure: 'failure' } as const;
const DEFENSE = { block: 'block', expertise: 'defenseExpertise', failure: 'failure' } as const;

/** How each kind of die is painted. */
const LOOKS: Readonly<Record<DieKind, { readonly body: string; readonly draw: Draw }>> = {
  attack: { body: '#e9dfc8', draw: symbols(ATTACK, 0.56, '#221a14', '#b3281c') },
  defense: { body: '#28394d', draw: symbols(DEFENSE, 0.72, '#e6edf2', '#9fd0ff') },
  d20: { body: '#7d1f22', draw: numbers(0.36, '#f4e9d3', '20', '#ffd466') },
  d10: { body: '#32305a', draw: numbers(0.3, '#eeeaff', '10', '#ffd466') },
};

const cellsOf = (kind: DieKind): readonly string[] => [...new Set(PRINTED[kind])];

/** Cells across and down a kind's picture: one for each result, the last one its bare colour. */
export function gridOf(kind: DieKind): { readonly across: number; readonly down: number } {
  const cells = cellsOf(kind).length + 1;
  const across = Math.ceil(Math.sqrt(cells));
  return { across, down: Math.ceil(cells / across) };
}

/** Middle of a face's cell in the picture of its kind; with null of the bare cell. */
export function cellOf(kind: DieKind, face: string | null): readonly [u: number, v: number] {
  const { across, down } = gridOf(kind);
  const cell = face === null ? across * down - 1 : cellsOf(kind).indexOf(face);
  return [((cell % across) + 0.5) / across, 1 - (Math.floor(cell / across) + 0.5) / down];
}

function painted(kind: DieKind): Texture {
  const { across, down } = gridOf(kind);
  const { body, draw } = LOOKS[kind];
  const canvas = document.createElement('canvas');
  canvas.width = CELL * across;
  canvas.height = CELL * down;
  const g = canvas.getContext('2d', { willReadFrequently: true })!;
  g.fillStyle = body;
  g.fillRect(0, 0, canvas.width, canvas.height);
  for (const face of cellsOf(kind)) {
    const [u, v] = cellOf(kind, face);
    draw(g, face, u * canvas.width, (1 - v) * canvas.height);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return shared(texture);
}

const pictures = new Map<DieKind, Texture>();

/** The faces of a kind of die in one picture; painted once and kept from table to table. */
export function facePicture(kind: DieKind): Texture {
  const picture = pictures.get(kind) ?? painted(kind);
  pictures.set(kind, picture);
  return picture;
}
