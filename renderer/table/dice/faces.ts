import { CanvasTexture, SRGBColorSpace, type Texture } from 'three';
import { drawIcon, type IconName } from '../figures/icons.ts';

export type DieKind = 'attack' | 'defense';
type DieFace = 'critical' | 'strike' | 'expertise' | 'failure' | 'block';

/** What is printed on each face, in the order of the solid's faces. */
export const PRINTED = {
  attack: ['critical', 'failure', 'strike', 'expertise', 'strike', 'expertise', 'failure', 'strike'],
  defense: ['block', 'failure', 'expertise', 'block', 'failure', 'expertise'],
} as const satisfies Record<DieKind, readonly DieFace[]>;

/** Numbers of the faces that show a result. */
export const facesWith = (kind: DieKind, face: string): readonly number[] => (PRINTED[kind] as readonly string[]).flatMap((printed, i) => (printed === face ? [i] : []));

const ICON: Readonly<Record<DieKind, Readonly<Record<string, IconName>>>> = {
  attack: { critical: 'critical', strike: 'strike', expertise: 'attackExpertise', failure: 'failure' },
  defense: { block: 'block', expertise: 'defenseExpertise', failure: 'failure' },
};

const CELL = 128;
/** Cells across and down the picture; the first row is the attack die, the second the defense die, the last cell of each its bare colour. */
const ACROSS = 8;
const CELLS: Readonly<Record<DieKind, readonly DieFace[]>> = { attack: ['critical', 'strike', 'expertise', 'failure'], defense: ['block', 'expertise', 'failure'] };
const COAT = { attack: { body: '#e9dfc8', ink: '#221a14', strong: '#b3281c' }, defense: { body: '#28394d', ink: '#e6edf2', strong: '#9fd0ff' } } as const;

/** Middle of a face's cell in the picture. */
export function cellOf(kind: DieKind, face: string | null): readonly [u: number, v: number] {
  const column = face === null ? ACROSS - 1 : (CELLS[kind] as readonly string[]).indexOf(face);
  return [(column + 0.5) / ACROSS, kind === 'attack' ? 0.75 : 0.25];
}

/** Size of a cell in the picture, as a share of its width and height. */
export const CELL_SIZE = [1 / ACROSS, 1 / 2] as const;

export function facePicture(): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = CELL * ACROSS;
  canvas.height = CELL * 2;
  const g = canvas.getContext('2d', { willReadFrequently: true })!;
  for (const [row, kind] of (['attack', 'defense'] as const).entries()) {
    const coat = COAT[kind];
    g.fillStyle = coat.body;
    g.fillRect(0, row * CELL, canvas.width, CELL);
    for (const [column, face] of CELLS[kind].entries()) {
      const size = CELL * (kind === 'attack' ? 0.56 : 0.72);
      drawIcon(g, ICON[kind][face]!, (column + 0.5) * CELL, (row + 0.5) * CELL, size, face === 'critical' || face === 'block' ? coat.strong : face === 'failure' ? `${coat.ink}88` : coat.ink, 2.2);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
